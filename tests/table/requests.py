"""Requests as they would arrive from the people at a table."""

from kabuto.kernel import SEAT
from kabuto.table import Request, Table


def ask(
    table: Table, seat: int, move: str = "", *, person: str | None = None, key: str | None = None
) -> Request:
    """A move of a seat in answer to what it is asked; without one, anything else of that seat."""
    return Request(
        person or table.seats[seat].person or "",
        SEAT.label(seat),
        key or f"k{table.history.count}",
        move,
        table.decision_of(seat) or "",
    )


def find_invite(table: Table, seat: int) -> str:
    """The invitation of an open seat."""
    invite = table.seats[seat].invite
    assert invite is not None
    return invite
