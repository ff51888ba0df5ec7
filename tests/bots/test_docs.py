"""What the documentation shows is run."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from kabuto.cli import main
from kabuto.games import load_game

DOCS = Path(__file__).parents[2] / "docs"


def find_blocks(page, language):
    text = (DOCS / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_the_bot_of_the_guide_plays(capsys):
    (code,) = find_blocks("write-a-bot.md", "python")
    exec(compile(code, "write-a-bot.md", "exec"), {})
    assert load_game("samurai").moves.parse(capsys.readouterr().out.strip())


def test_every_command_of_the_guides_is_understood():
    """Each line with its game and options, but printing only how it is used."""
    pages = ("command-line.md", "write-a-bot.md", "run-it.md")
    blocks = "".join(block for page in pages for block in find_blocks(page, "sh"))
    lines = re.findall(r"^kabuto (.*?)(?: > .*)?$", blocks, re.MULTILINE)
    assert len(lines) > 6
    for line in lines:
        result = CliRunner().invoke(main, [*line.split(), "--help"])
        assert result.exit_code == 0, line
        assert all(word in result.output for word in line.split() if word.startswith("--")), line
