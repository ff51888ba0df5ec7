"""5.3: the Kiai of each samurai, and `settle` of 4.2."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Move, PlayedAlone

from .components import EFFECTS, HEIHACHI, KATSUSHIRO, KYUZO, Card
from .moves import (
    DECLINE,
    DISCARD,
    GIVE,
    HEAL,
    HEAL_ONLY,
    LEFT,
    LEND,
    MOVE,
    NOBODY,
    RIGHT,
    STOP,
    STRIKE,
    TOP,
    UNDER,
    USE,
)
from .reasons import (
    why_no_last_card,
    why_no_token,
    why_not_left,
    why_not_there,
)
from .round_end import end_round
from .state import SeatOfStep, Spirit


def settle(g: Spirit) -> None:
    """Kiais that have come up, then the end of the round if the raiders are used up (A8, A16)."""
    if g.queue or not g.raiders:
        g.push(Settle())


class Settle(Automatic[Spirit], frozen=True):
    """Kiais in the order in which they came up, each only if the total still fits."""

    rule = "4.2"

    def run(self, g: Spirit) -> None:
        while g.queue:
            seat = g.queue.pop(0)
            if not g.passed[seat] and g.total[seat] == g.kiai_of(seat):
                g.tell("kiai", seat=seat, samurai=g.samurai[seat], kiai=g.kiai_of(seat))
                g.resolving = seat
                g.push(UseKiai(seat), FinishKiai(seat), self)
                return
        if not g.raiders:
            g.tell("raiders-used-up", round=g.round)
            end_round(g, g.last_taker)


class UseKiai(Decision[Spirit], frozen=True):
    """Step 1: the effect may be declined; of Heihachi's animal also the barricade alone."""

    rule = "5.3"

    def moves(self, g: Spirit) -> list[Move]:
        can_heal = find_effect(g, self.seat).get("heal")
        return [DECLINE, USE, HEAL_ONLY] if can_heal else [DECLINE, USE]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        return Event("kiai-does-not-heal", {}) if move is HEAL_ONLY else None

    def considers(self, g: Spirit) -> Iterable[Move]:
        return (HEAL_ONLY,) if g.samurai[self.seat] == HEIHACHI else ()

    def play(self, g: Spirit, move: Move) -> None:
        if move is DECLINE:
            g.tell("kiai-declined", seat=self.seat)
        elif move is HEAL_ONLY:
            g.push(Heal(self.seat))
        else:
            KIAIS[g.samurai[self.seat]](g, self.seat, find_effect(g, self.seat))


def find_effect(g: Spirit, seat: int) -> dict[str, int]:
    """The numbers of his Kiai, human or animal by the face he shows now."""
    return EFFECTS[g.animal[seat]][g.samurai[seat]]


