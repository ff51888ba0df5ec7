"""Why something cannot be done: what several decisions have in common."""

from __future__ import annotations

from collections.abc import Iterable

from kabuto.kernel import NOTHING, Event, Move

from .components import CARD_SYMBOL
from .moves import FIGHT, PASS, SUPPORT
from .state import Spirit

ACTIONS = (PASS.verb, FIGHT.verb, SUPPORT)
"""Verbs of 4.3 T3, which people also try before and after."""


def why_no_action(move: Move, key: str) -> Event | None:
    """Why no action can be chosen while something else is open."""
    return Event(key, {}) if move.verb in ACTIONS else None


def why_not_there(g: Spirit, seat: int) -> Event | None:
    """4.6: why nothing reaches a samurai in this round."""
    if seat >= g.seats:
        return Event("nobody-there", {})
    return Event("has-passed", {"target": seat}) if g.passed[seat] else None


def why_no_token(g: Spirit, seat: int) -> Event | None:
    """5.4: why a samurai cannot lend his own token."""
    if g.is_token_home(seat):
        return None
    return Event("token-away", {"giver": seat, "target": g.token_at[seat]})


def why_no_last_card(g: Spirit, seat: int) -> Event | None:
    """Why a Kiai cannot take the last card of a line."""
    reason = why_not_there(g, seat)
    if reason is None and not g.line[seat]:
        return Event("line-empty", {"target": seat})
    return reason


def why_not_left(g: Spirit, seat: int, card: int) -> Event | None:
    """Why a card cannot go on the left side of a seat: None exactly where `can_take_left`."""
    symbol = CARD_SYMBOL[card]
    if symbol == NOTHING:
        return Event("no-symbol", {"card": card})
    if g.left[symbol][seat] != NOTHING:
        return Event("symbol-covered", {"target": seat, "symbol": symbol})
    return None if g.can_take_left(seat, card) else Event("no-defending", {})


def why_no_talent(g: Spirit, seat: int, talents: Iterable[int]) -> Event | None:
    """Why none of these talents can be used by a seat now, the first of them as an example."""
    mine = g.find_talents(seat)
    first, *_ = wanted = list(talents)
    if any(talent in mine for talent in wanted):
        return None
    if g.no_talent and seat == g.active and any(talent in g.talents for talent in wanted):
        return Event("no-talent", {})
    for talent in wanted:
        if talent in find_resting(g, seat):
            return Event("token-rests", {"samurai": talent})
        if talent in g.reserve:
            return Event("reserve-too-late", {"samurai": talent})
        if talent in g.reserve_used:
            return Event("token-used", {"samurai": talent})
    return Event("not-your-talent", {"samurai": first})


def find_resting(g: Spirit, seat: int) -> list[int]:
    """5.4: talents of tokens that a seat holds and that do not count before his next turn."""
    return [g.samurai[s] for s, at in enumerate(g.token_at) if at == seat != s]


def why_no_kiai(g: Spirit, seat: int) -> Event:
    """5.3: it comes by itself, at exactly his value."""
    return Event("kiai-not-reached", {"total": g.total[seat], "kiai": g.kiai_of(seat)})
