"""Who sits where: persons, bots, and open seats with an invitation each."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Literal, NamedTuple

from msgspec import Struct

from kabuto.bots import BOTS
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
    standing: tuple[str, ...] = ()


class Chair(Struct, frozen=True):
    """One seat."""

    by: Literal["person", "bot", "open"]
    person: str | None = None  # who sits there; of an open seat: for whom it is kept
    name: str = ""
    bot: str | None = None
    invite: str | None = None
    standing: tuple[str, ...] = ()  # names of the standing answers of `person`


def seat_by_wish(wish: Wish, person: Person) -> Chair:
    """A chair as it was wished for by `person`. Raises ImpossibleOption."""
    if wish.by == "me":
        return Chair("person", person.id, person.name, standing=wish.standing)
    if wish.by == "open":
        return Chair("open", wish.kept_for, invite=token_urlsafe(12), standing=wish.standing)
    if wish.bot not in BOTS:
        raise ImpossibleOption("refused-bot-unknown", bot=str(wish.bot)[:40], known=list(BOTS))
    return Chair("bot", name=wish.bot, bot=wish.bot)


def take_chair(chair: Chair, person: Person) -> Chair:
    """The open chair with `person` on it; their invitation works again for them.

    Standing answers that were kept there are theirs only if the seat was.
    """
    standing = chair.standing if chair.person == person.id else ()
    return Chair("person", person.id, person.name, invite=chair.invite, standing=standing)


def wish_again(chair: Chair, person: Person) -> Wish:
    """The same seat at the next table."""
    if chair.by == "bot":
        return Wish("bot", chair.bot)
    if chair.person == person.id:
        return Wish("me", standing=chair.standing)
    return Wish("open", kept_for=chair.person, standing=chair.standing)
