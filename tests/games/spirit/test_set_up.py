"""Set-up, options and scores of Samurai Spirit."""

import tomllib
from collections import Counter
from importlib import import_module
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD,
    CARD_RANK,
    EIGHTH_BOSS,
    FAMILY,
    HAS_FLAMES,
    IS_DOLL,
    PENALTIES,
    PENALTY,
    PLUNDERER,
    PLUNDERERS,
    SAMURAI,
    VALUE,
)
from kabuto.games.spirit.round_end import Intruders
from kabuto.games.spirit.set_up import count_off, set_up
from kabuto.games.spirit.state import Options
from kabuto.games.spirit.turn import StartRound
from kabuto.kernel import EVERYBODY, ImpossibleOption, Stack

from .deep import SEATS, start_in_round
from .facts import describe
from .positions import KEY, start_with

VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/spirit.toml").read_text())
SETUP = tomllib.loads(files("kabuto.games.spirit").joinpath("data/setup.toml").read_text())
NUMBERS = [
    pytest.param(level, int(seats), row, id=f"{level}-{seats}")
    for level, rows in VECTORS["set_up"].items()
    for seats, row in rows.items()
]


@pytest.mark.parametrize(("level", "seats", "row"), NUMBERS)
def test_barricades_and_raiders(level: str, seats: int, row: list[int]) -> None:
    barricades, *stacks = row
    for number, size in enumerate(stacks, 1):
        g = start_in_round(number, seats, {"difficulty": level}, Random(number))
        assert len(g.raiders) == size
        assert g.barricades == g.cap == barricades
        assert not g.discard
        assert not g.intruders
        assert len(g.find_farmsteads()) == 6
        assert len(g.find_families()) == 3


def test_the_plunderers_are_the_same_in_all_rounds() -> None:
    first = start_with(["kyuzo", "kanbei", "daisuke", "gorobei"])
    plunderers = sorted(first.raiders)
    assert all(CARD_RANK[card] == PLUNDERER for card in plunderers)
    third = start_in_round(3, 4, {}, Random(1))
    held = [card for card in third.raiders if CARD_RANK[card] == PLUNDERER]
    assert sorted(held) == [c for c in PLUNDERERS if c not in third.box]
    assert Counter(CARD_RANK[card] for card in third.raiders) == {0: 28, 1: 4, 2: 4}


def test_two_samurai_have_a_reserve_and_dolls() -> None:
    for seed in range(200):
        options = GAME.read_options(2, {})
        g = GAME.start(2, options, Random(seed).randbytes(32))
        assert sum(IS_DOLL[card] for card in g.raiders) >= 2
        assert len(g.reserve) == 5
        assert (g.barricades, len(g.raiders)) == (4, 14)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_authors_note_gives_a_reserve_to_more(seats: int) -> None:
    g = GAME.start(seats, GAME.read_options(seats, {"reserve": True}), KEY)
    assert len(g.reserve) == 7 - seats
    assert type(g.stack[-1]).__name__ == "TurnReserve"
    without = GAME.start(seats, GAME.read_options(seats), KEY)
    assert not without.reserve


def test_seven_samurai_leave_no_reserve() -> None:
    g = GAME.start(7, GAME.read_options(7, {"reserve": True}), KEY)
    assert not g.reserve
    assert not g.options.reserve


@pytest.mark.parametrize("seats", SEATS)
def test_the_options_of_a_game_say_whether_there_is_a_reserve(seats: int) -> None:
    for asked in (False, True):
        g = GAME.start(seats, GAME.read_options(seats, {"reserve": asked}), KEY)
        assert GAME.view(g, 0).options.reserve == bool(g.reserve)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_fits_every_number_of_samurai(preset: str, seats: int) -> None:
    chosen = GAME.presets[preset]
    options = GAME.read_options(seats, chosen)
    assert {name: getattr(options, name) for name in chosen} == chosen


def test_alone_one_has_a_reserve() -> None:
    assert SETUP["variant"][0]["mandatory_in_solo"] is GAME.presets["solo"]["reserve"] is True


def test_a28_what_is_not_asked_for_is_as_printed() -> None:
    reserve, *_ = SETUP["variant"]
    assert Options().reserve_duration == reserve["duration"] == "round"
    assert Options().difficulty == SETUP["limits"]["default_difficulty"] == "normal"


def test_a38_samurai_are_dealt_unless_the_host_sets_them() -> None:
    dealt = set()
    for seed in range(100):
        options = GAME.read_options(3, {"samurai_b": "kyuzo"})
        g = GAME.start(3, options, Random(seed).randbytes(32))
        assert SAMURAI.label(g.samurai[1]) == "kyuzo"
        assert len(set(g.samurai)) == 3
        dealt |= {g.samurai[0], g.samurai[2]}
    assert len(dealt) == 6


def test_a38_no_samurai_twice() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(4, {"samurai_a": "kyuzo", "samurai_b": "dealt", "samurai_c": "kyuzo"})
    assert refused.value.args_by_name == {
        "option": "samurai_c",
        "value": "kyuzo",
        "allowed": ["dealt", *(name for name in SAMURAI.labels if name != "kyuzo")],
    }
    two = GAME.read_options(2, {"samurai_a": "kyuzo", "samurai_c": "kyuzo"})
    assert (two.samurai_a, two.samurai_c) == ("kyuzo", "kyuzo")


