"""Games between bots: reproducible, counted rightly, and their records true."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from kabuto.bots.arena import Match, Tally, find_seat_counts, make_key, play_game, play_match
from kabuto.games import NAMES, load_game
from kabuto.kernel import Move, Outcome, Record, Sight, replay


def make_match(name: str, bots: tuple[Any, ...], **more: Any) -> Match:
    game = load_game(name)
    seats = more.pop("seats", find_seat_counts(game)[0])
    return Match(game, seats, game.read_options(seats), bots, "7", **more)


def last(tallies: Iterator[Tally]) -> Tally:
    *_, tally = tallies
    return tally


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_the_same_seed_gives_the_same_games_and_true_records(
    name: str, bots: tuple[str, ...]
) -> None:
    match = make_match(name, bots, rotate=True, check=True)
    first: dict[int, Record] = {}
    second: dict[int, Record] = {}
    last(play_match(match, 3, first.__setitem__))
    last(play_match(match, 3, second.__setitem__))
    assert first == second
    for record in first.values():
        *_, end = replay(match.game, record)
        assert end.state.is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_fast_way_plays_the_games_that_are_recorded(name: str) -> None:
    match = make_match(name, ("random",))
    for number in range(3):
        moves: list[tuple[int, str]] = []
        fast, decisions = play_game(match, number)
        noted, _ = play_game(match, number, moves)
        assert fast == noted
        assert decisions == len(moves)


def test_another_seed_and_another_number_give_other_games() -> None:
    assert len({make_key("1", 0), make_key("1", 1), make_key("2", 0), make_key("11", 0)}) == 4


def test_fewer_bots_than_seats_sit_in_turn_and_rotate() -> None:
    match = make_match(NAMES[0], ("greedy", "random"), seats=3, rotate=True)
    assert match.seat_bots(0) == ["greedy", "random", "greedy"]
    assert match.seat_bots(1) == ["random", "greedy", "random"]


def test_a_bot_is_a_name_a_function_or_the_place_of_one() -> None:
    place = f"{__name__}:play_last"
    match = make_match(NAMES[0], ("random", play_last, place), seats=3)
    assert match.seat_bots(0) == ["random", place, place]
    assert match.players[1].play is match.players[2].play is play_last
    tally = last(play_match(match, 1))
    assert set(tally.wins_by_bot) == {"random", place}


def play_last(sight: Sight) -> Move:
    return sight.moves[-1]


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(wins=[Fraction(0)] * 3, wins_by_bot={"a": Fraction(0), "b": Fraction(0)})
    tally.scores = [0, 0, 0]
    tally.add(Outcome([0, 2], [3, 1, 2], []), ["a", "b", "b"])
    tally.add(Outcome([], [1, 1, 1], []), ["a", "b", "b"])
    assert tally.games == 2
    assert tally.wins == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert tally.wins_by_bot == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert tally.scores == [4, 2, 3]
