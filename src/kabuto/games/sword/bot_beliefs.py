"""What a player may believe of the hidden roles: who has raised a hand against whom."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from kabuto.kernel import NOTHING

from .components import RANK_OF, SAMURAI_RANK, SHOGUN_TEAM
from .facts import find_setup
from .insight import count_undisclosed
from .view import View

WOUND_AT_TEAM_MATE = 0.3
"""How much less likely each wound aimed at a team-mate is, as a logarithm."""
HARM_TO_TEAM_MATE = 0.25
MOST_EVIDENCE = 4.0
"""Of one seat against another: nobody is convicted on one quarrel alone."""


class World(NamedTuple):
    """One way in which the roles may lie."""

    ranks: tuple[int, ...]  # by seat
    likelihood: float  # all worlds of a View add up to 1


@cache
def arrange(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every different order of so many of each rank."""
    if not any(counts):
        return ((),)
    return tuple(
        (rank, *rest)
        for rank, count in enumerate(counts)
        if count
        for rest in arrange((*counts[:rank], count - 1, *counts[rank + 1 :]))
    )


def team_of_rank(rank: int) -> int:
    """The Samurai is of the Shogun's team; the other ranks are teams of their own."""
    return SHOGUN_TEAM if rank <= SAMURAI_RANK else rank - 1


def find_worlds(v: View) -> list[World]:
    """Every arrangement of the roles that this viewer thinks possible, and how likely it is."""
    ranks = tuple(RANK_OF[role] if role != NOTHING else NOTHING for role in v.role)
    return _weigh_worlds(ranks, tuple(count_undisclosed(v)), tuple(_weigh_evidence(v)))


@lru_cache(maxsize=512)
def _weigh_worlds(
    ranks: tuple[int, ...],
    undisclosed: tuple[int, ...],
    evidence: tuple[tuple[int, int, float], ...],
) -> list[World]:
    found = []
    for arranged in arrange(undisclosed):
        rest = iter(arranged)
        world = tuple(rank if rank != NOTHING else next(rest) for rank in ranks)
        found.append((world, exp(_argue(world, evidence))))
    total = sum(weight for _, weight in found)
    return [World(world, weight / total) for world, weight in found]


def _weigh_evidence(v: View) -> list[tuple[int, int, float]]:
    """By what each seat did to each other, how unlikely it is that they are of one team."""
    evidence = []
    for seat in range(v.seats):
        for target in range(v.seats):
            place = seat * v.seats + target
            weight = WOUND_AT_TEAM_MATE * v.wounds_aimed[place] + HARM_TO_TEAM_MATE * v.harm[place]
            if weight and seat != v.viewer:
                evidence.append((seat, target, max(-1.0, min(weight, MOST_EVIDENCE))))
    return evidence


def _argue(ranks: tuple[int, ...], evidence: tuple[tuple[int, int, float], ...]) -> float:
    teams = [team_of_rank(rank) for rank in ranks]
    return -sum(weight for seat, target, weight in evidence if teams[seat] == teams[target])


def find_mean_worths(v: View, worlds: list[World]) -> list[float]:
    """What an Honor Point of each seat is worth on average, stars aside."""
    setup = find_setup(v)
    means = [(a + b) / 2 for a, b in zip(setup.multiplier, setup.most_stars, strict=True)]
    return [
        sum(world.likelihood * means[world.ranks[seat]] for world in worlds)
        for seat in range(v.seats)
    ]


def score_teams(v: View, world: World, honor: list[int]) -> dict[int, float]:
    """The score of each team in one world, with this honor; Daimyos only where they are seen."""
    setup = find_setup(v)
    scores: dict[int, float] = {}
    for seat, rank in enumerate(world.ranks):
        team = team_of_rank(rank)
        worth = (setup.multiplier[rank] + setup.most_stars[rank]) / 2
        scores[team] = scores.get(team, 0.0) + honor[seat] * worth
    return scores
