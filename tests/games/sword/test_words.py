"""Everything that a player can meet in Samurai Sword has its words, in four languages."""

from __future__ import annotations

import re

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
from kabuto.kernel.steps import AUTOMATIC
from kabuto.words.loader import LANGUAGES
from tests.fluent import FORCED, fill, offered, sources, words_of
from tests.games.sword.test_words_filled import met

TOLD = re.compile(r'\btell\(\s*"([\w-]+)"')
REASON = re.compile(r'Event\(\s*f?"([\w-]+)"')
REASONS = ("reason-", "refused-")
USED = re.compile(r"say\(\s*'(board-[\w-]+)'")
REFERRED = re.compile(r"\{ (board-[\w-]+) \}")


def decisions() -> list[type]:
    return [step for step in GAME.steps if step.sort != AUTOMATIC]


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

    def test_every_event_and_every_reason_has_its_words(self, language: str) -> None:
        """Reasons of an outcome, or of a refusal."""
        variables = words_of("sword", language).variables
        text = sources("sword", "*.py")
        assert {f"log-{key}" for key in TOLD.findall(text)} <= variables.keys()
        there = {key.partition("-")[2] for key in variables if key.startswith(REASONS)}
        assert set(REASON.findall(text)) <= there

    def test_every_label_has_its_word(self, language: str) -> None:
        kinds = [CARD, CHARACTER, ROLE, TEAM, RANK, SUIT, WHY, PEASANTS]
        for kind in (*kinds, *GAME.all_kinds.values()):
            if kind.name != "seat":
                for label in kind.labels:
                    assert f"{kind.name}-{label}" in words_of("sword", language).variables

    def test_the_rules_call_everything_by_its_name(self, language: str) -> None:
        page = " ".join(sources("sword", f"words/rules.{language}.md").split())
        for kind in (CARD, CHARACTER, SUIT, TEAM, RANK):
            for label in kind.labels:
                assert fill("sword", language, f"{kind.name}-{label}", {}) in page

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


def test_every_event_has_come_up() -> None:
    """So that each was said with what players really meet."""
    written = {f"log-{key}" for key in TOLD.findall(sources("sword", "*.py"))}
    assert sorted(written - {key.removesuffix("-hidden") for key in met()}) == []
