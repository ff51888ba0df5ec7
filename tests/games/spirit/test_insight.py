"""What the rules say about a View of Samurai Spirit."""

from collections import Counter
from random import Random

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD_RANK,
    DOLL,
    FARM,
    FIRE,
    HAS_FLAMES,
    HAT,
    IS_DOLL,
    PLUNDERER,
    VALUE,
    WOUND,
)
from kabuto.games.spirit.insight import Insight, Prospect, find_next_odds, find_unseen
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


# --- every number, in a position that is counted by hand --------------------------------------

BY_HAND = {
    "samurai": "kyuzo gorobei heihachi daisuke",
    "round": 2,
    "line": {"A": "P3-01 P2-02", "B": "P4-08 P4-13", "C": "P4-05 P3-09"},
    "left": {"A": "P1-07", "B": "P1-04 P1-11"},
    "passed": "D",
    "wounded": "AD",
    "animal": "D",
    "top": "P4-06 P3-02",
    "stack": 2,
    "intruders": "P2-05",
    "farmsteads": 4,
    "families": 2,
}


def test_every_number_of_a_position_counted_by_hand() -> None:
    """Three cards lie face down, each as likely in each place: a 4 doll, a 3 hat, a 2 doll."""
    g, _ = make_position(BY_HAND)
    GAME.check(g)
    said = insight(g)
    assert said.unseen == sorted(g.raiders + g.intruders)
    assert said.odds == [0, 333, 333, 333, 0, 0]
    assert said.odds_of_symbols == [333, 0, 667]
    assert said.next_raider == -1
    assert said.flames == 667  # 3 hat P3-02 and 2 doll P2-05 have flames
    assert (said.wounds_due, said.farmsteads_due, said.families_due) == (3, 3, 3)
    assert said.score == 4 + 2
    assert said.prospects == [
        Prospect(0, 9, 4, [HAT, FARM], [], wounds=1, hits=333, overcomes=0, useful=333),
        Prospect(1, 9, 1, [DOLL], [WOUND], wounds=0, hits=0, overcomes=1000, useful=667),
        Prospect(2, 8, 1, [HAT, FARM, DOLL], [FIRE], wounds=0, hits=0, overcomes=1000, useful=1000),
        Prospect(3, 11, 11, [HAT, FARM, DOLL], [], wounds=3, hits=0, overcomes=0, useful=1000),
    ]


def test_whoever_stands_on_his_kiai_is_hit_by_nothing_that_comes() -> None:
    vector = {"samurai": "kyuzo gorobei heihachi daisuke", "line": {"A": "P4-03 P2-02"}}
    g, _ = make_position(vector | {"top": "P3-06 P1-07", "known": 2, "stack": 2})
    g, _ = GAME.apply(g, 0, "fight")
    g, _ = GAME.apply(g, 0, "confront")
    mine = insight(g).prospects[0]
    assert (mine.distance, mine.hits, mine.overcomes) == (0, 0, 1000)


def test_with_no_raider_left_there_are_no_odds() -> None:
    g, _ = make_position({"samurai": "heihachi gorobei kyuzo daisuke", "stack": 1, "top": "P4-06"})
    g, _ = GAME.apply(g, 0, "fight")
    said = insight(g)
    assert said.odds == [0] * 6
    assert said.odds_of_symbols == [0] * 3
    assert said.next_raider == -1
    assert said.unseen == []


def test_known_intruders_burn_for_certain() -> None:
    vector = {"samurai": "heihachi gorobei kyuzo daisuke", "intruders": "P1-05 P1-07 P1-06"}
    g, _ = make_position(vector | {"discard": 5})
    g.intruders_up = [True] * len(g.intruders)
    for card in g.intruders:
        g.met[card] = True
    burning = sum(HAS_FLAMES[card] for card in g.intruders)
    assert burning == 2
    assert insight(g).flames == 1000 * burning


def make_two_shuffles(seed: int = 0) -> Spirit:
    """Round 3: an unknown intruder before, one between and one after two shuffles."""
    vector = {"samurai": "kikuchiyo gorobei heihachi daisuke", "round": 3, "stack": 3}
    g, _ = make_position(vector | {"top": "P3-06 P1-07 P2-07"})
    g.key = Random(seed).randbytes(32)
    for _ in range(2):
        g.slip_in()
        g.reinforce()
    g.slip_in()
    return g


def test_a_card_shuffled_in_last_may_lie_only_where_it_can() -> None:
    g = make_two_shuffles()
    view = GAME.view(g, 0)
    assert view.intruders_age == [0, 1, 2]
    (first, _), (second, _) = view.inside
    odds = dict(find_next_odds(view, find_unseen(view)))
    raiders, later = len(g.raiders), 1
    assert abs(odds[second] - 1 / (raiders + later)) < 1e-9
    assert abs(odds[first] - (1 - odds[second]) / (raiders + later + 1 - 1)) < 1e-9
    rest = {odds[card] for card in odds if card not in (first, second)}
    assert max(rest) - min(rest) < 1e-9
    assert abs(sum(odds.values()) - 1) < 1e-9


@pytest.mark.parametrize("is_first_higher", [False, True])
def test_every_way_in_which_shuffled_cards_can_lie_is_as_likely(is_first_higher: bool) -> None:
    """3 places for the second, then 3 are left for the first: in 3 of 9 ways it lies between."""
    starts = [make_two_shuffles(seed) for seed in range(12)]
    g = next(g for g in starts if (g.inside[0][0] > g.inside[1][0]) == is_first_higher)
    (first, _), (second, _) = GAME.view(g, 0).inside
    rng, worlds = Random(7), 3000
    drawn = [GAME.resample(g, 0, rng) for _ in range(worlds)]
    between = sum(world.intruders[1] == first for world in drawn)
    assert abs(between / worlds - 1 / (len(g.raiders) + 1)) < 0.03
    assert not any(world.intruders[0] in (first, second) for world in drawn)
    assert not any(world.intruders[1] == second for world in drawn)


def test_a_known_intruder_is_no_place_for_a_shuffled_card() -> None:
    """Not even the first card of the box."""
    vector = {"samurai": "kikuchiyo gorobei heihachi daisuke", "round": 3, "stack": 3}
    g, _ = make_position(vector | {"top": "P3-06 P1-07 P2-07"})
    g.discard.remove(0)
    g.reinforce()
    g.raiders.append(0)
    g.raiders_up.append(True)
    g.slip_in()
    GAME.check(g)
    view = GAME.view(g, 0)
    assert (view.intruders, view.intruders_age) == ([0], [1])
    odds = dict(find_next_odds(view, find_unseen(view)))
    assert odds[view.inside[0][0]] == 1 / len(g.raiders)
