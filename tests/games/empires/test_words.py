"""Everything that a player can meet in Small Samurai Empires has its words, in four languages.

Each message is filled with arguments as they come about in games: a variable without a value fails.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.facts import Facts
from kabuto.games.empires.state import Empires
from kabuto.kernel import EVERYBODY, SEAT, WATCHER, Event
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.fluent import fill, find_calls, sources, words_of

from .positions import play
from .test_vectors import VECTORS

ROOM = "empires"
REASON = re.compile(r'Event\(\s*"([\w-]+)"')
SAID_BY_ALL = {"toml", "line", "part", "form", "entry", "field", "missing", "twice", "value"}
"""Refusals of any game's box."""
REFUSED = re.compile(r'\.refuse(?:_new)?\(\s*"([\w-]+)"')
SPARE = re.compile(r"-[prm]\d+$")
"""What only a host's box has: it is called as he calls it."""
FACTS = set(Facts.__struct_fields__)
KEY = re.compile(r"'(board-[a-z][\w-]*[\w])'")
SAID = re.compile(r"\bwords\.say\(\s*'(board-[\w-]+)'\s*(?:,\s*(\{))?")
EVERYTHING: dict[str, object] = {
    "agendas": True,
    "mountains": True,
    "grand_shrines": True,
    "dojos": True,
    "random_neutral": True,
}
EAGER = {"train": 8.0, "all": 8.0, "skip": 0.2, "done": 0.2, "explore": 4.0}
AWAITED = {"who": "Ann", "count": 1}  # what the page adds

Args = dict[str, Any]
Examples = dict[str, list[Args]]


def told_in_source() -> set[str]:
    """The key of every event that is written out in the room's source."""
    keys = (call.args[0] for call in find_calls(ROOM, "tell"))
    return {str(key.value) for key in keys if isinstance(key, python.Constant)}


class Heard:
    """What was said in games: each key with the arguments that came with it."""

    def __init__(self) -> None:
        self.events: Examples = {}
        self.questions: Examples = {}
        self.reasons: Examples = {}

    def note_events(self, events: list[Event]) -> None:
        for viewer in (WATCHER, EVERYBODY):
            note(self.events, [event.seen_by(viewer) for event in events])

    def note_state(self, g: Empires) -> None:
        """The open question, or why the game ended so."""
        shown = GAME.show_step(g)
        if shown is None:
            note(self.reasons, GAME.name_outcome(g).reasons)
        else:
            note(self.questions, [Event(shown["step"], shown["args"])])


def note(found: Examples, events: list[Event]) -> None:
    for event in events:
        examples = found.setdefault(event.key, [])
        if event.args not in examples and len(examples) < 100:
            examples.append(event.args)


