"""Words that were given up stay so."""

from __future__ import annotations

from tools.check_names import GivenUp, find_faults

WORDS = (GivenUp("[Ss]tanding", "auto-answer", ("old/", "older.py")),)


def test_a_word_that_is_back_is_named_with_its_line() -> None:
    files = [
        ("new.py", "a = 1\nStanding = 2\n"),
        ("old/a.py", "standing"),
        ("older.py", "standing"),
    ]
    assert list(find_faults(files, WORDS)) == ["new.py:2: say auto-answer"]


def test_an_exception_that_nothing_needs_is_named() -> None:
    files = [("new.py", ""), ("old/a.py", "standing"), ("older.py", "")]
    (fault,) = find_faults(files, WORDS)
    assert fault.startswith("older.py: has no")
