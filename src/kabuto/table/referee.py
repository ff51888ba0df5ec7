"""The referee finds out whether the last move may be taken back: milliseconds, off the loop.

With a worker of its own (never one in which bots think: it holds true states), else in a thread.
"""

from __future__ import annotations

import asyncio

import structlog

from .table import Table
from .undoer import UndoQuestion, answer_undo
from .workers import WorkerDied, Workers

PATIENCE = 5.0

log = structlog.get_logger()


class Referee:
    """Answers once for each cause, the same in every process."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = Workers(workers) if workers else None

    async def warm(self, game: str) -> None:
        if self.workers is not None and not self.workers.are_warm:
            await self.workers.warm(game)

    async def settle(self, table: Table) -> None:
        """Notes the answer at the table."""
        question = table.undoer.raise_question()
        may = question is not None and await self._answer(question)
        table.undoer.note(question, may=may)

    def stop(self) -> None:
        if self.workers is not None:
            self.workers.stop()

    async def _answer(self, question: UndoQuestion) -> bool:
        if self.workers is not None and self.workers.are_warm:
            try:
                return await self.workers.run(answer_undo, question, patience=PATIENCE)
            except (WorkerDied, TimeoutError):
                log.warning("referee-died", game=question.game)
        return await asyncio.to_thread(answer_undo, question)
