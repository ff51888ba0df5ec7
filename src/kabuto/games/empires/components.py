"""The box: what things are called. Numbers and board facts, which a host may replace: `box.py`.

Kinds (labels of provinces, slots, agendas...) are made here from the files in `data/`, once.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any

from kabuto.kernel import Kind


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", name).read_text("utf-8"))


def _ids(name: str, key: str = "id") -> list[str]:
    return [row[key] for row in SHIPPED[name]]


SHIPPED: dict[str, Any] = _read("components.toml") | _read("map.toml")
"""Both files in one: the names of their parts do not overlap, except `meta`."""

SEATS = range(2, 5)

# --- 2.5 to 2.8 the map -----------------------------------------------------------------------


def _spare(letter: str, count: int) -> list[str]:
    """Labels for what only a host's box has, after those of the shipped one."""
    return [f"{letter}{k}" for k in range(1, count + 1)]


_REGIONS = [row["id"] for row in sorted(SHIPPED["regions"], key=lambda row: row["order"])]
REGION = Kind("region", [*_REGIONS, *_spare("r", 6)])
PROVINCE = Kind("province", [*_ids("provinces"), *_spare("p", 40)])
MOUNTAIN = Kind("mountain", [*_ids("mountains"), *_spare("m", 12)])
GROUND = Kind("ground", ["capital", "resource", "shrine", "plain"])
CAPITAL, RESOURCE_GROUND, SHRINE, PLAIN = GROUND

SLOTS_A_REGION_AT_MOST = 6
_PRINTED = _ids("slots")
_SPARE = [
    label
    for region in REGION
    for k in range(1, SLOTS_A_REGION_AT_MOST + 1)
    if (label := f"{REGION.label(region)}-{k}") not in _PRINTED
]
SLOT = Kind("slot", [*_PRINTED, *_SPARE])  # a box file may have more of them than the shipped map

# --- 2.1 to 2.4 pieces ------------------------------------------------------------------------

ORDER = Kind("order", _ids("order_tokens"))
RECRUIT, MOVE3, MOVE2PLUS, MOVE2SHIP, ATTACK, HARVEST, BUILD = ORDER
NEUTRAL = Kind("neutral", _ids("neutral_actions"))
N_MOVE, N_ATTACK, N_RECRUIT, N_HARVEST = NEUTRAL
RESOURCE = Kind("resource", ["food", "bushido"])
FOOD, BUSHIDO = RESOURCE

# An elite is a way to train and to arrive: on the board it is an army.
UNIT = Kind("unit", ["army", "archer", "general", "elite"])
ARMY, ARCHER, GENERAL, ELITE = UNIT
ON_BOARD = (ARMY, ARCHER, GENERAL)

_PAIRS = [(ARMY, ARMY), (ARMY, ARCHER), (ARMY, GENERAL), (ARCHER, ARCHER), (ARCHER, GENERAL)]
CARGOES: list[tuple[int, ...]] = [(ARMY,), (ARCHER,), (GENERAL,), *_PAIRS]
CARGO = Kind("cargo", ["+".join(map(UNIT.label, units)) for units in CARGOES])
PAIRS = range(3, len(CARGOES))

# --- 7 variants -------------------------------------------------------------------------------

AGENDA = Kind("agenda", [*_ids("agendas"), *_spare("g", 20)])
MODIFIER = Kind(
    "modifier", ["attack_free", "move2plus_free", "recruit_free", "ship_free", "harvest_plus"]
)
ATTACK_FREE, MOVE2PLUS_FREE, RECRUIT_FREE, SHIP_FREE, HARVEST_PLUS = MODIFIER
TILE = Kind("tile", _ids("mountain_tiles"))
RETREAT, T_RECRUIT, T_BUSHIDO, T_FOOD, T_NEUTRAL, _AMBUSH = TILE
COLOUR = Kind("colour", SHIPPED["grand_shrines"]["colors"])
DOJO = Kind("dojo", _ids("dojos"))
EARTH, WIND, FIRE, WATER, VOID = DOJO
LESSON = Kind("lesson", ["archer", "elite", "general-from-archer", "general-from-elite"])
L_ARCHER, L_ELITE, L_FROM_ARCHER, L_FROM_ELITE = LESSON

Region = Annotated[int, REGION]
Province = Annotated[int, PROVINCE]
Mountain = Annotated[int, MOUNTAIN]
Ground = Annotated[int, GROUND]
Slot = Annotated[int, SLOT]
Order = Annotated[int, ORDER]
Neutral = Annotated[int, NEUTRAL]
Resource = Annotated[int, RESOURCE]
Unit = Annotated[int, UNIT]
Cargo = Annotated[int, CARGO]
Agenda = Annotated[int, AGENDA]
Modifier = Annotated[int, MODIFIER]
Tile = Annotated[int, TILE]
Colour = Annotated[int, COLOUR]
Dojo = Annotated[int, DOJO]

OPTION_RULES = {
    "agendas": "7.1",
    "mountains": "7.2",
    "grand_shrines": "7.3",
    "dojos": "7.5",
    "dojo_choice": "3.2",
    "random_neutral": "7.4",
    "open_resources": "8",
    "mountain_neutral": "7.2",
    "uncovered_tokens": "4.7",
    "own_covering": "4.6",
    "neutral_action": "5.2",
    "castle_in_region": "5.4",
    "agenda_faces": "3.2",
}
PRESETS: dict[str, dict[str, Any]] = {
    "base": {},
    "variants": {"agendas": True, "mountains": True, "grand_shrines": True},
    "tokugawa": {"dojos": True},
    "everything": {
        "agendas": True,
        "mountains": True,
        "grand_shrines": True,
        "dojos": True,
        "random_neutral": True,
    },
    # as the text from which this project began tells it, word for word
    "source": {
        "uncovered_tokens": "rest",
        "own_covering": "counts",
        "neutral_action": "compulsory",
        "castle_in_region": "for_all",
        "agenda_faces": "mixed",
    },
}
