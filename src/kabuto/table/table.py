"""Table: one game and its people, in memory.

It plans what an action would do; the house stores that, then lets it happen.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, NamedTuple

from msgspec import structs

from kabuto.games import load_game
from kabuto.kernel import (
    SEAT,
    CannotUndo,
    Event,
    Game,
    NotYourDecision,
    Outcome,
    StaleDecision,
    State,
    Together,
    Unreadable,
    commitment,
    may_undo,
    undo_rng,
)

from .causes import Cause, Entry, Sort, Status, pack_position, unpack_position
from .errors import NotAtTable, NotPlaying, UnknownStanding
from .seating import Chair

STATES_KEPT = 12
"""How many states of the past stay decoded, for undo."""


class Asked(NamedTuple):
    """An action as it arrives: nothing of it has been checked."""

    person: str
    seat: str
    key: str
    move: str = ""
    decision: str = ""


class Planned(NamedTuple):
    """A cause that has passed the gate, and the state that it leaves."""

    cause: Cause
    state: Any


class UndoQuestion(NamedTuple):
    """Whether a seat's move may be taken back, for whichever process answers."""

    game: str
    before: bytes
    after: bytes
    seat: int
    move: str
    secret: bytes
    number: int  # of the move


class Table:
    """A table. Everything but its seats and `next` follows from its causes."""

    def __init__(
        self,
        table_id: str,
        game: Game[Any],
        options: Any,
        secret: bytes,
        seats: list[Chair],
        next_id: str | None = None,
    ) -> None:
        self.id = table_id
        self.game = game
        self.options = options
        self.secret = secret
        self.commitment = commitment(secret)
        self.seats = seats
        self.next_id = next_id
        self.lock = asyncio.Lock()
        self.causes: list[Cause] = []
        self.line: list[int] = []  # the causes in force: the start, then moves
        self.log: list[Entry] = []
        self.asked = [0] * len(seats)  # by seat: the cause since which it is asked what it is asked
        self.opened: dict[int, tuple[str, float]] = {}  # by seat: its decision, and since when
        self.loud = 0  # causes that everybody noticed
        self.quiet = [0] * len(seats)  # by seat: causes that only it noticed
        self._log_starts: dict[int, int] = {}
        self._keys: set[tuple[str, str]] = set()
        self._now: Any = None
        self._states: OrderedDict[int, Any] = OrderedDict()
        self._undo: tuple[int, int, bool] = (-1, -1, False)  # cause, seat, answer

    # --- reading ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state now; None while seats are open."""
        if self._now is None and self.causes:
            self._now = unpack_position(self.game, self.causes[-1].position)
        return self._now

    @property
    def is_over(self) -> bool:
        return bool(self.causes) and self.causes[-1].over

    @property
    def status(self) -> Status:
        if not self.causes:
            return "open"
        return "over" if self.is_over else "playing"

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return [SEAT.number(label) for label in self.causes[-1].waiting] if self.causes else []

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(s for s, c in enumerate(self.seats) if c.by == "person" and c.person == person)

    def seats_kept_for(self, person: str | None) -> tuple[int, ...]:
        """The open seats that are kept for a person."""
        if person is None:
            return ()
        return tuple(s for s, c in enumerate(self.seats) if c.by == "open" and c.person == person)

    def decision_of(self, seat: int) -> str | None:
        """The name of the decision that `seat` is asked for; None if it is not asked."""
        return f"{SEAT.label(seat)}{self.asked[seat]}" if seat in self.waiting() else None

    def note_time(self, now: float) -> None:
        """Remembers since when each seat is asked what it is asked now."""
        for seat in self.waiting():
            decision = self.decision_of(seat) or ""
            if self.opened.get(seat, ("", 0.0))[0] != decision:
                self.opened[seat] = (decision, now)

    def version_for(self, seats: tuple[int, ...]) -> int:
        """How many changes the holder of these seats could notice."""
        return self.loud + sum(self.quiet[seat] for seat in seats)

    def outcome(self) -> Outcome | None:
        return self.game.name_outcome(self.state) if self.is_over else None

    def moves_in_force(self) -> list[tuple[int, str]]:
        """The moves of the record."""
        causes = (self.causes[number] for number in self.line[1:])
        return [(c.seat, c.move) for c in causes if c.seat is not None and c.move is not None]

    def state_at(self, number: int) -> Any:
        """The state that a cause left."""
        found = self._states.get(number)
        if found is None:
            found = unpack_position(self.game, self.causes[number].position)
        self._keep_state(number, found)
        return found

    # --- the gate -----------------------------------------------------------------------------

    def plan_start(self, at: int) -> Planned:
        """The start of the game, once every seat is taken."""
        g, events = self.game.start_told(len(self.seats), self.options, self.secret)
        return Planned(self._cause("start", g, at, events=events), g)

    def plan_move(self, asked: Asked, at: int) -> Planned | None:
        """What a person's move would do; None if that very action has been done already.

        Raises Refusal: nothing is changed then.
        """
        if self._is_repeated(asked):
            return None
        seat = self._open_gate(asked)
        if seat not in self.waiting():
            raise NotYourDecision(seat=asked.seat)
        if asked.decision != self.decision_of(seat):
            raise StaleDecision
        return self._plan(seat, asked.move, at, asked)

    def plan_automatic(self, seat: int, move: str, at: int) -> Planned:
        """What a move that no person made just now would do. Raises Refusal."""
        return self._plan(seat, move, at, None)

    def standing_move(self, seat: int) -> str | None:
        """What the standing answers of a seat would play now, if anything."""
        chosen = self.seats[seat].standing
        move = self.game.find_auto_answer(self.state, seat, chosen) if chosen else None
        return move.text if move else None

    def plan_standing(self, asked: Asked, names: Collection[str]) -> tuple[int, Chair] | None:
        """The seat and its chair with these standing answers; None if that has been done already.

        Raises Refusal.
        """
        if self._is_repeated(asked):
            return None
        seat = self._find_own_seat(asked)
        for name in names:
            if name not in self.game.auto_answers:
                raise UnknownStanding(answer=name[:40])
        chosen = tuple(name for name in self.game.auto_answers if name in names)
        return seat, structs.replace(self.seats[seat], standing=chosen)

    def enter_standing(self, asked: Asked, seat: int, chair: Chair) -> None:
        """Takes in stored standing answers."""
        self._keys.add((asked.person, asked.key))
        self.seats = [*self.seats[:seat], chair, *self.seats[seat + 1 :]]

    def plan_undo(self, asked: Asked, at: int) -> Planned | None:
        """What taking back would do; None if that has been done already. Raises Refusal."""
        if self._is_repeated(asked):
            return None
        seat = self._open_gate(asked)
        if self._has_sealed(seat):
            g = self.game.retract(self.state, seat)
            quiet = self.game.deciders(g) == self.waiting()
            cause = self._cause(
                "retract", g, at, seat=seat, asked=asked, sealed=True, quiet=quiet, opens=False
            )
            return Planned(cause, g)
        if not self._may_undo_last(seat):
            raise CannotUndo
        g = self.state_at(self.line[-2])
        undone = [Event("undone", {"seat": asked.seat})]
        return Planned(self._cause("undo", g, at, seat=seat, asked=asked, events=undone), g)

    def _open_gate(self, asked: Asked) -> int:
        """The seat, if it is the person's and the game is on."""
        seat = self._find_own_seat(asked)
        if self.status != "playing":
            raise NotPlaying
        return seat

    def _find_own_seat(self, asked: Asked) -> int:
        try:
            seat = SEAT.number(asked.seat)
        except Unreadable:
            raise NotAtTable(seat=str(asked.seat)[:8]) from None
        if seat not in self.seats_of(asked.person):
            raise NotAtTable(seat=asked.seat)
        return seat

    def _is_repeated(self, asked: Asked) -> bool:
        return (asked.person, asked.key) in self._keys

    def _plan(self, seat: int, move: str, at: int, asked: Asked | None) -> Planned:
        before = self.state
        after, events = self.game.apply(before, seat, move)
        sealed = isinstance(before.stack[-1], Together)
        stays = sealed and _is_same_together(before, after, seat, move)
        quiet = stays and self.game.deciders(after) == self.waiting()
        cause = self._cause(
            "move", after, at, seat=seat, move=move, asked=asked,
            events=events, sealed=sealed, quiet=quiet, opens=not stays,
        )  # fmt: skip
        return Planned(cause, after)

    def _cause(  # noqa: PLR0913  (one field each, all by name)
        self,
        sort: Sort,
        g: State,
        at: int,
        *,
        seat: int | None = None,
        move: str | None = None,
        asked: Asked | None = None,
        events: list[Event] | None = None,
        sealed: bool = False,
        quiet: bool = False,
        opens: bool = True,
    ) -> Cause:
        return Cause(
            number=len(self.causes),
            sort=sort,
            seat=seat,
            move=move,
            person=asked.person if asked else None,
            key=asked.key if asked else None,
            sealed=sealed,
            quiet=quiet,
            opens=opens,
            over=g.is_over,
            waiting="".join(SEAT.label(s) for s in self.game.deciders(g)),
            events=events or [],
            position=pack_position(self.game, g),
            at=at,
        )

    # --- undo ---------------------------------------------------------------------------------

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` may take something back now, as far as that has been found out."""
        if self._has_sealed(seat):
            top = self.state.stack[-1]
            return bool(top.may_retract(self.state, seat, top.chosen[seat]))
        return self._undo == (len(self.causes), seat, True)

    def undo_question(self) -> UndoQuestion | None:
        """What has to be found out after the last cause; None where nobody could take it back."""
        if len(self.line) < 2:
            return None
        last = self.causes[self.line[-1]]
        if last.sealed or last.seat is None or last.person is None:
            return None
        before, after = self.state_at(self.line[-2]), self.state_at(self.line[-1])
        if after.is_over or after.drawn != before.drawn:  # the kernel would say so too
            return None
        worlds = self.game.encode(before), self.game.encode(after)
        return UndoQuestion(
            self.game.name, *worlds, last.seat, last.move or "", self.secret, len(self.line) - 1
        )

    def note_undo(self, seat: int, answer: bool) -> None:
        """Remembers what was found out about the last cause."""
        self._undo = (len(self.causes), seat, answer)

    def _may_undo_last(self, seat: int) -> bool:
        if self._undo[:2] != (len(self.causes), seat):
            question = self.undo_question()
            answer = question is not None and question.seat == seat and answer_undo(question)
            self.note_undo(seat, answer)
        return self._undo[2]

    def _has_sealed(self, seat: int) -> bool:
        """Whether the seat has made choices that are still sealed."""
        g = self.state
        top = g.stack[-1] if g and g.stack else None
        return isinstance(top, Together) and bool(top.chosen[seat])

    # --- going on -----------------------------------------------------------------------------

    def enter(self, cause: Cause, state: Any = None) -> int:
        """Takes in a stored cause. From which number on the log is new is returned."""
        self.causes.append(cause)
        self._now = state
        if state is not None:
            self._keep_state(cause.number, state)
        if cause.person is not None and cause.key is not None:
            self._keys.add((cause.person, cause.key))
        self._note_asked(cause)
        self._note_line(cause)
        start = len(self.log)
        self._log_starts[cause.number] = start
        self.log += [Entry(cause.seat, event) for event in cause.events]
        return start

    def _note_asked(self, cause: Cause) -> None:
        if cause.quiet and cause.seat is not None:
            self.quiet[cause.seat] += 1
        else:
            self.loud += 1
        if cause.opens:
            self.asked = [cause.number] * len(self.seats)
        elif cause.seat is not None:
            self.asked[cause.seat] = cause.number

    def _note_line(self, cause: Cause) -> None:
        """The line of what is in force, and the log without what was undone."""
        if cause.sort == "undo":
            undone = self.line.pop()
            del self.log[self._log_starts[undone] :]
        elif cause.sort == "retract":
            mine = [n for n in self.line if self.causes[n].seat == cause.seat]
            self.line.remove(mine[-1])
        else:
            self.line.append(cause.number)

    def _keep_state(self, number: int, state: Any) -> None:
        self._states[number] = state
        self._states.move_to_end(number)
        if len(self._states) > STATES_KEPT:
            self._states.popitem(last=False)


def _is_same_together(before: State, after: State, seat: int, move: str) -> bool:
    """Whether the choosing goes on with this one choice more."""
    if not after.stack or type(after.stack[-1]) is not type(before.stack[-1]):
        return False
    chosen: tuple[str, ...] = before.stack[-1].chosen[seat]
    return bool(after.stack[-1].chosen[seat] == (*chosen, move))


def answer_undo(question: UndoQuestion) -> bool:
    """The rules' answer: the same in every process and after a restart."""
    game = load_game(question.game)
    before, after = game.decode(question.before), game.decode(question.after)
    move = game.moves.parse(question.move)
    rng = undo_rng(question.secret, question.number)
    return may_undo(game, before, question.seat, move, after, rng)
