"""A game on PostgreSQL, left and entered again.

Needs a database of its own: `KABUTO_POSTGRESQL=postgresql://user@host/name`. Without it nothing is
tried, but that the driver is there and is the one that addresses are turned into.
"""

import os
from random import Random

import pytest
from sqlalchemy import make_url

from kabuto.table import House, Person, Table, Wish
from kabuto.table.connections import DRIVERS

from .requests import ask

ADDRESS = os.environ.get("KABUTO_POSTGRESQL", "")
ANN = Person("ann", "Ann")


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg", "postgresql+psycopg"])
def test_every_address_leads_to_a_driver_that_the_extra_installs(scheme: str) -> None:
    address = make_url(f"{scheme}://ann@there/kabuto")
    driver = DRIVERS.get(address.drivername, address.drivername)
    assert address.set(drivername=driver).get_dialect().import_dbapi().__name__ == "psycopg"


async def play(house: House, table: Table, moves: int) -> None:
    rng = Random(1)
    for _ in range(moves):
        if not table.waiting():
            return
        seat = table.waiting()[0]
        text = rng.choice(table.game.offer(table.state, seat)).text
        await house.move(table, ask(table, seat, text))


@pytest.mark.skipif(not ADDRESS, reason="KABUTO_POSTGRESQL names no database")
async def test_a_game_goes_on_after_a_restart() -> None:
    first = House(ADDRESS, bot_pause=0)
    await first.start()
    table = await first.create(ANN, "samurai", {}, [Wish("me"), Wish("me")])
    await play(first, table, 40)
    state = table.game.encode(table.state)
    await first.stop()
    second = House(ADDRESS, bot_pause=0)
    await second.start()
    again = await second.get(table.id)
    assert again.game.encode(again.state) == state
    await play(second, again, 200)
    assert again.is_over
    assert table.id in [summary.id for summary in await second.list_of("ann")]
    await second.stop()
