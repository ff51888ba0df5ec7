"""Who is here: told by itself, gathered, and of no weight to anybody else."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, NoReturn

import pytest
import pytest_asyncio
from starlette.types import Message

from kabuto.web import attendance
from kabuto.web.live import Hub

from .people import (
    Opening,
    Somebody,
    find_presence,
    hear,
    hear_any,
    hear_nothing,
    make_move,
    meet,
    open_house,
)

CROWD = 300


@pytest_asyncio.fixture
async def house(tmp_path: Any) -> AsyncIterator[Opening]:
    async with open_house(tmp_path) as opening:
        yield opening


@pytest_asyncio.fixture
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


class Ear:
    """A socket that only listens, and counts what it is told."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.told: Counter[str] = Counter()
        self.last: dict[str, Any] = {}
        self._task: asyncio.Task[None] | None = None

    async def come(self, hub: Hub, table: Any) -> None:
        self._task = asyncio.create_task(hub.serve(_wait, self._hear, table, self.person, _refuse))
        await asyncio.sleep(0)

    async def go(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _hear(self, message: Message) -> None:
        self.last = json.loads(message["text"])
        self.told[self.last["type"]] += 1
        self.told["letters"] += len(message["text"])


async def _wait() -> Message:
    await asyncio.Event().wait()
    return {}


async def _refuse(*_: object) -> NoReturn:
    raise AssertionError


async def test_a_crowd_that_arrives_at_once_is_one_word_to_those_who_are_there(
    house: Opening, ann: Somebody
) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me"))
    first, *crowd = [Ear(f"person {number}") for number in range(CROWD)]
    await first.come(house[1].hub, table)

    for ear in crowd:
        await ear.come(house[1].hub, table)
    await asyncio.sleep(attendance.GATHERED_FOR + 0.2)

    assert first.told["state"] == 1
    assert first.told["presence"] == 1
    assert find_presence(first.last) == ([], CROWD)
    assert all(ear.told["state"] == 1 and ear.told["presence"] <= 1 for ear in crowd)
    assert all(find_presence(ear.last) == ([], CROWD) for ear in crowd)
    whole = max(ear.told["letters"] for ear in crowd)
    assert sum(ear.told["letters"] for ear in crowd) <= CROWD * whole
    for ear in (first, *crowd):
        await ear.go()
    assert table.id not in house[1].hub.channels


async def test_who_comes_and_goes_all_the_time_costs_others_two_words_a_second(
    house: Opening, ann: Somebody
) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me"))
    others = [Ear() for _ in range(20)]
    for other in others:
        await other.come(house[1].hub, table)
    await asyncio.sleep(attendance.GATHERED_FOR + 0.1)
    before = [other.told.copy() for other in others]

    loop = asyncio.get_running_loop()
    start = loop.time()
    for _ in range(60):
        flapping = Ear("somebody")
        await flapping.come(house[1].hub, table)
        await asyncio.sleep(0.01)
        await flapping.go()
        await asyncio.sleep(0.01)
    spent = loop.time() - start

    for other, told in zip(others, before, strict=True):
        assert other.told["state"] == told["state"]
        assert other.told["presence"] - told["presence"] <= 2 + spent / attendance.GATHERED_FOR
        assert other.told["letters"] - told["letters"] < 70 * (2 + spent / attendance.GATHERED_FOR)


async def test_a_state_has_what_was_told_last_so_that_no_state_is_made_by_presence_alone(
    house: Opening, ann: Somebody
) -> None:
    table = await ann.open_table("me", "me")
    async with ann.live(table) as mine, Somebody(house[0], "Eve") as eve:
        state = await meet(mine, "AB")
        async with eve.live(table) as watching:
            await hear(watching)
            word = await hear_any(mine)
            assert word == {"type": "presence", "present": ["A", "B"], "watching": 1}
            await mine.send(json.dumps(make_move(state)))
            after = await hear_any(mine)
            assert (after["number"], after["version"]) == (2, 2)
            assert find_presence(after) == (["A", "B"], 1)
            await mine.send(json.dumps({"type": "hello"}))
            assert (await hear(mine))["number"] == 3
        assert await hear_any(mine) == {"type": "presence", "present": ["A", "B"], "watching": 0}
        await hear_nothing(mine)


async def test_one_tab_less_is_no_news(house: Opening, ann: Somebody) -> None:
    table = await ann.open_table("me", "me")
    async with ann.live(table) as mine:
        await meet(mine, "AB")
        async with ann.live(table) as second:
            await hear(second)
            await asyncio.sleep(attendance.GATHERED_FOR + 0.1)
        await asyncio.sleep(attendance.GATHERED_FOR + 0.1)
        await hear_nothing(mine, 0.05)
        with pytest.raises(TimeoutError):
            await hear_any(mine, 0.05)
