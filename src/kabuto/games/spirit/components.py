"""The box: raiders, samurai, village and numbers, read from the tables here and counted."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from kabuto.kernel import NOTHING, Kind


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", name).read_text("utf-8"))


_CARDS, _SAMURAI, _SETUP = _read("cards.toml"), _read("samurai.toml"), _read("setup.toml")

# --- 2.4 raiders ------------------------------------------------------------------------------

SYMBOL = Kind("symbol", [symbol for symbol in _CARDS["symbol_ids"] if symbol != "none"])
HAT, FARM, DOLL = SYMBOL

PENALTY = Kind("penalty", _CARDS["penalty_ids"])
(
    FIRE,
    WOUND,
    NINJA,
    NO_DEFEND,
    NO_SUPPORT,
    ARROW_LEFT,
    ARROW_RIGHT,
    MUST_PASS,
    REINFORCE,
    NO_TALENT,
    DROP_DEFENCE,
) = PENALTY

_ROWS: list[dict[str, Any]] = [*_CARDS["card"], *_CARDS["promo_card"]]
CARD = Kind("card", [row["id"] for row in _ROWS])
VALUE: list[int] = [row["value"] for row in _ROWS]
VALUES = range(1, 7)
CARD_SYMBOL = [
    NOTHING if row["symbol"] == "none" else SYMBOL.number(row["symbol"]) for row in _ROWS
]
PENALTIES = [tuple(PENALTY.number(penalty) for penalty in row["penalties"]) for row in _ROWS]
HAS_FLAMES: list[bool] = [row["flames"] for row in _ROWS]

RANK = Kind("rank", dict.fromkeys(row["kind"] for row in _ROWS))
PLUNDERER, LIEUTENANT, BOSS = RANK
CARD_RANK = [RANK.number(row["kind"]) for row in _ROWS]
EIGHTH_BOSS = CARD.number(_CARDS["promo_card"][0]["id"])
PLUNDERERS = [card for card in CARD if CARD_RANK[card] == PLUNDERER]
IS_DOLL = [symbol == DOLL for symbol in CARD_SYMBOL]

# --- 2.2 samurai ------------------------------------------------------------------------------

_BOARDS: list[dict[str, Any]] = _SAMURAI["samurai"]
SAMURAI = Kind("samurai", [row["id"] for row in _BOARDS])
"""A talent is named by the samurai on whose board it is printed."""
HEIHACHI, DAISUKE, GOROBEI, KANBEI, KIKUCHIYO, KYUZO, KATSUSHIRO = SAMURAI

KIAI: list[list[int]] = [[row[face] for row in _BOARDS] for face in ("kiai_human", "kiai_animal")]
"""KIAI[animal][samurai]: the total that fires it."""
EFFECTS: list[list[dict[str, int]]] = [
    [row[face] for row in _BOARDS] for face in ("kiai_human_effect", "kiai_animal_effect")
]
"""EFFECTS[animal][samurai]: the numbers of its Kiai (5.3)."""

# --- 2.5 village ------------------------------------------------------------------------------

FARMSTEAD = Kind("farmstead", dict.fromkeys(row["penalty"] for row in _SETUP["farmstead"]))
LOSE_FAMILY, LOSE_FARMSTEAD, LOSE_BARRICADE, RANDOM_WOUND = FARMSTEAD
FARMSTEAD_ROWS: list[dict[str, Any]] = _SETUP["farmstead"]
FARMSTEAD_BACKS = [FARMSTEAD.number(row["penalty"]) for row in FARMSTEAD_ROWS]

FAMILY = Kind("family", [row["bonus"] for row in _SETUP["family"]])
HEAL_RANDOM, ADD_BARRICADE, DISCARD_TOP_INTRUDER = FAMILY

Card = Annotated[int, CARD]
Symbol = Annotated[int, SYMBOL]
Penalty = Annotated[int, PENALTY]
Samurai = Annotated[int, SAMURAI]
Farmstead = Annotated[int, FARMSTEAD]
Family = Annotated[int, FAMILY]

# --- 3.2 numbers ------------------------------------------------------------------------------


class Difficulty(NamedTuple):
    """One column of 3.2."""

    barricades_plus: int
    plunderers_per_samurai: int
    lieutenants_extra: int
    bosses_extra: int
    farmstead_penalties: bool
    family_bonuses: bool
    score_suffix: str


Level: TypeAlias = Literal["easy", "normal", "hard", "heroic"]
DIFFICULTY: dict[Level, Difficulty] = {
    row["id"]: Difficulty(**{name: row[name] for name in Difficulty._fields})
    for row in _SETUP["difficulty"]
}
ROUNDS: int = _SETUP["limits"]["rounds"]
DEFAULT_DIFFICULTY: Level = _SETUP["limits"]["default_difficulty"]
SEATS = range(_SETUP["limits"]["min_samurai"], _SETUP["limits"]["max_samurai"] + 1)

_VARIANTS: dict[str, dict[str, Any]] = {row["id"]: row for row in _SETUP["variant"]}
RESERVE_ALWAYS: list[int] = _VARIANTS["reserve"]["mandatory_for_samurai"]
RESERVE_ALLOWED: list[int] = RESERVE_ALWAYS + _VARIANTS["reserve"]["optional_for_samurai"]
RESERVE_DURATION: Literal["round", "turn"] = _VARIANTS["reserve"]["duration"]
MIN_DOLLS: int = _VARIANTS["reserve"]["min_dolls_in_first_stack"]

PRESETS: dict[str, dict[str, Any]] = _SETUP["presets"]
PRESETS["solo"]["reserve"] = _VARIANTS["reserve"]["mandatory_in_solo"]
OPTION_RULES: dict[str, str] = {name: row["section"] for name, row in _SETUP["options"].items()}


def _count_box() -> None:
    """2.4 and 2.5: sums that no accident would make. Raises ValueError."""
    box = [card for card in CARD if card != EIGHTH_BOSS]
    symbols = [CARD_SYMBOL[card] for card in PLUNDERERS]
    facts = {
        "66 raiders": len(box) == _SETUP["components"]["raider_cards"],
        "52, 7 and 7 of the classes": [[CARD_RANK[c] for c in box].count(k) for k in RANK]
        == [52, 7, 7],
        "symbols of the plunderers": [symbols.count(s) for s in (DOLL, FARM, HAT, NOTHING)]
        == [18, 16, 14, 4],
        "flames of the plunderers": sum(HAS_FLAMES[card] for card in PLUNDERERS) == 24,
        "values of the plunderers": sum(VALUE[card] for card in PLUNDERERS) == 130,
        "6 farmsteads": len(FARMSTEAD_BACKS) == _SETUP["components"]["farmstead_tokens"],
        "3 families": len(FAMILY) == _SETUP["components"]["family_tokens"],
    }
    broken = [fact for fact, holds in facts.items() if not holds]
    if broken:
        raise ValueError(f"the box is not complete: {'; '.join(broken)}")


_count_box()
