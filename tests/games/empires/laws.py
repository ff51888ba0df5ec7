"""Small Samurai Empires under the laws of every game: plays, and what its events change."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any

from kabuto.games.empires.components import (
    ARCHER,
    ARMY,
    ELITE,
    FOOD,
    GENERAL,
    L_ARCHER,
    L_ELITE,
    L_FROM_ARCHER,
)
from kabuto.games.empires.view import View
from kabuto.kernel import NOTHING, Game
from tests.hooks import Hooks
from tests.laws import Play, draw_options
from tests.ledger import UNKNOWN, Facts, Telling, both, open_or

MODULES = ("agendas", "mountains", "grand_shrines", "dojos")
COMBINATIONS = [dict(zip(MODULES, on, strict=True)) for on in product([True, False], repeat=4)]

# To reach elites and generals: train, harvest, do not decline.
EAGER = {"train": 8.0, "all": 8.0, "harvest": 8.0, "skip": 0.1, "done": 0.1, "explore": 4.0}


def draw_play(game: Game[Any], seats: int, rng: Random, number: int) -> Play:
    """Every combination of modules; every second play is eager."""
    modules = COMBINATIONS[number // 2 % len(COMBINATIONS)]
    weights = {} if number % 2 else EAGER
    return Play(seats, draw_options(game, rng, **modules), weights)


# --- what is told, added up -------------------------------------------------------------------

ELITES, ARCHERS, GENERALS = range(3)  # places in `trained`
PLACE = {ELITE: ELITES, ARCHER: ARCHERS, GENERAL: GENERALS}


def flatten(rows: Iterable[Iterable[int]]) -> list[int]:
    return [int(count) for row in rows for count in row]


def find_facts(v: View) -> Facts:
    """Every counter on the table, and what stays the same: of its box and its options."""
    by_region = [0] * (len(v.influence) * v.seats)
    for province, counts in enumerate(v.units):
        for seat, count in enumerate(counts):
            by_region[v.box.region_of[province] * v.seats + seat] += count
    return {
        "era": [v.era],
        "round": [v.round],
        "order": v.order[:],
        "points": v.points[:],
        "influence": flatten(v.influence),
        "food": [open_or(count) for count in v.food],
        "bushido": [open_or(count) for count in v.bushido],
        "units": flatten(v.units),
        "archers": flatten(v.archers),
        "generals": flatten(v.generals),
        "by_region": by_region,
        "supply": v.supply[:],
        "castle": flatten(v.castle),
        "castles_left": v.castles_left[:],
        "explorers": [int(v.explorer is not None)],
        "hands": v.hand_sizes[:],
        "deck": [v.deck_size],
        "played": v.played[:],
        "latest": v.latest[:],
        "behind": v.behind_sizes[:],
        "owner": v.owner[:],
        "face_up": [int(up) for up in v.face_up],
        "laid_in": v.laid_in[:],
        "under_owner": v.under_owner[:],
        "covered": v.covered[:],
        "covers": v.covers[:],
        "agenda_done": flatten(v.agenda_done),
        "tile": [tile if tile != NOTHING else UNKNOWN for tile in v.tile],
        "dojo": v.dojo[:],
        "trained": flatten(v.trained),
        "archers_free": v.archers_free[:],
        "generals_free": v.generals_free[:],
        "region_of": v.box.region_of[:],
        "orders": [sum(v.box.copies)],
        "limits_own_covering": [int(v.limits_own_covering)],
    }


def _era(f: Any, e: Any) -> None:
    """4.8 E5 is part of it: all orders come back before the next era."""
    seats, slots = len(f.order), len(f.owner)
    f.era, f.round, f.latest = [e.count], [1], [NOTHING] * seats
    if e.count > 1:
        f.behind = f.orders * seats
        f.owner = f.under_owner = [NOTHING] * slots
        f.face_up = f.laid_in = [0] * slots
        f.covered = f.covers = [0] * seats
    _copy_all(f)


def _copy_all(f: Any) -> None:
    """No two facts may be one list."""
    for name, values in vars(f).items():
        setattr(f, name, values[:])


def _second_round(f: Any, _: Any) -> None:
    f.round, f.covers = [2], [0] * len(f.covers)


def _destiny(f: Any, e: Any) -> None:
    f.hands[e.seat] -= 1
    f.played[e.region] += 1
    f.latest[e.seat] = e.region


def _drew(f: Any, e: Any) -> None:
    f.hands[e.seat] += 1
    f.deck[0] -= 1


def _placed(f: Any, e: Any) -> None:
    f.behind[e.seat] -= 1
    f.owner[e.slot], f.face_up[e.slot], f.laid_in[e.slot] = e.seat, 0, f.round[0]


def _covered(f: Any, e: Any) -> None:
    f.under_owner[e.slot] = e.other
    if e.other != e.seat:
        f.covers[e.seat] += 1
    if e.other != e.seat or f.limits_own_covering[0]:
        f.covered[e.other] += 1


def _revealed(f: Any, e: Any) -> None:
    f.face_up[e.slot] = 1


def _gained(f: Any, e: Any) -> None:
    (f.food if e.resource == FOOD else f.bushido)[e.seat] += e.count


def _paid(f: Any, e: Any) -> None:
    (f.food if e.resource == FOOD else f.bushido)[e.seat] -= e.count


def _scored(f: Any, e: Any) -> None:
    f.points[e.seat] += e.points


def _agenda(f: Any, e: Any) -> None:
    _scored(f, e)
    f.agenda_done[e.region * len(f.order) + e.seat] = 1


def _influence(f: Any, e: Any) -> None:
    f.influence[e.region * len(f.order) + e.seat] += e.count


def _turn_order(f: Any, e: Any) -> None:
    f.order = list(e.seats)


def _turned_up(f: Any, e: Any) -> None:
    f.tile[e.mountain] = e.tile


def _took_dojo(f: Any, e: Any) -> None:
    f.dojo[e.seat] = e.dojo


def _trained(f: Any, e: Any) -> None:
    first = e.seat * 3
    if e.lesson in (L_ARCHER, L_ELITE):
        f.supply[e.seat] -= 1
        f.trained[first + (ARCHERS if e.lesson == L_ARCHER else ELITES)] += 1
    else:
        f.trained[first + (ARCHERS if e.lesson == L_FROM_ARCHER else ELITES)] -= 1
        f.trained[first + GENERALS] += 1


# --- units ------------------------------------------------------------------------------------


def _shift(f: Any, seat: int, unit: int, province: int, by: int) -> None:
    at = province * len(f.order) + seat
    f.units[at] += by
    f.by_region[f.region_of[province] * len(f.order) + seat] += by
    if unit == ARCHER:
        f.archers[at] += by
    elif unit == GENERAL:
        f.generals[at] += by


def _take_off(f: Any, seat: int, unit: int, province: int) -> None:
    _shift(f, seat, unit, province, -1)
    place = {ARCHER: f.archers_free, GENERAL: f.generals_free}.get(unit, f.supply)
    place[seat] += 1


def _recruited(f: Any, e: Any) -> None:
    """7.5: who is trained leaves the barracks to those who follow."""
    _shift(f, e.seat, e.unit, e.province, 1)
    if e.unit == ARMY:
        f.supply[e.seat] -= 1
        return
    f.trained[e.seat * 3 + PLACE[e.unit]] -= 1
    if e.unit != ELITE:
        f.supply[e.seat] += 1
        (f.archers_free if e.unit == ARCHER else f.generals_free)[e.seat] -= 1


def _moved(f: Any, e: Any) -> None:
    _shift(f, e.seat, e.unit, e.province, -1)
    _shift(f, e.seat, e.unit, e.to_province, 1)


def _drove(f: Any, e: Any) -> None:
    _shift(f, e.other, e.unit, e.province, -1)
    _shift(f, e.other, e.unit, e.to_province, 1)


def _removed(f: Any, e: Any) -> None:
    _take_off(f, e.other, e.unit, e.province)


def _leave_open(f: Any, seat: int, province: int) -> None:
    """Which types they were is not told."""
    at = province * len(f.order) + seat
    f.archers[at] = f.generals[at] = UNKNOWN


def _lose_any(f: Any, seat: int, province: int, count: int) -> None:
    """Units of any types go: to the supply, or to their locked places."""
    at = province * len(f.order) + seat
    f.units[at] -= count
    f.by_region[f.region_of[province] * len(f.order) + seat] -= count
    if NOTHING in f.dojo:
        f.supply[seat] += count
        return
    _leave_open(f, seat, province)
    f.supply[seat] = f.archers_free[seat] = f.generals_free[seat] = UNKNOWN


def _cleared(f: Any, e: Any) -> None:
    _lose_any(f, e.other, e.province, e.count)


def _thinned(f: Any, e: Any) -> None:
    """From which provinces is not told."""
    for province, region in enumerate(f.region_of):
        if region == e.region:
            _lose_any(f, e.other, province, 0)
            f.units[province * len(f.order) + e.other] = UNKNOWN
    f.by_region[e.region * len(f.order) + e.other] -= e.count


def _built(f: Any, e: Any) -> None:
    """5.3: two units become a castle."""
    _lose_any(f, e.seat, e.province, 2)
    f.castles_left[e.seat] -= 1
    f.castle[f.region_of[e.province] * len(f.order) + e.seat] = e.province


def _shipped(f: Any, e: Any) -> None:
    for province, by in ((e.province, -e.count), (e.to_province, e.count)):
        _leave_open(f, e.seat, province)
        f.units[province * len(f.order) + e.seat] += by
        f.by_region[f.region_of[province] * len(f.order) + e.seat] += by


def _explored(f: Any, e: Any) -> None:
    _shift(f, e.seat, e.unit, e.province, -1)
    f.explorers[0] += 1


def _came_down(f: Any, e: Any) -> None:
    _shift(f, e.seat, e.unit, e.province, 1)
    f.explorers[0] -= 1


TOLD: dict[str, Telling] = {
    "era": _era,
    "second-round": _second_round,
    "destiny": _destiny,
    **both("drew", _drew),
    **both("placed", _placed),
    "covered": _covered,
    "revealed": _revealed,
    "gained": _gained,
    "paid": _paid,
    "influence": _influence,
    "agenda": _agenda,
    "majority": _scored,
    "shrines": _scored,
    "siege": _scored,
    "destiny-scored": _scored,
    "leftovers": _scored,
    "turn-order": _turn_order,
    "turned-up": _turned_up,
    "took-dojo": _took_dojo,
    "trained": _trained,
    "recruited": _recruited,
    "moved": _moved,
    "drove": _drove,
    "removed": _removed,
    "cleared": _cleared,
    "thinned": _thinned,
    "built": _built,
    "shipped": _shipped,
    "explored": _explored,
    "descended": _came_down,
    "retreated": _came_down,
}

HOOKS = Hooks(draw_play, games=32, every=6, undone=10, facts=find_facts, told=TOLD)
