"""Causes: everything that ever changed a table, in order, each with the position it left."""

from __future__ import annotations

import zlib
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from kabuto.kernel import Event, Game, State

Sort: TypeAlias = Literal["start", "move", "undo", "retract"]
Status: TypeAlias = Literal["open", "playing", "over"]

_EVENTS = msgspec.json.Decoder(list[Event])


class Cause(Struct, frozen=True):
    """One change of a table. The game goes on from the last one's position."""

    number: int  # contiguous, from 0
    sort: Sort
    seat: int | None
    move: str | None
    person: str | None  # who asked; None for bots and the start
    key: str | None  # of that person, against doing it twice
    sealed: bool  # a choice of several seats at once: it can only be retracted
    quiet: bool  # nobody but the seat could notice
    opens: bool  # the decision after it is a new one for everybody
    over: bool  # the game is over with it
    waiting: str  # labels of the seats that are asked after it
    events: list[Event]
    position: bytes
    at: int  # seconds since 1970


class Entry(NamedTuple):
    """One line of the log, whole; `seat` is whose cause it was."""

    seat: int | None
    event: Event


def pack_events(events: list[Event]) -> bytes:
    return msgspec.json.encode(events)


def unpack_events(data: bytes) -> list[Event]:
    return _EVENTS.decode(data)


def pack_position(game: Game[Any], g: State) -> bytes:
    """A position as it is stored."""
    return zlib.compress(msgspec.json.encode(game.position(g)), 1)


def unpack_position(game: Game[Any], data: bytes) -> Any:
    """The state of a stored position: our own, so it is not checked again. Raises CorruptRecord."""
    return game.load(msgspec.json.decode(zlib.decompress(data)))
