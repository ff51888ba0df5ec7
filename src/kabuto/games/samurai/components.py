"""The box.

Board, tokens and numbers, read from the tables beside this file and counted when loaded.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Annotated, Any, NamedTuple

from kabuto.kernel import NOTHING, Kind


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", name).read_text("utf-8"))


_SETUP, _TOKENS, _BOARD = _read("setup.toml"), _read("tokens.toml"), _read("board.toml")

# --- 2.1 figures ------------------------------------------------------------------------------

FIGURE = Kind("figure", _SETUP["figure_kinds"])
HELMET, BUDDHA, RICE = FIGURE
ASIDE_LIMIT: int = _SETUP["aside_limit"]

# What a settlement holds is one number: a multiset of at most three figures.
CONTENTS: list[tuple[int, ...]] = [
    held for size in range(4) for held in combinations_with_replacement(FIGURE, size)
]
FIGURES = Kind("figures", ["+".join(map(FIGURE.label, held)) or "none" for held in CONTENTS])
EMPTY = CONTENTS.index(())
ALL_KINDS = CONTENTS.index((HELMET, BUDDHA, RICE))
_NUMBER = {held: number for number, held in enumerate(CONTENTS)}


def figures_of(held: tuple[int, ...] | list[int]) -> int:
    """The number of a multiset of figures."""
    return _NUMBER[tuple(sorted(held))]


# WITH_FIGURE[held][kind], WITHOUT_FIGURE[held][kind]: one more or less; NOTHING where impossible.
WITH_FIGURE = [
    [_NUMBER.get(tuple(sorted((*held, kind))), NOTHING) for kind in FIGURE] for held in CONTENTS
]
WITHOUT_FIGURE = [
    [
        _NUMBER[held[: (i := held.index(kind))] + held[i + 1 :]] if kind in held else NOTHING
        for kind in FIGURE
    ]
    for held in CONTENTS
]
DISTINCT_CONTENTS = [tuple(dict.fromkeys(held)) for held in CONTENTS]
ARE_DISTINCT = [len(set(held)) == len(held) for held in CONTENTS]

# --- 2.2 tokens -------------------------------------------------------------------------------

HAND_SIZE: int = _TOKENS["hand_size"]
TOKENS_PER_PLAYER: int = _TOKENS["tokens_per_player"]


def _print_of(row: dict[str, Any]) -> str:
    """A30: the letters a and b only tell tokens of the same print apart."""
    return str(row["id"]).rstrip("ab")


_ROWS: dict[str, dict[str, Any]] = {_print_of(row): row for row in _TOKENS["tokens"]}
TOKEN = Kind("token", _ROWS)
FULL_SET = sorted(TOKEN.number(_print_of(row)) for row in _TOKENS["tokens"])
"""The 20 tokens that each player owns, by print."""

IS_FAST = [bool(row["fast"]) for row in _ROWS.values()]
IS_SHIP = [row["terrain"] == "sea" for row in _ROWS.values()]
# STRENGTH[token][kind of figure]
STRENGTH = [
    [row["strength"] if FIGURE.label(kind) in row["affects"] else 0 for kind in FIGURE]
    for row in _ROWS.values()
]
FIGURE_EXCHANGE = TOKEN.number("FX")
TOKEN_EXCHANGE = TOKEN.number("TX")
LAND_TOKENS = [
    token
    for token, row in enumerate(_ROWS.values())
    if row["terrain"] == "land" and token != TOKEN_EXCHANGE
]
SHIPS = [token for token in TOKEN if IS_SHIP[token]]

# --- 2.3 board --------------------------------------------------------------------------------

_HEXES = _BOARD["hexes"]
HEX = Kind("hex", [f"{row['q']},{row['r']}" for row in _HEXES])
COORDINATES: list[tuple[int, int]] = [(row["q"], row["r"]) for row in _HEXES]
IS_LAND = [row["kind"] == "land" for row in _HEXES]
IS_SEA = [row["kind"] == "sea" for row in _HEXES]
SETTLEMENT_HEXES = [h for h in HEX if "capacity" in _HEXES[h]]
SETTLEMENT = Kind("settlement", [HEX.label(h) for h in SETTLEMENT_HEXES])
CAPACITY: list[int] = [_HEXES[h]["capacity"] for h in SETTLEMENT_HEXES]
EDO = next(s for s, h in enumerate(SETTLEMENT_HEXES) if _HEXES[h]["kind"] == "capital")

Figure = Annotated[int, FIGURE]
Figures = Annotated[int, FIGURES]
Token = Annotated[int, TOKEN]
Hex = Annotated[int, HEX]
Settlement = Annotated[int, SETTLEMENT]

_DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


class Board(NamedTuple):
    """The part of the map that a number of players uses; everything by index into the kinds."""

    hexes: list[int]
    land: list[int]
    sea: list[int]
    settlements: list[int]
    cities: list[int]
    villages: list[int]
    around: list[list[int]]  # by settlement: its neighbours, land and sea
    land_around: list[list[int]]  # by settlement
    touches: list[list[int]]  # by hex: the settlements next to it
    figures_of_each_kind: int


_BY_COORDINATES = {at: h for h, at in enumerate(COORDINATES)}


def _make_board(players: int) -> Board:
    hexes = [h for h in HEX if _HEXES[h]["min_players"] <= players]
    settlements = [s for s, h in enumerate(SETTLEMENT_HEXES) if h in hexes]
    around = [_find_neighbours(h, hexes) for h in SETTLEMENT_HEXES]
    return Board(
        hexes=hexes,
        land=_keep_land(hexes),
        sea=[h for h in hexes if IS_SEA[h]],
        settlements=settlements,
        cities=[s for s in settlements if CAPACITY[s] == 2],
        villages=[s for s in settlements if CAPACITY[s] == 1],
        around=around,
        land_around=[_keep_land(neighbours) for neighbours in around],
        touches=[[s for s in settlements if h in around[s]] for h in HEX],
        figures_of_each_kind=_SETUP["players"][str(players)]["figures_of_each_kind"],
    )


def _find_neighbours(hex_: int, on_board: list[int]) -> list[int]:
    """The hexes on the board next to one; none where that one is not on the board itself."""
    if hex_ not in on_board:
        return []
    q, r = COORDINATES[hex_]
    found = [_BY_COORDINATES.get((q + dq, r + dr)) for dq, dr in _DIRECTIONS]
    return [h for h in found if h in on_board]


def _keep_land(hexes: list[int]) -> list[int]:
    return [h for h in hexes if IS_LAND[h]]


BOARDS: dict[int, Board] = {players: _make_board(players) for players in (2, 3, 4)}
SEATS = range(2, 5)
PRESETS: dict[str, dict[str, Any]] = _SETUP["presets"]
OPTION_RULES: dict[str, str] = {name: row["section"] for name, row in _SETUP["options"].items()}


def _check_board(players: int) -> None:
    """2.3: regularities that no accident would make. Raises ValueError."""
    board, numbers = BOARDS[players], _SETUP["players"][str(players)]
    facts = {
        "every settlement has all six neighbours on the board": all(
            len(board.around[s]) == len(_DIRECTIONS) for s in board.settlements
        ),
        "no two settlements touch": all(
            IS_LAND[h] or IS_SEA[h] for s in board.settlements for h in board.around[s]
        ),
        "every land hex touches exactly two settlements": all(
            len(board.touches[h]) == 2 for h in board.land
        ),
        "every sea hex touches at most two settlements": all(
            len(board.touches[h]) <= 2 for h in board.sea
        ),
        "the settlements hold all figures": sum(CAPACITY[s] for s in board.settlements)
        == len(FIGURE) * board.figures_of_each_kind,
        "the draft fills the board": len(board.villages) == numbers["draft_village_figures"]
        and 2 * len(board.cities) == numbers["draft_city_figures"],
    }
    broken = [fact for fact, holds in facts.items() if not holds]
    if broken:
        raise ValueError(f"board for {players} players: {'; '.join(broken)}")


for _players in BOARDS:
    _check_board(_players)
if (
    len(FULL_SET) != TOKENS_PER_PLAYER
    or sum(IS_FAST[t] for t in FULL_SET) != _TOKENS["fast_per_player"]
):
    raise ValueError("tokens.toml does not hold the 20 tokens of a player")
