"""The states that the causes of a table left, decoded when somebody looks."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from kabuto.kernel import Game

from .causes import unpack_position
from .history import History

STATES_KEPT = 12
"""How many states of the past stay decoded, for undo."""


class States:
    """The states of one game, by the cause that left them. `box` is the text of a host's box."""

    def __init__(self, game: Game[Any], history: History, box: str = "") -> None:
        self._game = game
        self._history = history
        self._box = box
        self._now: Any = None
        self._kept: OrderedDict[int, Any] = OrderedDict()

    @property
    def now(self) -> Any:
        """The state after the last cause; None before the first."""
        causes = self._history.causes
        if self._now is None and causes:
            self._now = self._unpack(len(causes) - 1)
        return self._now

    def after(self, number: int) -> Any:
        """The state that a cause left."""
        found = self._kept.get(number)
        if found is None:
            found = self._unpack(number)
        self._keep(number, found)
        return found

    def enter(self, number: int, state: Any) -> None:
        """The state that the newest cause left; None if it has to be decoded."""
        self._now = state
        if state is not None:
            self._keep(number, state)

    def forget(self) -> None:
        """Decodes again what is asked for next."""
        self._now = None
        self._kept.clear()

    def _unpack(self, number: int) -> Any:
        return unpack_position(self._game, self._history.causes[number].position, self._box)

    def _keep(self, number: int, state: Any) -> None:
        self._kept[number] = state
        self._kept.move_to_end(number)
        if len(self._kept) > STATES_KEPT:
            self._kept.popitem(last=False)
