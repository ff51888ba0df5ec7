"""5 Actions: neutral actions and the order tokens; walking and 7.2 Mountain paths."""

from __future__ import annotations

from kabuto.kernel import NOTHING, Move

from .components import (
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
    RECRUIT,
    RECRUIT_FREE,
    SHIP_FREE,
    Neutral,
    Province,
    Region,
    Resource,
)
from .dojos import Choice, carry_out_neutral, recruit
from .moves import (
    BUILD_AT,
    DONE,
    HARVEST_ALL,
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
from .state import Empires


class TakeNeutral(Choice, frozen=True):
    """D3: one neutral action of these kinds, at once, optional (ruling 10)."""

    rule = "5.2"
    region: Region
    kinds: tuple[Neutral, ...]

    def moves(self, g: Empires) -> list[Move]:
        moves = [SKIP]
        for kind in self.kinds:
            moves += offer_neutral(g, self.seat, self.region, kind)
        return moves

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


class RecruitOrder(Choice, frozen=True):
    """Recruit 1."""

    rule = "5.3"
    region: Region

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


class RecruitMore(Choice, frozen=True):
    """For 1 food recruit 1 more, in the same place or another (ruling 28)."""

    rule = "5.3"
    region: Region
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

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            leave_unused(g, self.seat, BUILD)
        elif move.verb is BUILD_AT:
            province, pair = move.args
            g.build(self.seat, CARGOES[pair], province)
        else:
            recruit(g, self.seat, self.region, move)
