"""The greedy player of Samurai Sword: strong enough, sensible in plain tables, and honest."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.bot import greedy
from kabuto.games.sword.bot_beliefs import World, find_worlds, team_of_rank
from kabuto.games.sword.components import TEAM, TEAM_OF
from kabuto.games.sword.state import Options
from kabuto.games.sword.view import View
from kabuto.kernel import SEAT
from tests.games.sword.positions import lay_out

SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM = TEAM
SPLITS = [
    {SHOGUN_TEAM},
    {NINJA_TEAM, RONIN_TEAM},
    {NINJA_TEAM},
    {SHOGUN_TEAM, RONIN_TEAM},
    {RONIN_TEAM},
    {SHOGUN_TEAM, NINJA_TEAM},
]
"""Which teams play greedily, the others at random: each split, and the same swapped."""


def find_friends(v: View, worlds: list[World]) -> list[float]:
    """How likely each seat is of this viewer's team."""
    friends = [0.0] * v.seats
    for world in worlds:
        mine = team_of_rank(world.ranks[v.viewer])
        for seat, rank in enumerate(world.ranks):
            if team_of_rank(rank) == mine:
                friends[seat] += world.likelihood
    return friends


def play_game(seats: int, options: Options, greedy_teams: set[int], rng: Random) -> bool:
    """Whether the team that won was a greedy one."""
    g = GAME.start(seats, options, rng.randbytes(32))
    is_greedy = [TEAM_OF[role] in greedy_teams for role in g.role]
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        move = greedy(GAME.sight(g, seat, rng)) if is_greedy[seat] else GAME.sample(g, seat, rng)
        GAME.play(g, seat, move)
    return is_greedy[GAME.outcome(g).winners[0]]


def count_wins(seats: int, games: int, splits: list[set[int]] = SPLITS, **options: object) -> float:
    rng, read = Random(1), GAME.read_options(seats, options)
    won = [play_game(seats, read, splits[i % len(splits)], rng) for i in range(games)]
    return sum(won) / games


def test_a_greedy_team_beats_random_ones_in_five_hundred_mixed_games() -> None:
    assert count_wins(5, 500) >= 0.8


@pytest.mark.parametrize("seats", [3, 4, 6, 7, 8])
def test_it_wins_mostly_with_every_number_of_seats(seats: int) -> None:
    splits = SPLITS if seats > 4 else [{SHOGUN_TEAM}, {NINJA_TEAM}]
    assert count_wins(seats, 30, splits, rising_sun=True) >= 0.75


def test_a_game_between_greedy_players_ends() -> None:
    rng = Random(4)
    for seats in range(3, 9):
        for lazy in (False, True):
            options: dict[str, object] = {"rising_sun": True}
            options |= {"deck_exhaustion": "lazy" if lazy else "immediate"}
            teams = {SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM}
            assert play_game(seats, GAME.read_options(seats, options), teams, rng)


def test_it_thinks_a_few_milliseconds_at_most() -> None:
    rng, decisions = Random(2), 0
    g = GAME.start(8, GAME.options(rising_sun=True), rng.randbytes(32))
    start = process_time()
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        GAME.play(g, seat, greedy(GAME.sight(g, seat, rng)))
        decisions += 1
    assert (process_time() - start) / decisions < 0.005


def test_it_never_uses_what_it_cannot_know() -> None:
    """The same View and offer give the same move, whatever is hidden."""
    rng, asked = Random(5), 0
    for seats in (4, 5, 8):
        g = GAME.start(seats, GAME.options(rising_sun=True), rng.randbytes(32))
        while not g.is_over:
            seat = GAME.deciders(g)[0]
            move = greedy(GAME.sight(g, seat, Random(1)))
            world = GAME.resample(g, 1 << seat, rng)
            assert greedy(GAME.sight(world, seat, Random(2))) is move
            GAME.play(g, seat, move)
            asked += 1
    assert asked > 150


# --- plain tables -------------------------------------------------------------------------------


def choose(row: dict[str, Any], *lines: str) -> str:
    g = lay_out(row)
    for line in lines:
        label, _, text = line.partition(" ")
        g, _ = GAME.apply(g, SEAT.number(label), text)
    seat = GAME.deciders(g)[0]
    return greedy(GAME.sight(g, seat, Random(1))).text


def test_a_ninja_strikes_the_shogun_down_rather_than_an_unknown() -> None:
    given = {"hand": {"B": "katana"}, "resilience": {"A": 3}, "character": {"B": "goemon"}}
    row = {"seats": 5, "roles": "shogun ninja1 samurai ninja2 ronin", "at": "play B"}
    assert choose({**row, "given": given}) == "attack katana A"


def test_it_does_not_strike_the_shogun_for_the_samurai() -> None:
    given = {"hand": {"B": "bokken"}, "resilience": {"A": 1, "C": 0, "D": 0}}
    given["in_play"] = {"E": "armor"}
    given["character"] = {"B": "goemon"}
    row = {"seats": 5, "roles": "shogun samurai ninja1 ninja2 ronin", "at": "play B"}
    assert choose({**row, "given": given}) == "end"


def test_it_lays_its_properties_before_it_attacks() -> None:
    given = {"hand": {"A": "katana fast_draw"}}
    assert choose({"seats": 5, "given": given}) == "lay fast_draw"


