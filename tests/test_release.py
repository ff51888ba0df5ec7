"""A release is refused while anything is missing, and the wheel has what it needs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tools import release

ROOT = Path(__file__).parents[1]
GOOD = """# Changelog

## Unreleased

## 1.2.0 - 2026-11-30

### Added

- Something.
"""


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changelog", "said"),
    [
        (GOOD.replace("## 1.2.0", "\n- More.\n\n## 1.2.0"), "under Unreleased"),
        (GOOD.replace("1.2.0", "1.1.0"), "no section"),
        (GOOD.replace(" - 2026-11-30", ""), "no section"),
        (GOOD.replace("- Something.", ""), "empty"),
    ],
)
def test_a_changelog_without_the_version_is_refused(changelog: str, said: str) -> None:
    assert list(release.find_changelog_problems(GOOD, "1.2.0")) == []
    (problem,) = release.find_changelog_problems(changelog, "1.2.0")
    assert said in problem


def test_a_tree_that_is_not_clean_and_a_tag_that_is_taken_are_refused(tmp_path: Path) -> None:
    def git(*args: str) -> None:
        who = ("-c", "user.name=T", "-c", "user.email=t@example.org")
        subprocess.run(["git", *who, *args], cwd=tmp_path, check=True, capture_output=True)

    git("init")
    git("commit", "--allow-empty", "--message", "first")
    assert list(release.find_git_problems(tmp_path, "1.2.0")) == []
    (tmp_path / "new").touch()
    git("tag", "v1.2.0")
    dirty, taken = release.find_git_problems(tmp_path, "1.2.0")
    assert "new" in dirty
    assert "v1.2.0" in taken


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("click==8.3 \\\n    --hash=sha256:00\n", None),
        ("click==8.3\n    # via kabuto\n", "click has no hash"),
        ("other==1 \\\n    --hash=sha256:00\n", "click is missing"),
        ("Click==8.1 \\\n    --hash=sha256:00\n", "click is pinned to 8.1, which is not >=8.3"),
    ],
)
def test_a_lock_file_that_does_not_fit_is_refused(text: str, said: str | None) -> None:
    problems = list(release.find_pin_problems(text, iter([Requirement("click>=8.3")])))
    assert problems == ([] if said is None else [said])


def test_a_wheel_without_page_or_licences_is_refused(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "bare.whl", "w") as wheel:
        wheel.writestr("kabuto/games/sword/page/Board.svelte", "")
    problems = "\n".join(release.find_wheel_problems(tmp_path / "bare.whl"))
    for missing in ("index", "NOTICE", "licenses/vazirmatn.txt", "Board.svelte"):
        assert missing in problems


# --- what we have -----------------------------------------------------------------------------


def test_the_lock_files_fit() -> None:
    assert list(release.find_lock_problems(ROOT)) == []


def test_the_lock_files_name_no_registry() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert not re.search(
            r"https?://|--(extra-)?index-url|--find-links", path.read_text("utf-8")
        )


@pytest.mark.slow
def test_the_wheel_has_what_it_needs(tmp_path: Path) -> None:
    assert list(release.find_wheel_problems(release.build_wheel(tmp_path))) == []


def test_the_notice_names_all_that_the_page_is_built_of() -> None:
    """What our sources import, and what that brings along."""
    notice = (ROOT / "NOTICE").read_text("utf-8")
    imported = set(find_packages())
    assert imported >= {"svelte", "@fluent/bundle", "vazirmatn"}
    assert [
        name for name in sorted(imported) if f"npm package {name}." not in one_line(notice)
    ] == []
    for text in re.findall(r"licenses/\w+\.txt", notice):
        assert (ROOT / text).stat().st_size > 500


def find_packages() -> list[str]:
    folders = (ROOT / "client" / "src", *(ROOT / "src" / "kabuto" / "games").glob("*/page"))
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    texts = [path.read_text("utf-8") for path in files if not path.name.endswith(".test.ts")]
    found = re.findall(
        r"(?:from|import|url\() ?['\"]((?:@[\w-]+/)?[a-z][\w-]*)[/'\"]", "\n".join(texts)
    )
    return [name for name in found if name != "node"]


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("svelte.txt", "svelte/LICENSE.md"),
        ("clsx.txt", "clsx/license"),
        ("vazirmatn.txt", "vazirmatn/OFL.txt"),
    ],
)
def test_the_licences_are_those_of_the_packages(ours: str, theirs: str) -> None:
    installed = ROOT / "node_modules" / theirs
    if not installed.exists():
        pytest.skip("the client's packages are not installed")
    assert (ROOT / "licenses" / ours).read_text("utf-8") == installed.read_text("utf-8")
