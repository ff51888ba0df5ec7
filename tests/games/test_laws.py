"""Every registered game under the laws that every game must pass.

What a room adds (plays, deep starts, weights) is in its `laws.py`; nothing has to be added.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kabuto.games import list_games, load_game
from kabuto.kernel import Game
from kabuto.kernel.rules import list_nothing_hidden
from kabuto.kernel.steps import AUTOMATIC
from tests import laws
from tests.hooks import Hooks, draw_play, find_hooks
from tests.kernel.toy import TOY
from tests.ledger import UNKNOWN, Facts, Telling, check_telling, open_or

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in list_games()
    for seats in load_game(name).seats
]


def draw(name: str, seats: int, rng: Random, count: int) -> list[laws.Play]:
    """Plays of a game, as its room draws them."""
    game, hooks = load_game(name), find_hooks(name)
    return [hooks.draw(game, seats, rng, number) for number in range(count)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_play_ends_and_conserves_everything(name: str, seats: int) -> None:
    rng, counts, games = Random(seats), laws.Counts(), find_hooks(name).games // 2
    for play in draw(name, seats, rng, games):
        laws.check_random_play(load_game(name), play, rng, counts, every=3)
    assert counts.games == games


@pytest.mark.parametrize("name", list_games())
def test_every_step_every_verb_and_every_end_is_reached(name: str) -> None:
    game, hooks = load_game(name), find_hooks(name)
    rng, counts = Random(1), laws.Counts()
    for seats in game.seats:
        for play in draw(name, seats, rng, hooks.reach):
            laws.check_random_play(game, play, rng, counts, every=50)
    assert set(counts.steps) == {step.__name__ for step in game.steps if step.sort != AUTOMATIC}
    assert set(counts.verbs) == set(game.moves.verbs)
    assert hooks.ends <= set(counts.ends)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", list_games())
def test_a_thousand_games_end(name: str) -> None:
    game = load_game(name)
    rng, counts = Random(2), laws.Counts()
    for seats in game.seats:
        for play in draw(name, seats, rng, 1_000 // len(game.seats)):
            laws.check_random_play(game, play, rng, counts, every=4)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_round_trips_are_equal_and_copies_independent(name: str, seats: int) -> None:
    rng, counts = Random(10 + seats), laws.Counts()
    for play in draw(name, seats, rng, 2):
        laws.check_round_trips(load_game(name), play, rng, counts, every=2 * find_hooks(name).every)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_replays_to_the_same_end(name: str, seats: int) -> None:
    rng, counts = Random(20 + seats), laws.Counts()
    for play in draw(name, seats, rng, 4):
        laws.check_record(load_game(name), play, rng, counts)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_six_laws_of_secrecy_hold_at_every_step(name: str, seats: int) -> None:
    game, hooks = load_game(name), find_hooks(name)
    rng, counts = Random(30 + seats), laws.Counts()
    for play in draw(name, seats, rng, 3):
        laws.check_secrecy(game, play, rng, counts, every=hooks.every)
    if game.rules.hidden is not list_nothing_hidden:
        laws.assert_all_vary(counts, hooks.need_not_vary)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", list_games())
def test_what_was_told_added_up_is_what_changed(name: str) -> None:
    game, hooks = load_game(name), find_hooks(name)
    rng, counts = Random(50), laws.Counts()
    for seats in game.seats:
        for play in draw(name, seats, rng, hooks.games // 2):
            check_telling(game, play, rng, counts, hooks.facts, hooks.told)
    unmet = {key.removesuffix("-hidden") for key in hooks.told} - counts.told.keys()
    assert not unmet, "no game told it"


@pytest.mark.parametrize("name", list_games())
def test_undo_is_computed_and_reaches_both_answers(name: str) -> None:
    game, hooks = load_game(name), find_hooks(name)
    rng, counts = Random(40), laws.Counts()
    for seats in list(game.seats)[:: max(1, len(game.seats) // 3)]:
        for play in draw(name, seats, rng, 2):
            laws.check_undo(game, play, rng, counts, every=hooks.every)
    assert counts.undone >= hooks.undone
    assert counts.refused
    assert not (game.signals and counts.undone)


# --- the laws themselves ----------------------------------------------------------------------


def find_toy_facts(v: Any) -> Facts:
    return {"pile": [len(v.pile)], "deck": [v.deck]}


def _to_pile(f: Any, _: Any) -> None:
    f.pile[0] += 1


def _from_deck(f: Any, _: Any) -> None:
    f.pile[0] += 1
    f.deck[0] -= 1


def _any_deck(f: Any, _: Any) -> None:
    f.deck[0] = UNKNOWN


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ({"bid": _to_pile, "drew": _from_deck}, "'deck'"),  # hands are filled, and it is not told
        ({"bid": _to_pile, "drew": _any_deck}, "'pile'"),  # told, and not added up
        ({"bid": _to_pile, "drew": _from_deck, "move draw": _from_deck}, "'pile'"),  # told twice
    ],
)
def test_what_is_told_and_not_done_or_done_and_not_told_is_noticed(
    told: dict[str, Telling], wrong: str
) -> None:
    play, counts = laws.Play(2, weights={"draw": 4.0}), laws.Counts()
    with pytest.raises(AssertionError, match=wrong):
        check_telling(TOY, play, Random(4), counts, find_toy_facts, told)


def test_what_is_left_open_equals_anything() -> None:
    assert [UNKNOWN + 1, UNKNOWN - 1] == [0, 5]
    assert [open_or(None), open_or(3)] == [8, 3]
    assert [open_or(3)] != [8]


def test_a_game_without_hooks_is_under_the_laws() -> None:
    hooks = find_hooks("toy")
    assert hooks == Hooks()
    game: Game[Any] = TOY
    rng, counts = Random(3), laws.Counts()
    for number in range(12):
        play = draw_play(game, 2 + number % 2, rng, number)
        laws.check_random_play(game, play, rng, counts)
        laws.check_secrecy(game, play, rng, counts)
    laws.assert_all_vary(counts)
    assert counts.games == 24
