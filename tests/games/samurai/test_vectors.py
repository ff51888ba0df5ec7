"""Every test vector of the rules of Samurai, as data."""

import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from kabuto.games.samurai.components import (
    BOARDS,
    CAPACITY,
    CONTENTS,
    EDO,
    EMPTY,
    FIGURE,
    FIGURES,
    FULL_SET,
    HEX,
    SETTLEMENT,
    TOKEN,
)
from kabuto.games.samurai.outcome import count_outcome
from kabuto.games.samurai.set_up import Draft
from kabuto.kernel import SEAT, NotOnOffer, Refusal
from tests.games.samurai.positions import GAME, KEY, make_position

VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/samurai.toml").read_text())


def texts(g):
    (seat,) = GAME.deciders(g)
    return [move.text for move in GAME.offer(g, seat)]


@pytest.mark.parametrize("vector", VECTORS["position"], ids=lambda v: v["id"])
def test_position(vector):
    g = make_position(vector)
    check_offers_before(g, vector)
    for line in vector.get("play", []):
        seat, _, text = line.partition(" ")
        g, _ = GAME.apply(g, SEAT.number(seat), text)
    check_table_after(g, vector)
    check_offers_after(g, vector)


def check_offers_before(g, vector):
    offered = texts(g)
    if "offers_exactly" in vector:
        assert offered == vector["offers_exactly"]
    check_counts(g, vector.get("count", {}))
    for text in vector.get("refused", []):
        with pytest.raises(Refusal):
            GAME.apply(g, GAME.deciders(g)[0], text)
    if "play" not in vector:
        check_offers_after(g, vector)


def check_counts(g, counts):
    verbs = Counter(text.split()[0] for text in texts(g))
    assert {verb: verbs[verb] for verb in counts} == counts


def check_offers_after(g, vector):
    if "over" in vector:
        assert g.is_over == vector["over"]
    if "next" in vector:
        assert [SEAT.label(s) for s in GAME.deciders(g)] == [vector["next"]]
    if g.is_over:
        return
    offered = texts(g)
    assert set(vector.get("offers", [])) <= set(offered)
    assert not set(vector.get("refused_after", [])) & set(offered)
    check_counts(g, vector.get("count_after", {}))


def check_table_after(g, vector):
    for seat, captured in vector.get("captured", {}).items():
        assert g.captured[SEAT.number(seat)] == captured
    if "aside_after" in vector:
        assert sum(g.aside) == vector["aside_after"]
    for settlement, held in vector.get("figures_after", {}).items():
        assert FIGURES.label(g.figures[SETTLEMENT.number(settlement)]) == held
    for line in vector.get("laid_after", []):
        seat, token, hex_ = line.split()
        at = HEX.number(hex_)
        assert (SEAT.label(g.owner[at]), TOKEN.label(g.laid[at])) == (seat, token)
    for seat, size in vector.get("hand_size", {}).items():
        assert len(g.hand[SEAT.number(seat)]) == size
    for seat, size in vector.get("supply_size", {}).items():
        assert len(g.supply[SEAT.number(seat)]) == size
    for settlement, influence in vector.get("influence_after", {}).items():
        assert g.count_influence(SETTLEMENT.number(settlement), 0) == influence


@pytest.mark.parametrize("vector", VECTORS["count"], ids=lambda v: v["id"])
def test_count(vector):
    outcome = count_outcome(vector["captured"], vector.get("scoring", "standard"))
    assert "".join(SEAT.label(s) for s in outcome.winners) == vector["winners"]
    assert outcome.reasons[-1].key == vector["last_reason"]
    assert outcome.scores == [sum(figures) for figures in vector["captured"]]


