"""Names: states, views and events speak in labels outside the process, in ints inside.

`Card = Annotated[int, CARD]` in a type hint is all that a room has to say; the walk over the hints
is made once for each type.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from .errors import CorruptRecord, Unreadable
from .moves import Kind
from .steps import Stack

Walk: TypeAlias = Callable[[Any], Any]


@cache
def hints_of(cls: type[Struct]) -> dict[str, Any]:
    """Type hints of a Struct's fields, with annotations, in field order."""
    hints = get_type_hints(cls, include_extras=True)
    return {field: hints[field] for field in cls.__struct_fields__}


def tag_of(cls: type[Struct]) -> str:
    """The name under which a tagged Struct is written."""
    return str(cls.__struct_config__.tag)


class Names:
    """Writes and reads values of Python types with labels in place of numbers."""

    def __init__(self, steps: tuple[type[Struct], ...] = ()) -> None:
        self.steps = {tag_of(step): step for step in steps}
        self._walks: dict[tuple[Any, bool], Walk | None] = {}

    def write(self, hint: Any, value: Any) -> Any:
        """Builtins for JSON, with labels."""
        plain = msgspec.to_builtins(value)
        walk = self._walk(hint, reading=False)
        return walk(plain) if walk else plain

    def read(self, hint: Any, value: Any) -> Any:
        """Builtins with numbers, ready for `msgspec.convert`. Raises CorruptRecord."""
        walk = self._walk(hint, reading=True)
        try:
            return walk(value) if walk else value
        except Unreadable as error:
            raise CorruptRecord("refused-unknown-name", **error.args_by_name) from error
        except (TypeError, AttributeError, KeyError, ValueError) as error:
            raise CorruptRecord("refused-record", problem=str(error)[:200]) from error

    def _walk(self, hint: Any, *, reading: bool) -> Walk | None:
        try:
            return self._walks[hint, reading]
        except KeyError:
            walk = self._walks[hint, reading] = self._make(hint, reading)
            return walk
        except TypeError:  # an unhashable annotation: make it anew
            return self._make(hint, reading)

    def _make(self, hint: Any, reading: bool) -> Walk | None:  # noqa: PLR0911  (one a type)
        """The walk for a type; None where nothing is to be renamed."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            kind = next((arg for arg in args[1:] if isinstance(arg, Kind)), None)
            if kind is None:
                return self._walk(args[0], reading=reading)
            return kind.number if reading else kind.write
        if hint is Stack:
            return self._walk_steps(reading)
        if origin in (list, tuple):
            return self._walk_items(args, reading)
        if origin is dict:
            return self._walk_values(args[1], reading)
        if origin in (Union, UnionType):
            return self._walk_optional(args, reading)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._walk_fields(hint, reading)
        return None

    def _walk_items(self, args: tuple[Any, ...], reading: bool) -> Walk | None:
        if len(args) == 1 or (len(args) == 2 and args[1] is ...):
            walk = self._walk(args[0], reading=reading)
            return (lambda items: list(map(walk, items))) if walk else None
        walks = [self._walk(arg, reading=reading) for arg in args]
        if not any(walks):
            return None
        return lambda items: [w(i) if w else i for w, i in zip(walks, items, strict=True)]

    def _walk_values(self, hint: Any, reading: bool) -> Walk | None:
        walk = self._walk(hint, reading=reading)
        return (lambda mapping: {k: walk(v) for k, v in mapping.items()}) if walk else None

    def _walk_optional(self, args: tuple[Any, ...], reading: bool) -> Walk | None:
        walks = [
            w for arg in args if arg is not type(None) and (w := self._walk(arg, reading=reading))
        ]
        if not walks:
            return None
        if len(walks) > 1:
            raise TypeError(f"a union of several named types cannot be named: {args}")
        (walk,) = walks
        return lambda value: None if value is None else walk(value)

    def _walk_fields(self, cls: type[Struct], reading: bool) -> Walk | None:
        walks = {
            name: walk
            for name, hint in hints_of(cls).items()
            if (walk := self._walk(hint, reading=reading))
        }
        if not walks:
            return None

        def walk_struct(fields: dict[str, Any]) -> dict[str, Any]:
            return {n: walks[n](v) if n in walks else v for n, v in fields.items()}

        return walk_struct

    def _walk_steps(self, reading: bool) -> Walk:
        walks = {tag: self._walk(step, reading=reading) for tag, step in self.steps.items()}

        def walk_stack(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
            return [walk(s) if (walk := walks[s["step"]]) else s for s in steps]

        return walk_stack
