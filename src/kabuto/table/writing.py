"""What is written, each in one transaction, in the store's thread."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select, update

from . import schema
from .errors import Overtaken
from .history import FORMAT
from .loading import load_box
from .rows import Row
from .sharing import enlist

INSERT_CAUSE = insert(schema.causes)


def insert_table(
    connection: Connection,
    row: Row,
    box: Row | None,
    chairs: list[Row],
    start: Row | None,
    before: str | None,
    driver: str | None,
) -> None:
    """A new table, driven by one process of several if `driver` is its name.

    `before` is the one where the same people played before. Raises Overtaken if that is followed by
    another already.
    """
    if box is not None and not load_box(connection, box["name"]):
        connection.execute(insert(schema.boxes), box)
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), chairs)
    _insert_start(connection, start)
    if driver is not None:
        enlist(connection, row["id"], driver)
    if before is not None:
        _link(connection, before, row["id"])


def save_chair(connection: Connection, row: Row, revision: int, start: Row | None) -> None:
    """Another chair at a table of which that many revisions are known. Raises Overtaken."""
    seats = schema.seats
    _revise(connection, row["table_id"], revision)
    where = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
    connection.execute(update(seats).where(where).values(row))
    _insert_start(connection, start)


def save_checkpoint(connection: Connection, table_id: str, number: int, history: bytes) -> None:
    """Stores a history of so many causes, unless a later one is there."""
    checkpoints = schema.checkpoints
    fields: dict[str, Any] = {"number": number, "format": FORMAT, "history": history}
    mine = checkpoints.c.table_id == table_id
    if connection.execute(select(checkpoints.c.number).where(mine)).first() is None:
        connection.execute(insert(checkpoints).values(table_id=table_id, **fields))
        return
    is_older = (checkpoints.c.number < number) | (checkpoints.c.format != FORMAT)
    connection.execute(update(checkpoints).where(mine, is_older).values(**fields))


def keep_setting(connection: Connection, name: str, value: bytes) -> bytes:
    """The value kept by that name; this one where there was none."""
    settings = schema.settings
    found = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    if found is not None:
        return bytes(found)
    connection.execute(insert(settings).values(name=name, value=value))
    return value


def write_setting(connection: Connection, name: str, value: bytes) -> None:
    """Keeps a value by that name, in place of what was there."""
    settings = schema.settings
    changed = connection.execute(
        update(settings).where(settings.c.name == name).values(value=value)
    )
    if not changed.rowcount:
        connection.execute(insert(settings).values(name=name, value=value))


def _insert_start(connection: Connection, row: Row | None) -> None:
    if row is not None:
        connection.execute(INSERT_CAUSE, row)


def _revise(connection: Connection, table_id: str, revision: int) -> None:
    """Of two who change who sits where, the second has to look again."""
    tables = schema.tables
    where = (tables.c.id == table_id) & (tables.c.revision == revision)
    changed = connection.execute(update(tables).where(where).values(revision=revision + 1))
    if not changed.rowcount:
        raise Overtaken


def _link(connection: Connection, table_id: str, next_id: str) -> None:
    tables = schema.tables
    where = (tables.c.id == table_id) & tables.c.next.is_(None)
    changes: dict[str, Any] = {"next": next_id, "revision": tables.c.revision + 1}
    if not connection.execute(update(tables).where(where).values(changes)).rowcount:
        raise Overtaken
