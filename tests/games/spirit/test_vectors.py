"""The positions of the test vectors of Samurai Spirit, as data."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from kabuto.games.spirit.components import CARD, SYMBOL
from kabuto.kernel import SEAT, Refusal

from .positions import GAME, make_position, name_samurai, seats_of

VECTORS = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/spirit.toml").read_text())
REVEALS = ("bonus-intruder", "revealed")
FLAGS = ("no_defend", "no_support", "no_talent", "must_pass")


@pytest.mark.parametrize("vector", VECTORS["position"], ids=lambda v: v["id"])
def test_position(vector):
    g, events = make_position(vector)
    if "offers" in vector:
        assert offers(g) == vector["offers"]
    for line in vector.get("play", []):
        seat, _, text = line.partition(" ")
        g, told = GAME.apply(g, SEAT.number(seat), text)
        GAME.check(g)
        events += told
    check_decision(g, vector)
    check_samurai(g, vector)
    check_village(g, vector)
    check_stacks(g, vector)
    check_events(events, vector)


def offers(g):
    (seat,) = GAME.deciders(g)
    return [move.text for move in GAME.offer(g, seat)]


def check_decision(g, vector):
    assert g.is_over == vector.get("over", False)
    if "reason" in vector:
        assert GAME.outcome(g).reasons[0].key == vector["reason"]
    if "asks" in vector:
        assert type(g.stack[-1]).__name__ == vector["asks"]
    if "next" in vector:
        assert GAME.deciders(g) == seats_of(vector["next"])
    if "offers_after" in vector:
        assert offers(g) == vector["offers_after"]
        with pytest.raises(Refusal):
            GAME.apply(g, GAME.deciders(g)[0], "first fire")
    if "flags_after" in vector:
        assert [flag for flag in FLAGS if getattr(g, flag)] == vector["flags_after"]


def letters(flags):
    return "".join(SEAT.label(seat) for seat, is_set in enumerate(flags) if is_set)


def check_samurai(g, vector):
    found = {
        "animal": letters(g.animal),
        "wounded": letters(g.wounded),
        "reserve": name_samurai(g.reserve),
        "in_force": g.in_force,
    }
    assert_after(found, vector)
    by_seat = {
        "total": g.total,
        "kiai": [g.kiai_of(seat) for seat in range(g.seats)],
        "line": [name_cards(line) for line in g.line],
        "left": [name_cards([g.left[s][seat] for s in SYMBOL]) for seat in range(g.seats)],
        "token": [SEAT.label(holder) for holder in g.token_at],
    }
    for name, values in by_seat.items():
        for letter, wanted in vector.get(f"{name}_after", {}).items():
            assert values[SEAT.number(letter)] == wanted


def name_cards(numbers):
    return " ".join(CARD.label(card) for card in numbers if card >= 0)


def assert_after(found, vector):
    wanted = {name: vector[f"{name}_after"] for name in found if f"{name}_after" in vector}
    assert {name: found[name] for name in wanted} == wanted


def check_village(g, vector):
    found = {
        "barricades": g.barricades,
        "farmsteads": len(g.find_farmsteads()),
        "families": len(g.find_families()),
        "round": g.round,
        "start": SEAT.label(g.start),
    }
    assert_after(found, vector)


def check_stacks(g, vector):
    found = {
        "stack": len(g.raiders),
        "known": sum(g.raiders_up),
        "intruders": len(g.intruders),
        "discard": len(g.discard),
    }
    assert_after(found, vector)
    if "discarded" in vector:
        assert CARD.label(g.discard[-1]) == vector["discarded"]
    if "bottom_known" in vector:
        assert CARD.label(g.raiders[0]) == vector["bottom_known"]
        assert g.raiders_up[0]
    if "top_known" in vector:
        shown = [card for card in GAME.view(g, -1).raiders if card >= 0]
        assert [CARD.label(card) for card in reversed(shown)] == vector["top_known"]


def check_events(events, vector):
    counts = Counter(event.key for event in events)
    wanted = vector.get("told", {})
    assert {key: counts[key] for key in wanted} == wanted
    if "revealed" in vector:
        first, skipped, *rest = vector["revealed"]
        shown = [event.args["card"] for event in events if event.key in REVEALS]
        assert shown[0] == first
        assert shown[1 + skipped :] == rest
