"""Every ruling stands on the rules page of its game, or changes no decision; names are the same."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kabuto.games import NAMES, load_game
from kabuto.kernel import Kind
from kabuto.words.loader import LANGUAGES
from tests.fluent import GAMES, fill

RULINGS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "vectors" / "rulings.toml").read_text("utf-8")
)
SECTIONS = ("r-9", "r-9-rulings")
ITEM = re.compile(r"^(?P<when>\{\?[^}]+\})? ?- (?P<text>.*)$")
PLACE = re.compile(r"\{ [\w-]+ \}")


def read_page(room: str, language: str) -> str:
    return (GAMES / room / "words" / f"rules.{language}.md").read_text("utf-8")


def list_items(room: str, language: str) -> list[tuple[str, str, str]]:
    """The points under What is reconstructed and Rulings: section, condition and text."""
    items: list[tuple[str, str, str]] = []
    section = ""
    for line in read_page(room, language).splitlines():
        if line.startswith("#"):
            section = line.rpartition("{#")[2].rstrip("}")
        item = ITEM.match(line)
        if section in SECTIONS and item:
            items.append((section, item["when"] or "", item["text"]))
        elif section in SECTIONS and line.startswith("  ") and items:
            where, when, text = items[-1]
            items[-1] = (where, when, f"{text} {line.strip()}")
    return items


def find_items(room: str, lead: str) -> list[str]:
    texts = [text.removeprefix("**") for _, _, text in list_items(room, "en")]
    return [text for text in texts if re.match(rf"{re.escape(lead)}(?!\w)", text)]


def test_every_room_has_its_rulings() -> None:
    assert RULINGS.keys() == set(NAMES)


@pytest.mark.parametrize("room", NAMES)
def test_every_ruling_stands_on_the_page_or_changes_no_decision(room: str) -> None:
    rulings = RULINGS[room]
    stands = {number for numbers in rulings["stands"].values() for number in numbers}
    silent = {int(number) for number in rulings["silent"]}
    assert stands | silent == set(range(1, rulings["last"] + 1))
    assert stands & silent == set()
    assert all(len(reason) > 20 for reason in rulings["silent"].values())


@pytest.mark.parametrize("room", NAMES)
def test_every_point_of_the_page_is_a_ruling_and_the_other_way_round(room: str) -> None:
    leads = [*RULINGS[room]["stands"], *RULINGS[room]["beside"]]
    found = {lead: find_items(room, lead) for lead in leads}
    assert {lead: texts for lead, texts in found.items() if len(texts) != 1} == {}
    named = Counter(text for texts in found.values() for text in texts)
    assert set(named.values()) == {1}
    assert len(named) == len(list_items(room, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", NAMES)
def test_the_points_are_the_same_in_each_language(room: str, language: str) -> None:
    """As many in the same sections, on the same conditions, with the same numbers of the box."""

    def outline(language: str) -> list[tuple[str, str, list[str], bool]]:
        return [
            (section, when, sorted(PLACE.findall(text)), text.startswith("**"))
            for section, when, text in list_items(room, language)
        ]

    assert outline(language) == outline("en")


# --- names ------------------------------------------------------------------------------------

NAMED = {
    "samurai": ("figure",),
    "spirit": ("samurai", "symbol", "penalty"),
    "sword": ("card", "character"),
    "empires": ("unit", "tile"),
}
"""Kinds of things that the page calls by name, each."""


def list_names(room: str, language: str) -> set[str]:
    game = load_game(room)
    kinds: list[Kind] = [kind for kind in game.all_kinds.values() if kind.name in NAMED[room]]
    assert {kind.name for kind in kinds} == set(NAMED[room])
    return {
        fill(room, language, f"{kind.name}-{label}", {}) for kind in kinds for label in kind.labels
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", NAMES)
def test_the_page_has_the_names_of_table_and_terminal(room: str, language: str) -> None:
    text = " ".join(read_page(room, language).split()).lower()
    assert {name for name in list_names(room, language) if name.lower() not in text} == set()
