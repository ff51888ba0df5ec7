"""Table: one game and its people, in memory. What happens to it is planned by the gate."""

from __future__ import annotations

import asyncio
from functools import cached_property
from hashlib import sha256
from typing import Any

import msgspec

from kabuto.kernel import DATA, SEAT, Decision, Game, Outcome, commitment

from .causes import Cause, Entry, Status
from .deeds import Deeds
from .history import History, make_history
from .seating import Chair
from .states import States
from .undoer import Undoer

BOARD_LETTERS = 32
"""Of the name of a board: enough that no two are ever called the same."""


class Table:
    """A table. Everything but its seats and `next_id` follows from its causes."""

    def __init__(
        self,
        table_id: str,
        game: Game[Any],
        options: Any,
        secret: bytes,
        seats: list[Chair],
        history: History | None = None,
    ) -> None:
        self.id = table_id
        self.game = game
        self.options = options
        self.box = read_box_of(options)
        self.secret = secret
        self.commitment = commitment(secret)
        self.seats = seats
        self.next_id: str | None = None
        self.revision = 0  # how often its chairs or `next_id` have changed
        self.lock = asyncio.Lock()
        self.history = history or make_history(len(seats))
        self.checkpoint = self.history.count  # how many causes the stored history knows
        self.deeds = Deeds()
        self.states = States(game, self.history, self.box)
        self.undoer = Undoer(game, secret, self.history, self.states)
        self.opened: dict[int, tuple[str, float]] = {}  # by seat: its decision, and since when

    def enter(self, cause: Cause, state: Any = None) -> int:
        """Takes in a stored cause. From which number on the log is new is returned."""
        if cause.person is not None and cause.key is not None:
            self.deeds.note(cause.person, cause.key)
        self.states.enter(cause.number, cause.position, state)
        return self.history.enter(cause)

    # --- the game -----------------------------------------------------------------------------

    @property
    def has_begun(self) -> bool:
        return self.history.count > 0

    @property
    def log(self) -> list[Entry]:
        return self.history.log

    @property
    def state(self) -> Any:
        """The state now; None while seats are open."""
        return self.states.now

    @property
    def is_over(self) -> bool:
        return self.history.over

    @property
    def status(self) -> Status:
        if not self.has_begun:
            return "open"
        return "over" if self.is_over else "playing"

    def outcome(self) -> Outcome | None:
        return self.game.name_outcome(self.state) if self.is_over else None

    # --- what is the same in the whole game ---------------------------------------------------

    @cached_property
    def board(self) -> bytes:
        """What a page is told once, as JSON; empty where that is nothing."""
        board = self.game.show_board(len(self.seats), self.options)
        return msgspec.json.encode(board) if board else b""

    @cached_property
    def board_name(self) -> str:
        """Another one for another board."""
        return sha256(self.board).hexdigest()[:BOARD_LETTERS] if self.board else ""

    # --- who is asked -------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return self.history.waiting

    def decision_of(self, seat: int) -> str | None:
        """The name of the decision that `seat` is asked for; None if it is not asked."""
        if seat not in self.waiting():
            return None
        return f"{SEAT.label(seat)}{self.history.asked_since[seat]}"

    def note_time(self, now: float) -> None:
        """Remembers since when each seat is asked what it is asked now."""
        for seat in self.waiting():
            decision = self.decision_of(seat) or ""
            if self.opened.get(seat, ("", 0.0))[0] != decision:
                self.opened[seat] = (decision, now)

    def find_auto_answer(self, seat: int) -> str | None:
        """What the auto-answers of a seat would play now, if anything."""
        chosen = self.seats[seat].auto_answers
        move = self.game.find_auto_answer(self.state, seat, chosen) if chosen else None
        return move.text if move else None

    def may_be_answered(self, seat: int) -> bool:
        """Whether a seat's auto-answers would speak if it could do nothing but decline.

        So that it depends on the question and on what the seat has chosen, never on its hand.
        """
        chosen = self.seats[seat].auto_answers
        top = self.state.stack[-1] if chosen and self.state.stack else None
        if not isinstance(top, Decision) or top.seat != seat:
            return False
        declining = top.moves(self.state)[:1]
        answers = self.game.auto_answers.items()  # of those stored, some may be offered no more
        return any(answer(top, declining) for name, answer in answers if name in chosen)

    # --- who sits where -----------------------------------------------------------------------

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(s for s, c in enumerate(self.seats) if c.by == "person" and c.person == person)

    def seats_kept_for(self, person: str | None) -> tuple[int, ...]:
        """The open seats that are kept for a person."""
        if person is None:
            return ()
        return tuple(s for s, c in enumerate(self.seats) if c.by == "open" and c.person == person)

    def set_chair(self, seat: int, chair: Chair) -> None:
        """Puts another chair there; whoever has the old list of seats can tell."""
        self.seats = [*self.seats[:seat], chair, *self.seats[seat + 1 :]]
        self.revision += 1

    def set_next(self, table_id: str) -> None:
        """The same people play again there."""
        self.next_id = table_id
        self.revision += 1


def read_box_of(options: Any) -> str:
    """The text of the host's box that a game is played with; empty for the shipped one."""
    return getattr(options, DATA, "")
