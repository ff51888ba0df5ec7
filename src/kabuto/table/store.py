"""Storage: each action is one transaction that appends its cause, snapshot included.

One connection, in a thread of its own, reads and writes (SQLite: WAL): an action is one call there.
`synchronous=NORMAL` keeps what was acknowledged when the process is killed; only a power cut may
take the last moves, and never part of one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    Select,
    create_engine,
    desc,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.pool import QueuePool

from kabuto.games import load_game
from kabuto.kernel import DATA, SEAT, is_box_name, name_box, name_box_in, put_box_in

from . import schema
from .causes import Cause, Status, pack_events, unpack_events
from .errors import UnknownTable
from .seating import Chair
from .table import Table

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON")
PAGE = 200
"""Tables that are looked through at once when the house opens."""

DRIVERS = {"postgresql": "postgresql+psycopg", "postgresql+asyncpg": "postgresql+psycopg"}
"""A plain address, or one made for another driver, works too."""


class Summary(NamedTuple):
    """A table as its row tells it, without its game being loaded."""

    id: str
    game: str
    status: Status
    waiting: list[int]
    seats: list[Chair]
    updated: int


def database_url(data: Path | str) -> str:
    """The address of the database in a data folder; an address is left as it is."""
    if isinstance(data, str) and "://" in data:
        return data
    return f"sqlite:///{Path(data) / 'kabuto.sqlite3'}"


class Store:
    """The database, seen from the house."""

    def __init__(self, url: str) -> None:
        self._engine = _create_engine(url)
        self._thread = ThreadPoolExecutor(1, "store")
        self._open: Connection | None = None
        names = [column.name for column in schema.causes.columns]
        self._insert: Any = _INSERT_CAUSE.compile(self._engine, column_keys=names)

    async def start(self) -> None:
        """Brings the database up to date."""
        await self.run(_migrate)

    async def stop(self) -> None:
        await self._call(self._close)
        self._thread.shutdown()

    async def run(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)` as one transaction, in the store's thread."""
        return await self._call(self._transact, action, *args)

    async def insert_table(self, table: Table, start: Cause | None) -> None:
        """A new table, and its start where nobody is missing."""
        chairs = [_chair_row(table.id, s, chair) for s, chair in enumerate(table.seats)]
        row, first = _table_row(table), start and _cause_row(table, start)
        await self.run(_insert_table, row, _box_row(table.box), chairs, first)

    async def save_chair(
        self, table: Table, seat: int, chair: Chair, start: Cause | None = None
    ) -> None:
        """Somebody has taken a seat, or wishes something there; the game may start with that."""
        row = _chair_row(table.id, seat, chair)
        await self.run(_save_chair, row, start and _cause_row(table, start))

    async def append(self, table: Table, cause: Cause) -> None:
        """One more cause."""
        await self._call(self._append, _cause_row(table, cause))

    async def link_next(self, table_id: str, next_id: str) -> None:
        """The table where the same people play again."""
        await self.run(_link_next, table_id, next_id)

    async def load(self, table_id: str) -> Table:
        """A table with all its causes. Raises UnknownTable."""
        found = await self.run(_load, table_id)
        if found is None:
            raise UnknownTable(table=table_id[:32])
        row, box, chairs, causes = found
        table = _read_table(row, box, chairs)
        for cause in causes:
            table.enter(_read_cause(cause))
        return table

    async def load_box(self, name: str) -> str:
        """The text of a host's box that some game was made with; empty where there is none."""
        return await self.run(_load_box, name)

    async def list_of(self, person: str) -> list[Summary]:
        """The tables where a person sits or is expected, the latest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = _LATEST.where(schema.tables.c.id.in_(mine))
        return await self.run(_summarize, query.order_by(desc("updated")).limit(100))

    async def count_unfinished(self, person: str) -> int:
        """How many tables of a person are open or being played."""
        return await self.run(_count_unfinished, person)

    async def walk_playing(self) -> AsyncIterator[Summary]:
        """Every table where a game is on, read page by page."""
        last = ""
        while page := await self.run(_summarize, _select_playing(last)):
            for summary in page:
                yield summary
            last = page[-1].id

    async def _call(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *args)

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """One connection is kept; after a fault the next action opens another."""
        self._open = self._open or self._engine.connect()
        try:
            yield self._open
        except BaseException:
            self._close()
            raise

    def _transact(self, action: Callable[..., T], *args: Any) -> T:
        with self._connected() as connection, connection.begin():
            return action(connection, *args)

    def _append(self, row: Row) -> None:
        """Every move waits for this one statement: the driver alone takes half of Core's time."""
        with self._connected() as connection:
            driver: Any = connection.connection.driver_connection
            with closing(driver.cursor()) as cursor:
                cursor.execute(str(self._insert), self._order(row))
            driver.commit()

    def _order(self, row: Row) -> Row | list[Any]:
        """The row as this driver wants its parameters: by place or by name."""
        places = self._insert.positiontup
        return row if places is None else [row[name] for name in places]

    def _close(self) -> None:
        connection, self._open = self._open, None
        if connection is not None:
            connection.close()
        self._engine.dispose()


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


