"""People for the tests: each with a browser of their own."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeAlias

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kabuto.web.app import Server, create_app
from kabuto.web.limits import Limits
from kabuto.web.server import configure

PATIENCE = 30
GENEROUS = Limits(
    **{
        name: 100_000
        for name in Limits.__struct_fields__
        if name.startswith(("tables_", "requests_", "sockets_", "messages_", "undos_"))
    }
)
"""For tests that are not about bounds: they are faster than people."""

Opening: TypeAlias = tuple[str, Server]
"""The address of a server, and the application's parts."""
_keys = itertools.count()


def fresh_key() -> str:
    return f"key-{next(_keys)}"


class QuietServer(uvicorn.Server):
    """Leaves the signals of the process to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def open_house(data: Path | str, **kwargs: Any) -> AsyncIterator[Opening]:
    """A server in this loop; gives the address and the application's parts."""
    limits = kwargs.pop("limits", GENEROUS)
    app = create_app(data, **({"bot_pause": 0, "limits": limits} | kwargs))
    listening = socket.create_server(("127.0.0.1", 0))
    running = QuietServer(configure(app, "127.0.0.1", 0, limits))
    serving = asyncio.create_task(running.serve([listening]))
    while not running.started and not serving.done():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}", app.state.server
    finally:
        running.should_exit = True
        await serving
        listening.close()


class Somebody:
    """One browser: a cookie jar, and sockets."""

    def __init__(self, host: str, name: str | None = None) -> None:
        self.host = host
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Self:
        if self.name is not None:
            await self.http.get("/api/me")
            await self.http.post("/api/me", json={"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(f"/api/tables{path}")

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api/tables{path}", json=body)

    async def open_table(
        self, *seats: str, game: str = "samurai", options: dict[str, Any] | None = None
    ) -> str:
        """A new table; a seat is `me`, `open`, or the name of a bot."""
        wanted = [{"by": s} if s in ("me", "open") else {"by": "bot", "bot": s} for s in seats]
        answer = await self.post("", game=game, options=options or {}, seats=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def state(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.get(f"/{table}")).json()
        return found

    async def invitations(self, table: str) -> list[str]:
        seats = (await self.state(table))["table"]["seats"]
        return [seat["invite"] for seat in seats if seat["by"] == "open"]

    def live(self, table: str, **headers: str) -> connect:
        given = {"Cookie": self.cookie} | headers
        address = f"ws://{self.host}/api/tables/{table}/live"
        return connect(address, additional_headers=given, compression=None, max_queue=None)


async def hear_any(connection: ClientConnection, patience: float = PATIENCE) -> Any:
    """The next message."""
    return json.loads(await asyncio.wait_for(connection.recv(), patience))


async def hear(connection: ClientConnection, patience: float = PATIENCE) -> Any:
    """The next message that is not about who is here."""
    while (message := await hear_any(connection, patience))["type"] == "presence":
        pass
    return message


async def meet(connection: ClientConnection, present: str = "", watching: int = 0) -> Any:
    """Waits until exactly these are said to be here. The last state is returned, if one came."""
    state = None
    while True:
        message = await hear_any(connection)
        if message["type"] == "state":
            state = message
        if find_presence(message) == (list(present), watching):
            return state


def find_presence(message: dict[str, Any]) -> tuple[list[str], int]:
    """Who is here, as a state or a word of its own tells it."""
    if message["type"] == "presence":
        return message["present"], message["watching"]
    seats = [seat["seat"] for seat in message["table"]["seats"] if seat["present"]]
    return seats, message["table"]["watching"]


async def hear_until(
    connection: ClientConnection, wanted: Callable[[Any], object], patience: float = PATIENCE
) -> Any:
    """Messages up to the first that is wanted, which is given."""
    while True:
        message = await hear(connection, patience)
        if wanted(message):
            return message


async def hear_nothing(connection: ClientConnection, patience: float = 0.2) -> None:
    try:
        message = await hear(connection, patience)
    except TimeoutError:
        return
    raise AssertionError(f"heard {message}")


def asked_view(state: dict[str, Any]) -> Any:
    """The first of my seats that is asked."""
    return next(view for view in state["views"] if view["decision"])


def make_move(
    state: dict[str, Any],
    choose: Callable[[list[str]], str] = lambda moves: moves[0],
    **changes: object,
) -> dict[str, Any]:
    """A move of one's own in answer to a state, as a message."""
    view = asked_view(state)
    message = {
        "type": "move",
        "seat": view["seat"],
        "move": choose(view["moves"]),
        "decision": view["decision"],
        "key": fresh_key(),
    }
    return message | changes


def refusal_of(answer: httpx.Response) -> Any:
    return answer.json()["refused"]["key"]
