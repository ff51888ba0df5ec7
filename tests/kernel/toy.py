"""A tiny game with every hard place: sealed bids, a secret deck, a reaction, a lone move, an end.

Each seat bids one of its two cards at once. The highest bid wins a point; the winner may `peek` at
the next card or `draw` it for the pile, the next seat may `object`; at `goal` points, or when the
deck runs low, the game is over.
"""

from __future__ import annotations

from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from kabuto.kernel import (
    SEAT,
    Automatic,
    Decision,
    Event,
    Game,
    Kind,
    Move,
    Moves,
    Outcome,
    Over,
    Rules,
    Secret,
    Sight,
    Stack,
    State,
    Together,
    sees_seat,
)

CARD = Kind("card", [f"c{number}" for number in range(12)])
Card = Annotated[int, CARD]
MOVES = Moves(__name__)
BID = MOVES.verb("bid", card=CARD)
PEEK = MOVES.verb("peek")[()]
DRAW = MOVES.verb("draw")[()]
PASS = MOVES.verb("pass")[()]
OBJECT = MOVES.verb("object")[()]
GO = MOVES.verb("go")[()]


class Options(Struct, frozen=True):
    goal: Annotated[int, Meta(ge=1, le=3)] = 2
    lone: bool = False


class Toy(State, kw_only=True):
    options: Options
    hand: list[list[Card]]
    deck: list[Card]
    pile: list[Card]
    points: list[int]
    seen: list[tuple[int, int]]  # who knows the top card


class Bid(Together[Toy], frozen=True):
    rule = "1"

    def wants(self, g: Toy, seat: int, mine: tuple[str, ...]) -> list[Move]:
        return [] if mine else [BID[card] for card in g.hand[seat]]

    def considers(self, g: Toy, seat: int, mine: tuple[str, ...]) -> list[Move]:
        return [BID[card] for card in CARD]

    def why_not(self, g: Toy, seat: int, mine: tuple[str, ...], move: Move) -> Event | None:
        return Event("not-in-hand", {"card": move.args[0]}) if move.verb is BID else None

    def reveal(self, g: Toy, chosen: tuple[tuple[str, ...], ...]) -> None:
        bids = [MOVES.parse(texts[0]).args[0] for texts in chosen]
        for seat, card in enumerate(bids):
            g.hand[seat].remove(card)
            g.pile.append(card)
            g.tell("bid", seat=seat, card=card)
        winner = bids.index(max(bids))
        g.points[winner] += 1
        g.push(Reward(winner), Object((winner + 1) % g.seats, winner), Refill())


class Reward(Decision[Toy], frozen=True):
    rule = "2"

    def moves(self, g: Toy) -> list[Move]:
        return [DRAW, PEEK]

    def play(self, g: Toy, move: Move) -> None:
        if g.points[self.seat] >= g.options.goal:
            raise Over
        if move is PEEK:
            g.seen.append((self.seat, g.deck[-1]))
            g.tell("peeked", seat=self.seat, card=Secret(g.deck[-1], 1 << self.seat))
            g.push(Look(self.seat))
        else:
            g.pile.append(g.deck.pop())
            g.seen.clear()
            g.tell("drew", seat=self.seat, card=g.pile[-1])


class Look(Decision[Toy], frozen=True):
    """As long as the card is in sight, the View shows it."""

    rule = "2"

    def moves(self, g: Toy) -> list[Move]:
        return [PASS]

    def play(self, g: Toy, move: Move) -> None:
        pass


class Object(Decision[Toy], frozen=True):
    """Asked whatever the hand is; with `lone` everybody can see that passing is alone."""

    rule = "3"
    by: Annotated[int, SEAT]

    def moves(self, g: Toy) -> list[Move]:
        return [PASS] if g.options.lone else [PASS, OBJECT]

    def only(self, g: Toy) -> Move | None:
        return PASS if g.options.lone else None

    def considers(self, g: Toy) -> list[Move]:
        return [PASS, OBJECT]

    def why_not(self, g: Toy, move: Move) -> Event | None:
        return Event("must-bid", {"seat": self.by}) if move.verb is BID else None

    def play(self, g: Toy, move: Move) -> None:
        if move is OBJECT:
            g.points[self.by] -= 1


