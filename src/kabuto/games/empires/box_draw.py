"""What an owner of a box is given: ours as a file to begin from, and a picture of his map."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from kabuto.kernel import NOTHING, UNREADABLE

from .box import read_box
from .box_facts import Box, read_names_of
from .box_file import NAMES, EmpiresFile
from .box_letters import Letters
from .components import CAPITAL, GROUND, NEUTRAL, RESOURCE_GROUND

_META = re.compile(r"\[meta\]\n(?:[a-z_]+ = .*\n)*")


def export_box() -> str:
    """Both shipped files in one, with their comments, as a whole box."""
    components, board = (
        files(__package__).joinpath("data", name).read_text("utf-8")
        for name in ("components.toml", "map.toml")
    )
    whole = board.replace("[meta]\n", "[meta]\nwhole = true  # this map is all that there is\n", 1)
    return f"{whole}\n\n{_META.sub('', components, count=1)}"


class _Names:
    """What the file calls things in a language."""

    def __init__(self, file: EmpiresFile, language: str) -> None:
        at = NAMES.index(f"name_{language.replace('-', '_').lower()}")
        self._by_part = {
            part: {
                file.numbers[part][row["id"]]: _write(read_names_of(row)[at])
                for row in file[part]
                if row["id"] in file.numbers[part]
            }
            for part in ("provinces", "regions", "mountains")
        }

    def of(self, part: str, number: int) -> str:
        return self._by_part[part][number]


def _write(text: str) -> str:
    """A text in XML, which has no way to write most of the letters that control something."""
    return escape(_NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text))


_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ISOLATED = ("\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}")
"""Around a name that may run the other way than what follows it."""

# --- the picture ------------------------------------------------------------------------------

_MARGIN = 70
_RADIUS = 16
_LINE = 24
_REGION_INKS = ("#8a8f98", "#d98a3d", "#4f8a5b", "#7b62a3", "#b0534f", "#3f7fa6")
_NO_INK = "#f4f1ea"
_SIGNS = {CAPITAL: "★", RESOURCE_GROUND: "◆"}
_SHRINE_SIGN = "⛩"
_STYLE = """text { font: 13px sans-serif; text-anchor: middle; fill: #222 }
.name { paint-order: stroke; stroke: #f4f1ea; stroke-width: 3.5px; stroke-linejoin: round }
.small { font-size: 11px } .left { text-anchor: start; font-size: 14px }
line { stroke: #555; stroke-width: 2 }
.strait { stroke-dasharray: 2 6; stroke-linecap: round; stroke: #2a6f97 }
.slope { stroke: #b9a48c; stroke-width: 1 }
.wrong { stroke: #c1121f; stroke-width: 3 } .ring { fill: none; stroke-dasharray: 6 3 }
.fault { fill: #c1121f; font-size: 12px; font-weight: bold }"""

_Spot = tuple[int, int]


def draw_box(text: str, language: str = "en") -> str:
    """The map of a box file as far as it was read, as SVG, with what is wrong in red.

    Things are called as the file calls them in a language. Raises ImpossibleOption for a text that
    is no TOML: there is nothing to draw.
    """
    return "\n".join(_Picture(*_read(text), language).draw()) + "\n"


def _read(text: str) -> tuple[Box, EmpiresFile]:
    """As a game that is stored has it; where that is refused, as a new one."""
    for is_stored in (True, False):
        box, file = read_box(text, is_stored=is_stored)
        if not file.faults:
            break
    if any(fault.key == UNREADABLE for fault in file.faults):
        file.raise_first()
    return box, file


class _Picture:
    """The map of one box, drawn from below: lines, mountains, provinces, then all names."""

    def __init__(self, box: Box, file: EmpiresFile, language: str) -> None:
        self.box, self.file = box, file
        self.names = _Names(file, language)
        self.wrong = _list_faults(file)
        spots = [box.places[p] for p in box.provinces]
        spots += [box.mountain_places[m] for m in box.mountains]
        self.spots = spots or [(0, 0)]
        self.letters = Letters([(x, y, _RADIUS) for x, y in self.spots], _RADIUS)

    def draw(self) -> Iterator[str]:
        left, top = (min(spot[k] for spot in self.spots) - _MARGIN for k in (0, 1))
        right, bottom = (max(spot[k] for spot in self.spots) + _MARGIN for k in (0, 1))
        lines = list(self._list_regions(left, bottom))
        width = max(right - left, _WIDTH_AT_LEAST)
        size = f"{left} {top} {width} {bottom - top + _LINE * len(self.box.regions)}"
        yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">'
        yield f"<style>{_STYLE}</style>"
        yield f'<rect x="{left}" y="{top}" width="100%" height="100%" fill="{_NO_INK}"/>'
        yield from self._draw_borders()
        for m in self.box.mountains:
            yield from self._draw_mountain(m)
        for p in self.box.provinces:
            yield from self._draw_province(p)
        yield from self._write_names()
        yield from lines
        yield "</svg>"

    def _draw_borders(self) -> Iterator[str]:
        """A border that only one side names is wrong, and so is a strait without one."""
        box, straits = self.box, {frozenset(pair) for pair in self.box.straits}
        near = {(p, q) for p in box.provinces for q in box.neighbours[p] if p != q}
        pairs = {frozenset(pair) for pair in near}
        for pair in sorted(map(sorted, pairs | {pair for pair in straits if len(pair) == _ENDS})):
            p, q = pair
            classes = ["strait"] if frozenset(pair) in straits else []
            if not {(p, q), (q, p)} <= near:
                classes.append("wrong")
            yield _draw_line(box.places[p], box.places[q], classes)

    def _draw_mountain(self, m: int) -> Iterator[str]:
        x, y = self.box.mountain_places[m]
        for p in self.box.borders[m]:
            yield _draw_line((x, y), self.box.places[p], ["slope"])
        yield f'<path d="M{x - 9} {y + 7}L{x} {y - 9}L{x + 9} {y + 7}Z" fill="#8c7a64"/>'
        yield from self._mark("mountains", m, (x, y))

    def _draw_province(self, p: int) -> Iterator[str]:
        box = self.box
        (x, y), ink = box.places[p], self._ink_of(box.region_of[p])
        coast = ' stroke="#2a6f97" stroke-width="4"' if box.is_coastal[p] else ""
        sign = _SIGNS.get(box.ground[p], "") + (_SHRINE_SIGN if p in box.shrines else "")
        kind = GROUND.label(box.ground[p])
        circle = f'<circle cx="{x}" cy="{y}" r="{_RADIUS}" fill="{ink}"{coast}>'
        yield f"{circle}<title>{kind}</title></circle>"
        yield f'<text x="{x}" y="{y + 5}">{sign}</text>'
        yield from self._mark("provinces", p, (x, y))

    def _mark(self, part: str, number: int, spot: _Spot) -> Iterator[str]:
        """A red ring around what is wrong, and above it the fields."""
        fields = self._fault_of(part, number)
        if fields:
            x, y = spot
            yield f'<circle class="wrong ring" cx="{x}" cy="{y}" r="{_RADIUS + 6}"/>'
            yield f'<text class="name fault" x="{x}" y="{y - _RADIUS - 10}">{fields}</text>'

    def _write_names(self) -> Iterator[str]:
        """Each where it lies on no other, as far as there is such a place."""
        box = self.box
        for p in box.provinces:
            yield self.letters.write(self.names.of("provinces", p), box.places[p], "name", 13)
        for m in box.mountains:
            spot = box.mountain_places[m]
            yield self.letters.write(self.names.of("mountains", m), spot, "name small", 11)

    def _list_regions(self, left: int, top: int) -> Iterator[str]:
        """Colour, name, majority, and the slots with number and neutral action, from the south."""
        for line, r in enumerate(self.box.regions):
            y = top + _LINE * line
            name = f"{_ISOLATED[0]}{self.names.of('regions', r)}{_ISOLATED[1]}"
            majority = "/".join(map(str, self.box.majority[r]))
            slots = ", ".join(map(self._name_slot, self.box.slots_of[r]))
            fields = self._fault_of("regions", r)
            said = f"{name} {majority}{_say_fault(fields)} · {slots}"
            yield f'<circle cx="{left + 20}" cy="{y - 5}" r="8" fill="{self._ink_of(r)}"/>'
            yield f'<text class="small left" x="{left + 36}" y="{y}">{said}</text>'
            if fields:
                yield f'<circle class="wrong ring" cx="{left + 20}" cy="{y - 5}" r="11"/>'

    def _name_slot(self, slot: int) -> str:
        name, neutral = self.file.id_of("slots", slot), self.box.printed[slot]
        action = NEUTRAL.label(neutral) if neutral != NOTHING else "?"
        fault = _say_fault(self._fault_of("slots", slot))
        return f"{self.box.slots.index(slot) + 1} {_write(name)} ({action}){fault}"

    def _fault_of(self, part: str, number: int) -> str:
        """The fields that are wrong there."""
        return self.wrong.get((part, self.file.id_of(part, number)), "")

    def _ink_of(self, region: int) -> str:
        """None where a province is of no region."""
        if region not in self.box.regions:
            return _NO_INK
        return _REGION_INKS[self.box.regions.index(region) % len(_REGION_INKS)]


_WIDTH_AT_LEAST = 640
_ENDS = 2


def _draw_line(a: _Spot, b: _Spot, classes: list[str]) -> str:
    sort = f' class="{" ".join(classes)}"' if classes else ""
    return f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"{sort}/>'


def _say_fault(fields: str) -> str:
    return f' <tspan class="fault">{fields}</tspan>' if fields else ""


def _list_faults(file: EmpiresFile) -> dict[tuple[str, str], str]:
    """The fields that are wrong, by part and name."""
    found: dict[tuple[str, str], dict[str, None]] = {}
    for fault in sorted(file.faults, key=lambda fault: fault.line):
        part, _, rest = fault.field.partition(".")
        name, _, field = rest.partition(".")
        if name:
            field = str(fault.args.get("field") or field or "?")
            found.setdefault((part, name), {})[field] = None
    return {place: _write(", ".join(fields)) for place, fields in found.items()}
