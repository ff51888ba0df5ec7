"""2 The box: every number and every board fact, by index into the Kinds, checked when made.

The printed board is not known (see the rules file, 1.3), so whoever owns a box may correct the
tables: the option `data` holds the text of the corrections (`tables.py` says how they are written).
It is a part of the options, and so of every record and position; `box_of(text)` is the only way to
numbers and facts, and raises a Refusal that names line and fact. Labels of provinces, regions,
mountains, orders, agendas and tiles stay those of the shipped tables; slots may become more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from kabuto.kernel import NOTHING, Move

from .box_file import Tables
from .components import (
    AGENDA,
    CAPITAL,
    COLOUR,
    GROUND,
    MODIFIER,
    MOUNTAIN,
    NEUTRAL,
    ON_BOARD,
    PROVINCE,
    REGION,
    RESOURCE,
    RESOURCE_GROUND,
    SHRINE,
    SLOT,
    TILE,
)
from .moves import EXPLORE, STEP

EVERY = -1


class Needs(Struct, frozen=True, forbid_unknown_fields=True):
    """7.1 The condition of an agenda, counted inside its region: see components.toml."""

    control: int = 0
    control_units: int = 0
    units: int = 0
    provinces: int = 0
    province_units: int = 0
    castle: bool = False
    resource: int = 0
    shrine: int = 0
    capital: int = 0


class Box(Struct, frozen=True, eq=False):
    """All tables of a game. Lists are never changed."""

    # the map
    region_of: list[int]  # by province
    ground: list[int]  # by province
    coasts: list[int]  # coastal provinces
    is_coastal: list[bool]
    neighbours: list[list[int]]
    places: list[tuple[int, int]]  # x and y by province, for drawing
    straits: list[tuple[int, ...]]
    provinces_of: list[list[int]]  # by region
    resources_of: list[list[int]]  # by region
    capital_of: list[int]
    shrines: list[int]
    resources: list[int]
    majority: list[tuple[int, int]]  # by region: most, second
    region_of_mountain: list[int]
    borders: list[list[int]]  # by mountain
    peaks_at: list[list[int]]  # by province: mountains that it borders
    mountain_places: list[tuple[int, int]]
    slots: list[int]  # from the southernmost to the northernmost
    region_of_slot: list[int]
    slots_of: list[list[int]]  # by region
    printed: list[int]  # neutral action by slot
    # pieces and numbers
    copies: list[int]  # order tokens of a player, by kind
    tokens: int
    steps: list[int]  # by order
    extra: list[int]  # what the upgrade adds, by order
    price: list[int]  # resource of the upgrade, by order
    orders_in: dict[int, tuple[int, int]]  # seats to tokens laid in each round
    destiny: list[int]
    hand_size: int
    armies: int
    castles: int
    armies_per_capital: int
    start: tuple[int, int]  # food and bushido
    start_points: int
    start_influence: int
    eras: int
    cover_price: list[int]  # own, first, second, third opponent
    covered_at_most: int
    seeds: list[int]
    # counting
    army_strength: int
    castle_strength: int
    archer_strength: int
    siege_strength: int
    general_strength: int
    values: list[int]  # by influence; the last for all that is more
    shrine_points: int
    resource_points: int
    province_influence: int
    castle_influence: int
    # variants
    agenda_points: list[int]
    agenda_modifier: list[int]
    agenda_needs: list[Needs]
    agenda_tiles: list[tuple[int, ...]]  # faces by tile
    tiles: list[int]
    shrine_pieces: list[int]
    shrine_table: list[int]
    neutral_tokens: list[int]
    archers: int
    generals: int
    elite_places: int
    archer_price: tuple[int, int]  # food, bushido
    elite_price: tuple[int, int]
    general_price: tuple[int, int]
    siege_points: int
    # ready lists of moves
    step_moves: list[list[list[Move]]]  # by province and unit
    explore_moves: list[list[list[Move]]]

    def value_of(self, influence: int) -> int:
        """2.9."""
        values = self.values
        return values[influence] if influence < len(values) else values[-1]


@lru_cache(maxsize=32)
def box_of(text: str) -> Box:
    """The box with a host's corrections; "" is the shipped one. Raises ImpossibleOption."""
    from .box_check import check_box  # the checks know the box

    tables = Tables(text)
    box = _make(tables)
    check_box(box, tables)
    return box


