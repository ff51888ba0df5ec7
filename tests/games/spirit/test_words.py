"""Everything that a player can meet in Samurai Spirit has its words, in four languages."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from kabuto.games.spirit import GAME, components
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import SEAT, Event
from kabuto.kernel.steps import DECISION
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.fluent import FORCED, fill, find_calls, offered, sources, words_of

from .deep import SEATS, play_in_round
from .positions import make_position
from .test_reasons import VECTORS as REASONS
from .test_vectors import VECTORS

Args = dict[str, Any]
SAMPLES = 12
KEY_ON_THE_PAGE = re.compile(r"""['`](board-[\w-]+)(?:['`]|\$\{)""")
SAY = re.compile(r"\bsay\(")
ARGUMENT = re.compile(r"[{,]\s*(\w+)(?=\s*[:,}])")
OBJECT = re.compile(r"\{\s.*\}", re.DOTALL)
NESTED = re.compile(r"\([^()]*\)|`[^`]*`")
MOMENT = {"seat": "B", "samurai": "kyuzo", "animal": "fox", "round": 2}
VALUES: Args = {
    "animal": "fox",
    "card": "P3-06",
    "cards": "P3-06",
    "count": 3,
    "family": "add_barricade",
    "farmstead": "lose_family",
    "kiai": 9,
    "left": "C",
    "limit": 6,
    "name": "Anna",
    "penalties": "fire",
    "penalty": "fire",
    "percent": 12,
    "right": "A",
    "round": 2,
    "samurai": "kyuzo",
    "seat": "B",
    "symbol": "doll",
    "target": "A",
    "total": 7,
    "value": 3,
}
"""A real value for each argument that the page or the table in letters gives."""


# --- what players meet ------------------------------------------------------------------------


@cache
def told() -> dict[str, set[str]]:
    """Every event in the room's source, with the arguments that it is told with."""
    found: dict[str, set[str]] = {}
    for call in find_calls("spirit", "tell"):
        key = call.args[0]
        assert isinstance(key, python.Constant), "a key is written out"
        names = {str(word.arg) for word in call.keywords}
        assert found.setdefault(str(key.value), names) == names
    return found


def happen() -> Iterator[tuple[Spirit, list[Event]]]:
    """Every state of a start, the vectors and some steered games, with what was told on the way."""
    yield GAME.start_told(4, GAME.options(), bytes(32))
    for vector in VECTORS["position"]:
        g, events = make_position(vector)
        yield g, events
        for line in vector.get("play", []):
            seat, _, text = line.partition(" ")
            g, events = GAME.apply(g, SEAT.number(seat), text)
            yield g, events
    rng, counts = Random(7), laws.Counts()
    for seats in SEATS:
        for number in (1, 2, 3, 3):
            for g, _, _ in laws.walk(GAME, play_in_round(number, rng, seats), rng, counts):
                yield g, g.told or []
                g.told = []
            yield g, g.told or []


@cache
def said() -> dict[str, list[Args]]:
    """Each message with real values for its arguments, as players met them."""
    found: dict[str, list[Args]] = {}
    for g, events in happen():
        spoken = [(f"log-{event.key}", GAME.name_event(event).args) for event in events]
        for key, args in [*spoken, *find_outcome(g), *find_question(g)]:
            known = found.setdefault(key, [])
            if len(known) < SAMPLES and args not in known:
                known.append(args)
    for key, args in find_refusals():
        found.setdefault(key, []).append(args)
    return found


def find_refusals() -> Iterator[tuple[str, Args]]:
    """Why moves are refused: with what the vectors of the reasons say, one for each reason."""
    for row in REASONS["reason"]:
        key, *args = row["says"].split()
        yield f"refused-{key}", dict(arg.split("=") for arg in args)


def find_outcome(g: Spirit) -> list[tuple[str, Args]]:
    reasons = GAME.name_outcome(g).reasons if g.is_over else []
    return [(f"reason-{reason.key}", reason.args) for reason in reasons]


def find_question(g: Spirit) -> list[tuple[str, Args]]:
    step = GAME.show_step(g)
    if step is None:
        return []
    (seat,) = GAME.deciders(g)
    args: Args = step["args"] | {"seat": SEAT.label(seat), "who": "Anna", "count": 1}
    asked = [(f"ask-{step['step']}", args), (f"wait-{step['step']}", args)]
    for move in GAME.offer(g, seat):
        kinds = zip(move.verb.parameters.items(), move.args, strict=True)
        labels = {name: kind.label(number) for (name, kind), number in kinds}
        asked.append((f"move-{move.verb.name}", labels))
    return asked


# --- what page and terminal say ---------------------------------------------------------------


def find_says(text: str) -> Iterator[str]:
    """What stands between the brackets of every `say(...)`."""
    for match in SAY.finditer(text):
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        yield text[match.end() : end - 1]


def find_arguments(inside: str) -> set[str]:
    """The names in `'board-open', { seat: words.seat(seat), count }`."""
    while (bare := NESTED.sub("", inside)) != inside:
        inside = bare
    given = OBJECT.search(inside)
    return set(ARGUMENT.findall(given.group())) if given else set()


@cache
def on_the_page() -> dict[str, set[str]]:
    """Each start of a key that the page says, with the arguments that it always gives."""
    found: dict[str, set[str]] = {}
    for inside in find_says(sources("spirit", "page/*.svelte", "page/*.ts")):
        for key in KEY_ON_THE_PAGE.findall(inside):
            names = find_arguments(inside)
            found[key] = found.get(key, names) & names
    return found


@cache
def in_letters() -> dict[str, set[str]]:
    """Each message of the table in letters, with its arguments."""
    known = [call.args[0] for call in find_calls("spirit", "_draw_known")]
    found = {str(key.value): {"cards"} for key in known if isinstance(key, python.Constant)}
    for call in find_calls("spirit", "say"):
        key = call.args[0]
        if isinstance(key, python.Constant):
            found[str(key.value)] = {str(word.arg) for word in call.keywords}
    return found


def find_board_arguments(key: str) -> Args:
    """What a message of the board is given."""
    if key == "seat-known":  # said by the page of every game
        return {"samurai": VALUES["samurai"]}
    if key.startswith("board-moment-"):
        return MOMENT
    names = on_the_page().get(key, set()) | in_letters().get(key, set())
    return {name: VALUES[name] for name in names}


# --- tests ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_with_what_players_meet(language: str) -> None:
    """A variable without a value fails; so does a message with variables that nobody says."""
    for key, variables in words_of("spirit", language).variables.items():
        cases = said().get(key) or [find_board_arguments(key)]
        assert not variables or any(cases), f"{key}: nobody says it"
        for args in cases:
            assert fill("spirit", language, key, args).strip(), key


def test_players_meet_every_event_every_question_and_every_verb() -> None:
    questions = {step.__name__ for step in GAME.steps if step.sort == DECISION}
    met = said().keys()
    assert {f"log-{key}" for key in told()} <= met
    assert {f"ask-{name}" for name in questions} <= met
    assert {f"move-{name}" for name in GAME.moves.verbs} <= met


def test_what_happens_in_play_is_told_as_the_source_says() -> None:
    for key, cases in said().items():
        if key.startswith("log-"):
            assert all(set(args) == told()[key.removeprefix("log-")] for args in cases), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language: str) -> None:
    words = words_of("spirit", language).variables
    for step in GAME.steps:
        if step.sort == DECISION:
            fields, name = offered(step.__struct_fields__), step.__name__
            assert words[f"ask-{name}"] <= fields, name
            assert words[f"wait-{name}"] <= fields | FORCED, name
            assert "seat" in words[f"ask-{name}"], "a person may hold several samurai"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_event_has_words_for_what_it_carries(language: str) -> None:
    words = words_of("spirit", language).variables
    for name, verb in GAME.moves.verbs.items():
        assert words[f"move-{name}"] <= offered(verb.parameters), name
    for key, args in told().items():
        assert words[f"log-{key}"] <= offered(args), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = words_of("spirit", language).variables
    calls = find_calls("spirit", "Event")
    keys = {str(call.args[0].value) for call in calls if isinstance(call.args[0], python.Constant)}
    reasons = {key for key in keys if f"reason-{key}" in words}
    assert len(reasons) >= 8
    assert {f"refused-{key}" for key in keys - reasons} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language: str) -> None:
    words = words_of("spirit", language).variables
    for kind in {*GAME.all_kinds.values()} - {SEAT}:
        missing = [label for label in kind.labels if f"{kind.name}-{label}" not in words]
        assert missing == [], kind.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language: str) -> None:
    words = words_of("spirit", language).variables
    for option in GAME.describe_options():
        values = [f"option-{option.name}-{str(value).lower()}" for value in option.allowed]
        assert {f"option-{option.name}", f"option-{option.name}-help", *values} <= words.keys()
    assert {f"preset-{name}" for name in GAME.presets} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explained_on_tap_is_there(language: str) -> None:
    words = words_of("spirit", language).variables
    for samurai in components.SAMURAI.labels:
        for start in ("board-talent-{}", "board-animal-{}", "board-kiai-{}-human"):
            assert start.format(samurai) in words
        assert f"board-kiai-{samurai}-animal" in words
    assert {f"board-help-{penalty}" for penalty in components.PENALTY.labels} <= words.keys()
    whole = {key for key in on_the_page() if not key.endswith("-")}
    assert whole <= words.keys()
    assert in_letters().keys() <= words.keys()


