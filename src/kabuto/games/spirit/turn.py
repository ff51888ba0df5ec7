"""4.3 and 4.9: rounds and turns."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import Automatic, Decision, Event, Move

from .components import (
    BOSS,
    CARD_RANK,
    EIGHTH_BOSS,
    KIKUCHIYO,
    LIEUTENANT,
    PENALTIES,
)
from .fight import FightAgain, draw_and_place
from .kiai import settle
from .moves import DONE, FIGHT, PASS, SUPPORT, TURN, USE
from .penalties import SufferPenalties
from .reasons import why_no_action, why_no_kiai, why_no_token, why_not_there
from .round_end import bring_tokens_home, end_round
from .state import SeatOfStep, Spirit


class StartRound(Automatic[Spirit], frozen=True):
    """4.9: all raiders come back, new ones join them, nobody has passed."""

    rule = "4.9"
    round: int

    def run(self, g: Spirit) -> None:
        g.round = self.round
        gather_raiders(g)
        if self.round == 2:
            join(g, LIEUTENANT, g.seats + g.options.level.lieutenants_extra)
        elif self.round == 3:
            join(g, BOSS, g.seats + g.options.level.bosses_extra)
        g.shuffle(g.raiders)
        g.raiders_up = [False] * len(g.raiders)
        g.inside = []
        g.shuffles = 0
        g.total = [0] * g.seats
        g.passed = [False] * g.seats
        g.in_force = []
        g.tell("round-began", round=self.round, count=len(g.raiders), seat=g.start)
        g.push(Turn(g.start))


def gather_raiders(g: Spirit) -> None:
    g.last_discard = g.discard[:]
    for cards in (g.discard, *g.line):
        g.raiders += cards
        cards.clear()
    for by_seat in g.left:
        g.raiders += [card for card in by_seat if card >= 0]
        by_seat[:] = [-1] * g.seats
    g.raiders.sort()


def join(g: Spirit, rank: int, count: int) -> None:
    """So many random lieutenants or bosses join the raiders, unseen."""
    able = [
        c for c in g.box if CARD_RANK[c] == rank and (c != EIGHTH_BOSS or g.options.eighth_boss)
    ]
    g.shuffle(able)
    for card in able[:count]:
        g.box.remove(card)
        g.raiders.append(card)
    g.tell("joined", count=count, rank=rank)


class Turn(Automatic[Spirit], frozen=True):
    """T0: talents of this turn; then reserve tokens, the penalty, an action, its end."""

    rule = "4.3"
    seat: SeatOfStep

    def run(self, g: Spirit) -> None:
        seat = g.active = self.seat
        g.no_defend = g.no_support = g.no_talent = g.must_pass = False
        borrowed = [g.samurai[s] for s, at in enumerate(g.token_at) if at == seat != s]
        in_force = [talent for s, talent in g.in_force if s == seat]
        g.talents = [g.samurai[seat], *in_force, *borrowed]
        g.push(ChooseAction(seat), EndTurn(seat))
        line = g.line[seat]
        if line and (penalties := PENALTIES[line[-1]]):
            g.push(SufferPenalties(seat, line[-1], penalties))
        if g.reserve:
            g.push(TurnReserve(seat))


class TurnReserve(Decision[Spirit], frozen=True):
    """T1: any of the unused reserve tokens, each once in the game (A28)."""

    rule = "7.1"

    def moves(self, g: Spirit) -> list[Move]:
        return [DONE, *(TURN[samurai] for samurai in g.reserve)]

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move.verb is not TURN:
            return why_no_action(move, "tokens-first")
        (samurai,) = move.args
        if samurai in g.reserve_used:
            return Event("token-used", {"samurai": samurai})
        return Event("not-in-reserve", {"samurai": samurai})

    def considers(self, g: Spirit) -> Iterable[Move]:
        """Tokens that have been used."""
        return (TURN[samurai] for samurai in g.reserve_used)

    def play(self, g: Spirit, move: Move) -> None:
        if move is DONE:
            return
        (samurai,) = move.args
        g.reserve.remove(samurai)
        g.reserve_used.append(samurai)
        g.talents.append(samurai)
        if g.options.reserve_duration == "round":
            g.in_force.append((self.seat, samurai))
        g.tell("turned-over", seat=self.seat, samurai=samurai)
        if g.reserve:
            g.push(self)


class ChooseAction(Decision[Spirit], frozen=True):
    """T3: fight, support or pass; overcome samurai can only pass."""

    rule = "4.3"

    def moves(self, g: Spirit) -> list[Move]:
        seat = self.seat
        if self.why_only_pass(g):
            return [PASS]
        moves = [PASS, FIGHT]
        if not g.no_support and g.is_token_home(seat):
            moves += [SUPPORT[s] for s, out in enumerate(g.passed) if not out and s != seat]
        return moves

    def why_only_pass(self, g: Spirit) -> Event | None:
        if g.must_pass:
            return Event("must-pass", {})
        if g.is_overcome(self.seat):
            return Event("overcome", {"total": g.total[self.seat], "kiai": g.kiai_of(self.seat)})
        return None

    def why_not(self, g: Spirit, move: Move) -> Event | None:
        if move is USE:
            return why_no_kiai(g, self.seat)
        if move.verb not in (FIGHT.verb, SUPPORT):
            return None
        return self.why_only_pass(g) or self.why_no_support(g, *move.args)

    def why_no_support(self, g: Spirit, target: int) -> Event | None:
        if g.no_support:
            return Event("no-support", {})
        if target == self.seat:
            return Event("not-yourself", {})
        return why_no_token(g, self.seat) or why_not_there(g, target)

    def considers(self, g: Spirit) -> Iterable[Move]:
        """All actions with everybody, and the Kiai, which comes by itself."""
        yield FIGHT
        yield from (SUPPORT[s] for s in range(g.seats) if s != self.seat)
        yield USE

    def play(self, g: Spirit, move: Move) -> None:
        seat = self.seat
        if move is FIGHT:
            if KIKUCHIYO in g.talents and not g.no_talent:
                g.push(FightAgain(seat))
            draw_and_place(g, seat)
        elif move is PASS:
            pass_round(g, seat)
        else:
            (target,) = move.args
            g.token_at[seat] = target
            g.tell("supported", seat=seat, target=target, samurai=g.samurai[seat])
            g.slip_in()
            settle(g)


def pass_round(g: Spirit, seat: int) -> None:
    """4.7 B: when the last one passes, the remaining raiders become intruders (A31)."""
    g.passed[seat] = True
    g.tell("passed", seat=seat, total=g.total[seat], kiai=g.kiai_of(seat))
    if not all(g.passed):
        return
    g.tell("all-passed", round=g.round, count=len(g.raiders))
    g.intruders += g.raiders
    g.intruders_up += g.raiders_up
    g.intruders_age += [g.shuffles] * len(g.raiders)
    g.raiders.clear()
    g.raiders_up.clear()
    end_round(g, seat)


class EndTurn(Automatic[Spirit], frozen=True):
    """T5: borrowed tokens go home; the next samurai who has not passed is on."""

    rule = "4.3"
    seat: SeatOfStep

    def run(self, g: Spirit) -> None:
        bring_tokens_home(g, self.seat)
        order = g.around_from(g.left_of(self.seat))
        g.push(Turn(next(seat for seat in order if not g.passed[seat])))
