"""Undo: what forbids it, one reason at a time."""

from __future__ import annotations

import msgspec
import pytest

from kabuto import kernel
from kabuto.kernel import Game, Move, may_undo, undo_rng
from tests.kernel.toy import DRAW, KEY, PASS, TOY, Bid, Toy, View, make_game


def start_round(game: Game[Toy], **options: object) -> Toy:
    """A game of two in which both have bid and the winner is asked."""
    g = game.start(2, game.read_options(2, dict(options)), KEY)
    for seat in range(2):
        g, _ = game.apply(g, seat, game.offer(g, seat)[0].text)
    return g


def can_undo(game: Game[Toy], g: Toy, seat: int, move: Move) -> bool:
    after, _ = game.apply(g, seat, move.text)
    return may_undo(game, g, seat, move, after, undo_rng(KEY, 1))


@pytest.fixture
def _nothing_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the worlds say."""
    monkeypatch.setattr(kernel.undo, "_teaches_nothing", lambda *_: True)


@pytest.mark.usefixtures("_nothing_is_learnt")
def test_a_move_after_which_chance_has_spoken_is_final() -> None:
    g = start_round(TOY)
    (winner,) = TOY.deciders(g)
    assert can_undo(TOY, g, winner, DRAW)
    g, _ = TOY.apply(g, winner, "draw")
    after, _ = TOY.apply(g, 1 - winner, "pass")
    assert not after.is_over
    assert after.drawn != g.drawn
    assert not can_undo(TOY, g, 1 - winner, PASS)


@pytest.mark.usefixtures("_nothing_is_learnt")
def test_a_move_that_ends_the_game_is_final() -> None:
    g = start_round(TOY, goal=1)
    (winner,) = TOY.deciders(g)
    after, _ = TOY.apply(g, winner, "draw")
    assert after.is_over
    assert after.drawn == g.drawn
    assert not can_undo(TOY, g, winner, DRAW)


def test_what_another_seat_learns_forbids_it_though_the_mover_learns_nothing() -> None:
    def tell_a_neighbour(g: Toy, viewer: int) -> View:
        """B may look at the deck as soon as A has bid."""
        seen: View = TOY.view(g, viewer)
        top = g.stack[-1]
        if viewer == 1 and isinstance(top, Bid) and top.chosen[0]:
            return msgspec.structs.replace(seen, top=g.deck[-1])
        return seen

    g = TOY.start(3, TOY.read_options(3), KEY)
    bid = TOY.offer(g, 0)[0]
    assert can_undo(TOY, g, 0, bid)
    assert not can_undo(make_game(view=tell_a_neighbour), g, 0, bid)


@pytest.mark.usefixtures("_nothing_is_learnt")
def test_where_signals_count_a_move_that_others_see_is_final() -> None:
    signalling = make_game(signals=True)
    g = start_round(signalling)
    (winner,) = signalling.deciders(g)
    assert not can_undo(signalling, g, winner, DRAW)


@pytest.mark.usefixtures("_nothing_is_learnt")
def test_where_signals_count_one_who_sees_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bid of A is seen by nobody but B, though a watcher knows no more than before."""

    def tell_b(g: Toy, viewer: int) -> View:
        seen: View = TOY.view(g, viewer)
        top = g.stack[-1]
        has_bid = isinstance(top, Bid) and bool(top.chosen[0])
        return msgspec.structs.replace(seen, top=0) if viewer == 1 and has_bid else seen

    game = make_game(signals=True, view=tell_b)
    monkeypatch.setattr(game, "deciders", lambda _: [0, 1, 2])
    g = game.start(3, game.read_options(3), KEY)
    after = game.copy(g)
    game.play(after, 0, game.offer(g, 0)[0])
    assert [game.sees(g, v) == game.sees(after, v) for v in (-1, 1, 2)] == [True, False, True]
    assert not may_undo(game, g, 0, game.offer(g, 0)[0], after, undo_rng(KEY, 1))
