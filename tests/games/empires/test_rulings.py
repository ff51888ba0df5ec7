"""Section 9 of the rules file: every ruling by its number."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import box_of
from kabuto.games.empires.counting import score_majority
from kabuto.games.empires.offers import find_open_slots, find_price
from kabuto.games.empires.state import Empires
from kabuto.kernel import NOTHING, Event, ImpossibleOption, NotOnOffer

from .positions import KEY, begin, make, offered, play, play_move, position, read_board

BOX = box_of("")
ASIDE = {"supply": [16, 16]}  # nobody stands anywhere
ASIDE_ONE = {"supply": [15, 16]}  # one army of A stands somewhere


def order(kind: str, region: str, **vector: Any) -> Empires:
    """A's order token of a kind is being carried out in a region."""
    return position(ask="order", seat="A", order=kind, region=region, **vector)


def neutral(kinds: list[str], region: str, **vector: Any) -> Empires:
    return position(ask="neutral", seat="A", kinds=kinds, region=region, **vector)


def arrive(dojo: str, unit: str, **vector: Any) -> Empires:
    """A's trained unit has just arrived at yamashiro: its power is asked for."""
    trained = [0, 0, 0] * vector.get("seats", 2)
    trained[{"elite": 0, "general": 2}[unit]] = 1
    dojos = [dojo, *(d for d in components.DOJO.labels if d != dojo)]
    vector = {"dojo": dojos[: vector.get("seats", 2)], "trained": trained, **vector}
    options = {"dojos": True, **vector.pop("options", {})}
    moves = [f"A recruit yamashiro {unit}", *vector.pop("moves", [])]
    return neutral(["recruit"], "orange", options=options, moves=moves, **vector)


def board(g: Empires, label: str) -> str:
    return read_board(g, components.PROVINCE.number(label))


def asked(g: Empires) -> str:
    return type(g.stack[-1]).__name__ if g.stack else "-"


def test_1_twelve_slots_three_a_region_all_open_at_every_count() -> None:
    assert len(BOX.slots) == 12
    assert [len(slots) for slots in BOX.slots_of] == [3, 3, 3, 3]
    g = position(ask="place", seat="A")
    assert len({text.split()[2] for text in offered(g)}) == 12


def test_2_copies_of_each_order_token() -> None:
    copies = dict(zip(components.ORDER.labels, BOX.copies, strict=True))
    assert copies == {
        "recruit": 2,
        "move3": 1,
        "move2plus": 1,
        "move2ship": 1,
        "attack": 2,
        "harvest": 2,
        "build": 2,
    }


def test_3_and_4_no_destiny_card_is_turned_up_and_each_region_has_five() -> None:
    g = GAME.start(3, GAME.options(), KEY)
    assert g.played == [0, 0, 0, 0]
    cards = [*g.deck, *(card for hand in g.hand for card in hand)]
    assert [cards.count(region) for region in BOX.regions] == [5, 5, 5, 5]


def test_5_tokens_of_round_1_act_again_with_new_payments() -> None:
    vector = {"slots": {"orange-1": "A attack"}, "board": {"owari": "1A 5B"}, "bushido": [2, 2]}
    g = position(ask="resolve", round=1, **vector)
    for text in ("attack owari B", "attack owari B"):
        play_move(g, 0, text)
    assert (board(g, "owari"), g.bushido[0]) == ("1A 3B", 1)
    vector["slots"] = {"orange-1": "A attack up"}
    g = position(ask="resolve", round=2, **vector)
    for text in ("attack owari B", "attack owari B"):
        play_move(g, 0, text)
    assert (board(g, "owari"), g.bushido[0]) == ("1A 3B", 1)


def test_6_own_tokens_are_covered_freely_without_limit_and_stay_open_to_others() -> None:
    slots = {"grey-1": "A move3 up", "grey-2": "A move2plus up", "grey-3": "A build up"}
    g = position(ask="place", seat="A", round=2, slots=slots, bushido=[0, 2], then=["place A"])
    play_move(g, 0, "place build grey-1")
    if asked(g) == "TakeNeutral":
        play_move(g, 0, "skip")
    play_move(g, 0, "place recruit grey-2")
    assert g.bushido == [0, 2]
    assert g.covered == [0, 0]


