"""A game being played by people: seats, log, gate, undo, bots, storage. It knows no web."""

from __future__ import annotations

from .causes import Cause, Entry, unpack_position
from .clock import Clock
from .errors import BadInvitation, NotAtTable, NotOverYet, NotPlaying, UnknownStanding, UnknownTable
from .frames import Moment, walk_moments
from .house import House, record_of
from .seating import Chair, Person, Wish
from .store import Summary
from .table import Asked, Table

__all__ = [
    "Asked",
    "BadInvitation",
    "Cause",
    "Chair",
    "Clock",
    "Entry",
    "House",
    "Moment",
    "NotAtTable",
    "NotOverYet",
    "NotPlaying",
    "Person",
    "Summary",
    "Table",
    "UnknownStanding",
    "UnknownTable",
    "Wish",
    "record_of",
    "unpack_position",
    "walk_moments",
]
