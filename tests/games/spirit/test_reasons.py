"""Why a move is refused, and what is listed with its reason: in four languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from kabuto.cli.speech import Speech
from kabuto.games.spirit import GAME
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import SEAT, NotOnOffer, Refusal
from kabuto.kernel.steps import AUTOMATIC
from kabuto.words.loader import LANGUAGES

from .positions import Vector, make_position

TESTS = Path(__file__).parents[2]
WORDS = TESTS.parent / "src/kabuto/games/spirit/words/en.ftl"
VECTORS = tomllib.loads((TESTS / "vectors/reasons/spirit.toml").read_text("utf-8"))
ROWS: list[Vector] = VECTORS["reason"]
LISTS: list[Vector] = VECTORS["list"]


def reach(vector: Vector) -> Spirit:
    g, _ = make_position(vector)
    for line in vector.get("play", []):
        g = play(g, line)
    return g


def play(g: Spirit, line: str) -> Spirit:
    seat, _, text = line.partition(" ")
    return GAME.apply(g, SEAT.number(seat), text)[0]


def write_out(key: str, args: Mapping[str, object]) -> str:
    told = [f"{name}={value}" for name, value in args.items() if name not in ("move", "rule")]
    return " ".join([key.removeprefix("refused-"), *told])


def say_in_all(refusal: Refusal) -> list[str]:
    names = ["Ann", "Bo", "Cy", "Di"]
    return [Speech(language, GAME, names).refusal(refusal) for language in LANGUAGES]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['step']}: {row['move']}" for row in ROWS])
def test_a_refusal_says_why(row: Vector) -> None:
    g = reach(row)
    assert type(g.stack[-1]).__name__ == row["step"]
    with pytest.raises(NotOnOffer) as refused:
        play(g, row["move"])
    assert write_out(refused.value.key, refused.value.args_by_name) == row["says"]
    for sentence in say_in_all(refused.value):
        assert "refused" not in sentence
        assert "{" not in sentence


def test_every_question_has_a_reason_that_is_tested() -> None:
    asked = {step.__name__ for step in GAME.steps if step.sort != AUTOMATIC}
    assert asked - {"StoppedAlone"} == {row["step"] for row in ROWS}


def test_every_reason_that_has_words_is_given() -> None:
    given = {row["says"].partition(" ")[0] for row in ROWS}
    assert given == set(re.findall(r"^refused-([\w-]+) =", WORDS.read_text("utf-8"), re.MULTILINE))


# --- what is listed ---------------------------------------------------------------------------


def list_ruled_out(vector: Vector) -> list[str]:
    g = reach(vector)
    (seat,) = GAME.deciders(g)
    ruled_out = GAME.list_ruled_out(g, seat)
    return [f"{move.text}: {write_out(reason.key, reason.args)}" for move, reason in ruled_out]


@pytest.mark.parametrize("row", LISTS, ids=lambda row: row["id"])
def test_what_one_would_look_for_is_listed_with_its_reason(row: Vector) -> None:
    assert list_ruled_out(row) == row["ruled_out"]
