"""State: the whole truth of a game at a moment."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .events import Event, Secret, Value
from .randomness import draw_below, shuffle_with
from .steps import Stack, Step


class State(Struct, kw_only=True, omit_defaults=True):
    """What every game's state has. A game adds plain lists and ints.

    Its methods are the rules that nobody can interrupt (draw, discard, capture); they never push.
    It holds no floats, dicts or sets, so that it compares with `==`, copies cheaply and goes to
    JSON and back losslessly.
    """

    stack: Stack
    seats: int
    key: bytes  # the secret behind all randomness
    drawn: int = 0  # how often it was used
    told: list[Event] | None = None  # a list while somebody listens, else None

    def push(self, *steps: Step[Any]) -> None:
        """Puts steps on the stack; the first named happens first."""
        self.stack.extend(reversed(steps))

    def next_seat(self, seat: int) -> int:
        """The seat on the left of another."""
        return (seat + 1) % self.seats

    def clockwise(self, start: int) -> list[int]:
        """All seats, from `start` on."""
        return [*range(start, self.seats), *range(start)]

    def below(self, n: int) -> int:
        """A random int in 0..n-1."""
        self.drawn += 1
        return draw_below(self.key, self.drawn, n)

    def shuffle(self, items: list[int]) -> None:
        """Shuffles a list in place."""
        self.drawn += 1
        shuffle_with(self.key, self.drawn, items)

    def tell(self, key: str, /, **args: Value | Secret) -> None:
        """Says what happened, if somebody listens."""
        if self.told is not None:
            self.told.append(Event(key, args))

    @property
    def is_over(self) -> bool:
        return not self.stack