def test_no_words_of_the_board_are_read_by_nobody() -> None:
    made = tuple(key for key in on_the_page() if key.endswith("-"))
    shown = sources("spirit", "page/*.svelte", "page/*.ts", "text.py")
    boards = {key for key in words_of("spirit", "en").variables if key.startswith("board-")}
    whole = {key for key in boards if not key.startswith(made)}
    assert len(whole) > 60
    assert {key for key in whole if not re.search(rf"\b{key}\b(?!-)", shown)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_all_languages_say_the_same(language: str) -> None:
    words = words_of("spirit", language)
    assert words.empty == []
    assert words.variables == words_of("spirit", "en").variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_the_names_that_table_and_terminal_have(language: str) -> None:
    text = read_rules(language)
    kinds = (components.SAMURAI, components.SYMBOL, components.PENALTY, components.RANK)
    keys = [f"{kind.name}-{label}" for kind in kinds for label in kind.labels]
    keys += ["option-passing_on", "preset-source"]
    names = {key: fill("spirit", language, key, {}) for key in keys}
    assert {key for key, name in names.items() if name.lower() not in text.lower()} == set()


def test_every_ruling_stands_on_each_rules_page() -> None:
    """Those of section 9 that can change a decision, and what follows from them."""
    counts = {
        len(re.findall(r"[ }]- \*\*", read_rules(language).split("{#r-9-rulings}")[1]))
        for language in LANGUAGES
    }
    assert counts == {35}


def read_rules(language: str) -> str:
    """The page of the rules, its lines joined: in English a name may be broken in two."""
    return " ".join(sources("spirit", f"words/rules.{language}.md").split())
