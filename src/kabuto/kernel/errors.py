"""What can be refused, and whose fault it is.

    Refusal                     everything a person or a program can be told, as a key and arguments
    ├── Unreadable              the text is no move of this game
    ├── NotOnOffer              a move, but not one of those on offer now
    ├── NotYourDecision         this seat is not asked for anything now
    ├── StaleDecision           the decision that was answered is no longer open
    ├── CannotUndo              the last move may not be taken back
    ├── ImpossibleOption        the game cannot be played with these seats or options
    └── CorruptRecord           a record or position that cannot be read or does not add up

A refusal carries a key into the words (`refused-…`) and named arguments, so that each reader gets
it in their own language; `str()` gives a plain line for logs.
"""

from __future__ import annotations


class Refusal(ValueError):
    """Something was not done, and nothing was changed."""

    key = "refused"

    def __init__(self, key: str | None = None, /, **args: object) -> None:
        self.key = key or type(self).key
        self.args_by_name = args
        said = ", ".join(f"{name}={value!r}" for name, value in args.items())
        super().__init__(f"{self.key}: {said}" if said else self.key)


class Unreadable(Refusal):
    """The text is no move of this game."""

    key = "refused-unreadable"


class NotOnOffer(Refusal):
    """A move, but not one of those on offer now."""

    key = "refused-not-on-offer"


class NotYourDecision(Refusal):
    """This seat is not asked for anything now."""

    key = "refused-not-your-decision"


class StaleDecision(Refusal):
    """The decision that was answered is no longer open."""

    key = "refused-stale"


class CannotUndo(Refusal):
    """The last move may not be taken back."""

    key = "refused-undo"


class ImpossibleOption(Refusal):
    """The game cannot be played with these seats or options."""

    key = "refused-option"


class CorruptRecord(Refusal):
    """A record or position that cannot be read or does not add up."""

    key = "refused-record"
