"""Every ruling of Samurai Spirit (section 9) by its number; A1, A2 and A38 with the set-up."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD,
    FARMSTEAD,
    FARMSTEAD_BACKS,
    HAT,
    KIKUCHIYO,
    LOSE_BARRICADE,
    LOSE_FAMILY,
    LOSE_FARMSTEAD,
    RANDOM_WOUND,
)
from kabuto.games.spirit.round_end import give_bonus
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import SEAT, Over

from .positions import make_position, start_with
from .test_vectors import offers

FOUR = "kikuchiyo gorobei heihachi daisuke"


def play(g: Spirit, *lines: str) -> tuple[Spirit, list[str]]:
    """Plays moves by seat and text; returns the state and the keys of what happened."""
    keys = []
    for line in lines:
        seat, _, text = line.partition(" ")
        g, told = GAME.apply(g, SEAT.number(seat), text)
        GAME.check(g)
        keys += [event.key for event in told]
    return g, keys


def position(samurai: str = FOUR, **vector: Any) -> Spirit:
    return make_position({"samurai": samurai, **vector})[0]


def step(g: Spirit) -> str:
    return type(g.stack[-1]).__name__


def line_of(g: Spirit, seat: int) -> str:
    return " ".join(CARD.label(card) for card in g.line[seat])


def test_a3_backs_of_the_farmsteads() -> None:
    counts = Counter(FARMSTEAD.label(back) for back in FARMSTEAD_BACKS)
    assert counts == {
        "lose_family": 1,
        "lose_farmstead": 1,
        "lose_barricade": 2,
        "random_wound": 2,
    }


def test_a4_the_last_farmstead_ends_the_game_at_once() -> None:
    g, events = make_position(
        {"samurai": FOUR, "at": "end", "farmsteads": 1, "left": {"A": "P1-04 P1-07"}}
    )
    assert g.is_over
    assert g.gone == []
    assert GAME.outcome(g).reasons[0].key == "lost-farmsteads"
    assert GAME.outcome(g).winners == []
    assert [e.key for e in events][-1] == "farmstead-lost"


def test_a5_overcome_without_a_barricade_costs_a_farmstead() -> None:
    g = position(line={"A": "P4-03 P4-06"}, top="L5-07", barricades=0)
    g, _ = play(g, "A fight")
    assert len(g.burnt) == 1


def test_a6_every_card_above_the_kiai_costs_a_barricade() -> None:
    g = position(
        line={"A": "P3-03", "B": "P4-03 P4-06 P2-02"}, top="P3-10", samurai="kyuzo gorobei"
    )
    assert step(g) == "TurnReserve"
    g, _ = play(g, "A done")
    assert g.barricades == 3


def test_a6_becoming_an_animal_above_the_kiai_costs_nothing() -> None:
    g = position(line={"A": "P4-03 P4-06 B6-01 P1-06"}, wounded="A", barricades=5)
    assert g.animal[0]
    assert g.is_overcome(0)
    assert g.barricades == 5


def test_a7_any_farmstead_may_burn() -> None:
    burnt = set()
    for seed in range(80):
        g = start_with(FOUR.split())
        g.key = Random(seed).randbytes(32)
        g.lose_farmstead()
        burnt |= set(g.burnt)
    assert burnt == set(range(6))


def test_a8_the_round_ends_when_a_ninja_takes_the_last_raider() -> None:
    g = position(line={"A": "B6-01"}, stack=1, full="ABCD", round=3, barricades=6)
    assert g.is_over  # the second ninja, the action: dropped
    assert GAME.outcome(g).winners == [0, 1, 2, 3]


def test_a8_the_round_ends_when_support_takes_the_last_raider() -> None:
    g = position(stack=1, full="ABCD")
    g, _ = play(g, "A support C")
    assert g.round == 2


def test_a9_who_emptied_the_stack_with_an_arrow_was_last() -> None:
    g = position(line={"A": "P3-03"}, top="P1-13", stack=1, full="ABCD", turn="A")
    assert g.round == 2
    assert g.start == 2  # B drew, so C begins


def test_a9_otherwise_the_active_samurai_was_last() -> None:
    g = position(stack=1, full="ABCD", turn="B")
    g, _ = play(g, "B support A")
    assert g.start == 2


def test_a9_gorobeis_kiai_in_anothers_turn() -> None:
    g = position(
        "heihachi gorobei kikuchiyo daisuke",
        line={"A": "P3-03", "B": "P4-03 P2-02"},
        top="P3-10",
        stack=2,
        full="ABCD",
    )
    g, _ = play(g, "B use")
    assert (g.round, g.start) == (2, 1)


def test_a10_the_first_card_goes_also_when_the_effect_is_declined() -> None:
    g = position(line={"A": "P4-03 P3-06"}, top="P3-02", full="A")
    g, keys = play(g, "A fight", "A decline")
    assert line_of(g, 0) == "P3-06 P3-02"
    assert "first-discarded" in keys


def test_a11_a_token_stays_away_over_the_end_of_a_round() -> None:
    g = position(passed="BCD", full="ABCD", token={"B": "C", "D": "A"})
    g, _ = play(g, "A pass")
    assert g.round == 2
    assert g.token_at[1] == 2
    assert g.token_at[3] == 3  # the active samurai's went home


def test_a12_a_token_received_in_ones_own_turn_gives_nothing() -> None:
    g = position(
        "kyuzo gorobei heihachi daisuke",
        line={"A": "P4-03 P2-02"},
        left={"A": "P1-07"},
        top="P3-06 P4-06",
    )
    g, keys = play(g, "A fight", "A use", "A lend C A")
    assert g.token_at[2] == 2
    assert "token-home" in keys
    assert GAME.deciders(g) == [1]


def test_a13_a_samurai_who_has_passed_can_be_healed_and_wounded() -> None:
    g = position(
        "heihachi gorobei kikuchiyo daisuke",
        line={"A": "P4-03 P4-06"},
        animal="A",
        wounded="C",
        passed="C",
        top="P3-06",
    )
    g, _ = play(g, "A fight", "A confront", "A use", "A heal C")
    assert not g.wounded[2]


def test_a13_passed_samurai_are_out_of_reach() -> None:
    g = position(
        "daisuke gorobei kikuchiyo heihachi",
        line={"A": "P4-03 P1-07", "C": "P2-02"},
        passed="C",
        top="P3-06",
    )
    g, _ = play(g, "A fight")
    assert offers(g) == ["confront", "defend", "give B", "give D"]
    g, _ = play(g, "A confront", "A use")
    assert not any("C" in text.split() for text in offers(g))


def test_a14_no_kiai_at_the_end_of_a_round() -> None:
    line = {"A": "P4-03 P4-06 L5-07"}
    _, events = make_position({"samurai": FOUR, "at": "end", "line": line, "wounded": "A"})
    assert "transformed" in [event.key for event in events]
    assert "kiai" not in [event.key for event in events]


def test_a15_a_card_taken_away_fires_a_kiai() -> None:
    g = position(line={"A": "P1-02 P4-03 P2-02", "B": "P4-06 L5-07 P3-02"}, top="P3-06", full="A")
    g, _ = play(g, "A fight", "A use", "A strike B")
    assert step(g) == "UseKiai"
    assert GAME.deciders(g) == [1]
    assert g.total[1] == 9


def test_a16_one_kiai_is_finished_before_the_next() -> None:
    g = position(
        animal="A",
        line={"A": "P4-03 L5-07 P1-02", "B": "P4-06 L5-01 P1-07", "C": "P4-12 P4-08 P3-02"},
        top="P3-06",
        full="A",
    )
    g, _ = play(g, "A fight", "A use", "A strike B", "A strike C")
    assert GAME.deciders(g) == [1]
    assert line_of(g, 0) == "L5-07 P1-02 P3-06"
    g, _ = play(g, "B decline")
    assert GAME.deciders(g) == [2]
    g, _ = play(g, "C decline")
    assert step(g) == "FightAgain"


def test_a17_a_redrawn_card_is_kept_and_played() -> None:
    g = position(
        "katsushiro kyuzo gorobei heihachi",
        token={"B": "A", "D": "A"},
        line={"A": "P2-02"},
        top="P4-03 P2-07",
    )
    g, _ = play(g, "A fight")
    assert offers(g) == ["confront", "defend", "give B", "give D", "under"]
    g, _ = play(g, "A under")
    assert offers(g) == ["confront", "defend"]


def test_a18_no_redraw_from_an_empty_stack() -> None:
    g = position("katsushiro kyuzo gorobei heihachi", top="P3-06", stack=1)
    g, _ = play(g, "A fight")
    assert offers(g) == ["confront", "defend"]


def test_a19_a_card_is_not_given_back() -> None:
    g = position("heihachi kyuzo gorobei daisuke", token={"D": "A"}, top="P3-06")
    g, _ = play(g, "A fight", "A give D")
    assert offers(g) == ["confront", "defend", "give C"]


def test_a20_gifts_pile_up_out_of_turn_but_the_parity_fits() -> None:
    g = position("heihachi daisuke gorobei kyuzo", token={"B": "A"}, top="P3-06 P4-03")
    g, _ = play(g, "A fight", "A give B")
    assert offers(g) == ["confront", "defend", "give C"]
    g, _ = play(g, "B give C", "C defend", "B pass", "C pass", "D pass")
    g, _ = play(g, "A fight")
    assert offers(g) == ["confront", "defend"]  # the neighbours have passed


def test_a20_an_even_card_stays_with_daisuke() -> None:
    g = position("heihachi daisuke gorobei kyuzo", top="P4-03")
    g, _ = play(g, "A fight", "A give B")
    assert offers(g) == ["confront", "defend"]


def test_a21_overcome_in_the_first_of_two_fights() -> None:
    g = position(line={"A": "P4-03 P4-06"}, top="L5-07")
    g, _ = play(g, "A fight")
    assert g.is_overcome(0)
    assert offers(g) == ["stop", "fight"]


def test_a22_daisukes_card_goes_back_only_to_the_left() -> None:
    g = position(
        "daisuke gorobei kikuchiyo heihachi",
        line={"A": "P4-03 P1-07", "B": "P2-02", "C": "P4-13"},
        top="P3-06",
    )
    g, _ = play(g, "A fight", "A confront", "A use")
    assert "move B B" in offers(g)
    assert "move C C" not in offers(g)
    g, _ = play(g, "A move B B")
    assert g.total[1] == 0
    assert CARD.label(g.left[HAT][1]) == "P2-02"


def test_a23_a_moved_card_is_not_drawn() -> None:
    g = position(
        "daisuke kyuzo kikuchiyo heihachi",
        line={"A": "P4-03 P1-07", "B": "P2-02", "C": "P2-07"},
        top="P3-06",
    )
    g, _ = play(g, "A fight", "A confront", "A use", "A move C B")
    assert offers(g) == ["right", "left"]


def test_a24_no_defend_also_forbids_daisukes_card() -> None:
    g = position(
        "daisuke kyuzo kikuchiyo heihachi",
        line={"A": "P4-03 P1-04", "B": "P2-02"},
        top="P3-06",
    )
    g, _ = play(g, "A fight", "A confront", "A use")
    assert "move A A" not in offers(g)
    g, _ = play(g, "A move B A")
    assert line_of(g, 0) == "P1-04 P3-06 P2-02"


def test_a25_an_ignore_talent_works_until_no_talent_has_struck() -> None:
    g = position("gorobei kyuzo kikuchiyo heihachi", line={"A": "B6-05"})
    g, _ = play(g, "A first no_talent", "A suffer")
    assert g.wounded[0]
    assert step(g) == "ChooseAction"


def test_a26_the_bonus_heals_one_of_the_wounded() -> None:
    healed = set()
    for seed in range(30):
        g = start_with(FOUR.split())
        g.key = Random(seed).randbytes(32)
        g.wounded = [False, True, False, True]
        give_bonus(g, 0)
        assert sum(g.wounded) == 1
        healed |= {seat for seat in (1, 3) if not g.wounded[seat]}
    assert healed == {1, 3}


def find_start(seed_of: list[int], difficulty: str = "hard", **village: object) -> Spirit:
    """A game whose next farmsteads bear the backs wanted, found by trying keys."""
    for seed in range(20_000):
        g = start_with(FOUR.split(), difficulty=difficulty)
        g.key = Random(seed).randbytes(32)
        for name, value in village.items():
            setattr(g, name, value)
        trial = GAME.copy(g)
        try:
            trial.lose_barricade()
        except Over:
            continue
        if [trial.farmsteads[place] for place in trial.burnt[len(g.burnt) :]] == seed_of:
            return g
    raise AssertionError("no such start")


def test_a27_a_burning_farmstead_may_wound_anybody() -> None:
    struck = set()
    for seed in range(60):
        g = start_with(FOUR.split(), difficulty="hard")
        g.key = Random(seed).randbytes(32)
        g.farmsteads.sort()
        g.burnt = [place for place, back in enumerate(g.farmsteads) if back != RANDOM_WOUND][:3]
        g.passed = [True, False, False, True]
        g.lose_farmstead()
        struck |= set(g.struck)
    assert struck == {0, 1, 2, 3}


def test_vector_33_a_chain_of_farmsteads() -> None:
    g = find_start([LOSE_BARRICADE, RANDOM_WOUND], barricades=0, burnt=[])
    g.lose_barricade()
    assert len(g.find_farmsteads()) == 4
    assert sum(g.wounded) == 1


def test_5_5_a_farmstead_takes_another_or_a_family_with_it() -> None:
    g = find_start([LOSE_FARMSTEAD, LOSE_FAMILY], barricades=0)
    g.lose_barricade()
    assert len(g.find_families()) == 2


def test_5_5_no_penalty_on_normal() -> None:
    g = find_start([LOSE_FAMILY], "normal", barricades=0)
    g.lose_barricade()
    assert len(g.find_families()) == 3


def test_a29_enough_dolls_also_with_more_samurai() -> None:
    for seed in range(100):
        options = GAME.read_options(3, {"reserve": True, "difficulty": "easy"})
        GAME.check(GAME.start(3, options, Random(seed).randbytes(32)))


def test_a30_one_point_if_nobody_is_wounded() -> None:
    g = start_with(FOUR.split())
    assert GAME.insight(GAME.view(g, 0)).score == 10
    g.wounded[2] = True
    assert GAME.insight(GAME.view(g, 0)).score == 9


def test_a31_known_raiders_stay_known_in_the_block() -> None:
    g = position(passed="BCD", full="ABCD", known=2, top="P3-06 P1-07", stack=4, intruders="P2-07")
    events = GAME.apply(g, 0, "pass")[1]
    shown = [e.args["card"] for e in events if e.key in ("revealed", "bonus-intruder")]
    assert shown[:2] == ["P3-06", "P1-07"]
    assert shown[-1] == "P2-07"


def test_a32_the_backs_are_hidden() -> None:
    g = start_with(FOUR.split(), difficulty="hard")
    assert set(GAME.view(g, 0).farmsteads) == {-1}
    g.lose_farmstead()
    known = [back for back in GAME.view(g, 0).farmsteads if back >= 0]
    assert known == [g.farmsteads[place] for place in g.burnt]


def test_a33_the_receiver_chooses_the_side_the_resolver_everything_else() -> None:
    g = position(
        "daisuke kyuzo kikuchiyo heihachi", line={"A": "P4-03 P1-07", "C": "P2-07"}, top="P3-06"
    )
    g, _ = play(g, "A fight", "A confront", "A use")
    assert GAME.deciders(g) == [0]
    g, _ = play(g, "A move C B")
    assert GAME.deciders(g) == [1]
    lend = position("kyuzo daisuke kikuchiyo heihachi", line={"A": "P4-03 P2-02"}, top="P3-06")
    lend, _ = play(lend, "A fight", "A confront", "A use")
    assert GAME.deciders(lend) == [0]
    assert "lend B C" in offers(lend)


def test_a34_each_symbol_is_ignored_separately() -> None:
    g = position("gorobei kyuzo kikuchiyo heihachi", line={"A": "B6-03"}, barricades=5)
    g, _ = play(g, "A ignore", "A suffer")
    assert g.barricades == 4


def test_a35_who_lends_his_token_keeps_his_talent() -> None:
    g = position(token={"A": "B"}, top="P3-06")
    g, _ = play(g, "A fight", "A confront")
    assert step(g) == "FightAgain"
    assert KIKUCHIYO in g.talents


def test_a36_the_last_card_on_the_right_strikes_not_one_on_the_left() -> None:
    g = position(left={"A": "P1-06"}, line={"A": "P1-07"})
    assert not g.wounded[0]
    assert step(g) == "ChooseAction"


def test_a37_stalling_is_allowed() -> None:
    g = position(
        "kyuzo gorobei kikuchiyo heihachi",
        passed="BCD",
        full="A",
        line={"A": "P1-13 B6-04"},
        top="P1-07",
        stack=2,
        discard=3,
    )
    for _ in range(2):
        g, _ = play(g, f"A {offers(g)[1]}", "A fight")
        if "discard" in offers(g):
            g, _ = play(g, "A discard")
    assert g.round == 3


def test_a39_a_reserve_talent_works_out_of_turn() -> None:
    g = position(
        "heihachi gorobei kanbei", options={"reserve": True}, top="P2-07", line={"B": "P2-02"}
    )
    g, _ = play(g, "A done", "A pass", "B turn kyuzo", "B done", "B fight")
    assert offers(g) == ["confront", "defend", "discard"]
    again = position(
        "heihachi gorobei kanbei", options={"reserve": True}, line={"B": "P2-02"}, top="P2-07"
    )
    again.in_force = [(1, 5)]
    again.reserve.remove(5)
    again.reserve_used.append(5)
    again, _ = play(again, "A done", "A fight", "A give B")
    assert offers(again) == ["confront", "defend", "discard"]


def test_a39_a_borrowed_token_does_not_work_out_of_turn() -> None:
    g = position(
        "heihachi gorobei kyuzo daisuke", token={"C": "B"}, line={"B": "P2-02"}, top="P2-07"
    )
    g, _ = play(g, "A fight", "A give B")
    assert offers(g) == ["confront", "defend"]


@pytest.mark.parametrize(("count", "left"), [(0, 0), (1, 0), (3, 1)])
def test_a40_as_much_as_possible_is_done(count: int, left: int) -> None:
    g = position(
        "kanbei gorobei kyuzo daisuke",
        line={"A": "P2-02 P4-03"},
        intruder_count=count,
        top="P3-06",
        full="A",
    )
    g, _ = play(g, "A fight", "A use")
    assert len(g.intruders) == left
    assert line_of(g, 0) == "P4-03 P3-06"
    assert not g.wounded[0]


def test_5_3_heihachis_animal_may_decline_the_barricade_alone() -> None:
    vector = {"line": {"A": "P4-03 P4-06"}, "animal": "A", "wounded": "C", "top": "P3-06"}
    g = position("heihachi gorobei kikuchiyo daisuke", **vector)
    g, _ = play(g, "A fight", "A confront")
    assert offers(g) == ["decline", "use", "heal-only"]
    g, keys = play(g, "A heal-only", "A heal C")
    assert g.barricades == 5
    assert not g.wounded[2]
    assert line_of(g, 0) == "P4-06 P3-06"
    assert "barricade-added" not in keys


def test_5_3_heihachis_human_face_heals_nobody() -> None:
    g = position("heihachi gorobei kikuchiyo daisuke", line={"A": "L5-07"}, top="P3-06")
    g, _ = play(g, "A fight", "A confront")
    assert offers(g) == ["decline", "use"]


def test_a27_each_burning_farmstead_wounds_one_more() -> None:
    pairs = set()
    for seed in range(40):
        g = start_with(FOUR.split(), difficulty="hard")
        g.key = Random(seed).randbytes(32)
        g.farmsteads.sort()
        g.burnt = [place for place, back in enumerate(g.farmsteads) if back != RANDOM_WOUND]
        g.farmsteads[g.burnt.pop()] = RANDOM_WOUND
        g.lose_farmstead()
        g.lose_farmstead()
        first, second = g.struck
        pairs.add((first, second))
        wounds = Counter(g.struck)
        assert [2 * a + w for a, w in zip(g.animal, g.wounded, strict=True)] == [
            wounds[seat] for seat in range(4)
        ]
    assert len(pairs) > 8
