"""The positions of the test vectors of Samurai Spirit: what each leaves is compared whole."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import SEAT, Refusal

from .facts import describe, find_changes, name_event
from .positions import Vector, make_position, make_start

VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/spirit.toml").read_text())


@pytest.mark.parametrize("vector", VECTORS["position"], ids=lambda v: v["id"])
def test_position(vector: Vector) -> None:
    g, events = make_position(vector)
    if "offers" in vector:
        assert offers(g) == vector["offers"]
    for line in vector.get("play", []):
        seat, _, text = line.partition(" ")
        g, told = GAME.apply(g, SEAT.number(seat), text)
        GAME.check(g)
        events += told
    assert find_changes(describe(make_start(vector)), describe(g)) == vector["after"]
    check_offers(g, vector)
    assert [name_event(event) for event in events] == vector["told"]


def test_no_two_vectors_have_one_name() -> None:
    names = Counter(vector["id"] for vector in VECTORS["position"])
    assert [name for name, count in names.items() if count > 1] == []


def offers(g: Spirit) -> list[str]:
    (seat,) = GAME.deciders(g)
    return [move.text for move in GAME.offer(g, seat)]


def check_offers(g: Spirit, vector: Vector) -> None:
    if "offers_after" in vector:
        assert offers(g) == vector["offers_after"]
        with pytest.raises(Refusal):
            GAME.apply(g, GAME.deciders(g)[0], "first fire")
