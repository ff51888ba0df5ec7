"""Auto-answers to reactions, for those who do not want to be asked each time.

An answer that comes by itself, or does not, must tell nothing of a hand (ruling 16). So whether one
of them speaks depends on the open question alone: each has an answer to every question that it
speaks to. And a pass that came by itself may always be that of somebody who could have parried,
since there is `pass-always`. They speak in the order in which they stand here.
"""

from __future__ import annotations

from typing import Any

from kabuto.kernel import AutoAnswer, Move

from .actions import AnswerCry, Evade
from .attack import Counter, Parry
from .cards import AnswerOrSuffer
from .moves import PASS


def suffer_one(step: Any, _: list[Move]) -> Move | None:
    """Never give a card for a single wound."""
    return PASS if isinstance(step, Parry | AnswerOrSuffer) and step.wounds <= 1 else None


def parry_always(step: Any, moves: list[Move]) -> Move | None:
    """Parry with the first card that is offered; without one, pass."""
    if not isinstance(step, Parry | Counter | AnswerCry):
        return None
    return next((move for move in moves if move is not PASS), PASS)


def pass_always(step: Any, _: list[Move]) -> Move | None:
    """Keep all cards."""
    return PASS if isinstance(step, Parry | AnswerOrSuffer | Evade) else None


AUTO_ANSWERS: dict[str, AutoAnswer] = {
    "suffer-one": suffer_one,
    "parry-always": parry_always,
    "pass-always": pass_always,
}
