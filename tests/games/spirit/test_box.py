"""A host's box: the backs of the six farmsteads, which are reconstructed in ours."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.box import check_box_file, export_box, find_farmsteads
from kabuto.games.spirit.components import FARMSTEAD, FARMSTEAD_BACKS, FARMSTEAD_ROWS
from kabuto.kernel import DATA, ImpossibleOption
from kabuto.rulebook import write_rules
from tests import boxes, laws

TWICE = '[[farmstead]]\nid = "F1"\npenalty = "lose_farmstead"\n'
IDS = [row["id"] for row in FARMSTEAD_ROWS]


def write_box(penalties: list[str]) -> str:
    rows = zip(IDS, penalties, strict=True)
    return "".join(f'[[farmstead]]\nid = "{name}"\npenalty = "{p}"\n' for name, p in rows)


def draw_box(rng: Random) -> str:
    return write_box([rng.choice(FARMSTEAD.labels) for _ in IDS])


def test_ours_is_exported_and_read_again() -> None:
    assert check_box_file(export_box()) == []
    assert list(find_farmsteads(export_box())) == FARMSTEAD_BACKS
    assert len(tomllib.loads(export_box())["farmstead"]) == len(IDS)


def test_a_game_cannot_begin_with_a_penalty_that_there_is_not() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(3, {DATA: write_box(["hail"] * 6)})
    assert refused.value.args_by_name["line"] == 3


def test_one_farmstead_is_replaced_by_its_name() -> None:
    backs = find_farmsteads('[[farmstead]]\nid = "F4"\npenalty = "lose_family"\n')
    shipped = [FARMSTEAD.label(back) for back in FARMSTEAD_BACKS]
    assert [FARMSTEAD.label(back) for back in backs] == [*shipped[:3], "lose_family", *shipped[4:]]


def test_a_game_begins_with_the_farmsteads_of_its_box() -> None:
    text = draw_box(Random(1))
    g = GAME.start(3, GAME.read_options(3, {DATA: text}), bytes(32))
    assert Counter(g.farmsteads) == Counter(find_farmsteads(text)) != Counter(FARMSTEAD_BACKS)


def draw_play(text: str, seed: int) -> laws.Play:
    level = ("normal", "hard", "heroic")[seed % 3]
    return laws.Play(2 + seed % 6, {DATA: text, "difficulty": level})


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_games_with_any_farmsteads_are_played_to_their_end() -> None:
    boxes.check_boxes_that_pass(GAME, draw_box, draw_play)


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_a_damaged_box_is_refused_with_its_line_or_played() -> None:
    boxes.check_damaged_boxes(GAME, draw_box, draw_play)


def test_the_laws_of_secrecy_hold_with_another_box() -> None:
    rng = Random(3)
    play = laws.Play(3, {DATA: draw_box(rng), "difficulty": "hard"})
    laws.check_secrecy(GAME, play, rng, laws.Counts(), every=12)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('[[farmstead]]\nid = "F1"\npenalty = "hail"\n', 3, "value"),
        ('[[farmstead]]\nid = "F7"\npenalty = "lose_family"\n', 2, "entry"),
        ('[[farmstead]]\nid = "F1"\npenalty = 3\n', 3, "value"),
        ('[[farmstead]]\nid = "F1"\ncolour = "red"\n', 3, "field"),
        ("[limits]\nrounds = 4\n", 1, "part"),
        ("farmstead = 3\n", 1, "form"),
        (write_box(["lose_family"] * 6) + TWICE, 2, "twice"),
        ("[[farmstead]\n", 1, "toml"),
    ],
)
def test_each_mistake_is_told_with_its_line(text: str, line: int, key: str) -> None:
    assert [(f.line, f.key) for f in check_box_file(text)] == [(line, f"refused-box-{key}")]
    with pytest.raises(ImpossibleOption):
        GAME.require_box(text)


def test_all_mistakes_are_told_at_once() -> None:
    text = write_box(["hail"] * 6) + "[box]\n"
    assert [fault.line for fault in check_box_file(text)] == [3, 6, 9, 12, 15, 18, 19]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans", "fa"])
def test_the_rules_page_counts_the_farmsteads_of_the_box(language: str) -> None:
    ours = write_rules(GAME, language)
    own = write_rules(GAME, language, GAME.read_options(3, {DATA: write_box(["lose_family"] * 6)}))
    assert ours != own
    six = "۶" if language == "fa" else "6"
    assert len([row for row in own.splitlines() if row.endswith(f"| {six} |")]) == 1


def test_the_rules_page_knows_whose_box_it_has() -> None:
    assert GAME.reconstructed
    own = GAME.read_options(3, {DATA: write_box(["lose_family"] * 6)})
    held = [GAME.rules.page_facts(options).holds for options in (GAME.options(), own)]
    assert held == [frozenset(), frozenset({"own"})]
