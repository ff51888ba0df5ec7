"""Whether the server can do what it is there for: it writes, and tells the truth about it."""

from __future__ import annotations

import asyncio
import time

from kabuto.table import StoreTrouble
from kabuto.table.store import Store

FRESH_FOR = 1.0
"""Seconds for which an answer holds: whoever asks more often costs nothing."""


class Health:
    """The last sign of life."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._asked = float("-inf")
        self._trouble: StoreTrouble | None = None

    async def check(self) -> None:
        """Raises StoreTrouble."""
        async with self._lock:
            if time.monotonic() - self._asked >= FRESH_FOR:
                self._trouble = await self._write()
                self._asked = time.monotonic()
        if self._trouble is not None:
            raise self._trouble

    async def _write(self) -> StoreTrouble | None:
        try:
            await self._store.write_setting("alive", str(int(time.time())).encode())
        except StoreTrouble as trouble:
            return trouble
        return None
