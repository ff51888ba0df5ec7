"""Why a move is refused: the reason of its rule, in four languages."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from kabuto.cli.speech import Speech
from kabuto.games.sword import GAME
from kabuto.games.sword.state import Sword
from kabuto.kernel import SEAT, NotOnOffer
from kabuto.kernel.steps import AUTOMATIC
from kabuto.words.loader import LANGUAGES
from tests.fluent import words_of
from tests.games.sword.positions import VECTORS, lay_out

ROWS: list[dict[str, Any]] = tomllib.loads((VECTORS / "reasons" / "sword.toml").read_text("utf-8"))[
    "reason"
]
NAMES = ["Ann", "Bo", "Chen", "Dara", "Emi", "Farid", "Goro", "Hana"]

ON_THE_PAGE = {"refused-no-answer"}
"""What a card is told that no move of the question could name."""


def reach(row: dict[str, Any]) -> Sword:
    """The table of a row after what was played."""
    g = lay_out(row)
    for line in row.get("moves", []):
        g = play(g, line)
    return g


def play(g: Sword, line: str) -> Sword:
    seat, _, text = line.partition(" ")
    return GAME.apply(g, SEAT.number(seat), text)[0]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['step']}: {row['says']}" for row in ROWS])
def test_a_refusal_says_why(row: dict[str, Any]) -> None:
    g = reach(row)
    assert type(g.stack[-1]).__name__ == row["step"]
    with pytest.raises(NotOnOffer) as refused:
        play(g, row["refused"])
    args = {n: v for n, v in refused.value.args_by_name.items() if n not in ("move", "rule")}
    said = " ".join([refused.value.key, *(f"{name}={value}" for name, value in args.items())])
    assert said == f"refused-{row['says']}"
    for language in LANGUAGES:
        sentence = Speech(language, GAME, NAMES[: g.seats]).refusal(refused.value)
        assert "refused" not in sentence
        assert "{" not in sentence


def test_every_question_has_a_reason_that_is_tested() -> None:
    asked = {step.__name__ for step in GAME.steps if step.sort != AUTOMATIC}
    assert {row["step"] for row in ROWS} == asked


def test_every_reason_is_tested() -> None:
    words = words_of("sword", "en").variables
    written = {key for key in words if key.startswith("refused-") and "-box-" not in key}
    said = {f"refused-{row['says'].split()[0]}" for row in ROWS}
    assert said == written - ON_THE_PAGE | {"refused-not-asked"}


@pytest.mark.parametrize(
    "row", [row for row in ROWS if "lists" in row], ids=lambda row: row["step"]
)
def test_what_cannot_be_played_is_listed(row: dict[str, Any]) -> None:
    g = reach(row)
    (seat, *_) = GAME.deciders(g)
    assert [move.text for move, _ in GAME.list_ruled_out(g, seat)] == row["lists"]
