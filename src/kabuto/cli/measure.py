"""Measuring on a noisy machine: short slices of processor time, alternating, and their medians."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import click

from kabuto.bots.arena import find_asked, make_key, play_out
from kabuto.kernel import Game, Move, may_undo

CHESS_REFERENCE = 31_000
"""Moves a second of random chess on the machine for which times are given as `scaled`."""

MIDGAMES = 6
"""Games whose middle is looked at for the times of parts."""

Play = Callable[[Random], int]


class Pace(NamedTuple):
    """How long to measure."""

    seconds: float  # of one slice
    slices: int


def load_chess() -> Play:
    """Random chess by python-chess, the yardstick. Raises ClickException where it is missing."""
    try:
        import chess
    except ImportError:
        raise click.ClickException(
            "the yardstick is missing: install the development tools (pip install chess)."
        ) from None

    def play_chess(rng: Random) -> int:
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            count += 1
        return count

    return play_chess


def make_play(game: Game[Any], seats: int) -> Play:
    """Random play of a game with default options."""
    options = game.read_options(seats)

    def play(rng: Random) -> int:
        return play_out(game, game.start(seats, options, rng.randbytes(32)), rng)

    return play


def measure_slice(play: Play, rng: Random, seconds: float) -> float:
    """Decisions a second of processor time over whole games."""
    decisions, start = 0, process_time()
    while True:
        decisions += play(rng)
        spent = process_time() - start
        if spent >= seconds:
            return decisions / spent


def measure_against(yardstick: Play, play: Play, pace: Pace) -> tuple[float, float, float]:
    """Medians of the yardstick's rate, the rate of `play`, and the ratio of neighbouring slices."""
    rng = Random(1)
    yardstick(rng)
    play(rng)
    pairs = [
        (measure_slice(yardstick, rng, pace.seconds), measure_slice(play, rng, pace.seconds))
        for _ in range(pace.slices)
    ]
    ratio = median(rate / chess for chess, rate in pairs)
    return median(chess for chess, _ in pairs), median(rate for _, rate in pairs), ratio


class Sample(NamedTuple):
    """The middle of a game: who is asked, a move, and what it leads to."""

    g: Any
    seat: int
    move: Move
    after: Any


def find_midgames(game: Game[Any], seats: int) -> list[Sample]:
    """The middles of some random games."""
    options = game.read_options(seats)
    samples = []
    for number in range(MIDGAMES):
        key = make_key("bench", number)
        length = play_out(game, game.start(seats, options, key), Random(key))
        g, rng = game.start(seats, options, key), Random(key)
        for _ in range(length // 2):
            seat = find_asked(game, g)
            game.play(g, seat, game.sample(g, seat, rng))
        samples.append(_look(game, g, rng))
    return samples


def _look(game: Game[Any], g: Any, rng: Random) -> Sample:
    seat = find_asked(game, g)
    move = game.sample(g, seat, rng)
    after = game.copy(g)
    game.play(after, seat, move)
    return Sample(g, seat, move, after)


def list_parts(game: Game[Any]) -> dict[str, Callable[[Sample], object]]:
    """What is timed, by name."""
    import msgspec

    def say_all(sample: Sample) -> bytes:
        offer = [move.text for move in game.offer(sample.g, sample.seat)]
        return msgspec.json.encode((game.show(sample.g, sample.seat), offer))

    def check_undo(sample: Sample) -> bool:
        return may_undo(game, sample.g, sample.seat, sample.move, sample.after, Random(1))

    return {
        "copy": lambda m: game.copy(m.g),
        "json": lambda m: game.decode(game.encode(m.g)),
        "view": lambda m: game.view(m.g, m.seat),
        "view_moves_json": say_all,
        "resample": lambda m: game.resample(m.g, 1 << m.seat, Random(1)),
        "undo_check": check_undo,
    }


def measure_parts(game: Game[Any], seats: int, yardstick: Play, pace: Pace) -> dict[str, float]:
    """Microseconds of each part, scaled to a machine of the reference pace."""
    samples, rng = find_midgames(game, seats), Random(1)
    times: dict[str, list[float]] = {}
    for _ in range(pace.slices):
        for name, part in list_parts(game).items():
            chess = measure_slice(yardstick, rng, pace.seconds / 4)
            spent = _time_part(part, samples, pace.seconds / 4)
            times.setdefault(name, []).append(1e6 * spent * chess / CHESS_REFERENCE)
    return {name: median(values) for name, values in times.items()}


def _time_part(part: Callable[[Sample], object], samples: list[Sample], seconds: float) -> float:
    """Seconds of processor time for one call, over all samples in turn."""
    calls, start = 0, process_time()
    while True:
        for sample in samples:
            part(sample)
        calls += len(samples)
        spent = process_time() - start
        if spent >= seconds:
            return spent / calls
