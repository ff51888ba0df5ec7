"""News of a table: what other processes have changed since this one looked."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from .causes import Cause
from .seating import Chair
from .table import Table


class News(NamedTuple):
    """What is there now, and the causes that are new."""

    revision: int
    next_id: str | None
    chairs: list[Chair]
    causes: list[Cause]
    positions: list[tuple[int, bytes]]


class Changes(NamedTuple):
    """Who has to be told."""

    are_public: bool
    persons: set[str]  # whose wishes or sealed choices have changed, which nobody else can see


def find_changes(table: Table, news: News) -> Changes:
    """What the news would change at a table."""
    pairs = list(zip(table.seats, news.chairs, strict=True))
    public = [_without_wishes(old) != _without_wishes(new) for old, new in pairs]
    loud = [cause for cause in news.causes if not cause.is_private]
    sealed = {cause.seat for cause in news.causes if cause.is_private}
    private = {
        new.person
        for seat, (old, new) in enumerate(pairs)
        if new.person and (seat in sealed or old.auto_answers != new.auto_answers)
    }
    is_other = any(public) or table.next_id != news.next_id
    return Changes(bool(loud) or is_other, private)


def take_in(table: Table, news: News) -> int:
    """Changes the table. From which number on the log is new is returned."""
    if table.seats != news.chairs:
        table.seats = news.chairs
    table.next_id, table.revision = news.next_id, news.revision
    table.states.put(news.positions)
    return min([table.enter(cause) for cause in news.causes], default=len(table.log))


def _without_wishes(chair: Chair) -> Chair:
    return structs.replace(chair, auto_answers=())