def help_village(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Heihachi."""
    g.add_barricade()
    if effect["heal"]:
        g.push(Heal(seat))


def move_cards(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Daisuke."""
    g.push(MoveLast(seat, effect["times"], again=False))


def discard_raiders(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Gorobei: as many as there are (A40)."""
    count = min(effect["cards"], len(g.raiders))
    g.tell("discarded-raiders", seat=seat, cards=[g.discard_raider() for _ in range(count)])


def discard_intruders(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Kanbei: as many as there are (A40)."""
    count = min(effect["cards"], len(g.intruders))
    g.tell("discarded-intruders", seat=seat, cards=[g.discard_intruder() for _ in range(count)])


def strike_cards(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Kikuchiyo."""
    g.push(StrikeLast(seat, effect["times"], again=False))


def lend_token(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Kyuzo."""
    if effect["add_barricade"]:
        g.add_barricade()
    g.push(LendToken(seat))


def look(g: Spirit, seat: int, effect: dict[str, int]) -> None:
    """Katsushiro: the top raiders are turned up, known to all from now on."""
    count = min(effect["cards"], len(g.raiders))
    if not count:
        return
    cards = g.raiders[: -count - 1 : -1]
    for card in cards:
        g.show(card)
    g.raiders_up[-count:] = [True] * count
    g.tell("looked", seat=seat, cards=list(cards))
    if count > 1:
        g.push(OrderRaiders(seat, count))


KIAIS = [
    help_village,
    move_cards,
    discard_raiders,
    discard_intruders,
    strike_cards,
    lend_token,
    look,
]
"""By samurai, in the order of the box."""


class FinishKiai(Automatic[Spirit], frozen=True):
    """Steps 2 and 3: the first card of the line goes, used or not (A10)."""

    rule = "5.3"
    seat: SeatOfStep

    def run(self, g: Spirit) -> None:
        if g.line[self.seat]:
            card = g.remove_from_line(self.seat, 0)
            g.discard_held()
            g.tell("first-discarded", seat=self.seat, card=card)
        g.resolving = NOTHING
        g.check_kiai(self.seat)


class Heal(Decision[Spirit], frozen=True):
    """Heihachi's animal: one wound of anybody's, also of a samurai who has passed."""

    rule = "5.3"

    def moves(self, g: Spirit) -> list[Move]:
        return [NOBODY, *(HEAL[seat] for seat in range(g.seats))]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        return Event("nobody-there", {}) if move.verb is HEAL else None

    def play(self, g: Spirit, move: Move) -> None:
        if move is not NOBODY:
            g.heal(move.args[0])


class StoppedAlone(Decision[Spirit], frozen=True):
    """Is not asked when nothing is left but to stop; the only card there is is still chosen."""

    def only(self, g: Spirit) -> Move | None:
        return STOP if self.moves(g) == [STOP] else None


def find_with_line(g: Spirit) -> list[int]:
    return [seat for seat in range(g.seats) if g.line[seat] and not g.passed[seat]]


class MoveLast(StoppedAlone, frozen=True):
    """Daisuke: the last card of a line goes to somebody; to its owner only on the left (A22)."""

    rule = "5.3"
    uses: int
    again: bool

    def moves(self, g: Spirit) -> list[Move]:
        pairs = [
            MOVE[source, target]
            for source in find_with_line(g)
            for target in range(g.seats)
            if not g.passed[target]
            and (source != target or g.can_take_left(target, g.line[source][-1]))
        ]
        return [STOP, *pairs] if self.again or not pairs else pairs

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move is STOP:
            return Event("effect-begun", {})
        return why_no_transfer(g, *move.args) if move.verb is MOVE else None

    def considers(self, g: Spirit) -> Iterable[Move]:
        """From each line with no card to take, to each samurai who can take none, one each."""
        yield STOP
        sources = find_with_line(g)
        targets = [seat for seat in range(g.seats) if not g.passed[seat]]
        yield from (MOVE[s, targets[0]] for s in range(g.seats) if s not in sources)
        yield from (MOVE[source, source] for source in sources)
        if sources:
            yield from (MOVE[sources[0], s] for s in range(g.seats) if s not in targets)

    def play(self, g: Spirit, move: Move) -> None:
        if move is STOP:
            return
        if self.uses > 1:
            g.push(MoveLast(self.seat, self.uses - 1, again=True))
        source, target = move.args
        card = g.remove_from_line(source, -1)
        g.tell("moved", seat=self.seat, card=card, source=source, target=target)
        g.push(ChooseSide(target, card, source))


def why_no_transfer(g: Spirit, source: int, target: int) -> Event | None:
    """Why a last card cannot go from one samurai to another (A22)."""
    if reason := why_no_last_card(g, source) or why_not_there(g, target):
        return reason
    if source == target:
        return why_not_left(g, target, g.line[source][-1])
    return None


class ChooseSide(PlayedAlone[Spirit], frozen=True):
    """The receiver of Daisuke's card lays it right or left by the usual rules (A23, A24)."""

    rule = "5.3"
    card: Card
    source: SeatOfStep

    def moves(self, g: Spirit) -> list[Move]:
        can_left = g.can_take_left(self.seat, self.card)
        if self.source == self.seat:
            return [LEFT]
        return [RIGHT, LEFT] if can_left else [RIGHT]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb in (GIVE, UNDER.verb, DISCARD.verb):
            return Event("not-a-fight", {"card": self.card})
        return None

    def considers(self, g: Spirit) -> Iterable[Move]:
        """What talents would do with a card of a fight (A23)."""
        mine = g.find_talents(self.seat)
        if KATSUSHIRO in mine:
            yield UNDER
        if KYUZO in mine:
            yield DISCARD

    def play(self, g: Spirit, move: Move) -> None:
        if move is LEFT:
            g.lay_left(self.seat)
        else:
            g.lay_right(self.seat)


class StrikeLast(StoppedAlone, frozen=True):
    """Kikuchiyo: the last card of somebody's line goes to the discard pile."""

    rule = "5.3"
    uses: int
    again: bool

    def moves(self, g: Spirit) -> list[Move]:
        strikes = [STRIKE[seat] for seat in find_with_line(g)]
        return [STOP, *strikes] if self.again or not strikes else strikes

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move is STOP:
            return Event("effect-begun", {})
        return why_no_last_card(g, *move.args) if move.verb is STRIKE else None

    def considers(self, g: Spirit) -> Iterable[Move]:
        yield STOP
        yield from (STRIKE[seat] for seat in range(g.seats))

    def play(self, g: Spirit, move: Move) -> None:
        if move is STOP:
            return
        if self.uses > 1:
            g.push(StrikeLast(self.seat, self.uses - 1, again=True))
        (target,) = move.args
        card = g.remove_from_line(target, -1)
        g.discard_held()
        g.tell("struck", seat=self.seat, target=target, card=card)


class LendToken(PlayedAlone[Spirit], frozen=True):
    """Kyuzo: a samurai lends his own token to another; no raider slips in."""

    rule = "5.3"

    def moves(self, g: Spirit) -> list[Move]:
        fit = [seat for seat in range(g.seats) if not g.passed[seat]]
        pairs = [LEND[a, b] for a in fit if g.is_token_home(a) for b in fit if a != b]
        return [NOBODY, *pairs]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb is not LEND:
            return None
        giver, target = move.args
        return why_not_there(g, giver) or why_no_token(g, giver) or why_not_there(g, target)

    def considers(self, g: Spirit) -> Iterable[Move]:
        """Everybody once as giver and once as receiver."""
        for seat in range(g.seats):
            yield from (LEND[seat, s] for s in dict.fromkeys((g.left_of(seat), g.right_of(seat))))

    def play(self, g: Spirit, move: Move) -> None:
        if move is NOBODY:
            return
        giver, target = move.args
        g.token_at[giver] = target
        g.tell("lent", seat=self.seat, giver=giver, target=target)


class OrderRaiders(Decision[Spirit], frozen=True):
    """Which of the lowest `count` cards turned up lies on top of the others of them."""

    rule = "5.3"
    count: int
    above: int = 0  # cards already ordered, lying above these

    def moves(self, g: Spirit) -> list[Move]:
        end = len(g.raiders) - self.above
        return [TOP[card] for card in reversed(g.raiders[end - self.count : end])]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb is not TOP:
            return None
        (card,) = move.args
        ordered = g.raiders[len(g.raiders) - self.above :]
        return Event("already-ordered" if card in ordered else "not-turned-up", {"card": card})

    def play(self, g: Spirit, move: Move) -> None:
        (card,) = move.args
        g.raiders.remove(card)
        g.raiders.insert(len(g.raiders) - self.above, card)
        if self.count > 2:
            g.push(OrderRaiders(self.seat, self.count - 1, self.above + 1))
        else:
            shown = self.above + 2
            g.tell("ordered", seat=self.seat, cards=g.raiders[: -shown - 1 : -1])
