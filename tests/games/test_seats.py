"""Seats are seats: wherever a step, a state or a View holds one, it is typed and speaks in letters.

Whatever is a plain number counts something, or is a place in a list; each is named here.
"""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from kabuto.games import NAMES, load_game
from kabuto.kernel import Game, Kind, Seat
from kabuto.kernel.naming import hints_of

COUNTS = {
    "samurai": {
        "steps": set(),
        "told": {
            "seats", "drawn", "box", "captured", "aside", "hand_sizes", "supply_sizes",
        },
    },
    "spirit": {
        "steps": {
            "MoveLast.uses", "OrderRaiders.above", "OrderRaiders.count", "PlaceCard.held_by",
            "StartRound.round", "StrikeLast.uses",
        },
        "told": {
            "seats", "drawn", "round", "barricades", "cap", "burnt", "gone", "intruders_age",
            "inside", "shuffles", "total", "odds", "odds_of_symbols", "flames", "wounds_due",
            "farmsteads_due", "families_due", "score",
        },
    },
    "sword": {
        "steps": {
            "AnswerCry.wounds", "AnswerJujutsu.wounds", "AvertWounds.wounds", "CheckBleeding.left",
            "Counter.wounds", "Parry.wounds",
        },
        "told": {
            "seats", "drawn", "resilience", "honor", "box", "taken", "weapons_played",
            "extra_weapons", "wounds_aimed", "harm", "hand_sizes", "deck_size", "weapons_left",
            "unseen", "dealt", "undisclosed",
        },
    },
    "empires": {
        "steps": {
            "Era.number", "March.left", "Planning.placed", "Resolution.seen", "WaterElite.left",
            "WaterStrike.left", "WindElite.left",
        },
        "told": {
            "seats", "drawn", "era", "round", "points", "influence", "food", "bushido", "units",
            "archers", "generals", "supply", "castles_left", "played", "behind", "behind_sizes",
            "laid_in", "covered", "covers", "trained", "archers_free", "generals_free",
            "hand_sizes", "deck_size",
        },
    },
}  # fmt: skip
"""Fields that hold plain numbers; `held_by` is a set of seats in one number."""

SEAT_WORDS = {"seat", "by", "source", "giver", "target", "turn", "active", "owner", "first"}


def find_kinds(hint: Any) -> set[str | None]:
    """The kinds of all numbers in a type; None for a plain one."""
    if hint is int:
        return {None}
    if get_origin(hint) is Annotated:
        kinds = [arg.name for arg in get_args(hint)[1:] if isinstance(arg, Kind)]
        return set(kinds[:1]) if kinds else find_kinds(get_args(hint)[0])
    if get_origin(hint) in (list, tuple, Union, UnionType):
        return {kind for arg in get_args(hint) for kind in find_kinds(arg)}
    return set()


def list_told(game: Game[Any]) -> list[type[Struct]]:
    """The State of a game, its View and its Insight."""
    functions = (game.rules.view, game.rules.insight)
    return [game.rules.state, *(get_type_hints(function)["return"] for function in functions)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_a_plain_number_in_a_step_is_known_and_no_seat(name: str) -> None:
    plain = {
        f"{step.__name__}.{field}"
        for step in load_game(name).steps
        for field, hint in hints_of(step).items()
        if None in find_kinds(hint)
    }
    assert plain == COUNTS[name]["steps"]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_a_plain_number_in_state_view_and_insight_is_known(name: str) -> None:
    plain = {
        field
        for cls in list_told(load_game(name))
        for field, hint in hints_of(cls).items()
        if None in find_kinds(hint)
    }
    assert plain == COUNTS[name]["told"]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_called_like_a_seat_is_one(name: str) -> None:
    game, seen = load_game(name), 0
    for cls in [*game.steps, *list_told(game)]:
        for field, hint in hints_of(cls).items():
            if field in SEAT_WORDS and find_kinds(hint):
                seen += 1
                assert find_kinds(hint) == find_kinds(Seat), f"{cls.__name__}.{field}"
    assert seen > 5
