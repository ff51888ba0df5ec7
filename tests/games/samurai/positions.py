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
from kabuto.kernel import SEAT, Game, Stack

GAME: Game[Samurai] = load_game("samurai")
KEY = bytes(range(32))
DEALT: dict[str, object] = {"starting_hand": "random", "figure_placement": "random"}


def start_dealt(seats: int = 2, key: bytes = KEY, **options: Any) -> Samurai:
    """The first turn of a game whose hands and figures come by chance."""
    return GAME.start(seats, GAME.read_options(seats, {**DEALT, **options}), key)


def make_position(vector: dict[str, Any]) -> Samurai:
    """A turn about to be played, as a vector describes it."""
    g = start_dealt(vector.get("seats", 2), **vector.get("options", {}))
    _stand_figures(g, vector)
    for line in vector.get("laid", []):
        seat, token, hex_ = line.split()
        g.lay(SEAT.number(seat), TOKEN.number(token), HEX.number(hex_))
    if "fill_land" in vector:
        _fill_land(g, HEX.number(vector["fill_land"]))
    turn = SEAT.number(vector.get("turn", "A"))
    if "hand" in vector:
        g.hand[turn] = sorted(read_tokens(vector["hand"]))
    if "supply" in vector:
        g.supply[turn] = read_tokens(vector["supply"])[::-1]  # the next one first
    for seat in vector.get("out", ""):
        g.hand[SEAT.number(seat)], g.supply[SEAT.number(seat)] = [], []
    g.aside = vector.get("aside", [0, 0, 0])
    g.stack = Stack()
    g.push(Turn(turn))
    GAME._advance(g)
    return g


def read_tokens(text: str) -> list[int]:
    return [TOKEN.number(token) for token in text.split()]


def offer_texts(g: Samurai) -> list[str]:
    """What is on offer to the one seat that is asked."""
    (seat,) = GAME.deciders(g)
    return [move.text for move in GAME.offer(g, seat)]


def play_texts(g: Samurai, *lines: str) -> Samurai:
    """The state after moves written as seat and text."""
    for line in lines:
        seat, _, text = line.partition(" ")
        g, _ = GAME.apply(g, SEAT.number(seat), text)
    return g


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
