"""What was told, added up, is the change of the table: in whole games with every module."""

from __future__ import annotations

from random import Random

import pytest

from kabuto.games.empires import GAME
from tests import laws

from .told import compare_told

EAGER = {"train": 8.0, "all": 8.0, "skip": 0.2, "done": 0.2, "explore": 4.0, "thin": 4.0}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("dojos", [False, True])
def test_events_add_up_to_the_change(seats: int, dojos: bool) -> None:
    rng = Random(seats)
    options = laws.draw_options(GAME, rng, dojos=dojos, mountains=True, agendas=True)
    play = laws.Play(seats, options, EAGER)
    g = laws.begin(GAME, play, rng)
    decisions = 0
    while not g.is_over:
        seat = rng.choice(GAME.deciders(g))
        move = laws.choose(GAME, g, seat, play, rng)
        after, events = GAME.apply(g, seat, move.text)
        compare_told(g, after, events)
        g = after
        decisions += 1
    assert decisions > 60
