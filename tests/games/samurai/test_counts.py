"""Node counts from fixed positions, and games that are the same under every hash seed."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.samurai.state import Samurai
from tests.games.samurai.positions import GAME, KEY, make_position
from tests.perft import count_levels, find_digests

COUNTS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/perft/samurai.toml").read_text())


@pytest.mark.parametrize("case", COUNTS["case"], ids=lambda c: c["id"])
def test_node_counts(case: dict[str, Any]) -> None:
    assert count_levels(GAME, make_position(case), len(case["nodes"])) == case["nodes"]


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


def test_games_are_the_same_under_every_hash_seed() -> None:
    (digest,) = find_digests(PLAY)
    assert digest


@pytest.mark.parametrize(
    "vector",
    [
        {"turn": "A", "hand": "H2 K1 FX TX", "laid": ["A S2 1,0", "A B3 0,-1"]},
        {"seats": 3, "options": {"figure_placement": "draft"}},
    ],
    ids=["a turn", "the draft"],
)
def test_roll_outs_choose_evenly(vector: dict[str, Any]) -> None:
    g = make_position(vector) if "turn" in vector else start_villages()
    (seat,) = GAME.deciders(g)
    moves, rng, times = GAME.offer(g, seat), Random(1), 300
    drawn = Counter(GAME.sample(g, seat, rng).text for _ in range(times * len(moves)))
    assert set(drawn) == {move.text for move in moves}
    spread = sum((count - times) ** 2 / times for count in drawn.values())
    assert spread < len(moves) + 5 * (2 * len(moves)) ** 0.5  # chi-square, five deviations


def start_villages() -> Samurai:
    """The draft, when the cities are full and some villages too."""
    g = GAME.start(3, GAME.read_options(3, {"starting_hand": "random"}), KEY)
    for _ in range(18):
        seat = GAME.deciders(g)[0]
        GAME.play(g, seat, GAME.offer(g, seat)[-1])
    return g
