"""The house: every table, loaded when somebody comes.

Each action passes one gate, alone, and is stored before it counts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from kabuto.games import load_game
from kabuto.kernel import (
    DATA,
    SEAT,
    Game,
    ImpossibleOption,
    Record,
    Refusal,
    fresh_key,
    write_record,
)

from .clock import Clock, find_due
from .errors import BadInvitation, NotAtTable, NotOverYet
from .players import BotPool, choose_at_random
from .referee import Referee
from .seating import Chair, Person, Wish, seat_by_wish, take_chair, wish_again
from .store import Store, Summary, database_url
from .table import Asked, Planned, Table

T = TypeVar("T")
Listener = Callable[[Table, int], None]
Whisperer = Callable[[Table, str], None]

PAUSE_AFTER_FAULT = 5.0
"""Seconds until automatic answers go on where one could not be stored."""

log = structlog.get_logger()


class House:
    """All tables. `listener` is told of every change, and from where on the log is new.

    `whisperer` is told of a change that concerns one person alone.
    """

    def __init__(
        self,
        data: Path | str,
        *,
        bot_pause: float = 0.7,
        bot_workers: int = 1,
        undo_workers: int = 0,
        clock: Clock | None = None,
        corrections: dict[str, str] | None = None,
    ) -> None:
        self.corrections = corrections or {}  # by game: the text with which a host corrects it
        self.store = Store(database_url(data))
        self.bots = BotPool(bot_workers)
        self.referee = Referee(undo_workers)
        self.bot_pause = bot_pause
        self.clock = clock or Clock()
        self.listener: Listener = lambda _table, _new: None
        self.whisperer: Whisperer = lambda _table, _person: None
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Opens the database; seats that answer by themselves go on."""
        await self.store.start()
        for summary in await self.store.list_playing():
            if _may_go_on(summary):
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
                found.note_time(self.clock.now())
                self._tables[table_id] = found
                self._spawn(self.referee.warm(found.game.name))
        return found

    async def list_of(self, person: str) -> list[Summary]:
        return await self.store.list_of(person)

    # --- acting -------------------------------------------------------------------------------

    async def create(
        self,
        person: Person,
        game_name: str,
        options: dict[str, object],
        wishes: list[Wish],
        *,
        corrected: bool = False,
    ) -> Table:
        """A new table; the game starts at once where nobody is missing. Raises ImpossibleOption."""
        game = load_game(game_name)
        chosen = self._choose_tables(game, options, corrected=corrected)
        read = game.read_options(len(wishes), chosen)
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

    async def stand(self, table: Table, asked: Asked, names: Collection[str]) -> bool:
        """Sets the standing answers of a seat; False if that was done already. Raises Refusal."""
        return await self._whole(self._stand(table, asked, names))

    async def again(self, person: Person, table: Table) -> str:
        """The table where the same people play again. Raises Refusal."""
        return await self._whole(self._again(person, table))

    def _choose_tables(
        self, game: Game[Any], options: dict[str, object], *, corrected: bool
    ) -> dict[str, object]:
        """The options, with the host's corrections if they are wanted; nobody else can give any."""
        if DATA in options:
            known = [option.name for option in game.describe_options()]
            raise ImpossibleOption("refused-option-unknown", option=DATA, known=known)
        if not corrected:
            return options
        if game.name not in self.corrections:
            raise ImpossibleOption("refused-tables-unknown", game=game.name)
        return options | {DATA: self.corrections[game.name]}

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
            table.note_time(self.clock.now())
            self.listener(table, new)
        self._drive(table)
        return True

    async def _stand(self, table: Table, asked: Asked, names: Collection[str]) -> bool:
        """Nobody else can notice: no cause, no new version, nothing sent to others."""
        async with table.lock:
            planned = table.plan_standing(asked, names)
            if planned is None:
                return False
            await self.store.save_chair(table, *planned)
            table.enter_standing(asked, *planned)
            self.whisperer(table, asked.person)
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
            table.note_time(self.clock.now())
        self.listener(table, 0)
        self._drive(table)

    # --- automatic answers --------------------------------------------------------------------

    def _drive(self, table: Table) -> None:
        """Sees to it that the seats of a table that answer by themselves play on."""
        if table.id not in self._drivers and _find_automatic(table) is not None:
            self._drivers[table.id] = self._spawn(self._play_on(table))

    async def _resume(self, table_id: str) -> None:
        """A table that cannot be read any more must not keep the others waiting."""
        try:
            self._drive(await self.get(table_id))
        except Exception:
            log.exception("table-unreadable", table=table_id)

    async def _play_on(self, table: Table) -> None:
        try:
            while (seat := _find_automatic(table)) is not None:
                try:
                    await self._answer_for(table, seat)
                except Exception:
                    log.exception("answer-stuck", table=table.id, seat=seat)
                    await self.clock.sleep(PAUSE_AFTER_FAULT)
        finally:
            del self._drivers[table.id]

    async def _answer_for(self, table: Table, seat: int) -> None:
        """Gives a bot's or a standing answer, no sooner and no later for what is in the hand."""
        decision, opened = table.opened[seat]
        is_bot = table.seats[seat].by == "bot"
        move = await self.bots.choose(table, seat) if is_bot else None
        due = find_due(opened, self.bot_pause, self.clock.now())
        await self.clock.sleep(due - self.clock.now())
        await self._whole(self._play_automatic(table, seat, decision, move))

    async def _play_automatic(
        self, table: Table, seat: int, decision: str, thought: str | None
    ) -> None:
        """Plays what a bot has thought of, or what stands, unless the question has gone."""

        def plan() -> Planned | None:
            if table.decision_of(seat) != decision:
                return None
            move = thought or table.standing_move(seat)
            if move is None:
                return None
            try:
                return table.plan_automatic(seat, move, _now())
            except Refusal:
                log.warning("bot-move-refused", table=table.id, seat=seat, move=move)
                return table.plan_automatic(seat, choose_at_random(table, seat), _now())

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


def _find_automatic(table: Table) -> int | None:
    """The first of the seats that are asked and answer by themselves."""
    for seat in table.waiting():
        if table.seats[seat].by == "bot" or table.standing_move(seat) is not None:
            return seat
    return None


def _may_go_on(summary: Summary) -> bool:
    """Whether one of the seats that are asked may answer by itself."""
    chairs = [summary.seats[SEAT.number(label)] for label in summary.waiting]
    return any(chair.by == "bot" or chair.standing for chair in chairs)


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
