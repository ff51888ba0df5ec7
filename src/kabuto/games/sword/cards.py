"""What all cards have in common: being played, answering another card, being put away."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, SEAT, Automatic, Decision, Event, Move, Verb

from .components import (
    BOKUDEN,
    COUNTERATTACK,
    HANZO,
    IS_PARRY,
    IS_WEAPON,
    KANBEI,
    KOI,
    KOTE,
    KOZUKA,
    PARRY_CARD,
    SUIT_OF,
    TORII,
    Card,
)
from .moves import ANSWER, ANSWER_ROW, DISCARD, DRAW, GRANT, PASS, SACRIFICE
from .reasons import PLAYED, why_no_property, why_nobody, why_not_able, why_not_held
from .state import Seat, Sword
from .wounds import suffer


def announce(g: Sword, seat: int, card: int, target: int = NOTHING) -> None:
    """4.5: the card leaves the hand; card and target are public."""
    g.leave_hand(seat, card)
    g.resolving = card
    g.target = target
    g.taken = 0


def note_harm(g: Sword, seat: int, target: int, points: int = 1) -> None:
    """Public history: what cards other than Weapons did to whom."""
    if seat != target:
        g.harm[seat * g.seats + target] += points


# --- answers ------------------------------------------------------------------------------------


def offer_parries(g: Sword, seat: int, *, to_weapon: bool = False) -> list[Move]:
    """`pass`, and all that serves as a parry: asked even if only `pass` is left (ruling 16)."""
    hand = g.hand[seat]
    any_weapon = g.character[seat] == HANZO and len(hand) > 1
    moves = [PASS]
    last = NOTHING
    for card in hand:
        if card != last and (
            IS_PARRY[card]
            or (any_weapon and IS_WEAPON[card])
            or (to_weapon and card == COUNTERATTACK)
        ):
            moves.append(ANSWER_ROW[card])  # type: ignore[arg-type]
        last = card
    if g.character[seat] == KANBEI:
        moves += [SACRIFICE[card] for card in dict.fromkeys(g.in_play[seat])]
    return moves


def why_no_parry(g: Sword, seat: int, move: Move) -> Event | None:
    """Of what `offer_parries` leaves out."""
    if move.verb is SACRIFICE:
        (property_,) = move.args
        return why_not_able(g, seat, KANBEI) or why_no_property(g, property_, seat)
    if move.verb is not ANSWER:
        return None
    (card,) = move.args
    return why_not_held(g, seat, card) or why_not_parry(g, seat, card)


def why_not_parry(g: Sword, seat: int, card: int) -> Event:
    """Why a card in hand does not serve as a parry."""
    if card == COUNTERATTACK:
        return Event("answers-weapons", {"card": card})
    if g.character[seat] == HANZO:
        return Event("only-card", {"card": card})
    return Event("not-a-parry", {"card": card})


def consider_parries(g: Sword, seat: int) -> Iterable[Move]:
    """Whatever in hand ever answers a card, Parry even if it is not there; what Kanbei has."""
    cards = dict.fromkeys([*g.hand[seat], PARRY_CARD])
    moves = [move for card in cards if (move := ANSWER_ROW[card]) is not None]
    if g.character[seat] == KANBEI:
        moves += [SACRIFICE[card] for card in dict.fromkeys(g.in_play[seat])]
    return moves


def offer_weapons(g: Sword, seat: int, verb: Verb) -> list[Move]:
    """`pass`, and any one Weapon, also the last card."""
    return [PASS, *(verb[card] for card in dict.fromkeys(g.hand[seat]) if IS_WEAPON[card])]


def answer_with(g: Sword, seat: int, move: Move) -> None:
    """The answer goes straight to the discard pile."""
    (card,) = move.args
    if move.verb is SACRIFICE:
        g.tell("sacrificed", seat=seat, property=card)
        g.remove_property(seat, card)
    elif move.verb is DISCARD:
        g.discard_from_hand(seat, card)
    else:
        g.leave_hand(seat, card)
        g.tell("answered", seat=seat, card=card)
        g.discard(card)
        ask_after(g, seat, card)


class AnswerOrSuffer(Decision[Sword], frozen=True):
    """A card that demands an answer: a parry, or a wound that is not from a Weapon."""

    by: Seat
    card: Card
    wounds: int = 1

    def moves(self, g: Sword) -> list[Move]:
        return offer_parries(g, self.seat)

    def why_not(self, g: Sword, move: Move) -> Event | None:
        return why_no_parry(g, self.seat, move)

    def considers(self, g: Sword) -> Iterable[Move]:
        return consider_parries(g, self.seat)

    def play(self, g: Sword, move: Move) -> None:
        if move is PASS:
            g.tell("not-stopped", seat=self.seat)
            suffer(g, self.seat, self.wounds, self.by)
        else:
            answer_with(g, self.seat, move)


# --- afterwards ---------------------------------------------------------------------------------


class PutAway(Automatic[Sword], frozen=True):
    """The card has been carried out: it goes on top of the discard pile."""

    rule = "4.6"
    by: Seat

    def run(self, g: Sword) -> None:
        card = g.resolving
        if card == KOZUKA and g.taken:
            g.resolving = g.target = NOTHING
            g.take_openly(self.by, card)
            g.tell("returned", seat=self.by, card=card)
            return
        g.put_away()
        ask_after(g, self.by, card)


def ask_after(g: Sword, seat: int, card: int) -> None:
    """7.3: a torii card played by Bokuden, a koi card played by the owner of Kote."""
    suit = SUIT_OF[card]
    if suit == TORII and g.character[seat] == BOKUDEN:
        g.push(DrawForTorii(seat))
    elif suit == KOI and KOTE in g.in_play[seat]:
        g.push(GrantCard(seat))


class DrawForTorii(Decision[Sword], frozen=True):
    """Bokuden may draw a card."""

    rule = "7.3"

    def moves(self, g: Sword) -> list[Move]:
        return [PASS, DRAW]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        return Event("draw-first", {}) if move.verb in PLAYED else None

    def play(self, g: Sword, move: Move) -> None:
        if move is DRAW:
            g.draw(self.seat, 1)


class GrantCard(Decision[Sword], frozen=True):
    """Kote: a player of his choice draws a card, himself included."""

    rule = "7.3"

    def moves(self, g: Sword) -> list[Move]:
        return [GRANT[seat] for seat in SEAT if seat < g.seats]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move is PASS:
            return Event("must-grant", {})
        return why_nobody(g, *move.args) if move.verb is GRANT else None

    def considers(self, g: Sword) -> Iterable[Move]:
        return [PASS]

    def play(self, g: Sword, move: Move) -> None:
        (target,) = move.args
        note_harm(g, self.seat, target, -1)
        g.tell("granted", seat=self.seat, target=target)
        g.draw(target, 1)
