"""What places are called: by settlements of the board in use, each in its own way, as people do."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from kabuto.cli.speech import Speech
from kabuto.games.samurai.components import BOARDS, HEX, SETTLEMENT, SETTLEMENT_HEXES
from kabuto.kernel import EVERYBODY, SEAT, WATCHER, Called, Event, NotOnOffer, Refusal
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.games.samurai.positions import GAME

OPTIONS = GAME.read_options(4, {})
COORDINATES = re.compile(r"\d[,_]-?\d")
BOARDS_AND_LANGUAGES = [(seats, language) for seats in GAME.seats for language in LANGUAGES]


def speak(seats: int, language: str, vocabulary: str | None = None) -> Speech:
    """As the terminal does at a table of that size."""
    names = ["Anna", "Ben", "Cem", "Dora"][:seats]
    speech = Speech(language, GAME, names, vocabulary)
    speech.call_things(GAME.board(seats, OPTIONS))
    return speech


@cache
def absent(seats: int, language: str) -> tuple[str, ...]:
    """The names of the settlements that are not on this board."""
    speech = speak(seats, language)
    missing = set(SETTLEMENT) - set(BOARDS[seats].settlements)
    return tuple(speech.label("settlement", SETTLEMENT.label(s)) for s in missing)


def require_at_home(sentence: str, seats: int, language: str) -> None:
    """Raises AssertionError for coordinates, or for a settlement that is not on the board."""
    assert not COORDINATES.search(sentence), sentence
    assert [name for name in absent(seats, language) if name in sentence] == [], sentence


# --- each place ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), BOARDS_AND_LANGUAGES)
def test_every_hex_has_a_name_of_its_own_with_settlements_of_this_board(
    seats: int, language: str
) -> None:
    speech, in_use = speak(seats, language), BOARDS[seats]
    names = [speech.label("hex", HEX.label(h)) for h in in_use.hexes]
    assert len(set(names)) == len(in_use.hexes)
    known = [speech.label("settlement", SETTLEMENT.label(s)) for s in in_use.settlements]
    for name in names:
        require_at_home(name, seats, language)
        assert any(settlement in name for settlement in known), name
        assert "place-" not in name
        assert "way-" not in name
        assert "side-" not in name


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_space_is_called_by_all_that_it_touches(seats: int) -> None:
    called = find_called(seats)
    for hex_ in BOARDS[seats].land + BOARDS[seats].sea:
        named = {
            label
            for name, label in called[HEX.label(hex_)].args.items()
            if name in {"settlement", "other_settlement"}
        }
        touched = {SETTLEMENT.label(s) for s in BOARDS[seats].touches[hex_]}
        assert named == touched or (not touched and len(named) == 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_settlement_is_called_by_itself(seats: int) -> None:
    speech = speak(seats, "en")
    for s in BOARDS[seats].settlements:
        hex_, own = HEX.label(SETTLEMENT_HEXES[s]), SETTLEMENT.label(s)
        assert speech.label("hex", hex_) == speech.label("settlement", own)


def find_called(seats: int) -> dict[str, Called]:
    return {one.label: one for one in GAME.board(seats, OPTIONS).called}


@pytest.mark.parametrize(
    ("seats", "hex_", "name"),
    [
        (2, "-4,4", "the space between Tottori and Kyoto"),
        (2, "-9,8", "the western space between Hagi and Matsue"),
        (2, "-8,8", "the eastern space between Hagi and Matsue"),
        (2, "-7,6", "the northern space between Matsue and Okayama"),
        (2, "-7,7", "the southern space between Matsue and Okayama"),
        (2, "2,-3", "the sea between Sendai and Mito"),
        (2, "-1,-2", "the sea off Niigata"),
        (2, "2,1", "the sea south of Choshi"),
        (2, "3,-1", "the sea north-east of Choshi"),
        (2, "1,1", "the sea south-west of Choshi"),
        (2, "-2,5", "the open sea east of Wakayama"),
        (2, "-7,8", "the open sea east of Hagi"),
        (3, "-7,8", "the sea off Takamatsu"),
        (2, "-6,7", "the sea off Okayama"),
        (3, "-6,7", "the sea between Okayama and Takamatsu"),
        (2, "-9,10", "the sea south of Hagi"),
        (3, "-9,10", "the western part of the sea between Hagi and Matsuyama"),
        (3, "-8,9", "the eastern part of the sea between Hagi and Matsuyama"),
        (3, "0,-7", "the sea north of Hirosaki"),
        (4, "0,-7", "the eastern part of the sea between Hakodate and Hirosaki"),
        (4, "5,-14", "the sea north-east of Nemuro"),
        (4, "3,-13", "the sea north-west of Nemuro"),
        (4, "2,-12", "the sea off Asahikawa"),
        (4, "2,-13", "the open sea east of Wakkanai"),
    ],
)
def test_a_place_is_called_as_a_person_would(seats: int, hex_: str, name: str) -> None:
    assert speak(seats, "en").label("hex", hex_) == name


@pytest.mark.parametrize(
    ("language", "land", "side", "sea", "off", "way"),
    [
        ("zh-Hant", "鳥取與京都之間的空格", "萩與松江之間西側的空格", "仙台與水戶之間的海域",
         "新潟近海", "銚子東北方的海域"),
        ("zh-Hans", "鸟取与京都之间的空格", "萩与松江之间西侧的空格", "仙台与水户之间的海域",
         "新潟近海", "铫子东北方的海域"),
        ("fa", "خانهٔ میان توتوری و کیوتو", "خانهٔ غربیِ میان هاگی و ماتسوئه",
         "دریای میان سندای و میتو", "دریای کنار نیگاتا", "دریا در شمال شرقیِ چوشی"),
    ],
)  # fmt: skip
def test_so_it_is_in_the_other_languages(
    language: str, land: str, side: str, sea: str, off: str, way: str
) -> None:
    speech = speak(2, language)
    hexes = ("-4,4", "-9,8", "2,-3", "-1,-2", "3,-1")
    assert [speech.label("hex", hex_) for hex_ in hexes] == [land, side, sea, off, way]


@pytest.mark.parametrize("seats", GAME.seats)
def test_those_that_are_told_apart_by_their_side_lie_so(seats: int) -> None:
    """The one in the west has the smaller column; in one column the one in the north lies above."""
    at = {HEX.label(h): tuple(map(int, HEX.label(h).split(","))) for h in HEX}
    pairs: dict[tuple[str, ...], dict[str, tuple[int, ...]]] = {}
    for one in find_called(seats).values():
        if "side" in one.args:
            key = one.key, one.args["settlement"], one.args["other_settlement"]
            pairs.setdefault(key, {})[one.args["side"]] = at[one.label]
    assert len(pairs) >= 6
    for sides in pairs.values():
        first, second = ("west", "east") if "west" in sides else ("north", "south")
        assert set(sides) == {first, second}
        assert sides[first] < sides[second]


# --- every sentence -----------------------------------------------------------------------------


def say_all(speech: Speech, seats: int, rng: Random) -> list[str]:
    """All that a random game has the terminal say, to every eye; page and terminal share words."""
    options = GAME.read_options(seats, laws.draw_options(GAME, rng))
    speech = speak(seats, speech.words.language, options.vocabulary)
    g, events = GAME.start_told(seats, options, rng.randbytes(32))
    said = say_events(speech, events, seats)
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        step = GAME.show_step(g)
        assert step is not None
        forced = {"who": "Anna", "count": 1, "seat": SEAT.label(seat)}
        said.append(speech.ask(step["step"], step["args"]))
        said.append(speech.say(f"wait-{step['step']}", **speech.dress(step["args"] | forced)))
        offered = GAME.offer(g, seat)
        said += [speech.move(move) for move in rng.sample(offered, min(3, len(offered)))]
        ruled_out = GAME.list_ruled_out(g, seat)
        said += [speech.move(move) for move, _ in ruled_out[:3]]
        said += [speech.refusal(Refusal(why.key, **why.args)) for _, why in ruled_out[:3]]
        g, events = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)
        said += say_events(speech, events, seats)
    outcome = GAME.name_outcome(g)
    return said + [speech.event("reason", reason) for reason in outcome.reasons]


def say_events(speech: Speech, events: list[Event], seats: int) -> list[str]:
    viewers = (WATCHER, EVERYBODY, *range(seats))
    return [speech.event("log", event.seen_by(viewer)) for event in events for viewer in viewers]


@pytest.mark.parametrize(("seats", "language"), BOARDS_AND_LANGUAGES)
def test_no_sentence_of_a_game_has_coordinates_or_names_what_is_not_there(
    seats: int, language: str
) -> None:
    rng = Random(seats)
    for _ in range(3):
        said = say_all(speak(seats, language), seats, rng)
        assert len(said) > 300
        for sentence in set(said):
            require_at_home(sentence, seats, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_names_what_is_not_there(language: str) -> None:
    """Every move that there is, asked for where it is not on offer."""
    seats, rng = 2, Random(7)
    speech, refusals = speak(seats, language), set()
    for _ in range(6):
        options = GAME.read_options(seats, laws.draw_options(GAME, rng))
        g, _ = GAME.start_told(seats, options, rng.randbytes(32))
        while not g.is_over:
            seat = GAME.deciders(g)[0]
            for move in rng.sample(GAME.moves.all, 4):
                try:
                    GAME.apply(g, seat, move.text)
                except NotOnOffer as refusal:
                    refusals.add(speech.refusal(refusal))
            g, _ = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)
    assert len(refusals) > 40
    for sentence in refusals:
        require_at_home(sentence, seats, language)
