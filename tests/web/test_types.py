"""The generated TypeScript."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from kabuto.games import load_game
from kabuto.kernel import Kind
from tools.generate_types import Writer, generate, main

COLOUR = Kind("hat colour", ["red", "blue"])


class Hat(msgspec.Struct, tag_field="type", tag="hat"):
    """What one wears."""

    colour: Annotated[int, COLOUR]  # outside
    sizes: list[int | None]
    pair: tuple[int, str]
    rows: tuple[tuple[bool, ...], ...]
    mood: Literal["glad", "sad"]
    more: dict[str, Any]


def test_hints_become_types() -> None:
    writer = Writer()
    assert writer.type_of(Hat | None) == "Hat | null"
    assert writer.declared["HatColour"].endswith("export type HatColour = string\n")
    assert writer.declared["Hat"] == (
        "/** What one wears. */\n"
        "export interface Hat {\n"
        "  type: 'hat'\n"
        "  /** outside */\n"
        "  colour: HatColour\n"
        "  sizes: (number | null)[]\n"
        "  pair: [number, string]\n"
        "  rows: boolean[][]\n"
        "  mood: 'glad' | 'sad'\n"
        "  more: Record<string, unknown>\n"
        "}\n"
    )


def test_a_struct_without_fields_is_a_type_without_fields() -> None:
    class Bare(msgspec.Struct):
        """Nothing at all."""

    class Tagged(msgspec.Struct, tag_field="type", tag="tagged"):
        pass

    writer = Writer()
    assert writer.type_of(list[Bare]) == "Bare[]"
    writer.type_of(Tagged)
    assert writer.declared == {
        "Bare": "/** Nothing at all. */\nexport type Bare = Record<string, never>\n",
        "Tagged": "export interface Tagged {\n  type: 'tagged'\n}\n",
    }


def test_two_things_of_one_name_are_refused() -> None:
    writer = Writer()
    writer.type_of(Hat)
    with pytest.raises(TypeError, match="two types are called Hat"):
        writer.struct(type(load_game("samurai").options()), "Hat")


def test_what_has_no_type_is_refused() -> None:
    with pytest.raises(TypeError):
        Writer().type_of(set[int])


def test_the_files_in_the_tree_are_what_would_be_generated() -> None:
    assert main(["--check"]) == 0
    assert len(generate()) > 1
