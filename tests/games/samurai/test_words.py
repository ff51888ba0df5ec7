"""Everything that a player can meet in Samurai has its words, in four languages."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.samurai.outcome import count_outcome
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import SEAT, WATCHER, Event
from kabuto.kernel.steps import AUTOMATIC
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.fluent import FORCED, fill, find_calls, offered, sources, words_of
from tests.games.samurai.positions import GAME, make_position

Args = dict[str, Any]
VECTORS = Path(__file__).parents[2] / "vectors" / "samurai.toml"
REFUSALS = Path(__file__).parents[2] / "vectors" / "reasons" / "samurai.toml"
SETTLED_BY_NAME = {"hex", "to_hex", "figures"}  # hexes by `board`, contents figure by figure
ENDS = {"end-board-empty": set[str](), "end-exhausted": {"figure"}, "end-aside": {"count"}}  # 6.1
ON_THE_PAGE = re.compile(r"say\(\s*'(board-[\w-]+)'(?:,\s*\{([^}]*)\})?")
IN_LETTERS = re.compile(r'say\("(board-[\w-]+)"(?:, (\w+)=)?')
CALL = re.compile(r"\([^()]*\)")
ARGUMENT = re.compile(r"(?:^|,)\s*(\w+)")


def random_games(count: int) -> Iterator[Iterator[tuple[Samurai, list[Event]]]]:
    """Every state of some games under all options, with what was told on the way there."""
    rng = Random(5)
    for number in range(count):
        seats = 2 + number % 3
        options = GAME.read_options(seats, laws.draw_options(GAME, rng))
        yield _play(*GAME.start_told(seats, options, rng.randbytes(32)), rng)


def _play(g: Samurai, events: list[Event], rng: Random) -> Iterator[tuple[Samurai, list[Event]]]:
    while True:
        yield g, events
        if g.is_over:
            return
        seat = GAME.deciders(g)[0]
        g, events = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)


@cache
def told() -> dict[str, tuple[set[str], bool]]:
    """Every event in the room's source: its arguments, and whether one of them is a secret."""
    found = {key: (args, False) for key, args in ENDS.items()}
    for call in find_calls("samurai", "tell"):
        if not isinstance(call.args[0], ast.Constant):
            continue
        calls = [word.value for word in call.keywords if isinstance(word.value, ast.Call)]
        secret = any(getattr(value.func, "id", "") == "Secret" for value in calls)
        found[str(call.args[0].value)] = ({str(word.arg) for word in call.keywords}, secret)
    return found


@cache
def said() -> dict[str, list[Args]]:
    """Each message with real values for its arguments, as players met them."""
    found: dict[str, list[Args]] = {}

    def say(key: str, args: Args) -> None:
        known = found.setdefault(key, [])
        if len(known) < 12 and args not in known:
            known.append(args)

    for game in random_games(36):
        for g, events in game:
            say_events(g, events, say)
            say_question(g, say)
    for g, events in play_vectors():
        say_events(g, events, say)
    for key, args in find_answers():
        say(key, args)
    return found


def find_answers() -> Iterator[tuple[str, Args]]:
    """Refusals, reasons of outcomes, names of places."""
    yield from ((f"refused-{refusal.key}", refusal.args) for refusal in find_refusals())
    yield from ((f"reason-{event.key}", event.args) for event in find_reasons())
    for seats in GAME.seats:
        board = GAME.board(seats, GAME.read_options(seats, {}))
        yield from ((called.key, called.args) for called in board.called)


def find_refusals() -> list[Event]:
    """What the vectors of refusals say, read back from their lines."""
    found = []
    for row in tomllib.loads(REFUSALS.read_text("utf-8"))["reason"]:
        key, *words = row["says"].split()
        pairs = (word.split("=") for word in words)
        found.append(Event(key, {n: int(v) if v.isdigit() else v for n, v in pairs}))
    return found


@cache
def vectors() -> dict[str, list[Args]]:
    return tomllib.loads(VECTORS.read_text("utf-8"))


def play_vectors() -> Iterator[tuple[Samurai, list[Event]]]:
    """The positions among the vectors: what happens too rarely in random games."""
    for vector in vectors()["position"]:
        g = make_position(vector)
        for line in vector.get("play", []):
            seat, _, text = line.partition(" ")
            g, events = GAME.apply(g, SEAT.number(seat), text)
            yield g, events


def say_events(g: Samurai, events: list[Event], say: Any) -> None:
    for event in events:
        for viewer in (WATCHER, *range(g.seats)):
            seen = event.seen_by(viewer)
            say(f"log-{seen.key}", seen.args)


def say_question(g: Samurai, say: Any) -> None:
    step = GAME.show_step(g)
    if step is None:
        for reason in GAME.name_outcome(g).reasons:
            say(f"reason-{reason.key}", reason.args)
        return
    seat = GAME.deciders(g)[0]
    forced = {"seat": SEAT.label(seat), "who": "Anna", "count": 1}
    say(f"ask-{step['step']}", step["args"] | forced)
    say(f"wait-{step['step']}", step["args"] | forced)
    for move in GAME.offer(g, seat)[:3]:
        kinds = zip(move.verb.parameters.items(), move.args, strict=True)
        say(f"move-{move.verb.name}", {name: kind.label(arg) for (name, kind), arg in kinds})


