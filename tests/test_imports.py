"""No part of the project needs itself: the imports of both languages go round in no circle."""

from __future__ import annotations

import re
from collections.abc import Callable
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "client" / "src", ROOT / "src" / "kabuto" / "games")
IMPORT = re.compile(
    r"(?:^|;)\s*(?:import|export)\b(?P<what>[^'\";]*)['\"](?P<place>[^'\"]+)['\"]", re.MULTILINE
)
LATE_IMPORT = re.compile(r"\bimport\(\s*['\"](?P<place>[^'\"]+)['\"]")

Graph = dict[str, set[str]]


def find_circle(graph: Graph) -> list[str]:
    """The members of one circle; none in a graph that can be put in order."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def read_python() -> Graph:
    """Who imports whom; what only names a type ties nothing together."""
    graph = grimp.build_graph("kabuto", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def read_page() -> Graph:
    """Relative imports among the page's files, but for types."""
    files = [path for folder in PAGES for path in folder.rglob("*") if is_source(path)]
    return {str(path.relative_to(ROOT)): set(list_imports(path)) for path in files}


def is_source(path: Path) -> bool:
    return path.suffix in {".ts", ".svelte"} and not path.name.endswith((".test.ts", ".d.ts"))


def list_imports(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    found = [m["place"] for m in IMPORT.finditer(text) if not m["what"].strip().startswith("type ")]
    found += [match["place"] for match in LATE_IMPORT.finditer(text)]
    paths = (find_file((path.parent / place).resolve()) for place in found if place.startswith("."))
    return [str(other.relative_to(ROOT)) for other in paths if other is not None]


def find_file(place: Path) -> Path | None:
    names = (place.name, f"{place.name}.ts", f"{place.name}.svelte.ts")
    return next((path for name in names if (path := place.with_name(name)).is_file()), None)


@pytest.mark.parametrize("read", [read_python, read_page])
def test_imports_go_round_in_no_circle(read: Callable[[], Graph]) -> None:
    graph = read()
    assert len(graph) > 100
    assert sum(map(len, graph.values())) > 200
    assert find_circle(graph) == []


def test_a_circle_would_be_found() -> None:
    assert find_circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(find_circle({"a": {"b"}, "b": {"c"}, "c": {"b"}})) == {"b", "c"}
