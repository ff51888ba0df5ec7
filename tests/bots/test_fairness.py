"""No bot reads more than its View: in all worlds alike to its seat it plays the same move.

Bots that search are the hard case: they choose the chance of the worlds that they look into, so a
world that was drawn in the order of the true one would give the truth away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from kabuto.bots import BOTS, Bot, load_bot
from kabuto.bots.arena import find_seat_counts
from kabuto.games import NAMES, load_game
from kabuto.kernel import Game, Move, Sight, State
from tests.docs import read_titled_blocks

ALIKE = 4
"""Worlds alike to the seat in which a bot is asked at each decision."""


@cache
def load_documented() -> Callable[..., Move]:
    places: dict[str, Any] = {}
    exec(compile(read_titled_blocks("write-a-bot.md")["mybots.py"], "mybots.py", "exec"), places)
    found: Callable[..., Move] = places["look_ahead"]
    return found


def look_ahead(sight: Sight) -> Move:
    """The bot of the guide, that plays games on at random: fewer of them."""
    return load_documented()(sight, worlds=1, most=3)


def read_a_world(sight: Sight) -> Move:
    """Whatever is different in the world that this chance draws makes it play differently."""
    world = sight.resample(Random(5))
    digest = sha256(sight.game.encode(world)).digest()
    return sight.moves[int.from_bytes(digest, "big") % len(sight.moves)]


def count_in_worlds(sight: Sight) -> Move:
    """Counts what the decks and hands of several worlds have in common, as a reader would."""
    rng, game = sight.rng, sight.game
    seen = [str(game.position(sight.resample(Random(rng.random())))["state"]) for _ in range(3)]
    common = sum(a == b == c for a, b, c in zip(*seen, strict=False))
    chosen: Move = sight.moves[common % len(sight.moves)]
    return chosen


SEARCHING: dict[str, Bot] = {"read_a_world": read_a_world, "count_in_worlds": count_in_worlds}


def think(game: Game[Any], state: State, seat: int, bot: Bot, seed: int) -> str:
    """The move of a bot that is given nothing but a Sight of this state."""
    move = bot(game.sight(game.decode(game.encode(state)), seat, Random(seed)))
    return move.text


def visit(game: Game[Any], seats: int, rng: Random, every: int) -> Iterator[tuple[Any, int]]:
    """Every so manieth decision of a random game, and one of the seats that are asked."""
    g = game.start(seats, game.read_options(seats), rng.randbytes(32))
    number = 0
    while not g.is_over:
        seat = rng.choice(game.deciders(g))
        if number % every == 0:
            yield g, seat
        game.play(g, seat, game.sample(g, seat, rng))
        number += 1


def check_fairness(game: Game[Any], seats: int, bot: Bot, rng: Random, every: int) -> set[str]:
    """Asserts it along a game; returns the moves that were played where there was a choice."""
    played = set()
    for number, (g, seat) in enumerate(visit(game, seats, rng, every)):
        worlds = [g, *(game.resample(g, 1 << seat, rng) for _ in range(ALIKE - 1))]
        assert len({game.encode(world) for world in worlds}) == ALIKE
        moves = {think(game, world, seat, bot, number) for world in worlds}
        assert len(moves) == 1, f"decision {number}: seat {seat} plays by what it cannot see"
        if len(game.offer(g, seat)) > 1:
            played |= moves
    return played


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", [*BOTS, *SEARCHING])
def test_the_same_view_and_seed_give_the_same_move_in_every_world_alike(
    name: str, bot: str
) -> None:
    game, rng = load_game(name), Random(f"{name} {bot}")
    counts = find_seat_counts(game)
    player = SEARCHING.get(bot) or load_bot(name, bot)
    for seats in {counts[0], counts[-1]}:
        assert len(check_fairness(game, seats, player, rng, every=3)) > 2


@pytest.mark.parametrize("name", NAMES)
def test_so_does_the_bot_of_the_guide(name: str) -> None:
    game, rng = load_game(name), Random(name)
    seats = find_seat_counts(game)[0]
    assert check_fairness(game, seats, look_ahead, rng, every=12)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_read_the_true_state_would_be_noticed(name: str) -> None:
    game, rng = load_game(name), Random(name)
    truths: list[Any] = []

    def peek(sight: Sight) -> Move:
        digest = sha256(game.encode(truths.pop())).digest()
        return sight.moves[int.from_bytes(digest, "big") % len(sight.moves)]

    with pytest.raises(AssertionError, match="cannot see"):
        check_peeking(game, peek, truths, rng)


def check_peeking(game: Game[Any], peek: Bot, truths: list[Any], rng: Random) -> None:
    """Hands each world over behind the bot's Sight."""
    for g, seat in visit(game, find_seat_counts(game)[-1], rng, 3):
        moves = set()
        for _ in range(ALIKE):
            truths.append(game.resample(g, 1 << seat, rng))
            moves.add(think(game, truths[-1], seat, peek, 1))
        assert len(moves) == 1, f"seat {seat} plays by what it cannot see"
