"""`kabuto box`: a file to enter one's own box in, what is wrong in it, and a picture of it."""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import click

from kabuto.games import load_game
from kabuto.kernel import BoxFault, BoxTools, Game, ImpossibleOption
from kabuto.words.loader import LANGUAGES

from .speech import Speech


@click.command()
@click.argument("game")
@click.option("--export", "is_export", is_flag=True, help="Write the box that the game comes with.")
@click.option("--check", "file", type=click.File("rb"), help="Say all that is wrong in FILE.")
@click.option("--draw", type=click.Path(dir_okay=False), help="Draw the map to this file, as SVG.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.pass_context
def box(
    ctx: click.Context,
    *,
    game: str,
    is_export: bool,
    file: IO[bytes] | None,
    draw: str | None,
    lang: str,
) -> None:
    """Enter your own box of GAME: begin from ours, check your file, see your map.

    `--draw` draws the file that `--check` names, with what is wrong there in red, or the box that
    the game comes with.
    """
    if not (is_export or file or draw):
        raise click.UsageError("One of --export, --check FILE and --draw FILE is needed.")
    loaded = load_game(game)
    tools = _find_tools(loaded)
    if is_export:
        click.echo(tools.export(), nl=False)
    text = loaded.read_box(file.read()) if file else ""
    is_right = not file or _tell_faults(Speech(lang, loaded, []), tools.check(text), file.name)
    if draw:
        Path(draw).write_text(_draw(tools, text, lang), "utf-8")
    if not is_right:
        ctx.exit(1)


def _draw(tools: BoxTools, text: str, language: str) -> str:
    """Raises UsageError where the game has no map."""
    if tools.draw is None:
        raise click.UsageError("This game has no map to draw.")
    return tools.draw(text, language)


def _find_tools(game: Game[Any]) -> BoxTools:
    if game.rules.box_tools is None:
        raise ImpossibleOption("refused-box-none", game=game.name)
    return game.rules.box_tools


def _tell_faults(speech: Speech, faults: list[BoxFault], name: str) -> bool:
    """Whether nothing is wrong."""
    if not faults:
        click.echo(speech.say("terminal-box-right", file=name))
    for fault in faults:
        said = speech.say(fault.key, **speech.dress({"line": fault.line, **fault.args}))
        click.echo(f"{said} [{fault.field}]" if fault.field else said)
    return not faults
