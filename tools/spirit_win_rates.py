"""How often the sensible samurai win together: a table by level and number of samurai.

    python tools/spirit_win_rates.py --games 400 --processes 2

Writes docs/spirit-win-rates.md. The same games every time: the seeds are fixed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from kabuto.games import load_game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "spirit-win-rates.md"
LEVELS = ("easy", "normal", "hard", "heroic")
MOST_DECISIONS = 5_000  # A37: a game that takes more is broken off and reported


class Cell(NamedTuple):
    """The games of one level and number of samurai."""

    games: int
    won: int
    points: int  # of the victories
    ends: dict[str, int]  # how the others ended


def play_game(level: str, seats: int, seed: int) -> tuple[str, int]:
    """One game of sensible samurai: how it ended, and the score. Raises RuntimeError."""
    game = load_game("spirit")
    rng = Random(f"{level} {seats} {seed}")
    g = game.start(seats, game.read_options(seats, {"difficulty": level}), rng.randbytes(32))
    for _ in range(MOST_DECISIONS):
        if g.is_over:
            outcome = game.outcome(g)
            return outcome.reasons[0].key, outcome.scores[0]
        (seat,) = game.deciders(g)
        game.play(g, seat, game.greedy(game.sight(g, seat, rng)))
    raise RuntimeError(f"broken off: {level}, {seats} samurai, game {seed}")


def count_cell(level: str, seats: int, games: int) -> Cell:
    ends: dict[str, int] = {}
    points = 0
    for seed in range(games):
        end, score = play_game(level, seats, seed)
        ends[end] = ends.get(end, 0) + 1
        points += score
    return Cell(games, ends.pop("won", 0), points, ends)


def make_table(games: int, processes: int) -> dict[tuple[str, int], Cell]:
    """Every level with every number of samurai."""
    keys = [(level, seats) for seats in load_game("spirit").seats for level in LEVELS]
    with ProcessPoolExecutor(processes) as pool:
        cells = pool.map(count_cell, *zip(*keys, strict=True), [games] * len(keys))
        return dict(zip(keys, cells, strict=True))


def write_page(table: dict[tuple[str, int], Cell]) -> Iterator[str]:
    seats = sorted({number for _, number in table})
    games = next(iter(table.values())).games
    yield "# Samurai Spirit: how often the bots win"
    yield ""
    yield (
        f"Every seat is played by the bot `greedy`, samurai dealt at random, {games} games a cell. "
        "In brackets the mean score of the victories. Two samurai always have reserve tokens. "
        f"Standard error at most {100 * sqrt(0.25 / games):.1f} points."
    )
    yield ""
    yield "| samurai | " + " | ".join(LEVELS) + " | all levels |"
    yield "| --- " * (len(LEVELS) + 2) + "|"
    for number in seats:
        cells = [table[level, number] for level in LEVELS]
        mixed = sum(cell.won for cell in cells) / sum(cell.games for cell in cells)
        row = [write_cell(cell) for cell in cells]
        yield f"| {number} | " + " | ".join(row) + f" | {mixed:.1%} |"
    yield ""
    yield "How the lost games were lost:"
    yield ""
    yield "| samurai | last farmstead | last family | a samurai fell |"
    yield "| --- | --- | --- | --- |"
    for number in seats:
        cells = [table[level, number] for level in LEVELS]
        ends = [
            sum(cell.ends.get(f"lost-{what}", 0) for cell in cells)
            for what in ("farmsteads", "families", "samurai")
        ]
        row = [f"{end / max(1, sum(ends)):.0%}" for end in ends]
        yield f"| {number} | " + " | ".join(row) + " |"
    yield ""
    yield "Made by `tools/spirit_win_rates.py`."


def write_cell(cell: Cell) -> str:
    if not cell.won:
        return "0.0%"
    return f"{cell.won / cell.games:.1%} ({cell.points / cell.won:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games a cell")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE)
    asked = parser.parse_args()
    page = "\n".join(write_page(make_table(asked.games, asked.processes))) + "\n"
    asked.out.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
