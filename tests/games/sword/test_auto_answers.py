"""Auto-answers speak only to the question they are for, in their order, and tell nothing."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.actions import AnswerCry, AnswerJujutsu
from kabuto.games.sword.attack import Counter, Parry
from kabuto.games.sword.components import CARD
from kabuto.games.sword.moves import ANSWER, PASS
from kabuto.games.sword.play import Play
from kabuto.games.sword.state import Sword
from kabuto.kernel import Decision, Move
from tests.games.sword.positions import lay_out

KEY = bytes(range(32))
KATANA, PARRY = CARD.number("katana"), CARD.number("parry")
EVERY_CHOICE = [
    list(names) for count in (1, 2, 3) for names in combinations(GAME.auto_answers, count)
]


def ask(hand: list[int], question: Decision[Sword]) -> Sword:
    g = GAME.start(4, GAME.options(), KEY)
    g.hand[1] = sorted(hand)
    g.push(question)
    return g


@pytest.mark.parametrize(
    ("chosen", "wounds", "hand", "move"),
    [
        ([], 3, [PARRY], None),
        (["parry-always"], 3, [PARRY], ANSWER[PARRY]),
        (["parry-always"], 1, [PARRY], ANSWER[PARRY]),
        (["parry-always"], 3, [KATANA], PASS),
        (["suffer-one"], 0, [PARRY], PASS),
        (["suffer-one"], 1, [PARRY], PASS),
        (["suffer-one"], 2, [PARRY], None),
        (["suffer-one"], 2, [], None),
        (["parry-always", "suffer-one"], 1, [PARRY], PASS),
        (["parry-always", "suffer-one"], 2, [PARRY], ANSWER[PARRY]),
        (["pass-always"], 3, [PARRY], PASS),
        (["pass-always"], 3, [], PASS),
        (["pass-always", "parry-always"], 3, [PARRY], ANSWER[PARRY]),
        (["pass-alone"], 3, [], None),
        (["parry-always", "pass-alone"], 3, [KATANA], PASS),
    ],
)
def test_what_stands_against_a_weapon(
    chosen: list[str], wounds: int, hand: list[int], move: Move | None
) -> None:
    """`pass-alone` was an answer once: it stands in old databases, and says nothing any more."""
    assert GAME.find_auto_answer(ask(hand, Parry(1, 0, KATANA, wounds)), 1, chosen) is move


@pytest.mark.parametrize(
    ("question", "hand", "by_suffering", "by_parrying"),
    [
        (Counter(1, 0), [PARRY], PASS, ANSWER[PARRY]),
        (Counter(1, 0), [], PASS, PASS),
        (AnswerCry(1, 0), [PARRY], PASS, ANSWER[PARRY]),
        (AnswerCry(1, 0), [KATANA], PASS, PASS),
        (AnswerJujutsu(1, 0), [KATANA], PASS, None),
    ],
)
def test_what_stands_against_other_cards(
    question: Decision[Sword], hand: list[int], by_suffering: Move, by_parrying: Move | None
) -> None:
    g = ask(hand, question)
    assert GAME.find_auto_answer(g, 1, ["suffer-one"]) is by_suffering
    assert GAME.find_auto_answer(g, 1, ["parry-always"]) is by_parrying
    assert GAME.find_auto_answer(g, 1, ["pass-always"]) is PASS


def test_nobody_else_is_answered_for_and_no_turn_is_played() -> None:
    g = ask([PARRY], Parry(1, 0, KATANA, 3))
    assert GAME.find_auto_answer(g, 0, list(GAME.auto_answers)) is None
    turn = GAME.start(4, GAME.options(), KEY)
    assert isinstance(turn.stack[-1], Play)
    assert GAME.find_auto_answer(turn, GAME.deciders(turn)[0], list(GAME.auto_answers)) is None


def test_no_peasant_and_no_origami_card_is_given_unasked() -> None:
    given = {"hand": {"A": "katana diversion", "C": "bo"}, "in_play": {"B": "peasant"}}
    row = {"seats": 4, "options": {"rising_sun": True}}
    g = lay_out({**row, "given": {**given, "character": {"C": "okuni"}}})
    evade, _ = GAME.apply(g, 0, "play-on diversion C")
    assert GAME.find_auto_answer(evade, 2, ["suffer-one", "parry-always"]) is None
    assert GAME.find_auto_answer(evade, 2, ["pass-always"]) is PASS
    hit, _ = GAME.apply(g, 0, "attack katana B")
    hit, _ = GAME.apply(hit, 1, "pass")
    assert GAME.find_auto_answer(hit, 1, list(GAME.auto_answers)) is None


def test_ruling_16_whether_an_auto_answer_speaks_tells_nothing_of_a_hand() -> None:
    """Where it speaks in one world it speaks in all that look the same to those who watch."""
    rng, spoke, silent = Random(7), 0, 0
    for number in range(6):
        options = GAME.read_options(3 + number, {"rising_sun": True})
        g = GAME.start(3 + number, options, rng.randbytes(32))
        while not g.is_over:
            seat = rng.choice(GAME.deciders(g))
            speaking = list_speaking(g, seat)
            for world in (GAME.resample(g, 0, rng) for _ in range(2)):
                assert list_speaking(world, seat) == speaking
            spoke += len(speaking)
            silent += len(EVERY_CHOICE) - len(speaking)
            GAME.play(g, seat, GAME.sample(g, seat, rng))
    assert spoke > 300
    assert silent > 3_000


def list_speaking(g: Sword, seat: int) -> list[list[str]]:
    """The choices with which something would be answered now."""
    return [c for c in EVERY_CHOICE if GAME.find_auto_answer(g, seat, c) is not None]


@pytest.mark.parametrize("wounds", [1, 3])
def test_ruling_16_a_pass_that_comes_by_itself_may_be_of_one_who_could_parry(wounds: int) -> None:
    """Each auto-answer that passes without a parry looks like another that passes with one."""
    for question in (Parry(1, 0, KATANA, wounds), Counter(1, 0), AnswerCry(1, 0)):
        without, holding = ask([], question), ask([PARRY], question)
        passing = [c for c in EVERY_CHOICE if GAME.find_auto_answer(without, 1, c) is PASS]
        keeping = [c for c in EVERY_CHOICE if GAME.find_auto_answer(holding, 1, c) is PASS]
        assert ["parry-always"] in passing
        assert ["parry-always"] not in keeping
        assert ["pass-always"] in keeping
