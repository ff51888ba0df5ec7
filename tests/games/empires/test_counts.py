"""Node counts from fixed positions, and games that are the same under every hash seed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.empires import GAME
from tests.perft import count_levels, find_digests

from .positions import position

FILE = Path(__file__).parents[2] / "vectors" / "perft" / "empires.toml"
CASES: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_node_counts(case: dict[str, Any]) -> None:
    g = position(**case)
    assert count_levels(GAME, g, len(case["nodes"])) == case["nodes"]


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
    (digest,) = find_digests(PLAY)
    assert digest
