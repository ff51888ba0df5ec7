"""Boxes of a host's own, in every room that takes them: what passes is played, damage is told."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kabuto.kernel import EVERYBODY, Game, ImpossibleOption
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.fluent import fill

BOXES = int(os.environ.get("KABUTO_BOXES", "12"))
"""How many of each sort: KABUTO_BOXES=500 for a long run."""

MakeBox = Callable[[Random], str]
DrawPlay = Callable[[str, int], laws.Play]


def check_boxes_that_pass(game: Game[Any], make_box: MakeBox, draw_play: DrawPlay) -> None:
    """Each is played by chance and by greedy players, with the invariants."""
    for seed in range(BOXES):
        text = make_box(Random(seed))
        assert game.check_box(text) == [], seed
        play_by_chance(game, draw_play(text, seed), seed)
        play_greedily(game, draw_play(text, seed), seed)


def check_damaged_boxes(game: Game[Any], make_box: MakeBox, draw_play: DrawPlay) -> None:
    """Each is refused, with lines and words in all languages, or played."""
    refused = 0
    for seed in range(BOXES):
        rng = Random(seed)
        text = damage(make_box(rng), rng)
        if not game.check_box(text):
            play_by_chance(game, draw_play(text, seed), seed)
            continue
        refused += 1
        check_faults(game, text)
    assert refused > BOXES // 3


def check_faults(game: Game[Any], text: str) -> None:
    for fault in game.check_box(text):
        assert fault.line > 0, fault
        assert fault.field or fault.key == "refused-box-toml", fault
        for language in LANGUAGES:
            assert fill(game.name, language, fault.key, {"line": fault.line, **fault.args})
    with pytest.raises(ImpossibleOption):
        game.require_box(text)


def play_by_chance(game: Game[Any], play: laws.Play, seed: int) -> None:
    laws.check_random_play(game, play, Random(seed), laws.Counts(), every=40)


def play_greedily(game: Game[Any], play: laws.Play, seed: int) -> None:
    """With what the page is given of each state, now and then."""
    rng = Random(seed)
    g = game.start(play.seats, game.read_options(play.seats, play.options), rng.randbytes(32))
    for turn in range(play.most):
        if g.is_over:
            break
        seat = game.deciders(g)[0]
        game.play(g, seat, game.greedy(game.sight(g, seat, rng)))
        if turn % 40 == 0:
            game.insight(game.view(g, seat))
    assert g.is_over
    game.check(g)
    game.insight(game.view(g, EVERYBODY))


# --- damage -----------------------------------------------------------------------------------

_WORD = re.compile(r'"[^"]*"')
_NUMBER = re.compile(r"\b\d+\b")
_FOREIGN = (
    "0",
    "-1",
    "7",
    "99999",
    "9" * 5000,
    "true",
    '""',
    '"nowhere"',
    "[]",
    "{}",
    "1.5",
    "nan",
)


def damage(text: str, rng: Random) -> str:
    """One to three things changed: a line lost, doubled or swapped, a word or number replaced."""
    lines = text.splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        lines[at : at + 1] = _damage_line(lines, at, rng)
    return "\n".join(lines)


def _damage_line(lines: list[str], at: int, rng: Random) -> list[str]:
    line, other = lines[at], rng.choice(lines)
    field, _, value = line.partition(" = ")
    harms: list[list[str]] = [
        [],
        [line, line],
        [other],
        [f"{field} = {rng.choice(_FOREIGN)}"],
        [f"{field}x = {value}"],
        [f"{'a.' * 3000}b = 1", line],
        [f"x = {'[' * 3000}"],
    ]
    words, numbers = _WORD.findall(other), list(_NUMBER.finditer(line))
    if words and _WORD.search(line):
        harms += [[_WORD.sub(rng.choice(words), line, count=1)]] * 4
    if numbers:
        harms += [[_NUMBER.sub(str(rng.randrange(20)), line, count=1)]] * 4
    return rng.choice(harms)
