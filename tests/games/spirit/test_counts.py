"""Node counts from fixed positions, and games that are the same under every hash seed."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from .positions import GAME, make_position

COUNTS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/perft/spirit.toml").read_text())


def count_nodes(g, depth):
    """Leaves of the tree of moves to a depth, as chess programs count them."""
    if depth == 0 or g.is_over:
        return 1
    (seat,) = GAME.deciders(g)
    moves = GAME.offer(g, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = GAME.copy(g)
        GAME.play(after, seat, move)
        total += count_nodes(after, depth - 1)
    return total


@pytest.mark.parametrize("case", COUNTS["case"], ids=lambda c: c["id"])
def test_node_counts(case):
    g, _ = make_position(case)
    assert [count_nodes(g, d + 1) for d in range(len(case["nodes"]))] == case["nodes"]


PLAY = """
from random import Random
from hashlib import sha256
from kabuto.games import load_game
game = load_game("spirit")
digest = sha256()
for seats in game.seats:
    rng = Random(seats)
    g = game.start(seats, game.options(), rng.randbytes(32))
    while not g.is_over:
        (seat,) = game.deciders(g)
        choose = game.greedy if rng.random() < 0.5 else lambda sight: rng.choice(sight.moves)
        game.play(g, seat, choose(game.sight(g, seat, rng)))
        digest.update(game.encode(g))
print(digest.hexdigest())
"""


def test_games_are_the_same_under_every_hash_seed():
    digests = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(digests) == 1
    assert digests.pop().strip()
