"""The time by which automatic answers are given: the same for every hand and every bot."""

from __future__ import annotations

import asyncio
import time
from math import ceil


class Clock:
    """The machine's own; tests bring another."""

    def now(self) -> float:
        """Seconds since some moment that stays the same."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def find_due(opened: float, pause: float, now: float) -> float:
    """When an automatic answer may be given: a pause after its question was opened.

    For one that took longer to think of, the next multiple of the pause.
    """
    if pause <= 0:
        return now
    return opened + pause * max(1, ceil((now - opened) / pause))
