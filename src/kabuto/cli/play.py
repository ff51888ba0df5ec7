"""`kabuto play`: a game in the terminal."""

from __future__ import annotations

from typing import IO

import click

from kabuto.bots.arena import make_key
from kabuto.kernel import fresh_key
from kabuto.words.loader import LANGUAGES

from .asking import Setting, read_bots, with_setting
from .records import load_position


@click.command()
@with_setting
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Who plays the other seats, separated by commas: bot names or module:function.",
)
@click.option("--seed", help="The same seed gives the same game; by chance if not given.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--from", "start", type=click.File("rb"), help="A position that `save` wrote.")
def play(
    *, setting: Setting, bots: str, seed: str | None, lang: str, start: IO[bytes] | None
) -> None:
    """Play a game in the terminal, in seat A, against bots.

    Type a move, its number, or a beginning that only one move has; ? for the commands.
    """
    from .session import Quit, Session

    players = read_bots(setting.game, bots)
    key = fresh_key() if seed is None else make_key(seed, 0)
    g = load_position(setting.game, start.read()) if start else setting.start(key)
    seated = [players[(seat - 1) % len(players)] for seat in range(g.seats)]
    session = Session(setting.game, g, seated, lang)
    try:
        session.run()
    except Quit:
        click.echo()
