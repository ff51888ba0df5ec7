"""8 What one viewer may see, and worlds that look the same to them."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from kabuto.kernel import EVERYBODY, NOTHING, WATCHER, Seat, sees_seat

from .components import Figures, Token
from .set_up import ChooseHands, read_token
from .state import Options, Samurai


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    seats: int
    viewer: Seat  # none for a watcher, and once the game is over
    options: Options
    hands: list[list[Token]]  # by seat; empty where it may not be seen
    hand_sizes: list[int]
    supply_sizes: list[int]
    laid: list[Token]  # by hex
    owner: list[Seat]  # by hex
    figures: list[Figures]  # by settlement
    box: list[int]  # figures still to be drafted, by kind
    captured: list[list[int] | None]  # by seat, by kind; None behind a screen
    aside: list[int]  # by kind
    exchanged: list[bool]  # by seat: the figure exchange has been played
    lifted: list[Token]  # by seat: freed by a token exchange, about to be laid again


def view(g: Samurai, viewer: int) -> View:
    """The View of a seat, a watcher, or everybody once the game is over."""
    everything = g.options.captured_open or g.is_over
    return View(
        seats=g.seats,
        viewer=NOTHING if viewer in {WATCHER, EVERYBODY} else viewer,
        options=g.options,
        hands=[_hand(g, s) if sees_seat(viewer, s) else [] for s in range(g.seats)],
        hand_sizes=[len(hand) for hand in g.hand],
        supply_sizes=[len(supply) for supply in g.supply],
        laid=g.laid[:],
        owner=g.owner[:],
        figures=g.figures[:],
        box=g.box[:],
        captured=[
            c[:] if everything or sees_seat(viewer, s) else None for s, c in enumerate(g.captured)
        ],
        aside=g.aside[:],
        exchanged=g.exchanged[:],
        lifted=g.lifted[:],
    )


def _hand(g: Samurai, seat: int) -> list[int]:
    """The hand; while it is being chosen (3.3) what has been taken so far."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, ChooseHands):
        return [read_token(text) for text in top.chosen[seat]]
    return g.hand[seat][:]


def redeal(g: Samurai, eyes: int, rng: Random) -> None:
    """Hand and supply of the others as one pool; one's own supply in another order."""
    for seat in range(g.seats):
        size = 0 if eyes >> seat & 1 else len(g.hand[seat])
        pool = sorted(g.hand[seat] + g.supply[seat] if size else g.supply[seat])
        pool.sort(key=lambda _: rng.random())
        if size:
            g.hand[seat] = sorted(pool[:size])
        g.supply[seat] = pool[size:]


def hidden(g: Samurai, viewer: int) -> dict[str, object]:
    """What this viewer does not know: it must vary over resampled worlds."""
    secrets: dict[str, object] = {}
    for seat in range(g.seats):
        secrets[f"supply {seat}"] = tuple(g.supply[seat])
        if seat != viewer:
            secrets[f"hand {seat}"] = tuple(g.hand[seat])
    return secrets
