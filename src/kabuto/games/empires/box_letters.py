"""Where the names on the picture of a box stand, so that they can be read."""

from __future__ import annotations

from unicodedata import east_asian_width

_Frame = tuple[float, float, float, float]  # left, top, right, bottom

_AWAY = 4
"""Between a thing and its name."""


class Letters:
    """Names are written below, above or beside what they name, where there is most room."""

    def __init__(self, discs: list[tuple[int, int, int]], radius: int) -> None:
        self._taken: list[_Frame] = [(x - r, y - r, x + r, y + r) for x, y, r in discs]
        self._radius = radius  # of what is named

    def write(self, name: str, spot: tuple[int, int], style: str, size: int) -> str:
        """A text as SVG; `name` is written as XML already."""
        half, away = _width_of(name, size) / 2, self._radius + _AWAY
        x, y = spot
        places = [
            (x, y + away + size * 0.75),
            (x, y - away),
            (x + away + half, y + size / 3),
            (x - away - half, y + size / 3),
            (x, y + away + size * 1.9),
            (x, y - away - size * 1.15),
        ]
        frames = [(a - half, b - size * 0.8, a + half, b + size * 0.2) for a, b in places]
        best = min(range(len(places)), key=lambda k: (self._count_covered(frames[k]), k))
        self._taken.append(frames[best])
        at_x, at_y = places[best]
        return f'<text class="{style}" x="{at_x:.0f}" y="{at_y:.0f}">{name}</text>'

    def _count_covered(self, frame: _Frame) -> float:
        """How much of it lies on what is there."""
        return sum(_overlap(frame, other) for other in self._taken)


def _overlap(a: _Frame, b: _Frame) -> float:
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return max(0, width) * max(0, height)


def _width_of(text: str, size: int) -> float:
    """Roughly: a Chinese letter is as wide as it is high, others about half of that."""
    return sum(size if east_asian_width(letter) in "WF" else size * 0.56 for letter in text)
