"""Do the tests hold the rules? Makes one mistake at a time and runs the tests that should notice.

    python -m tools.mutants empires --seed 1 --count 250

Besides a room it takes `kernel`, and `rulebook`: how rules and refusals become sentences.

A mistake lives only in a forked process: an import hook gives it the changed source, and no file
is written. The process is warm (pytest and the like are imported), runs the room's tests cheapest
first and stops at the first that fails. Mistakes known to be harmless are listed with the reason
in `tests/mutants/ROOM.toml`.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import gc
import hashlib
import importlib
import json
import os
import resource
import selectors
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import msgspec
import pytest

from tools.mutant_targets import (
    ROOT,
    TESTS,
    Harmless,
    Target,
    find_stale,
    find_target,
    is_costly,
    list_rooms,
    read_harmless,
)
from tools.mutation import Mutant, find_mutants, is_equivalent

MEMORY = 4 << 30  # bytes: a mistake may make a list without end
# Limits are seconds of processor time, so that a busy machine decides nothing.
SLOWEST = 20.0  # times as long as without a mistake: a test that does not end
QUICK_LIMIT = 20.0  # for a test of unknown length
QUICK_TOTAL = 120.0
WAIT = 10.0  # seconds on the clock for one of processor time: it sleeps, or waits for itself
WORKERS_AT_MOST = 2

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"


class Verdict(msgspec.Struct):
    """What became of one run of the tests."""

    result: str
    by: str = ""  # the test that failed
    seconds: float = 0.0
    durations: dict[str, float] = {}


@dataclass
class Report:
    """All verdicts of a run."""

    target: Target
    harmless: list[Harmless]
    verdicts: list[tuple[int, Mutant, Verdict]] = field(default_factory=list)

    def find(self, result: str, *, harmless: bool = False) -> list[tuple[int, Mutant, Verdict]]:
        """Those with a result, by number; what is listed as harmless apart."""
        keys = {entry.key for entry in self.harmless}
        return sorted(
            (
                (number, mutant, verdict)
                for number, mutant, verdict in self.verdicts
                if verdict.result == result and (mutant.key in keys) == harmless
            ),
            key=lambda row: row[0],
        )

    def find_needless(self) -> list[tuple[int, Mutant, Verdict]]:
        """Listed as harmless, and noticed all the same."""
        return self.find(KILLED, harmless=True) + self.find(TIMEOUT, harmless=True)

    @property
    def killed(self) -> int:
        """Noticed, a test that did not end included; listed as harmless or not."""
        return sum(verdict.result != SURVIVED for _, _, verdict in self.verdicts)

    @property
    def rate(self) -> float:
        """Of the mistakes that do harm, how many of a hundred are noticed."""
        harmful = self.killed + len(self.find(SURVIVED))
        return 100 * self.killed / harmful if harmful else 100.0


# --- choosing ---------------------------------------------------------------------------------


def list_mutants(target: Target) -> list[Mutant]:
    """Every mistake of a target; a mutant's number is its place here."""
    return [
        mutant
        for file in target.files
        for mutant in find_mutants(file.name, file.read_text("utf-8"))
    ]


def choose(target: Target, mutants: list[Mutant], seed: int, count: int) -> list[int]:
    """Numbers of a sample, spread evenly over files and operators; 0 is all.

    Which of a group comes first depends on its own text alone, so that a change elsewhere changes
    little in the sample.
    """
    groups: dict[tuple[str, str], list[int]] = defaultdict(list)
    ranks = [_draw_rank(seed, mutant) for mutant in mutants]
    for number in sorted(range(len(mutants)), key=ranks.__getitem__):
        groups[mutants[number].file, mutants[number].operator].append(number)
    rounds = [
        (place, _draw_rank(seed, mutants[number]), number)
        for group in groups.values()
        for place, number in enumerate(group)
    ]
    sources = {file.name: file.read_text("utf-8") for file in target.files}
    chosen: list[int] = []
    for _, _, number in sorted(rounds):
        if count and len(chosen) == count:
            break
        if not is_equivalent(mutants[number], sources[mutants[number].file]):
            chosen.append(number)
    return chosen


