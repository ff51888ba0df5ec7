"""Why a move is not on offer, and what people look for all the same: what decisions share.

A `why_...` is None exactly where its move is on offer. All of it is open, or the asked seat's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from kabuto.kernel import NOTHING, SEAT, Decision, Event, Kind, Move

from .box_facts import Box
from .components import (
    ARMY,
    MOUNTAIN,
    N_ATTACK,
    N_HARVEST,
    N_MOVE,
    N_RECRUIT,
    PROVINCE,
    REGION,
    SLOT,
)
from .moves import ATTACK_ON, DONE, HARVEST_AT, RECRUIT_AT, SKIP, STEP
from .offers import (
    RECRUITS,
    can_cover,
    find_cargoes,
    find_price,
    find_recruit_places,
    find_recruits,
)
from .state import Empires


class Question(Decision[Empires], frozen=True):
    """A decision that tells why not; what is not in this game at all is told first."""

    may_decline: ClassVar[bool] = False

    def why_not(self, g: Empires, move: Move) -> Event | None:
        if move in (SKIP, DONE) and not self.may_decline:
            return Event("cannot-decline", {})
        return why_foreign(g, move) or self.why_not_here(g, move)

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        """Why a move whose places and players are all in this game is not on offer."""
        return None


class Choice(Question, frozen=True):
    """4.9: where declining is the only legal option it is taken without asking."""

    may_decline = True

    def only(self, g: Empires) -> Move | None:
        moves = self.moves(g)
        return moves[0] if len(moves) == 1 else None


# --- what this game does not have -------------------------------------------------------------


def why_foreign(g: Empires, move: Move) -> Event | None:
    """Moves name the places of every box and the seats of every table."""
    for kind, number in zip(move.verb.kinds, move.args, strict=True):
        if kind is SEAT and number >= g.seats:
            return Event("nobody-there", {})
        if not is_on_board(g.box, kind, number):
            return Event("not-on-board", {})
    return None


def is_on_board(box: Box, kind: Kind, number: int) -> bool:
    """Numbers that a box does not have are gaps in its lists, or behind their ends."""
    if kind is REGION:
        return number in box.regions
    if kind is PROVINCE:
        region_of = box.region_of
    elif kind is MOUNTAIN:
        region_of = box.region_of_mountain
    elif kind is SLOT:
        region_of = box.region_of_slot
    else:
        return True
    return number < len(region_of) and region_of[number] != NOTHING


# --- 4.4 and 4.6 slots and prices -------------------------------------------------------------


def why_no_slot(g: Empires, seat: int, slot: int) -> Event | None:
    """Why no token may be laid on a slot."""
    at = g.owner[slot]
    if at == NOTHING:
        return None
    if g.round == 1:
        return Event("slot-taken", {"slot": slot})
    if not g.face_up[slot]:
        return Event("slot-face-down", {"slot": slot})
    if not can_cover(g, seat, at):
        key = "covered-by-all" if g.limits_own_covering else "covered-enough"
        return Event(key, {"other": at, "count": g.box.covered_at_most})
    price, left = find_price(g, seat, slot), g.bushido[seat]
    if left < price:
        return Event("cover-price", {"slot": slot, "count": price, "left": left})
    return None


def why_too_dear(g: Empires, seat: int, resource: int, count: int = 1) -> Event | None:
    if g.can_pay(seat, resource, count):
        return None
    left = g.left_of(seat, resource)
    return Event("too-dear", {"resource": resource, "count": count, "left": left})


# --- 5.1 steps --------------------------------------------------------------------------------


def why_not_in(g: Empires, region: int, province: int) -> Event | None:
    if g.box.region_of[province] == region:
        return None
    return Event("not-in-region", {"province": province, "region": region})


def why_nobody(g: Empires, seat: int, province: int) -> Event | None:
    """Why no own unit does anything there."""
    if g.units[province * g.seats + seat]:
        return None
    return Event("no-own-unit", {"province": province})


def why_no_unit(g: Empires, seat: int, unit: int, province: int) -> Event | None:
    if g.count_of(seat, unit, province):
        return None
    other_types = Event("no-unit-there", {"unit": unit, "province": province})
    return why_nobody(g, seat, province) or other_types


def why_not_adjacent(g: Empires, province: int, to: int) -> Event | None:
    if to in g.box.neighbours[province]:
        return None
    return Event("not-adjacent", {"province": province, "to_province": to})


def why_no_step(
    g: Empires, seat: int, region: int, province: int, unit: int, to: int
) -> Event | None:
    return (
        why_not_in(g, region, province)
        or why_no_unit(g, seat, unit, province)
        or why_not_adjacent(g, province, to)
    )


# --- enemies ----------------------------------------------------------------------------------


def has_enemies(g: Empires, seat: int, province: int) -> bool:
    first = province * g.seats
    return sum(g.units[first : first + g.seats]) > g.units[first + seat]


def why_no_enemies(g: Empires, seat: int, province: int) -> Event | None:
    if has_enemies(g, seat, province):
        return None
    return Event("no-enemies-there", {"province": province})


def why_no_enemy(g: Empires, seat: int, province: int, other: int) -> Event | None:
    """Why no unit of `other` can be removed from a province."""
    if other == seat:
        return Event("own-unit", {})
    if g.units[province * g.seats + other]:
        return None
    missing = Event("no-enemy-there", {"other": other, "province": province})
    return why_no_enemies(g, seat, province) or missing


def why_none_of(g: Empires, other: int, unit: int, province: int) -> Event | None:
    """Why an enemy unit of a type cannot be moved from a province."""
    if g.count_of(other, unit, province):
        return None
    return Event("no-enemy-unit", {"other": other, "unit": unit, "province": province})


def why_no_attack_anywhere(
    g: Empires, seat: int, region: int, province: int, other: int
) -> Event | None:
    """Ambush and powers: no own unit is needed."""
    return why_not_in(g, region, province) or why_no_enemy(g, seat, province, other)


def why_no_attack(g: Empires, seat: int, region: int, province: int, other: int) -> Event | None:
    return (
        why_not_in(g, region, province)
        or why_nobody(g, seat, province)
        or why_no_enemy(g, seat, province, other)
    )


# --- recruiting, harvesting, neutral actions --------------------------------------------------


def why_no_recruit(g: Empires, seat: int, region: int, province: int, unit: int) -> Event | None:
    return why_not_recruited_at(g, seat, region, province) or why_not_ready(g, seat, unit)


def why_not_recruited_at(g: Empires, seat: int, region: int, province: int) -> Event | None:
    places = find_recruit_places(g, seat, region)
    if province in places:
        return None
    return Event("recruit-places", {"region": region, "places": places, "province": province})


def why_not_ready(g: Empires, seat: int, unit: int) -> Event | None:
    """Why a unit cannot be recruited, wherever it is."""
    if g.can_recruit(seat, unit):
        return None
    return Event("none-in-supply", {}) if unit == ARMY else Event("none-trained", {"unit": unit})


def why_not_army(unit: int) -> Event | None:
    """Where nobody but an army comes."""
    return None if unit == ARMY else Event("army-only", {"unit": unit})


def why_no_harvest(g: Empires, seat: int, region: int, province: int) -> Event | None:
    outside = why_not_in(g, region, province)
    if outside is None and province not in g.box.resources_of[region]:
        return Event("no-resource-there", {"province": province})
    return outside or why_nobody(g, seat, province)


def why_no_neutral(
    g: Empires, seat: int, region: int, kinds: Iterable[int], move: Move
) -> Event | None:
    """Why a neutral action of these kinds is not on offer."""
    if move.verb not in _NEUTRAL_OF:
        return None
    kind, why = _NEUTRAL_OF[move.verb]
    if kind not in kinds:
        return Event("other-neutral", {"neutral": list(kinds)})
    return why(g, seat, region, *move.args)


_NEUTRAL_OF: dict[object, tuple[int, Callable[..., Event | None]]] = {
    STEP: (N_MOVE, why_no_step),
    ATTACK_ON: (N_ATTACK, why_no_attack),
    HARVEST_AT: (N_HARVEST, why_no_harvest),
    RECRUIT_AT: (N_RECRUIT, why_no_recruit),
}


def why_no_cargo(g: Empires, seat: int, province: int, cargo: int) -> Event | None:
    """Why such units cannot go from a province: on board, or into a castle."""
    if cargo in find_cargoes(g, seat, province):
        return None
    return Event("units-missing", {"cargo": cargo, "province": province})


# --- what people look for ---------------------------------------------------------------------


def find_own(g: Empires, seat: int) -> list[int]:
    """The provinces with an own unit."""
    return [p for p in g.box.provinces if g.units[p * g.seats + seat]]


def consider_steps(g: Empires, seat: int, region: int) -> Iterator[Move]:
    """From provinces of the region where nobody stands, and from those elsewhere where one does."""
    own, box = find_own(g, seat), g.box
    for p in box.provinces:
        if (p in own) != (box.region_of[p] == region):
            yield from box.step_moves[p][ARMY][:1]


def consider_attacks(g: Empires, seat: int, region: int) -> Iterator[Move]:
    """Where one of the two is missing, or both are, outside the region."""
    own, box, n = find_own(g, seat), g.box, g.seats
    for p in box.provinces:
        others = [s for s in range(n) if s != seat and g.units[p * n + s]]
        wanted = bool(others) != (p in own)
        if box.region_of[p] != region:
            wanted = bool(others) and p in own
        if wanted:
            yield ATTACK_ON[p, others[0] if others else (seat + 1) % n]


def consider_attacks_anywhere(g: Empires, seat: int, region: int) -> Iterator[Move]:
    """Provinces of the region without enemies."""
    other = (seat + 1) % g.seats
    return (ATTACK_ON[p, other] for p in g.box.provinces_of[region] if not has_enemies(g, seat, p))


def consider_recruits(g: Empires, seat: int, region: int) -> Iterator[Move]:
    """Elsewhere in the region, and who is not ready."""
    ready, places = find_recruits(g, seat), find_recruit_places(g, seat, region)
    comes = ready[0] if ready else ARMY
    for p in g.box.provinces_of[region]:
        if p not in places:
            yield RECRUIT_AT[p, comes]
    for unit in RECRUITS if g.options.dojos else (ARMY,):
        if unit not in ready:
            yield RECRUIT_AT[places[0], unit]


def consider_harvests(g: Empires, seat: int, region: int) -> Iterator[Move]:
    """Resource provinces where nobody stands."""
    own = find_own(g, seat)
    return (HARVEST_AT[p] for p in g.box.resources_of[region] if p not in own)


def consider_neutral(g: Empires, seat: int, region: int, kinds: Iterable[int]) -> Iterable[Move]:
    """One move a province."""
    found: dict[int, Move] = {}
    for kind in kinds:
        for move in _CONSIDERED[kind](g, seat, region):
            found.setdefault(move.args[0], move)
    return found.values()


_CONSIDERED: dict[int, Callable[[Empires, int, int], Iterator[Move]]] = {
    N_MOVE: consider_steps,
    N_ATTACK: consider_attacks,
    N_HARVEST: consider_harvests,
    N_RECRUIT: consider_recruits,
}
