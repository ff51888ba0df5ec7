"""The house: every table, loaded when somebody comes.

Each action passes one gate, alone, and is stored before it counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, TypeVar

import structlog

from kabuto.bots import list_bots
from kabuto.games import load_game
from kabuto.kernel import (
    DATA,
    TEXT_AT_MOST,
    Game,
    ImpossibleOption,
    Record,
    Refusal,
    StaleDecision,
    fresh_key,
    name_box,
    write_record,
)

from . import gate
from .causes import Cause
from .clock import Clock
from .company import Alone, Company
from .driver import Driver
from .errors import BadInvitation, NotOverYet, Overtaken
from .frames import Frame
from .gate import Plan, Request
from .listing import Summary
from .news import find_changes, take_in
from .players import BotPool
from .referee import Referee
from .rematch import make_rematch, require_may_rematch
from .seating import Chair, Person, Wish, seat_by_wish, take_chair
from .sharing import NotDriver
from .shelf import Shelf
from .store import Store, database_url
from .table import Table
from .tasks import Tasks
from .trouble import StoreTrouble

UNDOS_AT_MOST = 20
CAUSES_TO_CHECKPOINT = 50
ATTEMPTS = 5
"""How often something is tried anew that other processes were faster with."""

T = TypeVar("T")

OnChange = Callable[[Table, int], None]
OnPrivateChange = Callable[[Table, str], None]

log = structlog.get_logger()


def tell_nobody(_table: Table, _what: object) -> None:
    """For a house in which nobody watches."""


class House:
    """All tables. `on_change` is told of every change, and from where on the log is new.

    `on_private_change` is told of a change that concerns one person alone. `box_files` are texts by
    game, `bots` are the `module:function` that may sit here beside those that are registered.
    """

    def __init__(  # noqa: PLR0913  (one setting each, all by name)
        self,
        data: Path | str,
        *,
        bot_pause: float = 0.7,
        bot_workers: int = 1,
        undo_workers: int = 0,
        clock: Clock | None = None,
        box_files: Mapping[str, str] | None = None,
        bots: Collection[str] = (),
        undos_at_most: int = UNDOS_AT_MOST,
        on_change: OnChange = tell_nobody,
        on_private_change: OnPrivateChange = tell_nobody,
    ) -> None:
        self.undos_at_most = undos_at_most
        self.box_files = dict(box_files or {})
        self.store = Store(database_url(data))
        self.bots = BotPool(bot_workers, allowed=bots)
        self.referee = Referee(undo_workers)
        self.clock = clock or Clock()
        self.tasks = Tasks()
        self.company = (
            Company(self.store, self._hear, self._inherit) if self.store.is_shared else Alone()
        )
        self.driver = Driver(
            bots=self.bots,
            clock=self.clock,
            pause=bot_pause,
            tasks=self.tasks,
            act=self._act_by_itself,
            may_drive=self.company.drives,
        )
        self._shelf = Shelf(self._load, self.clock.now)
        self._on_change = on_change
        self._on_private_change = on_private_change

    async def start(self) -> None:
        """Opens the database; seats that answer by themselves go on."""
        await self.store.start()
        await self.company.start()
        await self._resume_all(self.company.drives)

    async def stop(self) -> None:
        """Finishes what is being stored, then closes."""
        self.driver.stop()
        await self.company.stop()
        await self.tasks.finish()
        self.bots.workers.stop()
        self.referee.stop()
        await self.store.stop()

    # --- finding ------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table of that id. Raises UnknownTable."""
        found = self._shelf.find(table_id) or await self._shelf.load(table_id)
        if self.store.is_shared:
            with suppress(StoreTrouble):  # what is in memory can be looked at
                await self._catch_up(found)
        if not found.undoer.is_settled:
            await self._settle(found)
        return found

    async def list_frames(self, table: Table, seats: tuple[int, ...]) -> list[Frame]:
        """The replay as the holders of `seats` may see it: all of it once the game is over."""
        return await self.store.load_frames(table, seats)

    async def list_of(self, person: str) -> list[Summary]:
        return await self.store.list_of(person)

    async def count_unfinished(self, person: str) -> int:
        """How many tables of a person are not over."""
        return await self.store.count_unfinished(person)

    async def find_box(self, game: str, name: str) -> str:
        """The text of the host's box, or of one that a game here was made with; empty if none."""
        ours = self.box_files.get(game, "")
        return ours if name_box(ours) == name else await self.store.load_box(name)

    def list_bots(self, game: str) -> list[str]:
        """Every bot that may sit at a table of that game here."""
        return [*list_bots(game), *self.bots.allowed]

    async def _load(self, table_id: str) -> Table:
        table = await self.store.load(table_id)
        table.note_time(self.clock.now())
        self._keep_history(table)
        self.tasks.spawn(self.referee.warm(table.game.name))
        return table

    def _keep_history(self, table: Table) -> None:
        """Now and then, so that the table is quick to load however long it becomes."""
        if table.history.count - table.checkpoint >= CAUSES_TO_CHECKPOINT:
            self.tasks.spawn(self.store.keep_history(table))

    async def _settle(self, table: Table) -> None:
        """Finds out whether the last move may be taken back."""
        await self.store.load_positions(table)
        await self.referee.settle(table)

    async def _resume_all(self, is_wanted: Callable[[str], bool]) -> None:
        """The seats of wanted tables that answer by themselves go on."""
        async for summary in self.store.walk_playing():
            if _may_go_on(summary) and is_wanted(summary.id):
                await self._resume(summary.id)

    async def _resume(self, table_id: str) -> None:
        """A table that cannot be read any more must not keep the others waiting."""
        try:
            self.driver.drive(await self.get(table_id))
        except Exception:
            log.exception("table-unreadable", table=table_id)

    # --- other processes ----------------------------------------------------------------------

    def _hear(self, table_id: str | None) -> None:
        """Another process has changed a table; None is any of them."""
        found = None if table_id is None else self._shelf.peek(table_id)
        if table_id is None:
            for table in self._shelf.list_all():
                self.tasks.spawn(self._catch_up(table))
        elif found is not None:
            self.tasks.spawn(self._catch_up(found))
        elif self.company.drives(table_id):
            self.tasks.spawn(self._resume(table_id))

    def _inherit(self, table_ids: Collection[str]) -> None:
        """Another process has died or gone, and these are driven here from now on."""
        self.tasks.spawn(self._resume_all(set(table_ids).__contains__))

    async def _catch_up(self, table: Table) -> None:
        """Takes in what others have changed. Where that is nothing, nobody is waited for."""
        if await self.store.load_news(table) is None:
            return
        async with table.lock:
            await self._take_news(table)
        self.driver.drive(table)

    async def _take_news(self, table: Table) -> None:
        news = await self.store.load_news(table)
        if news is None:
            return
        changes = find_changes(table, news)
        log_from = take_in(table, news)
        await self._settle(table)
        table.note_time(self.clock.now())
        if changes.are_public:
            self._on_change(table, log_from)
        for person in changes.persons:
            self._on_private_change(table, person)

    async def _insist(self, table: Table, attempt: Callable[[], Awaitable[T]]) -> T:
        """Does something, anew where another process was faster. Raises StaleDecision."""
        for _ in range(ATTEMPTS):
            try:
                return await attempt()
            except Overtaken:
                await self._take_news(table)
        raise StaleDecision

    # --- acting -------------------------------------------------------------------------------

    async def create(
        self,
        person: Person,
        game_name: str,
        options: dict[str, object],
        wishes: list[Wish],
        *,
        box: str = "",
        use_box_file: bool = False,
    ) -> Table:
        """A new table; the game starts at once where nobody is missing. Raises ImpossibleOption.

        `box` is the text of a box file that is brought to it.
        """
        game = load_game(game_name)
        if box:
            await asyncio.to_thread(require_new_box, game, box)
        elif use_box_file:
            box = self._find_host_box(game)
        chosen = add_box(game, options, box)
        read = game.read_options(len(wishes), chosen)
        chairs = [seat_by_wish(wish, person, self.list_bots(game.name)) for wish in wishes]
        if not any(chair.person == person.id and chair.by == "person" for chair in chairs):
            raise ImpossibleOption("refused-no-seat-for-you")
        table = Table(token_urlsafe(9), game, read, fresh_key(), chairs)
        return await self.tasks.run_shielded(self._create(table))

    async def join(self, person: Person, table_id: str, invite: str) -> Table:
        """Takes the open seat of an invitation. Raises BadInvitation."""
        table = await self.get(table_id)
        await self.tasks.run_shielded(self._join(table, person, invite))
        return table

    async def move(self, table: Table, request: Request) -> bool:
        """Plays a person's move; False if it had been played already. Raises Refusal."""
        return await self._do_once(table, request, self._move(table, request))

    async def undo(self, table: Table, request: Request) -> bool:
        """Takes a person's last move back; False if it had been already. Raises Refusal."""
        action = self._act(table, lambda: gate.plan_undo(table, request, self.undos_at_most))
        return await self._do_once(table, request, action)

    async def set_auto_answers(
        self, table: Table, request: Request, names: Collection[str]
    ) -> bool:
        """Sets the auto-answers of a seat; False if that was done already. Raises Refusal."""
        return await self.tasks.run_shielded(self._set_auto_answers(table, request, names))

    async def again(self, person: Person, table: Table) -> str:
        """The table where the same people play again. Raises Refusal."""
        return await self.tasks.run_shielded(self._again(person, table))

    async def _do_once(
        self, table: Table, request: Request, action: Coroutine[Any, Any, bool]
    ) -> bool:
        """Runs an action to its end; False where it was done so long ago that only the store knows.

        Raises Refusal.
        """
        try:
            return await self.tasks.run_shielded(action)
        except StoreTrouble:
            raise
        except Refusal:
            if await self.store.has_deed(table.id, request.person, request.key):
                return False
            raise

    def _find_host_box(self, game: Game[Any]) -> str:
        """Raises ImpossibleOption."""
        if game.name not in self.box_files:
            raise ImpossibleOption("refused-box-unknown", game=game.name)
        return self.box_files[game.name]

    async def _create(self, table: Table, before: Table | None = None) -> Table:
        """Raises Overtaken if the people of the table `before` play at another one already."""
        start = _plan_start(table, table.seats)
        await self.store.insert_table(table, start.cause if start else None, before)
        self.company.enlist(table.id)
        self._shelf.put(table)
        self.tasks.spawn(self.referee.warm(table.game.name))
        if any(chair.by == "bot" for chair in table.seats):
            self.tasks.spawn(self.bots.workers.warm(table.game.name))
        self._enter(table, start)
        return table

    async def _join(self, table: Table, person: Person, invite: str) -> None:
        async with table.lock:
            await self._insist(table, lambda: self._sit_down(table, person, invite))

    async def _sit_down(self, table: Table, person: Person, invite: str) -> None:
        seat = _find_invited(table, invite)
        chair = table.seats[seat]
        if chair.by == "person" and chair.person == person.id:
            return
        if chair.by != "open":
            raise BadInvitation("refused-invitation-used")
        taken = take_chair(chair, person)
        start = _plan_start(table, [*table.seats[:seat], taken, *table.seats[seat + 1 :]])
        await self.store.save_chair(table, seat, taken, start.cause if start else None)
        table.set_chair(seat, taken)
        self._enter(table, start)

    async def _move(self, table: Table, request: Request) -> bool:
        """A move keeps to the beat where its seat might have been answered for."""

        def plan() -> Plan | None:
            return gate.plan_move(table, request)

        seat = gate.find_asked_seat(table, request)
        if seat is None or not table.may_be_answered(seat):
            return await self._act(table, plan)
        plan()  # what is refused is refused at once
        await self.company.take_over(table.id)
        async with self.driver.on_the_beat(table, seat):
            return await self._act(table, plan)

    async def _act(self, table: Table, plan: Callable[[], Plan | None]) -> bool:
        """Stores what is planned, then lets it happen; False if nothing is."""
        async with table.lock:
            planned = await self._insist(table, lambda: self._store_plan(table, plan))
            if planned is None:
                return False
            new = table.enter(*planned)
            await self._settle(table)
            table.note_time(self.clock.now())
            self._tell(table, planned.cause, new)
        self._keep_history(table)
        self.driver.drive(table)
        return True

    def _tell(self, table: Table, cause: Cause, log_from: int) -> None:
        """Tells whom it concerns: a sealed choice is no news to anybody else."""
        if not cause.is_private or cause.seat is None:
            self._on_change(table, log_from)
        elif person := table.seats[cause.seat].person:
            self._on_private_change(table, person)

    async def _store_plan(self, table: Table, plan: Callable[[], Plan | None]) -> Plan | None:
        planned = plan()
        if planned is not None:
            await self.store.append(table, planned.cause)
        return planned

    async def _act_by_itself(self, table: Table, plan: Callable[[], Plan | None]) -> bool:
        """A bot or an auto-answer acts, if the table is still driven here."""
        try:
            return await self._act(table, plan)
        except NotDriver:
            self.company.lose(table.id)
            return False

    async def _set_auto_answers(
        self, table: Table, request: Request, names: Collection[str]
    ) -> bool:
        """Nobody else can notice: no cause, no new version, nothing sent to others."""
        async with table.lock:
            planned = await self._insist(
                table, lambda: self._store_auto_answers(table, request, names)
            )
            if planned is None:
                return False
            table.deeds.note(request.person, request.key)
            table.set_chair(*planned)
            self._on_private_change(table, request.person)
        self.driver.drive(table)
        return True

    async def _store_auto_answers(
        self, table: Table, request: Request, names: Collection[str]
    ) -> tuple[int, Chair] | None:
        planned = gate.plan_auto_answers(table, request, names)
        if planned is not None:
            await self.store.save_chair(table, *planned)
        return planned

    async def _again(self, person: Person, table: Table) -> str:
        async with table.lock:
            require_may_rematch(table, person)
            return await self._insist(table, lambda: self._find_next(table, person))

    async def _find_next(self, table: Table, person: Person) -> str:
        """The table where the same people play again, made by whoever asks first."""
        if table.next_id is not None:
            return table.next_id
        new = make_rematch(table, person, self.list_bots(table.game.name))
        await self._create(new, before=table)
        table.set_next(new.id)
        self._on_change(table, len(table.log))
        return new.id

    def _enter(self, table: Table, start: Plan | None) -> None:
        """A change of who sits where, and the start of the game if that was the last one."""
        if start is not None:
            table.enter(*start)
            table.note_time(self.clock.now())
        self._on_change(table, 0)
        self.driver.drive(table)


