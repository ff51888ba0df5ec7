"""Matching pennies: both players show a coin at once. Equal coins score for A, others for B."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kabuto.kernel import (
    Event,
    Game,
    Kind,
    Move,
    Moves,
    Outcome,
    Over,
    Rules,
    Stack,
    State,
    Together,
)

COIN = Kind("coin", ["heads", "tails"])
Coin = Annotated[int, COIN]

MOVES = Moves()
SHOW = MOVES.verb("show", coin=COIN)


class Options(Struct, frozen=True):
    goal: Annotated[int, Meta(ge=1, le=5)] = 3  # points


class Pennies(State, kw_only=True):
    options: Options
    points: list[int]  # by seat
    coins: list[Coin]  # by seat, as shown last; empty at the start


class ShowCoins(Together[Pennies], frozen=True):
    """Both choose a side of their coin, and show it at the same time."""

    rule = "1"

    def wants(self, g: Pennies, seat: int, mine: tuple[str, ...]) -> list[Move]:
        return [] if mine else [SHOW[coin] for coin in COIN]

    def reveal(self, g: Pennies, chosen: tuple[tuple[str, ...], ...]) -> None:
        g.coins = [MOVES.parse(texts[0]).args[0] for texts in chosen]
        winner = 0 if g.coins[0] == g.coins[1] else 1
        g.points[winner] += 1
        for seat, coin in enumerate(g.coins):
            g.tell("shown", seat=seat, coin=coin)
        g.tell("scored", seat=winner, points=g.points[winner])
        if g.points[winner] == g.options.goal:
            raise Over
        g.push(ShowCoins(((), ())))


def set_up(seats: int, options: Options, key: bytes) -> Pennies:
    g = Pennies(stack=Stack(), seats=seats, key=key, options=options, points=[0] * seats, coins=[])
    g.push(ShowCoins(((), ())))
    return g


class View(Struct, frozen=True):
    """What anybody sees: everything but a coin that is not shown yet."""

    goal: int
    points: list[int]  # by seat
    coins: list[Coin]  # by seat, as shown last; empty at the start


def view(g: Pennies, _viewer: int) -> View:
    return View(g.options.goal, g.points[:], g.coins[:])


def outcome(g: Pennies) -> Outcome:
    winner = g.points.index(max(g.points))
    return Outcome([winner], g.points[:], [Event("most-points", {"seat": winner})])


def check(g: Pennies) -> None:
    assert all(0 <= points <= g.options.goal for points in g.points)
    assert g.is_over == (max(g.points) == g.options.goal)


RULES = Rules(
    name="pennies",
    version=1,
    seats=range(2, 3),
    room=__name__,
    state=Pennies,
    options=Options,
    moves=MOVES,
    set_up=set_up,
    view=view,
    outcome=outcome,
    check=check,
)

GAME = Game(RULES)
