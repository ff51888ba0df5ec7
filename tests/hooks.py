"""What a room's tests bring to the laws of every game, all of it optional.

`tests/games/ROOM/laws.py` has it under the name HOOKS. A game without one is under the laws all
the same, with plays drawn from its seats and options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from kabuto.kernel import Game, ImpossibleOption
from tests.laws import Play, draw_options
from tests.ledger import Facts, Telling

Draw: TypeAlias = Callable[[Game[Any], int, Random, int], Play]
"""A play for a game, a number of seats and the number of the play."""

TRIES = 200
"""Options drawn at random may not go together."""


def draw_play(game: Game[Any], seats: int, rng: Random, _number: int) -> Play:
    """Any options that go together, without steering."""
    for _ in range(TRIES):
        options = draw_options(game, rng)
        with suppress(ImpossibleOption):
            game.read_options(seats, options)
            return Play(seats, options)
    return Play(seats)


def no_facts(_view: Any) -> Facts:
    return {}


@dataclass(frozen=True)
class Hooks:
    draw: Draw = draw_play
    games: int = 40  # of random play, for each number of seats
    reach: int = 40  # games of each number of seats in which every step, verb and end is reached
    every: int = 3  # of so many decisions one is tried by the costly laws
    need_not_vary: tuple[str, ...] = ()  # hidden things that may have one value only
    ends: frozenset[str] = frozenset()  # first reasons of an outcome: each is reached
    undone: int = 0  # moves that can be taken back: so many at least are met
    facts: Callable[[Any], Facts] = no_facts  # what a watcher's View says in numbers
    told: Mapping[str, Telling] = field(default_factory=dict)  # by event: what it changes of that


def find_hooks(name: str) -> Hooks:
    """Those of a game by name, or the plain ones."""
    module = f"tests.games.{name}.laws"
    with suppress(ModuleNotFoundError):
        if find_spec(module) is not None:
            hooks: Hooks = import_module(module).HOOKS
            return hooks
    return Hooks()
