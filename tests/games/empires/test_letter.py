"""The letter of the source, where our rulings read on: what is drawn, foreseen, played and refused.

The moves themselves are vectors: `the letter` in `tests/vectors/empires.toml`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.bot import rate_slot
from kabuto.games.empires.bot_sketch import POINT, SEED, Sketch
from kabuto.games.empires.components import N_MOVE, PRESETS
from kabuto.games.empires.insight import Insight
from kabuto.games.empires.state import Empires
from kabuto.kernel import NOTHING, SEAT
from kabuto.words.loader import LANGUAGES
from tests.fluent import fill

from .positions import make, position
from .test_bot import wins_of_greedy

LETTER = PRESETS["source"]
REST: dict[str, Any] = {"uncovered_tokens": "rest"}
SLOTS = {"grey-1": "A build up", "orange-1": "A attack", "green-1": "B harvest up"}


def foresee(**vector: Any) -> Insight:
    found: Insight = GAME.insight(GAME.view(position(**vector), 0))
    return found


def name_slots(slots: list[int]) -> list[str]:
    return [components.SLOT.label(slot) for slot in slots]


# --- options ----------------------------------------------------------------------------------


def test_the_preset_is_the_letter_of_every_such_ruling_and_nothing_else() -> None:
    usual = GAME.options()
    letter = GAME.read_options(3, LETTER)
    other = {n for n in usual.__struct_fields__ if getattr(letter, n) != getattr(usual, n)}
    assert other == set(LETTER)


def test_what_was_begun_before_there_was_a_letter_goes_by_our_rulings() -> None:
    written = GAME.position(GAME.start(2, GAME.options(), bytes(32)))
    for name in LETTER:
        del written["state"]["options"][name]
    assert GAME.load(written).options == GAME.options()


# --- 9.19 agendas -----------------------------------------------------------------------------


def draw_agendas(number: int, **options: Any) -> list[int]:
    chosen = GAME.read_options(2, {"agendas": True, **options})
    g = GAME.start(2, chosen, number.to_bytes(32))
    GAME.check(g)
    return [g.agenda[region] for region in g.box.regions]


def has_both_faces(agendas: list[int]) -> bool:
    tiles = make({}).box.agenda_tiles
    return any(sum(face in agendas for face in faces) > 1 for faces in tiles)


def test_19_the_faces_of_a_tile_never_lie_together() -> None:
    drawn = [draw_agendas(number) for number in range(60)]
    assert not any(map(has_both_faces, drawn))
    assert {face for agendas in drawn for face in agendas} == set(make({}).box.agendas)


def test_19_the_letter_any_four_faces_each_once() -> None:
    drawn = [draw_agendas(number, agenda_faces="mixed") for number in range(60)]
    assert all(len(set(agendas)) == 4 for agendas in drawn)
    # 1 - 10 x 8 x 6 x 4 / (10 x 9 x 8 x 7), so nearly two of three
    assert 24 < sum(map(has_both_faces, drawn)) < 54
    assert {face for agendas in drawn for face in agendas} == set(make({}).box.agendas)


def lay_two_alike(faces: str) -> Empires:
    g = make({"options": {"agendas": True, "agenda_faces": faces}, "supply": [16, 16]})
    used = [g.agenda[region] for region in g.box.regions[1:]]
    pairs = [faces for faces in g.box.agenda_tiles if set(faces) & set(used)]
    g.agenda[g.box.regions[0]] = next(face for face in pairs[0] if face not in used)
    return g


def test_19_both_faces_of_a_tile_are_possible_by_the_letter_alone() -> None:
    GAME.check(lay_two_alike("mixed"))
    with pytest.raises(AssertionError, match="both faces"):
        GAME.check(lay_two_alike("apart"))


def test_19_no_agenda_lies_twice() -> None:
    g = make({"options": {"agendas": True, "agenda_faces": "mixed"}, "supply": [16, 16]})
    g.agenda[g.box.regions[0]] = g.agenda[g.box.regions[1]]
    with pytest.raises(AssertionError, match="two regions"):
        GAME.check(g)


# --- invariants -------------------------------------------------------------------------------


def test_11_a_second_castle_in_a_region_is_possible_by_our_ruling_alone() -> None:
    castles = {"owari": "A*", "ise": "B*"}
    GAME.check(make({"board": castles}))
    with pytest.raises(AssertionError, match="second castle"):
        make({"board": castles, "options": {"castle_in_region": "for_all"}})


@pytest.mark.parametrize(("rule", "count"), [("free", 0), ("counts", 1)])
def test_6_what_is_covered_for_oneself_is_in_the_count_or_not(rule: str, count: int) -> None:
    vector = {"slots": {"grey-1": "A build"}, "under": {"grey-1": "A move3"}, "round": 2}
    g = make({**vector, "options": {"own_covering": rule}})
    assert g.covered == [count, 0]
    g.covered[0] = 1 - count
    with pytest.raises(AssertionError, match="covered more"):
        GAME.check(g)


# --- what is foreseen -------------------------------------------------------------------------


def test_5_tokens_that_rest_are_not_to_come() -> None:
    coming = foresee(slots=SLOTS, round=2, options=REST).coming
    assert [(components.SLOT.label(token.slot), token.again) for token in coming] == [
        ("orange-1", False)
    ]
    again = foresee(slots=SLOTS, round=2).coming
    assert name_slots([token.slot for token in again]) == ["green-1", "orange-1", "grey-1"]


def test_5_tokens_are_to_come_in_the_first_round() -> None:
    slots = {"grey-1": "A build", "orange-1": "B attack"}
    coming = foresee(slots=slots, options=REST).coming
    assert name_slots([token.slot for token in coming]) == ["grey-1", "orange-1"]


@pytest.mark.parametrize(("rule", "is_open"), [("free", True), ("counts", False)])
def test_6_openings_are_those_of_the_table(rule: str, is_open: bool) -> None:
    slots, under = {**SLOTS, "orange-2": "A build"}, {"orange-2": "A harvest"}
    openings = foresee(slots=slots, under=under, round=2, options={"own_covering": rule}).openings
    found = name_slots([opening.slot for opening in openings])
    assert ("grey-1" in found) == is_open
    assert "green-1" in found


@pytest.mark.parametrize(("rule", "builds"), [("for_each", ["owari"]), ("for_all", [])])
def test_11_no_castle_is_foreseen_beside_another(rule: str, builds: list[str]) -> None:
    board = {"owari": "2A", "ise": "B*"}
    prospect = foresee(board=board, options={"castle_in_region": rule}).prospects[1]
    assert [components.PROVINCE.label(p) for p in prospect.builds] == builds


# --- what is asked ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", components.NEUTRAL.labels)
def test_10_the_question_tells_whether_one_must(language: str, kind: str) -> None:
    for key in ("ask-TakeNeutral", "wait-TakeNeutral"):
        args: dict[str, object] = {"kinds": kind, "region": "x", "who": "y"}
        said = [fill("empires", language, key, args | {"must": must}) for must in ("true", "false")]
        assert said[0] != said[1]


# --- the bot ----------------------------------------------------------------------------------


def test_the_bot_plays_by_the_letter() -> None:
    modules = {"agendas": True, "mountains": True, "dojos": True}
    assert wins_of_greedy(3, 8, **LETTER, **modules) >= 0.75


def sketch_of(**vector: Any) -> Sketch:
    return Sketch(GAME.view(position(**vector), SEAT.number("A")))


def test_11_the_bot_expects_no_castle_beside_another() -> None:
    vector = {"board": {"owari": "4A", "ise": "B*"}, "pad": "oshima"}
    assert sketch_of(**vector).best_build(1) != 0
    assert sketch_of(**vector, options={"castle_in_region": "for_all"}).best_build(1) == 0


def test_10_the_bot_reckons_with_a_step_that_it_would_not_take() -> None:
    board = {"owari": "1A", "ise": "1B", "yamashiro": "1B", "shinano": "1B", "musashi": "2B"}
    free = sketch_of(board=board)
    bound = sketch_of(board=board, options={"neutral_action": "compulsory"})
    assert free.rate_neutral(N_MOVE, 1) == 0
    assert bound.rate_neutral(N_MOVE, 1) == max(bound.rate_steps(1)) < 0
    assert bound.rate_neutral(N_MOVE, 0) == 0  # nobody to take a step


def rate(label: str, rule: str, **vector: Any) -> int:
    """What the bot thinks of laying a token on a slot."""
    sketch = sketch_of(round=2, options={"uncovered_tokens": rule}, **vector)
    slot = components.SLOT.number(label)
    return rate_slot(sketch, slot, sketch.box.region_of_slot[slot])


def test_5_the_bot_gives_up_nothing_with_a_token_of_its_own_that_rests() -> None:
    vector: dict[str, Any] = {"board": {"satsuma": "1A"}, "slots": {"grey-1": "A harvest up"}}
    lost = rate("grey-1", "rest", **vector) - rate("grey-1", "act_again", **vector)
    assert lost == SEED


def test_5_the_bot_spoils_nothing_where_the_tokens_of_others_rest() -> None:
    slots = {"purple-3": "B build up"}
    spoilt = rate("purple-3", "act_again", slots=slots) - rate("purple-3", "rest", slots=slots)
    assert spoilt == POINT // 2


# --- whatever is played -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_by_the_letter_keep_its_rules(seats: int) -> None:
    rng = Random(seats)
    for number in range(4):
        options = GAME.read_options(seats, {**LETTER, "agendas": True, "dojos": number % 2 == 0})
        g = GAME.start(seats, options, number.to_bytes(32))
        while not g.is_over:
            seat = rng.choice(GAME.deciders(g))
            GAME.play(g, seat, GAME.sample(g, seat, rng))
            GAME.check(g)
            for region in g.box.regions:
                castles = g.castle[region * seats : (region + 1) * seats]
                assert castles.count(NOTHING) >= seats - 1
            assert max(g.under_owner.count(owner) for owner in range(seats)) <= 1
