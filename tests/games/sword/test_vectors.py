"""Every test vector of section 10, as data."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from kabuto.games.sword.state import Sword
from tests.games.sword.changes import list_fields
from tests.games.sword.positions import load, play_vector


@pytest.mark.parametrize("row", load("sword.toml", "vector"))
def test_a_vector_of_section_10_holds(row: dict[str, Any]) -> None:
    play_vector(row)


def test_no_vector_is_missing() -> None:
    numbers = {param.id.rstrip("bc") for param in load("sword.toml", "vector")}
    assert numbers == {f"T{number}" for number in range(1, 61)}


def test_vectors_compare_every_field_of_the_state() -> None:
    assert list_fields() == sorted(field.name for field in fields(Sword))
