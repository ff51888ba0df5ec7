"""4.5 What the turn player may do in the Play phase, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kabuto.kernel import NOTHING, SEAT, Event, Move, Verb

from .components import (
    ARMOR,
    BLEEDING_WOUND,
    BREATHING,
    BUSHIDO,
    CARD,
    COUNTERATTACK,
    CURSE,
    DIFFICULTY,
    DIVERSION,
    GEISHA,
    IMITATION,
    IS_WEAPON,
    KOJIRO,
    NOBUNAGA,
    PARRY_CARD,
    SHIMA,
    SIMULTANEOUS_ATTACK,
)
from .facts import (
    can_attack_oneself,
    can_be_attacked,
    count_weapon_limit,
    find_difficulties,
    needs_limit,
)
from .moves import (
    ANSWER,
    ATTACK,
    ATTACK_ROW,
    BESTOW,
    CLAIM,
    END,
    LAY,
    PLAY,
    PLAY_AT,
    PLAY_ON,
    SPEND,
)
from .reasons import why_no_property, why_nobody, why_not_able, why_not_held
from .state import Sword

OUT_OF_REACH = 99
SPARED_FROM = 2
"""Resilience Points, so that one may be given up."""


def offer_play(g: Sword, seat: int) -> list[Move]:
    moves = [END]
    difficulties: list[int] = []
    last = NOTHING
    for card in g.hand[seat]:
        if card == last:
            continue
        last = card
        if (free := FREE[card]) is not None:
            moves.append(free)
        elif IS_WEAPON[card]:
            difficulties = difficulties or find_reach(g, seat)
            moves += offer_attacks(g, seat, card, difficulties)
        elif (offer := OFFERS[card]) is not None:
            moves += offer(g, seat)
    return moves + offer_abilities(g, seat)


def consider_play(g: Sword, seat: int) -> Iterator[Move]:
    """What the cards in hand and the character might do, on offer or not."""
    for card in dict.fromkeys(g.hand[seat]):
        yield from consider_attacks(g, seat, card) if IS_WEAPON[card] else consider(g, seat, card)
    if g.character[seat] == NOBUNAGA:
        yield SPEND
    elif g.character[seat] == SHIMA:
        yield from (CLAIM[at] for at in find_properties(g) or [find_any_property(g, seat)])


def consider_attacks(g: Sword, seat: int, card: int) -> list[Move]:
    """Every other player; one of them where the Weapons of the turn are used up."""
    others = g.clockwise(seat)[1:]
    targets = others if is_within_limit(g, seat, card) else others[:1]
    return [ATTACK[card, target] for target in targets]


def consider(g: Sword, seat: int, card: int) -> list[Move]:
    """What a card that is no Weapon might do, where it cannot always be done."""
    if card == BUSHIDO:
        return [BESTOW[card, seat]]
    if card == IMITATION:
        return [PLAY_AT[card, *find_any_property(g, seat)]]
    if card in (PARRY_CARD, COUNTERATTACK):
        return [ANSWER[card]]
    if card not in (DIVERSION, GEISHA, SIMULTANEOUS_ATTACK):
        return []
    others = g.clockwise(seat)[1:]
    is_all_the_same = card == SIMULTANEOUS_ATTACK and not can_spare(g, seat)
    return [PLAY_ON[card, target] for target in (others[:1] if is_all_the_same else others)]


# --- attacks ------------------------------------------------------------------------------------


def find_reach(g: Sword, seat: int) -> list[int]:
    """The Difficulty of attacking each seat: none for Kojirō, and never oneself."""
    if g.character[seat] == KOJIRO:
        difficulties = [0] * g.seats
    else:
        difficulties = find_difficulties(g, seat, g.find_harmless())
    difficulties[seat] = OUT_OF_REACH
    return difficulties


def is_within_limit(g: Sword, seat: int, card: int) -> bool:
    return g.weapons_played < count_weapon_limit(g, seat) or not needs_limit(g, seat, card)


def offer_attacks(g: Sword, seat: int, card: int, difficulties: list[int]) -> list[Move]:
    """Within the limit and in reach; never at the Harmless, but for Makibishi and Tanto."""
    if not is_within_limit(g, seat, card):
        return []
    row, reach = ATTACK_ROW[card], DIFFICULTY[card]
    moves: list[Move] = [
        row[target]  # type: ignore[misc]
        for target, difficulty in enumerate(difficulties)
        if difficulty <= reach and can_be_attacked(g, target, len(g.hand[target]), card)
    ]
    if can_attack_oneself(card):
        moves.append(ATTACK[card, seat])
    return moves


def why_no_attack(g: Sword, seat: int, card: int, target: int) -> Event:
    return why_not_held(g, seat, card) or why_nobody(g, target) or why_no_aim(g, seat, card, target)


def why_no_aim(g: Sword, seat: int, card: int, target: int) -> Event:
    """Why a Weapon in hand may not be aimed at a player."""
    if not is_within_limit(g, seat, card):
        return Event("weapons-used", {"count": count_weapon_limit(g, seat)})
    if target == seat:
        return Event("not-at-oneself", {"card": card})
    if not g.resilience[target]:
        return Event("harmless-no-resilience", {"target": target})
    if not can_be_attacked(g, target, len(g.hand[target]), card):
        return Event("harmless-no-cards", {"target": target})
    difficulty, reach = find_reach(g, seat)[target], DIFFICULTY[card]
    return Event(
        "out-of-reach", {"card": card, "target": target, "difficulty": difficulty, "reach": reach}
    )


# --- Properties and Actions ---------------------------------------------------------------------


def offer_bestowals(card: int) -> Callable[[Sword, int], list[Move]]:
    """Before anybody, Harmless or not; only one Bushido at a time."""
    row = [BESTOW[card, seat] for seat in SEAT]

    def offer(g: Sword, _: int) -> list[Move]:
        if card == BUSHIDO and g.is_bushido_in_play():
            return []
        return row[: g.seats]

    return offer


def why_no_bestowal(g: Sword, seat: int, card: int, target: int) -> Event:
    held = why_not_held(g, seat, card) or why_nobody(g, target)
    return held or Event("bushido-in-play", {"target": find_bushido(g)})


def find_bushido(g: Sword) -> int:
    """The player before whom it lies."""
    return next(seat for seat, in_play in enumerate(g.in_play) if BUSHIDO in in_play)


def offer_breathing(g: Sword, seat: int) -> list[Move]:
    return [PLAY_ON[BREATHING, target] for target in range(g.seats) if target != seat]


def offer_hands(card: int) -> Callable[[Sword, int], list[Move]]:
    """Diversion and Geisha: another player with a card in hand."""
    row = [PLAY_ON[card, seat] for seat in SEAT]

    def offer(g: Sword, seat: int) -> list[Move]:
        return [row[target] for target, hand in enumerate(g.hand) if hand and target != seat]

    return offer


def find_properties(g: Sword) -> list[tuple[int, int]]:
    """Every Property in play with its seat, identical ones once."""
    return [
        (card, seat) for seat, in_play in enumerate(g.in_play) for card in dict.fromkeys(in_play)
    ]


_offer_geisha_on_hands = offer_hands(GEISHA)


def offer_geisha(g: Sword, seat: int) -> list[Move]:
    return _offer_geisha_on_hands(g, seat) + [PLAY_AT[GEISHA, c, s] for c, s in find_properties(g)]


def find_any_property(g: Sword, seat: int) -> tuple[int, int]:
    """One in play, to speak of; without any, one that is not."""
    return next(iter(find_properties(g)), (ARMOR, seat))


def why_not_at(g: Sword, seat: int, card: int, property_: int, target: int) -> Event:
    held = why_not_held(g, seat, card) or why_nobody(g, target)
    return held or why_no_property(g, property_, target)


def offer_imitation(g: Sword, _: int) -> list[Move]:
    return [PLAY_AT[IMITATION, card, target] for card, target in find_properties(g)]


def offer_simultaneous_attack(g: Sword, seat: int) -> list[Move]:
    """Ruling 38: both have at least two Resilience Points."""
    if not can_spare(g, seat):
        return []
    return [
        PLAY_ON[SIMULTANEOUS_ATTACK, target]
        for target in range(g.seats)
        if target != seat and can_spare(g, target)
    ]


def can_spare(g: Sword, seat: int) -> bool:
    """Whether the last Resilience Point would be left."""
    return g.resilience[seat] >= SPARED_FROM


def why_not_on(g: Sword, seat: int, card: int, target: int) -> Event:
    held = why_not_held(g, seat, card) or why_nobody(g, target)
    return held or why_not_on_player(g, seat, card, target)


def why_not_on_player(g: Sword, seat: int, card: int, target: int) -> Event:
    """Why an Action in hand may not choose a player."""
    if target == seat:
        return Event("another-player", {"card": card})
    if card != SIMULTANEOUS_ATTACK:
        return Event("no-cards-to-take", {"target": target})
    if not can_spare(g, seat):
        return Event("last-resilience", {"count": SPARED_FROM})
    return Event("resilience-too-low", {"target": target, "count": SPARED_FROM})


# --- abilities ----------------------------------------------------------------------------------


def offer_abilities(g: Sword, seat: int) -> list[Move]:
    """Nobunaga and Shima, never with the last Resilience Point."""
    character = g.character[seat]
    if not can_spare(g, seat) or character not in (NOBUNAGA, SHIMA):
        return []
    if character == NOBUNAGA:
        return [SPEND]
    if g.has_claimed:
        return []
    return [CLAIM[card, target] for card, target in find_properties(g)]


def why_no_spending(g: Sword, seat: int) -> Event:
    able = why_not_able(g, seat, NOBUNAGA)
    return able or Event("last-resilience", {"count": SPARED_FROM})


def why_no_claim(g: Sword, seat: int, property_: int, target: int) -> Event:
    able = why_not_able(g, seat, SHIMA) or why_nobody(g, target)
    if able:
        return able
    if g.has_claimed:
        return Event("ability-used", {"character": SHIMA})
    if not can_spare(g, seat):
        return Event("last-resilience", {"count": SPARED_FROM})
    return why_no_property(g, property_, target)


def why_nothing_to_answer(g: Sword, seat: int, card: int) -> Event:
    return why_not_held(g, seat, card) or Event("nothing-to-answer", {"card": card})


# By card: the one move that is always legal, or what offers its moves.
FREE = [LAY.get(card) or PLAY.get(card) for card in CARD]
_BY_CARD: dict[int, Callable[[Sword, int], list[Move]]] = {
    BUSHIDO: offer_bestowals(BUSHIDO),
    BLEEDING_WOUND: offer_bestowals(BLEEDING_WOUND),
    CURSE: offer_bestowals(CURSE),
    BREATHING: offer_breathing,
    DIVERSION: offer_hands(DIVERSION),
    GEISHA: offer_geisha,
    SIMULTANEOUS_ATTACK: offer_simultaneous_attack,
    IMITATION: offer_imitation,
}
OFFERS = [_BY_CARD.get(card) for card in CARD]
WHY_NOT: dict[Verb, Callable[..., Event | None]] = {
    ATTACK: why_no_attack,
    LAY: why_not_held,
    BESTOW: why_no_bestowal,
    PLAY: why_not_held,
    PLAY_ON: why_not_on,
    PLAY_AT: why_not_at,
    SPEND.verb: why_no_spending,
    CLAIM: why_no_claim,
    ANSWER: why_nothing_to_answer,
}
