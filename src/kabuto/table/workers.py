"""Worker processes: started when first needed, replaced when they die, ended with their parent."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import structlog

from kabuto.games import load_game

T = TypeVar("T")

log = structlog.get_logger()


class Workers:
    """A few processes of one kind."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.are_warm = False
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *args: object, patience: float) -> T:
        """Calls a function there. Raises TimeoutError, BrokenProcessPool, or its own error."""
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(
            loop.run_in_executor(self._started(), function, *args), patience
        )

    async def warm(self, game: str) -> None:
        """Starts a worker and lets it import a game, so that the first question is not slow."""
        try:
            await self.run(_import_game, game, patience=60)
            self.are_warm = True
        except (BrokenProcessPool, TimeoutError, RuntimeError):
            log.warning("worker-died", game=game)
            self.stop()

    def stop(self) -> None:
        """Ends the workers, whatever they are doing; the next question starts new ones."""
        pool, self._pool = self._pool, None
        self.are_warm = False
        if pool is None:
            return
        workers = list((pool._processes or {}).values())  # noqa: SLF001  (kill_workers is of 3.14)
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_settle_in)
        return self._pool


def _settle_in() -> None:
    """In a worker: Ctrl-C is the parent's to handle, and who loses the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _import_game(name: str) -> None:
    load_game(name)
