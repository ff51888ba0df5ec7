"""4.5 The Play phase: what the turn player may do, again and again until he ends it."""

from __future__ import annotations

from collections.abc import Callable

from kabuto.kernel import NOTHING, SEAT, Decision, Move

from .actions import play_action, play_action_at, play_action_on, take_property
from .attack import attack
from .cards import note_harm
from .components import (
    BLEEDING_WOUND,
    BREATHING,
    BUSHIDO,
    CARD,
    CURSE,
    DIFFICULTY,
    DIVERSION,
    GEISHA,
    IMITATION,
    IS_BESTOWED,
    IS_WEAPON,
    KOJIRO,
    NOBUNAGA,
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
from .state import Sword


class Play(Decision[Sword], frozen=True):
    rule = "4.5"

    def only(self, g: Sword) -> Move | None:
        """7.3: who is defeated in his own turn plays no more, for everybody to see."""
        return END if g.is_play_over else None

    def moves(self, g: Sword) -> list[Move]:
        seat = self.seat
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

    def play(self, g: Sword, move: Move) -> None:
        seat = self.seat
        if move is END:
            g.tell("ended-play", seat=seat)
            return
        g.push(self)
        verb = move.verb
        if verb is ATTACK:
            attack(g, seat, *move.args)
        elif verb is PLAY:
            play_action(g, seat, *move.args)
        elif verb is PLAY_ON:
            play_action_on(g, seat, *move.args)
        elif verb is PLAY_AT:
            play_action_at(g, seat, *move.args)
        else:
            play_aside(g, seat, move)


def play_aside(g: Sword, seat: int, move: Move) -> None:
    """Properties and abilities: nothing of them has to be put away."""
    if move.verb is LAY:
        (card,) = move.args
        lay_before(g, seat, card, seat)
    elif move.verb is BESTOW:
        lay_before(g, seat, *move.args)
    elif move is SPEND:
        g.lose_resilience(seat)
        g.draw(seat, 1)
    else:
        property_, target = move.args
        g.lose_resilience(seat)
        g.has_claimed = True
        note_harm(g, seat, target, -1 if IS_BESTOWED[property_] else 1)
        take_property(g, seat, property_, target)


def lay_before(g: Sword, seat: int, card: int, target: int) -> None:
    """A Property goes from the hand directly to its place."""
    g.leave_hand(seat, card)
    g.in_play[target].append(card)
    note_harm(g, seat, target)
    g.tell("laid", seat=seat, card=card, target=target)


# --- what is on offer ---------------------------------------------------------------------------

OUT_OF_REACH = 99


def find_reach(g: Sword, seat: int) -> list[int]:
    """The Difficulty of attacking each seat: none for Kojirō, and never oneself."""
    if g.character[seat] == KOJIRO:
        difficulties = [0] * g.seats
    else:
        difficulties = find_difficulties(g, seat, g.find_harmless())
    difficulties[seat] = OUT_OF_REACH
    return difficulties


def offer_attacks(g: Sword, seat: int, card: int, difficulties: list[int]) -> list[Move]:
    """Within the limit and in reach; never at the Harmless, but for Makibishi and Tanto."""
    if g.weapons_played >= count_weapon_limit(g, seat) and needs_limit(g, seat, card):
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


def offer_bestowals(card: int) -> Callable[[Sword, int], list[Move]]:
    """Before anybody, Harmless or not; only one Bushido at a time."""
    row = [BESTOW[card, seat] for seat in SEAT]

    def offer(g: Sword, _: int) -> list[Move]:
        if card == BUSHIDO and g.is_bushido_in_play():
            return []
        return row[: g.seats]

    return offer


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


def offer_imitation(g: Sword, _: int) -> list[Move]:
    return [PLAY_AT[IMITATION, card, target] for card, target in find_properties(g)]


def offer_simultaneous_attack(g: Sword, seat: int) -> list[Move]:
    """Ruling 38: both have at least two Resilience Points."""
    if g.resilience[seat] < 2:
        return []
    return [
        PLAY_ON[SIMULTANEOUS_ATTACK, target]
        for target, resilience in enumerate(g.resilience)
        if resilience >= 2 and target != seat
    ]


def offer_abilities(g: Sword, seat: int) -> list[Move]:
    """Nobunaga and Shima, never with the last Resilience Point."""
    character = g.character[seat]
    if g.resilience[seat] < 2 or character not in (NOBUNAGA, SHIMA):
        return []
    if character == NOBUNAGA:
        return [SPEND]
    if g.has_claimed:
        return []
    return [CLAIM[card, target] for card, target in find_properties(g)]


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
