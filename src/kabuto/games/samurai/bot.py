"""What a sensible player of Samurai looks at: margins, open rings, figures that still count.

Everything is read from the View. A play is worth the change it makes to the odds of each figure
next to it, less what the token would be worth later.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from kabuto.kernel import Move, Sight

from .components import (
    ARE_DISTINCT,
    ASIDE_LIMIT,
    BOARDS,
    CONTENTS,
    EMPTY,
    FIGURE,
    FIGURE_EXCHANGE,
    IS_FAST,
    IS_LAND,
    IS_SHIP,
    LAND_TOKENS,
    STRENGTH,
    TOKEN,
    TOKEN_EXCHANGE,
    WITH_FIGURE,
    WITHOUT_FIGURE,
    Board,
)
from .moves import END, LIFT, PLACE, PUT, RELAY, SWAP, TAKE, WITH
from .outcome import count_outcome
from .view import View

STARTING_HAND = [TOKEN.number(name) for name in ("H3", "B3", "R3", "S3", "N1")]
"""One strong token for each kind, one for all, one that is fast."""

FAR = 24
"""Margins of influence beyond this are all the same."""

# By gaps, the empty land hexes around a settlement, with the rivals to move: the margin that makes
# the odds even, and how steeply they rise with it. At one gap a rival may close it at once.
# The numbers were found by play against variants of themselves.
_NEED = [0.0, 2.4, -0.3, -0.15, -0.55, 0.2, 0.2]
_WIDTH = [1.0, 1.5, 2.4, 5.5, 3.6, 4.2, 4.8]


def _odds(margin: int, gaps: int) -> float:
    """How likely a figure becomes mine."""
    if gaps == 0:
        return float(margin > 0)
    return 1 / (1 + exp((_NEED[gaps] - margin) / _WIDTH[gaps]))


def _make_worth(players: int) -> list[list[float]]:
    """WORTH[gaps][margin + FAR]: 1 if the figure is certainly mine, below 0 if a rival's."""
    loss = 1 / (players - 1)
    margins = range(-FAR, FAR + 1)
    table = [[(1 + loss) * _odds(m, gaps) - loss for m in margins] for gaps in range(len(_NEED))]
    table[0][FAR] = 0.0  # a tie: it becomes nobody's
    return table


WORTH = {players: _make_worth(players) for players in BOARDS}

# What a token may still do later: strong ones and fast ones are kept for where they decide.
KEEP = [0.012 * sum(STRENGTH[token]) + 0.1 * IS_FAST[token] for token in TOKEN]
KEEP[FIGURE_EXCHANGE] = 0.8
KEEP[TOKEN_EXCHANGE] = 0.05

FINISH = 2.4
"""What it is worth to prepare a capture by a later token of this turn, in figures."""


class Reading(NamedTuple):
    """A View as one seat reads it."""

    seat: int
    view: View
    board: Board
    worth: list[list[float]]
    gaps: list[int]  # by settlement: empty land hexes around it
    margins: list[list[int]]  # by settlement and kind: own influence less that of the best rival
    captured: list[list[int]]  # by seat and kind; an estimate where it is behind a screen
    on_board: list[int]  # by kind
    weights: list[float]  # by kind: how much one figure of it matters


def greedy(sight: Sight) -> Move:
    """The best single move by the odds that it changes."""
    verb = sight.moves[-1].verb
    if verb is TAKE:
        return _choose_token(sight)
    reading = read(sight.view, sight.seat)
    if verb is PUT:
        return _choose_figure(sight, reading)
    if verb is WITH:
        partner = find_best_exchange(reading)[2]
        return partner if partner in sight.moves else sight.moves[-1]
    if verb is RELAY:
        token = sight.view.lifted[sight.seat]
        return max(sight.moves, key=lambda move: value_placing(reading, token, *move.args))
    return _choose_play(sight, reading)


# --- reading the View -------------------------------------------------------------------------


def read(view: View, seat: int) -> Reading:
    """Everything that the values below are made of, counted once."""
    board = BOARDS[view.seats]
    on_board = [0] * len(FIGURE)
    for held in view.figures:
        for kind in CONTENTS[held]:
            on_board[kind] += 1
    captured = _estimate_captured(view, board, on_board, seat)
    return Reading(
        seat=seat,
        view=view,
        board=board,
        worth=WORTH[view.seats],
        gaps=[sum(view.laid[h] < 0 for h in land) for land in board.land_around],
        margins=[_find_margins(view, hexes, seat) for hexes in board.around],
        captured=captured,
        on_board=on_board,
        weights=[_weigh(captured, kind, on_board[kind], seat) for kind in FIGURE],
    )


