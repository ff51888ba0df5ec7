"""Node counts from fixed tables, and games that are the same under every hash seed."""

from __future__ import annotations

from typing import Any

import pytest

from kabuto.games.sword import GAME
from tests.games.sword.positions import lay_out, load
from tests.perft import count_levels, find_digests


@pytest.mark.parametrize("row", load("perft/sword.toml", "case"))
def test_node_counts(row: dict[str, Any]) -> None:
    g = lay_out(row)
    assert count_levels(GAME, g, len(row["nodes"])) == row["nodes"]


PLAY = """
from random import Random
from hashlib import sha256
from kabuto.games import load_game
game = load_game("sword")
digest = sha256()
for seats in game.seats:
    rng = Random(seats)
    options = game.options(rising_sun=seats % 2 == 0, rikyu_promo=True)
    g = game.start(seats, options, rng.randbytes(32))
    while not g.is_over:
        seat = game.deciders(g)[0]
        game.play(g, seat, game.sample(g, seat, rng))
        digest.update(game.encode(g))
    digest.update(game.encode(game.resample(g, 1, rng)))
print(digest.hexdigest())
"""


def test_games_are_the_same_under_every_hash_seed() -> None:
    (digest,) = find_digests(PLAY)
    assert digest
