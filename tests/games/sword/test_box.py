"""A host's box: copies of Rising Sun's cards, and the numbers for eight players."""

from __future__ import annotations

from random import Random

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.box import HONOR_LEFT, check_box_file, contents_of, export_box
from kabuto.games.sword.components import (
    BOXES,
    CARD,
    HONOR_IN_SUN_BOX,
    SETUPS,
    SUN_COPIES,
)
from kabuto.kernel import DATA, ImpossibleOption
from kabuto.rulebook import write_rules
from tests import boxes, laws


def write_box(copies: dict[str, int], numbers: dict[str, int]) -> str:
    cards = "".join(f'[[card]]\nid = "{name}"\ncount = {n}\n' for name, n in copies.items())
    fields = "".join(f"{field} = {n}\n" for field, n in numbers.items())
    return f"{cards}[[players]]\nplayers = 8\n{fields}"


def draw_box(rng: Random) -> str:
    """As few or as many cards as there may be, and Honor up to what the box holds."""
    cards = rng.sample(sorted(SUN_COPIES), rng.randint(0, len(SUN_COPIES)))
    copies = {name: rng.choice((0, rng.randint(0, 12), 12)) for name in cards}
    times = ("shogun", "samurai", "ninja", "ronin", "ronin_most_stars")
    numbers = {f"mult_{name}": rng.randint(1, 4) for name in times}
    other = rng.randint(1, 4)
    shogun = rng.randint(1, min(12, HONOR_IN_SUN_BOX - HONOR_LEFT - 7 * other))
    return write_box(copies, numbers | {"honor_shogun": shogun, "honor_other": other})


def test_ours_is_exported_and_read_again() -> None:
    assert check_box_file(export_box()) == []
    found = contents_of(export_box())
    assert found.boxes == BOXES
    assert found.setups == SETUPS


def test_a_game_cannot_begin_with_a_box_that_cannot_be() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(5, {DATA: write_box({"zen": 99}, {})})
    assert refused.value.args_by_name["line"] == 3


def test_a_file_replaces_what_it_names_and_nothing_else() -> None:
    found = contents_of(write_box({"makibishi": 5}, {"honor_other": 3, "mult_ronin": 2}))
    more = {card: found.boxes[1].copies[card] - BOXES[1].copies[card] for card in CARD}
    assert {CARD.label(card): n for card, n in more.items() if n} == {"makibishi": 3}
    assert found.boxes[0] == BOXES[0]
    assert found.setups[1][8].honor_other == 3
    assert found.setups[1][8].honor_shogun == SETUPS[1][8].honor_shogun
    assert found.setups[1][7] == SETUPS[1][7]


@pytest.mark.parametrize("seats", [5, 8])
def test_a_game_begins_with_the_cards_of_its_box(seats: int) -> None:
    text = draw_box(Random(1))
    options = GAME.read_options(seats, {DATA: text, "rising_sun": True})
    g = GAME.start(seats, options, bytes(32))
    assert len(g.deck) + sum(map(len, g.hand)) == len(contents_of(text).boxes[1].cards)


def draw_play(text: str, seed: int) -> laws.Play:
    return laws.Play(3 + seed % 6, {DATA: text, "rising_sun": True})


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_games_with_any_box_are_played_to_their_end() -> None:
    boxes.check_boxes_that_pass(GAME, draw_box, draw_play)


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_a_damaged_box_is_refused_with_its_line_or_played() -> None:
    boxes.check_damaged_boxes(GAME, draw_box, draw_play)


def test_the_laws_of_secrecy_hold_with_another_box() -> None:
    rng = Random(3)
    play = laws.Play(8, {DATA: draw_box(rng), "rising_sun": True})
    laws.check_secrecy(GAME, play, rng, laws.Counts(), every=12)


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ('[[card]]\nid = "zen"\ncount = 13\n', 3, "value"),
        ('[[card]]\nid = "zen"\ncount = -1\n', 3, "value"),
        ('[[card]]\nid = "zen"\ncount = true\n', 3, "value"),
        ('[[card]]\nid = "zen"\nwounds = 3\n', 3, "field"),
        ('[[card]]\nid = "kiseru"\ncount = 3\n', 2, "entry"),  # the base game is known
        ("[[players]]\nplayers = 7\nhonor_other = 3\n", 2, "entry"),
        ("[[players]]\nplayers = 8\nhonor_other = 0\n", 3, "value"),
        ("[[players]]\nplayers = 8\nmult_ninja = 0\n", 3, "value"),
        ("[[players]]\nplayers = 8\nhonor_other = 9\n", 3, "honor"),
        ("[character]\n", 1, "part"),
    ],
)
def test_each_mistake_is_told_with_its_line(text: str, line: int, key: str) -> None:
    assert [(f.line, f.key) for f in check_box_file(text)] == [(line, f"refused-box-{key}")]
    with pytest.raises(ImpossibleOption):
        GAME.require_box(text)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans", "fa"])
def test_the_rules_page_has_the_numbers_of_the_box(language: str) -> None:
    text = write_box({"zen": 9}, {"honor_other": 3})
    ours = write_rules(GAME, language).splitlines()
    own = write_rules(GAME, language, GAME.read_options(5, {DATA: text})).splitlines()
    assert len(set(own) - set(ours)) == 4  # cards in all, eight players, decks, Zen


@pytest.mark.parametrize(("more", "is_refused"), [(0, False), (1, True)])
def test_honor_is_dealt_as_far_as_it_goes_with_ten_left(more: int, is_refused: bool) -> None:
    """2.3: seven others, and the Shogun with what they leave."""
    shogun = HONOR_IN_SUN_BOX - 10 - 7 * 4 + more
    faults = check_box_file(write_box({}, {"honor_other": 4, "honor_shogun": shogun}))
    told = [(fault.key, fault.args) for fault in faults]
    most = HONOR_IN_SUN_BOX - 10
    refused = ("refused-box-honor", {"count": most + 1, "most": most})
    assert told == ([refused] if is_refused else [])


def test_the_rules_page_counts_the_decks_that_are_dealt() -> None:
    """The first player has drawn already: two cards, three of three players."""
    options = {"rising_sun": True, DATA: write_box({"makibishi": 5}, {})}
    pages = [GAME.rules.page_facts(GAME.read_options(5, given)) for given in ({}, options)]
    assert [page.holds for page in pages] == [frozenset(), frozenset({"own"})]
    decks = []
    for seats in GAME.seats:
        chosen = GAME.read_options(seats, options)
        drawn = 3 if seats == 3 else 2
        decks.append(len(GAME.start(seats, chosen, bytes(32)).deck) + drawn)
    assert pages[1].facts["sun-decks"] == decks
