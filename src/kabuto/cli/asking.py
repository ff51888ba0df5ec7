"""What several commands ask for: a game, its seats, its options, a seed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import IO, Any, NamedTuple

import click

from kabuto.bots import list_broken_bots
from kabuto.bots.arena import Player, find_player, find_seat_counts
from kabuto.games import list_broken_games, load_game
from kabuto.kernel import DATA, Game

from .speech import explain

Command = Callable[..., Any]


class Setting(NamedTuple):
    """A game as it is to be set up."""

    game: Game[Any]
    seats: int
    options: Any

    def start(self, key: bytes) -> Any:
        return self.game.start(self.seats, self.options, key)


def with_setting(command: Command) -> Command:
    """Adds GAME, --seats, --preset, --option and --box; hands them over as one `setting`."""

    @click.argument("game")
    @click.option("--seats", type=int, help="Number of seats; the game's minimum by default.")
    @click.option("--preset", help="A named set of options; see `kabuto games`.")
    @click.option(
        "--option", multiple=True, metavar="NAME=VALUE", help="Set an option; repeatable."
    )
    @click.option("--box", type=click.File("rb"), help="A box file, for a game that takes one.")
    @wraps(command)
    def asked(
        game: str,
        seats: int | None,
        preset: str | None,
        option: tuple[str, ...],
        box: IO[bytes] | None,
        **rest: Any,
    ) -> Any:
        loaded = load_game(game)
        speak_of(loaded)
        seats = find_seat_counts(loaded)[0] if seats is None else seats
        given = {**_find_preset(loaded, preset), **read_given(loaded, option)}
        if box is not None:
            given[DATA] = loaded.read_new_box(box.read())
        return command(setting=Setting(loaded, seats, loaded.read_options(seats, given)), **rest)

    return asked


def speak_of(game: Game[Any]) -> None:
    """From now on a refusal is said in the words of this game, too."""
    click.get_current_context().find_root().obj = game


def _find_preset(game: Game[Any], name: str | None) -> dict[str, object]:
    if name is None:
        return {}
    if name not in game.presets:
        known = ", ".join(game.presets) or "none"
        raise click.BadParameter(
            f"{game.name} has no preset {name!r}; it has {known}.", param_hint="--preset"
        )
    return dict(game.presets[name])


def read_given(game: Game[Any], option: tuple[str, ...]) -> dict[str, object]:
    """Options as typed, each turned into a value of its type where one is spelt so."""
    allowed = {info.name: info.allowed for info in game.describe_options()}
    given: dict[str, object] = {}
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.BadParameter(
                f"{text!r} is not of the form name=value.", param_hint="--option"
            )
        given[name] = next(
            (a for a in allowed.get(name, []) if spell(a) == value.strip().lower()), value
        )
    return given


def spell(value: object) -> str:
    """A value of an option as it is typed."""
    return str(value).lower()


def read_bots(game: Game[Any], text: str) -> tuple[Player, ...]:
    """Bots between commas, each a name or `module:function`. Raises Refusal."""
    if ":" in text:
        look_for_modules_here()
    return tuple(find_player(game.name, bot.strip()) for bot in text.split(","))


def warn_of_broken_plugins() -> None:
    """Says what other packages registered in vain, and why; all else goes on."""
    for broken in (*list_broken_games(), *list_broken_bots()):
        click.echo(explain(broken), err=True)


def look_for_modules_here() -> None:
    """An installed command does not see the modules of the folder that it is called in."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
