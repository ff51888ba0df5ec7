"""The connections to the database: one that writes, some that read, each in a thread of its own.

Reading never waits for writing. A writer that finds the store held comes again, until its patience
ends; meanwhile nobody else waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import local
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import QueuePool

from .trouble import StoreHeld, find_trouble

T = TypeVar("T")

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=100", "foreign_keys=ON")
READERS = 2
PATIENCE = 1.5
"""Seconds until a store that is held counts as trouble."""
NEXT_TRY = 0.05

DRIVERS = {"postgresql": "postgresql+psycopg", "postgresql+asyncpg": "postgresql+psycopg"}
"""A plain address, or one made for another driver, works too."""


class Connections:
    """One database. What goes wrong with it is raised as StoreTrouble."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.conflict: type[Exception] = self.engine.dialect.loaded_dbapi.IntegrityError
        """What the driver raises for a row whose place is taken."""
        self._writer = ThreadPoolExecutor(1, "store")
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._open = local()
        self._opened: list[Connection] = []

    async def stop(self) -> None:
        """Closes what is open, once it has been done."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._shut_down)

    def _shut_down(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()
        self.engine.dispose()

    async def write(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)` as one transaction, after those before it."""
        return await self._come_again(self._transact, action, *args)

    async def write_plainly(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)` there without a transaction around it."""
        return await self._come_again(self._act, action, *args)

    async def read(self, action: Callable[..., T], *args: Any) -> T:
        """Runs `action(connection, *args)`, which changes nothing, beside whatever is written."""
        with _in_words():
            return await self._run(self._readers, self._transact, action, *args)

    async def _come_again(self, function: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            try:
                with _in_words():
                    return await self._run(self._writer, function, *args)
            except StoreHeld:
                if loop.time() + NEXT_TRY > end:
                    raise
            await asyncio.sleep(NEXT_TRY)

    async def _run(self, pool: ThreadPoolExecutor, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, function, *args)

    def _transact(self, action: Callable[..., T], *args: Any) -> T:
        with self._connected() as connection, connection.begin():
            return action(connection, *args)

    def _act(self, action: Callable[..., T], *args: Any) -> T:
        with self._connected() as connection:
            return action(connection, *args)

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """One connection a thread is kept; after a fault the next action opens another."""
        connection = getattr(self._open, "connection", None)
        if connection is None:
            connection = self._open.connection = self.engine.connect()
            self._opened.append(connection)
        try:
            yield connection
        except BaseException:
            self._close(connection)
            raise

    def _close(self, connection: Connection) -> None:
        self._open.connection = None
        self._opened.remove(connection)
        connection.invalidate()
        connection.close()


@contextmanager
def _in_words() -> Iterator[None]:
    """Raises StoreTrouble for what the database said."""
    try:
        yield
    except Exception as error:
        trouble = find_trouble(error)
        if trouble is None or trouble is error:
            raise
        raise trouble from error


def make_engine(url: str) -> Engine:
    """The engine of an address."""
    address = make_url(url)
    address = address.set(drivername=DRIVERS.get(address.drivername, address.drivername))
    engine = create_engine(
        address, poolclass=QueuePool, pool_size=1 + READERS, max_overflow=0, hide_parameters=True
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
