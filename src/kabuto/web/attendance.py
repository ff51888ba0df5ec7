"""Who is at a table: counted as sockets come and go, told in a small message, and not too often."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from kabuto.table import Table

from .describe import NOBODY, Presence

GATHERED_FOR = 0.5
"""Seconds in which a table is told once, however many come and go."""


class Attendance:
    """The open sockets of one table. `announce` is called when `told` has changed."""

    def __init__(self, table: Table, announce: Callable[[], None]) -> None:
        self._table = table
        self._announce = announce
        self._sockets: Counter[str | None] = Counter()  # by person
        self._rest: asyncio.TimerHandle | None = None  # while nothing more is told
        self._has_changed = False
        self.told = NOBODY

    def enter(self, person: str | None) -> None:
        self._sockets[person] += 1
        self._note()

    def leave(self, person: str | None) -> None:
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
        self._note()

    def recount(self) -> None:
        """Somebody has taken a seat: whoever tells of that tells of presence too."""
        self._take()

    def end(self) -> None:
        """Nothing is told any more."""
        if self._rest is not None:
            self._rest.cancel()

    def _note(self) -> None:
        """Tells at once after a quiet time, else at the end of the one that runs."""
        if self._rest is None:
            self._tell()
        else:
            self._has_changed = True

    def _tell(self) -> None:
        self._has_changed = False
        self._rest = asyncio.get_running_loop().call_later(GATHERED_FOR, self._end_rest)
        if self._take():
            self._announce()

    def _end_rest(self) -> None:
        self._rest = None
        if self._has_changed:
            self._tell()

    def _take(self) -> bool:
        """Whether it is another."""
        now = self._count()
        if now == self.told:
            return False
        self.told = now
        return True

    def _count(self) -> Presence:
        persons = frozenset(person for person in self._sockets if person is not None)
        seated = sum(self._sockets[person] for person in persons if self._table.seats_of(person))
        return Presence(persons, self._sockets.total() - seated)
