"""The games. A room registers here with one line; nothing else in the project names a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from kabuto.kernel import Game, ImpossibleOption

NAMES = ("samurai", "spirit", "sword", "empires")


@cache
def load_game(name: str) -> Game[Any]:
    """The game of that name. Raises ImpossibleOption."""
    if name not in NAMES:
        raise ImpossibleOption("refused-game-unknown", game=str(name)[:40], known=list(NAMES))
    game: Game[Any] = import_module(f"kabuto.games.{name}").GAME
    return game
