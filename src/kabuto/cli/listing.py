"""`kabuto games`: what can be played, with how many, under which options."""

from __future__ import annotations

import click
import msgspec

from kabuto.games import find_room, list_games, load_game
from kabuto.kernel import OptionInfo
from kabuto.words.loader import LANGUAGES, Words

from .asking import spell, warn_of_broken_plugins


class Listed(msgspec.Struct, frozen=True):
    """One game as the list shows it."""

    name: str
    title: str  # in the language asked for
    version: int
    seats: dict[str, int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, bool | int | str]]
    reconstructed: bool
    reconstruction: str  # what of it, in the language asked for; empty where nothing is
    takes_box: bool  # whether --box may replace parts of its box


def _list_game(name: str, language: str) -> Listed:
    game, words = load_game(name), Words(language, find_room(name))
    return Listed(
        name=name,
        title=words.say("game-title") if words.has("game-title") else name,
        version=game.version,
        seats={"least": game.seats.start, "most": game.seats.stop - 1},
        options=game.describe_options(),
        presets=dict(game.presets),
        reconstructed=game.reconstructed,
        reconstruction=_describe_reconstruction(words) if game.reconstructed else "",
        takes_box=game.takes_box,
    )


def _describe_reconstruction(words: Words) -> str:
    return words.say("game-reconstructed" if words.has("game-reconstructed") else "reconstructed")


@click.command()
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(*, lang: str, as_json: bool) -> None:
    """List the games with their seats, options and presets."""
    listed = [_list_game(name, lang) for name in list_games()]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(listed)))
        return
    for game in listed:
        _print_game(game)
    warn_of_broken_plugins()


def _print_game(game: Listed) -> None:
    note = f", {game.reconstruction}" if game.reconstructed else ""
    least, most = game.seats["least"], game.seats["most"]
    seats = str(most) if least == most else f"{least}-{most}"
    facts = f"{seats} seats, rules version {game.version}{note}"
    click.echo(f"{game.name}   {game.title}   ({facts})")
    for option in game.options:
        values = " | ".join(
            f"[{spell(value)}]" if value == option.default else spell(value)
            for value in option.allowed
        )
        click.echo(f"  --option {option.name}=   {values}")
    for preset, values_by_name in game.presets.items():
        changed = ", ".join(f"{k}={spell(v)}" for k, v in values_by_name.items())
        click.echo(f"  --preset {preset}   {changed or 'all as by default'}")
    if game.takes_box:
        click.echo("  --box FILE   replaces parts of the box")
    click.echo()
