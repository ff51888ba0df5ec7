"""What the kernel says with keys and labels, as sentences: for terminals and rules pages."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from babel.lists import format_list

from kabuto.games import find_room
from kabuto.kernel import SEAT, Called, Event, Game, Move, Phrase, Refusal
from kabuto.words.loader import Words, spell_out

NOTHING = "-"
"""The label of what is not there, or not to be seen."""
NONE = "–"
_NOT_IN_IDS = re.compile("[^A-Za-z0-9_-]")


class Phrasebook:
    """The words of one language for one game at one table."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None,
        names: list[str],
        vocabulary: str | None = None,
    ) -> None:
        self.words = Words(language, find_room(game.name) if game else None, vocabulary)
        self.kinds = game.all_kinds if game else {}
        self.names = names
        self._locale = language.replace("-", "_")
        self.facts: dict[str, Any] = {}  # of the board in use, for every sentence
        self.named: dict[str, str] = {}  # by key, where a host has his own name
        self.called: dict[str, Called] = {}  # by key, what is called by a message with labels
        if game:
            self.call_things(game.board(game.seats.start, game.options()))

    def call_things(self, board: Any) -> None:
        """Takes from the board of a game its facts, and what its things are called there."""
        named, called = getattr(board, "named", ()), getattr(board, "called", ())
        field = self._locale.lower()
        self.facts = msgspec.structs.asdict(board.facts) if hasattr(board, "facts") else {}
        self.named = {_key_of(one.kind, one.label): getattr(one, field) for one in named}
        self.called = {_key_of(one.kind, one.label): one for one in called}

    def say(self, key: str, /, **args: Any) -> str:
        """A whole sentence; what is put into it is isolated for direction."""
        if key in self.named:
            return isolate(self.named[key])
        if key in self.called:
            return self.phrase(self.called[key])
        return self.words.say(key, {**self.facts, **args})

    def has(self, key: str) -> bool:
        return key in self.named or key in self.called or bool(self.words.has(key))

    def phrase(self, phrase: Phrase | Called) -> str:
        return self.say(phrase.key, **self.dress(phrase.args))

    def move(self, move: Move) -> str:
        key = f"move-{move.verb.name}"
        labels = {
            name: kind.label(arg)
            for (name, kind), arg in zip(move.verb.parameters.items(), move.args, strict=True)
        }
        return self.say(key, **self.dress(labels)) if self.has(key) else move.text

    def event(self, prefix: str, event: Event) -> str:
        """What happened, or why: `log-placed`, `reason-leads`."""
        key = f"{prefix}-{event.key}"
        if self.has(key):
            return self.say(key, **self.dress(event.args))
        return self.spell_out(event.key, event.args)

    def ask(self, step: str, args: dict[str, Any]) -> str:
        """What the open decision wants to know."""
        key = f"ask-{step}"
        return self.say(key, **self.dress(args)) if self.has(key) else self.spell_out(step, args)

    def refusal(self, refusal: Refusal) -> str:
        if not self.has(refusal.key):
            return self.spell_out(refusal.key, refusal.args_by_name)
        return self.say(refusal.key, **self.dress(refusal.args_by_name))

    def spell_out(self, key: str, args: dict[str, Any]) -> str:
        """For want of a sentence."""
        return spell_out(key, {name: self._dress_value(name, arg) for name, arg in args.items()})

    def dress(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments as words: labels as their words, the bare label as `x_id`; lists joined."""
        found: dict[str, Any] = {}
        for name, value in args.items():
            found[name] = self._dress_value(name, value)
            if isinstance(value, str):
                found[f"{name}_id"] = value
            if isinstance(value, list):
                found[f"{name}_count"] = len(value)
        return found

    def _dress_value(self, name: str, value: Any) -> Any:
        if isinstance(value, list):
            items = [str(self._dress_value(name, item)) for item in value]
            return format_list(items, locale=self._locale) if items else NONE
        if isinstance(value, Phrase):
            return self.phrase(value)
        if value is None:
            return NONE
        if isinstance(value, bool):
            return str(value).lower()
        return self.label(name, value) if isinstance(value, str) else value

    def label(self, name: str, label: str) -> str:
        """The word for a label of a parameter; without one it stands for itself."""
        if label == NOTHING:
            return NONE
        kind = self.kinds.get(name)
        if kind is SEAT and label in SEAT.labels:
            return self.seat(SEAT.number(label))
        key = _key_of(kind.name if kind else name, label)
        return self.say(key) if self.has(key) else label

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else SEAT.label(seat)


def _key_of(kind: str, label: str) -> str:
    """Of the word for a label."""
    return f"{kind}-{_NOT_IN_IDS.sub('_', label)}"


def isolate(name: str) -> str:
    """A name that somebody gave may run in another direction than what stands around it."""
    return f"\u2068{name}\u2069"