def test_7_a_third_opponent_would_cost_three() -> None:
    g = make({"seats": 4})
    g.owner[0] = 3
    for covers, price in enumerate([1, 2, 3, 3, 3]):  # the last price holds for all that is more
        g.covers = [covers, 0, 0, 0]
        g.round, g.face_up[0] = 2, True
        assert find_price(g, 0, 0) == price
        assert 0 in find_open_slots(g, 0, price)
        assert 0 not in find_open_slots(g, 0, price - 1)


def test_8_a_unit_that_has_left_the_region_cannot_go_on() -> None:
    g = order("move3", "grey", board={"aki": "1A"}, moves=["A step aki army harima"], **ASIDE_ONE)
    assert asked(g) == "-"


def test_9_shipping_is_instead_of_walking_anywhere_on_a_coast() -> None:
    g = order("move2ship", "grey", board={"aki": "3A"}, moves=["A step aki army izumo"])
    assert not [text for text in offered(g) if text.startswith("ship")]
    g = order("move2ship", "grey", board={"aki": "3A"}, moves=["A ship aki army"])
    targets = [text.removeprefix("land ") for text in offered(g)]
    assert "aki" not in targets
    assert len(targets) == len(BOX.coasts) - 1
    play_move(g, 0, "land kitami")
    assert asked(g) == "-"


def test_10_the_neutral_action_may_be_skipped() -> None:
    g = neutral(["move"], "grey", board={"aki": "1A"})
    assert offered(g)[0] == "skip"


def test_11_castles_of_different_players_share_a_province() -> None:
    g = order("build", "grey", board={"aki": "2A B*"}, moves=["A build aki army+army"])
    assert board(g, "aki") == "A* B*"


def test_12_with_no_castle_left_a_build_token_recruits_nothing() -> None:
    castles = {"aki": "A*", "owari": "A*", "mutsu": "A*", "oshima": "4A"}
    assert asked(order("build", "purple", board=castles)) == "-"


def test_13_nothing_removes_a_castle() -> None:
    g = arrive("earth", "general", board={"owari": "2B B*"}, moves=["A clear owari"])
    assert board(g, "owari") == "B*"


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [5, 3, 0]),
        ([2, 2, 1], [3, 3, 0]),
        ([3, 1, 1], [5, 0, 0]),
        ([2, 2, 2], [3, 3, 3]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [5, 0, 0]),
        ([2, 1], [5, 3]),  # 15: second place with two players
    ],
)
def test_14_and_15_ties_take_the_value_of_the_next_place(
    counts: list[int], points: list[int]
) -> None:
    assert score_majority(counts, (5, 3)) == points


def test_16_majority_points() -> None:
    assert BOX.majority == [(4, 2), (5, 3), (4, 2), (3, 1)]


def test_17_influence_brackets() -> None:
    values = [BOX.value_of(0, n) for n in (0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 40, 5000)]
    assert values == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]


def test_18_tied_players_change_places_in_the_turn_order() -> None:
    g = position(seats=4, points=[0] * 4, turn_order="CABD", supply=[16] * 4, ask="era-end")
    assert g.order == [3, 1, 0, 2]


def test_19_five_tiles_of_two_faces_are_in_the_pool() -> None:
    faces = [[components.AGENDA.label(a) for a in tile] for tile in BOX.agenda_tiles]
    assert faces == [["A1", "A2"], ["B1", "B2"], ["C1", "C2"], ["D1", "D2"], ["E1", "E2"]]


def test_19_control_of_provinces_counts_inside_the_region() -> None:
    vector = {"options": {"agendas": True}, "agenda": {"grey": "A2"}}
    held = {"bungo": "1A", "chikuzen": "1A", "tosa": "1A", "satsuma": "1A 1B"}
    g = order("attack", "grey", board=held, moves=["A attack satsuma B"], **vector)
    assert g.points == [5, 0]
    held = {"harima": "1A", "chikuzen": "1A", "tosa": "1A", "satsuma": "1A 1B"}
    g = order("attack", "grey", board=held, moves=["A attack satsuma B"], **vector)
    assert g.points == [0, 0]


