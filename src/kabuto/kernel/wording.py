"""What a board may say about words: its facts, what things are called there.

A room's `Board` may have three fields for it, told to a page once for the whole game:

`facts`    a Struct of numbers and labels: variables of every sentence of the room;
`named`    what a host calls the things of his own box;
`called`   what is called by what it is, or by what lies around it.
"""

from __future__ import annotations

from typing import Any

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
