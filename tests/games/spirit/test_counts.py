"""Node counts from fixed positions, and games that are the same under every hash seed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.spirit import GAME
from tests.perft import count_levels, find_digests

from .positions import make_position

COUNTS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/perft/spirit.toml").read_text())


@pytest.mark.parametrize("case", COUNTS["case"], ids=lambda c: c["id"])
def test_node_counts(case: dict[str, Any]) -> None:
    g, _ = make_position(case)
    assert count_levels(GAME, g, len(case["nodes"])) == case["nodes"]


PLAY = """
from random import Random
from hashlib import sha256
from kabuto.games.spirit import GAME
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


def test_games_are_the_same_under_every_hash_seed() -> None:
    (digest,) = find_digests(PLAY)
    assert digest
