"""A replay is made once for all who ask at once, and for nobody who may see something else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from kabuto.table import Table

from .people import Opening, Somebody, open_house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Opening]:
    async with open_house(tmp_path) as opening:
        yield opening


async def test_those_who_ask_at_once_share_one_and_each_viewer_has_their_own(
    house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[tuple[int, ...]] = Counter()
    list_frames = house[1].house.list_frames

    async def count(table: Table, seats: tuple[int, ...]) -> Any:
        made[seats] += 1
        await asyncio.sleep(0.1)
        return await list_frames(table, seats)

    monkeypatch.setattr(house[1].house, "list_frames", count)
    async with Somebody(house[0], "Ann") as ann, Somebody(house[0]) as eve:
        table = await ann.open_table("me", "me", options={"starting_hand": "random"})
        answers = await asyncio.gather(
            *(ann.get(f"/{table}/frames") for _ in range(20)),
            *(eve.get(f"/{table}/frames") for _ in range(20)),
        )
    assert made == {(0, 1): 1, (): 1}
    own, watched = [[answer.json() for answer in part] for part in (answers[:20], answers[20:])]
    assert all(answer == own[0] for answer in own)
    assert all(answer == watched[0] for answer in watched)
    assert [len(frames[0]["views"]) for frames in (own[0], watched[0])] == [2, 1]


async def test_one_that_failed_is_made_anew(
    house: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Somebody(house[0], "Ann") as ann:
        table = await ann.open_table("me", "me")
        with monkeypatch.context() as patched:
            patched.setattr(house[1].house, "list_frames", lambda *_: 1 / 0)
            assert (await ann.get(f"/{table}/frames")).status_code == 500
        assert (await ann.get(f"/{table}/frames")).is_success
