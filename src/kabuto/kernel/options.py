"""Options: what the players of a table can choose before a game starts.

A room declares them as one frozen Struct with a default for each field; the types say what is
allowed. This module reads that Struct for lobbies and checks what came from outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from .errors import ImpossibleOption
from .naming import hints_of

O = TypeVar("O", bound=Struct)  # noqa: E741

OptionValue = bool | int | str

DATA = "data"
"""The name of the text option for a host's box file; old records and links have it, too."""

TEXT_AT_MOST = 100_000
"""Characters of a text option: data that a host gives to a game, which the game itself checks."""


class OptionInfo(Struct, frozen=True):
    """One option as a lobby shows it. `rule` points into the rules file."""

    name: str
    default: OptionValue
    allowed: list[OptionValue]
    rule: str = ""


def allowed_values(hint: Any) -> list[OptionValue]:
    """Every value that an option's type admits. Raises TypeError for a type that is no option."""
    if hint is bool:
        return [False, True]
    if hint is str:
        return [""]  # a text comes from whoever hosts; nobody else can choose one
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) is Annotated:
        base, *metas = get_args(hint)
        meta = next((m for m in metas if isinstance(m, Meta)), None)
        if base is int and meta and meta.ge is not None and meta.le is not None:
            return list(range(int(meta.ge), int(meta.le) + 1))
    raise TypeError(f"an option is a bool, a Literal or a bounded int, not {hint!r}")


def describe_options(cls: type[Struct], rules: Mapping[str, str]) -> list[OptionInfo]:
    """The options of a game in their order, texts left out; `rules` gives sections by name."""
    defaults = cls()
    return [
        OptionInfo(name, getattr(defaults, name), allowed_values(hint), rules.get(name, ""))
        for name, hint in hints_of(cls).items()
        if hint is not str
    ]


def read_options(cls: type[O], given: dict[str, object]) -> O:
    """Options from outside. Raises ImpossibleOption, naming the option and what it may be."""
    hints = hints_of(cls)
    for name, value in given.items():
        if name not in hints:
            raise ImpossibleOption("refused-option-unknown", option=name, known=sorted(hints))
        if hints[name] is str and isinstance(value, str) and len(value) <= TEXT_AT_MOST:
            continue
        allowed = allowed_values(hints[name])
        if not any(value == a and type(value) is type(a) for a in allowed):
            raise ImpossibleOption(
                "refused-option-value",
                option=name,
                value=str(value)[:80],
                allowed=[str(a) for a in allowed],
            )
    return msgspec.convert(given, cls)
