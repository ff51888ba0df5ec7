"""Everything that a player can meet in Samurai Spirit has its words, in four languages."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kabuto.games.spirit import components
from kabuto.kernel import SEAT
from tests import laws
from tests.fluent import FORCED, LANGUAGES, offered, sources, words_of

from .deep import GAME, SEATS, play_in_round

ROOM = Path(__file__).parents[3] / "src" / "kabuto" / "games" / "spirit"
REASON = re.compile(r'Event\(\s*"([\w-]+)"')
USED = re.compile(r"""words\.say\(\s*'(board-[\w-]+)'""")
MADE = re.compile(r"`(board-[\w-]+-)\$")


@cache
def told() -> dict[str, set[str]]:
    """Every event in the room's source, with the arguments that it is told with."""
    found: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "attr", "") == "tell":
                key, *_ = node.args
                assert isinstance(key, python.Constant), "a key is written out"
                names = {word.arg for word in node.keywords}
                assert found.setdefault(key.value, names) == names
    return found


@cache
def happened() -> dict[str, set[str]]:
    """Keys told in games with every option, deep ones included, with their arguments."""
    found: dict[str, set[str]] = {}
    rng, counts = Random(7), laws.Counts()
    for seats in SEATS:
        for number in (1, 2, 3, 3):
            play = play_in_round(number, rng, seats)
            g = None
            for g, _, _ in laws.walk(GAME, play, rng, counts):
                collect(found, g)
            collect(found, g)
    return found


def collect(found, g) -> None:
    for event in g.told or []:
        found.setdefault(event.key, set()).update(event.args)
    g.told = []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language):
    words = words_of("spirit", language).variables
    for step in GAME.steps:
        if step.sort == 1:
            fields = set(step.__struct_fields__)
            name = step.__name__
            assert words[f"ask-{name}"] <= offered(dict.fromkeys(fields)), name
            assert words[f"wait-{name}"] <= offered(dict.fromkeys(fields)) | FORCED, name
            assert "seat" in words[f"ask-{name}"], "a person may hold several samurai"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_event_has_words_for_what_it_carries(language):
    words = words_of("spirit", language).variables
    for verb, names in GAME.moves.verbs.items():
        assert words[f"move-{verb}"] <= offered(dict.fromkeys(names.parameters)), verb
    for key, args in told().items():
        assert words[f"log-{key}"] <= offered(dict.fromkeys(args)), key


def test_what_happens_in_play_is_told_as_the_source_says():
    assert len(happened()) > 30
    assert happened() == {key: told()[key] for key in happened()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    words = words_of("spirit", language).variables
    reasons = set(REASON.findall(sources("spirit", "outcome.py")))
    assert len(reasons) >= 8
    assert {f"reason-{key}" for key in reasons} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language):
    words = words_of("spirit", language).variables
    for kind in {*GAME.all_kinds.values()} - {SEAT}:
        missing = [label for label in kind.labels if f"{kind.name}-{label}" not in words]
        assert missing == [], kind.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language):
    words = words_of("spirit", language).variables
    for option in GAME.describe_options():
        assert f"option-{option.name}" in words
        assert f"option-{option.name}-help" in words
        values = [str(value).lower() for value in option.allowed]
        assert [v for v in values if f"option-{option.name}-{v}" not in words] == []
    assert [name for name in GAME.presets if f"preset-{name}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explained_on_tap_is_there(language):
    words = words_of("spirit", language).variables
    for samurai in components.SAMURAI.labels:
        for start in ("board-talent-{}", "board-animal-{}", "board-kiai-{}-human"):
            assert start.format(samurai) in words
        assert f"board-kiai-{samurai}-animal" in words
    for penalty in components.PENALTY.labels:
        assert f"board-help-{penalty}" in words
    page = sources("spirit", "page/*.svelte") + sources("spirit", "page/*.ts")
    assert set(USED.findall(page)) - words.keys() == set()
    made = tuple(MADE.findall(page))
    shown = page + sources("spirit", "text.py")
    boards = {key for key in words if key.startswith("board-") and not key.startswith(made)}
    assert len(boards) > 60
    assert {key for key in boards if key not in shown} == set(), "words that nobody reads"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_none_but_those_of_other_languages(language):
    words = words_of("spirit", language)
    assert words.empty == []
    assert words.variables == words_of("spirit", "en").variables
