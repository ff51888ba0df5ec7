"""Two server processes behind one address, on one PostgreSQL, killed at random while people play.

Nothing that was acknowledged is lost, nothing is played twice, and no table stands still for long.
KABUTO_PROCESS_GAMES and KABUTO_PROCESS_KILLS make it a long test.
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kabuto.table.causes import unpack_position
from kabuto.table.store import Store, database_url
from tests.postgres import Cluster, run_cluster

from .killable import Killable
from .people import Somebody, fresh_key, hear, make_move
from .relay import pump

GAMES = int(os.environ.get("KABUTO_PROCESS_GAMES", "4"))
KILLS = int(os.environ.get("KABUTO_PROCESS_KILLS", "4"))
PEOPLE = 4
BETWEEN_KILLS = (1.0, 3.0)
STANDS_STILL_AT_MOST = 5.0
BROKEN = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, asyncio.IncompleteReadError)
BOUNDS = {"KABUTO_MESSAGES_A_SECOND": "100000", "KABUTO_MESSAGES_AT_ONCE": "100000",
          "KABUTO_TABLES_A_MINUTE": "100000", "KABUTO_TABLES_A_MINUTE_OF_AN_ADDRESS": "100000",
          "KABUTO_REQUESTS_A_SECOND": "100000", "KABUTO_REQUESTS_AT_ONCE": "100000"}  # fmt: skip
OPTIONS = {"starting_hand": "random", "figure_placement": "random"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with run_cluster() as found:
        yield found


class Address:
    """One address before several processes: each connection is handed to one that lives."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.hosts: dict[int, str] = {}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(*BROKEN):
            theirs, ours = await self._connect()
            try:
                await asyncio.gather(pump(reader, ours), pump(theirs, writer))
            finally:
                ours.close()
        writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Raises OSError where nobody lives."""
        hosts = list(self.hosts.values())
        self._rng.shuffle(hosts)
        for host in hosts:
            name, _, port = host.partition(":")
            with suppress(OSError):
                return await asyncio.open_connection(name, int(port))
        raise ConnectionRefusedError


@asynccontextmanager
async def two_processes(
    cluster: Cluster, folder: Path, rng: Random
) -> AsyncIterator[tuple[str, Killer]]:
    data = cluster.make_database()
    servers = [Killable(folder / name, data) for name in ("first", "second")]
    address = Address(rng)
    killer = Killer(servers, address, rng, data)
    for number in range(len(servers)):
        await killer.start(number)
    door = await asyncio.start_server(address.pass_on, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{door.sockets[0].getsockname()[1]}", killer
    finally:
        door.close()
        for server in servers:
            await server.end()


@dataclass
class Killer:
    """Kills one of the processes, and starts it again before the next."""

    servers: list[Killable]
    address: Address
    rng: Random
    data: str
    kills: int = 0

    async def start(self, number: int) -> None:
        self.address.hosts[number] = await self.servers[number].start()

    async def go_on(self, kills: int) -> None:
        while self.kills < kills:
            await asyncio.sleep(self.rng.uniform(*BETWEEN_KILLS))
            number = self.rng.randrange(len(self.servers))
            del self.address.hosts[number]
            await self.servers[number].end()
            self.kills += 1
            await self.start(number)


@dataclass
class Player:
    """A person who plays one game after the other, whatever becomes of the connection."""

    person: Somebody
    rng: Random
    tables: list[str] = field(default_factory=list)
    acknowledged: Counter[tuple[str, str]] = field(default_factory=Counter)  # tables and keys
    finished: int = 0
    longest: float = 0.0  # that a table stood still

    async def play(self, is_enough: asyncio.Event) -> None:
        while not is_enough.is_set():
            table = await self._insist_on_a_table()
            self.tables.append(table)
            await self._play_at(table, is_enough)

    async def _insist_on_a_table(self) -> str:
        others = self.rng.choice(["me", "random"])
        while True:
            with suppress(*BROKEN, AssertionError):  # a table may have been made: it is left alone
                return await self.person.open_table("me", others, options=OPTIONS)
            await asyncio.sleep(0.05)

    async def _play_at(self, table: str, is_enough: asyncio.Event) -> None:
        waiting: dict[str, Any] | None = None
        moved = time.monotonic()
        while not is_enough.is_set():
            with suppress(*BROKEN):
                async with self.person.live(table) as socket:
                    state = await hear(socket)
                    while not is_enough.is_set():
                        if state["type"] == "state":
                            self.longest = max(self.longest, time.monotonic() - moved)
                            moved = time.monotonic()
                            waiting = self._note(table, state, waiting)
                            if state["outcome"] is not None:
                                self.finished += 1
                                return
                        elif state["key"] not in ("refused-stale", "refused-not-your-decision"):
                            raise AssertionError(state)
                        if waiting is not None:
                            await socket.send(json.dumps(waiting))
                        state = await hear(socket)
            await asyncio.sleep(0.05)

    def _note(
        self, table: str, state: dict[str, Any], waiting: dict[str, Any] | None
    ) -> dict[str, Any] | None:
        """What to send next: the same again while its decision is open, else another answer."""
        asked = {view["decision"] for view in state["views"] if view["decision"]}
        if waiting is not None and waiting["decision"] in asked:
            return waiting
        if waiting is not None:
            self.acknowledged[table, waiting["key"]] += 1
        if not asked:
            return None
        return make_move(state, self.rng.choice, key=fresh_key())


@pytest.mark.timeout(0 if GAMES > 20 else 180)
async def test_two_processes_lose_nothing_and_play_nothing_twice(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, number in BOUNDS.items():
        monkeypatch.setenv(name, number)
    rng, is_enough = Random(int(os.environ.get("KABUTO_SEED", "7"))), asyncio.Event()
    async with two_processes(cluster, tmp_path, rng) as (host, killer):
        players = [Player(Somebody(host, f"P{n}"), Random(n)) for n in range(PEOPLE)]
        for player in players:
            await player.person.__aenter__()
        playing = [asyncio.create_task(player.play(is_enough)) for player in players]
        await killer.go_on(KILLS)
        while sum(player.finished for player in players) < GAMES:
            assert not any(task.done() for task in playing), "a player has given up"
            await asyncio.sleep(0.05)
        is_enough.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.person.__aexit__()

    moves = sum([await check_table(killer.data, p, table) for p in players for table in p.tables])
    longest = max(player.longest for player in players)
    acknowledged = sum(player.acknowledged.total() for player in players)
    print(f"{killer.kills} kills, {sum(len(p.tables) for p in players)} tables, {moves} moves,")
    print(
        f"{acknowledged} acknowledged to people; no table stood still longer than {longest:.1f} s"
    )
    assert acknowledged > 10 * GAMES
    assert longest <= STANDS_STILL_AT_MOST


async def check_table(data: str, player: Player, table_id: str) -> int:
    """What is stored has each acknowledged move once, and replays to its own positions."""
    store = Store(database_url(data))
    await store.start()
    try:
        table = await store.load(table_id)
        causes = await store.load_causes(table_id)
    finally:
        await store.stop()
    keys = Counter(cause.key for cause in causes if cause.key is not None)
    acknowledged = {key for place, key in player.acknowledged if place == table_id}
    assert [cause.number for cause in causes] == list(range(len(causes)))
    assert set(keys.values()) <= {1}
    assert acknowledged <= set(keys)
    g, _ = table.game.start_told(len(table.seats), table.options, table.secret)
    for cause in causes[1:]:
        assert cause.seat is not None
        assert cause.move is not None
        g, _ = table.game.apply(g, cause.seat, cause.move)
        assert table.game.encode(g) == table.game.encode(
            unpack_position(table.game, cause.position)
        )
    return len(causes) - 1