def _make(t: Tables) -> Box:
    return Box(
        **_read_provinces(t),
        **_read_mountains(t),
        **_read_slots(t),
        **_read_orders(t),
        **_read_setup(t),
        **_read_counting(t),
        **_read_variants(t),
        **_list_moves(t),
    )


def _number(t: Tables, kind: Any, part: str, row: dict[str, Any], field: str) -> int:
    """The number of a label in a row. Raises ImpossibleOption."""
    label, name = row[field], str(row.get("id"))
    if label not in kind.labels:
        t.refuse("value", (part, name), part=part, name=name, field=field, value=str(label)[:40])
    return int(kind.number(label))


def _numbers(t: Tables, kind: Any, part: str, row: dict[str, Any], field: str) -> list[int]:
    return [_number(t, kind, part, row | {field: label}, field) for label in row[field]]


def _read_provinces(t: Tables) -> dict[str, Any]:
    rows = t["provinces"]
    region_of = [_number(t, REGION, "provinces", row, "region") for row in rows]
    ground = [_number(t, GROUND, "provinces", row, "kind") for row in rows]
    provinces_of = [[p for p in PROVINCE if region_of[p] == r] for r in REGION]
    majority = {row["id"]: tuple(row["majority"]) for row in t["regions"]}
    return {
        "region_of": region_of,
        "ground": ground,
        "coasts": [p for p in PROVINCE if rows[p]["coastal"]],
        "is_coastal": [row["coastal"] for row in rows],
        "neighbours": [_numbers(t, PROVINCE, "provinces", row, "adjacent") for row in rows],
        "places": [(row["x"], row["y"]) for row in rows],
        "straits": [_read_strait(t, pair) for pair in t["straits"]["pairs"]],
        "provinces_of": provinces_of,
        "resources_of": [[p for p in ps if ground[p] == RESOURCE_GROUND] for ps in provinces_of],
        "capital_of": [
            next((p for p in ps if ground[p] == CAPITAL), NOTHING) for ps in provinces_of
        ],
        "shrines": [p for p in PROVINCE if ground[p] == SHRINE],
        "resources": [p for p in PROVINCE if ground[p] == RESOURCE_GROUND],
        "majority": [majority[REGION.label(r)] for r in REGION],
    }


def _read_strait(t: Tables, pair: list[str]) -> tuple[int, ...]:
    row = {"id": "straits", "pairs": pair}
    return tuple(_numbers(t, PROVINCE, "straits", row, "pairs"))


def _read_mountains(t: Tables) -> dict[str, Any]:
    rows = t["mountains"]
    borders = [_numbers(t, PROVINCE, "mountains", row, "borders") for row in rows]
    return {
        "region_of_mountain": [_number(t, REGION, "mountains", row, "region") for row in rows],
        "borders": borders,
        "peaks_at": [[m for m in MOUNTAIN if p in borders[m]] for p in PROVINCE],
        "mountain_places": [(row["x"], row["y"]) for row in rows],
    }


def _read_slots(t: Tables) -> dict[str, Any]:
    rows = sorted(t["slots"], key=lambda row: row["index"])
    slots = [_number(t, SLOT, "slots", row, "id") for row in rows]
    region_of, printed = [NOTHING] * len(SLOT), [NOTHING] * len(SLOT)
    for slot, row in zip(slots, rows, strict=True):
        region_of[slot] = _number(t, REGION, "slots", row, "region")
        printed[slot] = _number(t, NEUTRAL, "slots", row, "neutral")
    return {
        "slots": slots,
        "region_of_slot": region_of,
        "slots_of": [[s for s in slots if region_of[s] == r] for r in REGION],
        "printed": printed,
    }


def _read_orders(t: Tables) -> dict[str, Any]:
    orders, cover = t["order_tokens"], t["cover"]
    kinds = [row["upgrade_cost"] for row in orders]
    return {
        "copies": [row["copies"] for row in orders],
        "tokens": sum(row["copies"] for row in orders),
        "steps": [row.get("steps", 0) for row in orders],
        "extra": [row.get("extra", 0) for row in orders],
        "price": [RESOURCE.number(kind) if kind in RESOURCE.labels else NOTHING for kind in kinds],
        "orders_in": {
            row["players"]: (row["orders_round_1"], row["orders_round_2"])
            for row in t["player_counts"]
        },
        "cover_price": [
            cover["own_token"],
            cover["first_opponent"],
            cover["second_opponent"],
            cover["third_opponent"],
        ],
        "covered_at_most": cover["max_tokens_of_one_player_covered_by_opponents"],
    }