class Refill(Automatic[Toy], frozen=True):
    def run(self, g: Toy) -> None:
        if len(g.deck) <= g.seats:
            raise Over
        for seat in range(g.seats):
            g.hand[seat] = sorted([*g.hand[seat], g.deck.pop()])
        g.seen.clear()
        if g.below(2):
            g.shuffle(g.deck)
        g.push(Bid(((),) * g.seats))


def set_up(seats: int, options: Options, key: bytes) -> Toy:
    deck = list(CARD)
    g = Toy(
        stack=Stack(),
        seats=seats,
        key=key,
        options=options,
        hand=[],
        deck=deck,
        pile=[],
        points=[0] * seats,
        seen=[],
    )
    g.shuffle(deck)
    g.hand = [sorted([deck.pop(), deck.pop()]) for _ in range(seats)]
    g.push(Bid(((),) * seats))
    return g


class View(Struct, frozen=True):
    hands: list[list[Card]]
    sizes: list[int]
    deck: int
    pile: list[Card]
    points: list[int]
    top: Card


def view(g: Toy, viewer: int) -> View:
    known = [card for seat, card in g.seen if seat == viewer]
    return View(
        [h[:] if sees_seat(viewer, s) else [] for s, h in enumerate(g.hand)],
        [len(h) for h in g.hand],
        len(g.deck),
        g.pile[:],
        g.points[:],
        known[-1] if known else -1,
    )


def redeal(g: Toy, eyes: int, rng: Random) -> None:
    known = any(eyes >> seat & 1 for seat, _ in g.seen)
    fixed = [g.deck.pop()] if known else []
    outside = [seat for seat in range(g.seats) if not eyes >> seat & 1]
    pool = g.deck + [card for seat in outside for card in g.hand[seat]]
    pool.sort()
    pool.sort(key=lambda _: rng.random())
    for seat in outside:
        g.hand[seat] = sorted(pool.pop() for _ in g.hand[seat])
    g.deck = pool + fixed
    g.seen = [(seat, g.deck[-1]) for seat, _ in g.seen]


def hidden(g: Toy, viewer: int) -> dict[str, object]:
    hands = {f"hand {s}": tuple(h) for s, h in enumerate(g.hand) if s != viewer}
    return {"deck": tuple(g.deck[:-1]), **hands}


def outcome(g: Toy) -> Outcome:
    best = max(g.points)
    winners = [s for s, points in enumerate(g.points) if points == best]
    return Outcome(winners, g.points[:], [Event("most-points", {"seats": winners})])


def check(g: Toy) -> None:
    cards = sorted(g.deck + g.pile + [card for hand in g.hand for card in hand])
    assert cards == list(CARD)
    assert all(card == g.deck[-1] for _, card in g.seen)


class Insight(Struct, frozen=True):
    leader: int


def insight(v: View) -> Insight:
    return Insight(v.points.index(max(v.points)))


def greedy(sight: Sight) -> Move:
    return sight.moves[-1]


def make_game(**changes: object) -> Game[Toy]:
    tables: dict[str, object] = {
        "name": "toy",
        "version": 1,
        "seats": range(2, 4),
        "state": Toy,
        "room": __name__,
        "moves": MOVES,
        "options": Options,
        "set_up": set_up,
        "view": view,
        "redeal": redeal,
        "outcome": outcome,
        "hidden": hidden,
        "check": check,
        "greedy": greedy,
        "insight": insight,
        "presets": {"long": {"goal": 3}},
        "option_rules": {"goal": "2"},
    }
    return Game(Rules(**(tables | changes)))  # type: ignore[arg-type]


TOY = make_game()
KEY = bytes(range(32))
