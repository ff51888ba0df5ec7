"""Tasks that nobody may be waiting for: kept until they are done, and heard when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from kabuto.kernel import Refusal

T = TypeVar("T")

log = structlog.get_logger()


class Tasks:
    """The tasks of one house."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, action: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Starts an action; what goes wrong in it is logged."""
        task = asyncio.create_task(action)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        task.add_done_callback(_report)
        return task

    async def run_shielded(self, action: Coroutine[Any, Any, T]) -> T:
        """Runs an action to its end, even if whoever asked for it goes away."""
        return await asyncio.shield(self.spawn(action))

    async def finish(self) -> None:
        """Waits until all of them are done."""
        await asyncio.gather(*self._running, return_exceptions=True)


def _report(task: asyncio.Task[Any]) -> None:
    """Says what went wrong; a refusal is no fault."""
    with suppress(asyncio.CancelledError):
        fault = task.exception()
        if fault is not None and not isinstance(fault, Refusal):
            log.error("task-failed", exc_info=fault)
