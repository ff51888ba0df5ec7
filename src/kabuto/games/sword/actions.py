"""5.2 Actions: what each of them does, and the questions that it puts to others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Move, Together

from .cards import AnswerOrSuffer, PutAway, announce, note_harm, offer_weapons
from .components import (
    BATTLE_CRY,
    BREATHING,
    CHIYOME,
    DAIMYO,
    DIVERSION,
    IMITATION,
    IS_BESTOWED,
    IS_PARRY,
    JUJUTSU,
    OKUNI,
    ORIGAMI,
    SIMULTANEOUS_ATTACK,
    SUIT_OF,
    TEA_CEREMONY,
    Card,
)
from .moves import ANSWER, DISCARD, EVADE, MOVES, PASS, SHOW, TAKE
from .reasons import why_nobody, why_not_held, why_not_weapon
from .state import Seat, Sword

# --- Actions without a target -------------------------------------------------------------------


def play_action(g: Sword, seat: int, card: int) -> None:
    announce(g, seat, card)
    g.tell("played", seat=seat, card=card)
    left = (seat + 1) % g.seats
    if card == BATTLE_CRY:
        g.push(CryRound(left, seat), PutAway(seat))
    elif card == JUJUTSU:
        g.push(JujutsuRound(left, seat), PutAway(seat))
    elif card == TEA_CEREMONY:
        g.push(PutAway(seat))
        serve_tea(g, seat)
    elif card == DAIMYO:
        g.push(PutAway(seat))
        g.draw(seat, 2)
    else:
        g.push(ShowCards(((),) * g.seats, seat), PutAway(seat))


def serve_tea(g: Sword, seat: int) -> None:
    """Three for oneself, then one for each other player, clockwise."""
    host, *guests = g.clockwise(seat)
    g.draw(host, 3)
    for guest in guests:
        g.draw(guest, 1)


def is_asked(g: Sword, seat: int) -> bool:
    """Battle Cry and Jujutsu pass over Chiyome and those who are Harmless when it is their turn."""
    return not g.is_harmless(seat) and g.character[seat] != CHIYOME


class AnswerCry(AnswerOrSuffer, frozen=True):
    """A parry, or a wound."""

    rule = "4.6"
    card: Card = BATTLE_CRY


class AnswerJujutsu(AnswerOrSuffer, frozen=True):
    """A Weapon given up (a discard, not an attack), or a wound."""

    rule = "4.6"
    card: Card = JUJUTSU

    def moves(self, g: Sword) -> list[Move]:
        return offer_weapons(g, self.seat, DISCARD)

    def why_not(self, g: Sword, move: Move) -> Event | None:
        return why_not_weapon(g, self.seat, *move.args) if move.verb is DISCARD else None

    def considers(self, g: Sword) -> Iterable[Move]:
        return [DISCARD[card] for card in dict.fromkeys(g.hand[self.seat])]


class Round(Automatic[Sword], frozen=True):
    """Clockwise, one after the other, fully resolved each (ruling 8)."""

    question: ClassVar[type[AnswerCry | AnswerJujutsu]]
    seat: Seat  # who is next
    by: Seat

    def run(self, g: Sword) -> None:
        if self.seat == self.by:
            return
        g.push(type(self)((self.seat + 1) % g.seats, self.by))
        if is_asked(g, self.seat):
            g.push(self.question(self.seat, self.by))


class CryRound(Round, frozen=True):
    rule = "4.6"
    question = AnswerCry


class JujutsuRound(Round, frozen=True):
    rule = "4.6"
    question = AnswerJujutsu


# --- Actions with a target ----------------------------------------------------------------------


def play_action_on(g: Sword, seat: int, card: int, target: int) -> None:
    """Breathing, and the Actions that choose a player or his hand."""
    announce(g, seat, card, target)
    g.tell("played-on", seat=seat, card=card, target=target)
    g.push(PutAway(seat))
    if card == BREATHING:
        note_harm(g, seat, target, -1)
        g.recover(seat)
        g.draw(target, 1)
        return
    note_harm(g, seat, target)
    if card == SIMULTANEOUS_ATTACK:
        g.lose_resilience(seat)
    ask_okuni(g, seat, card, target, NOTHING)


def play_action_at(g: Sword, seat: int, card: int, property_: int, target: int) -> None:
    """Geisha and Imitation on a Property in play, also one's own (rulings 11 and 30)."""
    announce(g, seat, card, target)
    g.tell("played-at", seat=seat, card=card, property=property_, target=target)
    note_harm(g, seat, target, -1 if IS_BESTOWED[property_] else 1)
    g.push(PutAway(seat))
    ask_okuni(g, seat, card, target, property_)


