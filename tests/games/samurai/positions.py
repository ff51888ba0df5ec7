"""Positions of Samurai from the vectors' data."""

from __future__ import annotations

from typing import Any

from kabuto.games import load_game
from kabuto.games.samurai.components import (
    CONTENTS,
    EMPTY,
    FIGURE,
    FIGURES,
    HEX,
    SETTLEMENT,
    TOKEN,
    figures_of,
)
from kabuto.games.samurai.state import Samurai
from kabuto.games.samurai.turn import Turn
from kabuto.kernel import SEAT, Stack

GAME = load_game("samurai")
KEY = bytes(range(32))


def make_position(vector: dict[str, Any]) -> Samurai:
    """A turn about to be played, as a vector describes it."""
    given = {"starting_hand": "random", "figure_placement": "random", **vector.get("options", {})}
    seats = vector.get("seats", 2)
    g: Samurai = GAME.start(seats, GAME.read_options(seats, given), KEY)
    _stand_figures(g, vector)
    for line in vector.get("laid", []):
        seat, token, hex_ = line.split()
        g.lay(SEAT.number(seat), TOKEN.number(token), HEX.number(hex_))
    if "fill_land" in vector:
        _fill_land(g, HEX.number(vector["fill_land"]))
    turn = SEAT.number(vector.get("turn", "A"))
    if "hand" in vector:
        g.hand[turn] = read_tokens(vector["hand"])
    if "supply" in vector:
        g.supply[turn] = read_tokens(vector["supply"])
    g.aside = [vector.get("aside", 0), 0, 0]
    g.stack = Stack()
    g.push(Turn(turn))
    GAME._advance(g)
    return g


def read_tokens(text: str) -> list[int]:
    return sorted(TOKEN.number(token) for token in text.split())


def _stand_figures(g: Samurai, vector: dict[str, Any]) -> None:
    named = {SETTLEMENT.number(s): held for s, held in vector.get("figures", {}).items()}
    for s in g.board.settlements:
        if s in named:
            g.figures[s] = EMPTY if named[s] == "-" else FIGURES.number(named[s])
        elif vector.get("empty_others"):
            g.figures[s] = EMPTY
        elif "no_other" in vector:
            gone = FIGURE.number(vector["no_other"])
            g.figures[s] = figures_of([kind for kind in CONTENTS[g.figures[s]] if kind != gone])


def _fill_land(g: Samurai, free: int) -> None:
    """Every land hex but one holds a slow token, by turns of A and B; A's is next to Choshi too."""
    for number, hex_ in enumerate(h for h in g.board.land if h != free):
        own = number % 2 == 0 or hex_ == HEX.number("2,-1")
        g.lay(0 if own else 1, TOKEN.number("H2" if own else "B2"), hex_)
