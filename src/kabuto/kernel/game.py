"""Game: the one object that a room hands to everybody else.

The kernel's whole machine is here: who is asked, what is on offer, what a move does, what a viewer
sees, another world that some seats could not tell from this one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar, Union, cast

import msgspec
from msgspec import Struct

from .copying import generate_copy
from .errors import (
    CannotUndo,
    CorruptRecord,
    ImpossibleOption,
    NotOnOffer,
    NotYourDecision,
    Refusal,
)
from .events import Event, Secret
from .looking import look_around, look_over
from .moves import SEAT, Kind, Move, Moves
from .naming import Names, hints_of, tag_of
from .options import DATA, TEXT_AT_MOST, OptionInfo, describe_options, read_options
from .randomness import KEY_BYTES
from .state import State
from .steps import (
    AUTOMATIC,
    DECISION,
    Automatic,
    Decision,
    Over,
    Stack,
    Step,
    Together,
    has_lone_move,
)

S = TypeVar("S", bound=State)

AUTOMATIC_STEPS_AT_MOST = 100_000
"""A run of steps that asks nobody and does not end is a mistake in the rules."""


class Outcome(Struct, frozen=True):
    """How a game ended. `reasons` are events, told in order: who won and why, tie-breaks included.

    In a game that a team wins or loses together, all seats or none are winners.
    """

    winners: list[int]
    scores: list[int]  # by seat, for information
    reasons: list[Event]


class Sight(NamedTuple):
    """What a player that is a program is given: never the true state."""

    seat: int
    view: Any
    moves: list[Move]
    rng: Random
    resample: Callable[
        [Random], Any
    ]  # another state that this seat could not tell from the real one


Standing = Callable[[Any, list[Move]], Move | None]
"""A standing answer: what it plays in a decision (the step) with these moves, if anything."""


def _never(*_: Any) -> Any:
    return None


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A room's tables and functions. Everything a game is, for all who do not know its rules."""

    name: str
    version: int  # of the rules: records and snapshots name it
    seats: range
    state: type[S]
    room: str  # module path of the room: its steps are found there
    moves: Moves
    options: type[Struct]
    set_up: Callable[
        [int, Any, bytes], S
    ]  # (seats, options, key): the state before anything happened
    view: Callable[[S, int], Any]  # what one viewer (a seat, or WATCHER) may see: a Struct
    redeal: Callable[
        [S, int, Random], None
    ]  # deals anew, in place, what the seats in the bitmask do not know
    outcome: Callable[[S], Outcome]  # of a game that is over
    hidden: Callable[
        [S, int], dict[str, object]
    ]  # what must vary over resampled worlds, for one viewer
    check: Callable[[S], None]  # asserts the invariants
    greedy: Callable[[Sight], Move]  # a sensible player
    insight: Callable[[Any], Any]  # what the rules say about a View: it sees nothing else
    standing: Mapping[str, Standing] = field(default_factory=dict)  # standing answers, in order
    signals: bool = False  # whether what others see of a move counts (hidden roles): forbids undo
    kinds: dict[str, Kind] = field(default_factory=dict)  # event arguments that no verb has
    option_rules: dict[str, str] = field(default_factory=dict)
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)
    check_options: Callable[[int, Any], None] = _never  # raises ImpossibleOption
    reconstructed: bool = False  # whether some of its data is not from the published game

    def __post_init__(self) -> None:
        steps = _steps_of(self.room)
        union: Any = Union[steps]  # noqa: UP007
        box: Any = msgspec.defstruct("Steps", [("steps", list[union])])

        def read_stack(type_: type, value: Any) -> Any:
            if type_ is not Stack:
                raise NotImplementedError
            return Stack(msgspec.convert({"steps": value}, box).steps)

        put = object.__setattr__
        put(self, "steps", steps)
        put(self, "names", Names(steps))
        put(self, "copy", generate_copy(self.state))
        put(self, "_read_stack", read_stack)
        put(self, "_decoder", msgspec.json.Decoder(self.state, dec_hook=read_stack))
        put(self, "_lone", frozenset(step for step in steps if has_lone_move(step)))
        put(self, "all_kinds", {"seat": SEAT, "seats": SEAT, **self.moves.kinds(), **self.kinds})

    # Made once in __post_init__.
    steps: tuple[type[Step[Any]], ...] = field(init=False, default=())
    names: Names = field(init=False, default_factory=Names)
    copy: Callable[[S], S] = field(init=False, default=_never)
    all_kinds: dict[str, Kind] = field(init=False, default_factory=dict)
    _read_stack: Callable[[type, Any], Any] = field(init=False, default=_never)
    _decoder: Any = field(init=False, default=None)
    _lone: frozenset[type] = field(init=False, default=frozenset())

    # --- starting -----------------------------------------------------------------------------

    def read_options(self, seats: int, given: dict[str, object] | None = None) -> Any:
        """Options from outside, checked against the number of seats. Raises ImpossibleOption."""
        self._check_seats(seats)
        options = read_options(self.options, given or {})
        self.check_options(seats, options)
        return options

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ImpossibleOption(
                "refused-seats", seats=seats, least=self.seats.start, most=self.seats.stop - 1
            )

    @property
    def takes_data(self) -> bool:
        """Whether a host may correct its tables, by a text for the option `data`."""
        return hints_of(self.options).get(DATA) is str

    def read_data(self, data: bytes) -> str:
        """Corrections from a file, as a text that is checked as an option. Raises Refusal."""
        if not self.takes_data:
            raise ImpossibleOption("refused-tables-none", game=self.name)
        text = data.decode("utf-8-sig", errors="replace")
        if "\ufffd" in text or len(text) > TEXT_AT_MOST:
            raise ImpossibleOption("refused-tables-text", most=TEXT_AT_MOST)
        return text

    def describe_options(self) -> list[OptionInfo]:
        return describe_options(self.options, self.option_rules)

    def start(self, seats: int, options: Any, key: bytes) -> S:
        """A new game, run up to its first decision. Raises ImpossibleOption."""
        return self.start_told(seats, options, key, telling=False)[0]

    def start_told(
        self, seats: int, options: Any, key: bytes, *, telling: bool = True
    ) -> tuple[S, list[Event]]:
        """A new game and what happened up to its first decision. Raises ImpossibleOption."""
        if len(key) < KEY_BYTES // 2:
            raise ValueError("a key has at least 128 bits")
        self._check_seats(seats)
        self.check_options(seats, options)
        g = self.set_up(seats, options, key)
        g.told = [] if telling else None
        self._advance(g)
        return g, self._take_told(g)

    # --- asking -------------------------------------------------------------------------------

    def deciders(self, g: S) -> list[int]:
        """The seats that are asked now; empty when the game is over."""
        if not g.stack:
            return []
        top = g.stack[-1]
        if top.sort == DECISION:
            return [top.seat]
        return [seat for seat, mine in enumerate(top.chosen) if not top.done(g, seat, mine)]

    def offer(self, g: S, seat: int) -> list[Move]:
        """The moves that `seat` may choose from now; empty when it is not asked."""
        if not g.stack:
            return []
        top = g.stack[-1]
        if top.sort == DECISION:
            return top.moves(g) if top.seat == seat else []
        return top.wants(g, seat, top.chosen[seat]) if 0 <= seat < len(top.chosen) else []

    def sample(self, g: S, seat: int, rng: Random) -> Move:
        """One of the moves on offer to a decider, at random."""
        top = g.stack[-1]
        if top.sort == DECISION:
            return cast("Move", top.sample(g, rng))
        return rng.choice(self.offer(g, seat))

    def find_standing_answer(self, g: S, seat: int, chosen: Collection[str]) -> Move | None:
        """The move that the standing answers of `seat` make now, the first that speaks."""
        top = g.stack[-1] if g.stack else None
        if not chosen or not isinstance(top, Decision) or top.seat != seat:
            return None
        moves = top.moves(g)
        answers = (self.standing[name](top, moves) for name in self.standing if name in chosen)
        return next((move for move in answers if move in moves), None)

    # --- playing ------------------------------------------------------------------------------

    def play(self, g: S, seat: int, move: Move) -> None:
        """Plays a move that is known to be on offer, in place.

        For simulations; people go through `apply`.
        """
        stack = g.stack
        top = stack[-1]
        if top.sort == DECISION:
            stack.pop()
            try:
                top.play(g, move)
            except Over:
                stack.clear()
                return
        else:
            chosen = (*top.chosen[:seat], (*top.chosen[seat], move.text), *top.chosen[seat + 1 :])
            stack[-1] = msgspec.structs.replace(top, chosen=chosen)
        self._advance(g)

    def apply(self, g: S, seat: int, text: str) -> tuple[S, list[Event]]:
        """The state after a move, and what happened; `g` stays as it is.

        Raises Unreadable, NotYourDecision or NotOnOffer.
        """
        move = self.moves.parse(text)
        if seat not in self.deciders(g):
            raise NotYourDecision(seat=SEAT.label(seat))
        if move not in self.offer(g, seat):
            raise NotOnOffer(move=text, rule=g.stack[-1].rule)
        after = self.copy(g)
        after.told = []
        self.play(after, seat, move)
        return after, self._take_told(after)

    def retract(self, g: S, seat: int) -> S:
        """The state with the last sealed move of `seat` taken back, while others still choose.

        Raises CannotUndo.
        """
        top = g.stack[-1] if g.stack else None
        if not isinstance(top, Together) or not 0 <= seat < len(top.chosen) or not top.chosen[seat]:
            raise CannotUndo
        if not top.may_retract(g, seat, top.chosen[seat]):
            raise CannotUndo("refused-undo-sealed")
        after = self.copy(g)
        chosen = (*top.chosen[:seat], top.chosen[seat][:-1], *top.chosen[seat + 1 :])
        after.stack[-1] = msgspec.structs.replace(top, chosen=chosen)
        return after

    def _advance(self, g: S) -> None:
        """Runs automatic steps until a decision is on top or nothing is left."""
        stack = g.stack
        lone = self._lone
        try:
            for _ in range(AUTOMATIC_STEPS_AT_MOST):
                if not stack:
                    return
                top = stack[-1]
                if top.sort == AUTOMATIC:
                    stack.pop()
                    top.run(g)
                elif top.sort == DECISION:
                    if type(top) not in lone or (move := top.only(g)) is None:
                        return
                    stack.pop()
                    top.play(g, move)
                elif any(not top.done(g, seat, mine) for seat, mine in enumerate(top.chosen)):
                    return
                else:
                    stack.pop()
                    top.reveal(g, top.chosen)
        except Over:
            stack.clear()
            return
        raise RuntimeError(f"{self.name}: steps go on without asking anybody: {stack[-3:]}")

    # --- telling ------------------------------------------------------------------------------

    def _take_told(self, g: S) -> list[Event]:
        events, g.told = g.told or [], None
        return [self.name_event(event) for event in events]

    def name_event(self, event: Event) -> Event:
        """The event with labels in place of numbers, where its arguments name things."""
        return Event(event.key, {n: self._name_value(n, v) for n, v in event.args.items()})

    def _name_value(self, name: str, value: Any) -> Any:
        kind = self.all_kinds.get(name)
        if kind is None or value is None:
            return value
        if isinstance(value, Secret):
            return Secret(self._name_value(name, value.value), value.to)
        if isinstance(value, list):
            return [kind.label(v) if isinstance(v, int) else v for v in value]
        return kind.label(value) if isinstance(value, int) else value

    def name_outcome(self, g: S) -> Outcome:
        """The outcome of a game that is over, its reasons with labels."""
        outcome = self.outcome(g)
        return Outcome(
            outcome.winners, outcome.scores, [self.name_event(e) for e in outcome.reasons]
        )

    def show(self, g: S, viewer: int) -> Any:
        """The View of a viewer as builtins with labels: what leaves the process."""
        view = self.view(g, viewer)
        return self.names.write(type(view), view)

    def show_with_insight(self, g: S, viewer: int) -> tuple[Any, Any]:
        """The View, and what the rules say about it, as builtins with labels."""
        view = self.view(g, viewer)
        insight = self.insight(view)
        return self.names.write(type(view), view), self.names.write(type(insight), insight)

    def show_step(self, g: S) -> dict[str, Any] | None:
        """The public facts of the decision that is open.

        Its name, rule and fields; never a sealed choice.
        """
        if not g.stack:
            return None
        top = g.stack[-1]
        fields = {} if isinstance(top, Together) else self.names.write(type(top), top)
        fields.pop("step", None)
        return {"step": tag_of(type(top)), "rule": top.rule, "args": fields}

    # --- writing and reading ------------------------------------------------------------------

    def encode(self, g: S) -> bytes:
        """JSON with numbers, for other processes of the same version."""
        return msgspec.json.encode(g)

    def decode(self, data: bytes) -> S:
        """The state that `encode` wrote. Raises msgspec.ValidationError."""
        return cast("S", self._decoder.decode(data))

    def position(self, g: S) -> dict[str, Any]:
        """The state as JSON builtins with readable names: snapshots, tests, puzzles, reports."""
        return {
            "game": self.name,
            "version": self.version,
            "state": self.names.write(self.state, g),
        }

    def load(self, position: dict[str, Any], *, trusted: bool = False) -> S:
        """The state of a position, checked unless it is our own. Raises CorruptRecord."""
        if position.get("game") != self.name:
            raise CorruptRecord("refused-record-game", game=str(position.get("game"))[:40])
        plain = self.names.read(self.state, position.get("state"))
        try:
            g = msgspec.convert(plain, self.state, dec_hook=self._read_stack)
            if not trusted:
                look_over(self, g)
                self.check(g)
                look_around(self, g)
        except Refusal as error:
            raise CorruptRecord(error.key, **error.args_by_name) from error
        except Exception as error:  # a check may trip over whatever is damaged
            raise CorruptRecord("refused-record", problem=str(error)[:200]) from error
        return g

    # --- secrecy ------------------------------------------------------------------------------

    def resample(self, g: S, eyes: int, rng: Random) -> S:
        """Another state that the seats in the bitmask `eyes` could not tell from this one.

        The key is fresh, so no search looks into the real future. With `eyes` 0: what a watcher
        could not tell.
        """
        world = self.copy(g)
        world.key = rng.randbytes(KEY_BYTES)
        self.redeal(world, eyes, rng)
        if world.stack and isinstance(world.stack[-1], Together):
            self._seal_anew(world, eyes, rng)
        return world

    def _seal_anew(self, world: S, eyes: int, rng: Random) -> None:
        """Draws the sealed choices of seats outside `eyes` again, as far as they had got."""
        top = world.stack[-1]
        chosen = list(top.chosen)
        for seat, mine in enumerate(chosen):
            if not eyes >> seat & 1 and mine:
                chosen[seat] = self._choose_like(world, top, seat, mine, rng)
        world.stack[-1] = msgspec.structs.replace(top, chosen=tuple(chosen))

    def _choose_like(
        self, world: S, top: Together[Any], seat: int, mine: tuple[str, ...], rng: Random
    ) -> tuple[str, ...]:
        finished = top.done(world, seat, mine)
        new: tuple[str, ...] = ()
        while (wanted := top.wants(world, seat, new)) and (finished or len(new) < len(mine)):
            new = (*new, rng.choice(wanted).text)
        return new

    def sight(self, g: S, seat: int, rng: Random) -> Sight:
        """What a program that plays `seat` is given."""
        eyes = 1 << seat

        def resample(other: Random) -> S:
            return self.resample(g, eyes, other)

        return Sight(seat, self.view(g, seat), self.offer(g, seat), rng, resample)

    def sees(self, g: S, viewer: int) -> tuple[Any, Any, list[int], list[str]]:
        """Everything that reaches a viewer at this moment.

        Their View, the open question, who is asked, what is on offer to them.
        """
        top = g.stack[-1] if g.stack else None
        question = type(top) if isinstance(top, Together) else top
        offered = [move.text for move in self.offer(g, viewer)]
        return self.view(g, viewer), question, self.deciders(g), offered


def _steps_of(room: str) -> tuple[type[Step[Any]], ...]:
    """The concrete steps defined in a room's modules, sorted by name.

    Raises TypeError for a name used twice.
    """
    found: dict[str, type[Step[Any]]] = {}
    todo: list[type[Step[Any]]] = [Automatic, Decision, Together]
    while todo:
        cls = todo.pop()
        below = cls.__subclasses__()
        todo.extend(below)
        if below or not (cls.__module__ == room or cls.__module__.startswith(room + ".")):
            continue
        if tag_of(cls) in found:
            raise TypeError(f"{room}: two steps are called {tag_of(cls)}")
        found[tag_of(cls)] = cls
    if not found:
        raise TypeError(f"{room}: has no steps")
    return tuple(found[name] for name in sorted(found))


__all__ = ["Game", "Outcome", "Refusal", "Sight"]
