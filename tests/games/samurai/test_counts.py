"""Node counts from fixed positions, and games that are the same under every hash seed."""

import os
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.games.samurai.positions import GAME, KEY, make_position

COUNTS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/perft/samurai.toml").read_text())


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
    assert [count_nodes(make_position(case), d + 1) for d in range(len(case["nodes"]))] == case[
        "nodes"
    ]


PLAY = """
from random import Random
from hashlib import sha256
from kabuto.games import load_game
game = load_game("samurai")
digest = sha256()
for seats in game.seats:
    rng = Random(seats)
    g = game.start(seats, game.options(), rng.randbytes(32))
    while not g.is_over:
        seat = game.deciders(g)[0]
        game.play(g, seat, game.sample(g, seat, rng))
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


@pytest.mark.parametrize(
    "vector",
    [
        {"turn": "A", "hand": "H2 K1 FX TX", "laid": ["A S2 1,0", "A B3 0,-1"]},
        {"seats": 3, "options": {"figure_placement": "draft"}},
    ],
    ids=["a turn", "the draft"],
)
def test_roll_outs_choose_evenly(vector):
    g = make_position(vector) if "turn" in vector else start_villages()
    (seat,) = GAME.deciders(g)
    moves, rng, times = GAME.offer(g, seat), Random(1), 300
    drawn = Counter(GAME.sample(g, seat, rng).text for _ in range(times * len(moves)))
    assert set(drawn) == {move.text for move in moves}
    spread = sum((count - times) ** 2 / times for count in drawn.values())
    assert spread < len(moves) + 5 * (2 * len(moves)) ** 0.5  # chi-square, five deviations


def start_villages():
    """The draft, when the cities are full and some villages too."""
    g = GAME.start(3, GAME.read_options(3, {"starting_hand": "random"}), KEY)
    for _ in range(18):
        seat = GAME.deciders(g)[0]
        GAME.play(g, seat, GAME.offer(g, seat)[-1])
    return g
