"""The cookies that an earlier version gave are still good, and lead to their tables."""

from pathlib import Path

from tests.table.old_house import read_old_house, restore_old_house

from .people import Somebody, open_house


async def test_whoever_has_an_old_cookie_finds_the_old_tables(tmp_path: Path) -> None:
    restore_old_house(tmp_path)
    old = read_old_house()
    async with open_house(tmp_path, bot_pause=3600) as (host, _):
        for person, cookie in old.cookies.items():
            async with Somebody(host) as somebody:
                somebody.http.cookies.set("kabuto", cookie, domain="127.0.0.1", path="/")
                assert (await somebody.http.get("/api/me")).json() == {"name": old.names[person]}
                tables = (await somebody.get("")).json()
                assert {table["id"] for table in tables} <= old.tables.keys()
                assert any(table["mine"] for table in tables)
                for table in tables:
                    state = await somebody.state(table["id"])
                    held = [seat["seat"] for seat in state["table"]["seats"] if seat["mine"]]
                    assert held == table["mine"]
                    frames = (await somebody.get(f"/{table['id']}/frames")).json()
                    assert bool(frames) == (old.tables[table["id"]].status != "open")
