"""How often sensible samurai win together, all levels mixed, and the page that says so."""

import pytest

from tools.spirit_win_rates import LEVELS, Cell, count_cell, write_page

AT_LEAST = {2: 0.30, 3: 0.20, 4: 0.10}


@pytest.mark.slow
@pytest.mark.parametrize("seats", AT_LEAST)
def test_they_win_far_more_than_who_defends_when_possible(seats: int) -> None:
    cells = [count_cell(level, seats, 40) for level in LEVELS]
    won = sum(cell.won for cell in cells)
    assert won / sum(cell.games for cell in cells) >= AT_LEAST[seats]


def test_the_page_shows_every_level_and_number_of_samurai() -> None:
    table = {
        (level, seats): Cell(10, seats, 7 * seats, {"lost-families": 10 - seats})
        for level in LEVELS
        for seats in (2, 3)
    }
    page = list(write_page(table))
    assert "| 2 | 20.0% (7.0) | 20.0% (7.0) | 20.0% (7.0) | 20.0% (7.0) | 20.0% |" in page
    assert "| 3 | 0% | 100% | 0% |" in page
