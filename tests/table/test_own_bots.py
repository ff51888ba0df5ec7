"""Bots named as `module:function`: those that the host lets in, and no other."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from kabuto.kernel import ImpossibleOption
from kabuto.table import House, Person, Table, Wish

from .own_bots import play_last

ANN = Person("ann", "Ann")
OWN = f"{play_last.__module__}:{play_last.__name__}"
SCATTER: dict[str, object] = {"starting_hand": "random", "figure_placement": "random"}
PATIENCE = 90

Enter = Callable[..., House]


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Enter]:
    houses: list[House] = []

    def enter(bots: tuple[str, ...], bot_pause: float = 0) -> House:
        houses.append(House(tmp_path, bot_pause=bot_pause, bots=bots))
        return houses[-1]

    yield enter
    for house in houses:
        await house.stop()


async def open_table(house: House, bot: str) -> Table:
    await house.start()
    return await house.create(ANN, "samurai", SCATTER, [Wish("bot", bot), Wish("me")])


async def wait_for_a_move(table: Table) -> str | None:
    async with asyncio.timeout(PATIENCE):
        while table.history.count < 2:  # noqa: ASYNC110  (nothing tells of it)
            await asyncio.sleep(0.005)
    return table.history.line[1].move


async def test_a_bot_that_the_host_lets_in_plays(opened: Enter) -> None:
    house = opened((OWN,))
    table = await open_table(house, OWN)
    last = table.game.offer(table.states.after(0), 0)[-1].text
    assert await wait_for_a_move(table) == last
    assert house.list_bots("samurai") == ["random", "greedy", OWN]


@pytest.mark.parametrize("bot", ["this:s", "antigravity:geohash", ":", "nowhere", OWN])
async def test_no_visitor_names_a_module(opened: Enter, bot: str) -> None:
    house = opened(())
    with pytest.raises(ImpossibleOption) as refused:
        await open_table(house, bot)
    assert refused.value.key == "refused-bot-unknown"
    assert refused.value.args_by_name == {"bot": bot, "known": ["random", "greedy"]}
    assert not {"this", "antigravity"} & sys.modules.keys()


async def test_a_bot_that_is_no_longer_let_in_is_not_loaded(opened: Enter) -> None:
    """Its table goes on, with random moves."""
    first = opened((OWN,), 3600)
    table = await open_table(first, OWN)
    other = opened(())
    with capture_logs() as lines:
        await other.start()
        assert await wait_for_a_move(await other.get(table.id))
    assert {line["event"] for line in lines} == {"bot-not-allowed"}
    assert not other.bots.workers._all
