"""Storage: each action is one transaction that appends its cause, snapshot included.

An action is one call in the thread that writes (SQLite: WAL); what is looked up is read beside it.
`synchronous=NORMAL` keeps what was acknowledged when the process is killed; only a power cut may
take the last moves, and never part of one.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Select,
    desc,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from . import schema
from .causes import Cause, Status
from .connections import Connections
from .errors import Overtaken, UnknownTable
from .frames import Frame, list_shown, make_frames
from .history import pack_history
from .loading import (
    has_deed,
    load_box,
    load_causes,
    load_chairs,
    load_marks,
    load_positions,
    load_table,
    save_checkpoint,
)
from .rows import (
    Row,
    make_box_row,
    make_cause_row,
    make_chair_row,
    make_table_row,
    read_labels,
)
from .seating import Chair
from .table import Table

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
PAGE = 200
"""Tables that are looked through at once when the house opens."""


class Summary(NamedTuple):
    """A table as its row tells it, without its game being loaded."""

    id: str
    game: str
    status: Status
    waiting: list[int]
    seats: list[Chair]
    updated: int


def is_address(data: Path | str) -> bool:
    """Whether that is the address of a database, and no folder."""
    return isinstance(data, str) and "://" in data


def database_url(data: Path | str) -> str:
    """The address of the database in a data folder; an address is left as it is."""
    if is_address(data):
        return str(data)
    return f"sqlite:///{Path(data) / 'kabuto.sqlite3'}"


class Store:
    """The database, seen from the house. Everything here raises StoreTrouble."""

    def __init__(self, url: str) -> None:
        self._connections = Connections(url)
        names = [column.name for column in schema.causes.columns]
        self._insert: Any = _INSERT_CAUSE.compile(self._connections.engine, column_keys=names)

    async def start(self) -> None:
        """Brings the database up to date."""
        await self._connections.write(migrate)

    async def stop(self) -> None:
        await self._connections.stop()

    async def run(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)` as one transaction."""
        return await self._connections.write(action, *args)

    async def insert_table(self, table: Table, start: Cause | None) -> None:
        """A new table, and its start where nobody is missing."""
        chairs = [make_chair_row(table.id, s, chair) for s, chair in enumerate(table.seats)]
        row, first = make_table_row(table), start and make_cause_row(table, start)
        await self.run(_insert_table, row, make_box_row(table.box), chairs, first)

    async def save_chair(
        self, table: Table, seat: int, chair: Chair, start: Cause | None = None
    ) -> None:
        """Somebody has taken a seat, or wishes something there; the game may start with that."""
        row = make_chair_row(table.id, seat, chair)
        await self.run(_save_chair, row, start and make_cause_row(table, start))

    async def append(self, table: Table, cause: Cause) -> None:
        """One more cause. Raises Overtaken where another one has taken its place or its key."""
        try:
            await self._connections.write_plainly(self._append, make_cause_row(table, cause))
        except self._connections.conflict as error:
            raise Overtaken from error

    async def link_next(self, table_id: str, next_id: str) -> None:
        """The table where the same people play again."""
        await self.run(_link_next, table_id, next_id)

    async def keep_setting(self, name: str, value: bytes) -> bytes:
        """The value kept by that name; this one where there was none, for all processes alike."""
        try:
            return await self.run(_keep_setting, name, value)
        except IntegrityError:  # another process was first
            return await self.run(_keep_setting, name, value)

    async def write_setting(self, name: str, value: bytes) -> None:
        """Keeps a value by that name, in place of what was there."""
        await self.run(_write_setting, name, value)

    async def load(self, table_id: str) -> Table:
        """A table as it is now. Raises UnknownTable."""
        found = await self._connections.read(load_table, table_id)
        if found is None:
            raise UnknownTable(table=table_id[:32])
        return found

    async def load_positions(self, table: Table) -> None:
        """Gives a table the positions that it needs and does not have."""
        if missing := table.states.list_missing():
            found = await self._connections.read(load_positions, table.id, missing)
            table.states.put(found)

    async def load_frames(self, table: Table, seats: tuple[int, ...]) -> list[Frame]:
        """The replay of a table as the holders of `seats` may see it."""
        return await self._connections.read(_load_frames, table.id, seats, table.is_over)

    async def load_causes(self, table_id: str) -> list[Cause]:
        """Everything that ever changed a table."""
        return await self._connections.read(_load_all_causes, table_id)

    async def has_deed(self, table_id: str, person: str, key: str) -> bool:
        """Whether a person has done something of that key at a table, however long ago."""
        return await self._connections.read(has_deed, table_id, person, key)

    async def keep_history(self, table: Table) -> None:
        """A checkpoint: the next time, the table is loaded from here."""
        table.checkpoint = table.history.count
        history = pack_history(table.history)
        await self.run(save_checkpoint, table.id, table.checkpoint, history)

    async def load_box(self, name: str) -> str:
        """The text of a host's box that some game was made with; empty where there is none."""
        return await self._connections.read(load_box, name)

    async def list_of(self, person: str) -> list[Summary]:
        """The tables where a person sits or is expected, the latest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = _LATEST.where(schema.tables.c.id.in_(mine))
        return await self._connections.read(_summarize, query.order_by(desc("updated")).limit(100))

    async def count_unfinished(self, person: str) -> int:
        """How many tables of a person are open or being played."""
        return await self._connections.read(_count_unfinished, person)

    async def walk_playing(self) -> AsyncIterator[Summary]:
        """Every table where a game is on, read page by page."""
        last = ""
        while page := await self._connections.read(_summarize, _select_playing(last)):
            for summary in page:
                yield summary
            last = page[-1].id

    def _append(self, connection: Connection, row: Row) -> None:
        """Every move waits for this one statement: the driver alone takes half of Core's time."""
        driver: Any = connection.connection.driver_connection
        with closing(driver.cursor()) as cursor:
            cursor.execute(str(self._insert), self._order(row))
        driver.commit()

    def _order(self, row: Row) -> Row | list[Any]:
        """The row as this driver wants its parameters: by place or by name."""
        places = self._insert.positiontup
        return row if places is None else [row[name] for name in places]