# --- set-up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vector", "seats", "hexes", "sea", "land", "villages", "cities", "each"),
    [
        ("T01", 2, 91, 44, 30, 14, 2, 7),
        ("T02", 3, 133, 64, 43, 23, 2, 10),
        ("T03", 4, 174, 84, 56, 30, 3, 13),
    ],
)
def test_board_by_players(vector, seats, hexes, sea, land, villages, cities, each):
    board = BOARDS[seats]
    assert len(board.hexes) == hexes
    assert (len(board.sea), len(board.land)) == (sea, land)
    assert (len(board.villages), len(board.cities)) == (villages, cities)
    assert board.figures_of_each_kind == each
    g = GAME.start(seats, GAME.options(), KEY)
    assert g.box == [each - 1] * 3
    assert CONTENTS[g.figures[EDO]] == tuple(FIGURE)


@pytest.mark.parametrize(
    ("seats", "cities", "first_village", "placements"),
    [(2, "ABAB", "A", 18), (3, "ABCA", "B", 27), (4, "ABCDAB", "C", 36)],
)
def test_T04_A11_the_draft_goes_round_without_restart(seats, cities, first_village, placements):
    options = GAME.read_options(seats, {"starting_hand": "random"})
    g = GAME.start(seats, options, KEY)
    drafted = []
    while isinstance(g.stack[-1], Draft):
        (seat,) = GAME.deciders(g)
        move = GAME.offer(g, seat)[0]
        drafted.append((SEAT.label(seat), CAPACITY[move.args[1]]))
        g, _ = GAME.apply(g, seat, move.text)
    assert len(drafted) == placements
    assert "".join(seat for seat, size in drafted if size == 2) == cities
    assert next(seat for seat, size in drafted if size == 1) == first_village
    assert GAME.deciders(g) == [0]
    assert g.box == [0, 0, 0]


def start_draft(seats, figures, **options):
    given = {"starting_hand": "random", **options}
    g = GAME.start(seats, GAME.read_options(seats, given), KEY)
    for settlement, held in figures.items():
        g.figures[SETTLEMENT.number(settlement)] = FIGURES.number(held)
    return g


KYOTO, AKITA, SAPPORO = "-3,4", "0,-4", "1,-9"


def offered_at(g, city):
    return {text.split()[1] for text in texts(g) if text.endswith(f" {city}")}


def test_T05_figures_of_a_city_differ_and_cities_come_first():
    g = start_draft(2, {KYOTO: "buddha"})
    assert offered_at(g, KYOTO) == {"helmet", "rice"}
    with pytest.raises(NotOnOffer):
        GAME.apply(g, 0, "put helmet 2,0")


def test_T06_A9_no_two_cities_end_with_the_same_pair():
    figures = {KYOTO: "helmet+buddha", AKITA: "buddha"}
    assert offered_at(start_draft(2, figures), AKITA) == {"rice"}
    both = start_draft(2, figures, distinct_city_pairs=False)
    assert offered_at(both, AKITA) == {"helmet", "rice"}


def test_T07_a_placement_must_leave_a_completion():
    g = start_draft(4, {AKITA: "buddha", KYOTO: "buddha"})
    assert offered_at(g, SAPPORO) == {"helmet", "rice"}
    g = start_draft(4, {AKITA: "helmet+buddha", KYOTO: "buddha+rice"})
    assert offered_at(g, SAPPORO) == {"helmet", "rice"}


def test_T08_only_kinds_in_the_supply_are_offered():
    g = start_draft(2, {KYOTO: "helmet+buddha", AKITA: "buddha+rice"})
    g.box = [0, 5, 5]
    assert {text.split()[1] for text in texts(g)} == {"buddha", "rice"}


def test_T09_a_starting_hand_is_any_five_of_the_twenty():
    g = GAME.start(2, GAME.options(), KEY)
    for token in ["H4", "S3", "N1", "FX", "TX"]:
        g, _ = GAME.apply(g, 0, f"take {token}")
    assert GAME.deciders(g) == [1]
    assert GAME.offer(g, 0) == []  # not six, and A31: final when sent
    after, _ = GAME.apply(g, 1, "take H4")
    with pytest.raises(NotOnOffer):
        GAME.apply(after, 1, "take H4")
    for token in ["H2", "S1", "S1", "S2", "S2"]:  # A30: two of the same print
        g, _ = GAME.apply(g, 1, f"take {token}")
    assert sorted(g.hand[0] + g.supply[0]) == FULL_SET
    assert len(g.supply[0]) == 15


