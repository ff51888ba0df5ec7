"""The live channel: every connection gets the newest whole state whenever it has changed.

A message is encoded once for all who see the same. A connection that cannot keep up skips states,
since each is whole, and is dropped when one cannot be sent at all; nobody waits for it. Who comes
and goes makes no state: it is told by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
import structlog
from msgspec import structs
from starlette.types import Receive, Send

from kabuto.kernel import Refusal, Unreadable
from kabuto.table import Table

from .attendance import Attendance
from .describe import (
    NOBODY,
    Presence,
    Viewer,
    describe_log,
    describe_presence,
    describe_state,
    describe_table,
    find_viewer,
)
from .eager import start_now
from .limits import Limits
from .messages import (
    Action,
    AutoAnswersMessage,
    ClientMessage,
    HelloMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    StateMessage,
)
from .meter import Meter, TooFast
from .metrics import Metrics

OUTBOX_AT_MOST = 50
NOT_JSON = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What msgspec raises for what cannot be read."""

SEND_PATIENCE = 15.0

log = structlog.get_logger()

Act = Callable[[Table, str, Action], Awaitable[bool]]


class OldAutoAnswersMessage(AutoAnswersMessage, frozen=True, tag="standing"):
    """What the message was called at first."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage | OldAutoAnswersMessage)
_PONG = _encoder.encode(PongMessage()).decode()


class Connection:
    """One open socket of one person."""

    def __init__(self, channel: Channel, send: Send, person: str | None) -> None:
        self.channel = channel
        self._send = send
        self.person = person
        self._outbox: list[str] = []  # what goes before the next state
        self.number = 0
        self.log_sent = 0  # how much of the log the client has
        self.last: PackedState | None = None  # what it has, but for its log
        self.presence = NOBODY  # as it has been told
        self.must_send = True
        self._has_news = False
        self._sending_since: float | None = None
        self._sending: asyncio.Task[None] | None = None  # what the socket did not take at once
        self._server = asyncio.current_task()
        self.is_dropped = False

    def push(self) -> None:
        """Sends what there is to send: at once, or as soon as the socket takes it."""
        self._has_news = True
        self.push_presence()

    def push_presence(self) -> None:
        """Sends who is here, unless that goes with something else."""
        if self._sending_since is None:
            self._sending = start_now(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._has_news or self.presence is not self.channel.presence:
                if self._has_news:
                    await self._send_news()
                elif (presence := self.channel.compose_presence(self)) is not None:
                    await self._send_text(presence)
        except (OSError, RuntimeError):
            return  # it has gone; the receiving side notices too
        except Exception:
            log.exception("push-failed", table=self.channel.table.id)

    async def _send_news(self) -> None:
        self._has_news = False
        if self._outbox:
            await self._empty_outbox()
        if (state := self.channel.compose(self)) is not None:
            await self._send_text(state)

    async def _send_text(self, text: str) -> None:
        self._sending_since = time.monotonic()
        await self._send({"type": "websocket.send", "text": text})
        self._sending_since = None

    async def _empty_outbox(self) -> None:
        outbox, self._outbox = self._outbox, []
        for text in outbox:
            await self._send_text(text)

    def drop_if_stuck(self, now: float) -> None:
        """Ends it if the client has taken nothing for too long."""
        if self._sending_since is not None and now - self._sending_since > SEND_PATIENCE:
            self._drop()

    def _drop(self) -> None:
        if self.is_dropped:
            return
        self.is_dropped = True
        log.info("connection-dropped", number=self.number)
        if self._server is not None:
            self._server.cancel()

    def end(self) -> None:
        """Nothing is sent any more."""
        if self._sending is not None:
            self._sending.cancel()

    def start_anew(self) -> None:
        """The client asks for the whole."""
        self.log_sent = 0
        self.must_send = True
        self.push()

    def say(self, text: str) -> None:
        """Puts something before the next state; who asks much and reads nothing is dropped."""
        self._outbox.append(text)
        self.push()
        if len(self._outbox) > OUTBOX_AT_MOST:
            self._drop()

    def acknowledge(self, is_news: bool) -> None:
        """A repeated action is answered too, though nothing has changed."""
        if not is_news:
            self.must_send = True
            self.push()

    def refuse(self, refusal: Refusal, re: str | None) -> None:
        """Says why something was not done; the state follows."""
        self.must_send = True
        self.say(write_refusal(refusal, re))


def write_refusal(refusal: Refusal, re: str | None = None) -> str:
    """The message that says why something was not done."""
    return _encoder.encode(RefusedMessage(refusal.key, refusal.args_by_name, re)).decode()


class PackedState(msgspec.Struct, tag_field="type", tag="state"):
    """A state, encoded for one viewer: only number and log differ from one connection to another.

    Its fields are those of StateMessage.
    """

    number: int
    log: msgspec.Raw
    version: msgspec.Raw
    table: msgspec.Raw
    step: msgspec.Raw
    waiting: msgspec.Raw
    views: msgspec.Raw
    outcome: msgspec.Raw


class News(NamedTuple):
    """What somebody who has seen the log up to some number is told next."""

    state: PackedState  # without log and presence: to tell whether it is new
    rest: str  # the message behind its number
    log_end: int


class Channel:
    """The connections at one table, and what has been encoded for them since the last change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.attendance = Attendance(table, self._announce)
        self._presence_text: str | None = None
        self._viewers: dict[str | None, Viewer] = {}
        self._states: dict[Viewer, PackedState] = {}
        self._news: dict[tuple[Viewer, int], News] = {}  # by how much of the log was seen
        self._seats = table.seats

    @property
    def presence(self) -> Presence:
        """Who is here, as it was told last."""
        return self.attendance.told

    def enter(self, connection: Connection) -> None:
        """Somebody has come, and is told all."""
        self.connections.add(connection)
        self.attendance.enter(connection.person)
        connection.push()

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.discard(connection)
        self._viewers.pop(connection.person, None)
        if self.connections:
            self.attendance.leave(connection.person)
        else:
            self.attendance.end()

    def _announce(self) -> None:
        self._presence_text = None
        self._news.clear()
        now = time.monotonic()
        for connection in self.connections:
            connection.push_presence()
            connection.drop_if_stuck(now)

    def change(self, log_from: int) -> None:
        """Something has changed; from `log_from` on the log is new."""
        self._states.clear()
        self._news.clear()
        if self._seats is not self.table.seats:
            self._seats = self.table.seats
            self._viewers.clear()
            self._presence_text = None
            self.attendance.recount()
        now = time.monotonic()
        for connection in self.connections:
            connection.log_sent = min(connection.log_sent, log_from)
            connection.push()
            connection.drop_if_stuck(now)

    def whisper(self, person: str) -> None:
        """Something has changed that concerns one person alone."""
        self._states.pop(self._find_viewer(person), None)
        self._news.clear()
        for connection in self.connections:
            if connection.person == person:
                connection.push()

    def compose(self, connection: Connection) -> str | None:
        """The next state for a connection; None where it would tell nothing new."""
        viewer, seen = self._find_viewer(connection.person), connection.log_sent
        news = self._news.get((viewer, seen)) or self._tell(viewer, seen)
        is_old = news.log_end == seen and news.state == connection.last
        if is_old and not connection.must_send:
            return None
        connection.number += 1
        connection.last, connection.log_sent, connection.must_send = news.state, news.log_end, False
        connection.presence = self.presence
        return f"{_HEAD}{connection.number}{news.rest}"

    def compose_presence(self, connection: Connection) -> str | None:
        """Who is here; None where no state has been sent that it could change."""
        connection.presence = self.presence
        if connection.last is None:
            return None
        if self._presence_text is None:
            told = describe_presence(self.table, self.presence)
            self._presence_text = _encoder.encode(told).decode()
        return self._presence_text

    def _tell(self, viewer: Viewer, seen: int) -> News:
        state = self._pack_state(viewer)
        new = _pack(describe_log(self.table, viewer, seen))
        table = _pack(describe_table(self.table, viewer, self.presence))
        message = _encoder.encode(structs.replace(state, log=new, table=table)).decode()
        news = News(state, message.removeprefix(_HEAD + "0"), len(self.table.log))
        self._news[viewer, seen] = news
        return news

    def _find_viewer(self, person: str | None) -> Viewer:
        found = self._viewers.get(person)
        if found is None:
            found = self._viewers[person] = find_viewer(self.table, person)
        return found

    def _pack_state(self, viewer: Viewer) -> PackedState:
        found = self._states.get(viewer)
        if found is None:
            state = describe_state(self.table, viewer, NOBODY, log_from=None)
            found = self._states[viewer] = pack_state(state)
        return found


