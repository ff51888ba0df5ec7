"""The laws that every game must pass, checked while playing.

A room's test calls these with its `Game` and a `Play`: which seats and options, how to steer, from
where to start. They return counts, so that a test can also say how often each step and verb was
reached.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from kabuto.kernel import (
    WATCHER,
    Decision,
    Game,
    Move,
    Record,
    State,
    eyes_of,
    load_foreign,
    may_undo,
    read_record,
    replay,
    undo_rng,
    write_record,
)
from kabuto.kernel.naming import hints_of
from kabuto.kernel.options import allowed_values

KEY = b"the secret of a game in a test.."


@dataclass(frozen=True)
class Play:
    """How a game is played in a test."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    weights: dict[str, float] = field(default_factory=dict)  # by verb; others count 1
    start: Callable[[Game[Any], Random], State] | None = None  # a deep start instead of a new game
    most: int = 20_000  # decisions: a game that takes more does not end


@dataclass
class Counts:
    """What was reached."""

    decisions: int = 0
    games: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    varied: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    undone: int = 0
    refused: int = 0


def draw_options(
    game: Game[Any], rng: Random, without: Collection[str] = (), /, **fixed: Any
) -> dict[str, Any]:
    """Any option may take any of its values: new options join the tests by themselves."""
    options: type[Struct] = game.options
    drawn = {
        name: rng.choice(allowed_values(hint))
        for name, hint in hints_of(options).items()
        if name not in without
    }
    return drawn | fixed


def begin(game: Game[Any], play: Play, rng: Random) -> Any:
    if play.start is not None:
        return play.start(game, rng)
    return game.start(play.seats, game.read_options(play.seats, play.options), rng.randbytes(32))


def choose(game: Game[Any], g: Any, seat: int, play: Play, rng: Random) -> Move:
    if not play.weights:
        return game.sample(g, seat, rng)
    moves = game.offer(g, seat)
    return rng.choices(moves, [play.weights.get(m.verb.name, 1.0) for m in moves])[0]


def walk(
    game: Game[Any], play: Play, rng: Random, counts: Counts
) -> Iterator[tuple[Any, int, Move]]:
    """Plays one game; yields the state before each decision, the seat and the move it will make."""
    g = begin(game, play, rng)
    counts.games += 1
    for _ in range(play.most):
        if g.is_over:
            return
        deciders = game.deciders(g)
        assert deciders, "not over, and nobody can move"
        seat = rng.choice(deciders)
        move = choose(game, g, seat, play, rng)
        counts.decisions += 1
        counts.steps[type(g.stack[-1]).__name__] += 1
        counts.verbs[move.verb.name] += 1
        yield g, seat, move
        game.play(g, seat, move)
    raise AssertionError(f"no end after {play.most} decisions")


# --- random play ------------------------------------------------------------------------------


def check_random_play(
    game: Game[Any], play: Play, rng: Random, counts: Counts, *, every: int = 1
) -> Any:
    """It ends, somebody can always move, the invariants hold, the end has an outcome."""
    g = None
    for number, (g, seat, move) in enumerate(walk(game, play, rng, counts)):
        if number % every == 0:
            game.check(g)
            moves = game.offer(g, seat)
            assert move in moves
            assert len({m.text for m in moves}) == len(moves), "a text is offered twice"
    if g is None:
        return None
    game.check(g)
    assert_outcome(game, g)
    counts.ends[game.outcome(g).reasons[0].key] += 1
    return g


def assert_outcome(game: Game[Any], g: Any) -> None:
    outcome = game.name_outcome(g)
    assert len(outcome.scores) == g.seats
    assert set(outcome.winners) <= set(range(g.seats))
    assert outcome.reasons, "an end without a reason"


# --- round trips ------------------------------------------------------------------------------


def check_round_trips(
    game: Game[Any], play: Play, rng: Random, counts: Counts, *, every: int = 5
) -> None:
    """JSON and positions there and back are equal; a copy is independent of the original."""
    for number, (g, _, _) in enumerate(walk(game, play, rng, counts)):
        if number % every:
            continue
        assert game.decode(game.encode(g)) == g
        assert load_foreign(game, json.loads(json.dumps(game.position(g)))) == g
        copy = game.copy(g)
        assert copy == g
        before = game.encode(copy)
        _play_on(game, game.copy(g), rng, 12)
        original = game.copy(g)
        _play_on(game, original, rng, 12)
        assert game.encode(copy) == before == game.encode(g), "a copy shares something"


