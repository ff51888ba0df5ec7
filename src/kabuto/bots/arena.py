"""Games between bots: one after the other, reproducible from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from hashlib import blake2b
from random import Random
from time import process_time
from typing import Any, NamedTuple

from kabuto.kernel import Game, ImpossibleOption, Outcome, Record, write_record

from . import Bot, find_bot, require_move


def make_key(seed: str, number: int) -> bytes:
    """The secret of game `number`: the same in every run with this seed."""
    return blake2b(f"{number} {seed}".encode(), digest_size=32).digest()


def play_out(game: Game[Any], g: Any, rng: Random) -> int:
    """Plays random moves to the end, in place, without Views. Returns how many."""
    stack, play, sample = g.stack, game.play, game.sample
    decisions = 0
    while stack:
        seat = find_asked(game, g)
        play(g, seat, sample(g, seat, rng))
        decisions += 1
    return decisions


def find_seat_counts(game: Game[Any]) -> list[int]:
    """The numbers of seats that a game admits with its default options."""
    counts = []
    for seats in game.seats:
        try:
            game.read_options(seats)
        except ImpossibleOption:
            continue
        counts.append(seats)
    return counts


def find_asked(game: Game[Any], g: Any) -> int:
    """The first of the seats that are asked now."""
    seat = getattr(g.stack[-1], "seat", None)
    return game.deciders(g)[0] if seat is None else int(seat)


class Player(NamedTuple):
    """A bot and what it is called."""

    name: str
    play: Bot


def find_player(game: str, bot: str | Bot | Player) -> Player:
    """A bot by its name, by `module:function`, or as it is. Raises Refusal."""
    if isinstance(bot, Player):
        return bot
    if isinstance(bot, str):
        return Player(bot, find_bot(game, bot))
    name = getattr(bot, "__qualname__", type(bot).__qualname__)
    return Player(f"{bot.__module__}:{name}", bot)


@dataclass(frozen=True)
class Match:
    """What is played, by whom."""

    game: Game[Any]
    seats: int
    options: Any
    bots: tuple[str | Bot | Player, ...]  # fewer than seats: they are seated in turn
    seed: str
    rotate: bool = False  # the bots move on by one seat after every game
    check: bool = False  # the invariants are asserted after every move

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The bots with their names. Raises Refusal."""
        return tuple(find_player(self.game.name, bot) for bot in self.bots)

    def seat_players(self, number: int) -> list[Player]:
        """Who plays game `number`, by seat."""
        shift = number if self.rotate else 0
        players = self.players
        return [players[(seat + shift) % len(players)] for seat in range(self.seats)]

    def seat_bots(self, number: int) -> list[str]:
        """Their names."""
        return [player.name for player in self.seat_players(number)]


@dataclass
class Tally:
    """The results of a match. A victory shared by k seats counts 1/k for each of them."""

    decisions: int = 0
    seconds: float = 0.0
    games: int = 0
    wins: list[Fraction] = field(default_factory=list)
    wins_by_bot: dict[str, Fraction] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome, bots: list[str]) -> None:
        self.games += 1
        for seat in outcome.winners:
            part = Fraction(1, len(outcome.winners))
            self.wins[seat] += part
            self.wins_by_bot[bots[seat]] += part
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score


def play_match(
    match: Match, games: int, keep: Callable[[int, Record], None] | None = None
) -> Iterator[Tally]:
    """Plays the games and yields the tally after each; `keep` is given each number and record."""
    tally = Tally(
        wins=[Fraction(0)] * match.seats,
        wins_by_bot={player.name: Fraction(0) for player in match.players},
        scores=[0] * match.seats,
    )
    for number in range(games):
        moves: list[tuple[int, str]] = []
        start = process_time()
        g, decisions = play_game(match, number, moves if keep else None)
        tally.seconds += process_time() - start
        tally.decisions += decisions
        tally.add(match.game.outcome(g), match.seat_bots(number))
        if keep:
            keep(number, _write(match, number, g, moves))
        yield tally


def play_game(
    match: Match, number: int, moves: list[tuple[int, str]] | None = None
) -> tuple[Any, int]:
    """Plays one game to the end, noting its moves. Returns the end and their number."""
    key = make_key(match.seed, number)
    g, rng = match.game.start(match.seats, match.options, key), Random(key)
    players = match.seat_players(number)
    if moves is None and not match.check and all(name == "random" for name, _ in players):
        return g, play_out(match.game, g, rng)
    return g, _play_watched(match, g, players, rng, moves)


def _play_watched(
    match: Match, g: Any, players: list[Player], rng: Random, moves: list[tuple[int, str]] | None
) -> int:
    game, decisions = match.game, 0
    while g.stack:
        seat = find_asked(game, g)
        name, play = players[seat]
        if name == "random":  # the same draws as in `play_out`, so the same games
            move = game.sample(g, seat, rng)
        else:
            sight = game.sight(g, seat, rng)
            move = require_move(name, play(sight), sight)
        game.play(g, seat, move)
        decisions += 1
        if moves is not None:
            moves.append((seat, move.text))
        if match.check:
            game.check(g)
    return decisions


def _write(match: Match, number: int, g: Any, moves: list[tuple[int, str]]) -> Record:
    return write_record(
        match.game,
        g,
        options=match.options,
        key=make_key(match.seed, number),
        names=match.seat_bots(number),
        moves=moves,
    )
