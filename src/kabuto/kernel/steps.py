"""Steps: a game is a stack of things that still have to happen.

Each step is a small frozen tagged Struct, so that the stack travels with the state. Offer and
consequence of a decision stand in one class. Steps hold public facts only; secrets lie in fields of
the State (the one exception is the sealed choice of a Together, which the kernel guards).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .events import Event
from .moves import Move, Seat

G = TypeVar("G")

AUTOMATIC, DECISION, TOGETHER = range(3)


class Over(Exception):
    """Raised by a rule, from any depth, when the game ends at once."""


class Step(Struct, Generic[G], frozen=True, tag=True, tag_field="step"):
    """Something that still has to happen. `rule` names the section of the rules file."""

    rule: ClassVar[str] = ""
    sort: ClassVar[int] = AUTOMATIC


class Automatic(Step[G], frozen=True):
    """Happens without asking anybody."""

    def run(self, g: G) -> None:
        """Changes g; may push further steps. The step itself has been popped already."""
        raise NotImplementedError


class Decision(Step[G], frozen=True):
    """One seat is asked."""

    sort: ClassVar[int] = DECISION
    seat: Seat

    def moves(self, g: G) -> list[Move]:
        """What is on offer: never empty, no text twice, the declining move first."""
        raise NotImplementedError

    def play(self, g: G, move: Move) -> None:
        """Changes g; may push further steps. The step itself has been popped already."""
        raise NotImplementedError

    def only(self, g: G) -> Move | None:
        """The lone move that *everybody* can see is alone: it is played without asking."""
        return None

    def why_not(self, g: G, move: Move) -> Event | None:
        """Why a move that is not on offer is not, told like an event; asked only when refused.

        It may depend only on what the seat that is asked knows.
        """
        return None

    def considers(self, g: G) -> Iterable[Move]:
        """Moves that a person would look for here, on offer or not."""
        return ()

    def sample(self, g: G, rng: Random) -> Move:
        """One of `moves(g)` at random; a room may give a faster one."""
        moves = self.moves(g)
        return moves[int(rng.random() * len(moves))]


class PlayedAlone(Decision[G], frozen=True):
    """A decision that is not asked when one move is left.

    Only where everybody can see that it is alone: what a hand decides must always be asked.
    """

    def only(self, g: G) -> Move | None:
        moves = self.moves(g)
        return moves[0] if len(moves) == 1 else None


class Together(Step[G], frozen=True):
    """Several seats choose at once, in secret; all choices are revealed by one call.

    One or several moves each, sealed. `chosen` holds the texts of each seat's moves so far.
    """

    sort: ClassVar[int] = TOGETHER
    chosen: tuple[tuple[str, ...], ...]

    def wants(self, g: G, seat: int, mine: tuple[str, ...]) -> list[Move]:
        """What `seat` may choose next; empty when finished."""
        raise NotImplementedError

    def done(self, g: G, seat: int, mine: tuple[str, ...]) -> bool:
        """Whether `seat` has finished: a cheap test of `not wants(...)`."""
        return not self.wants(g, seat, mine)

    def why_not(self, g: G, seat: int, mine: tuple[str, ...], move: Move) -> Event | None:
        """Why a move that `seat` may not choose next is not on offer, told like an event."""
        return None

    def considers(self, g: G, seat: int, mine: tuple[str, ...]) -> Iterable[Move]:
        """Moves that a person would look for here, on offer or not."""
        return ()

    def may_retract(self, g: G, seat: int, mine: tuple[str, ...]) -> bool:
        """Whether `seat` may take its last sealed move back while others still choose."""
        return True

    def reveal(self, g: G, chosen: tuple[tuple[str, ...], ...]) -> None:
        """Changes g when the last seat has finished; may push further steps."""
        raise NotImplementedError


class Stack(list[Any]):
    """The steps to come, the next one last.

    Of its own class so that a game can decode its steps.
    """


def has_lone_move(step: type[Step[Any]]) -> bool:
    """Whether a class of decisions ever answers `only`."""
    return issubclass(step, Decision) and step.only is not Decision.only
