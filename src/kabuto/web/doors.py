"""The doors: what is bounded before a request is one.

uvicorn collects headers without end and waits for ever for the rest of a request. These are its
own two protocols with a bound on the head of a request, a time for head and body, and a number of
connections. They lean on private parts of uvicorn: tests/web/test_doors.py holds each of them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import ClassVar

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import Limits
from .meter import Places, TooMany, network_of

EVERYBODY = "everybody"
LINGER_SECONDS = 1
LINGER_BYTES = 262_144


class Doors:
    """The connections of one server."""

    def __init__(self, limits: Limits, trusted: Collection[str] = ()) -> None:
        self.limits = limits
        self._trusted = [ip_network(one) for one in trusted]  # proxies: each comes for many
        self._places = Places("connections")

    def enter(self, address: str) -> None:
        """Raises TooMany."""
        self._places.take(EVERYBODY, self.limits.connections)
        if self._is_trusted(address):
            return
        try:
            self._places.take(network_of(address), self.limits.connections_of_an_address)
        except TooMany:
            self._places.leave(EVERYBODY)
            raise

    def leave(self, address: str) -> None:
        self._places.leave(EVERYBODY)
        if not self._is_trusted(address):
            self._places.leave(network_of(address))

    def _is_trusted(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:  # a socket without an address
            return False
        return any(found in network for network in self._trusted)


class BoundedHttp(HttpToolsProtocol):
    """HTTP, each request with a bound and a time."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._fed = 0  # bytes in which no request has ended yet
        self._head_bytes = 0  # of what the parser has told of this head
        self._has_entered = False
        self._is_ending = False
        try:
            self.doors.enter(self._address)
        except TooMany:
            self._end(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self._has_entered = True
        self._wait(self.doors.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_ending:
            self._pass_over(data)
            return
        self._unset_keepalive_if_required()
        if self._timer is None and self._is_in_head:  # the first of a further request
            self._wait(self.doors.limits.head_seconds)
        self._fed += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._end(self._find_fault())
        else:
            if self._is_in_head and self._fed > self.doors.limits.head_bytes:
                self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._leave()  # the socket enters by itself
        super().handle_websocket_upgrade()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._head_bytes += len(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_bytes += len(name) + len(value)

    def on_headers_complete(self) -> None:
        if self._is_head_too_long():
            raise ValueError  # which the parser reports as a fault of the request
        self._is_in_head = False
        self._wait(self.doors.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._is_in_head = True
        self._fed = self._head_bytes = 0
        super().on_message_complete()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        if self._has_entered:
            self._has_entered = False
            self.doors.leave(self._address)

    def _is_head_too_long(self) -> bool:
        limits = self.doors.limits
        return self._head_bytes > limits.head_bytes or len(self.headers) > limits.headers

    def _find_fault(self) -> HTTPStatus:
        if self._is_in_head and self.headers and self._is_head_too_long():
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        return HTTPStatus.BAD_REQUEST

    # --- patience -----------------------------------------------------------------------------

    def _wait(self, seconds: int) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._end, HTTPStatus.REQUEST_TIMEOUT)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, status: HTTPStatus) -> None:
        """Says what is wrong, and closes once the other side has had time to read it.

        Closed at once, with something unread, the answer would be lost.
        """
        self._stop_waiting()
        if self.transport.is_closing():
            return
        self._is_ending = True
        self._fed = 0
        self.transport.write(_ANSWERS[status])
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _pass_over(self, data: bytes) -> None:
        self._fed += len(data)
        if self._fed > LINGER_BYTES:
            self.transport.abort()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts as a connection."""

    doors: ClassVar[Doors]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self.doors.enter(self._address)  # in the place that its request has left

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self._address)
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """What is over is closed, even if the other side never reads the rest."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def make_protocols(doors: Doors) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """The two protocols of one server."""
    http = type("ServerHttp", (BoundedHttp,), {"doors": doors})
    socket = type("ServerSocket", (BoundedSocket,), {"doors": doors})
    return http, socket


def _write_answer(status: HTTPStatus, key: str, *headers: str) -> bytes:
    body = json.dumps({"refused": {"key": key, "args": {}}}).encode()
    lines = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        "Connection: close",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


_ANSWERS = {
    HTTPStatus.BAD_REQUEST: _write_answer(HTTPStatus.BAD_REQUEST, "refused-message"),
    HTTPStatus.REQUEST_TIMEOUT: _write_answer(HTTPStatus.REQUEST_TIMEOUT, "refused-too-slow"),
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: _write_answer(
        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "refused-head"
    ),
    HTTPStatus.SERVICE_UNAVAILABLE: _write_answer(
        HTTPStatus.SERVICE_UNAVAILABLE, "refused-full", "Retry-After: 5"
    ),
}
