"""Events: what happened, as a key and typed arguments. Words come later, per viewer and language.

Events are stored whole and filtered when read; they are never stored filtered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

WATCHER = -1
"""The viewer who has no seat."""
EVERYBODY = -2
"""Who looks at a game that is over: nothing is hidden any more."""


def eyes_of(viewer: int) -> int:
    """The seats with whose eyes a viewer looks, as a bitmask; 0 for a watcher."""
    return 1 << viewer if viewer >= 0 else 0


def sees_seat(viewer: int, seat: int) -> bool:
    """Whether a viewer sees what only `seat` may see."""
    return viewer in (seat, EVERYBODY)


Value: TypeAlias = int | str | bool | Sequence[int | str] | None


class Secret(msgspec.Struct, frozen=True, tag="secret", tag_field="kind"):
    """A value that only some seats may see; `to` is a bitmask of seats."""

    value: Value
    to: int

    def is_seen_by(self, viewer: int) -> bool:
        return viewer == EVERYBODY or (viewer >= 0 and bool(self.to >> viewer & 1))


class Event(msgspec.Struct, frozen=True):
    """Something that happened: `Event("drew", {"seat": 2, "card": Secret(17, to=0b100)})`."""

    key: str
    args: dict[str, Value | Secret]

    def seen_by(self, viewer: int) -> Event:
        """The event as `viewer` may read it.

        Where an argument is hidden from them it is gone, and the key ends in `-hidden`: the words
        have a sentence of its own for that.
        """
        args: dict[str, Value | Secret] = {
            name: value.value if isinstance(value, Secret) else value
            for name, value in self.args.items()
            if not isinstance(value, Secret) or value.is_seen_by(viewer)
        }
        return Event(self.key if len(args) == len(self.args) else f"{self.key}-hidden", args)
