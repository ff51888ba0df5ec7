"""The table drawn with letters, for terminals: the map of 2.3 with what lies on it."""

from __future__ import annotations

from kabuto.kernel import SEAT, Say

from .components import (
    BOARDS,
    CONTENTS,
    COORDINATES,
    FIGURE,
    HEX,
    IS_LAND,
    IS_SEA,
    SETTLEMENT_HEXES,
    TOKEN,
    Board,
)
from .view import View

CELL = 4
"""Letters from one column to the next; a hex is twice as wide, for neighbours lie in other rows."""

SHORT = {kind: FIGURE.label(kind)[0] for kind in FIGURE}


def draw(view: View, say: Say) -> str:
    """The map, then what lies beside it.

    On the map `(hb)` is a settlement with its figures, `A:S3` a token and its seat, a pair of
    numbers an empty land hex, with `~` an empty sea hex next to a settlement.
    """
    return "\n".join([*draw_map(view), "", *draw_beside(view, say)])


def draw_map(view: View) -> list[str]:
    """One line a row of hexes, north on top."""
    board = BOARDS[view.seats]
    west = min(COORDINATES[h][0] for h in board.hexes)
    rows: dict[int, dict[int, str]] = {}
    for h in board.hexes:
        q, r = COORDINATES[h]
        rows.setdefault(2 * r + q, {})[CELL * (q - west)] = _draw_hex(view, board, h)
    return [_set_line(rows.get(y, {})) for y in range(min(rows), max(rows) + 1)]


def _set_line(cells: dict[int, str]) -> str:
    line = ""
    for column in sorted(cells):
        line = line.ljust(column) + cells[column].center(2 * CELL - 1) + " "
    return line.rstrip()


def _draw_hex(view: View, board: Board, hex_: int) -> str:
    if view.laid[hex_] >= 0:
        return f"{SEAT.label(view.owner[hex_])}:{TOKEN.label(view.laid[hex_])}"
    if IS_LAND[hex_]:
        return HEX.label(hex_)
    if IS_SEA[hex_]:
        return f"~{HEX.label(hex_)}" if board.touches[hex_] else "~"
    held = CONTENTS[view.figures[SETTLEMENT_HEXES.index(hex_)]]
    return f"({''.join(SHORT[kind] for kind in held) or ' '})"


def draw_beside(view: View, say: Say) -> list[str]:
    """What is left of each kind, and each seat's tokens and figures."""
    kinds = "  ".join(f"{SHORT[kind]} = {_name(kind, say)}" for kind in FIGURE)
    lines = [kinds, f"{say('board-aside')}: {_count(view.aside, say)}"]
    if any(view.box):
        lines.append(f"{say('board-in-box')}: {_count(view.box, say)}")
    for seat in range(view.seats):
        lines += _draw_seat(view, seat, say)
    return lines


def _name(kind: int, say: Say) -> str:
    return say(f"figure-{FIGURE.label(kind)}")


def _count(amounts: list[int], say: Say) -> str:
    return ", ".join(f"{_name(kind, say)} {amounts[kind]}" for kind in FIGURE)


def _draw_seat(view: View, seat: int, say: Say) -> list[str]:
    figures = view.captured[seat]
    captured = say("board-hidden") if figures is None else _count(figures, say)
    facts = [
        say("board-hand-size", count=view.hand_sizes[seat]),
        say("board-supply-size", count=view.supply_sizes[seat]),
        f"{say('board-captured')}: {captured}",
    ]
    lines = [f"{SEAT.label(seat)}  {'; '.join(facts)}"]
    if view.hands[seat]:
        hand = " ".join(TOKEN.label(token) for token in view.hands[seat])
        lines.append(f"   {say('board-hand')}: {hand}")
    return lines
