"""What the rules say about a View: odds of the next raider, distances, penalties, the score."""

from __future__ import annotations

from math import comb

from msgspec import Struct

from kabuto.kernel import Seat

from .components import (
    CARD_RANK,
    CARD_SYMBOL,
    DOLL,
    EIGHTH_BOSS,
    FAMILY,
    FARM,
    FARMSTEAD_BACKS,
    HAS_FLAMES,
    HAT,
    IS_DOLL,
    KIAI,
    PENALTIES,
    PLUNDERER,
    SYMBOL,
    VALUE,
    VALUES,
    Card,
    Penalty,
    Symbol,
)
from .view import View, count_needed_dolls

PER_MILLE = 1000


class Prospect(Struct, frozen=True):
    """How it stands with one samurai, and what the next raider may do to him."""

    seat: Seat
    kiai: int
    distance: int  # from his total to his Kiai; below 0 he is overcome
    missing: list[Symbol]  # what his left side still lacks
    penalties: list[Penalty]  # of his last card: they strike at the start of his next turn
    wounds: int  # of four
    hits: int  # per mille: the next raider fires his Kiai if confronted
    overcomes: int  # per mille: it overcomes him if confronted
    useful: int  # per mille: it could go on his left


class Insight(Struct, frozen=True):
    """What the rules say about a View."""

    prospects: list[Prospect]  # by seat
    next_raider: Card  # where everybody knows it
    odds: list[int]  # per mille: that the next raider has the value 1, 2, ... 6
    odds_of_symbols: list[int]  # per mille, by symbol
    unseen: list[Card]  # may lie face down in one of the two stacks
    flames: int  # intruders known or expected to burn, per mille of a card
    wounds_due: int  # if the round ended now
    farmsteads_due: int
    families_due: int
    score: int  # if the game ended now


def find_unseen(v: View) -> list[int]:
    """Cards that may lie unknown in the stacks: met ones that must, and unmet ones that may."""
    open_cards = [*v.discard, *(card for line in v.line for card in line)]
    open_cards += [*(card for by_seat in v.left for card in by_seat), *v.raiders, *v.intruders]
    is_open = [False] * (len(v.met) + 1)  # one more for "no card"
    for card in open_cards:
        is_open[card] = True
    is_open[v.held] = True
    unmet = count_unmet(v)
    if not v.options.eighth_boss:
        is_open[EIGHTH_BOSS] = True
    return [
        card
        for card, met in enumerate(v.met)
        if not is_open[card] and (met or unmet[CARD_RANK[card]])
    ]


def count_in_game(v: View) -> list[int]:
    """3.2: raiders of each rank that have joined so far."""
    level = v.options.level
    return [
        v.seats * level.plunderers_per_samurai,
        v.seats + level.lieutenants_extra if v.round > 1 else 0,
        v.seats + level.bosses_extra if v.round > 2 else 0,
    ]


def count_unmet(v: View) -> list[int]:
    """By rank: cards that lie unknown in the stacks and that nobody has met in this game."""
    counts = count_in_game(v)
    for card, met in enumerate(v.met):
        if met:
            counts[CARD_RANK[card]] -= 1
    return counts


def weigh_unseen(v: View, unseen: list[int]) -> tuple[list[float], list[float]]:
    """By unseen card: the chances that it is a given unknown raider, and in the stacks at all."""
    present = find_presence(v, unseen)
    raiders, intruders = v.raiders.count(-1), v.intruders.count(-1)
    chance = dict.fromkeys(unseen, 0.0)
    taken = 0.0
    placed = 0
    for card, when in sorted(v.inside, key=lambda entry: -entry[1]):
        later = sum(
            c < 0 and age >= when for c, age in zip(v.intruders, v.intruders_age, strict=True)
        )
        chance[card] = (1 - taken) / (raiders + later - placed)
        taken += chance[card]
        placed += 1
    known_inside = [card for card, _ in v.inside]
    free = raiders + intruders - placed
    for card, weight in zip(unseen, present, strict=True):
        if card not in known_inside:
            chance[card] = weight * (1 - taken) / free if free else 0.0
    return [chance[card] for card in unseen], present


