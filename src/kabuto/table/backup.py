"""A data folder in one file, taken while it is in use, and put back; and whether it all holds.

A backup is a zip of the database and the key that signs cookies: as private as the folder.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from sqlalchemy import Connection, select

from kabuto.kernel import Refusal

from . import schema
from .causes import Cause, unpack_position
from .folder import hold_folder
from .history import make_history
from .store import Store, database_url
from .table import Table

DATABASE = "kabuto.sqlite3"
KEY = "cookie.key"
PARTS = (DATABASE, KEY)
FOR_THE_OWNER = 0o600
PAGES_AT_ONCE = 1000
"""Of the database: between two rounds the server writes."""


class NothingToKeep(Refusal):
    """There are no tables in that folder."""

    key = "refused-backup-nothing"


class FileThere(Refusal):
    """That file is there already."""

    key = "refused-backup-there"


class FolderFull(Refusal):
    """There are tables in that folder already."""

    key = "refused-restore-there"


class NoBackup(Refusal):
    """That file is no backup, or a damaged one."""

    key = "refused-restore-file"


def back_up(folder: Path, file: Path, *, force: bool = False) -> None:
    """Writes everything that a folder keeps into one file, whole or not at all.

    A server may be running meanwhile: what it stores after the beginning may be missing. Raises
    NothingToKeep, FileThere or OSError.
    """
    if not (folder / DATABASE).is_file():
        raise NothingToKeep(folder=str(folder))
    if file.exists() and not force:
        raise FileThere(file=str(file))
    with TemporaryDirectory(dir=file.absolute().parent, prefix=".kabuto-") as made:
        copy, packed = Path(made, DATABASE), Path(made, "packed")
        _copy_database(folder / DATABASE, copy)
        with ZipFile(packed, "w", ZIP_DEFLATED) as backup:
            backup.write(copy, DATABASE)
            if (folder / KEY).is_file():
                backup.write(folder / KEY, KEY)
        packed.chmod(FOR_THE_OWNER)
        packed.replace(file)


def restore(folder: Path, file: Path) -> None:
    """Puts a backup into a folder that has no tables. The key is put there with it.

    Raises NoBackup, FolderFull, FolderTaken or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with hold_folder(folder), TemporaryDirectory(dir=folder, prefix=".restore-") as unpacked:
        if (folder / DATABASE).exists():
            raise FolderFull(folder=str(folder))
        _unpack(file, Path(unpacked))
        for name in reversed(PARTS):  # the database comes last: it makes the folder one with tables
            part = Path(unpacked, name)
            if part.exists():
                part.chmod(FOR_THE_OWNER)
                part.replace(folder / name)


def _copy_database(source: Path, target: Path) -> None:
    address = f"file:{source.absolute()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True)) as ours,
        closing(sqlite3.connect(target)) as copy,
    ):
        ours.backup(copy, pages=PAGES_AT_ONCE, sleep=0.01)


def _unpack(file: Path, folder: Path) -> None:
    """Raises NoBackup."""
    try:
        with ZipFile(file) as backup:
            for name in backup.namelist():
                if name not in PARTS:
                    raise NoBackup(file=str(file))
                backup.extract(name, folder)
        with closing(sqlite3.connect(folder / DATABASE)) as database:
            is_whole = database.execute("PRAGMA quick_check").fetchone() == ("ok",)
            database.execute("SELECT count(*) FROM tables")
    except (BadZipFile, sqlite3.Error, NotImplementedError, EOFError) as error:
        raise NoBackup(file=str(file)) from error
    if not is_whole:
        raise NoBackup(file=str(file))


# --- whether it holds ---------------------------------------------------------------------------


class DataCheck:
    """Plays tables again from their causes; each position has to be the one that was stored."""

    def __init__(self, store: Store, table_ids: list[str]) -> None:
        self._store = store
        self.table_ids = table_ids

    async def find_fault(self, table_id: str) -> str:
        """What does not hold at a table; empty where all does."""
        try:
            table = await self._store.load(table_id)
            causes = await self._store.load_causes(table_id)
            _Replay(table).play(causes)
        except Exception as error:  # noqa: BLE001  (whatever is in a damaged table)
            return f"{type(error).__name__}: {error}"[:200]
        return ""


@asynccontextmanager
async def check_data(data: Path | str) -> AsyncIterator[DataCheck]:
    """The check of a folder or database, which is brought up to date first. Raises StoreTrouble."""
    store = Store(database_url(data))
    await store.start()
    try:
        yield DataCheck(store, await store.read(_list_tables))
    finally:
        await store.stop()


def _list_tables(connection: Connection) -> list[str]:
    return list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))


class _Replay:
    """A table played again, each cause from what the ones before it left."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._states: list[Any] = []  # by cause
        self._history = make_history(len(table.seats))

    def play(self, causes: list[Cause]) -> None:
        """Raises ValueError for the first cause that does not hold, or what its move raises."""
        game, box = self._table.game, self._table.box
        for number, cause in enumerate(causes):
            if cause.number != number:
                raise ValueError(f"cause {number} is missing")
            g = self._follow(cause)
            stored = unpack_position(game, cause.position, box)
            if self._describe(g) != self._describe(stored):
                raise ValueError(f"cause {number} ({cause.sort}) leaves another position")
            if game.deciders(g) != cause.waiting or g.is_over != cause.over:
                raise ValueError(f"cause {number} ({cause.sort}) asks others")
            self._states.append(g)
            self._history.enter(cause)

    def _describe(self, g: Any) -> dict[str, Any]:
        """A position but for its options, which the table has: earlier versions wrote them anew."""
        state: dict[str, Any] = self._table.game.position(g)["state"]
        return {name: value for name, value in state.items() if name != "options"}

    def _follow(self, cause: Cause) -> Any:
        table, game = self._table, self._table.game
        if cause.sort == "start":
            return game.start_told(len(table.seats), table.options, table.secret)[0]
        if cause.sort == "undo":
            return self._states[self._history.in_force[-2]]
        if cause.seat is None:
            raise ValueError(f"cause {cause.number} ({cause.sort}) is nobody's")
        if cause.sort == "retract":
            return game.retract(self._states[-1], cause.seat)
        return game.apply(self._states[-1], cause.seat, cause.move or "")[0]
