"""Standing answers to reactions, for those who do not want to be asked each time.

They look at the open question and at what is on offer, in the order in which they stand here.
"""

from __future__ import annotations

from typing import Any

from kabuto.kernel import Move

from .actions import AnswerCry, AnswerJujutsu, Evade
from .attack import Counter, Parry
from .moves import PASS
from .wounds import AvertWounds

REACTIONS = (Parry, Counter, AnswerCry, AnswerJujutsu, Evade, AvertWounds)


def suffer_one(step: Any, _: list[Move]) -> Move | None:
    """Never parry for a single wound."""
    return PASS if isinstance(step, Parry | Counter) and step.wounds <= 1 else None


def parry_always(step: Any, moves: list[Move]) -> Move | None:
    """Parry whenever a parry is in hand: with the first that is offered."""
    if not isinstance(step, Parry | Counter):
        return None
    return next((move for move in moves if move is not PASS), None)


def pass_alone(step: Any, moves: list[Move]) -> Move | None:
    """Pass where nothing else can be done."""
    return PASS if isinstance(step, REACTIONS) and moves == [PASS] else None


AUTO_ANSWERS = {"suffer-one": suffer_one, "parry-always": parry_always, "pass-alone": pass_alone}
