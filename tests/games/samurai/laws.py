"""Samurai under the laws of every game: how it is played there, and what its events change."""

from __future__ import annotations

from typing import Any

from kabuto.games.samurai.components import CONTENTS, FIGURE, HAND_SIZE, TOKEN_EXCHANGE
from kabuto.games.samurai.view import View
from kabuto.kernel import NOTHING
from tests.hooks import Hooks
from tests.ledger import UNKNOWN, Facts, Telling, both

KINDS = len(FIGURE)


def find_facts(v: View) -> Facts:
    """Figures by settlement and kind, captured ones by seat and kind."""
    return {
        "hands": v.hand_sizes[:],
        "supplies": v.supply_sizes[:],
        "laid": v.laid[:],
        "owner": v.owner[:],
        "figures": [CONTENTS[held].count(kind) for held in v.figures for kind in FIGURE],
        "box": v.box[:],
        "captured": [count for mine in v.captured for count in mine or [UNKNOWN] * KINDS],
        "aside": v.aside[:],
        "lifted": v.lifted[:],
        "exchanged": [int(used) for used in v.exchanged],
    }


def _drew(f: Any, e: Any) -> None:
    f.hands[e.seat] += e.count
    f.supplies[e.seat] -= e.count


def _hands_chosen(f: Any, _: Any) -> None:
    for seat in range(len(f.hands)):
        f.hands[seat] += HAND_SIZE
        f.supplies[seat] -= HAND_SIZE


def _scattered(f: Any, _: Any) -> None:
    """Everybody sees where they lie; it is not told one by one."""
    f.box = [0] * KINDS
    f.figures = [UNKNOWN] * len(f.figures)


def _drafted(f: Any, e: Any) -> None:
    f.box[e.figure] -= 1
    f.figures[e.settlement * KINDS + e.figure] += 1


def _placed(f: Any, e: Any) -> None:
    f.hands[e.seat] -= 1
    f.laid[e.hex], f.owner[e.hex] = e.token, e.seat


def _captured(f: Any, e: Any) -> None:
    f.figures[e.settlement * KINDS + e.figure] -= 1
    f.captured[e.seat * KINDS + e.figure] += 1


def _aside(f: Any, e: Any) -> None:
    f.figures[e.settlement * KINDS + e.figure] -= 1
    f.aside[e.figure] += 1


def _swapped(f: Any, e: Any) -> None:
    f.figures[e.settlement * KINDS + e.figure] -= 1
    f.figures[e.settlement * KINDS + e.other_figure] += 1
    f.figures[e.other_settlement * KINDS + e.other_figure] -= 1
    f.figures[e.other_settlement * KINDS + e.figure] += 1


def _relayed(f: Any, e: Any) -> None:
    f.laid[e.to_hex], f.owner[e.to_hex] = e.token, e.seat
    f.lifted[e.seat] = NOTHING


def _swap(f: Any, e: Any) -> None:
    f.hands[e.seat] -= 1
    f.exchanged[e.seat] = 1


def _lift(f: Any, e: Any) -> None:
    (hex_,) = e.args
    f.hands[e.seat] -= 1
    f.lifted[e.seat], f.laid[hex_] = f.laid[hex_], TOKEN_EXCHANGE


TOLD: dict[str, Telling] = {
    **both("drew", _drew),
    "hands-chosen": _hands_chosen,
    "scattered": _scattered,
    "drafted": _drafted,
    "placed": _placed,
    "captured": _captured,
    "aside": _aside,
    "swapped": _swapped,
    "relayed": _relayed,
    "move swap": _swap,
    "move lift": _lift,
}

HOOKS = Hooks(games=40, every=3, undone=10, facts=find_facts, told=TOLD)
