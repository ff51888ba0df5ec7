"""The tool that plants mistakes, and a small slice of its mistakes: each must be noticed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutant_targets import (
    KERNEL,
    ROOT,
    RULEBOOK,
    Harmless,
    find_stale,
    find_target,
    list_rooms,
    read_harmless,
    sort_tests,
)
from tools.mutants import choose, list_mutants
from tools.mutation import find_mutants, is_equivalent

SLICE = ["--count", "8", "--quick"]
"""Which mistakes `make test` plants in each room and in the kernel: the first of `make mutants`."""


def find_changes(source: str, operator: str) -> set[str]:
    return {m.after for m in find_mutants("rules.py", source) if m.operator == operator}


# --- operators --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "operator", "expected"),
    [
        ("a < b", "comparison", {"a <= b", "a >= b"}),
        ("a == b", "comparison", {"a != b"}),
        ("a in b", "comparison", {"a not in b"}),
        ("x = 0 <= a < 9", "comparison", {"x = 0 < a < 9", "x = 0 > a < 9"}
         | {"x = 0 <= a <= 9", "x = 0 <= a >= 9"}),
        ("a and b or c", "and/or", {"a or b or c", "a and b and c"}),
        ("x = not (a or b)", "not", {"x = (a or b)"}),
        ("x = -a", "minus", {"x = (a)"}),
        ("a + b", "arithmetic", {"a - b"}),
        ("a * b", "arithmetic", {"a // b"}),
        ("x += n", "arithmetic", {"x -= n"}),
        ("x = 3", "number", {"x = 4", "x = 2"}),
        ("x = -1", "number", {"x = 0", "x = -2"}),
        ("x = a[0]", "number", {"x = a[1]"}),
        ("x = a[-1]", "number", {"x = a[-2]"}),
        ("x = a[2]", "number", {"x = a[3]", "x = a[1]"}),
        ("x = True", "true/false", {"x = False"}),
        ("min(a)", "twin", {"max(a)"}),
        ("any(a)", "twin", {"all(a)"}),
        ("f(a, b)", "arguments", {"f(b, a)"}),
        ("g.tell('x', seat=s)", "statement", {"pass"}),
        ("g.x[1] = y", "statement", {"pass"}),
        ("x += y", "statement", {"pass"}),
        ("a if b else c", "condition", {"a if True else c", "a if False else c"}),
        ("while a: f()", "condition", {"while False: f()"}),
        ("[a for a in b if c]", "condition", {"[a for a in b if True]", "[a for a in b if False]"}),
        ("raise Over", "early end", {"pass"}),
    ],
)  # fmt: skip
def test_an_operator_changes_one_thing(source: str, operator: str, expected: set[str]) -> None:
    assert find_changes(source, operator) == expected


def test_only_an_early_return_is_dropped() -> None:
    source = (
        "def f(a):\n    if a:\n        return 1\n    for b in a:\n        return b\n    return 2\n"
    )
    assert find_changes(source, "early end") == {"pass"}
    lines = [m.line for m in find_mutants("rules.py", source) if m.operator == "early end"]
    assert lines == [3, 5]


@pytest.mark.parametrize(
    "source",
    [
        '"""Two < three."""',
        "assert a < 3",
        "x: Annotated[int, Meta(ge=1)]",
        "Card = Annotated[int, Meta(ge=1)]",
        "@lru_cache(maxsize=4)\ndef f() -> Literal[3]:\n    return x\n",
        "class Step(Struct, frozen=True):\n    pass\n",
        "x = zip(a, [b], strict=True)",
        'rule = "4.3"',
        'x = f"{a + b}"',
        "if TYPE_CHECKING:\n    import x\n",
    ],
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert find_mutants("rules.py", source) == []


def test_a_mistake_stands_where_its_line_says_behind_other_alphabets() -> None:
    source = 'name = "將軍"; limit = 3\n'
    (down, up) = [m for m in find_mutants("rules.py", source) if m.operator == "number"]
    assert [up.apply(source), down.apply(source)] == [
        'name = "將軍"; limit = 4\n',
        'name = "將軍"; limit = 2\n',
    ]


def test_a_mistake_that_compiles_to_the_same_is_none() -> None:
    source = "def f(a):\n    if True:\n        return a\n    return 1\n"
    same = [m for m in find_mutants("rules.py", source) if is_equivalent(m, source)]
    assert "if True:" in {m.after for m in same}
    assert all(m.apply(source) != source for m in same if m.after != "if True:")
    assert [m.after for m in same if m.operator == "true/false"] == []


# --- choosing ---------------------------------------------------------------------------------


def test_a_sample_is_the_same_each_time_and_spread_over_files_and_operators() -> None:
    target = find_target("spirit")
    mutants = list_mutants(target)
    numbers = choose(target, mutants, 1, 60)
    assert numbers == choose(target, mutants, 1, 60)
    assert numbers != choose(target, mutants, 2, 60)
    assert len(set(numbers)) == 60
    groups = [(mutants[n].file, mutants[n].operator) for n in numbers]
    assert len(set(groups)) == 60
    whole = choose(target, mutants, 1, 0)
    assert whole[:60] == numbers
    assert len(whole) > 1000


def test_text_bots_and_checks_are_no_rules() -> None:
    for room in list_rooms():
        names = {file.name for file in find_target(room).files}
        assert {"state.py", "set_up.py", "moves.py"} <= names
        assert not {"text.py", "check.py", "bot.py"} & names


def test_cheap_tests_come_first() -> None:
    files = [Path(f"test_{name}.py") for name in ("laws", "bot", "rulings", "other", "vectors")]
    assert [f.stem for f in sort_tests(files)] == [
        "test_vectors",
        "test_rulings",
        "test_other",
        "test_laws",
    ]


# --- harmless ones ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", [KERNEL, RULEBOOK, *list_rooms()])
def test_what_is_listed_as_harmless_still_exists_and_says_why(name: str) -> None:
    target = find_target(name)
    harmless = read_harmless(target)
    assert find_stale(harmless, list_mutants(target)) == []
    assert all(len(entry.reason) > 10 for entry in harmless)


def test_an_entry_follows_its_line_and_ends_with_it() -> None:
    (mutant, *_) = find_mutants("rules.py", "x = a < b\n")
    entry = Harmless(mutant.file, mutant.before, mutant.after, "never equal")
    assert find_stale([entry], find_mutants("rules.py", "\n\n  \nx = a < b\n")) == []
    assert find_stale([entry], find_mutants("rules.py", "x = a < c\n")) == [entry]


# --- a run ------------------------------------------------------------------------------------

PLANTED = """
import sys
from pathlib import Path
from tools.mutants import *

