"""What lies on the table, and the rules that nobody can interrupt.

Influence, capture, refill, the count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from kabuto.kernel import NOTHING, Event, Over, Seat, State

from .components import (
    ASIDE_LIMIT,
    BOARDS,
    CONTENTS,
    EMPTY,
    FIGURE,
    HAND_SIZE,
    STRENGTH,
    Board,
    Figures,
    Token,
)


class Options(Struct, frozen=True):
    """The switches of setup.toml."""

    starting_hand: Literal["choose", "random"] = "choose"
    figure_placement: Literal["draft", "random"] = "draft"
    distinct_city_pairs: bool = True
    capture_timing: Literal["immediate", "after_placing"] = "immediate"
    token_exchange_target: Literal["own_slow_land", "own_land", "own_any"] = "own_slow_land"  # noqa: S105
    figure_exchange_keeps_kinds_distinct: bool = True
    game_end: Literal["standard", "empty_board"] = "standard"
    scoring: Literal["standard", "kovac", "degann"] = "standard"
    captured_open: bool = False
    vocabulary: Literal["1998", "2015"] = "1998"  # words and colours on the screen only
    first_player: Literal["first_seat", "drawn"] = "first_seat"


class Samurai(State, kw_only=True):
    """A game of Samurai at a moment."""

    options: Options
    hand: list[list[Token]]  # by seat, sorted: the order of arrival would be a leak
    supply: list[list[Token]]  # by seat, drawn from the end
    laid: list[Token]  # by hex
    owner: list[Seat]  # by hex
    figures: list[Figures]  # by settlement
    box: list[int]  # figures still to be drafted, by kind
    captured: list[list[int]]  # by seat, by kind
    aside: list[int]  # by kind
    exchanged: list[bool]  # by seat: the figure exchange has been played
    lifted: list[Token]  # by seat: freed by a token exchange, about to be laid again

    @property
    def board(self) -> Board:
        return BOARDS[self.seats]

    # --- 5.1 influence ------------------------------------------------------------------------

    def count_influence(self, settlement: int, kind: int) -> list[int]:
        """Influence of each seat on a figure of `kind` in a settlement."""
        return count_influence(self.board, self.laid, self.owner, self.seats, settlement, kind)

    # --- 5.2 capture --------------------------------------------------------------------------

    def is_surrounded(self, settlement: int) -> bool:
        laid = self.laid
        for hex_ in BOARDS[self.seats].land_around[settlement]:  # noqa: SIM110  (the hot loop)
            if laid[hex_] < 0:
                return False
        return True

    def resolve_captures(self, settlements: list[int]) -> None:
        """Every surrounded settlement among these gives up all its figures."""
        for settlement in settlements:
            if self.figures[settlement] != EMPTY and self.is_surrounded(settlement):
                self._give_up(settlement)

    def _give_up(self, settlement: int) -> None:
        held = CONTENTS[self.figures[settlement]]
        self.figures[settlement] = EMPTY
        for kind in held:
            influence = self.count_influence(settlement, kind)
            seat = find_strictly_first(influence)
            if seat == NOTHING:
                self.aside[kind] += 1
                self.tell("aside", figure=kind, settlement=settlement, influence=influence)
            else:
                self.captured[seat][kind] += 1
                self.tell(
                    "captured", seat=seat, figure=kind, settlement=settlement, influence=influence
                )

    # --- 4 placing and refilling --------------------------------------------------------------

    def lay(self, seat: int, token: int, hex_: int) -> None:
        self.laid[hex_] = token
        self.owner[hex_] = seat

    def capture_around(self, hex_: int) -> None:
        """A1: at once, unless the literal steps are played."""
        if self.options.capture_timing == "immediate":
            self.resolve_captures(BOARDS[self.seats].touches[hex_])

    def refill(self, seat: int) -> list[int]:
        """4c: draws until five tokens are in hand or the supply is empty."""
        hand, supply = self.hand[seat], self.supply[seat]
        count = min(HAND_SIZE - len(hand), len(supply))
        if count <= 0:
            return []
        drawn = supply[-count:]
        del supply[-count:]
        hand.extend(drawn)
        hand.sort()
        return drawn

    # --- 6.1 end ------------------------------------------------------------------------------

    def count_on_board(self) -> list[int]:
        """Figures on the board by kind."""
        counts = [0] * len(FIGURE)
        for held in self.figures:
            for kind in CONTENTS[held]:
                counts[kind] += 1
        return counts

    def find_ends(self) -> list[Event]:
        """What ends the game now, if anything does."""
        left = self.count_on_board()
        if not any(left):
            return [Event("end-board-empty", {})]
        if self.options.game_end == "empty_board":
            return []
        ends = [Event("end-exhausted", {"figure": kind}) for kind in FIGURE if not left[kind]]
        if sum(self.aside) >= ASIDE_LIMIT:
            ends.append(Event("end-aside", {"count": sum(self.aside)}))
        return ends

    def end_if_due(self) -> None:
        """4b. Raises Over."""
        ends = self.find_ends()
        for end in ends:
            self.tell(end.key, **end.args)
        if ends:
            raise Over


def count_influence(
    board: Board, laid: Sequence[int], owner: Sequence[int], seats: int, settlement: int, kind: int
) -> list[int]:
    """5.1: the strengths of each seat's tokens around a settlement which count for `kind`."""
    influence = [0] * seats
    for hex_ in board.around[settlement]:
        token = laid[hex_]
        if token >= 0:
            influence[owner[hex_]] += STRENGTH[token][kind]
    return influence


def find_strictly_first(amounts: list[int]) -> int:
    """The index that alone has the most; NOTHING on a tie, which includes all at 0 (A2, A17)."""
    most = max(amounts)
    return amounts.index(most) if amounts.count(most) == 1 else NOTHING
