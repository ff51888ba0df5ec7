"""Every move that can ever be made in Samurai Sword.

`card` is always a card of one's own hand, `property` a card that lies in play, `target` a seat.
"""

from __future__ import annotations

from kabuto.kernel import SEAT, Kind, Move, Moves, Verb

from .components import (
    BATTLE_CRY,
    BREATHING,
    CARD,
    COUNTERATTACK,
    DAIMYO,
    DIVERSION,
    GEISHA,
    IMITATION,
    INTUITION,
    IS_BESTOWED,
    IS_PARRY,
    IS_PROPERTY,
    IS_WEAPON,
    JUJUTSU,
    ORIGAMI,
    SIMULTANEOUS_ATTACK,
    SUIT_OF,
    TEA_CEREMONY,
)

MOVES = Moves(__name__)
PEASANTS = Kind("peasants", "0123")


def _is_weapon(card: int, *_: int) -> bool:
    return IS_WEAPON[card]


def _is_laid(card: int) -> bool:
    return IS_PROPERTY[card] and not IS_BESTOWED[card]


def _is_bestowed(card: int, _: int) -> bool:
    return IS_BESTOWED[card]


def _is_property(card: int, *_: int) -> bool:
    return IS_PROPERTY[card]


def _is_played(card: int) -> bool:
    return card in (BATTLE_CRY, JUJUTSU, TEA_CEREMONY, DAIMYO, INTUITION)


def _is_played_on(card: int, _: int) -> bool:
    return card in (BREATHING, DIVERSION, GEISHA, SIMULTANEOUS_ATTACK)


def _is_played_at(card: int, property_: int, _: int) -> bool:
    return card in (GEISHA, IMITATION) and IS_PROPERTY[property_]


def _can_answer(card: int) -> bool:
    return IS_WEAPON[card] or IS_PARRY[card] or card == COUNTERATTACK


def _is_origami(card: int) -> bool:
    return SUIT_OF[card] == ORIGAMI


# Declining, and ending the Play phase
PASS = MOVES.verb("pass")[()]
END = MOVES.verb("end")[()]

# 4.5 the Play phase
ATTACK = MOVES.verb("attack", _is_weapon, card=CARD, target=SEAT)
LAY = MOVES.verb("lay", _is_laid, card=CARD)  # a Property in front of oneself
BESTOW = MOVES.verb("bestow", _is_bestowed, card=CARD, target=SEAT)  # in front of anybody
PLAY = MOVES.verb("play", _is_played, card=CARD)
PLAY_ON = MOVES.verb("play-on", _is_played_on, card=CARD, target=SEAT)
PLAY_AT = MOVES.verb("play-at", _is_played_at, card=CARD, property=CARD, target=SEAT)
SPEND = MOVES.verb("spend")[()]  # Nobunaga
CLAIM = MOVES.verb("claim", _is_property, property=CARD, target=SEAT)  # Shima

# Answers
ANSWER = MOVES.verb("answer", _can_answer, card=CARD)  # Parry and all that serves as one
SACRIFICE = MOVES.verb("sacrifice", _is_property, property=CARD)  # Kanbei
EVADE = MOVES.verb("evade", _is_origami, card=CARD)  # Okuni
AVERT = MOVES.verb("avert", peasants=PEASANTS)
DISCARD = MOVES.verb("discard", card=CARD)

# The beginning of a turn
LOSE_HONOR = MOVES.verb("lose-honor")[()]
FROM_DECK = MOVES.verb("from-deck")[()]  # Ieyasu
FROM_DISCARD = MOVES.verb("from-discard")[()]
STOP = MOVES.verb("stop")[()]  # Masamune
MORE = MOVES.verb("more")[()]
PICK = MOVES.verb("pick", revealed=CARD)

# Rising Sun
SHOW = MOVES.verb("show", card=CARD)  # Intuition
TAKE = MOVES.verb("take", shown=CARD, target=SEAT)
GRANT = MOVES.verb("grant", target=SEAT)  # Kote
DRAW = MOVES.verb("draw")[()]  # Bokuden


def _by_card(verb: Verb) -> list[Move | None]:
    return [verb.get(card) for card in CARD]


# The same moves in lists by card (and seat), for the hot loops.
ATTACK_ROW = [[ATTACK.get((card, seat)) for seat in SEAT] for card in CARD]
ANSWER_ROW = _by_card(ANSWER)
DISCARD_ROW = _by_card(DISCARD)
