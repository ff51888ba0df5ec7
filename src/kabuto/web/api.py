"""The JSON API over HTTP. What goes wrong is a Refusal, answered in one place."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kabuto.kernel import ImpossibleOption, Refusal, Unreadable
from kabuto.plugins import BrokenPlugin
from kabuto.table import (
    BadInvitation,
    Frame,
    House,
    NotAtTable,
    Person,
    StoreTrouble,
    Table,
    UnknownAutoAnswer,
    UnknownTable,
    Wish,
    record_of,
)

from .acting import act
from .answers import FOREVER, T, TooLarge, answer, read_body, refuse
from .boxes import JSON_BYTES, Boxes, UnknownBox
from .describe import (
    Viewer,
    describe_frames,
    describe_games,
    describe_state,
    describe_summary,
    find_viewer,
)
from .limits import Limits
from .live import Hub
from .messages import (
    Action,
    AutoAnswersMessage,
    JoinRequest,
    Me,
    MoveMessage,
    NameRequest,
    TableCreated,
    TableRequest,
    UndoMessage,
)
from .meter import Meter, TooFast, TooMany
from .names import BadName, read_name
from .persons import Persons, UnknownPerson, make_person
from .rules import UnknownPage, read_words, render_rules
from .throttle import address_of

REPLAYS_KEPT = 16
ACTIONS: dict[str, type[Action]] = {
    "move": MoveMessage,
    "undo": UndoMessage,
    "auto-answers": AutoAnswersMessage,
    "standing": AutoAnswersMessage,  # what it was called at first
}
"""What may be posted to a table, by the last part of the address."""


_STATUS: dict[type[Refusal], int] = {
    Unreadable: 400,
    ImpossibleOption: 400,
    BadName: 400,
    UnknownAutoAnswer: 400,
    BrokenPlugin: 400,
    UnknownPerson: 403,
    NotAtTable: 403,
    BadInvitation: 403,
    UnknownTable: 404,
    UnknownPage: 404,
    UnknownBox: 404,
    StoreTrouble: 503,
    TooLarge: 413,
    TooFast: 429,
    TooMany: 429,
}


async def answer_refusal(_: Request, error: Exception) -> Response:
    """Says why something was not done."""
    if not isinstance(error, Refusal):
        raise error
    status = next((_STATUS[c] for c in type(error).__mro__ if c in _STATUS), 409)
    return refuse(error, status)


class Api:
    """The endpoints of one server."""

    def __init__(
        self, house: House, hub: Hub, persons: Persons, meter: Meter, limits: Limits
    ) -> None:
        self.house = house
        self.hub = hub
        self.persons = persons
        self.meter = meter
        self.limits = limits
        self.boxes = Boxes(house, persons, meter)
        self._replays: OrderedDict[tuple[str, int, Viewer], asyncio.Task[bytes]] = OrderedDict()

    def routes(self) -> list[Route]:
        """Where what is found."""
        at = "/api/tables/{table}"
        return [
            Route("/api/me", self.who_am_i, methods=["GET"]),
            Route("/api/me", self.take_name, methods=["POST"]),
            Route("/api/games", self.list_games, methods=["GET"]),
            *self.boxes.routes(),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(at, self.show, methods=["GET"]),
            Route(f"{at}/join", self.join, methods=["POST"]),
            *(
                Route(f"{at}/{name}", self.acting(type_), methods=["POST"])
                for name, type_ in ACTIONS.items()
            ),
            Route(f"{at}/again", self.again, methods=["POST"]),
            Route(f"{at}/board/{{name}}", self.board, methods=["GET"]),
            Route(f"{at}/frames", self.frames, methods=["GET"]),
            Route(f"{at}/record", self.record, methods=["GET"]),
            Route("/api/rules/{game}/{language}", self.rules, methods=["GET"]),
            Route("/api/words/{game}/{language}", self.words, methods=["GET"]),
        ]

    # --- who ----------------------------------------------------------------------------------

    async def who_am_i(self, request: Request) -> Response:
        person = self.persons.find(request) or make_person()
        response = answer(Me(person.name))
        self.persons.remember(person, request, response)
        return response

    async def take_name(self, request: Request) -> Response:
        name = read_name((await self._read(request, NameRequest)).name, self.limits.name_letters)
        person = (self.persons.find(request) or make_person())._replace(name=name)
        response = answer(Me(name))
        self.persons.remember(person, request, response)
        return response

    # --- games and tables ---------------------------------------------------------------------

    async def list_games(self, _: Request) -> Response:
        return answer(describe_games(self.house))

    async def list_tables(self, request: Request) -> Response:
        person = self.persons.find(request)
        if person is None:
            return answer([])
        found = await self.house.list_of(person.id)
        return answer([describe_summary(summary, person.id) for summary in found])

    async def create(self, request: Request) -> Response:
        person = self.persons.demand(request)
        self.meter.count_table(person.id, address_of(request.scope))
        wanted = await read_body(request, TableRequest, self.limits.body_bytes + JSON_BYTES)
        await self._require_few_tables(person)
        wishes = [Wish(seat.by, seat.bot) for seat in wanted.seats]
        options: dict[str, object] = dict(wanted.options)
        table = await self.house.create(
            person, wanted.game, options, wishes, box=wanted.box, use_box_file=wanted.box_file
        )
        return answer(TableCreated(table.id), 201)

    async def show(self, request: Request) -> Response:
        table, viewer = await self._look(request)
        return answer(describe_state(table, viewer, self.hub.presence_at(table)))

    async def join(self, request: Request) -> Response:
        person = self.persons.demand(request)
        wanted = await self._read(request, JoinRequest)
        table = await self.house.join(person, request.path_params["table"], wanted.invite)
        return self._state(table, find_viewer(table, person.id))

    def acting(self, type_: type[Action]) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint for one type of message."""

        async def act_on_table(request: Request) -> Response:
            person = self.persons.demand(request)
            message = await self._read(request, type_)
            table, viewer = await self._look(request)
            await act(self.house, table, person.id, message)
            return self._state(table, viewer)

        return act_on_table

    async def again(self, request: Request) -> Response:
        person = self.persons.demand(request)
        table, _ = await self._look(request)
        return answer(TableCreated(await self.house.again(person, table)), 201)

    async def board(self, request: Request) -> Response:
        """For ever under its name; after a change of versions once under an old one."""
        table, _ = await self._look(request)
        is_named = request.path_params["name"] == table.board_name
        headers = {"Cache-Control": FOREVER if is_named else "no-store"}
        return Response(table.board or b"null", 200, headers, "application/json")

    # --- looking back -------------------------------------------------------------------------

    async def frames(self, request: Request) -> Response:
        table, viewer = await self._look(request)
        packed = await self._pack_frames(table, viewer)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            packed = gzip.decompress(packed)
        return Response(packed, headers=headers, media_type="application/json")

    async def record(self, request: Request) -> Response:
        table, _ = await self._look(request)
        name = f'attachment; filename="{table.game.name}-{table.id}.json"'
        return answer(record_of(table), headers={"Content-Disposition": name})

    async def rules(self, request: Request) -> Response:
        return answer(render_rules(request.path_params["game"], request.path_params["language"]))

    async def words(self, request: Request) -> Response:
        text = read_words(request.path_params["game"], request.path_params["language"])
        return Response(text, media_type="text/plain")

    # --- small things -------------------------------------------------------------------------

    async def _read(self, request: Request, type_: type[T]) -> T:
        return await read_body(request, type_, self.limits.body_bytes)

    async def _require_few_tables(self, person: Person) -> None:
        """Raises TooMany."""
        most = self.limits.tables_of_a_person
        if await self.house.count_unfinished(person.id) >= most:
            raise TooMany(what="tables-of-a-person", most=most)

    async def _look(self, request: Request) -> tuple[Table, Viewer]:
        """The table of a request, and who looks at it. Raises UnknownTable."""
        table = await self.house.get(request.path_params["table"])
        person = self.persons.find(request)
        return table, find_viewer(table, person.id if person else None)

    def _state(self, table: Table, viewer: Viewer) -> Response:
        return answer(describe_state(table, viewer, self.hub.presence_at(table)))

    async def _pack_frames(self, table: Table, viewer: Viewer) -> bytes:
        """The replay, packed: made once for all who ask meanwhile; the last ones are kept."""
        key = (table.id, table.history.count, viewer)
        found = self._replays.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = self._replays[key] = asyncio.create_task(self._make_frames(table, viewer))
            if len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
        return await asyncio.shield(found)

    async def _make_frames(self, table: Table, viewer: Viewer) -> bytes:
        """Off the loop."""
        frames = await self.house.list_frames(table, viewer.seats)
        return await asyncio.to_thread(_write_frames, table, frames, viewer)


def _write_frames(table: Table, frames: list[Frame], viewer: Viewer) -> bytes:
    described: list[Any] = describe_frames(table, frames, viewer)
    return gzip.compress(msgspec.json.encode(described), 6)
