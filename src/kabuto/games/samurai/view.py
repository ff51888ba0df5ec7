"""What one viewer may see, what the rules say about it, and worlds that look the same (8)."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from msgspec import Struct

from kabuto.kernel import NOTHING, sees_seat

from .components import (
    BOARDS,
    CONTENTS,
    EMPTY,
    FIGURE_EXCHANGE,
    FULL_SET,
    Figure,
    Figures,
    Settlement,
    Token,
)
from .count import find_leads
from .moves import MOVES
from .rules import ChooseHands
from .state import Options, Samurai, Seat, count_influence, find_strictly_first


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    seats: int
    options: Options
    hands: list[list[Token]]  # by seat; empty where it may not be seen
    hand_sizes: list[int]
    supply_sizes: list[int]
    laid: list[Token]  # by hex
    owner: list[Seat]  # by hex
    figures: list[Figures]  # by settlement
    box: list[int]  # figures still to be drafted, by kind
    captured: list[list[int] | None]  # by seat, by kind; None behind a screen
    aside: list[int]  # by kind
    exchanged: list[bool]  # by seat: the figure exchange has been played
    lifted: list[Token]  # by seat: freed by a token exchange, about to be laid again


def view(g: Samurai, viewer: int) -> View:
    """The View of a seat, a watcher, or everybody once the game is over."""
    everything = g.options.captured_open or g.is_over
    return View(
        seats=g.seats,
        options=g.options,
        hands=[_hand(g, s) if sees_seat(viewer, s) else [] for s in range(g.seats)],
        hand_sizes=[len(hand) for hand in g.hand],
        supply_sizes=[len(supply) for supply in g.supply],
        laid=g.laid[:],
        owner=g.owner[:],
        figures=g.figures[:],
        box=g.box[:],
        captured=[
            c[:] if everything or sees_seat(viewer, s) else None for s, c in enumerate(g.captured)
        ],
        aside=g.aside[:],
        exchanged=g.exchanged[:],
        lifted=g.lifted[:],
    )


def _hand(g: Samurai, seat: int) -> list[int]:
    """The hand; while it is being chosen (3.3) what has been taken so far."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, ChooseHands):
        return [MOVES.parse(text).args[0] for text in top.chosen[seat]]
    return g.hand[seat][:]


class Claim(Struct, frozen=True):
    """One figure on the board: who would get it if its settlement were surrounded now."""

    settlement: Settlement
    figure: Figure
    influence: list[int]  # by seat
    seat: Seat  # none on a tie or without influence


class Standing(Struct, frozen=True):
    """One seat in the count as it stands, where captured figures lie openly."""

    seat: Seat
    leads: list[Figure]
    others: int  # figures of the kinds that it does not lead
    total: int


class Insight(Struct, frozen=True):
    """What the rules say about a View."""

    claims: list[Claim]
    nearly_surrounded: list[Settlement]  # one empty land hex is left
    unseen: list[Token]  # own tokens in the supply, in no order
    standings: list[Standing]  # empty while anything is behind a screen


def insight(v: View) -> Insight:
    """Majorities, threats and the count now; reads nothing but the View."""
    board = tuple(v.laid), tuple(v.owner), tuple(v.figures)
    return Insight(
        claims=[*_find_claims(v.seats, *board)],
        nearly_surrounded=_find_nearly_surrounded(v),
        unseen=_find_unseen(v),
        standings=_stand(v),
    )


@lru_cache(maxsize=16)
def _find_claims(
    seats: int, laid: tuple[int, ...], owner: tuple[int, ...], figures: tuple[int, ...]
) -> tuple[Claim, ...]:
    """Counted once for all who look: the board lies open."""
    board = BOARDS[seats]
    claims = []
    for settlement in board.settlements:
        for kind in CONTENTS[figures[settlement]]:
            influence = count_influence(board, laid, owner, seats, settlement, kind)
            claims.append(Claim(settlement, kind, influence, find_strictly_first(influence)))
    return tuple(claims)


def _find_nearly_surrounded(v: View) -> list[int]:
    board = BOARDS[v.seats]
    open_land = [[v.laid[h] for h in land].count(NOTHING) for land in board.land_around]
    return [s for s in board.settlements if open_land[s] == 1 and v.figures[s] != EMPTY]


def _find_unseen(v: View) -> list[int]:
    seen = [seat for seat, hand in enumerate(v.hands) if hand]
    if len(seen) != 1:
        return []
    (seat,) = seen
    unseen = FULL_SET[:]
    used = [t for t, owner in zip(v.laid, v.owner, strict=True) if owner == seat] + v.hands[seat]
    for token in used:
        unseen.remove(token)
    if v.exchanged[seat]:
        unseen.remove(FIGURE_EXCHANGE)
    if v.lifted[seat] != NOTHING:
        unseen.remove(v.lifted[seat])
    return unseen


def _stand(v: View) -> list[Standing]:
    captured = [figures for figures in v.captured if figures is not None]
    if len(captured) < v.seats:
        return []
    leads = find_leads(captured)
    standings = []
    for seat, figures in enumerate(captured):
        mine = [lead.kind for lead in leads if lead.seat == seat]
        others = sum(count for kind, count in enumerate(figures) if kind not in mine)
        standings.append(Standing(seat, mine, others, sum(figures)))
    return standings


def redeal(g: Samurai, eyes: int, rng: Random) -> None:
    """Hand and supply of the others as one pool; one's own supply in another order."""
    for seat in range(g.seats):
        pool = g.supply[seat]
        if not eyes >> seat & 1:
            size = len(g.hand[seat])
            pool = g.hand[seat] + pool
            pool.sort(key=lambda _: rng.random())
            g.hand[seat] = sorted(pool[:size])
            g.supply[seat] = pool[size:]
        else:
            pool.sort(key=lambda _: rng.random())


def hidden(g: Samurai, viewer: int) -> dict[str, object]:
    """What this viewer does not know: it must vary over resampled worlds."""
    secrets: dict[str, object] = {}
    for seat in range(g.seats):
        secrets[f"supply {seat}"] = tuple(g.supply[seat])
        if seat != viewer:
            secrets[f"hand {seat}"] = tuple(g.hand[seat])
    return secrets
