"""Game: the engine that is made of a room's rules.

The kernel's whole machine is here: who is asked, what is on offer, what a move does, what a viewer
sees, another world that some seats could not tell from this one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from hashlib import blake2b
from random import Random
from typing import Any, Generic, Union, cast

import msgspec

from .boxes import name_box_in, put_box_in
from .copying import generate_copy
from .errors import (
    CannotUndo,
    CorruptRecord,
    ImpossibleOption,
    NotOnOffer,
    NotYourDecision,
    Refusal,
)
from .events import Event, Secret, eyes_of
from .moves import SEAT, Kind, Move
from .naming import Names, hints_of, tag_of
from .options import DATA, TEXT_AT_MOST, OptionInfo, describe_options, read_options
from .randomness import KEY_BYTES
from .rules import BoxFault, I, O, Outcome, Rules, S, Sight, V
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

AUTOMATIC_STEPS_AT_MOST = 100_000
"""A run of steps that asks nobody and does not end is a mistake in the rules."""


class Game(Generic[S, V, O, I]):
    """One game, for all who do not know its rules."""

    def __init__(self, rules: Rules[S, V, O, I]) -> None:
        self.rules = rules
        self.name = rules.name
        self.version = rules.version
        self.seats = rules.seats
        self.room = rules.room
        self.moves = rules.moves
        self.state = rules.state
        self.options = rules.options
        self.view = rules.view
        self.insight = rules.insight
        self.board = rules.board
        self.outcome = rules.outcome
        self.check = rules.check
        self.hidden = rules.hidden
        self.signals = rules.signals
        self.greedy = rules.greedy
        self.auto_answers = rules.auto_answers
        self.presets = rules.presets
        self.reconstructed = rules.reconstructed
        self.steps = find_steps(rules.room)
        self.names = Names(self.steps)
        self.copy = generate_copy(rules.state)
        self.all_kinds: dict[str, Kind] = {
            "seat": SEAT,
            "seats": SEAT,
            **rules.moves.kinds(),
            **rules.kinds,
        }
        self._read_stack = _make_stack_reader(self.steps)
        self._decoder = msgspec.json.Decoder(rules.state, dec_hook=self._read_stack)
        self._lone = frozenset(step for step in self.steps if has_lone_move(step))

    # --- starting -----------------------------------------------------------------------------

    def read_options(self, seats: int, given: dict[str, object] | None = None) -> O:
        """Options from outside, checked against the number of seats. Raises ImpossibleOption."""
        self._check_seats(seats)
        options = read_options(self.options, given or {})
        self.rules.check_options(seats, options)
        return options

    def move_options_on(self, seats: int, options: O) -> O:
        """The options when everybody moves to the seat before theirs, the first to the last."""
        moved: dict[str, Any] = {}
        for names in self.rules.seat_options:
            used = names[:seats]
            values = [getattr(options, name) for name in used]
            moved |= dict(zip(used, values[1:] + values[:1], strict=True))
        return msgspec.structs.replace(options, **moved)

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ImpossibleOption(
                "refused-seats", seats=seats, least=self.seats.start, most=self.seats.stop - 1
            )

    @property
    def takes_box(self) -> bool:
        """Whether a host may give a box of his own, as a text for the option `data`."""
        return hints_of(self.options).get(DATA) is str

    def read_box(self, data: bytes) -> str:
        """A box file, as a text that is checked as an option. Raises Refusal."""
        if not self.takes_box:
            raise ImpossibleOption("refused-box-none", game=self.name)
        text = data.decode("utf-8-sig", errors="replace")
        if "\ufffd" in text or len(text) > TEXT_AT_MOST:
            raise ImpossibleOption("refused-box-text", most=TEXT_AT_MOST)
        return text

    def read_new_box(self, data: bytes) -> str:
        """A box file in which nothing is wrong. Raises Refusal."""
        text = self.read_box(data)
        self.require_box(text)
        return text

    @property
    def draws_box(self) -> bool:
        """Whether the map of a box can be drawn."""
        return self.rules.box_tools is not None and self.rules.box_tools.draw is not None

    def check_box(self, text: str) -> list[BoxFault]:
        """All that is wrong in the text of a new box."""
        tools = self.rules.box_tools
        return tools.check(text) if tools and text else []

    def require_box(self, text: str) -> None:
        """Raises ImpossibleOption for the first thing that is wrong in the text of a new box.

        Only what is new is held to all of that: what is stored goes on as long as it can be played.
        """
        for fault in self.check_box(text):
            raise ImpossibleOption(fault.key, line=fault.line, **fault.args)

    def describe_options(self) -> list[OptionInfo]:
        return describe_options(self.options, self.rules.option_rules)

    def start(self, seats: int, options: O, key: bytes) -> S:
        """A new game, run up to its first decision. Raises ImpossibleOption."""
        return self.start_told(seats, options, key, telling=False)[0]

    def start_told(
        self, seats: int, options: O, key: bytes, *, telling: bool = True
    ) -> tuple[S, list[Event]]:
        """A new game and what happened up to its first decision. Raises ImpossibleOption."""
        if len(key) < KEY_BYTES // 2:
            raise ValueError("a key has at least 128 bits")
        self._check_seats(seats)
        self.rules.check_options(seats, options)
        g = self.rules.set_up(seats, options, key)
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

    def find_auto_answer(self, g: S, seat: int, chosen: Collection[str]) -> Move | None:
        """The move that the auto-answers chosen by `seat` make now: of the first that has one."""
        top = g.stack[-1] if g.stack else None
        if not chosen or not isinstance(top, Decision) or top.seat != seat:
            return None
        moves = top.moves(g)
        answers = (
            answer(top, moves) for name, answer in self.auto_answers.items() if name in chosen
        )
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
            asked = [SEAT.label(other) for other in self.deciders(g)]
            raise NotYourDecision(seat=SEAT.label(seat), seats=asked)
        if move not in self.offer(g, seat):
            raise self._refuse(g, seat, move)
        after = self.copy(g)
        after.told = []
        self.play(after, seat, move)
        return after, self._take_told(after)

    def find_reason(self, g: S, seat: int, move: Move) -> Event | None:
        """Why a decider may not play a move that is not on offer, its arguments as labels.

        The key is that of a refusal. None where the room gives no reason, although such moves can
        be on offer.
        """
        top = g.stack[-1]
        if isinstance(top, Together):
            reason = top.why_not(g, seat, top.chosen[seat], move)
        else:
            reason = top.why_not(g, move)
        if reason is None and move.verb not in {other.verb for other in self.offer(g, seat)}:
            reason = Event("not-asked", {"rule": top.rule})
        return self.name_event(Event(f"refused-{reason.key}", reason.args)) if reason else None

    def list_ruled_out(self, g: S, seat: int) -> list[tuple[Move, Event]]:
        """What a person would look for now and may not play, each with its reason."""
        if seat not in self.deciders(g):
            return []
        top, offered = g.stack[-1], set(self.offer(g, seat))
        if isinstance(top, Together):
            considered = top.considers(g, seat, top.chosen[seat])
        else:
            considered = top.considers(g)
        reasons = (
            (move, self.find_reason(g, seat, move)) for move in considered if move not in offered
        )
        return [(move, reason) for move, reason in reasons if reason is not None]

    def _refuse(self, g: S, seat: int, move: Move) -> NotOnOffer:
        reason, rule = self.find_reason(g, seat, move), g.stack[-1].rule
        if reason is None:
            return NotOnOffer(move=move.text, rule=rule)
        return NotOnOffer(reason.key, **{"move": move.text, "rule": rule, **reason.args})

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
        return self._write_view(self.view(g, viewer))

    def show_with_insight(self, g: S, viewer: int) -> tuple[Any, Any]:
        """The View, and what the rules say about it, as builtins with labels."""
        view = self.view(g, viewer)
        insight = self.insight(view)
        return self._write_view(view), self.names.write(type(insight), insight)

    def show_board(self, seats: int, options: O) -> Any:
        """What a page is told once, as builtins with labels; empty where that is nothing."""
        board = self.board(seats, options)
        return self.names.write(type(board), board)

    def _write_view(self, view: V) -> Any:
        """With the name of a host's box for its text."""
        shown = self.names.write(type(view), view)
        if self.takes_box and "options" in shown:
            shown["options"] = name_box_in(shown["options"])
        return shown

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
        return self._decoder.decode(data)

    def position(self, g: S, *, with_box: bool = True) -> dict[str, Any]:
        """The state as JSON builtins with readable names: snapshots, tests, puzzles, reports.

        A host's box is in it whole, or by its name alone.
        """
        state = self.names.write(self.state, g)
        if self.takes_box and not with_box:
            state["options"] = name_box_in(state["options"])
        return {"game": self.name, "version": self.version, "state": state}

    def load(self, position: dict[str, Any], box: str = "") -> S:
        """The state of a position of our own; one from outside goes through `load_foreign`.

        `box` is the text of a host's box where the position only names it. Raises CorruptRecord.
        """
        if position.get("game") != self.name:
            raise CorruptRecord("refused-record-game", game=str(position.get("game"))[:40])
        plain = self.names.read(self.state, position.get("state"))
        if self.takes_box:
            plain = _put_box_in_state(plain, box)
        try:
            return msgspec.convert(plain, self.state, dec_hook=self._read_stack)
        except Refusal as error:
            raise CorruptRecord(error.key, **error.args_by_name) from error
        except Exception as error:  # a reader may trip over whatever is damaged
            raise CorruptRecord("refused-record", problem=str(error)[:200]) from error

    # --- secrecy ------------------------------------------------------------------------------

    def resample(self, g: S, eyes: int, rng: Random) -> S:
        """Another state that the seats in the bitmask `eyes` could not tell from this one.

        The key is fresh, so no search looks into the real future. With `eyes` 0: what a watcher
        could not tell. What is drawn depends on what these seats know alone: in two states that
        are alike to them the same rng draws the same world.
        """
        world = self.copy(g)
        world.key = rng.randbytes(KEY_BYTES)
        world.drawn = 0  # how often chance has spoken may itself be hidden
        self.rules.redeal(world, eyes, rng)
        if world.stack and isinstance(world.stack[-1], Together):
            self._seal_anew(world, eyes, self.deciders(g), rng)
        return world

    def _seal_anew(self, world: S, eyes: int, still_asked: list[int], rng: Random) -> None:
        """Draws the sealed choices of seats outside `eyes` again.

        Only whether a seat has finished is known of it.
        """
        top = world.stack[-1]
        chosen = list(top.chosen)
        for seat in range(world.seats):
            if not eyes >> seat & 1:
                whole = _choose_all(world, top, seat, rng)
                size = rng.randrange(len(whole) or 1) if seat in still_asked else len(whole)
                chosen[seat] = whole[:size]
        world.stack[-1] = msgspec.structs.replace(top, chosen=tuple(chosen))

    def sight(self, g: S, seat: int, rng: Random) -> Sight:
        """What a program that plays `seat` is given.

        It is made of a world alike to that seat, drawn with a chance that the program does not
        know, so that the true state is not in its reach.
        """
        eyes = eyes_of(seat)
        world = self.resample(g, eyes, Random(_own_chance(g, seat)))

        def resample(other: Random) -> S:
            return self.resample(world, eyes, other)

        return Sight(self, seat, self.view(world, seat), self.offer(world, seat), rng, resample)

    def sees(self, g: S, viewer: int) -> tuple[Any, Any, list[int], list[str]]:
        """Everything that reaches a viewer at this moment.

        Their View, the open question, who is asked, what is on offer to them.
        """
        top = g.stack[-1] if g.stack else None
        question = type(top) if isinstance(top, Together) else top
        offered = [move.text for move in self.offer(g, viewer)]
        return self.view(g, viewer), question, self.deciders(g), offered


