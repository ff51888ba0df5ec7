"""Deeds: what persons have asked for, by their own keys, so that nothing is done twice.

The latest are remembered; whether an older one is among the causes, the store knows.
"""

from __future__ import annotations

from collections import OrderedDict

DEEDS_KEPT = 200


class Deeds:
    """The latest at one table."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], None] = OrderedDict()

    def has(self, person: str, key: str) -> bool:
        """Whether that person is known to have done that."""
        return (person, key) in self._kept

    def note(self, person: str, key: str) -> None:
        """Remembers what has been done."""
        self._kept[person, key] = None
        if len(self._kept) > DEEDS_KEPT:
            self._kept.popitem(last=False)
