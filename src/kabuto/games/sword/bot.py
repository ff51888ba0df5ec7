"""What a sensible player of Samurai Sword looks at.

Everything is read from the View: who is probably a friend, what honor is worth, what a blow would
take. Values are in points of the final score.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from kabuto.kernel import NOTHING, Move, Sight

from .bot_beliefs import World, find_mean_worths, find_worlds, score_teams, team_of_rank
from .components import (
    ARMOR,
    ATTENDANT,
    BATTLE_CRY,
    BLEEDING_WOUND,
    BREATHING,
    BUSHIDO,
    CARD,
    CHIGIRIKI,
    CHIYOME,
    CURSE,
    DAIMYO,
    DEADLY_STRIKE,
    DIFFICULTY,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    HANZO,
    IS_BESTOWED,
    IS_PARRY,
    IS_PROPERTY,
    IS_WEAPON,
    JUJUTSU,
    KENSHIN,
    KOTE,
    ORIGAMI,
    PARRY_CARD,
    PEASANT,
    RESILIENCE,
    RIKYU,
    RONIN_TEAM,
    SIMULTANEOUS_ATTACK,
    SUIT_OF,
    TEA_CEREMONY,
    WOUNDS,
)
from .facts import count_cards_a_turn, count_wounds, find_setup, is_lone_shogun
from .insight import count_unseen
from .moves import (
    ANSWER,
    ATTACK,
    AVERT,
    BESTOW,
    CLAIM,
    DISCARD,
    DRAW,
    EVADE,
    FROM_DISCARD,
    GRANT,
    LAY,
    LOSE_HONOR,
    MORE,
    PASS,
    PICK,
    PLAY,
    PLAY_AT,
    PLAY_ON,
    SACRIFICE,
    SHOW,
    SPEND,
    TAKE,
)
from .view import View

A_CARD = 0.15
"""A card more or less, before anybody has seen it."""
A_HELD_CARD = 0.25
"""A card of no great use in one's own hand."""
A_POINT = 0.25
"""A Resilience Point of which several are left."""
ENEMY = 0.6
"""A point of the leading enemy team, as there are others to take it away."""
ANSWERING = 0.8
"""A card used as an answer, for its worth: it might never have been of use."""
BEFORE_THE_END = 1.9
"""What ends the Play phase: less than a Property that can still be laid."""
SPREAD = 4.0
"""Points behind the leading enemy team at which the others matter less than half."""


def _value_cards() -> list[float]:
    """What it is worth to hold each card."""
    values = [A_HELD_CARD] * len(CARD)
    for card in CARD:
        if IS_WEAPON[card]:
            values[card] = 0.12 * WOUNDS[card] + 0.04 * min(DIFFICULTY[card], 5)
        if IS_PARRY[card]:
            values[card] += 0.3
    values[DAIMYO] = 0.9
    return values


CARD_VALUE = _value_cards()
PROPERTY_VALUE = {
    ARMOR: 0.5,
    FAST_DRAW: 0.6,
    FOCUS: 0.5,
    ATTENDANT: 0.8,
    PEASANT: 0.4,
    KOTE: 0.3,
    BUSHIDO: -0.5,
    BLEEDING_WOUND: -0.4,
    CURSE: -0.3,
}


class Situation(NamedTuple):
    """The View with what may be believed of it."""

    view: View
    me: int
    worlds: list[World]
    liking: list[float]  # by seat: from 1 for a certain friend down to a certain enemy who leads
    worth: list[float]  # by seat: of one Honor Point
    parries: float  # the share of parries among the cards that I have not seen


def size_up(v: View) -> Situation:
    worlds = find_worlds(v)
    unseen = count_unseen(v)
    parries = sum(count for card, count in enumerate(unseen) if IS_PARRY[card])
    return Situation(
        view=v,
        me=v.viewer,
        worlds=worlds,
        liking=find_likings(v, worlds),
        worth=find_mean_worths(v, worlds),
        parries=parries / max(1, sum(unseen)),
    )