def test_20_a_modifier_helps_everybody_in_its_region_only() -> None:
    vector = {"options": {"agendas": True}, "agenda": {"orange": "C1"}, "food": [0, 0]}
    assert asked(order("recruit", "grey", moves=["A recruit aki army"], **vector)) == "-"
    g = order("recruit", "orange", moves=["A recruit yamashiro army"], **vector)
    assert "recruit yamashiro army" in offered(g)
    g = position(ask="order", seat="B", order="recruit", region="orange",
                 moves=["B recruit yamashiro army"], **vector)  # fmt: skip
    assert "recruit yamashiro army" in offered(g)


def test_20_the_question_says_what_an_upgrade_costs_here() -> None:
    vector: dict[str, Any] = {
        "options": {"agendas": True},
        "board": {"aki": "1A 2B", "ise": "1A 2B"},
    }
    asks = {"agenda": {"grey": "C1", "orange": "A1"}, **vector}
    costs = [
        order("recruit", "grey", moves=["A recruit aki army"], **asks).stack[-1].resource,
        order("recruit", "orange", moves=["A recruit yamashiro army"], **asks).stack[-1].resource,
        order("attack", "grey", moves=["A attack aki B"], **asks).stack[-1].resource,
        order("attack", "orange", moves=["A attack ise B"], **asks).stack[-1].resource,
    ]
    assert costs == [NOTHING, components.FOOD, components.BUSHIDO, NOTHING]


def test_21_an_agenda_is_scored_once_by_each() -> None:
    vector = {"options": {"agendas": True}, "agenda": {"grey": "B2"}}
    held = {"satsuma": "1A", "bungo": "1A", "aki": "2A"}
    moves = ["A step aki army chikuzen", "A step chikuzen army aki", "A step aki army chikuzen"]
    g = order("move3", "grey", board=held, moves=moves, **vector)
    assert g.points == [3, 0]


CROWD = "[setup]\narmies_per_capital = 7\narmy_limit = 40\n" + "".join(
    f'[[agendas]]\nid = "{label}"\npoints = 2\nneeds = {{ units = 7 }}\n'
    for label in map(components.AGENDA.label, BOX.agendas)
)


def test_21_agendas_are_looked_at_once_when_all_is_laid_out() -> None:
    """With seven armies on each capital everybody fulfils an agenda of seven units at once."""
    for agendas, points in ((True, [8, 8]), (False, [0, 0])):
        options = GAME.read_options(2, {"agendas": agendas, "data": CROWD})
        g, events = GAME.start_told(2, options, KEY)
        assert g.points == points
        keys = [event.key for event in events]
        assert keys.count("agenda") == 8 * agendas
        if agendas:
            assert keys.index("agenda") < keys.index("era")


def test_22_a_tile_that_was_turned_up_works_again() -> None:
    vector = {"options": {"mountains": True}, "tile": {"daisen": "bushido"}}
    moves = ["A explore aki army daisen", "A descend izumo"]
    g = order("move3", "grey", board={"aki": "2A"}, moves=moves, **vector)
    assert g.bushido[0] == 3
    g.stack.clear()
    g = continue_order(g, "move2ship", "grey")
    play_move(g, 0, "explore aki army daisen")
    assert g.bushido[0] == 4


def continue_order(g: Empires, kind: str, region: str) -> Empires:
    begin(g, {"seat": "A", "order": kind, "region": region}, "order")
    return g


def test_23_after_a_retreat_the_second_step_is_still_there() -> None:
    vector = {"options": {"mountains": True}, "tile": {"daisen": "retreat"}}
    g = order(
        "move2ship", "grey", board={"aki": "1A"}, moves=["A explore aki army daisen"], **vector
    )
    assert board(g, "aki") == "1A"
    assert "step aki army izumo" in offered(g)
    assert "explore aki army daisen" not in offered(g)


