"""The games: our own rooms, and those that other packages bring.

A room in this folder registers here with one word, a package elsewhere by an entry point in the
group `kabuto.games`. Nothing else in the project names a game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kabuto.kernel import Game, ImpossibleOption
from kabuto.plugins import GAMES, BrokenPlugin, Plugins, load_plugins

NAMES = ("samurai", "spirit", "sword", "empires")
"""The rooms in this folder."""


def list_games() -> tuple[str, ...]:
    """The names of all games that can be played: ours, then those of other packages."""
    return (*NAMES, *_load_plugins().found)


def list_broken_games() -> tuple[BrokenPlugin, ...]:
    """Why games that other packages registered were left out."""
    return tuple(_load_plugins().broken.values())


@cache
def load_game(name: str) -> Game[Any]:
    """The game of that name. Raises ImpossibleOption, or BrokenPlugin."""
    if name in NAMES:
        game: Game[Any] = import_module(f"{__name__}.{name}").GAME
        return game
    plugins = _load_plugins()
    if name in plugins.found:
        return plugins.found[name]
    if name in plugins.broken:
        raise plugins.broken[name]
    raise ImpossibleOption("refused-game-unknown", game=str(name)[:40], known=list(list_games()))


@cache
def find_room(name: str) -> Path:
    """The folder of a game, with its `words/`, `data/` and `page/` where it has any.

    The folder of a game that is one module has the module's name. Raises what `load_game` raises.
    """
    spec = find_spec(load_game(name).room)
    if spec is None or spec.origin is None:
        raise ImpossibleOption("refused-game-unknown", game=name, known=list(list_games()))
    place = Path(spec.origin)
    return place.with_suffix("") if spec.submodule_search_locations is None else place.parent


@cache
def _load_plugins() -> Plugins[Game[Any]]:
    return load_plugins(GAMES, NAMES, _require_game)


def _require_game(name: str, loaded: object) -> Game[Any]:
    """Raises BrokenPlugin."""
    if not isinstance(loaded, Game):
        raise BrokenPlugin("refused-plugin-kind", sort="game")
    if loaded.name != name:
        raise BrokenPlugin("refused-plugin-other-name", name=loaded.name)
    return loaded
