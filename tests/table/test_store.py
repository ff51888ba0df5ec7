"""The store: what goes straight to the driver, and how often the database is asked."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url

from kabuto.table import House, Person, Table, Wish, listing, schema, writing
from kabuto.table.gate import plan_automatic
from kabuto.table.shelf import Shelf

ANN = Person("ann", "Ann")
DRAFT: dict[str, object] = {"starting_hand": "random"}
COLUMNS = [column.name for column in schema.causes.columns]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = House(tmp_path, bot_pause=0)
    await found.start()
    yield found
    await found.stop()


async def open_tables(house: House, count: int) -> list[Table]:
    return [
        await house.create(ANN, "samurai", DRAFT, [Wish("me"), Wish("me")]) for _ in range(count)
    ]


# --- the statement that goes straight to the driver ---------------------------------------------


def test_the_compiled_statement_takes_its_values_by_place_in_sqlite(house: House) -> None:
    compiled = house.store._insert
    assert compiled.positiontup == COLUMNS
    assert str(compiled).count("?") == len(COLUMNS)


def test_and_by_name_in_postgresql() -> None:
    dialect = make_url("postgresql+psycopg://there/kabuto").get_dialect()()
    compiled: Any = writing.INSERT_CAUSE.compile(dialect=dialect, column_keys=COLUMNS)
    assert compiled.positiontup is None
    assert [f"%({name})s" in str(compiled) for name in COLUMNS] == [True] * len(COLUMNS)


async def test_what_the_driver_was_given_is_what_is_read(house: House) -> None:
    (table,) = await open_tables(house, 1)
    seat = table.waiting()[0]
    move = table.game.offer(table.state, seat)[0].text
    cause = plan_automatic(table, seat, move).cause
    await house.store.append(table, cause)
    start, again = await house.store.load_causes(table.id)
    assert (start.sort, again) == ("start", cause)


# --- how often it is asked ----------------------------------------------------------------------


def count_statements(house: House) -> list[str]:
    said: list[str] = []

    def hear(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        said.append(statement)

    event.listen(house.store._connections.engine, "before_cursor_execute", hear)
    return said


async def test_a_list_of_tables_is_two_questions(house: House) -> None:
    await open_tables(house, 5)
    said = count_statements(house)
    found = await house.list_of(ANN.id)
    assert len(said) == 2
    assert [[chair.person for chair in summary.seats] for summary in found] == [["ann"] * 2] * 5


@pytest.mark.parametrize("page", [1, 2, 5, 6])
async def test_running_games_are_read_page_by_page(
    house: House, monkeypatch: pytest.MonkeyPatch, page: int
) -> None:
    tables = await open_tables(house, 5)
    await house.create(ANN, "samurai", {}, [Wish("me"), Wish("open")])
    monkeypatch.setattr(listing, "PAGE", page)
    found = [summary.id async for summary in house.store.walk_playing()]
    assert found == sorted(table.id for table in tables)


# --- one table does not wait for another --------------------------------------------------------


async def test_each_table_is_loaded_once_and_holds_up_no_other(house: House) -> None:
    tables = {table.id: table for table in await open_tables(house, 2)}
    slow, quick = tables
    loaded: list[str] = []
    bell = asyncio.Event()

    async def load(table_id: str) -> Table:
        loaded.append(table_id)
        if table_id == slow:
            await bell.wait()
        return tables[table_id]

    shelf = Shelf(load, time.monotonic)
    waiting = [asyncio.create_task(shelf.load(slow)) for _ in range(3)]
    async with asyncio.timeout(10):
        assert await shelf.load(quick) is tables[quick]
        assert not any(task.done() for task in waiting)
        bell.set()
        assert await asyncio.gather(*waiting) == [tables[slow]] * 3
    assert sorted(loaded) == sorted(tables)