def _find_margins(view: View, hexes: list[int], seat: int) -> list[int]:
    influence = [[0] * view.seats for _ in FIGURE]
    for h in hexes:
        token = view.laid[h]
        if token >= 0:
            for kind, strength in enumerate(STRENGTH[token]):
                influence[kind][view.owner[h]] += strength
    return [row[seat] - max(row[:seat] + row[seat + 1 :]) for row in influence]


def _estimate_captured(view: View, board: Board, on_board: list[int], seat: int) -> list[list[int]]:
    """What lies behind the screens: exact with two players, shared out evenly with more."""
    captured = [list(figures or [0] * len(FIGURE)) for figures in view.captured]
    if None not in view.captured:
        return captured
    rivals = [other for other in range(view.seats) if other != seat]
    for kind in FIGURE:
        known = on_board[kind] + view.box[kind] + view.aside[kind] + captured[seat][kind]
        taken = board.figures_of_each_kind - known
        for i, rival in enumerate(rivals):
            captured[rival][kind] = (taken + len(rivals) - 1 - i) // len(rivals)
    return captured


def _weigh(captured: list[list[int]], kind: int, left: int, seat: int) -> float:
    """A figure of a kind whose lead is open counts most; of one that is decided, only for ties."""
    amounts = [figures[kind] for figures in captured]
    gap = amounts.pop(seat) - max(amounts)
    if abs(gap) > left:
        return 0.3
    return 0.45 + 1.5 / (1 + abs(gap) + 0.25 * left)


# --- what a play is worth ---------------------------------------------------------------------


def value_placing(reading: Reading, token: int, hex_: int) -> float:
    """The change of the odds of every figure next to the hex."""
    view, worth, on_land = reading.view, reading.worth, IS_LAND[hex_]
    value = 0.0
    taken: list[tuple[int, int]] = []
    for s in reading.board.touches[hex_]:
        held = view.figures[s]
        if held == EMPTY:
            continue
        gaps = reading.gaps[s]
        before, after = worth[gaps], worth[gaps - on_land]
        for kind in CONTENTS[held]:
            margin = reading.margins[s][kind] + FAR
            risen = margin + STRENGTH[token][kind]
            value += reading.weights[kind] * (after[risen] - before[margin])
            if on_land and gaps == 1:
                taken.append((kind, risen - FAR))
    return value + value_end(reading, taken) if taken else value


def value_end(reading: Reading, taken: list[tuple[int, int]]) -> float:
    """What it means that these captures end the game, if they do: each is a kind and my margin."""
    if reading.view.options.game_end != "standard":
        return 0.0
    left, aside = reading.on_board[:], sum(reading.view.aside)
    captured = [figures[:] for figures in reading.captured]
    rival = (reading.seat + 1) % reading.view.seats
    for kind, margin in taken:
        left[kind] -= 1
        aside += margin == 0
        if margin:
            captured[reading.seat if margin > 0 else rival][kind] += 1
    if all(left) and aside < ASIDE_LIMIT:
        return 0.0
    winners = count_outcome(captured, reading.view.options.scoring).winners
    return 6.0 / len(winners) if reading.seat in winners else -6.0


def _value_preparing(reading: Reading, token: int, hex_: int, closers: list[int]) -> float:
    """A fast token that lets another one of this turn close a ring with profit."""
    value = 0.0
    gaps_then = 1 + IS_LAND[hex_]
    for s in reading.board.touches[hex_]:
        if reading.gaps[s] != gaps_then or not closers:
            continue
        for kind in CONTENTS[reading.view.figures[s]]:
            reach = reading.margins[s][kind] + max(STRENGTH[t][kind] for t in closers)
            if reach <= 0 < reach + STRENGTH[token][kind]:
                value += FINISH * reading.weights[kind]
    return value


# --- the choices ------------------------------------------------------------------------------


def _choose_play(sight: Sight, reading: Reading) -> Move:
    """A play, or `end` once nothing gains more than it costs."""
    moves = sight.moves
    closers = _find_closers(sight)
    plays = [(0.0, END)] if moves[0] is END else []
    for move in moves:
        if move.verb is PLACE:
            token, hex_ = move.args
            value = value_placing(reading, token, hex_) - KEEP[token]
            if IS_FAST[token]:
                value += _value_preparing(reading, token, hex_, closers[token])
            plays.append((value, move))
    if any(move.verb is SWAP for move in moves):
        plays.append(find_best_exchange(reading)[:2])
    if any(move.verb is LIFT for move in moves):
        plays.append(find_best_lift(reading))
    most = max(value for value, _ in plays)
    return sight.rng.choice([move for value, move in plays if value >= most])


