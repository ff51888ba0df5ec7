"""Standing answers speak only to the question they are for, and in their order."""

from __future__ import annotations

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.attack import Counter, Parry
from kabuto.games.sword.components import CARD
from kabuto.games.sword.moves import ANSWER, PASS
from kabuto.games.sword.play import Play
from kabuto.games.sword.state import Sword
from kabuto.kernel import Move

KEY = bytes(range(32))
KATANA, PARRY = CARD.number("katana"), CARD.number("parry")


def ask(wounds: int, hand: list[int]) -> Sword:
    g = GAME.start(4, GAME.options(), KEY)
    g.hand[1] = sorted(hand)
    g.push(Parry(1, 0, KATANA, wounds))
    return g


@pytest.mark.parametrize(
    ("chosen", "wounds", "hand", "move"),
    [
        ([], 3, [PARRY], None),
        (["parry-always"], 3, [PARRY], ANSWER[PARRY]),
        (["parry-always"], 3, [KATANA], None),
        (["parry-always", "pass-alone"], 3, [KATANA], PASS),
        (["pass-alone"], 3, [PARRY], None),
        (["pass-alone"], 3, [], PASS),
        (["suffer-one"], 1, [PARRY], PASS),
        (["suffer-one"], 2, [PARRY], None),
        (["parry-always", "suffer-one"], 1, [PARRY], PASS),
        (["parry-always", "suffer-one"], 2, [PARRY], ANSWER[PARRY]),
    ],
)
def test_a_standing_answer(
    chosen: list[str], wounds: int, hand: list[int], move: Move | None
) -> None:
    assert GAME.find_auto_answer(ask(wounds, hand), 1, chosen) is move


def test_a_counterattack_may_be_answered_too() -> None:
    g = ask(2, [PARRY])
    g.push(Counter(1, 0))
    assert GAME.find_auto_answer(g, 1, ["parry-always"]) is ANSWER[PARRY]


def test_nobody_else_is_answered_for_and_no_turn_is_played() -> None:
    g = ask(3, [PARRY])
    assert GAME.find_auto_answer(g, 0, list(GAME.auto_answers)) is None
    turn = GAME.start(4, GAME.options(), KEY)
    assert isinstance(turn.stack[-1], Play)
    assert GAME.find_auto_answer(turn, GAME.deciders(turn)[0], list(GAME.auto_answers)) is None
