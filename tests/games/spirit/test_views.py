"""What anybody may see of Samurai Spirit, what is hidden, and other worlds (section 8)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EIGHTH_BOSS,
    FARMSTEAD,
    IS_DOLL,
    PLUNDERER,
)
from kabuto.games.spirit.state import Spirit
from kabuto.games.spirit.view import View, count_needed_dolls, hidden
from kabuto.kernel import EVERYBODY, NOTHING, WATCHER

from .deep import start_in_round
from .positions import cards, make_position, make_start, start_with

FOUR = "kikuchiyo gorobei heihachi daisuke"
SHOWN_IN_PART = {"farmsteads", "families", "raiders", "intruders", "box"}


def make_rich_state() -> Spirit:
    """Something in every field that is shown in part."""
    vector = {"samurai": FOUR, "options": {"difficulty": "hard"}, "intruder_count": 5}
    g, _ = make_position(vector | {"top": "P3-06 P4-06 P1-07", "known": 2})
    g.raiders_up[0] = True
    g.met[g.raiders[0]] = True
    g.intruders_up[2] = True
    g.met[g.intruders[2]] = True
    g.burnt, g.gone, g.struck = [4, 1], [2], [3]
    return g


@pytest.mark.parametrize("viewer", [WATCHER, 0, 3])
def test_8_all_see_what_lies_open_and_what_was_shown(viewer: int) -> None:
    g = make_rich_state()
    g.last_discard = g.discard[:2]
    view = GAME.view(g, viewer)
    for name in set(View.__struct_fields__) - SHOWN_IN_PART:
        assert getattr(view, name) == getattr(g, name), name
    pairs = zip(g.raiders, g.raiders_up, strict=True)
    shown = [card if is_up else NOTHING for card, is_up in pairs]
    assert view.raiders == shown
    assert shown[-2:] == cards("P4-06 P3-06")
    assert shown.count(NOTHING) == len(g.raiders) - 3
    assert view.intruders == [
        card if place == 2 else NOTHING for place, card in enumerate(g.intruders)
    ]
    assert view.farmsteads == [
        back if place in (1, 4) else NOTHING for place, back in enumerate(g.farmsteads)
    ]
    assert view.families == [NOTHING, NOTHING, g.families[2]]
    assert view.box == []


def test_8_known_families_are_shown() -> None:
    g = make_rich_state()
    g.families_known = True
    assert GAME.view(g, 0).families == g.families
    assert NOTHING in GAME.view(g, 0).farmsteads


def test_8_everything_is_shown_when_it_is_over() -> None:
    g = make_rich_state()
    view = GAME.view(g, EVERYBODY)
    for name in View.__struct_fields__:
        assert getattr(view, name) == getattr(g, name), name


def test_8_a_view_does_not_change_with_the_state() -> None:
    g = make_rich_state()
    before = GAME.view(g, 0)
    again = GAME.view(g, 0)
    for name in View.__struct_fields__:
        value = getattr(g, name)
        if isinstance(value, list):
            for inner in value:
                if isinstance(inner, list):
                    inner.append(0)
            value.append(0)
    assert before == again


# --- what is hidden ---------------------------------------------------------------------------


def find_hidden(g: Spirit) -> set[str]:
    return set(hidden(g, WATCHER))


def test_what_is_hidden_in_the_first_round() -> None:
    g = start_with(FOUR.split())
    assert find_hidden(g) == {"raiders", "farmsteads", "families", "box"}
    for name in find_hidden(g):
        assert hidden(g, 0)[name] == tuple(getattr(g, name))


def test_one_unknown_raider_is_no_secret() -> None:
    g, _ = make_position({"samurai": FOUR, "stack": 2, "top": "P3-06 P1-07"})
    assert "raiders" in find_hidden(g)
    g.raiders_up[0] = True
    assert "raiders" not in find_hidden(g)


def test_intruders_are_hidden_where_two_can_change_places() -> None:
    g, _ = make_position({"samurai": FOUR, "intruder_count": 2})
    assert "intruders" in find_hidden(g)
    g.intruders_age = [0, 1]
    assert "intruders" not in find_hidden(g)
    g.intruders_age, g.intruders_up = [0, 0], [True, False]
    assert "intruders" not in find_hidden(g)


def test_backs_are_hidden_where_two_may_differ() -> None:
    g = start_with(FOUR.split())
    kinds = [FARMSTEAD.label(back) for back in g.farmsteads]
    g.burnt = [place for place, kind in enumerate(kinds) if kind != "random_wound"]
    assert "farmsteads" not in find_hidden(g)
    g.burnt.remove(kinds.index("lose_family"))
    assert "farmsteads" in find_hidden(g)
    g.gone = [0]
    assert "families" in find_hidden(g)
    g.gone = [0, 1]
    assert "families" not in find_hidden(g)
    g.gone, g.families_known = [], True
    assert "families" not in find_hidden(g)


def test_the_box_is_hidden_where_an_unmet_card_could_lie_in_it() -> None:
    second = start_in_round(2, 3, {}, Random(1))
    assert "box" in find_hidden(second)  # lieutenants
    for card in second.raiders:
        second.met[card] = True
    assert "box" not in find_hidden(second)
    seven = start_in_round(3, 7, {}, Random(1))
    assert "box" not in find_hidden(seven)  # all lieutenants and bosses are in the game
    promo = start_in_round(3, 7, {"eighth_boss": True}, Random(1))
    assert "box" in find_hidden(promo)


# --- other worlds -----------------------------------------------------------------------------


def count_worlds(g: Spirit, count: int = 400) -> list[Spirit]:
    rng = Random(5)
    worlds = [GAME.resample(g, 0, rng) for _ in range(count)]
    for world in worlds:
        GAME.check(world)
    return worlds


def test_every_card_that_nobody_has_met_may_be_in_the_game() -> None:
    g = start_with(FOUR.split())
    worlds = count_worlds(g)
    seen = Counter(card for world in worlds for card in world.raiders)
    assert set(seen) == {card for card in CARD if CARD_RANK[card] == PLUNDERER}
    assert all(150 < count < 290 for count in seen.values())  # 28 of 52


def test_which_lieutenants_came_is_open_and_which_plunderers_is_not() -> None:
    g = start_in_round(2, 3, {}, Random(2))
    plunderers = {card for card in g.raiders if CARD_RANK[card] == PLUNDERER}
    worlds = count_worlds(g)
    for world in worlds:
        assert {card for card in world.raiders if CARD_RANK[card] == PLUNDERER} == plunderers
    lieutenants = {c for world in worlds for c in world.raiders if CARD_RANK[c] == 1}
    assert len(lieutenants) == 7


@pytest.mark.parametrize("eighth_boss", [False, True])
def test_the_promo_card_comes_only_where_it_may(eighth_boss: bool) -> None:
    g = start_in_round(3, 4, {"eighth_boss": eighth_boss}, Random(3))
    come = Counter(EIGHTH_BOSS in world.raiders for world in count_worlds(g))
    assert set(come) == ({True, False} if eighth_boss else {False})


def test_a29_a_first_stack_with_a_reserve_has_two_dolls_in_every_world() -> None:
    g = make_start({"samurai": "kikuchiyo gorobei", "stack": 14})
    unmet = [c for c in CARD if CARD_RANK[c] == PLUNDERER and CARD_SYMBOL[c] == 2][:2]
    rest = [c for c in CARD if CARD_RANK[c] == PLUNDERER and not IS_DOLL[c]][:12]
    g.raiders, g.raiders_up, g.discard = [*rest, *unmet], [False] * 14, []
    g.met = [False] * len(CARD)
    g.box = [card for card in CARD if card not in g.raiders]
    GAME._advance(g)
    worlds = count_worlds(g)
    assert all(sum(IS_DOLL[card] for card in world.raiders) >= 2 for world in worlds)
    assert len({tuple(world.raiders) for world in worlds}) == len(worlds)


def test_backs_that_were_shown_stay_and_the_others_change_places() -> None:
    g = make_rich_state()
    worlds = count_worlds(g)
    for world in worlds:
        assert [world.farmsteads[place] for place in (1, 4)] == [g.farmsteads[p] for p in (1, 4)]
        assert world.families[2] == g.families[2]
    assert len({tuple(world.farmsteads) for world in worlds}) > 3
    assert len({tuple(world.families) for world in worlds}) == 2


def test_known_cards_stay_where_they_are() -> None:
    g = make_rich_state()
    for world in count_worlds(g, 50):
        assert world.raiders[-2:] == g.raiders[-2:]
        assert world.raiders[0] == g.raiders[0]
        assert world.intruders[2] == g.intruders[2]


def test_a29_no_doll_is_needed_where_there_is_no_reserve() -> None:
    assert count_needed_dolls(start_with(FOUR.split())) == 0
    two = start_with(FOUR.split()[:2])
    assert count_needed_dolls(two) == 2
    for needed in (1, 0, -1):
        doll = next(c for c in two.raiders + two.box if IS_DOLL[c] and not two.met[c])
        two.met[doll] = True
        assert count_needed_dolls(two) == needed
