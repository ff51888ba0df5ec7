"""What a page is told of a box: once, under a name, and nothing of it again in what follows."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from kabuto.games import NAMES, load_game
from kabuto.kernel import name_box
from kabuto.kernel.rules import tell_no_board

from .people import Opening, Somebody, open_house

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = next(name for name in NAMES if load_game(name).takes_box)
PLAIN = next(name for name in NAMES if load_game(name).rules.board is tell_no_board)
OURS = load_game(GAME).rules.box_tools
TEXT = OURS.export() if OURS else ""
"""Ours as a file of one's own: as long as any that somebody enters whole."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    data = tmp_path_factory.mktemp("boxes")
    async with open_house(data, box_files={GAME: TEXT}) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


async def open_table(person: Somebody, **wish: object) -> str:
    made = await person.post("", game=GAME, seats=[{"by": "me"}, {"by": "me"}], **wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


# --- the board ----------------------------------------------------------------------------------


async def test_the_board_is_told_once_under_a_name_for_ever(ann: Somebody) -> None:
    table = await open_table(ann)
    state = await ann.state(table)
    found = await ann.get(f"/{table}/board/{state['table']['board']}")
    assert found.status_code == 200
    assert "immutable" in found.headers["cache-control"]
    board = found.json()
    assert board["places"]
    assert {place["province"] for place in board["places"]} <= set(
        load_game(GAME).all_kinds["province"].labels
    )
    assert "map" not in state["views"][0]["insight"]
    frames = (await ann.get(f"/{table}/frames")).json()
    assert "map" not in frames[0]["views"][0]["insight"]


async def test_under_another_name_it_is_not_kept(ann: Somebody) -> None:
    """A page that was open while the server changed may ask for what it was called before."""
    table = await open_table(ann)
    found = await ann.get(f"/{table}/board/old")
    assert found.json()["places"]
    assert found.headers["cache-control"] == "no-store"


async def test_a_game_without_such_a_thing_says_so(ann: Somebody) -> None:
    table = await ann.open_table(*["me"] * load_game(PLAIN).seats.start, game=PLAIN)
    assert (await ann.state(table))["table"]["board"] == ""
    assert (await ann.get(f"/{table}/board/any")).json() is None


# --- how much is sent ---------------------------------------------------------------------------


async def test_a_state_with_a_box_of_ones_own_is_as_long_as_one_without(ann: Somebody) -> None:
    """All but for the names of box and view: 64 letters each."""
    sizes, replays = {}, {}
    for own in (False, True):
        table = await open_table(ann, box_file=own)
        state = await ann.get(f"/{table}")
        assert state.json()["table"]["box"] == (name_box(TEXT) if own else "")
        sizes[own] = len(state.content)
        replays[own] = len((await ann.get(f"/{table}/frames")).content)
    assert len(TEXT) > 20_000
    assert sizes[True] - sizes[False] < 400
    assert replays[True] - replays[False] < 400


async def test_the_text_is_in_nothing_that_is_sent(ann: Somebody) -> None:
    table = await open_table(ann, box_file=True)
    state = await ann.state(table)
    frames = (await ann.get(f"/{table}/frames")).json()
    for sent in (state, frames):
        assert "upgrade_cost" not in json.dumps(sent)
    assert state["views"][0]["view"]["options"]["data"] == name_box(TEXT)
