"""A host's corrections to the tables: merged into the shipped ones, every complaint with its line.

The text is TOML with any parts of `components.toml` and `map.toml`. A row of a list replaces the
fields that it gives in the row of the same name; `slots` and `influence_brackets` are replaced as a
whole. So this corrects a border:

    [[provinces]]
    id = "satsuma"
    adjacent = ["bungo", "chikuzen"]
    [[provinces]]
    id = "chikuzen"
    adjacent = ["bungo", "aki", "satsuma"]
"""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from typing import Any, NoReturn

from kabuto.kernel import ImpossibleOption

from .components import SHIPPED

_NAMED_BY = {"player_counts": "players", "destiny": "region"}  # other rows are named by `id`
_REPLACED = ("slots", "influence_brackets")
_FOR_PEOPLE = ("meta", "known")
_NUMBER_AT_MOST = 1000


class Tables:
    """The shipped tables with the corrections of a text; where in it each fact stands."""

    def __init__(self, text: str = "") -> None:
        self.lines = _find_lines(text)
        self.parts: dict[str, Any] = deepcopy(SHIPPED)
        for part, given in _parse(text).items():
            if part not in _FOR_PEOPLE:
                self._merge(part, given)

    def __getitem__(self, part: str) -> Any:
        return self.parts[part]

    def refuse(self, key: str, /, *places: tuple[str, str], **args: object) -> NoReturn:
        """Raises ImpossibleOption with the line of the first of these places in the text."""
        line = next((self.lines[at] for at in places if at in self.lines), 0)
        raise ImpossibleOption(f"refused-data-{key}", line=line, **args)

    def _merge(self, part: str, given: Any) -> None:
        shipped = SHIPPED.get(part)
        if shipped is None:
            self.refuse("part", (part, ""), part=part)
        if type(given) is not type(shipped):
            self.refuse("value", (part, ""), part=part, name=part, field="-", value=str(given)[:40])
        if isinstance(shipped, dict):
            self.parts[part] = self._merge_row(part, part, shipped, given)
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
                self.refuse("entry", (part, str(name)), (part, ""), part=part, name=str(name)[:40])
            rows[at] = self._merge_row(part, str(name), rows[at], row)

    def _read_whole_row(self, part: str, row: Any) -> dict[str, Any]:
        like = SHIPPED[part][0]
        name = str(row.get("id", part)) if isinstance(row, dict) else part
        merged = self._merge_row(part, name, like, row if isinstance(row, dict) else {"-": row})
        missing = [field for field in like if field not in row]
        if missing:
            self.refuse("field", (part, name), (part, ""), part=part, name=name, field=missing[0])
        return merged

    def _merge_row(
        self, part: str, name: str, shipped: dict[str, Any], given: dict[str, Any]
    ) -> dict[str, Any]:
        places = ((part, name), (part, ""))
        for field, value in given.items():
            if field not in shipped:
                if field == "source":
                    continue
                self.refuse("field", *places, part=part, name=name, field=field)
            if not _is_like(value, shipped[field]):
                shown = str(value)[:40]
                self.refuse("value", *places, part=part, name=name, field=field, value=shown)
        return shipped | given


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
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise ImpossibleOption("refused-data-toml", line=line, problem=str(error)[:80]) from error
    except RecursionError as error:
        raise ImpossibleOption("refused-data-toml", line=0, problem="too deep") from error


def _find_lines(text: str) -> dict[tuple[str, str], int]:
    """Part and name of a row to the line of its name; part and "" to the first header."""
    lines: dict[tuple[str, str], int] = {}
    part = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*(\w+)", line):
            part = header[1]
            lines.setdefault((part, ""), number)
        elif name := re.match(r'\s*(\w+)\s*=\s*"?([^"#\s]+)', line):
            if name[1] == _NAMED_BY.get(part, "id"):
                lines.setdefault((part, name[2]), number)
            lines.setdefault((part, f".{name[1]}"), number)
    return lines
