"""The replay: what happened, frame by frame, as far as some seats could notice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .causes import Cause, Sort


class Mark(NamedTuple):
    """What has to be known of a cause to tell whether it is in a replay."""

    number: int
    sort: Sort
    seat: int | None
    sealed: bool
    is_private: bool


class Frame(NamedTuple):
    """A cause of a replay and the number of the first event it told."""

    cause: Cause
    first_event: int


def list_shown(marks: Iterable[Mark], seats: tuple[int, ...], *, over: bool) -> list[int]:
    """The causes that the holders of `seats` could notice, without what was undone.

    All of them once the game is over.
    """
    shown: list[Mark] = []
    for mark in marks:
        if mark.sort == "undo":
            while shown.pop().sealed:  # sealed choices taken back meanwhile
                pass
        elif over or not mark.is_private or mark.seat in seats:
            shown.append(mark)
    return [mark.number for mark in shown]


def make_frames(causes: Sequence[Cause]) -> list[Frame]:
    """The frames of these causes, their events counted through."""
    frames: list[Frame] = []
    told = 0
    for cause in causes:
        frames.append(Frame(cause, told))
        told += len(cause.events)
    return frames
