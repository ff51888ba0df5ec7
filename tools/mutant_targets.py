"""What mistakes are planted in: the kernel, the rulebook, a room; and the tests that notice."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tools.mutation import Mutant

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kabuto"
GAMES = PACKAGE / "games"
TESTS = ROOT / "tests"
KERNEL = "kernel"
RULEBOOK = "rulebook"
OF_RULEBOOK = ("rulebook.py", "phrasebook.py")

NO_RULES = ("text.py", "check.py", "bot*.py")
"""Of a room: the table in letters, assertions, players."""
NO_RULES_TESTED = ("test_bot*.py", "test_win_rates.py")
"""Long games between bots notice mistakes by accident, if at all."""
ORDER = ("vectors", "rulings", "reasons", "records", "effects", "set_up", "parts", "view")
"""Cheapest first, by what a test file is called; `counts` and `laws` come last."""
FOR_KERNEL = ("test_records.py", "test_positions.py")
"""Tests over all games that the kernel is held to as well, after its own."""
FOR_RULEBOOK = ("*/test_rules_page.py", "*/test_box.py", "*/test_words.py", "*/test_numbers.py")
"""Tests of the rooms that the rulebook and its phrasebook are held to, after their own."""
TEST_FILES = "test_*.py"
LAST = ("words", "counts", "laws", "positions")

WARM = ("hypothesis", "fluent.runtime", "pytest_asyncio", "pytest_timeout")
WARM_FOR_ROOMS = ("kabuto.kernel", "kabuto.bots", "kabuto.words.loader")

LEAST_LIMIT = 5.0
"""Seconds for a test: the first of several may fill what the others share."""


@dataclass(frozen=True)
class Target:
    """Rules, and the tests that should hold them."""

    name: str
    package: str
    files: list[Path]
    tests: list[Path]
    warm: tuple[str, ...] = WARM
    known: Path | None = None  # where the harmless mistakes are listed
    least_limit: float = LEAST_LIMIT

    def module_of(self, file: str) -> str:
        """The module that a file of this target is imported as."""
        stem = Path(file).stem
        return self.package if stem == "__init__" else f"{self.package}.{stem}"


class Harmless(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that no test can notice, and why. Its line may move; its text may not change."""

    file: str
    before: str
    after: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        """As a Mutant has it."""
        return self.file, self.before, self.after


# --- targets ----------------------------------------------------------------------------------


def list_rooms() -> list[str]:
    """The games whose rules can be mutated."""
    return sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


def find_target(name: str) -> Target:
    """The kernel, the rulebook or a room. Raises SystemExit where there is no such thing."""
    if name == KERNEL:
        return _find_kernel()
    if name == RULEBOOK:
        return _find_rulebook()
    if name in list_rooms():
        return _find_room(name)
    sys.exit(f"no rules called {name}: {', '.join([KERNEL, RULEBOOK, *list_rooms()])}")


def _find_kernel() -> Target:
    tests = [*(TESTS / KERNEL).glob(TEST_FILES), *(TESTS / "games" / f for f in FOR_KERNEL)]
    return _make_target(KERNEL, "kabuto.kernel", (PACKAGE / KERNEL).glob("*.py"), tests)


def _find_rulebook() -> Target:
    own = (TESTS / "words").glob(TEST_FILES)
    of_rooms = (file for name in FOR_RULEBOOK for file in (TESTS / "games").glob(name))
    return _make_target(RULEBOOK, "kabuto", (PACKAGE / f for f in OF_RULEBOOK), [*own, *of_rooms])


def _find_room(name: str) -> Target:
    places = (TESTS / "games" / name, TESTS / "games")
    tests = [file for place in places for file in place.glob(TEST_FILES)]
    files = (GAMES / name).glob("*.py")
    return _make_target(name, f"kabuto.games.{name}", files, tests, WARM_FOR_ROOMS)


def _make_target(
    name: str,
    package: str,
    files: Iterable[Path],
    tests: Iterable[Path],
    warm: tuple[str, ...] = (),
) -> Target:
    return Target(
        name,
        package,
        files=sorted(file for file in files if not _matches(file, NO_RULES)),
        tests=sort_tests(tests),
        warm=(*WARM, *warm),
        known=TESTS / "mutants" / f"{name}.toml",
    )


def _matches(file: Path, patterns: Iterable[str]) -> bool:
    return any(file.match(pattern) for pattern in patterns)


def sort_tests(files: Iterable[Path]) -> list[Path]:
    """Cheapest first."""
    return sorted((f for f in files if not _matches(f, NO_RULES_TESTED)), key=_find_rank)


def _find_rank(file: Path) -> tuple[int, str]:
    """Its place in the order, and its name."""
    words = [*ORDER, "", *LAST]
    named = [rank for rank, word in enumerate(words) if word and word in file.stem]
    return (named[0] if named else len(ORDER)), str(file)


def is_costly(file: Path) -> bool:
    """Whether its tests play whole games: they come last, however short the clean run was."""
    return _find_rank(file)[0] > len(ORDER)


def read_harmless(target: Target) -> list[Harmless]:
    """The list of a target. Raises msgspec.ValidationError where it is not one."""
    if target.known is None or not target.known.exists():
        return []
    read = tomllib.loads(target.known.read_text("utf-8"))
    return msgspec.convert(read.get("harmless", []), list[Harmless])


def find_stale(harmless: list[Harmless], mutants: list[Mutant]) -> list[Harmless]:
    """Entries that no mistake answers to any longer."""
    keys = {mutant.key for mutant in mutants}
    return [entry for entry in harmless if entry.key not in keys]
