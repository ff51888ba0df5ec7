"""A package beside Kabuto, installed as a host would, but into a folder of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from kabuto import bots, games

PACKAGE = Path(__file__).parent / "pennies"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package has been installed; nothing is fetched for it."""
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "pennies"
    copytree(PACKAGE, source, ignore=ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, *options, str(source)], check=True, timeout=100)
    return folder


@pytest.fixture
def _installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """This process finds the package, as one that starts after it was installed does."""
    monkeypatch.syspath_prepend(site)
    invalidate_caches()
    forget_plugins()
    yield
    forget_plugins()


def forget_plugins() -> None:
    for cached in (games.load_game, games.find_room, games._load_plugins, bots._load_plugins):
        cached.cache_clear()
