"""What the rules say about a View of Samurai Spirit."""

from collections import Counter
from random import Random

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD_RANK,
    DOLL,
    FARM,
    HAS_FLAMES,
    HAT,
    IS_DOLL,
    PLUNDERER,
    VALUE,
)
from kabuto.games.spirit.insight import Insight, find_next_odds, find_unseen
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import Secret

from .deep import draw_options, start_in_round
from .positions import make_position


def insight(g: Spirit) -> Insight:
    return GAME.insight(GAME.view(g, 0))


def test_distances_missing_symbols_and_the_penalty_to_come() -> None:
    g, _ = make_position(
        {
            "samurai": "kyuzo gorobei heihachi daisuke",
            "line": {"B": "P4-03 P2-06"},
            "left": {"B": "P1-11"},
            "wounded": "B",
        }
    )
    mine = insight(g).prospects[1]
    assert (mine.kiai, mine.distance, mine.wounds) == (9, 3, 1)
    assert mine.missing == [HAT, DOLL]
    assert len(mine.penalties) == 1
    assert insight(g).farmsteads_due == 3
    assert FARM not in mine.missing


def test_a_known_raider_is_certain() -> None:
    g, _ = make_position({"samurai": "kyuzo gorobei heihachi daisuke", "top": "P3-06", "known": 1})
    said = insight(g)
    assert said.odds == [0, 0, 1000, 0, 0, 0]
    assert said.next_raider == g.raiders[-1]


def test_the_promo_card_is_not_expected_when_it_is_not_in_the_game() -> None:
    g = start_in_round(3, 4, {}, Random(3))
    promo = start_in_round(3, 4, {"eighth_boss": True}, Random(3))
    last = len(VALUE) - 1
    assert last not in insight(g).unseen
    assert last in insight(promo).unseen or promo.met[last]


def make_round_with_few_dolls(met_dolls: int) -> Spirit:
    """Two samurai in round 1 (A29): so many of the cards that all have met show a doll."""
    g = GAME.start(2, GAME.options(), bytes(32))
    others = [card for card in g.raiders if not IS_DOLL[card]]
    dolls = [card for card in g.raiders if IS_DOLL[card]]
    for card in others[:8] + dolls[:met_dolls]:
        g.raiders.remove(card)
        g.raiders_up.pop()
        g.discard.append(card)
        g.show(card)
    GAME.check(g)
    return g


@pytest.mark.parametrize("met_dolls", [0, 1])
def test_a29_the_odds_know_that_two_dolls_are_in_the_first_stack(met_dolls: int) -> None:
    g = make_round_with_few_dolls(met_dolls)
    view = GAME.view(g, 0)
    odds = dict(find_next_odds(view, find_unseen(view)))
    assert abs(sum(odds.values()) - 1) < 1e-9
    dolls = sum(chance for card, chance in odds.items() if IS_DOLL[card])
    rng, worlds = Random(met_dolls), 4000
    seen = sum(IS_DOLL[GAME.resample(g, 0, rng).raiders[-1]] for _ in range(worlds))
    assert abs(dolls - seen / worlds) < 0.025
    unmet = [card for card in find_unseen(view) if CARD_RANK[card] == PLUNDERER]
    assert dolls > sum(IS_DOLL[card] for card in unmet) / len(unmet) + 0.01


def reinforced(seed: int) -> Spirit:
    """A start of round 3 in which cards were shuffled in at two times, with intruders between."""
    rng = Random(seed)
    g = start_in_round(3, 4, draw_options(rng), rng)
    for _ in range(3):
        for _ in range(4):
            g.slip_in()
        for _ in range(3):
            g.discard_raider()
        g.reinforce()
    g.slip_in()
    g.raiders_up[0] = True
    g.show(g.raiders[0])
    GAME.check(g)
    return g


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_odds_are_those_of_resampled_worlds(seed: int) -> None:
    g = reinforced(seed)
    view = GAME.view(g, 0)
    odds = dict(find_next_odds(view, find_unseen(view)))
    assert abs(sum(odds.values()) - 1) < 1e-9
    rng, worlds = Random(seed), 1200
    flames = 0
    seen: Counter[int] = Counter()
    for _ in range(worlds):
        world = GAME.resample(g, 0, rng)
        seen[world.raiders[-1]] += 1
        flames += sum(HAS_FLAMES[card] for card in world.intruders)
    assert set(seen) <= set(odds)
    for card, chance in odds.items():
        assert abs(seen[card] / worlds - chance) < 0.025
    assert abs(flames / worlds - insight(g).flames / 1000) < 0.15


def test_a_reinforced_card_is_truly_as_likely_as_resampled() -> None:
    """The share of games in which the first card shuffled in is still among the raiders."""
    real = guessed = 0
    for seed in range(150):
        g = reinforced(seed)
        if not g.inside:
            continue
        card = g.inside[0][0]
        real += card in g.raiders
        guessed += card in GAME.resample(g, 0, Random(seed)).raiders
    assert abs(real - guessed) < 32


def test_nothing_that_happens_is_told_to_some_only() -> None:
    g = start_in_round(3, 3, {"difficulty": "hard"}, Random(5))
    rng = Random(5)
    while not g.is_over:
        (seat,) = GAME.deciders(g)
        g, events = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)
        values = [value for event in events for value in event.args.values()]
        assert not any(isinstance(value, Secret) for value in values)
