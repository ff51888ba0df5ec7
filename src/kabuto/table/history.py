"""History: what follows from the causes of a table, without the causes themselves.

It is what the next action and the next look need, and no more: so a table is as quick to load after
many causes as after few. It is stored now and then (a checkpoint); causes since are entered anew.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .causes import Cause, Entry

FORMAT = 2
"""Of a stored history; one in another format is made anew from the causes."""

SAME_AT_MOST = 20
"""How often in a row the log says that a seat took something back."""


class Link(Struct, array_like=True):
    """One of the line in force, as far as what comes later has to know it."""

    number: int  # of its cause
    seat: int | None
    move: str | None
    log_start: int  # where the log goes on with what it told
    sealed: bool
    is_private: bool
    by_person: bool
    taken_back: int = 0  # how often what came after it was taken back


class History(Struct):
    """What has happened at a table."""

    asked_since: list[int]  # by seat: its version when it was asked what it is asked now
    private_versions: list[int]  # by seat: causes that only it noticed
    retracted: list[int]  # by seat: sealed choices that it took out of this question
    count: int = 0  # of causes
    public_version: int = 0  # causes that everybody noticed
    over: bool = False
    waiting: list[int] = []  # the seats that are asked now
    line: list[Link] = []  # the start, then moves
    log: list[Entry] = []  # what the causes in force told, and what was undone

    @property
    def in_force(self) -> list[int]:
        """The numbers of the causes in force."""
        return [link.number for link in self.line]

    def version_for(self, seats: tuple[int, ...]) -> int:
        """How many changes the holder of these seats could notice."""
        return self.public_version + sum(self.private_versions[seat] for seat in seats)

    def moves_in_force(self) -> list[tuple[int, str]]:
        """The moves of the record."""
        return [(m.seat, m.move) for m in self.line if m.seat is not None and m.move is not None]

    def count_taken_back(self, sealed_by: int | None = None) -> int:
        """How often the last move was taken back here, or a sealed choice of that seat."""
        return self.line[-2].taken_back if sealed_by is None else self.retracted[sealed_by]

    def enter(self, cause: Cause) -> int:
        """Takes in a stored cause. From which number on the log is new is returned."""
        self.count = cause.number + 1
        self.over = cause.over
        self.waiting = cause.waiting
        self._count_versions(cause)
        self._note_asked(cause)
        told = [Entry(cause.seat, event) for event in cause.events]
        self._change_line(cause, told)
        start = len(self.log)
        self.log += told
        return start

    def _count_versions(self, cause: Cause) -> None:
        if cause.is_private and cause.seat is not None:
            self.private_versions[cause.seat] += 1
        else:
            self.public_version += 1

    def _note_asked(self, cause: Cause) -> None:
        """By what each seat could notice: the name of a question must not count others' choices."""
        if cause.is_new_decision:
            self.asked_since = [self.version_for((seat,)) for seat in range(len(self.asked_since))]
            self.retracted = [0] * len(self.retracted)
        elif cause.seat is not None:
            self.asked_since[cause.seat] = self.version_for((cause.seat,))

    def _change_line(self, cause: Cause, told: list[Entry]) -> None:
        """What is in force after it, and the log without what was undone."""
        if cause.sort == "undo":
            self._take_end_away(told)
        elif cause.sort == "retract" and cause.seat is not None:
            self.retracted[cause.seat] += 1
            mine = [at for at, link in enumerate(self.line) if link.seat == cause.seat]
            del self.line[mine[-1]]
        else:
            self.line.append(_make_link(cause, len(self.log)))

    def _take_end_away(self, told: list[Entry]) -> None:
        undone = self.line.pop()
        self.line[-1].taken_back += 1
        del self.log[undone.log_start :]
        if self.log[-SAME_AT_MOST:] == told * SAME_AT_MOST:
            del self.log[-1:]


def make_history(seats: int) -> History:
    """Of a table of so many seats, before anything has happened."""
    return History([0] * seats, [0] * seats, [0] * seats)


def pack_history(history: History) -> bytes:
    """A history as it is stored."""
    return msgspec.msgpack.encode(history)


def unpack_history(data: bytes) -> History:
    """The history that was stored."""
    return _HISTORY.decode(data)


def _make_link(cause: Cause, log_start: int) -> Link:
    return Link(
        number=cause.number,
        seat=cause.seat,
        move=cause.move,
        log_start=log_start,
        sealed=cause.sealed,
        is_private=cause.is_private,
        by_person=cause.person is not None,
    )


_HISTORY = msgspec.msgpack.Decoder(History)
