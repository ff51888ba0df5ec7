"""The vectors and rulings about set-up: the board, starting hands, figures (3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

from kabuto.games.samurai.components import (
    BOARDS,
    CAPACITY,
    CONTENTS,
    EDO,
    FIGURES,
    FULL_SET,
    HEX,
    SETTLEMENT,
    TOKEN,
)
from kabuto.games.samurai.set_up import Draft, can_cities_differ
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import NOTHING, SEAT, CannotUndo, NotOnOffer
from tests.games.samurai.notation import find_changes, write_event
from tests.games.samurai.positions import DEALT, GAME, KEY, offer_texts, play_texts, start_dealt

KYOTO, AKITA, SAPPORO = "-3,4", "0,-4", "1,-9"
PAIRS = {"helmet+buddha", "helmet+rice", "buddha+rice"}


@pytest.mark.parametrize(
    ("vector", "seats", "hexes", "sea", "land", "villages", "cities", "each"),
    [
        ("T01", 2, 91, 44, 30, 14, 2, 7),
        ("T02", 3, 133, 64, 43, 23, 2, 10),
        ("T03", 4, 174, 84, 56, 30, 3, 13),
    ],
)
def test_board_by_players(
    vector: str, seats: int, hexes: int, sea: int, land: int, villages: int, cities: int, each: int
) -> None:
    board = BOARDS[seats]
    assert len(board.hexes) == hexes
    assert (len(board.sea), len(board.land)) == (sea, land)
    assert (len(board.villages), len(board.cities)) == (villages, cities)
    assert len(board.settlements) == villages + cities + 1
    assert board.figures_of_each_kind == each


def test_3_2_a_game_begins_with_nothing_but_edo() -> None:
    g = GAME.start(3, GAME.options(), KEY)
    assert g.box == [9, 9, 9]
    assert [s for s in SETTLEMENT if CONTENTS[g.figures[s]]] == [EDO]
    assert FIGURES.label(g.figures[EDO]) == "helmet+buddha+rice"
    assert (g.hand, g.supply) == ([[]] * 3, [FULL_SET] * 3)
    assert g.laid == g.owner == [NOTHING] * len(HEX)
    assert (g.captured, g.aside) == ([[0, 0, 0]] * 3, [0, 0, 0])
    assert (g.exchanged, g.lifted) == ([False] * 3, [NOTHING] * 3)
    assert GAME.deciders(g) == [0, 1, 2]
    GAME.check(g)


def test_2_3_the_board_that_the_rules_file_draws() -> None:
    """Some of what its table of settlements says about neighbours."""
    board = BOARDS[4]
    neighbours = {
        "0,0": (6, 0),
        "-3,4": (5, 1),
        "0,-4": (4, 2),
        "-9,9": (2, 4),
        "2,0": (2, 4),
        "1,-9": (6, 0),
        "4,-13": (2, 4),
        "-13,13": (2, 4),
    }
    for settlement, (land, sea) in neighbours.items():
        s = SETTLEMENT.number(settlement)
        assert len(board.land_around[s]) == land, settlement
        assert len(board.around[s]) == land + sea, settlement
    assert {HEX.label(h) for h in board.around[SETTLEMENT.number("2,0")]} == {
        *("1,0", "2,-1"),
        *("3,0", "3,-1", "1,1", "2,1"),
    }
    assert board.touches[HEX.number("1,0")] == [EDO, SETTLEMENT.number("2,0")]


@pytest.mark.parametrize("seats", BOARDS)
def test_2_3_every_hex_knows_the_settlements_that_it_touches(seats: int) -> None:
    board = BOARDS[seats]
    for h in HEX:
        assert board.touches[h] == [s for s in board.settlements if h in board.around[s]]
        assert len(board.touches[h]) in ((2,) if h in board.land else (0, 1, 2))


def test_A19_the_straits_belong_to_honshu() -> None:
    straits = "-10,10 -9,10 -8,9 -7,8 -6,7 -5,7 -4,7 -1,-6 0,-7 1,-7 2,-7"
    assert {HEX.number(hex_) for hex_ in straits.split()} <= set(BOARDS[2].sea)
    shared = [h for h in BOARDS[2].sea if len(BOARDS[2].touches[h]) == 2]
    assert len(shared) == 3  # the three bays where a ship reaches two settlements


@pytest.mark.parametrize(
    ("seats", "cities", "first_village", "placements"),
    [(2, "ABAB", "A", 18), (3, "ABCA", "B", 27), (4, "ABCDAB", "C", 36)],
)
def test_T04_A11_the_draft_goes_round_without_restart(
    seats: int, cities: str, first_village: str, placements: int
) -> None:
    g = GAME.start(seats, GAME.read_options(seats, {"starting_hand": "random"}), KEY)
    drafted = []
    while isinstance(g.stack[-1], Draft):
        (seat,) = GAME.deciders(g)
        GAME.check(g)
        move = GAME.offer(g, seat)[0]
        kind, settlement = move.args
        after, events = GAME.apply(g, seat, move.text)
        assert write_event(events[0]) == (
            f"drafted seat={SEAT.label(seat)} figure={move.text.split()[1]} "
            f"settlement={SETTLEMENT.label(settlement)}"
        )
        assert after.box[kind] == g.box[kind] - 1
        assert sorted([*CONTENTS[g.figures[settlement]], kind]) == [
            *CONTENTS[after.figures[settlement]]
        ]
        drafted.append((SEAT.label(seat), CAPACITY[settlement]))
        g = after
    assert len(drafted) == placements
    assert "".join(seat for seat, size in drafted if size == 2) == cities
    assert next(seat for seat, size in drafted if size == 1) == first_village
    assert GAME.deciders(g) == [0]
    assert g.box == [0, 0, 0]
    GAME.check(g)


def start_draft(seats: int, figures: dict[str, str], **options: Any) -> Samurai:
    given = {"starting_hand": "random", **options}
    g = GAME.start(seats, GAME.read_options(seats, given), KEY)
    for settlement, held in figures.items():
        g.figures[SETTLEMENT.number(settlement)] = FIGURES.number(held)
    return g


def offered_at(g: Samurai, city: str) -> set[str]:
    return {text.split()[1] for text in offer_texts(g) if text.endswith(f" {city}")}


def test_T05_figures_of_a_city_differ_and_cities_come_first() -> None:
    g = start_draft(2, {KYOTO: "buddha"})
    assert offered_at(g, KYOTO) == {"helmet", "rice"}
    for text in (f"put buddha {KYOTO}", "put helmet 2,0", "put helmet 0,0"):
        with pytest.raises(NotOnOffer):
            GAME.apply(g, 0, text)


def test_T06_A9_no_two_cities_end_with_the_same_pair() -> None:
    figures = {KYOTO: "helmet+buddha", AKITA: "buddha"}
    assert offered_at(start_draft(2, figures), AKITA) == {"rice"}
    both = start_draft(2, figures, distinct_city_pairs=False)
    assert offered_at(both, AKITA) == {"helmet", "rice"}
    assert offered_at(both, KYOTO) == set()


def test_T07_a_placement_must_leave_a_completion() -> None:
    g = start_draft(4, {AKITA: "buddha", KYOTO: "buddha"})
    assert offered_at(g, SAPPORO) == {"helmet", "rice"}
    g = start_draft(4, {AKITA: "helmet+buddha", KYOTO: "buddha+rice"})
    assert offered_at(g, SAPPORO) == {"helmet", "rice"}
    three = start_draft(4, {AKITA: "buddha", KYOTO: "buddha"}, distinct_city_pairs=False)
    assert offered_at(three, SAPPORO) == {"helmet", "buddha", "rice"}


def test_T08_only_kinds_in_the_supply_are_offered() -> None:
    g = start_draft(2, {KYOTO: "helmet+buddha", AKITA: "buddha+rice"})
    g.box = [0, 5, 5]
    assert {text.split()[1] for text in offer_texts(g)} == {"buddha", "rice"}
    city = start_draft(2, {KYOTO: "helmet+buddha", AKITA: "buddha"}, distinct_city_pairs=False)
    city.box = [0, 5, 5]
    assert offered_at(city, AKITA) == {"rice"}


def test_T09_A30_a_starting_hand_is_any_five_of_the_twenty() -> None:
    g = GAME.start(2, GAME.options(), KEY)
    for token in ["H4", "S3", "N1", "FX", "TX"]:
        g, _ = GAME.apply(g, 0, f"take {token}")
    assert GAME.deciders(g) == [1]
    after, _ = GAME.apply(g, 1, "take H4")
    with pytest.raises(NotOnOffer):
        GAME.apply(after, 1, "take H4")
    g = play_texts(g, *(f"B take {token}" for token in ["H2", "S1", "S1", "S2"]))
    g, events = GAME.apply(g, 1, "take S2")
    assert [write_event(event) for event in events] == ["hands-chosen"]
    assert [[TOKEN.label(token) for token in hand] for hand in g.hand] == [
        ["H4", "S3", "N1", "FX", "TX"],
        ["H2", "S1", "S1", "S2", "S2"],
    ]
    for hand, supply in zip(g.hand, g.supply, strict=True):
        assert sorted(hand + supply) == FULL_SET
        assert supply != sorted(supply)  # shuffled
    assert isinstance(g.stack[-1], Draft)  # A12: hands before figures
    GAME.check(g)


def test_A31_a_whole_hand_is_final_and_an_unfinished_one_is_not() -> None:
    g = GAME.start(2, GAME.options(), KEY)
    g = play_texts(g, *(f"A take {token}" for token in ["H2", "H3", "H4", "B2"]))
    assert len(GAME.retract(g, 0).stack[-1].chosen[0]) == 3
    g = play_texts(g, "A take B3")
    assert GAME.offer(g, 0) == []
    with pytest.raises(CannotUndo):
        GAME.retract(g, 0)


def test_T09_every_hand_has_exactly_one_spelling() -> None:
    hands = set(combinations(FULL_SET, 5))
    g = GAME.start(2, GAME.options(), KEY)
    top = g.stack[-1]

    def count_hands(mine: tuple[str, ...]) -> int:
        wanted = top.wants(g, 0, mine)
        assert bool(wanted) == (not top.done(g, 0, mine)) == (len(mine) < 5)
        return sum(count_hands((*mine, m.text)) for m in wanted) if wanted else 1

    assert count_hands(()) == len(hands)


def test_T58_random_set_up_asks_nothing_before_the_first_turn() -> None:
    g, events = GAME.start_told(3, GAME.read_options(3, {**DEALT}), KEY)
    assert [event.key for event in events] == ["dealt", "dealt", "dealt", "scattered"]
    for seat, event in enumerate(events[:3]):
        hand = "+".join(TOKEN.label(token) for token in g.hand[seat])
        name = SEAT.label(seat)
        assert write_event(event) == f"dealt seat={name} count=5 token={hand}!{name}"
    assert type(g.stack[-1]).__name__ == "Act"
    assert GAME.deciders(g) == [0]
    assert [len(supply) for supply in g.supply] == [15, 15, 15]
    GAME.check(g)


def test_T58_each_half_of_the_set_up_may_be_random_alone() -> None:
    hands = GAME.start(2, GAME.read_options(2, {"starting_hand": "random"}), KEY)
    assert isinstance(hands.stack[-1], Draft)
    assert [len(hand) for hand in hands.hand] == [5, 5]
    figures = GAME.start(2, GAME.read_options(2, {"figure_placement": "random"}), KEY)
    assert GAME.deciders(figures) == [0, 1]
    assert sum(figures.box) == 18  # hands come first: A12
    for seat in "AB":
        figures = play_texts(figures, *(f"{seat} take {t}" for t in ["H2", "H3", "H4", "B2", "B3"]))
    assert figures.box == [0, 0, 0]
    assert GAME.deciders(figures) == [0]


def scatter(seats: int, games: int, **options: Any) -> list[Samurai]:
    keys = [number.to_bytes(32, "big") for number in range(games)]
    return [start_dealt(seats, key, **options) for key in keys]


def pairs_of(g: Samurai) -> tuple[str, ...]:
    return tuple(FIGURES.label(g.figures[s]) for s in g.board.cities)


@pytest.mark.parametrize(("seats", "ways"), [(2, 6), (3, 6), (4, 6)])
def test_3_4_random_cities_differ_and_every_way_comes(seats: int, ways: int) -> None:
    games = scatter(seats, 120)
    found = Counter(map(pairs_of, games))
    assert all(len(set(pairs)) == len(pairs) and set(pairs) <= PAIRS for pairs in found)
    assert len(found) == ways
    assert min(found.values()) >= 8


def test_3_4_random_cities_may_be_alike_where_the_option_allows_it() -> None:
    found = Counter(map(pairs_of, scatter(2, 180, distinct_city_pairs=False)))
    assert {pair for pairs in found for pair in pairs} == PAIRS
    assert len(found) == 9
    assert min(found.values()) >= 8


def test_3_4_random_villages_differ_from_game_to_game() -> None:
    games = scatter(2, 40)
    for g in games:
        GAME.check(g)
    villages = [tuple(g.figures[s] for s in g.board.villages) for g in games]
    assert len(set(villages)) == len(games)


def test_3_3_random_hands_are_drawn_from_all_twenty() -> None:
    hands = [tuple(g.hand[0]) for g in scatter(2, 60)]
    assert {token for hand in hands for token in hand} == set(FULL_SET)
    assert len(set(hands)) > 55


@pytest.mark.parametrize(
    ("held", "can"),
    [
        (["none", "none", "none"], True),
        (["buddha", "buddha", "none"], True),
        (["buddha", "buddha", "buddha"], False),
        (["helmet+buddha", "helmet+buddha", "none"], False),
        (["helmet+buddha", "buddha", "rice"], True),
        (["helmet+buddha", "buddha+rice", "buddha"], False),
        (["helmet+buddha", "buddha"], True),
        (["helmet+buddha", "helmet+buddha"], False),
    ],
)
def test_T07_whether_cities_can_still_differ(held: list[str], can: bool) -> None:
    assert can_cities_differ(tuple(FIGURES.number(figures) for figures in held)) == can


def test_3_4_nothing_but_the_placed_figure_changes() -> None:
    g = start_draft(2, {})
    after = play_texts(g, f"A put rice {AKITA}")
    assert find_changes(g, after) == {
        "figures": {AKITA: "rice"},
        "box": [6, 6, 5],
        "asks": "B Draft",
    }


def test_2_2_the_twenty_tokens() -> None:
    prints = Counter(TOKEN.label(token) for token in FULL_SET)
    assert {name for name, count in prints.items() if count == 2} == {"S1", "S2", "K1"}
    assert len(prints) == 17
    assert prints.total() == 20
    assert comb(20, 5) > len(set(combinations(FULL_SET, 5)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_1_the_letter_a_drawn_player_begins_the_draft_and_the_game(seats: int) -> None:
    first = set()
    for number in range(40):
        options = GAME.read_options(seats, {"first_player": "drawn", "starting_hand": "random"})
        g, told = GAME.start_told(seats, options, bytes([number]) * 32)
        (begins,) = [event.args["seat"] for event in told if event.key == "begins"]
        assert SEAT.label(g.stack[-1].seat) == SEAT.label(g.stack[0].seat) == begins
        first.add(begins)
    assert first == set(SEAT.labels[:seats])


def test_3_1_the_first_seat_begins_unless_one_is_drawn() -> None:
    g, told = GAME.start_told(3, GAME.read_options(3, {"starting_hand": "random"}), bytes(32))
    assert g.stack[0].seat == 0
    assert "begins" not in [event.key for event in told]
