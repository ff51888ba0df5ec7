"""What a sensible player of Samurai looks at: margins, gaps in the ring, and which figures still count.

Everything is read from the View. A place is worth the change it makes to the odds of each figure next to
it, less what the token would be worth later.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from kabuto.kernel import Move, Sight

from .components import (
    ALL_KINDS,
    ARE_DISTINCT,
    ASIDE_LIMIT,
    BOARDS,
    CONTENTS,
    FIGURE,
    FIGURE_EXCHANGE,
    IS_FAST,
    IS_LAND,
    STRENGTH,
    TOKEN,
    TOKEN_EXCHANGE,
    WITH_FIGURE,
    WITHOUT_FIGURE,
    Board,
)
from .count import count_outcome
from .moves import END, LIFT, PLACE, PUT, RELAY, SWAP, TAKE, WITH
from .state import find_strictly_first
from .view import View

STARTING_HAND = [TOKEN.number(name) for name in ("H3", "B3", "R3", "S3", "N1")]
"""One strong token for each kind, one for all, one that is fast."""

FAR = 24
"""Margins of influence beyond this are all the same."""

# By empty land hexes around a settlement: what the first to reach out risks, and how steeply odds rise.
_NEED = [0.0, 2.4, -0.6, 0.6, 0.2, 0.2, 0.2]
_WIDTH = [1.0, 1.5, 2.4, 3.0, 3.6, 4.2, 4.8]


def _odds(margin: int, gaps: int) -> float:
    """How likely a figure is mine in the end, when the others are to move."""
    if gaps == 0:
        return float(margin > 0)
    return 1 / (1 + exp((_NEED[gaps] - margin) / _WIDTH[gaps]))


def _make_worth(players: int) -> list[list[float]]:
    """WORTH[gaps][margin + FAR]: from -1 (certainly a rival's, of one) to 1 (certainly mine)."""
    loss = 1 / (players - 1)
    margins = range(-FAR, FAR + 1)
    table = [[(1 + loss) * _odds(m, gaps) - loss for m in margins] for gaps in range(len(_NEED))]
    table[0][FAR] = 0.0  # a tie: aside, nobody's
    return table


WORTH = {players: _make_worth(players) for players in BOARDS}
# What a token may still do later: strong and fast ones are kept for where they decide.
KEEP = [0.012 * sum(STRENGTH[token]) + 0.1 * IS_FAST[token] for token in TOKEN]
KEEP[FIGURE_EXCHANGE] = 0.3
KEEP[TOKEN_EXCHANGE] = 0.1


class Reading(NamedTuple):
    """A View as one seat reads it."""

    seat: int
    view: View
    board: Board
    worth: list[list[float]]
    gaps: list[int]  # by settlement: empty land hexes around it
    margins: list[list[int]]  # by settlement and kind: own influence less that of the best rival
    captured: list[list[int]]  # by seat and kind; an estimate where it is behind a screen
    weights: list[float]  # by kind: how much a figure of it matters


def read(view: View, seat: int) -> Reading:
    """Everything that the values below are made of, counted once."""
    board = BOARDS[view.seats]
    captured = _estimate_captured(view, seat)
    on_board = [0] * len(FIGURE)
    for held in view.figures:
        for kind in CONTENTS[held]:
            on_board[kind] += 1
    return Reading(
        seat,
        view,
        board,
        WORTH[view.seats],
        [sum(view.laid[h] < 0 for h in land) for land in board.land_around],
        _find_margins(view, board, seat),
        captured,
        [_weigh(captured, kind, on_board[kind], seat) for kind in FIGURE],
    )


def _find_margins(view: View, board: Board, seat: int) -> list[list[int]]:
    laid, owner = view.laid, view.owner
    margins = []
    for hexes in board.around:
        influence = [[0] * view.seats for _ in FIGURE]
        for h in hexes:
            if laid[h] >= 0:
                for kind, strength in enumerate(STRENGTH[laid[h]]):
                    influence[kind][owner[h]] += strength
        margins.append([2 * row[seat] - max(row[seat], 0) - _best_rival(row, seat) for row in influence])
    return margins
