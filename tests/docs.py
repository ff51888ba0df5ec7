"""Code blocks of the guides, for the tests that run what the guides show."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(
    r"^```(?P<language>\w+)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<text>.*?)^```",
    re.MULTILINE | re.DOTALL,
)


def read_blocks(page: str, language: str) -> list[str]:
    """The blocks in one language."""
    return [match["text"] for match in find_blocks(page) if match["language"] == language]


def read_titled_blocks(page: str) -> dict[str, str]:
    """The files that a page shows, each put together from its blocks."""
    files: dict[str, list[str]] = {}
    for match in find_blocks(page):
        if match["title"]:
            files.setdefault(match["title"], []).append(match["text"])
    return {name: "\n\n".join(parts) for name, parts in files.items()}


def find_blocks(page: str) -> list[re.Match[str]]:
    return list(BLOCK.finditer((DOCS / page).read_text("utf-8")))
