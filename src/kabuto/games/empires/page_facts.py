"""What the rules page has from the box in use: numbers, tables, what is as in the shipped one."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from kabuto.kernel import Kind, Named, PageFacts, Phrase, Rows

from .board import list_brackets
from .box import box_of
from .box_facts import Box
from .box_file import EmpiresFile
from .components import (
    AGENDA,
    CAPITAL,
    GROUND,
    MODIFIER,
    MOUNTAIN,
    NEUTRAL,
    ORDER,
    PLAIN,
    PROVINCE,
    REGION,
    RESOURCE,
    SEATS,
    SHRINE,
    TILE,
)
from .facts import describe_needs, facts_of
from .state import Options

_THIRD = 3
"""The third opponent that one covers in a round."""

_AS_SHIPPED = {
    "map": ("names", "region_of", "ground", "neighbours", "borders", "regions", "shrines"),
    "orders": ("steps", "extra", "price"),
    "copies": ("copies",),
    "slots": ("slots", "region_of_slot", "printed"),
    "destiny": ("destiny",),
    "majority": ("majority",),
    "brackets": ("values",),
    "cover": ("cover_price", "covered_at_most"),
    "strength": ("army_strength", "castle_strength", "siege_strength", "general_strength"),
    "tiles": ("tiles",),
    "colours": ("shrine_pieces", "shrine_table"),
    "neutral": ("neutral_tokens",),
    "siege": ("siege_points",),
    "elites": ("elite_places",),
}
"""Under what name a paragraph asks whether these facts are as in the shipped box."""


def page_facts(options: Options) -> PageFacts:
    """The same under every other option."""
    return _facts_of(options.data)


@lru_cache(maxsize=32)
def _facts_of(data: str) -> PageFacts:
    box = box_of(data)
    facts = {
        **msgspec.structs.asdict(facts_of(box)),
        **_count_pieces(box),
        **_count_rules(box),
        **_list_map(box),
        **_list_tables(box, EmpiresFile(data, is_stored=True)),
    }
    return PageFacts(facts, _list_what_holds(box, data))


def _list_what_holds(box: Box, data: str) -> frozenset[str]:
    ours = box_of("")
    as_shipped = {
        name
        for name, fields in _AS_SHIPPED.items()
        if all(getattr(box, field) == getattr(ours, field) for field in fields)
    }
    others = {"own": bool(data), "printed": box.is_printed, "peaks": bool(box.mountains)}
    return frozenset(as_shipped | {name for name, holds in others.items() if holds})


# --- numbers ----------------------------------------------------------------------------------


def _count_pieces(box: Box) -> dict[str, int]:
    return {
        "armies": box.armies,
        "castles": box.castles,
        "tokens": box.tokens,
        "destiny": len(box.destiny),
        "hand": box.hand_size,
        "seeds": len(box.seeds),
        "seeds_each": len(box.seeds) // len(RESOURCE),
        "per_capital": box.armies_per_capital,
        "left": box.armies - box.armies_per_capital * len(box.regions),
        "start_food": box.start[0],
        "start_bushido": box.start[1],
        "start_points": box.start_points,
        "start_influence": box.start_influence,
        "shrine_pieces": len(box.shrine_pieces),
        "neutral_each": len(box.neutral_tokens) // len(NEUTRAL),
        "neutral_tokens": len(box.neutral_tokens),
        "archers": box.archers,
        "generals": box.generals,
        "elite_places": box.elite_places,
        **{f"{ORDER.label(order)}_copies": box.copies[order] for order in ORDER},
        **{f"{TILE.label(tile)}_tiles": box.tiles.count(tile) for tile in TILE},
    }


def _count_rules(box: Box) -> dict[str, int]:
    _, first, second, third = box.cover_price
    return {
        "cover_first": first,
        "cover_second": second,
        "cover_third": third if _can_cover_three(box) else 0,
        "covered_most": box.covered_at_most,
        "army_strength": box.army_strength,
        "castle_strength": box.castle_strength,
        "archer_strength": box.archer_strength,
        "siege_strength": box.siege_strength,
        "general_strength": box.general_strength,
        "shrine_points": box.shrine_points,
        "leftover_points": box.resource_points,
        "province_influence": box.province_influence,
        "castle_influence": box.castle_influence,
        "siege_points": box.siege_points,
    }


def _can_cover_three(box: Box) -> bool:
    """Whether a third token of opponents can be covered in one round."""
    return any(
        box.orders_in[seats][1] >= _THIRD and (seats - 1) * box.covered_at_most >= _THIRD
        for seats in SEATS
    )


def _list_map(box: Box) -> dict[str, Any]:
    grounds = [box.ground[p] for p in box.provinces]
    inland = [p for p in box.provinces if not box.is_coastal[p]]
    return {
        "regions": len(box.regions),
        "provinces": len(box.provinces),
        "resources": len(box.resources),
        "shrines": len(box.shrines),
        "plains": grounds.count(PLAIN),
        "mountains": len(box.mountains),
        "slots": len(box.slots),
        "inland": [_name(PROVINCE, p) for p in inland],
        "inland_count": len(inland),
    }


# --- tables -----------------------------------------------------------------------------------


def _name(kind: Kind, number: int) -> Phrase:
    """The word for a label, or the name that the host gave."""
    return Phrase(f"{kind.name}-{kind.label(number)}", {})


def _list_tables(box: Box, file: EmpiresFile) -> dict[str, Any]:
    return {
        "destiny_split": [
            Phrase("page-cards-of", {"region": REGION.label(r), "count": box.destiny.count(r)})
            for r in box.regions
        ],
        "rows-regions": Rows(_list_regions(box, file)),
        "rows-provinces": Rows([_list_province(box, p) for p in box.provinces]),
        "rows-mountains": Rows([_list_mountain(box, m) for m in box.mountains]),
        "rows-slots": Rows([[_name(REGION, r), _list_slots(box, r)] for r in box.regions]),
        "table-brackets": Rows(_list_brackets(box)),
        "rows-players": Rows([_list_players(box, seats) for seats in SEATS]),
        "rows-agendas": Rows([_list_agenda(box, file, agenda) for agenda in box.agendas]),
        "colour_points": [
            Phrase("page-shrines-of", {"count": count, "points": points})
            for count, points in enumerate(box.shrine_table)
            if count
        ],
    }


def _list_regions(box: Box, file: EmpiresFile) -> list[list[Any]]:
    rows = {file.numbers["regions"][row["id"]]: row for row in file["regions"]}
    return [
        [
            _name_region(box, r, rows[r]),
            place,
            len(box.provinces_of[r]),
            Phrase("page-majority", {"most": box.majority[r][0], "second": box.majority[r][1]}),
        ]
        for place, r in enumerate(box.regions, 1)
    ]


def _name_region(box: Box, region: int, row: dict[str, Any]) -> Phrase | Named:
    """In the shipped box with the old name of the region."""
    label = REGION.label(region)
    if label in box.names[REGION.name]:
        return _name(REGION, region)
    names = [row[f"name_{tag}"] for tag in ("en", "zh_hant", "zh_hans", "fa")]
    return Named(REGION.name, label, *names)


def _list_province(box: Box, p: int) -> list[Any]:
    ground = [_name(GROUND, box.ground[p])]
    if box.ground[p] == CAPITAL and p in box.shrines:
        ground.append(_name(GROUND, SHRINE))
    neighbours = [_name(PROVINCE, q) for q in box.neighbours[p]]
    return [_name(PROVINCE, p), _name(REGION, box.region_of[p]), ground, neighbours]


def _list_mountain(box: Box, m: int) -> list[Any]:
    borders = [_name(PROVINCE, p) for p in box.borders[m]]
    return [_name(MOUNTAIN, m), _name(REGION, box.region_of_mountain[m]), borders]


def _list_slots(box: Box, region: int) -> list[Phrase]:
    return [
        Phrase(
            "page-slot",
            {"count": box.slots.index(slot) + 1, "neutral": NEUTRAL.label(box.printed[slot])},
        )
        for slot in box.slots_of[region]
    ]


def _list_brackets(box: Box) -> list[list[Any]]:
    """Head and rows; one column where all regions have the same."""
    columns = [box.values[r] for r in box.regions]
    heads = [_name(REGION, r) for r in box.regions]
    if all(column == columns[0] for column in columns):
        columns, heads = columns[:1], [Phrase("page-value", {})]
    starts = sorted({least for column in columns for least, _ in list_brackets(column)})
    spans: list[int | Phrase] = [
        least if after == least + 1 else Phrase("page-from-to", {"least": least, "most": after - 1})
        for least, after in pairwise(starts)
    ]
    spans.append(Phrase("page-from", {"least": starts[-1]}))
    rows = [
        [span, *(column[min(least, len(column) - 1)] for column in columns)]
        for span, least in zip(spans, starts, strict=True)
    ]
    return [[Phrase("page-influence", {}), *heads], ["---"] * (len(heads) + 1), *rows]


def _list_players(box: Box, seats: int) -> list[Any]:
    first, second = box.orders_in[seats]
    return [
        seats,
        Phrase("page-each", {"count": first}),
        Phrase("page-each", {"count": second}),
        seats * box.eras,
    ]


def _list_agenda(box: Box, file: EmpiresFile, agenda: int) -> list[Any]:
    name = file.id_of("agendas", agenda)
    return [
        Named(AGENDA.name, AGENDA.label(agenda), name, name, name, name),
        describe_needs(box.agenda_needs[agenda]),
        box.agenda_points[agenda],
        _name(MODIFIER, box.agenda_modifier[agenda]),
    ]
