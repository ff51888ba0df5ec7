"""What holds at every moment of every game."""

from __future__ import annotations

from .components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EIGHTH_BOSS,
    FAMILY,
    FARMSTEAD_BACKS,
    IS_DOLL,
    MIN_DOLLS,
    PLUNDERER,
    RANK,
    SAMURAI,
    SYMBOL,
    VALUE,
)
from .state import Spirit, has_reserve


def check(g: Spirit) -> None:
    """Conservation, the numbers of 3.2, and what is claimed to be known. Raises AssertionError."""
    check_sizes(g)
    check_cards(g)
    check_ranks(g)
    check_samurai(g)
    check_village(g)
    check_knowledge(g)


def check_sizes(g: Spirit) -> None:
    sizes = [len(g.samurai), len(g.animal), len(g.wounded), len(g.line), len(g.total)]
    sizes += [len(g.passed), len(g.token_at), *map(len, g.left)]
    assert set(sizes) == {g.seats}, "not one for each seat"
    assert len(g.left) == len(SYMBOL), "not one for each symbol"
    assert len(g.met) == len(CARD), "not one for each card"
    for lost, places in ((g.burnt, g.farmsteads), (g.gone, g.families)):
        assert len(set(lost)) == len(lost), "a place is lost twice"
        assert all(0 <= place < len(places) for place in lost), "no such place"


def find_laid(g: Spirit) -> list[int]:
    """Cards that lie openly."""
    left = [card for by_seat in g.left for card in by_seat if card >= 0]
    held = [g.held] if g.held >= 0 else []
    return [*g.discard, *(card for line in g.line for card in line), *left, *held]


def check_cards(g: Spirit) -> None:
    cards = g.raiders + g.intruders + find_laid(g) + g.box
    assert sorted(cards) == list(CARD), "a raider is lost or doubled"
    assert g.box == sorted(g.box), "the box is not sorted"
    assert len(g.raiders) == len(g.raiders_up)
    assert len(g.intruders) == len(g.intruders_up) == len(g.intruders_age)
    assert g.options.eighth_boss or EIGHTH_BOSS in g.box, "the promo card is in the game"


def check_ranks(g: Spirit) -> None:
    if g.round == 0:
        return
    level, n = g.options.level, g.seats
    expected = [
        n * level.plunderers_per_samurai,
        n + level.lieutenants_extra if g.round >= 2 else 0,
        n + level.bosses_extra if g.round >= 3 else 0,
    ]
    boxed = [CARD_RANK[card] for card in g.box]
    counts = [sum(CARD_RANK[card] == rank for card in CARD) - boxed.count(rank) for rank in RANK]
    assert counts == expected, "raiders of a rank joined or left"
    if has_reserve(n, g.options):
        out = sum(IS_DOLL[card] and CARD_RANK[card] == PLUNDERER for card in g.box)
        dolls = sum(IS_DOLL[card] and CARD_RANK[card] == PLUNDERER for card in CARD)
        assert dolls - out >= MIN_DOLLS, "too few dolls in the first stack"


def check_samurai(g: Spirit) -> None:
    out = [*g.samurai, *g.reserve, *g.reserve_used]
    assert len(set(out)) == len(out)
    if has_reserve(g.seats, g.options):
        assert sorted(out) == list(SAMURAI), "a token is lost or doubled"
    for seat, line in enumerate(g.line):
        assert g.total[seat] == sum(VALUE[card] for card in line), "a total is wrong"
        assert 0 <= g.token_at[seat] < g.seats
    for symbol in SYMBOL:
        for card in g.left[symbol]:
            assert card < 0 or CARD_SYMBOL[card] == symbol, "a card without the symbol"
    for seat, talent in g.in_force:
        assert talent in g.reserve_used
        assert 0 <= seat < g.seats


def check_village(g: Spirit) -> None:
    assert 0 <= g.barricades <= g.cap, "more barricades than the cap"
    assert g.cap == g.seats + g.options.level.barricades_plus
    assert sorted(g.farmsteads) == sorted(FARMSTEAD_BACKS)
    assert sorted(g.families) == list(FAMILY)
    if g.stack:
        assert g.find_farmsteads(), "the game goes on without a farmstead"
        assert g.find_families(), "the game goes on without a family"


def check_knowledge(g: Spirit) -> None:
    """What lies openly has been met; what is said to be inside the stack can be there."""
    assert all(g.met[card] for card in find_laid(g)), "a card lies openly and was never met"
    assert not any(g.met[card] for card in g.box), "a card was met and is out of the game"
    for cards, ups in ((g.raiders, g.raiders_up), (g.intruders, g.intruders_up)):
        known = [card for card, up in zip(cards, ups, strict=True) if up]
        assert all(g.met[card] for card in known), "a known card was never met"
    for card, when in g.inside:
        assert is_possibly_inside(g, card, when), "a card is not where it must be"
    if g.round > 1:
        hidden = [card for card in g.raiders + g.intruders if CARD_RANK[card] == PLUNDERER]
        assert all(g.met[card] for card in hidden), "a plunderer of round 1 is unknown"


def is_possibly_inside(g: Spirit, card: int, when: int) -> bool:
    assert g.met[card]
    if card in g.raiders:
        return not g.raiders_up[g.raiders.index(card)]
    index = g.intruders.index(card)
    return not g.intruders_up[index] and g.intruders_age[index] >= when
