"""A real server, killed at any moment, comes back with everything that it acknowledged."""

import asyncio
import json
import os
import signal
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .killable import Killable
from .people import Somebody, hear, hear_until, make_move


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Killable]:
    found = Killable(tmp_path)
    yield found
    await found.end()


def without_presence(state: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on whose connections are open."""
    for seat in state["table"]["seats"]:
        del seat["present"]
    return state


async def test_sealed_choices_seats_and_cookies_survive_a_kill(server: Killable) -> None:
    host = await server.start()
    async with Somebody(host, "Ann") as ann, Somebody(host, "Bob") as bob:
        table = await ann.open_table("me", "open")
        (invite,) = await ann.invitations(table)
        await bob.post(f"/{table}/join", invite=invite)
        for person in (ann, ann, bob):
            message = make_move(await person.state(table))
            del message["type"]
            assert (await person.post(f"/{table}/move", **message)).status_code == 200
        before = [without_presence(await person.state(table)) for person in (ann, bob)]
        assert await server.end() == -signal.SIGKILL
        ann.http.base_url = bob.http.base_url = f"http://{await server.start()}"
        after = [without_presence(await person.state(table)) for person in (ann, bob)]
        assert after == before
        assert [len(state["views"][0]["moves"]) > 0 for state in after] == [True, True]
    key = server.folder / "data" / "cookie.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


async def test_what_was_acknowledged_is_there_whenever_the_kill_comes(server: Killable) -> None:
    host = await server.start()
    rng = Random(8)
    async with Somebody(host, "Ann") as ann:
        table = await ann.open_table("me", "me", "random")
        acknowledged = await play_until_killed(server, ann, table, rng)
        ann.host = await server.start()
        ann.http.base_url = f"http://{ann.host}"
        assert (await ann.state(table))["version"] >= acknowledged
        async with ann.live(table) as socket:
            await hear_until(socket, lambda state: any(v["decision"] for v in state["views"]), 20)
    assert acknowledged > 5
    assert await server.end(signal.SIGTERM) == 0


async def play_until_killed(server: Killable, person: Somebody, table: str, rng: Random) -> int:
    """Plays at full speed; gives the last version that was heard of before the server died."""
    killing = asyncio.get_running_loop().call_later(
        rng.uniform(0.6, 1.0), os.kill, server.process.pid, signal.SIGKILL
    )
    version = 0
    with pytest.raises(Exception, match=r"close|reset|refused"):  # noqa: PT012
        async with person.live(table) as socket:
            while True:
                state = await hear(socket)
                version = state.get("version", version)
                if any(view["decision"] for view in state.get("views", ())):
                    await socket.send(json.dumps(make_move(state, rng.choice)))
    killing.cancel()
    await server.end()
    return version
