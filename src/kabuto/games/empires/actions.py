"""5 Actions: neutral actions and the order tokens; walking and 7.2 Mountain paths."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Event, Move

from .components import (
    ARMY,
    ATTACK,
    ATTACK_FREE,
    BUILD,
    BUSHIDO,
    CARGOES,
    FOOD,
    HARVEST,
    HARVEST_PLUS,
    MOVE2PLUS,
    MOVE2PLUS_FREE,
    MOVE2SHIP,
    PAIRS,
    RECRUIT,
    RECRUIT_FREE,
    SHIP_FREE,
    Neutral,
    Province,
    Region,
    Resource,
)
from .dojos import carry_out_neutral, recruit
from .moves import (
    ATTACK_ON,
    BUILD_AT,
    DONE,
    HARVEST_ALL,
    HARVEST_AT,
    RECRUIT_AT,
    SKIP,
)
from .offers import (
    find_harvests,
    find_recruits,
    offer_attacks,
    offer_attacks_at,
    offer_builds,
    offer_neutral,
    offer_recruits,
)
from .reasons import (
    Choice,
    consider_attacks,
    consider_harvests,
    consider_neutral,
    consider_recruits,
    why_no_attack,
    why_no_cargo,
    why_no_enemy,
    why_no_harvest,
    why_no_neutral,
    why_no_recruit,
    why_not_in,
    why_not_ready,
)
from .state import Empires


class TakeNeutral(Choice, frozen=True):
    """D3: one neutral action of these kinds, at once, optional unless `must` (ruling 10)."""

    rule = "5.2"
    region: Region
    kinds: tuple[Neutral, ...]
    must: bool = False  # it is declined only where nothing is possible

    def moves(self, g: Empires) -> list[Move]:
        actions = self.find_actions(g)
        return actions if actions and self.must else [SKIP, *actions]

    def find_actions(self, g: Empires) -> list[Move]:
        return [
            move for kind in self.kinds for move in offer_neutral(g, self.seat, self.region, kind)
        ]

    def only(self, g: Empires) -> Move | None:
        """A lone action is asked for all the same."""
        return None if self.find_actions(g) else SKIP

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move is SKIP:
            return Event("neutral-compulsory", {}) if self.must else None
        return why_no_neutral(g, self.seat, self.region, self.kinds, move)

    def considers(self, g: Empires) -> Iterable[Move]:
        elsewhere = consider_neutral(g, self.seat, self.region, self.kinds)
        return [SKIP, *elsewhere] if self.must else elsewhere

    def play(self, g: Empires, move: Move) -> None:
        if move is SKIP:
            g.tell("neutral-skipped", seat=self.seat, region=self.region)
        else:
            carry_out_neutral(g, self.seat, self.region, move)


# --- 5.3 order tokens -------------------------------------------------------------------------


def is_upgrade_free(g: Empires, order: int, region: int) -> bool:
    """Ruling 20: the modifier of a region's agenda helps everybody, order tokens only."""
    return g.modifier_of(region) == _FREED_BY[order]


def find_upgrade_cost(g: Empires, region: int, order: int) -> int:
    """The resource of which 1 is paid, or NOTHING."""
    return NOTHING if is_upgrade_free(g, order, region) else g.box.price[order]


def can_upgrade(g: Empires, seat: int, region: int, order: int) -> bool:
    return is_upgrade_free(g, order, region) or g.can_pay(seat, g.box.price[order])


def pay_upgrade(g: Empires, seat: int, region: int, order: int) -> None:
    if not is_upgrade_free(g, order, region):
        g.pay(seat, g.box.price[order])


_FREED_BY = {
    RECRUIT: RECRUIT_FREE,
    ATTACK: ATTACK_FREE,
    MOVE2PLUS: MOVE2PLUS_FREE,
    MOVE2SHIP: SHIP_FREE,
}


def leave_unused(g: Empires, seat: int, order: int) -> None:
    """Effects may be declined, or there may be none."""
    g.tell("unused", seat=seat, order=order)


class Recruiting(Choice, frozen=True):
    """A recruit action in a region."""

    rule = "5.3"
    region: Region

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not RECRUIT_AT:
            return None
        return why_no_recruit(g, self.seat, self.region, *move.args)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_recruits(g, self.seat, self.region)


class RecruitOrder(Recruiting, frozen=True):
    """Recruit 1."""

    def moves(self, g: Empires) -> list[Move]:
        return [DONE, *offer_recruits(g, self.seat, self.region)]

    def only(self, g: Empires) -> Move | None:
        return None if find_recruits(g, self.seat) else DONE

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            leave_unused(g, self.seat, RECRUIT)
        else:
            cost = find_upgrade_cost(g, self.region, RECRUIT)
            g.push(RecruitMore(self.seat, self.region, cost))
            recruit(g, self.seat, self.region, move)


