"""A table is loaded from its last checkpoint, and is what a replay of all its causes would make."""

import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from sqlalchemy import delete, update

from kabuto.games import NAMES, load_game
from kabuto.kernel import NotYourDecision, StaleDecision
from kabuto.table import House, Person, Table, Wish, deeds, house, loading, rows, states
from kabuto.table.history import FORMAT, SAME_AT_MOST
from kabuto.table.schema import checkpoints
from kabuto.web.describe import Presence, describe_state, find_viewer

from .requests import ask

ANN = Person("ann", "Ann")
SCATTER: dict[str, object] = {"starting_hand": "random", "figure_placement": "random"}
OFTEN = 7
LONG = 20_000

Enter = Callable[[], Awaitable[House]]


@pytest.fixture
async def enter(tmp_path: Path) -> AsyncIterator[Enter]:
    """Opens a house on the same folder, as after a restart."""
    houses: list[House] = []

    async def open_house() -> House:
        houses.append(House(tmp_path, bot_pause=3600, undos_at_most=10**6))
        await houses[-1].start()
        return houses[-1]

    yield open_house
    for one in houses:
        await one.stop()


async def open_table(found: House, game: str = "samurai", seed: int = 0) -> Table:
    seats = load_game(game).seats
    wishes = [Wish("me")] * (seats.start + seed % len(seats))
    options = SCATTER if game == "samurai" and seed else {}
    return await found.create(ANN, game, options, wishes)


async def act_at_random(found: House, table: Table, rng: Random) -> None:
    """A move, or what was done last is taken back."""
    for seat in range(len(table.seats)):
        if table.undoer.may_take_back(seat) and rng.random() < 0.35:
            await found.undo(table, ask(table, seat))
            return
    seat = rng.choice(table.waiting())
    await found.move(table, ask(table, seat, rng.choice(table.game.offer(table.state, seat)).text))


async def tell_facts(found: House, table_id: str) -> tuple[Any, ...]:
    table = await found.get(table_id)
    may = [table.undoer.may_take_back(seat) for seat in range(len(table.seats))]
    return table.history, table.state, may


