"""The rematch: the same people, bots and options at a table of their own.

Everybody moves up one seat and whoever was first is last, so that each begins in turn; neighbours
stay neighbours.
"""

from __future__ import annotations

from collections.abc import Collection
from secrets import token_urlsafe

from kabuto.kernel import fresh_key

from .errors import NotAtTable, NotOverYet
from .seating import Person, seat_by_wish, wish_again
from .table import Table


def require_may_rematch(table: Table, person: Person) -> None:
    """Raises NotAtTable or NotOverYet."""
    if not table.seats_of(person.id):
        raise NotAtTable
    if not table.is_over:
        raise NotOverYet


def make_rematch(table: Table, person: Person, bots: Collection[str]) -> Table:
    """The next table: whoever asks for it sits at once, the others' seats are kept for them.

    Raises ImpossibleOption for a bot that is no longer here.
    """
    moved = [*table.seats[1:], *table.seats[:1]]
    chairs = [seat_by_wish(wish_again(chair, person), person, bots) for chair in moved]
    options = table.game.move_options_on(len(chairs), table.options)
    return Table(token_urlsafe(9), table.game, options, fresh_key(), chairs)
