"""What others choose in secret leaves no trace: not in numbers, not in times, not in counters."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kabuto.table import house

from .people import Somebody, fresh_key, make_move, open_house

STARTED = 1_800_000_000
KEY = bytes(range(32))
OF_TABLES = re.compile(r"^kabuto_\w+_total\S* .*$", re.MULTILINE)


async def play(folder: Path, monkeypatch: pytest.MonkeyPatch, sealed_by_bob: int) -> list[str]:
    """Everything that Ann can ask for, after Bob has chosen that often and taken some back."""
    monkeypatch.setattr(house, "fresh_key", lambda: KEY)
    async with (
        open_house(folder) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bob") as bob,
    ):
        set_time(monkeypatch, STARTED)
        table = await ann.open_table("me", "open")
        (invite,) = await ann.invitations(table)
        await bob.post(f"/{table}/join", invite=invite)
        for number in range(sealed_by_bob):
            set_time(monkeypatch, STARTED + 10 * number)
            await act(bob, table)
            if number % 2:
                undone = await bob.post(f"/{table}/undo", seat="B", key=fresh_key())
                assert undone.is_success
        before = await look(ann, table)
        set_time(monkeypatch, STARTED + 1000)
        await act(ann, table)
        return before + await look(ann, table)


async def look(person: Somebody, table: str) -> list[str]:
    found = [await person.get(path) for path in (f"/{table}", "", f"/{table}/frames")]
    counted = OF_TABLES.findall((await person.http.get("/metrics")).text)
    return [json.dumps(answer.json()).replace(table, "ID") for answer in found] + counted


def set_time(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    monkeypatch.setattr("kabuto.table.gate.time.time", lambda: seconds)


async def act(person: Somebody, table: str) -> None:
    message = make_move(await person.state(table))
    del message["type"]
    done = await person.post(f"/{table}/move", **message)
    assert done.is_success, done.text


async def test_how_often_and_when_another_has_chosen_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = [
        await play(tmp_path / str(count), monkeypatch, sealed_by_bob=count) for count in (0, 3)
    ]
    assert many == few