def _play_on(game: Game[Any], g: Any, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if g.is_over:
            return
        seat = rng.choice(game.deciders(g))
        game.play(g, seat, game.sample(g, seat, rng))


def check_record(game: Game[Any], play: Play, rng: Random, counts: Counts) -> Record:
    """A record of the game, replayed, ends in the same state."""
    key = rng.randbytes(32)
    options = game.read_options(play.seats, play.options)
    g = game.start(play.seats, options, key)
    moves = []
    while not g.is_over:
        seat = rng.choice(game.deciders(g))
        move = choose(game, g, seat, play, rng)
        moves.append((seat, move.text))
        game.play(g, seat, move)
        counts.decisions += 1
    names = [f"player {seat}" for seat in range(play.seats)]
    record = write_record(game, g, options=options, key=key, names=names, moves=moves)
    read = read_record(msgspec.json.encode(record))
    assert read == record
    *_, last = replay(game, read)
    assert game.encode(last.state) == game.encode(g)
    return record


# --- secrecy ----------------------------------------------------------------------------------


def viewers_of(g: State) -> list[int]:
    return [WATCHER, *range(g.seats)]


def check_secrecy(
    game: Game[Any], play: Play, rng: Random, counts: Counts, *, every: int = 1
) -> None:
    """The six laws, at every step, for every seat, the watcher and pairs of seats."""
    for number, (g, seat, move) in enumerate(walk(game, play, rng, counts)):
        if number % every:
            continue
        for viewer in viewers_of(g):
            _check_worlds(game, g, viewer, eyes_of(viewer), rng, counts)
            _check_events(game, g, viewer, seat, move, rng)
            check_chance(game, g, eyes_of(viewer), seat, move, rng)
        if g.seats > 2:
            pair = rng.choice(list(combinations(range(g.seats), 2)))
            eyes = sum(1 << s for s in pair)
            world = game.resample(g, eyes, rng)
            game.check(world)
            check_chance(game, g, eyes, seat, move, rng)
            for viewer in (*pair, WATCHER):
                assert_alike(game, g, world, viewer)
        _check_lone_moves(game, g, rng)


def assert_alike(game: Game[Any], g: Any, world: Any, viewer: int) -> None:
    """Law 1: View, insight and offered moves of a resampled state equal the original's."""
    assert game.sees(world, viewer) == game.sees(g, viewer), f"{viewer} can tell worlds apart"
    assert game.list_ruled_out(world, viewer) == game.list_ruled_out(g, viewer)
    assert game.show_step(world) == game.show_step(g)
    assert game.show_with_insight(world, viewer) == game.show_with_insight(g, viewer)


def _check_worlds(
    game: Game[Any], g: Any, viewer: int, eyes: int, rng: Random, counts: Counts
) -> None:
    before = game.encode(g)
    world = game.resample(g, eyes, rng)
    assert game.encode(g) == before, "resample changed the original"
    assert world.key != g.key
    assert_alike(game, g, world, viewer)
    game.check(world)  # law 5
    truth = game.hidden(g, viewer)
    guess = game.hidden(world, viewer)
    assert truth.keys() == guess.keys()
    for name in truth:  # law 2, added up: see assert_all_vary
        counts.varied[f"{viewer}: {name}"] += truth[name] != guess[name]
    _play_on(game, world, rng, 4)
    game.check(world)


def check_chance(game: Game[Any], g: Any, eyes: int, seat: int, move: Move, rng: Random) -> None:
    """Law 6: in two states alike to these eyes the same rng draws the same world.

    Then a move on, too, where it can be played in both and these eyes see the same of it: such
    states are alike without one having been made out of the other.
    """
    seed = rng.random()
    other = game.resample(g, eyes, rng)
    _assert_same_draw(game, g, other, eyes, seed)
    if move not in game.offer(other, seat):
        return
    (after, told), (other, also_told) = (game.apply(s, seat, move.text) for s in (g, other))
    viewers = [s for s in range(g.seats) if eyes >> s & 1] or [WATCHER]
    if all(
        game.sees(after, viewer) == game.sees(other, viewer)
        and [e.seen_by(viewer) for e in told] == [e.seen_by(viewer) for e in also_told]
        for viewer in viewers
    ):
        _assert_same_draw(game, after, other, eyes, seed)


def _assert_same_draw(game: Game[Any], g: Any, other: Any, eyes: int, seed: float) -> None:
    drawn = [game.encode(game.resample(state, eyes, Random(seed))) for state in (g, other)]
    assert drawn[0] == drawn[1], f"what is drawn for eyes {eyes:b} depends on what they do not know"


def _check_events(game: Game[Any], g: Any, viewer: int, seat: int, move: Move, rng: Random) -> None:
    """Law 3: where a viewer sees the same before and after in two worlds, so are his events."""
    world = game.resample(g, eyes_of(viewer) | (1 << seat), rng)
    if move not in game.offer(world, seat):
        return
    seen = []
    for state in (g, world):
        after, events = game.apply(state, seat, move.text)
        seen.append((game.sees(after, viewer), [e.seen_by(viewer) for e in events]))
    if seen[0][0] == seen[1][0]:
        assert seen[0][1] == seen[1][1], f"events tell viewer {viewer} more than the View"


def _check_lone_moves(game: Game[Any], g: Any, rng: Random) -> None:
    """Law 4: a decision that is asked here is asked in every world a watcher thinks possible."""
    top = g.stack[-1]
    if isinstance(top, Decision):
        world = game.resample(g, 0, rng)
        assert world.stack[-1] == top
        assert top.only(world) is None


def assert_all_vary(counts: Counts, but: tuple[str, ...] = ()) -> None:
    """Law 2: each thing that a game lists as hidden from a viewer did vary."""
    stuck = [name for name, times in counts.varied.items() if not times and name not in but]
    assert counts.varied, "nothing is hidden from anybody"
    assert not stuck, f"never varies: {stuck}"


# --- undo -------------------------------------------------------------------------------------


def check_undo(game: Game[Any], play: Play, rng: Random, counts: Counts, *, every: int = 3) -> None:
    """The answer is the same each time; nothing drawn can be taken back."""
    for number, (g, seat, move) in enumerate(walk(game, play, rng, counts)):
        if number % every:
            continue
        after = game.copy(g)
        game.play(after, seat, move)
        allowed = may_undo(game, g, seat, move, after, undo_rng(g.key, number))
        assert allowed == may_undo(game, g, seat, move, after, undo_rng(g.key, number))
        counts.undone += allowed
        counts.refused += not allowed
        if allowed:
            assert after.drawn == g.drawn
            assert not after.is_over
