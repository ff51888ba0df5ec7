"""The rules page: what is chosen, what is filled in, and names that hosts give."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from kabuto import phrasebook, rulebook
from kabuto.games import load_game
from kabuto.kernel import Called, Game, Named, PageFacts, Phrase, Refusal, Rows
from kabuto.phrasebook import Phrasebook
from kabuto.rulebook import strip_marks, write_rules
from kabuto.words.loader import spell_out

WORDS = """
castle-high = castle
castle-low = hut
crest = crest of { $castle }
page-price = { $coins } for a { $castle }
about = for { $years } years
walls = of { $stones }
ask-Build = Where does { $seat } build?
"""
FACTS = PageFacts(
    {
        "coins": 12,
        "none": [],
        "stones": ["grey", 7],
        "both": [Phrase("castle-high", {}), Phrase("castle-low", {})],
        "price": Phrase("page-price", {"coins": 3, "castle": "high"}),
        "prices": Rows([[1, "one"], [2, ["two", 20]]]),
        "castle-low": "a fact goes before a word",
        "empty": Rows([]),
        "named": Rows([[Named("castle", "low", "Hut *1*", "屋1", "屋1", "کلبه 1"), 1]]),
    },
    frozenset({"big", "flat"}),
)


class Facts(Struct):
    years: int = 40


class Board(Struct):
    facts: Facts
    named: list[Named]
    called: list[Called]


NAMED = [Named("castle", "high", "Rock *9*", "岩9", "岩9 ", "صخره {#x} 9")]
CALLED = [Called("castle", "low", "crest", {"castle": "high"})]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game with the words above, whose page is what a test writes."""
    (tmp_path / "words" / "rules").mkdir(parents=True)
    (tmp_path / "words" / "rules.ftl").write_text("", "utf-8")
    for language in ("en", "fa", "zh-Hant", "zh-Hans"):
        (tmp_path / "words" / f"{language}.ftl").write_text(WORDS, "utf-8")
    for module in (rulebook, phrasebook):
        monkeypatch.setattr(module, "find_room", lambda _name: tmp_path)
    toy = load_game("samurai")
    monkeypatch.setattr(toy, "board", lambda _seats, _options: Board(Facts(), NAMED, CALLED))
    monkeypatch.setattr(toy, "rules", replace(toy.rules, page_facts=lambda _options: FACTS))
    return toy


def fill(game: Game[Any], folder: Path, page: str, language: str = "en") -> str:
    (folder / "words" / f"rules.{language}.md").write_text(page, "utf-8")
    return write_rules(game, language)


@pytest.mark.parametrize(
    ("page", "filled"),
    [
        ("Pay { coins }.", "Pay 12."),
        ("{ stones } and { none }", "grey, 7 and –"),
        ("{ about }", "for \u206840\u2069 years"),
        ("{ walls }", "of \u2068grey, 7\u2069"),
        ("", ""),
        ("{ castle-low }", "a fact goes before a word"),
        ("{ castle-high }", "\u2068Rock \\*9\\*\u2069"),
        ("|head|\n{ prices }\n", "|head|\n| 1 | one |\n| 2 | two, 20 |"),
        ("a\n{ empty }\nb", "a\n\nb"),
        ("{ named }", "| \u2068Hut \\*1\\*\u2069 | 1 |"),
    ],
)
def test_a_place_is_filled(game: Game[Any], tmp_path: Path, page: str, filled: str) -> None:
    assert fill(game, tmp_path, page) == filled


def test_a_phrase_is_said_with_the_names_of_the_box(game: Game[Any], tmp_path: Path) -> None:
    said = fill(game, tmp_path, "{ price }; { both }")
    assert strip_marks(said) == r"3 for a Rock \*9\*; Rock \*9\*, crest of Rock \*9\*"


