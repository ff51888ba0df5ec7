"""Undo is computed, not remembered.

A move may be taken back while nothing random was drawn since, nobody else has acted since, the game
is not over, and *nobody* has learnt anything beyond the mover's own free choice.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any, TypeVar

from .events import WATCHER, eyes_of
from .game import Game
from .moves import Move
from .state import State

S = TypeVar("S", bound=State)

WORLDS = 16
"""An outcome of probability q slips through with q**16: at worst 0.03 bit on average."""


def undo_rng(key: bytes, number: int) -> Random:
    """The generator for the answer on move `number`.

    The same in every process and after a restart.
    """
    return Random(blake2b(b"undo %d" % number, key=key).digest())


def may_undo(game: Game[S], before: S, seat: int, move: Move, after: S, rng: Random) -> bool:
    """Whether `seat`, who played `move` in `before` and made it `after`, may take it back.

    That nobody else has acted since is the caller's to know.
    """
    if after.is_over or after.drawn != before.drawn:
        return False
    others = [viewer for viewer in (WATCHER, *range(before.seats)) if viewer != seat]
    if game.signals and any(game.sees(before, v) != game.sees(after, v) for v in others):
        return False
    seen = game.sees(after, seat)
    return all(_teaches_nothing(game, before, seat, move, seen, others, rng) for _ in range(WORLDS))


def _teaches_nothing(
    game: Game[S], before: S, seat: int, move: Move, seen: Any, others: list[int], rng: Random
) -> bool:
    """Tries one world that the mover could not tell from the real one before the move.

    It must still be so after it; and for every other viewer, worlds alike to both must differ in
    nothing but the mover's choice.
    """
    world = game.resample(before, eyes_of(seat), rng)
    played = _play(game, game.copy(world), seat, move)
    if game.sees(played, seat) != seen:
        return False
    for viewer in others:
        both = eyes_of(seat) | eyes_of(viewer)
        alike = _play(game, game.resample(world, both, rng), seat, move)
        if game.sees(alike, viewer) != game.sees(played, viewer):
            return False
    return True


def _play(game: Game[S], world: S, seat: int, move: Move) -> S:
    """Plays the move, in place: it is on offer wherever the mover could not tell the difference."""
    game.play(world, seat, move)
    return world
