"""Bots: what they are given, and how well they play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kabuto.bots import BOTS, choose
from kabuto.bots.arena import find_asked, find_seat_counts
from kabuto.games import NAMES, load_game
from kabuto.kernel import Game, Refusal

KEY = bytes(range(32))
STEPS = 60


def play_on(game: Game[Any], g: Any, rng: Random, steps: int) -> Iterator[Any]:
    """States along a random game, by reference: each is looked at before the next move."""
    for _ in range(steps):
        if g.is_over:
            return
        yield g
        seat = find_asked(game, g)
        game.play(g, seat, game.sample(g, seat, rng))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_a_move_on_offer(name: str, bot: str) -> None:
    game = load_game(name)
    seats = find_seat_counts(game)[-1]
    rng = Random(3)
    g = game.start(seats, game.read_options(seats), KEY)
    for state in play_on(game, g, rng, STEPS):
        seat = find_asked(game, state)
        world = game.encode(game.resample(state, 1 << seat, rng))
        text = choose(name, world, seat, bot, b"seed")
        assert text in [move.text for move in game.offer(state, seat)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_move_whatever_is_hidden(name: str, bot: str) -> None:
    game = load_game(name)
    seats = find_seat_counts(game)[-1]
    rng = Random(5)
    g = game.start(seats, game.read_options(seats), KEY)
    for state in play_on(game, g, rng, STEPS):
        seat = find_asked(game, state)
        worlds = [game.encode(game.resample(state, 1 << seat, rng)) for _ in range(4)]
        assert len(set(worlds)) == len(worlds)
        seed = rng.randbytes(8)
        assert len({choose(name, world, seat, bot, seed) for world in worlds}) == 1


def test_random_play_depends_on_the_seed() -> None:
    name = NAMES[0]
    game = load_game(name)
    g = game.start(game.seats.start, game.read_options(game.seats.start), KEY)
    world = game.encode(g)
    assert len({choose(name, world, 0, "random", bytes([n])) for n in range(30)}) > 1


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refusal) as refused:
        choose(NAMES[0], b"", 0, "nobody", b"")
    assert refused.value.key == "refused-bot-unknown"
    assert refused.value.args_by_name == {"bot": "nobody", "known": list(BOTS)}
