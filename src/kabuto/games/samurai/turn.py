"""4 and 5 A turn: tokens are placed, figures and tokens exchanged, figures captured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from kabuto.kernel import NOTHING, Automatic, Decision, Event, Move, Over, Seat, Secret

from .components import (
    ARE_DISTINCT,
    BOARDS,
    CONTENTS,
    DISTINCT_CONTENTS,
    EMPTY,
    FIGURE,
    FIGURE_EXCHANGE,
    IS_FAST,
    IS_SHIP,
    TOKEN_EXCHANGE,
    WITH_FIGURE,
    WITHOUT_FIGURE,
    Figure,
    Hex,
    Settlement,
)
from .moves import END, IS_PLACED, LIFT, PLACE, PLACE_ROW, RELAY, SWAP, WITH
from .state import Samurai

THROWS = 10
"""How often a roll-out throws at random before it lists all moves: both are uniform."""

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
        for token in self.find_playable(g):
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
            else:
                moves += offer_lift(g, self.seat)
        return moves

    def find_playable(self, g: Samurai) -> list[int]:
        """Distinct tokens in hand that may still be played this turn."""
        hand = g.hand[self.seat]
        return [
            token
            for i, token in enumerate(hand)
            if (i == 0 or hand[i - 1] != token) and (IS_FAST[token] or not self.slow_used)
        ]

    def why_not(self, g: Samurai, move: Move) -> Event | None:
        if move is END:
            return Event("must-place", {})
        if move.verb not in TOKEN_OF:
            return None
        token = TOKEN_OF[move.verb] if TOKEN_OF[move.verb] != NOTHING else move.args[0]
        if token not in g.hand[self.seat]:
            return Event("not-in-hand", {"token": token})
        if token not in self.find_playable(g):
            return Event("slow-token-used", {"token": token})
        return self.why_not_there(g, move)

    def why_not_there(self, g: Samurai, move: Move) -> Event:
        """Why a token that may be played cannot be played so."""
        if move.verb is SWAP:
            return why_no_swap(g, *move.args)
        if move.verb is LIFT:
            return why_no_lift(g, self.seat, *move.args)
        return why_no_place(g, move.args[1])

    def considers(self, g: Samurai) -> Iterable[Move]:
        """The end of the turn, tokens whose pace is used up, what might be exchanged."""
        yield END
        playable = self.find_playable(g)
        for token in dict.fromkeys(g.hand[self.seat]):
            if token in playable:
                yield from self.consider_exchange(g, token)
            elif token == TOKEN_EXCHANGE:
                yield LIFT[g.board.land[0]]
            else:
                yield PLACE[token, g.board.land[0]]

    def consider_exchange(self, g: Samurai, token: int) -> Iterable[Move]:
        """Every figure on the board; every own token, or some space where there is none."""
        if token == FIGURE_EXCHANGE:
            settlements = g.board.settlements
            return [SWAP[kind, s] for s in settlements for kind in DISTINCT_CONTENTS[g.figures[s]]]
        if token == TOKEN_EXCHANGE:
            mine = [h for h in g.board.hexes if g.owner[h] == self.seat]
            return [LIFT[h] for h in mine or g.board.land[:1]]
        return []

    def sample(self, g: Samurai, rng: Random) -> Move:
        """Uniform over `moves`: throws at a token and a place, the whole list only if all miss."""
        tokens = self.find_playable(g)
        if TOKEN_EXCHANGE in tokens and is_any_liftable(g):
            return super().sample(g, rng)  # ships, too, are lifted: more places than are thrown at
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


TOKEN_OF = {PLACE: NOTHING, SWAP: FIGURE_EXCHANGE, LIFT: TOKEN_EXCHANGE}
"""The token that is played by each verb of a turn; NOTHING where the move names it."""


def why_no_place(g: Samurai, hex_: int) -> Event:
    """Why a token may not be laid on a hex."""
    if g.laid[hex_] == NOTHING:
        return Event("not-on-board", {"hex": hex_})
    return Event("hex-taken", {"hex": hex_, "token": g.laid[hex_], "seat": g.owner[hex_]})


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
        return LIFT[hex_] if can_lift(g, seat, hex_) else None
    return PLACE_ROW[token][hex_] if g.laid[hex_] < 0 else None


def go_on(g: Samurai, seat: int, *, slow_used: bool) -> None:
    """Asks again, even if only `end` is left: to end unasked would tell something of the hand."""
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


def find_partners(g: Samurai, kind: int, settlement: int) -> Iterator[Move]:
    """Every figure that this one may be exchanged for: either of the two may be named first."""
    return (
        WITH[other_kind, other]
        for other in BOARDS[g.seats].settlements
        if other != settlement
        for other_kind in DISTINCT_CONTENTS[g.figures[other]]
        if can_swap(g, kind, settlement, other_kind, other)
    )


def has_partner(g: Samurai, kind: int, settlement: int) -> bool:
    return next(find_partners(g, kind, settlement), None) is not None


def offer_swap(g: Samurai) -> list[Move]:
    """The first half of a figure exchange: every figure that has a partner."""
    return [
        SWAP[kind, s]
        for s in g.board.settlements
        for kind in DISTINCT_CONTENTS[g.figures[s]]
        if has_partner(g, kind, s)
    ]


def why_no_swap(g: Samurai, kind: int, settlement: int) -> Event:
    """Why a figure may not be exchanged."""
    if settlement not in g.board.settlements:
        return Event("settlement-not-on-board", {})
    if kind not in CONTENTS[g.figures[settlement]]:
        return Event("no-such-figure", {"figure": kind, "settlement": settlement})
    if all(g.figures[s] == EMPTY for s in g.board.settlements if s != settlement):
        return Event("nothing-to-exchange", {"settlement": settlement})
    return Event("no-partner", {"figure": kind, "settlement": settlement})


class SwapWith(Decision[Samurai], frozen=True):
    """The second half: which figure changes places with the first."""

    rule = "5.5"
    slow_used: bool
    figure: Figure
    settlement: Settlement

    def moves(self, g: Samurai) -> list[Move]:
        return list(find_partners(g, self.figure, self.settlement))

    def why_not(self, g: Samurai, move: Move) -> Event | None:
        if move.verb is not WITH:
            return None
        kind, other = move.args
        if other not in g.board.settlements:
            return Event("settlement-not-on-board", {})
        if kind not in CONTENTS[g.figures[other]]:
            return Event("no-such-figure", {"figure": kind, "settlement": other})
        if other == self.settlement:
            return Event("same-settlement", {"settlement": other})
        return Event(
            "two-alike", {"figure": self.figure, "other_figure": kind, "settlement": other}
        )

    def considers(self, g: Samurai) -> Iterable[Move]:
        """The figures that would stand beside their like."""
        return (
            WITH[kind, other]
            for other in g.board.settlements
            if other != self.settlement
            for kind in DISTINCT_CONTENTS[g.figures[other]]
        )

    def sample(self, g: Samurai, rng: Random) -> Move:
        """Uniform over `moves`: throws at the other settlements."""
        settlements = BOARDS[g.seats].settlements
        for _ in range(THROWS):
            slot = int(rng.random() * len(FIGURE) * len(settlements))
            other, kind = settlements[slot // len(FIGURE)], slot % len(FIGURE)
            is_there = other != self.settlement and kind in CONTENTS[g.figures[other]]
            if is_there and can_swap(g, self.figure, self.settlement, kind, other):
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


def is_any_liftable(g: Samurai) -> bool:
    """The letter of the source: any own token may be picked up, ships and ronin too (A3)."""
    return g.options.token_exchange_target == "own_any"  # noqa: S105


def is_liftable(g: Samurai, token: int) -> bool:
    """A3: slow tokens; `own_land`: the ronin too; `own_any`: ships too; no other token exchange."""
    if token == TOKEN_EXCHANGE or is_any_liftable(g):
        return token != TOKEN_EXCHANGE
    ronin_too = g.options.token_exchange_target == "own_land"  # noqa: S105
    return not IS_SHIP[token] and (ronin_too or not IS_FAST[token])


def find_ground(g: Samurai, token: int) -> list[int]:
    """A4: where a token may lie."""
    return g.board.sea if IS_SHIP[token] else g.board.land


def can_lift(g: Samurai, seat: int, hex_: int) -> bool:
    """An own token for which an empty space is left."""
    if g.owner[hex_] != seat or not is_liftable(g, g.laid[hex_]):
        return False
    return any(g.laid[h] < 0 for h in find_ground(g, g.laid[hex_]))


def offer_lift(g: Samurai, seat: int) -> list[Move]:
    """The first half of a token exchange: at sea only where ships may be lifted."""
    at_sea = g.board.sea if is_any_liftable(g) else []
    return [LIFT[h] for hexes in (g.board.land, at_sea) for h in hexes if can_lift(g, seat, h)]


def why_no_lift(g: Samurai, seat: int, hex_: int) -> Event:
    """Why a token may not be picked up."""
    if seat not in g.owner:
        return Event("nothing-to-lift", {})
    if g.owner[hex_] != seat:
        return Event("not-your-token", {"hex": hex_})
    return Event("token-stays", {"token": g.laid[hex_]})


class Relay(Decision[Samurai], frozen=True):
    """The second half: the freed token goes at once on an empty hex where it may lie (A4)."""

    rule = "5.6"
    hex: Hex

    def moves(self, g: Samurai) -> list[Move]:
        return [RELAY[h] for h in find_ground(g, g.lifted[self.seat]) if g.laid[h] < 0]

    def why_not(self, g: Samurai, move: Move) -> Event | None:
        if move.verb is not RELAY:
            return None
        token, (hex_,) = g.lifted[self.seat], move.args
        if g.laid[hex_] == NOTHING and hex_ in g.board.hexes:
            return Event("wrong-ground", {"token": token})
        return why_no_place(g, hex_)

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
        g.end_if_due()
        drawn = g.refill(self.seat)
        if drawn:
            g.tell(
                "drew",
                seat=self.seat,
                count=len(drawn),
                token=Secret(sorted(drawn), 1 << self.seat),
            )
        g.push(Turn((self.seat + 1) % g.seats))
