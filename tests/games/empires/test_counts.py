"""Node counts from fixed positions, and games that are the same under every hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.empires import GAME
from kabuto.games.empires.state import Empires

from .table import position

FILE = Path(__file__).parents[2] / "vectors" / "perft" / "empires.toml"
CASES: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["cases"]


def count_nodes(g: Empires, depth: int) -> int:
    """Leaves of the tree of moves to a depth, as chess programs count them."""
    if depth == 0 or g.is_over:
        return 1
    seat = GAME.deciders(g)[0]
    moves = GAME.offer(g, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = GAME.copy(g)
        GAME.play(after, seat, move)
        total += count_nodes(after, depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_node_counts(case: dict[str, Any]) -> None:
    g = position(**case)
    depths = range(1, len(case["nodes"]) + 1)
    assert [count_nodes(g, depth) for depth in depths] == case["nodes"]


PLAY = """
from random import Random
from hashlib import sha256
from kabuto.games import load_game
game = load_game("empires")
digest = sha256()
for seats in game.seats:
    rng = Random(seats)
    given = {"agendas": True, "mountains": True, "grand_shrines": True, "dojos": True}
    g = game.start(seats, game.read_options(seats, given), rng.randbytes(32))
    while not g.is_over:
        seat = game.deciders(g)[0]
        game.play(g, seat, game.sample(g, seat, rng))
        digest.update(game.encode(g))
print(digest.hexdigest())
"""


def test_games_are_the_same_under_every_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(digests) == 1
