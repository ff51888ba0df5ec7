"""3 Set-up: hands, figures, the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from random import Random

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Move, Secret, Stack, Together

from .components import (
    ALL_KINDS,
    ARE_DISTINCT,
    BOARDS,
    CAPACITY,
    CONTENTS,
    EDO,
    EMPTY,
    FIGURE,
    FULL_SET,
    HAND_SIZE,
    HEX,
    SETTLEMENT,
    WITH_FIGURE,
    figures_of,
)
from .moves import MOVES, PUT, TAKE
from .state import Options, Samurai
from .turn import THROWS, Turn

# --- 3 set-up ---------------------------------------------------------------------------------


def set_up(seats: int, options: Options, key: bytes) -> Samurai:
    """3.1 and 3.2: tokens and figures are counted out, one figure of each kind stands on Edo."""
    figures = [EMPTY] * len(SETTLEMENT)
    figures[EDO] = ALL_KINDS
    g = Samurai(
        stack=Stack(),
        seats=seats,
        key=key,
        options=options,
        hand=[[] for _ in range(seats)],
        supply=[FULL_SET[:] for _ in range(seats)],
        laid=[NOTHING] * len(HEX),
        owner=[NOTHING] * len(HEX),
        figures=figures,
        box=[BOARDS[seats].figures_of_each_kind - 1] * len(FIGURE),
        captured=[[0] * len(FIGURE) for _ in range(seats)],
        aside=[0] * len(FIGURE),
        exchanged=[False] * seats,
        lifted=[NOTHING] * seats,
    )
    if options.first_player == "drawn":
        g.push(DrawFirstPlayer())
    else:
        begin(g, 0)
    return g


def begin(g: Samurai, first: int) -> None:
    """3.3 to 3.5, from the start player on."""
    is_dealt = g.options.starting_hand == "random"
    hands = DealHands() if is_dealt else ChooseHands(((),) * g.seats)
    is_scattered = g.options.figure_placement == "random"
    figures = ScatterFigures() if is_scattered else Draft(first)
    g.push(hands, figures, Turn(first))


class DrawFirstPlayer(Automatic[Samurai], frozen=True):
    """Option: chance says who is the start player."""

    rule = "3.1"

    def run(self, g: Samurai) -> None:
        first = g.below(g.seats)
        g.tell("begins", seat=first)
        begin(g, first)


class ChooseHands(Together[Samurai], frozen=True):
    """Everybody chooses five of their twenty tokens at once, in secret; the rest is shuffled."""

    rule = "3.3"

    def wants(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> list[Move]:
        """Tokens in the order of kinds, so that a hand has one spelling."""
        return offer_tokens(find_place(mine), HAND_SIZE - len(mine))

    def done(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> bool:
        return len(mine) >= HAND_SIZE

    def why_not(self, g: Samurai, seat: int, mine: tuple[str, ...], move: Move) -> Event | None:
        if move.verb is not TAKE:
            return None
        (token,) = move.args
        chosen = sum(text == move.text for text in mine)
        if chosen >= FULL_SET.count(token):
            return Event("all-taken", {"token": token, "count": chosen})
        if mine and token < read_token(mine[-1]):
            return Event("in-order", {"token": token})
        return Event("hand-too-small", {"token": token, "count": HAND_SIZE})

    def considers(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> Iterable[Move]:
        """Each token of the set."""
        return (TAKE[token] for token in dict.fromkeys(FULL_SET))

    def may_retract(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> bool:
        """A31: a whole hand is final when sent."""
        return not self.done(g, seat, mine)

    def reveal(self, g: Samurai, chosen: tuple[tuple[str, ...], ...]) -> None:
        for seat, texts in enumerate(chosen):
            hand = [read_token(text) for text in texts]
            for token in hand:
                g.supply[seat].remove(token)
            g.hand[seat] = sorted(hand)
            g.shuffle(g.supply[seat])
        g.tell("hands-chosen")


def read_token(text: str) -> int:
    """The token that a sealed move takes into the hand."""
    (token,) = MOVES.parse(text).args
    return token


def find_place(mine: tuple[str, ...]) -> int:
    """How far along the full set the tokens chosen so far have come."""
    place = 0
    for text in mine:
        place = FULL_SET.index(read_token(text), place) + 1
    return place


@cache
def offer_tokens(place: int, missing: int) -> list[Move]:
    """Distinct tokens that may come next, so that enough are left to complete the hand."""
    if not missing:
        return []
    return [TAKE[token] for token in dict.fromkeys(FULL_SET[place : len(FULL_SET) - missing + 1])]


class DealHands(Automatic[Samurai], frozen=True):
    """Option: the tokens are shuffled, five of them are the hand."""

    rule = "3.3"

    def run(self, g: Samurai) -> None:
        for seat in range(g.seats):
            g.shuffle(g.supply[seat])
            drawn = g.refill(seat)
            g.tell("dealt", seat=seat, count=len(drawn), token=Secret(sorted(drawn), 1 << seat))


class Draft(Decision[Samurai], frozen=True):
    """One figure a turn: first the cities, then the villages, until all are full."""

    rule = "3.4"

    def moves(self, g: Samurai) -> list[Move]:
        open_cities = [s for s in g.board.cities if len(CONTENTS[g.figures[s]]) < CAPACITY[s]]
        if open_cities:
            return [
                PUT[kind, s]
                for s in open_cities
                for kind in FIGURE
                if g.box[kind] and can_stand_in_city(g, kind, s)
            ]
        empty = [s for s in g.board.villages if g.figures[s] == EMPTY]
        return [PUT[kind, s] for s in empty for kind in FIGURE if g.box[kind]]

    def why_not(self, g: Samurai, move: Move) -> Event | None:
        if move.verb is not PUT:
            return None
        kind, settlement = move.args
        if settlement not in g.board.settlements:
            return Event("settlement-not-on-board", {})
        if not g.box[kind]:
            return Event("no-figure-left", {"figure": kind})
        if len(CONTENTS[g.figures[settlement]]) >= CAPACITY[settlement]:
            return Event("settlement-full", {"settlement": settlement})
        return why_not_in_city(g, kind, settlement)

    def considers(self, g: Samurai) -> Iterable[Move]:
        """The cities; then each kind that has run out."""
        open_cities = [s for s in g.board.cities if len(CONTENTS[g.figures[s]]) < CAPACITY[s]]
        places = open_cities or [s for s in g.board.villages if g.figures[s] == EMPTY][:1]
        return (PUT[kind, s] for s in places for kind in FIGURE)

    def sample(self, g: Samurai, rng: Random) -> Move:
        """Uniform over `moves`: throws at the villages once the cities are full."""
        villages = BOARDS[g.seats].villages
        if sum(g.box) <= len(villages):
            for _ in range(THROWS):
                slot = int(rng.random() * len(FIGURE) * len(villages))
                village, kind = villages[slot // len(FIGURE)], slot % len(FIGURE)
                if g.figures[village] == EMPTY and g.box[kind]:
                    return PUT[kind, village]
        return super().sample(g, rng)

    def play(self, g: Samurai, move: Move) -> None:
        kind, settlement = move.args
        g.box[kind] -= 1
        g.figures[settlement] = WITH_FIGURE[g.figures[settlement]][kind]
        g.tell("drafted", seat=self.seat, figure=kind, settlement=settlement)
        if any(g.box):
            g.push(Draft((self.seat + 1) % g.seats))


def can_stand_in_city(g: Samurai, kind: int, city: int) -> bool:
    """3.4.

    Figures of a city differ, and (A9) the cities can still be made to differ from one another.
    """
    held = tuple(
        g.figures[s] if s != city else WITH_FIGURE[g.figures[s]][kind] for s in g.board.cities
    )
    if not all(ARE_DISTINCT[figures] for figures in held):
        return False
    return not g.options.distinct_city_pairs or can_cities_differ(held)


def why_not_in_city(g: Samurai, kind: int, settlement: int) -> Event:
    """Why a figure may not stand in a settlement that has room for it."""
    if settlement not in g.board.cities:
        return Event("cities-first", {"settlement": settlement})
    if kind in CONTENTS[g.figures[settlement]]:
        return Event("city-holds-it", {"figure": kind, "settlement": settlement})
    return Event("cities-must-differ", {"figure": kind, "settlement": settlement})


@cache
def can_cities_differ(held: tuple[int, ...]) -> bool:
    """Whether the cities can be filled so that no two hold the same pair of kinds."""
    return any(
        len(set(pairs)) == len(pairs)
        and all(set(CONTENTS[f]) <= set(pair) for f, pair in zip(held, pairs, strict=True))
        for pairs in product(list(combinations(FIGURE, 2)), repeat=len(held))
    )


class ScatterFigures(Automatic[Samurai], frozen=True):
    """Option.

    Cities get different pairs at random, the rest is shuffled over the villages [reconstructed].
    """

    rule = "3.4"

    def run(self, g: Samurai) -> None:
        pairs = [figures_of(pair) for pair in combinations(FIGURE, 2)]
        if g.options.distinct_city_pairs:
            g.shuffle(pairs)
        for i, city in enumerate(g.board.cities):
            g.figures[city] = pairs[i if g.options.distinct_city_pairs else g.below(len(pairs))]
            for kind in CONTENTS[g.figures[city]]:
                g.box[kind] -= 1
        rest = [kind for kind in FIGURE for _ in range(g.box[kind])]
        g.shuffle(rest)
        for village, kind in zip(g.board.villages, rest, strict=True):
            g.figures[village] = WITH_FIGURE[EMPTY][kind]
        g.box = [0] * len(FIGURE)
        g.tell("scattered")