def pack_state(state: StateMessage) -> PackedState:
    """Encodes each field by itself."""
    fields = {name: _pack(getattr(state, name)) for name in _PACKED}
    return PackedState(number=state.number, **fields)


def _pack(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


_HEAD = '{"type":"state","number":'
_PACKED = [name for name in PackedState.__struct_fields__ if name != "number"]


class Hub:
    """All live connections."""

    def __init__(self, metrics: Metrics, meter: Meter, limits: Limits) -> None:
        self.metrics = metrics
        self._meter = meter
        self._limits = limits
        self.channels: dict[str, Channel] = {}

    def publish(self, table: Table, log_from: int) -> None:
        """Tells everybody at a table that it has changed."""
        self.metrics.changes.labels(table.game.name).inc()
        if channel := self.channels.get(table.id):
            channel.change(log_from)
            self.metrics.pushes.inc(len(channel.connections))

    def whisper(self, table: Table, person: str) -> None:
        """Tells one person at a table what concerns nobody else."""
        if channel := self.channels.get(table.id):
            channel.whisper(person)

    def presence_at(self, table: Table) -> Presence:
        channel = self.channels.get(table.id)
        return channel.presence if channel else Presence()

    async def serve(
        self, receive: Receive, send: Send, table: Table, person: str | None, act: Act
    ) -> None:
        """Serves an accepted connection whose person is known, to its end.

        Plainly by ASGI: each layer in between would be paid for by every watcher of every move.
        """
        channel = self.channels.setdefault(table.id, Channel(table))
        connection = Connection(channel, send, person)
        self.metrics.connections.inc()
        channel.enter(connection)
        try:
            await self._listen(receive, connection, act)
        except asyncio.CancelledError:
            if not connection.is_dropped:
                raise
        finally:
            connection.end()
            self._leave(channel, connection)

    def _leave(self, channel: Channel, connection: Connection) -> None:
        channel.leave(connection)
        self.metrics.connections.dec()
        if not channel.connections:
            self.channels.pop(channel.table.id, None)

    async def _listen(self, receive: Receive, connection: Connection, act: Act) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._answer(connection, message.get("text"), act)

    async def _answer(self, connection: Connection, text: str | None, act: Act) -> None:
        key: str | None = None
        table = connection.channel.table
        try:
            self._meter.count_message(id(connection))
            message = self._read_message(text)
            if isinstance(message, HelloMessage):
                connection.start_anew()
            elif isinstance(message, PingMessage):
                connection.say(_PONG)
            else:
                key = message.key
                connection.acknowledge(await act(table, connection.person or "", message))
        except TooFast as refusal:
            connection.say(write_refusal(refusal, key))
        except Refusal as refusal:
            self.metrics.refusals.labels(refusal.key).inc()
            connection.refuse(refusal, key)
        except Exception:
            log.exception("action-failed", table=table.id)
            connection.refuse(Refusal("refused-failed"), key)

    def _read_message(self, text: str | None) -> ClientMessage:
        """What a client says. Raises Unreadable."""
        if text is None or len(text) > self._limits.message_letters:
            raise Unreadable("refused-message", problem="size")
        try:
            message: ClientMessage = _decoder.decode(text)
        except NOT_JSON as error:
            raise Unreadable("refused-message", problem=str(error)[:200]) from error
        return message
