"""Lays out the tables that the vectors describe, plays them, and compares."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import (
    BOXES,
    CARD,
    CHARACTER,
    RANK,
    RANK_OF,
    RESILIENCE,
    ROLE,
    SETUPS,
    SHOGUN,
    TEAM,
)
from kabuto.games.sword.facts import count_weapon_limit, find_difficulties
from kabuto.games.sword.outcome import find_deadly_team
from kabuto.games.sword.play import Play
from kabuto.games.sword.set_up import Deal, set_up
from kabuto.games.sword.state import ENDING, Options, Sword
from kabuto.games.sword.turn import DiscardPhase, DrawPhase, Turn
from kabuto.kernel import SEAT, WATCHER, Event, NotOnOffer, NotYourDecision, Stack
from tests.games.sword.changes import describe_changes, describe_told

VECTORS = Path(__file__).parents[2] / "vectors"
KEY = b"the secret of a table in a test."

ROLES = {
    3: "shogun ninja1 ninja2",
    4: "shogun samurai ninja1 ninja2",
    5: "shogun samurai ninja1 ninja2 ronin",
    6: "shogun samurai ninja1 ninja2 ronin ninja3",
    7: "shogun samurai samurai ninja1 ninja2 ronin ninja3",
}
SUN_ROLES = {
    3: "shogun ninja1 ninja2",
    4: "shogun samurai1 ninja1 ninja2",
    5: "shogun samurai1 ninja1 ninja2 ronin1",
    6: "shogun samurai1 ninja1 ninja2 ronin1 ninja3",
    7: "shogun samurai1 samurai3 ninja1 ninja2 ronin1 ninja3",
    8: "shogun samurai1 samurai3 ninja1 ninja2 ronin1 ninja3 ronin2",
}
CHARACTERS = ["nobunaga", "tomoe", "goemon", "kojiro", "musashi", "hideyoshi", "ieyasu", "gracia"]
SPARES = ["ushiwaka", "hanzo"]
SUN_SPARES = ["gracia", "masamune", "shingen", "ushiwaka"]
FILLERS = "focus fast_draw"


def load(name: str, key: str) -> list[Any]:
    with (VECTORS / name).open("rb") as file:
        rows = tomllib.load(file)[key]
    return [pytest.param(row, id=row["id"]) for row in rows]


def cards(text: str) -> list[int]:
    return [CARD.number(label) for label in text.split()]


def take(pool: list[int], wanted: list[int]) -> list[int]:
    for card in wanted:
        pool.remove(card)
    return wanted


def lay_out(row: dict[str, Any]) -> Sword:
    """The table of a vector, run up to its first decision."""
    return begin(put_out(row))


def begin(g: Sword) -> Sword:
    GAME._advance(g)
    if not g.is_over:
        GAME.check(g)
    return g


def put_out(row: dict[str, Any]) -> Sword:
    """The table of a vector, before anything has happened."""
    seats, given = row["seats"], row.get("given", {})
    options = GAME.read_options(seats, row.get("options"))
    if row.get("at") == "deal":
        return deal(seats, options)
    g = make_table(seats, options, given, row.get("roles", ""))
    g.key = row.get("key", KEY)
    if "over" in row:
        g.ending = ENDING.number(row["over"])
        g.stack = Stack()
        return g
    at, _, label = row.get("at", "play A").partition(" ")
    g.turn = seat = SEAT.number(label)
    after = [DiscardPhase(seat), Turn((seat + 1) % seats)]
    if at == "turn":
        g.push(Turn(seat))
    elif at == "draw":
        g.push(DrawPhase(seat), Play(seat), *after)
    else:
        g.push(Play(seat), *after)
    return g


def deal(seats: int, options: Options) -> Sword:
    """The cards are dealt, and the first turn has not begun."""
    g = set_up(seats, options, KEY)
    g.stack.pop()
    Deal().run(g)
    g.stack.clear()
    g.push(Play(g.role.index(SHOGUN)))
    return g


def make_table(seats: int, options: Options, given: dict[str, Any], roles: str) -> Sword:
    box, setup = BOXES[options.rising_sun], SETUPS[options.rising_sun][seats]
    usual = SUN_ROLES if options.rising_sun else ROLES
    role = [ROLE.number(label) for label in (roles or usual[seats]).split()]
    unused = [r for pile in setup.role_cards for r in pile]
    take(unused, role)
    people = choose_characters(seats, options, given.get("character", {}))
    honor = by_seat(
        given.get("honor", {}),
        [setup.honor_shogun if r == SHOGUN else setup.honor_other for r in role],
    )
    g = Sword(
        stack=Stack(),
        seats=seats,
        key=KEY,
        options=options,
        role=role,
        left_out=unused,
        character=people,
        resilience=by_seat(given.get("resilience", {}), [RESILIENCE[c] for c in people]),
        honor=honor,
        box=box.honor - sum(honor),
        hand=[],
        in_play=[],
        deck=[],
        discard_pile=[],
        reshuffled=[],
        known=[],
        wounds_aimed=[0] * seats**2,
        harm=[0] * seats**2,
    )
    deal_cards(g, box.cards[:], given)
    return g


def choose_characters(seats: int, options: Options, chosen: dict[str, str]) -> list[int]:
    """Those that were asked for, and others without a part to play."""
    names = SUN_SPARES if options.rising_sun else SPARES
    spares = iter([name for name in names if name not in chosen.values()])
    usual = [n if n not in chosen.values() else next(spares) for n in CHARACTERS[:seats]]
    return [CHARACTER.number(chosen.get(SEAT.label(s), name)) for s, name in enumerate(usual)]


def by_seat(given: dict[str, int], usual: list[int]) -> list[int]:
    return [given.get(SEAT.label(seat), value) for seat, value in enumerate(usual)]


def deal_cards(g: Sword, pool: list[int], given: dict[str, Any]) -> None:
    hands, in_play = given.get("hand", {}), given.get("in_play", {})
    labels = [SEAT.label(seat) for seat in range(g.seats)]
    g.hand = [sorted(take(pool, cards(hands.get(label, "")))) for label in labels]
    g.in_play = [take(pool, cards(in_play.get(label, ""))) for label in labels]
    top = take(pool, cards(given.get("deck_top", "")))
    bottom = take(pool, cards(d if isinstance(d := given.get("discard", ""), str) else ""))
    if isinstance(given.get("deck"), str):
        top = take(pool, cards(given["deck"]))
    for seat, label in enumerate(labels):
        if label not in hands:
            g.hand[seat] = take(pool, [next(c for c in cards(FILLERS) if c in pool)])
    if isinstance(given.get("discard"), int):
        bottom = take(pool, pool[: given["discard"]])
    if isinstance(given.get("deck"), int):
        top = take(pool, pool[: given["deck"]])
    if "rest" in given:
        g.hand[SEAT.number(given["rest"])] = sorted(pool + g.hand[SEAT.number(given["rest"])])
        pool = []
    g.discard_pile = bottom
    g.deck = pool + top[::-1]


# --- playing and comparing ----------------------------------------------------------------------


def play_vector(row: dict[str, Any]) -> None:
    """Plays each stage; nothing may differ but what `leaves` says."""
    for stage, before, after, told in play_stages(row):
        for name, expected in stage.get("expect", {}).items():
            COMPARISONS[name](after, expected)
        assert describe_changes(before, after) == stage.get("leaves", {})
        assert describe_told(told) == stage.get("tells", "")


Stage = tuple[dict[str, Any], Sword, Sword, list[Event]]


def play_stages(row: dict[str, Any]) -> Iterator[Stage]:
    """Each stage with the state before its moves, the state after them, and what was told.

    The first stage begins before anything has happened, so that what runs by itself is seen, too.
    """
    before = put_out(row)
    g = GAME.copy(before)
    g.told = []
    told = GAME._take_told(begin(g))
    for stage in row["stage"]:
        for line in stage.get("moves", []):
            label, _, text = line.partition(" ")
            g, events = GAME.apply(g, SEAT.number(label), text)
            told += events
            GAME.check(g)
        yield stage, before, g, told
        before, told = g, []


def compare_numbers(field: str) -> Any:
    def compare(g: Sword, expected: dict[str, int]) -> None:
        values = getattr(g, field)
        found = {label: values[SEAT.number(label)] for label in expected}
        assert found == expected

    return compare


def compare_hand_size(g: Sword, expected: dict[str, int]) -> None:
    assert {label: len(g.hand[SEAT.number(label)]) for label in expected} == expected


def compare_hand(g: Sword, expected: dict[str, str]) -> None:
    for label, text in expected.items():
        assert g.hand[SEAT.number(label)] == sorted(cards(text)), label


def compare_holds(g: Sword, expected: dict[str, str]) -> None:
    for label, text in expected.items():
        take(g.hand[SEAT.number(label)][:], cards(text))


def compare_in_play(g: Sword, expected: dict[str, str]) -> None:
    for label, text in expected.items():
        assert g.in_play[SEAT.number(label)] == cards(text), label


def compare_discard_top(g: Sword, expected: str) -> None:
    wanted = cards(expected)
    assert g.discard_pile[len(g.discard_pile) - len(wanted) :] == wanted


def compare_discard_bottom(g: Sword, expected: str) -> None:
    wanted = cards(expected)
    assert g.discard_pile[: len(wanted)] == wanted


def compare_difficulty(g: Sword, expected: dict[str, int]) -> None:
    found = {}
    for pair in expected:
        attacker, target = map(SEAT.number, pair.split())
        found[pair] = find_difficulties(g, attacker, g.find_harmless())[target]
    assert found == expected


def compare_harmless(g: Sword, expected: str) -> None:
    assert "".join(SEAT.label(s) for s in range(g.seats) if g.is_harmless(s)) == expected


def compare_weapon_limit(g: Sword, expected: dict[str, int]) -> None:
    found = {label: count_weapon_limit(g, SEAT.number(label)) for label in expected}
    assert found == expected


def offered(g: Sword, label: str) -> list[str]:
    return [move.text for move in GAME.offer(g, SEAT.number(label))]


def compare_offer(g: Sword, expected: dict[str, list[str]]) -> None:
    assert {label: offered(g, label) for label in expected} == expected


def compare_legal(g: Sword, expected: list[str]) -> None:
    for line in expected:
        label, _, text = line.partition(" ")
        assert text in offered(g, label), line


def compare_illegal(g: Sword, expected: list[str]) -> None:
    before = GAME.encode(g)
    for line in expected:
        label, _, text = line.partition(" ")
        with pytest.raises((NotOnOffer, NotYourDecision)):
            GAME.apply(g, SEAT.number(label), text)
    assert GAME.encode(g) == before


def compare_asked(g: Sword, expected: str) -> None:
    assert f"{SEAT.label(GAME.deciders(g)[0])} {type(g.stack[-1]).__name__}" == expected


def compare_deciders(g: Sword, expected: str) -> None:
    assert "".join(map(SEAT.label, GAME.deciders(g))) == expected


def compare_ending(g: Sword, expected: str) -> None:
    assert g.is_over
    assert ENDING.label(g.ending) == expected


def compare_teams(g: Sword, expected: dict[str, int]) -> None:
    reasons = GAME.name_outcome(g).reasons
    found = {e.args["team"]: e.args["points"] for e in reasons if e.key == "team-scored"}
    assert {team: found[team] for team in expected} == expected


def compare_winners(g: Sword, expected: str) -> None:
    assert "".join(map(SEAT.label, GAME.outcome(g).winners)) == expected


def compare_deadly(g: Sword, expected: str) -> None:
    assert TEAM.label(find_deadly_team(g)) == expected


def compare_reasons(g: Sword, expected: list[str]) -> None:
    keys = [reason.key for reason in GAME.outcome(g).reasons]
    assert [key for key in expected if key not in keys] == []


def compare_no_reasons(g: Sword, expected: list[str]) -> None:
    keys = [reason.key for reason in GAME.outcome(g).reasons]
    assert [key for key in expected if key in keys] == []


def compare_hands_from_shogun(g: Sword, expected: list[int]) -> None:
    assert [len(g.hand[s]) for s in g.clockwise(g.role.index(SHOGUN))] == expected


def compare_resolving(g: Sword, expected: str) -> None:
    assert CARD.label(g.resolving) == expected


def compare_left_out(g: Sword, expected: dict[str, int]) -> None:
    found = Counter(RANK.label(RANK_OF[role]) for role in g.left_out)
    assert found == expected


def compare_seen_discard(g: Sword, expected: str) -> None:
    for viewer in (WATCHER, *range(g.seats)):
        assert GAME.view(g, viewer).discard_pile == cards(expected)


def compare_known(g: Sword, expected: list[str]) -> None:
    """What a watcher knows of hands."""
    known = GAME.view(g, WATCHER).known
    assert [f"{SEAT.label(seat)} {CARD.label(card)}" for seat, card in known] == expected


def compare_value(read: Any) -> Any:
    def compare(g: Sword, expected: Any) -> None:
        assert read(g) == expected

    return compare


COMPARISONS: dict[str, Any] = {
    "resilience": compare_numbers("resilience"),
    "honor": compare_numbers("honor"),
    "hand_size": compare_hand_size,
    "hand": compare_hand,
    "holds": compare_holds,
    "in_play": compare_in_play,
    "discard_top": compare_discard_top,
    "discard_bottom": compare_discard_bottom,
    "difficulty": compare_difficulty,
    "harmless": compare_harmless,
    "weapon_limit": compare_weapon_limit,
    "offer": compare_offer,
    "legal": compare_legal,
    "illegal": compare_illegal,
    "asked": compare_asked,
    "deciders": compare_deciders,
    "ending": compare_ending,
    "teams": compare_teams,
    "winners": compare_winners,
    "deadly": compare_deadly,
    "reasons": compare_reasons,
    "no_reasons": compare_no_reasons,
    "hands_from_shogun": compare_hands_from_shogun,
    "resolving": compare_resolving,
    "left_out": compare_left_out,
    "seen_discard": compare_seen_discard,
    "known": compare_known,
    "deck_size": compare_value(lambda g: len(g.deck)),
    "discard_size": compare_value(lambda g: len(g.discard_pile)),
    "honor_on_table": compare_value(lambda g: sum(g.honor)),
    "is_over": compare_value(lambda g: g.is_over),
}
