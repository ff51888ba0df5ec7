"""Each character and each card that neither a vector nor a ruling shows, as data."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from kabuto.games.sword.components import CARD, CHARACTER
from tests.games.sword.positions import VECTORS, load, play_vector


@pytest.mark.parametrize("row", load("sword.effects.toml", "effect"))
def test_an_effect_is_as_printed(row: dict[str, Any]) -> None:
    play_vector(row)


def test_every_card_and_every_character_is_shown_somewhere() -> None:
    names = ("sword.toml", "sword.rulings.toml", "sword.effects.toml")
    texts = [(VECTORS / name).read_text("utf-8") for name in names]
    words = set(" ".join(texts).replace('"', " ").split())
    assert [label for label in (*CARD.labels, *CHARACTER.labels) if label not in words] == []
    assert all(tomllib.loads(text) for text in texts)
