"""A number in a sentence is of the box in use, or a rule of the game that no box can change."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME
from kabuto.games.empires.box import check_box_file
from kabuto.games.empires.components import SHIPPED
from kabuto.kernel import rows_of
from kabuto.rulebook import write_rules
from kabuto.words.loader import LANGUAGES
from tests.fluent import GAMES, words_of

from .own_boxes import KEYS, write_change

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


# --- each number of a box and the sentences that name it --------------------------------------

GENERALS = ("lesson-general-from-archer", "lesson-general-from-elite")
SENTENCES = {
    ("setup", "eras"): {"board-era"},
    ("order_tokens", "steps"): {
        *("board-order-move3", "order-move3", "steps-move3"),
        *("board-order-move2plus", "order-move2plus", "steps-move2plus", "modifier-move2plus_free"),
        *("board-order-move2ship", "order-move2ship", "steps-move2ship"),
    },
    ("order_tokens", "extra"): {
        *("board-order-move2plus", "order-move2plus", "steps-more", "modifier-move2plus_free"),
        "move-pay",
    },
    ("dojo", "train_archer_bushido"): {"lesson-archer", "price-archer"},
    ("dojo", "train_elite_food"): {"lesson-elite", "price-elite"},
    ("dojo", "train_general_food"): {"price-general", *GENERALS},
    ("dojo", "train_general_bushido"): {"price-general", *GENERALS},
}
"""The sentences of the room, without the rules page, that change with a field of any row."""

NOT_ON_THE_PAGE = {
    ("cover", "third_opponent"),  # with the shipped counts of orders it cannot come up
    ("influence_brackets", "to"),  # of the last, which has no end
    *((part, place) for part in ("provinces", "mountains") for place in "xy"),  # for drawing
}

COUNTED_BESIDE = {  # what has to be changed with a field so that the box holds
    ("grand_shrines", "copies_each"): "points_by_count = [0, 1, 3, 5, 7]\n",
}


def list_numbers() -> list[tuple[str, str, str]]:
    """Part, field and a text that changes that number of the shipped box, where it may be."""
    found = []
    for part, shipped in SHIPPED.items():
        for at, row in enumerate(rows_of(shipped)):
            for field, value in row.items():
                if field == KEYS.get(part):
                    continue
                more = COUNTED_BESIDE.get((part, field), "")
                texts = [write_change(part, at, field, n) + more for n in list_others(value)]
                found += [(part, field, text) for text in texts if not check_box_file(text)][:1]
    return found


def list_others(value: object) -> list[object]:
    """Numbers, or lists of numbers, that could stand there instead."""
    match value:
        case bool():
            return []
        case int():
            return [value + 1, value - 1]
        case [*first, int(last)]:
            return [[*first, last + 1]]
    return []


def say_all(text: str, language: str) -> dict[str, str]:
    """Every sentence, without other arguments than the numbers of the box."""
    speech = speech_of(text, language)
    keys = [*words_of(ROOM, language).variables, *speech.called]
    return {key: speech.say(key) for key in keys}


def write_page(text: str, language: str) -> list[str]:
    return write_rules(GAME, language, GAME.read_options(2, {"data": text})).splitlines()


MINE = "# a box that changes nothing\n"


def test_a_number_that_is_changed_is_changed_wherever_it_is_named() -> None:
    """In English; tools/check_words.py holds the other languages to the same variables."""
    ours, page = say_all(MINE, "en"), set(write_page(MINE, "en"))
    changed: dict[tuple[str, str], set[str]] = defaultdict(set)
    numbers = list_numbers()
    assert len(numbers) > 130
    for part, field, text in numbers:
        said = say_all(text, "en")
        changed[part, field] |= {key for key in said if said[key] != ours.get(key)}
        if (part, field) not in NOT_ON_THE_PAGE:
            assert set(write_page(text, "en")) - page, (part, field)
    assert {field: keys for field, keys in changed.items() if keys} == SENTENCES


def test_what_an_upgrade_costs_is_said() -> None:
    text = "".join(
        f'[[order_tokens]]\nid = "{name}"\nupgrade_cost = "{cost}"\n'
        for name, cost in (("recruit", "bushido"), ("attack", "food"), ("move2plus", "bushido"))
    )
    speech = speech_of(text, "en")
    assert speech.say("move-pay") == "Pay 1 bushido: 1 step more"
    assert "pay 1 bushido to recruit" in speech.say("board-order-recruit")
    assert "pay 1 food to remove" in speech.say("board-order-attack")
    page = "\n".join(write_page(text, "en"))
    assert "| recruit 1 | 1 bushido: 1 more |" in page
    assert "remove 1 enemy unit | 1 food: 1 more" in page


# --- the rules page ---------------------------------------------------------------------------

PAGE_TEXT = re.compile(r"\{[^}]*\}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_writes_out_is_a_rule(language: str) -> None:
    """By section; examples stand or fall with the box."""
    path = GAMES / ROOM / "words" / f"rules.{language}.md"
    section = ""
    found: dict[str, set[str]] = defaultdict(set)
    for block in re.split(r"\n(?=\n|- |\d\. |\{\?|\|)", path.read_text("utf-8")):
        anchor = re.search(r"\{#r-([\d.]+)", block)
        section = anchor[1] if anchor else section
        text = re.sub(r"^\s*\d\. |`[^`]*`", "", PAGE_TEXT.sub("", block))
        if not re.match(r"\s*\{\?", block):
            found[section] |= {str(int(number)) for number in re.findall(r"\d+", text)}
    for name, numbers in found.items():
        assert numbers <= RULE_NUMBERS.get(name, set()), name


RULE_NUMBERS = {
    "0": {"2020", "2", "4"},  # the year, and how many play
    "2.2": {"1", "2"},
    "2.3": {"1"},
    "3.1": {"1", "2"},  # the rounds of an era
    "4.2": {"1", "2"},
    "4.4": {"1"},
    "4.5": {"1"},
    "4.6": {"2"},
    "4.7": {"1", "2"},
    "4.8": {"1"},
    "5.3": {"1", "2"},
    "7.2": {"1", "2"},
    "7.5": {"1", "2"},
    "9": {"1", "2"},
}
