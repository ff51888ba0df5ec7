"""Worker processes: started when first needed, replaced when they die, ended with their parent.

A question is one write to a socket and its answer one read, both on the loop: 24 microseconds of
the serving process for two positions of 6 kB, against 59 with `anyio.to_process` and 201 with a
ProcessPoolExecutor, which passes each through several threads (process time, best of five runs).
Those 35 would be under a fiftieth of a move; what rules anyio out is that it has one pool for all.
The referee's questions hold true states, and must never come to a process in which bots think.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import threading
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import structlog

from kabuto.games import load_game

T = TypeVar("T")

SIZE_BYTES = 4
"""Before each message: how long it is."""

log = structlog.get_logger()


class WorkerDied(Exception):
    """The process that was asked is no more."""


class Workers:
    """A few processes of one kind; each is asked one thing at a time."""

    def __init__(self, count: int, *, niceness: int = 0) -> None:
        self.are_warm = False
        self._niceness = niceness
        self._free = asyncio.Semaphore(count)
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []

    async def run(self, function: Callable[..., T], *args: object, patience: float) -> T:
        """Calls a function there. Raises TimeoutError, WorkerDied, or its own error."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(patience):
                    has_failed, answer = await worker.ask(function, args)
            except BaseException:  # late, dead, or no longer waited for: it may still talk of this
                self._end(worker)
                raise
            self._idle.append(worker)
        if has_failed:
            raise answer
        result: T = answer
        return result

    async def warm(self, game: str) -> None:
        """Starts a worker and lets it import a game, so that the first question is not slow."""
        try:
            await self.run(_import_game, game, patience=60)
            self.are_warm = True
        except (WorkerDied, TimeoutError):
            log.warning("worker-died", game=game)

    def stop(self) -> None:
        """Ends the workers, whatever they are doing; the next question starts new ones."""
        self._idle.clear()
        for worker in list(self._all):
            self._end(worker)

    async def _start(self) -> _Worker:
        worker = await _start_worker(self._niceness)
        self._all.add(worker)
        return worker

    def _end(self, worker: _Worker) -> None:
        self.are_warm = False
        self._all.discard(worker)
        worker.end()


class _Worker:
    """One process, seen from its parent."""

    def __init__(
        self, process: SpawnProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer

    async def ask(self, function: Callable[..., Any], args: tuple[object, ...]) -> tuple[bool, Any]:
        """Whether the function has failed there, and its result or error. Raises WorkerDied."""
        try:
            self._writer.write(_frame((function, args)))
            size = int.from_bytes(await self._reader.readexactly(SIZE_BYTES))
            said = await self._reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkerDied from error
        has_failed, answer = pickle.loads(said)  # noqa: S301  (our own process wrote it)
        return has_failed, answer

    def end(self) -> None:
        self._process.kill()
        self._writer.close()


async def _start_worker(niceness: int) -> _Worker:
    mine, theirs = socket.socketpair()
    with theirs:
        reader, writer = await asyncio.open_connection(sock=mine)
        process = get_context("spawn").Process(target=_work, args=(theirs, niceness), daemon=True)
        process.start()
    return _Worker(process, reader, writer)


# --- in the worker's process --------------------------------------------------------------------


def _work(parent: socket.socket, niceness: int) -> None:
    """Answers for ever: Ctrl-C is the parent's to handle, and who loses the parent ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with parent.makefile("rwb") as stream:
        while size := int.from_bytes(stream.read(SIZE_BYTES)):
            stream.write(_answer(stream.read(size)))
            stream.flush()


def _answer(question: bytes) -> bytes:
    """The frame of an answer: whether it is an error, and the result or the error."""
    function, args = pickle.loads(question)  # noqa: S301  (our own parent wrote it)
    try:
        return _frame((False, function(*args)))
    except Exception as error:  # noqa: BLE001  (the parent raises it)
        error.add_note(f"In the worker:\n{traceback.format_exc()}")
        return _frame((True, error))


def _frame(value: object) -> bytes:
    data = pickle.dumps(value)
    return len(data).to_bytes(SIZE_BYTES) + data


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _import_game(name: str) -> None:
    load_game(name)
