"""T59 The invariants: what holds whenever somebody is asked, and once the game is over."""

from __future__ import annotations

from kabuto.kernel import NOTHING

from .components import (
    ALL_KINDS,
    ARE_DISTINCT,
    CAPACITY,
    CONTENTS,
    EDO,
    EMPTY,
    FIGURE,
    FIGURE_EXCHANGE,
    FULL_SET,
    HAND_SIZE,
    HEX,
    IS_SHIP,
    SETTLEMENT_HEXES,
    TOKEN_EXCHANGE,
)
from .set_up import ChooseHands, Draft, ScatterFigures, can_cities_differ
from .state import Samurai
from .turn import Act, EndTurn, Relay, SwapWith, Turn, is_liftable


def check(g: Samurai) -> None:
    """What holds in every game. Raises AssertionError."""
    _check_sizes(g)
    _check_waiting(g)
    _check_hexes(g)
    _check_figures(g)
    for seat in range(g.seats):
        _check_tokens(g, seat)
    if g.is_over:
        assert g.find_ends() or not any(g.hand), "over, and nothing has ended the game"
    if _is_set_up(g):
        _check_set_up(g)
    else:
        _check_surrounded(g)
        _check_turn(g)


def _is_set_up(g: Samurai) -> bool:
    return not g.is_over and isinstance(g.stack[-1], ChooseHands | Draft)


def find_first_player(g: Samurai) -> int:
    """3.1: who takes the first turn, during the set-up."""
    last = g.stack[0]
    return last.seat if g.options.first_player == "drawn" and isinstance(last, Turn) else 0


def _check_sizes(g: Samurai) -> None:
    for by_seat in (g.hand, g.supply, g.captured, g.exchanged, g.lifted):
        assert len(by_seat) == g.seats, "not one for each seat"
    for by_kind in (g.box, g.aside, *g.captured):
        assert len(by_kind) == len(FIGURE), "not one for each kind"
        assert min(by_kind) >= 0, "fewer figures than none"
    assert len(g.laid) == len(g.owner) == len(HEX), "not one for each hex"
    assert len(g.figures) == len(SETTLEMENT_HEXES), "not one for each settlement"


def _check_waiting(g: Samurai) -> None:
    """Nothing waits below a question but the rest of the set-up, or the end of this turn."""
    *waiting, top = g.stack or [None]
    if isinstance(top, ChooseHands):
        is_random = g.options.figure_placement == "random"
        first = find_first_player(g)
        rest = [Turn(first), ScatterFigures() if is_random else Draft(first)]
        assert waiting == rest, "another set-up"
    elif isinstance(top, Draft):
        assert waiting == [Turn(find_first_player(g))], "another set-up"
    elif isinstance(top, Act | SwapWith | Relay):
        assert waiting == [EndTurn(top.seat)], "another step waits than the end of the turn"


# --- what lies where --------------------------------------------------------------------------


def _check_hexes(g: Samurai) -> None:
    board = g.board
    for h, token in enumerate(g.laid):
        assert (token == NOTHING) == (g.owner[h] == NOTHING), "a token without an owner"
        assert token == NOTHING or h in board.land + board.sea, "a token beside the board"
        may_lie = token in (NOTHING, TOKEN_EXCHANGE) or IS_SHIP[token] == (h in board.sea)
        assert may_lie, "a token on the wrong ground"
        if token == TOKEN_EXCHANGE and g.options.token_exchange_target != "own_any":  # noqa: S105
            assert h in board.land, "a token on the wrong ground"
        assert token != FIGURE_EXCHANGE, "a figure exchange on the board"


def _check_tokens(g: Samurai, seat: int) -> None:
    hand, lifted = g.hand[seat], g.lifted[seat]
    lying = [token for token, owner in zip(g.laid, g.owner, strict=True) if owner == seat]
    used = [FIGURE_EXCHANGE] * g.exchanged[seat] + [lifted] * (lifted != NOTHING)
    assert sorted(hand + g.supply[seat] + lying + used) == FULL_SET, "not the 20 tokens of a seat"
    assert len(hand) <= HAND_SIZE, "too many tokens in hand"
    assert hand == sorted(hand), "a hand is not sorted"


