"""A number in a sentence is of the box in use, or a rule of the game that no box can change."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME
from kabuto.words.loader import LANGUAGES
from tests.fluent import words_of

ROOM = "empires"

WRITTEN_OUT = {
    r"(ask|wait)-(Ambush|Attack\w+|EarthElite|FireElite|HarvestOrder|Mountain\w+|Recruit\w+)": "1",
    r"(ask|wait)-(TakeNeutral|VoidGeneral|WindGeneral)": "1",
    r"ask-BuildOrder": "1",  # recruit at the castle
    r"board-order-(attack|harvest|recruit)": "1",
    r"board-order-build": "12",  # two units become a castle
    r"board-power-(earth-elite|fire-elite|void-general|wind-general)": "1",
    r"board-power-(water-\w+|wind-elite)": "2",
    r"board-tile-\w+": "1",
    r"cargo-\w+": "12",
    r"(board-)?order-move2ship": "2",  # units on a ship
    r"order-attack": "2",  # one, and one more
    r"modifier-harvest_plus": "2",
    r"price-\w+": "1",  # one resource is paid for an upgrade
    r"refused-box-(brackets|count)": "0",  # where a table begins
    r"refused-mountain-steps": "2",  # up and down
    r"refused-box-(regions|slots)-order": "1",
}
"""What is the same in every box, by key."""

WORDS_WRITTEN_OUT = {
    r"ask-BuildOrder": {"two"},
    r"game-about": {"two"},  # rounds of an era
    r"option-mountain_neutral-\w+": {"four"},  # kinds of neutral actions
    r"preset-variants": {"three"},  # modules of the base box
    r"refused-box-(count|majority|mountain|strait)": {"two", "four"},
}
WORD = re.compile(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b")


class Texts(Visitor):
    """What is written out in each message: not what stands for a variable."""

    def __init__(self, language: str) -> None:
        self.texts: dict[str, list[str]] = defaultdict(list)
        self.visit(FluentParser().parse(words_of(ROOM, language).text))

    def visit_Message(self, node: ast.Message) -> None:
        self.key = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts[self.key].append(node.value)


def allowed_in(table: dict[str, str] | dict[str, set[str]], key: str) -> set[str]:
    return {
        sign for pattern, signs in table.items() if re.fullmatch(pattern, key) for sign in signs
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_is_written_out_is_a_rule(language: str) -> None:
    for key, texts in Texts(language).texts.items():
        found = re.findall(r"\d+", "".join(texts))
        numbers = {str(int(number)) for number in found}
        assert numbers <= allowed_in(WRITTEN_OUT, key), key
        if language == "en":
            assert set(WORD.findall("".join(texts))) <= allowed_in(WORDS_WRITTEN_OUT, key), key


def test_no_rule_is_listed_in_vain() -> None:
    keys = Texts("en").texts
    for table in (WRITTEN_OUT, WORDS_WRITTEN_OUT):
        for pattern in table:
            assert any(re.fullmatch(pattern, key) for key in keys), pattern


AGENDAS = """[[agendas]]
id = "A1"
needs = { control = 3, control_units = 1, castle = true }
[[agendas]]
id = "E2"
needs = { resource = "every", shrine = 1, capital = 1 }
[[agendas]]
id = "B2"
needs = { provinces = 2, province_units = 4 }
"""
SAID = {
    "en": (
        "control 3 provinces with 1 own unit each, and an own castle",
        "control every resource province and 1 shrine and the capital",
        "4 own units in each of 2 provinces",
        "7 own units",
    ),
    "zh-Hant": (
        "控制 3 個領地，各有你至少 1 個單位，且有你的城堡",
        "控制所有資源領地與 1 個神社與首都領地",
        "2 個領地各有你至少 4 個單位",
        "有你至少 7 個單位",
    ),
    "zh-Hans": (
        "控制 3 个领地，各有你至少 1 个单位，且有你的城堡",
        "控制所有资源领地与 1 个神社与首都领地",
        "2 个领地各有你至少 4 个单位",
        "有你至少 7 个单位",
    ),
    "fa": (
        "کنترل 3 ایالت، هر کدام با 1 یگان شما، و قلعهٔ شما",
        "کنترل همهٔ ایالت‌های منبع و 1 زیارتگاه و پایتخت",
        "4 یگان شما در هر یک از 2 ایالت",
        "7 یگان شما",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_agenda_is_called_by_what_it_asks_for(language: str) -> None:
    speech = speech_of(AGENDAS, language)
    assert (
        tuple(speech.label("agenda", name) for name in ("A1", "E2", "B2", "B1")) == SAID[language]
    )


def speech_of(text: str, language: str) -> Speech:
    speech = Speech(language, GAME, [])
    speech.call_things(GAME.board(2, GAME.read_options(2, {"data": text})))
    return speech


def test_a_slot_is_called_by_its_region_and_its_place_there() -> None:
    speech = speech_of('[[regions]]\nid = "green"\nname_en = "Oshu"\n', "en")
    assert speech.label("slot", "green-2") == "Oshu 2"
    assert speech.label("slot", "grey-3") == "Grey 3"
