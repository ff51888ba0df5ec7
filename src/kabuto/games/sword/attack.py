"""4.6 An attack with a Weapon, from the announcement to its last consequence."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Move

from .cards import (
    AnswerOrSuffer,
    PutAway,
    announce,
    answer_with,
    consider_parries,
    offer_parries,
    offer_weapons,
    why_no_parry,
)
from .components import (
    CHIGIRIKI,
    CHIYOME,
    COUNTERATTACK,
    KENSHIN,
    LADY_CHACHA,
    MANRIKI_GUSARI,
    ORIGAMI,
    SHIGEHTO_YUMI,
    SUIT_OF,
    TOMOE,
    USHIWAKA,
    Card,
)
from .facts import count_wounds, needs_limit
from .moves import ANSWER, DISCARD, PASS, SACRIFICE
from .reasons import why_not_held
from .state import Seat, Sword
from .wounds import suffer


def attack(g: Sword, by: int, card: int, target: int) -> None:
    """Steps 1 to 3."""
    announce(g, by, card, target)
    g.weapons_played += needs_limit(g, by, card)
    if card == SHIGEHTO_YUMI:
        g.extra_weapons += 1
    wounds = count_wounds(g, by, target, card)
    if by != target:
        g.wounds_aimed[by * g.seats + target] += wounds
    g.tell("attacked", seat=by, card=card, target=target, wounds=wounds)
    if is_shielded(g, target, card):
        g.push(PutAway(by))
    elif by == target:
        strike(g, by, target, card)
    else:
        g.push(Parry(target, by, card, count_wounds(g, by, target, card)))


def is_shielded(g: Sword, target: int, card: int) -> bool:
    """Step 3: Kenshin, and Lady Chacha's two reveals (ruling 37: she must)."""
    if g.character[target] == KENSHIN and SUIT_OF[card] != ORIGAMI:
        g.tell("shielded", seat=target)
        return True
    if g.character[target] != LADY_CHACHA:
        return False
    first, second = g.reveal(target), g.reveal(target)
    if NOTHING in (first, second) or SUIT_OF[first] != SUIT_OF[second]:
        return False
    g.tell("shielded", seat=target)
    return True


class Parry(Decision[Sword], frozen=True):
    """The target may stop the Weapon; a Chigiriki only with another Weapon."""

    rule = "4.6"
    by: Seat
    card: Card
    wounds: int

    def moves(self, g: Sword) -> list[Move]:
        if self.card == CHIGIRIKI:
            return offer_weapons(g, self.seat, ANSWER)
        return offer_parries(g, self.seat, to_weapon=True)

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if self.card == CHIGIRIKI and move.verb in (ANSWER, SACRIFICE):
            return self.why_no_weapon(g, move)
        return why_no_parry(g, self.seat, move)

    def why_no_weapon(self, g: Sword, move: Move) -> Event:
        held = why_not_held(g, self.seat, *move.args) if move.verb is ANSWER else None
        return held or Event("only-weapons-stop", {"card": self.card})

    def considers(self, g: Sword) -> Iterable[Move]:
        return consider_parries(g, self.seat)

    def play(self, g: Sword, move: Move) -> None:
        if move is PASS:
            g.tell("not-stopped", seat=self.seat)
            strike(g, self.by, self.seat, self.card)
            return
        g.push(PutAway(self.by))
        if move is ANSWER[COUNTERATTACK] and g.character[self.by] != CHIYOME:  # ruling 39
            g.push(Counter(self.by, self.seat))
        answer_with(g, self.seat, move)


class Counter(AnswerOrSuffer, frozen=True):
    """The attacker plays a parry or suffers a wound; asked even without cards."""

    rule = "7.3"
    card: Card = COUNTERATTACK


def strike(g: Sword, by: int, target: int, card: int) -> None:
    """Step 6: the Weapon hits."""
    g.push(AfterHit(by, target), PutAway(by))
    suffer(g, target, count_wounds(g, by, target, card), by, card)


class AfterHit(Automatic[Sword], frozen=True):
    """Ushiwaka, Tomoe, Manriki Gusari: if at least one Resilience Point was lost."""

    rule = "4.6"
    by: Seat
    target: Seat

    def run(self, g: Sword) -> None:
        if not g.taken:
            return
        if g.character[self.target] == USHIWAKA:
            g.draw(self.target, g.taken)
        if g.character[self.by] == TOMOE and self.by != self.target:
            g.draw(self.by, 1)
        if g.resolving == MANRIKI_GUSARI and g.hand[self.target]:
            g.push(DropCard(self.target, self.by))


class DropCard(Decision[Sword], frozen=True):
    """Manriki Gusari: the wounded player chooses a card of his hand and discards it."""

    rule = "7.3"
    by: Seat

    def moves(self, g: Sword) -> list[Move]:
        return [DISCARD[card] for card in dict.fromkeys(g.hand[self.seat])]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move is PASS:
            return Event("must-discard", {})
        return why_not_held(g, self.seat, *move.args) if move.verb is DISCARD else None

    def considers(self, g: Sword) -> Iterable[Move]:
        return [PASS]

    def play(self, g: Sword, move: Move) -> None:
        (card,) = move.args
        g.discard_from_hand(self.seat, card)