def _check_figures(g: Samurai) -> None:
    board = g.board
    on_board = g.count_on_board()
    for kind in FIGURE:
        captured = sum(figures[kind] for figures in g.captured)
        total = on_board[kind] + captured + g.aside[kind] + g.box[kind]
        assert total == board.figures_of_each_kind, "figures are lost or made"
    for s, held in enumerate(g.figures):
        assert held == EMPTY or s in board.settlements, "figures beside the board"
        assert len(CONTENTS[held]) <= CAPACITY[s], "a settlement holds too many"
    has_swapped = any(g.exchanged)
    if g.options.figure_exchange_keeps_kinds_distinct or not has_swapped:  # 3.4, A5
        assert all(ARE_DISTINCT[held] for held in g.figures), "two figures alike in a settlement"
    if g.options.distinct_city_pairs and not has_swapped:  # A9
        assert can_cities_differ(tuple(g.figures[s] for s in board.cities)), "two cities alike"


# --- 3 set-up ---------------------------------------------------------------------------------


def _check_set_up(g: Samurai) -> None:
    """Nothing has been played yet, and figures and hands come in their order."""
    assert g.laid == [NOTHING] * len(HEX), "a token is laid before the first turn"
    assert not any(map(any, [g.aside, *g.captured])), "a capture before the first turn"
    assert not any(g.exchanged), "an exchange before the first turn"
    assert g.lifted == [NOTHING] * g.seats, "a token is lifted before the first turn"
    assert g.figures[EDO] == ALL_KINDS, "Edo is not full"
    drafted = [len(CONTENTS[held]) for held in g.figures]
    drafted[EDO] = 0
    top, size, first = g.stack[-1], HAND_SIZE, find_first_player(g)
    if isinstance(top, ChooseHands):
        assert g.options.starting_hand == "choose", "hands are not chosen here"
        assert not any(drafted), "a figure is placed before the hands are chosen"
        size = 0
    else:
        assert g.options.figure_placement == "draft", "figures are not placed by hand here"
        assert any(g.box), "nothing is left to place"
        assert top.seat == (first + sum(drafted)) % g.seats, "not this seat's figure"
        are_full = all(drafted[s] == CAPACITY[s] for s in g.board.cities)
        assert are_full or not any(drafted[s] for s in g.board.villages), "a village too early"
    assert [len(hand) for hand in g.hand] == [size] * g.seats, "a hand of another size"


# --- 4 turns ----------------------------------------------------------------------------------


def _check_surrounded(g: Samurai) -> None:
    """5.2: a settlement is full until it is surrounded, and then empty."""
    assert not any(g.box), "the game began before all figures were placed"
    may_wait = g.options.capture_timing == "after_placing" and not (g.is_over or _is_start(g))
    for s in g.board.settlements:
        if g.figures[s] == EMPTY:
            assert g.is_surrounded(s), "a settlement is empty and was never surrounded"
        else:
            assert len(CONTENTS[g.figures[s]]) == CAPACITY[s], "a settlement is half empty"
            assert may_wait or not g.is_surrounded(s), "a surrounded settlement holds figures"


def _is_start(g: Samurai) -> bool:
    top = g.stack[-1]
    return isinstance(top, Act) and not top.played


def _check_turn(g: Samurai) -> None:
    top = g.stack[-1] if g.stack else None
    for seat in range(g.seats):
        is_lifting = isinstance(top, Relay) and top.seat == seat
        assert (g.lifted[seat] != NOTHING) == is_lifting, "a token is lifted outside an exchange"
        is_refilled = len(g.hand[seat]) == HAND_SIZE or not g.supply[seat]
        is_placing = top is None or (seat == top.seat and not _is_start(g))
        assert is_refilled or is_placing, "a hand was not refilled"
    if isinstance(top, Act):
        _check_act(g, top)
    elif isinstance(top, SwapWith):
        assert g.exchanged[top.seat], "the other half of an exchange that was not played"
        assert top.figure in CONTENTS[g.figures[top.settlement]], "a figure that is not there"
    elif isinstance(top, Relay):
        _check_relay(g, top)


def _check_act(g: Samurai, top: Act) -> None:
    assert g.hand[top.seat], "a seat without tokens is asked"
    if top.played:
        assert len(g.hand[top.seat]) < HAND_SIZE, "a token was played and is still in hand"
        return
    assert not top.slow_used, "a slow token was used and none was played"
    assert not g.find_ends(), "the game should have ended with the turn before"


def _check_relay(g: Samurai, top: Relay) -> None:
    """A3: what is lifted leaves a token exchange of the same seat behind."""
    assert (g.owner[top.hex], g.laid[top.hex]) == (top.seat, TOKEN_EXCHANGE), "no exchange there"
    assert is_liftable(g, g.lifted[top.seat]), "a token that cannot be lifted"
