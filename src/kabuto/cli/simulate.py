"""`kabuto simulate`: many games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import click
import msgspec

from kabuto.bots.arena import Match, Tally, play_match
from kabuto.kernel import SEAT, Record

from .asking import Setting, read_bots, with_setting


class Report(msgspec.Struct, frozen=True):
    """The result of a simulation."""

    game: str
    seats: int
    bots: list[str]  # by seat, as they sat in the first game
    games: int
    decisions: int
    decisions_per_second: float  # of processor time
    wins: list[float]  # by seat; a victory shared by k seats counts 1/k for each of them
    wins_by_bot: dict[str, float]
    scores: list[float]  # by seat, the mean


@click.command()
@with_setting
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Who plays each seat, separated by commas: bot names or module:function.",
)
@click.option("--rotate", is_flag=True, help="Shift the bots by one seat after every game.")
@click.option("--check", is_flag=True, help="Check the game's invariants after every move.")
@click.option(
    "--save",
    type=click.Path(file_okay=False, path_type=Path),
    help="Save a record of every game in this folder.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def simulate(  # noqa: PLR0913
    *,
    setting: Setting,
    count: int,
    seed: str,
    bots: str,
    rotate: bool,
    check: bool,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play many games between bots and count the wins.

    With fewer bots than seats, the bots repeat. A win shared by k seats counts 1/k for each, so the
    wins add up to the number of games that somebody won. Decisions per second are measured in
    processor time.
    """
    players = read_bots(setting.game, bots)
    match = Match(setting.game, setting.seats, setting.options, players, seed, rotate, check)
    tally = _watch(play_match(match, count, _keeper(save)), count)
    report = _report(match, tally)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        _print(report)


def _keeper(folder: Path | None) -> Callable[[int, Record], None] | None:
    """What writes records into a folder."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)

    def keep(number: int, record: Record) -> None:
        path = folder / f"{record.game}-{number + 1:05}.json"
        path.write_bytes(msgspec.json.encode(record))

    return keep


def _watch(tallies: Iterable[Tally], count: int) -> Tally:
    """The last tally; on a terminal a bar shows how far the games are."""
    tally = Tally()
    if not sys.stderr.isatty():
        for tally in tallies:  # noqa: B007
            pass
        return tally
    with click.progressbar(tallies, length=count, file=sys.stderr) as bar:
        for tally in bar:  # noqa: B007
            pass
    return tally


def _report(match: Match, tally: Tally) -> Report:
    return Report(
        game=match.game.name,
        seats=match.seats,
        bots=match.seat_bots(0),
        games=tally.games,
        decisions=tally.decisions,
        decisions_per_second=round(tally.decisions / max(tally.seconds, 1e-9), 1),
        wins=[round(float(wins), 6) for wins in tally.wins],
        wins_by_bot={bot: round(float(wins), 6) for bot, wins in tally.wins_by_bot.items()},
        scores=[round(score / tally.games, 6) for score in tally.scores],
    )


def _print(report: Report) -> None:
    click.echo(f"{report.game}, {report.seats} seats, {report.games} games")
    click.echo(f"decisions   {report.decisions}  ({report.decisions_per_second:,.0f} a second)")
    for seat, wins in enumerate(report.wins):
        share = 100 * wins / report.games
        score = report.scores[seat]
        click.echo(f"seat {SEAT.label(seat)}      wins {wins:g} ({share:.1f} %), score {score:.2f}")
    for bot, wins in report.wins_by_bot.items():
        click.echo(f"{bot:<10}  wins {wins:g} ({100 * wins / report.games:.1f} %)")
