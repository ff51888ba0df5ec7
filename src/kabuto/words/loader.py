"""Fluent words of the house and of one room, in one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "fa")
_HERE = Path(__file__).parent
_ROOMS = _HERE.parent / "games"


class Words:
    """What can be said in a language, at one game's table or in the house.

    A `vocabulary` has other words for some things: those of `figure-rice-2015` for `figure-rice`.
    """

    def __init__(
        self, language: str, game: str | None = None, vocabulary: str | None = None
    ) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self._bundle = _load(language, game)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: dict[str, Any] | None = None) -> str:
        """A whole sentence, its arguments isolated; an unknown key stands for itself."""
        if not self.has(key):
            return key
        other = f"{key}-{self.vocabulary}"
        pattern = self._bundle.get_message(other if self.has(other) else key).value
        return key if pattern is None else str(self._bundle.format_pattern(pattern, args or {})[0])


@cache
def _load(language: str, game: str | None) -> Any:
    """The house's words, over them the room's, with those that only a terminal needs."""
    bundle = FluentBundle([language])
    folders = [_HERE]
    if game is not None:
        folders += [_ROOMS / game / "words", _ROOMS / game / "words" / "terminal"]
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle
