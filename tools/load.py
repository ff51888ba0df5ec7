"""What a server bears: people at many tables, and crowds, from outside, over its own sockets.

    python -m tools.load --tables 250 --seconds 30
    python -m tools.load --crowd 1000

A server is started on this machine with its bounds raised, and measured from /proc (Linux): the
processor time and the memory of the server and of its workers. The players run in this process, so
that on two cores the clock tells little and the processor time much.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import uvloop
from msgspec import Struct
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect

GAMES = {"samurai": 2, "spirit": 2, "sword": 4, "empires": 2}
"""With how many seats each is played: one person, else greedy bots."""
THINKING = (1.0, 3.0)
"""Seconds that a person thinks."""
BOUNDS = (
    "tables_of_a_person", "tables_a_minute", "tables_a_minute_of_an_address", "requests_a_second",
    "requests_at_once", "sockets_of_a_person", "sockets_of_an_address", "sockets_of_a_table",
    "connections_of_an_address", "connections",
)  # fmt: skip
STARTED_WITHIN = 60.0
SETTLED_AFTER = 3.0
AT_ONCE = 20
"""Tables that are opened, and sockets that come, side by side."""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class View(Struct):
    """Of a View what a player needs who knows no rules."""

    seat: str | None
    decision: str | None
    moves: list[str]


class Told(Struct):
    """Of a message what a player needs: the rest is read over, or the players would be the load."""

    type: str
    key: str = ""
    version: int = 0
    views: list[View] = []
    outcome: dict[str, Any] | None = None


_decoder = Decoder(Told)


class Use(NamedTuple):
    """What processes have used: seconds of processor time, bytes of memory."""

    server: float
    workers: float
    memory: int


IDLE = Use(0, 0, 0)


@dataclass
class Report:
    """What was seen, and what it cost."""

    tables: int
    sockets: int
    seconds: float = 0.0
    moves: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a move to the state after it
    used: Use = IDLE

    def tell(self) -> str:
        cuts = quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        return (
            f"{self.tables} tables, {self.sockets} idle sockets, {self.seconds:.0f} s:"
            f" {self.moves} moves, p50 {1000 * cuts[49]:.0f} ms, p99 {1000 * cuts[98]:.0f} ms;"
            f" server {100 * self.used.server / self.seconds:.0f} % of a core,"
            f" workers {100 * self.used.workers / self.seconds:.0f} %,"
            f" {self.used.memory / 1e6:.0f} MB in the server"
        )


# --- the server ---------------------------------------------------------------------------------


class Host(NamedTuple):
    """A server under load."""

    address: str
    process: int

    def measure(self) -> Use:
        children = list(_find_children(self.process))
        workers = sum(map(_read_time, children))
        return Use(_read_time(self.process), workers, _read_memory(self.process))


def _read_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _read_memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def _find_children(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread may have ended
            for child in (task / "children").read_text().split():
                yield int(child)
                yield from _find_children(int(child))


@contextmanager
def serve(data: str, port: int) -> Iterator[Host]:
    """A server of its own, ended with the load."""
    limits = [f"--limit={name}=1000000" for name in BOUNDS]
    command = [sys.executable, "-m", "kabuto", "serve", "--data", data, "--port", str(port)]
    with subprocess.Popen([*command, *limits], stderr=subprocess.DEVNULL) as process:
        host = Host(f"http://127.0.0.1:{port}", process.pid)
        try:
            _wait_for(host)
            yield host
        finally:
            process.terminate()


def _wait_for(host: Host) -> None:
    """Raises TimeoutError."""
    end = time.monotonic() + STARTED_WITHIN
    while time.monotonic() < end:
        try:
            if httpx.get(f"{host.address}/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError(host.address)


_LIMITS = httpx.Limits(keepalive_expiry=2)
"""The server closes what is idle after five seconds."""


# --- people -------------------------------------------------------------------------------------


class Person:
    """Somebody with a cookie, at one table after the other."""

    def __init__(self, host: str, rng: Random) -> None:
        self._host = host
        self._rng = rng
        self._client = httpx.AsyncClient(base_url=host, timeout=60, limits=_LIMITS)
        self._keys = count()

    async def introduce(self) -> None:
        (await self._client.post("/api/me", json={"name": "Load"})).raise_for_status()

    async def open_table(self, game: str) -> str:
        others = [{"by": "bot", "bot": "greedy"}] * (GAMES[game] - 1)
        body = {"game": game, "seats": [{"by": "me"}, *others], "options": {}}
        answer = await self._client.post("/api/tables", json=body)
        answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    def come_to(self, table: str) -> connect:
        url = f"ws://{urlsplit(self._host).netloc}/api/tables/{table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        return connect(url, additional_headers={"Cookie": cookies}, compression=None)

    async def leave(self) -> None:
        await self._client.aclose()

    async def play(self, game: str, end: float, report: Report) -> None:
        """Plays that game again and again; each move has to be in the state that answers it."""
        while time.monotonic() < end:
            table = await self.open_table(game)
            async with self.come_to(table) as socket:
                await self._play_on(socket, end, report)

    async def _play_on(self, socket: ClientConnection, end: float, report: Report) -> None:
        state = await _hear(socket)
        while state.outcome is None and time.monotonic() < end:
            view = next((view for view in state.views if view.decision), None)
            if view is None:
                state = await _hear(socket)
                continue
            await asyncio.sleep(self._rng.uniform(*THINKING))
            sent = time.monotonic()
            await socket.send(json.dumps(self._answer(view)))
            state = await _hear_after(socket, state.version, view)
            report.waits.append(time.monotonic() - sent)
            report.moves += 1

    def _answer(self, view: View) -> dict[str, str | None]:
        return {
            "type": "move",
            "seat": view.seat,
            "move": self._rng.choice(view.moves),
            "decision": view.decision,
            "key": str(next(self._keys)),
        }


async def _hear(socket: ClientConnection) -> Told:
    """The next state. Raises RuntimeError for a refusal."""
    while True:
        message = _decoder.decode(await socket.recv())
        if message.type == "refused":
            raise RuntimeError(message.key)
        if message.type == "state":
            return message


async def _hear_after(socket: ClientConnection, version: int, view: View) -> Told:
    """The state after a move: newer, and no longer asking what was answered."""
    while True:
        state = await _hear(socket)
        if state.version > version and view.decision not in {own.decision for own in state.views}:
            return state


# --- loads --------------------------------------------------------------------------------------


@asynccontextmanager
async def gather_people(hosts: list[str], number: int) -> AsyncIterator[list[Person]]:
    """So many people with cookies of their own, spread over the addresses."""
    people = [Person(host, Random(n)) for n, host in zip(range(number), cycle(hosts), strict=False)]
    try:
        for some in _in_batches(people):
            await asyncio.gather(*(person.introduce() for person in some))
        yield people
    finally:
        await asyncio.gather(*(person.leave() for person in people))


def _in_batches(people: list[Person]) -> Iterator[list[Person]]:
    waiting = iter(people)
    while some := list(islice(waiting, AT_ONCE)):
        yield some


async def load_tables(
    host: Host, hosts: list[str], tables: int, sockets: int, seconds: float
) -> Report:
    """People who play, and sockets that only listen at tables where nothing happens."""
    report = Report(tables, sockets)
    async with gather_people(hosts, tables) as people, AsyncExitStack() as stack:
        await _add_listeners(stack, people, sockets)
        end = time.monotonic() + SETTLED_AFTER + seconds
        playing = [
            asyncio.create_task(person.play(game, end, report))
            for person, game in zip(people, cycle(GAMES), strict=False)
        ]
        await asyncio.sleep(SETTLED_AFTER)
        report.waits.clear()
        report.moves = 0
        before, started = host.measure(), time.monotonic()
        await asyncio.sleep(max(0.0, end - time.monotonic()))
        after = host.measure()
        report.seconds = time.monotonic() - started
        report.used = Use(
            after.server - before.server, after.workers - before.workers, after.memory
        )
        for task in playing:
            task.cancel()
        found = await asyncio.gather(*playing, return_exceptions=True)
        _raise_first(found)
    return report


def _raise_first(found: list[Any]) -> None:
    for error in found:
        if isinstance(error, Exception):
            raise error


async def _add_listeners(stack: AsyncExitStack, people: list[Person], sockets: int) -> None:
    """Each at a table of its own or shared with some, where nothing happens."""
    if not sockets:
        return
    tables = [await person.open_table("samurai") for person in people[:200]]
    for person, table, _ in zip(cycle(people), cycle(tables), range(sockets), strict=False):
        socket = await stack.enter_async_context(person.come_to(table))
        await _hear(socket)


async def load_crowd(host: Host, number: int) -> str:
    """So many who come to one table at once: what their coming costs, and then one word to all."""
    async with gather_people([host.address], 1) as (owner,), AsyncExitStack() as stack:
        table = await owner.open_table("samurai")
        before = host.measure()
        sockets: list[ClientConnection] = []
        for start in range(0, number, AT_ONCE):
            some = [owner.come_to(table) for _ in range(start, min(number, start + AT_ONCE))]
            sockets += await asyncio.gather(*map(stack.enter_async_context, some))
        letters = sum(await asyncio.gather(*map(_drain, sockets)))
        after = host.measure()
    return (
        f"{number} sockets at one table: {after.server - before.server:.2f} s of the server,"
        f" {letters / 1e6:.1f} MB sent, {after.memory / 1e6:.0f} MB in the server"
    )


async def _drain(socket: ClientConnection) -> int:
    """Letters that came until it was quiet."""
    letters = 0
    while True:
        try:
            letters += len(await asyncio.wait_for(socket.recv(), 1.5))
        except TimeoutError:
            return letters


# --- the command line ---------------------------------------------------------------------------


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--tables", type=int, default=250, help="of one person and bots each")
    parser.add_argument("--sockets", type=int, default=0, help="that listen only")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long it is measured")
    parser.add_argument("--crowd", type=int, default=0, help="come to one table, and nothing else")
    parser.add_argument("--data", help="folder, or address of a database; else one of its own")
    parser.add_argument("--port", type=int, default=8390)
    parser.add_argument("--at", action="append", default=[], help="other servers on the same data")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    asked = read_arguments(arguments)
    gc.disable()  # a pause of the players would look like one of the server
    with tempfile.TemporaryDirectory() as folder, serve(asked.data or folder, asked.port) as host:
        if asked.crowd:
            print(uvloop.run(load_crowd(host, asked.crowd)))
            return
        hosts = [host.address, *asked.at]
        load = load_tables(host, hosts, asked.tables, asked.sockets, asked.seconds)
        print(uvloop.run(load).tell())


if __name__ == "__main__":
    main()
