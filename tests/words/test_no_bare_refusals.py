"""Whoever is refused something is told why: no sentence says only that it is not possible now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2] / "src" / "kabuto"
FILES = sorted(ROOT.rglob("words/en.ftl"))
BARE = re.compile(
    r"^(?:(?:that|this|it|the move|that move)? ?"
    r"(?:is|are)? ?(?:not possible|impossible|cannot be (?:done|played|used|chosen)|not allowed)"
    r"(?: right)?(?: now| here| at the moment)?)\.?$",
    re.IGNORECASE,
)
LAST_RESORT = {"refused", "refused-not-on-offer"}
"""For a room of another package that gives no reasons; a test sees that ours never end here."""


def list_sentences(file: Path) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [e.value for e in entry.value.elements if isinstance(e, ast.TextElement)]
            found[entry.id.name] = "".join(parts).strip()
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_says_only_that_it_is_not_possible(file: Path) -> None:
    sentences = list_sentences(file)
    bare = {key for key, sentence in sentences.items() if BARE.match(sentence)}
    assert bare <= LAST_RESORT
    assert sentences


def test_the_sweep_finds_the_two_that_there_are() -> None:
    sentences = list_sentences(ROOT / "words" / "en.ftl")
    assert {key for key in sentences if BARE.match(sentences[key])} == LAST_RESORT
