"""A house of an earlier version opens: its tables are what they were, and their games go on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.kernel import SEAT, replay
from kabuto.table import House, Person, Request, Table, record_of

from .old_house import (
    find_old_table,
    list_old_tables,
    read_old_house,
    restore_old_house,
)

PLAYED_ON = 40
PATIENCE = 30
RUNNING = list_old_tables(status="playing")
LABELS = {table_id: table.label for table_id, table in read_old_house().tables.items()}


class Opened:
    """The old house, opened by this version with the settings that a test needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.houses: list[House] = []

    async def enter(self, *, bot_pause: float = 3600) -> House:
        house = House(self.folder, bot_pause=bot_pause)
        await house.start()
        self.houses.append(house)
        return house


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    restore_old_house(tmp_path)
    found = Opened(tmp_path)
    yield found
    for house in found.houses:
        await house.stop()


def describe(table: Table) -> dict[str, Any]:
    """The facts that the old version wrote down, as far as they are not the words of the test."""
    outcome = table.outcome()
    seats = range(len(table.seats))
    return {
        "game": table.game.name,
        "status": table.status,
        "waiting": table.waiting(),
        "versions": [table.history.version_for((seat,)) for seat in seats],
        "watched": table.history.version_for(()),
        "log": len(table.log),
        "moves": [f"{SEAT.label(seat)} {move}" for seat, move in table.history.moves_in_force()],
        "auto_answers": [list(chair.auto_answers) for chair in table.seats],
        "box": getattr(table.options, "data", ""),
        "winners": outcome.winners if outcome else None,
        "scores": outcome.scores if outcome else None,
        "next": table.next_id,
    }


async def test_every_table_is_what_it_was(opened: Opened) -> None:
    house = await opened.enter()
    for table_id, old in read_old_house().tables.items():
        table = await house.get(table_id)
        now = describe(table)
        assert now == {name: getattr(old, name) for name in now}, old.label
        asked = [table.decision_of(seat) is not None for seat in range(len(table.seats))]
        assert asked == [decision is not None for decision in old.decisions]
        sorts = {cause.sort for cause in await house.store.load_causes(table_id)}
        assert sorted(sorts) == old.sorts
        if table.has_begun:
            table.game.check(table.state)
            assert [s for s in range(len(table.seats)) if table.game.offer(table.state, s)] == (
                table.waiting()
            )


def test_there_is_one_of_each_sort() -> None:
    old = read_old_house().tables.values()
    games = {"samurai", "spirit", "sword", "empires"}
    for status in ("open", "playing", "over"):
        assert {table.game for table in old if table.status == status} == games
    assert {sort for table in old for sort in table.sorts} == {"start", "move", "undo", "retract"}
    assert any(table.box for table in old)
    assert any(any(table.auto_answers) for table in old)


@pytest.mark.parametrize("table_id", RUNNING, ids=LABELS.get)
async def test_a_running_game_goes_on(opened: Opened, table_id: str) -> None:
    house = await opened.enter(bot_pause=0)
    table = await house.get(table_id)
    before = table.history.count
    await play_on(house, table, PLAYED_ON, Random(1))
    await house.stop()
    opened.houses.clear()
    again = await (await opened.enter()).get(table_id)
    assert (again.state, again.history) == (table.state, table.history)
    assert table.is_over or table.history.count >= before + PLAYED_ON


async def play_on(house: House, table: Table, moves: int, rng: Random) -> None:
    """The people play at random, and take back where they may, now and then."""
    enough = table.history.count + moves
    async with asyncio.timeout(PATIENCE):
        while not table.is_over and table.history.count < enough:
            seats = [s for s in table.waiting() if table.seats[s].by == "person"]
            answered = [s for s in seats if table.find_auto_answer(s) is not None]
            if not seats or answered:
                await asyncio.sleep(0.002)
                continue
            await play(house, table, rng.choice(seats), rng)


async def play(house: House, table: Table, seat: int, rng: Random) -> None:
    person = table.seats[seat].person or ""
    key = f"new-{table.history.count}"
    label = SEAT.label(seat)
    if table.undoer.may_take_back(seat) and rng.random() < 0.3:
        await house.undo(table, Request(person, label, key))
        return
    text = rng.choice(table.game.offer(table.state, seat)).text
    await house.move(table, Request(person, label, key, text, table.decision_of(seat) or ""))


async def test_an_answer_that_was_chosen_in_advance_is_given(opened: Opened) -> None:
    house = await opened.enter(bot_pause=0)
    table = await house.get(find_old_table("sword asked with an auto-answer"))
    old = read_old_house().tables[table.id]
    async with asyncio.timeout(PATIENCE):
        while len(table.history.moves_in_force()) == len(old.moves):  # noqa: ASYNC110  (nothing tells of it)
            await asyncio.sleep(0.002)
    assert [table.history.moves_in_force()[len(old.moves)]] == [
        (seat, "pass") for seat in old.waiting
    ]
    assert not table.history.line[len(old.moves) + 1].by_person


@pytest.mark.parametrize("table_id", list_old_tables(status="over"), ids=LABELS.get)
async def test_the_record_of_a_finished_game_replays(opened: Opened, table_id: str) -> None:
    table = await (await opened.enter()).get(table_id)
    *_, last = replay(table.game, record_of(table))
    last.state.options = table.state.options  # a room may spell out by now what they came to
    assert last.state == table.state


@pytest.mark.parametrize("table_id", list_old_tables(status="open"), ids=LABELS.get)
async def test_an_old_invitation_admits(opened: Opened, table_id: str) -> None:
    house = await opened.enter()
    table = await house.get(table_id)
    for number, chair in enumerate(table.seats):
        if chair.invite is not None:
            await house.join(Person(f"new-{number}", "New"), table_id, chair.invite)
    assert table.status == "playing"
    assert table.waiting()


async def test_the_same_people_play_again(opened: Opened) -> None:
    house = await opened.enter()
    table = await house.get(find_old_table("samurai finished"))
    new = await house.get(await house.again(Person("old-ann", "Ann"), table))
    assert [chair.person for chair in new.seats] == ["old-bob", "old-ann"]
