"""A sensible samurai: does what costs the team least, by what everybody can see."""

from __future__ import annotations

from collections.abc import Callable

from kabuto.kernel import Move, Sight, Verb

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
from .judge import INTRUDER, Team
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
    team = Team(sight.view)
    return min(moves, key=lambda move: JUDGES[move.verb](team, sight.seat, move))


def costs_nothing(team: Team, seat: int, move: Move) -> float:
    return 0.0


# --- 4.3 actions, against the cost of going on without a card ---------------------------------


def judge_fight(team: Team, seat: int, move: Move) -> float:
    return team.fight(seat)


def judge_pass(team: Team, seat: int, move: Move) -> float:
    return team.find_cost_of_passing(seat) - team.find_cost_now(seat)


def judge_support(team: Team, seat: int, move: Move) -> float:
    return INTRUDER - count_help(team, team.v.samurai[seat], move.args[0])


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


def judge_token(team: Team, seat: int, move: Move) -> float:
    """One a round, as early as possible."""
    v = team.v
    has_begun = bool(v.line[seat]) or any(v.left[symbol][seat] >= 0 for symbol in SYMBOL)
    if has_begun or any(s == seat for s, _ in v.in_force):
        return 1.0
    return RESERVE_FIRST.index(move.args[0]) - len(RESERVE_FIRST)


# --- 5.2 penalties ----------------------------------------------------------------------------


def judge_suffering(team: Team, seat: int, move: Move) -> float:
    card = team.last[seat]
    return max(team.find_price_of(seat, penalty) for penalty in PENALTIES[card])


def judge_drop(team: Team, seat: int, move: Move) -> float:
    return team.prices[seat][move.args[0]]


# --- 4.4 a drawn card -------------------------------------------------------------------------


def judge_confront(team: Team, seat: int, move: Move) -> float:
    return team.confront(seat, team.v.held)


def judge_defend(team: Team, seat: int, move: Move) -> float:
    return team.defend(seat, team.v.held)


def judge_give(team: Team, seat: int, move: Move) -> float:
    return team.place(move.args[0], team.v.held)


def judge_redraw(team: Team, seat: int, move: Move) -> float:
    return sum(team.lay(seat, card) * chance for card, chance in team.find_odds())


# --- 5.3 Kiai ---------------------------------------------------------------------------------


def judge_use(team: Team, seat: int, move: Move) -> float:
    return -team.find_kiai_worth(seat)


def judge_heal(team: Team, seat: int, move: Move) -> float:
    return -HEALING[team.wounds[move.args[0]]]


def judge_lend(team: Team, seat: int, move: Move) -> float:
    giver, target = move.args
    return -count_help(team, team.v.samurai[giver], target)


def judge_strike(team: Team, seat: int, move: Move) -> float:
    return team.take_last(move.args[0], seat)


def judge_move(team: Team, seat: int, move: Move) -> float:
    source, target = move.args
    card = team.last[source]
    taken = team.take_last(source, seat)
    if source != target:
        return taken + team.lay(target, card)
    return taken - team.prices[source][CARD_SYMBOL[card]]


def judge_top(team: Team, seat: int, move: Move) -> float:
    """For whoever is on next."""
    v = team.v
    order = [*range(v.active + 1, v.seats), *range(v.active + 1)]
    following = next(s for s in order if not v.passed[s])
    return team.place(following, move.args[0])


JUDGES: dict[Verb, Callable[[Team, int, Move], float]] = {
    PASS.verb: judge_pass,
    FIGHT.verb: judge_fight,
    SUPPORT: judge_support,
    STOP.verb: costs_nothing,
    DONE.verb: costs_nothing,
    TURN: judge_token,
    FIRST: costs_nothing,
    SUFFER.verb: judge_suffering,
    IGNORE.verb: costs_nothing,
    DROP: judge_drop,
    CONFRONT.verb: judge_confront,
    DEFEND.verb: judge_defend,
    GIVE: judge_give,
    UNDER.verb: judge_redraw,
    DISCARD.verb: costs_nothing,
    DECLINE.verb: costs_nothing,
    USE.verb: judge_use,
    NOBODY.verb: costs_nothing,
    HEAL: judge_heal,
    MOVE: judge_move,
    RIGHT.verb: judge_confront,
    LEFT.verb: judge_defend,
    STRIKE: judge_strike,
    LEND: judge_lend,
    TOP: judge_top,
}
