"""Loading: a table from its last checkpoint, and from its past only what is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import Connection, func, select

from kabuto.kernel import DATA, is_box_name

from .causes import Cause
from .frames import Mark
from .history import FORMAT, History, unpack_history
from .news import News
from .rows import read_cause, read_chair, read_table
from .schema import boxes, causes, checkpoints, seats, tables
from .seating import Chair
from .table import Table

BATCH = 200
"""Rows that are fetched at once."""

_NEWS = [column for column in causes.columns if column.name != "position"]
_MARKS = [causes.c[name] for name in Mark._fields]


def load_table(connection: Connection, table_id: str) -> Table | None:
    """A table as it is now; None where there is none of that id."""
    found = connection.execute(select(tables).where(tables.c.id == table_id))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    chairs = load_chairs(connection, [table_id])[table_id]
    box = load_box(connection, row["options"].get(DATA, ""))
    table = read_table(row, box, chairs, _load_history(connection, table_id))
    for cause in walk_news(connection, table_id, table.history.count):
        table.enter(cause)
    table.states.put(load_positions(connection, table_id, table.states.list_missing()))
    return table


def _load_history(connection: Connection, table_id: str) -> History | None:
    """What the last checkpoint says; None where there is none, or one that we cannot read."""
    where = (checkpoints.c.table_id == table_id) & (checkpoints.c.format == FORMAT)
    data = connection.execute(select(checkpoints.c.history).where(where)).scalar_one_or_none()
    return None if data is None else unpack_history(data)


def walk_news(connection: Connection, table_id: str, start: int) -> Iterator[Cause]:
    """The causes from a number on, without their positions."""
    where = (causes.c.table_id == table_id) & (causes.c.number >= start)
    query = select(*_NEWS).where(where).order_by(causes.c.number)
    for row in connection.execute(query.execution_options(yield_per=BATCH)).mappings():
        yield read_cause(row)


def load_news(connection: Connection, table_id: str, revision: int, count: int) -> News | None:
    """What has changed since that revision and so many causes; None where nothing has."""
    number = select(func.max(causes.c.number)).where(causes.c.table_id == table_id)
    query = select(tables.c.revision, tables.c.next, number.scalar_subquery().label("last"))
    row = connection.execute(query.where(tables.c.id == table_id)).one()
    last = -1 if row.last is None else row.last
    if (row.revision, last) == (revision, count - 1):
        return None
    found = list(walk_news(connection, table_id, count))
    numbers = [cause.number for cause in found[-2:]]
    return News(
        row.revision,
        row.next,
        load_chairs(connection, [table_id])[table_id],
        found,
        load_positions(connection, table_id, numbers),
    )


def load_positions(
    connection: Connection, table_id: str, numbers: Collection[int]
) -> list[tuple[int, bytes]]:
    """The positions that some causes left, with their numbers."""
    where = (causes.c.table_id == table_id) & causes.c.number.in_(numbers)
    query = select(causes.c.number, causes.c.position).where(where)
    return [(number, position) for number, position in connection.execute(query)]


def load_marks(connection: Connection, table_id: str) -> list[Mark]:
    """What a replay has to know of each cause before it is made."""
    query = select(*_MARKS).where(causes.c.table_id == table_id).order_by(causes.c.number)
    rows = connection.execute(query.execution_options(yield_per=BATCH))
    return [Mark(*row) for row in rows]


def load_causes(connection: Connection, table_id: str, numbers: Sequence[int]) -> list[Cause]:
    """Some causes whole, in order."""
    found: list[Cause] = []
    for start in range(0, len(numbers), BATCH):
        some = numbers[start : start + BATCH]
        where = (causes.c.table_id == table_id) & causes.c.number.in_(some)
        query = select(causes).where(where).order_by(causes.c.number)
        found += [read_cause(row) for row in connection.execute(query).mappings()]
    return found


def has_deed(connection: Connection, table_id: str, person: str, key: str) -> bool:
    """Whether a cause of that person has that key."""
    where = (causes.c.table_id == table_id, causes.c.person == person, causes.c.key == key)
    return connection.execute(select(causes.c.number).where(*where)).first() is not None


def load_box(connection: Connection, name: str) -> str:
    """The text of a box; empty where that is no name of one that is here."""
    if not is_box_name(name):
        return ""
    query = select(boxes.c.text).where(boxes.c.name == name)
    return connection.execute(query).scalar_one_or_none() or ""


def load_chairs(connection: Connection, table_ids: Collection[str]) -> dict[str, list[Chair]]:
    """The chairs of some tables, by table."""
    query = select(seats).where(seats.c.table_id.in_(table_ids))
    chairs: dict[str, list[Chair]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)).mappings():
        chairs[row["table_id"]].append(read_chair(row))
    return chairs
