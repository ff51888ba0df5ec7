"""Section 10 of the rules file and some of its rulings: vectors, as data; whole eras below."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.counting import find_controller
from kabuto.games.empires.state import Empires
from kabuto.kernel import SEAT, Event

from .positions import KEY, offered, play, read_board, strengths, tidy

VECTORS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[2] / "vectors" / "empires.toml").read_text("utf-8")
)["vectors"]


def name_of(vector: dict[str, Any]) -> str:
    number = vector["n"] if "n" in vector else f"ruling {vector['r']}"
    return f"{number} {vector.get('case', '')}".strip()


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_vector(vector: dict[str, Any]) -> None:
    g, events = play(vector)
    for field, wanted in vector.get("expect", {}).items():
        assert read_field(g, events, field, wanted) == (
            {k: tidy(v) for k, v in wanted.items()} if field == "board" else wanted
        ), field
    compare_offer(g, vector)
    for key, wanted in vector.get("told", {}).items():
        assert [told for told in of_key(events, key) if fits(told, wanted)] == wanted, key


def read_field(g: Empires, events: list[Event], field: str, wanted: Any) -> Any:
    special = _SPECIAL.get(field)
    return special(g, events, wanted) if special else getattr(g, field)


def province(label: str) -> int:
    return components.PROVINCE.number(label)


_SPECIAL: dict[str, Any] = {
    "board": lambda g, e, w: {p: tidy(read_board(g, province(p))) for p in w},
    "control": lambda g, e, w: {p: SEAT.label(find_controller(g, province(p))) for p in w},
    "strengths": lambda g, e, w: {p: strengths(g, p) for p in w},
    "asked": lambda g, e, w: type(g.stack[-1]).__name__ if g.stack else "-",
    "left": lambda g, e, w: g.stack[-1].left,
    "hand_sizes": lambda g, e, w: [len(hand) for hand in g.hand],
    "deck_size": lambda g, e, w: len(g.deck),
    "behind_sizes": lambda g, e, w: GAME.view(g, 0).behind_sizes,
    "seeds": lambda g, e, w: [g.seed.count(kind) for kind in components.RESOURCE],
    "supply_gained": lambda g, e, w: [supply - 8 for supply in g.supply],
    "turn_order": lambda g, e, w: "".join(map(SEAT.label, g.order)),
    "up": lambda g, e, w: [components.MOUNTAIN.label(m) for m, up in enumerate(g.tile_up) if up],
    "agenda_done": lambda g, e, w: {
        r: "".join(
            SEAT.label(s)
            for s in range(g.seats)
            if g.agenda_done[components.REGION.number(r) * g.seats + s]
        )
        for r in w
    },
    "resolved": lambda g, e, w: [
        event.args["slot"] for event in e if event.key in ("revealed", "acts-again")
    ],
    "winners": lambda g, e, w: "".join(map(SEAT.label, GAME.outcome(g).winners)),
    "reasons": lambda g, e, w: [
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


def of_key(events: list[Event], key: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.key == key]


def fits(told: dict[str, Any], wanted: list[dict[str, Any]]) -> bool:
    """Events of other regions are not what the vector is about."""
    regions = {row.get("region") for row in wanted}
    return told.get("region") in regions


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