def _create_engine(url: str) -> Engine:
    address = make_url(url)
    address = address.set(drivername=DRIVERS.get(address.drivername, address.drivername))
    engine = create_engine(address, poolclass=QueuePool, pool_size=1, max_overflow=0)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# --- in the store's thread ----------------------------------------------------------------------

Row = dict[str, Any]


def _insert_start(connection: Connection, row: Row | None) -> None:
    if row is not None:
        connection.execute(_INSERT_CAUSE, row)


def _insert_table(
    connection: Connection, row: Row, box: Row | None, chairs: list[Row], start: Row | None
) -> None:
    if box is not None and not _load_box(connection, box["name"]):
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


def _load(
    connection: Connection, table_id: str
) -> tuple[RowMapping, str, list[Chair], list[RowMapping]] | None:
    tables, causes = schema.tables, schema.causes
    found = connection.execute(select(tables).where(tables.c.id == table_id))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    query = select(causes).where(causes.c.table_id == table_id).order_by(causes.c.number)
    chairs = _load_chairs(connection, [table_id])[table_id]
    box = _load_box(connection, row["options"].get(DATA, ""))
    return row, box, chairs, list(connection.execute(query).mappings())


def _load_box(connection: Connection, name: str) -> str:
    """The text of a box; empty where that is no name of one that is here."""
    if not is_box_name(name):
        return ""
    query = select(schema.boxes.c.text).where(schema.boxes.c.name == name)
    return connection.execute(query).scalar_one_or_none() or ""


def _load_chairs(connection: Connection, table_ids: Collection[str]) -> dict[str, list[Chair]]:
    """The chairs of some tables, by table."""
    seats = schema.seats
    query = select(seats).where(seats.c.table_id.in_(table_ids))
    chairs: dict[str, list[Chair]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)).mappings():
        fields = {name: row[name] for name in Chair.__struct_fields__}
        chairs[row["table_id"]].append(msgspec.convert(fields, Chair))
    return chairs


def _count_unfinished(connection: Connection, person: str) -> int:
    mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    is_over = func.coalesce(schema.causes.c.over, False)
    query = _LATEST.where(schema.tables.c.id.in_(mine), ~is_over)
    return connection.scalar(select(func.count()).select_from(query.subquery())) or 0


def _summarize(connection: Connection, query: Select[Any]) -> list[Summary]:
    rows = connection.execute(query).mappings().all()
    chairs = _load_chairs(connection, [row["id"] for row in rows])
    return [
        Summary(
            row["id"],
            row["game"],
            "open" if row["over"] is None else "over" if row["over"] else "playing",
            _read_labels(row["waiting"] or ""),
            chairs[row["id"]],
            row["updated"],
        )
        for row in rows
    ]


# --- rows ---------------------------------------------------------------------------------------


def _cause_row(table: Table, cause: Cause) -> Row:
    row = {name: getattr(cause, name) for name in Cause.__struct_fields__}
    row["table_id"] = table.id
    row["waiting"] = "".join(SEAT.label(seat) for seat in cause.waiting)
    row["events"] = pack_events(cause.events)
    return row


def _read_labels(labels: str) -> list[int]:
    return [SEAT.number(label) for label in labels]


def _table_row(table: Table) -> Row:
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.version,
        "options": name_box_in(msgspec.to_builtins(table.options)),
        "secret": table.secret,
        "at": int(time.time()),
    }


def _box_row(text: str) -> Row | None:
    return {"name": name_box(text), "text": text} if text else None


def _chair_row(table_id: str, seat: int, chair: Chair) -> Row:
    return {"table_id": table_id, "seat": seat, **msgspec.to_builtins(chair)}


def _read_table(row: RowMapping, box: str, seats: list[Chair]) -> Table:
    game = load_game(row["game"])
    options = game.read_options(len(seats), put_box_in(row["options"], box))
    return Table(row["id"], game, options, row["secret"], seats, row["next"])


def _read_cause(row: RowMapping) -> Cause:
    fields = {name: row[name] for name in Cause.__struct_fields__}
    fields["waiting"] = _read_labels(row["waiting"])
    fields["events"] = unpack_events(row["events"])
    return Cause(**fields)
