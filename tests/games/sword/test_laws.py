"""The laws of every game, for Samurai Sword: random and steered play over all seats and options."""

from __future__ import annotations

from random import Random

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import IS_WEAPON, PARRY_CARD
from kabuto.games.sword.state import Sword
from tests.laws import (
    Counts,
    Play,
    assert_all_vary,
    check_random_play,
    check_record,
    check_round_trips,
    check_secrecy,
    check_undo,
    draw_options,
)

DECISIONS_AT_MOST = 1_000
"""Random play took at most about 450 decisions over ten thousand games."""

RARE = {
    "peaceful": {"attack": 0.1, "play": 0.5, "pass": 0.2},
    "fierce": {"attack": 8.0, "end": 0.3, "pass": 3.0, "play": 3.0},
    "hoarding": {"end": 6.0, "lay": 0.2, "play-on": 3.0, "bestow": 3.0, "claim": 3.0},
}
"""Ways of playing that reach what uniform play reaches seldom."""


def plays(count: int, seed: int) -> list[Play]:
    """Every number of seats, all options drawn, every way of playing."""
    rng = Random(seed)
    found = []
    for number in range(count):
        seats = 3 + number % 6
        options = draw_options(GAME, rng)
        options["rising_sun"] |= seats > 7
        weights = [{}, *RARE.values()][number // 6 % 4]
        found.append(Play(seats, options, weights, most=DECISIONS_AT_MOST))
    return found


def test_random_play_ends_and_keeps_every_card() -> None:
    counts, rng = Counts(), Random(1)
    for play in plays(240, seed=2):
        check_random_play(GAME, play, rng, counts, every=2)
    assert counts.games == 240
    steps = {step.__name__ for step in GAME.steps if step.sort}
    assert steps - counts.steps.keys() == set()
    assert GAME.moves.verbs.keys() - counts.verbs.keys() == set()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_thousands_of_games_end() -> None:
    counts, rng = Counts(), Random(3)
    for play in plays(3_000, seed=4):
        check_random_play(GAME, play, rng, counts, every=4)
    assert counts.games == 3_000


def test_round_trips() -> None:
    counts, rng = Counts(), Random(5)
    for play in plays(24, seed=6):
        check_round_trips(GAME, play, rng, counts, every=6)


def test_records_replay() -> None:
    counts, rng = Counts(), Random(7)
    for play in plays(12, seed=8):
        record = check_record(GAME, play, rng, counts)
        assert record.winners


def test_the_five_laws_of_secrecy() -> None:
    counts, rng = Counts(), Random(9)
    for play in plays(24, seed=10):
        check_secrecy(GAME, play, rng, counts, every=9)
    assert_all_vary(counts)


def test_nothing_is_ever_taken_back() -> None:
    """Signals count: what others see of a move cannot be unseen."""
    counts, rng = Counts(), Random(11)
    for play in plays(6, seed=12):
        check_undo(GAME, play, rng, counts, every=5)
    assert counts.refused
    assert not counts.undone


def test_resampled_hands_are_like_real_ones() -> None:
    """Over many games, as many hands with a Parry, and as many Weapons, as there really are."""
    rng = Random(13)
    real, dealt = [0.0, 0.0], [0.0, 0.0]
    for number in range(300):
        g = GAME.start(5, GAME.options(rising_sun=number % 2 == 1), rng.randbytes(32))
        seen = []
        while not g.is_over:
            seat = rng.choice(GAME.deciders(g))
            GAME.play(g, seat, GAME.sample(g, seat, rng))
            if rng.random() < 0.1:
                seen.append((describe_hands(g), describe_hands(GAME.resample(g, 1, rng))))
        for i in range(2):
            real[i] += sum(pair[0][i] for pair in seen) / max(1, len(seen))
            dealt[i] += sum(pair[1][i] for pair in seen) / max(1, len(seen))
    assert real[0] / 300 == pytest.approx(dealt[0] / 300, abs=0.04)
    assert real[1] / 300 == pytest.approx(dealt[1] / 300, abs=0.04)


def describe_hands(g: Sword) -> tuple[float, float]:
    """Of the seats that A does not see: hands with a Parry, Weapons in a hand."""
    hands = g.hand[1:]
    weapons = sum(IS_WEAPON[card] for hand in hands for card in hand)
    return sum(PARRY_CARD in hand for hand in hands) / 4, weapons / max(1, sum(map(len, hands)))