class RecruitMore(Recruiting, frozen=True):
    """For 1 food recruit 1 more, in the same place or another (ruling 28)."""

    resource: Resource = FOOD  # what it costs; none where the agenda makes it free

    def moves(self, g: Empires) -> list[Move]:
        if not can_upgrade(g, self.seat, self.region, RECRUIT):
            return [DONE]
        return [DONE, *offer_recruits(g, self.seat, self.region)]

    def play(self, g: Empires, move: Move) -> None:
        if move is not DONE:
            pay_upgrade(g, self.seat, self.region, RECRUIT)
            recruit(g, self.seat, self.region, move)


class AttackOrder(Choice, frozen=True):
    """Remove 1 enemy unit in a province with at least 1 own unit."""

    rule = "5.3"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        return [DONE, *offer_attacks(g, self.seat, self.region)]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not ATTACK_ON:
            return None
        return why_no_attack(g, self.seat, self.region, *move.args)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_attacks(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            leave_unused(g, self.seat, ATTACK)
            return
        province, other = move.args
        cost = find_upgrade_cost(g, self.region, ATTACK)
        g.push(AttackMore(self.seat, self.region, province, cost))
        g.remove(self.seat, other, province)


class AttackMore(Choice, frozen=True):
    """For 1 bushido remove 1 more in that same province, of any enemy (ruling 27)."""

    rule = "5.3"
    region: Region
    province: Province
    resource: Resource = BUSHIDO  # what it costs; none where the agenda makes it free

    def moves(self, g: Empires) -> list[Move]:
        if not can_upgrade(g, self.seat, self.region, ATTACK):
            return [DONE]
        return [DONE, *offer_attacks_at(g, self.seat, self.province)]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not ATTACK_ON:
            return None
        province, other = move.args
        if province != self.province:
            return Event("attack-goes-on", {"province": self.province})
        return why_no_enemy(g, self.seat, province, other)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Enemies in other provinces."""
        return offer_attacks(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is not DONE:
            pay_upgrade(g, self.seat, self.region, ATTACK)
            g.remove(self.seat, move.args[1], self.province)


class HarvestOrder(Choice, frozen=True):
    """1 resource from each resource province with an own unit: all or nothing (ruling 51)."""

    rule = "5.3"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        return [DONE, HARVEST_ALL] if find_harvests(g, self.seat, self.region) else [DONE]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        """Provinces are not harvested one by one."""
        if move.verb is not HARVEST_AT:
            return None
        nothing = why_no_harvest(g, self.seat, self.region, *move.args)
        return nothing or Event("harvest-at-once", {"region": self.region})

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_harvests(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            leave_unused(g, self.seat, HARVEST)
            return
        each = 2 if g.modifier_of(self.region) == HARVEST_PLUS else 1
        for province in find_harvests(g, self.seat, self.region):
            g.gain(self.seat, g.seed[province], each)


class BuildOrder(Choice, frozen=True):
    """Two own units become a castle; with a castle in the region, recruit 1 there."""

    rule = "5.3"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        castle = g.castle[self.region * g.seats + self.seat]
        if castle == NOTHING:
            return [DONE, *offer_builds(g, self.seat, self.region)]
        return [DONE, *(RECRUIT_AT[castle, unit] for unit in find_recruits(g, self.seat))]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        castle = g.castle[self.region * g.seats + self.seat]
        if move.verb is BUILD_AT:
            return self.why_no_castle(g, castle, *move.args)
        return self.why_not_at(g, castle, *move.args) if move.verb is RECRUIT_AT else None

    def why_no_castle(self, g: Empires, castle: int, province: int, cargo: int) -> Event | None:
        if castle != NOTHING:
            return Event("castle-stands", {"region": self.region, "province": castle})
        outside = why_not_in(g, self.region, province)
        return outside or why_no_cargo(g, self.seat, province, cargo)

    def why_not_at(self, g: Empires, castle: int, province: int, unit: int) -> Event | None:
        if castle == NOTHING:
            return Event("castle-first", {"region": self.region})
        if province != castle:
            return Event("recruit-at-castle", {"province": castle})
        return why_not_ready(g, self.seat, unit)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Where two units are missing, or need not go; recruiting where there is no castle."""
        castle, n = g.castle[self.region * g.seats + self.seat], g.seats
        for p in g.box.provinces_of[self.region]:
            if (g.units[p * n + self.seat] >= 2) != (castle == NOTHING):
                yield BUILD_AT[p, PAIRS.start]
        if castle == NOTHING:
            yield RECRUIT_AT[g.box.capital_of[self.region], ARMY]

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            leave_unused(g, self.seat, BUILD)
        elif move.verb is BUILD_AT:
            province, pair = move.args
            g.build(self.seat, CARGOES[pair], province)
        else:
            recruit(g, self.seat, self.region, move)
