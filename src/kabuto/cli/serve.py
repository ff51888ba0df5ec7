"""`kabuto serve`: the table for browsers."""

from __future__ import annotations

import webbrowser
from ipaddress import ip_network
from pathlib import Path
from threading import Timer

import click

from kabuto.bots import import_bot
from kabuto.bots.arena import find_seat_counts
from kabuto.games import load_game
from kabuto.kernel import DATA

from .asking import look_for_modules_here, speak_of, warn_of_broken_plugins

BOT_LETTERS = 64
"""As many as a name at a table may have."""

OPEN_AFTER = 1.5
"""Seconds until the browser is sent to the page: the server is up by then."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 picks a free one.",
)
@click.option(
    "--data",
    metavar="FOLDER",
    help="Where to keep the tables: a folder or the URL of a database; your user data folder by "
    "default.",
)
@click.option(
    "--bot-pause",
    default=0.7,
    show_default=True,
    type=click.FloatRange(min=0),
    help="Seconds that a bot waits before it moves, so that people can follow.",
)
@click.option(
    "--box",
    "boxes",
    multiple=True,
    metavar="GAME=FILE",
    help="A box file for a game, offered to whoever opens a table; repeatable.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="MODULE:FUNCTION",
    help="A bot of your own, offered to whoever opens a table; repeatable.",
)
@click.option(
    "--cookie-key",
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The key that signs cookies, of 32 bytes or more, in place of the one kept with the data.",
)
@click.option(
    "--limit",
    "limits",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Change a bound on what a visitor may do; repeatable. docs/run-it.md lists them.",
)
@click.option(
    "--public-url",
    metavar="URL",
    envvar="KABUTO_PUBLIC_URL",
    help="Where others reach this server, if a proxy stands before it: https://kabuto.example.",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Believe the proxy at this address, or in this network, whom it asks for; repeatable. "
    "One on this machine is believed anyway.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
def serve(  # noqa: PLR0913  (one option each)
    *,
    host: str,
    port: int,
    data: str | None,
    bot_pause: float,
    boxes: tuple[str, ...],
    bots: tuple[str, ...],
    cookie_key: Path | None,
    limits: tuple[str, ...],
    public_url: str | None,
    proxies: tuple[str, ...],
    open_page: bool,
) -> None:
    """Start the server; people play in their browsers."""
    from kabuto.web.limits import read_limits
    from kabuto.web.public import read_public_url
    from kabuto.web.server import serve as run

    bounds = read_limits(limits)
    public = read_public_url(public_url) if public_url else None
    for proxy in proxies:
        _require_network(proxy)
    box_files = dict(map(_read_box, boxes))
    if bots:
        look_for_modules_here()
    for bot in bots:
        _require_bot(bot)
    warn_of_broken_plugins()
    if open_page:
        _open_later(host, port)
    place = Path(data) if data and "://" not in data else data
    run(
        host=host, port=port, data=place, bot_pause=bot_pause,
        box_files=box_files, bots=bots, cookie_key=cookie_key, limits=bounds,
        public=public, proxies=proxies,
    )  # fmt: skip


def _read_box(given: str) -> tuple[str, str]:
    """A game and the text of its box file, checked for every number of seats. Raises Refusal."""
    name, equals, path = given.partition("=")
    if not equals:
        raise click.BadParameter(f"{given!r} is not of the form GAME=FILE.", param_hint="--box")
    game = load_game(name)
    speak_of(game)
    text = game.read_new_box(Path(path).read_bytes())
    for seats in find_seat_counts(game):
        game.read_options(seats, {DATA: text})
    return name, text


def _require_bot(place: str) -> None:
    """Raises BadParameter or Refusal."""
    if len(place) > BOT_LETTERS:
        said = f"{place!r} has more than {BOT_LETTERS} letters."
        raise click.BadParameter(said, param_hint="--bot")
    import_bot(place)


def _require_network(text: str) -> None:
    try:
        ip_network(text)
    except ValueError:
        raise click.BadParameter(
            f"{text!r} is neither an address nor a network.", param_hint="--trust-proxy"
        ) from None


def _open_later(host: str, port: int) -> None:
    from kabuto.web.public import show_host

    if port == 0:
        raise click.BadParameter("cannot be used with --port 0.", param_hint="--open")
    timer = Timer(OPEN_AFTER, webbrowser.open, [f"http://{show_host(host)}:{port}/"])
    timer.daemon = True
    timer.start()
