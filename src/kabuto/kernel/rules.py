"""Rules: what a room declares. `Game` makes the engine out of it.

The four types of a room are tied together here: its State, the View made of it, its Options and
the Insight read off a View.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias

from msgspec import Struct
from typing_extensions import TypeVar

from .events import Event
from .moves import Kind, Move, Moves
from .state import State
from .wording import PageFacts

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct, default=Any)
O = TypeVar("O", bound=Struct, default=Any)  # noqa: E741  (Options)
I = TypeVar("I", bound=Struct, default=Any)  # noqa: E741  (Insight)


class Outcome(Struct, frozen=True):
    """How a game ended. `reasons` are events, told in order: who won and why, tie-breaks included.

    In a game that a team wins or loses together, all seats or none are winners.
    """

    winners: list[int]
    scores: list[int]  # by seat, for information
    reasons: list[Event]


class Sight(NamedTuple):
    """What a player that is a program is given: never the true state, nor anything that holds it.

    `resample` draws other worlds that this seat could not tell from the real one. What it draws
    depends on the View and the rng alone, so the same View and rng give the same move.
    """

    game: Game[Any]
    seat: int
    view: Any
    moves: list[Move]
    rng: Random
    resample: Callable[[Random], Any]


AutoAnswer: TypeAlias = Callable[[Any, list[Move]], Move | None]
"""What a seat has chosen to answer in advance: given the open step and its moves, one of them."""


class BoxFault(Struct, frozen=True):
    """One thing that is wrong in a host's box file."""

    line: int  # 0 where the text has nothing to point at
    field: str  # part, row and field, as far as they are known
    key: str  # of the sentence that tells it
    args: dict[str, Any]


class BoxTools(NamedTuple):
    """What an owner of the box is given where a host's file may replace ours."""

    export: Callable[[], str]  # ours, as a file to begin from
    check: Callable[[str], list[BoxFault]]  # everything that is wrong in a text
    draw: Callable[[str, str], str] | None = None
    """The map of a text as SVG, its names in a language; raises ImpossibleOption."""


class NoInsight(Struct, frozen=True):
    """The rules add nothing to a View."""


class NoBoard(Struct, frozen=True):
    """There is nothing that a page has to be told once for all."""


def hide_nothing(_g: State, _eyes: int, _rng: Random) -> None:
    """For a game in which everything lies open."""


def list_nothing_hidden(_g: State, _viewer: int) -> dict[str, object]:
    """For a game in which everything lies open."""
    return {}


def add_no_insight(_view: Any) -> NoInsight:
    """For a game whose View says it all."""
    return NoInsight()


def tell_no_board(_seats: int, _options: Any) -> NoBoard:
    """For a game whose board is always the same, or is in its View."""
    return NoBoard()


def fill_nothing(_options: Any) -> PageFacts:
    """For a game whose rules page is the same for every box."""
    return PageFacts({}, frozenset())


def play_at_random(sight: Sight) -> Move:
    """Any move on offer, each as likely as any other."""
    return sight.rng.choice(sight.moves)


def accept_any_options(_seats: int, _options: Any) -> None:
    """For a game whose options can be combined freely."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Rules(Generic[S, V, O, I]):
    """Everything a game is. A simple one leaves out what it does not need."""

    name: str
    version: int  # of the rules: records and snapshots name it
    seats: range
    room: str  # module path of the room: its steps are found there
    state: type[S]
    options: type[O]
    moves: Moves
    set_up: Callable[[int, O, bytes], S]  # (seats, options, key): before anything has happened
    view: Callable[[S, int], V]  # what one viewer (a seat, WATCHER or EVERYBODY) may see
    outcome: Callable[[S], Outcome]  # of a game that is over
    check: Callable[[S], None]  # asserts the invariants

    # Where something is hidden:
    redeal: Callable[[S, int, Random], None] = hide_nothing
    """Deals anew, in place, what the seats in the bitmask do not know.

    Pools are put in a canonical order before they are shuffled: what is drawn must depend on what
    these seats know, and on nothing else.
    """
    hidden: Callable[[S, int], dict[str, object]] = list_nothing_hidden
    """What must vary over resampled worlds, for one viewer: it holds the laws of secrecy up."""
    signals: bool = False  # whether what others see of a move counts (hidden roles): forbids undo

    # Where the rules have more to say:
    insight: Callable[[V], I] = add_no_insight  # type: ignore[assignment]  # a room gives both or none
    board: Callable[[int, O], Any] = tell_no_board
    """What is the same in the whole game and to every eye: a page is told it once.

    From seats and options alone: the board, and what `wording.py` says.
    """
    page_facts: Callable[[O], PageFacts] = fill_nothing
    """What the rules page has from the box in use."""
    greedy: Callable[[Sight], Move] = play_at_random  # a sensible player
    auto_answers: Mapping[str, AutoAnswer] = field(default_factory=dict)  # in order
    kinds: Mapping[str, Kind] = field(default_factory=dict)  # event arguments that no verb has

    # What people choose before the start:
    option_rules: Mapping[str, str] = field(default_factory=dict)  # sections of the rules, by name
    presets: Mapping[str, dict[str, Any]] = field(default_factory=dict)  # named sets of options
    seat_options: Sequence[Sequence[str]] = ()  # options that belong to one seat each, in order
    check_options: Callable[[int, O], None] = accept_any_options  # raises ImpossibleOption
    box_tools: BoxTools | None = None
    reconstructed: bool = False  # whether some of its data is not from the published game
