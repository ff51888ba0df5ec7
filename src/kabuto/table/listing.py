"""Lists of tables as their rows tell them, without their games being loaded."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, desc, func, select

from . import schema
from .causes import Status
from .loading import load_chairs
from .rows import read_labels
from .seating import Chair

LISTED = 100
"""Tables of a person that are listed, the latest."""
PAGE = 200
"""Tables that are looked through at once when the house opens."""


class Summary(NamedTuple):
    """A table as its row tells it."""

    id: str
    game: str
    status: Status
    waiting: list[int]
    seats: list[Chair]
    updated: int


def list_of(connection: Connection, person: str) -> list[Summary]:
    """The tables where a person sits or is expected, the latest first."""
    query = _LATEST.where(schema.tables.c.id.in_(_select_tables_of(person)))
    return _summarize(connection, query.order_by(desc("updated")).limit(LISTED))


def list_playing(connection: Connection, after: str) -> list[Summary]:
    """A page of the tables where a game is on: those whose ids come after one."""
    tables = schema.tables
    query = _LATEST.where(schema.causes.c.over.is_(False), tables.c.id > after)
    return _summarize(connection, query.order_by(tables.c.id).limit(PAGE))


def count_unfinished(connection: Connection, person: str) -> int:
    """How many tables of a person are open or being played."""
    is_over = func.coalesce(schema.causes.c.over, False)
    query = _LATEST.where(schema.tables.c.id.in_(_select_tables_of(person)), ~is_over)
    return connection.scalar(select(func.count()).select_from(query.subquery())) or 0


def _select_tables_of(person: str) -> Select[Any]:
    return select(schema.seats.c.table_id).where(schema.seats.c.person == person)


def _select_latest() -> Select[Any]:
    """Every table with the last cause that everybody noticed, if it has begun.

    Since then nothing has changed but for one seat, and the same seats are waited for.
    """
    causes, tables = schema.causes, schema.tables
    other = causes.alias()
    last = select(func.max(other.c.number)).where(
        other.c.table_id == tables.c.id, other.c.is_private.is_(False)
    )
    is_last = (causes.c.table_id == tables.c.id) & (
        causes.c.number == last.correlate(tables).scalar_subquery()
    )
    updated = func.coalesce(causes.c.at, tables.c.at).label("updated")
    columns = (tables.c.id, tables.c.game, causes.c.over, causes.c.waiting, updated)
    return select(*columns).select_from(tables.outerjoin(causes, is_last))


_LATEST = _select_latest()


def _summarize(connection: Connection, query: Select[Any]) -> list[Summary]:
    rows = connection.execute(query).mappings().all()
    chairs = load_chairs(connection, [row["id"] for row in rows])
    return [
        Summary(
            row["id"],
            row["game"],
            "open" if row["over"] is None else "over" if row["over"] else "playing",
            read_labels(row["waiting"] or ""),
            chairs[row["id"]],
            row["updated"],
        )
        for row in rows
    ]
