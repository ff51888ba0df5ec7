"""A game being played by people: seats, log, gate, undo, bots, storage. It knows no web."""

from __future__ import annotations

from .causes import Cause, Entry, unpack_position
from .clock import Clock
from .errors import (
    BadInvitation,
    NotAtTable,
    NotOverYet,
    NotPlaying,
    UnknownAutoAnswer,
    UnknownTable,
)
from .folder import FolderTaken, hold_folder
from .frames import Frame
from .gate import Request
from .house import House, OnChange, OnPrivateChange, record_of
from .listing import Summary
from .seating import Chair, Person, Wish
from .store import is_address
from .table import Table
from .trouble import StoreTrouble

__all__ = [
    "BadInvitation",
    "Cause",
    "Chair",
    "Clock",
    "Entry",
    "FolderTaken",
    "Frame",
    "House",
    "NotAtTable",
    "NotOverYet",
    "NotPlaying",
    "OnChange",
    "OnPrivateChange",
    "Person",
    "Request",
    "StoreTrouble",
    "Summary",
    "Table",
    "UnknownAutoAnswer",
    "UnknownTable",
    "Wish",
    "hold_folder",
    "is_address",
    "record_of",
    "unpack_position",
]
