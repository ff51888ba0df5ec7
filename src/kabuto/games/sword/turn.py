"""4.2 to 4.4: a turn, from Recover to the hand limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Kind, Move

from .components import (
    BLEEDING_WOUND,
    BUSHIDO,
    GRACIA,
    HAND_LIMIT,
    IEYASU,
    IS_WEAPON,
    MASAMUNE,
    ORIGAMI,
    RESILIENCE,
    SUIT_OF,
    Card,
)
from .facts import count_cards_a_turn
from .moves import (
    DISCARD,
    DISCARD_ROW,
    END,
    FROM_DECK,
    FROM_DISCARD,
    LOSE_HONOR,
    MORE,
    PICK,
    STOP,
)
from .play import Play
from .reasons import PLAYED, why_not_held, why_not_weapon, why_not_yet
from .state import Seat, Sword

CHECK = Kind("check", ["bushido", "bleeding"])
"""What a card is revealed for at the beginning of a turn."""
FOR_BUSHIDO, FOR_BLEEDING = CHECK
Check = Annotated[int, CHECK]
REVEALED_AT_MOST = 3


class Turn(Automatic[Sword], frozen=True):
    """Recover, Gracia, Bushido, each Bleeding Wound, Draw, Play, Discard, next turn."""

    rule = "4.2"
    seat: Seat

    def run(self, g: Sword) -> None:
        seat = self.seat
        g.turn = seat
        g.weapons_played = g.extra_weapons = 0
        g.has_claimed = g.is_play_over = False
        g.tell("turn-began", seat=seat)
        recover(g, seat)
        g.push(DrawPhase(seat), Play(seat), DiscardPhase(seat), Turn((seat + 1) % g.seats))
        bleeding = g.in_play[seat].count(BLEEDING_WOUND)
        if bleeding:
            g.push(CheckBleeding(seat, bleeding))
        if BUSHIDO in g.in_play[seat]:
            g.push(CheckBushido(seat))


def recover(g: Sword, seat: int) -> None:
    """All Resilience if there is none left; Gracia regains one, if she is not full."""
    if g.resilience[seat] == 0:
        g.recover(seat)
    elif g.character[seat] == GRACIA and g.resilience[seat] < RESILIENCE[GRACIA]:
        g.resilience[seat] += 1
        g.tell("recovered", seat=seat, count=1)


# --- 4.3 Bushido, and the Bleeding Wounds of Rising Sun -----------------------------------------


class CheckBushido(Automatic[Sword], frozen=True):
    rule = "4.3"
    seat: Seat

    def run(self, g: Sword) -> None:
        begin_reveal(g, self.seat, FOR_BUSHIDO)


class CheckBleeding(Automatic[Sword], frozen=True):
    """One reveal for each Bleeding Wound, unless they left play meanwhile."""

    rule = "7.3"
    seat: Seat
    left: int

    def run(self, g: Sword) -> None:
        if BLEEDING_WOUND not in g.in_play[self.seat]:
            return
        if self.left > 1:
            g.push(CheckBleeding(self.seat, self.left - 1))
        begin_reveal(g, self.seat, FOR_BLEEDING)


def begin_reveal(g: Sword, seat: int, check: int) -> None:
    """Without any card to reveal the check is skipped (ruling 27)."""
    card = g.reveal(seat)
    if card == NOTHING:
        g.tell("nothing-to-reveal", seat=seat)
    elif g.character[seat] == MASAMUNE:
        g.push(RevealMore(seat, check, (card,)))
    else:
        end_reveal(g, seat, check, card)


class RevealMore(Decision[Sword], frozen=True):
    """Masamune may reveal up to three cards."""

    rule = "7.3"
    check: Check
    cards: tuple[Card, ...]

    def moves(self, g: Sword) -> list[Move]:
        return [STOP, MORE]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        return Event("stop-first", {}) if move.verb is PICK else why_not_yet(move)

    def play(self, g: Sword, move: Move) -> None:
        if move is MORE:
            cards = (*self.cards, g.reveal(self.seat))
            step = RevealMore if len(cards) < REVEALED_AT_MOST else RevealPick
            g.push(step(self.seat, self.check, cards))
        elif len(self.cards) > 1:
            g.push(RevealPick(self.seat, self.check, self.cards))
        else:
            end_reveal(g, self.seat, self.check, self.cards[0])


class RevealPick(Decision[Sword], frozen=True):
    """Masamune chooses which of the cards counts."""

    rule = "7.3"
    check: Check
    cards: tuple[Card, ...]

    def only(self, g: Sword) -> Move | None:
        """Equal cards lie face up."""
        return PICK[self.cards[0]] if len(set(self.cards)) == 1 else None

    def moves(self, g: Sword) -> list[Move]:
        return [PICK[card] for card in dict.fromkeys(self.cards)]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move.verb is PICK:
            return Event("not-revealed", {"card": move.args[0]})
        if move is MORE:
            may_go_on = len(self.cards) < REVEALED_AT_MOST
            return Event("stopped-revealing", {}) if may_go_on else Event("revealed-all", {})
        return why_not_yet(move)

    def considers(self, g: Sword) -> Iterable[Move]:
        return [MORE]

    def play(self, g: Sword, move: Move) -> None:
        (card,) = move.args
        g.tell("picked", seat=self.seat, card=card)
        end_reveal(g, self.seat, self.check, card)


def end_reveal(g: Sword, seat: int, check: int, card: int) -> None:
    if check == FOR_BLEEDING:
        if SUIT_OF[card] == ORIGAMI:
            g.lose_resilience(seat)
    elif IS_WEAPON[card]:
        g.push(KeepBushido(seat))
    else:
        g.pass_bushido_on(seat)


class KeepBushido(Decision[Sword], frozen=True):
    """A Weapon was revealed: discard one and pass Bushido on, or lose an Honor Point."""

    rule = "4.3"

    def moves(self, g: Sword) -> list[Move]:
        weapons = [card for card in dict.fromkeys(g.hand[self.seat]) if IS_WEAPON[card]]
        return [LOSE_HONOR, *(DISCARD[card] for card in weapons)]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move.verb is DISCARD:
            return why_not_weapon(g, self.seat, *move.args)
        return why_not_yet(move)

    def considers(self, g: Sword) -> Iterable[Move]:
        return [DISCARD[card] for card in dict.fromkeys(g.hand[self.seat])]

    def play(self, g: Sword, move: Move) -> None:
        seat = self.seat
        if move is LOSE_HONOR:
            g.pay_honor(seat)
            g.tell("lost-property", seat=seat, property=BUSHIDO)
            g.remove_property(seat, BUSHIDO)
            return
        (card,) = move.args
        g.discard_from_hand(seat, card)
        g.pass_bushido_on(seat)


# --- 4.4 Draw -----------------------------------------------------------------------------------


class DrawPhase(Automatic[Sword], frozen=True):
    rule = "4.4"
    seat: Seat

    def run(self, g: Sword) -> None:
        if g.character[self.seat] == IEYASU and g.discard_pile:
            g.push(ChooseSource(self.seat))
        else:
            g.draw(self.seat, count_cards_a_turn(g, self.seat))


class ChooseSource(Decision[Sword], frozen=True):
    """Ieyasu: the first card may be the top of the discard pile."""

    rule = "4.4"

    def moves(self, g: Sword) -> list[Move]:
        return [FROM_DECK, FROM_DISCARD]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        return why_not_yet(move)

    def play(self, g: Sword, move: Move) -> None:
        count = count_cards_a_turn(g, self.seat)
        if move is FROM_DISCARD:
            card = g.discard_pile.pop()
            g.take_openly(self.seat, card)
            g.tell("drew-from-discard", seat=self.seat, card=card)
            count -= 1
        g.draw(self.seat, count)


# --- Discard ------------------------------------------------------------------------------------


class DiscardPhase(Automatic[Sword], frozen=True):
    """Down to seven cards, one at a time, in the order of one's choice (ruling 26)."""

    rule = "4.2"
    seat: Seat

    def run(self, g: Sword) -> None:
        if len(g.hand[self.seat]) > HAND_LIMIT:
            g.push(DiscardDown(self.seat))


class DiscardDown(Decision[Sword], frozen=True):
    rule = "4.2"

    def moves(self, g: Sword) -> list[Move]:
        return [DISCARD_ROW[card] for card in dict.fromkeys(g.hand[self.seat])]  # type: ignore[misc]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move.verb in PLAYED:
            return Event("hand-limit", {"count": HAND_LIMIT})
        return why_not_held(g, self.seat, *move.args) if move.verb is DISCARD else None

    def considers(self, g: Sword) -> Iterable[Move]:
        return [END]

    def play(self, g: Sword, move: Move) -> None:
        (card,) = move.args
        g.push(DiscardPhase(self.seat))
        g.discard_from_hand(self.seat, card)
