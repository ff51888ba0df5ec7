"""The positions of the test vectors of Samurai Spirit: what each leaves is compared whole."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.spirit import GAME
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import SEAT, Event, Refusal

from .facts import describe, find_changes
from .positions import Vector, make_position, make_start

VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/spirit.toml").read_text())
REVEALS = ("bonus-intruder", "revealed")


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
    check_events(events, vector)


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


def check_events(events: list[Event], vector: Vector) -> None:
    counts = Counter(event.key for event in events)
    wanted: dict[str, int] = vector.get("told", {})
    assert {key: counts[key] for key in wanted} == wanted
    if "revealed" in vector:
        first, skipped, *rest = vector["revealed"]
        shown: list[Any] = [event.args["card"] for event in events if event.key in REVEALS]
        assert shown[0] == first
        assert shown[1 + skipped :] == rest
