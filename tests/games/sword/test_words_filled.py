"""Every message of the room is said in all four languages with what players really meet."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.box import check_box_file
from kabuto.games.sword.state import Sword
from kabuto.kernel import EVERYBODY, SEAT, WATCHER, Event
from kabuto.words.loader import LANGUAGES
from tests.fluent import fill, sources, words_of
from tests.games.sword.positions import VECTORS, begin, load, put_out

Args = dict[str, Any]
Cases = dict[str, list[Args]]

GAMES = 36
FIERCE = {"attack": 6.0, "play": 4.0, "play-on": 3.0, "bestow": 3.0, "lay": 2.0}
CASES_A_MESSAGE = 40
SAID_ON_THE_PAGE = re.compile(r"\b(?:say|plain)\(\s*'(board-[\w-]+)'(?:,\s*\{([^{}]*)\})?")
CALLS = re.compile(r"\([^()]*\)")
COUNT_OF_ONE_AND_MORE = [0, 1, 2, 5]


@cache
def met() -> Cases:
    """By key: arguments as they came up in random games, each different one once."""
    found: dict[str, dict[str, Args]] = {}
    readings = (play_games(), play_vectors(), list_moves(), read_refusals(), read_faults())
    for key, args in chain.from_iterable(readings):
        cases = found.setdefault(key, {})
        if len(cases) < CASES_A_MESSAGE:
            cases.setdefault(repr(args), args)
    return {key: list(cases.values()) for key, cases in found.items()}


def read_faults() -> Iterator[tuple[str, Args]]:
    """What a box file of this game alone can have wrong."""
    for fault in check_box_file("[[players]]\nplayers = 8\nhonor_other = 9\n"):
        yield fault.key, {"line": fault.line, **fault.args}


def play_games() -> Iterator[tuple[str, Args]]:
    rng = Random(8)
    for number in range(GAMES):
        options: dict[str, object] = {
            "rising_sun": number % 3 > 0 or number % 6 == 5,
            "rikyu_promo": True,
        }
        options["deck_exhaustion"] = ["immediate", "lazy"][number % 2]
        read = GAME.read_options(3 + number % 6, options)
        g, events = GAME.start_told(3 + number % 6, read, rng.randbytes(32))
        while True:
            yield from read_events(events)
            if g.is_over:
                break
            yield from read_question(g)
            seat = rng.choice(GAME.deciders(g))
            moves = GAME.offer(g, seat)
            weights = [FIERCE.get(move.verb.name, 1.0) for move in moves]
            g, events = GAME.apply(g, seat, rng.choices(moves, weights)[0].text)
        yield from read_reasons(g)


def play_vectors() -> Iterator[tuple[str, Args]]:
    """What hardly comes up at random."""
    for name, rows in (("rulings", "ruling"), ("effects", "effect")):
        for param in load(f"sword.{name}.toml", rows):
            (row,) = param.values
            g = put_out(row)
            g.told = []
            yield from read_events(GAME._take_told(begin(g)))
            for line in (line for stage in row["stage"] for line in stage.get("moves", [])):
                label, _, text = line.partition(" ")
                g, events = GAME.apply(g, SEAT.number(label), text)
                yield from read_events(events)
            if g.is_over:
                yield from read_reasons(g)


def read_reasons(g: Sword) -> Iterator[tuple[str, Args]]:
    for reason in GAME.name_outcome(g).reasons:
        yield f"reason-{reason.key}", dict(reason.seen_by(EVERYBODY).args)


def read_events(events: list[Event]) -> Iterator[tuple[str, Args]]:
    for event in events:
        for viewer in (WATCHER, 0):
            seen = event.seen_by(viewer)
            yield f"log-{seen.key}", dict(seen.args)


def read_question(g: Sword) -> Iterator[tuple[str, Args]]:
    """As the one who is asked reads it, and as the others do."""
    step = GAME.show_step(g)
    assert step is not None
    yield f"ask-{step['step']}", step["args"]
    who = [SEAT.label(seat) for seat in GAME.deciders(g)]
    yield f"wait-{step['step']}", {**step["args"], "who": who}


def list_moves() -> Iterator[tuple[str, Args]]:
    """Each label of each argument of each verb at least once."""
    seen: set[tuple[str, str, int]] = set()
    for move in GAME.moves.all:
        named = list(zip(move.verb.parameters.items(), move.args, strict=True))
        new = {(move.verb.name, name, arg) for (name, _), arg in named} - seen
        if new or not named:
            seen |= new
            yield (
                f"move-{move.verb.name}",
                {name: kind.label(arg) for (name, kind), arg in named},
            )


def read_refusals() -> Iterator[tuple[str, Args]]:
    """What the vectors of refusals say, read back from their lines."""
    path = VECTORS / "reasons" / "sword.toml"
    for row in tomllib.loads(path.read_text("utf-8"))["reason"]:
        key, *words = row["says"].split()
        if key == "not-asked":  # a word of the house
            continue
        pairs = [word.split("=") for word in words]
        yield f"refused-{key}", {n: int(v) if v.isdigit() else v for n, v in pairs}


@cache
def shown() -> dict[str, list[set[str]]]:
    """By key: the names of what the page gives, at each place where it says it."""
    text = sources("sword", "page/*.svelte", "page/*.ts")
    found: dict[str, list[set[str]]] = {}
    for key, given in SAID_ON_THE_PAGE.findall(text):
        found.setdefault(key, []).append(find_names(given))
    return found


def find_names(given: str) -> set[str]:
    """The names in `card: words.label('card', card), wounds`."""
    while CALLS.search(given):
        given = CALLS.sub("", given)
    return {part.partition(":")[0].strip() for part in given.split(",")} - {""}


def values_of(name: str) -> list[Any]:
    """What the page may give for a name: numbers where it counts, else words."""
    if name in {"count", "most", "least", "wounds", "difficulty"}:
        return COUNT_OF_ONE_AND_MORE
    return ["Ann"]


def list_cases(key: str) -> list[Args]:
    if key.startswith("board-") and key in shown():
        names = sorted(set.intersection(*shown()[key]))
        return [
            {name: values_of(name)[number % len(values_of(name))] for name in names}
            for number in range(len(COUNT_OF_ONE_AND_MORE))
        ]
    return met().get(key, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled(language: str) -> None:
    """A variable without a value fails; so does a message with variables that nobody says."""
    unsaid = []
    for key, variables in words_of("sword", language).variables.items():
        cases = list_cases(key)
        if variables and not cases:
            unsaid.append(key)
        for args in cases or [{}] * (not variables):
            assert fill("sword", language, key, args).strip(), key
    assert unsaid == ["board-threatened"]  # a part of `ask-Evade`, which is filled


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_has_no_words(language: str) -> None:
    there = words_of("sword", language).variables.keys()
    assert sorted(met().keys() - there) == []
    assert sorted(shown().keys() - there) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_for_okuni_names_what_is_threatened(language: str) -> None:
    """The page says `you`, or the Property in front of her."""
    args = {"seat": "B", "by": "A", "card": "geisha"}
    herself = fill("sword", language, "ask-Evade", {**args, "property": "-"})
    armor = fill("sword", language, "ask-Evade", {**args, "property": "armor"})
    assert fill("sword", language, "card-armor", {}) in armor
    assert fill("sword", language, "card-armor", {}) not in herself
