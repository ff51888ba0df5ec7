"""Words for the terminal: what the kernel says with keys and labels, as sentences."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kabuto.kernel import Game, Refusal
from kabuto.phrasebook import Phrasebook

_ISOLATION = re.compile("[\u2066-\u2069]")


@cache
def _load_own_words(language: str) -> Any:
    """What only the terminal says."""
    bundle = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath("words", f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


class Speech(Phrasebook):
    """The words of one language for one game at one table, as a terminal says them."""

    def say(self, key: str, /, **args: Any) -> str:
        """A whole sentence, without the marks that isolate directions in a browser."""
        own_words = _load_own_words(self.words.language)
        if own_words.has_message(key):
            message = own_words.get_message(key)
            return str(own_words.format_pattern(message.value, args)[0])
        return _ISOLATION.sub("", super().say(key, **args))


def explain(refusal: Refusal, game: Game[Any] | None = None) -> str:
    """A refusal as an English sentence, with the particulars that a table does not show."""
    house = Speech("en", None, [])
    speech = house if house.has(refusal.key) else Speech("en", game, [])
    said = speech.refusal(refusal)
    for name in ("known", "allowed", "problem"):
        value = refusal.args_by_name.get(name)
        more = ", ".join(map(str, value)) if isinstance(value, list) else value
        if isinstance(more, str) and more not in said:
            return f"{said} ({more})"
    return said
