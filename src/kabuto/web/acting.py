"""Acting on a table: one way for all messages, whether they came over HTTP or the socket."""

from __future__ import annotations

from kabuto.table import House, Request, Table

from .messages import Action, MoveMessage, UndoMessage


async def act(house: House, table: Table, person: str, message: Action) -> bool:
    """Does what a person asks for; False if that has been done already. Raises Refusal."""
    if isinstance(message, MoveMessage):
        request = Request(person, message.seat, message.key, message.move, message.decision)
        return await house.move(table, request)
    if isinstance(message, UndoMessage):
        request = Request(person, message.seat, message.key, version=message.version)
        return await house.undo(table, request)
    request = Request(person, message.seat, message.key)
    return await house.set_auto_answers(table, request, message.answers)
