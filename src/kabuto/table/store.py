"""Storage: each action is one transaction that appends its cause, snapshot included.

An action is one call in the thread that writes (SQLite: WAL); what is looked up is read beside it.
`synchronous=NORMAL` keeps what was acknowledged when the process is killed; only a power cut may
take the last moves, and never part of one.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from . import schema
from .causes import Cause
from .connections import Connections
from .errors import Overtaken, UnknownTable
from .frames import Frame, list_shown, make_frames
from .history import pack_history
from .listing import Summary, count_unfinished, list_of, list_playing
from .loading import (
    has_deed,
    load_box,
    load_causes,
    load_marks,
    load_news,
    load_positions,
    load_table,
)
from .news import News
from .rows import Row, make_box_row, make_cause_row, make_chair_row, make_table_row
from .seating import Chair
from .sharing import MIGRATING, dismiss, lock, require_driver, tell
from .table import Table
from .trouble import find_trouble
from .writing import (
    INSERT_CAUSE,
    insert_table,
    keep_setting,
    save_chair,
    save_checkpoint,
    write_setting,
)

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"


def is_address(data: Path | str) -> bool:
    """Whether that is the address of a database, and no folder."""
    return isinstance(data, str) and "://" in data


def database_url(data: Path | str) -> str:
    """The address of the database in a data folder; an address is left as it is."""
    if is_address(data):
        return str(data)
    return f"sqlite:///{Path(data) / 'kabuto.sqlite3'}"


class Store:
    """The database, seen from the house. Everything here raises StoreTrouble.

    Where `is_shared`, other processes may work on it, too, and are told of what changes.
    """

    def __init__(self, url: str) -> None:
        self._connections = Connections(url)
        self.engine = self._connections.engine
        self.is_shared = self.engine.dialect.name == "postgresql"
        self.process = token_urlsafe(12)
        names = [column.name for column in schema.causes.columns]
        self._insert: Any = INSERT_CAUSE.compile(self.engine, column_keys=names)

    def is_trouble(self, error: Exception) -> bool:
        """Whether that says something of the database, and nothing of us."""
        return find_trouble(error) is not None

    async def start(self) -> None:
        """Brings the database up to date."""
        await self._connections.write(migrate)

    async def stop(self) -> None:
        await self._connections.stop()

    async def run(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)` as one transaction."""
        return await self._connections.write(action, *args)

    async def read(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)`, which changes nothing, beside what is written."""
        return await self._connections.read(action, *args)

    # --- what is written ----------------------------------------------------------------------

    async def insert_table(
        self, table: Table, start: Cause | None, before: Table | None = None
    ) -> None:
        """A new table, and its start where nobody is missing.

        `before` is the one where the same people played before. Raises Overtaken.
        """
        chairs = [make_chair_row(table.id, s, chair) for s, chair in enumerate(table.seats)]
        rows = make_table_row(table), make_box_row(table.box), chairs
        first = start and make_cause_row(table, start)
        driver = self.process if self.is_shared else None
        action = (insert_table, *rows, first, before and before.id, driver)
        await self._come_again(self._write_and_tell, table.id, *action)

    async def save_chair(
        self, table: Table, seat: int, chair: Chair, start: Cause | None = None
    ) -> None:
        """Somebody has taken a seat, or wishes something there; the game may start with that.

        Raises Overtaken.
        """
        first = start and make_cause_row(table, start)
        row = make_chair_row(table.id, seat, chair)
        await self._write(table.id, save_chair, row, table.revision, first)

    async def append(self, table: Table, cause: Cause) -> None:
        """One more cause. Raises Overtaken or NotDriver."""
        row = make_cause_row(table, cause)
        if self.is_shared:
            driver = self.process if cause.is_automatic else None
            await self._write(table.id, _append_shared, row, driver)
            return
        try:
            await self._connections.write_plainly(self._append, row)
        except self._connections.conflict as error:
            raise Overtaken from error

    async def keep_history(self, table: Table) -> None:
        """A checkpoint: the next time, the table is loaded from here."""
        table.checkpoint = table.history.count
        history = pack_history(table.history)
        with suppress(IntegrityError):  # another process was first
            await self.run(save_checkpoint, table.id, table.checkpoint, history)

    async def keep_setting(self, name: str, value: bytes) -> bytes:
        """The value kept by that name; this one where there was none, for all processes alike."""
        return await self._come_again(keep_setting, name, value)

    async def write_setting(self, name: str, value: bytes) -> None:
        """Keeps a value by that name, in place of what was there."""
        await self._come_again(write_setting, name, value)

    async def _come_again(self, action: Callable[..., T], *args: Any) -> T:
        """Once more where another process was first."""
        try:
            return await self.run(action, *args)
        except IntegrityError:
            return await self.run(action, *args)

    async def _write(self, table_id: str, action: Callable[..., None], *args: Any) -> None:
        """Changes a table; the other processes are told in the same transaction."""
        try:
            await self.run(self._write_and_tell, table_id, action, *args)
        except IntegrityError as error:
            raise Overtaken from error

    def _write_and_tell(
        self, connection: Connection, table_id: str, action: Callable[..., None], *args: Any
    ) -> None:
        action(connection, *args)
        if self.is_shared:
            tell(connection, table_id, self.process)

    def _append(self, connection: Connection, row: Row) -> None:
        """Every move waits for this one statement: the driver alone takes half of Core's time."""
        driver: Any = connection.connection.driver_connection
        with closing(driver.cursor()) as cursor:
            cursor.execute(str(self._insert), [row[name] for name in self._insert.positiontup])
        driver.commit()

    # --- what is read -------------------------------------------------------------------------

    async def load(self, table_id: str) -> Table:
        """A table as it is now. Raises UnknownTable."""
        found = await self.read(load_table, table_id)
        if found is None:
            raise UnknownTable(table=table_id[:32])
        return found

    async def load_positions(self, table: Table) -> None:
        """Gives a table the positions that it needs and does not have."""
        if missing := table.states.list_missing():
            found = await self.read(load_positions, table.id, missing)
            table.states.put(found)

    async def load_frames(self, table: Table, seats: tuple[int, ...]) -> list[Frame]:
        """The replay of a table as the holders of `seats` may see it."""
        return await self.read(_load_frames, table.id, seats, table.is_over)

    async def load_causes(self, table_id: str) -> list[Cause]:
        """Everything that ever changed a table."""
        return await self.read(_load_all_causes, table_id)

    async def has_deed(self, table_id: str, person: str, key: str) -> bool:
        """Whether a person has done something of that key at a table, however long ago."""
        return await self.read(has_deed, table_id, person, key)

    async def load_box(self, name: str) -> str:
        """The text of a host's box that some game was made with; empty where there is none."""
        return await self.read(load_box, name)

    async def load_news(self, table: Table) -> News | None:
        """What has changed since the table was looked at; None where nothing has."""
        return await self.read(load_news, table.id, table.revision, table.history.count)

    async def list_of(self, person: str) -> list[Summary]:
        """The tables where a person sits or is expected, the latest first."""
        return await self.read(list_of, person)

    async def count_unfinished(self, person: str) -> int:
        """How many tables of a person are open or being played."""
        return await self.read(count_unfinished, person)

    async def walk_playing(self) -> AsyncIterator[Summary]:
        """Every table where a game is on, read page by page."""
        last = ""
        while page := await self.read(list_playing, last):
            for summary in page:
                yield summary
            last = page[-1].id


def migrate(connection: Connection) -> None:
    """Brings a database up to date."""
    lock(connection, MIGRATING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


# --- in the store's thread ----------------------------------------------------------------------


def _load_frames(
    connection: Connection, table_id: str, seats: tuple[int, ...], over: bool
) -> list[Frame]:
    shown = list_shown(load_marks(connection, table_id), seats, over=over)
    return make_frames(load_causes(connection, table_id, shown))


def _load_all_causes(connection: Connection, table_id: str) -> list[Cause]:
    return load_causes(connection, table_id, [m.number for m in load_marks(connection, table_id)])


def _append_shared(connection: Connection, row: Row, driver: str | None) -> None:
    """A cause; that of a driver only while it is the driver. Raises NotDriver."""
    if driver is not None:
        require_driver(connection, row["table_id"], driver)
    connection.execute(INSERT_CAUSE, row)
    if row["over"]:
        dismiss(connection, row["table_id"])
