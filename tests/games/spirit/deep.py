"""Starts deep in the game, and weights that keep samurai alive: random play dies in round 1."""

from __future__ import annotations

from random import Random

from kabuto.games.spirit import GAME
from kabuto.games.spirit.state import Spirit
from kabuto.games.spirit.turn import StartRound
from kabuto.kernel import Stack
from tests import laws

SEATS = list(GAME.seats)
WEIGHTS = {
    "pass": 0.04,
    "support": 0.3,
    "defend": 4.0,
    "confront": 0.6,
    "decline": 0.4,
}


def draw_options(rng: Random, **fixed: object) -> dict[str, object]:
    """Any option; seats of samurai without doubles."""
    drawn = laws.draw_options(GAME, rng)
    taken = ["dealt"]
    for letter in "abcdefg":
        name = f"samurai_{letter}"
        if rng.random() < 0.5 or drawn[name] in taken:
            drawn[name] = "dealt"
        taken.append(drawn[name])
    return drawn | fixed


def start_in_round(number: int, seats: int, options: dict[str, object], rng: Random) -> Spirit:
    """A new game whose first rounds have gone by without harm, everybody half wounded."""
    g = GAME.start(seats, GAME.read_options(seats, options), rng.randbytes(32))
    if number == 1:
        return g
    for later in range(2, number + 1):
        for card in g.raiders:
            g.met[card] = True
        g.stack = Stack()
        StartRound(later).run(g)
    first, *_ = g.stack
    g.stack = Stack([*(StartRound(later) for later in range(3, number, -1)), first])
    g.wounded = [rng.random() < 0.5 for _ in range(seats)]
    g.animal = [rng.random() < 0.3 for _ in range(seats)]
    g.families_known = g.options.level.family_bonuses
    GAME._advance(g)
    return g


def play_in_round(number: int, rng: Random, seats: int, **fixed: object) -> laws.Play:
    options = draw_options(rng, **fixed)
    if number == 1:
        return laws.Play(seats, options, WEIGHTS)
    return laws.Play(
        seats, options, WEIGHTS, lambda _, r: start_in_round(number, seats, options, r)
    )
