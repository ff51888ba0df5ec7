"""How many sockets there may be: of a person, of an address, at a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kabuto.table import Person

from .limits import Limits
from .meter import Places, network_of


class Sockets:
    """The open sockets of one server."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_persons = Places("sockets-of-a-person")
        self._of_addresses = Places("sockets-of-an-address")
        self._of_tables = Places("sockets-of-a-table")

    @contextmanager
    def held(self, table: str, person: Person | None, address: str) -> Iterator[None]:
        """One socket more for as long as this lasts. Raises TooMany."""
        limits = self._limits
        who = person.id if person else network_of(address)
        with (
            self._of_persons.held(who, limits.sockets_of_a_person),
            self._of_addresses.held(network_of(address), limits.sockets_of_an_address),
            self._of_tables.held(table, limits.sockets_of_a_table),
        ):
            yield
