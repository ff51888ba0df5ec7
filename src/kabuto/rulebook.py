"""The rules page of a game as Markdown, with the numbers and tables of the box in use.

What stands in a page besides Markdown:

    { page-eras }   a message of the room (`words/rules/`) or a fact of the box (`Rules.page_facts`)
    {?map}          before a paragraph, point or table: it is left out where that does not hold
    {?!map}         likewise: left out where it holds
    {#r-4.1}        an anchor (`web/rules.py`)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from kabuto.games import find_room
from kabuto.kernel import Game, Named, PageFacts, Phrase, Rows
from kabuto.phrasebook import NONE, Phrasebook, isolate
from kabuto.words.loader import find_text

_PLACE = re.compile(r"\{ ([\w-]+) \}")
_CONDITION = re.compile(r"\{\?([^}]+)\}\s*")
_POINT = re.compile(r"(?:- |\d+\. )")
_GAP = re.compile(r"\n{3,}")
_ANCHOR = re.compile(r"\s*\{#[\w.-]+\}")
_MARKUP = re.compile(r"([\\`*_\[\]|<>#~&!])")
_DIRECTION = re.compile("[\u2066-\u2069]")
_BETWEEN = {"en": ", ", "zh-Hant": "、", "zh-Hans": "、", "fa": "، "}
_DIGITS = {"fa": "۰۱۲۳۴۵۶۷۸۹"}
_MASKS = "".join(chr(0xE000 + digit) for digit in range(10))
_MASKED = str.maketrans("0123456789", _MASKS)
_UNMASKED = str.maketrans(_MASKS, "0123456789")


def write_rules(game: Game[Any], language: str, options: Any = None) -> str:
    """The page for these options, in English where the room does not speak that language."""
    path = find_text(find_room(game.name) / "words" / "rules.{}.md", language)
    page = _Page(game, language, game.options() if options is None else options)
    return page.fill(path.read_text("utf-8"))


def strip_marks(page: str) -> str:
    """Without anchors and marks of direction, to be read as a text."""
    return _DIRECTION.sub("", _ANCHOR.sub("", page))


class _Page(Phrasebook):
    """The words of a rules page: numbers in the digits of the language, names as texts."""

    def __init__(self, game: Game[Any], language: str, options: Any) -> None:
        super().__init__(language, game, [])
        self.call_things(game.board(game.seats.start, options))
        self.named = {key: _escape(name) for key, name in self.named.items()}
        self._digits = str.maketrans("0123456789", _DIGITS.get(language, "0123456789"))
        self._between = _BETWEEN.get(language, ", ")
        self._page: PageFacts = game.rules.page_facts(options)
        self.facts |= {
            name: self._write(value) if isinstance(value, list) else value
            for name, value in self._page.facts.items()
            if not isinstance(value, Rows)
        }

    def fill(self, text: str) -> str:
        """Chooses what holds, then puts in what the box has."""
        chosen = "\n".join(line for block in _split(text) for line in self._choose(block))
        filled = _PLACE.sub(lambda place: self._set_digits(self._find(place[1])), chosen)
        return _GAP.sub("\n\n", filled)

    def _choose(self, block: list[str]) -> list[str]:
        condition = _CONDITION.match(block[0])
        if not condition:
            return block
        rest = block[0][condition.end() :]
        held = all(self._holds(name) for name in condition[1].split())
        return ([rest] if rest else []) + block[1:] if held else []

    def _holds(self, name: str) -> bool:
        return (name.removeprefix("!") in self._page.holds) != name.startswith("!")

    def _find(self, name: str) -> str:
        """Raises KeyError for a place that nothing fills."""
        if name not in self._page.facts and self.has(name):
            return self.say(name)
        value = self._page.facts[name]
        if isinstance(value, Rows):
            return "\n".join(f"| {' | '.join(map(self._write, row))} |" for row in value.rows)
        return self._write(value)

    def _write(self, cell: Any) -> str:
        """A cell of a table, or a fact in a sentence."""
        if isinstance(cell, list):
            return self._between.join(map(self._write, cell)) or NONE
        if isinstance(cell, Named):
            return isolate(_escape(getattr(cell, self._locale.lower())))
        return self.phrase(cell) if isinstance(cell, Phrase) else str(cell)

    def _set_digits(self, text: str) -> str:
        """In the digits of the language; names keep theirs."""
        return text.translate(self._digits).translate(_UNMASKED)


def _split(text: str) -> Iterator[list[str]]:
    """Paragraphs, tables and single points, each with its lines; empty lines stand alone."""
    block: list[str] = []
    for line in text.splitlines():
        begins = not line.strip() or _POINT.match(line) or _CONDITION.match(line)
        if block and (begins or not block[-1].strip()):
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _escape(name: str) -> str:
    """A name that somebody gave is a text, not Markdown, and no anchor; its digits stay."""
    shown = _MARKUP.sub(r"\\\1", " ".join(name.split())).replace("{", "{ ")
    return shown.translate(_MASKED)
