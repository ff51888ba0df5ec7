"""5.3 Walking and shipping, 7.2 Mountain paths, and which step carries out which order token."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kabuto.kernel import Event, Move

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
from .moves import ATTACK_ON, DESCEND, DONE, EXPLORE, LAND, PAY, RECRUIT_AT, SHIP, SKIP, STEP
from .offers import (
    find_recruit_places,
    has_unit_in,
    offer_attacks_anywhere,
    offer_ships,
    offer_steps,
)
from .reasons import (
    Choice,
    Question,
    consider_attacks_anywhere,
    consider_steps,
    why_no_attack_anywhere,
    why_no_cargo,
    why_no_step,
    why_no_unit,
    why_not_army,
    why_not_in,
    why_too_dear,
)
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

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move is PAY:
            return self.why_no_more(g)
        if move.verb is STEP:
            return self.why_no_step(g, *move.args)
        if move.verb is SHIP:
            return self.why_no_ship(g, *move.args)
        return self.why_no_climb(g, *move.args) if move.verb is EXPLORE else None

    def why_no_more(self, g: Empires) -> Event | None:
        if self.order != MOVE2PLUS:
            return Event("no-extra-step", {"order": self.order})
        if not self.may_pay:
            return Event("extra-step-had", {})
        return why_too_dear(g, self.seat, g.box.price[self.order])

    def why_no_step(self, g: Empires, province: int, unit: int, to: int) -> Event | None:
        if not self.left:
            return Event("no-steps-left", {})
        return why_no_step(g, self.seat, self.region, province, unit, to)

    def why_no_ship(self, g: Empires, province: int, cargo: int) -> Event | None:
        if self.order != MOVE2SHIP:
            return Event("order-does-not-ship", {"order": self.order})
        if not self.may_ship:
            return Event("walks-already", {})
        if not can_upgrade(g, self.seat, self.region, MOVE2SHIP):
            return why_too_dear(g, self.seat, g.box.price[MOVE2SHIP])
        return (
            why_not_in(g, self.region, province)
            or why_no_coast(g, province)
            or why_no_cargo(g, self.seat, province, cargo)
        )

    def why_no_climb(self, g: Empires, province: int, unit: int, mountain: int) -> Event | None:
        if not g.options.mountains:
            return Event("no-mountain-paths", {})
        if not self.may_explore:
            return Event("one-mountain", {"order": self.order})
        if self.left < 2:
            return Event("mountain-steps", {"left": self.left})
        return (
            why_not_in(g, self.region, province)
            or why_no_unit(g, self.seat, unit, province)
            or why_not_at_foot(g, province, mountain)
        )

    def considers(self, g: Empires) -> Iterator[Move]:
        """The extra step, ships, mountains, and where no step starts."""
        if self.order == MOVE2PLUS:
            yield PAY
        for p in g.box.provinces_of[self.region]:
            if not g.units[p * g.seats + self.seat]:
                continue
            unit = g.find_victim(self.seat, p)
            if self.order == MOVE2SHIP:
                yield SHIP[p, CARGOES.index((unit,))]
            if g.options.mountains:
                yield from (EXPLORE[p, unit, m] for m in g.box.peaks_at[p])
        if self.left:
            yield from consider_steps(g, self.seat, self.region)

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


class Ship(Question, frozen=True):
    """The second half of shipping: a coastal province of any region."""

    rule = "5.3"
    region: Region
    province: Province
    cargo: Cargo

    def moves(self, g: Empires) -> list[Move]:
        return [LAND[p] for p in g.box.coasts if p != self.province]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not LAND:
            return None
        (to,) = move.args
        if to == self.province:
            return Event("lands-elsewhere", {"province": to})
        return why_no_coast(g, to)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Inland provinces."""
        return (LAND[p] for p in g.box.provinces)

    def play(self, g: Empires, move: Move) -> None:
        (to,) = move.args
        pay_upgrade(g, self.seat, self.region, MOVE2SHIP)
        g.ship(self.seat, CARGOES[self.cargo], self.province, to)


def why_no_coast(g: Empires, province: int) -> Event | None:
    return None if g.box.is_coastal[province] else Event("no-coast", {"province": province})


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


def why_not_at_foot(g: Empires, province: int, mountain: int) -> Event | None:
    if province in g.box.borders[mountain]:
        return None
    return Event("not-at-foot", {"province": province, "mountain": mountain})


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

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not RECRUIT_AT:
            return None
        province, unit = move.args
        if province != self.province:
            return Event("only-here", {"province": self.province})
        return why_not_army(unit)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Where recruits come otherwise."""
        region = g.box.region_of[self.province]
        return (RECRUIT_AT[p, ARMY] for p in find_recruit_places(g, self.seat, region))

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

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not ATTACK_ON:
            return None
        return why_no_attack_anywhere(g, self.seat, self.region, *move.args)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_attacks_anywhere(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            province, other = move.args
            g.pay(self.seat, BUSHIDO)
            g.remove(self.seat, other, province)


class Descend(Question, frozen=True):
    """The explorer's next step: to another bordering province than it came from. Always asked."""

    rule = "7.2"
    region: Region

    def moves(self, g: Empires) -> list[Move]:
        explorer = g.explorer
        assert explorer is not None
        borders = g.box.borders[explorer.mountain]
        return [DESCEND[p] for p in borders if p != explorer.province]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not DESCEND:
            return None
        explorer, (to,) = g.explorer, move.args
        assert explorer is not None
        if to == explorer.province:
            return Event("not-back", {"province": to})
        return why_not_at_foot(g, to, explorer.mountain)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Where it came from, and what does not lie at the foot of the mountain."""
        return (DESCEND[p] for p in g.box.provinces_of[self.region])

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
