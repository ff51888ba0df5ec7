"""Why a move is not on offer, where several decisions say the same.

Each answers for a move that is not on offer, and depends on open things and one's own hand only.
"""

from __future__ import annotations

from kabuto.kernel import Event, Move

from .moves import ATTACK, BESTOW, CLAIM, END, LAY, PLAY, PLAY_AT, PLAY_ON, SPEND
from .state import Sword

PLAYED = {END.verb, ATTACK, LAY, BESTOW, PLAY, PLAY_ON, PLAY_AT, SPEND.verb, CLAIM}
"""What is done in the Play phase."""


def why_not_held(g: Sword, seat: int, card: int) -> Event | None:
    return None if card in g.hand[seat] else Event("not-in-hand", {"card": card})


def why_not_weapon(g: Sword, seat: int, card: int) -> Event:
    """Where one gives up a Weapon."""
    return why_not_held(g, seat, card) or Event("not-a-weapon", {"card": card})


def why_nobody(g: Sword, target: int) -> Event | None:
    return None if target < g.seats else Event("no-such-player", {"count": g.seats})


def why_not_able(g: Sword, seat: int, character: int) -> Event | None:
    able = g.character[seat] == character
    return None if able else Event("not-your-ability", {"character": character})


def why_no_property(g: Sword, property_: int, target: int) -> Event:
    """Of a Property that is not there."""
    if not any(g.in_play):
        return Event("no-properties", {})
    return Event("property-not-there", {"property": property_, "target": target})


def why_not_yet(move: Move) -> Event | None:
    """At the beginning of a turn, before the Play phase."""
    return Event("before-play", {}) if move.verb in PLAYED else None
