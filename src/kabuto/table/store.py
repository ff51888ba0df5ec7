"""Storage: each action is one transaction that appends its cause, snapshot included.

One connection writes (SQLite: WAL). `synchronous=NORMAL` keeps what was acknowledged when the
process is killed; only a power cut may take the last moves, and never part of one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, RowMapping, Select, desc, event, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from kabuto.games import load_game

from . import schema
from .causes import Cause, Status, pack_events, unpack_events
from .errors import UnknownTable
from .seating import Chair
from .table import Table

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON")


class Summary(NamedTuple):
    """A table as its row tells it, without its game being loaded."""

    id: str
    game: str
    status: Status
    waiting: list[str]
    seats: list[Chair]
    updated: int


def database_url(data: Path | str) -> str:
    """The address of the database in a data folder; an address is left as it is."""
    if isinstance(data, str) and "://" in data:
        return data
    return f"sqlite+aiosqlite:///{Path(data) / 'kabuto.sqlite3'}"


class Store:
    """The database, seen from the house."""

    def __init__(self, url: str) -> None:
        self.engine = _create_engine(url)

    async def start(self) -> None:
        """Brings the database up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def stop(self) -> None:
        await self.engine.dispose()

    async def insert_table(self, table: Table, start: Cause | None, at: int) -> None:
        """A new table, and its start where nobody is missing."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.tables), _table_row(table, at))
            chairs = [_chair_row(table.id, s, chair) for s, chair in enumerate(table.seats)]
            await connection.execute(insert(schema.seats), chairs)
            if start is not None:
                await _append(connection, table, start)

    async def save_chair(self, table: Table, seat: int, chair: Chair, start: Cause | None) -> None:
        """Somebody has taken a seat; the game starts with the last one."""
        where = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat)
        async with self.engine.begin() as connection:
            row = _chair_row(table.id, seat, chair)
            await connection.execute(update(schema.seats).where(where).values(row))
            if start is not None:
                await _append(connection, table, start)

    async def append(self, table: Table, cause: Cause) -> None:
        """One more cause."""
        async with self.engine.begin() as connection:
            await _append(connection, table, cause)

    async def link_next(self, table_id: str, next_id: str) -> None:
        """The table where the same people play again."""
        where = schema.tables.c.id == table_id
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(where).values(next=next_id))

    async def load(self, table_id: str) -> Table:
        """A table with all its causes. Raises UnknownTable."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table_id)
            )
            row = found.mappings().one_or_none()
            if row is None:
                raise UnknownTable(table=table_id[:32])
            table = _read_table(row, await _load_chairs(connection, table_id))
            query = select(schema.causes).where(schema.causes.c.table_id == table_id)
            causes = await connection.execute(query.order_by(schema.causes.c.number))
            for cause in causes.mappings():
                table.enter(_read_cause(cause))
        return table

    async def list_of(self, person: str) -> list[Summary]:
        """The tables where a person sits or is expected, the latest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = _LATEST.where(schema.tables.c.id.in_(mine))
        return await self._summaries(query.order_by(desc("updated")).limit(100))

    async def list_playing(self) -> list[Summary]:
        """Every table where a game is on."""
        return await self._summaries(_LATEST.where(schema.causes.c.over.is_(False)))

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
            return [
                Summary(
                    row["id"],
                    row["game"],
                    "open" if row["over"] is None else "over" if row["over"] else "playing",
                    list(row["waiting"] or ""),
                    await _load_chairs(connection, row["id"]),
                    row["updated"],
                )
                for row in rows
            ]


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


_LATEST = _select_latest()
_INSERT_CAUSE = insert(schema.causes)


def _create_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=60,
        pool_reset_on_return=None,  # every transaction here is a block that ends itself
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
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


async def _append(connection: AsyncConnection, table: Table, cause: Cause) -> None:
    row = {name: getattr(cause, name) for name in Cause.__struct_fields__}
    row |= {"table_id": table.id, "events": pack_events(cause.events)}
    await connection.execute(_INSERT_CAUSE, row)


async def _load_chairs(connection: AsyncConnection, table_id: str) -> list[Chair]:
    query = select(schema.seats).where(schema.seats.c.table_id == table_id)
    rows = await connection.execute(query.order_by(schema.seats.c.seat))
    fields = Chair.__struct_fields__
    return [Chair(**{name: row[name] for name in fields}) for row in rows.mappings()]


def _table_row(table: Table, at: int) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.version,
        "options": msgspec.to_builtins(table.options),
        "secret": table.secret,
        "at": at,
    }


def _chair_row(table_id: str, seat: int, chair: Chair) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat, **msgspec.structs.asdict(chair)}


def _read_table(row: RowMapping, seats: list[Chair]) -> Table:
    game = load_game(row["game"])
    options = game.read_options(len(seats), row["options"])
    return Table(row["id"], game, options, row["secret"], seats, row["next"])


def _read_cause(row: RowMapping) -> Cause:
    fields = {name: row[name] for name in Cause.__struct_fields__}
    return Cause(**fields | {"events": unpack_events(row["events"])})
