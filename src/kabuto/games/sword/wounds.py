"""4.6 and 7.3: every wound of any source goes through `suffer`."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Decision, Event, Move

from .components import CHIYOME, ORIGAMI, PEASANT, SUIT_OF, YOSHIHIRO, YUKIMURA, Card
from .moves import AVERT, PEASANTS
from .state import Seat, Sword


def suffer(g: Sword, seat: int, wounds: int, by: int, card: int = NOTHING) -> None:
    """`card` is the Weapon, if it is one. What follows the wounds must be on the stack already."""
    if wounds == 0 or g.resilience[seat] == 0:
        return
    if card == NOTHING and g.character[seat] == CHIYOME:
        return
    if PEASANT in g.in_play[seat]:
        g.push(AvertWounds(seat, by, card, wounds))
        return
    take_wounds(g, seat, wounds, by, card)


class AvertWounds(Decision[Sword], frozen=True):
    """Peasants may be discarded, each in place of one wound."""

    rule = "7.3"
    by: Seat
    card: Card  # the Weapon; none for a wound of another source
    wounds: int

    def moves(self, g: Sword) -> list[Move]:
        most = min(g.in_play[self.seat].count(PEASANT), self.wounds)
        return [AVERT[count] for count in range(most + 1)]

    def why_not(self, g: Sword, move: Move) -> Event | None:
        if move.verb is not AVERT:
            return None
        peasants = g.in_play[self.seat].count(PEASANT)
        if move.args[0] > peasants:
            return Event("fewer-peasants", {"count": peasants})
        return Event("fewer-wounds", {"count": self.wounds})

    def considers(self, g: Sword) -> Iterable[Move]:
        return [AVERT[count] for count in PEASANTS]

    def play(self, g: Sword, move: Move) -> None:
        (count,) = move.args
        for _ in range(count):
            g.tell("averted", seat=self.seat, property=PEASANT)
            g.remove_property(self.seat, PEASANT)
        if count < self.wounds:
            take_wounds(g, self.seat, self.wounds - count, self.by, self.card)


def take_wounds(g: Sword, seat: int, wounds: int, by: int, card: int) -> None:
    """Steps 3 to 5: at least one wound is left."""
    if card != NOTHING and g.character[seat] == YOSHIHIRO:
        wounds += 1
    lost = g.wound(seat, wounds, by)
    if card != NOTHING:
        g.taken = lost
    if g.resilience[seat] == 0:
        g.defeat(seat, by)
    if g.character[seat] == YUKIMURA and by != seat:
        revealed = g.reveal(seat)
        if revealed != NOTHING and SUIT_OF[revealed] == ORIGAMI:
            suffer(g, by, 1, seat)