def test_24_the_recruit_tile_puts_a_normal_army_in_the_province_of_origin() -> None:
    vector = {
        "options": {"mountains": True, "dojos": True},
        "dojo": ["fire", "wind"],
        "tile": {"aso": "recruit"},
        "trained": [1, 1, 0, 0, 0, 0],
        "board": {"satsuma": "1A"},
    }
    g = order("move3", "grey", moves=["A explore satsuma army aso"], **vector)
    assert offered(g) == ["skip", "recruit satsuma army"]
    play_move(g, 0, "recruit satsuma army")
    assert board(g, "satsuma") == "1A"
    assert offered(g) == ["descend bungo", "descend chikuzen"]


def test_25_the_stock_has_no_end() -> None:
    seeds = {"satsuma": "food"}
    g = order("harvest", "grey", board={"satsuma": "1A"}, food=[30, 2], seed=seeds, moves=["A all"])
    assert g.food[0] == 31


def test_26_resources_lie_behind_the_screen_unless_the_table_plays_openly() -> None:
    hidden, seen = make({}), make({"options": {"open_resources": True}})
    assert GAME.view(hidden, 0).food == [2, None]
    assert GAME.view(hidden, -1).bushido == [None, None]
    assert GAME.view(seen, 0).food == [2, 2]


def test_27_the_second_removal_may_hit_another_enemy_in_the_same_province_only() -> None:
    held = {"owari": "1A 1B 1C", "ise": "1A 1B"}
    g = order("attack", "orange", seats=3, board=held, moves=["A attack owari B"])
    assert offered(g) == ["done", "attack owari C"]


def test_28_the_second_recruit_may_go_elsewhere() -> None:
    g = order("recruit", "grey", board={"tosa": "A*"}, moves=["A recruit aki army"])
    assert offered(g) == ["done", "recruit aki army", "recruit tosa army"]


def test_29_three_elites_may_be_in_training() -> None:
    vector = {"options": {"dojos": True}, "dojo": ["fire", "wind"], "food": [5, 5]}
    g = position(ask="place", seat="A", trained=[2, 0, 0, 0, 0, 0], **vector)
    play_move(g, 0, "place build grey-3")
    play_move(g, 0, "skip")
    assert "train elite" in offered(g)
    g = position(ask="place", seat="A", trained=[3, 0, 0, 0, 0, 0], **vector)
    play_move(g, 0, "place build grey-3")
    play_move(g, 0, "skip")
    assert "train elite" not in offered(g)


def test_30_training_comes_after_the_neutral_action() -> None:
    g = position(ask="place", seat="A", options={"dojos": True}, dojo=["fire", "wind"])
    play_move(g, 0, "place build grey-3")
    assert asked(g) == "TakeNeutral"
    play_move(g, 0, "recruit aki army")
    assert asked(g) == "Train"


def test_31_every_recruit_action_may_bring_a_trained_unit() -> None:
    vector = {
        "options": {"dojos": True},
        "dojo": ["earth", "wind"],
        "trained": [1, 2, 0, 0, 0, 0],
        "board": {"harima": "A*"},
    }
    assert "recruit yamashiro archer" in offered(neutral(["recruit"], "orange", **vector))
    g = order("recruit", "orange", moves=["A recruit harima archer"], **vector)
    assert "recruit yamashiro archer" in offered(g)
    assert "recruit harima elite" in offered(order("build", "orange", **vector))
    g = order("recruit", "orange", moves=["A recruit harima elite"], **vector)
    assert asked(g) == "EarthElite"
    assert offered(g) == ["skip", "recruit yamashiro army", "recruit harima army"]


def test_32_powers_stay_in_the_region() -> None:
    held = {"aki": "1B", "harima": "1B", "owari": "1B", "musashi": "1B", "hitachi": "1B"}
    g = arrive("earth", "general", board=held)
    assert offered(g) == ["skip", "clear harima", "clear owari", "clear musashi"]
    g = arrive("fire", "elite", board=held)
    assert offered(g) == ["skip", "attack harima B", "attack owari B"]
    g = arrive("water", "general", board=held, moves=["A skip"])
    assert offered(g) == ["done", "attack harima B", "attack owari B", "attack musashi B"]


