"""Moves name seats that there are, and tell who gives from who takes."""

from __future__ import annotations

import pytest

from kabuto.games.spirit.moves import MOVES
from kabuto.kernel import Unreadable


@pytest.mark.parametrize("verb", ["support", "give", "heal", "strike"])
def test_seven_can_be_helped_and_no_eighth(verb: str) -> None:
    assert MOVES.parse(f"{verb} A").args == (0,)
    assert MOVES.parse(f"{verb} G").args == (6,)
    with pytest.raises(Unreadable):
        MOVES.parse(f"{verb} H")


@pytest.mark.parametrize("verb", ["move", "lend"])
@pytest.mark.parametrize("seats", ["A H", "H A", "H H"])
def test_nothing_goes_to_or_from_an_eighth(verb: str, seats: str) -> None:
    with pytest.raises(Unreadable):
        MOVES.parse(f"{verb} {seats}")


def test_a_card_may_stay_where_it_lies_and_a_talent_is_lent_to_another() -> None:
    assert MOVES.parse("move G G").args == (6, 6)
    assert MOVES.parse("lend G F").args == (6, 5)
    with pytest.raises(Unreadable):
        MOVES.parse("lend G G")
