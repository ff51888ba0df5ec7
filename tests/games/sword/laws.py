"""Samurai Sword under the laws of every game: ways of playing that reach what is rare."""

from __future__ import annotations

from random import Random
from typing import Any

from kabuto.games.sword.components import BUSHIDO, CARD
from kabuto.games.sword.view import View
from kabuto.kernel import DATA, NOTHING, Game
from tests.hooks import Hooks
from tests.laws import Play, draw_options
from tests.ledger import UNKNOWN, Facts, Telling, both

DECISIONS_AT_MOST = 1_000
"""Random play took at most about 450 decisions over ten thousand games."""

STYLES: list[dict[str, float]] = [
    {"attack": 8.0, "end": 0.3, "pass": 3.0, "play": 3.0},  # fierce
    {"end": 6.0, "lay": 0.2, "play-on": 3.0, "bestow": 3.0, "claim": 3.0},  # hoarding
    {"attack": 0.1, "play": 0.5, "pass": 0.2},  # peaceful
    {},
]


def draw_play(game: Game[Any], seats: int, rng: Random, number: int) -> Play:
    options = draw_options(game, rng, (DATA,))  # boxes have tests of their own
    options["rising_sun"] |= seats > 7
    return Play(seats, options, STYLES[number % 4], most=DECISIONS_AT_MOST)


# --- what is told, added up -------------------------------------------------------------------

CARDS = len(CARD)


def find_facts(v: View) -> Facts:
    """A card being played counts as discarded: when it goes to the pile is not told."""
    away = v.discard_pile + [v.resolving] * (v.resolving != NOTHING)
    return {
        "turn": [v.turn],
        "honor": v.honor[:],
        "resilience": v.resilience[:],
        "box": [v.box],
        "hands": v.hand_sizes[:],
        "deck": [v.deck_size],
        "away": [len(away)],
        "away_by_card": [away.count(card) for card in CARD],
        "in_play": [mine.count(card) for mine in v.in_play for card in CARD],
    }


def _turn_began(f: Any, e: Any) -> None:
    f.turn[0] = e.seat


def _put_away(f: Any, card: int) -> None:
    f.away[0] += 1
    f.away_by_card[card] += 1


def _from_deck(f: Any, e: Any) -> None:
    f.deck[0] -= 1
    _put_away(f, e.card)


def _from_hand(f: Any, e: Any) -> None:
    f.hands[e.seat] -= 1
    _put_away(f, e.card)


def _to_hand(f: Any, e: Any) -> None:
    """From the pile, or before it got there."""
    f.hands[e.seat] += 1
    f.away[0] -= 1
    f.away_by_card[e.card] -= 1


def _lose_property(f: Any, e: Any) -> None:
    f.in_play[e.seat * CARDS + e.property] -= 1
    _put_away(f, e.property)


def _cursed(f: Any, e: Any) -> None:
    for card in e.cards:
        f.in_play[e.seat * CARDS + card] -= 1
        _put_away(f, card)


def _laid(f: Any, e: Any) -> None:
    f.hands[e.seat] -= 1
    f.in_play[e.target * CARDS + e.card] += 1


def _took_property(f: Any, e: Any) -> None:
    f.in_play[e.target * CARDS + e.property] -= 1
    f.hands[e.seat] += 1


def _bushido_moved(f: Any, e: Any) -> None:
    f.in_play[e.seat * CARDS + BUSHIDO] -= 1
    f.in_play[e.target * CARDS + BUSHIDO] += 1


def _took(f: Any, e: Any) -> None:
    f.hands[e.target] -= 1
    f.hands[e.seat] += 1


def _drew(f: Any, e: Any) -> None:
    f.hands[e.seat] += e.count
    f.deck[0] -= e.count


def _reshuffled(f: Any, e: Any) -> None:
    """The pile, but not the card being played."""
    f.deck[0] += e.count
    f.away[0] -= e.count
    f.away_by_card = [UNKNOWN] * CARDS


def _deck_ran_out(f: Any, e: Any) -> None:
    for seat in e.seats:
        _lost_honor_of(f, seat)


def _lost_honor_of(f: Any, seat: int) -> None:
    f.honor[seat] -= 1
    f.box[0] += 1


def _lost_honor(f: Any, e: Any) -> None:
    _lost_honor_of(f, e.seat)


def _gained_honor(f: Any, e: Any) -> None:
    f.box[0] -= 1
    f.honor[e.seat] += 1


def _gave_honor(f: Any, e: Any) -> None:
    f.honor[e.seat] -= 1
    f.honor[e.target] += 1


def _recovered(f: Any, e: Any) -> None:
    f.resilience[e.seat] += e.count


def _wounded(f: Any, e: Any) -> None:
    f.resilience[e.seat] -= e.count


def _lost_resilience(f: Any, e: Any) -> None:
    f.resilience[e.seat] -= 1


TOLD: dict[str, Telling] = {
    "turn-began": _turn_began,
    **both("drew", _drew),
    "drew-from-discard": _to_hand,
    "returned": _to_hand,
    "revealed": _from_deck,
    "banzai": _from_deck,
    **dict.fromkeys(
        ("discarded", "answered", "evaded", "attacked", "played", "played-on", "played-at"),
        _from_hand,
    ),
    **dict.fromkeys(("sacrificed", "averted", "lost-property"), _lose_property),
    "cursed": _cursed,
    "laid": _laid,
    "took-property": _took_property,
    "bushido-moved": _bushido_moved,
    **both("stole", _took),
    "took": _took,
    "reshuffled": _reshuffled,
    "deck-ran-out": _deck_ran_out,
    "lost-honor": _lost_honor,
    "gained-honor": _gained_honor,
    "gave-honor": _gave_honor,
    "recovered": _recovered,
    "wounded": _wounded,
    "lost-resilience": _lost_resilience,
}

HOOKS = Hooks(draw_play, games=40, every=12, facts=find_facts, told=TOLD)
