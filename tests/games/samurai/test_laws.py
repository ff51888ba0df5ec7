"""Samurai under the laws that every game must pass."""

from random import Random

import pytest

from kabuto.games import load_game
from tests import laws

GAME = load_game("samurai")
SEATS = list(GAME.seats)


def draw_play(rng: Random, seats: int, **fixed: object) -> laws.Play:
    return laws.Play(seats, laws.draw_options(GAME, rng, **fixed))


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_ends_and_conserves_everything(seats: int) -> None:
    rng, counts = Random(seats), laws.Counts()
    for _ in range(60):
        laws.check_random_play(GAME, draw_play(rng, seats), rng, counts, every=3)
    assert set(counts.steps) == {"ChooseHands", "Draft", "Act", "SwapWith", "Relay"}
    assert set(counts.verbs) == set(GAME.moves.verbs)


@pytest.mark.parametrize("seats", SEATS)
def test_round_trips_are_equal_and_copies_independent(seats: int) -> None:
    rng, counts = Random(10 + seats), laws.Counts()
    for _ in range(3):
        laws.check_round_trips(GAME, draw_play(rng, seats), rng, counts)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_end(seats: int) -> None:
    rng, counts = Random(20 + seats), laws.Counts()
    for _ in range(5):
        laws.check_record(GAME, draw_play(rng, seats), rng, counts)


@pytest.mark.parametrize("seats", SEATS)
def test_secrecy_holds_at_every_step(seats: int) -> None:
    rng, counts = Random(30 + seats), laws.Counts()
    for _ in range(3):
        laws.check_secrecy(GAME, draw_play(rng, seats), rng, counts)
    laws.assert_all_vary(counts)


@pytest.mark.parametrize("seats", SEATS)
def test_undo_is_computed_and_reaches_both_answers(seats: int) -> None:
    rng, counts = Random(40 + seats), laws.Counts()
    for _ in range(2):
        laws.check_undo(GAME, draw_play(rng, seats, starting_hand="choose"), rng, counts)
    assert counts.undone > 10
    assert counts.refused > 10
