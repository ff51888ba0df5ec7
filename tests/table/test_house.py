"""The house: what is stored, what is taken back, how bots play on."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, update
from structlog.testing import capture_logs

from kabuto.kernel import EVERYBODY, CannotUndo, Game, StaleDecision, replay
from kabuto.table import (
    Chair,
    House,
    NotAtTable,
    NotOverYet,
    Person,
    Table,
    Wish,
    players,
    record_of,
)
from kabuto.table.errors import Overtaken
from kabuto.table.schema import causes, metadata

from .requests import ask, find_invite

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
ME, OPEN, BOT = Wish("me"), Wish("open"), Wish("bot", "random")
DRAFT: dict[str, object] = {"starting_hand": "random"}
SCATTER: dict[str, object] = {"starting_hand": "random", "figure_placement": "random"}


async def until(is_so: Callable[[], bool], patience: float = 90) -> None:
    async with asyncio.timeout(patience):
        while not is_so():  # noqa: ASYNC110  (nothing tells of it)
            await asyncio.sleep(0.005)


class Opened:
    """A house that can be left as by `kill -9` and entered again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.houses: list[House] = []

    async def enter(self, **kwargs: Any) -> House:
        house = House(self.folder, **({"bot_pause": 0} | kwargs))
        await house.start()
        self.houses.append(house)
        return house

    async def leave(self) -> None:
        for house in self.houses:
            await house.stop()


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    found = Opened(tmp_path)
    yield found
    await found.leave()


@pytest.fixture
async def house(opened: Opened) -> House:
    return await opened.enter()


async def open_for_two(house: House, options: dict[str, object] | None = None) -> Table:
    table = await house.create(ANN, "samurai", options or {}, [ME, OPEN])
    await house.join(BOB, table.id, find_invite(table, 1))
    return table


async def play(
    house: House, table: Table, move: str | None = None, seat: int | None = None
) -> None:
    seat = table.waiting()[0] if seat is None else seat
    offered = [m.text for m in table.game.offer(table.state, seat)]
    wanted = next((m for m in offered if move is None or m.startswith(move)), None)
    assert wanted, (move, offered)
    await house.move(table, ask(table, seat, wanted))


def last_seat(table: Table) -> int:
    seat = table.history.line[-1].seat
    assert seat is not None
    return seat


async def take_back(house: House, table: Table, seat: int, key: str | None = None) -> bool:
    return await house.undo(table, ask(table, seat, key=key or f"u{table.history.count}"))


def facts(table: Table) -> tuple[Any, ...]:
    return (
        table.history,
        table.state,
        table.seats,
        [table.undoer.may_take_back(seat) for seat in range(len(table.seats))],
    )


# --- storage ------------------------------------------------------------------------------------


