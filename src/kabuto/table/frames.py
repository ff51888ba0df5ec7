"""The replay: what happened, moment by moment, as far as some seats could notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .causes import Cause


class Moment(NamedTuple):
    """A cause in force and the number of the first event it told."""

    cause: Cause
    first_event: int


def walk_moments(causes: Sequence[Cause], seats: tuple[int, ...], *, over: bool) -> list[Moment]:
    """What the holders of `seats` could notice, without what was undone; all once it is over."""
    moments: list[Moment] = []
    for cause in causes:
        if cause.sort == "undo":
            while moments.pop().cause.sealed:  # sealed choices taken back meanwhile
                pass
        elif over or not cause.quiet or cause.seat in seats:
            moments.append(Moment(cause, _count_events(moments)))
    return moments


def _count_events(moments: list[Moment]) -> int:
    return moments[-1].first_event + len(moments[-1].cause.events) if moments else 0
