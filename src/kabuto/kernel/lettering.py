"""Tables of letters for terminals, in which Chinese letters are two columns wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias
from unicodedata import category, east_asian_width

Say: TypeAlias = Callable[..., str]
"""Puts a message of the room into words: `say("text-hand", count=3)`."""

_NO_WIDTH = ("Mn", "Me", "Cf")
GAP = "  "


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    return len(text) + wide - sum(category(letter) in _NO_WIDTH for letter in text)


def set_columns(rows: list[list[str]]) -> list[str]:
    """A line a row, each column as wide as its widest cell."""
    columns = max(map(len, rows), default=0)
    widths = [max(width_of(row[i]) for row in rows if i < len(row)) for i in range(columns)]
    return [_set_row(row, widths) for row in rows]


def _set_row(row: list[str], widths: list[int]) -> str:
    cells = [cell + " " * (widths[i] - width_of(cell)) for i, cell in enumerate(row)]
    return GAP.join(cells).rstrip()
