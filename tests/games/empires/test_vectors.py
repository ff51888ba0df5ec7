"""Section 10 of the rules file and some of its rulings: vectors, as data; whole eras below."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.counting import find_controller
from kabuto.games.empires.state import Empires
from kabuto.kernel import SEAT, Event

from .mirror import mirror
from .positions import KEY, make, offered, play, read_facts, strengths, tidy
from .told import compare_told

VECTORS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[2] / "vectors" / "empires.toml").read_text("utf-8")
)["vectors"]


def name_of(vector: dict[str, Any]) -> str:
    """The number of the vector, the ruling or the section, and the case."""
    number = vector.get("n") or vector.get("s") or f"ruling {vector['r']}"
    return f"{number} {vector.get('case', '')}".strip()


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_vector(vector: dict[str, Any]) -> None:
    """What the vector expects holds, and no public fact has changed that it does not name."""
    check_vector(vector)


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_vector_with_the_seats_the_other_way_round(vector: dict[str, Any]) -> None:
    if vector.get("ask") != "start":
        check_vector(mirror(vector))


def check_vector(vector: dict[str, Any]) -> None:
    begins = vector.get("ask") != "start"
    given = make(vector)
    before = read_facts(given) if begins else {}
    g, events = play(vector)
    if begins and vector.get("ask") != "count":
        compare_told(given, g, events)
    after = read_facts(g)
    expected = flatten(vector.get("expect", {}))
    found = {name: read(g, events, after, name) for name in expected}
    assert found == expected
    changed = {name: fact for name, fact in after.items() if begins and fact != before[name]}
    assert {name: fact for name, fact in changed.items() if name not in expected} == {}
    compare_offer(g, vector)
    for key, wanted in vector.get("told", {}).items():
        told = [args for args in of_key(events, key) if fits(args, wanted)]
        assert sorted(told, key=sort_by) == sorted(wanted, key=sort_by), key


def flatten(expect: dict[str, Any]) -> dict[str, Any]:
    """`{board = {owari = "1B 1A"}}` as `{board.owari: "1A 1B"}`."""
    flat: dict[str, Any] = {}
    for name, value in expect.items():
        rows = value.items() if isinstance(value, dict) else [("", value)]
        flat |= {f"{name}.{label}" if label else name: fact for label, fact in rows}
    return {name: tidy(fact) if name.startswith("board.") else fact for name, fact in flat.items()}


def read(g: Empires, events: list[Event], facts: dict[str, Any], name: str) -> Any:
    """A public fact, or one that follows from it."""
    if name in facts:
        return facts[name]
    field, _, label = name.partition(".")
    return _DERIVED[field](g, events, label)


_DERIVED: dict[str, Callable[[Empires, list[Event], str], Any]] = {
    "control": lambda g, _, p: SEAT.label(find_controller(g, components.PROVINCE.number(p))),
    "strengths": lambda g, _, p: strengths(g, p),
    "fulfils": lambda g, _, r: "".join(
        SEAT.label(seat) for seat in range(g.seats) if g.fulfils(seat, components.REGION.number(r))
    ),
    "left": lambda g, *_: g.stack[-1].left,
    "seeds": lambda g, *_: [g.seed.count(kind) for kind in components.RESOURCE],
    "resolved": lambda _, events, __: [
        event.args["slot"] for event in events if event.key in ("revealed", "acts-again")
    ],
    "winners": lambda g, *_: "".join(map(SEAT.label, GAME.outcome(g).winners)),
    "reasons": lambda g, *_: [
        event.key for event in GAME.outcome(g).reasons if not event.key.startswith("from-")
    ],
}


def compare_offer(g: Empires, vector: dict[str, Any]) -> None:
    on_offer = offered(g)
    wanted = vector.get("offered", [])
    assert set(wanted) <= set(on_offer)
    if vector.get("exactly"):
        assert sorted(wanted) == sorted(on_offer)
    for text in vector.get("refused", []):
        assert GAME.moves.parse(text).text == text
        assert text not in on_offer
    if "offered_slots" in vector:
        assert sorted({text.split()[2] for text in on_offer}) == sorted(vector["offered_slots"])


def sort_by(args: dict[str, Any]) -> str:
    return str(sorted(args.items()))


def of_key(events: list[Event], key: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.key == key]


def fits(told: dict[str, Any], wanted: list[dict[str, Any]]) -> bool:
    """Events of other regions are not what the vector is about."""
    regions = {row.get("region") for row in wanted}
    return not wanted or told.get("region") in regions


def test_no_vector_of_the_rules_file_is_missing() -> None:
    in_python = {3, 4}
    assert {vector["n"] for vector in VECTORS if "n" in vector} | in_python == set(range(1, 64))


def play_until(g: Empires, rng: Random, era: int, step: str) -> None:
    while g.era < era or type(g.stack[-1]).__name__ != step:
        seat = rng.choice(GAME.deciders(g))
        GAME.play(g, seat, GAME.sample(g, seat, rng))


def test_vector_3_four_players_use_up_the_destiny_deck() -> None:
    g = GAME.start(4, GAME.options(), KEY)
    play_until(g, Random(3), 3, "ChooseDestiny")
    assert g.deck == []
    assert [len(hand) for hand in g.hand] == [3, 3, 3, 3]
    play_until(g, Random(3), 3, "PlaceOrder")
    assert [len(hand) for hand in g.hand] == [2, 2, 2, 2]
    assert sum(g.played) == 12


@pytest.mark.parametrize("seed", range(3))
def test_vector_4_three_players_fill_all_slots_and_then_cover(seed: int) -> None:
    g, rng = GAME.start(3, GAME.options(), KEY), Random(seed)
    placements = []
    while g.era == 1:
        seat = rng.choice(GAME.deciders(g))
        move = GAME.sample(g, seat, rng)
        if move.verb.name == "place":
            if g.round == 2:
                slots = {m.args[1] for m in GAME.offer(g, seat)}
                assert all(g.face_up[slot] for slot in slots)
            placements.append(g.round)
        GAME.play(g, seat, move)
        if placements == [1] * 12:
            assert all(g.owner[slot] >= 0 for slot in g.box.slots)
    assert placements == [1] * 12 + [2] * 9