def find_likings(v: View, worlds: list[World]) -> list[float]:
    """Friends count in full; enemies the more, the nearer their team is to the best of them."""
    likings = [0.0] * v.seats
    for world in worlds:
        teams = [team_of_rank(rank) for rank in world.ranks]
        scores = score_teams(v, world, v.honor)
        best = max(score for team, score in scores.items() if team != teams[v.viewer])
        for seat, team in enumerate(teams):
            hatred = ENEMY * exp((scores[team] - best) / SPREAD)
            likings[seat] += world.likelihood * (1.0 if team == teams[v.viewer] else -hatred)
    return likings


def greedy(sight: Sight) -> Move:
    """The best move of one ply; among equals the first."""
    if len(sight.moves) == 1:
        return sight.moves[0]
    t = size_up(sight.view)
    return max(sight.moves, key=lambda move: value(t, move))


def value(t: Situation, move: Move) -> float:
    return VALUES.get(move.verb.name, _nothing)(t, *move.args)


def _nothing(*_: object) -> float:
    return 0.0


# --- wounds and defeats ---------------------------------------------------------------------------


def value_wounds(t: Situation, seat: int, wounds: int, by: int) -> float:
    """What it is worth to me that `seat` suffers these wounds from `by`."""
    left = t.view.resilience[seat]
    lost = min(wounds, left)
    if lost == 0:
        return 0.0
    liking = t.liking[seat]
    if lost < left:
        return -liking * A_POINT * lost * (1.0 if left - lost > 1 else 1.3)
    return value_defeat(t, seat, by)


def value_defeat(t: Situation, seat: int, by: int) -> float:
    """One Honor Point changes hands, perhaps the game ends."""
    honor = t.view.honor[:]
    honor[seat] -= 1
    honor[by] += 1
    alive = sum(points > 0 for points in t.view.resilience)
    ends = alive == 2 and find_setup(t.view).has_swordmaster
    if ends or honor[seat] == 0:
        return value_end(t, honor, seat, by, by_sword=ends)
    loss = -t.liking[seat] * t.worth[seat]
    gain = t.liking[by] * t.worth[by]
    return loss + gain


def value_end(
    t: Situation, honor: list[int], struck: int, striker: int, *, by_sword: bool = False
) -> float:
    """From -WIN to WIN: how likely my team wins if the game ends so."""
    chance = 0.0
    for world in t.worlds:
        teams = [team_of_rank(rank) for rank in world.ranks]
        mine = teams[t.me]
        same = struck != NOTHING and teams[struck] == teams[striker]
        if by_sword and not same:
            chance += world.likelihood * (teams[striker] == mine)
            continue
        scores = score_teams(t.view, world, honor)
        if same:
            scores[teams[struck]] -= DEADLY_STRIKE
        if mine != RONIN_TEAM:
            scores[mine] += t.view.hands[t.me].count(DAIMYO)
        best = max(scores.values())
        winner = next(x for x in find_setup(t.view).tie_order if scores.get(x) == best)
        chance += world.likelihood * (winner == mine)
    return WIN * (2 * chance - 1)


WIN = 8.0


def value_drawn(t: Situation, count: int) -> float:
    """What it is worth to me that so many cards leave the deck: it may run out and end the game."""
    v = t.view
    if count < v.deck_size + (v.options.deck_exhaustion == "lazy"):
        return 0.0
    honor = [
        points - (character != RIKYU)
        for points, character in zip(v.honor, v.character, strict=True)
    ]
    return value_end(t, honor, NOTHING, NOTHING) if 0 in honor else 0.0


# --- the Play phase -------------------------------------------------------------------------------


def value_attack(t: Situation, card: int, target: int) -> float:
    v = t.view
    wounds = count_wounds(v, t.me, target, card)
    if target == t.me:
        return value_own_defeat(t) if wounds >= v.resilience[t.me] else -A_POINT * wounds
    if v.character[target] == KENSHIN and SUIT_OF[card] != ORIGAMI:
        return -1.0
    hit = 1 - _chance_of_parry(t, target, card)
    excess = max(0, wounds - v.resilience[target])
    return hit * value_wounds(t, target, wounds, t.me) - 0.05 * excess - 0.02


