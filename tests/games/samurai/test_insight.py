"""What the rules say about a View: claims, threats, the own supply, the count now."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kabuto.games.samurai.components import FULL_SET, SETTLEMENT, TOKEN
from kabuto.games.samurai.insight import Insight, insight
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import EVERYBODY, NOTHING, WATCHER
from tests.games.samurai.notation import write_tokens
from tests.games.samurai.positions import GAME, make_position, play_texts, start_dealt

CHOSHI, MITO = SETTLEMENT.number("2,0"), SETTLEMENT.number("2,-2")


def look(g: Samurai, viewer: int = 0) -> Insight:
    return insight(GAME.view(g, viewer))


def claims_at(g: Samurai, settlement: str) -> list[tuple[int, list[int], int]]:
    s = SETTLEMENT.number(settlement)
    return [(c.figure, c.influence, c.seat) for c in look(g).claims if c.settlement == s]


def test_5_2_who_would_get_each_figure() -> None:
    g = make_position(
        {
            "figures": {"2,0": "helmet", "2,-2": "rice"},
            "laid": ["A H3 1,0", "B S2 2,-1", "A R2 1,-1"],
        }
    )
    assert claims_at(g, "2,0") == [(0, [3, 2], 0)]
    assert claims_at(g, "2,-2") == [(2, [2, 2], NOTHING)]
    assert claims_at(g, "0,0") == [(0, [3, 0], 0), (1, [0, 0], NOTHING), (2, [2, 0], 0)]


def test_5_2_an_emptied_settlement_has_no_claims_and_no_threat() -> None:
    g = make_position({"figures": {"2,0": "-"}, "laid": ["A H3 1,0"]})
    assert claims_at(g, "2,0") == []
    assert CHOSHI not in look(g).nearly_surrounded


def test_5_2_one_land_space_is_left() -> None:
    g = make_position({"figures": {"2,0": "helmet"}})
    assert look(g).nearly_surrounded == []
    g = play_texts(make_position({"figures": {"2,0": "helmet"}, "hand": "H2 K1"}), "A place K1 3,0")
    assert look(g).nearly_surrounded == []
    g = play_texts(g, "A place H2 1,0")
    assert look(g).nearly_surrounded == [CHOSHI]
    g = make_position(
        {"figures": {"2,0": "helmet"}, "laid": ["A H2 1,0", "A H3 1,-1", "B H2 1,-2"]}
    )
    assert look(g).nearly_surrounded == sorted([CHOSHI, MITO])


# --- the own supply ---------------------------------------------------------------------------


def supply_of(g: Samurai, seat: int) -> str:
    return write_tokens(sorted(g.supply[seat]))


@pytest.mark.parametrize("seats", GAME.seats)
def test_8_a_seat_knows_what_is_in_its_supply(seats: int) -> None:
    g = start_dealt(seats)
    for seat in range(seats):
        assert write_tokens(look(g, seat).unseen) == supply_of(g, seat)
    assert look(g, WATCHER).unseen == []


FX_LAST = {
    "figures": {"2,0": "helmet", "-4,6": "rice"},
    "hand": "FX",
    "supply": "H2 H3 H4 B2 B3 B4 R2 R3 R4 S1 S1 S2 S2 S3 N1 K1 K1 K2 TX",
}
TX_LAST = {
    "laid": ["A S3 1,0"],
    "hand": "TX",
    "supply": "H2 H3 H4 B2 B3 B4 R2 R3 R4 S1 S1 S2 S2 N1 K1 K1 K2 FX",
}


@pytest.mark.parametrize(
    ("vector", "first"), [(FX_LAST, "A swap helmet 2,0"), (TX_LAST, "A lift 1,0")]
)
def test_8_the_supply_is_known_in_the_middle_of_an_exchange(
    vector: dict[str, Any], first: str
) -> None:
    """The exchange token was the last in hand."""
    g = make_position(vector)
    assert write_tokens(look(g).unseen) == supply_of(g, 0)
    g = play_texts(g, first)
    assert g.hand[0] == []
    assert write_tokens(look(g).unseen) == supply_of(g, 0)


def test_8_after_both_exchanges_the_supply_is_known() -> None:
    g = play_texts(make_position(TX_LAST | {"hand": "TX K1"}), "A lift 1,0", "A relay 2,-1")
    assert write_tokens(look(g).unseen) == supply_of(g, 0).replace("K1 K1", "K1")
    g = play_texts(
        make_position(FX_LAST | {"hand": "FX K2"}), "A swap helmet 2,0", "A with rice -4,6"
    )
    assert write_tokens(look(g).unseen) == supply_of(g, 0).replace(" K2", "")


def test_3_3_while_hands_are_chosen_the_rest_is_the_supply() -> None:
    g = GAME.start(2, GAME.options(), bytes(32))
    assert look(g).unseen == FULL_SET
    g = play_texts(g, "A take H2", "A take S1")
    left = FULL_SET[:]
    left.remove(TOKEN.number("H2"))
    left.remove(TOKEN.number("S1"))
    assert look(g).unseen == left
    assert look(g, 1).unseen == FULL_SET


# --- the count now ----------------------------------------------------------------------------


def rank(
    captured: list[list[int]], **options: Any
) -> list[tuple[list[int], list[int], int, int, bool]]:
    g = start_dealt(len(captured), captured_open=True, **options)
    g.captured = captured
    rankings = look(g, WATCHER).rankings
    assert [ranking.seat for ranking in rankings] == list(range(len(captured)))
    return [(r.leads, r.weak_leads, r.others, r.total, r.wins) for r in rankings]


def test_6_2_the_ranking_counts_leads_others_and_totals() -> None:
    assert rank([[5, 1, 0], [0, 2, 2], [2, 2, 1], [2, 0, 1]]) == [  # T41
        ([0], [], 1, 6, False),
        ([2], [], 2, 4, True),
        ([], [], 5, 5, False),
        ([], [], 3, 3, False),
    ]


def test_6_2_with_two_leads_the_third_kind_is_left() -> None:
    assert rank([[2, 2, 0], [1, 1, 9]]) == [
        ([0, 1], [], 0, 4, True),
        ([2], [], 2, 11, False),
    ]


def test_6_2_a_shared_victory_is_everybodys() -> None:
    assert [wins for *_, wins in rank([[3, 3, 2], [3, 2, 3], [2, 3, 3]])] == [True, True, True]


def test_7_the_ranking_follows_kovac() -> None:
    """By standard scoring A would win: nobody else leads."""
    captured = [[3, 0, 0], [2, 2, 2], [0, 2, 2]]
    assert [wins for *_, wins in rank(captured)] == [True, False, False]
    assert [wins for *_, wins in rank(captured, scoring="kovac")] == [False, True, False]


def test_7_the_ranking_follows_degann() -> None:
    """Weak leads with the number of the best that was beaten."""
    captured = [[3, 3, 0], [3, 0, 2], [0, 5, 1]]
    assert rank(captured, scoring="degann") == [
        ([], [0], 2, 6, False),
        ([2], [], 3, 5, True),
        ([1], [], 1, 6, False),
    ]
    assert [(leads, weak) for leads, weak, *_ in rank(captured)] == [([], []), ([2], []), ([1], [])]


def test_7_degann_a_lead_alone_counts_before_a_weak_one() -> None:
    assert rank([[4, 2, 1], [2, 2, 2], [3, 1, 6]], scoring="degann")[0] == ([0], [1], 3, 7, False)


# --- 8 what is secret -------------------------------------------------------------------------


def test_8_captured_figures_lie_behind_screens_until_the_count() -> None:
    g = start_dealt(3)
    g.captured = [[1, 0, 0], [0, 2, 0], [0, 0, 3]]
    assert GAME.view(g, 1).captured == [None, [0, 2, 0], None]
    assert GAME.view(g, WATCHER).captured == [None, None, None]
    assert GAME.view(g, EVERYBODY).captured == g.captured
    assert look(g, 1).rankings == []
    g.stack.clear()
    for viewer in (0, WATCHER, EVERYBODY):
        assert GAME.view(g, viewer).captured == g.captured
        assert len(look(g, viewer).rankings) == 3


def test_7_captured_figures_lie_openly_where_the_option_says_so() -> None:
    g = start_dealt(3, captured_open=True)
    g.captured = [[1, 0, 0], [0, 2, 0], [0, 0, 3]]
    for viewer in (0, 1, 2, WATCHER):
        assert GAME.view(g, viewer).captured == g.captured
        assert [ranking.total for ranking in look(g, viewer).rankings] == [1, 2, 3]


def test_8_hands_are_seen_by_their_owners_alone() -> None:
    g = start_dealt(3)
    for seat in range(3):
        view = GAME.view(g, seat)
        assert view.viewer == seat
        assert view.hands == [g.hand[s] if s == seat else [] for s in range(3)]
        assert (view.hand_sizes, view.supply_sizes) == ([5, 5, 5], [15, 15, 15])
    assert GAME.view(g, WATCHER).hands == [[], [], []]
    assert GAME.view(g, EVERYBODY).hands == g.hand
    assert GAME.view(g, WATCHER).viewer == GAME.view(g, EVERYBODY).viewer == NOTHING


def test_3_3_a_hand_in_the_making_is_seen_by_its_owner_alone() -> None:
    g = play_texts(GAME.start(2, GAME.options(), bytes(32)), "A take H2", "A take S1")
    taken = [TOKEN.number("H2"), TOKEN.number("S1")]
    assert GAME.view(g, 0).hands == [taken, []]
    assert GAME.view(g, 1).hands == GAME.view(g, WATCHER).hands == [[], []]


def test_8_a_view_shares_nothing_with_the_table() -> None:
    g = start_dealt(captured_open=True)
    before = GAME.encode(g)
    view = GAME.view(g, 0)
    for amounts in (view.laid, view.owner, view.figures, view.box, view.aside, view.lifted):
        amounts[0] = 7
    for rows in (view.hands, view.captured):
        for row in rows:
            if row:
                row[0] = 7
    view.exchanged[0] = True
    assert GAME.encode(g) == before


# --- other worlds -----------------------------------------------------------------------------


def test_8_what_is_hidden_from_whom() -> None:
    g = start_dealt()
    supplies = {f"supply {seat}": tuple(g.supply[seat]) for seat in range(2)}
    hands = {f"hand {seat}": tuple(g.hand[seat]) for seat in range(2)}
    assert GAME.hidden(g, 0) == supplies | {"hand 1": hands["hand 1"]}
    assert GAME.hidden(g, 1) == supplies | {"hand 0": hands["hand 0"]}
    assert GAME.hidden(g, WATCHER) == supplies | hands


def test_8_other_worlds_deal_hands_and_supplies_anew() -> None:
    """Each token is as likely in the rival's hand as among all that he has not played."""
    g = start_dealt()
    rng, own, rival = Random(1), Counter[tuple[int, ...]](), Counter[int]()
    for _ in range(400):
        world = GAME.resample(g, 1, rng)
        assert world.hand[0] == g.hand[0]
        assert sorted(world.supply[0]) == sorted(g.supply[0])
        assert sorted(world.hand[1] + world.supply[1]) == FULL_SET
        assert world.hand[1] == sorted(world.hand[1])
        assert len(world.hand[1]) == 5
        own[tuple(world.supply[0])] += 1
        rival.update(world.hand[1])
    assert len(own) > 390
    assert all(60 < rival[token] / FULL_SET.count(token) < 140 for token in set(FULL_SET))


def test_8_the_next_token_of_ones_own_supply_is_any_of_them() -> None:
    g = start_dealt()
    rng = Random(2)
    first = Counter(GAME.resample(g, 1, rng).supply[0][-1] for _ in range(450))
    assert set(first) == set(g.supply[0])
    assert max(count / g.supply[0].count(token) for token, count in first.items()) < 60
