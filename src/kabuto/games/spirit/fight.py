"""4.4: a drawn card finds its place."""

from __future__ import annotations

from kabuto.kernel import Decision, Move, PlayedAlone

from .components import VALUE, Card
from .kiai import settle
from .moves import CONFRONT, DEFEND, DISCARD, FIGHT, GIVE, STOP, UNDER
from .state import Spirit


class PlaceCard(PlayedAlone[Spirit], frozen=True):
    """The holder confronts or defends, or uses a talent on the card."""

    rule = "4.4"
    card: Card
    held_by: int  # bitmask of the seats that have held it (A19)
    locked: bool = False  # redrawn: only confront and defend remain (A17)

    def moves(self, g: Spirit) -> list[Move]:
        seat = self.seat
        moves = [CONFRONT]
        if g.can_take_left(seat, self.card):
            moves.append(DEFEND)
        if self.locked:
            return moves
        gift, redraw, duplicate = g.find_placing_talents(seat)
        if gift:
            moves += self.offer_gifts(g)
        if redraw and g.raiders:
            moves.append(UNDER)
        if duplicate and VALUE[self.card] in [VALUE[card] for card in g.line[seat]]:
            moves.append(DISCARD)
        return moves

    def offer_gifts(self, g: Spirit) -> list[Move]:
        neighbours = dict.fromkeys((g.left_of(self.seat), g.right_of(self.seat)))
        return [GIVE[s] for s in neighbours if not g.passed[s] and not self.held_by >> s & 1]

    def play(self, g: Spirit, move: Move) -> None:
        seat = self.seat
        if move is CONFRONT:
            g.lay_right(seat)
        elif move is DEFEND:
            g.lay_left(seat)
        elif move is DISCARD:
            g.discard_held()
            g.tell("discarded-duplicate", seat=seat, card=self.card)
        elif move is UNDER:
            self.redraw(g)
        else:
            (target,) = move.args
            g.tell("gave", seat=seat, card=self.card, target=target)
            g.push(PlaceCard(target, self.card, self.held_by | 1 << target))
            return
        settle(g)

    def redraw(self, g: Spirit) -> None:
        g.tell("put-under", seat=self.seat, card=self.card)
        g.put_under()
        g.draw(self.seat)
        g.push(PlaceCard(self.seat, g.held, self.held_by, locked=True))


def draw_and_place(g: Spirit, seat: int) -> None:
    g.draw(seat)
    g.push(PlaceCard(seat, g.held, 1 << seat))


class FightAgain(Decision[Spirit], frozen=True):
    """Kikuchiyo's talent: one more Fight, never a third (A21)."""

    rule = "4.3"

    def moves(self, g: Spirit) -> list[Move]:
        return [STOP, FIGHT]

    def play(self, g: Spirit, move: Move) -> None:
        if move is FIGHT:
            g.tell("fought-again", seat=self.seat)
            draw_and_place(g, self.seat)
