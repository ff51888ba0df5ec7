"""Why a move is refused: the reason of its rule, in four languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kabuto.cli.speech import Speech
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import SEAT, NotOnOffer
from kabuto.kernel.steps import AUTOMATIC
from kabuto.words.loader import LANGUAGES
from tests.games.samurai.positions import GAME, KEY, make_position

PATH = Path(__file__).parents[2] / "vectors" / "reasons" / "samurai.toml"
ROWS: list[dict[str, Any]] = tomllib.loads(PATH.read_text("utf-8"))["reason"]


def start(row: dict[str, Any]) -> Samurai:
    if row.get("new"):
        return GAME.start(2, GAME.read_options(2, row.get("options", {})), KEY)
    return make_position(row)


def play(g: Samurai, line: str) -> Samurai:
    seat, _, text = line.partition(" ")
    return GAME.apply(g, SEAT.number(seat), text)[0]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['step']}: {row['move']}" for row in ROWS])
def test_a_refusal_says_why(row: dict[str, Any]) -> None:
    g = start(row)
    for line in row.get("play", []):
        g = play(g, line)
    assert type(g.stack[-1]).__name__ == row["step"]
    with pytest.raises(NotOnOffer) as refused:
        play(g, row["move"])
    args = {n: v for n, v in refused.value.args_by_name.items() if n not in ("move", "rule")}
    said = " ".join([refused.value.key, *(f"{name}={value}" for name, value in args.items())])
    assert said == f"refused-{row['says']}"
    for language in LANGUAGES:
        sentence = Speech(language, GAME, ["Ann", "Bo"]).refusal(refused.value)
        assert "refused" not in sentence
        assert "{" not in sentence


def test_every_question_has_a_reason_that_is_tested() -> None:
    asked = {step.__name__ for step in GAME.steps if step.sort != AUTOMATIC}
    assert {row["step"] for row in ROWS} == asked
