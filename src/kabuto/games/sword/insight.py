"""What the rules say about a View, and nothing else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from kabuto.kernel import NOTHING, Kind

from .box import contents_of
from .components import (
    IS_WEAPON,
    RANK,
    RANK_OF,
    RESILIENCE,
    STARS,
    Card,
    Rank,
    Setup,
    Team,
)
from .facts import (
    can_attack_oneself,
    can_be_attacked,
    can_reach,
    count_cards_a_turn,
    count_weapon_limit,
    count_wounds,
    find_difficulties,
    find_setup,
)
from .outcome import find_group
from .state import Seat
from .view import View

WHY = Kind("why", ["no-resilience", "no-cards"])
NO_RESILIENCE, NO_CARDS = WHY
Why = Annotated[int, WHY]


class Worth(Struct, frozen=True):
    """What an Honor Point is worth to a role; least and most differ where unseen stars decide."""

    rank: Rank
    least: int
    most: int


class Place(Struct, frozen=True):
    """What can be said of one seat."""

    seat: Seat
    difficulties: list[int]  # of attacking each seat from here; 0 for itself
    harmless: Why  # why it is Harmless; none if it is not
    resilience_most: int
    weapon_limit: int  # as things lie, for players who are programs
    cards_a_turn: int  # the same
    worths: list[Worth]  # for each role that this viewer thinks possible here
    points_least: int  # what its honor would score now
    points_most: int


class Reach(Struct, frozen=True):
    """A Weapon in this viewer's hand: whom it could attack, if the limit allows."""

    card: Card
    targets: list[Seat]
    wounds: list[int]  # for each of the targets


class Insight(Struct, frozen=True):
    """What the rules say about a View."""

    places: list[Place]
    reach: list[Reach]
    weapons_left: int  # that the turn player may still play
    deck_size: int
    unseen: list[int]  # cards that this viewer has not located, by kind
    dealt: list[int]  # role cards in the game, by rank
    undisclosed: list[int]  # of these, roles that this viewer does not know, by rank
    tie_order: list[Team]  # strongest first


def insight(v: View) -> Insight:
    """Distances, reach, limits, and what the score would be; reads nothing but the View."""
    harmless = [_why_harmless(v, seat) for seat in range(v.seats)]
    mask = sum(1 << seat for seat, why in enumerate(harmless) if why != NOTHING)
    difficulties = [find_difficulties(v, seat, mask) for seat in range(v.seats)]
    setup = find_setup(v)
    return Insight(
        places=[_describe(v, seat, difficulties[seat], harmless[seat]) for seat in range(v.seats)],
        reach=_find_reach(v, difficulties[v.viewer]) if v.viewer != NOTHING else [],
        weapons_left=max(0, count_weapon_limit(v, v.turn) - v.weapons_played),
        deck_size=v.deck_size,
        unseen=count_unseen(v),
        dealt=setup.dealt[:],
        undisclosed=count_undisclosed(v),
        tie_order=setup.tie_order[:],
    )


def _why_harmless(v: View, seat: int) -> int:
    if not v.resilience[seat]:
        return NO_RESILIENCE
    return NOTHING if v.hand_sizes[seat] else NO_CARDS


def _describe(v: View, seat: int, difficulties: list[int], why: int) -> Place:
    worths = find_worths(v, seat)
    return Place(
        seat=seat,
        difficulties=[d if other != seat else 0 for other, d in enumerate(difficulties)],
        harmless=why,
        resilience_most=RESILIENCE[v.character[seat]],
        weapon_limit=count_weapon_limit(v, seat) - (0 if seat == v.turn else v.extra_weapons),
        cards_a_turn=count_cards_a_turn(v, seat),
        worths=worths,
        points_least=v.honor[seat] * min(worth.least for worth in worths),
        points_most=v.honor[seat] * max(worth.most for worth in worths),
    )


def _find_reach(v: View, difficulties: list[int]) -> list[Reach]:
    weapons = [card for card in dict.fromkeys(v.hands[v.viewer]) if IS_WEAPON[card]]
    return [_reach_with(v, card, difficulties) for card in weapons]


def _reach_with(v: View, card: int, difficulties: list[int]) -> Reach:
    targets = [
        seat
        for seat in range(v.seats)
        if (
            can_attack_oneself(card)
            if seat == v.viewer
            else can_reach(v, v.viewer, card, difficulties[seat])
            and can_be_attacked(v, seat, v.hand_sizes[seat], card)
        )
    ]
    return Reach(card, targets, [count_wounds(v, v.viewer, seat, card) for seat in targets])


def count_unseen(v: View) -> list[int]:
    """All cards, less those that lie open, are in this viewer's hand, or are known to him."""
    unseen = contents_of(v.options.data).boxes[v.options.rising_sun].copies[:]
    seen = [v.resolving] if v.resolving != NOTHING else []
    for cards in (*v.hands, *v.in_play, v.discard_pile, seen, [card for _, card in v.known]):
        for card in cards:
            unseen[card] -= 1
    return unseen


# --- what honor is worth --------------------------------------------------------------------------


def count_undisclosed(v: View) -> list[int]:
    """Roles that this viewer has not seen, by rank."""
    left = find_setup(v).dealt[:]
    for role in v.role:
        if role != NOTHING:
            left[RANK_OF[role]] -= 1
    return left


def find_worths(v: View, seat: int) -> list[Worth]:
    """For the role of this seat, or for each rank that it may have."""
    setup = find_setup(v)
    role = v.role[seat]
    if role != NOTHING:
        return [_find_worth(v, setup, [role], v.role[:seat] + v.role[seat + 1 :])]
    others = [other for i, other in enumerate(v.role) if i != seat]
    undisclosed = count_undisclosed(v)
    return [
        _find_worth(v, setup, _unseen_cards(v, setup, rank), others)
        for rank in RANK
        if undisclosed[rank]
    ]


def _unseen_cards(v: View, setup: Setup, rank: int) -> list[int]:
    cards = setup.role_cards[rank][:]
    for role in v.role:
        if role in cards:
            cards.remove(role)
    return list(dict.fromkeys(cards))


def _find_worth(v: View, setup: Setup, roles: list[int], others: list[int]) -> Worth:
    """`roles` are the cards that it may be, all of one rank; stars count if two values differ."""
    rank = RANK_OF[roles[0]]
    usual, best = setup.multiplier[rank], setup.most_stars[rank]
    if usual == best:
        return Worth(rank, usual, usual)
    found = [_has_most_stars(v, setup, role, others) for role in roles]
    if all(most is True for most in found):
        return Worth(rank, best, best)
    return Worth(rank, usual, usual if all(most is False for most in found) else best)


def _has_most_stars(v: View, setup: Setup, role: int, others: list[int]) -> bool | None:
    """Whether no other of its group has more stars; None if that cannot be known."""
    ranks = _find_rivals(setup, RANK_OF[role])
    seen = [STARS[other] for other in others if other != NOTHING and RANK_OF[other] in ranks]
    if any(star > STARS[role] for star in seen):
        return False
    if len(seen) + 1 == sum(setup.dealt[rank] for rank in ranks):
        return True
    unseen = [STARS[c] for rank in ranks for c in _unseen_cards(v, setup, rank) if c != role]
    more = sum(star > STARS[role] for star in unseen)
    if 0 < more < len(unseen):
        return None
    return not more


def _find_rivals(setup: Setup, rank: int) -> list[int]:
    """The ranks whose stars are compared with those of this one, itself included."""
    return [other for other in RANK if find_group(setup, other) == find_group(setup, rank)]
