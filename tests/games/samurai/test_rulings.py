"""Rulings that are more than one position: exchanges from both ends, games that cannot go on."""

from __future__ import annotations

from typing import Any

import pytest

from kabuto.games.samurai.components import EDO, EMPTY, SETTLEMENT
from tests.games.samurai.notation import write_event
from tests.games.samurai.positions import GAME, make_position, offer_texts, play_texts


def find_exchanges(vector: dict[str, Any]) -> list[tuple[str, str]]:
    """Both halves of every figure exchange on offer."""
    g = make_position(vector)
    firsts = [text for text in offer_texts(g) if text.startswith("swap")]
    return [
        (first, second) for first in firsts for second in offer_texts(play_texts(g, f"A {first}"))
    ]


def turn_round(exchange: tuple[str, str]) -> tuple[str, str]:
    first, second = exchange
    return second.replace("with", "swap"), first.replace("swap", "with")


@pytest.mark.parametrize(("distinct", "count"), [(True, 4), (False, 5)])
def test_T54_A5_A7_each_exchange_is_offered_from_both_ends(distinct: bool, count: int) -> None:
    found = find_exchanges(
        {
            "options": {"figure_exchange_keeps_kinds_distinct": distinct},
            "figures": {"2,0": "helmet", "-4,6": "rice", "-3,4": "helmet+buddha"},
            "empty_others": True,
            "hand": "FX",
        }
    )
    assert len(found) == len(set(found)) == 2 * count
    assert {turn_round(exchange) for exchange in found} == set(found)
    assert (("swap buddha -3,4", "with helmet 2,0") in found) == (not distinct)
    assert all(first.split()[2] != second.split()[2] for first, second in found)  # A7


@pytest.mark.parametrize("seats", GAME.seats)
def test_5_5_both_ends_of_an_exchange_lead_to_the_same_table(seats: int) -> None:
    vector = {"seats": seats, "hand": "FX H2"}
    g = make_position(vector)
    found = find_exchanges(vector)
    assert {turn_round(exchange) for exchange in found} == set(found)
    for exchange in found[::17]:
        ends = [
            play_texts(g, f"A {first}", f"A {second}")
            for first, second in (exchange, turn_round(exchange))
        ]
        assert ends[0] == ends[1]


def test_T22_a_token_counts_for_both_its_settlements_and_after_one_is_emptied() -> None:
    g = make_position({"figures": {"2,0": "helmet"}, "laid": ["A H3 1,0"]})
    choshi = SETTLEMENT.number("2,0")
    assert g.count_influence(choshi, 0) == g.count_influence(EDO, 0) == [3, 0]
    g.figures[choshi] = EMPTY
    assert g.count_influence(EDO, 0) == [3, 0]


def test_section_4_a_game_in_which_nobody_holds_a_token_is_over() -> None:
    g = make_position({"hand": "K1", "supply": "", "out": "B"})
    g = play_texts(g, "A place K1 3,0")
    assert g.is_over
    outcome = GAME.name_outcome(g)
    assert write_event(outcome.reasons[0]) == "end-nobody-can-play"


def test_6_the_outcome_begins_with_what_ended_the_game() -> None:
    g = make_position(
        {
            "options": {"scoring": "kovac"},
            "figures": {"2,0": "rice"},
            "no_other": "rice",
            "laid": ["A H4 1,0"],
            "hand": "R2",
            "aside": [2, 1, 1],
        }
    )
    g.captured = [[3, 0, 0], [2, 2, 1]]
    g = play_texts(g, "A place R2 2,-1")
    outcome = GAME.name_outcome(g)
    assert [write_event(reason) for reason in outcome.reasons] == [
        "end-exhausted figure=rice",
        "end-aside count=4",
        "leads seat=A figure=helmet count=3",
        "leads seat=B figure=buddha count=2",
        "leads-nobody figure=rice",
        "won-by-total seat=B count=5",
    ]
    assert (outcome.winners, outcome.scores) == ([1], [4, 5])
