"""Fluent words of the house and of one room, in one language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_HERE = Path(__file__).parent

LANGUAGES: tuple[str, ...] = tuple(json.loads((_HERE / "languages.json").read_text("utf-8")))
"""Their tags; the page reads their names from the same file. The first is the last resort."""


class Words:
    """What can be said in a language: in the house, or at the table of the game in a `room`.

    A `vocabulary` has other words for some things: those of `figure-rice-2015` for `figure-rice`.
    """

    def __init__(
        self, language: str, room: Path | None = None, vocabulary: str | None = None
    ) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self._bundle = _load(language, room)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: dict[str, Any] | None = None) -> str:
        """A whole sentence, its arguments isolated; a missing one is spelt out."""
        if not self.has(key):
            return spell_out(key, args or {})
        other = f"{key}-{self.vocabulary}"
        pattern = self._bundle.get_message(other if self.has(other) else key).value
        if pattern is None:
            return spell_out(key, args or {})
        return str(self._bundle.format_pattern(pattern, args or {})[0])


def spell_out(key: str, args: Mapping[str, object]) -> str:
    """What stands for a sentence that nobody has written yet: `coin-shown` with its arguments.

    >>> spell_out("coin-shown", {"seat": "B", "coin": "heads"})
    'coin shown (seat: B, coin: heads)'

    The page does the same.
    """
    words = key.replace("-", " ")
    facts = ", ".join(f"{name}: {value}" for name, value in args.items())
    return f"{words} ({facts})" if facts else words


@cache
def _load(language: str, room: Path | None) -> Any:
    """The house's words, over them the room's, with those of terminals and rules pages."""
    bundle = FluentBundle([language])
    paths = [_HERE / f"{language}.ftl"]
    if room is not None:
        paths += [
            find_text(room / "words" / "{}.ftl", language),
            find_text(room / "words" / "terminal" / "{}.ftl", language),
            find_text(room / "words" / "rules" / "{}.ftl", language),
        ]
    for path in paths:
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def find_text(pattern: Path, language: str) -> Path:
    """A text of a room in a language; in English where the room does not speak that one."""
    path = pattern.with_name(pattern.name.format(language))
    return path if path.is_file() else pattern.with_name(pattern.name.format(LANGUAGES[0]))
