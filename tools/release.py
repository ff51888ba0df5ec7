"""Make a release, or say what is missing: `python tools/release.py [--check-only]`.

Refuses, with the reason, unless the tree is clean, the version is new and in the changelog, the
lock files fit, everything is green, and the wheel has the built page and all licences. Then it
leaves the wheel in `dist/` and a tag on the commit. Publishing both is up to you.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kabuto import __version__

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)(?:\[[^]]*\])?==(?P<version>[^\s;\\]+)")
IN_WHEEL = (
    r"kabuto/web/static/index\.html",
    r"kabuto/web/static/assets/.*\.js",
    r"kabuto/web/static/assets/.*\.woff2",
    r"kabuto/words/fa\.ftl",
    r"kabuto/games/\w+/data/\w+\.toml",
    r"kabuto/games/\w+/words/rules\.en\.md",
    r"kabuto/table/migrations/versions/v0001_tables\.py",
    r"kabuto/py\.typed",
)
"""At least one file of each."""
NOT_IN_WHEEL = r"kabuto/games/\w+/page/|tests/|\.map$|__pycache__"


def list_problems() -> Iterator[str]:
    """Why there can be no release now, the cheapest to find first."""
    yield from find_git_problems(ROOT, __version__)
    yield from find_changelog_problems((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__)
    yield from find_lock_problems(ROOT)


def find_git_problems(root: Path, version: str) -> Iterator[str]:
    if changed := run_git(root, "status", "--porcelain"):
        yield f"the tree is not clean:\n{changed}"
    if run_git(root, "tag", "--list", f"v{version}"):
        yield f"there is a tag v{version} already"


def find_changelog_problems(changelog: str, version: str) -> Iterator[str]:
    """The version has a dated section with something in it, and nothing waits above it."""
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL))
    if sections.get("Unreleased", "").strip():
        yield f"the changelog still has something under Unreleased; move it to {version}"
    titles = [title for title in sections if title.split()[0] == version]
    if not titles or not re.fullmatch(rf"{re.escape(version)} - \d{{4}}-\d\d-\d\d", titles[0]):
        yield f"the changelog has no section '## {version} - YYYY-MM-DD'"
    elif "\n- " not in sections[titles[0]]:
        yield f"the changelog's section for {version} is empty"


def find_lock_problems(root: Path) -> Iterator[str]:
    """Every requirement is pinned to a version that fits it, every pin has its hashes."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {
        "runtime.txt": project["dependencies"],
        "dev.txt": [*project["dependencies"], *extras["dev"], *extras["pg"]],
    }
    for name, requirements in wanted.items():
        text = (root / "requirements" / name).read_text("utf-8")
        for problem in find_pin_problems(text, map(Requirement, requirements)):
            yield f"requirements/{name}: {problem}; run make lock"
    package, lock = (
        json.loads((root / name).read_text("utf-8"))
        for name in ("package.json", "package-lock.json")
    )
    if package["devDependencies"] != lock["packages"][""]["devDependencies"]:
        yield "package-lock.json does not fit package.json; run npm install"


def find_pin_problems(text: str, requirements: Iterator[Requirement]) -> Iterator[str]:
    pins: dict[str, str] = {}
    for entry in re.split(r"\n(?=\S)", text):
        match = PIN.match(entry)
        if match is None:
            continue
        pins[canonicalize_name(match["name"])] = match["version"]
        if "--hash=" not in entry:
            yield f"{match['name']} has no hash"
    for requirement in requirements:
        pinned = pins.get(canonicalize_name(requirement.name))
        if pinned is None:
            yield f"{requirement.name} is missing"
        elif pinned not in requirement.specifier:
            yield f"{requirement.name} is pinned to {pinned}, which is not {requirement.specifier}"


def find_wheel_problems(wheel: Path, root: Path = ROOT) -> Iterator[str]:
    """What is missing from a wheel, or has no business there."""
    names = ZipFile(wheel).namelist()
    for pattern in IN_WHEEL:
        if not any(re.fullmatch(pattern, name) for name in names):
            yield f"the wheel has no {pattern}"
    licences = [root / "LICENSE", root / "NOTICE", *(root / "licenses").iterdir()]
    for path in licences:
        end = f".dist-info/licenses/{path.relative_to(root)}"
        if not any(name.endswith(end) for name in names):
            yield f"the wheel has no {path.relative_to(root)}"
    yield from (f"the wheel has {name}" for name in names if re.search(NOT_IN_WHEEL, name))


def build_wheel(folder: Path) -> Path:
    """Builds the wheel into a folder, from the tools that are installed."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run([*pip, *options], check=True)
    return max(folder.glob("kabuto-*.whl"), key=lambda path: path.stat().st_mtime)


def run_git(root: Path, *args: str) -> str:
    done = subprocess.run(["git", *args], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def refuse(problems: Iterator[str]) -> None:
    """Raises SystemExit if there are any."""
    if found := list(problems):
        raise SystemExit("No release:\n" + "\n".join(f"- {problem}" for problem in found))


def make(target: str) -> None:
    """Raises SystemExit where it is not green."""
    if subprocess.run(["make", target], cwd=ROOT, check=False).returncode:
        raise SystemExit(f"No release:\n- make {target} is not green")


def main(args: list[str]) -> None:
    refuse(list_problems())
    if "--check-only" in args:
        return
    make("check")
    make("test")
    wheel = build_wheel(ROOT / "dist")
    refuse(find_wheel_problems(wheel))
    refuse(find_git_problems(ROOT, __version__))  # whatever was built may not have changed the tree
    run_git(ROOT, "tag", "--annotate", f"v{__version__}", "--message", f"Kabuto {__version__}")
    print(
        f"Tagged v{__version__}; {wheel.relative_to(ROOT)} is ready. Push the tag, then upload it."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
