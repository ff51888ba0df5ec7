"""A board that may be scribbled on, and what it is worth to one player: the greedy bot's eye.

All is rated in hundredths of a point, by what the end of the era would give as things stand.
"""

from __future__ import annotations

from collections.abc import Callable

from kabuto.kernel import NOTHING

from .box_facts import Box
from .components import (
    ARCHER,
    ARMY,
    ATTACK,
    BUILD,
    ELITE,
    GENERAL,
    HARVEST,
    HARVEST_PLUS,
    MOVE2SHIP,
    N_ATTACK,
    N_HARVEST,
    N_MOVE,
    N_RECRUIT,
    RECRUIT,
    RESOURCE_GROUND,
    SHIP_FREE,
)
from .counting import count_strengths, find_first_alone, score_majority
from .offers import find_harvests, find_recruit_places, has_room_for_castle
from .view import View

POINT = 100
SEED = 110  # a resource is a point, and of use
_UNIT = 8
_MARGIN = 14  # a unit of strength more than the best of the others
_TRAINED = {ARMY: 0, ARCHER: 10, ELITE: 45, GENERAL: 90}


class Sketch:
    """A board that may be scribbled on."""

    def __init__(self, v: View) -> None:
        self.view, self.seats, self.me = v, v.seats, v.viewer
        self.box: Box = v.box
        self.has_dojos, self.shares_castles = v.has_dojos, v.shares_castles
        pieces = v.list_pieces()
        self.units, self.archers, self.generals = pieces.units, pieces.archers, pieces.generals
        self.castle = pieces.castle
        self.influence_worth = [_rate_influence(v, r) for r in range(len(v.box.majority))]
        self.rated = [self.rate(r) for r in range(len(v.box.majority))]

    def add(self, seat: int, unit: int, province: int, by: int = 1) -> None:
        at = province * self.seats + seat
        self.units[at] += by
        if unit == ARCHER:
            self.archers[at] += by
        elif unit == GENERAL:
            self.generals[at] += by

    def take(self, seat: int, province: int) -> None:
        """In the order of removal."""
        at = province * self.seats + seat
        armies = self.units[at] - self.archers[at] - self.generals[at]
        archer_or_general = ARCHER if self.archers[at] else GENERAL
        self.add(seat, ARMY if armies else archer_or_general, province, -1)

    def rate(self, region: int) -> int:
        """What a region gives to this player, less what it gives to the others."""
        counts, values = [0] * self.seats, [0] * self.seats
        for province in self.box.provinces_of[region]:
            self._rate_province(province, counts, values)
        worth = self.influence_worth[region]
        points = score_majority(counts, self.box.majority[region])
        first = region * self.seats
        for seat in range(self.seats):
            influence = counts[seat] + (self.castle[first + seat] != NOTHING)
            values[seat] += points[seat] * POINT + influence * worth
        mine = values[self.me]
        return mine - (sum(values) - mine) // (self.seats - 1)

    def _rate_province(self, province: int, counts: list[int], values: list[int]) -> None:
        strengths = count_strengths(self, province)
        seat = find_first_alone(strengths)
        if seat != NOTHING:
            counts[seat] += 1
            is_resource = self.box.ground[province] == RESOURCE_GROUND
            values[seat] += POINT if is_resource or province in self.box.shrines else 0
        mine = strengths[self.me]
        if mine:
            best = max(s for seat, s in enumerate(strengths) if seat != self.me)
            values[self.me] += _MARGIN * max(-2, min(2, mine - best))
        values[self.me] += _UNIT * self.units[province * self.seats + self.me]

    def gain_of(self, scribble: Callable[[], int], *provinces: int) -> int:
        """What a change would be worth; the sketch is as before afterwards."""
        saved = self.units, self.archers, self.generals, self.castle
        self.units, self.castle = self.units[:], self.castle[:]
        if self.has_dojos:
            self.archers, self.generals = self.archers[:], self.generals[:]
        worth = scribble()
        for region in {self.box.region_of[p] for p in provinces}:
            worth += self.rate(region) - self.rated[region]
        self.units, self.archers, self.generals, self.castle = saved
        return worth

    def find_modifier(self, region: int) -> int:
        """The rule of a region's agenda for order tokens there."""
        return self.box.modifier_of(self.view.agenda[region])

    def is_shipping_free(self, region: int) -> bool:
        """7.1: where an agenda says so."""
        return self.find_modifier(region) == SHIP_FREE

    # --- imagined changes ---------------------------------------------------------------------

    def recruit(self, province: int, unit: int = ARMY) -> int:
        def scribble() -> int:
            self.add(self.me, ARMY if unit == ELITE else unit, province)
            return _TRAINED[unit]

        return self.gain_of(scribble, province)

    def attack(self, province: int, other: int, count: int = 1) -> int:
        def scribble() -> int:
            for _ in range(count):
                self.take(other, province)
            return 0

        return self.gain_of(scribble, province)

    def carry(self, seat: int, units: tuple[int, ...], province: int, to: int) -> int:
        """Units go from one province to another; either may be NOTHING."""

        def scribble() -> int:
            for unit in units:
                if province != NOTHING:
                    self.add(seat, unit, province, -1)
                if to != NOTHING:
                    self.add(seat, unit, to)
            return 0

        return self.gain_of(scribble, *(p for p in (province, to) if p != NOTHING))

    def build(self, province: int, units: tuple[int, ...] = (ARMY, ARMY)) -> int:
        region = self.box.region_of[province]

        def scribble() -> int:
            for unit in units:
                self.add(self.me, unit, province, -1)
            self.castle[region * self.seats + self.me] = province
            later = self.box.eras - self.view.era
            return later * self.influence_worth[region]

        return self.gain_of(scribble, province)

    def clear(self, province: int) -> int:
        first = province * self.seats
        return sum(
            self.attack(province, seat, self.units[first + seat])
            for seat in range(self.seats)
            if seat != self.me and self.units[first + seat]
        )

    def thin(self, region: int, province: int) -> int:
        """Everybody keeps one unit of a region; this player the general that came to a province."""
        n, provinces = self.seats, self.box.provinces_of[region]

        def scribble() -> int:
            for seat in range(n):
                keep = province if seat == self.me else NOTHING
                for p in provinces:
                    count = self.units[p * n + seat]
                    if keep == NOTHING and count:
                        keep = p
                    for _ in range(count - (p == keep)):
                        self.take(seat, p)
            return 0

        return self.gain_of(scribble, province)

    # --- the best that can be done in a region ------------------------------------------------

    def best_step(self, region: int, steps: int) -> int:
        """The best first step, and a part of it for each further one."""
        gains = self.rate_steps(region)
        best = sorted((gain for gain in gains if gain > 0), reverse=True)[:steps]
        return sum(gain * (3 - k) // 3 for k, gain in enumerate(best))

    def rate_steps(self, region: int) -> list[int]:
        n = self.seats
        return [
            self.carry(self.me, (ARMY,), p, q)
            for p in self.box.provinces_of[region]
            if self.units[p * n + self.me] - self.archers[p * n + self.me] > 0
            for q in self.box.neighbours[p]
        ]

    def best_attack(self, region: int) -> int:
        n = self.seats
        return max(
            (
                self.attack(p, other)
                for p in self.box.provinces_of[region]
                if self.units[p * n + self.me]
                for other in range(n)
                if other != self.me and self.units[p * n + other]
            ),
            default=0,
        )

    def best_recruit(self, region: int) -> int:
        if not self.view.supply[self.me]:
            return 0
        return max(self.recruit(p) for p in find_recruit_places(self, self.me, region))

    def best_build(self, region: int) -> int:
        castle = self.castle[region * self.seats + self.me]
        if castle != NOTHING:
            return self.recruit(castle) if self.view.supply[self.me] else 0
        if not self.view.castles_left[self.me] or not has_room_for_castle(self, self.me, region):
            return 0
        places = [
            p
            for p in self.box.provinces_of[region]
            if self.units[p * self.seats + self.me] - self.archers[p * self.seats + self.me] > 1
        ]
        return max((self.build(p) for p in places), default=0)

    def rate_order(self, order: int, region: int) -> int:
        if order == RECRUIT:
            return self.best_recruit(region) * 3 // 2
        if order == ATTACK:
            return self.best_attack(region) * 3 // 2
        if order == HARVEST:
            each = 2 if self.find_modifier(region) == HARVEST_PLUS else 1
            return SEED * each * len(find_harvests(self, self.me, region))
        if order == BUILD:
            return self.best_build(region)
        steps = self.best_step(region, self.box.steps[order])
        return steps + (5 if order == MOVE2SHIP else 0)

    def rate_neutral(self, kind: int, region: int) -> int:
        if kind == N_MOVE and self.view.options.neutral_action == "compulsory":
            return max(self.rate_steps(region), default=0)  # perhaps a step to regret
        if kind == N_MOVE:
            return self.best_step(region, 1)
        if kind == N_ATTACK:
            return self.best_attack(region)
        if kind == N_RECRUIT:
            return self.best_recruit(region)
        return SEED if kind == N_HARVEST and find_harvests(self, self.me, region) else 0


def _rate_influence(v: View, region: int) -> int:
    """A third of a bracket, times the destiny cards that will count, as far as can be guessed."""
    to_come = v.seats * (v.box.eras - v.era + 1) * POINT // len(v.box.regions)
    mine = v.hands[v.viewer].count(region) * POINT // 2
    return (v.played[region] * POINT + to_come + mine) // 3
