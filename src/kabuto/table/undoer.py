"""The undoer of a table: what a seat may take back, as far as that has been found out."""

from __future__ import annotations

from typing import Any, NamedTuple

from kabuto.games import load_game
from kabuto.kernel import Game, Together, may_undo, undo_rng

from .history import History
from .states import States


class UndoQuestion(NamedTuple):
    """Whether a seat's move may be taken back, for whichever process answers."""

    game: str
    before: bytes
    after: bytes
    seat: int
    move: str
    secret: bytes
    number: int  # of the move


class UndoAnswer(NamedTuple):
    """Whether the seat may take back what it did last; true of no other moment."""

    causes: int  # how many there were when it was asked
    seat: int | None
    may: bool


class Undoer:
    """Remembers the answer to the question that the last cause raised."""

    def __init__(self, game: Game[Any], secret: bytes, history: History, states: States) -> None:
        self._game = game
        self._secret = secret
        self._history = history
        self._states = states
        self._known = UndoAnswer(-1, None, may=False)

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` may take something back now, as far as that has been found out."""
        if self.has_sealed(seat):
            top = self._states.now.stack[-1]
            return bool(top.may_retract(self._states.now, seat, top.chosen[seat]))
        return self._known == (self._history.count, seat, True)

    def has_sealed(self, seat: int) -> bool:
        """Whether the seat has made choices that are still sealed."""
        g = self._states.now
        top = g.stack[-1] if g and g.stack else None
        return isinstance(top, Together) and bool(top.chosen[seat])

    @property
    def is_settled(self) -> bool:
        """Whether the question that the last cause raised has been answered."""
        return self._known.causes == self._history.count

    def raise_question(self) -> UndoQuestion | None:
        """What has to be found out after the last cause; None where nobody could take it back."""
        line = self._history.line
        if len(line) < 2:
            return None
        last = line[-1]
        if last.sealed or last.seat is None or not last.by_person:
            return None
        before, after = self._states.after(line[-2].number), self._states.after(last.number)
        if after.is_over or after.drawn != before.drawn:  # the kernel would say so too
            return None
        worlds = self._game.encode(before), self._game.encode(after)
        number = len(line) - 1
        return UndoQuestion(
            self._game.name, *worlds, last.seat, last.move or "", self._secret, number
        )

    def note(self, question: UndoQuestion | None, *, may: bool) -> None:
        """Remembers what was found out about the last cause."""
        seat = question.seat if question else None
        self._known = UndoAnswer(self._history.count, seat, may)

    def find_out(self, seat: int) -> bool:
        """Whether `seat` may take back the last move; found out here if nobody has done so."""
        if not self.is_settled:
            question = self.raise_question()
            self.note(question, may=question is not None and answer_undo(question))
        return self._known == (self._history.count, seat, True)


def answer_undo(question: UndoQuestion) -> bool:
    """The rules' answer: the same in every process and after a restart."""
    game = load_game(question.game)
    before, after = game.decode(question.before), game.decode(question.after)
    move = game.moves.parse(question.move)
    rng = undo_rng(question.secret, question.number)
    return may_undo(game, before, question.seat, move, after, rng)