def test_33_wind_general_leaves_at_most_one_unit_of_each_player() -> None:
    held = {"owari": "3A 1B 1B.archer", "ise": "2B 1B.archer", "harima": "1C"}
    g = arrive("wind", "general", seats=3, board=held, moves=["A thin"])
    assert offered(g) == ["keep B ise", "keep B owari"]
    play_move(g, 0, "keep B ise")
    places = [board(g, label) for label in ("yamashiro", "owari", "ise", "harima")]
    assert places == ["1A.general", "", "1B.archer", "1C"]


def test_34_fire_general_calls_any_number_from_anywhere() -> None:
    held = {"aki": "1A", "kitami": "2A", "owari": "1A.archer"}
    moves = [
        "A fetch kitami army",
        "A fetch kitami army",
        "A fetch owari archer",
        "A fetch aki army",
    ]
    g = arrive("fire", "general", board=held, supply=[12, 16], moves=moves)
    assert board(g, "yamashiro") == "3A 1A.archer 1A.general"
    assert asked(g) == "-"


def test_35_void_elite_counts_own_tokens_in_any_state() -> None:
    slots = {"orange-1": "B build", "orange-2": "A build", "orange-3": "B harvest up"}
    held = {"owari": "1A 1B"}
    under = {"orange-1": "A move3"}
    g = arrive("void", "elite", board=held, slots=slots, under=under, round=2)
    assert "attack owari B" in offered(g)  # face down
    assert "step owari army ise" in offered(g)  # covered
    assert not [text for text in offered(g) if text.startswith("recruit")]


def test_36_only_an_enemy_castle_counts_for_an_archer() -> None:
    vector: dict[str, Any] = {"options": {"dojos": True}, "dojo": ["fire", "wind"]}
    supply = {"supply": [16, 16]}
    for held, points in (("2A.archer A*", 0), ("2A.archer A* B*", 2), ("2A.archer B*", 2)):
        _, events = play({"ask": "era-end", "board": {"owari": held}, **vector, **supply})
        assert [e.args["points"] for e in events if e.key == "siege"] == [points] * (points > 0)


def test_37_the_remover_chooses_the_owner_freely() -> None:
    vector = {"options": {"dojos": True}, "dojo": ["fire", "wind", "void"], "seats": 3}
    held = {"owari": "1A 1B 1C.general"}
    g = order("attack", "orange", board=held, moves=["A attack owari C"], **vector)
    assert board(g, "owari") == "1A 1B"
    assert g.generals_free[2] == 1


def test_38_any_two_own_units_pay_for_a_castle() -> None:
    vector = {"options": {"dojos": True}, "dojo": ["fire", "wind"]}
    g = order("build", "orange", board={"owari": "1A 1A.archer 1A.general"}, **vector)
    assert offered(g) == [
        "done",
        "build owari army+archer",
        "build owari army+general",
        "build owari archer+general",
    ]
    play_move(g, 0, "build owari archer+general")
    assert board(g, "owari") == "1A A*"
    assert (g.archers_free[0], g.generals_free[0]) == (3, 1)


def test_39_after_the_last_era_nothing_is_taken_back_drawn_or_reordered() -> None:
    g = make({"points": [5, 0], "turn_order": "AB", "slots": {"grey-1": "A build up"}, **ASIDE})
    g.era = 3
    deck = g.deck[:]
    begin(g, {}, "era-end")
    GAME._advance(g)
    assert g.is_over
    assert (g.order, g.deck, g.owner[0]) == ([0, 1], deck, 0)


@pytest.mark.parametrize("seats", [1, 5])
def test_40_two_to_four_seats(seats: int) -> None:
    with pytest.raises(ImpossibleOption, match="refused-seats"):
        GAME.read_options(seats, {})


def test_41_a_placement_cannot_be_passed() -> None:
    g = position(ask="place", seat="A")
    assert {text.split()[0] for text in offered(g)} == {"place"}
    with pytest.raises(NotOnOffer):
        GAME.apply(g, 0, "skip")


def test_42_an_upgrade_without_a_use_is_not_offered() -> None:
    g = order("attack", "orange", board={"owari": "1A 1B"}, moves=["A attack owari B"])
    assert (asked(g), g.bushido[0]) == ("-", 2)
    moves = ["A step aki army harima", "A done"]
    g = order("move2plus", "grey", board={"aki": "1A"}, supply=[15, 16], moves=moves[:1])
    assert (asked(g), g.food[0]) == ("-", 2)