def _find_closers(sight: Sight) -> list[list[int]]:
    """By token: the others in hand that can still follow it on land in this turn."""
    hand = sight.view.hands[sight.seat]
    can_be_slow = any(m.verb is PLACE and not IS_FAST[m.args[0]] for m in sight.moves)
    land = [t for t in hand if t in LAND_TOKENS and (can_be_slow or IS_FAST[t])]
    return [[t for t in land if t != token] for token in TOKEN]


def find_best_exchange(reading: Reading) -> tuple[float, Move, Move]:
    """5.5: both halves of the best exchange of figures, and its value."""
    view = reading.view
    figures = [
        (_value_figure(reading, s, kind), s, kind)
        for s in reading.board.settlements
        for kind in dict.fromkeys(CONTENTS[view.figures[s]])
    ]
    best: tuple[float, Move, Move] = (-FAR, SWAP[0, 0], WITH[0, 0])
    for i, (mine, s, kind) in enumerate(figures):
        for theirs, other, other_kind in figures[i + 1 :]:
            if s == other or not _can_change(view, (s, kind), (other, other_kind)):
                continue
            there = _value_figure(reading, other, kind) + _value_figure(reading, s, other_kind)
            value = there - mine - theirs - KEEP[FIGURE_EXCHANGE]
            if value > best[0]:
                best = value, SWAP[kind, s], WITH[other_kind, other]
    return best


def _value_figure(reading: Reading, settlement: int, kind: int) -> float:
    """What a figure of `kind` is worth where it would stand in `settlement`."""
    odds = reading.worth[reading.gaps[settlement]][reading.margins[settlement][kind] + FAR]
    return reading.weights[kind] * odds


def _can_change(view: View, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """A5: whether two figures (settlement, kind) may change places."""
    if one[1] == other[1] or not view.options.figure_exchange_keeps_kinds_distinct:
        return True
    pairs = ((one[0], one[1], other[1]), (other[0], other[1], one[1]))
    return all(
        ARE_DISTINCT[WITH_FIGURE[WITHOUT_FIGURE[view.figures[s]][out]][into]]
        for s, out, into in pairs
    )


def find_best_lift(reading: Reading) -> tuple[float, Move]:
    """5.6: the first half of the best exchange of tokens, and the value of the whole."""
    view, board = reading.view, reading.board
    target = view.options.token_exchange_target
    fast_too, at_sea = target != "own_slow_land", board.sea if target == "own_any" else []
    costs: dict[int, tuple[float, int]] = {}  # by token: the least that lifting it costs, and where
    for h in (*board.land, *at_sea):
        token = view.laid[h]
        if view.owner[h] != reading.seat or token == TOKEN_EXCHANGE:
            continue
        if fast_too or not IS_FAST[token]:
            costs[token] = min((_cost_of_lifting(reading, h), h), costs.get(token, (FAR, h)))
    value, lift = max(
        (value_placing(reading, token, h) - cost, source)
        for token, (cost, source) in costs.items()
        for h in (board.sea if IS_SHIP[token] else board.land)
        if view.laid[h] < 0
    )
    return value - KEEP[TOKEN_EXCHANGE], LIFT[lift]


def _cost_of_lifting(reading: Reading, hex_: int) -> float:
    token = reading.view.laid[hex_]
    cost = 0.0
    for s in reading.board.touches[hex_]:
        worth = reading.worth[reading.gaps[s]]
        for kind in CONTENTS[reading.view.figures[s]]:
            margin = reading.margins[s][kind] + FAR
            cost += reading.weights[kind] * (worth[margin] - worth[margin - STRENGTH[token][kind]])
    return cost


def _choose_token(sight: Sight) -> Move:
    """3.3: tokens are offered in the order of prints; the hand grows with those that are wanted."""
    wanted = (TAKE[token] for token in STARTING_HAND)
    return next((move for move in wanted if move in sight.moves), sight.moves[0])


def _choose_figure(sight: Sight, reading: Reading) -> Move:
    """3.4: next to figures of the same kind, if the hand is strong in it: a token reaches two."""
    hand = sight.view.hands[sight.seat]
    strong = [max((STRENGTH[t][kind] for t in hand), default=0) for kind in FIGURE]

    def value(move: Move) -> float:
        kind, settlement = move.args
        alike = sum(
            kind in CONTENTS[sight.view.figures[other]]
            for h in reading.board.around[settlement]
            for other in reading.board.touches[h]
            if other != settlement
        )
        return (strong[kind] - 2) * alike + 3 * sight.rng.random()

    return max(sight.moves, key=value)
