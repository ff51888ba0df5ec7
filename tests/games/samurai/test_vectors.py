"""Every test vector of the rules of Samurai about a turn or the count, as data."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.samurai.components import SETTLEMENT
from kabuto.games.samurai.outcome import count_outcome
from kabuto.games.samurai.state import Samurai
from kabuto.kernel import SEAT, NotOnOffer, Unreadable
from tests.games.samurai.notation import find_changes, write_event, write_seats
from tests.games.samurai.positions import GAME, make_position, offer_texts

Vector = dict[str, Any]
VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/samurai.toml").read_text())
BEFORE = {"seats", "options", "figures", "empty_others", "no_other", "laid", "fill_land"}
BEFORE |= {"turn", "hand", "supply", "aside", "out"}
WANTED = {"offers", "offers_exactly", "count", "refused", "unreadable"}
AFTER = {"play", "told", "leaves", "offers_after", "refused_after", "count_after", "influence"}


@pytest.mark.parametrize("vector", VECTORS["position"], ids=lambda v: v["id"])
def test_position(vector: Vector) -> None:
    assert vector.keys() <= {"id"} | BEFORE | WANTED | AFTER, "a field that nothing reads"
    g = make_position(vector)
    check_offers(g, vector)
    after, told = play(g, vector)
    if "play" in vector:
        assert told == vector["told"]
        assert find_changes(g, after) == vector["leaves"]
    check_offers_after(after, vector)
    for settlement, influence in vector.get("influence", {}).items():
        assert after.count_influence(SETTLEMENT.number(settlement), 0) == influence


def play(g: Samurai, vector: Vector) -> tuple[Samurai, list[str]]:
    told = []
    for line in vector.get("play", []):
        seat, _, text = line.partition(" ")
        g, events = GAME.apply(g, SEAT.number(seat), text)
        told += [write_event(event) for event in events]
    return g, told


def check_offers(g: Samurai, vector: Vector) -> None:
    offered = offer_texts(g)
    assert offered == vector.get("offers_exactly", offered)
    assert set(vector.get("offers", [])) <= set(offered)
    check_counts(g, vector.get("count", {}))
    (seat,) = GAME.deciders(g)
    for name, error in (("refused", NotOnOffer), ("unreadable", Unreadable)):
        for text in vector.get(name, []):
            with pytest.raises(error):
                GAME.apply(g, seat, text)


def check_offers_after(g: Samurai, vector: Vector) -> None:
    if g.is_over:
        return
    offered = offer_texts(g)
    assert set(vector.get("offers_after", [])) <= set(offered)
    (seat,) = GAME.deciders(g)
    for text in vector.get("refused_after", []):
        with pytest.raises(NotOnOffer):
            GAME.apply(g, seat, text)
    check_counts(g, vector.get("count_after", {}))


def check_counts(g: Samurai, counts: dict[str, int]) -> None:
    verbs = Counter(text.split()[0] for text in offer_texts(g))
    assert {verb: verbs[verb] for verb in counts} == counts


@pytest.mark.parametrize("vector", VECTORS["count"], ids=lambda v: v["id"])
def test_count(vector: Vector) -> None:
    outcome = count_outcome(vector["captured"], vector.get("scoring", "standard"))
    assert write_seats(outcome.winners) == vector["winners"]
    assert [write_event(GAME.name_event(e)) for e in outcome.reasons] == vector["reasons"]
    assert outcome.scores == [sum(figures) for figures in vector["captured"]]
