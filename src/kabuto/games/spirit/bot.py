"""A sensible samurai: does what costs the team least, by what everybody can see."""

from __future__ import annotations

from collections.abc import Callable

from kabuto.kernel import Move, Sight, Verb

from .bot_judge import INTRUDER, Team
from .components import (
    CARD_SYMBOL,
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    KYUZO,
    PENALTIES,
    SYMBOL,
    VALUE,
)
from .moves import (
    CONFRONT,
    DECLINE,
    DEFEND,
    DISCARD,
    DONE,
    DROP,
    FIGHT,
    FIRST,
    GIVE,
    HEAL,
    HEAL_ONLY,
    IGNORE,
    LEFT,
    LEND,
    MOVE,
    NOBODY,
    PASS,
    RIGHT,
    STOP,
    STRIKE,
    SUFFER,
    SUPPORT,
    TOP,
    TURN,
    UNDER,
    USE,
)

RESERVE_FIRST = [KYUZO, KATSUSHIRO, KANBEI, GOROBEI, DAISUKE, HEIHACHI, KIKUCHIYO]
"""Reserve tokens in the order in which they are turned over."""
HEALING = [0.0, 0.8, 0.0, 10.0]  # by wounds


def greedy(sight: Sight) -> Move:
    """The first of the moves that cost the team least."""
    moves = sight.moves
    if len(moves) == 1:
        return moves[0]
    choice = Choice(Team(sight.view), sight.seat)
    return min(moves, key=lambda move: COSTS[move.verb](choice, move))


def count_help(team: Team, talent: int, target: int) -> float:
    """What a borrowed talent is worth to a samurai in his next turn."""
    last = team.last[target]
    if talent in (GOROBEI, KANBEI):
        fits = last >= 0 and VALUE[last] & 1 == (talent == KANBEI)
        if not fits or talent in team.find_next_talents(target):
            return 0.0
        return max(0.0, team.sum_penalties(target, last))
    if talent == KYUZO:
        return 0.1 * len({VALUE[card] for card in team.v.line[target]})
    return 0.0


class Choice:
    """One seat's decision: what each move costs, against the one that changes nothing."""

    def __init__(self, team: Team, seat: int) -> None:
        self.team = team
        self.seat = seat

    def change_nothing(self, move: Move) -> float:
        return 0.0

    # --- 4.3 actions, against going on without a card -----------------------------------------

    def fight(self, move: Move) -> float:
        return self.team.fight(self.seat)

    def pass_round(self, move: Move) -> float:
        return self.team.find_cost_of_passing(self.seat) - self.team.find_cost_now(self.seat)

    def support(self, move: Move) -> float:
        return INTRUDER - count_help(self.team, self.team.v.samurai[self.seat], move.args[0])

    def turn_reserve(self, move: Move) -> float:
        """One a round, as early as possible."""
        v, seat = self.team.v, self.seat
        has_begun = bool(v.line[seat]) or any(v.left[symbol][seat] >= 0 for symbol in SYMBOL)
        if has_begun or any(s == seat for s, _ in v.in_force):
            return 1.0
        return RESERVE_FIRST.index(move.args[0]) - len(RESERVE_FIRST)

    # --- 5.2 penalties ------------------------------------------------------------------------

    def suffer(self, move: Move) -> float:
        card = self.team.last[self.seat]
        return max(self.team.find_price_of(self.seat, penalty) for penalty in PENALTIES[card])

    def drop(self, move: Move) -> float:
        return self.team.prices[self.seat][move.args[0]]

    # --- 4.4 a drawn card ---------------------------------------------------------------------

    def confront(self, move: Move) -> float:
        return self.team.confront(self.seat, self.team.v.held)

    def defend(self, move: Move) -> float:
        return self.team.defend(self.seat, self.team.v.held)

    def give(self, move: Move) -> float:
        return self.team.place(move.args[0], self.team.v.held)

    def redraw(self, move: Move) -> float:
        team = self.team
        return sum(team.lay(self.seat, card) * chance for card, chance in team.find_odds())

    # --- 5.3 Kiai -----------------------------------------------------------------------------

    def use(self, move: Move) -> float:
        return -self.team.find_kiai_worth(self.seat)

    def heal(self, move: Move) -> float:
        return -HEALING[self.team.wounds[move.args[0]]]

    def lend(self, move: Move) -> float:
        giver, target = move.args
        return -count_help(self.team, self.team.v.samurai[giver], target)

    def strike(self, move: Move) -> float:
        return self.team.take_last(move.args[0], self.seat)

    def move_last(self, move: Move) -> float:
        team = self.team
        source, target = move.args
        taken = team.take_last(source, self.seat)
        if source != target:
            return taken + team.lay(target, team.last[source])
        return taken - team.prices[source][CARD_SYMBOL[team.last[source]]]

    def put_on_top(self, move: Move) -> float:
        """For whoever is on next."""
        v = self.team.v
        order = [*range(v.active + 1, v.seats), *range(v.active + 1)]
        following = next(seat for seat in order if not v.passed[seat])
        return self.team.place(following, move.args[0])


COSTS: dict[Verb, Callable[[Choice, Move], float]] = {
    PASS.verb: Choice.pass_round,
    FIGHT.verb: Choice.fight,
    SUPPORT: Choice.support,
    STOP.verb: Choice.change_nothing,
    DONE.verb: Choice.change_nothing,
    TURN: Choice.turn_reserve,
    FIRST: Choice.change_nothing,
    SUFFER.verb: Choice.suffer,
    IGNORE.verb: Choice.change_nothing,
    DROP: Choice.drop,
    CONFRONT.verb: Choice.confront,
    DEFEND.verb: Choice.defend,
    GIVE: Choice.give,
    UNDER.verb: Choice.redraw,
    DISCARD.verb: Choice.change_nothing,
    DECLINE.verb: Choice.change_nothing,
    USE.verb: Choice.use,
    NOBODY.verb: Choice.change_nothing,
    HEAL_ONLY.verb: Choice.change_nothing,
    HEAL: Choice.heal,
    MOVE: Choice.move_last,
    RIGHT.verb: Choice.confront,
    LEFT.verb: Choice.defend,
    STRIKE: Choice.strike,
    LEND: Choice.lend,
    TOP: Choice.put_on_top,
}
