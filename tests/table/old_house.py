"""A data folder as earlier versions left it, with what they said about each of its tables.

`house-0002` was written by the version whose database was at step 0002: for each game a running
table, one with bots, a finished and an open one; among the running ones moves that were taken back,
sealed choices half made, answers chosen in advance (one of them just asked for), and a game on the
box that its host had corrected. Folders are added, never made anew.
"""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

DATA = Path(__file__).parent / "data"


class OldTable(msgspec.Struct, frozen=True):
    """What the old version said about a table."""

    label: str
    game: str
    status: str
    waiting: list[int]
    decisions: list[str | None]  # by seat
    versions: list[int]  # by seat
    watched: int  # the version for watchers
    log: int  # its entries
    moves: list[str]  # in force, as `A pass`
    auto_answers: list[list[str]]  # by seat
    box: str
    sorts: list[str]  # of its causes
    winners: list[int] | None
    scores: list[int] | None
    next: str | None


class OldHouse(msgspec.Struct, frozen=True):
    """What the old version said about its house."""

    cookie_key: str
    cookies: dict[str, str]  # by person
    names: dict[str, str]  # by person
    tables: dict[str, OldTable]


@cache
def read_old_house(name: str = "house-0002") -> OldHouse:
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes(), type=OldHouse)


def restore_old_house(folder: Path, name: str = "house-0002") -> None:
    """Makes the data folder."""
    with closing(sqlite3.connect(folder / "kabuto.sqlite3")) as database:
        database.executescript((DATA / f"{name}.sql").read_text("utf-8"))
    (folder / "cookie.key").write_bytes(bytes.fromhex(read_old_house(name).cookie_key))


def list_old_tables(**wanted: Any) -> list[str]:
    """The ids of the tables that are as wanted, by field."""
    return [
        table_id
        for table_id, table in read_old_house().tables.items()
        if all(getattr(table, name) == value for name, value in wanted.items())
    ]


def find_old_table(label: str) -> str:
    (table_id,) = list_old_tables(label=label)
    return table_id
