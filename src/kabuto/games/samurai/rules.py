"""The steps of Samurai, in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random

from kabuto.kernel import NOTHING, Automatic, Decision, Move, Over, Secret, Stack, Together

from .components import (
    ALL_KINDS,
    ARE_DISTINCT,
    BOARDS,
    CAPACITY,
    CONTENTS,
    DISTINCT_CONTENTS,
    EDO,
    EMPTY,
    FIGURE,
    FIGURE_EXCHANGE,
    FULL_SET,
    HAND_SIZE,
    HEX,
    IS_FAST,
    IS_SHIP,
    SETTLEMENT,
    TOKEN_EXCHANGE,
    WITH_FIGURE,
    WITHOUT_FIGURE,
    Figure,
    Hex,
    Settlement,
    figures_of,
)
from .moves import END, IS_PLACED, LIFT, MOVES, PLACE_ROW, PUT, RELAY, SWAP, TAKE, WITH
from .state import Options, Samurai, Seat

THROWS = 10
"""How often a roll-out throws at random before it lists all moves: both are uniform."""

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
    hands = DealHands() if options.starting_hand == "random" else ChooseHands(((),) * seats)
    figures_step = ScatterFigures() if options.figure_placement == "random" else Draft(0)
    g.push(hands, figures_step, Turn(0))
    return g


class ChooseHands(Together[Samurai], frozen=True):
    """Everybody chooses five of their twenty tokens at once, in secret; the rest is shuffled."""

    rule = "3.3"

    def wants(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> list[Move]:
        """Tokens in the order of kinds, so that a hand has one spelling."""
        return offer_tokens(find_place(mine), HAND_SIZE - len(mine))

    def done(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> bool:
        return len(mine) >= HAND_SIZE

    def may_retract(self, g: Samurai, seat: int, mine: tuple[str, ...]) -> bool:
        """A31: a whole hand is final when sent."""
        return not self.done(g, seat, mine)

    def reveal(self, g: Samurai, chosen: tuple[tuple[str, ...], ...]) -> None:
        for seat, texts in enumerate(chosen):
            hand = [MOVES.parse(text).args[0] for text in texts]
            for token in hand:
                g.supply[seat].remove(token)
            g.hand[seat] = sorted(hand)
            g.shuffle(g.supply[seat])
        g.tell("hands-chosen")


def find_place(mine: tuple[str, ...]) -> int:
    """How far along the full set the tokens chosen so far have come."""
    place = 0
    for text in mine:
        place = FULL_SET.index(MOVES.parse(text).args[0], place) + 1
    return place


@cache
def offer_tokens(place: int, missing: int) -> list[Move]:
    """Prints that can come next so that enough tokens follow."""
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


# --- 4 a turn ---------------------------------------------------------------------------------


class Turn(Automatic[Samurai], frozen=True):
    """A player with tokens plays; one without is skipped (A14)."""

    rule = "4"
    seat: Seat

    def run(self, g: Samurai) -> None:
        if not g.hand[self.seat]:
            if not any(g.hand):  # the safety valve of section 4: nobody can play any more
                raise Over
            g.tell("skipped", seat=self.seat)
            g.push(Turn((self.seat + 1) % g.seats))
            return
        g.push(Act(self.seat), EndTurn(self.seat))


class Act(Decision[Samurai], frozen=True):
    """At least one token: at most one slow one, and any number of fast ones, in any order."""

    rule = "4"
    played: bool = False
    slow_used: bool = False

    def moves(self, g: Samurai) -> list[Move]:
        laid, board = g.laid, BOARDS[g.seats]
        empty_land = [h for h in board.land if laid[h] < 0]
        empty_sea: list[int] | None = None
        moves: list[Move] = [END] if self.played else []
        for token in self.playable(g):
            if IS_SHIP[token]:
                if empty_sea is None:
                    empty_sea = [h for h in board.sea if laid[h] < 0]
                row = PLACE_ROW[token]
                moves += [row[h] for h in empty_sea]  # type: ignore[misc]
            elif IS_PLACED[token]:
                row = PLACE_ROW[token]
                moves += [row[h] for h in empty_land]  # type: ignore[misc]
            elif token == FIGURE_EXCHANGE:
                moves += offer_swap(g)
            elif empty_land:
                moves += offer_lift(g, self.seat)
        return moves

    def playable(self, g: Samurai) -> list[int]:
        """Prints in hand that the pace of the turn allows."""
        hand = g.hand[self.seat]
        return [
            token
            for i, token in enumerate(hand)
            if (i == 0 or hand[i - 1] != token) and (IS_FAST[token] or not self.slow_used)
        ]

    def sample(self, g: Samurai, rng: Random) -> Move:
        """Uniform over `moves`: throws at a token and a place, the whole list only if all miss."""
        tokens = self.playable(g)
        choices = len(tokens) + self.played
        width = len(FIGURE) * len(BOARDS[g.seats].settlements)  # no token has more moves than this
        for _ in range(THROWS):
            throw = rng.random() * choices
            i = int(throw)
            slot = int((throw - i) * width)
            if i < len(tokens):
                move = find_move(g, self.seat, tokens[i], slot)
            else:
                move = None if slot else END
            if move is not None:
                return move
        return super().sample(g, rng)

    def play(self, g: Samurai, move: Move) -> None:
        if move is END:
            g.tell("ended", seat=self.seat)
            return
        if move.verb is SWAP:
            g.hand[self.seat].remove(FIGURE_EXCHANGE)
            g.exchanged[self.seat] = True
            g.push(SwapWith(self.seat, self.slow_used, *move.args))
            return
        if move.verb is LIFT:
            self.lift(g, *move.args)
            return
        token, hex_ = move.args
        g.hand[self.seat].remove(token)
        g.lay(self.seat, token, hex_)
        g.tell("placed", seat=self.seat, token=token, hex=hex_)
        g.capture_around(hex_)
        go_on(g, self.seat, slow_used=self.slow_used or not IS_FAST[token])

    def lift(self, g: Samurai, hex_: int) -> None:
        """5.6: the exchange token takes the place of one of the seat's own."""
        g.hand[self.seat].remove(TOKEN_EXCHANGE)
        g.lifted[self.seat] = g.laid[hex_]
        g.laid[hex_] = TOKEN_EXCHANGE
        g.push(Relay(self.seat, hex_))


