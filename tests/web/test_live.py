"""The live channel: whole states in order, shared bytes, and nobody who waits for a slow one."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from starlette.types import Message
from structlog.testing import capture_logs

from kabuto.table import NotAtTable, Table
from kabuto.web import live
from kabuto.web.describe import Viewer, describe_state
from kabuto.web.live import Channel, Connection
from kabuto.web.messages import StateMessage

from .people import Opening, Somebody, hear, hear_nothing, hear_until, make_move, meet, open_house

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    async with open_house(tmp_path_factory.mktemp("live")) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bob(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Bob") as somebody:
        yield somebody


async def open_for_two(ann: Somebody, bob: Somebody, **options: Any) -> str:
    table = await ann.open_table("me", "open", options=options)
    (invite,) = await ann.invitations(table)
    await bob.post(f"/{table}/join", invite=invite)
    return table


async def test_numbers_are_contiguous_and_hello_brings_the_whole_log(ann: Somebody) -> None:
    table = await ann.open_table("me", "me", options={"starting_hand": "random"})
    async with ann.live(table) as socket:
        state = await hear(socket)
        entries = list(state["log"])
        for number in range(2, 12):
            await socket.send(json.dumps(make_move(state)))
            state = await hear(socket)
            assert state["number"] == number
            assert [e["number"] for e in state["log"]] == [len(entries)]
            entries += state["log"]
        await socket.send('{"type":"hello"}')
        whole = await hear(socket)
        assert whole == state | {"number": 12, "log": entries}
        assert (await ann.state(table)) == whole | {"number": 0}


async def test_an_undo_takes_its_events_out_of_the_log(ann: Somebody) -> None:
    table = await ann.open_table("me", "me", options={"starting_hand": "random"})
    async with ann.live(table) as socket:
        first = await hear(socket)
        await socket.send(json.dumps(make_move(first)))
        moved = await hear(socket)
        assert [view["undo"] for view in moved["views"]] == [True, False]
        undo = {"type": "undo", "seat": "A", "version": moved["version"]}
        await socket.send(json.dumps({**undo, "key": "u"}))
        undone = await hear(socket)
        (entry,) = undone["log"]
        assert entry == {
            "number": moved["log"][0]["number"],
            "seat": "A",
            "key": "undone",
            "args": {"seat": "A"},
        }
        assert [v["view"] for v in undone["views"]] == [v["view"] for v in first["views"]]


async def test_nothing_is_sent_for_the_sealed_choice_of_another(
    house: Opening, ann: Somebody, bob: Somebody
) -> None:
    table = await open_for_two(ann, bob)
    async with ann.live(table) as mine, bob.live(table) as theirs, Somebody(house[0]) as eve:
        await meet(mine, "AB")
        state = await meet(theirs, "AB")
        for _ in range(4):
            await theirs.send(json.dumps(make_move(state)))
            state = await hear(theirs)
        await hear_nothing(mine)
        await theirs.send(json.dumps(make_move(state)))
        assert (await hear(mine))["waiting"] == ["A"]
        watched = await eve.state(table)
        assert watched["version"] == 2


async def test_two_tabs_of_one_person_come_to_the_same_seat(ann: Somebody, bob: Somebody) -> None:
    table = await open_for_two(ann, bob, starting_hand="random")
    async with ann.live(table) as left, ann.live(table) as right:
        first = await hear(right)
        await hear(left)
        await left.send(json.dumps(make_move(first)))
        states = [await hear_until(tab, lambda m: m["version"] == 2) for tab in (left, right)]
        assert states[0]["views"] == states[1]["views"]
        assert states[0]["views"][0]["seat"] == "A"


async def test_seats_fill_before_everybodys_eyes(
    house: Opening, ann: Somebody, bob: Somebody
) -> None:
    table = await ann.open_table("me", "open")
    (invite,) = await ann.invitations(table)
    async with ann.live(table) as host, bob.live(table) as guest:
        await hear(guest)
        await meet(host, "A", 1)
        await bob.post(f"/{table}/join", invite=invite)
        assert (await hear_until(host, lambda m: m["waiting"]))["waiting"] == ["A", "B"]
        seated = await hear_until(guest, lambda m: m["views"])
        assert [view["seat"] for view in seated["views"]] == ["B"]
        assert seated["table"]["watching"] == 0
        assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ann", "Bob"]


async def test_who_leaves_is_no_longer_present(ann: Somebody, bob: Somebody) -> None:
    table = await open_for_two(ann, bob)
    async with ann.live(table) as mine:
        async with bob.live(table) as theirs:
            await hear(theirs)
            await meet(mine, "AB")
        assert await meet(mine, "A") is None


async def test_ping_is_answered_and_a_repeated_key_too(ann: Somebody, bob: Somebody) -> None:
    table = await open_for_two(ann, bob, starting_hand="random")
    async with ann.live(table) as socket:
        first = await hear(socket)
        await socket.send('{"type":"ping"}')
        assert await hear(socket) == {"type": "pong"}
        move = json.dumps(make_move(first))
        await socket.send(move)
        second = await hear(socket)
        await socket.send(move)
        assert await hear(socket) == second | {"number": 3, "log": []}


async def test_watchers_share_what_is_encoded(
    house: Opening, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (house[1]).house.get(await ann.open_table("me", "me"))
    made = []
    describe = describe_state

    def count(*args: Any, **kwargs: Any) -> StateMessage:
        made.append(args)
        return describe(*args, **kwargs)

    monkeypatch.setattr(live, "describe_state", count)
    channel, sent = Channel(table), []

    async def take(message: Message) -> None:
        sent.append(message["text"])

    people = [None, *(f"watcher {n}" for n in range(49))]
    channel.connections |= {Connection(channel, take, person) for person in people}
    channel.change(0)
    assert (len(made), len(sent), len(set(sent))) == (1, 50, 1)
    channel.change(len(table.log))
    assert (len(made), len(sent)) == (2, 50)


async def refuse(*_: object) -> bool:
    raise NotAtTable


OPEN = {"starting_hand": "random"}
"""Nothing is chosen in secret."""


async def say_nothing() -> Message:
    await asyncio.sleep(60)
    return {}


async def take_nothing(_: object) -> None:
    await asyncio.sleep(60)


async def take_all(_: object) -> None:
    pass


async def test_who_asks_much_and_reads_nothing_is_dropped(house: Opening, ann: Somebody) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me"))

    async def ask() -> Message:
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type":"ping"}'}

    async with asyncio.timeout(10):
        await asyncio.create_task(house[1].hub.serve(ask, take_nothing, table, None, refuse))
    assert table.id not in house[1].hub.channels


async def test_who_takes_nothing_is_dropped_and_holds_up_nobody(
    house: Opening, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me", options=OPEN))

    deaf = asyncio.create_task(house[1].hub.serve(say_nothing, take_nothing, table, None, refuse))
    async with ann.live(table.id) as socket:
        state = await meet(socket, "AB", 1)
        monkeypatch.setattr(live, "SEND_PATIENCE", 0.1)
        await asyncio.sleep(0.2)
        await socket.send(json.dumps(make_move(state)))
        await deaf
        alone = await meet(socket, "AB")
        assert alone["version"] == state["version"] + 1


async def test_a_state_that_cannot_be_described_harms_nobody_else(
    house: Opening, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me", options=OPEN))
    describe = describe_state

    def stumble(table: Table, viewer: Viewer, *args: Any, **kwargs: Any) -> StateMessage:
        if not viewer.seats:
            raise ZeroDivisionError
        return describe(table, viewer, *args, **kwargs)

    watcher = asyncio.create_task(house[1].hub.serve(say_nothing, take_all, table, None, refuse))
    async with ann.live(table.id) as socket:
        state = await meet(socket, "AB", 1)
        monkeypatch.setattr(live, "describe_state", stumble)
        with capture_logs() as lines:
            await socket.send(json.dumps(make_move(state)))
            await hear_until(socket, lambda m: m["version"] == state["version"] + 1)
        assert [line["event"] for line in lines] == ["push-failed"]
        monkeypatch.undo()
    watcher.cancel()


async def test_a_game_against_a_bot_to_its_end(ann: Somebody) -> None:
    table = await ann.open_table("me", "greedy", options={"starting_hand": "random"})
    over = await play_to_the_end(ann, table)
    assert over["table"]["secret"] is not None
    assert over["outcome"]["winners"]
    frames = await ann.get(f"/{table}/frames")
    assert frames.headers["content-encoding"] == "gzip"
    assert int(frames.headers["content-length"]) < 40_000
    shown = frames.json()
    assert [frame["number"] for frame in shown] == list(range(len(shown)))
    assert shown[-1]["views"] == [
        {name: view[name] for name in ("seat", "view", "insight")} for view in over["views"]
    ]
    told = [event for frame in shown for event in frame["events"]]
    assert told == (await ann.state(table))["log"]
    record = await ann.get(f"/{table}/record")
    assert record.json()["winners"] == over["outcome"]["winners"]
    assert "attachment" in record.headers["content-disposition"]


async def play_to_the_end(person: Somebody, table: str) -> Any:
    async with person.live(table) as socket:
        while True:
            state = await hear(socket)
            if state["outcome"]:
                return state
            if any(view["decision"] for view in state["views"]):
                await socket.send(json.dumps(make_move(state, lambda moves: moves[-1])))
