"""Boxes that nobody has: maps drawn at random."""

from __future__ import annotations

import json
from math import ceil
from random import Random
from typing import Any

from kabuto.games.empires import components
from kabuto.games.empires.box_file import REPLACED

Row = dict[str, Any]

MODIFIERS = ("attack_free", "move2plus_free", "recruit_free", "ship_free", "harvest_plus")
NEUTRALS = ("move", "attack", "recruit", "harvest")


def make_box_file(rng: Random) -> str:
    """A whole box that can be played: 15 to 40 provinces, 2 to 6 regions, 0 to 12 mountains."""
    provinces = _make_provinces(rng)
    regions = list(dict.fromkeys(row["region"] for row in provinces))
    slots = _make_slots(rng, regions)
    mountains = _make_mountains(rng, provinces)
    kinds = [row["kind"] for row in provinces]
    shrines = sum("shrine" in (row["kind"], *row) for row in provinces)
    resources = kinds.count("resource")
    pieces = max(1, ceil(shrines / 3)) + rng.randrange(2)
    eras = rng.randint(1, 3)
    cards = ceil(4 * (2 + eras) / len(regions)) + rng.randrange(3)
    table = sorted(rng.randrange(9) for _ in range(pieces + 1))
    parts: dict[str, Row | list[Row]] = {
        "meta": {"whole": True, "board_status": rng.choice(("printed", "reconstructed"))},
        "setup": _make_setup(rng, eras),
        "strength": _make_strength(rng),
        "box": {"seeding_tokens": resources},
        "grand_shrines": {"copies_each": pieces, "placed": shrines, "points_by_count": table},
        "random_neutral": {"copies_each": ceil(len(slots) / 4)},
        "order_tokens": _make_orders(rng),
        "influence_brackets": _make_brackets(rng, regions),
        "dojo": _make_dojo(rng),
        "cover": _make_cover(rng),
        "scoring": {field: rng.randrange(4) for field in SCORING},
        "straits": {"pairs": _make_straits(rng, provinces)},
        "regions": _make_regions(rng, regions),
        "provinces": provinces,
        "mountains": mountains,
        "slots": slots,
        "destiny": [{"region": region, "copies": cards} for region in regions],
        "mountain_tiles": [{"id": "food", "copies": 2 + rng.randrange(8) + len(mountains)}],
        "agendas": _make_agendas(rng, provinces, regions),
    }
    return "\n".join(write_part(name, part) for name, part in parts.items() if part != [])


