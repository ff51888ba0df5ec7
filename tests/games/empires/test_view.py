"""Section 8: who sees what; and what Insight makes of it."""

from __future__ import annotations

from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.insight import Insight
from kabuto.kernel import EVERYBODY, NOTHING, WATCHER, NotOnOffer, NotYourDecision

from .positions import KEY, make, offered, play, play_move, position

SLOTS = {"grey-1": "A build", "orange-1": "B attack", "green-1": "B harvest up"}


def shown(viewer: int, **vector: Any) -> dict[str, Any]:
    seen: dict[str, Any] = GAME.show(make(vector), viewer)
    return seen


def told(viewer: int, **vector: Any) -> Insight:
    found: Insight = GAME.insight(GAME.view(position(**vector), viewer))
    return found


def slot(label: str) -> int:
    return components.SLOT.number(label)


def province(label: str) -> int:
    return components.PROVINCE.number(label)


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [(0, ["build", "-"]), (1, ["-", "attack"]), (WATCHER, ["-", "-"])],
)
def test_a_token_face_down_shows_its_kind_to_its_owner_only(viewer: int, seen: list[str]) -> None:
    v = shown(viewer, slots=SLOTS)
    assert [v["token"][slot(label)] for label in ("grey-1", "orange-1")] == seen
    assert [v["owner"][slot(label)] for label in ("grey-1", "orange-1")] == ["A", "B"]
    assert v["token"][slot("green-1")] == "harvest"


def test_tokens_behind_a_screen_are_a_number_to_others() -> None:
    v = shown(0, slots=SLOTS)
    assert (sum(v["behind"][0]), v["behind"][1], v["behind_sizes"]) == (10, [], [10, 9])


def test_covered_tokens_are_public() -> None:
    v = shown(WATCHER, slots={"grey-1": "A build"}, under={"grey-1": "B attack"}, round=2)
    assert (v["under_owner"][0], v["under"][0]) == ("B", "attack")
    assert v["token"][0] == "-"


def test_destiny_hands_are_numbers_to_others() -> None:
    v = shown(1)
    assert (v["hands"][0], len(v["hands"][1]), v["hand_sizes"]) == ([], 3, [3, 3])
    assert v["deck_size"] == 14
    assert "deck" not in v


def test_a_sealed_destiny_card_is_nowhere_in_anybody_elses_view() -> None:
    g = GAME.start(3, GAME.options(), KEY)
    card = offered(g)[0]
    after, _ = GAME.apply(g, 0, card)
    assert GAME.show(after, 1) == GAME.show(g, 1)
    assert GAME.show_step(after) == GAME.show_step(g)
    assert GAME.deciders(after) == [1, 2]
    back = GAME.retract(after, 0)
    assert GAME.encode(back) == GAME.encode(g)


def test_a_tile_face_down_is_shown_to_nobody() -> None:
    tiles = {"options": {"mountains": True}}
    assert shown(0, **tiles)["tile"] == ["-"] * 7
    assert "-" not in shown(EVERYBODY, **tiles)["tile"]


def test_everything_is_shown_once_it_is_over() -> None:
    v = shown(EVERYBODY, slots=SLOTS)
    assert v["token"][slot("orange-1")] == "attack"
    assert v["food"] == [2, 2]
    assert all(v["hands"])


@pytest.mark.parametrize("seat", [0, 1])
def test_events_hide_what_views_hide(seat: int) -> None:
    g = position(ask="place", seat="AB"[seat])
    _, events = GAME.apply(g, seat, "place build grey-1")
    placed = next(event for event in events if event.key == "placed")
    assert placed.seen_by(seat).args["order"] == "build"
    other = placed.seen_by(1 - seat)
    assert (other.key, "order" in other.args) == ("placed-hidden", False)


