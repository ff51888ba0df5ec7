"""Every test vector of section 10, as data."""

from __future__ import annotations

import pytest

from tests.games.sword.positions import load, play_vector


@pytest.mark.parametrize("row", load("sword.toml", "vector"))
def test_a_vector_of_section_10_holds(row):
    play_vector(row)


def test_no_vector_is_missing():
    numbers = {param.id.rstrip("bc") for param in load("sword.toml", "vector")}
    assert numbers == {f"T{number}" for number in range(1, 61)}