def find_reasons() -> list[Event]:
    """The reasons of all counts among the vectors."""
    counts = vectors()["count"]
    outcomes = [count_outcome(case["captured"], case.get("scoring", "standard")) for case in counts]
    return [GAME.name_event(event) for outcome in outcomes for event in outcome.reasons]


VALUES: Args = {
    "count": 3,
    "limit": 4,
    "figure": "helmet",
    "figures": "Buddha",
    "hex": "1,0",
    "settlement": "2,0",
    "sort": "village",
    "token": "H2",
    "what": "empty",
    "who": "Anna",
}
"""A real value for each argument that the page or the map in letters gives."""


def find_arguments(text: str) -> list[str]:
    """The names in `{ figure: words.label('figure', kind), count }`."""
    while (bare := CALL.sub("", text)) != text:
        text = bare
    return ARGUMENT.findall(text)


@cache
def on_the_board() -> dict[str, Args]:
    """Each message of the page and of the map in letters: the arguments that it is given there."""
    page = ON_THE_PAGE.findall(sources("samurai", "page/*.svelte", "page/*.ts"))
    letters = IN_LETTERS.findall(sources("samurai", "text.py"))
    found = {key: {name: VALUES[name] for name in find_arguments(args)} for key, args in page}
    for key, name in letters:
        args = {name: VALUES[name]} if name else {}
        assert found.setdefault(key, args) == args, key
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_with_what_players_meet(language: str) -> None:
    """A variable without a value fails; so does a message with variables that nobody says."""
    for key, variables in words_of("samurai", language).variables.items():
        cases = said().get(key) or [on_the_board().get(key, {})]
        assert not variables or any(cases), f"{key}: nobody says it"
        for args in cases:
            assert fill("samurai", language, key, args).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_board_is_there(language: str) -> None:
    assert on_the_board().keys() <= words_of("samurai", language).variables.keys()


def test_no_message_of_the_board_is_unused() -> None:
    """Sorts of settlements are named by the place: `board-` and the sort."""
    by_sort = {"board-village", "board-city", "board-capital"}
    text = sources("samurai", "page/*.svelte", "page/*.ts", "text.py")
    board = {key for key in words_of("samurai", "en").variables if key.startswith("board-")}
    assert {key for key in board - by_sort if not re.search(rf"\b{key}\b(?!-)", text)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language: str) -> None:
    words = words_of("samurai", language).variables
    for step in GAME.steps:
        if step.sort != AUTOMATIC:
            fields = offered(step.__struct_fields__)
            assert words[f"ask-{step.__name__}"] <= fields | FORCED
            assert words[f"wait-{step.__name__}"] <= fields | FORCED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_event_has_words_for_what_it_carries(language: str) -> None:
    words = words_of("samurai", language).variables
    for name, verb in GAME.moves.verbs.items():
        assert words[f"move-{name}"] <= offered(verb.parameters), name
    assert len(told()) >= 14
    for key, (args, secret) in told().items():
        assert words[f"log-{key}"] <= offered(args), key
        if secret:
            assert words[f"log-{key}-hidden"] <= offered(args - {"token"}), key


def test_what_happens_in_play_is_told_as_the_source_says() -> None:
    seen = set()
    for game in random_games(40):
        for _, events in game:
            for event in events:
                assert set(event.args) == told()[event.key][0], event.key
                seen.add(event.key)
    assert len(seen) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """Of an outcome, or of a refusal."""
    words = words_of("samurai", language).variables
    calls = find_calls("samurai", "Event")
    written = {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}
    assert [k for k in written if not {f"reason-{k}", f"refused-{k}"} & words.keys()] == []
    assert {key for key in said() if key.startswith("reason-")} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language: str) -> None:
    words = words_of("samurai", language).variables
    for name, kind in GAME.all_kinds.items():
        if kind is not SEAT and name not in SETTLED_BY_NAME:
            labels = [label.replace(",", "_") for label in kind.labels]
            assert [label for label in labels if f"{kind.name}-{label}" not in words] == [], name
    for figure in ("helmet", "buddha", "rice"):
        assert f"figure-{figure}-2015" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language: str) -> None:
    words = words_of("samurai", language).variables
    for option in GAME.describe_options():
        values = [f"option-{option.name}-{str(value).lower()}" for value in option.allowed]
        assert {f"option-{option.name}", f"option-{option.name}-help", *values} <= words.keys()
    assert {f"preset-{name}" for name in GAME.presets} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_all_languages_say_the_same(language: str) -> None:
    words = words_of("samurai", language)
    assert words.empty == []
    assert words.variables == words_of("samurai", "en").variables