def _select_latest() -> Select[Any]:
    """Every table with its last cause, if it has begun."""
    causes, tables = schema.causes, schema.tables
    other = causes.alias()
    last = select(func.max(other.c.number)).where(other.c.table_id == tables.c.id)
    is_last = (causes.c.table_id == tables.c.id) & (
        causes.c.number == last.correlate(tables).scalar_subquery()
    )
    updated = func.coalesce(causes.c.at, tables.c.at).label("updated")
    columns = (tables.c.id, tables.c.game, causes.c.over, causes.c.waiting, updated)
    return select(*columns).select_from(tables.outerjoin(causes, is_last))


def _select_playing(after: str) -> Select[Any]:
    """A page of the tables where a game is on: those whose ids come after one."""
    tables = schema.tables
    query = _LATEST.where(schema.causes.c.over.is_(False), tables.c.id > after)
    return query.order_by(tables.c.id).limit(PAGE)


_LATEST = _select_latest()
_INSERT_CAUSE = insert(schema.causes)


def migrate(connection: Connection) -> None:
    """Brings a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# --- in the store's thread ----------------------------------------------------------------------


def _insert_start(connection: Connection, row: Row | None) -> None:
    if row is not None:
        connection.execute(_INSERT_CAUSE, row)


def _insert_table(
    connection: Connection, row: Row, box: Row | None, chairs: list[Row], start: Row | None
) -> None:
    if box is not None and not load_box(connection, box["name"]):
        connection.execute(insert(schema.boxes), box)
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), chairs)
    _insert_start(connection, start)


def _save_chair(connection: Connection, row: Row, start: Row | None) -> None:
    seats = schema.seats
    where = (seats.c.table_id == row["table_id"]) & (seats.c.seat == row["seat"])
    connection.execute(update(seats).where(where).values(row))
    _insert_start(connection, start)


def _link_next(connection: Connection, table_id: str, next_id: str) -> None:
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == table_id).values(next=next_id))


def _load_frames(
    connection: Connection, table_id: str, seats: tuple[int, ...], over: bool
) -> list[Frame]:
    shown = list_shown(load_marks(connection, table_id), seats, over=over)
    return make_frames(load_causes(connection, table_id, shown))


def _load_all_causes(connection: Connection, table_id: str) -> list[Cause]:
    return load_causes(connection, table_id, [m.number for m in load_marks(connection, table_id)])


def _count_unfinished(connection: Connection, person: str) -> int:
    mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    is_over = func.coalesce(schema.causes.c.over, False)
    query = _LATEST.where(schema.tables.c.id.in_(mine), ~is_over)
    return connection.scalar(select(func.count()).select_from(query.subquery())) or 0


def _keep_setting(connection: Connection, name: str, value: bytes) -> bytes:
    settings = schema.settings
    found = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    if found is not None:
        return bytes(found)
    connection.execute(insert(settings).values(name=name, value=value))
    return value


def _write_setting(connection: Connection, name: str, value: bytes) -> None:
    settings = schema.settings
    changed = connection.execute(
        update(settings).where(settings.c.name == name).values(value=value)
    )
    if not changed.rowcount:
        connection.execute(insert(settings).values(name=name, value=value))


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