def value_own_defeat(t: Situation) -> float:
    """Tanto: one Honor Point from the box, and all Resilience back in the next turn."""
    v = t.view
    honor = v.honor[:]
    honor[t.me] += 1
    alive = sum(points > 0 for points in v.resilience)
    if alive == 2 and find_setup(v).has_swordmaster:
        return value_end(t, honor, t.me, t.me)
    return min(t.worth[t.me], BEFORE_THE_END) + value_drawn(t, RESILIENCE[v.character[t.me]])


def _chance_of_parry(t: Situation, target: int, card: int) -> float:
    known = [kind for seat, kind in t.view.known if seat == target]
    if card == CHIGIRIKI:
        return 0.4 if t.view.hand_sizes[target] > 1 else 0.2
    if PARRY_CARD in known:
        return 0.8
    share = t.parries + (0.2 if t.view.character[target] == HANZO else 0.0)
    return 0.8 * (1 - (1 - min(share, 1.0)) ** (t.view.hand_sizes[target] - len(known)))


def value_lay(_: Situation, card: int) -> float:
    return 2.0 + PROPERTY_VALUE[card]


def value_bestow(t: Situation, card: int, target: int) -> float:
    return t.liking[target] * PROPERTY_VALUE[card] + 0.05


def value_play(t: Situation, card: int) -> float:
    v = t.view
    if card == DAIMYO:
        return value_daimyo(t) + value_drawn(t, 2)
    if card == TEA_CEREMONY:
        guests = sum(t.liking[seat] for seat in range(v.seats) if seat != t.me)
        return 2 * A_CARD + A_CARD * guests + 0.3 + value_drawn(t, 2 + v.seats)
    if card in (BATTLE_CRY, JUJUTSU):
        return value_cry(t, card)
    return 1.5


def value_daimyo(t: Situation) -> float:
    """It is worth a point at the end, but to a Ronin."""
    if _is_ronin(t):
        return 3.0
    return 0.2 if min(t.view.honor) > 1 and t.view.deck_size > 12 else -0.5


def value_cry(t: Situation, card: int) -> float:
    v = t.view
    total = 0.0
    for seat in range(v.seats):
        asked = seat != t.me and v.hand_sizes[seat] and v.resilience[seat]
        if asked and v.character[seat] != CHIYOME:
            answered = _chance_of_parry(t, seat, card) if card == BATTLE_CRY else 0.5
            total += (1 - answered) * value_wounds(t, seat, 1, t.me)
            total -= answered * t.liking[seat] * A_CARD
    return total


def value_play_on(t: Situation, card: int, target: int) -> float:
    v = t.view
    if card == BREATHING:
        missing = RESILIENCE[v.character[t.me]] - v.resilience[t.me]
        return A_POINT * missing + A_CARD * t.liking[target] - 0.3 + value_drawn(t, 1)
    if card == DIVERSION:
        return A_CARD - A_CARD * t.liking[target]
    if card == GEISHA:
        return -A_CARD * t.liking[target] - 0.02
    if card == SIMULTANEOUS_ATTACK:
        return -A_POINT - A_POINT * t.liking[target]
    return 0.0


def value_play_at(t: Situation, card: int, property_: int, target: int) -> float:
    """A Property taken away; with Imitation also gained."""
    gone = -t.liking[target] * PROPERTY_VALUE[property_]
    if card == GEISHA:
        return gone
    return gone + max(A_CARD, PROPERTY_VALUE[property_])


def value_claim(t: Situation, property_: int, target: int) -> float:
    gone = -t.liking[target] * PROPERTY_VALUE[property_]
    return gone + max(A_CARD, PROPERTY_VALUE[property_]) - A_POINT - 0.1


def value_spend(t: Situation) -> float:
    """Nobunaga: a card for a Resilience Point, while there are plenty."""
    cost = 0.2 if t.view.resilience[t.me] > 3 else A_HELD_CARD + 0.1
    return A_HELD_CARD - cost + value_drawn(t, 1)


def _is_ronin(t: Situation) -> bool:
    return team_of_rank(t.worlds[0].ranks[t.me]) == RONIN_TEAM


