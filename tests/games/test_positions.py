"""Positions from outside: a damaged one is refused, and whatever is accepted can be played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from kabuto.games import NAMES, load_game
from kabuto.kernel import WATCHER, CorruptRecord, Game, ImpossibleOption, load_foreign
from tests import laws

DAMAGED = 120
"""Positions a game in a run; the seed is fixed, so that a failure can be seen again."""

ON_AT_MOST = 12
"""Decisions that are played from a position that was accepted."""

VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    -2,
    -1,
    0,
    1,
    2,
    7,
    99,
    10**30,
    1.5,
    "-",
    "A",
    "H",
    "",
    "x",
    [],
    {},
)

Path = tuple[Any, ...]


def start(game: Game[Any], rng: Random) -> Any:
    """A new game with any seats and options that go together."""
    while True:
        seats, options = rng.choice(game.seats), laws.draw_options(game, rng)
        with suppress(ImpossibleOption):
            return game.start(seats, game.read_options(seats, options), rng.randbytes(32))


def make_position(game: Game[Any], rng: Random) -> dict[str, Any]:
    """A moment of a random game, as JSON."""
    g = start(game, rng)
    for _ in range(rng.choice((0, 3, 20, 60, 120))):
        if g.is_over:
            break
        seat = rng.choice(game.deciders(g))
        game.play(g, seat, game.sample(g, seat, rng))
    position: dict[str, Any] = json.loads(json.dumps(game.position(g)))
    return position


def list_paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where everything lies, lists and objects included."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from list_paths(inner, (*path, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from list_paths(inner, (*path, index))


def find(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def damage(state: Any, rng: Random) -> str:
    """Changes one thing, in place; says what."""
    paths = list(list_paths(state))
    field = rng.choice(sorted({path[0] for path in paths}))  # each field as often as the longest
    path = rng.choice([path for path in paths if path[0] == field])
    holder, key = find(state, path[:-1]), path[-1]
    other = rng.choice([p for p in paths if p[0] == field or rng.random() < 0.2])
    change = rng.choice(("lose", "twice", "value", "number", "other", "swap"))
    if change == "lose":
        del holder[key]
    elif change == "twice" and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), holder[key])
    elif change == "value":
        holder[key] = deepcopy(rng.choice(VALUES))
    elif change == "number" and type(holder[key]) is int:
        holder[key] += rng.choice((-1, 1, 2))
    elif change == "other":
        holder[key] = deepcopy(find(state, other))
    elif isinstance(holder, list):
        at = rng.randrange(len(holder))
        holder[key], holder[at] = holder[at], holder[key]
    return f"{change} {path} {other}"


def play_on(game: Game[Any], g: Any, rng: Random) -> None:
    for _ in range(ON_AT_MOST):
        for viewer in (WATCHER, *range(g.seats)):
            game.show_with_insight(g, viewer)
        if g.is_over:
            game.name_outcome(g)
            return
        seat = rng.choice(game.deciders(g))
        game.play(g, seat, game.sample(g, seat, rng))


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_position_is_refused_or_can_be_played_on(name: str) -> None:
    game, rng = load_game(name), Random(name)
    refused = accepted = 0
    for number in range(DAMAGED):
        if number % 4 == 0:
            whole = json.dumps(make_position(game, rng))
        position = json.loads(whole)
        said = [damage(position["state"], rng) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
        try:
            g = load_foreign(game, position)
        except CorruptRecord:
            refused += 1
            continue
        accepted += 1
        try:
            play_on(game, g, rng)
        except Exception as error:
            error.add_note(f"number {number}: {said}")
            raise
    assert refused > accepted > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("state", [None, [], {}, "x", {"stack": []}, {"seats": 2}])
def test_what_is_no_state_is_refused(name: str, state: object) -> None:
    with pytest.raises(CorruptRecord):
        load_foreign(load_game(name), {"game": name, "version": 1, "state": state})