def _draw_rank(seed: int, mutant: Mutant) -> bytes:
    text = "\n".join((str(seed), *mutant.key))
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


# --- one mistake in a process of its own ------------------------------------------------------


class MutantFinder(MetaPathFinder):
    """Gives one module a changed source; nothing is written."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module = module
        self.path = path
        self.source = source

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The changed module, or nothing."""
        if fullname != self.module:
            return None
        loader = _MutantLoader(fullname, str(self.path), self.source)
        return spec_from_file_location(fullname, self.path, loader=loader)


class _MutantLoader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class TestTooSlow(BaseException):
    """Not an Exception: no rule may catch it."""

    __test__ = False


class _Watch:
    """The pytest plugin of one run: order, time limits, the first failure."""

    def __init__(self, target: Target, durations: dict[str, float]) -> None:
        self.target = target
        self.known = durations
        self.verdict = Verdict(SURVIVED)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_of_target(item)]
        if self.known:
            items.sort(key=self._find_cost)

    def _find_cost(self, item: pytest.Item) -> tuple[bool, float]:
        return is_costly(item.path), self.known.get(item.nodeid, 0.0)

    def _is_of_target(self, item: pytest.Item) -> bool:
        """Tests over all games run for a room's own cases, for the rest with every game."""
        is_shared = item.path.parent == TESTS / "games" and self.target.name in list_rooms()
        return not is_shared or self.target.name in item.name

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        usual = self.known.get(item.nodeid)
        limit = QUICK_LIMIT if usual is None else max(self.target.least_limit, SLOWEST * usual)
        signal.signal(signal.SIGVTALRM, self._end_test)
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _end_test(self, number: int, frame: FrameType | None) -> None:
        self.verdict.result = TIMEOUT
        raise TestTooSlow

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        durations = self.verdict.durations
        durations[report.nodeid] = durations.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self._note(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._note(report.nodeid)

    def _note(self, test: str) -> None:
        if self.verdict.result != TIMEOUT:
            self.verdict.result = KILLED
        self.verdict.by = self.verdict.by or test


def _run_tests(
    target: Target, finder: MutantFinder | None, durations: dict[str, float], limit: int | None
) -> Verdict:
    """In the forked process: never comes back to the caller's code."""
    if finder is not None:
        sys.meta_path.insert(0, finder)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if limit is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    watch = _Watch(target, durations)
    arguments = [
        *("-q", "-x", "--no-header", "--tb=no", "--assert=plain"),
        *("-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0"),
        *(
            "-m",
            "not slow and not browser",
            f"--rootdir={ROOT}",
            "-c",
            str(ROOT / "pyproject.toml"),
        ),
        *map(str, target.tests),
    ]
    code = pytest.main(arguments, plugins=[watch])
    if code != pytest.ExitCode.OK and watch.verdict.result == SURVIVED:
        watch.verdict.result, watch.verdict.by = KILLED, f"pytest ended with {code!r}"
    if finder is not None:
        watch.verdict.durations = {}
    return watch.verdict


@dataclass
class _Child:
    """A process that runs the tests once."""

    pid: int
    pipe: int
    number: int
    started: float
    limit: float
    answer: bytes = b""

    def read(self) -> bool:
        """Whether it has said all it will say."""
        data = os.read(self.pipe, 1 << 16)
        self.answer += data
        return not data

    def end(self) -> Verdict:
        """Its verdict; one that said nothing was killed by the mistake, or by the time limit."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        os.close(self.pipe)
        _, status = os.waitpid(self.pid, 0)
        seconds = time.monotonic() - self.started
        is_late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU
        try:
            verdict = msgspec.json.decode(self.answer, type=Verdict)
        except msgspec.DecodeError:
            result = TIMEOUT if is_late or seconds >= self.limit else KILLED
            verdict = Verdict(result, by="the process died")
        verdict.seconds = round(seconds, 2)
        return verdict


def _fork(
    target: Target,
    number: int,
    finder: MutantFinder | None,
    durations: dict[str, float],
    limit: int | None,
) -> _Child:
    reader, writer = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(writer)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.setpgid(pid, pid)
        patience = float("inf") if limit is None else WAIT * limit
        return _Child(pid, reader, number, time.monotonic(), patience)
    try:  # from here on in the child
        os.setpgid(0, 0)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        verdict = _run_tests(target, finder, durations, limit)
        with os.fdopen(writer, "wb") as out:
            out.write(msgspec.json.encode(verdict))
    finally:
        os._exit(0)


# --- many -------------------------------------------------------------------------------------


def warm_up(target: Target) -> None:
    """Imports what every run needs, and nothing of the target. Raises RuntimeError."""
    for path in (str(ROOT), str(ROOT / "src")):
        if path not in sys.path:
            sys.path.insert(0, path)
    os.environ["PYTHONPATH"] = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    for name in target.warm:
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(name)
    early = [name for name in sys.modules if f"{name}.".startswith(f"{target.package}.")]
    if early:
        raise RuntimeError(f"imported before it could be changed: {early}")
    gc.collect()
    gc.freeze()


def run_clean(target: Target) -> dict[str, float]:
    """The tests without a mistake: how long each takes. Raises SystemExit where one fails."""
    child = _fork(target, -1, None, {}, None)
    while not child.read():
        pass
    verdict = child.end()
    if verdict.result != SURVIVED:
        sys.exit(f"fails without any mistake: {verdict.by}")
    return verdict.durations


def run_mutants(
    target: Target,
    mutants: list[Mutant],
    numbers: list[int],
    durations: dict[str, float],
    workers: int = WORKERS_AT_MOST,
) -> Iterator[tuple[int, Mutant, Verdict]]:
    """Each with its verdict, as they come in."""
    limit = int(30 + 3 * sum(durations.values()) if durations else QUICK_TOTAL)
    paths = {file.name: file for file in target.files}
    waiting = list(reversed(numbers))
    running: dict[int, _Child] = {}
    with selectors.DefaultSelector() as selector:
        try:
            while waiting or running:
                while waiting and len(running) < workers:
                    number = waiting.pop()
                    path = paths[mutants[number].file]
                    source = mutants[number].apply(path.read_text("utf-8"))
                    finder = MutantFinder(target.module_of(path.name), path, source)
                    child = _fork(target, number, finder, durations, limit)
                    running[child.pipe] = child
                    selector.register(child.pipe, selectors.EVENT_READ)
                for child in _wait(selector, running):
                    selector.unregister(child.pipe)
                    del running[child.pipe]
                    yield child.number, mutants[child.number], child.end()
        finally:
            for child in running.values():
                child.end()


def _wait(selector: selectors.BaseSelector, running: dict[int, _Child]) -> list[_Child]:
    """The children that are done, or out of time."""
    done = [running[key.fd] for key, _ in selector.select(timeout=0.5) if running[key.fd].read()]
    now = time.monotonic()
    late = [c for c in running.values() if now - c.started >= c.limit and c not in done]
    return done + late


# --- telling ----------------------------------------------------------------------------------


def show_diff(mutant: Mutant, source: str) -> str:
    """The mistake as a unified diff."""
    return "".join(
        difflib.unified_diff(
            source.splitlines(keepends=True),
            mutant.apply(source).splitlines(keepends=True),
            mutant.file,
            f"{mutant.file}, mutant",
            n=2,
        )
    )


def print_summary(report: Report, stale: list[Harmless], seconds: float) -> None:
    survived = report.find(SURVIVED)
    harmless = report.find(SURVIVED, harmless=True)
    timeouts = [row for row in report.verdicts if row[2].result == TIMEOUT]
    print(
        f"\n{report.target.name}: {len(report.verdicts)} mutants, {report.killed} killed"
        f" ({len(timeouts)} by a time limit), {len(survived)} survived,"
        f" {len(harmless)} harmless: {report.rate:.1f} % in {seconds:.0f} s"
    )
    for number, mutant, _ in survived:
        print(f"  survived {number}: {mutant}")
    for _, mutant, verdict in report.find_needless():
        print(f"  listed as harmless, but {verdict.by} notices it: {mutant}")
    for entry in stale:
        print(f"  listed as harmless, but there is no such mutant: {entry.file}: {entry.before}")


def write_json(path: Path, report: Report, stale: list[Harmless]) -> None:
    """The same for programs."""
    keys = {entry.key for entry in report.harmless}
    rows = [
        {
            "number": number,
            "file": mutant.file,
            "line": mutant.line,
            "operator": mutant.operator,
            "before": mutant.before,
            "after": mutant.after,
            "result": verdict.result,
            "harmless": mutant.key in keys,
            "by": verdict.by,
            "seconds": verdict.seconds,
        }
        for number, mutant, verdict in sorted(report.verdicts, key=lambda row: row[0])
    ]
    found: dict[str, Any] = {
        "target": report.target.name,
        "killed": report.killed,
        "rate": round(report.rate, 2),
        "stale": [msgspec.to_builtins(entry) for entry in stale],
        "mutants": rows,
    }
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


# --- the command line -------------------------------------------------------------------------


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("name", help="a room, kernel or rulebook")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--count", type=int, default=250, help="how many; 0 is all")
    parser.add_argument("--file", help="mistakes in this file only, such as era.py")
    parser.add_argument("--list", action="store_true", help="show the sample and run nothing")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="show this one and run it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the verdicts there too")
    parser.add_argument("--workers", type=int, default=WORKERS_AT_MOST, choices=(1, 2))
    parser.add_argument(
        "--quick", action="store_true", help="without the clean run first; tests in a fixed order"
    )
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    asked = read_arguments(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no child is left behind
    target = find_target(asked.name)
    mutants = list_mutants(target)
    if asked.only is not None:
        numbers = [asked.only]
        path = next(f for f in target.files if f.name == mutants[asked.only].file)
        print(show_diff(mutants[asked.only], path.read_text("utf-8")))
    else:
        pool = [m for m in mutants if asked.file in (None, m.file)]
        place = {id(mutant): number for number, mutant in enumerate(mutants)}
        chosen = choose(target, pool, asked.seed, asked.count)
        numbers = [place[id(pool[number])] for number in chosen]
    if asked.list:
        for number in sorted(numbers):
            print(f"{number:5}  {mutants[number].operator:10}  {mutants[number]}")
        return 0
    return run(target, mutants, numbers, asked)


def run(
    target: Target, mutants: list[Mutant], numbers: list[int], asked: argparse.Namespace
) -> int:
    """Runs the chosen ones; 1 where one survived, or the list of harmless ones is out of date."""
    started = time.monotonic()
    harmless = read_harmless(target)
    report = Report(target, harmless)
    stale = find_stale(harmless, mutants)
    warm_up(target)
    durations = {} if asked.quick else run_clean(target)
    for number, mutant, verdict in run_mutants(target, mutants, numbers, durations, asked.workers):
        report.verdicts.append((number, mutant, verdict))
        place = f"{len(report.verdicts):4}/{len(numbers)}"
        by = verdict.by.removeprefix("tests/")
        print(f"{place} {verdict.result:8} {verdict.seconds:6.1f} s  {number:5} {mutant}  {by}")
    print_summary(report, stale, time.monotonic() - started)
    if asked.json is not None:
        write_json(asked.json, report, stale)
    return int(bool(report.find(SURVIVED) or stale))


if __name__ == "__main__":
    sys.exit(main())
