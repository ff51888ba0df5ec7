"""The table in the terminal: as its room draws it with letters, else as a list of facts."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from kabuto.kernel import SEAT, Game

Draw: TypeAlias = Callable[[Any, Callable[..., str]], str]
"""From a View, and what says a word of the room (`say("board-supply", count=3)`), to lines."""


def find_drawing(game: Game[Any]) -> Draw:
    """How the room draws its table with letters, or a plain list of what the View holds."""
    if find_spec(f"{game.room}.text"):
        drawing: Draw = import_module(f"{game.room}.text").draw
        return drawing

    def draw(view: Any, _say: Callable[..., str]) -> str:
        return "\n".join(_list_facts(game.names.write(type(view), view)))

    return draw


def _list_facts(value: Any, indent: str = "") -> list[str]:
    """Builtins as lines: names and values, nested ones further in."""
    if isinstance(value, dict):
        pairs = [(str(name), inner) for name, inner in value.items()]
    else:
        pairs = [(SEAT.labels[i] if i < len(SEAT) else str(i), v) for i, v in enumerate(value)]
    lines: list[str] = []
    for name, inner in pairs:
        if _is_nested(inner):
            lines += [f"{indent}{name}:", *_list_facts(inner, indent + "  ")]
        else:
            said = " ".join(map(str, inner)) if isinstance(inner, list) else str(inner)
            lines.append(f"{indent}{name}: {said}")
    return lines


def _is_nested(value: Any) -> bool:
    if isinstance(value, list):
        return any(isinstance(inner, (dict, list)) for inner in value)
    return isinstance(value, dict)
