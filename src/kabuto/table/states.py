"""The states that the latest causes of a table left, decoded when somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from kabuto.kernel import Game

from .causes import unpack_position
from .history import History

POSITIONS_KEPT = 8
"""How many positions of the past stay here, for undo; those before are read when asked for."""
STATES_KEPT = 3
"""How many of them stay decoded."""


class States:
    """States of one game, by the cause that left them. `box` is the text of a host's box."""

    def __init__(self, game: Game[Any], history: History, box: str = "") -> None:
        self._game = game
        self._history = history
        self._box = box
        self._now: Any = None
        self._positions: OrderedDict[int, bytes] = OrderedDict()
        self._kept: OrderedDict[int, Any] = OrderedDict()

    @property
    def now(self) -> Any:
        """The state after the last cause; None before the first."""
        if self._now is None and self._history.count:
            self._now = self._unpack(self._history.count - 1)
        return self._now

    def after(self, number: int) -> Any:
        """The state that a cause left, if its position is here."""
        found = self._kept.get(number)
        if found is None:
            found = self._unpack(number)
        _keep(self._kept, number, found, STATES_KEPT)
        return found

    def list_missing(self) -> list[int]:
        """The causes whose positions the next look or undo needs and that are not here."""
        needed = {*self._history.in_force[-2:], self._history.count - 1} - {-1}
        return sorted(needed - self._positions.keys())

    def put(self, positions: Iterable[tuple[int, bytes]]) -> None:
        """Positions as they are stored, by cause."""
        for number, position in positions:
            _keep(self._positions, number, position, POSITIONS_KEPT)

    def enter(self, number: int, position: bytes, state: Any) -> None:
        """What the newest cause left; None if it has to be decoded."""
        if position:
            self.put([(number, position)])
        self._now = state
        if state is not None:
            _keep(self._kept, number, state, STATES_KEPT)

    def forget(self) -> None:
        """Decodes again what is asked for next."""
        self._now = None
        self._kept.clear()

    def _unpack(self, number: int) -> Any:
        return unpack_position(self._game, self._positions[number], self._box)


def _keep(kept: OrderedDict[int, Any], number: int, value: Any, most: int) -> None:
    kept[number] = value
    kept.move_to_end(number)
    if len(kept) > most:
        kept.popitem(last=False)
