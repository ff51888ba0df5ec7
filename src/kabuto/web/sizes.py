"""How much is sent and stored of a game, with the box that it comes with or with an own one."""

from __future__ import annotations

import asyncio
import gzip
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from kabuto.kernel import SEAT, Game
from kabuto.table import House, Person, Request, Table, Wish

from .describe import Presence, Viewer, describe_frames, describe_state

HOST = Person("bench", "Bench")
AT_MOST = 2000
"""Moves after which a game is long enough."""


class Sizes(Struct, frozen=True):
    """Bytes of one game by random play, as the only seat that looks on sees it."""

    game: str
    box: int  # of the text of an own box; 0 for the one that the game comes with
    moves: int
    state: int  # on average, without its log
    replay: int
    packed: int  # the replay as it is sent
    snapshot: int  # of the database, on average


def measure_sizes(game: Game[Any], seats: int, box: str = "") -> Sizes:
    """Plays a game in a house of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(game, seats, box, Path(folder)))


async def _measure(game: Game[Any], seats: int, box: str, folder: Path) -> Sizes:
    house = House(folder, bot_pause=0)
    await house.start()
    try:
        table = await house.create(HOST, game.name, {}, [Wish("me")] * seats, box=box)
        states = await _play(house, table)
        frames = await house.list_frames(table, (0,))
        replay = msgspec.json.encode(describe_frames(table, frames, Viewer((0,))))
        causes = await house.store.load_causes(table.id)
    finally:
        await house.stop()
    return Sizes(
        game=game.name,
        box=len(box.encode()),
        moves=len(states),
        state=sum(states) // len(states),
        replay=len(replay),
        packed=len(gzip.compress(replay, 6, mtime=0)),
        snapshot=sum(len(cause.position) for cause in causes) // len(causes),
    )


async def _play(house: House, table: Table) -> list[int]:
    """The size of the state after each move."""
    rng, sizes = Random(1), list[int]()
    while not table.is_over and len(sizes) < AT_MOST:
        seat = rng.choice(table.waiting())
        move = rng.choice(table.game.offer(table.state, seat)).text
        decision = table.decision_of(seat) or ""
        request = Request(HOST.id, SEAT.label(seat), f"move {len(sizes)}", move, decision)
        await house.move(table, request)
        state = describe_state(table, Viewer((seat,)), Presence(), log_from=None)
        sizes.append(len(msgspec.json.encode(state)))
    return sizes
