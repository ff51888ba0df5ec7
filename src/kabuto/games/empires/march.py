"""5.3 Walking and shipping, 7.2 Mountain paths, and which step carries out which order token."""

from __future__ import annotations

from kabuto.kernel import Decision, Move

from .actions import (
    AttackOrder,
    BuildOrder,
    HarvestOrder,
    RecruitOrder,
    TakeNeutral,
    can_upgrade,
    is_upgrade_free,
    leave_unused,
    pay_upgrade,
)
from .components import (
    ARMY,
    ATTACK,
    BUILD,
    BUSHIDO,
    CARGOES,
    FOOD,
    HARVEST,
    MOVE2PLUS,
    MOVE2SHIP,
    NEUTRAL,
    ON_BOARD,
    RECRUIT,
    RETREAT,
    T_BUSHIDO,
    T_FOOD,
    T_NEUTRAL,
    T_RECRUIT,
    Cargo,
    Order,
    Province,
    Region,
)
from .dojos import Choice
from .moves import DESCEND, DONE, LAND, PAY, RECRUIT_AT, SHIP, SKIP, STEP
from .offers import has_unit_in, offer_attacks_anywhere, offer_ships, offer_steps
from .state import Empires

# --- 5.3 walking and shipping -----------------------------------------------------------------


def start_march(g: Empires, seat: int, region: int, order: int) -> None:
    """Ruling 45: a free third step is there from the start."""
    steps = g.box.steps[order]
    free = order == MOVE2PLUS and is_upgrade_free(g, order, region)
    if free:
        steps += g.box.extra[order]
    g.push(
        March(
            seat,
            region,
            order,
            steps,
            may_pay=order == MOVE2PLUS and not free,
            may_ship=order == MOVE2SHIP,
            may_explore=g.options.mountains,
        )
    )


class March(Choice, frozen=True):
    """Steps, shared freely among own units that stand in the region."""

    rule = "5.3"
    region: Region
    order: Order
    left: int  # steps
    may_pay: bool  # for one more step
    may_ship: bool  # instead of walking
    may_explore: bool  # one mountain a token

    def moves(self, g: Empires) -> list[Move]:
        moves = [DONE]
        if self.can_pay(g):
            moves.append(PAY)
        if self.may_ship and can_upgrade(g, self.seat, self.region, MOVE2SHIP):
            moves += offer_ships(g, self.seat, self.region)
        if self.left:
            moves += offer_steps(g, self.seat, self.region)
        if self.may_explore and self.left >= 2:
            moves += offer_explorations(g, self.seat, self.region)
        return moves

    def only(self, g: Empires) -> Move | None:
        if self.left:
            return None if has_unit_in(g, self.seat, self.region) else DONE
        return None if self.can_pay(g) else DONE

    def is_whole(self, g: Empires) -> bool:
        """No step has been taken."""
        has_extra = self.order == MOVE2PLUS and not self.may_pay
        extra = g.box.extra[self.order] if has_extra else 0
        return self.left == g.box.steps[self.order] + extra

    def can_pay(self, g: Empires) -> bool:
        """While an own unit stands in the region, so that there is a use for it (ruling 42)."""
        return (
            self.may_pay
            and g.can_pay(self.seat, g.box.price[self.order])
            and has_unit_in(g, self.seat, self.region)
        )

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            if self.is_whole(g):
                leave_unused(g, self.seat, self.order)
            return
        if move is PAY:
            g.pay(self.seat, g.box.price[self.order])
            extra = g.box.extra[self.order]
            self.go_on(g, self.left + extra, may_pay=False, may_explore=self.may_explore)
        elif move.verb is SHIP:
            g.push(Ship(self.seat, self.region, *move.args))
        elif move.verb is STEP:
            province, unit, to = move.args
            g.walk(self.seat, unit, province, to)
            self.go_on(g, self.left - 1, may_pay=self.may_pay, may_explore=self.may_explore)
        else:
            self.explore(g, move)

    def go_on(self, g: Empires, left: int, *, may_pay: bool, may_explore: bool) -> None:
        """After a first step or exploration shipping is not offered any more."""
        if left or may_pay:
            g.push(
                March(self.seat, self.region, self.order, left, may_pay, may_ship=False,
                      may_explore=may_explore)
            )  # fmt: skip

    def explore(self, g: Empires, move: Move) -> None:
        """7.2: onto the mountain, its tile, and off again with the next step."""
        province, unit, mountain = move.args
        g.climb(self.seat, unit, province, mountain)
        retreats = g.tile[mountain] == RETREAT  # ruling 23: then the step off is not spent
        left = self.left - (1 if retreats else 2)
        self.go_on(g, left, may_pay=self.may_pay, may_explore=False)
        if retreats:
            g.descend(province)
            return
        g.push(Descend(self.seat, self.region))
        self.take_tile(g, g.tile[mountain], province)

    def take_tile(self, g: Empires, tile: int, province: int) -> None:
        """Bushido and food are automatic, the other effects optional (ruling 46)."""
        if tile == T_BUSHIDO:
            g.gain(self.seat, BUSHIDO)
        elif tile == T_FOOD:
            g.gain(self.seat, FOOD)
        elif tile == T_RECRUIT:
            g.push(MountainRecruit(self.seat, province))
        elif tile == T_NEUTRAL:
            g.push(TakeNeutral(self.seat, self.region, find_neutral_kinds(g, self.region)))
        else:  # AMBUSH: whoever meets RETREAT is back already
            g.push(Ambush(self.seat, self.region))


