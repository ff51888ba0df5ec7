"""The gate: every action passes it, and nothing is changed by that.

It plans what an action would do; the house stores the plan, then lets it happen.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, NamedTuple

from msgspec import structs

from kabuto.kernel import (
    SEAT,
    CannotUndo,
    Event,
    NotYourDecision,
    StaleDecision,
    State,
    Together,
    Unreadable,
)

from .causes import Cause, Sort, pack_position
from .errors import NotAtTable, NotPlaying, TooManyUndos, UnknownAutoAnswer
from .seating import Chair
from .table import Table


class Request(NamedTuple):
    """An action as it arrives: nothing of it has been checked."""

    person: str
    seat: str
    key: str
    move: str = ""
    decision: str = ""
    version: int | None = None
    """Of the state that the person saw, where an undo tells it."""


class Plan(NamedTuple):
    """A cause that has passed the gate, and the state that it leaves."""

    cause: Cause
    state: Any


# --- what may be asked for ----------------------------------------------------------------------


def plan_start(table: Table) -> Plan:
    """The start of the game, once every seat is taken."""
    g, events = table.game.start_told(len(table.seats), table.options, table.secret)
    return Plan(_make_cause(table, "start", g, events=events), g)


def plan_move(table: Table, request: Request) -> Plan | None:
    """What a person's move would do; None if that very action has been done already.

    Raises Refusal.
    """
    seat = find_asked_seat(table, request)
    return None if seat is None else _plan_move(table, seat, request.move, request)


def find_asked_seat(table: Table, request: Request) -> int | None:
    """The seat that the request answers for; None if that very action has been done already.

    Raises Refusal where the decision that it answers is not open.
    """
    if _is_repeated(table, request):
        return None
    seat = _require_playing(table, request)
    if seat not in table.waiting():
        asked = [SEAT.label(other) for other in table.waiting()]
        raise NotYourDecision(seat=request.seat, seats=asked)
    if request.decision != table.decision_of(seat):
        raise StaleDecision
    return seat


def plan_automatic(table: Table, seat: int, move: str) -> Plan:
    """What a move that no person made just now would do. Raises Refusal."""
    return _plan_move(table, seat, move, None)


def plan_undo(table: Table, request: Request, most: int) -> Plan | None:
    """What taking back would do; None if that has been done already.

    The same decision can be taken back `most` times. Raises Refusal.
    """
    if _is_repeated(table, request):
        return None
    seat = _require_playing(table, request)
    _require_seen(table, request)
    is_sealed = table.undoer.has_sealed(seat)
    if is_sealed and table.history.count_taken_back(seat) >= most:
        raise TooManyUndos(most=most)
    if is_sealed:
        return _plan_retract(table, seat, request)
    if not table.undoer.find_out(seat):
        raise CannotUndo("refused-undo-known" if _has_moved_last(table, seat) else None)
    if table.history.count_taken_back() >= most:
        raise TooManyUndos(most=most)
    g = table.states.after(table.history.line[-2].number)
    undone = [Event("undone", {"seat": request.seat})]
    cause = _make_cause(table, "undo", g, seat=seat, request=request, events=undone)
    return Plan(cause, g)


def _require_seen(table: Table, request: Request) -> None:
    """Two clicks on one state take back one move. Raises StaleDecision."""
    version = table.history.version_for(table.seats_of(request.person))
    if request.version not in (None, version):
        raise StaleDecision


def _has_moved_last(table: Table, seat: int) -> bool:
    """Whether nobody else has acted since, as far as the seat may know."""
    known = [link for link in table.history.line if link.seat == seat or not link.is_private]
    return bool(known) and known[-1].seat == seat


def plan_auto_answers(
    table: Table, request: Request, names: Collection[str]
) -> tuple[int, Chair] | None:
    """The seat and its chair with these auto-answers; None if that has been done already.

    Raises Refusal.
    """
    if _is_repeated(table, request):
        return None
    seat = _find_own_seat(table, request)
    offered = table.game.auto_answers
    for name in names:
        if name not in offered:
            raise UnknownAutoAnswer(answer=name[:40])
    chosen = tuple(name for name in offered if name in names)
    return seat, structs.replace(table.seats[seat], auto_answers=chosen)


# --- what is asked of everybody -----------------------------------------------------------------


def _is_repeated(table: Table, request: Request) -> bool:
    return table.deeds.has(request.person, request.key)


def _require_playing(table: Table, request: Request) -> int:
    """The seat, if it is the person's and the game is on. Raises Refusal."""
    seat = _find_own_seat(table, request)
    if table.status != "playing":
        raise NotPlaying
    return seat


def _find_own_seat(table: Table, request: Request) -> int:
    try:
        seat = SEAT.number(request.seat)
    except Unreadable:
        raise NotAtTable(seat=str(request.seat)[:8]) from None
    if seat not in table.seats_of(request.person):
        raise NotAtTable(seat=request.seat)
    return seat


# --- causes -------------------------------------------------------------------------------------


def _plan_move(table: Table, seat: int, move: str, request: Request | None) -> Plan:
    before = table.state
    after, events = table.game.apply(before, seat, move)
    sealed = isinstance(before.stack[-1], Together)
    goes_on = sealed and _is_same_together(before, after, seat, move)
    cause = _make_cause(
        table, "move", after, seat=seat, move=move, request=request, events=events,
        sealed=sealed, is_private=goes_on and _waits_for_the_same(table, after),
        is_new_decision=not goes_on,
    )  # fmt: skip
    return Plan(cause, after)


def _plan_retract(table: Table, seat: int, request: Request) -> Plan:
    g = table.game.retract(table.state, seat)
    cause = _make_cause(
        table, "retract", g, seat=seat, request=request,
        sealed=True, is_private=_waits_for_the_same(table, g), is_new_decision=False,
    )  # fmt: skip
    return Plan(cause, g)


def _make_cause(  # noqa: PLR0913  (one field each, all by name)
    table: Table,
    sort: Sort,
    g: State,
    *,
    seat: int | None = None,
    move: str | None = None,
    request: Request | None = None,
    events: list[Event] | None = None,
    sealed: bool = False,
    is_private: bool = False,
    is_new_decision: bool = True,
) -> Cause:
    return Cause(
        number=table.history.count,
        sort=sort,
        seat=seat,
        move=move,
        person=request.person if request else None,
        key=request.key if request else None,
        sealed=sealed,
        is_private=is_private,
        is_new_decision=is_new_decision,
        over=g.is_over,
        waiting=table.game.deciders(g),
        events=events or [],
        position=pack_position(table.game, g),
        at=int(time.time()),
    )


def _waits_for_the_same(table: Table, after: State) -> bool:
    return table.game.deciders(after) == table.waiting()


def _is_same_together(before: State, after: State, seat: int, move: str) -> bool:
    """Whether the choosing goes on with this one choice more."""
    if not after.stack or type(after.stack[-1]) is not type(before.stack[-1]):
        return False
    chosen: tuple[str, ...] = before.stack[-1].chosen[seat]
    return bool(after.stack[-1].chosen[seat] == (*chosen, move))