@pytest.mark.parametrize(
    ("page", "chosen"),
    [
        ("{?big} Held.", "Held."),
        ("{?small} Not held.", ""),
        ("{?!small} Held.", "Held."),
        ("{?!big} Not held.", ""),
        ("{?big flat} Both.", "Both."),
        ("{?big small} One.", ""),
        ("{?big !small} Held.", "Held."),
        ("{?small} A paragraph\nof two lines.\n\nThe next.", "\nThe next."),
        ("First.\n{?small} A paragraph\nof two lines.", "First."),
        ("{?big}\nA line of its own.", "A line of its own."),
        ("{?small}\n| a | b |\n| 1 | 2 |\n\nend", "\nend"),
        ("- one\n{?small}- two\n  goes on\n- three", "- one\n- three"),
        ("1. one\n{?small}2. two\n3. three", "1. one\n3. three"),
        ("one\n\n\n\ntwo", "one\n\ntwo"),
        ("one\n\ntwo\nthree", "one\n\ntwo\nthree"),
    ],
)
def test_a_condition_holds_for_its_paragraph(
    game: Game[Any], tmp_path: Path, page: str, chosen: str
) -> None:
    assert fill(game, tmp_path, page) == chosen


def test_numbers_are_in_the_digits_of_the_language(game: Game[Any], tmp_path: Path) -> None:
    said = fill(game, tmp_path, "{ coins } { prices } 5", "fa")
    assert said == "۱۲ | ۱ | one |\n| ۲ | two، ۲۰ | 5"


def test_a_name_keeps_its_digits_and_is_no_markup(game: Game[Any], tmp_path: Path) -> None:
    assert fill(game, tmp_path, "{ castle-high }", "fa") == "\u2068صخره { \\#x} 9\u2069"
    assert fill(game, tmp_path, "{ named }", "fa") == "| \u2068کلبه 1\u2069 | ۱ |"
    assert fill(game, tmp_path, "{ castle-high }", "zh-Hans") == "\u2068岩9\u2069"
    assert fill(game, tmp_path, "{ castle-high }", "zh-Hant") == "\u2068岩9\u2069"


def test_a_list_is_joined_as_the_language_does(game: Game[Any], tmp_path: Path) -> None:
    joined = [fill(game, tmp_path, "{ stones }", language) for language in ("zh-Hant", "fa")]
    assert joined == ["grey、7", "grey، ۷"]


def test_anchors_and_marks_of_direction_are_stripped() -> None:
    assert strip_marks("# Moves {#r-4.1}\n\u2068Kai\u2069 moves.") == "# Moves\nKai moves."


def test_a_place_that_nothing_fills_is_a_fault(game: Game[Any], tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="nothing-known"):
        fill(game, tmp_path, "{ nothing-known }")


@pytest.mark.parametrize(("seat", "name"), [(0, "Kai"), (1, "Rin"), (2, "C"), (-1, "-")])
def test_a_seat_without_a_name_is_called_by_its_label(seat: int, name: str) -> None:
    assert Phrasebook("en", None, ["Kai", "Rin"]).seat(seat) == name


@pytest.mark.parametrize(
    ("parameter", "label", "word"),
    [("seat", "B", "Rin"), ("seat", "Z", "Z"), ("figure", "B", "B"), ("unknown", "A", "A")],
)
def test_only_a_seat_is_called_by_a_name(parameter: str, label: str, word: str) -> None:
    book = Phrasebook("en", load_game("samurai"), ["Kai", "Rin"])
    assert book.label(parameter, label) == word


def test_a_question_without_a_sentence_is_spelt_out(game: Game[Any]) -> None:
    book = Phrasebook("en", game, ["Kai", "Rin"])
    assert book.ask("Build", {"seat": "B"}) == "Where does \u2068Rin\u2069 build?"
    assert book.ask("Rest", {"seat": "B"}) == spell_out("Rest", {"seat": "Rin"})


def test_arguments_are_dressed_as_words() -> None:
    dressed = Phrasebook("en", None, []).dress({"none": None, "some": 3, "all": ["a"], "one": "a"})
    assert dressed == {
        "none": "–", "some": 3, "all": "a", "all_count": 1, "one": "a", "one_id": "a",
    }  # fmt: skip


def test_the_house_speaks_without_a_game() -> None:
    book = Phrasebook("en", None, [])
    assert book.refusal(Refusal("refused-failed")) == book.say("refused-failed")
    assert book.has("refused-failed")
