"""Moves: every move that can ever be made in a game exists once, in a catalogue built at import.

A move has a number (stable order, the action id of learning programs), a text (`place S3 -3,4`) and
typed arguments. Text is what logs, records, the API and tests use.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import product
from pickle import PicklingError
from typing import Annotated, Any, TypeAlias

from .errors import Unreadable

NOTHING = -1
"""The int that stands for "none" in every kind; its label is `-`."""


class Kind:
    """A closed list of things of one sort (cards, hexes, seats): ints in memory, labels outside.

    Used twice: as the type of a move's argument, and as `Card = Annotated[int, CARD]`, which makes
    positions, events and the page's types speak in labels.
    """

    def __init__(self, name: str, labels: Iterable[str]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.write = {**dict(enumerate(self.labels)), NOTHING: "-"}.__getitem__  # a fast `label`
        self._numbers = {label: number for number, label in enumerate(self.labels)}
        if len(self._numbers) != len(self.labels):
            raise ValueError(f"kind {name}: labels are not unique")
        if any(not label or label == "-" or " " in label for label in self.labels):
            raise ValueError(f"kind {name}: a label is empty, a dash, or holds a space")

    def __len__(self) -> int:
        return len(self.labels)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.labels)))

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {len(self.labels)} labels)"

    def label(self, number: int) -> str:
        """The label of `number`; `-` for NOTHING. Raises IndexError for any other number."""
        try:
            return self.write(number)
        except KeyError:
            raise IndexError(f"{self!r} has no number {number}") from None

    def number(self, label: str) -> int:
        """The number of `label`. Raises Unreadable."""
        if label == "-":
            return NOTHING
        try:
            return self._numbers[label]
        except (KeyError, TypeError):
            raise Unreadable("refused-unknown-name", kind=self.name, name=str(label)) from None


SEATS = 8
SEAT = Kind("seat", "ABCDEFGH")
Seat: TypeAlias = Annotated[int, SEAT]
"""A seat, or NOTHING."""


class Move:
    """One move of the catalogue, compared by identity: copied or pickled it is the same Move."""

    __slots__ = ("args", "catalogue", "number", "text", "verb")

    def __init__(self, catalogue: Moves, number: int, verb: Verb, args: tuple[int, ...]) -> None:
        self.catalogue = catalogue
        self.number = number
        self.verb = verb
        self.args = args
        labels = (kind.label(arg) for kind, arg in zip(verb.kinds, args, strict=True))
        self.text = " ".join((verb.name, *labels))

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Move:
        return self

    def __reduce__(self) -> tuple[Callable[[str, str], Move], tuple[str, str]]:
        """By name, in any process. Raises PicklingError where the catalogue has no address."""
        if find_catalogue(self.catalogue.address) is not self.catalogue:
            raise PicklingError(f"{self!r} is of a catalogue that no module holds: send its text")
        return find_move, (self.catalogue.address, self.text)


def find_catalogue(address: str) -> object:
    """What a module holds under the name MOVES; None where there is neither."""
    module = sys.modules.get(address)
    return getattr(module, "MOVES", None)


def find_move(address: str, text: str) -> Move:
    """The move that another process named. Raises Unreadable."""
    moves: Moves = import_module(address).MOVES
    return moves.parse(text)


class Verb(dict[Any, Move]):
    """All moves of one verb, by argument: `PASS[()]`, `TAKE[t]`, `PLACE[t, h]`."""

    def __init__(self, name: str, parameters: dict[str, Kind]) -> None:
        super().__init__()
        self.name = name
        self.parameters = parameters
        self.kinds = tuple(parameters.values())

    def __hash__(self) -> int:  # type: ignore[override]  # a verb is itself, not its entries
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __repr__(self) -> str:
        return f"Verb({self.name!r}, {len(self)} moves)"


class Moves:
    """The catalogue of a game: `PLACE = MOVES.verb("place", fits, token=TOKEN, hex=HEX)`.

    `MOVES = Moves(__name__)` in a module: so a Move finds its way back from another process.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.verbs: dict[str, Verb] = {}
        self.all: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def verb(
        self, name: str, where: Callable[..., bool] | None = None, /, **parameters: Kind
    ) -> Verb:
        """Adds a verb and one move for each combination of arguments that `where` admits."""
        if name in self.verbs or " " in name:
            raise ValueError(f"verb {name!r} is taken or holds a space")
        verb = self.verbs[name] = Verb(name, parameters)
        for args in product(*parameters.values()):
            if where is None or where(*args):
                self._add(verb, args)
        return verb

    def _add(self, verb: Verb, args: tuple[int, ...]) -> None:
        move = Move(self, len(self.all), verb, args)
        self.all.append(move)
        self._by_text[move.text] = move
        verb[args[0] if len(args) == 1 else args] = move

    def __len__(self) -> int:
        return len(self.all)

    def parse(self, text: str) -> Move:
        """The move that `text` names. Raises Unreadable."""
        try:
            return self._by_text[text]
        except (KeyError, TypeError):
            raise Unreadable(move=str(text)[:80]) from None

    def kinds(self) -> dict[str, Kind]:
        """Parameter name to kind, over all verbs."""
        return {
            name: kind for verb in self.verbs.values() for name, kind in verb.parameters.items()
        }
