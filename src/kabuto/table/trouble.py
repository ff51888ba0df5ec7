"""What can go wrong with the store, in words: who holds it, what is full, what is damaged.

StoreTrouble
├── StoreHeld          another process is writing, for too long
├── StoreFull          there is no space left
├── StoreReadOnly      it may be read, but not written
├── StoreAway          it cannot be reached
├── StoreDamaged       what is there is no database of ours, or a broken one
└── StoreNewer         a newer Kabuto has written it
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator

from alembic.util import CommandError
from sqlalchemy import exc

from kabuto.kernel import Refusal


class StoreTrouble(Refusal):
    """The store does not do what it should; nothing has been changed."""

    key = "refused-store"


class StoreHeld(StoreTrouble):
    """Another process is writing, for too long."""

    key = "refused-store-held"


class StoreFull(StoreTrouble):
    """There is no space left."""

    key = "refused-store-full"


class StoreReadOnly(StoreTrouble):
    """It may be read, but not written."""

    key = "refused-store-read-only"


class StoreAway(StoreTrouble):
    """It cannot be reached."""

    key = "refused-store-away"


class StoreDamaged(StoreTrouble):
    """What is there is no database of ours, or a broken one."""

    key = "refused-store-damaged"


class StoreNewer(StoreTrouble):
    """A newer Kabuto has written it."""

    key = "refused-store-newer"


_BY_SQLITE = {
    "SQLITE_BUSY": StoreHeld,
    "SQLITE_LOCKED": StoreHeld,
    "SQLITE_FULL": StoreFull,
    "SQLITE_READONLY": StoreReadOnly,
    "SQLITE_PERM": StoreReadOnly,
    "SQLITE_CANTOPEN": StoreAway,
    "SQLITE_IOERR": StoreAway,
    "SQLITE_CORRUPT": StoreDamaged,
    "SQLITE_NOTADB": StoreDamaged,
}
_AWAY = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError)
_BY_NUMBER = {
    errno.ENOSPC: StoreFull,
    errno.EDQUOT: StoreFull,
    errno.EROFS: StoreReadOnly,
    errno.EACCES: StoreReadOnly,
    errno.EPERM: StoreReadOnly,
}


def find_trouble(error: BaseException) -> StoreTrouble | None:
    """What an error says of the store; None for one that says nothing of it."""
    for cause in _walk(error):
        if isinstance(cause, StoreTrouble):
            return cause
        if isinstance(cause, sqlite3.Error) and (found := _read_sqlite(cause)):
            return found
        if isinstance(cause, CommandError):
            return StoreNewer()
        if isinstance(cause, OSError) and cause.errno in _BY_NUMBER:
            return _BY_NUMBER[cause.errno]()
        if isinstance(cause, _AWAY) or _is_lost(cause):
            return StoreAway()
    return None


def _walk(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what it came from: the innermost knows best."""
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        inner = error.orig if isinstance(error, exc.DBAPIError) else None
        error = inner or error.__cause__
    return reversed(chain)


def _read_sqlite(error: sqlite3.Error) -> StoreTrouble | None:
    name = getattr(error, "sqlite_errorname", "")
    return next((cls() for start, cls in _BY_SQLITE.items() if name.startswith(start)), None)


def _is_lost(error: BaseException) -> bool:
    """Whether a connection to a server has been lost, whichever driver says so."""
    names = {cls.__name__ for cls in type(error).__mro__}
    return not isinstance(error, sqlite3.Error) and "OperationalError" in names
