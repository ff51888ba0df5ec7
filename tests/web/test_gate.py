"""Attacks on the gate, over HTTP and the socket: each is refused and changes nothing."""

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
import pytest_asyncio

from kabuto.web.limits import Limits

from .people import (
    Opening,
    Somebody,
    fresh_key,
    hear,
    hear_until,
    make_move,
    open_house,
    refusal_of,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    async with open_house(tmp_path_factory.mktemp("gate")) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bob(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Bob") as somebody:
        yield somebody


@pytest_asyncio.fixture(loop_scope="module")
async def table(ann: Somebody, bob: Somebody) -> str:
    """Ann in seat A, Bob in seat B; the drafting of figures has begun."""
    table = await ann.open_table("me", "open", options={"starting_hand": "random"})
    (invite,) = await ann.invitations(table)
    await bob.post(f"/{table}/join", invite=invite)
    return table


async def play(person: Somebody, table: str, **changes: Any) -> httpx.Response:
    message = make_move(await person.state(table), **changes)
    del message["type"]
    return await person.post(f"/{table}/move", **message)


async def assert_unchanged(house: Opening, table: str, before: int) -> None:
    server = house[1]
    found = await server.house.get(table)
    stored = await server.house.store.load(table)
    assert found.history.count == stored.history.count == before


@pytest.mark.parametrize(
    ("changes", "status", "key"),
    [
        ({"seat": "B"}, 403, "refused-not-your-seat"),
        ({"seat": "H"}, 403, "refused-not-your-seat"),
        ({"seat": "?"}, 403, "refused-not-your-seat"),
        ({"decision": "A999"}, 409, "refused-stale"),
        ({"decision": ""}, 409, "refused-stale"),
        ({"move": "put helmet nowhere"}, 400, "refused-unreadable"),
        ({"move": "end"}, 409, "refused-not-asked"),
        ({"move": 7}, 400, "refused-message"),
        ({"seat": None}, 400, "refused-message"),
        ({"key": ""}, 400, "refused-message"),
        ({"key": "x" * 65}, 400, "refused-message"),
        ({"key": ["x"]}, 400, "refused-message"),
    ],
)
async def test_a_move_that_is_wrong_in_one_thing_is_refused(
    house: Opening, ann: Somebody, table: str, changes: dict[str, Any], status: int, key: str
) -> None:
    answer = await play(ann, table, **changes)
    assert (answer.status_code, refusal_of(answer)) == (status, key)
    await assert_unchanged(house, table, 1)


async def test_nobody_moves_for_another(
    house: Opening, ann: Somebody, bob: Somebody, table: str
) -> None:
    state = await ann.state(table)
    message = make_move(state)
    del message["type"]
    answer = await bob.post(f"/{table}/move", **message)
    assert (answer.status_code, refusal_of(answer)) == (403, "refused-not-your-seat")
    await assert_unchanged(house, table, 1)


async def test_a_seat_that_is_not_asked_is_refused(
    house: Opening, ann: Somebody, bob: Somebody, table: str
) -> None:
    move = make_move(await ann.state(table))["move"]
    answer = await bob.post(f"/{table}/move", seat="B", move=move, decision="B0", key=fresh_key())
    assert (answer.status_code, refusal_of(answer)) == (409, "refused-not-your-decision")
    await assert_unchanged(house, table, 1)


async def test_the_same_key_twice_is_one_move(house: Opening, ann: Somebody, table: str) -> None:
    first = await play(ann, table, key="once")
    again = await ann.post(
        f"/{table}/move", seat="A", move="put helmet edo", decision="gone", key="once"
    )
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["version"] == first.json()["version"]
    await assert_unchanged(house, table, 2)


async def test_a_watcher_cannot_act(house: Opening, table: str) -> None:
    async with Somebody(house[0], "Eve") as eve:
        state = await eve.state(table)
        assert [view["seat"] for view in state["views"]] == [None]
        assert [(v["decision"], v["moves"], v["undo"]) for v in state["views"]] == [
            (None, [], False)
        ]
        answer = await eve.post(f"/{table}/undo", seat="A", key=fresh_key())
        assert refusal_of(answer) == "refused-not-your-seat"
    await assert_unchanged(house, table, 1)


async def test_who_has_no_cookie_watches_but_does_nothing(
    house: Opening, ann: Somebody, table: str
) -> None:
    message = make_move(await ann.state(table))
    async with Somebody(house[0]) as nobody:
        assert (await nobody.get(f"/{table}")).status_code == 200
        for path in (f"/{table}/move", f"/{table}/undo", f"/{table}/join", f"/{table}/again", ""):
            answer = await nobody.post(path, **message)
            assert refusal_of(answer) == "refused-person-unknown"
    await assert_unchanged(house, table, 1)


@pytest.mark.parametrize(
    "forge", [lambda c: c[:-2] + "xx", lambda c: "WyJhIiwiQSJd.AAAA", lambda c: "="]
)
async def test_a_forged_cookie_is_nobody(
    house: Opening, ann: Somebody, table: str, forge: Callable[[str], str]
) -> None:
    async with Somebody(house[0]) as mallory:
        mallory.http.cookies.set("kabuto", forge(ann.http.cookies["kabuto"]))
        assert [v["seat"] for v in (await mallory.state(table))["views"]] == [None]
        answer = await mallory.post(f"/{table}/undo", seat="A", key=fresh_key())
        assert refusal_of(answer) == "refused-person-unknown"


async def test_an_invitation_admits_one_person(
    house: Opening, ann: Somebody, bob: Somebody
) -> None:
    table = await ann.open_table("me", "open")
    (invite,) = await ann.invitations(table)
    async with Somebody(house[0], "Eve") as eve:
        assert refusal_of(await eve.post(f"/{table}/join", invite="guess")) == "refused-invitation"
        assert await eve.invitations(table) == [None]
        assert (await bob.post(f"/{table}/join", invite=invite)).status_code == 200
        assert (await bob.post(f"/{table}/join", invite=invite)).status_code == 200
        late = await eve.post(f"/{table}/join", invite=invite)
        assert (late.status_code, refusal_of(late)) == (403, "refused-invitation-used")
    assert [s["name"] for s in (await ann.state(table))["table"]["seats"]] == ["Ann", "Bob"]


async def test_nothing_is_played_while_a_seat_is_open(house: Opening, ann: Somebody) -> None:
    table = await ann.open_table("me", "open")
    state = await ann.state(table)
    assert (state["views"], state["waiting"], state["table"]["status"]) == ([], [], "open")
    answer = await ann.post(f"/{table}/move", seat="A", move="end", decision="A0", key="k")
    assert (answer.status_code, refusal_of(answer)) == (409, "refused-not-playing")


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"by": "me"}, {"by": "open"}]}, "refused-game-unknown"),
        ({"game": "samurai", "seats": [{"by": "me"}]}, "refused-seats"),
        ({"game": "samurai", "seats": [{"by": "me"}] * 9}, "refused-seats"),
        ({"game": "samurai", "seats": [{"by": "open"}] * 2}, "refused-no-seat-for-you"),
        ({"game": "samurai", "seats": [{"by": "me"}, {"by": "god"}]}, "refused-message"),
        (
            {"game": "samurai", "seats": [{"by": "me"}, {"by": "bot", "bot": "hal"}]},
            "refused-bot-unknown",
        ),
        (
            {"game": "samurai", "seats": [{"by": "me"}] * 2, "options": {"fog": True}},
            "refused-option-unknown",
        ),
        (
            {"game": "samurai", "seats": [{"by": "me"}] * 2, "options": {"captured_open": "yes"}},
            "refused-option-value",
        ),
        (
            {"game": "samurai", "seats": [{"by": "me"}] * 2, "options": {"captured_open": [1]}},
            "refused-message",
        ),
        ([], "refused-message"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(ann: Somebody, body: object, key: str) -> None:
    before = (await ann.get("")).json()
    answer = await ann.http.post("/api/tables", json=body)
    assert (answer.status_code, refusal_of(answer)) == (400, key)
    assert (await ann.get("")).json() == before


async def test_other_origins_are_turned_away(house: Opening, ann: Somebody, table: str) -> None:
    foreign = {"Origin": "https://example.org"}
    answer = await ann.http.post(f"/api/tables/{table}/undo", json={}, headers=foreign)
    assert (answer.status_code, refusal_of(answer)) == (403, "refused-origin")
    with pytest.raises(Exception, match="403"):
        async with ann.live(table, **foreign):
            pass
    async with ann.live(table, Origin=f"http://{house[0]}") as own:
        assert (await hear(own))["type"] == "state"


async def test_an_oversized_body_is_refused(ann: Somebody, table: str) -> None:
    answer = await ann.post(f"/{table}/move", seat="A", move="x" * 20_000, decision="A0", key="k")
    assert (answer.status_code, refusal_of(answer)) == (413, "refused-too-large")


async def test_an_unknown_table_is_refused(ann: Somebody) -> None:
    for path in ("/nowhere", "/nowhere/frames", "/nowhere/record", "/%00"):
        answer = await ann.get(path)
        assert (answer.status_code, refusal_of(answer)) == (404, "refused-table-unknown")
    with pytest.raises(Exception, match="403"):
        async with ann.live("nowhere"):
            pass


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "[]",
        "null",
        '"move"',
        '{"type":"move"}',
        '{"type":"dance"}',
        '{"type":"move","seat":"A","move":"end","decision":1,"key":"k"}',
        '{"type":"undo","seat":{},"key":"k"}',
        "{" * 2000,
        '{"type":"\\ud800"}',
        "x" * (Limits().message_letters + 1),
        b"\x00\xff",
    ],
)
async def test_garbage_on_the_socket_is_refused_and_a_state_follows(
    house: Opening, ann: Somebody, table: str, garbage: str | bytes
) -> None:
    async with ann.live(table) as socket:
        first = await hear(socket)
        await socket.send(garbage)
        refused = await hear(socket)
        assert (refused["type"], refused["key"]) == ("refused", "refused-message")
        state = await hear(socket)
        assert state == first | {"number": 2, "log": []}
    await assert_unchanged(house, table, 1)


async def test_a_refused_move_on_the_socket_names_its_key(
    house: Opening, ann: Somebody, table: str
) -> None:
    async with ann.live(table) as socket:
        first = await hear(socket)
        await socket.send(json.dumps(make_move(first, decision="A77", key="late")))
        refused = await hear(socket)
        assert refused == {"type": "refused", "key": "refused-stale", "args": {}, "re": "late"}
        assert (await hear(socket))["version"] == first["version"]
    await assert_unchanged(house, table, 1)


async def test_a_decision_that_has_passed_is_stale_in_the_other_tab(
    house: Opening, ann: Somebody, table: str
) -> None:
    async with ann.live(table) as left, ann.live(table) as right:
        await hear(left)
        old = await hear(right)
        await left.send(json.dumps(make_move(old)))
        now = await hear_until(right, lambda m: m["version"] == 2)
        await right.send(json.dumps(make_move(old)))
        assert (await hear(right))["key"] == "refused-not-your-decision"
        assert [v["seat"] for v in now["views"]] == ["A"]
    await assert_unchanged(house, table, 2)
