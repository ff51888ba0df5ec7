"""The driver: answers that nobody gives by hand, each when its time has come.

Bots and auto-answers keep to the beat: a pause after the question was opened, or a multiple of it
for a bot that thought longer. A person's own answer to a question that an auto-answer of theirs may
speak to waits for the next beat too. So when an answer comes does not tell who gave it, nor whether
there was a choice.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog

from kabuto.kernel import Refusal

from .clock import Clock, find_due
from .gate import Plan, plan_automatic
from .players import BotPool, choose_at_random
from .table import Table
from .tasks import Tasks

PAUSE_AFTER_FAULT = 5.0
"""Seconds until automatic answers go on where one could not be stored."""

Act = Callable[[Table, Callable[[], Plan | None]], Awaitable[bool]]

log = structlog.get_logger()


class Driver:
    """One for all tables; at each it gives one answer at a time."""

    def __init__(
        self,
        *,
        bots: BotPool,
        clock: Clock,
        pause: float,
        tasks: Tasks,
        act: Act,
        may_drive: Callable[[str], bool],
    ) -> None:
        self._bots = bots
        self._clock = clock
        self._pause = pause
        self._tasks = tasks
        self._act = act
        self._may_drive = may_drive  # whether a table is driven in this process
        self._driving: dict[str, asyncio.Task[None]] = {}  # by table
        self._held: Counter[tuple[str, int]] = Counter()  # own answers that wait: table and seat
        self._holding: set[asyncio.Task[None]] = set()
        self._is_stopped = False

    def drive(self, table: Table) -> None:
        """Sees to it that the bots and auto-answers of a table answer what they are asked."""
        if self._is_stopped or table.id in self._driving:
            return
        if self._find_automatic(table) is not None:
            self._driving[table.id] = self._tasks.spawn(self._play_on(table))

    def stop(self) -> None:
        """Gives no more answers; those that wait for the beat are dropped."""
        self._is_stopped = True
        for task in (*self._driving.values(), *self._holding):
            task.cancel()

    @asynccontextmanager
    async def on_the_beat(self, table: Table, seat: int) -> AsyncIterator[None]:
        """Waits until an automatic answer of that seat would be due; none is given meanwhile."""
        held = table.id, seat
        self._held[held] += 1
        try:
            await self._hold(table, seat)
            yield
        finally:
            self._held[held] -= 1
            self.drive(table)

    async def _hold(self, table: Table, seat: int) -> None:
        _, opened = table.opened[seat]
        waiting = asyncio.ensure_future(self._wait_until_due(opened))
        self._holding.add(waiting)
        waiting.add_done_callback(self._holding.discard)
        await waiting

    async def _wait_until_due(self, opened: float) -> None:
        due = find_due(opened, self._pause, self._clock.now())
        await self._clock.sleep(due - self._clock.now())

    async def _play_on(self, table: Table) -> None:
        try:
            while (seat := self._find_automatic(table)) is not None:
                try:
                    await self._answer_for(table, seat)
                except Exception:
                    log.exception("answer-stuck", table=table.id, seat=seat)
                    await self._clock.sleep(PAUSE_AFTER_FAULT)
        finally:
            del self._driving[table.id]

    def _find_automatic(self, table: Table) -> int | None:
        """The first of the seats that are asked and answer by themselves, here."""
        if not self._may_drive(table.id):
            return None
        for seat in table.waiting():
            if table.seats[seat].by == "bot":
                return seat
            if not self._held[table.id, seat] and table.find_auto_answer(seat) is not None:
                return seat
        return None

    async def _answer_for(self, table: Table, seat: int) -> None:
        """Gives a bot's or an auto-answer, no sooner and no later for what is in the hand."""
        decision, opened = table.opened[seat]
        is_bot = table.seats[seat].by == "bot"
        move = await self._bots.choose(table, seat) if is_bot else None
        await self._wait_until_due(opened)
        await self._tasks.run_shielded(self._play_automatic(table, seat, decision, move))

    async def _play_automatic(
        self, table: Table, seat: int, decision: str, thought: str | None
    ) -> None:
        """Plays what a bot has thought of, or an auto-answer, unless the question has gone."""

        def plan() -> Plan | None:
            if table.decision_of(seat) != decision or self._held[table.id, seat]:
                return None
            move = thought or table.find_auto_answer(seat)
            return _plan_answer(table, seat, move) if move else None

        await self._act(table, plan)


def _plan_answer(table: Table, seat: int, move: str) -> Plan:
    try:
        return plan_automatic(table, seat, move)
    except Refusal:
        log.warning("bot-move-refused", table=table.id, seat=seat, move=move)
        return plan_automatic(table, seat, choose_at_random(table, seat))
