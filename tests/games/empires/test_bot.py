"""The greedy player of Small Samurai Empires: strong enough, and sensible in plain positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kabuto.bots.arena import Match, play_match
from kabuto.games.empires import GAME
from kabuto.games.empires.bot_sketch import Sketch
from kabuto.kernel import SEAT

from .positions import position

ALL: dict[str, object] = {"agendas": True, "mountains": True, "grand_shrines": True, "dojos": True}


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
@pytest.mark.parametrize("options", [{}, ALL])
def test_wins_mostly_with_more_seats_and_all_modules(
    seats: int, options: dict[str, object]
) -> None:
    assert wins_of_greedy(seats, 8, **options) >= 0.75


def choice_in(**vector: Any) -> str:
    g = position(**vector)
    (seat,) = GAME.deciders(g)
    return GAME.greedy(GAME.sight(g, seat, Random(1))).text


def test_takes_a_harvest() -> None:
    board = {"harima": "1A", "owari": "1A"}
    chosen = choice_in(ask="order", seat="A", order="harvest", region="orange", board=board)
    assert chosen == "all"


def test_removes_the_enemy_that_keeps_it_from_control() -> None:
    board = {"harima": "2A 2B", "ise": "1A 4B"}
    chosen = choice_in(ask="order", seat="A", order="attack", region="orange", board=board)
    assert chosen == "attack harima B"


def test_keeps_its_bushido_where_a_removal_changes_little() -> None:
    board = {"ise": "1A 8B"}
    moves = ["A attack ise B"]
    chosen = choice_in(
        ask="order", seat="A", order="attack", region="orange", board=board, moves=moves
    )
    assert chosen == "done"


@pytest.mark.parametrize(("agenda", "chosen"), [("A1", "attack ise B"), ("B1", "done")])
def test_takes_a_small_removal_where_it_costs_nothing(agenda: str, chosen: str) -> None:
    """7.1: A1 makes the second one free."""
    vector: dict[str, Any] = {
        "options": {"agendas": True},
        "agenda": {"orange": agenda},
        "board": {"ise": "1A 4B"},
        "moves": ["A attack ise B"],
    }
    assert choice_in(ask="order", seat="A", order="attack", region="orange", **vector) == chosen


def test_walks_to_an_empty_province() -> None:
    chosen = choice_in(
        ask="order",
        seat="A",
        order="move3",
        region="purple",
        board={"oshima": "4A", "mutsu": "3B"},
        pad="aki",
    )
    assert chosen == "step oshima army ishikari"


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_hidden_does_not_matter(seats: int) -> None:
    """The same View and the same chances give the same move in every world alike to the seat."""
    rng, g = Random(seats), GAME.start(seats, GAME.read_options(seats, ALL), b"k" * 32)
    decisions = 0
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        move = GAME.greedy(GAME.sight(g, seat, Random(decisions)))
        if decisions % 7 == 0:
            other = GAME.resample(g, 1 << seat, rng)
            assert GAME.greedy(GAME.sight(other, seat, Random(decisions))) is move
        GAME.play(g, seat, move)
        decisions += 1
    assert decisions > 60


def test_a_sketch_is_as_before_after_every_rating() -> None:
    g = position(board={"harima": "2A 2B", "aki": "3A", "ise": "1A 4B A*"})
    sketch = Sketch(GAME.view(g, SEAT.number("A")))
    before = [sketch.units[:], sketch.castle[:], sketch.rated[:]]
    for order in range(7):
        for region in range(4):
            sketch.rate_order(order, region)
    assert [sketch.units, sketch.castle, sketch.rated] == before
