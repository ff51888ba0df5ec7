"""The house: every table, loaded when somebody comes.

Each action passes one gate, alone, and is stored before it counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from kabuto.games import load_game
from kabuto.kernel import SEAT, ImpossibleOption, Record, Refusal, fresh_key, write_record

from .errors import BadInvitation, NotAtTable, NotOverYet
from .players import BotPool, choose_at_random
from .referee import Referee
from .seating import Chair, Person, Wish, seat_by_wish, take_chair, wish_again
from .store import Store, Summary, database_url
from .table import Asked, Planned, Table

T = TypeVar("T")
Listener = Callable[[Table, int], None]

PAUSE_AFTER_FAULT = 5.0
"""Seconds until bots go on where their move could not be stored."""

log = structlog.get_logger()


class House:
    """All tables. `listener` is told of every change, and from where on the log is new."""

    def __init__(
        self,
        data: Path | str,
        *,
        bot_pause: float = 0.7,
        bot_workers: int = 1,
        undo_workers: int = 0,
    ) -> None:
        self.store = Store(database_url(data))
        self.bots = BotPool(bot_workers)
        self.referee = Referee(undo_workers)
        self.bot_pause = bot_pause
        self.listener: Listener = lambda _table, _new: None
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Opens the database; bots whose turn it was go on."""
        await self.store.start()
        for summary in await self.store.list_playing():
            if _waits_for_bot(summary):
                await self._resume(summary.id)

    async def stop(self) -> None:
        """Finishes what is being stored, then closes."""
        drivers = list(self._drivers.values())
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, *self._tasks, return_exceptions=True)
        self.bots.workers.stop()
        self.referee.stop()
        await self.store.stop()

    # --- finding ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table of that id. Raises UnknownTable."""
        found = self._tables.get(table_id)
        if found is not None:
            return found
        async with self._loading:
            found = self._tables.get(table_id)
            if found is None:
                found = await self.store.load(table_id)
                await self.referee.settle(found)
                self._tables[table_id] = found
                self._spawn(self.referee.warm(found.game.name))
        return found

    async def list_of(self, person: str) -> list[Summary]:
        return await self.store.list_of(person)

    # --- acting -------------------------------------------------------------------------------

    async def create(
        self, person: Person, game_name: str, options: dict[str, object], wishes: list[Wish]
    ) -> Table:
        """A new table; the game starts at once where nobody is missing. Raises ImpossibleOption."""
        game = load_game(game_name)
        read = game.read_options(len(wishes), options)
        chairs = [seat_by_wish(wish, person) for wish in wishes]
        if not any(chair.person == person.id and chair.by == "person" for chair in chairs):
            raise ImpossibleOption("refused-no-seat-for-you")
        table = Table(token_urlsafe(9), game, read, fresh_key(), chairs)
        return await self._whole(self._create(table))

    async def join(self, person: Person, table_id: str, invite: str) -> Table:
        """Takes the open seat of an invitation. Raises BadInvitation."""
        table = await self.get(table_id)
        await self._whole(self._join(table, person, invite))
        return table

    async def move(self, table: Table, asked: Asked) -> bool:
        """Plays a person's move; False if it had been played already. Raises Refusal."""
        return await self._whole(self._act(table, lambda: table.plan_move(asked, _now())))

    async def undo(self, table: Table, asked: Asked) -> bool:
        """Takes a person's last move back; False if it had been already. Raises Refusal."""
        return await self._whole(self._act(table, lambda: table.plan_undo(asked, _now())))

    async def again(self, person: Person, table: Table) -> str:
        """The table where the same people play again. Raises Refusal."""
        return await self._whole(self._again(person, table))

    async def _create(self, table: Table) -> Table:
        start = self._plan_start(table, table.seats)
        await self.store.insert_table(table, start.cause if start else None, _now())
        self._tables[table.id] = table
        self._spawn(self.referee.warm(table.game.name))
        if any(chair.by == "bot" for chair in table.seats):
            self._spawn(self.bots.workers.warm(table.game.name))
        self._enter(table, start)
        return table

    async def _join(self, table: Table, person: Person, invite: str) -> None:
        async with table.lock:
            seat = _find_invited(table, invite)
            chair = table.seats[seat]
            if chair.by == "person" and chair.person == person.id:
                return
            if chair.by != "open":
                raise BadInvitation("refused-invitation-used")
            taken = take_chair(chair, person)
            chairs = [*table.seats[:seat], taken, *table.seats[seat + 1 :]]
            start = self._plan_start(table, chairs)
            await self.store.save_chair(table, seat, taken, start.cause if start else None)
            table.seats = chairs
            self._enter(table, start)

    async def _act(self, table: Table, plan: Callable[[], Planned | None]) -> bool:
        """Stores what is planned, then lets it happen; False if nothing is."""
        async with table.lock:
            planned = plan()
            if planned is None:
                return False
            await self.store.append(table, planned.cause)
            new = table.enter(*planned)
            await self.referee.settle(table)
            self.listener(table, new)
        self._drive(table)
        return True

    async def _again(self, person: Person, table: Table) -> str:
        async with table.lock:
            if not table.seats_of(person.id):
                raise NotAtTable
            if not table.is_over:
                raise NotOverYet
            if table.next_id is None:
                chairs = [seat_by_wish(wish_again(c, person), person) for c in table.seats]
                new = Table(token_urlsafe(9), table.game, table.options, fresh_key(), chairs)
                await self._create(new)
                await self.store.link_next(table.id, new.id)
                table.next_id = new.id
                self.listener(table, len(table.log))
            return table.next_id

    def _plan_start(self, table: Table, chairs: list[Chair]) -> Planned | None:
        if any(chair.by == "open" for chair in chairs):
            return None
        return table.plan_start(_now())

    def _enter(self, table: Table, start: Planned | None) -> None:
        """A change of who sits where, and the start of the game if that was the last one."""
        if start is not None:
            table.enter(*start)
        self.listener(table, 0)
        self._drive(table)

    # --- bots ---------------------------------------------------------------------------------

    def _drive(self, table: Table) -> None:
        """Sees to it that the bots of a table play on."""
        driver = self._drivers.get(table.id)
        if (driver is None or driver.done()) and _find_bot(table) is not None:
            task = self._drivers[table.id] = self._spawn(self._play_bots(table))
            task.add_done_callback(lambda _: self._drivers.pop(table.id, None))

    async def _resume(self, table_id: str) -> None:
        """A table that cannot be read any more must not keep the others waiting."""
        try:
            self._drive(await self.get(table_id))
        except Exception:
            log.exception("table-unreadable", table=table_id)

    async def _play_bots(self, table: Table) -> None:
        while (seat := _find_bot(table)) is not None:
            await asyncio.sleep(self.bot_pause)
            decision = table.decision_of(seat)
            if decision is None:
                continue
            try:
                move = await self.bots.choose(table, seat)
                await self._whole(self._play_bot_move(table, seat, decision, move))
            except Exception:
                log.exception("bot-stuck", table=table.id, seat=seat)
                await asyncio.sleep(PAUSE_AFTER_FAULT)

    async def _play_bot_move(self, table: Table, seat: int, decision: str, move: str) -> None:
        """Plays what a bot has chosen, unless the question has gone meanwhile."""

        def plan() -> Planned | None:
            if table.decision_of(seat) != decision:
                return None
            try:
                return table.plan_bot_move(seat, move, _now())
            except Refusal:
                log.warning("bot-move-refused", table=table.id, seat=seat, move=move)
                return table.plan_bot_move(seat, choose_at_random(table, seat), _now())

        await self._act(table, plan)

    # --- tasks --------------------------------------------------------------------------------

    async def _whole(self, action: Coroutine[Any, Any, T]) -> T:
        """Runs an action to its end, even if whoever asked for it goes away."""
        return await asyncio.shield(self._spawn(action))

    def _spawn(self, action: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(action)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)
        return task