async def test_the_migrations_make_what_the_schema_says(house: House) -> None:
    def compare(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await house.store.run(compare) == []


async def test_after_every_move_another_house_finds_the_same_table(opened: Opened) -> None:
    first = await opened.enter()
    table = await open_for_two(first)
    rng = Random(5)
    for number in range(40):
        seat = rng.choice(table.waiting())
        text = rng.choice(table.game.offer(table.state, seat)).text
        await first.move(table, ask(table, seat, text))
        if number % 7 == 3 and table.undoer.may_take_back(seat):
            await take_back(first, table, seat)
        if number % 5 == 0:
            other = await opened.enter()
            assert facts(await other.get(table.id)) == facts(table)


async def test_sealed_choices_survive(opened: Opened) -> None:
    first = await opened.enter()
    table = await open_for_two(first)
    for seat in (0, 0, 1):
        await play(first, table, seat=seat)
    second = await opened.enter()
    found = await second.get(table.id)
    assert [len(mine) for mine in found.state.stack[-1].chosen] == [2, 1]
    assert found.state == table.state


async def test_what_could_not_be_stored_has_not_happened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_for_two(house, DRAFT)
    before = facts(table)

    async def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(house.store, "append", fail)
    with pytest.raises(OSError, match="disk full"):
        await play(house, table)
    assert facts(table) == before
    monkeypatch.undo()
    await play(house, table)
    assert table.history.count == 2


async def test_after_a_row_that_the_database_refuses_the_next_is_stored(house: House) -> None:
    table = await open_for_two(house, DRAFT)
    (start,) = await house.store.load_causes(table.id)
    with pytest.raises(Overtaken):
        await house.store.append(table, start)
    await play(house, table)
    assert [cause.number for cause in await house.store.load_causes(table.id)] == [0, 1]


async def test_an_action_is_finished_though_whoever_asked_has_gone(house: House) -> None:
    table = await open_for_two(house, DRAFT)
    asking = asyncio.create_task(play(house, table))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await until(lambda: table.history.count == 2)
    await play(house, table)
    assert [link.seat for link in table.history.line] == [None, 0, 1]


async def test_two_at_once_are_one_after_the_other(house: House) -> None:
    table = await open_for_two(house)
    moves = [play(house, table, seat=seat) for seat in (0, 1)]
    await asyncio.gather(*moves)
    assert [len(mine) for mine in table.state.stack[-1].chosen] == [1, 1]


async def test_the_same_action_twice_at_once_happens_once(house: House) -> None:
    table = await open_for_two(house, DRAFT)
    text = table.game.offer(table.state, 0)[0].text
    asked = ask(table, 0, text, key="once")
    assert sorted(await asyncio.gather(*(house.move(table, asked) for _ in range(5)))) == [
        *[False] * 4,
        True,
    ]
    assert table.history.count == 2


async def test_a_key_counts_once_after_a_restart_too(opened: Opened) -> None:
    first = await opened.enter()
    table = await open_for_two(first, DRAFT)
    asked = ask(table, 0, table.game.offer(table.state, 0)[0].text, key="once")
    assert await first.move(table, asked)
    second = await opened.enter()
    assert not await second.move(await second.get(table.id), asked)


# --- decisions ----------------------------------------------------------------------------------


async def test_a_decision_stays_the_same_while_others_answer_theirs(house: House) -> None:
    table = await open_for_two(house)
    mine = table.decision_of(0)
    for _ in range(5):
        await play(house, table, seat=1)
    assert table.decision_of(0) == mine
    assert table.decision_of(1) is None
    await play(house, table, seat=0)
    assert table.decision_of(0) != mine


# --- undo ---------------------------------------------------------------------------------------


async def test_moves_of_one_turn_are_taken_back_one_by_one(house: House) -> None:
    table = await open_for_two(house, SCATTER)
    table = await _reach_two_fast_moves(house, table)
    seat = last_seat(table)
    states = [table.states.after(number) for number in table.history.in_force[-3:]]
    log = list(table.log)
    assert await take_back(house, table, seat)
    assert table.state == states[1]
    assert await take_back(house, table, seat)
    assert table.state == states[0]
    undone = [entry for entry in table.log if entry.event.key == "undone"]
    assert [(e.seat, e.event.args) for e in undone] == [(seat, {"seat": "AB"[seat]})]
    assert table.log[:-1] == log[: len(table.log) - 1]


async def _reach_two_fast_moves(house: House, table: Table) -> Table:
    """Plays until somebody has made two moves in a row that may both be taken back."""
    rng = Random(11)
    while True:
        seat = table.waiting()[0]
        offered = [m.text for m in table.game.offer(table.state, seat)]
        go_on = [m for m in offered if m != "end"] or offered
        before = len(table.history.in_force)
        could = table.undoer.may_take_back(seat)
        await house.move(table, ask(table, seat, rng.choice(go_on)))
        again = table.undoer.may_take_back(seat)
        if could and again and len(table.history.in_force) == before + 1:
            return table


async def test_a_repeated_undo_takes_back_one_move(house: House) -> None:
    table = await open_for_two(house, SCATTER)
    table = await _reach_two_fast_moves(house, table)
    seat, before = last_seat(table), len(table.history.in_force)
    assert await take_back(house, table, seat, key="u")
    assert not await take_back(house, table, seat, key="u")
    assert len(table.history.in_force) == before - 1


async def test_two_clicks_on_one_state_take_back_one_move(house: House) -> None:
    """However fast the first was answered, and though the move before could go, too."""
    table = await open_for_two(house, SCATTER)
    table = await _reach_two_fast_moves(house, table)
    seat, before = last_seat(table), len(table.history.in_force)
    seen = table.history.version_for((seat,))
    first, second = (ask(table, seat, key=key)._replace(version=seen) for key in "uv")
    assert await house.undo(table, first)
    assert not await house.undo(table, first)
    with pytest.raises(StaleDecision):
        await house.undo(table, second)
    assert len(table.history.in_force) == before - 1
    assert table.undoer.may_take_back(seat)


async def test_nobody_takes_back_what_another_has_answered(house: House) -> None:
    table = await open_for_two(house, DRAFT)
    await play(house, table)
    assert table.undoer.may_take_back(0)
    with pytest.raises(CannotUndo, match=r"^refused-undo$"):
        await take_back(house, table, 1)
    await play(house, table)
    assert not table.undoer.may_take_back(0)
    with pytest.raises(CannotUndo, match=r"^refused-undo$"):
        await take_back(house, table, 0)


async def test_the_answer_is_the_same_after_a_restart(opened: Opened) -> None:
    first = await opened.enter()
    table = await open_for_two(first, SCATTER)
    rng, answers = Random(3), set()
    for _ in range(12):
        seat = table.waiting()[0]
        await first.move(
            table, ask(table, seat, rng.choice(table.game.offer(table.state, seat)).text)
        )
        found = await (await opened.enter()).get(table.id)
        assert found.undoer.may_take_back(seat) == table.undoer.may_take_back(seat)
        answers.add(found.undoer.may_take_back(seat))
    assert answers == {False, True}


async def test_a_sealed_choice_is_taken_back_while_others_choose(house: House) -> None:
    table = await open_for_two(house)
    await play(house, table, seat=0)
    await play(house, table, seat=1)
    theirs = table.decision_of(1)
    assert await take_back(house, table, 0)
    assert table.state.stack[-1].chosen[0] == ()
    assert table.decision_of(1) == theirs
    causes = await house.store.load_causes(table.id)
    assert [(c.sort, c.is_private) for c in causes[1:]] == [
        ("move", True),
        ("move", True),
        ("retract", True),
    ]


async def test_what_was_drawn_since_is_not_taken_back(house: House) -> None:
    table = await open_for_two(house, SCATTER)
    await play(house, table, "place")
    await play(house, table, "end")
    assert table.waiting() == [1]
    with pytest.raises(CannotUndo, match=r"^refused-undo-known$"):
        await take_back(house, table, 0)
    with pytest.raises(CannotUndo, match=r"^refused-undo$"):
        await take_back(house, table, 1)


# --- seats --------------------------------------------------------------------------------------


async def test_again_keeps_a_seat_for_each_person(house: House) -> None:
    table = await house.create(ANN, "samurai", SCATTER, [BOT, ME, OPEN])
    await house.join(BOB, table.id, find_invite(table, 2))
    with pytest.raises(NotOverYet):
        await house.again(ANN, table)
    await _play_to_the_end(house, table)
    with pytest.raises(NotAtTable):
        await house.again(Person("eve", "Eve"), table)
    new = await house.get(await house.again(BOB, table))
    assert await house.again(ANN, table) == new.id == table.next_id
    assert [(c.by, c.person) for c in new.seats] == [
        ("open", "ann"),
        ("person", "bob"),
        ("bot", None),
    ]
    await house.join(ANN, new.id, find_invite(new, 0))
    assert new.status == "playing"
    assert new.secret != table.secret


async def test_each_begins_in_turn_when_they_play_again(house: House) -> None:
    """Whoever took the first turn takes the last one next time; neighbours stay neighbours."""
    table = await house.create(ANN, "samurai", SCATTER, [ME, OPEN, BOT])
    await house.join(BOB, table.id, find_invite(table, 1))
    began, round_table = [], []
    for _ in range(4):
        round_table.append([_who(chair) for chair in table.seats])
        await _play_to_the_end(house, table)
        first = next(entry.seat for entry in table.log if entry.seat is not None)
        began.append(_who(table.seats[first]))
        table = await house.get(await house.again(ANN, table))
        await _sit_down(house, table)
    assert began == ["ann", "bob", "random", "ann"]
    assert round_table[1] == ["bob", "random", "ann"]


def _who(chair: Chair) -> str:
    return chair.person or chair.name


async def _sit_down(house: House, table: Table) -> None:
    for seat, chair in enumerate(table.seats):
        if chair.by == "open":
            await house.join(BOB, table.id, find_invite(table, seat))


async def test_what_was_chosen_for_a_seat_goes_with_its_player(house: House) -> None:
    chosen: dict[str, object] = {"samurai_a": "kyuzo", "samurai_b": "daisuke"}
    table = await house.create(ANN, "spirit", chosen, [ME, ME, ME])
    await _play_to_the_end(house, table)
    new = await house.get(await house.again(ANN, table))
    assert [new.options.samurai_a, new.options.samurai_b, new.options.samurai_c] == [
        "daisuke",
        "dealt",
        "kyuzo",
    ]


async def _play_to_the_end(house: House, table: Table, seed: int = 1) -> None:
    rng = Random(seed)
    while not table.is_over:
        seats = [s for s in table.waiting() if table.seats[s].by == "person"]
        if not seats:
            await asyncio.sleep(0.002)
            continue
        text = rng.choice(table.game.offer(table.state, seats[0])).text
        await house.move(table, ask(table, seats[0], text))


async def test_the_record_of_a_game_with_undo_replays_to_its_end(house: House) -> None:
    table = await open_for_two(house)
    await play(house, table, seat=0)
    await take_back(house, table, 0)
    with pytest.raises(NotOverYet):
        record_of(table)
    rng = Random(2)
    while not table.is_over:
        seat = table.waiting()[0]
        await house.move(
            table, ask(table, seat, rng.choice(table.game.offer(table.state, seat)).text)
        )
        if rng.random() < 0.2 and table.status == "playing" and table.undoer.may_take_back(seat):
            await take_back(house, table, seat)
    *_, last = replay(table.game, record_of(table))
    assert last.state == table.state
    assert table.game.show(last.state, EVERYBODY) == table.game.show(table.state, EVERYBODY)


# --- bots ---------------------------------------------------------------------------------------


async def test_bots_play_on_alone_and_after_a_restart(opened: Opened) -> None:
    first = await opened.enter()
    table = await first.create(ANN, "samurai", SCATTER, [ME, BOT, Wish("bot", "greedy")])
    while table.waiting() == [0]:
        await play(first, table)
    await first.stop()
    opened.houses.remove(first)
    second = await opened.enter()
    found = await second.get(table.id)
    await until(lambda: found.waiting() == [0])
    assert {seat for seat, _ in found.history.moves_in_force()[table.history.count - 1 :]} == {1, 2}


async def test_a_table_that_cannot_be_read_stops_no_other(opened: Opened) -> None:
    first = await opened.enter(bot_pause=60)
    tables = [await first.create(ANN, "samurai", DRAFT, [ME, BOT]) for _ in range(2)]
    for table in tables:
        await play(first, table)
    spoil = update(causes).where(causes.c.table_id == tables[0].id).values(position=b"rust")
    await first.store.run(Connection.execute, spoil)
    with capture_logs() as lines:
        second = await opened.enter()
        found = await second.get(tables[1].id)
        await until(lambda: found.waiting() == [0])
    assert [line["event"] for line in lines] == ["table-unreadable"]


async def test_a_bot_is_given_another_world(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = []

    async def look(game: Game[Any], world: bytes, seat: int, bot: str, seed: int) -> str:
        worlds.append((game, world, seat))
        raise ValueError

    monkeypatch.setattr(house.bots, "_ask", look)
    table = await house.create(ANN, "samurai", DRAFT, [ME, BOT])
    await play(house, table)
    await until(lambda: table.history.count == 3)
    ((_, world, seat),) = worlds
    imagined, true = table.game.decode(world), table.states.after(1)
    assert table.game.sees(imagined, seat) == table.game.sees(true, seat)
    assert imagined.key != table.secret
    assert table.secret not in world
    assert imagined.supply[0] != true.supply[0]


@pytest.mark.parametrize(
    ("fault", "logged"),
    [
        ("raises", "bot-failed"),
        ("dies", "bot-worker-died"),
        ("dawdles", "bot-too-slow"),
        ("cheats", "bot-move-refused"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_a_random_choice(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: str, logged: str
) -> None:
    monkeypatch.setattr(players, "choose", FAULTS[fault])
    house.bots.patience = 2.0 if fault == "dawdles" else 60.0
    table = await house.create(ANN, "samurai", DRAFT, [ME, BOT])
    with capture_logs() as lines:
        await play(house, table)
        await until(lambda: table.history.count == 3)
    assert (last_seat(table), table.waiting()) == (1, [0])
    assert logged in [line["event"] for line in lines]


def raises(*_: object) -> None:
    raise ZeroDivisionError


def dies(*_: object) -> None:
    os._exit(3)


def dawdles(*_: object) -> None:
    import time

    time.sleep(60)


def cheats(*_: object) -> str:
    return "put helmet nowhere"


FAULTS = {"raises": raises, "dies": dies, "dawdles": dawdles, "cheats": cheats}
