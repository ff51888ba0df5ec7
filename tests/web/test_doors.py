"""What is bounded before a request is one: heads without end, halves, silence, connections."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from kabuto.web.limits import Limits

from .people import Somebody, hear, open_house

BRIEF = Limits(head_seconds=1, body_seconds=1, idle_seconds=1, silent_socket_seconds=2)
WITHIN = 5.0


@asynccontextmanager
async def wire(host: str, source: str | None = None) -> AsyncIterator[Any]:
    """A bare connection to a server."""
    address, port = host.split(":")
    local = (source, 0) if source else None
    reader, writer = await asyncio.open_connection(address, int(port), local_addr=local)
    try:
        yield reader, writer
    finally:
        writer.close()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes; a reset closes too."""
    found = b""
    try:
        while data := await asyncio.wait_for(reader.read(65_536), WITHIN):
            found += data
    except ConnectionError:
        pass
    return found


async def ask(host: str, *parts: bytes) -> bytes:
    async with wire(host) as (reader, writer):
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.01)
        return await read_all(reader)


def head(*lines: str) -> bytes:
    return "\r\n".join([*lines, "", ""]).encode()


async def test_a_plain_request_is_answered(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=BRIEF) as (host, _):
        answer = await ask(host, head("GET /healthz HTTP/1.1", "Host: x", "Connection: close"))
    assert answer.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "parts",
    [
        [head("GET /healthz HTTP/1.1", "Host: x", "A: " + "a" * 17_000)],
        [head("GET /" + "a" * 17_000 + " HTTP/1.1", "Host: x")],
        [head("GET /healthz HTTP/1.1", "Host: x", *(f"A{n}: 1" for n in range(101)))],
        [b"GET /healthz HTTP/1.1\r\n", *[b"A: " + b"a" * 1000 + b"\r\n"] * 20],
    ],
    ids=["one header", "address", "many headers", "lines without end"],
)
async def test_a_head_has_a_bound(tmp_path: Path, parts: list[bytes]) -> None:
    async with open_house(tmp_path, limits=BRIEF) as (host, _):
        answer = await ask(host, *parts)
    assert answer.startswith(b"HTTP/1.1 431")
    assert b"refused-head" in answer


async def test_a_line_without_end_is_cut_off(tmp_path: Path) -> None:
    async with open_house(tmp_path) as (host, _), wire(host) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nA: ")
        sent = 0
        try:
            while sent < 4_000_000 and not reader.at_eof():
                writer.write(b"a" * 10_000)
                await asyncio.wait_for(writer.drain(), WITHIN)
                sent += 10_000
        except (ConnectionError, TimeoutError):
            pass
    assert sent < 4_000_000


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"\r\n",
        b"GET /heal",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["silence", "empty line", "half a line", "half a head", "half a body", "half a chunk"],
)
async def test_halves_are_waited_for_only_so_long(tmp_path: Path, part: bytes) -> None:
    async with open_house(tmp_path, limits=BRIEF) as (host, _):
        began = time.monotonic()
        answer = await ask(host, part)
        assert answer.startswith(b"HTTP/1.1 408")
        assert time.monotonic() - began < WITHIN


async def test_a_head_that_dribbles_gets_no_longer_time(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=BRIEF) as (host, _), wire(host) as (reader, writer):
        began = time.monotonic()
        reading = asyncio.create_task(read_all(reader))
        writer.write(b"GET /")
        while not reading.done() and time.monotonic() - began < WITHIN:
            writer.write(b"a")
            await asyncio.sleep(0.1)
        assert (await reading).startswith(b"HTTP/1.1 408")


async def test_a_further_request_has_its_own_time(tmp_path: Path) -> None:
    whole = head("GET /healthz HTTP/1.1", "Host: x")
    limits = structs.replace(BRIEF, idle_seconds=30)
    async with open_house(tmp_path, limits=limits) as (host, _):
        answer = await ask(host, whole, whole, b"GET /he")
    assert answer.count(b"HTTP/1.1 200") == 2
    assert b"HTTP/1.1 408" in answer


async def test_what_is_no_request_is_refused(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=BRIEF) as (host, _):
        answer = await ask(host, b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"refused-message" in answer


async def test_a_socket_outlives_the_times_of_its_request(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=BRIEF) as (host, _),
        Somebody(host, "Ann") as ann,
    ):
        table = await ann.open_table("me", "open")
        async with ann.live(table) as socket:
            await hear(socket)
            await asyncio.sleep(2.5)
            await socket.send('{"type":"ping"}')
            assert "pong" in str(await asyncio.wait_for(socket.recv(), WITHIN))


async def test_connections_of_an_address_have_a_bound(tmp_path: Path) -> None:
    limits = structs.replace(Limits(), connections_of_an_address=3, head_seconds=2)
    async with open_house(tmp_path, limits=limits) as (host, _):
        async with (
            wire(host, "127.0.0.2"), wire(host, "127.0.0.2"), wire(host, "127.0.0.2"),
            wire(host, "127.0.0.2") as (reader, _),
        ):  # fmt: skip
            assert (await read_all(reader)).startswith(b"HTTP/1.1 503")
            answer = await ask(host, head("GET /healthz HTTP/1.1", "Host: x", "Connection: close"))
            assert answer.startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.1)
        async with wire(host, "127.0.0.2") as (reader, writer):
            writer.write(head("GET /healthz HTTP/1.1", "Host: x", "Connection: close"))
            assert (await read_all(reader)).startswith(b"HTTP/1.1 200")


async def test_a_socket_counts_as_one_connection_and_leaves(tmp_path: Path) -> None:
    limits = structs.replace(Limits(), connections=2)
    async with open_house(tmp_path, limits=limits) as (host, _), Somebody(host, "Ann") as ann:
        table = await ann.open_table("me", "open")
        await ann.http.aclose()
        for _ in range(4):
            async with ann.live(table) as socket:
                assert (await hear(socket))["type"] == "state"


async def test_a_socket_that_never_reads_is_let_go(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path) as (host, server),
        Somebody(host, "Ann") as ann,
        wire(host) as (_, writer),
    ):
        table = await ann.open_table("me", "me")
        writer.transport.pause_reading()
        writer.write(
            head(
                f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {host}", "Connection: Upgrade",
                "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            )
        )  # fmt: skip
        was_there = False
        async with asyncio.timeout(20):
            for text in itertools.cycle((b'{"type":"hello"}', b'{"type":"ping"}')):
                writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
                await asyncio.sleep(0.001)
                is_there = table in server.hub.channels
                if was_there and not is_there:
                    break
                was_there = is_there
