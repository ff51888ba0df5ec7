"""States, changes and events of Samurai as the vectors write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kabuto.games.samurai.components import FIGURES, HEX, SETTLEMENT, TOKEN
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import NOTHING, SEAT, Event, Secret
from tests.games.samurai.positions import GAME

FIXED = ("seats", "key", "drawn", "told", "options")
"""Fields that no play may change: chance takes no part in a turn."""


def find_changes(before: Samurai, after: Samurai) -> dict[str, Any]:
    """Every field that differs, and how; `asks` is who is asked what."""
    for field in FIXED:
        assert getattr(before, field) == getattr(after, field), field
    for old, new in zip(before.supply, after.supply, strict=True):
        assert new == old[: len(new)], "tokens are drawn from the top"
    found = {
        "laid": _find_laid(before, after),
        "figures": _find_figures(before, after),
        "box": after.box if after.box != before.box else [],
        "captured": _by_seat(before.captured, after.captured),
        "aside": after.aside if after.aside != before.aside else [],
        "hand": {s: write_tokens(h) for s, h in _by_seat(before.hand, after.hand).items()},
        "supply": {s: len(rest) for s, rest in _by_seat(before.supply, after.supply).items()},
        "exchanged": list(_by_seat(before.exchanged, after.exchanged)),
        "lifted": {s: TOKEN.label(t) for s, t in _by_seat(before.lifted, after.lifted).items()},
    }
    fields = {*found, *FIXED, "owner", "stack"}
    assert fields == set(Samurai.__struct_fields__), "a field that no vector compares"
    return {name: change for name, change in found.items() if change} | {"asks": write_asked(after)}


def _by_seat(before: list[Any], after: list[Any]) -> dict[str, Any]:
    return {
        SEAT.label(seat): new
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        if new != old
    }


def _find_laid(before: Samurai, after: Samurai) -> list[str]:
    return [
        f"{SEAT.label(after.owner[h])} {TOKEN.label(after.laid[h])} {HEX.label(h)}"
        for h in HEX
        if (before.laid[h], before.owner[h]) != (after.laid[h], after.owner[h])
    ]


def _find_figures(before: Samurai, after: Samurai) -> dict[str, str]:
    return {
        SETTLEMENT.label(s): FIGURES.label(after.figures[s])
        for s in SETTLEMENT
        if before.figures[s] != after.figures[s]
    }


def write_tokens(tokens: Iterable[int]) -> str:
    return " ".join(TOKEN.label(token) for token in tokens)


def write_asked(g: Samurai) -> str:
    """The open question: its seat, its name, and what is true of it."""
    step = GAME.show_step(g)
    if step is None:
        return "nobody"
    args = {name: value for name, value in step["args"].items() if name != "seat"}
    facts = [name if value is True else str(value) for name, value in args.items() if value]
    (seat,) = GAME.deciders(g)
    return " ".join([SEAT.label(seat), step["step"], *facts])


def write_event(event: Event) -> str:
    """An event as one line; a secret with the seats that it is told to."""
    return " ".join([event.key, *(f"{name}={_write(v)}" for name, v in event.args.items())])


def _write(value: object) -> str:
    if isinstance(value, Secret):
        to = "".join(
            SEAT.label(seat) for seat in range(value.to.bit_length()) if value.to >> seat & 1
        )
        return f"{_write(value.value)}!{to}"
    if isinstance(value, list):
        return "+".join(map(str, value))
    return str(value)


def write_seats(seats: Iterable[int]) -> str:
    return "".join(SEAT.label(seat) for seat in seats if seat != NOTHING)