folder = Path(sys.argv[1])
files, tests = [folder / "toy" / "rules.py"], [folder / "test_toy.py"]
target = Target("toy", "toy", files, tests, warm=(), least_limit=0.5)
sys.path.insert(0, str(folder))
asked = read_arguments(["toy", "--json", str(folder / "found.json")])
mutants = list_mutants(target)
sys.exit(run(target, mutants, choose(target, mutants, 1, 0), asked))
"""

RULES = """
def may_pass(honor):
    return honor >= 3

def count(n):
    while n:
        n -= 1
    return n
"""

TEST = """
from toy.rules import count, may_pass

def test_rules():
    assert may_pass(4)
    assert not may_pass(1)
    assert count(3) == 0
"""


def test_what_no_test_notices_is_reported_and_no_file_is_touched(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").touch()
    (tmp_path / "toy" / "rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TEST)
    before = sorted(path for path in tmp_path.rglob("*") if path.suffix != ".pyc")

    done = subprocess.run(
        [sys.executable, "-c", PLANTED, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 1, done.stderr
    found = json.loads((tmp_path / "found.json").read_text())
    results = {(row["before"], row["after"]): row["result"] for row in found["mutants"]}
    assert results["return honor >= 3", "return honor > 3"] == "survived"
    assert results["return honor >= 3", "return honor >= 4"] == "survived"
    assert results["return honor >= 3", "return honor < 3"] == "killed"
    assert results["n -= 1", "n += 1"] == "timeout"
    assert "survived" in done.stdout
    assert "rules.py:3  return honor >= 3  ->  return honor > 3" in done.stdout
    after = sorted(path for path in tmp_path.rglob("*") if path.suffix != ".pyc")
    assert set(after) - set(before) == {tmp_path / "found.json", *tmp_path.rglob("__pycache__")}
    assert (tmp_path / "toy" / "rules.py").read_text() == RULES


# --- the slice --------------------------------------------------------------------------------


@pytest.mark.timeout(300)
@pytest.mark.parametrize("name", [KERNEL, RULEBOOK, *list_rooms()])
def test_planted_mistakes_are_noticed(name: str, tmp_path: Path) -> None:
    file = tmp_path / "found.json"

    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants", name, *SLICE, "--workers", "1", "--json", file],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stdout + done.stderr
    assert len(json.loads(file.read_text())["mutants"]) == 8
