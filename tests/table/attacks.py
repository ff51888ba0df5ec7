"""A table where B attacks A, who may stop the weapon or not."""

from msgspec import structs

from kabuto.games.sword import GAME
from kabuto.games.sword.components import CARD
from kabuto.games.sword.moves import PASS
from kabuto.table import Person, Request, Wish, house
from kabuto.table.causes import pack_position

KEY = bytes(range(32))
PAUSE = 2.0
PERSONS = [Person(f"p{label}", f"P{label}") for label in "ABCD"]
TARGET, ATTACKER = 0, 1
PARRY, FOCUS = CARD.number("parry"), CARD.number("focus")


async def open_table(found, monkeypatch, *, target="me", holds_parry=True):
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
            await found.join(PERSONS[seat], table.id, chair.invite)
    if holds_parry:
        put_parry(table)
    return table


def put_parry(table):
    """A gets a parry from the deck in place of another card: nobody else could tell."""
    g = table.game.copy(table.state)
    at = g.deck.index(PARRY)
    g.hand[TARGET].remove(FOCUS)
    g.hand[TARGET] = sorted([*g.hand[TARGET], PARRY])
    g.deck[at] = FOCUS
    table.causes[0] = structs.replace(table.causes[0], position=pack_position(table.game, g))
    table.states.forget()


def pass_alone(_, moves):
    """An answer of the kind that a game might offer: it speaks where nothing else can be done."""
    return PASS if moves == [PASS] else None


async def attack(found, table):
    asked = Request("pB", "B", "attack", "attack bokken A", table.decision_of(ATTACKER))
    assert await found.move(table, asked)
    assert table.waiting() == [TARGET]


async def choose(found, table, *names, person="pA", seat="A", key=None):
    key = key or f"s{names}"
    return await found.set_auto_answers(table, Request(person, seat, key), names)
