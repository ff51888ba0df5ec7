"""The rooms are alike: whoever has read one finds everything in the others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from kabuto.games import NAMES, find_room

EVERY_ROOM_HAS = (
    "components",
    "moves",
    "state",
    "set_up",
    "check",
    "view",
    "insight",
    "outcome",
    "bot",
    "text",
)
FOLDERS = {"data", "page", "words"}
ON_PAGES = {".svelte", ".ts", ".css", ".toml"}
WORDS = {f"{language}.ftl" for language in ("en", "zh-Hant", "zh-Hans", "fa")}
PAGES = {f"rules.{language}.md" for language in ("en", "zh-Hant", "zh-Hans", "fa")}


def list_modules(room: Path) -> set[str]:
    return {path.stem for path in room.glob("*.py")} - {"__init__"}


def read_order(room: Path) -> list[str]:
    """The modules of a room, as its docstring says in which order they are read."""
    doc = ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8"))) or ""
    _, _, names = doc.partition("Read in this order:")
    return re.findall(r"\w+", names)


@pytest.fixture(params=NAMES)
def room(request: pytest.FixtureRequest) -> Path:
    return find_room(request.param)


def test_the_same_thing_has_the_same_file_name(room: Path) -> None:
    assert set(EVERY_ROOM_HAS) <= list_modules(room)


def test_the_docstring_says_in_which_order_all_modules_are_read(room: Path) -> None:
    order = read_order(room)
    assert len(order) == len(set(order))
    assert set(order) == list_modules(room)
    assert order[0] == "components"
    assert order.index("moves") < order.index("state") < order.index("set_up")
    assert order.index("view") < order.index("insight") < order.index("bot")


def test_nothing_lies_loose(room: Path) -> None:
    files = {path.suffix for path in room.iterdir() if path.is_file()}
    folders = {path.name for path in room.iterdir() if path.is_dir()} - {"__pycache__"}
    assert files == {".py"}
    assert folders == FOLDERS
    assert {path.suffix for path in (room / "data").iterdir()} == {".toml"}
    assert {path.suffix for path in (room / "page").iterdir()} <= {
        ".svelte",
        ".ts",
        ".css",
        ".toml",
    }


def test_every_room_has_its_words_and_rules_in_every_language(room: Path) -> None:
    files = {path.name for path in (room / "words").iterdir() if path.is_file()}
    assert files == WORDS | PAGES
    assert {path.name for path in (room / "words").glob("terminal/*")} in (set(), WORDS)
