"""Packages beside Kabuto that bring games or bots: what they registered, and what is wrong with it.

A package registers by entry points, which `pip` writes down when it installs it. A mistake in one
costs nobody else anything: what it brought is left out, and `Plugins.broken` says why.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, NamedTuple, TypeVar

from kabuto.kernel import Refusal

T = TypeVar("T")

GAMES = "kabuto.games"
BOTS = "kabuto.bots"
"""The groups of entry points."""

SLUG = "[a-z][a-z0-9-]{0,31}"
"""What a game or a bot may be called: it stands in addresses, file names and words' keys."""

NAMES = {GAMES: re.compile(SLUG), BOTS: re.compile(rf"({SLUG}\.)?{SLUG}")}
"""A dot parts a game from the name of a bot that plays it alone."""

PROBLEM_AT_MOST = 200
"""Characters of another package's error that are passed on."""


class BrokenPlugin(Refusal):
    """A package registers something that cannot be used."""

    key = "refused-plugin"


class Plugins(NamedTuple, Generic[T]):
    """What the packages registered in one group, by name."""

    found: dict[str, T]
    broken: dict[str, BrokenPlugin]


def load_plugins(
    group: str, taken: Collection[str], require: Callable[[str, object], T]
) -> Plugins[T]:
    """Loads all that is registered in a group; the first of a name counts.

    `require` returns what was loaded under a name, or raises Refusal where it is of no use.
    """
    plugins = Plugins[T]({}, {})
    for entry in _list_entries(group):
        try:
            _require_name(group, entry.name)
            _require_free(entry.name, taken, plugins.found)
            plugins.found[entry.name] = _load(entry, require)
        except Refusal as refusal:
            package = entry.dist.name if entry.dist else entry.module
            args = {"plugin": entry.name, "package": package, **refusal.args_by_name}
            plugins.broken[entry.name] = BrokenPlugin(refusal.key, **args)
    return plugins


def _list_entries(group: str) -> Iterator[EntryPoint]:
    """Sorted, so that the order of folders on a machine decides nothing; each only once."""
    seen: set[tuple[str, str]] = set()
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        if (entry.name, entry.value) not in seen:
            seen.add((entry.name, entry.value))
            yield entry


def _require_name(group: str, name: str) -> None:
    """Raises BrokenPlugin."""
    if not NAMES[group].fullmatch(name):
        raise BrokenPlugin("refused-plugin-name")


def _require_free(name: str, taken: Collection[str], found: Collection[str]) -> None:
    """Raises BrokenPlugin."""
    if name in found or name.rpartition(".")[2] in taken:
        raise BrokenPlugin("refused-plugin-taken")


def _load(entry: EntryPoint, require: Callable[[str, object], T]) -> T:
    try:
        return require(entry.name, entry.load())
    except Refusal:
        raise
    except (Exception, SystemExit) as error:  # whatever another package does wrong
        problem = f"{type(error).__name__}: {error}"[:PROBLEM_AT_MOST]
        raise BrokenPlugin("refused-plugin-error", problem=problem) from error