def test_nothing_is_on_that_is_not_asked_for() -> None:
    assert not Options().reserve
    assert not Options().eighth_boss
    assert {getattr(Options(), f"samurai_{letter}") for letter in "abcdefg"} == {"dealt"}


def test_everything_is_shuffled() -> None:
    games = [GAME.start(4, Options(), Random(seed).randbytes(32)) for seed in range(60)]
    assert len({tuple(g.farmsteads) for g in games}) > 30
    assert {tuple(g.families) for g in games} == set(permutations(FAMILY))
    assert {card for g in games for card in g.raiders} == set(PLUNDERERS)
    assert len({tuple(g.raiders) for g in games}) == 60
    assert all(g.raiders != sorted(g.raiders) for g in games)
    assert len({tuple(g.samurai) for g in games}) > 50


def test_a29_a_first_stack_is_dealt_anew_until_it_has_enough_dolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(import_module(set_up.__module__), "MIN_DOLLS", 8)
    for seed in range(40):
        g = set_up(2, Options(), Random(seed).randbytes(32))
        stack = count_off(g)
        assert len(set(stack)) == len(stack) == 14
        assert sum(IS_DOLL[card] for card in stack) >= 8


def test_any_seat_may_begin() -> None:
    begins = {GAME.start(5, GAME.options(), Random(s).randbytes(32)).start for s in range(60)}
    assert begins == set(range(5))


def test_the_promo_card_joins_only_when_asked() -> None:
    with_it = [start_in_round(3, 7, {"eighth_boss": True}, Random(s)) for s in range(40)]
    without = [start_in_round(3, 7, {}, Random(s)) for s in range(10)]
    assert {EIGHTH_BOSS in g.raiders for g in with_it} == {True, False}
    assert not any(EIGHTH_BOSS in g.raiders for g in without)
    assert all(sum(CARD_RANK[card] == 2 for card in g.raiders) == 7 for g in with_it)


def test_a1_two_bosses_bear_the_same_symbol_twice() -> None:
    doubles = {CARD.label(c): p for c, p in enumerate(PENALTIES) if len(p) == 2 and p[0] == p[1]}
    assert {card: PENALTY.label(p[0]) for card, p in doubles.items()} == {
        "B6-01": "ninja",
        "B6-03": "fire",
    }


def test_a2_each_value_has_the_same_penalties_but_for_the_special_one() -> None:
    for value in range(1, 5):
        mine = [c for c in PLUNDERERS if VALUE[c] == value]
        special = {1: "ninja", 2: "ninja", 3: "arrow_left", 4: "arrow_right"}[value]
        counts = Counter(PENALTY.label(p) for card in mine for p in PENALTIES[card])
        assert counts == {"fire": 3, "wound": 3, "no_defend": 1, "no_support": 1, special: 3}
        assert sum(not PENALTIES[card] for card in mine) == 2
        assert sum(HAS_FLAMES[card] for card in mine) == 6


@pytest.mark.parametrize("case", VECTORS["score"], ids=lambda c: c["grade"])
def test_scores(case: dict[str, Any]) -> None:
    g = start_with(["kyuzo", "kanbei", "daisuke", "gorobei"], difficulty=case["difficulty"])
    g.round = 3
    g.burnt = list(range(6 - case["farmsteads"]))
    g.gone = list(range(3 - case["families"]))
    g.wounded = [seat < case["wounded"] for seat in range(4)]
    g.animal = [True, False, True, False]
    g.stack = Stack([Intruders(0)])
    GAME._advance(g)
    outcome = GAME.outcome(g)
    assert outcome.winners == [0, 1, 2, 3]
    assert outcome.scores == [case["score"]] * 4
    assert outcome.reasons[0].args["grade"] == case["grade"]


def test_everybody_sees_everything_when_it_is_over() -> None:
    g = start_with(["kyuzo", "kanbei"])
    assert set(GAME.view(g, 0).raiders) == {-1}
    assert GAME.view(g, EVERYBODY).raiders == g.raiders
    assert GAME.view(g, EVERYBODY).box == g.box


def test_all_seats_see_the_same() -> None:
    for seats in SEATS:
        g = GAME.start(seats, GAME.options(), KEY)
        assert all(GAME.view(g, seat) == GAME.view(g, -1) for seat in range(seats))


def test_nothing_has_happened_before_the_set_up() -> None:
    g = set_up(4, Options(), KEY)
    assert describe(g) == {
        "over": [],
        "round": 0,
        "barricades": 6,
        "cap": 6,
        "farmsteads": 6,
        "families": 3,
        "families_known": False,
        "struck": "",
        "fallen": "-",
        "stack": 0,
        "known": "",
        "intruders": 0,
        "known_intruders": "",
        "ages": "",
        "discard": [],
        "last_discard": 0,
        "box": 67,
        "met": [],
        "inside": "",
        "shuffles": 0,
        "held": "-",
        "last_taker": "-",
        "start": "-",
        "active": "-",
        "steps": ["SetUp"],
        "talents": "",
        "flags": [],
        "animal": "",
        "wounded": "",
        "passed": "",
        "queue": "",
        "resolving": "-",
        "reserve": "",
        "reserve_used": "",
        "in_force": [],
        "line": dict.fromkeys("ABCD", ""),
        "total": dict.fromkeys("ABCD", 0),
        "kiai": describe(g)["kiai"],
        "left": dict.fromkeys("ABCD", ""),
        "token": {letter: letter for letter in "ABCD"},
    }
    assert [step.round for step in g.stack if isinstance(step, StartRound)] == [3, 2, 1]
