"""How much of the server's time a move costs when many watch."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count, islice
from multiprocessing.connection import Connection
from random import Random
from statistics import median
from typing import Any, NamedTuple

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from kabuto.games import NAMES, load_game
from kabuto.table import Person, Wish

from .app import Server, create_app
from .limits import Limits
from .persons import COOKIE, make_person
from .server import GracefulServer, configure

FAST = Limits(
    messages_a_second=100_000,
    messages_at_once=100_000,
    undos_of_a_decision=100_000,
    sockets_of_an_address=100_000,
    connections_of_an_address=100_000,
)
"""A player of the benchmark is faster than people."""
PATIENCE = 30.0
QUIET_AFTER = 0.05
"""Seconds after which everybody has been told of the last move."""
READ_AT_ONCE = 1 << 20
WARM_UP = 15
"""Moves before the clock runs: a server that has just started imports and opens what it needs."""
CHUNK = 5
"""Moves between two looks at the clock; the median of the chunks counts."""


class Address(NamedTuple):
    """Where the table is, and the cookies of those who come there."""

    url: str
    player: str  # of all seats
    watchers: list[str]


def measure_fan_out(
    watchers: int = 50, moves: int = 60, find_pace: Callable[[], float] = lambda: 1.0
) -> float:
    """Milliseconds a move of the serving process: gate, rules, storage, and every push.

    Not of the worker that finds out whether the move may be taken back. `find_pace` tells how fast
    the machine is just now, as a factor; it is asked after each few moves, which it scales.
    """
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe()
    server = context.Process(target=_serve, args=(theirs, watchers))
    server.start()
    try:
        if not mine.poll(PATIENCE):
            raise TimeoutError("the server does not start")
        return asyncio.run(_play(Clock(mine, find_pace), mine.recv(), moves))
    finally:
        server.terminate()
        server.join()


# --- the server's process -----------------------------------------------------------------------


def _serve(pipe: Connection, watchers: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(folder, bot_pause=0, undo_workers=1, limits=FAST)
        config = configure(app, "127.0.0.1", 0, FAST)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve_in(app.state.server, config, pipe, watchers))


async def _serve_in(
    server: Server, config: uvicorn.Config, pipe: Connection, watchers: int
) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    running = GracefulServer(config)
    serving = asyncio.create_task(running.serve([listening]))
    while not running.started and not serving.done():  # noqa: ASYNC110  (uvicorn gives no event to wait for)
        await asyncio.sleep(0.01)
    pipe.send(await _open_table(server, listening.getsockname()[1], watchers))
    threading.Thread(target=_tell_time, args=(pipe,), daemon=True).start()
    await serving


async def _open_table(server: Server, port: int, watchers: int) -> Address:
    person = Person("bench", "Bench")
    game = load_game(NAMES[0])
    wishes = [Wish("me")] * game.seats.start
    await server.house.referee.warm(game.name)
    table = await server.house.create(person, game.name, {}, wishes)
    url = f"ws://127.0.0.1:{port}/api/tables/{table.id}/live"
    people = [person, *(make_person() for _ in range(watchers))]
    player, *others = (f"{COOKIE}={server.persons.sign(one)}" for one in people)
    return Address(url, player, others)


def _tell_time(pipe: Connection) -> None:
    while True:
        pipe.recv()
        pipe.send(time.process_time())


# --- the players' process -----------------------------------------------------------------------


class Clock:
    """Tells how much of its time the serving process has used, and how fast it was meanwhile."""

    def __init__(self, pipe: Connection, find_pace: Callable[[], float]) -> None:
        self._pipe = pipe
        self._find_pace = find_pace

    def start(self) -> None:
        self._started = self._ask()

    def stop(self) -> float:
        """Scaled seconds since the start."""
        return (self._ask() - self._started) * self._find_pace()

    def _ask(self) -> float:
        self._pipe.send(None)
        return float(self._pipe.recv())


async def _play(clock: Clock, address: Address, moves: int) -> float:
    with ExitStack() as stack:
        others = [stack.enter_context(_watch(address.url, one)) for one in address.watchers]
        cookie = {"Cookie": address.player}
        async with connect(address.url, additional_headers=cookie, compression=None) as player:
            state = await _settle(player, len(others))
            return await _measure(clock, player, others, state, moves)


def _watch(url: str, cookie: str) -> socket.socket:
    """A watcher's connection, read between the measured moves only.

    On a machine of their own, what watchers do with what they are told would not slow the server.
    """
    uri = parse_uri(url)
    watcher = socket.create_connection((uri.host, uri.port))
    protocol = ClientProtocol(uri)
    request = protocol.connect()
    request.headers["Cookie"] = cookie
    protocol.send_request(request)
    watcher.sendall(b"".join(protocol.data_to_send()))
    watcher.settimeout(0)
    return watcher


async def _settle(player: ClientConnection, watching: int) -> Any:
    """Reads until the player has been told that all are here. The last state is returned."""
    state: Any = None
    while True:
        told = json.loads(await player.recv())
        if told["type"] == "state":
            state, told = told, told["table"]
        if told["watching"] == watching:
            return state


async def _hear_state(player: ClientConnection) -> Any:
    """The next state."""
    while (told := json.loads(await player.recv()))["type"] != "state":
        pass
    return told


async def _measure(
    clock: Clock, player: ClientConnection, others: list[socket.socket], state: Any, moves: int
) -> float:
    rng = Random(1)
    keys = count()
    times: list[float] = []

    async def play(number: int) -> None:
        nonlocal state
        for key in islice(keys, number):
            if state["outcome"] is not None:
                return
            await player.send(json.dumps(_choose(state, str(key), rng)))
            state = await _hear_state(player)
        await asyncio.sleep(QUIET_AFTER)
        _drain(others)

    await play(WARM_UP)
    for _ in range(moves // CHUNK):
        clock.start()
        await play(CHUNK)
        if state["outcome"] is not None:
            break
        times.append(clock.stop())
    return 1000 * median(times) / CHUNK


def _drain(watchers: list[socket.socket]) -> None:
    """Throws away what the watchers were told. Raises RuntimeError if one was told nothing."""
    for watcher in watchers:
        told = 0
        with suppress(BlockingIOError):
            while size := len(watcher.recv(READ_AT_ONCE)):
                told += size
        if not told:
            raise RuntimeError("a watcher was told nothing")


def _choose(state: Any, key: str, rng: Random) -> dict[str, Any]:
    view = next(view for view in state["views"] if view["decision"])
    return {
        "type": "move",
        "seat": view["seat"],
        "move": rng.choice(view["moves"]),
        "decision": view["decision"],
        "key": key,
    }
