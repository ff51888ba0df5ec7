"""Who sits where: persons, bots, and open seats with an invitation each."""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_urlsafe
from typing import Literal, NamedTuple

from msgspec import Struct

from kabuto.kernel import ImpossibleOption


class Person(NamedTuple):
    """Somebody who is known by a cookie."""

    id: str
    name: str


class Wish(NamedTuple):
    """Who is to sit in one seat of a new table."""

    by: Literal["me", "open", "bot"]
    bot: str | None = None
    kept_for: str | None = None  # the person who is expected in an open seat
    auto_answers: tuple[str, ...] = ()


class Chair(Struct, frozen=True):
    """One seat."""

    by: Literal["person", "bot", "open"]
    person: str | None = None  # who sits there; of an open seat: for whom it is kept
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    auto_answers: tuple[str, ...] = ()  # names of those that `person` has chosen


def seat_by_wish(wish: Wish, person: Person, bots: Collection[str]) -> Chair:
    """A chair as `person` wished for it; only these bots may sit. Raises ImpossibleOption."""
    if wish.by == "me":
        return Chair("person", person.id, person.name, auto_answers=wish.auto_answers)
    if wish.by == "open":
        return Chair(
            "open", wish.kept_for, invite=token_urlsafe(12), auto_answers=wish.auto_answers
        )
    if wish.bot is None or wish.bot not in bots:
        raise ImpossibleOption("refused-bot-unknown", bot=str(wish.bot)[:40], known=list(bots))
    return Chair("bot", name=wish.bot, bot=wish.bot)


def take_chair(chair: Chair, person: Person) -> Chair:
    """The open chair with `person` on it; their invitation works again for them.

    Auto-answers that were kept there are theirs only if the seat was.
    """
    kept = chair.auto_answers if chair.person == person.id else ()
    return Chair("person", person.id, person.name, invite=chair.invite, auto_answers=kept)


def wish_again(chair: Chair, person: Person) -> Wish:
    """The same player at the next table."""
    if chair.by == "bot":
        return Wish("bot", chair.bot)
    if chair.person == person.id:
        return Wish("me", auto_answers=chair.auto_answers)
    return Wish("open", kept_for=chair.person, auto_answers=chair.auto_answers)
