"""What a page is told at some tables: the tests of its components read it from `vectors/shown/`.

`python -m tests.shown` writes the files anew; a test says when they are out of date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kabuto.games import load_game
from kabuto.kernel import SEAT, Game
from tests.games.samurai import test_reasons as samurai
from tests.games.spirit import test_reasons as spirit
from tests.games.sword import test_reasons as sword

VECTORS = Path(__file__).parent / "vectors"
FOLDER = VECTORS / "shown"

LIFTED = {"hand": "TX H2", "laid": ["A S3 1,0", "A B3 1,-1", "A N1 0,-1"]}
SAMURAI: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a figure that would stand beside its like": (
        samurai.FOUR_SETTLEMENTS,
        ["A swap buddha -3,4"],
    ),
    "a slow token was played": ({"hand": "H2 S3 K1 TX FX N1"}, ["A place H2 1,0"]),
    "tokens that stay where they are": (LIFTED, []),
    "a city that holds the kind": ({**samurai.DRAFT, "seats": 4}, ["A put buddha -3,4"]),
}
SPIRIT = [
    "who has passed, and the Kiai",
    "a gift to one who has passed",
    "symbols that do not lie there",
    "a reserve token that is used",
    "cards that cannot be moved",
]
SWORD = {
    "out of reach": {
        "seats": 5,
        "given": {"hand": {"A": "bokken katana geisha parry"}, "resilience": {"C": 0}},
    },
    "a Property claimed before": {
        "seats": 4,
        "options": {"rising_sun": True},
        "given": {"character": {"A": "shima"}, "in_play": {"A": "armor", "B": "focus armor"}},
        "moves": ["A claim focus B"],
    },
    "only Weapons stop it": {
        "seats": 4,
        "options": {"rising_sun": True},
        "given": {
            "character": {"B": "kanbei"},
            "hand": {"A": "chigiriki", "B": "parry geisha"},
            "in_play": {"B": "focus"},
        },
        "moves": ["A attack chigiriki B"],
    },
}


def list_tables() -> Iterator[tuple[str, str, Game[Any], Any]]:
    """Room, name, game and state of each."""
    for name, (position, lines) in SAMURAI.items():
        g: Any = samurai.start(position)
        for line in lines:
            g = samurai.play(g, line)
        yield "samurai", name, load_game("samurai"), g
    for row in spirit.LISTS:
        if row["id"] in SPIRIT:
            yield "spirit", row["id"], load_game("spirit"), spirit.reach(row)
    for name, table in SWORD.items():
        yield "sword", name, load_game("sword"), sword.reach(table)


def show(game: Game[Any], g: Any) -> dict[str, Any]:
    """As the server says it to the seat that is asked."""
    (seat,) = game.deciders(g)
    view, insight = game.show_with_insight(g, seat)
    return {
        "seat": SEAT.label(seat),
        "seats": g.seats,
        "view": view,
        "insight": insight,
        "board": game.show_board(g.seats, g.options),
        "step": game.show_step(g),
        "moves": [move.text for move in game.offer(g, seat)],
        "ruled_out": [
            {"move": move.text, "reason": {"key": why.key, "args": why.args}}
            for move, why in game.list_ruled_out(g, seat)
        ],
    }


def describe(game: Game[Any]) -> dict[str, Any]:
    """What components ask of a game."""
    kinds = game.all_kinds
    return {
        "name": game.name,
        "verbs": {name: list(verb.parameters) for name, verb in game.moves.verbs.items()},
        "kinds": {name: list(kind.labels) for name, kind in kinds.items()},
        "kind_names": {name: kind.name for name, kind in kinds.items()},
    }


def make_files() -> dict[str, str]:
    """The text of each file, by its name."""
    found: dict[str, dict[str, Any]] = {}
    for room, name, game, g in list_tables():
        file = found.setdefault(room, {"game": describe(game), "tables": {}})
        file["tables"][name] = show(game, g)
    return {
        f"{room}.json": json.dumps(file, ensure_ascii=False, separators=(",", ":")) + "\n"
        for room, file in found.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in make_files().items():
        (FOLDER / name).write_text(text, "utf-8")