def record_of(table: Table) -> Record:
    """The record of a game that is over. Raises NotOverYet."""
    if not table.is_over:
        raise NotOverYet
    names = [chair.name for chair in table.seats]
    return write_record(
        table.game, table.state, options=table.options, key=table.secret, names=names,
        moves=table.moves_in_force(),
    )  # fmt: skip


def _find_bot(table: Table) -> int | None:
    return next((seat for seat in table.waiting() if table.seats[seat].by == "bot"), None)


def _waits_for_bot(summary: Summary) -> bool:
    bots = [SEAT.label(s) for s, chair in enumerate(summary.seats) if chair.by == "bot"]
    return any(seat in bots for seat in summary.waiting)


def _find_invited(table: Table, invite: str) -> int:
    for seat, chair in enumerate(table.seats):
        if chair.invite is not None and compare_digest(chair.invite.encode(), invite.encode()):
            return seat
    raise BadInvitation


def _report(task: asyncio.Task[Any]) -> None:
    """Says what went wrong in a task that nobody may be waiting for; a refusal is no fault."""
    with suppress(asyncio.CancelledError):
        fault = task.exception()
        if fault is not None and not isinstance(fault, Refusal):
            log.error("task-failed", exc_info=fault)


def _now() -> int:
    return int(time.time())
