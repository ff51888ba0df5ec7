"""Every ruling of section 9 by its number, as data; and those that need more than one table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import BOXES, CARD, DIFFICULTY, RANK, RANK_OF, WOUNDS
from kabuto.kernel import WATCHER
from tests.games.sword.positions import lay_out, load, play_vector


@pytest.mark.parametrize("row", load("sword.rulings.toml", "ruling"))
def test_a_ruling_of_section_9_holds(row: dict[str, Any]) -> None:
    play_vector(row)


def test_no_ruling_is_missing() -> None:
    numbers = {param.id.rstrip("bc") for param in load("sword.rulings.toml", "ruling")}
    assert numbers == {f"R{number}" for number in range(1, 41)}


def test_ruling_16_whether_a_question_is_asked_tells_nothing_of_a_hand() -> None:
    given = {"hand": {"A": "katana battle_cry jujutsu", "B": "parry bo"}}
    g = lay_out({"seats": 4, "given": given})
    for text, asked in (("attack katana B", "Parry"), ("play battle_cry", "AnswerCry")):
        for number in range(40):
            world = GAME.resample(g, 1, Random(number))
            after, _ = GAME.apply(world, 0, text)
            assert type(after.stack[-1]).__name__ == asked
            assert GAME.deciders(after) == [1]


def test_ruling_18_any_of_the_three_ninja_may_have_left_unseen() -> None:
    for seats in (3, 4, 5):
        left = set()
        for number in range(30):
            g = GAME.start(seats, GAME.options(), bytes([number]) * 32)
            (ninja,) = [role for role in g.left_out if RANK_OF[role] == RANK.number("ninja")]
            left.add(ninja)
            assert all(GAME.view(g, v).left_out == [] for v in (WATCHER, *range(seats)))
        assert len(left) == 3


def test_ruling_22_the_copies_of_every_base_card() -> None:
    copies = {CARD.label(card): count for card, count in enumerate(BOXES[False].copies) if count}
    assert copies == {
        "bokken": 6,
        "kiseru": 5,
        "wakizashi": 1,
        "bo": 5,
        "kusarigama": 4,
        "katana": 1,
        "shuriken": 3,
        "kanabo": 1,
        "nodachi": 1,
        "naginata": 2,
        "nagayari": 1,
        "tanegashima": 1,
        "daikyu": 1,
        "armor": 4,
        "focus": 6,
        "fast_draw": 3,
        "bushido": 2,
        "parry": 15,
        "geisha": 6,
        "diversion": 5,
        "battle_cry": 4,
        "tea_ceremony": 4,
        "jujutsu": 3,
        "breathing": 3,
        "daimyo": 3,
    }
    values = {"daikyu": (5, 2), "shuriken": (3, 1), "kanabo": (3, 2), "wakizashi": (1, 3)}
    for label, pair in values.items():
        card = CARD.number(label)
        assert (DIFFICULTY[card], WOUNDS[card]) == pair
