"""How much of the server's time a move costs when many watch."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import tempfile
import threading
import time
from contextlib import AsyncExitStack, suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from random import Random
from statistics import median
from typing import Any, NamedTuple

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kabuto.games import NAMES, load_game
from kabuto.table import Person, Wish

from .app import Server, create_app
from .persons import COOKIE
from .server import GracefulServer, configure

PATIENCE = 30.0
QUIET_AFTER = 0.1
"""Seconds after which a watcher who was told nothing will not be."""
WARM_UP = 15
"""Moves before the clock runs: a server that has just started imports and opens what it needs."""
CHUNK = 5
"""Moves between two looks at the clock; the median of the chunks counts."""


class Address(NamedTuple):
    """Where the table is, and who plays all its seats."""

    url: str
    cookie: str


def measure_fan_out(watchers: int = 50, moves: int = 60) -> float:
    """Milliseconds a move of the serving process: gate, rules, storage, and every push.

    Not of the worker that finds out whether the move may be taken back.
    """
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    server = context.Process(target=_serve, args=(theirs,))
    server.start()
    try:
        if not mine.poll(PATIENCE):
            raise TimeoutError("the server does not start")
        return asyncio.run(_play(mine, mine.recv(), watchers, moves))
    finally:
        server.terminate()
        server.join()


# --- the server's process -----------------------------------------------------------------------


def _serve(pipe: Connection) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(folder, bot_pause=0, undo_workers=1)
        config = configure(app, "127.0.0.1", 0)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve_in(app.state.server, config, pipe))


async def _serve_in(server: Server, config: uvicorn.Config, pipe: Connection) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    running = GracefulServer(config)
    serving = asyncio.create_task(running.serve([listening]))
    while not running.started and not serving.done():  # noqa: ASYNC110  (uvicorn gives no event to wait for)
        await asyncio.sleep(0.01)
    pipe.send(await _open_table(server, listening.getsockname()[1]))
    threading.Thread(target=_tell_time, args=(pipe,), daemon=True).start()
    await serving


async def _open_table(server: Server, port: int) -> Address:
    person = Person("bench", "Bench")
    game = load_game(NAMES[0])
    wishes = [Wish("me")] * game.seats.start
    await server.house.referee.warm(game.name)
    table = await server.house.create(person, game.name, {}, wishes)
    url = f"ws://127.0.0.1:{port}/api/tables/{table.id}/live"
    return Address(url, f"{COOKIE}={server.persons.sign(person)}")


def _tell_time(pipe: Connection) -> None:
    while True:
        pipe.recv()
        pipe.send(time.process_time())


# --- the players' process -----------------------------------------------------------------------


async def _play(pipe: Connection, address: Address, watchers: int, moves: int) -> float:
    async with AsyncExitStack() as stack:
        player = await stack.enter_async_context(
            connect(
                address.url,
                additional_headers={"Cookie": address.cookie},
                compression=None,
                max_queue=None,
            )
        )
        others = [
            await stack.enter_async_context(connect(address.url, compression=None, max_queue=None))
            for _ in range(watchers)
        ]
        state = await _settle(player, others, watchers)
        return await _measure(pipe, player, others, state, moves)


async def _settle(player: ClientConnection, others: list[ClientConnection], count: int) -> Any:
    """Reads until everybody has been told that all are here."""
    states = [await _read_until(one, count) for one in (*others, player)]
    return states[-1]


async def _read_until(one: ClientConnection, watching: int) -> Any:
    while True:
        state = json.loads(await one.recv())
        if state["table"]["watching"] == watching:
            return state


async def _measure(
    pipe: Connection,
    player: ClientConnection,
    others: list[ClientConnection],
    state: Any,
    moves: int,
) -> float:
    rng = Random(1)
    times = []
    for played in range(WARM_UP + moves):
        if played >= WARM_UP and (played - WARM_UP) % CHUNK == 0:
            times.append(_ask_time(pipe))
        if state["outcome"] is not None:
            break
        await player.send(json.dumps(_choose(state, played, rng)))
        state = json.loads(await player.recv())
        await _hear(others)
    return 1000 * median(after - before for before, after in pairwise(times)) / CHUNK


async def _hear(others: list[ClientConnection]) -> None:
    """Waits until every watcher has been told, unless the move was a sealed one."""
    if not others:
        return
    with suppress(TimeoutError):
        await asyncio.wait_for(others[0].recv(), QUIET_AFTER)
        await asyncio.gather(*(one.recv() for one in others[1:]))


def _choose(state: Any, number: int, rng: Random) -> dict[str, Any]:
    view = next(view for view in state["views"] if view["decision"])
    return {
        "type": "move",
        "seat": view["seat"],
        "move": rng.choice(view["moves"]),
        "decision": view["decision"],
        "key": str(number),
    }


def _ask_time(pipe: Connection) -> float:
    pipe.send(None)
    return float(pipe.recv())
