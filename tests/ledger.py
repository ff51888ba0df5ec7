"""The law of telling: what was told, added up, is what changed.

A room says which public numbers its View holds (points, wounds, cards in a hand) and what each
event changes of them. They are added up twice: for a watcher, with what is hidden left open, and
for eyes that see everything. Then a rule that is told and not done, or done and not told, shows in
the first game that meets it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import SimpleNamespace
from typing import Any, TypeAlias

from kabuto.kernel import EVERYBODY, WATCHER, Event, Game, Move
from tests.laws import Counts, Play, walk

Facts: TypeAlias = dict[str, list[int]]
"""By name; lists by seat, region or the like."""

Telling: TypeAlias = Callable[[Any, Any], object]
"""Changes facts (`f.points[e.seat] += e.points`) as one event says."""


class _Unknown:
    """A number that a View or an event leaves open: it stays open, and equals any."""

    def __add__(self, _other: object) -> _Unknown:
        return self

    __radd__ = __sub__ = __rsub__ = __add__

    def __eq__(self, _other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]  # what equals everything has no hash

    def __repr__(self) -> str:
        return "?"


UNKNOWN: Any = _Unknown()


def open_or(value: int | None) -> int:
    """A number of a View that may be hidden."""
    return UNKNOWN if value is None else value


def by_move(move: Move) -> str:
    """The key of what a move itself changes: the first half of one that is told as a whole."""
    return f"move {move.verb.name}"


def both(key: str, telling: Telling) -> dict[str, Telling]:
    """The same, whether a secret part of the event is seen or not."""
    return {key: telling, f"{key}-hidden": telling}


def check_telling(
    game: Game[Any],
    play: Play,
    rng: Random,
    counts: Counts,
    find_facts: Callable[[Any], Facts],
    told: Mapping[str, Telling],
) -> None:
    """After every move of a game the facts are those before, changed as the events say."""
    for g, seat, move in walk(game, play, rng, counts):
        after = game.copy(g)
        after.told = []
        game.play(after, seat, move)
        events = [Event(by_move(move), {"seat": seat, "args": move.args}), *(after.told or [])]
        for viewer in (WATCHER, EVERYBODY):
            ledger = add_up(find_facts(game.view(g, viewer)), events, told, viewer)
            found = find_facts(game.view(after, viewer))
            if ledger != found:
                raise AssertionError(_explain(move.text, ledger, found, events))
        counts.told.update(event.key for event in events)


def add_up(facts: Facts, events: list[Event], told: Mapping[str, Telling], viewer: int) -> Facts:
    """The facts after the events, as one viewer reads them."""
    ledger = SimpleNamespace(**facts)
    for event in events:
        seen = event.seen_by(viewer)
        if seen.key in told:
            told[seen.key](ledger, SimpleNamespace(**seen.args))
    return dict(vars(ledger))


def _explain(move: str, expected: Facts, found: Facts, events: list[Event]) -> str:
    wrong = {
        name: f"told {expected[name]}, is {found[name]}"
        for name in found
        if expected[name] != found[name]
    }
    return f"after {move}: {wrong}; told were {[(e.key, e.args) for e in events]}"
