"""Small Samurai Empires under the laws that every game must pass."""

from itertools import product
from random import Random

import pytest

from kabuto.games import load_game
from tests import laws

GAME = load_game("empires")
SEATS = list(GAME.seats)
MODULES = ["agendas", "mountains", "grand_shrines", "dojos"]
COMBINATIONS = [dict(zip(MODULES, on, strict=True)) for on in product([False, True], repeat=4)]


def draw_play(rng: Random, seats: int, **fixed: object) -> laws.Play:
    return laws.Play(seats, laws.draw_options(GAME, rng, **fixed))


@pytest.mark.parametrize("seats", SEATS)
def test_random_play_ends_and_conserves_everything_in_every_combination_of_modules(
    seats: int,
) -> None:
    rng, counts = Random(seats), laws.Counts()
    for modules in COMBINATIONS:
        for _ in range(2):
            laws.check_random_play(GAME, draw_play(rng, seats, **modules), rng, counts)
    assert counts.games == 32


# To reach elites and generals: train, harvest, do not decline.
EAGER = {"train": 8.0, "all": 8.0, "harvest": 8.0, "skip": 0.1, "done": 0.1, "explore": 4.0}


def test_every_step_and_every_verb_is_reached() -> None:
    rng, counts = Random(7), laws.Counts()
    for number in range(60):
        options = {
            "dojos": True,
            "mountains": True,
            "dojo_choice": ["choose", "random"][number % 2],
        }
        play = laws.Play(2 + number % 3, laws.draw_options(GAME, rng, **options), EAGER)
        laws.check_random_play(GAME, play, rng, counts, every=5)
    asked = {step.__name__ for step in GAME.steps if step.sort}
    assert set(counts.steps) == asked
    assert set(counts.verbs) == set(GAME.moves.verbs)


@pytest.mark.parametrize("seats", SEATS)
def test_round_trips_are_equal_and_copies_independent(seats: int) -> None:
    rng, counts = Random(10 + seats), laws.Counts()
    for _ in range(4):
        laws.check_round_trips(GAME, draw_play(rng, seats), rng, counts)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_end(seats: int) -> None:
    rng, counts = Random(20 + seats), laws.Counts()
    for _ in range(5):
        laws.check_record(GAME, draw_play(rng, seats), rng, counts)


@pytest.mark.parametrize("seats", SEATS)
def test_secrecy_holds_at_every_step(seats: int) -> None:
    rng, counts = Random(30 + seats), laws.Counts()
    laws.check_secrecy(GAME, draw_play(rng, seats, mountains=True), rng, counts, every=3)
    eager = laws.Play(seats, laws.draw_options(GAME, rng, dojos=True), EAGER)
    laws.check_secrecy(GAME, eager, rng, counts, every=3)
    laws.assert_all_vary(counts)


@pytest.mark.parametrize("seats", SEATS)
def test_undo_is_computed_and_reaches_both_answers(seats: int) -> None:
    rng, counts = Random(40 + seats), laws.Counts()
    for _ in range(2):
        laws.check_undo(GAME, draw_play(rng, seats), rng, counts)
    assert counts.undone > 10
    assert counts.refused > 10
