"""7.5 Dojos: who has which, and training."""

from __future__ import annotations

from kabuto.kernel import Automatic, Decision, Move

from .components import (
    BUSHIDO,
    EARTH,
    FIRE,
    FOOD,
    L_ARCHER,
    L_ELITE,
    L_FROM_ARCHER,
    L_FROM_ELITE,
    VOID,
    WATER,
    WIND,
)
from .dojos import Choice
from .moves import CHOOSE_DOJO, SKIP, TRAIN
from .state import Empires


class ChooseDojo(Decision[Empires], frozen=True):
    """D0: openly, in turn order, all different (ruling 54)."""

    rule = "7.5"

    def moves(self, g: Empires) -> list[Move]:
        return [
            CHOOSE_DOJO[dojo] for dojo in (EARTH, WIND, FIRE, WATER, VOID) if dojo not in g.dojo
        ]

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
_GIVES_UP = {L_FROM_ARCHER: _ARCHERS, L_FROM_ELITE: _ELITES}


class Train(Choice, frozen=True):
    """D4: one training after each placement."""

    rule = "7.5"

    def moves(self, g: Empires) -> list[Move]:
        return [SKIP, *(TRAIN[lesson] for lesson in range(4) if self.can_learn(g, lesson))]

    def can_learn(self, g: Empires, lesson: int) -> bool:
        seat, box = self.seat, g.box
        elites, archers, generals = g.trained[seat * 3 : seat * 3 + 3]
        if not can_pay_both(g, seat, find_price(g, lesson)):
            return False
        if lesson == L_ARCHER:
            return g.supply[seat] > 0 and archers < g.archers_free[seat]
        if lesson == L_ELITE:
            return g.supply[seat] > 0 and elites < box.elite_places
        from_whom = archers if lesson == L_FROM_ARCHER else elites
        return from_whom > 0 and generals < g.generals_free[seat]

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


def can_pay_both(g: Empires, seat: int, price: tuple[int, int]) -> bool:
    return g.can_pay(seat, FOOD, price[0]) and g.can_pay(seat, BUSHIDO, price[1])
