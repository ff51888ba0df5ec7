"""What holds at every moment of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from kabuto.kernel import NOTHING, Decision

from .actions import AnswerCry, AnswerJujutsu, Evade, TakeShown, is_asked
from .attack import Counter as CounterStep
from .attack import DropCard, Parry
from .cards import DrawForTorii, GrantCard
from .components import (
    BOKUDEN,
    BUSHIDO,
    CARD,
    CHIYOME,
    HAND_LIMIT,
    IEYASU,
    KOTE,
    MASAMUNE,
    OKUNI,
    PEASANT,
    RANK_OF,
    RESILIENCE,
    SHOGUN,
)
from .play import Play
from .set_up import list_characters
from .state import Sword
from .turn import (
    REVEALED_AT_MOST,
    ChooseSource,
    DiscardDown,
    KeepBushido,
    RevealMore,
    RevealPick,
)
from .wounds import AvertWounds


def check(g: Sword) -> None:
    """The invariants of section 10, and the truth of what is known. Raises AssertionError."""
    _check_sizes(g)
    _check_set_up(g)
    _check_cards(g)
    _check_known(g)
    assert sum(g.honor) + g.box == g.cards.honor, "honor is lost or made"
    for seat in range(g.seats):
        most = RESILIENCE[g.character[seat]]
        assert 0 <= g.resilience[seat] <= most, "resilience out of bounds"
        assert g.honor[seat] > 0 or g.is_over, "honor ran out and the game goes on"
        own = seat * g.seats + seat
        assert not g.wounds_aimed[own], "wounds aimed at oneself count against nobody"
        assert not g.harm[own], "nobody harms himself"
    if g.setup.has_swordmaster and not g.is_over:
        assert sum(r > 0 for r in g.resilience) >= 2, "one is left and the game goes on"
    assert g.is_over == (g.ending != NOTHING), "an end without a reason"
    if g.stack and isinstance(g.stack[-1], Decision):
        _check_question(g, g.stack[-1])


def _check_sizes(g: Sword) -> None:
    for by_seat in (g.role, g.character, g.resilience, g.honor, g.hand, g.in_play):
        assert len(by_seat) == g.seats, "not one for each seat"
    for by_pair in (g.wounds_aimed, g.harm):
        assert len(by_pair) == g.seats**2, "not one for each pair of seats"
    assert min(*g.honor, g.box) >= 0, "less honor than none"
    assert NOTHING not in g.role + g.character, "a seat without a role or a character"


def _check_set_up(g: Sword) -> None:
    dealt = Counter(RANK_OF[role] for role in g.role)
    assert [dealt[rank] for rank in range(len(g.setup.dealt))] == g.setup.dealt, "ranks"
    everybody = sorted(role for cards in g.setup.role_cards for role in cards)
    assert sorted(g.role + g.left_out) == everybody, "roles"
    assert g.role.count(SHOGUN) == 1
    assert len(set(g.character)) == g.seats, "a character twice"
    assert set(g.character) <= set(list_characters(g.options)), "a character of another box"


def _check_cards(g: Sword) -> None:
    counts = [0] * len(CARD)
    in_the_middle = [g.resolving] if g.resolving != NOTHING else []
    for pile in (*g.hand, *g.in_play, g.deck, g.discard_pile, in_the_middle):
        for card in pile:
            counts[card] += 1
    assert counts == g.cards.copies, "cards are lost or made"
    assert sum(cards.count(BUSHIDO) for cards in g.in_play) <= 1, "two Bushido in play"
    assert all(hand == sorted(hand) for hand in g.hand), "a hand is not sorted"
    assert g.target == NOTHING or g.resolving != NOTHING, "a target of no card"
    if g.options.deck_exhaustion == "immediate" and not g.is_over:
        assert g.deck or not g.discard_pile, "the deck ran out unnoticed"
    if g.reshuffled:
        assert not Counter(g.deck) - Counter(g.reshuffled), "the deck holds what was not in it"


def _check_known(g: Sword) -> None:
    claims = Counter(g.known)
    for (who, holder, card), count in claims.items():
        assert who != holder
        assert g.hand[holder].count(card) >= count, f"{who} knows what {holder} does not hold"
        if who == NOTHING:
            others = [seat for seat in range(g.seats) if seat != holder]
            assert all(claims[seat, holder, card] >= count for seat in others)


# --- who may be asked what ------------------------------------------------------------------------

REASONS: dict[type[Decision[Sword]], Callable[[Sword, Any], bool]] = {
    Play: lambda g, q: g.resolving == NOTHING and (g.is_play_over or g.resilience[q.seat] > 0),
    Parry: lambda g, q: g.resilience[q.seat] > 0 and q.by == g.turn != q.seat,
    CounterStep: lambda g, q: g.character[q.seat] != CHIYOME and q.seat == g.turn,  # ruling 39
    AnswerCry: lambda g, q: is_asked(g, q.seat) and q.seat != q.by,
    AnswerJujutsu: lambda g, q: is_asked(g, q.seat) and q.seat != q.by,
    AvertWounds: lambda g, q: PEASANT in g.in_play[q.seat] and g.resilience[q.seat] > 0,
    DropCard: lambda g, q: bool(g.hand[q.seat]),
    Evade: lambda g, q: g.character[q.seat] == OKUNI and q.seat != q.by,  # ruling 36
    TakeShown: lambda g, q: all(card in g.hand[seat] for seat, card in q.shown),
    KeepBushido: lambda g, q: BUSHIDO in g.in_play[q.seat],
    ChooseSource: lambda g, q: g.character[q.seat] == IEYASU and bool(g.discard_pile),
    RevealMore: lambda g, q: g.character[q.seat] == MASAMUNE and len(q.cards) < REVEALED_AT_MOST,
    RevealPick: lambda g, q: g.character[q.seat] == MASAMUNE and len(set(q.cards)) > 1,
    DiscardDown: lambda g, q: len(g.hand[q.seat]) > HAND_LIMIT,
    GrantCard: lambda g, q: KOTE in g.in_play[q.seat],
    DrawForTorii: lambda g, q: g.character[q.seat] == BOKUDEN,
}
"""By question: what must be true when it is put."""


def _check_question(g: Sword, question: Decision[Sword]) -> None:
    assert REASONS[type(question)](g, question), f"{question} has no reason"
