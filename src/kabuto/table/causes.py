"""Causes: everything that ever changed a table, in order, each with the position it left.

What a cause does depends on its sort:

| sort    | who notices it                    | who is asked anew     | what it does to the line  |
| ------- | --------------------------------- | --------------------- | ------------------------- |
| start   | everybody                         | everybody             | begins it                 |
| move    | everybody; its seat alone while a | everybody; its seat   | goes on from its end; its |
|         | sealed choice leaves the same     | alone while sealed    | seat may take it back as  |
|         | seats to be waited for            | choosing goes on      | far as the rules allow it |
| retract | its seat alone, unless that had   | its seat alone        | takes that seat's last    |
|         | chosen all and is asked again     |                       | sealed choice out of it   |
| undo    | everybody                         | everybody             | takes its end away; the   |
|         |                                   |                       | move before may be next   |

The line is what is in force: `History.in_force`. What everybody notices raises the public version;
what only one seat notices (`is_private`) raises that seat's own. Whoever is asked anew is asked for
a decision of another name; `is_new_decision` says that everybody is.
"""

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
    person: str | None  # who asked; None for bots, automatic answers and the start
    key: str | None  # of that person, against doing it twice
    sealed: bool  # a choice of several seats at once: it can only be retracted
    is_private: bool  # nobody but the seat could notice
    is_new_decision: bool  # everybody who is asked after it is asked anew
    over: bool  # the game is over with it
    waiting: list[int]  # the seats that are asked after it
    events: list[Event]
    position: bytes
    at: int  # seconds since 1970

    @property
    def is_automatic(self) -> bool:
        """Whether a bot or an auto-answer has moved."""
        return self.sort == "move" and self.person is None


class Entry(NamedTuple):
    """One line of the log, whole; `seat` is whose cause it was."""

    seat: int | None
    event: Event


def pack_events(events: list[Event]) -> bytes:
    return msgspec.json.encode(events)


def unpack_events(data: bytes) -> list[Event]:
    return _EVENTS.decode(data)


def pack_position(game: Game[Any], g: State) -> bytes:
    """A position as it is stored: a host's box by its name, since all of a table have the same."""
    return zlib.compress(msgspec.json.encode(game.position(g, with_box=False)), 1)


def unpack_position(game: Game[Any], data: bytes, box: str = "") -> Any:
    """The state of a stored position: our own, so it is not checked again. Raises CorruptRecord.

    `box` is the text of the host's box; positions of earlier versions have it themselves.
    """
    return game.load(msgspec.json.decode(zlib.decompress(data)), box)