def test_T09_every_hand_has_exactly_one_spelling():
    hands = set(combinations(FULL_SET, 5))
    g = GAME.start(2, GAME.options(), KEY)
    top = g.stack[-1]

    def count_hands(mine):
        wanted = top.wants(g, 0, mine)
        return sum(count_hands((*mine, m.text)) for m in wanted) if wanted else 1

    assert count_hands(()) == len(hands)


def test_T22_a_token_counts_for_both_its_settlements_and_after_one_is_emptied():
    g = make_position({"figures": {"2,0": "helmet"}, "laid": ["A H3 1,0"]})
    choshi = SETTLEMENT.number("2,0")
    assert g.count_influence(choshi, 0) == g.count_influence(EDO, 0) == [3, 0]
    g.figures[choshi] = EMPTY
    assert g.count_influence(EDO, 0) == [3, 0]


def exchanges(vector):
    """Both halves of every figure exchange on offer."""
    found = []
    g = make_position(vector)
    for first in [text for text in texts(g) if text.startswith("swap")]:
        after, _ = GAME.apply(g, 0, first)
        found += [(first, second) for second in texts(after)]
    return found


@pytest.mark.parametrize(("distinct", "count"), [(True, 4), (False, 5)])
def test_T54_A5_A7_each_exchange_is_offered_once(distinct, count):
    found = exchanges(
        {
            "options": {"figure_exchange_keeps_kinds_distinct": distinct},
            "figures": {"2,0": "helmet", "-4,6": "rice", "-3,4": "helmet+buddha"},
            "empty_others": True,
            "turn": "A",
            "hand": "FX",
        }
    )
    assert len(found) == len(set(found)) == count
    assert (("swap buddha -3,4", "with helmet 2,0") in found) == (not distinct)


def test_T58_random_set_up_asks_nothing_before_the_first_turn():
    options = GAME.read_options(3, {"starting_hand": "random", "figure_placement": "random"})
    g = GAME.start(3, options, KEY)
    assert type(g.stack[-1]).__name__ == "Act"
    assert GAME.deciders(g) == [0]
    assert all(len(hand) == 5 for hand in g.hand)
    assert [len(CONTENTS[g.figures[s]]) for s in g.board.settlements] == [
        CAPACITY[s] for s in g.board.settlements
    ]


def test_A14_a_seat_without_tokens_is_skipped():
    g = make_position({"turn": "A", "hand": "K1 H2", "supply": ""})
    g.hand[1], g.supply[1] = [], []
    g, _ = GAME.apply(g, 0, "place K1 3,0")
    g, events = GAME.apply(g, 0, "end")
    assert "skipped" in [event.key for event in events]
    assert GAME.deciders(g) == [0]


def test_section_4_a_game_in_which_nobody_holds_a_token_is_over():
    g = make_position({"turn": "A", "hand": "K1", "supply": ""})
    g.hand[1], g.supply[1] = [], []
    g, _ = GAME.apply(g, 0, "place K1 3,0")
    assert g.is_over
    assert GAME.name_outcome(g).reasons[0].key == "end-nobody-can-play"


def test_domination_goes_on_when_a_kind_is_gone():
    vector = {
        "options": {"game_end": "empty_board"},
        "figures": {"2,0": "rice"},
        "no_other": "rice",
        "laid": ["A H4 1,0"],
        "turn": "A",
        "hand": "H2 K1",
        "aside": 3,
    }
    g = make_position(vector)
    for text in ["place H2 2,-1", "end"]:
        g, _ = GAME.apply(g, 0, text)
    assert sum(g.aside) == 4
    assert not g.is_over


def test_degann_two_weak_leads_do_not_win_by_leads():
    outcome = count_outcome([[2, 2, 3], [2, 2, 0], [0, 0, 3]], "degann")
    assert "won-by-leads" not in [reason.key for reason in outcome.reasons]
