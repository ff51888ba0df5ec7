"""`kabuto games`: what can be played, with how many, under which options."""

from __future__ import annotations

import click
import msgspec

from kabuto.games import NAMES, load_game
from kabuto.kernel import OptionInfo

from .asking import spell


class Listed(msgspec.Struct, frozen=True):
    """One game as the list shows it."""

    name: str
    version: int
    seats: dict[str, int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, bool | int | str]]
    reconstructed: bool


def _list_game(name: str) -> Listed:
    game = load_game(name)
    return Listed(
        name=name,
        version=game.version,
        seats={"least": game.seats.start, "most": game.seats.stop - 1},
        options=game.describe_options(),
        presets=game.presets,
        reconstructed=game.reconstructed,
    )


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(*, as_json: bool) -> None:
    """List the games, their seats, options and presets."""
    listed = [_list_game(name) for name in NAMES]
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(listed)))
        return
    for game in listed:
        _print_game(game)


def _print_game(game: Listed) -> None:
    note = ", partly reconstructed" if game.reconstructed else ""
    seats = f"{game.seats['least']}-{game.seats['most']} seats"
    click.echo(f"{game.name}  ({seats}, rules version {game.version}{note})")
    for option in game.options:
        values = " | ".join(
            f"[{spell(value)}]" if value == option.default else spell(value)
            for value in option.allowed
        )
        click.echo(f"  --option {option.name}=   {values}")
    for preset, values_by_name in game.presets.items():
        changed = ", ".join(f"{k}={spell(v)}" for k, v in values_by_name.items())
        click.echo(f"  --preset {preset}   {changed or 'all as by default'}")
    click.echo()