class Ship(Decision[Empires], frozen=True):
    """The second half of shipping: a coastal province of any region."""

    rule = "5.3"
    region: Region
    province: Province
    cargo: Cargo

    def moves(self, g: Empires) -> list[Move]:
        return [LAND[p] for p in g.box.coasts if p != self.province]

    def play(self, g: Empires, move: Move) -> None:
        (to,) = move.args
        pay_upgrade(g, self.seat, self.region, MOVE2SHIP)
        g.ship(self.seat, CARGOES[self.cargo], self.province, to)


# --- 7.2 mountain paths -----------------------------------------------------------------------


def offer_explorations(g: Empires, seat: int, region: int) -> list[Move]:
    """Own units beside a mountain; bordering provinces and mountain are all of the region."""
    box, n = g.box, g.seats
    return [
        move
        for p in box.provinces_of[region]
        if box.peaks_at[p] and g.units[p * n + seat]
        for unit in ON_BOARD
        if g.count_of(seat, unit, p)
        for move in box.explore_moves[p][unit]
    ]


def find_neutral_kinds(g: Empires, region: int) -> tuple[int, ...]:
    """Ruling 43: the kinds found at the slots of the region; an option takes any."""
    if g.options.mountain_neutral == "any":
        return tuple(NEUTRAL)
    found = [g.neutral[slot] for slot in g.box.slots_of[region]]
    return tuple(kind for kind in NEUTRAL if kind in found)


class MountainRecruit(Choice, frozen=True):
    """A normal army in the province of origin; no recruit action (ruling 24)."""

    rule = "7.2"
    province: Province

    def moves(self, g: Empires) -> list[Move]:
        return [SKIP, RECRUIT_AT[self.province, ARMY]] if g.supply[self.seat] else [SKIP]

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            g.recruit(self.seat, ARMY, self.province)


class Ambush(Choice, frozen=True):
    """For 1 bushido any one enemy unit of the region is removed; no own unit is needed there."""

    rule = "7.2"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        if not g.can_pay(self.seat, BUSHIDO):
            return [SKIP]
        return [SKIP, *offer_attacks_anywhere(g, self.seat, self.region)]

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            province, other = move.args
            g.pay(self.seat, BUSHIDO)
            g.remove(self.seat, other, province)


class Descend(Decision[Empires], frozen=True):
    """The explorer's next step: to another bordering province than it came from. Always asked."""

    rule = "7.2"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        explorer = g.explorer
        assert explorer is not None
        borders = g.box.borders[explorer.mountain]
        return [DESCEND[p] for p in borders if p != explorer.province]

    def play(self, g: Empires, move: Move) -> None:
        (to,) = move.args
        g.descend(to)


# --- 4.5 a token is carried out ---------------------------------------------------------------


def carry_out(g: Empires, seat: int, region: int, order: int) -> None:
    """D5: asks the owner of a token what to do with it."""
    if order == RECRUIT:
        g.push(RecruitOrder(seat, region))
    elif order == ATTACK:
        g.push(AttackOrder(seat, region))
    elif order == HARVEST:
        g.push(HarvestOrder(seat, region))
    elif order == BUILD:
        g.push(BuildOrder(seat, region))
    else:
        start_march(g, seat, region, order)
