"""The shelf: tables in memory, as long as somebody has one in hand and some minutes longer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from .table import Table

TABLES_KEPT = 1000
"""That nobody has in hand: some 100 kB each."""
KEPT_FOR = 300.0
"""Seconds since anybody last looked."""


class Shelf:
    """Every table at most once, so that its lock means something."""

    def __init__(self, load: Callable[[str], Awaitable[Table]], now: Callable[[], float]) -> None:
        self._load = load
        self._now = now
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._used: OrderedDict[str, tuple[Table, float]] = OrderedDict()  # the latest last

    def peek(self, table_id: str) -> Table | None:
        """The table if it is in memory; it is not kept for that."""
        return self._tables.get(table_id)

    def find(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        found = self.peek(table_id)
        if found is not None:
            self._keep(found)
        return found

    def list_all(self) -> list[Table]:
        """Every table in memory."""
        return list(self._tables.values())

    def put(self, table: Table) -> None:
        """A table that was not in memory."""
        self._tables[table.id] = table
        self._keep(table)

    async def load(self, table_id: str) -> Table:
        """The table, loaded once however many ask; nobody waits for another table.

        Raises UnknownTable.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self.find(table_id)
            if found is None:
                found = await self._load(table_id)
                self.put(found)
        return found

    def _keep(self, table: Table) -> None:
        """It is kept from now on; those that have waited too long, or are too many, are not."""
        self._used[table.id] = table, self._now()
        self._used.move_to_end(table.id)
        while len(self._used) > TABLES_KEPT or self._has_waited_too_long():
            self._used.popitem(last=False)

    def _has_waited_too_long(self) -> bool:
        """Of the one that nobody has looked at for longest."""
        _, used = next(iter(self._used.values()))
        return self._now() - used > KEPT_FOR
