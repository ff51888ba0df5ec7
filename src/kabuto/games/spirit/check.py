"""What holds at every moment of every game."""

from __future__ import annotations

from kabuto.kernel import NOTHING, Decision

from .box import find_farmsteads
from .components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EIGHTH_BOSS,
    FAMILY,
    IS_DOLL,
    MIN_DOLLS,
    PLUNDERER,
    RANK,
    SAMURAI,
    SYMBOL,
    VALUE,
)
from .fight import PlaceCard
from .kiai import ChooseSide
from .state import Spirit, has_reserve


def check(g: Spirit) -> None:
    """Conservation, the numbers of 3.2, and what is claimed to be known. Raises AssertionError."""
    check_sizes(g)
    check_cards(g)
    check_ranks(g)
    check_samurai(g)
    check_village(g)
    check_knowledge(g)
    check_reserve(g)
    if g.stack:
        check_going_on(g)
    if g.stack and isinstance(g.stack[-1], Decision):
        check_question(g, g.stack[-1])


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


def check_reserve(g: Spirit) -> None:
    """A28: in force are talents of used tokens, for the turn or for the round."""
    for seat, talent in g.in_force:
        assert talent in g.reserve_used, "an unused token is in force"
        assert 0 <= seat < g.seats
    assert g.options.reserve_duration == "round" or not g.in_force, "a turn's token stays in force"


def check_village(g: Spirit) -> None:
    assert 0 <= g.barricades <= g.cap, "more barricades than the cap"
    assert g.cap == g.seats + g.options.level.barricades_plus
    assert sorted(g.farmsteads) == sorted(find_farmsteads(g.options.data))
    assert sorted(g.families) == list(FAMILY)
    assert g.options.level.farmstead_penalties or not g.struck, "a farmstead struck"


def check_going_on(g: Spirit) -> None:
    """6: what would have ended the game has not happened."""
    assert g.find_farmsteads(), "the game goes on without a farmstead"
    assert g.find_families(), "the game goes on without a family"
    assert g.fallen < 0, "the game goes on without a samurai"
    assert g.families_known == (g.options.level.family_bonuses and g.round > 1)
    assert g.round > 1 or not g.last_discard, "discarded before the first round"


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


# --- while somebody is asked ------------------------------------------------------------------


def check_question(g: Spirit, question: Decision[Spirit]) -> None:
    """What holds whenever a round is on and somebody has to decide."""
    assert not g.passed[g.active], "a samurai who has passed is on"
    is_placing = isinstance(question, PlaceCard | ChooseSide)
    card = question.card if isinstance(question, PlaceCard | ChooseSide) else NOTHING
    assert g.held == card, "a card without a place"
    assert not isinstance(question, PlaceCard) or question.held_by >> question.seat & 1
    assert g.raiders or is_placing or g.resolving >= 0, "the round goes on without raiders"  # A8
    assert not g.queue or g.resolving >= 0, "a Kiai waits for nothing"
    for seat in range(g.seats):
        check_kiai(g, seat)
    check_talents(g)


def check_kiai(g: Spirit, seat: int) -> None:
    """A10, A14, A15: whoever stands exactly on his Kiai value is resolving it or will be."""
    due = [*g.queue, g.resolving]
    assert len(set(due)) == len(due), "a Kiai comes up twice"
    if g.total[seat] == g.kiai_of(seat) and not g.passed[seat]:
        assert seat in due, "a Kiai is missed"


def check_talents(g: Spirit) -> None:
    """5.4: his own, those of reserve tokens and those of tokens that he holds."""
    own, *others = g.talents
    lent = [g.samurai[s] for s, at in enumerate(g.token_at) if at == g.active != s]
    assert own == g.samurai[g.active], "not his own talent"
    assert set(others) <= {*g.reserve_used, *lent}, "a talent from nowhere"
