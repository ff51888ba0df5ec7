"""Why a move is refused, and what is listed with its reason: in four languages, with any box."""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME
from kabuto.games.empires.state import Empires
from kabuto.kernel import SEAT, Event, Move, NotOnOffer, Refusal
from kabuto.kernel.moves import Verb
from kabuto.kernel.steps import AUTOMATIC, Together
from kabuto.words.loader import LANGUAGES
from tests import laws

from .laws import draw_play
from .own_boxes import make_box_file
from .positions import play as make_position

TESTS = Path(__file__).parents[2]
WORDS = TESTS.parent / "src/kabuto/games/empires/words/en.ftl"
Row = dict[str, Any]
POSITIONS: list[Row] = tomllib.loads((TESTS / "vectors/reasons/empires.toml").read_text("utf-8"))[
    "position"
]
TRIED = [(row, tried) for row in POSITIONS for tried in row["refused"]]
LISTED = [row for row in POSITIONS if "ruled_out" in row]


def reach(row: Row) -> Empires:
    g, _ = make_position(row)
    for line in row.get("play", []):
        g = play(g, line)
    assert type(g.stack[-1]).__name__ == row["step"]
    return g


def play(g: Empires, line: str) -> Empires:
    seat, _, text = line.partition(" ")
    return GAME.apply(g, SEAT.number(seat), text)[0]


def write_out(key: str, args: Mapping[str, object]) -> str:
    told = {name: value for name, value in args.items() if name not in ("move", "rule")}
    written = [f"{name}={_write_value(value)}" for name, value in told.items()]
    return " ".join([key.removeprefix("refused-"), *written])


def _write_value(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def say_in_all(refusal: Refusal) -> list[str]:
    names = ["Ann", "Bo", "Cy", "Di"]
    return [Speech(language, GAME, names).refusal(refusal) for language in LANGUAGES]


def name_row(value: object) -> str:
    return str(value["step"]) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("row", "tried"), TRIED, ids=name_row)
def test_a_refusal_says_why(row: Row, tried: str) -> None:
    move, _, says = tried.partition(": ")
    with pytest.raises(NotOnOffer) as refused:
        play(reach(row), move)
    assert write_out(refused.value.key, refused.value.args_by_name) == says
    for sentence in say_in_all(refused.value):
        assert "refused" not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize("row", LISTED, ids=name_row)
def test_what_one_would_look_for_is_listed_with_its_reason(row: Row) -> None:
    g = reach(row)
    ruled_out = GAME.list_ruled_out(g, GAME.deciders(g)[0])
    found = [f"{move.text}: {write_out(reason.key, reason.args)}" for move, reason in ruled_out]
    assert found == row["ruled_out"]


def test_every_question_has_a_reason_that_is_tested() -> None:
    asked = {step.__name__ for step in GAME.steps if step.sort != AUTOMATIC}
    assert {row["step"] for row in POSITIONS} == asked


def test_every_reason_that_has_words_is_given() -> None:
    given = {tried.partition(": ")[2].partition(" ")[0] for _, tried in TRIED}
    told = re.findall(r"^refused-(?!box-)([\w-]+) =", WORDS.read_text("utf-8"), re.MULTILINE)
    assert given - {"not-asked"} == set(told)


ANY = [
    "all", "pay", "thin", "gain", "destiny green", "place build grey-2",
    "step ise army owari", "attack owari B", "recruit ise army", "harvest ise", "ship ise army",
    "land ise", "build ise army+army", "explore owari army fuji", "descend ise", "dojo fire",
    "train elite", "clear ise", "keep B ise", "fetch ise army", "drive B army ise",
]  # fmt: skip
"""A move of each verb but those that decline."""


def test_a_move_of_another_question_is_told_so() -> None:
    """Each question has reasons of its own for the verbs that are tried at it in a position."""
    verbs = {move.partition(" ")[0] for move in ANY}
    assert verbs == set(GAME.moves.verbs) - {"skip", "done"}
    answered = defaultdict(set)
    for row, tried in TRIED:
        if not tried.endswith(": not-asked"):
            answered[row["step"]].add(tried.split()[1].rstrip(":"))
    for row in POSITIONS:
        g = reach(row)
        seat = GAME.deciders(g)[0]
        own = answered[row["step"]] | {move.verb.name for move in GAME.offer(g, seat)}
        for move in map(GAME.moves.parse, ANY):
            reason = GAME.find_reason(g, seat, move) if move.verb.name not in own else None
            assert reason is None or reason.key == "refused-not-asked", (row["step"], move)


# --- whatever is played -----------------------------------------------------------------------

GAMES = 24
SAMPLE = 6
"""Moves that are tried of each verb at a decision, of those on offer and of the others."""
MOST = 40


def draw_plays() -> Iterator[laws.Play]:
    """All modules, and every second game in a box that nobody has."""
    rng = Random(21)
    for number in range(GAMES):
        play = draw_play(GAME, 2 + number % 3, rng, 2 * number)
        if number % 2:
            play.options["data"] = make_box_file(Random(number))
        yield play


def find_why(g: Empires, seat: int, move: Move) -> Event | None:
    """What the open decision says of a move, on offer or not."""
    top = g.stack[-1]
    if isinstance(top, Together):
        return top.why_not(g, seat, top.chosen[seat], move)
    why: Event | None = top.why_not(g, move)
    return why


def test_a_move_is_on_offer_or_has_a_reason_and_never_both() -> None:
    """All verbs that were ever on offer at such a decision, wherever the move names."""
    rng, counts = Random(22), laws.Counts()
    moves: dict[Verb, list[Move]] = defaultdict(list)
    for move in GAME.moves.all:
        moves[move.verb].append(move)
    verbs: dict[str, set[Verb]] = defaultdict(set)
    wrong: Counter[str] = Counter()
    for game in draw_plays():
        for g, seat, _ in laws.walk(GAME, game, rng, counts):
            name, offered = type(g.stack[-1]).__name__, GAME.offer(g, seat)
            verbs[name] |= {move.verb for move in offered}
            others = [m for verb in verbs[name] for m in rng.choices(moves[verb], k=SAMPLE)]
            for move in rng.choices(offered, k=SAMPLE) + others:
                if (find_why(g, seat, move) is None) != (move in offered):
                    wrong[f"{name}: {move.text}"] += 1
    assert not wrong, wrong.most_common(5)
    assert len(verbs) > 20


def test_a_list_is_short_and_each_of_its_moves_has_a_reason_of_the_rules() -> None:
    rng, counts = Random(23), laws.Counts()
    for game in draw_plays():
        for g, seat, _ in laws.walk(GAME, game, rng, counts):
            ruled_out = GAME.list_ruled_out(g, seat)
            assert len(ruled_out) <= MOST
            assert len({move for move, _ in ruled_out}) == len(ruled_out)
            assert "refused-not-asked" not in {reason.key for _, reason in ruled_out}


def test_a_reason_calls_the_things_of_a_hosts_box_by_their_names() -> None:
    text = make_box_file(Random(4))
    g = GAME.start(2, GAME.read_options(2, {"data": text}), bytes(32))
    speech = Speech("en", GAME, ["Ann", "Bo"])
    speech.call_things(GAME.board(g.seats, g.options))
    move, reason = GAME.list_ruled_out(g, 0)[0]
    said = speech.refusal(NotOnOffer(reason.key, **reason.args))
    assert said == f"You have no destiny card of {speech.move(move).partition(' of ')[2]}."
    assert re.search(r"of realm\d\.$", said)
