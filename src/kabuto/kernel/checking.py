"""Checking a position from outside: whether any game could have come to such a state at all.

A client of the kernel: `Game` does not know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from msgspec import Struct

from .errors import CorruptRecord, Refusal
from .events import WATCHER, eyes_of
from .game import Game
from .moves import NOTHING, SEAT, Kind
from .naming import hints_of
from .randomness import KEY_BYTES
from .state import State
from .steps import AUTOMATIC, Stack, Together

S = TypeVar("S", bound=State)

REHEARSALS = 3
REHEARSAL_DECISIONS = 40


class Damaged(Exception):
    """What is wrong with a position."""


def load_foreign(game: Game[S], position: dict[str, Any]) -> S:
    """The state of a position that somebody brings. Raises CorruptRecord."""
    g = game.load(position)
    try:
        validate_shape(game, g)
        game.check(g)
        validate_playable(game, g)
    except Refusal as error:
        raise CorruptRecord(error.key, **error.args_by_name) from error
    except Exception as error:  # a check may trip over whatever is damaged
        raise CorruptRecord("refused-record", problem=str(error)[:200]) from error
    return g


def require(holds: bool, problem: str) -> None:
    """Raises Damaged."""
    if not holds:
        raise Damaged(problem)


def validate_shape(game: Game[S], g: S) -> None:
    """What holds in every game, before its own invariants are asked. Raises Damaged."""
    require(g.seats in game.seats, "seats")
    require(KEY_BYTES // 2 <= len(g.key) <= 2 * KEY_BYTES, "key")
    require(g.drawn >= 0 and g.told is None, "drawn")
    for seat in find_values(type(g), g, SEAT):
        require(NOTHING <= seat < g.seats, "a seat that is not there")
    for step in g.stack:
        require(getattr(step, "seat", 0) >= 0, "a step for nobody")


def validate_playable(game: Game[S], g: S) -> None:
    """That it can be seen and played on. Raises Damaged, or whatever the room raises."""
    for viewer in (WATCHER, *range(g.seats)):
        game.show_with_insight(g, viewer)
        game.resample(g, eyes_of(viewer), Random(0))
    if g.is_over:
        game.name_outcome(g)
        return
    top = g.stack[-1]
    require(top.sort != AUTOMATIC, "a step that asks nobody")
    if isinstance(top, Together):
        _validate_choices(g, top)
    asked = game.deciders(g)
    require(bool(asked), "nobody is asked")
    for seat in asked:
        require(seat in range(g.seats) and bool(game.offer(g, seat)), "nothing is on offer")
    for number in range(REHEARSALS):
        _rehearse(game, game.copy(g), Random(number))


def _rehearse(game: Game[S], g: S, rng: Random) -> None:
    """Plays on at random, in place: what no check of a room thought of shows itself here."""
    for _ in range(REHEARSAL_DECISIONS):
        asked = game.deciders(g)
        if not asked:
            break
        seat = rng.choice(asked)
        game.play(g, seat, game.sample(g, seat, rng))
    require(g.is_over or bool(game.deciders(g)), "nobody is asked")
    game.check(g)


def _validate_choices(g: Any, top: Together[Any]) -> None:
    """Each sealed move was on offer when it was made."""
    require(len(top.chosen) == g.seats, "sealed choices")
    for seat, mine in enumerate(top.chosen):
        for number, text in enumerate(mine):
            offered = top.wants(g, seat, mine[:number])
            require(text in [move.text for move in offered], "a sealed choice")


def find_values(hint: Any, value: Any, kind: Kind) -> Iterator[int]:
    """Every number of that kind in a value of that type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        if kind in args[1:]:
            yield value
        else:
            yield from find_values(args[0], value, kind)
    elif hint is Stack:
        for step in value:
            yield from find_values(type(step), step, kind)
    elif isinstance(hint, type) and issubclass(hint, Struct):
        for name, inner in hints_of(hint).items():
            yield from find_values(inner, getattr(value, name), kind)
    elif value is not None:
        yield from _find_inside(origin, args, value, kind)


def _find_inside(origin: Any, args: tuple[Any, ...], value: Any, kind: Kind) -> Iterator[int]:
    """The same in lists, tuples and unions."""
    if origin in (Union, UnionType):
        (hint,) = [arg for arg in args if arg is not type(None)][:1]
        yield from find_values(hint, value, kind)
    elif origin is list or (origin is tuple and args[1:] == (...,)):
        for item in value:
            yield from find_values(args[0], item, kind)
    elif origin is tuple:
        for hint, item in zip(args, value, strict=True):
            yield from find_values(hint, item, kind)
