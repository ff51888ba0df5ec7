"""2 Every number and every board fact of a box, by index into the Kinds, read from its file.

Labels of provinces, regions, mountains, orders, agendas and tiles are always those of the shipped
box; slots may become more.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kabuto.kernel import NOTHING, Move

from .box_file import BoxFile, write_value
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
    """Everything that a game reads from its box. Lists are never changed."""

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

    def modifier_of(self, agenda: int) -> int:
        """7.1: the rule for order tokens that an agenda brings; none without an agenda."""
        return NOTHING if agenda == NOTHING else self.agenda_modifier[agenda]

    def value_of(self, influence: int) -> int:
        """2.9."""
        values = self.values
        return values[influence] if influence < len(values) else values[-1]


def make_box(file: BoxFile) -> Box:
    """Raises ImpossibleOption where the file cannot be read as a box."""
    return Box(
        **_read_provinces(file),
        **_read_mountains(file),
        **_read_slots(file),
        **_read_orders(file),
        **_read_setup(file),
        **_read_counting(file),
        **_read_variants(file),
        **_list_moves(file),
    )


def _number(file: BoxFile, kind: Any, part: str, row: dict[str, Any], field: str) -> int:
    """The number of a label in a row. Raises ImpossibleOption."""
    label = row[field]
    if label not in kind.labels:
        file.refuse_value(part, str(row.get("id", "")), field, label)
    return int(kind.number(label))


def _numbers(file: BoxFile, kind: Any, part: str, row: dict[str, Any], field: str) -> list[int]:
    return [_number(file, kind, part, row | {field: label}, field) for label in row[field]]


def _read_provinces(file: BoxFile) -> dict[str, Any]:
    rows = file["provinces"]
    region_of = [_number(file, REGION, "provinces", row, "region") for row in rows]
    ground = [_number(file, GROUND, "provinces", row, "kind") for row in rows]
    provinces_of = [[p for p in PROVINCE if region_of[p] == r] for r in REGION]
    majority = {row["id"]: tuple(row["majority"]) for row in file["regions"]}
    return {
        "region_of": region_of,
        "ground": ground,
        "coasts": [p for p in PROVINCE if rows[p]["coastal"]],
        "is_coastal": [row["coastal"] for row in rows],
        "neighbours": [_numbers(file, PROVINCE, "provinces", row, "adjacent") for row in rows],
        "places": [(row["x"], row["y"]) for row in rows],
        "straits": [_read_strait(file, pair) for pair in file["straits"]["pairs"]],
        "provinces_of": provinces_of,
        "resources_of": [[p for p in ps if ground[p] == RESOURCE_GROUND] for ps in provinces_of],
        "capital_of": [
            next((p for p in ps if ground[p] == CAPITAL), NOTHING) for ps in provinces_of
        ],
        "shrines": [p for p in PROVINCE if ground[p] == SHRINE],
        "resources": [p for p in PROVINCE if ground[p] == RESOURCE_GROUND],
        "majority": [majority[REGION.label(r)] for r in REGION],
    }


def _read_strait(file: BoxFile, pair: list[str]) -> tuple[int, ...]:
    return tuple(_numbers(file, PROVINCE, "straits", {"pairs": pair}, "pairs"))


def _read_mountains(file: BoxFile) -> dict[str, Any]:
    rows = file["mountains"]
    borders = [_numbers(file, PROVINCE, "mountains", row, "borders") for row in rows]
    return {
        "region_of_mountain": [_number(file, REGION, "mountains", row, "region") for row in rows],
        "borders": borders,
        "peaks_at": [[m for m in MOUNTAIN if p in borders[m]] for p in PROVINCE],
        "mountain_places": [(row["x"], row["y"]) for row in rows],
    }


def _read_slots(file: BoxFile) -> dict[str, Any]:
    rows = sorted(file["slots"], key=lambda row: row["index"])
    slots = [_number(file, SLOT, "slots", row, "id") for row in rows]
    region_of, printed = [NOTHING] * len(SLOT), [NOTHING] * len(SLOT)
    for slot, row in zip(slots, rows, strict=True):
        region_of[slot] = _number(file, REGION, "slots", row, "region")
        printed[slot] = _number(file, NEUTRAL, "slots", row, "neutral")
    return {
        "slots": slots,
        "region_of_slot": region_of,
        "slots_of": [[s for s in slots if region_of[s] == r] for r in REGION],
        "printed": printed,
    }


def _read_orders(file: BoxFile) -> dict[str, Any]:
    orders, cover = file["order_tokens"], file["cover"]
    kinds = [row["upgrade_cost"] for row in orders]
    return {
        "copies": [row["copies"] for row in orders],
        "tokens": sum(row["copies"] for row in orders),
        "steps": [row.get("steps", 0) for row in orders],
        "extra": [row.get("extra", 0) for row in orders],
        "price": [RESOURCE.number(kind) if kind in RESOURCE.labels else NOTHING for kind in kinds],
        "orders_in": {
            row["players"]: (row["orders_round_1"], row["orders_round_2"])
            for row in file["player_counts"]
        },
        "cover_price": [
            cover["own_token"],
            cover["first_opponent"],
            cover["second_opponent"],
            cover["third_opponent"],
        ],
        "covered_at_most": cover["max_tokens_of_one_player_covered_by_opponents"],
    }


def _read_setup(file: BoxFile) -> dict[str, Any]:
    setup = file["setup"]
    half = file["box"]["seeding_tokens"] // len(RESOURCE)
    cards = {row["region"]: row["copies"] for row in file["destiny"]}
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


def _read_counting(file: BoxFile) -> dict[str, Any]:
    strength, scoring = file["strength"], file["scoring"]
    values: list[int] = []
    for row in file["influence_brackets"]:
        falls = bool(values) and row["value"] < values[-1]
        if row["from"] != len(values) or row["to"] < row["from"] or falls:
            file.refuse("brackets", ("influence_brackets",), least=row["from"])
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


def _read_needs(file: BoxFile, row: dict[str, Any]) -> Needs:
    needs, agenda = row["needs"], row["id"]
    every = {"resource": EVERY} if needs.get("resource") == "every" else {}
    places = (("agendas", agenda, "needs"), ("agendas", agenda))
    try:
        found = msgspec.convert(needs | every, Needs)
    except msgspec.ValidationError as error:
        file.refuse("needs", *places, agenda=agenda, problem=str(error)[:80])
    if found == Needs() or any(isinstance(v, int) and v < 0 for v in needs.values()):
        file.refuse("needs", *places, agenda=agenda, problem=write_value(needs))
    return found


def _read_variants(file: BoxFile) -> dict[str, Any]:
    agendas, shrines, random, dojo = (
        file["agendas"], file["grand_shrines"], file["random_neutral"], file["dojo"],
    )  # fmt: skip
    names = list(dict.fromkeys(row["tile"] for row in agendas))
    return {
        "agenda_points": [row["points"] for row in agendas],
        "agenda_modifier": [_number(file, MODIFIER, "agendas", row, "modifier") for row in agendas],
        "agenda_needs": [_read_needs(file, row) for row in agendas],
        "agenda_tiles": [tuple(a for a in AGENDA if agendas[a]["tile"] == name) for name in names],
        "tiles": [k for k in TILE for _ in range(file["mountain_tiles"][k]["copies"])],
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


def _list_moves(file: BoxFile) -> dict[str, Any]:
    near, high = _read_provinces(file)["neighbours"], _read_mountains(file)["peaks_at"]
    return {
        "step_moves": [
            [[STEP[p, unit, q] for q in near[p] if q != p] for unit in ON_BOARD] for p in PROVINCE
        ],
        "explore_moves": [
            [[EXPLORE[p, unit, m] for m in high[p]] for unit in ON_BOARD] for p in PROVINCE
        ],
    }
