"""What the rules say about a View: who would get which figure, what is nearly closed, the count."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from kabuto.kernel import NOTHING, Seat

from .components import (
    BOARDS,
    CONTENTS,
    EMPTY,
    FIGURE_EXCHANGE,
    FULL_SET,
    Figure,
    Settlement,
    Token,
)
from .outcome import count_others, count_outcome, find_leads
from .state import count_influence, find_strictly_first
from .view import View


class Claim(Struct, frozen=True):
    """One figure on the board: who would get it if its settlement were surrounded now."""

    settlement: Settlement
    figure: Figure
    influence: list[int]  # by seat
    seat: Seat  # none on a tie or without influence


class Ranking(Struct, frozen=True):
    """One seat if the count were now, by the scoring in use; where captured figures lie openly."""

    seat: Seat
    leads: list[Figure]  # led alone
    weak_leads: list[Figure]  # led after a tie: under Degann scoring only
    others: int  # figures of the kinds not led, as the count compares them
    total: int
    wins: bool  # alone or shared


class Insight(Struct, frozen=True):
    """What the rules say about a View."""

    claims: list[Claim]
    nearly_surrounded: list[Settlement]  # one empty land hex is left
    unseen: list[Token]  # own tokens in the supply, in no order
    rankings: list[Ranking]  # by seat; empty while anything is behind a screen


def insight(v: View) -> Insight:
    """Majorities, threats and the count now; reads nothing but the View."""
    board = tuple(v.laid), tuple(v.owner), tuple(v.figures)
    return Insight(
        claims=[*_find_claims(v.seats, *board)],
        nearly_surrounded=_find_nearly_surrounded(v),
        unseen=_find_unseen(v),
        rankings=_rank(v),
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
    """What the viewer owns and has not seen yet: counted by what lies in view, not by the hand."""
    seat = v.viewer
    if seat == NOTHING:
        return []
    unseen = FULL_SET[:]
    lying = [token for token, owner in zip(v.laid, v.owner, strict=True) if owner == seat]
    for token in lying + v.hands[seat]:
        unseen.remove(token)
    if v.exchanged[seat]:
        unseen.remove(FIGURE_EXCHANGE)
    if v.lifted[seat] != NOTHING:
        unseen.remove(v.lifted[seat])
    return unseen


def _rank(v: View) -> list[Ranking]:
    captured = [figures for figures in v.captured if figures is not None]
    if len(captured) < v.seats:
        return []
    scoring = v.options.scoring
    leads = find_leads(captured, degann=scoring == "degann")
    winners = count_outcome(captured, scoring).winners
    return [
        Ranking(
            seat=seat,
            leads=[lead.kind for lead in leads if lead.seat == seat and not lead.weak],
            weak_leads=[lead.kind for lead in leads if lead.seat == seat and lead.weak],
            others=count_others(seat, figures, leads),
            total=sum(figures),
            wins=seat in winners,
        )
        for seat, figures in enumerate(captured)
    ]
