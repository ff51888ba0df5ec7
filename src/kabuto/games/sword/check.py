"""What holds at every moment of every game."""

from __future__ import annotations

from collections import Counter

from kabuto.kernel import NOTHING

from .components import BUSHIDO, CARD, RESILIENCE, SHOGUN
from .play import Play
from .state import Sword


def check(g: Sword) -> None:
    """The invariants of section 10, and the truth of what is known. Raises AssertionError."""
    _check_sizes(g)
    _check_cards(g)
    _check_known(g)
    assert sum(g.honor) + g.box == g.cards.honor, "honor is lost or made"
    for seat in range(g.seats):
        most = RESILIENCE[g.character[seat]]
        assert 0 <= g.resilience[seat] <= most, "resilience out of bounds"
        assert g.honor[seat] > 0 or g.is_over, "honor ran out and the game goes on"
    if g.seats > 3 and not g.is_over:
        assert sum(r > 0 for r in g.resilience) >= 2, "one is left and the game goes on"
    dealt = sorted(g.role + g.left_out)
    assert dealt == sorted(role for cards in g.setup.role_cards for role in cards), "roles"
    assert g.role.count(SHOGUN) == 1
    assert len(set(g.character)) == g.seats, "a character twice"
    assert g.is_over == (g.ending != NOTHING), "an end without a reason"


def _check_sizes(g: Sword) -> None:
    for by_seat in (g.role, g.character, g.resilience, g.honor, g.hand, g.in_play):
        assert len(by_seat) == g.seats, "not one for each seat"
    for by_pair in (g.wounds_aimed, g.harm):
        assert len(by_pair) == g.seats**2, "not one for each pair of seats"
    assert min(*g.honor, g.box) >= 0, "less honor than none"
    assert NOTHING not in g.role + g.character, "a seat without a role or a character"


def _check_cards(g: Sword) -> None:
    counts = [0] * len(CARD)
    in_the_middle = [g.resolving] if g.resolving != NOTHING else []
    for pile in (*g.hand, *g.in_play, g.deck, g.discard_pile, in_the_middle):
        for card in pile:
            counts[card] += 1
    assert counts == g.cards.copies, "cards are lost or made"
    assert sum(cards.count(BUSHIDO) for cards in g.in_play) <= 1, "two Bushido in play"
    assert all(hand == sorted(hand) for hand in g.hand), "a hand is not sorted"
    if g.options.deck_exhaustion == "immediate" and not g.is_over:
        assert g.deck or not g.discard_pile, "the deck ran out unnoticed"
    if g.reshuffled:
        assert not Counter(g.deck) - Counter(g.reshuffled), "the deck holds what was not in it"
    if g.stack and isinstance(g.stack[-1], Play):
        assert g.resolving == NOTHING, "a card was never put away"


def _check_known(g: Sword) -> None:
    claims = Counter(g.known)
    for (who, holder, card), count in claims.items():
        assert who != holder
        assert g.hand[holder].count(card) >= count, f"{who} knows what {holder} does not hold"
        if who == NOTHING:
            others = [seat for seat in range(g.seats) if seat != holder]
            assert all(claims[seat, holder, card] >= count for seat in others)