async def forget_checkpoints(found: House) -> None:
    await found.store.run(lambda connection: connection.execute(delete(checkpoints)).rowcount)


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The numbers of the causes that are entered by loading."""
    entered: list[int] = []
    read = rows.read_cause

    def count(row: Any) -> Any:
        entered.append(row["number"])
        return read(row)

    with monkeypatch.context() as patch:
        patch.setattr(loading, "read_cause", count)
        yield entered


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", NAMES)
async def test_a_table_from_a_checkpoint_is_the_one_from_all_its_causes(
    enter: Enter, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    monkeypatch.setattr(house, "CAUSES_TO_CHECKPOINT", OFTEN)
    first, rng = await enter(), Random(seed)
    table = await open_table(first, game, seed)
    for _ in range(3):
        for _ in range(rng.randrange(8, 30)):
            if not table.is_over:
                await act_at_random(first, table, rng)
        await first.tasks.finish()
        with counted(monkeypatch) as entered:
            loaded = await tell_facts(await enter(), table.id)
        assert len(entered) < OFTEN
        replaying = await enter()
        await forget_checkpoints(replaying)
        with counted(monkeypatch) as entered:
            replayed = await tell_facts(replaying, table.id)
        assert len(entered) == table.history.count
        assert loaded == replayed == await tell_facts(first, table.id)


async def test_a_long_table_of_before_is_replayed_once(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await enter()
    table = await open_table(first)
    while table.history.count < house.CAUSES_TO_CHECKPOINT:
        await act_at_random(first, table, Random(table.history.count))
    await first.tasks.finish()
    await forget_checkpoints(first)
    for expected in (table.history.count, 0):
        found = await enter()
        with counted(monkeypatch) as entered:
            await found.get(table.id)
        assert len(entered) == expected
        await found.tasks.finish()


async def test_a_checkpoint_in_another_format_is_made_anew(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "CAUSES_TO_CHECKPOINT", OFTEN)
    first = await enter()
    table = await open_table(first)
    for _ in range(OFTEN):
        await act_at_random(first, table, Random(1))
    await first.tasks.finish()
    spoil = update(checkpoints).values(format=FORMAT + 1, history=b"of another version")
    await first.store.run(lambda connection: connection.execute(spoil).rowcount)
    for expected in (table.history.count, 0):
        found = await enter()
        with counted(monkeypatch) as entered:
            assert (await found.get(table.id)).history == table.history
        assert len(entered) == expected
        await found.tasks.finish()


async def test_what_was_done_long_ago_is_not_done_again(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "DEEDS_KEPT", 1)
    monkeypatch.setattr(house, "CAUSES_TO_CHECKPOINT", 1)
    first = await enter()
    table = await open_table(first)
    move = ask(table, 0, table.game.offer(table.state, 0)[0].text, key="move")
    undo = ask(table, 0, key="undo")
    assert await first.move(table, move)
    assert await first.undo(table, undo)
    assert await first.move(table, move._replace(key="again", decision=table.decision_of(0) or ""))
    await first.tasks.finish()
    second = await enter()
    found = await second.get(table.id)
    assert not await second.move(found, move)
    assert not await second.undo(found, undo)
    assert found.history == table.history
    with pytest.raises((StaleDecision, NotYourDecision)):
        await second.move(found, move._replace(key="new"))


async def test_more_is_taken_back_than_is_kept_at_hand(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(states, "POSITIONS_KEPT", 2)
    first, rng = await enter(), Random(3)
    table = await open_table(first, "empires")
    deepest = 0
    for _ in range(8):
        while table.history.count % 9:
            seat = rng.choice(table.waiting())
            text = rng.choice(table.game.offer(table.state, seat)).text
            await first.move(table, ask(table, seat, text))
        await act_at_random(first, table, rng)
        depth = 0
        while any(seats := [table.undoer.may_take_back(s) for s in range(len(table.seats))]):
            await first.undo(table, ask(table, seats.index(True)))
            depth += 1
        deepest = max(deepest, depth)
    assert (await tell_facts(await enter(), table.id))[0] == table.history
    assert deepest >= 3


# --- a table that somebody has made long --------------------------------------------------------


def make_long(folder: Path, table_id: str, causes: int) -> None:
    """The last move and its undo, again and again."""
    with closing(sqlite3.connect(folder / "kabuto.sqlite3")) as database, database:
        found = database.execute(
            "SELECT * FROM causes WHERE table_id = ? ORDER BY number DESC LIMIT 2", (table_id,)
        )
        names = [column[0] for column in found.description]
        undo, move = (dict(zip(names, row, strict=True)) for row in found)
        rows = [
            {
                **(undo, move)[number % 2 == move["number"] % 2],
                "number": number,
                "key": f"x{number}",
            }
            for number in range(undo["number"] + 1, causes)
        ]
        marks = ",".join(f":{name}" for name in names)
        database.executemany(f"INSERT INTO causes VALUES ({marks})", rows)


async def test_a_table_of_many_causes_is_as_quick_to_look_at_as_any(
    enter: Enter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await enter()
    table = await open_table(first, seed=2)
    await first.move(table, ask(table, 0, table.game.offer(table.state, 0)[0].text))
    await first.undo(table, ask(table, 0))
    make_long(tmp_path, table.id, LONG)
    second = await enter()
    with counted(monkeypatch) as entered:
        await second.get(table.id)
    assert len(entered) == LONG
    await second.tasks.finish()
    times = []
    for _ in range(5):
        again = await enter()
        began = time.process_time()
        found = await again.get(table.id)
        describe_state(found, find_viewer(found, "ann"), Presence())
        times.append(time.process_time() - began)
    assert found.history.count == LONG
    assert len(found.log) <= len(table.log) + SAME_AT_MOST
    assert median(times) < 0.02
    frames = await again.list_frames(found, (0,))
    assert [frame.cause.number for frame in frames] == [0, LONG - 1]
