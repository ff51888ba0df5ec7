"""5.1 to 5.3 What a seat may do in a region: lists of moves that several steps share."""

from __future__ import annotations

from kabuto.kernel import NOTHING, Move

from .components import (
    ARCHER,
    ARMY,
    CARGOES,
    ELITE,
    GENERAL,
    N_ATTACK,
    N_HARVEST,
    N_MOVE,
    ON_BOARD,
    PAIRS,
    PROVINCE,
    SEATS,
)
from .counting import Board, Slots
from .moves import ATTACK_ON, BUILD_AT, HARVEST_AT, RECRUIT_AT, SHIP
from .state import Empires

_ATTACKS = [[ATTACK_ON[p, seat] for seat in range(SEATS.stop - 1)] for p in PROVINCE]
RECRUITS = (ARMY, ELITE, ARCHER, GENERAL)
"""Who may come by a recruit action, in the order in which it is offered."""


def find_price(b: Slots, seat: int, slot: int) -> int:
    """4.6: bushido for laying a token on a slot."""
    at, prices = b.owner[slot], b.box.cover_price
    if at == NOTHING:
        return 0
    return prices[0] if at == seat else prices[min(b.covers[seat] + 1, len(prices) - 1)]


def find_open_slots(b: Slots, seat: int, bushido: int) -> list[int]:
    """4.4 and 4.6: empty, own and face up, or an opponent's that may be covered and paid for."""
    owner, box = b.owner, b.box
    if b.round == 1:
        return [slot for slot in box.slots if owner[slot] < 0]
    up, covered, most = b.face_up, b.covered, box.covered_at_most
    prices = box.cover_price
    covers_own = bushido >= prices[0] and can_cover(b, seat, seat)
    pays = bushido >= prices[min(b.covers[seat] + 1, len(prices) - 1)]
    return [
        slot
        for slot in box.slots
        if (at := owner[slot]) < 0
        or (up[slot] and (covers_own if at == seat else pays and covered[at] < most))
    ]


def can_cover(b: Slots, seat: int, at: int) -> bool:
    """4.6: whether one more token of `at` may be covered by `seat` (ruling 6: own ones always)."""
    is_limited = at != seat or b.limits_own_covering
    return not is_limited or b.covered[at] < b.box.covered_at_most


def acts(b: Slots, slot: int) -> bool:
    """4.5 and 4.7: whether the top token is carried out in this round (ruling 5)."""
    return b.owner[slot] != NOTHING and (b.acts_again or b.laid_in[slot] == b.round)


def offer_steps(g: Empires, seat: int, region: int) -> list[Move]:
    """5.1: a step starts in the region; where it ends does not matter."""
    box, n, units = g.box, g.seats, g.units
    moves: list[Move] = []
    for p in box.provinces_of[region]:
        if units[p * n + seat]:
            moves += offer_steps_from(g, seat, p) if g.options.dojos else box.step_moves[p][ARMY]
    return moves


def offer_steps_from(g: Empires, seat: int, province: int) -> list[Move]:
    """The steps of every type that stands in a province."""
    rows = g.box.step_moves[province]
    return [move for unit in ON_BOARD if g.count_of(seat, unit, province) for move in rows[unit]]


def has_unit_in(b: Board, seat: int, region: int) -> bool:
    n, units = b.seats, b.units
    return any(units[p * n + seat] for p in b.box.provinces_of[region])


def offer_attacks_at(g: Empires, seat: int, province: int) -> list[Move]:
    """Enemies in a province."""
    n, row = g.seats, _ATTACKS[province]
    first = province * n
    return [row[s] for s in range(n) if s != seat and g.units[first + s]]


def offer_attacks(g: Empires, seat: int, region: int) -> list[Move]:
    """Enemies in provinces of the region with an own unit; a castle does not stand in for it."""
    n, units = g.seats, g.units
    moves: list[Move] = []
    for p in g.box.provinces_of[region]:
        if units[p * n + seat]:
            moves += offer_attacks_at(g, seat, p)
    return moves


def offer_attacks_anywhere(g: Empires, seat: int, region: int) -> list[Move]:
    """Enemies in any province of the region: ambush and powers."""
    return [m for p in g.box.provinces_of[region] for m in offer_attacks_at(g, seat, p)]


def find_recruit_places(b: Board, seat: int, region: int) -> list[int]:
    """The capital of the region and the province of the own castle there."""
    capital, castle = b.box.capital_of[region], b.castle[region * b.seats + seat]
    return [capital] if castle in (NOTHING, capital) else [capital, castle]


def find_recruits(g: Empires, seat: int) -> list[int]:
    """Ruling 31: in every recruit action a trained unit may come in place of an army."""
    if not g.options.dojos:
        return [ARMY] if g.supply[seat] else []
    return [unit for unit in RECRUITS if g.can_recruit(seat, unit)]


def offer_recruits(g: Empires, seat: int, region: int) -> list[Move]:
    units = find_recruits(g, seat)
    return [RECRUIT_AT[p, u] for p in find_recruit_places(g, seat, region) for u in units]


def find_harvests(b: Board, seat: int, region: int) -> list[int]:
    """Resource provinces of the region with an own unit; control is not needed."""
    n, units = b.seats, b.units
    return [p for p in b.box.resources_of[region] if units[p * n + seat]]


def offer_neutral(g: Empires, seat: int, region: int, kind: int) -> list[Move]:
    """5.2 One kind of neutral action."""
    if kind == N_MOVE:
        return offer_steps(g, seat, region)
    if kind == N_ATTACK:
        return offer_attacks(g, seat, region)
    if kind == N_HARVEST:
        return [HARVEST_AT[p] for p in find_harvests(g, seat, region)]
    return offer_recruits(g, seat, region)


def find_cargoes(g: Empires, seat: int, province: int) -> list[int]:
    """One or two own units of a province, by types."""
    if not g.options.dojos:
        count = g.units[province * g.seats + seat]
        return [c for c in (0, PAIRS.start) if len(CARGOES[c]) <= count]
    counts = {unit: g.count_of(seat, unit, province) for unit in ON_BOARD}
    return [
        c
        for c, units in enumerate(CARGOES)
        if all(counts[unit] >= units.count(unit) for unit in units)
    ]


def offer_ships(g: Empires, seat: int, region: int) -> list[Move]:
    """5.3: from a coastal province of the region."""
    box = g.box
    return [
        SHIP[p, cargo]
        for p in box.provinces_of[region]
        if box.is_coastal[p] and g.units[p * g.seats + seat]
        for cargo in find_cargoes(g, seat, p)
    ]


def has_room_for_castle(b: Board, seat: int, region: int) -> bool:
    """5.4: no own castle stands in the region; nobody's, where one is all (ruling 11)."""
    first = region * b.seats
    castles = b.castle[first : first + b.seats]
    return not any(at != NOTHING for at in (castles if b.shares_castles else [castles[seat]]))


def offer_builds(g: Empires, seat: int, region: int) -> list[Move]:
    """5.3: where two own units stand, if there is no own castle in the region and one is left."""
    n = g.seats
    if not g.castles_left[seat] or not has_room_for_castle(g, seat, region):
        return []
    return [
        BUILD_AT[p, cargo]
        for p in g.box.provinces_of[region]
        if g.units[p * n + seat] >= 2
        for cargo in find_cargoes(g, seat, p)
        if cargo in PAIRS
    ]
