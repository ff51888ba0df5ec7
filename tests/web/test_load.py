"""The tool that loads a server, for a moment: it has to see moves answered, and what they cost."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from tools import load


@pytest.mark.timeout(90)
def test_people_play_and_a_crowd_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "THINKING", (0.01, 0.02))
    monkeypatch.setattr(load, "SETTLED_AFTER", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with load.serve(str(tmp_path), port) as host:
        report = asyncio.run(load.load_tables(host, [host.address], 4, 3, 5.0))
        crowd = asyncio.run(load.load_crowd(host, 25))
    assert report.moves >= 4
    assert report.used.server > 0
    assert report.used.memory > 20e6
    assert report.tell().startswith("4 tables, 3 idle sockets, ")
    assert crowd.startswith("25 sockets at one table: ")