def test_cards_that_are_dealt_and_drawn_are_told_to_their_owner_alone() -> None:
    g, events = GAME.start_told(3, GAME.options(), KEY)
    drawn, more = play({"seats": 3, "ask": "era-end", "supply": [16, 16, 16]})
    for state, key, told in ((g, "dealt", events), (drawn, "drew", more)):
        found = [event for event in told if event.key == key]
        assert sorted(str(event.args["seat"]) for event in found) == ["A", "B", "C"]
        for event in found:
            seat = "ABC".index(str(event.args["seat"]))
            cards = [components.REGION.label(card) for card in state.hand[seat]]
            region = event.seen_by(seat).args["region"]
            assert region == cards if key == "dealt" else region in cards
            for other in {0, 1, 2, WATCHER} - {seat}:
                assert event.seen_by(other).key == f"{key}-hidden"


# --- what is impossible -----------------------------------------------------------------------


def test_only_the_seat_that_is_asked_may_answer() -> None:
    g = position(ask="place", seat="A")
    with pytest.raises(NotYourDecision):
        GAME.apply(g, 1, "place build grey-1")


@pytest.mark.parametrize(
    "text",
    [
        "place build grey-1",  # an own token that is face down
        "place build orange-1",  # another's token that is face down
        "place move3 grey-2",  # a token that has been used in this era
        "place build green-4",  # a slot that this map does not have
        "skip",
    ],
)
def test_a_placement_that_cannot_be_is_refused_with_its_rule(text: str) -> None:
    slots = {**SLOTS, "purple-1": "A move3 up"}
    g = position(ask="place", seat="A", round=2, slots=slots)
    with pytest.raises(NotOnOffer) as refused:
        GAME.apply(g, 0, text)
    assert refused.value.args_by_name["rule"] == "4.4"


def test_an_opponents_token_cannot_be_covered_in_the_first_round() -> None:
    g = position(ask="place", seat="A", round=1, slots=SLOTS)
    assert "place build green-1" not in offered(g)


def test_covering_needs_the_price() -> None:
    assert "place build green-1" in offered(position(ask="place", seat="A", round=2, slots=SLOTS))
    poor = position(ask="place", seat="A", round=2, slots=SLOTS, bushido=[0, 2])
    assert "place build green-1" not in offered(poor)


# --- insight ----------------------------------------------------------------------------------

FIELD = {"harima": "1A", "yamashiro": "1A", "owari": "A* 3B", "ise": "1B", "dewa": "1A 1B"}


def test_insight_says_who_controls_what() -> None:
    holdings = told(WATCHER, board=FIELD).holdings
    owari, dewa = holdings[province("owari")], holdings[province("dewa")]
    assert (owari.controller, owari.strengths) == (1, [2, 3])
    assert (dewa.controller, dewa.strengths) == (NOTHING, [1, 1])


def test_insight_says_what_the_end_of_the_era_would_give() -> None:
    vector = {"board": FIELD, "supply": [13, 11], "seed": {"harima": "food", "owari": "bushido"}}
    a, b = told(0, **vector).forecasts
    assert (a.food, a.bushido, a.influence, a.majority, a.shrines) == (1, 0, 3, 3, 0)
    assert (b.food, b.bushido, b.influence, b.majority, b.shrines) == (0, 1, 2, 3, 1)
    before = GAME.view(make(vector), 0)
    g = position(**vector, ask="era-end")
    assert [x - y for x, y in zip(g.points, before.points, strict=True)] == [a.points, b.points]
    assert (g.food[0] - 2, g.bushido[1] - 2) == (1, 1)


def test_insight_counts_the_end_only_of_what_is_seen() -> None:
    vector = {"influence": {"grey": [7, 0]}, "played": {"grey": 2}, "supply": [16, 16]}
    a, b = told(0, **vector).forecasts
    assert (a.worth, a.total, b.total) == (6, 10, None)