def find_move(g: Samurai, seat: int, token: int, slot: int) -> Move | None:
    """The move of `token` that lies in a slot, if there is one: for `Act.sample`."""
    board = BOARDS[g.seats]
    if token == FIGURE_EXCHANGE:
        settlement, kind = board.settlements[slot // len(FIGURE)], slot % len(FIGURE)
        held = kind in CONTENTS[g.figures[settlement]]
        return SWAP[kind, settlement] if held and has_partner(g, kind, settlement) else None
    hexes = board.sea if IS_SHIP[token] else board.land
    if slot >= len(hexes):
        return None
    hex_ = hexes[slot]
    if token == TOKEN_EXCHANGE:
        eligible = can_lift(g, seat, hex_) and any(g.laid[h] < 0 for h in hexes)
        return LIFT[hex_] if eligible else None
    return PLACE_ROW[token][hex_] if g.laid[hex_] < 0 else None


def go_on(g: Samurai, seat: int, *, slow_used: bool) -> None:
    """Asked again even if only `end` is left.

    To end by itself would tell something about the hand.
    """
    if g.hand[seat]:
        g.push(Act(seat, played=True, slow_used=slow_used))


# --- 5.5 figure exchange ----------------------------------------------------------------------


def can_swap(g: Samurai, kind: int, settlement: int, other_kind: int, other: int) -> bool:
    """After the swap every settlement still holds figures of different kinds (A5, A6)."""
    if not g.options.figure_exchange_keeps_kinds_distinct or kind == other_kind:
        return True
    here = WITH_FIGURE[WITHOUT_FIGURE[g.figures[settlement]][kind]][other_kind]
    there = WITH_FIGURE[WITHOUT_FIGURE[g.figures[other]][other_kind]][kind]
    return ARE_DISTINCT[here] and ARE_DISTINCT[there]


def partners(g: Samurai, kind: int, settlement: int) -> Iterator[Move]:
    """Figures in settlements further down the data file, so that each exchange is offered once."""
    return (
        WITH[other_kind, other]
        for other in BOARDS[g.seats].settlements
        if other > settlement
        for other_kind in DISTINCT_CONTENTS[g.figures[other]]
        if can_swap(g, kind, settlement, other_kind, other)
    )


def has_partner(g: Samurai, kind: int, settlement: int) -> bool:
    return next(partners(g, kind, settlement), None) is not None


def offer_swap(g: Samurai) -> list[Move]:
    """The first half of a figure exchange, where a second exists."""
    return [
        SWAP[kind, s]
        for s in g.board.settlements
        for kind in DISTINCT_CONTENTS[g.figures[s]]
        if has_partner(g, kind, s)
    ]


class SwapWith(Decision[Samurai], frozen=True):
    """The second half: which figure changes places with the first."""

    rule = "5.5"
    slow_used: bool
    figure: Figure
    settlement: Settlement

    def moves(self, g: Samurai) -> list[Move]:
        return list(partners(g, self.figure, self.settlement))

    def sample(self, g: Samurai, rng: Random) -> Move:
        """Uniform over `moves`: throws at the settlements further down."""
        settlements = BOARDS[g.seats].settlements
        for _ in range(THROWS):
            slot = int(rng.random() * len(FIGURE) * len(settlements))
            other, kind = settlements[slot // len(FIGURE)], slot % len(FIGURE)
            further = other > self.settlement and kind in CONTENTS[g.figures[other]]
            if further and can_swap(g, self.figure, self.settlement, kind, other):
                return WITH[kind, other]
        return super().sample(g, rng)

    def play(self, g: Samurai, move: Move) -> None:
        other_kind, other = move.args
        kind, settlement = self.figure, self.settlement
        g.figures[settlement] = WITH_FIGURE[WITHOUT_FIGURE[g.figures[settlement]][kind]][other_kind]
        g.figures[other] = WITH_FIGURE[WITHOUT_FIGURE[g.figures[other]][other_kind]][kind]
        g.tell(
            "swapped",
            seat=self.seat,
            figure=kind,
            settlement=settlement,
            other_figure=other_kind,
            other_settlement=other,
        )
        go_on(g, self.seat, slow_used=self.slow_used)


# --- 5.6 token exchange -----------------------------------------------------------------------


def can_lift(g: Samurai, seat: int, hex_: int) -> bool:
    """A3: an own slow token; with `own_land` the ronin too; never the exchange token itself."""
    if g.owner[hex_] != seat or g.laid[hex_] == TOKEN_EXCHANGE:
        return False
    ronin_too = g.options.token_exchange_target == "own_land"  # noqa: S105
    return ronin_too or not IS_FAST[g.laid[hex_]]


def offer_lift(g: Samurai, seat: int) -> list[Move]:
    """The first half of a token exchange: from land only, so never a ship."""
    return [LIFT[h] for h in g.board.land if can_lift(g, seat, h)]


class Relay(Decision[Samurai], frozen=True):
    """The second half: the freed token goes at once on an empty land hex (A4)."""

    rule = "5.6"
    hex: Hex

    def moves(self, g: Samurai) -> list[Move]:
        return [RELAY[h] for h in g.board.land if g.laid[h] < 0]

    def play(self, g: Samurai, move: Move) -> None:
        (to,) = move.args
        token = g.lifted[self.seat]
        g.lifted[self.seat] = NOTHING
        g.lay(self.seat, token, to)
        g.tell("relayed", seat=self.seat, token=token, hex=self.hex, to_hex=to)
        g.capture_around(to)  # A23: once, after the second step
        go_on(g, self.seat, slow_used=True)


# --- 4, step 4: end of a turn -----------------------------------------------------------------


class EndTurn(Automatic[Samurai], frozen=True):
    """Captures under the literal steps, the test of the end, refill, next seat."""

    rule = "4"
    seat: Seat

    def run(self, g: Samurai) -> None:
        if g.options.capture_timing == "after_placing":
            g.resolve_captures(g.board.settlements)
        g.test_end()
        drawn = g.refill(self.seat)
        if drawn:
            g.tell(
                "drew",
                seat=self.seat,
                count=len(drawn),
                token=Secret(sorted(drawn), 1 << self.seat),
            )
        g.push(Turn((self.seat + 1) % g.seats))
