"""What the tests of the page's components read is what the server says today."""

from __future__ import annotations

from tests.shown import FOLDER, make_files


def test_the_files_are_as_the_server_says_it() -> None:
    files = make_files()
    assert {path.name for path in FOLDER.iterdir()} == files.keys()
    stale = [name for name, text in files.items() if (FOLDER / name).read_text("utf-8") != text]
    assert not stale, "python -m tests.shown writes them anew"
