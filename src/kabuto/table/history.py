"""History: the causes of a table, and what follows from them alone."""

from __future__ import annotations

from collections import Counter

from .causes import Cause, Entry


class History:
    """Everything that happened at a table of so many seats, in order."""

    def __init__(self, seats: int) -> None:
        self.causes: list[Cause] = []
        self.in_force: list[int] = []  # numbers of causes: the start, then moves
        self.log: list[Entry] = []  # what the causes in force told, and what was undone
        self.asked_since = [0] * seats  # by seat: the cause that asked what it is asked now
        self.public_version = 0  # causes that everybody noticed
        self.private_versions = [0] * seats  # by seat: causes that only it noticed
        self._taken_back: Counter[tuple[int, int | None]] = Counter()
        self._opened_by = 0  # the cause after which everybody was asked anew
        self._log_starts: dict[int, int] = {}  # by cause
        self._done: set[tuple[str, str]] = set()  # persons and their keys

    def version_for(self, seats: tuple[int, ...]) -> int:
        """How many changes the holder of these seats could notice."""
        return self.public_version + sum(self.private_versions[seat] for seat in seats)

    def moves_in_force(self) -> list[tuple[int, str]]:
        """The moves of the record."""
        causes = (self.causes[number] for number in self.in_force[1:])
        return [(c.seat, c.move) for c in causes if c.seat is not None and c.move is not None]

    def has_done(self, person: str, key: str) -> bool:
        """Whether that action of that person has been done already."""
        return (person, key) in self._done

    def count_taken_back(self, sealed_by: int | None = None) -> int:
        """How often the last move was taken back here, or a sealed choice of that seat."""
        return self._taken_back[self._place(sealed_by)]

    def _place(self, sealed_by: int | None) -> tuple[int, int | None]:
        """Where a line goes on once its end has been taken back."""
        if sealed_by is not None:
            return self._opened_by, sealed_by
        return self.in_force[-2], None

    def note_done(self, person: str, key: str) -> None:
        """Remembers an action."""
        self._done.add((person, key))

    def enter(self, cause: Cause) -> int:
        """Takes in a stored cause. From which number on the log is new is returned."""
        self.causes.append(cause)
        if cause.person is not None and cause.key is not None:
            self.note_done(cause.person, cause.key)
        self._count_versions(cause)
        self._note_asked(cause)
        self._change_line(cause)
        start = len(self.log)
        self._log_starts[cause.number] = start
        self.log += [Entry(cause.seat, event) for event in cause.events]
        return start

    def _count_versions(self, cause: Cause) -> None:
        if cause.is_private and cause.seat is not None:
            self.private_versions[cause.seat] += 1
        else:
            self.public_version += 1

    def _note_asked(self, cause: Cause) -> None:
        if cause.is_new_decision:
            self.asked_since = [cause.number] * len(self.asked_since)
            self._opened_by = cause.number
        elif cause.seat is not None:
            self.asked_since[cause.seat] = cause.number

    def _change_line(self, cause: Cause) -> None:
        """What is in force after it, and the log without what was undone."""
        if cause.sort == "undo":
            self._taken_back[self._place(None)] += 1
            undone = self.in_force.pop()
            del self.log[self._log_starts[undone] :]
        elif cause.sort == "retract":
            self._taken_back[self._place(cause.seat)] += 1
            mine = [n for n in self.in_force if self.causes[n].seat == cause.seat]
            self.in_force.remove(mine[-1])
        else:
            self.in_force.append(cause.number)
