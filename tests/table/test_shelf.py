"""The shelf: tables stay for some minutes by use, and never is one there twice."""

import gc

import pytest

from kabuto.games import load_game
from kabuto.table import Chair, Table, shelf
from kabuto.table.shelf import KEPT_FOR, Shelf

GAME = load_game("samurai")


class Library:
    """Where tables are loaded from, with a clock that stands still."""

    def __init__(self) -> None:
        self.time = 0.0
        self.loaded: list[str] = []
        self.shelf = Shelf(self.load, lambda: self.time)

    async def load(self, table_id: str) -> Table:
        self.loaded.append(table_id)
        return Table(table_id, GAME, GAME.read_options(2, {}), bytes(32), [Chair("open")] * 2)

    async def look(self, *table_ids: str) -> None:
        for table_id in table_ids:
            if self.shelf.find(table_id) is None:
                await self.shelf.load(table_id)
            gc.collect()


async def test_a_table_stays_while_it_is_looked_at_and_some_minutes_longer() -> None:
    library = Library()
    for _ in range(4):
        await library.look("a")
        library.time += KEPT_FOR * 0.9
    assert library.loaded == ["a"]
    library.time += KEPT_FOR
    await library.look("b", "a")
    assert library.loaded == ["a", "b", "a"]


async def test_of_too_many_those_go_that_nobody_looked_at_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shelf, "TABLES_KEPT", 2)
    library = Library()
    await library.look("a", "b", "a", "c", "a", "b")
    assert library.loaded == ["a", "b", "c", "b"]


async def test_a_table_in_hand_is_never_there_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "TABLES_KEPT", 1)
    library = Library()
    in_hand = await library.shelf.load("a")
    await library.look("b")
    library.time += 2 * KEPT_FOR
    assert await library.shelf.load("a") is in_hand
    assert library.loaded == ["a", "b"]
