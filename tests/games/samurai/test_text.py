"""The table drawn with letters."""

from __future__ import annotations

import re

import pytest

from kabuto.games.samurai.components import BOARDS, HEX
from kabuto.games.samurai.text import draw, draw_map
from kabuto.kernel import EVERYBODY, WATCHER

from .positions import GAME, make_position, start_dealt


def say(key: str, **args: object) -> str:
    return " ".join([key, *map(str, args.values())])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_of_the_board_is_drawn_once(seats: int) -> None:
    g = start_dealt(seats)
    cells = " ".join(draw_map(GAME.view(g, WATCHER))).split()
    board = BOARDS[seats]
    assert len(cells) == len(board.hexes)
    assert {cell for cell in cells if re.fullmatch(r"-?\d+,-?\d+", cell)} == {
        HEX.label(h) for h in board.land
    }
    assert sum(cell.startswith("~") for cell in cells) == len(board.sea)
    assert sum(cell.startswith("(") for cell in cells) == len(board.settlements)


def test_neighbours_in_a_row_stand_two_columns_apart() -> None:
    g = start_dealt()
    (line,) = [line for line in draw_map(GAME.view(g, WATCHER)) if "(hbr)" in line]
    left, right = line.index("-2,1"), line.index("2,-1")
    assert left < line.index("(hbr)") < right
    assert abs((left + right) / 2 - line.index("(hbr)")) < 2


def test_tokens_figures_and_emptied_settlements_are_told_apart() -> None:
    vector = {
        "figures": {"2,0": "helmet", "-9,9": "-"},
        "laid": ["A H3 1,0", "B K2 3,0"],
        "hand": "S3",
    }
    g = make_position(vector)
    text = "\n".join(draw_map(GAME.view(g, 0)))
    assert "A:H3" in text
    assert "B:K2" in text
    assert "(h)" in text
    assert "( )" in text
    assert "1,0" not in text.split()
    assert "2,-1" in text.split()


def test_a_seat_sees_its_hand_and_a_watcher_none() -> None:
    g = make_position({"hand": "H4 S3", "laid": ["A H3 1,0"]})
    assert "board-hand: H4 S3" in draw(GAME.view(g, 0), say)
    assert "board-hand:" not in draw(GAME.view(g, WATCHER), say)


def test_captured_figures_are_behind_the_screen_until_the_end() -> None:
    g = make_position({"hand": "H4 S3"})
    g.captured[1] = [1, 2, 0]
    assert "board-captured: board-hidden" in draw(GAME.view(g, 0), say)
    g.stack.clear()
    assert "figure-helmet 1, figure-buddha 2, figure-rice 0" in draw(GAME.view(g, EVERYBODY), say)
