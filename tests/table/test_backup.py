"""A data folder in one file, and back; what is damaged is told, and nothing is half done."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from click.testing import CliRunner, Result

from kabuto.cli import main
from kabuto.table import House, Person, Table, Wish
from kabuto.table.backup import DATABASE, KEY, check_data

from .old_house import restore_old_house
from .requests import ask

ANN = Person("ann", "Ann")
ANOTHER_POSITION = """
UPDATE causes SET position = (
    SELECT position FROM causes AS first WHERE number = 0 AND first.table_id = causes.table_id
) WHERE number = 7
"""
OPTIONS: dict[str, object] = {"starting_hand": "choose"}


async def play(house: House, table: Table, moves: int) -> None:
    """Some moves, some of them taken back again, sealed ones too."""
    rng = Random(3)
    for number in range(moves):
        seat = rng.choice(table.waiting())
        text = rng.choice(table.game.offer(table.state, seat)).text
        await house.move(table, ask(table, seat, text))
        if number % 4 == 1 and (table.undoer.has_sealed(seat) or table.undoer.find_out(seat)):
            await house.undo(table, ask(table, seat))


async def fill(folder: Path) -> None:
    """Two tables, in the middle of their games."""
    house = House(folder, bot_pause=0)
    await house.start()
    try:
        tables = [
            await house.create(ANN, "samurai", OPTIONS, [Wish("me")] * 2),
            await house.create(ANN, "empires", {}, [Wish("me")] * 2),
        ]
        for table in tables:
            await play(house, table, 24)
    finally:
        await house.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "data"
    found.mkdir()
    (found / KEY).write_bytes(bytes(range(32)))
    asyncio.run(fill(found))
    return found


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def read_tables(folder: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        return database.execute(
            "SELECT table_id, number, move, position FROM causes ORDER BY 1, 2"
        ).fetchall()


def test_what_was_kept_is_there_again(folder: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "kabuto.backup", tmp_path / "other"
    assert run("backup", file, "--data", folder).exit_code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("restore", file, "--data", other).exit_code == 0
    assert read_tables(other) == read_tables(folder)
    assert (other / KEY).read_bytes() == (folder / KEY).read_bytes()
    assert stat.S_IMODE((other / KEY).stat().st_mode) == 0o600
    checked = run("check-data", "--data", other)
    assert (checked.exit_code, checked.stdout) == (0, "2 of 2 tables hold\n")
    assert {path.name for path in tmp_path.iterdir()} == {"data", "other", file.name}


def test_a_backup_is_taken_of_a_running_house(folder: Path, tmp_path: Path) -> None:
    async def back_up_while_playing() -> None:
        house = House(folder, bot_pause=0)
        await house.start()
        try:
            table = await house.create(ANN, "samurai", OPTIONS, [Wish("me")] * 2)
            playing = asyncio.create_task(play(house, table, 40))
            done = await asyncio.to_thread(run, "backup", tmp_path / "b", "--data", folder)
            assert done.exit_code == 0, done.output
            await playing
        finally:
            await house.stop()

    asyncio.run(back_up_while_playing())
    assert run("restore", tmp_path / "b", "--data", tmp_path / "other").exit_code == 0
    checked = run("check-data", "--data", tmp_path / "other")
    assert (checked.exit_code, checked.stdout) == (0, "3 of 3 tables hold\n")


def test_a_file_that_is_there_is_replaced_only_when_asked(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ann")
    done = run("backup", file, "--data", folder)
    assert (done.exit_code, file.read_text()) == (2, "Dear Ann")
    assert "--force" in done.output
    assert run("backup", file, "--data", folder, "--force").exit_code == 0
    with ZipFile(file) as backup:
        assert backup.namelist() == [DATABASE, KEY]


@pytest.mark.parametrize("spoil", ["cut", "text", "foreign", "pages", "path"])
def test_what_is_no_backup_is_refused_and_nothing_restored(
    folder: Path, tmp_path: Path, spoil: str
) -> None:
    file, other = tmp_path / "backup", tmp_path / "other"
    run("backup", file, "--data", folder)
    if spoil == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    elif spoil == "text":
        file.write_text("Dear Ann")
    else:
        name = {"foreign": "photo.jpg", "pages": DATABASE, "path": f"../{DATABASE}"}[spoil]
        with ZipFile(file, "w") as made:
            made.writestr(name, b"SQLite format 3\0 and nothing else")
    done = run("restore", file, "--data", other)
    assert done.exit_code == 2
    assert "no backup of Kabuto" in done.output
    assert not (other / DATABASE).exists()
    assert not (other / KEY).exists()


def test_tables_that_are_there_are_not_overwritten(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    run("backup", file, "--data", folder)
    before = read_tables(folder)
    done = run("restore", file, "--data", folder)
    assert done.exit_code == 2
    assert "tables in" in done.output
    assert read_tables(folder) == before


def test_an_empty_folder_and_a_database_are_told_what_to_do(tmp_path: Path) -> None:
    done = run("backup", tmp_path / "b", "--data", tmp_path)
    assert done.exit_code == 2
    assert "no tables" in done.output
    done = run("backup", tmp_path / "b", "--data", "postgresql://there/kabuto")
    assert done.exit_code == 2
    assert "pg_dump" in done.output


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("UPDATE causes SET move = 'end' WHERE number = 3 AND sort = 'move'", ""),
        ("DELETE FROM causes WHERE number = 5", "cause 5 is missing"),
        ("UPDATE causes SET waiting = 'B' WHERE number = 0", "cause 0 (start) asks others"),
        (ANOTHER_POSITION, "leaves another position"),
        ("UPDATE tables SET secret = zeroblob(32)", "cause 0 (start) leaves another position"),
    ],
)  # fmt: skip
def test_a_table_that_does_not_hold_is_named_with_what_and_where(
    folder: Path, damage: str, fault: str
) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("DELETE FROM checkpoints")
        database.execute(damage)
        database.commit()
    done = run("check-data", "--data", folder)
    assert done.exit_code == 1
    *faults, last = done.stdout.splitlines()
    assert faults
    assert all(fault in line for line in faults)
    assert last == f"{2 - len(faults)} of 2 tables hold"


async def test_tables_of_an_earlier_version_hold(tmp_path: Path) -> None:
    restore_old_house(tmp_path)
    async with check_data(tmp_path) as check:
        assert len(check.table_ids) > 10
        assert [await check.find_fault(table) for table in check.table_ids] == [""] * len(
            check.table_ids
        )
