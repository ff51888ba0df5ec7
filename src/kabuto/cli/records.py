"""`kabuto replay` and `kabuto position`: files of games, and of single positions."""

from __future__ import annotations

from typing import IO, Any

import click
import msgspec

from kabuto.games import load_game
from kabuto.kernel import SEAT, WATCHER, CorruptRecord, Game, load_foreign, read_record
from kabuto.kernel import replay as play_again

from .asking import Setting, speak_of, with_setting


@click.command()
@click.argument("file", type=click.File("rb"))
@click.option("--moves", is_flag=True, help="Print every move.")
def replay(*, file: IO[bytes], moves: bool) -> None:
    """Check the record in FILE: every move, the secret and the winners.

    FILE is a record from the page or from `kabuto simulate --save`; - is standard input.
    """
    record = read_record(file.read())
    game = load_game(record.game)
    speak_of(game)
    g: Any = None
    count = 0
    for count, moment in enumerate(play_again(game, record)):
        g = moment.state
        if moves and moment.seat is not None:
            click.echo(f"{count:>4}  {SEAT.label(moment.seat)}  {moment.text}")
    state = "over" if g.is_over else "not over"
    click.echo(f"{record.game}, {record.seats} seats, {count} moves, {state}: the record is right")
    if g.is_over:
        outcome = game.outcome(g)
        winners = " ".join(SEAT.label(seat) for seat in outcome.winners) or "-"
        click.echo(f"winners {winners}, scores {' '.join(map(str, outcome.scores))}")


@click.command()
@with_setting
@click.argument("file", type=click.File("rb"), required=False)
@click.option("--seed", default="1", show_default=True, help="Seed of the starting position.")
@click.option(
    "--as", "viewer", type=click.Choice(list(SEAT.labels)), help="Show what this seat sees."
)
@click.option("--moves", is_flag=True, help="Add the moves of each seat that has to decide.")
def position(
    *, setting: Setting, file: IO[bytes] | None, seed: str, viewer: str | None, moves: bool
) -> None:
    """Print a starting position of GAME as JSON, or show the one in FILE.

    On its own it prints the whole position, secrets included, ready to be edited and loaded again.
    With FILE (- is standard input), --as or --moves it prints what the seat given by --as sees, or
    what a spectator sees.
    """
    from kabuto.bots.arena import make_key

    game = setting.game
    g = load_position(game, file.read()) if file else setting.start(make_key(seed, 0))
    if not (file or viewer or moves):
        _print_json(game.position(g))
        return
    seat = WATCHER if viewer is None else SEAT.number(viewer)
    if seat >= g.seats:
        raise click.BadParameter(f"this position has {g.seats} seats.", param_hint="--as")
    _print_json(describe(game, g, seat, moves=moves))


def load_position(game: Game[Any], data: bytes) -> Any:
    """The state in a file. Raises CorruptRecord."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptRecord("refused-record", problem=str(error)[:200]) from error
    return load_foreign(game, found)


def describe(game: Game[Any], g: Any, viewer: int, *, moves: bool) -> dict[str, Any]:
    """What a viewer sees of a moment, as builtins with names."""
    asked = game.deciders(g)
    found: dict[str, Any] = {
        "view": game.show(g, viewer),
        "step": game.show_step(g),
        "waiting": [SEAT.label(seat) for seat in asked],
    }
    if moves:
        found["moves"] = {
            SEAT.label(seat): [move.text for move in game.offer(g, seat)]
            for seat in asked
            if viewer in (WATCHER, seat)
        }
    return found


def _print_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value)))
