"""Several processes on one database: who is alive, who drives which table, who is told of what.

Each process says twice a second that it is there; one that has not for some seconds is taken for
dead, and others inherit the tables that it drove. It may only have been asleep: so whoever drives a
table asserts it anew with every answer, in the transaction that stores it. PostgreSQL only.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, text, update

from .schema import drivers, processes

CHANNEL = "kabuto"
SILENT_FOR = 1.5
"""Seconds after which a process that says nothing is taken for dead: three signs of life."""
MIGRATING, INHERITING = 5206_1, 5206_2
"""Locks that a transaction holds to its end, so that one process at a time does that."""

_NOW = "extract(epoch FROM clock_timestamp())"
_SAY = text(
    f"INSERT INTO processes (id, seen) VALUES (:id, {_NOW})"  # noqa: S608  (a constant)
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
)
_BURY = text(f"DELETE FROM processes WHERE seen < {_NOW} - :patience")  # noqa: S608
_LOCK = text("SELECT pg_advisory_xact_lock(:number)")
_TELL = text("SELECT pg_notify(:channel, :news)")


class NotDriver(Exception):
    """Another process drives that table by now."""


def lock(connection: Connection, number: int) -> None:
    """One process at a time, until the transaction is over; nothing where there is but one."""
    if connection.dialect.name == "postgresql":
        connection.execute(_LOCK, {"number": number})


def tell(connection: Connection, table_id: str, process: str) -> None:
    """Tells the others of a change, once it is stored."""
    connection.execute(_TELL, {"channel": CHANNEL, "news": f"{process} {table_id}"})


def say_alive(connection: Connection, process: str) -> list[str]:
    """Says that a process is there. The tables that it inherits with that are returned."""
    connection.execute(_SAY, {"id": process})
    lock(connection, INHERITING)
    connection.execute(_BURY, {"patience": SILENT_FOR})
    living = select(processes.c.id)
    inherit = update(drivers).where(drivers.c.process.not_in(living)).values(process=process)
    return list(connection.scalars(inherit.returning(drivers.c.table_id)))


def leave(connection: Connection, process: str) -> None:
    """The others need not wait until they notice."""
    connection.execute(delete(processes).where(processes.c.id == process))


def enlist(connection: Connection, table_id: str, process: str) -> None:
    """A new table has a driver from the start."""
    connection.execute(insert(drivers).values(table_id=table_id, process=process))


def take_over(connection: Connection, table_id: str, process: str) -> None:
    """Drives a table from now on, whoever did before."""
    where = drivers.c.table_id == table_id
    connection.execute(update(drivers).where(where).values(process=process))


def dismiss(connection: Connection, table_id: str) -> None:
    """A game that is over needs no driver."""
    connection.execute(delete(drivers).where(drivers.c.table_id == table_id))


def require_driver(connection: Connection, table_id: str, process: str) -> None:
    """Whoever takes the table over waits until this transaction is over. Raises NotDriver."""
    where = (drivers.c.table_id == table_id) & (drivers.c.process == process)
    query = select(drivers.c.process).where(where).with_for_update(read=True)
    if connection.execute(query).first() is None:
        raise NotDriver


def list_driven(connection: Connection, process: str) -> list[str]:
    """The tables that a process drives."""
    query = select(drivers.c.table_id).where(drivers.c.process == process)
    return list(connection.scalars(query))
