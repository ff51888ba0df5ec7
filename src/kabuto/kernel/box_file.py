"""A box file: what a host writes down of his own box, laid over the shipped one, with its lines.

The text is TOML with any parts of a room's shipped data. A row of a list replaces the fields that
it gives in the row of the same name; some parts are replaced as a whole. What is wrong is noted,
not raised: a reader goes on with the shipped value, so that everything that is wrong in a file can
be told at once.

A game that is stored goes on with the file it was made with: what earlier versions let pass there
because it did no harm is read over (`is_stored`). Only what is new has to be right in all.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any, ClassVar

from .errors import ImpossibleOption
from .rules import BoxFault

Place = tuple[str, ...]
"""A fact of the file: its part; part and row; or part, row and field. A part of one row has ""."""

_NUMBER_AT_MOST = 1000
_TOO_DEEP = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){9}""")

UNREADABLE = "refused-box-toml"
"""What is said of a text that is no TOML."""


class BoxFile:
    """The shipped box with the parts that a text replaces; where in the text each fact stands."""

    shipped: ClassVar[Mapping[str, Any]]
    """By part: a row, or a list of rows. What is not in it cannot be given."""
    named_by: ClassVar[Mapping[str, str]] = {}
    """The field that names a row, where it is not `id`."""
    replaced: ClassVar[Collection[str]] = ()
    """Lists that a file gives as a whole."""
    more_fields: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """By part: fields that the shipped box has no use for, each with an example."""
    optional: ClassVar[Collection[str]] = ("source",)
    """Fields that a row of a list that is given as a whole may leave out."""
    at_most: ClassVar[Mapping[str, int]] = {}
    """By field: the highest number, or the length of a text."""
    for_people: ClassVar[Collection[str]] = ()
    """Parts that no game reads."""

    def __init__(self, text: str = "", *, is_stored: bool = False) -> None:
        self.is_stored = is_stored
        self.faults: list[BoxFault] = []
        self.faulty: set[str] = set()  # parts that cannot be read
        self.lines: dict[Place, int] = {}
        self.parts: dict[str, Any] = deepcopy(dict(self.shipped))
        self.given = self._parse(text)
        self.lines = _find_lines(text, self.named_by) if self.given else {}
        self.lay_over()

    def lay_over(self) -> None:
        """Lays what the text gives over what is shipped."""
        for part, value in self.given.items():
            if part not in self.for_people:
                self.merge(part, value)

    def __getitem__(self, part: str) -> Any:
        return self.parts[part]

    def refuse(self, key: str, /, *places: Place, **args: object) -> None:
        """Notes what is wrong, with the line of the first of these places in the text."""
        found = [at for at in places if at in self.lines]
        line = self.lines[found[0]] if found else min(self.lines.values(), default=0)
        field = ".".join(filter(None, (found or places or [()])[0]))
        self.faults.append(BoxFault(line, field, f"refused-box-{key}", args))
        self.faulty.update(at[0] for at in places)

    def refuse_new(self, key: str, /, *places: Place, **args: object) -> None:
        """Notes what a new box may not have, although no game would be stopped by it."""
        if not self.is_stored:
            self.refuse(key, *places, **args)

    def refuse_value(
        self, part: str, name: str, field: str, value: object, possible: str = "none"
    ) -> None:
        """Notes a value that is not possible there, and what is."""
        places = ((part, name, field), (part, "", field), (part, name), (part,))
        value = write_value(value)
        self.refuse(
            "value", *places, name=name or part, field=field, value=value, possible=possible
        )

    def raise_first(self) -> None:
        """Raises ImpossibleOption for the first thing that is wrong."""
        if self.faults:
            fault = self.faults[0]
            raise ImpossibleOption(fault.key, line=fault.line, **fault.args)

    # --- reading the text ---------------------------------------------------------------------

    def _parse(self, text: str) -> dict[str, Any]:
        deep = _TOO_DEEP.search(text)
        if deep:
            line = text.count("\n", 0, deep.start()) + 1
            return self._give_up(line, "too deep")
        try:
            return tomllib.loads(text)
        except ValueError as error:  # not TOML, or a number with thousands of digits
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines())
            return self._give_up(line, str(error)[:80])
        except RecursionError:
            return self._give_up(1, "too deep")

    def _give_up(self, line: int, problem: str) -> dict[str, Any]:
        self.faults.append(BoxFault(line, "", UNREADABLE, {"problem": problem}))
        return {}

    def merge(self, part: str, given: Any) -> None:
        """Lays one part over the shipped one."""
        shipped = self.shipped.get(part)
        if shipped is None:
            self.refuse("part", (part,), part=part)
        elif type(given) is not type(shipped):
            self.refuse("form", (part,), part=part)
        elif isinstance(shipped, dict):
            self.parts[part] = self._merge_row(part, "", shipped, given)
        elif self.is_given_whole(part):
            rows = [self._read_whole_row(part, row) for row in given]
            self.parts[part] = [row for row in rows if row]
        else:
            self._merge_rows(part, given)

    def is_given_whole(self, part: str) -> bool:
        """Whether the rows of the file are all that there are."""
        return part in self.replaced

    def _merge_rows(self, part: str, given: list[Any]) -> None:
        key = self.named_by.get(part, "id")
        rows = self.parts[part]
        seen: list[object] = []
        for row in given:
            name = row.get(key) if isinstance(row, dict) else None
            if name in seen:
                self.refuse_new("twice", (part, str(name)), (part,), part=part, name=str(name))
            seen.append(name)
            at = next((i for i, shipped in enumerate(rows) if shipped[key] == name), None)
            if at is None:
                wrong = write_value(row if name is None else name)
                self.refuse("entry", (part, str(name)), (part,), part=part, name=wrong)
            else:
                rows[at] = self._merge_row(part, str(name), rows[at], row)

    def _read_whole_row(self, part: str, row: Any) -> dict[str, Any]:
        like = self.shipped[part][0]
        if not isinstance(row, dict):
            self.refuse("form", (part,), part=part)
            return {}
        name = str(row.get(self.named_by.get(part, "id"), ""))
        merged = self._merge_row(part, name, like, row)
        for field in like:
            if field not in row and field in self.optional:
                merged[field] = ""
            elif field not in row:
                places = ((part, name), (part,))
                self.refuse("missing", *places, part=part, name=name or part, field=field)
        return merged

    def _merge_row(
        self, part: str, name: str, shipped: dict[str, Any], given: dict[str, Any]
    ) -> dict[str, Any]:
        merged = shipped.copy()
        known = self._find_fields(part)
        for field, value in given.items():
            if field == "source":
                continue
            if field not in known:
                places = ((part, name, field), (part, name), (part,))
                self.refuse("field", *places, part=part, name=name or part, field=field)
            elif not _is_like(value, known[field], most := self._find_bound(field, value)):
                possible = describe_like(known[field], most)
                self.refuse_value(part, name, field, value, possible)
            else:
                merged[field] = value
        return merged

    def _find_bound(self, field: str, value: object) -> int:
        """The highest number there, or the length of a text."""
        if not self.is_stored:
            return self.at_most.get(field, _NUMBER_AT_MOST)
        return len(value) if isinstance(value, str) else _NUMBER_AT_MOST

    def _find_fields(self, part: str) -> dict[str, Any]:
        """Every field that a row of a part may have, each with an example."""
        fields: dict[str, Any] = {}
        for row in reversed(rows_of(self.shipped[part])):
            fields |= row
        return {**fields, **self.more_fields.get(part, {})}