@pytest.mark.parametrize(
    ("round_", "coming"),
    [(1, ["grey-1", "orange-1", "green-1"]), (2, ["green-1", "orange-1", "grey-1"])],
)
def test_insight_lists_tokens_in_the_order_of_resolution(round_: int, coming: list[str]) -> None:
    tokens = told(0, slots=SLOTS, round=round_).coming
    assert [components.SLOT.label(token.slot) for token in tokens] == coming
    assert [token.again for token in tokens] == [round_ == 2, False, False]
    orders = {components.SLOT.label(token.slot): token.order for token in tokens}
    assert orders["grey-1"] == components.BUILD
    assert orders["orange-1"] == NOTHING


def test_insight_goes_on_from_the_token_that_is_carried_out() -> None:
    slots = {"grey-1": "B harvest", "orange-1": "A attack", "green-1": "B harvest"}
    tokens = told(0, ask="resolve", slots=slots, board={"owari": "1A 1B"}).coming
    assert [components.SLOT.label(token.slot) for token in tokens] == ["orange-1", "green-1"]


def test_insight_prices_the_slots_for_the_viewer_only() -> None:
    v = told(0, slots=SLOTS, round=2)
    green = next(opening for opening in v.openings if opening.slot == slot("green-1"))
    assert (green.price, green.over) == (1, 1)
    empty = next(opening for opening in v.openings if opening.slot == slot("purple-3"))
    assert (empty.price, empty.over) == (0, NOTHING)
    assert slot("orange-1") not in [opening.slot for opening in v.openings]
    assert told(WATCHER, slots=SLOTS, round=2).openings == []


def test_insight_says_what_tokens_could_do_in_a_region() -> None:
    vector = {"board": {"harima": "2A 1B", "yamashiro": "1A"}, "seed": {"harima": "food"}}
    orange = told(0, **vector).prospects[1]
    assert (
        orange.attacks == orange.harvests == orange.ships == orange.builds == [province("harima")]
    )
    assert orange.recruits == [province("yamashiro")]
    assert (orange.food, orange.bushido) == (1, 0)
    assert told(WATCHER, **vector).prospects == []


ALONE = {"board": {"harima": "1A", "ise": "2A", "yamashiro": "1A 1B"}}


def test_insight_of_tokens_follows_what_is_left() -> None:
    """5.3: no recruit without a samurai, no shipping without food, no castle without two units."""
    vector: dict[str, Any] = {**ALONE, "supply": [0, 8], "food": [0, 2]}
    orange = told(0, **vector).prospects[1]
    assert (orange.recruits, orange.ships) == ([], [])
    assert orange.steps == [province(p) for p in ("harima", "yamashiro", "ise")]
    assert orange.attacks == [province("yamashiro")]
    assert orange.builds == [province("ise")]
    orange = told(0, **{**vector, "food": [1, 2]}).prospects[1]
    assert orange.ships == [province("harima"), province("ise")]
    castles = {"aki": "A*", "mutsu": "A*", "oshima": "A*"}
    no_castle_left = {**vector, "board": {**ALONE["board"], **castles}}
    assert told(0, **no_castle_left).prospects[1].builds == []
    one_there = {**vector, "board": {**ALONE["board"], "owari": "A*"}, "supply": [1, 8]}
    orange = told(0, **one_there).prospects[1]
    assert orange.builds == []
    assert orange.recruits == [province("yamashiro"), province("owari")]


def test_insight_knows_that_a_trained_unit_is_a_recruit() -> None:
    dojos = {"options": {"dojos": True}, "dojo": ["earth", "wind"], "supply": [0, 8]}
    assert told(0, **dojos, trained=[0, 0, 0, 1, 0, 0]).prospects[1].recruits == []
    orange = told(0, **dojos, trained=[0, 1, 0, 0, 0, 0]).prospects[1]
    assert orange.recruits == [province("yamashiro")]


