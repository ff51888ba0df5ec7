"""Rows: tables, chairs and causes as the database has them."""

from __future__ import annotations

import time
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import RowMapping

from kabuto.games import load_game
from kabuto.kernel import SEAT, name_box, name_box_in, put_box_in

from .causes import Cause, pack_events, unpack_events
from .history import History
from .seating import Chair
from .table import Table

Row: TypeAlias = dict[str, Any]


def make_table_row(table: Table) -> Row:
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.version,
        "options": name_box_in(msgspec.to_builtins(table.options)),
        "secret": table.secret,
        "at": int(time.time()),
    }


def make_box_row(text: str) -> Row | None:
    return {"name": name_box(text), "text": text} if text else None


def make_chair_row(table_id: str, seat: int, chair: Chair) -> Row:
    return {"table_id": table_id, "seat": seat, **msgspec.to_builtins(chair)}


def make_cause_row(table: Table, cause: Cause) -> Row:
    row = {name: getattr(cause, name) for name in Cause.__struct_fields__}
    row["table_id"] = table.id
    row["waiting"] = "".join(SEAT.label(seat) for seat in cause.waiting)
    row["events"] = pack_events(cause.events)
    return row


def read_labels(labels: str) -> list[int]:
    return [SEAT.number(label) for label in labels]


def read_table(row: RowMapping, box: str, seats: list[Chair], history: History | None) -> Table:
    game = load_game(row["game"])
    options = game.read_options(len(seats), put_box_in(row["options"], box))
    table = Table(row["id"], game, options, row["secret"], seats, history)
    table.next_id, table.revision = row["next"], row["revision"]
    return table


def read_chair(row: RowMapping) -> Chair:
    return msgspec.convert({name: row[name] for name in Chair.__struct_fields__}, Chair)


def read_cause(row: RowMapping) -> Cause:
    """A cause; without its position where that has not been asked for."""
    fields = {name: row.get(name, b"") for name in Cause.__struct_fields__}
    fields["waiting"] = read_labels(row["waiting"])
    fields["events"] = unpack_events(row["events"])
    return Cause(**fields)
