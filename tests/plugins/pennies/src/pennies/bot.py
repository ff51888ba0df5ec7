"""Copycat shows what the other player showed last."""

from kabuto.kernel import Move, Sight

from . import SHOW


def copycat(sight: Sight) -> Move:
    coins = sight.view.coins
    return SHOW[coins[1 - sight.seat]] if coins else sight.rng.choice(sight.moves)
