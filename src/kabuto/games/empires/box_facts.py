"""2 Every number and every board fact of a box, by index into the Kinds, read from its file.

Labels of orders, tiles and colours are always those of the shipped box. Provinces, regions,
mountains, agendas and slots may be others: see box_file.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from kabuto.kernel import NOTHING, Kind, Move, write_value

from .box_file import NAMES, EmpiresFile
from .components import (
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
    SHIPPED,
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

    # the map: numbers that this box has, in lists by number the others leave gaps
    provinces: list[int]
    regions: list[int]  # from south to north
    mountains: list[int]
    agendas: list[int]
    names: dict[str, dict[str, tuple[str, ...]]]  # by kind and label, in four languages
    region_of: list[int]  # by province
    ground: list[int]  # by province
    coasts: list[int]  # coastal provinces
    is_coastal: list[bool]
    neighbours: list[list[int]]
    places: list[tuple[int, int]]  # x and y by province, for drawing
    straits: list[tuple[int, ...]]
    is_printed: bool  # entered from the published box, as the host says
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
    values: list[list[int]]  # by region, then influence; the last for all that is more
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

    def value_of(self, region: int, influence: int) -> int:
        """2.9."""
        values = self.values[region]
        return values[influence] if influence < len(values) else values[-1]


def make_box(file: EmpiresFile) -> Box:
    """The box of a file; what cannot be read has been noted there, and is missing here."""
    facts = {
        **_read_provinces(file),
        **_read_regions(file),
        **_read_mountains(file),
        **_read_slots(file),
        **_read_orders(file),
        **_read_setup(file),
        **_read_counting(file),
        **_read_variants(file),
        "names": _read_names(file),
        "is_printed": file.is_printed,
    }
    return Box(**facts, **_list_moves(facts))


# --- labels of the file to numbers ------------------------------------------------------------


def _number(file: EmpiresFile, kind: Kind, part: str, row: dict[str, Any], field: str) -> int:
    """The number of a label in a row; NOTHING, and a note, where there is no such label."""
    return _find(file, _NUMBERS[kind.name](file), part, row, field, row[field])


def _find(
    file: EmpiresFile,
    numbers: dict[str, int],
    part: str,
    row: dict[str, Any],
    field: str,
    label: str,
) -> int:
    if label in numbers:
        return numbers[label]
    listed = list(numbers)
    possible = ", ".join(listed[:_LISTED]) + (", …" if len(listed) > _LISTED else "")
    file.refuse_value(part, str(row.get("id", "")), field, label, possible)
    return NOTHING


_LISTED = 12


def _numbers(file: EmpiresFile, part: str, row: dict[str, Any], field: str) -> list[int]:
    """The numbers of provinces."""
    known = file.numbers["provinces"]
    found = [_find(file, known, part, row, field, label) for label in row[field]]
    return [number for number in found if number != NOTHING]


def _fixed(kind: Kind) -> Callable[[EmpiresFile], dict[str, int]]:
    numbers = {kind.label(number): number for number in kind}
    return lambda _: numbers


_NUMBERS: dict[str, Callable[[EmpiresFile], dict[str, int]]] = {
    kind.name: _fixed(kind) for kind in (GROUND, NEUTRAL, MODIFIER)
} | {"region": lambda file: file.numbers["regions"]}


def _rows(file: EmpiresFile, part: str) -> list[tuple[int, dict[str, Any]]]:
    """The rows of a part that have a number, each with it."""
    numbers = file.numbers[part]
    return [(numbers[row["id"]], row) for row in file[part] if row["id"] in numbers]


def _count(file: EmpiresFile, part: str) -> int:
    """How long a list by number is: what the box does not have leaves gaps."""
    return max(file.numbers[part].values(), default=NOTHING) + 1


T = TypeVar("T")


def _spread(file: EmpiresFile, part: str, gap: T, found: dict[int, T]) -> list[T]:
    """A list by number."""
    return [found.get(number, gap) for number in range(_count(file, part))]


# --- the map ----------------------------------------------------------------------------------


def _read_provinces(file: EmpiresFile) -> dict[str, Any]:
    part = "provinces"
    rows = dict(_rows(file, part))
    region_of = {p: _number(file, REGION, part, row, "region") for p, row in rows.items()}
    ground = {p: _number(file, GROUND, part, row, "kind") for p, row in rows.items()}
    holy = {p for p, row in rows.items() if ground[p] == SHRINE or row.get("shrine", False)}
    near = {p: _numbers(file, part, row, "adjacent") for p, row in rows.items()}
    coasts = {p: bool(row["coastal"]) for p, row in rows.items()}
    provinces = sorted(rows)
    provinces_of = [
        [p for p in provinces if region_of[p] == r] for r in range(_count(file, "regions"))
    ]
    return {
        "provinces": provinces,
        "region_of": _spread(file, part, NOTHING, region_of),
        "ground": _spread(file, part, NOTHING, ground),
        "coasts": [p for p in provinces if coasts[p]],
        "is_coastal": [coasts.get(p, False) for p in range(_count(file, part))],
        "neighbours": _spread(file, part, [], near),
        "places": _spread(file, part, (0, 0), {p: (row["x"], row["y"]) for p, row in rows.items()}),
        "straits": [
            tuple(_numbers(file, "straits", {"pairs": pair}, "pairs"))
            for pair in file["straits"]["pairs"]
        ],
        "provinces_of": provinces_of,
        "resources_of": [[p for p in ps if ground[p] == RESOURCE_GROUND] for ps in provinces_of],
        "capital_of": [
            next((p for p in ps if ground[p] == CAPITAL), NOTHING) for ps in provinces_of
        ],
        "shrines": [p for p in provinces if p in holy],
        "resources": [p for p in provinces if ground[p] == RESOURCE_GROUND],
    }


def _read_regions(file: EmpiresFile) -> dict[str, Any]:
    rows = _rows(file, "regions")
    majority = {r: tuple(row["majority"]) for r, row in rows}
    return {
        "regions": [r for r, row in sorted(rows, key=lambda pair: pair[1]["order"])],
        "majority": _spread(file, "regions", (0, 0), majority),
    }


def _read_mountains(file: EmpiresFile) -> dict[str, Any]:
    part = "mountains"
    rows = dict(_rows(file, part))
    region_of = {m: _number(file, REGION, part, row, "region") for m, row in rows.items()}
    borders = {m: _numbers(file, part, row, "borders") for m, row in rows.items()}
    places = {m: (row["x"], row["y"]) for m, row in rows.items()}
    return {
        "mountains": sorted(rows),
        "region_of_mountain": _spread(file, part, NOTHING, region_of),
        "borders": _spread(file, part, [], borders),
        "peaks_at": [
            [m for m in sorted(rows) if p in borders[m]] for p in range(_count(file, "provinces"))
        ],
        "mountain_places": _spread(file, part, (0, 0), places),
    }


def _read_slots(file: EmpiresFile) -> dict[str, Any]:
    rows = sorted(file["slots"], key=lambda row: row["index"])
    known = file.numbers["slots"]
    slots = [_find(file, known, "slots", row, "id", row["id"]) for row in rows]
    count = max(len(_SHIPPED_SLOTS), _count(file, "slots"))
    region_of, printed = [NOTHING] * count, [NOTHING] * count
    for slot, row in zip(slots, rows, strict=True):
        region = _number(file, REGION, "slots", row, "region")
        neutral = _number(file, NEUTRAL, "slots", row, "neutral")
        if slot != NOTHING:
            region_of[slot], printed[slot] = region, neutral
    return {
        "slots": slots,
        "region_of_slot": region_of,
        "slots_of": [
            [s for s in slots if region_of[s] == r] for r in range(_count(file, "regions"))
        ],
        "printed": printed,
    }


_SHIPPED_SLOTS = [
    s for s in SLOT if SLOT.label(s).rsplit("-", 1)[0] in {row["id"] for row in SHIPPED["regions"]}
]


def _read_names(file: EmpiresFile) -> dict[str, dict[str, tuple[str, ...]]]:
    """What a host calls things, by label: in English, Taiwanese, mainland Chinese and Persian."""
    return {
        kind.name: {
            kind.label(number): names
            for number, row in _rows(file, part)
            if (names := read_names_of(row)) != read_names_of(_SHIPPED_ROWS.get(row["id"], {}))
        }
        for part, kind in (("regions", REGION), ("provinces", PROVINCE), ("mountains", MOUNTAIN))
    }


_SHIPPED_ROWS = {
    row["id"]: row for part in ("regions", "provinces", "mountains") for row in SHIPPED[part]
}
_THEN = {  # for want of a name in one language, that in these
    "name_en": ("name_zh_hant", "name_zh_hans", "name_fa"),
    "name_zh_hant": ("name_zh_hans", "name_en", "name_fa"),
    "name_zh_hans": ("name_zh_hant", "name_en", "name_fa"),
    "name_fa": ("name_en", "name_zh_hant", "name_zh_hans"),
}


def read_names_of(row: dict[str, Any]) -> tuple[str, ...]:
    """In each language; a name that is missing is that of another language, at last the id."""
    shipped = _SHIPPED_ROWS.get(row.get("id", ""), {})
    if all(row.get(name) in ("", None, shipped.get(name)) for name in NAMES):
        row = shipped or row  # what is called as ours is so in every language
    return tuple(
        next((row[name] for name in (own, *_THEN[own]) if row.get(name)), row.get("id", ""))
        for own in NAMES
    )


# --- pieces and numbers -----------------------------------------------------------------------


def _read_orders(file: EmpiresFile) -> dict[str, Any]:
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


def _read_setup(file: EmpiresFile) -> dict[str, Any]:
    setup = file["setup"]
    half = file["box"]["seeding_tokens"] // len(RESOURCE)
    cards = [
        (_number(file, REGION, "destiny", row | {"id": row["region"]}, "region"), row["copies"])
        for row in file["destiny"]
    ]
    return {
        "destiny": sorted(r for r, copies in cards for _ in range(copies)),
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


def _read_counting(file: EmpiresFile) -> dict[str, Any]:
    strength, scoring = file["strength"], file["scoring"]
    return {
        "army_strength": strength["army"],
        "castle_strength": strength["castle"],
        "archer_strength": strength["archer"],
        "siege_strength": strength["archer_in_province_with_enemy_castle"],
        "general_strength": strength["general"],
        "values": _read_brackets(file),
        "shrine_points": scoring["shrine_points"],
        "resource_points": scoring["leftover_resource_points"],
        "province_influence": scoring["influence_per_controlled_province"],
        "castle_influence": scoring["influence_per_castle"],
    }


def _read_brackets(file: EmpiresFile) -> list[list[int]]:
    """2.9 Values of influence by region: those of the region, else those of all."""
    part, known = "influence_brackets", file.numbers["regions"]
    rows: dict[int, list[dict[str, Any]]] = {NOTHING: []}
    for row in file[part]:
        label = row.get("region", "")
        region = _find(file, known, part, row, "region", label) if label else NOTHING
        if region != NOTHING or not label:
            rows.setdefault(region, []).append(row)
    if not rows[NOTHING] and 1 < len(rows) <= len(known):
        file.refuse("brackets", (part,), least=0)
    values = {region: _spread_brackets(file, found) for region, found in rows.items()}
    return _spread(file, "regions", values[NOTHING], values)


def _spread_brackets(file: EmpiresFile, rows: list[dict[str, Any]]) -> list[int]:
    """The value of each influence; they start at 0 and rise without gaps."""
    values: list[int] = []
    for row in rows:
        place, least = ("influence_brackets",), row["from"]
        if least != len(values) or row["to"] < least:
            file.refuse("brackets", place, least=least)
            break
        if values and row["value"] < values[-1]:
            file.refuse_new("brackets", place, least=least)
        values += [row["value"]] * (row["to"] - row["from"] + 1)
    return values or [0]


def _read_needs(file: EmpiresFile, row: dict[str, Any]) -> Needs:
    needs, agenda = row["needs"], row["id"]
    every = {"resource": EVERY} if needs.get("resource") == "every" else {}
    places = (("agendas", agenda, "needs"), ("agendas", agenda))
    try:
        found = msgspec.convert(needs | every, Needs)
    except msgspec.ValidationError as error:
        file.refuse("needs", *places, agenda=agenda, problem=str(error)[:80])
        return Needs()
    bounded = all(0 <= n <= _NEEDS_AT_MOST for n in needs.values() if n != "every")
    if not bounded or not _asks_for_anything(found):
        refuse = file.refuse_new if bounded else file.refuse
        refuse("needs", *places, agenda=agenda, problem=write_value(needs))
    return found


_NEEDS_AT_MOST = 1000


def _asks_for_anything(needs: Needs) -> bool:
    """Units for each province are nothing without a number of provinces to have them in."""
    counted = needs.control or needs.units or needs.provinces or needs.resource
    return bool(counted or needs.castle or needs.shrine or needs.capital)


def _read_variants(file: EmpiresFile) -> dict[str, Any]:
    shrines, random, dojo = file["grand_shrines"], file["random_neutral"], file["dojo"]
    agendas = dict(_rows(file, "agendas"))
    names = list(dict.fromkeys(row["tile"] for row in agendas.values()))
    modifiers = {
        a: _number(file, MODIFIER, "agendas", row, "modifier") for a, row in agendas.items()
    }
    needs = {a: _read_needs(file, row) for a, row in agendas.items()}
    return {
        "agendas": sorted(agendas),
        "agenda_points": _spread(file, "agendas", 0, {a: r["points"] for a, r in agendas.items()}),
        "agenda_modifier": _spread(file, "agendas", NOTHING, modifiers),
        "agenda_needs": _spread(file, "agendas", Needs(), needs),
        "agenda_tiles": [
            tuple(a for a in sorted(agendas) if agendas[a]["tile"] == name) for name in names
        ],
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


def _list_moves(facts: dict[str, Any]) -> dict[str, Any]:
    near, high = facts["neighbours"], facts["peaks_at"]
    return {
        "step_moves": [
            [[STEP[p, unit, q] for q in near[p] if q != p] for unit in ON_BOARD]
            for p in range(len(near))
        ],
        "explore_moves": [
            [[EXPLORE[p, unit, m] for m in high[p]] for unit in ON_BOARD] for p in range(len(high))
        ],
    }