def test_43_the_neutral_tile_offers_the_kinds_of_the_region() -> None:
    vector = {"tile": {"daisen": "neutral"}, "board": {"aki": "1A", "tosa": "1A 1B"}}
    moves = ["A explore aki army daisen"]
    g = order("move3", "grey", moves=moves, options={"mountains": True}, **vector)
    assert "attack tosa B" not in offered(g)
    any_ = {"mountains": True, "mountain_neutral": "any"}
    g = order("move3", "grey", moves=moves, options=any_, **vector)
    assert "attack tosa B" in offered(g)


def test_44_a_lone_done_is_taken_without_asking_a_placement_never() -> None:
    assert asked(order("attack", "orange", board={"owari": "2A"})) == "-"
    step = next(step for step in GAME.steps if step.__name__ == "PlaceOrder")
    assert step not in GAME._lone


def test_45_with_a_free_third_step_a_mountain_is_open_after_one_step() -> None:
    vector = {"agenda": {"grey": "B1"}, "tile": {"daisen": "food"}, "board": {"chikuzen": "1A"}}
    options = {"agendas": True, "mountains": True}
    g = order("move2plus", "grey", options=options, moves=["A step chikuzen army aki"], **vector)
    assert "explore aki army daisen" in offered(g)


def test_46_on_a_mountain_nothing_is_paid_and_nobody_else_walks() -> None:
    vector = {"options": {"mountains": True}, "tile": {"aso": "food"}}
    held = {"satsuma": "2A", "bungo": "1A"}
    g = order("move2plus", "grey", board=held, moves=["A explore satsuma army aso"], **vector)
    assert offered(g) == ["descend bungo", "descend chikuzen"]
    play_move(g, 0, "descend bungo")
    assert offered(g) == ["done", "pay"]
    play_move(g, 0, "pay")
    assert "step satsuma army bungo" in offered(g)
    assert not [text for text in offered(g) if text.startswith("explore")]


def test_47_a_shipping_is_one_change() -> None:
    vector = {"options": {"agendas": True}, "agenda": {"orange": "C1", "grey": "A1"}}
    held = {"harima": "2A", "owari": "3A", "ise": "3A", "aki": "1A"}
    moves = ["A ship harima army+army", "A land aki"]
    g, events = play({"ask": "order", "seat": "A", "order": "move2ship", "region": "orange",
                      "board": held, "supply": [7, 8], "moves": moves, **vector})  # fmt: skip
    assert board(g, "aki") == "3A"
    assert [event.key for event in events].count("shipped") == 1


def test_48_the_removal_order_binds_powers_too() -> None:
    g = arrive("fire", "elite", board={"owari": "1B 1B.archer"}, moves=["A attack owari B"])
    assert board(g, "owari") == "1B.archer"


def test_49_void_general_strikes_where_it_stands() -> None:
    held = {"harima": "2B"}
    g = arrive("void", "general", board=held, moves=["A step yamashiro general harima"])
    assert offered(g) == ["skip", "clear harima"]
    g = arrive("void", "general", board={"yamashiro": "2B"}, moves=["A done", "A clear yamashiro"])
    assert board(g, "yamashiro") == "1A.general"


def test_50_water_elite_drives_one_or_two_to_the_same_province() -> None:
    held = {"yamashiro": "1B 1C"}
    g = arrive("water", "elite", seats=3, board=held, moves=["A drive B army harima"])
    assert offered(g) == ["done", "drive C army harima"]
    play_move(g, 0, "done")
    assert board(g, "yamashiro") == "1A 1C"


def test_51_a_harvest_token_is_all_or_nothing() -> None:
    g = order("harvest", "orange", board={"harima": "1A", "owari": "1A"})
    assert offered(g) == ["done", "all"]


