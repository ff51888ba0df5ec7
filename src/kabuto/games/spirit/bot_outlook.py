"""What the rest of a round will cost: the bot's idea of a position.

All in lives of the village, which are its barricades and farmsteads. The outlook of a samurai is
the cost to be expected by the end of the round if he plays well on his own: symbols he will lack,
barricades he will lose, raiders left to others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EIGHTH_BOSS,
    KIAI,
    SYMBOL,
    VALUE,
)

FARTHEST = max(max(row) for row in KIAI)
MOST_TURNS = 10
FIRST_CARD = 3  # what the first card of a line is worth, roughly: a Kiai gives that distance back


class Prices(NamedTuple):
    """What the end of a round costs a samurai who lacks a symbol, and other things, in lives."""

    hat: float
    farm: float
    doll: float
    overcome: float
    left_over: float  # a raider that nobody will have fought
    kiai: float  # what his Kiai is worth


CostsToCome = list[list[list[float]]]
"""By turns to come, distance to the Kiai, symbols missing (a bitmask)."""


@lru_cache(maxsize=4096)
def find_costs_of_lacking(prices: Prices) -> list[float]:
    """By symbols missing (a bitmask): what they cost at the end of the round."""
    return [
        sum(price for symbol, price in enumerate(prices[:3]) if missing >> symbol & 1)
        for missing in range(1 << len(SYMBOL))
    ]


@lru_cache(maxsize=8)
def list_usual_raiders(round_: int) -> list[tuple[int, int, float]]:
    """Value, symbol and chance of the raiders of a round: 7, 1 and 1 for each samurai, by rank."""
    weights = [7, 1 if round_ > 1 else 0, 1 if round_ > 2 else 0]
    box = [card for card in CARD if card != EIGHTH_BOSS]
    sizes = [sum(CARD_RANK[card] == rank for card in box) for rank in range(len(weights))]
    chances: dict[tuple[int, int], float] = {}
    for card in box:
        key = VALUE[card], CARD_SYMBOL[card]
        weight = weights[CARD_RANK[card]] / sizes[CARD_RANK[card]] / sum(weights)
        chances[key] = chances.get(key, 0.0) + weight
    return [(value, symbol, chance) for (value, symbol), chance in chances.items() if chance]


@lru_cache(maxsize=4096)
def find_costs_to_come(round_: int, prices: Prices) -> CostsToCome:
    """The cost to come, by turns, distance and symbols missing."""
    costs: CostsToCome = [[find_costs_of_lacking(prices)[:] for _ in range(FARTHEST + 1)]]
    raiders = list_usual_raiders(round_)
    for turns in range(1, MOST_TURNS + 1):
        rows = [
            [
                find_cost_of_a_turn(costs[-1], raiders, prices, turns, distance, missing)
                for missing in range(8)
            ]
            for distance in range(FARTHEST + 1)
        ]
        costs.append(rows)
    return costs


def find_cost_of_a_turn(
    later: list[list[float]],
    raiders: list[tuple[int, int, float]],
    prices: Prices,
    turns: int,
    distance: int,
    missing: int,
) -> float:
    """The better of passing now and fighting once more."""
    lacking = find_costs_of_lacking(prices)[missing]
    out = prices.overcome + lacking + prices.left_over * (turns - 1)
    again = later[FIRST_CARD][missing] - prices.kiai
    here = later[distance]
    fight = 0.0
    for value, symbol, chance in raiders:
        cost = out
        if value <= distance:
            cost = later[distance - value][missing] if value < distance else again
        if symbol >= 0 and missing >> symbol & 1:
            defended = here[missing & ~(1 << symbol)]
            cost = min(cost, defended)
        fight += chance * cost
    return min(fight, lacking + prices.left_over * turns)
