"""A game and a bot of another package: Kabuto plays them, and no file of ours names them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from kabuto.bots import list_bots
from kabuto.games import find_room, list_broken_games, list_games, load_game
from kabuto.words.loader import LANGUAGES, Words
from tests import laws
from tests.docs import read_titled_blocks
from tests.plugins.conftest import PACKAGE

ROOT = Path(__file__).parents[2]


def kabuto(site: Path, *args: str, given: str = "") -> str:
    """What a fresh process prints that finds the package."""
    paths = os.pathsep.join([str(site), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, "-m", "kabuto", *args],
        env=os.environ | {"PYTHONPATH": paths},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_guide_shows_the_package_as_it_is() -> None:
    shown = read_titled_blocks("add-a-game.md")
    assert len(shown) == 5
    for name, text in shown.items():
        assert (PACKAGE / name).read_text("utf-8") == text, name


def test_the_game_is_listed(site: Path) -> None:
    listed = json.loads(kabuto(site, "games", "--json"))
    assert listed[-1]["name"] == "pennies"
    assert listed[-1]["title"] == "Matching Pennies"
    assert "pennies   Matching Pennies   (2 seats, rules version 1)" in kabuto(site, "games")


def test_its_bot_plays_it(site: Path) -> None:
    simulation = ("simulate", "pennies", "--bots", "copycat,random", "--games", "30")
    report = json.loads(kabuto(site, *simulation, "--check", "--json"))
    assert report["bots"] == ["copycat", "random"]
    assert sum(report["wins"]) == 30


def test_it_is_played_in_the_terminal_in_its_own_words(site: Path) -> None:
    said = kabuto(site, "play", "pennies", "--bots", "copycat", given="show heads\nquit\n")
    assert "Which side of your coin will you show?" in said
    assert "A shows heads" in said
    assert "scores and has 1" in said


@pytest.mark.usefixtures("_installed")
def test_it_obeys_the_laws() -> None:
    game, counts = load_game("pennies"), laws.Counts()
    for number in range(30):
        rng = Random(number)
        play = laws.Play(2, laws.draw_options(game, rng))
        laws.check_random_play(game, play, rng, counts)
        laws.check_round_trips(game, play, rng, counts, every=1)
        laws.check_record(game, play, rng, counts)
        laws.check_secrecy(game, play, rng, counts)
        laws.check_undo(game, play, rng, counts)
    assert counts.undone > 10
    assert counts.refused > 10
    assert set(counts.steps) == {"ShowCoins"}


@pytest.mark.usefixtures("_installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_it_does_not_speak_is_read_in_english(language: str) -> None:
    words = Words(language, find_room("pennies"))
    assert words.say("coin-heads") == "heads"
    assert words.say("refused") == Words(language).say("refused")


@pytest.mark.usefixtures("_installed")
def test_both_stand_beside_ours() -> None:
    assert list_games()[-1] == "pennies"
    assert list_broken_games() == ()
    assert list_bots("pennies") == ("random", "greedy", "copycat")
    assert "copycat" not in list_bots("samurai")
