"""The box is counted when it is read (2): a table with a mistake is not played with."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any

import pytest

from kabuto.games.samurai.components import BOARDS, CAPACITY, CONTENTS, SETTLEMENT, STRENGTH, TOKEN

Table = dict[str, Any]


def read_box(monkeypatch: pytest.MonkeyPatch, change: Callable[[Table], object]) -> ModuleType:
    """The components made from tables that are not quite the shipped ones."""
    loads = tomllib.loads

    def loads_changed(text: str) -> Table:
        table = loads(text)
        change(table)
        return table

    monkeypatch.setattr(tomllib, "loads", loads_changed)
    spec = find_spec("kabuto.games.samurai.components")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def set_hex(q: int, r: int, **values: object) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        for row in table.get("hexes", []):
            if (row["q"], row["r"]) == (q, r):
                row.update(values)

    return change


def drop_hex(q: int, r: int) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        if "hexes" in table:
            table["hexes"] = [row for row in table["hexes"] if (row["q"], row["r"]) != (q, r)]

    return change


def set_number(players: str, name: str, value: int) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        if "players" in table:
            table["players"][players][name] = value

    return change


def drop_token(name: str) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        if "tokens" in table:
            table["tokens"] = [row for row in table["tokens"] if row["id"] != name]

    return change


def set_token(name: str, **values: object) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        for row in table.get("tokens", []):
            if row["id"] == name:
                row.update(values)

    return change


def test_the_shipped_box_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_box(monkeypatch, lambda _: None).BOARDS == BOARDS


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (drop_hex(3, 0), "for 2 players: every settlement has all six"),
        (drop_hex(5, -14), "for 4 players: every settlement has all six"),
        (set_hex(3, 0, kind="village", capacity=1, label="Oshima"), "no two settlements touch"),
        (set_hex(0, -4, kind="land"), "every land hex touches exactly two"),
        (set_hex(3, -1, kind="land"), "every land hex touches exactly two"),
        (set_hex(2, 0, capacity=2), "the settlements hold all figures"),
        (set_number("2", "figures_of_each_kind", 8), "the settlements hold all figures"),
        (set_number("3", "figures_of_each_kind", 9), "for 3 players: the settlements hold all"),
        (set_number("2", "draft_village_figures", 13), "the draft fills the board"),
        (set_number("4", "draft_city_figures", 5), "for 4 players: the draft fills the board"),
        (drop_token("S2b"), "the 20 tokens of a player"),
        (set_token("S3", fast=True), "the 20 tokens of a player"),
    ],
)
def test_2_3_a_box_with_a_mistake_is_refused(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Table], None], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        read_box(monkeypatch, change)


def test_2_3_a_sea_hex_touches_two_settlements_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kyoto, Wakayama and a village between them share a bay."""

    def change(table: Table) -> None:
        set_hex(-4, 5, kind="sea")(table)
        set_hex(-5, 5, kind="village", capacity=1, label="Himeji")(table)

    with pytest.raises(ValueError, match="every sea hex touches at most two"):
        read_box(monkeypatch, change)


@pytest.mark.parametrize("seats", BOARDS)
def test_2_3_what_is_not_on_the_board_has_no_neighbours(seats: int) -> None:
    board = BOARDS[seats]
    for s in SETTLEMENT:
        on_board = s in board.settlements
        assert len(board.around[s]) == (6 if on_board else 0)
        assert bool(board.land_around[s]) == on_board
        assert set(board.around[s]) <= set(board.hexes)


@pytest.mark.parametrize(
    ("prints", "strengths"),
    [
        ("H2 H3 H4", [(2, 0, 0), (3, 0, 0), (4, 0, 0)]),
        ("B2 B3 B4", [(0, 2, 0), (0, 3, 0), (0, 4, 0)]),
        ("R2 R3 R4", [(0, 0, 2), (0, 0, 3), (0, 0, 4)]),
        ("S1 S2 S3", [(1, 1, 1), (2, 2, 2), (3, 3, 3)]),
        ("N1 K1 K2", [(1, 1, 1), (1, 1, 1), (2, 2, 2)]),
        ("FX TX", [(0, 0, 0), (0, 0, 0)]),
    ],
)
def test_2_2_what_each_token_counts(prints: str, strengths: list[tuple[int, ...]]) -> None:
    assert [tuple(STRENGTH[TOKEN.number(name)]) for name in prints.split()] == strengths


def test_2_3_contents_go_as_far_as_the_capital_holds() -> None:
    """None, 3 single figures, 6 pairs and 10 triples of three kinds, each once."""
    sizes = [len(held) for held in CONTENTS]
    assert [sizes.count(size) for size in range(max(CAPACITY) + 1)] == [1, 3, 6, 10]
    assert len(set(CONTENTS)) == len(CONTENTS) == 20
