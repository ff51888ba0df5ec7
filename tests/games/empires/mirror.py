"""A vector with the seats the other way round: the rules do not know who sits where."""

from __future__ import annotations

import re
from typing import Any

from kabuto.games.empires import GAME
from kabuto.kernel import SEAT

from .positions import KEY

_BY_SEAT = {
    "points",
    "food",
    "bushido",
    "supply",
    "dojo",
    "castles_left",
    "covered",
    "covers",
    "archers_free",
    "generals_free",
    "hand_sizes",
    "tokens",
    "latest",
}
_LISTS_BY_SEAT = {"influence", "strengths"}  # by region or province
_SEATS_IN_ORDER = {"turn_order"}
_SETS_OF_SEATS = {"winners", "agenda_done", "fulfils"}
_NO_SEATS = {"agenda", "options", "case"}
_SEAT = re.compile(r"(?<![A-Za-z-])([A-D])(?![A-Za-z0-9-])")  # also in `2A*` and `1B.archer`


def mirror(vector: dict[str, Any]) -> dict[str, Any]:
    """The same vector, its last seat where the first was."""
    seats = vector.get("seats", 2)
    order = vector.get("turn_order") or _draw_order(seats)
    return {k: _turn(k, v, seats) for k, v in {**vector, "turn_order": order}.items()}


def _draw_order(seats: int) -> str:
    g = GAME.start(seats, GAME.read_options(seats), KEY)
    return "".join(map(SEAT.label, g.order))


def _turn(name: str, value: Any, seats: int) -> Any:
    if name in _NO_SEATS:
        return value
    if isinstance(value, dict):
        return {key: _turn(_name(name, key), one, seats) for key, one in value.items()}
    if isinstance(value, list):
        return _turn_list(name, value, seats)
    return _turn_text(name, value, seats) if isinstance(value, str) else value


def _name(name: str, key: str) -> str:
    """By what a value is turned: what a vector expects and tells has names of its own."""
    return {"expect": key, "told": ""}.get(name, name)


def _turn_list(name: str, value: list[Any], seats: int) -> list[Any]:
    if name in _BY_SEAT | _LISTS_BY_SEAT:
        return value[::-1]
    if name == "trained":
        return [value[3 * seat + k] for seat in reversed(range(seats)) for k in range(3)]
    return [_turn(name, one, seats) for one in value]


def _turn_text(name: str, text: str, seats: int) -> str:
    if name in _SETS_OF_SEATS | _SEATS_IN_ORDER:
        turned = [_turn_seat(label, seats) for label in text]
        return "".join(sorted(turned) if name in _SETS_OF_SEATS else turned)
    return _SEAT.sub(lambda found: _turn_seat(found[1], seats), text)


def _turn_seat(label: str, seats: int) -> str:
    return SEAT.label(seats - 1 - SEAT.number(label))
