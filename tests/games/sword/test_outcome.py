"""6.2 and 7.3: what Honor is worth, for every deal of roles, by a table of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import RANK, RANK_OF, ROLE, SETUPS, STARS
from kabuto.games.sword.insight import insight
from kabuto.games.sword.outcome import find_multipliers
from kabuto.games.sword.state import ENDING, Sword
from kabuto.kernel import EVERYBODY, WATCHER
from tests.games.sword.positions import lay_out

BASE = {
    "shogun": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    "samurai": {4: 2, 5: 1, 6: 2, 7: 1},
    "ninja": {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    "ronin": {5: 2, 6: 3, 7: 3},
}
"""6.2, without the Ninja who has more stars with four."""

SUN = {
    "shogun": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    "samurai": {4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    "ninja": {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    "ronin": {5: 2, 6: 3, 7: 3, 8: 1},
}
"""7.3, points 4 and 5, without those who have the most stars of their group."""

STARRED = {
    (False, 4): [["ninja"]],
    (True, 4): [["ninja"], ["shogun", "samurai"]],
    (True, 6): [["shogun", "samurai"]],
    (True, 8): [["ronin"]],
}
"""Who is compared by stars: the one with the most of them counts twice."""


def list_deals() -> Iterator[tuple[bool, tuple[int, ...]]]:
    """Every choice of role cards that may be dealt, in one order."""
    for rising, setups in enumerate(SETUPS):
        for setup in setups.values():
            by_rank = [
                sorted(set(combinations(cards, count)))
                for cards, count in zip(setup.role_cards, setup.dealt, strict=True)
            ]
            for chosen in product(*by_rank):
                yield bool(rising), tuple(role for cards in chosen for role in cards)


def rank_of(role: int) -> str:
    return RANK.label(RANK_OF[role])


def expect_multipliers(rising: bool, roles: tuple[int, ...]) -> list[int]:
    seats = len(roles)
    worth = [(SUN if rising else BASE)[rank_of(role)][seats] for role in roles]
    for group in STARRED.get((rising, seats), []):
        members = [i for i, role in enumerate(roles) if rank_of(role) in group]
        worth[max(members, key=lambda i: STARS[roles[i]])] = 2
    return worth


DEALS = [
    pytest.param(rising, roles, id=" ".join(["sun" if rising else "base", *map(ROLE.label, roles)]))
    for rising, roles in list_deals()
]


@pytest.mark.parametrize(("rising", "roles"), DEALS)
def test_7_3_what_honor_is_worth(rising: bool, roles: tuple[int, ...]) -> None:
    setup = SETUPS[rising][len(roles)]
    expected = expect_multipliers(rising, roles)
    assert find_multipliers(setup, list(roles)) == expected
    assert find_multipliers(setup, list(roles[::-1])) == expected[::-1]


@pytest.mark.parametrize(("rising", "roles"), DEALS)
def test_7_3_who_sees_all_roles_is_told_what_honor_is_worth(
    rising: bool, roles: tuple[int, ...]
) -> None:
    g = lay_out_over(rising, roles)
    told = [place.worths for place in insight(GAME.view(g, EVERYBODY)).places]
    assert [[(w.least, w.most) for w in worths] for worths in told] == [
        [(worth, worth)] for worth in expect_multipliers(rising, roles)
    ]


@pytest.mark.parametrize(("rising", "roles"), DEALS)
def test_7_3_who_does_not_is_told_no_more_and_no_less_than_he_can_know(
    rising: bool, roles: tuple[int, ...]
) -> None:
    """Over all deals that look the same to a viewer, each rank's least and most."""
    for viewer in (WATCHER, *range(len(roles))):
        view = GAME.view(deal_roles(rising, roles), viewer)
        places = insight(view).places
        ranges = expect_ranges(rising, roles, viewer)
        told = [{(RANK.label(w.rank), w.least, w.most) for w in place.worths} for place in places]
        assert told == ranges
        assert [(place.points_least, place.points_most) for place in places] == [
            (honor * min(least for _, least, _ in each), honor * max(most for _, _, most in each))
            for honor, each in zip(view.honor, ranges, strict=True)
        ]


def deal_roles(rising: bool, roles: tuple[int, ...]) -> Sword:
    row: dict[str, Any] = {"seats": len(roles), "options": {"rising_sun": rising}}
    return lay_out({**row, "roles": " ".join(map(ROLE.label, roles))})


def lay_out_over(rising: bool, roles: tuple[int, ...]) -> Sword:
    g = deal_roles(rising, roles)
    g.stack.clear()
    return g


def expect_ranges(
    rising: bool, roles: tuple[int, ...], viewer: int
) -> list[set[tuple[str, int, int]]]:
    seats = len(roles)
    found: list[dict[str, set[int]]] = [{} for _ in range(seats)]
    for world in list_worlds(rising, roles, viewer):
        for seat, worth in enumerate(expect_multipliers(rising, world)):
            found[seat].setdefault(rank_of(world[seat]), set()).add(worth)
    return [{(rank, min(w), max(w)) for rank, w in worths.items()} for worths in found]


def list_worlds(rising: bool, roles: tuple[int, ...], viewer: int) -> Iterator[tuple[int, ...]]:
    """Every arrangement of every deal in which the viewer sees what he sees."""
    for sun, deal in list_deals():
        if sun == rising and len(deal) == len(roles):
            yield from arrange(roles, deal, viewer)


def arrange(
    roles: tuple[int, ...], deal: tuple[int, ...], viewer: int
) -> Iterator[tuple[int, ...]]:
    """The cards of a deal, wherever the viewer does not know better; each arrangement once."""
    open_seats = [s for s, role in enumerate(roles) if s == viewer or rank_of(role) == "shogun"]
    left = list(deal)
    for seat in open_seats:
        if roles[seat] not in left:
            return
        left.remove(roles[seat])
    for order in orders(tuple(sorted(left))):
        rest = iter(order)
        yield tuple(roles[s] if s in open_seats else next(rest) for s in range(len(roles)))


def orders(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not left:
        yield ()
    for role in sorted(set(left)):
        i = left.index(role)
        for rest in orders(left[:i] + left[i + 1 :]):
            yield (role, *rest)


@pytest.mark.parametrize(("honor", "teams"), [(4, ["ninja", "shogun"]), (3, [])])
def test_6_4_a_tie_of_two_teams_is_told(honor: int, teams: list[str]) -> None:
    g = lay_out_over(rising=False, roles=tuple(map(ROLE.number, ("shogun", "ninja1", "ninja2"))))
    g.honor = [2, honor, 0]
    g.ending = ENDING.number("exhaustion")
    tied = [event.args["teams"] for event in GAME.name_outcome(g).reasons if event.key == "tied"]
    assert tied == [teams] * bool(teams)
