"""4.4: a drawn card finds its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kabuto.kernel import Decision, Event, Move, PlayedAlone

from .components import DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO, VALUE, Card
from .kiai import settle
from .moves import CONFRONT, DEFEND, DISCARD, FIGHT, GIVE, STOP, UNDER, USE
from .reasons import (
    find_resting,
    why_no_action,
    why_no_kiai,
    why_no_talent,
    why_not_left,
    why_not_there,
)
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
        mine = g.find_talents(seat)
        gifts = self.find_gift_talents(g)
        if gifts[0] in mine or gifts[-1] in mine:
            moves += [GIVE[s] for s in self.find_neighbours(g) if self.can_receive(g, s)]
        if KATSUSHIRO in mine and g.raiders:
            moves.append(UNDER)
        if KYUZO in mine and self.is_duplicate(g):
            moves.append(DISCARD)
        return moves

    def find_gift_talents(self, g: Spirit) -> tuple[int, ...]:
        """Talents that may give the card: by its parity; once it was given perhaps both (A20)."""
        was_given = self.held_by != 1 << self.seat
        if was_given and g.options.passing_on == "any_value":
            return HEIHACHI, DAISUKE
        return (DAISUKE,) if VALUE[self.card] & 1 else (HEIHACHI,)

    def find_neighbours(self, g: Spirit) -> Iterator[int]:
        return iter(dict.fromkeys((g.left_of(self.seat), g.right_of(self.seat))))

    def can_receive(self, g: Spirit, seat: int) -> bool:
        """A19: not whoever has held the card."""
        return not g.passed[seat] and not self.held_by >> seat & 1

    def is_duplicate(self, g: Spirit) -> bool:
        return VALUE[self.card] in [VALUE[card] for card in g.line[self.seat]]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        seat = self.seat
        if move is USE:
            return why_no_kiai(g, seat)
        if move is DEFEND:
            return why_not_left(g, seat, self.card)
        if move.verb in (GIVE, UNDER.verb, DISCARD.verb):
            return self.why_no_use(g, move)
        return why_no_action(move, "card-first")

    def why_no_use(self, g: Spirit, move: Move) -> Event | None:
        """Why no talent can be used on the card in this way."""
        seat = self.seat
        if self.locked:
            return Event("must-keep", {"card": self.card})
        if move.verb is GIVE:
            return self.why_no_gift(g, *move.args)
        if move is UNDER:
            return why_no_talent(g, seat, [KATSUSHIRO]) or Event("no-raider-left", {})
        reason = why_no_talent(g, seat, [KYUZO])
        return reason or Event("no-duplicate", {"value": VALUE[self.card]})

    def why_no_gift(self, g: Spirit, target: int) -> Event:
        seat = self.seat
        if target == seat:
            return Event("not-yourself", {})
        if target < g.seats and target not in self.find_neighbours(g):
            return Event("not-a-neighbour", {"target": target})
        if not (reason := why_no_talent(g, seat, self.find_gift_talents(g))):
            return why_not_there(g, target) or Event("has-held-it", {"target": target})
        other = HEIHACHI if VALUE[self.card] & 1 else DAISUKE
        if reason.key == "not-your-talent" and other in g.find_talents(seat):
            return Event("wrong-parity", {"samurai": other, "value": VALUE[self.card]})
        return reason

    def considers(self, g: Spirit) -> Iterable[Move]:
        """What the seat's talents are for, also where one cannot be used."""
        yield DEFEND
        mine = {*g.find_talents(self.seat), *find_resting(g, self.seat)}
        if self.seat == g.active:
            mine.update(g.talents)
        if HEIHACHI in mine or DAISUKE in mine:
            yield from (GIVE[s] for s in self.find_neighbours(g))
        if KATSUSHIRO in mine:
            yield UNDER
        if KYUZO in mine:
            yield DISCARD

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

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        return why_no_action(move, "only-a-second-fight")

    def play(self, g: Spirit, move: Move) -> None:
        if move is FIGHT:
            g.tell("fought-again", seat=self.seat)
            draw_and_place(g, self.seat)