def _read_setup(t: Tables) -> dict[str, Any]:
    setup = t["setup"]
    half = t["box"]["seeding_tokens"] // len(RESOURCE)
    cards = {row["region"]: row["copies"] for row in t["destiny"]}
    return {
        "destiny": [r for r in REGION for _ in range(cards[REGION.label(r)])],
        "hand_size": setup["hand_size_destiny"],
        "armies": setup["army_limit"],
        "castles": setup["castle_limit"],
        "armies_per_capital": setup["armies_per_capital"],
        "start": (setup["start_food"], setup["start_bushido"]),
        "start_points": setup["start_score"],
        "start_influence": setup["start_influence"],
        "eras": setup["eras"],
        "seeds": [kind for kind in RESOURCE for _ in range(half)],
    }


def _read_counting(t: Tables) -> dict[str, Any]:
    strength, scoring = t["strength"], t["scoring"]
    values: list[int] = []
    for row in t["influence_brackets"]:
        if row["from"] != len(values) or row["to"] < row["from"]:
            t.refuse("brackets", ("influence_brackets", ""), least=row["from"])
        values += [row["value"]] * (row["to"] - row["from"] + 1)
    return {
        "army_strength": strength["army"],
        "castle_strength": strength["castle"],
        "archer_strength": strength["archer"],
        "siege_strength": strength["archer_in_province_with_enemy_castle"],
        "general_strength": strength["general"],
        "values": values or [0],
        "shrine_points": scoring["shrine_points"],
        "resource_points": scoring["leftover_resource_points"],
        "province_influence": scoring["influence_per_controlled_province"],
        "castle_influence": scoring["influence_per_castle"],
    }


def _read_needs(t: Tables, row: dict[str, Any]) -> Needs:
    needs = row["needs"]
    every = {"resource": EVERY} if needs.get("resource") == "every" else {}
    try:
        return msgspec.convert(needs | every, Needs)
    except msgspec.ValidationError as error:
        place = ("agendas", row["id"])
        t.refuse("needs", place, agenda=row["id"], problem=str(error)[:80])


def _read_variants(t: Tables) -> dict[str, Any]:
    agendas, shrines, random, dojo = (
        t["agendas"], t["grand_shrines"], t["random_neutral"], t["dojo"],
    )  # fmt: skip
    names = list(dict.fromkeys(row["tile"] for row in agendas))
    return {
        "agenda_points": [row["points"] for row in agendas],
        "agenda_modifier": [_number(t, MODIFIER, "agendas", row, "modifier") for row in agendas],
        "agenda_needs": [_read_needs(t, row) for row in agendas],
        "agenda_tiles": [tuple(a for a in AGENDA if agendas[a]["tile"] == name) for name in names],
        "tiles": [k for k in TILE for _ in range(t["mountain_tiles"][k]["copies"])],
        "shrine_pieces": [c for c in COLOUR for _ in range(shrines["copies_each"])],
        "shrine_table": shrines["points_by_count"],
        "neutral_tokens": [k for k in NEUTRAL for _ in range(random["copies_each"])],
        "archers": dojo["archers"],
        "generals": dojo["generals"],
        "elite_places": dojo["elite_places"],
        "archer_price": (0, dojo["train_archer_bushido"]),
        "elite_price": (dojo["train_elite_food"], 0),
        "general_price": (dojo["train_general_food"], dojo["train_general_bushido"]),
        "siege_points": dojo["archer_siege_points"],
    }


def _list_moves(t: Tables) -> dict[str, Any]:
    near, high = _read_provinces(t)["neighbours"], _read_mountains(t)["peaks_at"]
    return {
        "step_moves": [
            [[STEP[p, unit, q] for q in near[p] if q != p] for unit in ON_BOARD] for p in PROVINCE
        ],
        "explore_moves": [
            [[EXPLORE[p, unit, m] for m in high[p]] for unit in ON_BOARD] for p in PROVINCE
        ],
    }
