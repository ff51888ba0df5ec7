"""What others choose in secret leaves no trace: not in numbers, not in times, not in counters."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from .people import Somebody, make_move, open_house

STARTED = 1_800_000_000
OF_TABLES = re.compile(r"^kabuto_\w+_total\S* .*$", re.MULTILINE)


async def play(folder: Path, monkeypatch: pytest.MonkeyPatch, sealed_by_bob: int) -> list[Any]:
    """Everything that Ann can ask for, after Bob has chosen and taken back that often."""
    async with (
        open_house(folder) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bob") as bob,
    ):
        monkeypatch.setattr("kabuto.table.gate.time.time", lambda: STARTED)
        table = await ann.open_table("me", "open")
        (invite,) = await ann.invitations(table)
        await bob.post(f"/{table}/join", invite=invite)
        for number in range(sealed_by_bob):
            monkeypatch.setattr("kabuto.table.gate.time.time", lambda n=number: STARTED + 10 * n)
            await act(bob, table)
            if number % 2:
                undone = await bob.post(f"/{table}/undo", seat="B", key=f"undo {number}")
                assert undone.is_success
        monkeypatch.setattr("kabuto.table.gate.time.time", lambda: STARTED + 1000)
        await act(ann, table)
        found = [await ann.state(table), (await ann.get("")).json()]
        found += [(await ann.get(f"/{table}/frames")).json()]
        found += OF_TABLES.findall((await ann.http.get("/metrics")).text)
        return without(found, table, invite)


async def act(person: Somebody, table: str) -> None:
    message = make_move(await person.state(table))
    del message["type"], message["key"]
    done = await person.post(f"/{table}/move", **message, key=f"k{id(message)}")
    assert done.is_success, done.text


def without(found: list[Any], *names: str) -> list[Any]:
    """But for what differs from table to table by chance: ids, and what was drawn."""
    state, tables, frames, *counters = found
    view = next(view for view in state["views"] if view["seat"] == "A")
    shown = {
        "decision": view["decision"], "undo": view["undo"], "version": state["version"],
        "log": len(state["log"]), "moves": len(view["moves"]), "number": state["number"],
    }  # fmt: skip
    (row,) = tables
    listed = {name: value for name, value in row.items() if value not in names and name != "id"}
    return [shown, listed, [frame["number"] for frame in frames], counters]


async def test_how_often_and_when_another_has_chosen_cannot_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = [
        await play(tmp_path / str(count), monkeypatch, sealed_by_bob=count) for count in (0, 3)
    ]
    assert many == few
