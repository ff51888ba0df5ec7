"""How much a stranger may ask for: over each bound comes a refusal in words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from kabuto.web.limits import Limits, UnknownLimit, read_limits
from kabuto.web.meter import Meter, Places, TooFast, TooMany, network_of

from .people import GENEROUS, Somebody, fresh_key, hear, hear_until, make_move, open_house

DOCS = Path(__file__).parents[2] / "docs" / "run-it.md"


def bounded(**limits: int) -> Limits:
    return structs.replace(GENEROUS, **limits)


def refusal_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["refused"]["key"]


# --- the table ----------------------------------------------------------------------------------


def test_the_bounds_are_those_of_the_guide() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    told = {name: int(number.replace(",", "")) for name, number in rows}
    assert told == structs.asdict(Limits())


def test_each_bound_can_be_changed_by_option_and_environment() -> None:
    environment = {"KABUTO_SOCKETS_OF_A_PERSON": "7", "KABUTO_HEADERS": "9", "HEADERS": "1"}
    found = read_limits(["headers=50"], environment)
    assert found == structs.replace(Limits(), sockets_of_a_person=7, headers=50)


@pytest.mark.parametrize(
    "given", ["headers", "headers=", "headers=x", "headers=0", "headers=1.5", "head=3", "=3", ""]
)
def test_what_is_no_bound_is_refused(given: str) -> None:
    with pytest.raises(UnknownLimit) as caught:
        read_limits([given], {})
    assert caught.value.args_by_name["possible"]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_places_are_given_back() -> None:
    places = Places("sockets-of-a-person")
    with places.held("a", 1):
        with pytest.raises(TooMany):
            places.take("a", 1)
        places.take("b", 1)
    places.leave("b")
    assert not len(places)
    with places.held("a", 1):
        assert places["a"] == 1


def test_a_burst_is_let_through_and_then_the_pace_counts() -> None:
    meter = Meter(bounded(requests_a_second=10, requests_at_once=20))
    for _ in range(20):
        meter.count_request("192.0.2.1")
    with pytest.raises(TooFast) as caught:
        meter.count_request("192.0.2.1")
    assert caught.value.args_by_name["seconds"] in (1, 2)
    meter.count_request("192.0.2.2")


# --- over HTTP ----------------------------------------------------------------------------------


async def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    limits = bounded(requests_a_second=1, requests_at_once=3)
    async with open_house(tmp_path, limits=limits) as (host, _), Somebody(host) as ann:
        answers = [await ann.http.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers[:3]] == [200, 200, 200]
        last = next(answer for answer in answers if answer.status_code != 200)
        assert refusal_of(last) == (429, "refused-too-fast")
        assert int(last.headers["retry-after"]) >= 1
        assert last.headers["x-content-type-options"] == "nosniff"
        assert (await ann.http.get("/assets/none.js")).status_code == 404


async def test_tables_a_minute_have_a_bound(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=bounded(tables_a_minute=2)) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bea") as bea,
    ):
        wanted = {"game": "samurai", "seats": [{"by": "me"}, {"by": "open"}]}
        answers = [await ann.post("", **wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert refusal_of(answers[2]) == (429, "refused-too-fast")
        assert (await bea.post("", **wanted)).status_code == 201


async def test_one_address_with_many_cookies_has_a_bound_too(tmp_path: Path) -> None:
    limits = bounded(tables_a_minute=2, tables_a_minute_of_an_address=3)
    wanted = {"game": "samurai", "seats": [{"by": "me"}, {"by": "open"}]}
    codes = []
    async with open_house(tmp_path, limits=limits) as (host, _):
        for name in ("Ann", "Bea", "Cem", "Dov"):
            async with Somebody(host, name) as somebody:
                codes.append((await somebody.post("", **wanted)).status_code)
    assert codes == [201, 201, 201, 429]


async def test_unfinished_tables_of_a_person_have_a_bound(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=bounded(tables_of_a_person=2)) as (host, _),
        Somebody(host, "Ann") as ann,
    ):
        await ann.open_table("me", "open")
        await ann.open_table("me", "me")
        wanted = {"game": "samurai", "seats": [{"by": "me"}, {"by": "open"}]}
        answer = await ann.post("", **wanted)
        assert refusal_of(answer) == (429, "refused-too-many")
        assert answer.json()["refused"]["args"] == {"what": "tables-of-a-person", "most": 2}


async def test_a_body_has_a_bound(tmp_path: Path) -> None:
    async with open_house(tmp_path) as (host, _), Somebody(host) as ann:
        answer = await ann.http.post("/api/me", content=b" " * 20_000)
        assert refusal_of(answer) == (413, "refused-too-large")


@pytest.mark.parametrize(
    "body",
    [b'{"a":' * 3000, b"[" * 8000, b"\xff", b"\xef\xbb\xbf", b"\x00", b'"\\ud800"', b"1" * 9000],
    ids=["nested objects", "nested lists", "no text", "a mark alone", "zero", "half", "number"],
)
async def test_whatever_arrives_is_answered_by_the_protocol(tmp_path: Path, body: bytes) -> None:
    async with open_house(tmp_path) as (host, _), Somebody(host, "Ann") as ann:
        table = await ann.open_table("me", "open")
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}/move"):
            answer = await ann.http.post(path, content=body)
            assert refusal_of(answer) == (400, "refused-message")


async def test_a_byte_order_mark_is_no_hindrance(tmp_path: Path) -> None:
    async with open_house(tmp_path) as (host, _), Somebody(host) as ann:
        answer = await ann.http.post("/api/me", content=b'\xef\xbb\xbf{"name":"Ann"}')
        assert answer.json() == {"name": "Ann"}


# --- over the socket ----------------------------------------------------------------------------


async def test_nesting_without_end_is_refused_on_the_socket(tmp_path: Path) -> None:
    async with open_house(tmp_path) as (host, _), Somebody(host, "Ann") as ann:
        table = await ann.open_table("me", "me")
        async with ann.live(table) as socket:
            await hear(socket)
            await socket.send('{"type":' + "[" * 4000)
            assert (await hear(socket))["key"] == "refused-message"


@pytest.mark.parametrize(
    ("limits", "what"),
    [
        ({"sockets_of_a_person": 2}, "sockets-of-a-person"),
        ({"sockets_of_an_address": 2}, "sockets-of-an-address"),
        ({"sockets_of_a_table": 2}, "sockets-of-a-table"),
    ],
)
async def test_sockets_have_a_bound(tmp_path: Path, limits: dict[str, int], what: str) -> None:
    async with (
        open_house(tmp_path, limits=bounded(**limits)) as (host, _),
        Somebody(host, "Ann") as ann,
    ):
        table = await ann.open_table("me", "me")
        async with ann.live(table) as first, ann.live(table) as second:
            await hear(first)
            await hear(second)
            async with ann.live(table) as third:
                refused = await hear(third)
                assert (refused["key"], refused["args"]["what"]) == ("refused-too-many", what)
                await third.wait_closed()
                assert third.close_code == 4429
        async with ann.live(table) as again:
            assert (await hear(again))["type"] == "state"


async def test_messages_have_a_pace(tmp_path: Path) -> None:
    limits = bounded(messages_a_second=1, messages_at_once=5)
    async with open_house(tmp_path, limits=limits) as (host, _), Somebody(host, "Ann") as ann:
        table = await ann.open_table("me", "me")
        async with ann.live(table) as socket, ann.live(table) as other:
            await hear(socket)
            await hear(other)
            for _ in range(8):
                await socket.send('{"type":"ping"}')
            refused = await hear_until(socket, lambda m: m["type"] == "refused")
            assert refused["key"] == "refused-too-fast"
            await other.send('{"type":"ping"}')
            assert (await hear_until(other, lambda m: m["type"] == "pong")) == {"type": "pong"}


# --- one decision -------------------------------------------------------------------------------


async def test_one_decision_can_be_taken_back_only_so_often(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=bounded(undos_of_a_decision=3)) as (host, _),
        Somebody(host, "Ann") as ann,
    ):
        table = await ann.open_table("me", "me")
        for _ in range(3):
            assert (await play_once(ann, table)).status_code == 200
            assert (await take_back(ann, table)).status_code == 200
        assert (await play_once(ann, table)).status_code == 200
        assert refusal_of(await take_back(ann, table)) == (409, "refused-undo-often")


async def test_one_sealed_choice_too(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, limits=bounded(undos_of_a_decision=2)) as (host, _),
        Somebody(host, "Ann") as ann,
    ):
        table = await ann.open_table("me", "me", options={"starting_hand": "choose"})
        for _ in range(2):
            assert (await play_once(ann, table)).status_code == 200
            assert (await take_back(ann, table)).status_code == 200
        assert (await play_once(ann, table)).status_code == 200
        assert refusal_of(await take_back(ann, table)) == (409, "refused-undo-often")


async def play_once(ann: Somebody, table: str) -> Any:
    state = await ann.state(table)
    move = make_move(state, lambda moves: next((m for m in moves if m != "end"), moves[0]))
    return await ann.post(f"/{table}/move", **{k: v for k, v in move.items() if k != "type"})


async def take_back(ann: Somebody, table: str) -> Any:
    await asyncio.sleep(0)
    return await ann.post(f"/{table}/undo", seat="A", key=fresh_key())
