"""`kabuto rules`: the rules of a game to read, with the numbers of a box."""

from __future__ import annotations

from typing import IO

import click

from kabuto.games import load_game
from kabuto.kernel import DATA
from kabuto.rulebook import strip_marks, write_rules
from kabuto.words.loader import LANGUAGES

from .asking import speak_of


@click.command()
@click.argument("game")
@click.option("--box", type=click.File("rb"), help="A box file, for a game that takes one.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def rules(*, game: str, box: IO[bytes] | None, lang: str) -> None:
    """Print the rules of GAME as Markdown, with the numbers and tables of a box."""
    loaded = load_game(game)
    speak_of(loaded)
    given: dict[str, object] = {}
    if box is not None:
        given[DATA] = loaded.read_new_box(box.read())
    options = loaded.read_options(loaded.seats.start, given)
    click.echo(strip_marks(write_rules(loaded, lang, options)), nl=False)
