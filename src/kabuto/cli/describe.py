"""`kabuto describe`: what a bot or another client needs to know of a game, field by field."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from textwrap import fill
from typing import Any, get_args, get_type_hints

import click
from msgspec import Struct

from kabuto.games import load_game
from kabuto.kernel import Decision, Game, Kind, Together
from kabuto.kernel.lettering import set_columns

REMARK = re.compile(r"^    (\w+): .*?#(?!\s*noqa|\s*type: )\s*([^#]+?)\s*(?:#.*)?$")
WIDTH = 88


@click.command()
@click.argument("game")
def describe(*, game: str) -> None:
    """Describe GAME for a program: its views, questions, moves and labels.

    A bot inside Kabuto gets these fields with numbers, a client on the network with labels: the
    number of a label is its place in the list at the end, and -1 is "-".
    """
    loaded = load_game(game)
    click.echo("\n\n".join(_write_parts(loaded)))


def _write_parts(game: Game[Any]) -> Iterator[str]:
    told = (game.rules.view, game.rules.insight, game.rules.board)
    structs = [get_type_hints(function)["return"] for function in told]
    for struct in _find_structs([*structs, game.options]):
        if struct.__struct_fields__:
            yield _write_struct(struct)
    yield "Questions\n" + _write_questions(game)
    yield "Moves\n" + _indent(
        " ".join([name, *verb.parameters]) for name, verb in game.moves.verbs.items()
    )
    yield "Labels\n" + _write_labels(game.all_kinds)


def _find_structs(todo: list[Any]) -> list[type[Struct]]:
    """The Structs among type hints and in their fields, in the order in which they are met."""
    found: dict[type[Struct], None] = {}
    todo.reverse()
    while todo:
        hint = todo.pop()
        if isinstance(hint, type) and issubclass(hint, Struct) and hint not in found:
            found[hint] = None
            todo += reversed(get_type_hints(hint).values())
        else:
            todo += reversed(get_args(hint))
    return list(found)


def _read_doc(cls: type) -> str:
    """The first line of what a class says of itself."""
    return inspect.cleandoc(cls.__dict__.get("__doc__") or "").partition("\n")[0]


def _write_struct(struct: type[Struct]) -> str:
    remarks = read_remarks(struct)
    rows = [
        [f"  {name}", inspect.get_annotations(struct).get(name, ""), remarks.get(name, "")]
        for name in struct.__struct_fields__
    ]
    return f"{struct.__name__}: {_read_doc(struct)}\n" + "\n".join(set_columns(rows))


def read_remarks(struct: type[Struct]) -> dict[str, str]:
    """The comments behind the fields of a Struct."""
    found = (REMARK.match(line) for line in inspect.getsource(struct).splitlines())
    return {match[1]: match[2] for match in found if match}


def _write_questions(game: Game[Any]) -> str:
    asked = [step for step in game.steps if issubclass(step, (Decision, Together))]
    rows = [[f"  {step.__name__}", step.rule, _read_doc(step)] for step in asked]
    return "\n".join(set_columns(rows))


def _write_labels(kinds: dict[str, Kind]) -> str:
    labels = {kind.name: " ".join(kind.labels) for kind in kinds.values()}
    lines = (f"  {name}: {listed}" for name, listed in labels.items())
    return "\n".join(fill(line, WIDTH, subsequent_indent="    ") for line in lines)


def _indent(lines: Iterator[str]) -> str:
    return "\n".join(f"  {line}" for line in lines)
