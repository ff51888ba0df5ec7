"""What the documentation shows is run."""

from __future__ import annotations

import re
import subprocess
import sys
from asyncio import create_subprocess_exec
from pathlib import Path

import pytest
from click.testing import CliRunner

from kabuto.cli import main
from kabuto.games import load_game
from tests.docs import read_blocks, read_titled_blocks
from tests.web.people import open_house

PAGE = "write-a-bot.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files that the guide has its reader write."""
    for name, text in read_titled_blocks(PAGE).items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_bot_of_the_guide_plays_where_it_was_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", sys.path[:])
    (line,) = re.findall(r"^kabuto (simulate .*)$", "".join(read_blocks(PAGE, "sh")), re.MULTILINE)
    result = CliRunner().invoke(main, [*line.split()[:-1], "1"])
    assert result.exit_code == 0, result.output
    assert "mybots:look_ahead" in result.output


def test_every_other_piece_of_python_in_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pieces = [text for text in read_blocks(PAGE, "python") if text.startswith("from kabuto")]
    assert len(pieces) == 2
    for piece in pieces:
        exec(compile(piece, PAGE, "exec"), {})
    match, move = capsys.readouterr().out.splitlines()
    assert "greedy" in match
    text = " ".join(move.split()[:3])
    assert load_game("samurai").moves.parse(text).text == text


async def test_the_program_of_the_guide_plays_over_the_network(folder: Path) -> None:
    async with open_house(folder) as (host, _):
        program = await run_beside(folder / "netbot.py", f"http://{host}", "samurai")
    assert re.fullmatch(r"won by \[('[AB]'(, )?)+\]\n", program), program


async def run_beside(script: Path, *args: str) -> str:
    process = await create_subprocess_exec(
        sys.executable, str(script), *args, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    return out.decode()


def test_every_command_of_the_guides_is_understood() -> None:
    """Each line with its game and options, but printing only how it is used."""
    pages = ("command-line.md", PAGE, "run-it.md")
    blocks = "".join(block for page in pages for block in read_blocks(page, "sh"))
    lines = re.findall(r"^kabuto (.*?)(?: > .*)?$", blocks, re.MULTILINE)
    assert len(lines) > 6
    for line in lines:
        result = CliRunner().invoke(main, [*line.split(), "--help"])
        assert result.exit_code == 0, line
        assert all(word in result.output for word in line.split() if word.startswith("--")), line
