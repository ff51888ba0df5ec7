"""4.3 T2 and 5.2: what the newest raider of a line does at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import Automatic, Decision, Event, Move, PlayedAlone

from .components import (
    ARROW_LEFT,
    ARROW_RIGHT,
    DROP_DEFENCE,
    FIRE,
    GOROBEI,
    KANBEI,
    MUST_PASS,
    NINJA,
    NO_DEFEND,
    NO_SUPPORT,
    NO_TALENT,
    REINFORCE,
    SYMBOL,
    VALUE,
    WOUND,
    Card,
    Penalty,
)
from .kiai import settle
from .moves import DROP, FIRST, IGNORE, SUFFER
from .reasons import why_no_action
from .state import SeatOfStep, Spirit


class SufferPenalties(Automatic[Spirit], frozen=True):
    """The penalties of a card one at a time, as they were printed on it when the turn began."""

    rule = "4.3"
    seat: SeatOfStep
    card: Card
    left: tuple[Penalty, ...]

    def run(self, g: Spirit) -> None:
        first, *rest = self.left
        if rest and rest[0] != first:
            g.push(OrderPenalties(self.seat, self.card, self.left))
        else:
            face_penalty(g, self.seat, self.card, first, tuple(rest))


class OrderPenalties(Decision[Spirit], frozen=True):
    """Which of two different penalties comes first."""

    rule = "4.3"
    card: Card
    left: tuple[Penalty, ...]

    def moves(self, g: Spirit) -> list[Move]:
        return [FIRST[penalty] for penalty in self.left]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb is FIRST:
            return Event("penalty-not-on-card", {"penalty": move.args[0], "card": self.card})
        return why_no_action(move, "penalty-first")

    def play(self, g: Spirit, move: Move) -> None:
        (first,) = move.args
        rest = tuple(penalty for penalty in self.left if penalty != first)
        face_penalty(g, self.seat, self.card, first, rest)


def face_penalty(g: Spirit, seat: int, card: int, penalty: int, rest: tuple[int, ...]) -> None:
    if rest:
        g.push(SufferPenalties(seat, card, rest))
    talent = KANBEI if VALUE[card] & 1 else GOROBEI
    if talent in g.talents and not g.no_talent:  # A25
        g.push(FacePenalty(seat, card, penalty))
    else:
        strike(g, seat, card, penalty)


class FacePenalty(Decision[Spirit], frozen=True):
    """Gorobei's or Kanbei's talent: each penalty may be ignored (A34)."""

    rule = "4.3"
    card: Card
    penalty: Penalty

    def moves(self, g: Spirit) -> list[Move]:
        return [SUFFER, IGNORE]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        return why_no_action(move, "penalty-first")

    def play(self, g: Spirit, move: Move) -> None:
        if move is IGNORE:
            g.tell("ignored", seat=self.seat, card=self.card, penalty=self.penalty)
        else:
            strike(g, self.seat, self.card, self.penalty)


def strike(g: Spirit, seat: int, card: int, penalty: int) -> None:
    """5.2: applies a penalty; one that cannot be applied is a wound instead."""
    g.tell("penalty", seat=seat, card=card, penalty=penalty)
    if not can_strike(g, seat, penalty):
        g.tell("penalty-impossible", seat=seat, penalty=penalty)
        g.wound(seat)
    elif penalty == WOUND:
        g.wound(seat)
    elif penalty == FIRE:
        g.lose_barricade()
    elif penalty == NINJA:
        g.slip_in()
    elif penalty in (ARROW_LEFT, ARROW_RIGHT):  # 4.5
        target = find_arrow_target(g, seat, penalty)
        g.draw(target)
        g.lay_right(target)
    else:
        strike_as_boss(g, seat, penalty)
    settle(g)


def can_strike(g: Spirit, seat: int, penalty: int) -> bool:
    if penalty in (ARROW_LEFT, ARROW_RIGHT):
        return not g.passed[find_arrow_target(g, seat, penalty)]
    if penalty == REINFORCE:
        return bool(g.discard)
    if penalty == DROP_DEFENCE:
        return any(g.left[symbol][seat] >= 0 for symbol in SYMBOL)
    return True


def find_arrow_target(g: Spirit, seat: int, penalty: int) -> int:
    return g.left_of(seat) if penalty == ARROW_LEFT else g.right_of(seat)


def strike_as_boss(g: Spirit, seat: int, penalty: int) -> None:
    """What only bosses do, and what holds for the rest of the turn."""
    if penalty == REINFORCE:
        g.tell("reinforced", card=g.reinforce())
    elif penalty == DROP_DEFENCE:
        g.push(DropDefence(seat))
    elif penalty == NO_DEFEND:
        g.no_defend = True
    elif penalty == NO_SUPPORT:
        g.no_support = True
    elif penalty == NO_TALENT:
        g.no_talent = True
    elif penalty == MUST_PASS:
        g.must_pass = True


class DropDefence(PlayedAlone[Spirit], frozen=True):
    """He discards one card of his left side."""

    rule = "5.2"

    def moves(self, g: Spirit) -> list[Move]:
        return [DROP[symbol] for symbol in SYMBOL if g.left[symbol][self.seat] >= 0]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb is DROP:
            return Event("symbol-not-there", {"symbol": move.args[0]})
        return why_no_action(move, "penalty-first")

    def considers(self, g: Spirit) -> Iterable[Move]:
        return (DROP[symbol] for symbol in SYMBOL)

    def play(self, g: Spirit, move: Move) -> None:
        (symbol,) = move.args
        card = g.left[symbol][self.seat]
        g.discard.append(card)
        g.left[symbol][self.seat] = -1
        g.tell("dropped", seat=self.seat, card=card, symbol=symbol)
