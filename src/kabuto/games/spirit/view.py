"""What anybody may see, the same for all, and other worlds that look the same (section 8)."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from kabuto.kernel import EVERYBODY, NOTHING, Seat

from .components import (
    CARD_RANK,
    EIGHTH_BOSS,
    FAMILY,
    IS_DOLL,
    MIN_DOLLS,
    PLUNDERER,
    RANK,
    Card,
    Family,
    Farmstead,
    Samurai,
)
from .state import Options, Spirit, has_reserve


class View(Struct, frozen=True):
    """The table as anybody sees it. The top of a stack is its last; `-` is a card nobody knows."""

    seats: int
    options: Options
    round: int
    barricades: int
    cap: int  # of barricades
    farmsteads: list[Farmstead]  # by place; `-` while its back is unknown
    burnt: list[int]  # places of farmsteads lost, in order
    families: list[Family]  # by place; `-` while its back is unknown
    gone: list[int]  # places of families lost, in order
    raiders: list[Card]
    intruders: list[Card]
    intruders_age: list[int]  # how many shuffles of the raiders each came after
    discard: list[Card]
    last_discard: list[Card]  # as it lay when the last round ended
    met: list[bool]  # by card: has been seen in this game
    inside: list[tuple[Card, int]]  # shuffled into the raiders for all to see, and when
    samurai: list[Samurai]  # by seat
    animal: list[bool]  # by seat
    wounded: list[bool]  # by seat: bears a wound token
    line: list[list[Card]]  # by seat, first to last
    total: list[int]  # by seat
    left: list[list[Card]]  # by symbol, by seat
    passed: list[bool]  # by seat
    token_at: list[Seat]  # by seat: who has its support token
    reserve: list[Samurai]  # reserve tokens face up
    reserve_used: list[Samurai]
    in_force: list[tuple[Seat, Samurai]]  # reserve talents, till the end of the round
    start: Seat  # began the round
    active: Seat
    talents: list[Samurai]  # of the active samurai in this turn
    no_defend: bool
    no_support: bool
    no_talent: bool
    must_pass: bool
    held: Card  # drawn or taken away, not yet placed
    resolving: Seat  # whose Kiai is being resolved, its own choices and those of others
    struck: list[Seat]  # whom burning farmsteads have wounded in this game, in order
    fallen: Seat  # sustained the fourth wound
    box: list[Card]  # out of the game: shown when it is over


def view(g: Spirit, viewer: int) -> View:
    """The View of anybody; once the game is over, everything."""
    all_known = viewer == EVERYBODY
    return View(
        g.seats,
        g.options,
        g.round,
        g.barricades,
        g.cap,
        g.farmsteads[:] if all_known else show_backs(g.farmsteads, g.burnt),
        g.burnt[:],
        g.families[:] if all_known or g.families_known else show_backs(g.families, g.gone),
        g.gone[:],
        g.raiders[:] if all_known else show_known(g.raiders, g.raiders_up),
        g.intruders[:] if all_known else show_known(g.intruders, g.intruders_up),
        g.intruders_age[:],
        g.discard[:],
        g.last_discard[:],
        g.met[:],
        g.inside[:],
        g.samurai[:],
        g.animal[:],
        g.wounded[:],
        [line[:] for line in g.line],
        g.total[:],
        [by_seat[:] for by_seat in g.left],
        g.passed[:],
        g.token_at[:],
        g.reserve[:],
        g.reserve_used[:],
        g.in_force[:],
        g.start,
        g.active,
        g.talents[:],
        g.no_defend,
        g.no_support,
        g.no_talent,
        g.must_pass,
        g.held,
        g.resolving,
        g.struck[:],
        g.fallen,
        g.box[:] if all_known else [],
    )


def show_known(cards: list[int], up: list[bool]) -> list[int]:
    if True not in up:
        return [NOTHING] * len(cards)
    return [card if known else NOTHING for card, known in zip(cards, up, strict=True)]


def show_backs(backs: list[int], lost: list[int]) -> list[int]:
    """A back is seen when its token is removed."""
    shown = [NOTHING] * len(backs)
    for place in lost:
        shown[place] = backs[place]
    return shown


# --- other worlds -----------------------------------------------------------------------------


def redeal(g: Spirit, _eyes: int, rng: Random) -> None:
    """Unmet cards change places with the box; unknown cards and backs are dealt anew."""
    raider_slots = [i for i, up in enumerate(g.raiders_up) if not up]
    intruder_slots = [i for i, up in enumerate(g.intruders_up) if not up]
    pool = [g.raiders[i] for i in raider_slots] + [g.intruders[i] for i in intruder_slots]
    pool = deal_unmet(g, pool, rng)
    for card, slot in place_inside(g, pool, raider_slots, intruder_slots, rng):
        put(g, card, slot)
    pool.sort()
    rng.shuffle(pool)
    free = [(0, i) for i in raider_slots] + [(1, i) for i in intruder_slots]
    for card, slot in zip(pool, free, strict=True):
        put(g, card, slot)
    deal_backs(g.farmsteads, g.find_farmsteads(), rng)
    if not g.families_known:
        deal_backs(g.families, g.find_families(), rng)


def put(g: Spirit, card: int, slot: tuple[int, int]) -> None:
    stack, index = slot
    (g.intruders if stack else g.raiders)[index] = card


def deal_unmet(g: Spirit, pool: list[int], rng: Random) -> list[int]:
    """The pool with other unmet cards of the same ranks: nobody knows which are in the game."""
    met = g.met
    kept = [card for card in pool if met[card]]
    unmet = [card for card in pool if not met[card]]
    if not unmet:
        return pool
    needed = count_needed_dolls(g)
    while True:
        taken: list[int] = []
        left: list[int] = []
        for rank in RANK:
            mine = [card for card in unmet if CARD_RANK[card] == rank]
            able = mine + [card for card in g.box if CARD_RANK[card] == rank and can_join(g, card)]
            able.sort()
            rng.shuffle(able)
            taken += able[: len(mine)]
            left += able[len(mine) :]
        if needed <= 0 or sum(IS_DOLL[c] for c in taken if CARD_RANK[c] == PLUNDERER) >= needed:
            break
    g.box = sorted(left + [card for card in g.box if not can_join(g, card)])
    return kept + taken


def can_join(g: Spirit, card: int) -> bool:
    return card != EIGHTH_BOSS or g.options.eighth_boss


def count_needed_dolls(g: Spirit | View) -> int:
    """A29: dolls that must still be among the plunderers nobody has met."""
    if not has_reserve(g.seats, g.options):
        return 0
    seen = [c for c, met in enumerate(g.met) if met and IS_DOLL[c] and CARD_RANK[c] == PLUNDERER]
    return MIN_DOLLS - len(seen)


def place_inside(
    g: Spirit, pool: list[int], raider_slots: list[int], intruder_slots: list[int], rng: Random
) -> list[tuple[int, tuple[int, int]]]:
    """Cards known to have been shuffled in: among the raiders, or an intruder that came later.

    The sets of possible places are nested, so dealing the latest first, each uniformly, is uniform.
    Takes what it places out of the three lists.
    """
    placed = []
    for card, when in sorted(g.inside, key=lambda entry: -entry[1]):
        able = [(0, i) for i in raider_slots]
        able += [(1, i) for i in intruder_slots if g.intruders_age[i] >= when]
        stack, index = slot = able[int(rng.random() * len(able))]
        (intruder_slots if stack else raider_slots).remove(index)
        pool.remove(card)
        placed.append((card, slot))
    return placed


def deal_backs(backs: list[int], places: list[int], rng: Random) -> None:
    dealt = sorted(backs[place] for place in places)
    rng.shuffle(dealt)
    for place, back in zip(places, dealt, strict=True):
        backs[place] = back


def hidden(g: Spirit, _viewer: int) -> dict[str, object]:
    """What nobody knows: listed where at least two things could change places."""
    secrets: dict[str, object] = {}
    if g.raiders_up.count(False) > 1:
        secrets["raiders"] = tuple(g.raiders)
    ages = [age for age, up in zip(g.intruders_age, g.intruders_up, strict=True) if not up]
    if len(set(ages)) < len(ages):
        secrets["intruders"] = tuple(g.intruders)
    if len({g.farmsteads[place] for place in g.find_farmsteads()}) > 1:
        secrets["farmsteads"] = tuple(g.farmsteads)
    if not g.families_known and len(g.gone) < len(FAMILY) - 1:
        secrets["families"] = tuple(g.families)
    if has_unmet_to_swap(g):
        secrets["box"] = tuple(g.box)
    return secrets


def has_unmet_to_swap(g: Spirit) -> bool:
    unmet = {CARD_RANK[card] for card in g.raiders + g.intruders if not g.met[card]}
    return any(CARD_RANK[card] in unmet for card in g.box if can_join(g, card))