def find_presence(v: View, unseen: list[int]) -> list[float]:
    """By unseen card: the chance that it lies in one of the stacks."""
    joined = count_unmet(v)
    free = [card for card in unseen if not v.met[card]]
    shares = {
        (rank, is_doll): share
        for rank, count in enumerate(joined)
        for is_doll, share in enumerate(share_rank(v, free, rank, count))
    }
    return [1.0 if v.met[card] else shares[CARD_RANK[card], IS_DOLL[card]] for card in unseen]


def share_rank(v: View, free: list[int], rank: int, count: int) -> tuple[float, float]:
    """The chance that a free card of a rank is among the `count` in the game: others, dolls."""
    dolls = sum(CARD_RANK[card] == rank and IS_DOLL[card] for card in free)
    others = sum(CARD_RANK[card] == rank for card in free) - dolls
    least = max(0, count_needed_dolls(v)) if rank == PLUNDERER else 0
    if not least:
        share = count / (dolls + others) if count else 0.0
        return share, share
    ways = {k: comb(dolls, k) * comb(others, count - k) for k in range(least, count + 1)}
    expected = sum(k * number for k, number in ways.items()) / sum(ways.values())  # A29
    return (count - expected) / others, expected / dolls


def find_next_odds(v: View, unseen: list[int]) -> list[tuple[int, float]]:
    """Every card that the next raider can be, with its chance."""
    if not v.raiders:
        return []
    if v.raiders[-1] >= 0:
        return [(v.raiders[-1], 1.0)]
    chances, _ = weigh_unseen(v, unseen)
    return list(zip(unseen, chances, strict=True))


def insight(v: View) -> Insight:
    """Reads nothing but the View."""
    unseen = find_unseen(v)
    odds = find_next_odds(v, unseen)
    missing = [[s for s in SYMBOL if v.left[s][seat] < 0] for seat in range(v.seats)]
    return Insight(
        prospects=[find_prospect(v, seat, missing[seat], odds) for seat in range(v.seats)],
        next_raider=v.raiders[-1] if v.raiders else -1,
        odds=[per_mille(sum(p for c, p in odds if VALUE[c] == value)) for value in VALUES],
        odds_of_symbols=[
            per_mille(sum(p for c, p in odds if CARD_SYMBOL[c] == symbol)) for symbol in SYMBOL
        ],
        unseen=unseen,
        flames=per_mille(expect_flames(v, unseen)),
        wounds_due=sum(HAT in lacks for lacks in missing),
        farmsteads_due=sum(FARM in lacks for lacks in missing),
        families_due=sum(DOLL in lacks for lacks in missing),
        score=count_score(v.burnt, v.gone, v.wounded),
    )


def find_prospect(
    v: View, seat: int, missing: list[int], odds: list[tuple[int, float]]
) -> Prospect:
    kiai = KIAI[v.animal[seat]][v.samurai[seat]]
    distance = kiai - v.total[seat]
    line = v.line[seat]
    return Prospect(
        seat=seat,
        kiai=kiai,
        distance=distance,
        missing=missing,
        penalties=list(PENALTIES[line[-1]]) if line and not v.passed[seat] else [],
        wounds=2 * v.animal[seat] + v.wounded[seat],
        hits=per_mille(sum(p for c, p in odds if VALUE[c] == distance)),
        overcomes=per_mille(sum(p for c, p in odds if VALUE[c] > distance)),
        useful=per_mille(sum(p for c, p in odds if CARD_SYMBOL[c] in missing)),
    )


def per_mille(chance: float) -> int:
    return round(PER_MILLE * chance)


def expect_flames(v: View, unseen: list[int]) -> float:
    """Barricades that the intruders would cost: known ones and a share of the unknown ones."""
    known = sum(HAS_FLAMES[card] for card in v.intruders if card >= 0)
    unknown = v.intruders.count(-1)
    if not unknown:
        return float(known)
    chances, present = weigh_unseen(v, unseen)
    raiders = v.raiders.count(-1)
    burning = sum(
        there - raiders * chance
        for card, chance, there in zip(unseen, chances, present, strict=True)
        if HAS_FLAMES[card]
    )
    return known + burning


def count_score(burnt: list[int], gone: list[int], wounded: list[bool]) -> int:
    """6: a point for each farmstead and family, and one if nobody bears a wound token."""
    standing = len(FARMSTEAD_BACKS) - len(burnt) + len(FAMILY) - len(gone)
    return standing + (not any(wounded))
