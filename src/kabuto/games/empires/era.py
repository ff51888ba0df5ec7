"""4 An era: destiny, planning, resolution, twice; then its end, and 6 the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from kabuto.kernel import NOTHING, Automatic, Event, Move, Secret, Together

from .actions import TakeNeutral
from .components import BUSHIDO, NEUTRAL, ORDER
from .counting import (
    count_controlled,
    count_final_points,
    count_influence,
    find_controllers,
    score_majority,
    score_shrines,
    score_siege,
)
from .march import carry_out
from .moves import DESTINY, DONE, MOVES, PLACE, SKIP
from .offers import acts, find_open_slots, find_price
from .reasons import Question, why_foreign, why_no_slot
from .state import Empires
from .training import Train

_KINDS = len(ORDER)
_PLACES = [[PLACE[order, slot] for slot in range(len(PLACE) // _KINDS)] for order in ORDER]
_ONE_KIND = [(kind,) for kind in NEUTRAL]


class Era(Automatic[Empires], frozen=True):
    """4.2."""

    rule = "4.2"
    number: int

    def run(self, g: Empires) -> None:
        if self.number == 1 and g.options.agendas:  # ruling 21: once at the end of set-up
            for region in g.box.regions:
                g.score_agenda(region)
        g.era, g.round = self.number, 1
        g.latest = [NOTHING] * g.seats
        g.tell("era", count=self.number)
        g.push(
            ChooseDestiny(((),) * g.seats),
            Planning(0),
            Resolution(0),
            SecondRound(),
            Planning(0),
            Resolution(0),
            EndEra(),
        )


class ChooseDestiny(Together[Empires], frozen=True):
    """D1: everybody chooses one destiny card at once, in secret; then all are turned up."""

    rule = "4.3"

    def wants(self, g: Empires, seat: int, mine: tuple[str, ...]) -> list[Move]:
        return [] if mine else [DESTINY[region] for region in dict.fromkeys(g.hand[seat])]

    def done(self, g: Empires, seat: int, mine: tuple[str, ...]) -> bool:
        return bool(mine)

    def why_not(self, g: Empires, seat: int, mine: tuple[str, ...], move: Move) -> Event | None:
        if move in (SKIP, DONE):
            return Event("cannot-decline", {})
        if move.verb is not DESTINY or move.args[0] in g.hand[seat]:
            return None
        (region,) = move.args
        return why_foreign(g, move) or Event("card-not-in-hand", {"region": region})

    def considers(self, g: Empires, seat: int, mine: tuple[str, ...]) -> Iterable[Move]:
        """Regions of which no card is in hand."""
        return (DESTINY[region] for region in g.box.regions)

    def reveal(self, g: Empires, chosen: tuple[tuple[str, ...], ...]) -> None:
        for seat, (text,) in enumerate(chosen):
            (region,) = MOVES.parse(text).args
            g.hand[seat].remove(region)
            g.played[region] += 1
            g.latest[seat] = region
            g.tell("destiny", seat=seat, region=region)


class SecondRound(Automatic[Empires], frozen=True):
    """4.2: the second round, from north to south."""

    rule = "4.6"

    def run(self, g: Empires) -> None:
        g.round = 2
        g.tell("second-round", count=g.era)


# --- 4.4 and 4.6 planning ---------------------------------------------------------------------


class Planning(Automatic[Empires], frozen=True):
    """Placements in turn order, cyclically, until all have placed theirs."""

    rule = "4.4"
    placed: int

    def run(self, g: Empires) -> None:
        if self.placed == g.seats * g.box.orders_in[g.seats][g.round - 1]:
            return
        seat = g.order[self.placed % g.seats]
        g.push(Planning(self.placed + 1))
        if find_open_slots(g, seat, g.bushido[seat]):
            g.push(PlaceOrder(seat))
        else:
            g.tell("no-slot", seat=seat)


class PlaceOrder(Question, frozen=True):
    """D2: a token face down on a slot; always asked, never passed (ruling 41)."""

    rule = "4.4"

    def moves(self, g: Empires) -> list[Move]:
        slots = find_open_slots(g, self.seat, g.bushido[self.seat])
        return [_PLACES[order][slot] for order in find_tokens(g, self.seat) for slot in slots]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not PLACE:
            return None
        order, slot = move.args
        if not g.behind[self.seat * _KINDS + order]:
            return Event("tokens-laid", {"order": order, "count": g.box.copies[order]})
        return why_no_slot(g, self.seat, slot)

    def considers(self, g: Empires) -> Iterator[Move]:
        """Kinds of tokens that are used up, slots that are taken."""
        tokens = find_tokens(g, self.seat)
        slots = find_open_slots(g, self.seat, g.bushido[self.seat])
        yield from (_PLACES[order][slots[0]] for order in ORDER if order not in tokens)
        yield from (_PLACES[tokens[0]][slot] for slot in g.box.slots if slot not in slots)

    def sample(self, g: Empires, rng: Random) -> Move:
        """Uniform over `moves`: they are a product."""
        slots = find_open_slots(g, self.seat, g.bushido[self.seat])
        orders = find_tokens(g, self.seat)
        x = int(rng.random() * len(slots) * len(orders))
        return _PLACES[orders[x // len(slots)]][slots[x % len(slots)]]

    def play(self, g: Empires, move: Move) -> None:
        order, slot = move.args
        seat = self.seat
        if g.owner[slot] != NOTHING:
            cover(g, seat, slot)
        g.behind[seat * _KINDS + order] -= 1
        g.owner[slot], g.token[slot] = seat, order
        g.face_up[slot], g.laid_in[slot] = False, g.round
        g.tell("placed", seat=seat, slot=slot, order=Secret(order, 1 << seat))
        kinds, region = _ONE_KIND[g.neutral[slot]], g.box.region_of_slot[slot]
        neutral = TakeNeutral(seat, region, kinds, g.options.neutral_action == "compulsory")
        if g.options.dojos:
            g.push(neutral, Train(seat))
        else:
            g.push(neutral)


def find_tokens(g: Empires, seat: int) -> list[int]:
    """Kinds of order tokens still behind the screen."""
    first, behind = seat * _KINDS, g.behind
    return [order for order in range(_KINDS) if behind[first + order]]


def cover(g: Empires, seat: int, slot: int) -> None:
    """Pays, and the covered token goes under; it does not act in round 2."""
    victim, price = g.owner[slot], find_price(g, seat, slot)
    g.covered[victim] += victim != seat or g.limits_own_covering
    g.covers[seat] += victim != seat
    g.pay(seat, BUSHIDO, price)
    g.under_owner[slot], g.under[slot] = victim, g.token[slot]
    g.tell("covered", seat=seat, other=victim, slot=slot, covered_order=g.token[slot])


# --- 4.5 and 4.7 resolution -------------------------------------------------------------------


class Resolution(Automatic[Empires], frozen=True):
    """The top token of each slot: south to north in round 1, north to south in round 2."""

    rule = "4.5"
    seen: int  # slots behind us

    def run(self, g: Empires) -> None:
        slots = g.box.slots
        if self.seen == 0:
            g.acted = [NOTHING] * len(g.acted)
        for k in range(self.seen, len(slots)):
            slot = slots[k] if g.round == 1 else slots[-1 - k]
            if acts(g, slot):
                g.push(Resolution(k + 1))
                self.turn_up(g, slot)
                return
        g.resolving = NOTHING

    def turn_up(self, g: Empires, slot: int) -> None:
        """Turned up, or acting again; its owner resolves it."""
        seat, order = g.owner[slot], g.token[slot]
        g.resolving = slot
        if g.face_up[slot]:
            g.tell("acts-again", seat=seat, slot=slot, order=order)
        else:
            g.tell("revealed", seat=seat, slot=slot, order=order)
        g.face_up[slot] = True
        g.acted[slot] = order
        carry_out(g, seat, g.box.region_of_slot[slot], order)


# --- 4.8 the end of an era --------------------------------------------------------------------


class EndEra(Automatic[Empires], frozen=True):
    """E1 to E7; after the last era the final count instead of E5 to E7 (ruling 39)."""

    rule = "4.8"

    def run(self, g: Empires) -> None:
        g.tell("era-ends", count=g.era)
        controllers = find_controllers(g)
        harvest(g, controllers)
        controlled = count_controlled(g, controllers)
        gain_influence(g, controlled)
        for region in g.box.regions:
            points = score_majority(controlled[region], g.box.majority[region])
            for seat, gain in award(g, points):
                g.tell("majority", seat=seat, region=region, points=gain)
        for seat, gain in award(g, score_shrines(g, controllers, g.colour)):
            g.tell("shrines", seat=seat, points=gain)
        for seat, gain in award(g, score_siege(g)):
            g.tell("siege", seat=seat, points=gain)
        if g.era == g.box.eras:
            count_up(g)
            return
        take_back(g)
        draw_destiny(g)
        set_turn_order(g)
        g.push(Era(g.era + 1))


def harvest(g: Empires, controllers: list[int]) -> None:
    """E1."""
    for province in g.box.resources:
        seat = controllers[province]
        if seat != NOTHING:
            g.gain(seat, g.seed[province])


def gain_influence(g: Empires, controlled: list[list[int]]) -> None:
    """E2."""
    for region, gains in enumerate(count_influence(g, controlled)):
        for seat, gain in enumerate(gains):
            if gain:
                g.influence[region * g.seats + seat] += gain
                g.tell("influence", seat=seat, region=region, count=gain)


def award(g: Empires, points: list[int]) -> list[tuple[int, int]]:
    """Scores points by seat; gives the seats that got any, and how many."""
    gains = [(seat, gain) for seat, gain in enumerate(points) if gain]
    for seat, gain in gains:
        g.score(seat, gain)
    return gains


def take_back(g: Empires) -> None:
    """E5."""
    slots = len(g.owner)
    g.behind = g.box.copies * g.seats
    g.owner, g.token = [NOTHING] * slots, [NOTHING] * slots
    g.under_owner, g.under = [NOTHING] * slots, [NOTHING] * slots
    g.face_up, g.laid_in = [False] * slots, [0] * slots
    g.covered, g.covers = [0] * g.seats, [0] * g.seats


def draw_destiny(g: Empires) -> None:
    """E6, C9."""
    for seat in g.order:
        card = g.deck.pop()
        g.hand[seat] = sorted([*g.hand[seat], card])
        g.tell("drew", seat=seat, region=Secret(card, 1 << seat))


def set_turn_order(g: Empires) -> None:
    """E7: fewest points first; among equals the old order is reversed (ruling 18)."""
    g.order = g.order[::-1]
    g.order.sort(key=lambda seat: g.points[seat])
    g.tell("turn-order", seats=g.order[:])


# --- 6 the end of the game --------------------------------------------------------------------


def count_up(g: Empires) -> None:
    """6.1 and 6.2."""
    for seat in range(g.seats):
        influence = g.influence[seat :: g.seats]
        for region, points in enumerate(count_final_points(g.box, influence, g.played)):
            if points:
                g.score(seat, points)
                g.tell("destiny-scored", seat=seat, region=region, points=points)
        points = (g.food[seat] + g.bushido[seat]) * g.box.resource_points
        if points:
            g.score(seat, points)
            g.tell("leftovers", seat=seat, points=points)