def _make_provinces(rng: Random) -> list[Row]:
    size, regions = rng.randint(15, 40), rng.randint(2, 6)
    names = [f"land-{k}" for k in range(size)]
    if rng.random() < 0.5:  # some are called as in the shipped box
        names[: len(SHIPPED)] = [
            rng.choice((own, name)) for own, name in zip(names, SHIPPED, strict=False)
        ]
    homes = [f"realm{k * regions // size}" for k in range(size)]
    kinds = [
        "capital" if k == homes.index(home) else rng.choice(("resource", "shrine", "plain"))
        for k, home in enumerate(homes)
    ]
    if kinds.count("resource") % 2:  # as many food as bushido
        kinds[kinds.index("resource")] = "plain"
    borders = {(rng.randrange(max(0, k - 4), k), k) for k in range(1, size)}
    borders |= {tuple(sorted(rng.sample(range(size), 2))) for _ in range(size // 2)}  # type: ignore[misc]
    near: list[list[str]] = [[] for _ in names]
    for a, b in sorted(borders):
        near[a].append(names[b])
        near[b].append(names[a])
    coastal = [rng.random() < 0.6 or k < 2 for k in range(size)]
    return [
        {
            "id": names[k],
            "region": homes[k],
            "kind": kinds[k],
            "coastal": coastal[k],
            "adjacent": near[k],
            **_make_names(rng, f"Land {k}"),
            **({"shrine": True} if kinds[k] == "capital" and rng.random() < 0.3 else {}),
            "x": rng.randrange(1000),
            "y": rng.randrange(1000),
        }
        for k in range(size)
    ]


def _make_names(rng: Random, name: str) -> Row:
    """In some languages, or in none: then it is called by its id."""
    given = rng.sample(LANGUAGES, rng.randrange(len(LANGUAGES) + 1))
    return {f"name_{language}": name for language in given}


LANGUAGES = ("en", "zh_hant", "zh_hans", "fa")


def _make_setup(rng: Random, eras: int) -> Row:
    starts = ("start_food", "start_bushido", "start_score", "start_influence")
    return {
        "eras": eras,
        "hand_size_destiny": 3,
        "army_limit": 12 + rng.randrange(9),
        "castle_limit": rng.randint(1, 6),
        **{start: rng.randrange(5) for start in starts},
    }


def _make_strength(rng: Random) -> Row:
    """An elite is an army."""
    army = rng.randint(1, 3)
    others = ("castle", "archer", "archer_in_province_with_enemy_castle", "general")
    return {"army": army, "elite": army, **{other: rng.randrange(5) for other in others}}


def _make_orders(rng: Random) -> list[Row]:
    """Upgrades may cost the other resource; a step more or less."""
    either = ("food", "bushido")
    return [
        *({"id": token, "upgrade_cost": rng.choice(either)} for token in ("recruit", "attack")),
        {"id": "move3", "steps": rng.randint(1, 5)},
        {"id": "move2ship", "upgrade_cost": rng.choice(either), "steps": rng.randint(1, 3)},
        {
            "id": "move2plus",
            "upgrade_cost": rng.choice(either),
            "steps": rng.randint(1, 3),
            "extra": rng.randint(1, 3),
        },
    ]


def _make_brackets(rng: Random, regions: list[str]) -> list[Row]:
    """Those of all, and of some regions their own."""
    owners = ["", *(region for region in regions if rng.random() < 0.4)]
    return [row for owner in owners for row in _make_table(rng, owner)]


def _make_table(rng: Random, region: str) -> list[Row]:
    starts = [0, *sorted(rng.sample(range(1, 20), rng.randint(1, 6)))]
    values = sorted(rng.randrange(9) for _ in starts)
    ends = [start - 1 for start in starts[1:]] + [999]
    own = {"region": region} if region else {}
    return [
        {"from": start, "to": end, "value": value, **own}
        for start, end, value in zip(starts, ends, values, strict=True)
    ]


def _make_dojo(rng: Random) -> Row:
    """What training costs may be nothing."""
    prices = ("archer_bushido", "elite_food", "general_food", "general_bushido")
    return {
        "archers": rng.randrange(5),
        "generals": rng.randrange(2),
        "elite_places": rng.randrange(5),
        "archer_siege_points": rng.randrange(3),
        **{f"train_{price}": rng.randrange(4) for price in prices},
    }


def _make_cover(rng: Random) -> Row:
    prices = sorted(rng.randrange(5) for _ in range(3))
    fields = ("first_opponent", "second_opponent", "third_opponent")
    return dict(zip(fields, prices, strict=True))


SCORING = (
    "shrine_points",
    "leftover_resource_points",
    "influence_per_controlled_province",
    "influence_per_castle",
)


SHIPPED = ("satsuma", "bungo", "chikuzen", "tosa", "aki", "izumo", "harima", "yamashiro", "ise")


def _make_straits(rng: Random, provinces: list[Row]) -> list[list[str]]:
    return [[row["id"], row["adjacent"][0]] for row in rng.sample(provinces, 3)]


def _make_regions(rng: Random, regions: list[str]) -> list[Row]:
    orders = rng.sample(range(1, len(regions) + 1), len(regions))
    most = [rng.randint(1, 9) for _ in regions]
    return [
        {
            "id": region,
            "order": order,
            "majority": [points, rng.randint(0, points)],
            **_make_names(rng, f"Country of {region}"),
        }
        for region, order, points in zip(regions, orders, most, strict=True)
    ]


def _make_slots(rng: Random, regions: list[str]) -> list[Row]:
    least = ceil(12 / len(regions))
    homes = [region for region in regions for _ in range(rng.randint(least, 6))]
    return [
        {"id": f"place{k}", "index": k, "region": region, "neutral": rng.choice(NEUTRALS)}
        for k, region in enumerate(homes, 1)
    ]


def _make_mountains(rng: Random, provinces: list[Row]) -> list[Row]:
    peaks: list[Row] = []
    for k in range(rng.randrange(13)):
        region = rng.choice(provinces)["region"]
        inside = [row["id"] for row in provinces if row["region"] == region]
        borders = rng.sample(inside, min(len(inside), rng.randint(2, 4)))
        peaks.append({"id": f"peak{k}", "region": region, "borders": borders, "x": 1, "y": k})
    return peaks


def _make_agendas(rng: Random, provinces: list[Row], regions: list[str]) -> list[Row]:
    """What can be met in the poorest region can be met in every one."""
    inside = [[row["kind"] for row in provinces if row["region"] == region] for region in regions]
    poorest = {kind: min(kinds.count(kind) for kinds in inside) for kind in ("resource", "shrine")}
    size = min(map(len, inside))
    needs: list[Row] = [
        {"control": rng.randint(1, min(size, 4)), "control_units": rng.randrange(3)},
        {"units": rng.randint(3, 9)},
        {"provinces": rng.randint(1, min(size, 9)), "province_units": 1},
        {"castle": True, "capital": 1},
        *({kind: rng.randint(1, most)} for kind, most in poorest.items() if most),
        *([{"resource": "every"}] if poorest["resource"] else []),
    ]
    wanted = rng.randint(len(regions), 10)
    faces = [rng.choice(needs) for _ in range(wanted)]
    return [
        {
            "id": f"aim{k}",
            "tile": f"t{k}",
            "points": k,
            "needs": need,
            "modifier": rng.choice(MODIFIERS),
        }
        for k, need in enumerate(faces)
    ]


def write_part(name: str, part: Row | list[Row]) -> str:
    """A part of a box as TOML."""
    if isinstance(part, dict):
        return f"[{name}]\n{_write_fields(part)}"
    return "\n".join(f"[[{name}]]\n{_write_fields(row)}" for row in part)


KEYS = {"player_counts": "players", "destiny": "region"}
"""By what the rows of these parts are named."""


def write_change(part: str, at: int, field: str, value: Any) -> str:
    """A file that changes one field of the shipped box."""
    shipped = components.SHIPPED[part]
    if isinstance(shipped, dict):
        return write_part(part, {field: value})
    if part in REPLACED:
        rows = [{**row, field: value} if k == at else row for k, row in enumerate(shipped)]
        return write_part(part, rows)
    key = KEYS.get(part, "id")
    return write_part(part, [{key: shipped[at][key], field: value}])


def _write_fields(row: Row) -> str:
    return "".join(f"{field} = {_write_value(value)}\n" for field, value in row.items())


def _write_value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{k} = {_write_value(v)}' for k, v in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_write_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
