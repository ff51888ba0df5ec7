"""The small parts of the web: names, the signing key, rules pages, refusals."""

import os
import stat
from pathlib import Path

import pytest

from kabuto.kernel import Refusal
from kabuto.web.names import BadName, read_name
from kabuto.web.persons import BadKey, load_signing_key
from kabuto.web.rules import render_page


@pytest.mark.parametrize("name", ["Ann", "武士", "آرش", "Zoë 2", "O'Brien", "🦊"])
def test_names_that_are_taken(name: str) -> None:
    assert read_name(f" {name} ", 24) == name


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("a\u200b", "a"),
        ("\ufeffx", "x"),
        ("A\u00a0\u2003B", "A B"),
        ("می\u200cرود", "می\u200cرود"),
        ("a\u200db\u200d", "a\u200db"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤️", "❤"),
        ("Zoe\u0308", "Zoë"),
        ("x\U000e0041\ufff9y", "xy"),
        ("ab\u3164", "ab"),
    ],
)
def test_what_cannot_be_seen_is_left_out_of_a_name(typed: str, taken: str) -> None:
    assert read_name(typed, 24) == taken


@pytest.mark.parametrize(
    "name",
    [
        "", "  ", "\u2800", "\u3164", "\u115f\u1160", "\uffa0", "\u200b", "\u0301", "\u034f",
        "\u2069אבג", "\u2068x", "x\u200e", "x\u200f", "\u061cx", "x\u202ey", "x\ny", "x\x00",
        "\ud800x", "\ue000", "\u0378", "a\u2028b", "x" * 25, "x" + "\u0300" * 4,
    ],
    ids=ascii,
)  # fmt: skip
def test_names_that_hide_or_change_what_is_around_them_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        read_name(name, 24)


def test_the_signing_key_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "cookie.key"
    key = load_signing_key(path)
    assert len(key) == 32
    assert load_signing_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [found.name for found in tmp_path.iterdir()] == ["cookie.key"]


@pytest.mark.parametrize("key", [b"", b"x" * 31])
def test_a_key_that_could_be_guessed_signs_nothing(tmp_path: Path, key: bytes) -> None:
    path = tmp_path / "cookie.key"
    path.write_bytes(key)
    with pytest.raises(BadKey):
        load_signing_key(path)


def test_of_a_key_that_could_not_be_written_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        load_signing_key(tmp_path / "cookie.key")
    assert list(tmp_path.iterdir()) == []


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
