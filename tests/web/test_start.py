"""The start: what is wrong with the data is one sentence and exit status 2."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

PATIENCE = 30
KABUTO = (sys.executable, "-m", "kabuto", "serve", "--port", "0", "--bot-pause", "0")


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """A server on a folder; gives its address."""
    process = await asyncio.create_subprocess_exec(
        *KABUTO, "--data", str(folder),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    try:
        yield line.decode().partition(": ")[2].strip().rstrip("/")
    finally:
        process.terminate()
        await asyncio.wait_for(process.communicate(), PATIENCE)


async def fail_to_serve(folder: Path, *more: str) -> tuple[int | None, str]:
    """Exit status, and what was said."""
    process = await asyncio.create_subprocess_exec(
        *KABUTO, "--data", str(folder), *more,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, said.decode()


async def start_once(folder: Path) -> None:
    async with served(folder):
        pass


def is_one_sentence(said: str) -> bool:
    return "Traceback" not in said and 1 <= len(said.strip().splitlines()) <= 2


async def test_a_second_server_says_whom_it_met(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        code, said = await fail_to_serve(tmp_path)
        tenant = json.loads((tmp_path / "server.json").read_bytes())
        assert code == 2
        assert str(tenant["process"]) in said
        assert tenant["address"] == f"{url}/"
        assert tenant["address"] in said
        assert is_one_sentence(said)
    await start_once(tmp_path)


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    await start_once(tmp_path)
    with closing(sqlite3.connect(tmp_path / "kabuto.sqlite3")) as database, database:
        database.execute("update alembic_version set version_num = 'v0099'")
    code, said = await fail_to_serve(tmp_path)
    assert (code, "newer" in said, is_one_sentence(said)) == (2, True, True)


@pytest.mark.parametrize("rubbish", [b"\x00" * 23, b"This is a letter, not a database.\n" * 50])
async def test_what_is_no_database_is_told(tmp_path: Path, rubbish: bytes) -> None:
    await start_once(tmp_path)
    with (tmp_path / "kabuto.sqlite3").open("r+b") as file:
        file.write(rubbish)
    code, said = await fail_to_serve(tmp_path)
    assert (code, "damaged" in said, is_one_sentence(said)) == (2, True, True)


async def test_an_empty_key_is_told(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").touch()
    code, said = await fail_to_serve(tmp_path)
    assert (code, "cookie.key" in said, is_one_sentence(said)) == (2, True, True)


async def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, said = await fail_to_serve(tmp_path / "file")
    assert (code, is_one_sentence(said)) == (2, True)


async def test_a_bound_that_there_is_not_is_told(tmp_path: Path) -> None:
    code, said = await fail_to_serve(tmp_path, "--limit", "patience=3")
    assert (code, "undos_of_a_decision" in said) == (2, True)


async def test_health_tells_the_truth(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        assert await asyncio.to_thread(ask_health, url) == 200
        with closing(sqlite3.connect(tmp_path / "kabuto.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(1.1)
            assert await asyncio.to_thread(ask_health, url) == 503
            other.execute("ROLLBACK")
        await asyncio.sleep(1.1)
        assert await asyncio.to_thread(ask_health, url) == 200


def ask_health(url: str) -> int:
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
