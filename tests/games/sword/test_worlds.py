"""Other worlds that look the same to a seat: hands in them are like real ones."""

from __future__ import annotations

from random import Random

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import IS_WEAPON, PARRY_CARD
from kabuto.games.sword.state import Sword

GAMES = 300


def test_resampled_hands_are_like_real_ones() -> None:
    """Over many games, as many hands with a Parry, and as many Weapons, as there really are."""
    rng = Random(13)
    real, dealt = [0.0, 0.0], [0.0, 0.0]
    for number in range(GAMES):
        g = GAME.start(5, GAME.options(rising_sun=number % 2 == 1), rng.randbytes(32))
        seen = []
        while not g.is_over:
            seat = rng.choice(GAME.deciders(g))
            GAME.play(g, seat, GAME.sample(g, seat, rng))
            if rng.random() < 0.1:
                seen.append((describe_hands(g), describe_hands(GAME.resample(g, 1, rng))))
        for i in range(2):
            real[i] += sum(pair[0][i] for pair in seen) / max(1, len(seen)) / GAMES
            dealt[i] += sum(pair[1][i] for pair in seen) / max(1, len(seen)) / GAMES
    assert real == pytest.approx(dealt, abs=0.04)


def describe_hands(g: Sword) -> tuple[float, float]:
    """Of the seats that A does not see: hands with a Parry, Weapons in a hand."""
    hands = g.hand[1:]
    weapons = sum(IS_WEAPON[card] for hand in hands for card in hand)
    return sum(PARRY_CARD in hand for hand in hands) / 4, weapons / max(1, sum(map(len, hands)))
