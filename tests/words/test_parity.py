"""The terminal says what the page says: one table of cases, which the client's tests read too."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from kabuto.cli.speech import Speech
from kabuto.kernel import SEAT, Called, Event, Kind, Moves, Named, Phrase, Refusal
from kabuto.words.loader import LANGUAGES, Words

TABLE = tomllib.loads((Path(__file__).parents[1] / "vectors" / "words.toml").read_text("utf-8"))
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")
GROUPS = "\u066c"
"""What parts thousands in Persian."""

KINDS = {
    name: SEAT if name == "seat" else Kind(name, labels) for name, labels in TABLE["kinds"].items()
}
PARAMETERS = {name: KINDS[kind] for name, kind in TABLE["parameters"].items()}
MOVES = Moves()
for verb, parameters in TABLE["verbs"].items():
    MOVES.verb(verb, **{name: PARAMETERS[name] for name in parameters})


class Facts(Struct):
    years: int
    paid_in: str


class Board(Struct):
    facts: Facts
    named: list[Named]
    called: list[Called]


def read_arg(value: Any) -> Any:
    """Phrases stand within phrases."""
    if isinstance(value, list):
        return [read_arg(item) for item in value]
    if not isinstance(value, dict):
        return value
    return Phrase(value["key"], {name: read_arg(arg) for name, arg in value["args"].items()})


BOARD = msgspec.convert(TABLE["board"], Board)
for one in BOARD.called:
    one.args.update({name: read_arg(arg) for name, arg in one.args.items()})


def fold(text: str) -> str:
    """Without marks of direction, in the digits of a terminal."""
    digits = [str(unicodedata.digit(sign, sign)) for sign in MARKS.sub("", text)]
    return "".join(digits).replace(GROUPS, ",")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A room that has the words of the table, and nothing else."""
    folder = tmp_path_factory.mktemp("room")
    (folder / "words").mkdir()
    for language, text in TABLE["words"].items():
        (folder / "words" / f"{language}.ftl").write_text(text, "utf-8")
    return folder


def say(speech: Speech, case: dict[str, Any]) -> str:
    args = case.get("args", {})
    match case:
        case {"label": [parameter, label]}:
            return speech.label(parameter, label)
        case {"move": text}:
            return speech.move(MOVES.parse(text))
        case {"event": key}:
            return speech.event("log", Event(key, args))
        case {"reason": key}:
            return speech.event("reason", Event(key, args))
        case {"refusal": key}:
            return speech.refusal(Refusal(key, **args))
    raise AssertionError(case)


@pytest.mark.parametrize("case", TABLE["case"], ids=lambda case: case["name"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_it_so(case: dict[str, Any], language: str, room: Path) -> None:
    vocabulary = case.get("vocabulary")
    speech = Speech(language, None, TABLE["names"], vocabulary)
    speech.words = Words(language, room, vocabulary)
    speech.kinds = PARAMETERS
    speech.call_things(BOARD)
    assert fold(say(speech, case)) == fold(case[language])


def test_the_table_has_every_language() -> None:
    assert set(TABLE["words"]) == set(LANGUAGES)
    names = [case["name"] for case in TABLE["case"]]
    assert len(set(names)) == len(names)
