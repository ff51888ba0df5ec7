"""2 The cards and numbers of a game: as shipped, or as a host's box file has them.

Of Rising Sun some numbers are reconstructed or counted by others, so whoever owns the box may write
down what is there: the option `data` holds the text of that file. The base game is known.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from kabuto.kernel import BoxFault, BoxFile

from .components import (
    BOXES,
    HONOR_IN_SUN_BOX,
    SEATS,
    SETUPS,
    SUN_ROWS,
    Box,
    Setup,
    make_setup,
    make_sun_box,
)

EIGHT = SEATS.stop - 1
HONOR_LEFT = 10
"""Honor that stays in the box after the deal: defeats by Tanto take some of it."""

_EXPLANATION = """\
# Samurai Sword: Rising Sun - the numbers that are reconstructed here, or counted by others.
# Change what is different in your box; leave out what is right.
# count: copies of a card in the expansion, which come to those of the base game.
"""
_ABOUT_EIGHT = """\
# Eight players: starting Honor of the Shogun and of everybody else, and by what Honor is multiplied
# at the end. Of the two Ronin the one with more stars has a multiplier of his own.
"""


class SwordFile(BoxFile):
    """The box file of this game: copies of Rising Sun's cards, the numbers for eight players."""

    shipped = SUN_ROWS
    named_by: ClassVar = {"players": "players"}
    at_most: ClassVar = dict.fromkeys(("honor_shogun", "honor_other"), 12) | {"count": 12}

    def count_copies(self) -> dict[str, int]:
        """The copies in the expansion, by card."""
        return {row["id"]: row["count"] for row in self["card"]}

    def check(self) -> None:
        """Notes what cannot be: somebody without Honor or a multiplier, a box without Honor."""
        for row in self["players"]:
            for field, value in row.items():
                if not value:
                    self.refuse_value("players", str(row["players"]), field, value, "1–…")
        row = self["players"][0]
        dealt = row["honor_shogun"] + (EIGHT - 1) * row["honor_other"]
        if dealt > HONOR_IN_SUN_BOX - HONOR_LEFT:
            most = HONOR_IN_SUN_BOX - HONOR_LEFT
            places = (("players", "8", "honor_other"), ("players", "8"), ("players",))
            self.refuse("honor", *places, count=dealt, most=most)


class Contents(NamedTuple):
    """What a game reads from its box, each by whether Rising Sun is in play."""

    boxes: tuple[Box, Box]
    setups: tuple[dict[int, Setup], dict[int, Setup]]


@lru_cache(maxsize=32)
def contents_of(data: str) -> Contents:
    """The contents of a box file; "" is the shipped box. Raises ImpossibleOption."""
    if not data:
        return Contents(BOXES, SETUPS)
    file = SwordFile(data)
    file.check()
    file.raise_first()
    sun = make_sun_box(file.count_copies())
    numbers = {field: n for field, n in file["players"][0].items() if field != "players"}
    return Contents(
        (BOXES[False], sun), (SETUPS[False], SETUPS[True] | {EIGHT: make_setup(EIGHT, numbers)})
    )


def check_box_file(text: str) -> list[BoxFault]:
    """Everything that is wrong in a box file, in the order in which it stands there."""
    file = SwordFile(text)
    file.check()
    return sorted(file.faults, key=lambda fault: fault.line)


def export_box() -> str:
    """The shipped numbers, as a file to begin from."""
    rows = [("card", row) for row in SUN_ROWS["card"]]
    about = [_EXPLANATION, *(_write_row(part, row) for part, row in rows), _ABOUT_EIGHT]
    return "\n".join([*about[:-1], _ABOUT_EIGHT + _write_row("players", SUN_ROWS["players"][0])])


def _write_row(part: str, row: dict[str, Any]) -> str:
    fields = (f'{n} = "{v}"' if isinstance(v, str) else f"{n} = {v}" for n, v in row.items())
    return "\n".join([f"[[{part}]]", *fields, ""])
