"""Players that are programs. None of them is ever given the true state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from kabuto.games import load_game
from kabuto.kernel import Move, Refusal, Sight

BOTS = ("random", "greedy")
"""Every bot that can sit at a table, the weakest first."""

Bot: TypeAlias = Callable[[Sight], Move]


def play_at_random(sight: Sight) -> Move:
    """Any move on offer, each as likely as any other."""
    return sight.rng.choice(sight.moves)


def load_bot(game_name: str, bot: str) -> Bot:
    """The player of that name. Raises Refusal."""
    if bot not in BOTS:
        raise Refusal("refused-bot-unknown", bot=str(bot)[:40], known=list(BOTS))
    return play_at_random if bot == "random" else load_game(game_name).greedy


def choose(game_name: str, world: bytes, seat: int, bot: str, seed: bytes) -> str:
    """The text of the move that a bot plays in `seat`.

    `world` is `Game.encode` of a resampled state, so that what is hidden from the seat never
    reaches the process that thinks. The same View and seed give the same move. Raises Refusal
    for an unknown bot.
    """
    play = load_bot(game_name, bot)
    game = load_game(game_name)
    return play(game.sight(game.decode(world), seat, Random(seed))).text