def test_insight_follows_the_agendas_of_the_region() -> None:
    """7.1: each harvest twice, shipping for nothing; in that region alone."""
    vector: dict[str, Any] = {
        "options": {"agendas": True},
        "seed": {"harima": "food", "echizen": "bushido", "satsuma": "food"},
        "board": {"harima": "1A", "echizen": "1A", "satsuma": "1A"},
        "food": [0, 2],
    }
    plus = told(0, **vector, agenda={"orange": "E1", "grey": "A1"}).prospects
    assert (plus[1].food, plus[1].bushido) == (2, 2)
    assert (plus[0].food, plus[0].bushido) == (1, 0)
    free = told(0, **vector, agenda={"orange": "D1", "grey": "A1"}).prospects
    assert free[1].ships == [province("harima"), province("echizen")]
    assert free[0].ships == []


def test_insight_of_an_upgrade_that_a_box_prices_otherwise() -> None:
    data = '[[order_tokens]]\nid = "move2ship"\nupgrade_cost = "bushido"'
    vector: dict[str, Any] = {"options": {"data": data}, "board": {"harima": "1A"}}
    assert told(0, **vector, bushido=[0, 2]).prospects[1].ships == []
    assert told(0, **vector, food=[0, 2]).prospects[1].ships == [province("harima")]


def test_insight_says_region_by_region_what_influence_is_worth() -> None:
    vector = {
        "board": {"harima": "1A", "owari": "A* 3B", "ise": "1B", "musashi": "1B"},
        "influence": {"orange": [7, 3]},
        "played": {"orange": 2},
    }
    orange = told(WATCHER, **vector).rivalries[1]
    assert (orange.controlled, orange.majority, orange.influence) == ([1, 3], [3, 5], [2, 3])
    assert (orange.value, orange.worth) == ([3, 1], [6, 2])


def test_insight_adds_up_what_the_end_of_an_era_would_give() -> None:
    vector = {
        "options": {"dojos": True, "open_resources": True},
        "dojo": ["earth", "wind"],
        "board": {"harima": "1A.archer B*", "owari": "2A.archer 1B", "ise": "2B 1A", "dewa": "1A"},
        "supply": [14, 13],
        "seed": {"harima": "food", "owari": "bushido"},
        "influence": {"grey": [4, 0]},
        "played": {"grey": 1},
        "points": [3, 4],
        "food": [1, 0],
        "bushido": [2, 5],
    }
    a, b = told(WATCHER, **vector).forecasts
    assert (a.food, a.bushido, a.influence, a.majority) == (0, 1, 2, 3 + 4)
    assert (a.shrines, a.siege, a.points) == (1, 1, 9)
    assert (a.worth, a.total) == (2, 3 + 2 + 1 + 2)
    assert (b.food, b.bushido, b.influence, b.majority) == (0, 0, 2, 3)
    assert (b.shrines, b.siege, b.points, b.worth, b.total) == (1, 0, 4, 0, 4 + 5)


def test_leftovers_are_worth_what_the_box_says() -> None:
    data = "[scoring]\nleftover_resource_points = 3"
    vector: dict[str, Any] = {"options": {"data": data}, "food": [1, 0], "bushido": [1, 0]}
    assert told(0, **vector).forecasts[0].total == 6
    assert position(**vector, ask="count").points == [6, 0]


def test_the_board_carries_the_map_for_the_page() -> None:
    shown_map = GAME.show_board(2, GAME.options())
    parts = ("places", "peaks", "straits", "slots")
    assert [len(shown_map[part]) for part in parts] == [24, 7, 5, 12]
    rows = {row["id"]: row for row in components.SHIPPED["provinces"]}
    for place in shown_map["places"]:
        row = rows[place["province"]]
        assert place["neighbours"] == row["adjacent"]
        kept = ("region", "coastal", "x", "y")
        assert [place[name] for name in kept] == [row[name] for name in kept]
        assert place["ground"] == row["kind"]
    peaks = {row["id"]: row for row in components.SHIPPED["mountains"]}
    for peak in shown_map["peaks"]:
        kept = ("region", "borders", "x", "y")
        assert [peak[name] for name in kept] == [peaks[peak["mountain"]][name] for name in kept]
    assert shown_map["straits"] == components.SHIPPED["straits"]["pairs"]
    slots = sorted(components.SHIPPED["slots"], key=lambda row: row["index"])
    assert shown_map["slots"] == [row["id"] for row in slots]
    assert shown_map["slot_regions"] == [row["region"] for row in slots]
    assert shown_map["majority"] == [[4, 2], [5, 3], [4, 2], [3, 1]]
    assert shown_map["brackets"] == [[[0, 0], [1, 1], [4, 2], [7, 3], [10, 4], [13, 5]]] * 4


