"""T59 The invariants: what holds at every moment of every game."""

from __future__ import annotations

from kabuto.kernel import NOTHING

from .components import (
    CAPACITY,
    CONTENTS,
    EMPTY,
    FIGURE,
    FIGURE_EXCHANGE,
    FULL_SET,
    HEX,
    IS_SHIP,
    SETTLEMENT_HEXES,
    TOKEN_EXCHANGE,
    TOKENS_PER_PLAYER,
)
from .state import Samurai


def check(g: Samurai) -> None:
    """T59: what holds at every moment of every game. Raises AssertionError."""
    _check_sizes(g)
    board = g.board
    for seat in range(g.seats):
        lying = [g.laid[h] for h in board.hexes if g.owner[h] == seat]
        used = [FIGURE_EXCHANGE] if g.exchanged[seat] else []
        used += [g.lifted[seat]] if g.lifted[seat] != NOTHING else []
        owned = sorted(g.hand[seat] + g.supply[seat] + lying + used)
        assert owned == FULL_SET, f"seat {seat} does not own the 20 tokens"
        assert len(g.hand[seat]) <= TOKENS_PER_PLAYER
        assert g.hand[seat] == sorted(g.hand[seat]), "a hand is not sorted"
    on_board = g.count_on_board()
    for kind in FIGURE:
        captured = sum(g.captured[seat][kind] for seat in range(g.seats))
        total = on_board[kind] + captured + g.aside[kind] + g.box[kind]
        assert total == board.figures_of_each_kind, f"figures of kind {kind} are lost or made"
    for h, token in enumerate(g.laid):
        assert (token == NOTHING) == (g.owner[h] == NOTHING), "a token without an owner"
        assert token == NOTHING or h in board.hexes, "a token beside the board"
        assert token == NOTHING or IS_SHIP[token] == (h in board.sea), "a token on the wrong ground"
    assert TOKEN_EXCHANGE not in [g.laid[h] for h in board.sea]
    if g.options.capture_timing == "immediate":
        full = [s for s in board.settlements if g.figures[s] != EMPTY and g.is_surrounded(s)]
        assert not full, "a surrounded settlement holds figures"


def _check_sizes(g: Samurai) -> None:
    for by_seat in (g.hand, g.supply, g.captured, g.exchanged, g.lifted):
        assert len(by_seat) == g.seats, "not one for each seat"
    for by_kind in (g.box, g.aside, *g.captured):
        assert len(by_kind) == len(FIGURE), "not one for each kind"
        assert min(by_kind) >= 0, "fewer figures than none"
    assert len(g.laid) == len(g.owner) == len(HEX), "not one for each hex"
    assert len(g.figures) == len(SETTLEMENT_HEXES), "not one for each settlement"
    room = [CAPACITY[s] - len(CONTENTS[held]) for s, held in enumerate(g.figures)]
    assert min(room) >= 0, "a settlement holds too many"
    if any(g.box):  # 3.4: the draft ends when all are full
        assert sum(room[s] for s in g.board.settlements) == sum(g.box), "no room for all figures"
