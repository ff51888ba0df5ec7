"""Samurai Spirit under the laws of every game: starts in every round, play that lives longer."""

from __future__ import annotations

from random import Random
from typing import Any

from kabuto.games.spirit.components import SYMBOL, VALUE
from kabuto.games.spirit.view import View
from kabuto.kernel import NOTHING, Game
from tests.hooks import Hooks
from tests.laws import Play
from tests.ledger import Facts, Telling

from .deep import draw_options, play_in_round


def draw_play(_game: Game[Any], seats: int, rng: Random, number: int) -> Play:
    """Plain play from the start, then steered play that starts in each of the rounds."""
    if number % 4 == 0:
        return Play(seats, draw_options(rng))
    return play_in_round(number % 4, rng, seats)


# --- what is told, added up -------------------------------------------------------------------


def find_facts(v: View) -> Facts:
    return {
        "round": [v.round],
        "barricades": [v.barricades],
        "farmsteads": [len(v.farmsteads) - len(v.burnt)],
        "families": [len(v.families) - len(v.gone)],
        "raiders": [len(v.raiders)],
        "intruders": [len(v.intruders)],
        "discard": [len(v.discard)],
        "animal": [int(is_animal) for is_animal in v.animal],
        "wounded": [int(is_wounded) for is_wounded in v.wounded],
        "fallen": [v.fallen],
        "line": [len(line) for line in v.line],
        "total": v.total[:],
        "left": [card for by_seat in v.left for card in by_seat],
        "passed": [int(has_passed) for has_passed in v.passed],
        "token_at": v.token_at[:],
        "reserve": [len(v.reserve)],
    }


def _round_began(f: Any, e: Any) -> None:
    """4.9: all raiders come back."""
    seats = len(f.line)
    f.round, f.raiders, f.discard = [e.round], [e.count], [0]
    f.line, f.total, f.passed = [0] * seats, [0] * seats, [0] * seats
    f.left = [NOTHING] * (len(SYMBOL) * seats)


def _passed(f: Any, e: Any) -> None:
    f.passed[e.seat] = 1


def _all_passed(f: Any, e: Any) -> None:
    f.raiders[0] -= e.count
    f.intruders[0] += e.count


def _used_up(f: Any, _: Any) -> None:
    """4.7: the round is over for everybody."""
    f.passed = [1] * len(f.passed)


def _barricade_added(f: Any, _: Any) -> None:
    f.barricades[0] += 1


def _barricade_lost(f: Any, _: Any) -> None:
    f.barricades[0] -= 1


def _farmstead_lost(f: Any, _: Any) -> None:
    f.farmsteads[0] -= 1


def _family_lost(f: Any, _: Any) -> None:
    f.families[0] -= 1


def _wounded(f: Any, e: Any) -> None:
    f.wounded[e.seat] += 1


def _healed(f: Any, e: Any) -> None:
    f.wounded[e.seat] -= 1


def _transformed(f: Any, e: Any) -> None:
    f.wounded[e.seat] -= 1
    f.animal[e.seat] += 1


def _fallen(f: Any, e: Any) -> None:
    f.fallen[0] = e.seat


def _drew(f: Any, _: Any) -> None:
    f.raiders[0] -= 1


def _put_under(f: Any, _: Any) -> None:
    f.raiders[0] += 1


def _slipped_in(f: Any, _: Any) -> None:
    f.raiders[0] -= 1
    f.intruders[0] += 1


def _laid_right(f: Any, e: Any) -> None:
    f.line[e.seat] += 1
    f.total[e.seat] += VALUE[e.card]


def _laid_left(f: Any, e: Any) -> None:
    f.left[e.symbol * len(f.line) + e.seat] = e.card


def _leave_line(f: Any, seat: int, card: int) -> None:
    f.line[seat] -= 1
    f.total[seat] -= VALUE[card]


def _moved(f: Any, e: Any) -> None:
    _leave_line(f, e.source, e.card)


def _struck(f: Any, e: Any) -> None:
    _leave_line(f, e.target, e.card)
    f.discard[0] += 1


def _first_discarded(f: Any, e: Any) -> None:
    _leave_line(f, e.seat, e.card)
    f.discard[0] += 1


def _discarded_duplicate(f: Any, _: Any) -> None:
    f.discard[0] += 1


def _dropped(f: Any, e: Any) -> None:
    f.left[e.symbol * len(f.line) + e.seat] = NOTHING
    f.discard[0] += 1


def _discarded_raiders(f: Any, e: Any) -> None:
    f.raiders[0] -= len(e.cards)
    f.discard[0] += len(e.cards)


def _discarded_intruders(f: Any, e: Any) -> None:
    f.intruders[0] -= len(e.cards)
    f.discard[0] += len(e.cards)


def _revealed(f: Any, _: Any) -> None:
    f.intruders[0] -= 1
    f.discard[0] += 1


def _reinforced(f: Any, _: Any) -> None:
    f.discard[0] -= 1
    f.raiders[0] += 1


def _supported(f: Any, e: Any) -> None:
    f.token_at[e.seat] = e.target


def _lent(f: Any, e: Any) -> None:
    f.token_at[e.giver] = e.target


def _token_home(f: Any, e: Any) -> None:
    f.token_at[e.seat] = e.seat


def _turned_over(f: Any, _: Any) -> None:
    f.reserve[0] -= 1


TOLD: dict[str, Telling] = {
    "round-began": _round_began,
    "passed": _passed,
    "all-passed": _all_passed,
    "raiders-used-up": _used_up,
    "barricade-added": _barricade_added,
    "barricade-lost": _barricade_lost,
    "farmstead-lost": _farmstead_lost,
    "family-lost": _family_lost,
    "wounded": _wounded,
    "healed": _healed,
    "transformed": _transformed,
    "fallen": _fallen,
    "drew": _drew,
    "put-under": _put_under,
    "slipped-in": _slipped_in,
    "laid-right": _laid_right,
    "laid-left": _laid_left,
    "moved": _moved,
    "struck": _struck,
    "first-discarded": _first_discarded,
    "discarded-duplicate": _discarded_duplicate,
    "dropped": _dropped,
    "discarded-raiders": _discarded_raiders,
    "discarded-intruders": _discarded_intruders,
    "revealed": _revealed,
    "bonus-intruder": _revealed,
    "reinforced": _reinforced,
    "supported": _supported,
    "lent": _lent,
    "token-home": _token_home,
    "turned-over": _turned_over,
}

HOOKS = Hooks(
    draw_play,
    games=60,
    reach=140,
    every=4,
    ends=frozenset({"won", "lost-farmsteads", "lost-families", "lost-samurai"}),
    undone=10,
    facts=find_facts,
    told=TOLD,
)