def test_52_a_unit_on_a_mountain_is_out_of_reach_of_powers() -> None:
    vector = {
        "options": {"mountains": True, "dojos": True},
        "dojo": ["fire", "wind"],
        "tile": {"hakusan": "neutral"},
        "trained": [0, 0, 1, 0, 0, 0],
        "supply": [12, 16],
        "board": {"echizen": "1A", "owari": "2A"},
    }
    moves = ["A explore echizen army hakusan", "A recruit yamashiro general"]
    g = order("move3", "orange", moves=moves, **vector)
    assert offered(g) == ["done", "fetch owari army"]
    g = order("move3", "orange", moves=[*moves, "A done"], **vector)
    assert offered(g) == ["descend owari", "descend shinano"]
    g = order("move3", "orange", **{**vector, "dojo": ["wind", "fire"]}, moves=[*moves, "A thin"])
    assert g.explorer is not None
    assert board(g, "owari") == ""


def test_53_recruit_free_is_not_for_the_build_token() -> None:
    vector = {"options": {"agendas": True}, "agenda": {"orange": "C1"}, "board": {"owari": "A*"}}
    assert asked(order("build", "orange", moves=["A recruit owari army"], **vector)) == "-"


def test_54_dojos_are_chosen_openly_in_turn_order_all_different() -> None:
    g = GAME.start(4, GAME.read_options(4, {"dojos": True}), KEY)
    for k, seat in enumerate(g.order):
        assert GAME.deciders(g) == [seat]
        assert len(offered(g)) == 5 - k
        play_move(g, seat, offered(g)[0])
    assert len(set(g.dojo)) == 4


def test_54_dojos_may_be_dealt_at_random_all_different() -> None:
    options = GAME.read_options(3, {"dojos": True, "dojo_choice": "random"})
    dealt = []
    for k in range(20):
        g, events = GAME.start_told(3, options, bytes([k]) * 32)
        assert asked(g) == "ChooseDestiny"
        told = [event.args for event in events if event.key == "took-dojo"]
        assert [args["seat"] for args in told] == ["ABC"[seat] for seat in g.order]
        assert [components.DOJO.number(str(args["dojo"])) for args in told] == [
            g.dojo[seat] for seat in g.order
        ]
        dealt.append(tuple(g.dojo))
    assert all(len(set(dojos)) == 3 for dojos in dealt)
    for seat in range(3):
        assert {dojos[seat] for dojos in dealt} == set(components.DOJO)


def test_55_destiny_cards_multiply_at_the_end_of_the_game_only() -> None:
    vector = {"influence": {"grey": [9, 0]}, "ask": "era-end", **ASIDE}
    g = position(era=1, **vector)
    assert g.points == [0, 0]
    g = position(era=3, played={"grey": 2}, **vector)
    assert g.points == [2 * 3 + 4, 4]


def test_6_the_reasons_say_where_the_points_come_from() -> None:
    vector = {"influence": {"grey": [9, 1], "orange": [4, 0]}, "played": {"grey": 2, "green": 4}}
    g = make({"points": [10, 7], "food": [1, 0], "bushido": [2, 0], **vector})
    outcome = GAME.name_outcome(g)
    assert (outcome.winners, outcome.scores) == ([0], [10, 7])
    assert [(reason.key, reason.args) for reason in outcome.reasons] == [
        ("from-eras", {"seat": "A", "points": 1}),
        ("from-region", {"seat": "A", "region": "grey", "value": 3, "cards": 2, "points": 6}),
        ("from-leftovers", {"seat": "A", "points": 3}),
        ("from-eras", {"seat": "B", "points": 5}),
        ("from-region", {"seat": "B", "region": "grey", "value": 1, "cards": 2, "points": 2}),
        ("from-leftovers", {"seat": "B", "points": 0}),
        ("won-by-points", {"seat": "A", "points": 10}),
    ]


