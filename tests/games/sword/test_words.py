"""Everything that a player can meet in Samurai Sword has its words, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields

from kabuto.games.sword import GAME
from kabuto.games.sword.components import (
    CARD,
    CHARACTER,
    IS_WEAPON,
    RANK,
    ROLE,
    SUIT,
    TEAM,
)
from kabuto.games.sword.insight import WHY
from kabuto.games.sword.moves import PEASANTS
from kabuto.kernel import EVERYBODY, WATCHER
from kabuto.kernel.steps import AUTOMATIC
from tests import laws
from tests.fluent import FORCED, LANGUAGES, offered, sources, words_of

ROOM = Path(__file__).parents[3] / "src" / "kabuto" / "games" / "sword"
TOLD = re.compile(r'\btell\(\s*"([\w-]+)"')
REASON = re.compile(r'Event\(\s*f?"([\w-]+)"')
USED = re.compile(r"say\(\s*'(board-[\w-]+)'")
REFERRED = re.compile(r"\{ (board-[\w-]+) \}")
GAMES = 36


def decisions() -> list[type]:
    return [step for step in GAME.steps if step.sort != AUTOMATIC]


@cache
def told() -> dict[str, set[str]]:
    """What every viewer read of some random games: keys with their arguments."""
    rng = Random(5)
    found: dict[str, set[str]] = {}
    for number in range(GAMES):
        seats = 3 + number % 6
        options = laws.draw_options(GAME, rng)
        options["rising_sun"] |= seats > 7
        for event in play(seats, options, rng):
            found.setdefault(event.key, set(event.args))
    return found


def play(seats: int, options: dict[str, Any], rng: Random) -> Iterator[Any]:
    key = rng.randbytes(32)
    g, events = GAME.start_told(seats, GAME.read_options(seats, options), key)
    while True:
        for viewer in (*range(seats), WATCHER):
            yield from (event.seen_by(viewer) for event in events)
        if g.is_over:
            return
        seat = GAME.deciders(g)[0]
        g, events = GAME.apply(g, seat, rng.choice(GAME.offer(g, seat)).text)


@cache
def reasons() -> dict[str, set[str]]:
    rng = Random(6)
    found: dict[str, set[str]] = {}
    for number in range(GAMES):
        seats = 3 + number % 6
        play_ = laws.Play(seats, {"rising_sun": seats > 7})
        *_, (g, _, _) = laws.walk(GAME, play_, rng, laws.Counts())  # played on in place
        for event in GAME.name_outcome(g).reasons:
            found.setdefault(event.key, set(event.seen_by(EVERYBODY).args))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
class TestWords:
    def test_every_question_can_be_put(self, language: str) -> None:
        variables = words_of("sword", language).variables
        for step in decisions():
            known = offered([field.name for field in fields(step)])
            assert variables[f"ask-{step.__name__}"] <= known
            assert variables[f"wait-{step.__name__}"] <= known | FORCED

    def test_every_move_has_its_words(self, language: str) -> None:
        variables = words_of("sword", language).variables
        for name, verb in GAME.moves.verbs.items():
            assert variables[f"move-{name}"] <= offered(verb.parameters)

    def test_every_event_has_its_words(self, language: str) -> None:
        variables = words_of("sword", language).variables
        for key, args in told().items():
            assert variables[f"log-{key}"] <= offered(args), key
        for key in TOLD.findall(sources("sword", "*.py")):
            assert f"log-{key}" in variables

    def test_every_reason_has_its_words(self, language: str) -> None:
        variables = words_of("sword", language).variables
        for key, args in reasons().items():
            assert variables[f"reason-{key}"] <= offered(args), key
        for key in REASON.findall(sources("sword", "*.py")):
            assert f"reason-{key}" in variables

    def test_every_label_has_its_word(self, language: str) -> None:
        kinds = [CARD, CHARACTER, ROLE, TEAM, RANK, SUIT, WHY, PEASANTS]
        for kind in (*kinds, *GAME.all_kinds.values()):
            if kind.name != "seat":
                for label in kind.labels:
                    assert f"{kind.name}-{label}" in words_of("sword", language).variables

    def test_every_option_is_explained(self, language: str) -> None:
        known = words_of("sword", language).variables
        for option in GAME.describe_options():
            assert {f"option-{option.name}", f"option-{option.name}-help"} <= known.keys()
            for value in option.allowed:
                text = str(value).lower() if isinstance(value, bool) else value
                assert f"option-{option.name}-{text}" in known
        assert {f"preset-{name}" for name in GAME.presets} <= known.keys()

    def test_every_auto_answer_is_explained(self, language: str) -> None:
        known = words_of("sword", language).variables
        for name in GAME.auto_answers:
            assert {f"auto-answer-{name}", f"auto-answer-{name}-help"} <= known.keys()

    def test_every_card_and_character_says_what_it_does(self, language: str) -> None:
        known = words_of("sword", language).variables
        assert {f"board-character-{label}" for label in CHARACTER.labels} <= known.keys()
        silent = {CARD.label(c) for c in CARD if f"board-card-{CARD.label(c)}" not in known}
        assert silent == {
            CARD.label(c) for c in CARD if IS_WEAPON[c] and c <= CARD.number("wakizashi")
        }

    def test_the_page_says_what_there_is_and_all_of_it(self, language: str) -> None:
        words = words_of("sword", language)
        page = USED.findall(sources("sword", "page/*.svelte") + sources("sword", "page/*.ts"))
        used = {*page, *REFERRED.findall(words.text)}
        there = {key for key in words.variables if key.startswith("board-")}
        by_label = {key for key in there if re.match(r"board-(card|character)-", key)}
        assert used == there - by_label


def test_random_play_has_told_of_nearly_everything() -> None:
    """What it did not reach is checked by the keys in the sources alone."""
    written = set(TOLD.findall(sources("sword", "*.py")))
    missing = written - {key.removesuffix("-hidden") for key in told()}
    assert len(missing) <= 3, missing
