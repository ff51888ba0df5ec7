"""Samurai Spirit under the laws that every game must pass."""

from random import Random

import pytest

from kabuto.games.spirit import GAME
from tests import laws

from .deep import SEATS, draw_options, play_in_round

ROUNDS = [1, 2, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_ends_and_conserves_everything(seats: int) -> None:
    rng, counts = Random(seats), laws.Counts()
    for _ in range(150):
        play = laws.Play(seats, draw_options(rng))
        laws.check_random_play(GAME, play, rng, counts)
    assert counts.games == 150


def test_steered_play_reaches_every_step_and_every_verb() -> None:
    rng, counts = Random(1), laws.Counts()
    ends = set()
    for number in ROUNDS * 3:
        for seats in SEATS:
            for _ in range(8):
                play = play_in_round(number, rng, seats)
                g = laws.check_random_play(GAME, play, rng, counts)
                ends |= {event.key for event in GAME.outcome(g).reasons[:1]}
    decisions = {step.__name__ for step in GAME.steps if step.sort == 1}
    assert set(counts.steps) == decisions
    assert set(counts.verbs) == set(GAME.moves.verbs)
    assert ends == {"won", "lost-farmsteads", "lost-families", "lost-samurai"}


@pytest.mark.parametrize("number", ROUNDS)
def test_round_trips_are_equal_and_copies_independent(number: int) -> None:
    rng, counts = Random(10 + number), laws.Counts()
    for seats in SEATS:
        laws.check_round_trips(GAME, play_in_round(number, rng, seats), rng, counts)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_end(seats: int) -> None:
    rng, counts = Random(20 + seats), laws.Counts()
    for _ in range(5):
        laws.check_record(GAME, play_in_round(1, rng, seats), rng, counts)


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.parametrize("seats", SEATS)
def test_secrecy_holds_at_every_step(seats: int, number: int) -> None:
    rng, counts = Random(30 + seats), laws.Counts()
    for _ in range(2):
        laws.check_secrecy(GAME, play_in_round(number, rng, seats), rng, counts, every=3)
    laws.assert_all_vary(counts)


@pytest.mark.parametrize("number", ROUNDS)
def test_undo_is_computed_and_reaches_both_answers(number: int) -> None:
    rng, counts = Random(40 + number), laws.Counts()
    for seats in (2, 4, 7):
        laws.check_undo(GAME, play_in_round(number, rng, seats), rng, counts)
    assert counts.undone > 5
    assert counts.refused > 5
