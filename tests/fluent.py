"""A room's words as tests read them: each message of each language with its variables."""

from __future__ import annotations

import ast as python
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kabuto.cli.speech import Speech
from kabuto.games import load_game

GAMES = Path(__file__).parents[1] / "src" / "kabuto" / "games"
FORCED = {"seat", "who", "count"}  # the page adds these to whatever a step says


class Words(Visitor):
    """The messages of one file; a reference to an earlier message brings that one's variables."""

    def __init__(self, file: Path) -> None:
        self.text = file.read_text("utf-8")
        self.variables: dict[str, set[str]] = {}
        self.empty: list[str] = []
        self.visit(FluentParser().parse(self.text))

    def visit_Message(self, node: ast.Message) -> None:
        self.key = node.id.name
        self.variables[self.key] = set()
        if node.value is None:
            self.empty.append(self.key)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables[self.key].add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.variables[self.key] |= self.variables.get(node.id.name, set())


@cache
def words_of(room: str, language: str) -> Words:
    return Words(GAMES / room / "words" / f"{language}.ftl")


@cache
def sources(room: str, *patterns: str) -> str:
    """The text of a room's files, one after the other."""
    paths = sorted(path for pattern in patterns for path in (GAMES / room).glob(pattern))
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def _bundle_of(room: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (GAMES.parent / "words", GAMES / room / "words"):
        bundle.add_resource(FluentResource((file / f"{language}.ftl").read_text("utf-8")))
    return bundle


def fill(room: str, language: str, key: str, args: dict[str, object]) -> str:
    """A message of a room said with these arguments; a variable without a value fails."""
    game = load_game(room)
    bundle = _bundle_of(room, language)
    message = bundle.get_message(key)
    assert message.value is not None, f"{key} is empty"
    speech = Speech(language, game, [])
    said, errors = bundle.format_pattern(message.value, {**speech.facts, **speech.dress(args)})
    assert errors == [], f"{language}: {key}: {errors}"
    return str(said)


def offered(names: Iterable[str]) -> set[str]:
    """What a message may use where these arguments are given."""
    return {form for name in names for form in (name, f"{name}_id", f"{name}_count")}


@cache
def find_calls(room: str, name: str) -> list[python.Call]:
    """Every call of a method, or of a function, of that name in a room's Python."""
    trees = (python.parse(path.read_text("utf-8")) for path in sorted((GAMES / room).glob("*.py")))
    calls = (node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call))
    return [call for call in calls if name in _names_of(call.func)]


def _names_of(function: python.expr) -> tuple[str, str]:
    return getattr(function, "attr", ""), getattr(function, "id", "")
