"""Twin worlds: tables that differ in what a viewer may not know send the same bytes.

The second table is made from the first by dealing everything anew that is hidden from the viewer:
the state now, every state of the past, every secret in the log. Then both play the same move.
Whatever leaves over HTTP and the socket must be equal byte for byte, as long as the rules
themselves reveal nothing (their Views, offers and seen events are compared first).
"""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from kabuto.games import NAMES, load_game
from kabuto.kernel import WATCHER, Event, Game, Refusal, Secret, eyes_of
from kabuto.table import Cause, Person, Request, Table, Wish
from kabuto.table.causes import pack_position, unpack_position
from kabuto.table.gate import plan_move
from tests.table.requests import ask

from .people import open_house

pytestmark = pytest.mark.asyncio(loop_scope="module")

TWINS_A_GAME = 8
DEPTHS = (0, 1, 5, 12, 24, 40)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[SimpleNamespace]:
    async with open_house(tmp_path_factory.mktemp("leaks")) as (host, server):
        yield SimpleNamespace(host=host, server=server, tables=[])


# --- two worlds ---------------------------------------------------------------------------------


async def open_table(house: SimpleNamespace, game: Game[Any], seed: int) -> Table:
    """A table of `game` with a person in every seat."""
    persons = [Person(f"p{seat}", f"P{seat}") for seat in range(_count_seats(game))]
    wishes = [Wish("me"), *[Wish("open")] * (len(persons) - 1)]
    table: Table = await house.server.house.create(persons[0], game.name, {}, wishes)
    table.secret = table.undoer._secret = Random(seed).randbytes(32)
    for person, chair in zip(persons[1:], table.seats[1:], strict=True):
        await house.server.house.join(person, table.id, chair.invite)
    house.tables.append(table)
    return table


def _count_seats(game: Game[Any]) -> int:
    return min(game.seats.start + 1, game.seats.stop - 1)


async def play_on(house: SimpleNamespace, table: Table, moves: int, rng: Random) -> None:
    """Plays past the house, so that nobody is told."""
    for _ in range(moves):
        if table.is_over:
            return
        asked = find_move(table, rng)
        planned = plan_move(table, asked)
        assert planned
        await house.server.house.store.append(table, planned.cause)
        table.enter(*planned)
        if planned.cause.seat is not None:
            table.undoer.find_out(planned.cause.seat)


def find_move(table: Table, rng: Random) -> Request:
    seat = rng.choice(table.waiting())
    text = rng.choice(table.game.offer(table.state, seat)).text
    return ask(table, seat, text)


def make_twins(
    table: Table, causes: list[Cause], viewer: int, now: Any, rng: Random
) -> list[Cause]:
    """The causes with everything hidden from `viewer` dealt anew; `now` is the last state."""
    twins: list[Cause] = []
    for cause in causes:
        last = cause is causes[-1]
        g = now if last else deal_anew(table.game, unpack(table, cause), viewer, rng)
        events = [scramble(event, viewer) for event in cause.events]
        position = pack_position(table.game, g)
        twins.append(msgspec.structs.replace(cause, position=position, events=events))
    return twins


def unpack(table: Table, cause: Cause) -> Any:
    return unpack_position(table.game, cause.position, table.box)


def deal_anew(game: Game[Any], g: Any, viewer: int, rng: Random) -> Any:
    return game.resample(g, eyes_of(viewer), rng)


def scramble(event: Event, viewer: int) -> Event:
    """The event with other values where the viewer does not see them."""
    return Event(
        event.key,
        {
            name: Secret(f"planted-{event.key}", value.to)
            if isinstance(value, Secret) and not value.is_seen_by(viewer)
            else value
            for name, value in event.args.items()
        },
    )


def agree(game: Game[Any], viewer: int, worlds: Any, asked: Request) -> bool:
    """Whether the rules tell the viewer the same in both worlds after a move."""
    told = []
    for g in worlds:
        try:
            after, events = game.apply(g, "ABCDEFGH".index(asked.seat), asked.move)
        except Refusal:
            return False
        if after.is_over:
            return False
        told.append((game.sees(after, viewer), [event.seen_by(viewer) for event in events]))
    return told[0] == told[1]


# --- two streams --------------------------------------------------------------------------------


