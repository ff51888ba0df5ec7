"""The greedy player of Samurai: strong enough, and sensible in plain positions."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from kabuto.bots.arena import Match, play_game, play_match
from kabuto.games.samurai.bot import greedy
from kabuto.kernel import SEAT

from .positions import GAME, make_position


def wins_of_greedy(seats: int, games: int, **options: Any) -> float:
    """The share of the games that the greedy bots win against as many random ones."""
    match = Match(
        GAME, seats, GAME.read_options(seats, options), ("greedy", "random"), "3", rotate=True
    )
    *_, tally = play_match(match, games)
    return float(tally.wins_by_bot["greedy"] / games)


def test_wins_nearly_always_against_random_with_two() -> None:
    assert wins_of_greedy(2, 40) >= 0.9


@pytest.mark.parametrize("seats", [3, 4])
def test_wins_mostly_with_more_seats(seats: int) -> None:
    assert wins_of_greedy(seats, 10) >= 0.8


@pytest.mark.parametrize(
    "options",
    [
        {"capture_timing": "after_placing", "token_exchange_target": "own_land"},
        {"game_end": "empty_board", "captured_open": True},
        {"scoring": "degann", "figure_exchange_keeps_kinds_distinct": False},
        {"scoring": "kovac", "starting_hand": "random", "figure_placement": "random"},
    ],
)
def test_wins_mostly_under_every_option(options: dict[str, Any]) -> None:
    assert wins_of_greedy(2, 10, **options) >= 0.8


def test_thinks_a_few_milliseconds_at_most() -> None:
    match = Match(GAME, 4, GAME.read_options(4), ("greedy",), "1")
    start = process_time()
    _, decisions = play_game(match, 0)
    assert (process_time() - start) / decisions < 0.005


def choose_in(vector: dict[str, Any]) -> str:
    g = make_position(vector)
    seat = SEAT.number(vector.get("turn", "A"))
    return greedy(GAME.sight(g, seat, Random(1))).text


CHOSHI: dict[str, Any] = {"figures": {"2,0": "helmet"}, "empty_others": True, "turn": "A"}
CHOSHI_AND_FAR = {**CHOSHI, "figures": {"2,0": "helmet", "-9,9": "rice", "0,0": "buddha"}}


def test_takes_what_can_be_taken_with_the_token_that_is_enough() -> None:
    vector = {"figures": {"2,0": "helmet"}, "hand": "H3 H4 B4 R4 S1", "laid": ["B H2 1,0"]}
    assert choose_in(vector) == "place H3 2,-1"


def test_does_not_close_a_ring_for_a_rival() -> None:
    chosen = choose_in({**CHOSHI_AND_FAR, "hand": "B2 S1", "laid": ["B H4 1,0"]})
    assert chosen not in ("place B2 2,-1", "place S1 2,-1")


def test_plays_the_ship_before_the_token_that_closes_the_ring() -> None:
    chosen = choose_in({**CHOSHI, "hand": "H3 K1", "laid": ["B H3 1,0"]})
    assert chosen in ("place K1 3,0", "place K1 3,-1", "place K1 1,1", "place K1 2,1")


def test_ends_the_turn_rather_than_waste_a_ship() -> None:
    g = make_position({**CHOSHI_AND_FAR, "hand": "H4 K1 K1 K2", "laid": ["B H2 1,0"]})
    g, _ = GAME.apply(g, 0, "place H4 2,-1")
    assert g.captured[0] == [1, 0, 0]
    assert greedy(GAME.sight(g, 0, Random(1))).text == "end"


def test_plays_both_halves_of_an_exchange_of_tokens() -> None:
    """A token by emptied settlements is lifted and takes the helmet."""
    laid = ["A H4 -8,8", "A S1 -5,5", "B H2 1,0"]
    emptied = {"-9,9": "-", "-8,7": "-", "2,0": "helmet"}
    g = make_position({"figures": emptied, "hand": "TX", "laid": laid})
    first = greedy(GAME.sight(g, 0, Random(1))).text
    assert first == "lift -8,8"
    g, _ = GAME.apply(g, 0, first)
    assert greedy(GAME.sight(g, 0, Random(1))).text == "relay 2,-1"


def test_plays_both_halves_of_an_exchange_of_figures() -> None:
    """Choshi is sure to be A's once it holds the kind that decides."""
    g = make_position({**CHOSHI_AND_FAR, "hand": "FX", "laid": ["A B4 1,0"]})
    first = greedy(GAME.sight(g, 0, Random(1))).text
    g, _ = GAME.apply(g, 0, first)
    second = greedy(GAME.sight(g, 0, Random(1))).text
    assert {first, second} == {"swap buddha 0,0", "with helmet 2,0"}


def test_begins_with_a_token_of_every_kind() -> None:
    g = GAME.start(2, GAME.read_options(2), bytes(32))
    chosen = []
    for _ in range(5):
        move = greedy(GAME.sight(g, 0, Random(1)))
        chosen.append(move.text)
        GAME.play(g, 0, move)
    assert chosen == ["take H3", "take B3", "take R3", "take S3", "take N1"]