def test_lists_are_nested_by_province_region_and_seat() -> None:
    vector = {
        "seats": 3,
        "options": {"dojos": True, "agendas": True},
        "dojo": ["earth", "wind", "fire"],
        "agenda": {"grey": "B2"},
        "board": {"owari": "2A 1B.archer 1C.general A*"},
        "influence": {"orange": [1, 2, 3]},
        "trained": [1, 0, 0, 0, 1, 0, 0, 0, 0],
    }
    v = shown(WATCHER, **vector)
    owari, orange = province("owari"), 1
    assert (v["units"][owari], v["archers"][owari], v["generals"][owari]) == (
        [2, 1, 1],
        [0, 1, 0],
        [0, 0, 1],
    )
    assert v["castle"][orange] == ["owari", "-", "-"]
    assert v["influence"] == [[0, 0, 0], [1, 2, 3], [0, 0, 0], [0, 0, 0]]
    assert v["trained"] == [[1, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert v["agenda_done"][0] == [False, False, False]


def test_a_game_without_options_is_the_base_game() -> None:
    """Nothing of a module is in the View, everything is behind the screens."""
    g = GAME.start(2, GAME.read_options(2), KEY)
    v = GAME.show(g, WATCHER)
    for field in ("agenda", "tile", "colour", "dojo"):
        assert set(v[field]) == {"-"}
    assert (v["archers_free"], v["generals_free"], v["food"]) == ([0, 0], [0, 0], [None, None])
    assert [v["neutral"][slot] for slot in g.box.slots] == [
        row["neutral"] for row in components.SHIPPED["slots"]
    ]


def test_no_era_has_begun_while_dojos_are_chosen() -> None:
    g = GAME.start(2, GAME.read_options(2, {"dojos": True}), KEY)
    assert (g.era, g.round, g.played) == (0, 0, [0, 0, 0, 0])


def test_insight_tells_what_the_hosts_agendas_are_worth() -> None:
    chosen = {"agendas": True, "data": '[[agendas]]\nid = "A1"\npoints = 9\n'}
    worth: dict[str, set[int]] = {"A1": set(), "B1": set()}
    for seed in range(20):
        g = GAME.start(2, GAME.read_options(2, chosen), bytes([seed]) * 32)
        goals = GAME.show_with_insight(g, 0)[1]["goals"]
        assert [goal["agenda"] for goal in goals] == GAME.show(g, 0)["agenda"]
        for goal in goals:
            worth.get(goal["agenda"], set()).add(goal["points"])
    shipped = {row["id"]: row["points"] for row in components.SHIPPED["agendas"]}
    assert worth == {"A1": {9}, "B1": {shipped["B1"]}}


def test_insight_tells_of_no_agendas_where_none_are_played() -> None:
    assert told(0, options={"agendas": False}).goals == []


# --- taking back ------------------------------------------------------------------------------


def test_a_half_shipping_can_be_finished_anywhere_on_a_coast_but_there() -> None:
    g = position(ask="order", seat="A", order="move2ship", region="grey", board={"aki": "2A"})
    play_move(g, 0, "ship aki army")
    assert "land aki" not in offered(g)
    assert "land yamashiro" not in offered(g)
    assert g.food[0] == 2
    play_move(g, 0, "land kitami")
    assert g.food[0] == 1
