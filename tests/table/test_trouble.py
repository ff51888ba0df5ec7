"""Trouble with the store: told in words, soon, and nothing is lost; what can go on goes on."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from alembic.util import CommandError
from sqlalchemy import exc

from kabuto.kernel import Refusal
from kabuto.table import House, Person, StoreTrouble, Table, Wish, trouble
from kabuto.table.trouble import find_trouble

from .requests import ask

ANN = Person("ann", "Ann")
DRAFT: dict[str, object] = {"starting_hand": "random"}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = House(tmp_path, bot_pause=0)
    await found.start()
    yield found
    await found.stop()


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    with closing(sqlite3.connect(folder / "kabuto.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def play_once(house: House, table: Table) -> None:
    seat = table.waiting()[0]
    await house.move(table, ask(table, seat, table.game.offer(table.state, seat)[0].text))


async def play_on(house: House, table: Table) -> None:
    for _ in range(50):
        await play_once(house, table)


async def make_table(house: House) -> Table:
    return await house.create(ANN, "samurai", DRAFT, [Wish("me"), Wish("me")])


async def test_while_the_store_is_held_moves_are_refused_and_all_else_goes_on(
    house: House, tmp_path: Path
) -> None:
    table, other = await make_table(house), (await make_table(house)).id
    before = table.history.count
    with held(tmp_path):
        began = time.monotonic()
        with pytest.raises(trouble.StoreHeld):
            await play_once(house, table)
        assert time.monotonic() - began < 2
        assert table.history.count == before
        assert (await house.get(other)).status == "playing"
        assert len(await house.list_of("ann")) == 2
        assert table.state is not None
    await play_once(house, table)
    assert (await house.store.load(table.id)).history.count == before + 1


async def test_reading_does_not_wait_for_who_comes_again(house: House, tmp_path: Path) -> None:
    table, other = await make_table(house), (await make_table(house)).id
    with held(tmp_path):
        moving = asyncio.create_task(play_once(house, table))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await house.store.load(other)
        assert time.monotonic() - began < 0.5
        assert not moving.done()
    await moving


async def test_a_full_disk_is_told_and_heals(house: House) -> None:
    table = await make_table(house)
    pages = await house.store.run(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    await house.store.run(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
    with pytest.raises(trouble.StoreFull):
        await play_on(house, table)
    before = table.history.count
    await play_once(house, table)  # the next connection has no such bound: there is room again
    assert (await house.store.load(table.id)).history.count == before + 1


def sqlite_error(name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("told by the database")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("error", "found"),
    [
        (sqlite_error("SQLITE_BUSY_SNAPSHOT"), trouble.StoreHeld),
        (sqlite_error("SQLITE_LOCKED"), trouble.StoreHeld),
        (sqlite_error("SQLITE_FULL"), trouble.StoreFull),
        (sqlite_error("SQLITE_READONLY_DBMOVED"), trouble.StoreReadOnly),
        (sqlite_error("SQLITE_CANTOPEN"), trouble.StoreAway),
        (sqlite_error("SQLITE_IOERR_WRITE"), trouble.StoreAway),
        (sqlite_error("SQLITE_CORRUPT"), trouble.StoreDamaged),
        (sqlite_error("SQLITE_NOTADB"), trouble.StoreDamaged),
        (CommandError("Can't locate revision identified by 'v0099'"), trouble.StoreNewer),
        (OSError(errno.ENOSPC, "full"), trouble.StoreFull),
        (OSError(errno.EROFS, "no"), trouble.StoreReadOnly),
        (PermissionError(errno.EACCES, "no"), trouble.StoreReadOnly),
        (exc.OperationalError("select", {}, Exception("gone")), trouble.StoreAway),
        (exc.OperationalError("insert", {}, sqlite_error("SQLITE_FULL")), trouble.StoreFull),
        (exc.TimeoutError(), trouble.StoreAway),
        (exc.IntegrityError("insert", {}, Exception("twice")), None),
        (ValueError(), None),
        (OSError(errno.ENOENT, "none"), None),
    ],
)
def test_what_an_error_says_of_the_store(error: Exception, found: type[StoreTrouble]) -> None:
    assert type(find_trouble(error)) is (found or type(None))


def test_each_trouble_has_a_sentence_of_its_own() -> None:
    troubles: list[type[Refusal]] = [StoreTrouble, *StoreTrouble.__subclasses__()]
    assert len({cls.key for cls in troubles}) == len(troubles) == 7
