"""Recorded games of every room are played again: rules that alter one of them are noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabuto.games import NAMES, load_game
from kabuto.kernel import Record, read_record, replay
from tests.records.make import FOLDER, LEAST, list_values

FILES = [
    pytest.param(file, id=f"{name}-{file.stem}")
    for name in NAMES
    for file in sorted((FOLDER / name).glob("*.json"))
]


def read_all(name: str) -> list[Record]:
    return [read_record(file.read_bytes()) for file in (FOLDER / name).glob("*.json")]


@pytest.mark.parametrize("file", FILES)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read_record(file.read_bytes())
    game = load_game(record.game)
    assert game.name == file.parent.name
    *_, last = replay(game, record)
    assert last.state.is_over
    game.check(last.state)


@pytest.mark.parametrize("name", NAMES)
def test_all_numbers_of_seats_options_presets_and_bots_are_recorded(name: str) -> None:
    game, records = load_game(name), read_all(name)
    assert len(records) >= LEAST
    assert {record.seats for record in records} == set(game.seats)
    assert {item for record in records for item in record.options.items()} == list_values(game)
    assert {bot for record in records for bot in record.names} == {"greedy", "random"}
    assert any(set(record.names) == {"greedy", "random"} for record in records)
    for preset in game.presets.values():
        assert any(preset.items() <= record.options.items() for record in records)
