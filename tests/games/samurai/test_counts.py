"""Node counts from fixed positions, and games that are the same under every hash seed."""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.samurai.set_up import Draft
from kabuto.games.samurai.state import Samurai
from kabuto.games.samurai.turn import Act, SwapWith
from tests.games.samurai.positions import GAME, KEY, make_position, play_texts
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


def start_turn() -> Samurai:
    return make_position({"hand": "H2 K1 FX TX", "laid": ["A S2 1,0", "A B3 0,-1"]})


def go_on() -> Samurai:
    """A turn that may be ended."""
    return play_texts(make_position({"hand": "N1 K1 H2"}), "A place N1 1,0")


def exchange_figures() -> Samurai:
    choshi = {"figures": {"2,0": "helmet"}, "hand": "FX H2"}
    return play_texts(make_position(choshi), "A swap helmet 2,0")


def exchange_tokens() -> Samurai:
    return play_texts(make_position({"hand": "TX H2", "laid": ["A S2 1,0"]}), "A lift 1,0")


def start_villages() -> Samurai:
    """The draft, when the cities are full and some villages too."""
    g = GAME.start(3, GAME.read_options(3, {"starting_hand": "random"}), KEY)
    for _ in range(18):
        seat = GAME.deciders(g)[0]
        GAME.play(g, seat, GAME.offer(g, seat)[-1])
    return g


@pytest.mark.parametrize(
    "start", [start_turn, go_on, exchange_figures, exchange_tokens, start_villages]
)
def test_roll_outs_choose_evenly(start: Callable[[], Samurai]) -> None:
    g = start()
    (seat,) = GAME.deciders(g)
    moves, rng, times = GAME.offer(g, seat), Random(1), 300
    drawn = Counter(GAME.sample(g, seat, rng).text for _ in range(times * len(moves)))
    assert set(drawn) == {move.text for move in moves}
    spread = sum((count - times) ** 2 / times for count in drawn.values())
    assert spread < len(moves) + 5 * (2 * len(moves)) ** 0.5  # chi-square, five deviations


LAST_LAND = {
    "figures": {"0,0": "helmet+buddha+rice", "2,0": "helmet"},
    "empty_others": True,
    "fill_land": "1,0",
    "hand": "N1 FX TX K1",
    "supply": "",
}


@pytest.mark.parametrize(
    ("vector", "plays"),
    [
        (LAST_LAND, []),
        (LAST_LAND, ["A place N1 1,0"]),
        (LAST_LAND, ["A place K1 3,0"]),
        ({"hand": "FX H2 K1"}, ["A swap rice 0,0"]),
        ({"hand": "FX TX", "laid": ["A S3 1,0", "A N1 0,-1", "A TX 1,-1", "B H2 0,1"]}, []),
        ({"hand": "H2 S3 K1 FX"}, ["A place H2 1,0"]),
    ],
)
def test_roll_outs_choose_what_is_on_offer(vector: dict[str, Any], plays: list[str]) -> None:
    g = play_texts(make_position(vector), *plays)
    (seat,) = GAME.deciders(g)
    offered, rng = GAME.offer(g, seat), Random(2)
    for _ in range(400):
        assert GAME.sample(g, seat, rng) in offered


def test_roll_outs_do_not_list_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw that hits is enough: the list is for when all of them miss."""
    lists = Counter[str]()
    for step in (Act, SwapWith, Draft):
        moves = step.moves

        def count(self: Any, g: Samurai, moves: Any = moves) -> Any:
            lists[type(self).__name__] += 1
            return moves(self, g)

        monkeypatch.setattr(step, "moves", count)
    starts, rng = (start_turn(), exchange_figures(), start_villages()), Random(3)
    lists.clear()
    for g in starts:
        for _ in range(200):
            GAME.sample(g, GAME.deciders(g)[0], rng)
    assert all(lists[name] < 20 for name in ("Act", "SwapWith", "Draft")), lists
