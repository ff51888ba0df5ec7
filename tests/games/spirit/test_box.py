"""The box of Samurai Spirit as the room reads it, against the tables of the rules."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any

import pytest

from kabuto.games.spirit import GAME, components
from kabuto.games.spirit.components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EFFECTS,
    EIGHTH_BOSS,
    FAMILY,
    HAS_FLAMES,
    IS_DOLL,
    KIAI,
    OPTION_RULES,
    PENALTIES,
    PENALTY,
    PLUNDERERS,
    RANK,
    RESERVE_ALLOWED,
    RESERVE_ALWAYS,
    SAMURAI,
    SEATS,
    SYMBOL,
    VALUE,
    VALUES,
)

BOX = tomllib.loads(Path(__file__).parents[2].joinpath("vectors/spirit.box.toml").read_text())


def print_card(card: int) -> str:
    symbol = SYMBOL.label(CARD_SYMBOL[card]) if CARD_SYMBOL[card] >= 0 else "none"
    penalties = " + ".join(PENALTY.label(penalty) for penalty in PENALTIES[card]) or "-"
    flames = " flames" if HAS_FLAMES[card] else ""
    return f"{CARD.label(card)} {VALUE[card]} {symbol} {penalties}{flames}"


def test_2_4_every_raider_is_as_printed() -> None:
    assert [print_card(card) for card in CARD] == BOX["cards"]
    assert [card for card in CARD if IS_DOLL[card]] == [
        card for card, row in enumerate(BOX["cards"]) if row.split()[2] == "doll"
    ]


def test_2_4_the_rank_goes_by_the_value() -> None:
    by_value = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 2}
    assert [by_value[VALUE[card]] for card in CARD] == CARD_RANK
    assert RANK.labels == ("plunderer", "lieutenant", "boss")
    assert [VALUE[card] < 5 for card in CARD] == [card in PLUNDERERS for card in CARD]
    assert list(VALUES) == sorted(by_value)
    assert CARD.label(EIGHTH_BOSS) == "B6-08"


def test_2_2_every_samurai_is_as_printed() -> None:
    faces = {name: [row[SAMURAI.number(name)] for row in KIAI] for name in SAMURAI.labels}
    assert faces == BOX["kiai"]


def test_5_3_every_effect_has_the_numbers_of_the_rules() -> None:
    for name, printed in BOX["effects"].items():
        effects = [row[SAMURAI.number(name)] for row in EFFECTS]
        assert [" ".join(f"{k} {v}" for k, v in effect.items()) for effect in effects] == printed


def test_2_5_every_bonus_is_there_once() -> None:
    assert FAMILY.labels == ("heal_random", "add_barricade", "discard_top_intruder")


def test_7_which_games_have_a_reserve() -> None:
    assert list(SEATS) == [2, 3, 4, 5, 6, 7]
    assert (RESERVE_ALWAYS, RESERVE_ALLOWED) == ([2], [2, 3, 4, 5, 6])
    assert GAME.reconstructed
    assert OPTION_RULES["reserve"] == "7.1"


def test_moves_name_seats_that_can_be_there() -> None:
    """Seven samurai: one target, two of them, or two different ones."""
    counts = Counter(move.verb.name for move in GAME.moves.all)
    assert {name: counts[name] for name in ("support", "give", "heal", "strike")} == {
        "support": 7,
        "give": 7,
        "heal": 7,
        "strike": 7,
    }
    assert (counts["move"], counts["lend"]) == (7 * 7, 7 * 6)
    assert len(GAME.moves) == len({move.text for move in GAME.moves.all}) == sum(counts.values())


def test_a_box_that_is_not_complete_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, changed in {
        "VALUE": [6, *VALUE[1:]],
        "HAS_FLAMES": [not HAS_FLAMES[0], *HAS_FLAMES[1:]],
        "CARD_SYMBOL": [CARD_SYMBOL[4], *CARD_SYMBOL[1:]],
        "CARD_RANK": [1, *CARD_RANK[1:]],
        "FARMSTEAD_BACKS": components.FARMSTEAD_BACKS[1:],
        "FAMILY": list(FAMILY)[1:],
        "EIGHTH_BOSS": -1,
    }.items():
        with monkeypatch.context() as patch:
            patch.setattr(components, name, changed)
            with pytest.raises(ValueError, match="not complete"):
                components._count_box()


def test_a_box_is_counted_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = find_spec(components.__name__)
    assert spec is not None
    assert spec.loader is not None
    read = tomllib.loads
    monkeypatch.setattr(tomllib, "loads", lambda text: drop_first_card(read(text)))
    with pytest.raises(ValueError, match="66 raiders"):
        spec.loader.exec_module(module_from_spec(spec))


def drop_first_card(table: dict[str, Any]) -> dict[str, Any]:
    return table | {"card": table["card"][1:]} if "card" in table else table
