"""The application: pages, API, live channel."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from kabuto.games import list_games, load_game
from kabuto.kernel import Refusal
from kabuto.table import House, Person, Table, UnknownTable, is_address

from .acting import act
from .answers import FOREVER, answer
from .api import Api, answer_refusal
from .health import Health
from .limits import Limits
from .live import Hub, write_refusal
from .meter import Meter, TooMany
from .metrics import Metrics
from .persons import KEY_FILE, Persons, load_signing_key, make_key
from .public import Origin
from .security import Guard
from .sockets import Sockets
from .throttle import Throttle, address_of

STATIC = Path(__file__).parent / "static"
CLIENT_ROUTES = ("/", "/t/{id}", "/replay/{id}", "/rules", "/rules/{game}", "/new", "/new/{game}")
COLLECT_AFTER = (20_000, 20, 1_000)
"""Of the garbage collector: a look through all tables holds up every move, and finds little."""
COOKIE_KEY = "cookie-key"
TOO_MANY = 4429
"""The code that closes a socket over a bound: the page waits longer before it tries again."""


class Assets(StaticFiles):
    """Built files whose names change with what is in them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code < 300:
            response.headers["Cache-Control"] = FOREVER
        return response


class Server:
    """What one application is made of."""

    def __init__(  # noqa: PLR0913  (one setting each, all by name)
        self,
        data: Path | str,
        *,
        bot_pause: float = 0.7,
        bot_workers: int = 1,
        undo_workers: int = 0,
        secret: bytes | None = None,
        static: Path = STATIC,
        box_files: Mapping[str, str] | None = None,
        bots: Collection[str] = (),
        limits: Limits | None = None,
        public: Origin | None = None,
    ) -> None:
        self.public = public
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.meter = Meter(self.limits)
        self.sockets = Sockets(self.limits)
        self.hub = Hub(self.metrics, self.meter, self.limits)
        self.house = House(
            data,
            bot_pause=bot_pause,
            bot_workers=bot_workers,
            undo_workers=undo_workers,
            box_files=box_files,
            bots=bots,
            undos_at_most=self.limits.undos_of_a_decision,
            on_change=self.hub.publish,
            on_private_change=self.hub.whisper,
        )
        self.persons = Persons(secret or _find_key(data), public)
        self.health = Health(self.house.store)
        self.api = Api(self.house, self.hub, self.persons, self.meter, self.limits)
        self.static = static

    def routes(self) -> list[BaseRoute]:
        """Where what is found; files of the page come last."""
        return [
            *self.api.routes(),
            WebSocketRoute("/api/tables/{table}/live", LiveChannel(self)),
            Route("/metrics", self.write_metrics),
            Route("/healthz", self.check_health),
            *(Route(path, self.shell) for path in CLIENT_ROUTES),
            Mount("/assets", Assets(directory=self.static / "assets", check_dir=False)),
            Mount("/", StaticFiles(directory=self.static, check_dir=False)),
        ]

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """From the first request to the last."""
        for name in list_games():
            load_game(name)
        gc.collect()
        gc.freeze()  # rules and libraries stay: looking through them again would delay moves
        gc.set_threshold(*COLLECT_AFTER)
        await self.house.start()
        if self.persons.needs_key:
            self.persons.use_key(await self.house.store.keep_setting(COOKIE_KEY, make_key()))
        try:
            yield
        finally:
            await self.house.stop()

    async def shell(self, _: Request) -> Response:
        """The page; the client reads the rest from the address."""
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page has not been built: make client", 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def write_metrics(self, _: Request) -> Response:
        return Response(self.metrics.write(), media_type="text/plain; version=0.0.4")

    async def check_health(self, _: Request) -> Response:
        await self.health.check()
        return answer({"ok": True})


class LiveChannel:
    """Where live connections come in."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Nobody is subscribed to anything before it is known who they are."""
        socket = WebSocket(scope, receive, send)
        person = self.server.persons.find(socket)
        try:
            table = await self.server.house.get(socket.path_params["table"])
        except UnknownTable:
            await socket.close(4404)
            return
        await socket.accept()
        try:
            with self.server.sockets.held(table.id, person, address_of(scope)):
                await self._serve(receive, send, table, person)
        except TooMany as refusal:
            await socket.send_text(write_refusal(refusal))
            await socket.close(TOO_MANY)

    async def _serve(
        self, receive: Receive, send: Send, table: Table, person: Person | None
    ) -> None:
        act_here = partial(act, self.server.house)
        await self.server.hub.serve(receive, send, table, person.id if person else None, act_here)


def create_app(data: Path | str, **settings: Any) -> Starlette:
    """The application. `data` is a folder, or the address of a database; settings as of Server."""
    server = Server(data, **settings)
    app = Starlette(
        routes=server.routes(),
        middleware=[
            Middleware(Guard, server.public),
            Middleware(Throttle, server.meter),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={Refusal: answer_refusal},
        lifespan=server.lifespan,
    )
    app.state.server = server
    return app


def _find_key(data: Path | str) -> bytes | None:
    """The key in the data folder; a database keeps it itself. Raises BadKey."""
    if is_address(data):
        return None
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True)
    return load_signing_key(folder / KEY_FILE)
