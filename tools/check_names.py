"""Check that words that were given up stay so: one word means one thing.

Every line of every source and document is looked at. Prints where a word is back, and what to say
instead, and exits with 1. A word may stay in a few places, where old databases or clients use it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ENDINGS = {".css", ".ftl", ".md", ".py", ".svelte", ".toml", ".ts", ".yml"}


class GivenUp(NamedTuple):
    """A word that is not used any more."""

    pattern: str
    instead: str
    still_in: tuple[str, ...] = ()  # where it may stay


GIVEN_UP = (
    GivenUp(
        r"[Ss]tanding answer|refused-standing|Standing(?:Info|Message|Request)?\b[(.:\]]"
        r"|[\"'.]standing\b|_standing\b|\bstanding-(?:title|help|note)",
        "auto-answer (given in advance) or ranking (who leads)",
        (
            "src/kabuto/table/migrations/",  # old databases
            "src/kabuto/web/",  # old clients
            "tests/web/",
        ),
    ),
    GivenUp(
        r"\bcorrections\b|\b[Cc]orrected (?:tables?|data|box)|\bcorrected[:=?]"
        r"|takes_data|read_data",
        "box, or box file",
    ),
    GivenUp(r"\bMoment\b[(\]]|class Moment\b", "Played (of a record) or Frame (of a replay)"),
    GivenUp(r"\bset_table\b", "set_columns"),
    GivenUp(r"\blook_(?:over|around)\b", "require..., for what checks and raises"),
    GivenUp(r"\bwhisperer\b", "on_private_change"),
    GivenUp(r"\bAsked\(|class Asked\b|\bPlanned\b", "Request, or Plan"),
    GivenUp(r"\b_whole\(", "run_shielded"),
    GivenUp(r"def test_\w+\(self, g", "end_if_..., for a rule that ends the game"),
    GivenUp(r"\b(?:BODY|MESSAGE)_AT_MOST\b", "MAX_..., with the unit"),
)


def list_files() -> list[Path]:
    """All that belongs to the project, this list excepted."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [Path(name) for name in done.stdout.splitlines() if Path(name).suffix in ENDINGS]
    own = {Path("tools/check_names.py"), Path("tests/test_names.py")}
    return [path for path in paths if path not in own and (ROOT / path).is_file()]


def find_faults(files: Iterable[tuple[str, str]], given_up: Iterable[GivenUp]) -> Iterator[str]:
    """Where a word is back, in files by name and text; and exceptions that nothing needs."""
    texts = list(files)
    for word in given_up:
        pattern, needed = re.compile(word.pattern), set()
        for name, text in texts:
            found = [n for n, line in enumerate(text.splitlines(), 1) if pattern.search(line)]
            excuse = next((place for place in word.still_in if name.startswith(place)), None)
            if excuse is not None and found:
                needed.add(excuse)
            elif excuse is None:
                yield from (f"{name}:{number}: say {word.instead}" for number in found)
        for place in sorted(set(word.still_in) - needed):
            yield f"{place}: has no {word.pattern} any more; take it off the list"


def main() -> int:
    files = ((str(path), (ROOT / path).read_text("utf-8")) for path in list_files())
    faults = list(find_faults(files, GIVEN_UP))
    print("\n".join(faults) if faults else "Names: no word is back that was given up.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
