"""4.5 The Play phase: what the turn player may do, again and again until he ends it."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import Decision, Event, Move

from .actions import play_action, play_action_at, play_action_on, take_property
from .attack import attack
from .cards import note_harm
from .components import IS_BESTOWED
from .moves import ATTACK, BESTOW, END, LAY, PLAY, PLAY_AT, PLAY_ON, SPEND
from .offers import WHY_NOT, consider_play, offer_play
from .state import Sword


class Play(Decision[Sword], frozen=True):
    rule = "4.5"

    def only(self, g: Sword) -> Move | None:
        """7.3: who is defeated in his own turn plays no more, for everybody to see."""
        return END if g.is_play_over else None

    def moves(self, g: Sword) -> list[Move]:
        return offer_play(g, self.seat)

    def why_not(self, g: Sword, move: Move) -> Event | None:
        reason = WHY_NOT.get(move.verb)
        return reason(g, self.seat, *move.args) if reason else None

    def considers(self, g: Sword) -> Iterable[Move]:
        return consider_play(g, self.seat)

    def play(self, g: Sword, move: Move) -> None:
        seat = self.seat
        if move is END:
            g.tell("ended-play", seat=seat)
            return
        g.push(self)
        verb = move.verb
        if verb is ATTACK:
            attack(g, seat, *move.args)
        elif verb is PLAY:
            play_action(g, seat, *move.args)
        elif verb is PLAY_ON:
            play_action_on(g, seat, *move.args)
        elif verb is PLAY_AT:
            play_action_at(g, seat, *move.args)
        else:
            play_aside(g, seat, move)


def play_aside(g: Sword, seat: int, move: Move) -> None:
    """Properties and abilities: nothing of them has to be put away."""
    if move.verb is LAY:
        (card,) = move.args
        lay_before(g, seat, card, seat)
    elif move.verb is BESTOW:
        lay_before(g, seat, *move.args)
    elif move is SPEND:
        g.lose_resilience(seat)
        g.draw(seat, 1)
    else:
        property_, target = move.args
        g.lose_resilience(seat)
        g.has_claimed = True
        note_harm(g, seat, target, -1 if IS_BESTOWED[property_] else 1)
        take_property(g, seat, property_, target)


def lay_before(g: Sword, seat: int, card: int, target: int) -> None:
    """A Property goes from the hand directly to its place."""
    g.leave_hand(seat, card)
    g.in_play[target].append(card)
    note_harm(g, seat, target)
    g.tell("laid", seat=seat, card=card, target=target)
