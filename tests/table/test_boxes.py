"""A host's box in the database: its text once, whatever is played with it; old ones go on."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from kabuto.kernel import SEAT, name_box, replay
from kabuto.table import House, Person, Request, Table, Wish, record_of
from kabuto.table.store import MIGRATIONS

from .old_house import find_old_table, read_old_house, restore_old_house

ANN = Person("ann", "Ann")
GAME = "empires"
TEXT = "[setup]\nstart_food = 5  # as printed\n"
WISHES = [Wish("me"), Wish("me")]


async def open_house(folder: Path) -> House:
    house = House(folder, bot_pause=0, box_files={GAME: TEXT})
    await house.start()
    return house


async def play(house: House, table: Table, moves: int) -> None:
    for _ in range(moves):
        (seat, *_) = table.waiting()
        move = table.game.offer(table.state, seat)[0].text
        key, decision = f"{table.id}-{table.history.count}", table.decision_of(seat) or ""
        await house.move(table, Request("ann", SEAT.label(seat), key, move, decision))


def select(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "kabuto.sqlite3")) as database:
        return database.execute(query).fetchall()


async def test_the_text_is_stored_once_and_no_snapshot_has_it(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    tables = [
        await house.create(ANN, GAME, {}, WISHES, use_box_file=True),
        await house.create(ANN, GAME, {}, WISHES, use_box_file=True),
        await house.create(ANN, GAME, {}, WISHES),
    ]
    for table in tables:
        await play(house, table, 3)
    await house.stop()
    name = name_box(TEXT)
    assert select(tmp_path, "select name, text from boxes") == [(name, TEXT)]
    options = sorted(text for (text,) in select(tmp_path, "select options from tables"))
    assert sum(name in text for text in options) == 2
    assert not any("as printed" in text for text in options)
    positions = [zlib.decompress(p) for (p,) in select(tmp_path, "select position from causes")]
    assert len(positions) == 12
    assert not any(b"as printed" in position for position in positions)


async def test_after_a_restart_it_is_the_same_game_without_the_hosts_file(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    table = await house.create(ANN, GAME, {}, WISHES, use_box_file=True)
    await play(house, table, 4)
    before = table.state
    await house.stop()
    house.box_files.clear()
    again = House(tmp_path, bot_pause=0)
    await again.start()
    found = await again.get(table.id)
    assert found.state == before
    assert found.box == TEXT == await again.store.load_box(name_box(TEXT))
    assert await again.store.load_box(TEXT) == await again.store.load_box("0" * 64) == ""
    assert found.states.after(found.history.in_force[-2]).options.data == TEXT
    await play(again, found, 2)
    await again.stop()


# --- of earlier versions ------------------------------------------------------------------------


async def test_the_text_moves_out_of_the_options_of_old_tables(tmp_path: Path) -> None:
    restore_old_house(tmp_path)
    table_id = find_old_table("empires with a box file")
    text = read_old_house().tables[table_id].box
    house = House(tmp_path, bot_pause=3600)
    await house.start()
    table = await house.get(table_id)
    assert table.box == text
    assert table.state.options.data == text  # its positions have it themselves
    await house.stop()
    (found,) = select(tmp_path, f"select options from tables where id = '{table_id}'")
    assert name_box(text) in found[0]
    assert text.splitlines()[0] not in found[0]
    assert select(tmp_path, "select text from boxes") == [(text,)]


def test_and_back_again(tmp_path: Path) -> None:
    restore_old_house(tmp_path)
    before = select(tmp_path, "select id, options from tables order by id")
    engine = create_engine(f"sqlite:///{tmp_path / 'kabuto.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        command.downgrade(config, "0003")
    engine.dispose()
    assert select(tmp_path, "select id, options from tables order by id") == before


async def test_a_table_whose_box_is_lost_is_not_opened_on_another(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    table = await house.create(ANN, GAME, {}, WISHES, use_box_file=True)
    await house.stop()
    with closing(sqlite3.connect(tmp_path / "kabuto.sqlite3")) as database, database:
        database.execute("delete from boxes")
    again = House(tmp_path)
    await again.start()
    with pytest.raises(Exception, match="refused-record-box"):
        await again.get(table.id)
    await again.stop()


async def test_the_record_has_the_text_once(tmp_path: Path) -> None:
    house = await open_house(tmp_path)
    table = await house.create(ANN, GAME, {}, WISHES, use_box_file=True)
    while not table.is_over:
        await play(house, table, 1)
    record = record_of(table)
    assert (record.options["data"], record.box) == (name_box(TEXT), TEXT)
    *_, last = replay(table.game, record)
    assert last.state == table.state
    await house.stop()
