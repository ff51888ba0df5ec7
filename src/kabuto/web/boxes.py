"""Boxes of people's own over HTTP: ours to begin from, what is wrong in a text, texts and maps."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kabuto.games import load_game
from kabuto.kernel import (
    TEXT_AT_MOST,
    BoxTools,
    Game,
    ImpossibleOption,
    Refusal,
    is_box_name,
    name_box,
)
from kabuto.table import House
from kabuto.words.loader import LANGUAGES

from .answers import FOREVER, answer, read_bytes
from .messages import BoxFaultInfo, BoxReport
from .meter import Meter
from .persons import Persons
from .rules import render_rules
from .throttle import address_of

FILE_BYTES = 4 * TEXT_AT_MOST
"""No letter has more in UTF-8."""
JSON_BYTES = 6 * TEXT_AT_MOST
"""The same text as a string in JSON, each letter as an escape."""
FAULTS_AT_MOST = 100
"""Nobody reads more; they are counted."""

PICTURE = {
    "Cache-Control": "public, max-age=3600",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
"""A picture has names in it that strangers chose: it may show itself, and do nothing."""


class UnknownBox(Refusal):
    """No game here was made with that box."""

    key = "refused-box-lost"


class Boxes:
    """The endpoints that have to do with box files."""

    def __init__(self, house: House, persons: Persons, meter: Meter) -> None:
        self.house = house
        self.persons = persons
        self.meter = meter

    def routes(self) -> list[Route]:
        """Where what is found."""
        at = "/api/games/{game}"
        return [
            Route(f"{at}/box.toml", self.export, methods=["GET"]),
            Route(f"{at}/boxes", self.check, methods=["POST"]),
            Route(f"{at}/boxes/{{name}}.toml", self.show_text, methods=["GET"]),
            Route(f"{at}/boxes/{{name}}.svg", self.draw, methods=["GET"]),
            Route(f"{at}/boxes/{{name}}/rules/{{language}}", self.rules, methods=["GET"]),
        ]

    async def export(self, request: Request) -> Response:
        game, tools = _find_tools(request)
        return _send_text(tools.export(), f"{game.name}.toml", "no-cache")

    async def check(self, request: Request) -> Response:
        """All that is wrong in a text; nothing is kept of it."""
        person = self.persons.demand(request)
        self.meter.count_box_check(person.id, address_of(request.scope))
        game, _ = _find_tools(request)
        text = game.read_box(await read_bytes(request, FILE_BYTES))
        language = _find_language(request)
        return answer(await asyncio.to_thread(_report, game, text, language))

    async def show_text(self, request: Request) -> Response:
        game, text = await self._find(request)
        return _send_text(text, f"{game.name}-{name_box(text)[:8]}.toml", FOREVER)

    async def draw(self, request: Request) -> Response:
        game, text = await self._find(request)
        picture = await asyncio.to_thread(_draw, game, text, _find_language(request))
        if picture is None:
            raise UnknownBox(game=game.name)
        return Response(picture, headers=PICTURE, media_type="image/svg+xml")

    async def rules(self, request: Request) -> Response:
        """The rules page with the numbers and tables of a box."""
        game, text = await self._find(request)
        language = request.path_params["language"]
        return answer(await asyncio.to_thread(render_rules, game.name, language, text))

    async def _find(self, request: Request) -> tuple[Game[Any], str]:
        """A box that is in use here: the host's, or that of a game. Raises UnknownBox."""
        game, _ = _find_tools(request)
        name = request.path_params["name"]
        text = await self.house.find_box(game.name, name) if is_box_name(name) else ""
        if not text:
            raise UnknownBox(game=game.name)
        return game, text


def _find_tools(request: Request) -> tuple[Game[Any], BoxTools]:
    """Raises ImpossibleOption where a game takes no box."""
    game = load_game(request.path_params["game"])
    if game.rules.box_tools is None:
        raise ImpossibleOption("refused-box-none", game=game.name)
    return game, game.rules.box_tools


def _find_language(request: Request) -> str:
    """The language in which names are wanted."""
    wanted = request.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else "en"


def _report(game: Game[Any], text: str, language: str) -> BoxReport:
    faults = game.check_box(text)
    return BoxReport(
        box=name_box(text),
        faults=[BoxFaultInfo(f.line, f.field, f.key, f.args) for f in faults[:FAULTS_AT_MOST]],
        count=len(faults),
        picture=_draw_what_was_read(game, text, language),
    )


def _draw_what_was_read(game: Game[Any], text: str, language: str) -> str | None:
    """With what is wrong marked; nothing of a text that cannot be read at all."""
    try:
        return _draw(game, text, language)
    except ImpossibleOption:
        return None


def _draw(game: Game[Any], text: str, language: str) -> str | None:
    """The map of a box, where the game has one."""
    tools = game.rules.box_tools
    return tools.draw(text, language) if tools and tools.draw else None


def _send_text(text: str, name: str, cache: str) -> Response:
    headers = {
        "Cache-Control": cache,
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