def rows_of(part: Any) -> list[dict[str, Any]]:
    """A part of one row, or of several."""
    return [part] if isinstance(part, dict) else part


def write_value(value: object) -> str:
    """A value as the file would have it, cut to what fits a sentence."""
    return json.dumps(value, ensure_ascii=False, default=str)[:40]


def _is_like(value: Any, shipped: Any, most: int) -> bool:
    """Whether a value is of the type of the shipped one, and no number out of all bounds."""
    if type(value) is not type(shipped):
        return False
    if isinstance(value, list):
        return not shipped or all(_is_like(item, shipped[0], most) for item in value)
    if isinstance(value, str):
        return len(value) <= most
    return not isinstance(value, int) or 0 <= value <= most


def describe_like(shipped: Any, most: int) -> str:
    """What is possible where the shipped value stands."""
    if isinstance(shipped, bool):
        return "true, false"
    if isinstance(shipped, int):
        return f"0–{most}"
    if isinstance(shipped, str):
        return '"…"'
    return f"[{describe_like(shipped[0], most)}, …]" if isinstance(shipped, list) else "{ … }"


_HEADER = re.compile(r"\s*\[+\s*([\w.]+)")
_FIELD = re.compile(r'\s*([\w.]+)\s*=\s*"?\'?([^"\'#\s]*)')


def _find_lines(text: str, named_by: Mapping[str, str]) -> dict[Place, int]:
    """Where each place stands; of places that stand there twice the first."""
    lines: dict[Place, int] = {}
    for part, fields in _find_rows(text):
        at, _ = fields[""]
        if not part:  # before the first header
            continue
        lines.setdefault((part,), at)
        named_at, name = fields.get(named_by.get(part, "id"), (at, ""))
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