# --- answers --------------------------------------------------------------------------------------


def value_pass(t: Situation) -> float:
    """Nothing is played; wounds are suffered if a card threatens them."""
    v = t.view
    if v.resolving == NOTHING:
        return 0.0
    if IS_WEAPON[v.resolving] and v.target == t.me:
        return value_wounds(t, t.me, count_wounds(v, v.turn, t.me, v.resolving), v.turn)
    if IS_WEAPON[v.resolving] or v.resolving in (BATTLE_CRY, JUJUTSU):
        return value_wounds(t, t.me, 1, v.turn if v.turn != t.me else v.target)
    return -0.3 if v.target == t.me else 0.0


def value_discard(t: Situation, card: int) -> float:
    return -_keep(t, card)


def _keep(t: Situation, card: int) -> float:
    """What a card in my hand is worth, or would be; a second Parry less than the first."""
    if card == DAIMYO and _is_ronin(t):
        return A_CARD
    if IS_PROPERTY[card] and not IS_BESTOWED[card]:
        return PROPERTY_VALUE[card]
    others = max(0, t.view.hands[t.me].count(card) - 1)
    return CARD_VALUE[card] / (1 + 0.3 * others)


def value_answer(t: Situation, card: int) -> float:
    return -ANSWERING * _keep(t, card)


def value_sacrifice(_: Situation, card: int) -> float:
    return -PROPERTY_VALUE[card]


def value_avert(_: Situation, peasants: int) -> float:
    return float(peasants)


def value_lose_honor(t: Situation) -> float:
    if is_lone_shogun(t.view, t.me):
        return 1.0
    honor = t.view.honor[:]
    honor[t.me] -= 1
    if honor[t.me] == 0:
        return value_end(t, honor, NOTHING, NOTHING)
    return -t.worth[t.me] + 0.5


# --- the beginning of a turn, and Rising Sun ------------------------------------------------------


def _is_harmless_reveal(t: Situation, card: int) -> bool:
    if BUSHIDO in t.view.in_play[t.me]:
        return not IS_WEAPON[card]
    return SUIT_OF[card] != ORIGAMI


def value_more(t: Situation) -> float:
    pile = t.view.discard_pile
    return 1.0 if pile and not _is_harmless_reveal(t, pile[-1]) else -1.0


def value_pick(t: Situation, card: int) -> float:
    return float(_is_harmless_reveal(t, card))


def value_from_discard(t: Situation) -> float:
    """One card less leaves the deck."""
    count = count_cards_a_turn(t.view, t.me)
    kept = value_drawn(t, count - 1) - value_drawn(t, count)
    return _keep(t, t.view.discard_pile[-1]) - A_CARD - 0.05 + kept


def value_take(t: Situation, card: int, target: int) -> float:
    return _keep(t, card) - A_CARD * t.liking[target]


def value_grant(t: Situation, target: int) -> float:
    return t.liking[target] + (0.1 if target == t.me else 0.0)


def value_draw(t: Situation) -> float:
    return A_CARD + value_drawn(t, 1)


VALUES: dict[str, Callable[..., float]] = {
    verb.name: function
    for verb, function in (
        (ATTACK, value_attack),
        (LAY, value_lay),
        (BESTOW, value_bestow),
        (PLAY, value_play),
        (PLAY_ON, value_play_on),
        (PLAY_AT, value_play_at),
        (CLAIM, value_claim),
        (SPEND.verb, value_spend),
        (PASS.verb, value_pass),
        (ANSWER, value_answer),
        (SACRIFICE, value_sacrifice),
        (EVADE, value_answer),
        (AVERT, value_avert),
        (DISCARD, value_discard),
        (SHOW, value_discard),
        (LOSE_HONOR.verb, value_lose_honor),
        (MORE.verb, value_more),
        (PICK, value_pick),
        (FROM_DISCARD.verb, value_from_discard),
        (TAKE, value_take),
        (GRANT, value_grant),
        (DRAW.verb, value_draw),
    )
}
"""By verb; what is not here (end, stop, from-deck) is worth nothing."""
