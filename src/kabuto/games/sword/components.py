"""The box: roles, characters and cards, read from the tables beside this file and counted."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, NamedTuple

from kabuto.kernel import Kind


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", name).read_text("utf-8"))


_BASE, _SUN, _SETUP = _read("cards.toml"), _read("rising_sun.toml"), _read("setup.toml")

SEATS = range(3, 9)
BASE_SEATS_AT_MOST = 7
HAND_LIMIT: int = _SETUP["hand_limit_end_of_turn"]
DRAWN_A_TURN: int = _SETUP["base_draw"]
WEAPONS_A_TURN: int = _SETUP["base_weapons_per_turn"]
DEADLY_STRIKE: int = _SETUP["deadly_strike_penalty"]
HONOR_IN_BOX: int = _SETUP["honor_tokens_in_box"]
HONOR_IN_SUN_BOX: int = HONOR_IN_BOX + _SUN["extra_honor_tokens"]
OPTION_RULES: dict[str, str] = {name: row["section"] for name, row in _SETUP["options"].items()}
PRESETS: dict[str, dict[str, Any]] = _SETUP["presets"]

# --- 2.3 playing cards --------------------------------------------------------------------------

_NEW = [row for row in _SUN["card"] if not row.get("extra_copy_of_base_card")]
_ROWS: list[dict[str, Any]] = [*_BASE["card"], *_NEW]
CARD = Kind("card", [row["id"] for row in _ROWS])
SUIT = Kind("suit", ["origami", "fuji", "torii", "koi"])
ORIGAMI, FUJI, TORII, KOI = SUIT
SUIT_OF = [SUIT.number(row["suit"]) for row in _ROWS]
IS_WEAPON: list[bool] = [row["type"] == "weapon" for row in _ROWS]
IS_PROPERTY: list[bool] = [row["type"] == "property" for row in _ROWS]
DIFFICULTY: list[int] = [row.get("difficulty", 0) for row in _ROWS]
WOUNDS: list[int] = [w if isinstance(w := row.get("wounds", 0), int) else 0 for row in _ROWS]
"""Printed wounds; 0 where they are counted on the table (Kusanagi, Zen)."""
IS_BESTOWED = [row.get("play_on") == "any_player_including_self" for row in _ROWS]
"""Properties that may be put in front of anybody."""

ARMOR, BUSHIDO, FAST_DRAW, FOCUS = map(CARD.number, ("armor", "bushido", "fast_draw", "focus"))
ATTENDANT, PEASANT, BLEEDING_WOUND, KOTE, CURSE = map(
    CARD.number, ("attendant", "peasant", "bleeding_wound", "kote", "curse")
)
CHIGIRIKI, JITTE, KOZUKA, KUSANAGI, MAKIBISHI = map(
    CARD.number, ("chigiriki", "jitte", "kozuka", "kusanagi", "makibishi")
)
MANRIKI_GUSARI, SHIGEHTO_YUMI, TANTO, TESSEN, ZEN = map(
    CARD.number, ("manriki_gusari", "shigehto_yumi", "tanto", "tessen", "zen")
)
BATTLE_CRY, BREATHING, DAIMYO, DIVERSION = map(
    CARD.number, ("battle_cry", "breathing", "daimyo", "diversion")
)
GEISHA, JUJUTSU, PARRY_CARD, TEA_CEREMONY = map(
    CARD.number, ("geisha", "jujutsu", "parry", "tea_ceremony")
)
SIMULTANEOUS_ATTACK, COUNTERATTACK, IMITATION, INTUITION = map(
    CARD.number, ("simultaneous_attack", "counterattack", "imitation", "intuition")
)

IS_PARRY = [card in (PARRY_CARD, JITTE, TESSEN) for card in CARD]
"""Cards with the parry symbol, good against Weapons, Battle Cry and Counterattack."""

_BASE_COPIES: list[int] = [row["count"] for row in _BASE["card"]] + [0] * len(_NEW)
SUN_COPIES: dict[str, int] = {row["id"]: int(row["count"]) for row in _SUN["card"]}


class Box(NamedTuple):
    """What is in the box, with or without Rising Sun."""

    copies: list[int]  # by kind of card
    cards: list[int]  # all of them, sorted
    honor: int


def _make_box(copies: list[int], honor: int) -> Box:
    return Box(copies, [card for card in CARD for _ in range(copies[card])], honor)


def make_sun_box(copies: dict[str, int]) -> Box:
    """Base game and Rising Sun, with these copies of the cards of the expansion."""
    together = [n + copies.get(CARD.label(card), 0) for card, n in enumerate(_BASE_COPIES)]
    return _make_box(together, HONOR_IN_SUN_BOX)


BOXES = (_make_box(_BASE_COPIES, HONOR_IN_BOX), make_sun_box(SUN_COPIES))
"""By whether Rising Sun is in play."""

# --- 2.2 characters -----------------------------------------------------------------------------

_PEOPLE = [*_SETUP["character"], *_SETUP["promo_character"], *_SUN["character"]]
CHARACTER = Kind("character", [row["id"] for row in _PEOPLE])
RESILIENCE: list[int] = [row["resilience"] for row in _PEOPLE]
BASE_CHARACTERS = range(len(_SETUP["character"]))
PROMO_CHARACTERS = range(len(BASE_CHARACTERS), len(BASE_CHARACTERS) + 1)
SUN_CHARACTERS = range(PROMO_CHARACTERS.stop, len(CHARACTER))

BENKEI, CHIYOME, GINCHIYO, GOEMON, HANZO, HIDEYOSHI = map(
    CHARACTER.number, ("benkei", "chiyome", "ginchiyo", "goemon", "hanzo", "hideyoshi")
)
IEYASU, KOJIRO, MUSASHI, NOBUNAGA, TOMOE, USHIWAKA = map(
    CHARACTER.number, ("ieyasu", "kojiro", "musashi", "nobunaga", "tomoe", "ushiwaka")
)
RIKYU = CHARACTER.number("rikyu")
BOKUDEN, LADY_CHACHA, GRACIA, KANBEI, KENSHIN, MASAMUNE = map(
    CHARACTER.number, ("bokuden", "lady_chacha", "gracia", "kanbei", "kenshin", "masamune")
)
MOTONARI, OKUNI, SHIMA, SHINGEN, YOSHIHIRO, YUKIMURA = map(
    CHARACTER.number, ("motonari", "okuni", "shima", "shingen", "yoshihiro", "yukimura")
)

# --- 2.1 roles ----------------------------------------------------------------------------------

TEAM = Kind("team", ["shogun", "ninja", "ronin"])
SHOGUN_TEAM, RONIN_TEAM = map(TEAM.number, ("shogun", "ronin"))
RANK = Kind("rank", ["shogun", "samurai", "ninja", "ronin"])
"""What a role is, without its stars."""
SAMURAI_RANK = RANK.number("samurai")


def _gather_roles() -> dict[str, dict[str, Any]]:
    """The role cards of both boxes, by label."""
    rows = [*_SETUP["role"], *_SUN["role"]]
    return {row["id"]: row for row in sorted(rows, key=lambda row: RANK.number(_rank(row)))}


def _rank(row: dict[str, Any]) -> str:
    return str(row["id"]).rstrip("123")


_ROLES = _gather_roles()
ROLE = Kind("role", _ROLES)
SHOGUN = ROLE.number("shogun")
TEAM_OF = [TEAM.number(row["team"]) for row in _ROLES.values()]
RANK_OF = [RANK.number(_rank(row)) for row in _ROLES.values()]
STARS: list[int] = [row.get("stars", 0) for row in _ROLES.values()]


def _role_cards(rows: list[dict[str, Any]]) -> list[list[int]]:
    """The role cards of a box, by rank."""
    cards: list[list[int]] = [[] for _ in RANK]
    for row in rows:
        role = ROLE.number(row["id"])
        cards[RANK_OF[role]] += [role] * row.get("copies", 1)
    return cards


# --- 3 seats ------------------------------------------------------------------------------------


class Setup(NamedTuple):
    """What depends on the number of players and on Rising Sun."""

    role_cards: list[list[int]]  # of the box, by rank
    dealt: list[int]  # how many of them are dealt, by rank
    honor_shogun: int
    honor_other: int
    hands: list[int]  # starting hands, clockwise from the Shogun
    multiplier: list[int]  # by rank
    most_stars: list[int]  # by rank: for the one with the most stars of his group
    is_shogun_team_compared: bool  # Shogun and Samurai are one group for their stars
    has_swordmaster: bool
    extra_draw: int  # of the Shogun
    extra_weapons: int  # of the Shogun
    is_shogun_safe_from_bushido: bool
    tie_order: list[int]  # teams, strongest first
    deck_left: int


def _make_setup(players: int, box: dict[str, Any]) -> Setup:
    row = box["players"][str(players)]
    compared = "mult_shogun_team" in row
    names = ["shogun_team" if compared and r <= SAMURAI_RANK else RANK.label(r) for r in RANK]
    usual = [row.get(f"mult_{name}", 0) for name in names]
    return Setup(
        role_cards=_role_cards(box["role"]),
        dealt=[row[RANK.label(rank)] for rank in RANK],
        honor_shogun=row["honor_shogun"],
        honor_other=row["honor_other"],
        hands=box["starting_hand_by_position"][:players],
        multiplier=usual,
        most_stars=[row.get(f"mult_{n}_most_stars", usual[r]) for r, n in enumerate(names)],
        is_shogun_team_compared=compared,
        has_swordmaster=row["swordmaster_victory"],
        extra_draw=row.get("shogun_extra_draw", 0),
        extra_weapons=row.get("shogun_extra_weapon", 0),
        is_shogun_safe_from_bushido=not row.get("shogun_loses_honor_to_bushido", True),
        tie_order=[TEAM.number(label) for label in box["tie_order"]],
        deck_left=row["cards_left_in_deck"],
    )


def make_setup(players: int, numbers: dict[str, int]) -> Setup:
    """What holds for so many players with Rising Sun, with these numbers in place of the usual."""
    row = _SUN["players"][str(players)] | numbers
    return _make_setup(players, {**_SUN, "players": {str(players): row}})


_EIGHT = _SUN["players"]["8"]
SUN_ROWS: dict[str, list[dict[str, Any]]] = {
    "card": [{"id": name, "count": count} for name, count in SUN_COPIES.items()],
    "players": [
        {"players": 8} | {n: v for n, v in _EIGHT.items() if re.fullmatch("(mult|honor)_.*", n)}
    ],
}
"""What an owner of the box may correct."""
SUN_ROWS["players"][0].pop("honor_source")

SETUPS = (
    {n: _make_setup(n, _SETUP) for n in SEATS if n <= BASE_SEATS_AT_MOST},
    {n: _make_setup(n, _SUN) for n in SEATS},
)
"""By whether Rising Sun is in play, then by the number of players."""

Card = Annotated[int, CARD]
Character = Annotated[int, CHARACTER]
Role = Annotated[int, ROLE]
Rank = Annotated[int, RANK]
Team = Annotated[int, TEAM]

# --- 4.1 the way from seat to seat --------------------------------------------------------------


@cache
def count_steps(seats: int, harmless: int) -> tuple[tuple[int, ...], ...]:
    """Steps from seat to seat, the shorter way; `harmless` is a bitmask of seats passed over."""

    def walk(start: int, end: int) -> int:
        between = [(start + i) % seats for i in range(1, (end - start) % seats)]
        return 1 + sum(not harmless >> seat & 1 for seat in between)

    return tuple(
        tuple(0 if a == t else min(walk(a, t), walk(t, a)) for t in range(seats))
        for a in range(seats)
    )


# --- counting -----------------------------------------------------------------------------------


def _check_box() -> None:
    """2: the totals of the booklets. Raises ValueError."""
    facts = {
        "90 cards": len(BOXES[False].cards) == _BASE["total"],
        "130 cards": len(BOXES[True].cards) == _SUN["deck_total_with_base"],
        "40 new cards": len(BOXES[True].cards) - len(BOXES[False].cards) == _SUN["total"],
        "12 characters, and 12 more": len(BASE_CHARACTERS) == len(SUN_CHARACTERS) == 12,
    }
    for rows, tables in ((_BASE["card"], _BASE), (_SUN["card"], _SUN)):
        for sort in ("weapon", "property", "action"):
            count = sum(row["count"] for row in rows if row["type"] == sort)
            facts[f"{count} cards of sort {sort}"] = count == tables[f"{sort}_total"]
    for rising, setups in enumerate(SETUPS):
        for players, setup in setups.items():
            left = len(BOXES[rising].cards) - sum(setup.hands)
            box = "Rising Sun" if rising else "the base game"
            facts[f"deck for {players} in {box}"] = left == setup.deck_left
            facts[f"roles for {players} in {box}"] = sum(setup.dealt) == players
    broken = [fact for fact, holds in facts.items() if not holds]
    if broken:
        raise ValueError(f"the box does not add up: {'; '.join(broken)}")


_check_box()
