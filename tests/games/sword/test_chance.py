"""What chance chooses: the set-up, and random cards of a hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import (
    BASE_CHARACTERS,
    CARD,
    CHARACTER,
    PROMO_CHARACTERS,
    RANK_OF,
    RESILIENCE,
    ROLE,
    SETUPS,
    SHOGUN,
    SUN_CHARACTERS,
)
from kabuto.games.sword.state import Sword
from kabuto.kernel import SEAT
from tests.games.sword.changes import describe_told
from tests.games.sword.positions import KEY, cards, lay_out

GAMES = 1_200
TABLES = [(seats, rising) for rising, setups in enumerate(SETUPS) for seats in setups]


def start(seats: int, number: int, **options: bool) -> Sword:
    return GAME.start(seats, GAME.read_options(seats, dict(options)), number.to_bytes(32, "big"))


def play_often(move: str, given: dict[str, Any]) -> list[Sword]:
    """The same move with so many other secrets."""
    g = lay_out({"seats": 4, "given": given})
    states = []
    for number in range(GAMES):
        g.key = number.to_bytes(32, "big")
        states.append(GAME.apply(g, 0, move)[0])
    return states


def test_4_6_geisha_on_a_hand_takes_each_physical_card_with_the_same_chance() -> None:
    given = {"hand": {"A": "geisha", "B": "bo bo parry katana"}}
    states = play_often("play-on geisha B", given)
    gone = Counter(CARD.label(g.discard_pile[-2]) for g in states)
    assert gone.keys() == {"bo", "parry", "katana"}
    assert abs(gone["bo"] - GAMES / 2) < 90
    assert abs(gone["parry"] - GAMES / 4) < 80
    assert abs(gone["katana"] - GAMES / 4) < 80


def test_4_6_diversion_takes_each_physical_card_with_the_same_chance() -> None:
    given = {"hand": {"A": "diversion", "B": "bo bo parry katana"}}
    states = play_often("play-on diversion B", given)
    taken = Counter(CARD.label(g.hand[0][0]) for g in states)
    assert taken.keys() == {"bo", "parry", "katana"}
    assert abs(taken["bo"] - GAMES / 2) < 90
    assert abs(taken["parry"] - GAMES / 4) < 80
    assert all(sorted(g.hand[0] + g.hand[1]) == cards("bo bo katana parry") for g in states)


def test_4_8_the_discard_pile_is_shuffled_into_the_new_deck() -> None:
    """Each card is on top as often as any other."""
    given = {"deck": "katana", "discard": "bo kiseru parry", "rest": "C"}
    row = {"seats": 4, "at": "draw D", "given": given}
    drawn: Counter[str] = Counter()
    for number in range(GAMES):
        g = lay_out(row | {"key": number.to_bytes(32, "big")})
        new = Counter(g.hand[3]) - Counter(cards("focus katana"))
        drawn += Counter(map(CARD.label, new.elements()))
    assert drawn.keys() == {"bo", "kiseru", "parry"}
    assert all(abs(count - GAMES / 3) < 90 for count in drawn.values())


@pytest.mark.parametrize(("seats", "rising"), TABLES)
def test_3_the_set_up_is_that_of_the_table(seats: int, rising: int) -> None:
    setup, g = SETUPS[rising][seats], start(seats, seats, rising_sun=bool(rising))
    shogun = g.role.index(SHOGUN)
    assert [sum(RANK_OF[role] == rank for role in g.role) for rank in range(4)] == setup.dealt
    assert g.turn == shogun
    assert g.honor == [
        setup.honor_shogun if seat == shogun else setup.honor_other for seat in range(seats)
    ]
    assert g.box == g.cards.honor - sum(g.honor)
    assert g.resilience == [RESILIENCE[character] for character in g.character]
    assert not any(g.in_play)
    assert not g.known


def test_3_every_card_of_the_set_up_comes_everywhere() -> None:
    """Any seat may be the Shogun, any character sit anywhere, any card lie anywhere."""
    roles: set[tuple[int, int]] = set()
    people: set[tuple[int, int]] = set()
    tops: set[int] = set()
    for number in range(GAMES):
        g = start(4, number, rising_sun=True, rikyu_promo=True)
        roles |= set(enumerate(g.role))
        people |= set(enumerate(g.character))
        tops.add(g.deck[-1])
    box = [*BASE_CHARACTERS, *PROMO_CHARACTERS, *SUN_CHARACTERS]
    assert people == {(seat, character) for seat in range(4) for character in box}
    dealt = [card for rank in range(3) for card in SETUPS[1][4].role_cards[rank]]
    assert roles == {(seat, role) for seat in range(4) for role in dealt}
    assert tops == set(CARD)


def test_3_characters_of_another_box_never_come() -> None:
    base = {c for number in range(200) for c in start(7, number).character}
    assert base == set(BASE_CHARACTERS)
    promo = {c for number in range(200) for c in start(7, number, rikyu_promo=True).character}
    assert promo == {*BASE_CHARACTERS, *PROMO_CHARACTERS}


@pytest.mark.parametrize(("seats", "rising"), TABLES)
def test_3_the_set_up_is_told(seats: int, rising: int) -> None:
    """The Shogun and all characters to everybody; a role, and cards, to their owner alone."""
    options = GAME.read_options(seats, {"rising_sun": bool(rising)})
    g, events = GAME.start_told(seats, options, KEY)
    shogun, labels = g.role.index(SHOGUN), [SEAT.label(seat) for seat in range(seats)]
    roles = [
        f"dealt-role {labels[s]} {ROLE.label(r)} (to {labels[s]})" for s, r in enumerate(g.role)
    ]
    people = [
        f"dealt-character {labels[s]} {CHARACTER.label(c)}" for s, c in enumerate(g.character)
    ]
    hands = [
        f"drew {labels[s]} {count}"
        for s, count in zip(g.clockwise(shogun), SETUPS[rising][seats].hands, strict=True)
    ]
    told = describe_told(events).split("; ")
    first = [f"shogun-revealed {labels[shogun]}", *roles, *people]
    assert told[: len(first)] == first
    dealt = told[len(first) : len(first) + seats]
    assert [" ".join(text.split()[:3]) for text in dealt] == hands
    assert all(text.endswith(f"(to {text.split()[1]})") for text in dealt)
    assert told[len(first) + seats] == f"turn-began {labels[shogun]}"