def test_it_parries_what_would_defeat_it() -> None:
    given = {"hand": {"A": "bokken", "B": "parry focus"}, "resilience": {"B": 1}}
    row = {"seats": 5, "roles": "shogun ninja1 samurai ninja2 ronin"}
    assert choose({**row, "given": given}, "A attack bokken B") == "answer parry"


def test_it_keeps_its_only_parry_from_a_scratch() -> None:
    given = {"hand": {"A": "bokken", "B": "parry focus"}}
    assert choose({"seats": 5, "given": given}, "A attack bokken B") == "pass"


def test_it_discards_what_is_worth_least() -> None:
    hand = "parry parry daimyo katana nodachi bokken daikyu kanabo"
    given = {"hand": {"A": hand, "B": "", "C": "", "D": "", "E": ""}}
    given["character"] = {"A": "goemon"}
    assert choose({"seats": 5, "given": given}, "A end") == "discard bokken"


def test_the_shogun_of_three_gives_no_weapon_for_bushido() -> None:
    given = {"in_play": {"A": "bushido"}, "hand": {"A": "katana"}, "deck_top": "bo"}
    assert choose({"seats": 3, "at": "turn A", "given": given}) == "lose-honor"


# --- beliefs ------------------------------------------------------------------------------------


def test_who_wounds_a_friend_is_believed_to_be_no_friend() -> None:
    g = lay_out({"seats": 5, "roles": "shogun samurai ninja1 ninja2 ronin"})
    v = GAME.view(g, 1)
    before = find_friends(v, find_worlds(v))
    assert before[0] == before[1] == 1.0
    assert before[2] == before[3] == before[4] == 0.0
    v = GAME.view(g, 0)
    assert find_friends(v, find_worlds(v))[1:] == pytest.approx([1 / 4] * 4)
    g.wounds_aimed[2 * 5 + 0] = 3
    g.harm[1 * 5 + 0] = -2
    v = GAME.view(g, 0)
    friend = find_friends(v, find_worlds(v))
    assert friend[1] > friend[3] > friend[2]
    assert sum(friend[1:]) == pytest.approx(1)


# --- what ends the game, or the turn ------------------------------------------------------------

BEHIND = {"A": 1, "B": 3, "C": 3, "D": 3}
AHEAD = {"A": 8, "B": 3, "C": 1, "D": 1}
NOBODY_OUT = {"A": 2, "B": 3, "C": 3, "D": 3}
DAIMYO = {"character": {"A": "musashi"}, "hand": {"A": "daimyo"}}
TEA = {"character": {"A": "musashi"}, "hand": {"A": "tea_ceremony"}}


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({**TEA, "deck": 6, "honor": BEHIND}, "end"),
        ({**TEA, "deck": 7, "honor": BEHIND}, "play tea_ceremony"),
        ({**TEA, "deck": 6, "honor": NOBODY_OUT}, "play tea_ceremony"),
        ({**DAIMYO, "deck": 2, "honor": AHEAD}, "play daimyo"),
        ({**DAIMYO, "deck": 3, "honor": AHEAD}, "end"),
        ({**DAIMYO, "deck": 2, "honor": BEHIND}, "end"),
    ],
)
def test_it_lets_the_deck_run_out_only_when_it_is_ahead(given: dict[str, Any], move: str) -> None:
    assert choose({"seats": 4, "given": {**given, "discard": 20, "rest": "B"}}) == move


def test_it_knows_when_the_deck_runs_out_with_the_next_card_needed() -> None:
    row = {"seats": 4, "options": {"deck_exhaustion": "lazy"}}
    given = {**TEA, "discard": 20, "honor": BEHIND, "rest": "B"}
    assert choose({**row, "given": {**given, "deck": 5}}) == "end"
    assert choose({**row, "given": {**given, "deck": 6}}) == "play tea_ceremony"


@pytest.mark.parametrize(("deck", "move"), [(2, "from-discard"), (3, "from-deck")])
def test_ieyasu_leaves_the_last_card_in_the_deck_while_behind(deck: int, move: str) -> None:
    given = {"character": {"B": "ieyasu"}, "honor": {"A": 8, "B": 1, "C": 3, "D": 3}}
    row = {"seats": 4, "roles": "shogun ninja1 samurai ninja2", "at": "draw B"}
    assert (
        choose({**row, "given": {**given, "deck": deck, "discard": "bokken", "rest": "C"}}) == move
    )


@pytest.mark.parametrize(("resilience", "move"), [(1, "attack tanto A"), (3, "end")])
def test_it_turns_tanto_on_itself_only_for_its_last_resilience(resilience: int, move: str) -> None:
    given = {"hand": {"A": "tanto", "B": "", "D": ""}, "resilience": {"A": resilience, "C": 0}}
    row = {"seats": 4, "options": {"rising_sun": True}}
    character = {"A": "musashi"}
    assert choose({**row, "given": {**given, "character": character}}) == move


@pytest.mark.parametrize(("honor", "move"), [(1, "end"), (9, "attack tanto A")])
def test_it_falls_on_its_own_sword_as_the_last_but_one_only_when_ahead(
    honor: int, move: str
) -> None:
    given: dict[str, Any] = {"hand": {"A": "tanto", "B": ""}, "character": {"A": "musashi"}}
    given["resilience"] = {"A": 1, "B": 3, "C": 0, "D": 0}
    given["honor"] = {"A": honor}
    assert choose({"seats": 4, "options": {"rising_sun": True}, "given": given}) == move
