"""What the README shows is true: its Python session runs, its pictures and pages exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_session_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert not failed


def test_everything_that_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)", README)
    missing = [link for link in links if not (ROOT / link).exists()]
    assert len(links) > 8
    assert missing == []


def test_the_readme_names_the_two_commands_that_the_makefile_has() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("play", "test", "check", "bench"):
        assert f"make {target}" in README
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
