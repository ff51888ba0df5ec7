"""What an owner of a box is given: ours as a file to begin from, and a picture of his map."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from .box import box_of
from .box_facts import Box
from .box_file import EmpiresFile
from .components import CAPITAL, GROUND, RESOURCE_GROUND, SHRINE

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
    """What the file calls things in a language; for want of that in English, or by their ids."""

    def __init__(self, file: EmpiresFile, field: str) -> None:
        self._by_part = {
            part: {
                file.numbers[part][row["id"]]: _write(
                    row.get(field) or row.get("name_en") or row["id"]
                )
                for row in file[part]
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
_REGION_INKS = ("#8a8f98", "#d98a3d", "#4f8a5b", "#7b62a3", "#b0534f", "#3f7fa6")
_SIGNS = {CAPITAL: "◉", RESOURCE_GROUND: "◆", SHRINE: "⛩"}
_STYLE = """text { font: 13px sans-serif; text-anchor: middle; fill: #222 }
.small { font-size: 11px } .left { text-anchor: start; font-size: 14px }
line { stroke: #555; stroke-width: 2 }
.strait { stroke-dasharray: 2 6; stroke-linecap: round; stroke: #2a6f97 }
.slope { stroke: #b9a48c; stroke-width: 1 }"""


def draw_box(text: str, language: str = "en") -> str:
    """The map of a box file as it was read, as SVG. Raises ImpossibleOption where it is wrong.

    Provinces and regions are called as the file calls them in a language.
    """
    box, file = box_of(text), EmpiresFile(text, is_stored=True)
    names = _Names(file, f"name_{language.replace('-', '_').lower()}")
    spots = [box.places[p] for p in box.provinces] + [box.mountain_places[m] for m in box.mountains]
    left, top = (min(spot[k] for spot in spots) - _MARGIN for k in (0, 1))
    width, height = (max(spot[k] for spot in spots) + _MARGIN for k in (0, 1))
    size = f"{left} {top} {width - left} {height - top + 24 * len(box.regions)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">',
        f"<style>{_STYLE}</style>",
        f'<rect x="{left}" y="{top}" width="100%" height="100%" fill="#f4f1ea"/>',
        *_draw_borders(box),
        *_draw_mountains(box, names),
        *_draw_provinces(box, names),
        *_list_regions(box, file, names, left, height),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _draw_borders(box: Box) -> Iterator[str]:
    straits = {frozenset(pair) for pair in box.straits}
    for p in box.provinces:
        for q in box.neighbours[p]:
            if p < q:
                sort = ' class="strait"' if frozenset((p, q)) in straits else ""
                yield _draw_line(box.places[p], box.places[q], sort)


def _draw_line(a: tuple[int, int], b: tuple[int, int], sort: str) -> str:
    return f'<line x1="{a[0]}" y1="{a[1]}" x2="{b[0]}" y2="{b[1]}"{sort}/>'


def _draw_mountains(box: Box, names: _Names) -> Iterator[str]:
    for m in box.mountains:
        x, y = box.mountain_places[m]
        for p in box.borders[m]:
            yield _draw_line((x, y), box.places[p], ' class="slope"')
        yield f'<path d="M{x - 9} {y + 7}L{x} {y - 9}L{x + 9} {y + 7}Z" fill="#8c7a64"/>'
        yield f'<text class="small" x="{x}" y="{y + 19}">{names.of("mountains", m)}</text>'


def _draw_provinces(box: Box, names: _Names) -> Iterator[str]:
    for p in box.provinces:
        (x, y), ink = box.places[p], _ink_of(box, box.region_of[p])
        coast = ' stroke="#2a6f97" stroke-width="4"' if box.is_coastal[p] else ""
        sign = _SIGNS.get(box.ground[p], "")
        kind = GROUND.label(box.ground[p])
        circle = f'<circle cx="{x}" cy="{y}" r="{_RADIUS}" fill="{ink}"{coast}>'
        yield f"{circle}<title>{kind}</title></circle>"
        yield f'<text x="{x}" y="{y + 5}">{sign}</text>'
        yield f'<text x="{x}" y="{y + _RADIUS + 14}">{names.of("provinces", p)}</text>'


def _list_regions(box: Box, file: EmpiresFile, names: _Names, left: int, top: int) -> Iterator[str]:
    """Colour, name, majority, and the slots with their neutral actions from the south."""
    actions = {row["id"]: row["neutral"] for row in file["slots"]}
    for line, r in enumerate(box.regions):
        y = top + 24 * line
        slots = [file.id_of("slots", slot) for slot in box.slots_of[r]]
        listed = ", ".join(f"{slot} ({actions[slot]})" for slot in slots)
        most, second = box.majority[r]
        name = f"{_ISOLATED[0]}{names.of('regions', r)}{_ISOLATED[1]}"
        said = f"{name}  {most}/{second}  {escape(listed)}"
        yield f'<circle cx="{left + 20}" cy="{y - 5}" r="8" fill="{_ink_of(box, r)}"/>'
        yield f'<text class="small left" x="{left + 36}" y="{y}">{said}</text>'


def _ink_of(box: Box, region: int) -> str:
    return _REGION_INKS[box.regions.index(region)]
