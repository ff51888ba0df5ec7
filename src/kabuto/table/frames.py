"""The replay: what happened, frame by frame, as far as some seats could notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .causes import Cause


class Frame(NamedTuple):
    """A cause in force and the number of the first event it told."""

    cause: Cause
    first_event: int


def list_frames(causes: Sequence[Cause], seats: tuple[int, ...], *, over: bool) -> list[Frame]:
    """What the holders of `seats` could notice, without what was undone; all once it is over."""
    frames: list[Frame] = []
    for cause in causes:
        if cause.sort == "undo":
            while frames.pop().cause.sealed:  # sealed choices taken back meanwhile
                pass
        elif over or not cause.is_private or cause.seat in seats:
            frames.append(Frame(cause, _count_events(frames)))
    return frames


def _count_events(frames: list[Frame]) -> int:
    return frames[-1].first_event + len(frames[-1].cause.events) if frames else 0
