"""Every bound on what a stranger may do, in one place.

Whoever runs the server changes a bound by its name: `kabuto serve --limit undos_of_a_decision=50`,
or `KABUTO_UNDOS_OF_A_DECISION=50` in the environment. docs/run-it.md has the same table.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct, structs

from kabuto.kernel import Refusal

PREFIX = "KABUTO_"
NUMBER_AT_MOST = 1_000_000_000


class UnknownLimit(Refusal):
    """There is no bound of that name, or that is no number for it."""

    key = "refused-limit"


class Limits(Struct, frozen=True, kw_only=True):
    """The bounds, each a whole number from 1."""

    # tables
    tables_of_a_person: int = 200  # that are open or being played
    tables_a_minute: int = 20  # made by one person
    tables_a_minute_of_an_address: int = 60
    box_checks_a_minute: int = 30  # of one person
    box_checks_a_minute_of_an_address: int = 60
    undos_of_a_decision: int = 20  # the same seat, the same decision, taken back again
    # requests, of one address
    requests_a_second: int = 20  # in the long run
    requests_at_once: int = 400
    # sockets
    sockets_of_a_person: int = 30
    sockets_of_an_address: int = 200
    sockets_of_a_table: int = 2000
    messages_a_second: int = 10  # of one socket, in the long run
    messages_at_once: int = 40
    # connections, before anything has been asked
    connections_of_an_address: int = 400
    connections: int = 8000
    # sizes
    head_bytes: int = 16_384  # of a request: its first line and its headers
    headers: int = 100
    body_bytes: int = 16_384
    frame_bytes: int = 65_536  # of a socket: more ends it
    message_letters: int = 4096  # more is refused
    name_letters: int = 24
    # patience, in seconds
    head_seconds: int = 5
    body_seconds: int = 10
    idle_seconds: int = 5  # between two requests
    silent_socket_seconds: int = 40  # without an answer to a ping


def read_limits(given: Iterable[str] = (), environment: Mapping[str, str] = os.environ) -> Limits:
    """The bounds with those changed that the environment and then `NAME=NUMBER` name.

    Raises UnknownLimit.
    """
    names = Limits.__struct_fields__
    changes = {
        n: environment[PREFIX + n.upper()] for n in names if PREFIX + n.upper() in environment
    }
    for text in given:
        name, _, number = text.partition("=")
        if name not in names:
            raise UnknownLimit(limit=text[:60], possible=", ".join(names))
        changes[name] = number
    numbers = {name: _read_number(name, text) for name, text in changes.items()}
    return structs.replace(Limits(), **numbers)


def _read_number(name: str, text: str) -> int:
    try:
        number = msgspec.convert(text, int, strict=False)
    except msgspec.ValidationError:
        number = 0
    if not 1 <= number <= NUMBER_AT_MOST:
        raise UnknownLimit(limit=f"{name}={text[:20]}", possible=f"1–{NUMBER_AT_MOST}")
    return number
