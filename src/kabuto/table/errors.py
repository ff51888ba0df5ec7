"""What a table refuses, beyond what the rules refuse.

Refusal
├── UnknownTable            there is no such table
├── NotAtTable              the seat belongs to somebody else, or the person has none
├── BadInvitation           the invitation fits no open seat
├── NotPlaying              the game has not begun, or is over
├── TooManyUndos            the same decision has been taken back too often
├── UnknownAutoAnswer       the game has no auto-answer of that name
└── NotOverYet              only once the game is over
"""

from __future__ import annotations

from kabuto.kernel import Refusal


class UnknownTable(Refusal):
    """There is no table of that id."""

    key = "refused-table-unknown"


class NotAtTable(Refusal):
    """The seat belongs to somebody else."""

    key = "refused-not-your-seat"


class BadInvitation(Refusal):
    """The invitation fits no open seat."""

    key = "refused-invitation"


class NotPlaying(Refusal):
    """The game has not begun, or is over."""

    key = "refused-not-playing"


class TooManyUndos(Refusal):
    """The same decision has been taken back too often."""

    key = "refused-undo-often"


class Overtaken(Exception):
    """Another cause has the number or the key of this one: no refusal, before it is known which."""


class UnknownAutoAnswer(Refusal):
    """The game has no auto-answer of that name."""

    key = "refused-auto-answer-unknown"


class NotOverYet(Refusal):
    """That can be had only once the game is over."""

    key = "refused-not-over"
