"""What a board may say about words: its facts, what things are called there.

A room's `Board` may have three fields for it, told to a page once for the whole game:

`facts`    a Struct of numbers and labels: variables of every sentence of the room;
`named`    what a host calls the things of his own box;
`called`   what is called by what it is, or by what lies around it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct


class Named(Struct, frozen=True):
    """What a host calls a thing of his own box."""

    kind: str
    label: str
    en: str
    zh_hant: str
    zh_hans: str
    fa: str


class Phrase(Struct, frozen=True):
    """A message of the room's words, which come later, as with events."""

    key: str
    args: dict[str, Any]  # numbers, labels, phrases, and lists of those


class Called(Struct, frozen=True):
    """What a thing is called on the board in use: a message of the room's words with labels in it.

    For things whose name depends on what they are or on what else is there.
    """

    kind: str
    label: str
    key: str
    args: dict[str, Any]  # as those of a phrase


class Rows(NamedTuple):
    """Lines of a table; a cell is a number, a text, a `Named`, a phrase, or a list of those."""

    rows: list[list[Any]]


class PageFacts(NamedTuple):
    """What a rules page is filled with: it is written once, and has the box in use."""

    facts: dict[str, Any]
    """By name, for `{ name }` and for the phrases of `words/rules/`: cells and `Rows`."""
    holds: frozenset[str]
    """What is so with this box: a paragraph that begins with `{?name}` stands where it holds."""
