"""7.5 Dojos: who has which, and training."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Automatic, Event, Move

from .components import (
    ARCHER,
    BUSHIDO,
    EARTH,
    ELITE,
    FIRE,
    FOOD,
    GENERAL,
    L_ARCHER,
    L_ELITE,
    L_FROM_ARCHER,
    L_FROM_ELITE,
    LESSON,
    VOID,
    WATER,
    WIND,
)
from .moves import CHOOSE_DOJO, SKIP, TRAIN
from .reasons import Choice, Question, why_too_dear
from .state import Empires


class ChooseDojo(Question, frozen=True):
    """D0: openly, in turn order, all different (ruling 54)."""

    rule = "7.5"

    def moves(self, g: Empires) -> list[Move]:
        return [
            CHOOSE_DOJO[dojo] for dojo in (EARTH, WIND, FIRE, WATER, VOID) if dojo not in g.dojo
        ]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not CHOOSE_DOJO or move.args[0] not in g.dojo:
            return None
        (dojo,) = move.args
        return Event("dojo-taken", {"seat": g.dojo.index(dojo), "dojo": dojo})

    def considers(self, g: Empires) -> Iterable[Move]:
        """Those of others."""
        return (CHOOSE_DOJO[dojo] for dojo in g.dojo if dojo != NOTHING)

    def play(self, g: Empires, move: Move) -> None:
        (dojo,) = move.args
        take_dojo(g, self.seat, dojo)


def take_dojo(g: Empires, seat: int, dojo: int) -> None:
    g.dojo[seat] = dojo
    g.tell("took-dojo", seat=seat, dojo=dojo)


class DrawDojos(Automatic[Empires], frozen=True):
    """C8: at random."""

    rule = "7.5"

    def run(self, g: Empires) -> None:
        dojos = [EARTH, WIND, FIRE, WATER, VOID]
        g.shuffle(dojos)
        for seat, dojo in zip(g.order, dojos, strict=False):
            take_dojo(g, seat, dojo)


_ELITES, _ARCHERS, _GENERALS = range(3)  # places in `trained`
_UNITS = (ELITE, ARCHER, GENERAL)
_GIVES_UP = {L_FROM_ARCHER: _ARCHERS, L_FROM_ELITE: _ELITES}


class Train(Choice, frozen=True):
    """D4: one training after each placement."""

    rule = "7.5"

    def moves(self, g: Empires) -> list[Move]:
        return [SKIP, *(TRAIN[x] for x in LESSON if self.why_no_lesson(g, x) is None)]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        return self.why_no_lesson(g, *move.args) if move.verb is TRAIN else None

    def considers(self, g: Empires) -> Iterable[Move]:
        return TRAIN.values()

    def why_no_lesson(self, g: Empires, lesson: int) -> Event | None:
        if lesson in _GIVES_UP:
            nobody = self.why_nobody_rises(g, _GIVES_UP[lesson])
        else:
            nobody = self.why_nobody_learns(g, lesson)
        food, bushido = find_price(g, lesson)
        return (
            nobody
            or why_too_dear(g, self.seat, FOOD, food)
            or why_too_dear(g, self.seat, BUSHIDO, bushido)
        )

    def why_nobody_rises(self, g: Empires, from_whom: int) -> Event | None:
        """A general comes from an elite or an archer in training."""
        first = self.seat * 3
        if not g.trained[first + from_whom]:
            return Event("none-trained", {"unit": _UNITS[from_whom]})
        if g.trained[first + _GENERALS] < g.generals_free[self.seat]:
            return None
        return Event("generals-used", {"count": g.box.generals})

    def why_nobody_learns(self, g: Empires, lesson: int) -> Event | None:
        """An archer or an elite comes from the supply, while there is a place for it."""
        elites, archers, _generals = g.trained[self.seat * 3 : self.seat * 3 + 3]
        if not g.supply[self.seat]:
            return Event("none-in-supply", {})
        if lesson == L_ARCHER and archers >= g.archers_free[self.seat]:
            return Event("archers-used", {"count": g.box.archers})
        if lesson == L_ELITE and elites >= g.box.elite_places:
            return Event("elite-places", {"count": g.box.elite_places})
        return None

    def play(self, g: Empires, move: Move) -> None:
        if move is SKIP:
            return
        (lesson,) = move.args
        food, bushido = find_price(g, lesson)
        g.pay(self.seat, FOOD, food)
        g.pay(self.seat, BUSHIDO, bushido)
        first = self.seat * 3
        if lesson in _GIVES_UP:
            g.trained[first + _GIVES_UP[lesson]] -= 1
            g.trained[first + _GENERALS] += 1
        else:
            g.supply[self.seat] -= 1
            g.trained[first + (_ARCHERS if lesson == L_ARCHER else _ELITES)] += 1
        g.tell("trained", seat=self.seat, lesson=lesson)


def find_price(g: Empires, lesson: int) -> tuple[int, int]:
    """Food and bushido."""
    if lesson == L_ARCHER:
        return g.box.archer_price
    return g.box.elite_price if lesson == L_ELITE else g.box.general_price
