"""The box file: what a host writes down of a box, laid over the shipped one, with its lines.

The text is TOML with any parts of `components.toml` and `map.toml`. A row of a list replaces the
fields that it gives in the row of the same name; `slots` and `influence_brackets` are replaced as a
whole. So this changes a border:

    [[provinces]]
    id = "satsuma"
    adjacent = ["bungo", "chikuzen"]
    [[provinces]]
    id = "chikuzen"
    adjacent = ["bungo", "aki", "satsuma"]
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NoReturn

from kabuto.kernel import ImpossibleOption

from .components import SHIPPED

_NAMED_BY = {"player_counts": "players", "destiny": "region"}  # other rows are named by `id`
_REPLACED = ("slots", "influence_brackets")
_FOR_PEOPLE = ("meta", "known")
_NUMBER_AT_MOST = 1000

Place = tuple[str, ...]
"""A fact of the file: its part; part and row; or part, row and field. A part of one row has ""."""


class BoxFile:
    """The shipped box with the parts that a text replaces; where in the text each fact stands."""

    def __init__(self, text: str = "") -> None:
        self.lines = _find_lines(text)
        self.parts: dict[str, Any] = deepcopy(SHIPPED)
        for part, given in _parse(text).items():
            if part not in _FOR_PEOPLE:
                self._merge(part, given)

    def __getitem__(self, part: str) -> Any:
        return self.parts[part]

    def refuse(self, key: str, /, *places: Place, **args: object) -> NoReturn:
        """Raises ImpossibleOption with the line of the first of these places in the text."""
        line = next((self.lines[at] for at in places if at in self.lines), 0)
        raise ImpossibleOption(f"refused-box-{key}", line=line, **args)

    def refuse_value(self, part: str, name: str, field: str, value: object) -> NoReturn:
        """Raises ImpossibleOption for a value that is not possible there."""
        places = ((part, name, field), (part, "", field), (part, name), (part,))
        value = write_value(value)
        self.refuse("value", *places, name=name or part, field=field, value=value)

    def _merge(self, part: str, given: Any) -> None:
        shipped = SHIPPED.get(part)
        if shipped is None:
            self.refuse("part", (part,), part=part)
        if type(given) is not type(shipped):
            self.refuse("form", (part,), part=part)
        if isinstance(shipped, dict):
            self.parts[part] = self._merge_row(part, "", shipped, given)
        elif part in _REPLACED:
            self.parts[part] = [self._read_whole_row(part, row) for row in given]
        else:
            self._merge_rows(part, given)

    def _merge_rows(self, part: str, given: list[Any]) -> None:
        key = _NAMED_BY.get(part, "id")
        rows = self.parts[part]
        for row in given:
            name = row.get(key) if isinstance(row, dict) else None
            at = next((i for i, shipped in enumerate(rows) if shipped[key] == name), None)
            if at is None:
                wrong = write_value(row if name is None else name)
                self.refuse("entry", (part, str(name)), (part,), part=part, name=wrong)
            rows[at] = self._merge_row(part, str(name), rows[at], row)

    def _read_whole_row(self, part: str, row: Any) -> dict[str, Any]:
        like = SHIPPED[part][0]
        if not isinstance(row, dict):
            self.refuse("form", (part,), part=part)
        name = str(row.get("id", ""))
        merged = self._merge_row(part, name, like, row)
        missing = [field for field in like if field not in row]
        if missing:
            self.refuse("missing", (part, name), (part,), part=part, name=name, field=missing[0])
        return merged

    def _merge_row(
        self, part: str, name: str, shipped: dict[str, Any], given: dict[str, Any]
    ) -> dict[str, Any]:
        for field, value in given.items():
            if field not in shipped:
                if field == "source":
                    continue
                places = ((part, name, field), (part, name), (part,))
                self.refuse("field", *places, part=part, name=name or part, field=field)
            if not _is_like(value, shipped[field]):
                self.refuse_value(part, name, field, value)
        return shipped | given


def write_value(value: object) -> str:
    """A value as the file would have it, cut to what fits a sentence."""
    return json.dumps(value, ensure_ascii=False, default=str)[:40]


def _is_like(value: Any, shipped: Any) -> bool:
    """Whether a value is of the type of the shipped one, and no number out of all bounds."""
    if type(value) is not type(shipped):
        return False
    if isinstance(value, list):
        return not shipped or all(_is_like(item, shipped[0]) for item in value)
    return not isinstance(value, int) or 0 <= value <= _NUMBER_AT_MOST


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # not TOML, or a number with thousands of digits
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise ImpossibleOption("refused-box-toml", line=line, problem=str(error)[:80]) from error
    except RecursionError as error:
        raise ImpossibleOption("refused-box-toml", line=1, problem="too deep") from error


_HEADER = re.compile(r"\s*\[+\s*([\w.]+)")
_FIELD = re.compile(r'\s*([\w.]+)\s*=\s*"?\'?([^"\'#\s]*)')


def _find_lines(text: str) -> dict[Place, int]:
    """Where each place stands; of places that stand there twice the first."""
    lines: dict[Place, int] = {}
    for part, fields in _find_rows(text):
        at, _ = fields[""]
        lines.setdefault((part,), at)
        named_at, name = fields.get(_NAMED_BY.get(part, "id"), (at, ""))
        if name:
            lines.setdefault((part, name), named_at)
        for field, (number, _) in fields.items():
            lines.setdefault((part, name, field), number)
    return lines


def _find_rows(text: str) -> Iterator[tuple[str, dict[str, tuple[int, str]]]]:
    """Part and fields of each row: the line of each field, and what it begins with."""
    part, fields = "", {"": (1, "")}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            name, _, below = header[1].partition(".")
            if below and name == part:  # [agendas.needs] is a field of the row before
                fields.setdefault(below, (number, ""))
                continue
            yield part, fields
            part, fields = name, {"": (number, "")}
        elif field := _FIELD.match(line):
            name, _, below = field[1].partition(".")
            if part:
                fields.setdefault(name, (number, field[2]))
            else:  # setup.eras = 3, or slots = [...]
                yield name, {"": (number, ""), below: (number, field[2])}
    yield part, fields
