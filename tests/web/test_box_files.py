"""A host's box_file tables: whoever opens a table may choose them, and nobody else's."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from kabuto.games import NAMES, load_game

from .people import Opening, Somebody, open_house

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "empires"
TEXT = "[setup]\nstart_food = 5\n"
SEATS = [{"by": "me"}, {"by": "bot", "bot": "random"}]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    data = tmp_path_factory.mktemp("box_files")
    async with open_house(data, box_files={GAME: TEXT}) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


async def create(person: Somebody, **wish: Any) -> tuple[int, Any]:
    answer = await person.http.post("/api/tables", json={"game": GAME, "seats": SEATS, **wish})
    return answer.status_code, answer.json()


async def test_the_lobby_learns_for_which_games_there_is_a_box_file(ann: Somebody) -> None:
    games = (await ann.http.get("/api/games")).json()
    assert [game["name"] for game in games if game["box_file"]] == [GAME]
    offered = [option["name"] for game in games for option in game["options"]]
    assert "data" not in offered


@pytest.mark.parametrize("box_file", [True, False])
async def test_a_table_is_played_with_the_box_that_was_chosen(
    house: Opening, ann: Somebody, box_file: bool
) -> None:
    status, made = await create(ann, box_file=box_file)
    assert status == 201
    state = (await ann.http.get(f"/api/tables/{made['table']}")).json()
    assert state["table"]["box_file"] is box_file
    assert "data" not in state["table"]["options"]
    assert state["views"][0]["view"]["food"][0] == (5 if box_file else 2)
    table = await house[1].house.get(made["table"])
    assert table.options.data == (TEXT if box_file else "")


async def test_nobody_but_the_host_can_correct_a_table(ann: Somebody) -> None:
    status, said = await create(ann, options={"data": "[setup]\nstart_food = 9\n"})
    assert (status, said["refused"]["key"]) == (400, "refused-option-unknown")


async def test_a_box_file_that_the_host_does_not_have_are_refused(ann: Somebody) -> None:
    other = next(name for name in NAMES if name != GAME)
    seats = SEATS + SEATS[1:] * (load_game(other).seats.start - 2)
    answer = await ann.http.post(
        "/api/tables", json={"game": other, "seats": seats, "box_file": True}
    )
    assert answer.status_code == 400
    assert answer.json()["refused"] == {"key": "refused-box-unknown", "args": {"game": other}}


async def test_the_box_stays_when_the_same_people_play_again(
    house: Opening, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the host has taken them away meanwhile: they are part of the table."""
    _, made = await create(ann, box_file=True)
    server = house[1].house
    table = await server.get(made["table"])
    table.history.over = True
    monkeypatch.setattr(server, "box_files", {})
    again = await ann.post(f"/{made['table']}/again")
    assert (await server.get(again.json()["table"])).options.data == TEXT
