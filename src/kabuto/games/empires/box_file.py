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

With `whole = true` under `[meta]` the file has a map of its own: its regions, provinces, straits,
mountains, slots and destiny cards are all that there are, and so are its agendas if it has any.
A capital may be a shrine as well (`shrine = true`), and influence brackets may be those of one
region (`region = "..."`); those without a region are of all that have none of their own.
They may be called as the owner likes; ids that the shipped box does not have are given the spare
labels `p1`, `r1`, `m1`, `g1`... in the order of the file.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

from kabuto.kernel import NOTHING, BoxFile, Kind

from .components import AGENDA, MOUNTAIN, PROVINCE, REGION, SHIPPED, SLOT, SLOTS_A_REGION_AT_MOST

NAMES = ("name_en", "name_zh_hant", "name_zh_hans", "name_fa")
MAP = ("regions", "provinces", "straits", "mountains", "slots", "destiny")
_MAY_BE_EMPTY = ("straits", "mountains")
PRINTED = "printed"
"""The status of a board that was entered from the published box."""
REPLACED = ("slots", "influence_brackets")
_OWN = {"regions": REGION, "provinces": PROVINCE, "mountains": MOUNTAIN, "agendas": AGENDA}
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,29}\Z")


class EmpiresFile(BoxFile):
    """The box file of this game."""

    shipped = SHIPPED
    named_by: ClassVar = {"player_counts": "players", "destiny": "region"}
    replaced = REPLACED
    more_fields: ClassVar = {
        "influence_brackets": {"region": ""},
        "provinces": {"shrine": True},
        "meta": {"whole": True},
    }
    optional = (*NAMES, "source", "condition", "base", "upgrade", "text")
    at_most: ClassVar = {
        "eras": 12,
        "hand_size_destiny": 40,
        "steps": 12,
        "extra": 12,
    } | dict.fromkeys(NAMES, 40)
    for_people = ("known",)  # what is known of the printed board, and where from

    def lay_over(self) -> None:
        meta = self.given.get("meta")
        self.whole = isinstance(meta, dict) and meta.get("whole") is True
        self.is_printed = isinstance(meta, dict) and meta.get("board_status") == PRINTED
        if self.is_stored:
            self.given.pop("meta", None)
        super().lay_over()
        if self.whole:
            self._require_map(self.given)
        self.numbers = {part: self._number_rows(part, kind) for part, kind in _OWN.items()}
        self.numbers["slots"] = self._number_slots()

    def is_given_whole(self, part: str) -> bool:
        return super().is_given_whole(part) or (self.whole and (part in MAP or part == "agendas"))

    def id_of(self, part: str, number: int) -> str:
        """What the file calls a thing."""
        return next((name for name, n in self.numbers[part].items() if n == number), "-")

    def _require_map(self, given: dict[str, Any]) -> None:
        """A map of its own has nothing of the shipped one."""
        for part in MAP:
            if part in given:
                continue
            if part in _MAY_BE_EMPTY:
                self.parts[part] = {"pairs": []} if part == "straits" else []
            else:
                self.refuse("map", (part,), ("meta", "", "whole"), part=part)

    # --- labels -------------------------------------------------------------------------------

    def _number_rows(self, part: str, kind: Kind) -> dict[str, int]:
        """Shipped ids keep their numbers; others are given the spare ones in their order."""
        shipped = [row["id"] for row in SHIPPED[part]]
        spare = iter(range(len(shipped), len(kind)))
        numbers: dict[str, int] = {}
        for row in self.parts[part]:
            name = row["id"]
            if name in numbers:
                self.refuse("twice", (part, name), (part,), part=part, name=name)
            elif not _ID.match(name):
                self.refuse_value(part, name, "id", name, "a-z 0-9 - _")
            else:
                number = kind.number(name) if name in shipped else next(spare, NOTHING)
                if number == NOTHING:
                    most = len(kind) - len(shipped)
                    self.refuse("many", (part, name), (part,), part=part, count=most)
                    break
                numbers[name] = number
        return numbers

    def _number_slots(self) -> dict[str, int]:
        """A shipped id keeps its number; another is given the next label of its region."""
        numbers: dict[str, int] = {}
        for row in self.parts["slots"]:
            if "id" in row and row["id"] in SLOT.labels:
                numbers[row["id"]] = SLOT.number(row["id"])
        for row in self.parts["slots"]:
            name, region = row["id"], self.numbers["regions"].get(row["region"], NOTHING)
            if name in numbers or not self.whole or region == NOTHING:
                continue
            labels = (f"{REGION.label(region)}-{k}" for k in range(1, SLOTS_A_REGION_AT_MOST + 1))
            free = [n for n in map(SLOT.number, labels) if n not in numbers.values()]
            if not _ID.match(name):
                self.refuse_value("slots", name, "id", name, "a-z 0-9 - _")
            elif not free:
                places = (("slots", name), ("slots",))
                self.refuse("many", *places, part="slots", count=SLOTS_A_REGION_AT_MOST)
            else:
                numbers[name] = free[0]
        return numbers
