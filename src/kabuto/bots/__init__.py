"""Players that are programs. None of them is ever given the true state.

Another package brings bots by entry points in the group `kabuto.bots`: `NAME` plays every game,
`GAME.NAME` that game alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import TypeAlias, cast

from kabuto.games import load_game
from kabuto.kernel import Move, Refusal, Sight
from kabuto.plugins import BOTS as GROUP
from kabuto.plugins import BrokenPlugin, Plugins, load_plugins

Bot: TypeAlias = Callable[[Sight], Move]

BOTS = ("random", "greedy")
"""The bots of the house, the weakest first."""


def list_bots(game: str) -> tuple[str, ...]:
    """Every bot that can sit at a table of that game: the house's, then those of packages."""
    return (*BOTS, *_find_plugins(game))


def list_broken_bots() -> tuple[BrokenPlugin, ...]:
    """Why bots that other packages registered were left out."""
    return tuple(_load_plugins().broken.values())


def play_at_random(sight: Sight) -> Move:
    """Any move on offer, each as likely as any other."""
    return sight.rng.choice(sight.moves)


def load_bot(game: str, bot: str) -> Bot:
    """The player of that name. Raises Refusal."""
    if bot == "random":
        return play_at_random
    if bot == "greedy":
        return load_game(game).greedy
    plugins = _find_plugins(game)
    if bot not in plugins:
        raise Refusal("refused-bot-unknown", bot=str(bot)[:40], known=list(list_bots(game)))
    return plugins[bot]


def import_bot(place: str) -> Bot:
    """The function at `module:function`. Raises Refusal.

    For who runs Kabuto, never for who visits it: importing a module runs it.
    """
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refusal("refused-bot-import", bot=place, problem=str(error)) from error
    if not callable(found):
        raise Refusal("refused-bot-import", bot=place, problem=f"{name} is no function")
    return cast("Bot", found)


def find_bot(game: str, bot: str) -> Bot:
    """A bot by its name or by `module:function`, for who may load any. Raises Refusal."""
    return import_bot(bot) if ":" in bot else load_bot(game, bot)


def choose(game_name: str, world: bytes, seat: int, bot: str, seed: bytes) -> str:
    """The text of the move that a bot plays in `seat`.

    `world` is `Game.encode` of a resampled state, so that what is hidden from the seat never
    reaches the process that thinks. The same View and seed give the same move. That `bot` may
    be loaded here is the caller's to know. Raises Refusal for an unknown bot, or one that answers
    what was not on offer.
    """
    game, play = load_game(game_name), find_bot(game_name, bot)
    sight = game.sight(game.decode(world), seat, Random(seed))
    return require_move(bot, play(sight), sight).text


def require_move(bot: str, move: object, sight: Sight) -> Move:
    """What a bot has answered, if it was on offer. Raises Refusal."""
    if not isinstance(move, Move) or move not in sight.moves:
        raise Refusal("refused-bot-move", bot=bot, move=str(move)[:40])
    return move


def _find_plugins(game: str) -> dict[str, Bot]:
    """The bots of packages that play a game: those for every game, then its own in their place."""
    found = _load_plugins().found
    general = {name: bot for name, bot in found.items() if "." not in name}
    start = f"{game}."
    own = {n.removeprefix(start): bot for n, bot in found.items() if n.startswith(start)}
    return general | own


@cache
def _load_plugins() -> Plugins[Bot]:
    return load_plugins(GROUP, BOTS, _require_bot)


def _require_bot(_name: str, loaded: object) -> Bot:
    """Raises BrokenPlugin."""
    if not callable(loaded):
        raise BrokenPlugin("refused-plugin-kind", sort="bot")
    return cast("Bot", loaded)
