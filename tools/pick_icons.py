"""Pick a room's icons out of the npm package @iconify-json/game-icons (CC BY 3.0, see NOTICE).

A room that wants icons lists them in `icons.toml`, ours = "theirs"; this writes `icons.ts` beside
it, so that the page carries these few paths and not the whole package. With `--check` it writes
nothing and exits with 1 where a file is out of date.
"""

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
LISTS = "src/kabuto/games/*/page/icons.toml"
PATH = re.compile(r'\bd="([^"]+)"')
HEAD = """\
/**
 * Paths in a box from 0 to 512, by the authors of game-icons.net, CC BY 3.0 (see NOTICE).
 * Written by tools/pick_icons.py from icons.toml: do not edit.
 */
export const ICONS = {
"""
FOOT = "} as const\n"


def pick_icons(listed: dict[str, str], icons: dict[str, dict[str, str]]) -> str:
    """The module with these icons."""
    lines = []
    for ours, theirs in listed.items():
        if theirs not in icons:
            raise SystemExit(f"the package has no icon {theirs}")
        paths = PATH.findall(icons[theirs]["body"])
        lines.append(f"  {ours}: '{' '.join(paths)}',\n")
    return HEAD + "".join(lines) + FOOT


def main(args: list[str]) -> int:
    icons = json.loads(PACKAGE.read_text("utf-8"))["icons"]
    stale = []
    for path in sorted(ROOT.glob(LISTS)):
        text = pick_icons(tomllib.loads(path.read_text("utf-8")), icons)
        target = path.with_suffix(".ts")
        if target.exists() and target.read_text("utf-8") == text:
            continue
        stale.append(str(target.relative_to(ROOT)))
        if "--check" not in args:
            target.write_text(text, "utf-8")
    print("\n".join(stale) if stale else "Icons: all up to date.")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
