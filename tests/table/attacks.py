"""A table where B attacks A, who may stop the weapon or not."""

from typing import Literal

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import CARD
from kabuto.games.sword.moves import PASS
from kabuto.kernel import Move
from kabuto.table import House, Person, Request, Table, Wish, house
from kabuto.table.causes import pack_position

from .requests import ask, find_invite

KEY = bytes(range(32))
PAUSE = 2.0
PERSONS = [Person(f"p{label}", f"P{label}") for label in "ABCD"]
TARGET, ATTACKER = 0, 1
PARRY, FOCUS = CARD.number("parry"), CARD.number("focus")


async def open_table(
    found: House,
    monkeypatch: pytest.MonkeyPatch,
    *,
    target: Literal["me", "bot"] = "me",
    holds_parry: bool = True,
) -> Table:
    """Four people, or a bot in the first seat. B, whose turn it is, holds a bokken."""
    monkeypatch.setattr(house, "fresh_key", lambda: KEY)
    monkeypatch.setitem(GAME.auto_answers, "pass-alone", pass_alone)
    wishes = [Wish(target, "greedy" if target == "bot" else None), *[Wish("open")] * 3]
    if target == "bot":
        wishes[ATTACKER] = Wish("me")
    host = PERSONS[ATTACKER if target == "bot" else TARGET]
    table = await found.create(host, "sword", {}, wishes)
    for seat, chair in enumerate(table.seats):
        if chair.by == "open":
            await found.join(PERSONS[seat], table.id, find_invite(table, seat))
    if holds_parry:
        put_parry(table)
    return table


def put_parry(table: Table) -> None:
    """A gets a parry from the deck in place of another card: nobody else could tell."""
    g = table.game.copy(table.state)
    at = g.deck.index(PARRY)
    g.hand[TARGET].remove(FOCUS)
    g.hand[TARGET] = sorted([*g.hand[TARGET], PARRY])
    g.deck[at] = FOCUS
    table.states.forget()
    table.states.put([(0, pack_position(table.game, g))])


def pass_alone(_: object, moves: list[Move]) -> Move | None:
    """An answer of the kind that a game might offer: it speaks where nothing else can be done."""
    return PASS if moves == [PASS] else None


async def attack(found: House, table: Table) -> None:
    assert await found.move(table, ask(table, ATTACKER, "attack bokken A"))
    assert table.waiting() == [TARGET]


async def choose(
    found: House,
    table: Table,
    *names: str,
    person: str = "pA",
    seat: str = "A",
    key: str | None = None,
) -> bool:
    key = key or f"s{names}"
    return await found.set_auto_answers(table, Request(person, seat, key), names)