def require_new_box(game: Game[Any], text: str) -> None:
    """Raises ImpossibleOption for what is wrong in a box that is brought to a new table."""
    if not game.takes_box:
        raise ImpossibleOption("refused-box-none", game=game.name)
    if len(text) > TEXT_AT_MOST:
        raise ImpossibleOption("refused-box-text", most=TEXT_AT_MOST)
    game.require_box(text)


def add_box(game: Game[Any], options: dict[str, object], box: str) -> dict[str, object]:
    """The options with the text of the box, which cannot be chosen as others are."""
    if DATA in options:
        known = [option.name for option in game.describe_options()]
        raise ImpossibleOption("refused-option-unknown", option=DATA, known=known)
    return options | {DATA: box} if box else options


def record_of(table: Table) -> Record:
    """The record of a game that is over. Raises NotOverYet."""
    if not table.is_over:
        raise NotOverYet
    names = [chair.name for chair in table.seats]
    return write_record(
        table.game, table.state, options=table.options, key=table.secret, names=names,
        moves=table.history.moves_in_force(),
    )  # fmt: skip


def _plan_start(table: Table, chairs: list[Chair]) -> Plan | None:
    """The start, if these chairs leave no seat open."""
    if any(chair.by == "open" for chair in chairs):
        return None
    return gate.plan_start(table)


def _may_go_on(summary: Summary) -> bool:
    """Whether one of the seats that are asked may answer by itself."""
    chairs = [summary.seats[seat] for seat in summary.waiting]
    return any(chair.by == "bot" or chair.auto_answers for chair in chairs)


def _find_invited(table: Table, invite: str) -> int:
    for seat, chair in enumerate(table.seats):
        if chair.invite is not None and compare_digest(chair.invite.encode(), invite.encode()):
            return seat
    raise BadInvitation
