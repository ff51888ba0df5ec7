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
@click.option("--seed", help="The same seed gives the same game; random by default.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option(
    "--from", "start", type=click.File("rb"), help="Continue from a position that `save` wrote."
)
def play(
    *, setting: Setting, bots: str, seed: str | None, lang: str, start: IO[bytes] | None
) -> None:
    """Play a game against bots in the terminal, in seat A.

    Type a move, its number, or the start of its text if only one move matches; ? lists the
    commands.
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
