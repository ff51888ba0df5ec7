"""Plays the games that are recorded beside this file: `python -m tests.records.make GAME...`.

Every number of seats, every preset and every value of every option is in one of them at least. A
record is never made again without need: it is there to show that an old game still ends as it did.
Where a correction of the rules changes old games, their version goes up and new ones are made.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from kabuto.bots.arena import Match, play_match
from kabuto.games import load_game
from kabuto.kernel import Game, ImpossibleOption, Record
from kabuto.kernel.naming import hints_of
from kabuto.kernel.options import allowed_values
from tests.laws import draw_options

FOLDER = Path(__file__).parent
LEAST = 15
TRIES = 300
BOTS = (("greedy", "random"), ("greedy",), ("random", "greedy"), ("random",))
FACES = tuple[str, Any]


class Table(NamedTuple):
    seats: int
    options: dict[str, Any]


def list_values(game: Game[Any]) -> set[FACES]:
    """Every value of every option."""
    options: type[msgspec.Struct] = game.options
    return {
        (name, value) for name, hint in hints_of(options).items() for value in allowed_values(hint)
    }


def values_of(game: Game[Any], table: Table) -> set[FACES]:
    options = game.read_options(table.seats, table.options)
    return set(msgspec.to_builtins(options).items())


def choose_tables(game: Game[Any], rng: Random) -> Iterator[Table]:
    """The presets, every number of seats, then whatever shows most values not yet seen."""
    missing, seats, count = list_values(game), set(game.seats), 0
    for preset in game.presets.values():
        table = _seat_preset(game, preset, rng)
        missing -= values_of(game, table)
        seats.discard(table.seats)
        count += 1
        yield table
    while missing or seats or count < LEAST:
        drawn = list(_draw_tables(game, rng, seats or set(game.seats)))
        table = max(drawn, key=lambda t: len(values_of(game, t) & missing))
        missing -= values_of(game, table)
        seats.discard(table.seats)
        count += 1
        yield table


def _seat_preset(game: Game[Any], preset: dict[str, Any], rng: Random) -> Table:
    """With any number of seats that it admits."""
    able = []
    for seats in game.seats:
        with suppress(ImpossibleOption):
            game.read_options(seats, preset)
            able.append(seats)
    return Table(rng.choice(able), preset)


def _draw_tables(game: Game[Any], rng: Random, seats: set[int]) -> Iterator[Table]:
    for _ in range(TRIES):
        table = Table(rng.choice(sorted(seats)), draw_options(game, rng))
        with suppress(ImpossibleOption):
            game.read_options(*table)
            yield table


def play(game: Game[Any], table: Table, number: int) -> Record:
    """One game between bots, of every strength in turn."""
    kept: list[Record] = []
    options = game.read_options(*table)
    match = Match(game, table.seats, options, BOTS[number % len(BOTS)], f"record {number}")
    for _ in play_match(match, 1, lambda _, record: kept.append(record)):
        pass
    return kept[0]


def make(name: str) -> None:
    """Writes the records of a game in place of those that are there."""
    game, folder = load_game(name), FOLDER / name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number, table in enumerate(choose_tables(game, Random(name)), 1):
        record = play(game, table, number)
        text = msgspec.json.format(msgspec.json.encode(record), indent=0)
        (folder / f"{number:02}-{table.seats}-seats.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        make(asked)
