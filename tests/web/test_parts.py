"""The small parts of the web: names, the signing key, rules pages, refusals."""

import stat
from pathlib import Path

import pytest

from kabuto.kernel import Refusal
from kabuto.web.persons import load_signing_key, read_name
from kabuto.web.rules import render_page


@pytest.mark.parametrize("name", ["Ann", "武士", "آرش", "Zoë 2", "O'Brien", "🦊"])
def test_names_that_are_taken(name: str) -> None:
    assert read_name(f" {name} ") == name


def test_the_signing_key_is_its_owners_alone(tmp_path: Path) -> None:
    key = load_signing_key(tmp_path)
    assert len(key) == 32
    assert load_signing_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600


def test_rules_pages_have_anchors_and_no_raw_html() -> None:
    page = render_page(
        "# The *game*\n\n## Capture {#r-5.2}\n\nSome {#r-5.3} text.\n\n- one {#r-5.4}\n\n"
        "<script>alert(1)</script>\n\n| a | b |\n|---|---|\n| 1 {#r-6} | 2 |\n"
    )
    assert page.title == "The game"
    assert '<h2 id="r-5.2">Capture</h2>' in page.html
    for anchor in ("r-5.3", "r-5.4", "r-6"):
        assert f'<span id="{anchor}"></span>' in page.html
    assert "{#" not in page.html
    assert "<script" not in page.html
    assert "<td>" in page.html


def test_refusals_have_a_key_of_their_own() -> None:
    classes, todo = [], [Refusal]
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        classes.append(cls)
    keys = [cls.key for cls in classes]
    assert len(set(keys)) == len(keys)
