"""The shelf: tables in memory, as long as somebody has one in hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from .table import Table


class Shelf:
    """Every table at most once, so that its lock means something."""

    def __init__(self, load: Callable[[str], Awaitable[Table]]) -> None:
        self._load = load
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def find(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def put(self, table: Table) -> None:
        """A new table."""
        self._tables[table.id] = table

    async def load(self, table_id: str) -> Table:
        """The table, loaded once however many ask; nobody waits for another table.

        Raises UnknownTable.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            found = self._tables.get(table_id)
            if found is None:
                found = self._tables[table_id] = await self._load(table_id)
        return found
