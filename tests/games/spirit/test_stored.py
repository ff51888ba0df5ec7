"""Positions that stand in databases, as earlier versions wrote them."""

from __future__ import annotations

from typing import Any

import pytest

from kabuto.games.spirit import GAME
from kabuto.kernel import CorruptRecord, load_foreign

from .positions import make_position

SAMURAI = "kanbei gorobei kikuchiyo daisuke"
IN_TURN = {"samurai": SAMURAI, "line": {"A": "B6-05"}, "token": {"B": "A"}}
MOVED = {
    "samurai": "daisuke katsushiro heihachi gorobei",
    "line": {"A": "P4-03 P1-07"},
    "top": "P3-06",
}
IN_KIAI = {"samurai": SAMURAI, "line": {"A": "B6-03"}, "top": "P3-13"}


def write_seats_as_numbers(position: dict[str, Any]) -> int:
    """What automatic steps looked like before their seats had letters; how many there were."""
    automatic = {step.__name__ for step in GAME.steps if step.sort == 0}
    old = [s for s in position["state"]["stack"] if s["step"] in automatic and "seat" in s]
    for step in old:
        step["seat"] = "ABCDEFGH".index(step["seat"])
    return len(old)


def test_automatic_steps_with_a_number_for_a_seat_are_read() -> None:
    kiai, _ = make_position(IN_KIAI)
    kiai, _ = GAME.apply(kiai, 0, "fight")
    assert type(kiai.stack[-1]).__name__ == "UseKiai"
    for g in (make_position(IN_TURN)[0], kiai):
        position = GAME.position(g)
        assert write_seats_as_numbers(position) > 0
        assert GAME.load(position) == g


def test_where_a_moved_card_came_from_is_a_seat_and_was_a_number() -> None:
    g, _ = make_position(MOVED)
    for text in ("fight", "confront", "use", "move A B"):
        g, _ = GAME.apply(g, 0, text)
    position = GAME.position(g)
    (step,) = [s for s in position["state"]["stack"] if s["step"] == "ChooseSide"]
    assert step["source"] == "A"
    for number in (0, True, 77, -1):
        step["source"] = number
        if number == 0:
            assert GAME.load(position) == g
            continue
        with pytest.raises(CorruptRecord):
            load_foreign(GAME, position)


def test_a_position_that_names_every_field_is_read() -> None:
    g, _ = make_position(IN_TURN)
    position = GAME.position(g)
    assert "struck" not in position["state"]
    position["state"] |= {"struck": [], "gone": [], "must_pass": False, "fallen": "-"}
    assert GAME.load(position) == g