def ask_okuni(g: Sword, by: int, card: int, target: int, property_: int) -> None:
    """Ruling 36: four Actions of others that chose her, her hand or a Property before her."""
    if g.character[target] == OKUNI and by != target:
        g.push(Evade(target, by, card, property_))
    else:
        carry_out(g, by, card, target, property_)


class Evade(Decision[Sword], frozen=True):
    """Okuni may play any origami card, without its effect, to avoid the Action."""

    rule = "7.3"
    by: Seat
    card: Card
    property: Card  # what was chosen; none for herself or her hand

    def moves(self, g: Sword) -> list[Move]:
        hand = dict.fromkeys(g.hand[self.seat])
        return [PASS, *(EVADE[card] for card in hand if SUIT_OF[card] == ORIGAMI)]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move.verb is EVADE:
            return why_not_held(g, self.seat, *move.args)
        if move.verb is not ANSWER or SUIT_OF[move.args[0]] == ORIGAMI:
            return None
        (card,) = move.args
        return why_not_held(g, self.seat, card) or Event("evaded-with-origami", {"card": card})

    def considers(self, g: Sword) -> Iterable[Move]:
        """A parry does not help."""
        parries = (card for card in dict.fromkeys(g.hand[self.seat]) if IS_PARRY[card])
        return [ANSWER[card] for card in parries if SUIT_OF[card] != ORIGAMI]

    def play(self, g: Sword, move: Move) -> None:
        if move is PASS:
            carry_out(g, self.by, self.card, self.seat, self.property)
            return
        (card,) = move.args
        g.leave_hand(self.seat, card)
        g.tell("evaded", seat=self.seat, card=card)
        g.discard(card)


def carry_out(g: Sword, by: int, card: int, target: int, property_: int) -> None:
    if card == DIVERSION:
        g.steal(by, target)
    elif card == SIMULTANEOUS_ATTACK:
        g.lose_resilience(target)
    elif card == IMITATION:
        take_property(g, by, property_, target)
    elif property_ != NOTHING:
        g.tell("lost-property", seat=target, property=property_)
        g.remove_property(target, property_)
    else:
        discard_at_random(g, target)


def discard_at_random(g: Sword, seat: int) -> None:
    """Geisha on a hand: each physical card with the same chance."""
    hand = g.hand[seat]
    card = hand[g.below(len(hand))]
    g.discard_from_hand(seat, card)


def take_property(g: Sword, seat: int, property_: int, target: int) -> None:
    """Imitation and Shima: a Property in play goes to the hand."""
    g.in_play[target].remove(property_)
    g.take_openly(seat, property_)
    g.tell("took-property", seat=seat, property=property_, target=target)


# --- Intuition ----------------------------------------------------------------------------------


class ShowCards(Together[Sword], frozen=True):
    """Every other player who is not Harmless chooses a card to be shown, all at once."""

    rule = "7.3"
    by: Seat

    def wants(self, g: Sword, seat: int, mine: tuple[str, ...]) -> list[Move]:
        if self.done(g, seat, mine):
            return []
        return [SHOW[card] for card in dict.fromkeys(g.hand[seat])]

    def done(self, g: Sword, seat: int, mine: tuple[str, ...]) -> bool:
        return bool(mine) or seat == self.by or g.is_harmless(seat)

    def why_not(self, g: Sword, seat: int, mine: tuple[str, ...], move: Move) -> Event | None:
        if move is PASS:
            return Event("must-show", {})
        return why_not_held(g, seat, *move.args) if move.verb is SHOW else None

    def considers(self, g: Sword, seat: int, mine: tuple[str, ...]) -> Iterable[Move]:
        return [PASS]

    def reveal(self, g: Sword, chosen: tuple[tuple[str, ...], ...]) -> None:
        shown = []
        for seat, texts in enumerate(chosen):
            for text in texts:
                (card,) = MOVES.parse(text).args
                g.tell("showed", seat=seat, card=card)
                g.show_openly(seat, card)
                shown.append((seat, card))
        if shown:
            g.push(TakeShown(self.by, tuple(shown)))


class TakeShown(Decision[Sword], frozen=True):
    """One of the cards shown must be taken."""

    rule = "7.3"
    shown: tuple[tuple[Seat, Card], ...]

    def moves(self, g: Sword) -> list[Move]:
        return [TAKE[card, seat] for seat, card in self.shown]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move is PASS:
            return Event("must-take", {})
        if move.verb is not TAKE:
            return None
        card, target = move.args
        return why_nobody(g, target) or Event("not-shown", {"card": card, "target": target})

    def considers(self, g: Sword) -> Iterable[Move]:
        return [PASS]

    def play(self, g: Sword, move: Move) -> None:
        card, target = move.args
        g.leave_hand(target, card)
        g.take_openly(self.seat, card)
        g.tell("took", seat=self.seat, card=card, target=target)