@cache
def listen() -> Heard:
    """To games with every option, and to all vectors."""
    heard, rng = Heard(), Random(7)
    heard.note_events(GAME.start_told(4, GAME.read_options(4, EVERYTHING), laws.KEY)[1])
    for number in range(12):
        drawn = EVERYTHING if number % 2 else laws.draw_options(GAME, rng)
        g: Empires | None = None
        for g, _, _ in laws.walk(GAME, laws.Play(2 + number % 3, drawn, EAGER), rng, laws.Counts()):
            heard.note_events([GAME.name_event(event) for event in g.told or []])
            g.told = []
            heard.note_state(g)
        assert g is not None
        heard.note_events([GAME.name_event(event) for event in g.told or []])
        heard.note_state(g)
    for vector in VECTORS:
        g, events = play(vector)
        heard.note_events(events)
        heard.note_state(g)
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language: str) -> None:
    questions = listen().questions
    assert questions.keys() == {step.__name__ for step in GAME.steps if step.sort}
    for name, examples in questions.items():
        for args in examples:
            fill(ROOM, language, f"ask-{name}", args)
            fill(ROOM, language, f"wait-{name}", args | AWAITED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_said(language: str) -> None:
    for move in GAME.moves.all:
        kinds = zip(move.verb.parameters.items(), move.args, strict=True)
        fill(ROOM, language, f"move-{move.verb.name}", {n: kind.label(a) for (n, kind), a in kinds})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    events = listen().events
    assert told_in_source() - events.keys() == set()
    for key, examples in events.items():
        for args in examples:
            fill(ROOM, language, f"log-{key}", args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str) -> None:
    reasons = listen().reasons
    assert reasons.keys() == set(REASON.findall(sources(ROOM, "outcome.py")))
    for key, examples in reasons.items():
        for args in examples:
            fill(ROOM, language, f"reason-{key}", args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_box_has_words(language: str) -> None:
    """Each is filled in test_box.py, where it comes about."""
    refused = set(REFUSED.findall(sources(ROOM, "*.py"))) - SAID_BY_ALL
    there = {key for key in words_of(ROOM, language).variables if key.startswith("refused-box-")}
    assert there == {f"refused-box-{key}" for key in refused}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language: str) -> None:
    words = words_of(ROOM, language).variables
    kinds = {*GAME.all_kinds.values(), components.GROUND, components.MODIFIER} - {SEAT}
    for kind in kinds - {components.SLOT, components.AGENDA}:  # these are composed
        ids = [f"{kind.name}-{re.sub('[^A-Za-z0-9_-]', '_', label)}" for label in kind.labels]
        assert [one for one in ids if one not in words and not SPARE.search(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language: str) -> None:
    words = words_of(ROOM, language).variables
    for option in GAME.describe_options():
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= words.keys()
        values = [str(value).lower() for value in option.allowed]
        assert [v for v in values if f"option-{option.name}-{v}" not in words] == []
    assert [name for name in GAME.presets if f"preset-{name}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_page_says_and_explains_is_there(language: str) -> None:
    words = words_of(ROOM, language).variables
    said = set(KEY.findall(page()))
    assert len(said) > 60
    assert (said | explained()) - words.keys() == set()


def page() -> str:
    return sources(ROOM, "page/*.svelte", "page/*.ts")


def explained() -> set[str]:
    """Messages that the page finds by the label of what they explain."""
    found = {f"board-order-{label}" for label in components.ORDER.labels}
    found |= {f"board-tile-{label}" for label in components.TILE.labels}
    for dojo in components.DOJO.labels:
        found |= {f"board-power-{dojo}-{unit}" for unit in ("elite", "general")}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gives_each_message_its_variables(language: str) -> None:
    words = words_of(ROOM, language).variables
    given = dict(list_said())
    assert len(given) > 30
    for key, names in list_said():
        assert words[key] <= names | FACTS, key
    for key in explained():
        assert words[key] <= FACTS, key


def list_said() -> Iterator[tuple[str, set[str]]]:
    """Each `say('board-key', { a, b: 1 })` of the page: its key and the names that it gives."""
    text = page()
    for found in SAID.finditer(text):
        yield found[1], set(list_names(text[found.end() :])) if found[2] else set()


def list_names(text: str) -> Iterator[str]:
    """The names of an object that has just been opened."""
    depth, expects_name = 0, True
    for token in re.finditer(r"[{}()\[\],]|\.\.\.|[A-Za-z_]\w*|'[^']*'", text):
        match token[0]:
            case "{" | "(" | "[":
                depth += 1
            case "}" if depth == 0:
                return
            case "}" | ")" | "]":
                depth -= 1
            case ",":
                expects_name = depth == 0
            case name if expects_name and name[0].isalpha():
                yield name
                expects_name = False


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty_and_every_board_word_is_used(language: str) -> None:
    words = words_of(ROOM, language)
    assert words.empty == []
    text = page()
    starts = ("board-order-", "board-tile-", "board-power-", "board-slot-")
    unused = [
        key
        for key in words.variables
        if key.startswith("board-") and not key.startswith(starts) and f"'{key}'" not in text
    ]
    assert unused == []
