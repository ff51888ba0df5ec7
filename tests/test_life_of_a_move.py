"""The page that follows a move names files that are there, and functions that are in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "life-of-a-move.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(\S+)` \| (.*) \|$", PAGE, re.MULTILINE)
NAME = re.compile(r"`(#?\w+)`")


@pytest.mark.parametrize(("path", "said"), ROWS)
def test_a_station_of_the_move_is_where_the_page_says(path: str, said: str) -> None:
    source = (ROOT / path).read_text("utf-8")
    for name in NAME.findall(said):
        assert re.search(rf"(?<!\w){re.escape(name)}\b", source), name


def test_the_page_has_the_whole_way() -> None:
    assert len(ROWS) > 15
    assert {Path(path).suffix for path, _ in ROWS} == {".py", ".ts", ".svelte"}
