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
        seats = row.get("seats", 2)
        return GAME.start(seats, GAME.read_options(seats, row.get("options", {})), KEY)
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


SHORT_OF_HELMETS = [
    *("A put helmet -3,4", "B put buddha -3,4", "A put helmet 0,-4", "B put rice 0,-4"),
    *("A put helmet -9,9", "B put helmet -8,7", "A put helmet -6,6", "B put helmet -5,4"),
]
FOUR_SETTLEMENTS = {
    "figures": {"-4,6": "rice", "-3,4": "helmet+buddha", "2,-2": "rice", "2,0": "helmet"},
    "empty_others": True,
    "hand": "FX H2",
}
DRAFT = {"new": True, "options": {"starting_hand": "random"}}
OWN_TOKENS = ["A S3 1,0", "A N1 0,-1", "A TX 1,-1", "B R2 0,1"]


@pytest.mark.parametrize(
    ("position", "plays", "listed"),
    [
        ({"hand": "H2 K1"}, [], {"end": "must-place"}),
        (
            {"hand": "H2 S3 K1 TX FX N1"},
            ["A place H2 1,0"],
            {"place S3 -9,8": "slow-token-used", "lift -9,8": "slow-token-used"},
        ),
        (
            {"hand": "TX FX H2", **{k: FOUR_SETTLEMENTS[k] for k in ("figures", "empty_others")}},
            [],
            {"end": "must-place", "lift -9,8": "nothing-to-lift"},
        ),
        (
            {
                "hand": "FX H2",
                "figures": {"0,0": "helmet+buddha+rice", "2,0": "rice"},
                "empty_others": True,
            },
            [],
            {
                "end": "must-place",
                "swap helmet 0,0": "no-partner",
                "swap buddha 0,0": "no-partner",
            },
        ),
        (
            {"hand": "TX H2", "laid": OWN_TOKENS},
            [],
            {"end": "must-place", "lift 0,-1": "token-stays", "lift 1,-1": "token-stays"},
        ),
        (FOUR_SETTLEMENTS, ["A swap buddha -3,4"], {"with helmet 2,0": "two-alike"}),
        (
            DRAFT,
            ["A put buddha -3,4"],
            {"put buddha -3,4": "city-holds-it"},
        ),
        (
            DRAFT,
            ["A put helmet -3,4", "B put buddha -3,4", "A put buddha 0,-4"],
            {"put helmet 0,-4": "cities-must-differ", "put buddha 0,-4": "city-holds-it"},
        ),
        (DRAFT, SHORT_OF_HELMETS[:4], {}),
        (DRAFT, SHORT_OF_HELMETS, {"put helmet -4,6": "no-figure-left"}),
    ],
)
def test_what_is_ruled_out_is_listed_with_its_reason(
    position: dict[str, Any], plays: list[str], listed: dict[str, str]
) -> None:
    g = start(position)
    for line in plays:
        g = play(g, line)
    (seat,) = GAME.deciders(g)
    found = {move.text: event.key for move, event in GAME.list_ruled_out(g, seat)}
    assert found == {text: f"refused-{key}" for text, key in listed.items()}
