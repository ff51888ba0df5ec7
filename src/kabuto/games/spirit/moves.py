"""Every move that can ever be made in Samurai Spirit."""

from __future__ import annotations

from kabuto.kernel import SEAT, Moves

from .components import CARD, PENALTY, SAMURAI, SEATS, SYMBOL

MOVES = Moves(__name__)


def _is_seat(target: int) -> bool:
    return target < SEATS.stop - 1


def _are_seats(source: int, target: int) -> bool:
    return _is_seat(source) and _is_seat(target)


def _are_two_seats(giver: int, target: int) -> bool:
    return giver != target and _are_seats(giver, target)


# 4.3 a turn
PASS = MOVES.verb("pass")[()]
FIGHT = MOVES.verb("fight")[()]
SUPPORT = MOVES.verb("support", _is_seat, target=SEAT)
STOP = MOVES.verb("stop")[()]  # no second fight, no second use of a Kiai
DONE = MOVES.verb("done")[()]  # with the reserve tokens
TURN = MOVES.verb("turn", samurai=SAMURAI)  # a reserve token

# 5.2 penalties
FIRST = MOVES.verb("first", penalty=PENALTY)
SUFFER = MOVES.verb("suffer")[()]
IGNORE = MOVES.verb("ignore")[()]
DROP = MOVES.verb("drop", symbol=SYMBOL)

# 4.4 the drawn card
CONFRONT = MOVES.verb("confront")[()]
DEFEND = MOVES.verb("defend")[()]
GIVE = MOVES.verb("give", _is_seat, target=SEAT)
UNDER = MOVES.verb("under")[()]
DISCARD = MOVES.verb("discard")[()]

# 5.3 Kiai
DECLINE = MOVES.verb("decline")[()]
USE = MOVES.verb("use")[()]
NOBODY = MOVES.verb("nobody")[()]
HEAL = MOVES.verb("heal", _is_seat, target=SEAT)
MOVE = MOVES.verb("move", _are_seats, source=SEAT, target=SEAT)
RIGHT = MOVES.verb("right")[()]
LEFT = MOVES.verb("left")[()]
STRIKE = MOVES.verb("strike", _is_seat, target=SEAT)
LEND = MOVES.verb("lend", _are_two_seats, giver=SEAT, target=SEAT)
TOP = MOVES.verb("top", card=CARD)
HEAL_ONLY = MOVES.verb("heal-only")[()]  # Heihachi's animal, without the barricade
