"""The data folder: one server at a time, and who that is."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout
from msgspec import Struct

from kabuto.kernel import Refusal

LOCK = "kabuto.lock"
TENANT = "server.json"


class FolderTaken(Refusal):
    """Another server works on this folder."""

    key = "refused-folder-taken"


class Tenant(Struct, frozen=True):
    """Who works on a folder."""

    process: int
    address: str


@contextmanager
def hold_folder(folder: Path) -> Iterator[Callable[[str], None]]:
    """The folder, made where it is missing, for one process; it can then say where it is found.

    Raises FolderTaken or OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise _meet(folder) from None
    try:
        _move_in(folder, "")
        yield partial(_move_in, folder)
        (folder / TENANT).unlink(missing_ok=True)
    finally:
        lock.release()


def _move_in(folder: Path, address: str) -> None:
    (folder / TENANT).write_bytes(msgspec.json.encode(Tenant(os.getpid(), address)))


def _meet(folder: Path) -> FolderTaken:
    """Says whom we met, as far as that is known."""
    tenant = Tenant(0, "?")
    with suppress(OSError, msgspec.DecodeError):
        tenant = msgspec.json.decode((folder / TENANT).read_bytes(), type=Tenant)
    return FolderTaken(folder=str(folder), process=str(tenant.process), address=tenant.address)
