"""The looks keep what they promise: contrast in both themes, and colours in one file only."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOKENS = (ROOT / "client/src/tokens.css").read_text("utf-8")
PAIRS = tomllib.loads((ROOT / "tests/vectors/contrast.toml").read_text("utf-8"))["pairs"]
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(")


def read_block(selector: str) -> dict[str, str]:
    """Colours by token in the first rule with that selector."""
    start = TOKENS.index(selector + " {")
    block = TOKENS[start : TOKENS.index("}", start)]
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", block))


WASHI = read_block(":root")
SUMI = WASHI | read_block(':root[data-theme="dark"]')


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [WASHI, SUMI], ids=["washi", "sumi"])
@pytest.mark.parametrize(("mark", "ground", "least"), PAIRS)
def test_contrast(theme: dict[str, str], mark: str, ground: str, least: float) -> None:
    assert contrast(theme[mark], theme[ground]) >= least


@pytest.mark.parametrize("theme", [WASHI, SUMI], ids=["washi", "sumi"])
@pytest.mark.parametrize("seat", range(8))
def test_a_crest_stands_out_on_its_seat(theme: dict[str, str], seat: int) -> None:
    assert contrast(theme[f"seat-{seat}"], theme[f"seat-{seat}-on"]) >= 4.5
    for ground in ("ground", "paper", "raised"):
        assert contrast(theme[f"seat-{seat}-ink"], theme[ground]) >= 4.5


def styled_files() -> Iterator[Path]:
    """Everything that draws, but the tokens themselves."""
    for folder in (ROOT / "client/src", ROOT / "src/kabuto/games"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".svelte", ".css") and path.name != "tokens.css":
                yield path


def test_no_colour_is_written_outside_the_tokens() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in styled_files()
        for match in COLOUR.finditer(path.read_text("utf-8"))
        if not re.match(r"#[0-9a-f]{3,8}\b", match.group()) or not _is_reference(path, match)
    ]
    assert found == []


def _is_reference(path: Path, match: re.Match[str]) -> bool:
    """`href="#abc"` and `url(#abc)` name an element, not a colour."""
    text = path.read_text("utf-8")
    return text[: match.start()].endswith(('href="', "url("))
