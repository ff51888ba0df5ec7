"""Nothing about a hand can be learnt from whether, when or how fast an answer comes."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
import pytest

from kabuto.table import House, Table, house
from kabuto.web.describe import Presence, describe_state, find_viewer
from tests.table.attacks import PARRY, PAUSE, TARGET, attack, choose, open_table
from tests.table.clocks import SlowClock
from tests.table.requests import ask

from .people import Somebody, hear, hear_nothing, hear_until, meet, open_house, refusal_of

Stream: TypeAlias = list[tuple[float, str, bytes]]

OTHERS = ("nobody", "pB", "pC")
OFFERED = ["suffer-one", "parry-always", "pass-always"]


async def record_stream(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    holds_parry: bool,
    target: Literal["me", "bot"] = "me",
    auto_answers: Sequence[str] = (),
    thinks: float = 0,
    is_played: bool = False,
    by_hand_at: float | None = None,
) -> Stream:
    """All that reaches a watcher, the attacker and another seat, each with its time."""
    clock = SlowClock()
    monkeypatch.setattr(house, "token_urlsafe", lambda _: "the-table")
    started, stream = clock.now(), []

    def listen(table: Table, new: int) -> None:
        for person in OTHERS:
            viewer = find_viewer(table, person)
            state = describe_state(table, viewer, Presence(), log_from=new)
            stream.append((clock.now() - started, person, msgspec.json.encode(state)))

    found = House(folder, bot_pause=PAUSE, clock=clock, on_change=listen)
    clock.houses.append(found)
    await found.start()
    table = await open_table(found, monkeypatch, target=target, holds_parry=holds_parry)
    stream.clear()

    async def think(*_: object) -> str:
        await clock.sleep(thinks)
        return "pass"

    monkeypatch.setattr(found.bots, "choose", think)
    if auto_answers:
        await choose(found, table, *auto_answers)
    await attack(found, table)
    if by_hand_at is not None:
        await clock.pass_on(by_hand_at)
        own = ask(table, TARGET, "pass")
        answered = asyncio.ensure_future(found.move(table, own))
    await clock.pass_on(4 * PAUSE)
    assert by_hand_at is None or await answered
    assert (PARRY in table.state.hand[TARGET]) == (holds_parry and not is_played)
    await found.stop()
    return stream


def times(stream: Stream) -> list[float]:
    return sorted({at for at, _, _ in stream})


@pytest.mark.parametrize(
    ("with_parry", "without"),
    [
        ({"auto_answers": ["suffer-one"]}, {"auto_answers": ["suffer-one"]}),
        ({"auto_answers": ["suffer-one"]}, {"auto_answers": ["parry-always"]}),
        ({"auto_answers": ["pass-always"]}, {"auto_answers": ["parry-always"]}),
        (
            {"auto_answers": ["suffer-one", "pass-alone"]},
            {"auto_answers": ["parry-always", "pass-alone"]},
        ),
        ({"auto_answers": ["pass-alone"], "by_hand_at": 0.75}, {"auto_answers": ["pass-alone"]}),
        (
            {"auto_answers": ["parry-always", "pass-alone"], "by_hand_at": PAUSE - 0.25},
            {"auto_answers": ["parry-always", "pass-alone"]},
        ),
        ({"target": "bot", "thinks": 1.5}, {"target": "bot", "thinks": 0.25}),
    ],
)
async def test_two_hands_make_the_same_stream(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    with_parry: dict[str, Any],
    without: dict[str, Any],
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = await record_stream(tmp_path / "a", monkeypatch, holds_parry=True, **with_parry)
    two = await record_stream(tmp_path / "b", monkeypatch, holds_parry=False, **without)
    assert times(one) == [0.0, PAUSE]
    assert one == two


async def test_who_thinks_longer_than_the_pause_answers_on_the_next_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = await record_stream(
        tmp_path, monkeypatch, holds_parry=True, target="bot", thinks=PAUSE + 0.5
    )
    assert times(stream) == [0.0, 2 * PAUSE]


async def test_a_parry_comes_no_sooner_than_a_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    auto_answers = ["parry-always", "pass-alone"]
    found = []
    for holds_parry in (True, False):
        folder = tmp_path / str(holds_parry)
        folder.mkdir()
        stream = await record_stream(
            folder,
            monkeypatch,
            holds_parry=holds_parry,
            auto_answers=auto_answers,
            is_played=holds_parry,
        )
        found.append(stream)
    assert times(found[0]) == times(found[1]) == [0.0, PAUSE]
    assert found[0] != found[1]


# --- over the wire ------------------------------------------------------------------------------


async def seat_two(ann: Somebody, bob: Somebody) -> str:
    table = await ann.open_table("me", "open", "random", game="sword")
    (invite,) = await ann.invitations(table)
    await bob.post(f"/{table}/join", invite=invite)
    return table


def auto_answers_of(state: dict[str, Any]) -> list[Any]:
    return [view["auto_answers"] for view in state["views"]]


async def test_a_wish_reaches_every_window_of_its_person_and_nobody_else(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, bot_pause=60) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bob") as bob,
        Somebody(host) as eve,
    ):
        table = await seat_two(ann, bob)
        async with (
            ann.live(table) as first,
            ann.live(table) as second,
            bob.live(table) as theirs,
            eve.live(table) as watching,
        ):
            everybody = (first, second, theirs, watching)
            for socket in everybody:
                await meet(socket, "AB", 1)
            before = [await ann.state(table), await bob.state(table), await eve.state(table)]
            answer = await ann.post(
                f"/{table}/auto-answers", seat="A", answers=["parry-always"], key="k"
            )
            assert answer.status_code == 200
            for socket in (first, second):
                state = await hear(socket)
                assert auto_answers_of(state) == [
                    {"offered": OFFERED, "chosen": ["parry-always"]},
                ]
                assert (state["version"], state["log"]) == (before[0]["version"], [])
            await hear_nothing(theirs)
            await hear_nothing(watching, 0.05)
            assert [await bob.state(table), await eve.state(table)] == before[1:]
            assert auto_answers_of(before[1]) == [{"offered": OFFERED, "chosen": []}]
            assert auto_answers_of(before[2]) == [None]


async def test_a_wish_over_the_socket_and_what_is_refused(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, bot_pause=60) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bob") as bob,
        Somebody(host, "Eve") as eve,
    ):
        table = await seat_two(ann, bob)
        wish = {"type": "auto-answers", "seat": "A", "answers": ["suffer-one"], "key": "k"}
        async with ann.live(table) as mine:
            await hear(mine)
            await mine.send(msgspec.json.encode(wish).decode())
            await hear_until(mine, lambda s: auto_answers_of(s)[0]["chosen"] == ["suffer-one"])
        for person, changes, status, key in (
            (bob, {}, 403, "refused-not-your-seat"),
            (eve, {}, 403, "refused-not-your-seat"),
            (ann, {"seat": "B"}, 403, "refused-not-your-seat"),
            (ann, {"answers": ["never"]}, 400, "refused-auto-answer-unknown"),
            (ann, {"answers": "suffer-one"}, 400, "refused-message"),
            (ann, {"answers": ["suffer-one"] * 33}, 400, "refused-message"),
        ):
            answer = await person.post(f"/{table}/auto-answers", **(wish | {"key": "l"} | changes))
            assert (answer.status_code, refusal_of(answer)) == (status, key)
        assert auto_answers_of(await ann.state(table)) == [
            {"offered": OFFERED, "chosen": ["suffer-one"]}
        ]


async def test_the_name_that_they_had_at_first_still_works(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path, bot_pause=60) as (host, _),
        Somebody(host, "Ann") as ann,
        Somebody(host, "Bob") as bob,
    ):
        table = await seat_two(ann, bob)
        await ann.post(f"/{table}/standing", seat="A", answers=["suffer-one"], key="1")
        assert auto_answers_of(await ann.state(table))[0]["chosen"] == ["suffer-one"]
        async with ann.live(table) as mine:
            await hear(mine)
            await mine.send('{"type":"standing","seat":"A","answers":["pass-always"],"key":"2"}')
            await hear_until(mine, lambda s: auto_answers_of(s)[0]["chosen"] == ["pass-always"])


async def test_the_list_of_games_says_what_is_offered(tmp_path: Path) -> None:
    async with open_house(tmp_path) as (host, _), Somebody(host) as anybody:
        games = (await anybody.http.get("/api/games")).json()
    offered = {game["name"]: game["auto_answers"] for game in games}
    assert (offered["sword"], offered["samurai"]) == (OFFERED, [])
