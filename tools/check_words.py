"""Check that the four languages say the same things.

In every folder with `*.ftl`: one file a language, the same messages, each with the same variables,
and no reference that leads nowhere. Every rules page: the same headings and anchors in the same
order, the same facts of the box in use and the same conditions. Prints what differs and exits
with 1.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kabuto.words.loader import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent / "src" / "kabuto"
HOUSE = ROOT / "words"
HEADING = re.compile(r"^(#{1,6}) .*?(?:\{#([\w.-]+)\})?\s*$")
ANCHOR = re.compile(r"\{#(r-[\w.-]+)\}")
FACT = re.compile(r"\{ [\w-]+ \}|\{\?[^}]+\}")
FENCE = re.compile(r"^(```|~~~)")

Messages = dict[str, set[str]]
Outline = tuple[Path, list[str]]


def check_words(root: Path) -> Iterator[str]:
    """Every fault of every folder with words below `root`."""
    for folder in sorted({path.parent for path in root.rglob("*.ftl")}):
        yield from check_messages(folder)
    for folder in sorted({path.parent for path in root.rglob("rules.*.md")}):
        yield from check_pages(folder)


def check_messages(folder: Path) -> Iterator[str]:
    yield from _missing_files(folder, "{}.ftl")
    texts = {lang: folder / f"{lang}.ftl" for lang in LANGUAGES}
    read = {
        lang: _Catalogue(path, _read_house(folder, lang))
        for lang, path in texts.items()
        if path.exists()
    }
    for catalogue in read.values():
        yield from catalogue.faults
    yield from _compare_messages({c.path: c.messages for c in read.values()})


def _read_house(folder: Path, language: str) -> Messages:
    """What every game says: the words of a room may refer to it."""
    path = HOUSE / f"{language}.ftl"
    return {} if folder == HOUSE or not path.exists() else _Catalogue(path, {}).messages


def check_pages(folder: Path) -> Iterator[str]:
    yield from _missing_files(folder, "rules.{}.md")
    pages = {
        p: _outline(p) for p in (folder / f"rules.{lang}.md" for lang in LANGUAGES) if p.exists()
    }
    first, *others = pages.items() or [(folder, [])]
    for path, outline in others:
        yield from _compare_outlines(first, (path, outline))
        yield from _compare_facts(first[0], path)


class _Catalogue(Visitor):
    """The messages of one file, each with the variables it uses."""

    def __init__(self, path: Path, house: Messages) -> None:
        self.path = path
        self._house = house
        self.faults: list[str] = []
        self.messages: Messages = {}
        self._references: list[tuple[str, str]] = []
        self._terms: set[str] = set()
        self._key = ""
        self.visit(FluentParser().parse(path.read_text("utf-8")))
        self._check_references()
        self._follow_references()

    def visit_Junk(self, node: Any) -> None:  # noqa: N802
        self._fault(f"cannot be read: {node.content.strip().splitlines()[0]}")

    def visit_Message(self, node: Any) -> None:  # noqa: N802
        self._enter(node.id.name, node)

    def visit_Term(self, node: Any) -> None:  # noqa: N802
        self._terms.add(f"-{node.id.name}")
        self._key = ""
        self.generic_visit(node)

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        if self._key:
            self._enter(f"{self._key.split('.')[0]}.{node.id.name}", node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        if self._key:
            self.messages[self._key].add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        end = f".{node.attribute.name}" if node.attribute else ""
        self._references.append((self._key, f"{node.id.name}{end}"))

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self._references.append((self._key, f"-{node.id.name}"))
        self.generic_visit(node)

    def _enter(self, key: str, node: ast.BaseNode) -> None:
        if key in self.messages:
            self._fault(f"{key} stands there twice")
        self._key = key
        self.messages[key] = set()
        self.generic_visit(node)

    def _check_references(self) -> None:
        known = self.messages.keys() | self._terms | self._house.keys()
        for key, name in self._references:
            if name not in known:
                self._fault(f"{key or 'a term'} refers to {name}, which is not there")

    def _follow_references(self) -> None:
        """A message uses the variables of those that it refers to, and of theirs."""
        for _ in self.messages:
            for key, name in self._references:
                if key:
                    self.messages[key] |= self.messages.get(name) or self._house.get(name, set())

    def _fault(self, text: str) -> None:
        self.faults.append(f"{_short(self.path)}: {text}")


def _compare_messages(files: dict[Path, Messages]) -> Iterator[str]:
    every = sorted({key for messages in files.values() for key in messages})
    for key in every:
        variables = {name for messages in files.values() for name in messages.get(key, ())}
        for path, messages in files.items():
            if key not in messages:
                yield f"{_short(path)}: {key} is missing"
            elif unused := variables - messages[key]:
                yield f"{_short(path)}: {key} does not use {_names(unused)}"


def _outline(path: Path) -> list[str]:
    """Levels and anchors of the headings, and the anchors of the rules, in order."""
    found: list[str] = []
    fenced = False
    for line in path.read_text("utf-8").splitlines():
        fenced ^= bool(FENCE.match(line))
        if fenced:
            continue
        if heading := HEADING.match(line):
            found.append(f"{heading[1]} {{#{heading[2] or ''}}}")
        else:
            found.extend(f"{{#{anchor}}}" for anchor in ANCHOR.findall(line))
    return found


def _compare_outlines(first: Outline, other: Outline) -> Iterator[str]:
    (left, wanted), (right, found) = first, other
    anchors = _difference(wanted, found)
    for anchor in anchors:
        yield f"{_short(right)}: {anchor} is not as in {left.name}"
    if not anchors and wanted != found:
        yield f"{_short(right)}: headings are in another order than in {left.name}"


def _compare_facts(first: Path, other: Path) -> Iterator[str]:
    """What a page has from the box in use, and what it asks of it."""
    found = [FACT.findall(path.read_text("utf-8")) for path in (first, other)]
    for name in _difference(*found):
        yield f"{_short(other)}: {name} is not as often as in {first.name}"


def _difference(wanted: Iterable[str], found: Iterable[str]) -> list[str]:
    left, right = list(wanted), list(found)
    return sorted(name for name in {*left, *right} if left.count(name) != right.count(name))


def _missing_files(folder: Path, pattern: str) -> Iterator[str]:
    names = {pattern.format(lang) for lang in LANGUAGES}
    there = {path.name for path in folder.glob(pattern.format("*"))}
    for name in sorted(names - there):
        yield f"{_short(folder / name)}: is missing"
    for name in sorted(there - names):
        yield f"{_short(folder / name)}: is in no language that is known here"


def _names(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def main(args: list[str]) -> int:
    faults = list(check_words(Path(args[0]) if args else ROOT))
    print("\n".join(faults) if faults else "Words: the four languages agree.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