def test_6_the_reasons_of_a_tie_say_every_step() -> None:
    held = {"owari": "2A 2B 3C"}
    vector = {"seats": 3, "points": [5, 5, 5], "board": held, "supply": [14, 14, 13]}
    g = make({**vector, "food": [1, 2, 0], "bushido": [2, 1, 0]})
    reasons = [(r.key, r.args) for r in GAME.name_outcome(g).reasons if "from-" not in r.key]
    assert reasons == [
        ("tied-on-points", {"seats": ["A", "B", "C"], "points": 5}),
        ("tied-on-units", {"seats": ["A", "B"], "count": 2}),
        ("shared", {"seats": ["A", "B"], "count": 3}),
    ]
    g.food[0] = 2
    assert GAME.name_outcome(g).reasons[-1].args == {"seat": "A", "count": 4}
    g.units[components.PROVINCE.number("aki") * 3] = 1
    assert GAME.name_outcome(g).reasons[-1].args == {"seat": "B", "count": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_41_orders_are_laid_in_turn_order_round_and_round(seats: int) -> None:
    """10.1: 14, 21 and 20 placements in an era; nobody covers more than two opponents."""
    rng, g = Random(seats), GAME.start(seats, GAME.options(), KEY)
    laid: list[tuple[int, int]] = []
    order = g.order[:]
    while g.era == 1:
        seat = rng.choice(GAME.deciders(g))
        move = GAME.sample(g, seat, rng)
        if move.verb.name == "place":
            laid.append((g.round, seat))
        GAME.play(g, seat, move)
        assert max(g.covers) <= 2
    each = {2: (4, 3), 3: (4, 3), 4: (3, 2)}[seats]
    assert laid == [
        (k + 1, seat) for k, count in enumerate(each) for _ in range(count) for seat in order
    ]


def test_3_set_up_is_told_in_its_order() -> None:
    everything = {"agendas": True, "mountains": True, "grand_shrines": True, "random_neutral": True}
    options = GAME.read_options(3, {**everything, "dojos": True, "dojo_choice": "random"})
    g, events = GAME.start_told(3, options, KEY)
    counts: dict[str, int] = {}
    for event in events:
        counts[event.key] = counts.get(event.key, 0) + 1
    assert list(counts.items()) == [
        ("dealt", 3),
        ("sown", 1),
        ("turn-order", 1),
        ("agenda-laid", 4),
        ("tiles-laid", 1),
        ("shrine-laid", 7),
        ("neutral-laid", 12),
        ("took-dojo", 3),
        ("era", 1),
    ]
    named = [event.args for event in events]
    assert {"count": 7} in named
    assert {"count": 1} in named
    for region, agenda in enumerate(g.agenda):
        laid = {
            "region": components.REGION.label(region),
            "agenda": components.AGENDA.label(agenda),
        }
        assert laid in named
    for slot in g.box.slots:
        neutral = components.NEUTRAL.label(g.neutral[slot])
        assert {"slot": components.SLOT.label(slot), "neutral": neutral} in named
    for province in g.box.shrines:
        colour = components.COLOUR.label(g.colour[province])
        assert {"province": components.PROVINCE.label(province), "colour": colour} in named


def test_4_an_era_is_told_in_its_order() -> None:
    rng = Random(1)
    g = GAME.start(2, GAME.options(), KEY)
    told: list[Event] = []
    while g.era == 1:
        seat = rng.choice(GAME.deciders(g))
        g, events = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)
        told += events
    marks = ("destiny", "second-round", "era-ends", "drew", "turn-order", "era")
    assert [event.key for event in told if event.key in marks] == [
        "destiny", "destiny", "second-round", "era-ends", "drew", "drew", "turn-order", "era",
    ]  # fmt: skip
    counts = {event.key: event.args["count"] for event in told if event.key in marks[1:3]}
    assert counts == {"second-round": 1, "era-ends": 1}
    second = [event.key for event in told].index("second-round")
    ids = [components.SLOT.label(slot) for slot in g.box.slots]
    laid = [e.args["slot"] for e in told[:second] if e.key == "placed"]
    shown = [e.args["slot"] for e in told[:second] if e.key == "revealed"]
    assert shown == [slot for slot in ids if slot in laid]
    laid += [e.args["slot"] for e in told[second:] if e.key == "placed"]
    shown = [e.args["slot"] for e in told[second:] if e.key in ("revealed", "acts-again")]
    assert shown == [slot for slot in reversed(ids) if slot in laid]
    placed = [event.key for event in told if event.key in ("placed", "second-round")]
    assert placed == ["placed"] * 8 + ["second-round"] + ["placed"] * 6
