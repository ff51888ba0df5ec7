"""A move that is not on offer has a reason: in every game, at every decision of random games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games import list_games, load_game
from kabuto.kernel import SEAT, Game, Move, NotYourDecision, Refusal
from tests import laws
from tests.hooks import find_hooks

VECTORS = Path(__file__).parents[1] / "vectors" / "reasons"
GAMES = [name for name in list_games() if (VECTORS / f"{name}.toml").exists()]
TRIED = 40
"""Moves of the catalogue that are tried at a decision."""


def choose_tries(game: Game[Any], offered: list[Move], rng: Random) -> list[Move]:
    """Moves like those on offer, which are not on offer themselves."""
    verbs = {move.verb for move in offered}
    like = [move for move in game.moves.all if move.verb in verbs and move not in offered]
    return rng.sample(like, min(TRIED, len(like)))


def try_out(game: Game[Any], g: Any, seat: int, text: str) -> Refusal | None:
    """Why a move is refused; None where it is on offer."""
    try:
        game.apply(g, seat, text)
    except Refusal as refusal:
        return refusal
    return None


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_played_says_why(name: str) -> None:
    game, hooks, rng, counts = load_game(name), find_hooks(name), Random(11), laws.Counts()
    missing: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for number, seats in enumerate([*game.seats] * 3):
        for g, seat, _ in laws.walk(game, hooks.draw(game, seats, rng, number), rng, counts):
            if rng.random() > 0.25:
                continue
            for move in choose_tries(game, game.offer(g, seat), rng):
                reason = game.find_reason(g, seat, move)
                key = f"{type(g.stack[-1]).__name__}: {move.verb.name}"
                (reasons if reason else missing)[key] += 1
    assert not missing, f"no reason is given: {missing.most_common(5)}"
    assert reasons


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_person_tries_has_its_reason(name: str) -> None:
    """Any move at all, of this question or of another; by whoever is asked or by somebody else."""
    game, hooks, rng, counts = load_game(name), find_hooks(name), Random(13), laws.Counts()
    keys: Counter[str] = Counter()
    for number, seats in enumerate(game.seats):
        for g, seat, _ in laws.walk(game, hooks.draw(game, seats, rng, number), rng, counts):
            asked = game.deciders(g)
            for text in (rng.choice(game.moves.all).text, "no move at all"):
                for other in (seat, (seat + 1) % seats):
                    refusal = try_out(game, g, other, text)
                    if refusal is None:
                        continue
                    keys[refusal.key] += 1
                    if isinstance(refusal, NotYourDecision):
                        assert refusal.args_by_name["seats"] == [SEAT.label(s) for s in asked]
    assert {"refused-not-asked", "refused-unreadable"} <= keys.keys()
    assert not keys.keys() & {"refused", "refused-not-on-offer"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_as_ruled_out_is_not_on_offer(name: str) -> None:
    game, hooks, rng, counts = load_game(name), find_hooks(name), Random(12), laws.Counts()
    listed = 0
    for number, seats in enumerate(game.seats):
        for g, seat, _ in laws.walk(game, hooks.draw(game, seats, rng, number), rng, counts):
            ruled_out = [move for move, _ in game.list_ruled_out(g, seat)]
            assert not set(ruled_out) & set(game.offer(g, seat))
            assert len(ruled_out) <= 60, "a list that nobody reads"
            listed += len(ruled_out)
    assert listed
