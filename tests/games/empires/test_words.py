"""Everything that a player can meet in Small Samurai Empires has its words, in four languages."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from kabuto.games import load_game
from kabuto.games.empires import components
from kabuto.kernel import SEAT
from tests import laws
from tests.fluent import LANGUAGES, offered, sources, words_of

GAME = load_game("empires")
ROOM = Path(__file__).parents[3] / "src" / "kabuto" / "games" / "empires"
REASON = re.compile(r'Event\(\s*"([\w-]+)"')
REFUSED = re.compile(r'\.refuse\(\s*"([\w-]+)"')
SAID = re.compile(r"'(board-[a-z][\w-]*[\w])'")
ADDED = {"who", "count"}  # by the page
EVERYTHING = {"agendas": True, "mountains": True, "grand_shrines": True, "dojos": True}
EAGER = {"train": 8.0, "all": 8.0, "skip": 0.2, "done": 0.2, "explore": 4.0}


@cache
def told() -> dict[str, set[str]]:
    """Every event whose key is written out in the room's source, with its arguments."""
    found: dict[str, set[str]] = {}
    for path in ROOM.glob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if not isinstance(node, python.Call) or getattr(node.func, "attr", "") != "tell":
                continue
            key = node.args[0]
            if isinstance(key, python.Constant):
                found.setdefault(key.value, set()).update(word.arg for word in node.keywords)
    return found


@cache
def happened() -> dict[str, set[str]]:
    """Keys told in games with every option, hidden ones included, with their arguments."""
    found: dict[str, set[str]] = {}
    rng, counts = Random(7), laws.Counts()
    for number in range(12):
        drawn = EVERYTHING if number % 2 else laws.draw_options(GAME, rng)
        play = laws.Play(2 + number % 3, drawn, EAGER)
        g = None
        for g, _, _ in laws.walk(GAME, play, rng, counts):
            collect(found, g)
        collect(found, g)
    return found


def collect(found: dict[str, set[str]], g) -> None:
    for event in g.told or []:
        found.setdefault(event.key, set()).update(event.args)
        if any(type(value).__name__ == "Secret" for value in event.args.values()):
            found.setdefault(f"{event.key}-hidden", set()).update(event.args)
    g.told = []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language):
    words = words_of("empires", language).variables
    asked = [step for step in GAME.steps if step.sort != 0]
    assert len(asked) >= 26
    for step in asked:
        fields = offered(step.__struct_fields__)
        assert words[f"ask-{step.__name__}"] <= fields, step
        assert words[f"wait-{step.__name__}"] <= fields | ADDED, step


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words_for_what_it_carries(language):
    words = words_of("empires", language).variables
    for verb, names in GAME.moves.verbs.items():
        assert words[f"move-{verb}"] <= offered(list(names.parameters)), verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_what_it_carries(language):
    words = words_of("empires", language).variables
    assert len(happened()) > 30
    for key, args in (told() | happened()).items():
        assert words[f"log-{key}"] <= offered(args), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_refusal_has_words(language):
    words = words_of("empires", language).variables
    reasons, refused = (
        REASON.findall(sources("empires", "outcome.py")),
        REFUSED.findall(sources("empires", "*.py")),
    )
    assert len(set(reasons)) >= 9
    assert len(set(refused)) >= 15
    assert {f"reason-{key}" for key in reasons} - words.keys() == set()
    assert {f"refused-data-{key}" for key in refused} - words.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language):
    words = words_of("empires", language).variables
    kinds = {*GAME.all_kinds.values(), components.GROUND, components.MODIFIER} - {SEAT}
    for kind in kinds:
        ids = [f"{kind.name}-{re.sub('[^A-Za-z0-9_-]', '_', label)}" for label in kind.labels]
        assert [one for one in ids if one not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language):
    words = words_of("empires", language).variables
    for option in GAME.describe_options():
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= words.keys()
        values = [str(value).lower() for value in option.allowed]
        assert [v for v in values if f"option-{option.name}-{v}" not in words] == []
    assert [name for name in GAME.presets if f"preset-{name}" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_page_says_and_explains_is_there(language):
    words = words_of("empires", language).variables
    said = set(SAID.findall(sources("empires", "page/*.svelte", "page/*.ts")))
    explained = {f"board-order-{label}" for label in components.ORDER.labels}
    explained |= {f"board-tile-{label}" for label in components.TILE.labels}
    for dojo in components.DOJO.labels:
        explained |= {f"board-power-{dojo}-{unit}" for unit in ("elite", "general")}
    assert len(said) > 60
    assert (said | explained) - words.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty_and_every_board_word_is_used(language):
    words = words_of("empires", language)
    assert words.empty == []
    page = sources("empires", "page/*.svelte", "page/*.ts")
    starts = ("board-order-", "board-tile-", "board-power-", "board-slot-")
    unused = [
        key
        for key in words.variables
        if key.startswith("board-") and not key.startswith(starts) and f"'{key}'" not in page
    ]
    assert unused == []
