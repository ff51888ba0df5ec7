"""`kabuto bench`: how fast the games and the server are, beside random chess in the same run."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from random import Random
from statistics import median
from typing import Any

import click
import msgspec

from kabuto.bots.arena import find_seat_counts
from kabuto.games import list_games, load_game
from kabuto.kernel import Game

from .measure import (
    CHESS_REFERENCE,
    Pace,
    Play,
    load_chess,
    make_play,
    measure_against,
    measure_parts,
    measure_slice,
)

MOVES = 60
"""Moves that the watchers see."""


class Rate(msgspec.Struct, frozen=True):
    """Random play of a game with some number of seats."""

    game: str
    seats: int
    decisions_per_second: float
    ratio: float  # to random chess


class Parts(msgspec.Struct, frozen=True):
    """Scaled microseconds in the middle of a game."""

    game: str
    seats: int
    microseconds: dict[str, float]


class Page(msgspec.Struct, frozen=True):
    """Bytes of the built client, gzipped."""

    first: int  # the page and what it names
    all: int  # with every game's table and the words of all languages


class Results(msgspec.Struct, frozen=True):
    """What a run has measured."""

    chess_per_second: float
    rates: list[Rate]
    parts: list[Parts]
    watchers: int
    fan_out_ms: float | None  # scaled server time of a move that they all see
    sizes: list[Any]  # `Sizes` of `kabuto.web.sizes`; empty without the server's part
    page: Page | None


@click.command()
@click.option(
    "--game", "names", multiple=True, metavar="GAME", help="Measure only this game; repeatable."
)
@click.option("--seconds", default=0.25, show_default=True, type=click.FloatRange(min=0.001))
@click.option("--slices", default=5, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--watchers",
    default=50,
    show_default=True,
    help="Spectators of the table that is measured; 0 skips it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(
    *, names: tuple[str, ...], seconds: float, slices: int, watchers: int, as_json: bool
) -> None:
    """Measure the speed of the games and the server, and the size of the page.

    Random play is compared with random chess by python-chess, in alternating slices of processor
    time on one core; medians are printed. Times are scaled to a machine that plays 31,000 random
    chess moves per second.
    """
    chess, pace = load_chess(), Pace(seconds, slices)
    games = [load_game(name) for name in names or list_games()]
    measured = [_rate(game, seats, chess, pace) for game in games for seats in _some_seats(game)]
    results = Results(
        chess_per_second=round(median(rate for rate, _ in measured)),
        rates=[rate for _, rate in measured],
        parts=[_parts(game, chess, pace) for game in games],
        watchers=watchers,
        fan_out_ms=_fan_out(watchers, chess, pace),
        sizes=_sizes(games) if watchers > 0 else [],
        page=_weigh_page(),
    )
    if as_json:
        click.echo(msgspec.json.encode(results))
    else:
        _print(results)


def _some_seats(game: Game[Any]) -> list[int]:
    """The fewest, a middle number, the most."""
    counts = find_seat_counts(game)
    return sorted({counts[0], counts[len(counts) // 2], counts[-1]})


def _rate(game: Game[Any], seats: int, chess: Play, pace: Pace) -> tuple[float, Rate]:
    yardstick, rate, ratio = measure_against(chess, make_play(game, seats), pace)
    return yardstick, Rate(game.name, seats, round(rate), round(ratio, 2))


def _parts(game: Game[Any], chess: Play, pace: Pace) -> Parts:
    seats = find_seat_counts(game)[-1]
    times = measure_parts(game, seats, chess, pace)
    return Parts(game.name, seats, {name: round(value, 2) for name, value in times.items()})


def _fan_out(watchers: int, chess: Play, pace: Pace) -> float | None:
    if watchers <= 0:
        return None
    from kabuto.web.bench import measure_fan_out

    rng = Random(1)

    def find_pace() -> float:
        return measure_slice(chess, rng, pace.seconds) / CHESS_REFERENCE

    return round(measure_fan_out(watchers, MOVES, find_pace), 2)


def _sizes(games: list[Game[Any]]) -> list[Any]:
    """Each game with the box that it comes with, and with that as a file of one's own."""
    from kabuto.web.sizes import measure_sizes

    tables = [(game, find_seat_counts(game)[-1]) for game in games]
    shipped = [measure_sizes(*table) for table in tables]
    own = [
        measure_sizes(*table, table[0].rules.box_tools.export())
        for table in tables
        if table[0].rules.box_tools
    ]
    return [*shipped, *own]


def _weigh_page() -> Page | None:
    """None where the client is not built."""
    static = files("kabuto.web") / "static"
    index = static / "index.html"
    if not index.is_file():
        return None
    sizes = {path: _weigh(item) for path, item in _walk(static)}
    named = re.findall(r'(?:src|href)="/?([^"]+)"', index.read_text("utf-8"))
    first = sum(sizes.get(path, 0) for path in {"index.html", *named})
    return Page(first=first, all=sum(sizes.values()))


def _walk(folder: Any, start: str = "") -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for item in folder.iterdir():
        path = f"{start}{item.name}"
        found += _walk(item, f"{path}/") if item.is_dir() else [(path, item)]
    return found


def _weigh(item: Any) -> int:
    return len(gzip.compress(item.read_bytes(), mtime=0))


def _print_parts(parts: list[Parts]) -> None:
    names = list(parts[0].microseconds)
    click.echo("\nthe middle of a game, scaled microseconds")
    click.echo(f"game        seats{''.join(f'{name:>17}' for name in names)}")
    for part in parts:
        times = "".join(f"{part.microseconds[name]:>17.1f}" for name in names)
        click.echo(f"{part.game:<12}{part.seats:>5}{times}")


def _print_sizes(sizes: list[Any]) -> None:
    names = ("moves", "state", "snapshot", "replay", "packed")
    click.echo("\na game by random play, bytes: a state and a snapshot on average")
    click.echo(f"game        own box{''.join(f'{name:>11}' for name in names)}")
    for size in sizes:
        counts = "".join(f"{getattr(size, name):>11,}" for name in names)
        click.echo(f"{size.game:<12}{size.box:>7,}{counts}")


def _print(results: Results) -> None:
    click.echo(f"random chess: {results.chess_per_second:,.0f} moves a second of processor time\n")
    click.echo("game        seats   decisions/s   times chess")
    for rate in results.rates:
        click.echo(
            f"{rate.game:<12}{rate.seats:>5}{rate.decisions_per_second:>14,.0f}{rate.ratio:>14.2f}"
        )
    _print_parts(results.parts)
    if results.fan_out_ms is not None:
        watched = f"a move with {results.watchers} watchers"
        click.echo(f"\n{watched}: {results.fan_out_ms} scaled ms on the server")
    if results.sizes:
        _print_sizes(results.sizes)
    if results.page is not None:
        kilobytes = f"{results.page.first / 1024:.1f} kB, {results.page.all / 1024:.1f} kB"
        click.echo(f"the page, gzipped: {kilobytes} with everything that is loaded later")
