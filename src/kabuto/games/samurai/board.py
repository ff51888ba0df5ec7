"""What a page is told once: what the spaces of the board in use are called.

A space has no name of its own. It is called by the settlements that it touches, at sea also by
where it lies from the nearest one: only by settlements of this board, no two spaces alike.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import atan2, pi, sqrt

from msgspec import Struct

from kabuto.kernel import Called

from .components import (
    BOARDS,
    COORDINATES,
    HEX,
    IS_LAND,
    SETTLEMENT,
    SETTLEMENT_HEXES,
    Board,
)
from .state import Options

WAYS = [
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
]  # fmt: skip


class Places(Struct, frozen=True):
    """The hexes of the board in use, by what they are called."""

    called: list[Called]


def board(seats: int, _options: Options) -> Places:
    """The same under all options."""
    return _name_places(seats)


@cache
def _name_places(seats: int) -> Places:
    """Hexes of one sort that touch the same settlements are told apart by where they lie."""
    in_use = BOARDS[seats]
    called = [_call_settlement(s) for s in in_use.settlements]
    alike: defaultdict[tuple[bool, tuple[int, ...]], list[int]] = defaultdict(list)
    for hex_ in in_use.land + in_use.sea:
        alike[IS_LAND[hex_], _sort(in_use.touches[hex_])].append(hex_)
    for (_, touched), hexes in alike.items():
        called += [_call_space(in_use, hex_, touched, hexes) for hex_ in hexes]
    return Places(called)


def _sort(settlements: list[int]) -> tuple[int, ...]:
    """From west to east, from north to south."""
    return tuple(sorted(settlements, key=lambda s: COORDINATES[SETTLEMENT_HEXES[s]]))


def _call_settlement(settlement: int) -> Called:
    return _call(SETTLEMENT_HEXES[settlement], "place-settlement", settlement=settlement)


def _call_space(in_use: Board, hex_: int, touched: tuple[int, ...], alike: list[int]) -> Called:
    """A space by the settlements that it touches; `alike` are all that touch the same ones."""
    is_only = len(alike) == 1
    match touched:
        case [one, other] if is_only:
            key = "place-between" if IS_LAND[hex_] else "place-sea-between"
            return _call(hex_, key, settlement=one, other_settlement=other)
        case [one, other]:
            key = "place-side-between" if IS_LAND[hex_] else "place-sea-side-between"
            side = _find_side(hex_, alike)
            return _call(hex_, key, settlement=one, other_settlement=other, side=side)
        case [one] if is_only:
            return _call(hex_, "place-sea-off", settlement=one)
        case [one]:
            way = _find_way(SETTLEMENT_HEXES[one], hex_)
            return _call(hex_, "place-sea-from", settlement=one, way=way)
    near = min(in_use.settlements, key=lambda s: _measure(SETTLEMENT_HEXES[s], hex_))
    way = _find_way(SETTLEMENT_HEXES[near], hex_)
    return _call(hex_, "place-open-sea-from", settlement=near, way=way)


def _call(hex_: int, key: str, **args: int | str) -> Called:
    """Settlements by their labels."""
    labels = {
        name: SETTLEMENT.label(arg) if isinstance(arg, int) else arg for name, arg in args.items()
    }
    return Called(HEX.name, HEX.label(hex_), key, labels)


def _measure(a: int, b: int) -> int:
    """The square of the distance of two hexes, in steps."""
    q, r = _subtract(b, a)
    return q * q + q * r + r * r


def _find_way(a: int, b: int) -> str:
    """The point of the compass at which one hex lies from another."""
    q, r = _subtract(b, a)
    angle = atan2(1.5 * q, -sqrt(3) * (r + q / 2))
    return WAYS[round(angle / (pi / 4)) % len(WAYS)]


def _find_side(hex_: int, alike: list[int]) -> str:
    """Where a hex lies of the two between the same settlements."""
    (other,) = (h for h in alike if h != hex_)
    q, r = _subtract(hex_, other)
    if q:
        return "east" if q > 0 else "west"
    return "south" if r > 0 else "north"


def _subtract(a: int, b: int) -> tuple[int, int]:
    return COORDINATES[a][0] - COORDINATES[b][0], COORDINATES[a][1] - COORDINATES[b][1]