def _choose_all(world: State, top: Together[Any], seat: int, rng: Random) -> tuple[str, ...]:
    """Sealed choices of a seat, at random, until it has finished."""
    chosen: tuple[str, ...] = ()
    while wanted := top.wants(world, seat, chosen):
        chosen = (*chosen, rng.choice(wanted).text)
    return chosen


def _put_box_in_state(plain: Any, box: str) -> Any:
    """Raises CorruptRecord where the state names another box."""
    options = plain.get("options") if isinstance(plain, dict) else None
    return {**plain, "options": put_box_in(options, box)} if isinstance(options, dict) else plain


def _own_chance(g: State, seat: int) -> bytes:
    """A seed that only the secret gives, the same after a restart."""
    return blake2b(b"sight %d %d" % (g.drawn, seat), key=g.key).digest()


def _make_stack_reader(steps: tuple[type[Step[Any]], ...]) -> Callable[[type, Any], Any]:
    """Reads the steps of a stack, which are a union that msgspec cannot know by itself."""
    union: Any = Union[steps]  # noqa: UP007
    holder: Any = msgspec.defstruct("Steps", [("steps", list[union])])

    def read_stack(type_: type, value: Any) -> Any:
        if type_ is not Stack:
            raise NotImplementedError
        return Stack(msgspec.convert({"steps": value}, holder).steps)

    return read_stack


def find_steps(room: str) -> tuple[type[Step[Any]], ...]:
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