class Recorder:
    """Everything that one viewer gets of one table."""

    def __init__(self, house: SimpleNamespace, table: Table, viewer: int) -> None:
        self.house, self.table = house, table
        self.headers = {}
        if viewer != WATCHER:
            person = Person(f"p{viewer}", f"P{viewer}")
            self.headers = {"Cookie": f"kabuto={house.server.persons.sign(person)}"}
        self.said: list[str] = []

    async def record(self, asked: Request) -> list[str]:
        """What is heard and read before and after a move."""
        address = f"{self.house.host}/api/tables/{self.table.id}"
        async with connect(f"ws://{address}/live", additional_headers=self.headers) as socket:
            await self.hear(socket)
            await self.read(address)
            await self.house.server.house.move(self.table, asked)
            await socket.send('{"type":"hello"}')
            while '"log":[{"number":0' not in self.said[-1] and '"log":[],' not in self.said[-1]:
                await self.hear(socket)
            await socket.send('{"type":"ping"}')
            while "pong" not in self.said[-1]:
                await self.hear(socket)
            await self.read(address)
        return self.said

    async def hear(self, socket: Any) -> None:
        said = await asyncio.wait_for(socket.recv(), 60)
        self.said.append(said.replace(self.table.id, "ID"))

    async def read(self, address: str) -> None:
        async with httpx.AsyncClient(headers=self.headers, verify=False, timeout=60) as http:
            for path in ("", "/frames", "/record"):
                answer = await http.get(f"http://{address}{path}")
                self.said.append(f"{answer.status_code} {answer.text}".replace(self.table.id, "ID"))


async def compare(house: SimpleNamespace, table: Table, viewer: int, rng: Random) -> bool:
    """Both streams are equal; False if the rules tell the worlds apart at the next move."""
    asked = find_move(table, rng)
    now = deal_anew(table.game, table.state, viewer, rng)
    if not agree(table.game, viewer, (table.state, now), asked):
        return False
    causes = await house.server.house.store.load_causes(table.id)
    twins = make_twins(table, causes, viewer, now, rng)
    streams = []
    for name, story in (("1", causes), ("2", twins)):
        one = await make_copy(house, table, f"{table.id[:-3]}{name}{len(house.tables):02d}", story)
        streams.append(await Recorder(house, one, viewer).record(asked))
    assert streams[0] == streams[1]
    assert table.secret.hex() not in "".join(streams[0])
    assert "planted" not in "".join(streams[1])
    return True


async def compare_once(house: SimpleNamespace, table: Table, viewer: int, rng: Random) -> None:
    """Plays on until two worlds can be compared."""
    while not await compare(house, table, viewer, rng):
        await play_on(house, table, 1, rng)


async def make_copy(
    house: SimpleNamespace, table: Table, table_id: str, causes: list[Cause]
) -> Table:
    """Another table like it at which that has happened."""
    copy = Table(table_id, table.game, table.options, table.secret, table.seats)
    house.tables.append(copy)
    house.server.house._shelf.put(copy)
    await house.server.house.store.insert_table(copy, None)
    for cause in causes:
        await house.server.house.store.append(copy, cause)
        copy.enter(cause)
    copy.undoer._known = table.undoer._known
    return copy


@pytest.mark.parametrize("name", NAMES)
async def test_whoever_looks_hears_the_same_of_two_worlds_that_look_the_same(
    house: SimpleNamespace, name: str
) -> None:
    game = load_game(name)
    compared = dict.fromkeys((WATCHER, *range(_count_seats(game))), 0)
    for seed in range(8):
        rng = Random(seed)
        table = await open_table(house, game, seed)
        depth = 0
        for wanted in DEPTHS:
            await play_on(house, table, wanted - depth, rng)
            depth = wanted
            viewer = min(compared, key=lambda v: (compared[v], v))
            if table.is_over:
                break
            compared[viewer] += await compare(house, table, viewer, rng)
        if sum(compared.values()) >= TWINS_A_GAME:
            break
    assert all(compared.values())
    assert sum(compared.values()) >= TWINS_A_GAME


async def test_a_view_that_leaks_is_found(
    house: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(NAMES[0])
    table = await open_table(house, game, 1)
    rng = Random(1)
    await play_on(house, table, 12, rng)
    whole = Game.show_with_insight

    def show_everything(self: Game[Any], g: Any, viewer: int) -> Any:
        view, insight = whole(self, g, viewer)
        return {**view, "leak": self.position(g)["state"]["key"]}, insight

    monkeypatch.setattr(Game, "show_with_insight", show_everything)
    with pytest.raises(AssertionError):
        await compare_once(house, table, 0, rng)


async def test_a_log_that_leaks_is_found(
    house: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game(NAMES[0])
    table = await open_table(house, game, 2)
    rng = Random(2)
    while not any(isinstance(v, Secret) for e in table.log for v in e.event.args.values()):
        await play_on(house, table, 1, rng)

    def show_everything(event: Event, _: object) -> Any:
        return Event(event.key, {name: _open(value) for name, value in event.args.items()})

    def _open(value: object) -> Any:
        return value.value if isinstance(value, Secret) else value

    monkeypatch.setattr(Event, "seen_by", show_everything)
    with pytest.raises(AssertionError):
        await compare_once(house, table, WATCHER, rng)
