"""The company: the other processes that serve the same tables, heard from and inherited from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import suppress
from typing import Any

import structlog

from . import sharing
from .sharing import CHANNEL, SILENT_FOR, list_driven, say_alive
from .store import Store
from .trouble import StoreTrouble

BEAT = 0.5
"""Seconds between two signs of life."""
NEXT_TRY = 0.5
KEEP_ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A database that has vanished is noticed within half a minute."""

Hear = Callable[[str | None], None]
Inherit = Callable[[Collection[str]], None]

log = structlog.get_logger()


class Alone:
    """The only process: it drives every table, and nobody else changes one."""

    async def start(self) -> None:
        """Makes itself known, and inherits what nobody drives."""

    async def stop(self) -> None:
        """Says goodbye, so that the others need not wait until they notice."""

    def drives(self, table_id: str) -> bool:
        """Whether bots and auto-answers of a table are given here."""
        return True

    def enlist(self, table_id: str) -> None:
        """A new table is driven by the process that made it."""

    def lose(self, table_id: str) -> None:
        """The table is driven elsewhere by now, or needs no driver any more."""

    async def take_over(self, table_id: str) -> None:
        """Drives a table from now on, whoever did before."""


class Company(Alone):
    """One process of several.

    `hear` is told the id of a table that another one has changed; None after a silence in which
    any of them may have changed. `inherit` is told of tables that are driven here from now on.
    """

    def __init__(self, store: Store, hear: Hear, inherit: Inherit) -> None:
        self._store = store
        self._hear = hear
        self._inherit = inherit
        self._driven: set[str] = set()
        self._alive_at = 0.0
        self._running: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._say_alive()
        listens = asyncio.Event()
        self._running = [
            asyncio.create_task(self._stay_alive()),
            asyncio.create_task(self._listen(listens)),
        ]
        await listens.wait()

    async def stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        with suppress(StoreTrouble):
            await self._store.run(sharing.leave, self._store.process)

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    def enlist(self, table_id: str) -> None:
        self._driven.add(table_id)

    def lose(self, table_id: str) -> None:
        self._driven.discard(table_id)

    async def take_over(self, table_id: str) -> None:
        if table_id not in self._driven:
            await self._store.run(sharing.take_over, table_id, self._store.process)
            self._driven.add(table_id)

    async def _stay_alive(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if inherited := await self._say_alive():
                    log.info("tables-inherited", count=len(inherited))
                    self._inherit(inherited)
            except StoreTrouble as trouble:
                log.warning("process-silent", trouble=trouble.key)
            except Exception:
                log.exception("process-silent")

    async def _say_alive(self) -> list[str]:
        """Says that this process is there; gives the tables that it has inherited."""
        now, process = time.monotonic(), self._store.process
        inherited = await self._store.run(say_alive, process)
        if now - self._alive_at > SILENT_FOR:  # others may have inherited from us
            self._driven = set(await self._store.read(list_driven, process))
        self._alive_at = now
        self._driven.update(inherited)
        return inherited

    async def _listen(self, listens: asyncio.Event) -> None:
        while True:
            try:
                async for table_id in self._walk_notices(listens):
                    self._hear(table_id)
            except Exception as error:
                if not self._store.is_trouble(error):
                    log.exception("listening-failed")
            await asyncio.sleep(NEXT_TRY)

    async def _walk_notices(self, listens: asyncio.Event) -> AsyncIterator[str | None]:
        """The tables that others change; first None, since nothing was heard before."""
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            listens.set()
            yield None
            async for notice in connection.notifies():
                process, _, table_id = notice.payload.partition(" ")
                if process != self._store.process:
                    yield table_id

    async def _connect(self) -> Any:
        """A connection of its own: while it listens it does nothing else."""
        from psycopg import AsyncConnection

        engine = self._store.engine
        _, settings = engine.dialect.create_connect_args(engine.url)
        return await AsyncConnection.connect(**{**KEEP_ALIVE, **settings}, autocommit=True)
