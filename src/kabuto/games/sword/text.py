"""The table drawn with letters, for terminals: one line a player, then the piles and the hand."""

from __future__ import annotations

from collections.abc import Callable

from kabuto.kernel import NOTHING, SEAT
from kabuto.kernel.lettering import set_columns

from .components import CARD, CHARACTER, ROLE
from .insight import Insight, insight
from .view import View

Say = Callable[..., str]
"""Words of the room: `say("board-deck", count=3)`."""


def draw(view: View, say: Say) -> str:
    """Things are called by their labels, as moves are typed; `*` marks whose turn it is."""
    table = set_columns(_list_players(view, insight(view), say))
    return "\n".join([*table, "", *_list_piles(view, say), *_list_hands(view, say)])


def _list_players(view: View, found: Insight, say: Say) -> list[list[str]]:
    columns = ("role", "character", "resilience", "honor", "cards", "difficulty", "in-play")
    head = ["", *(say(f"text-{column}") for column in columns)]
    return [head, *(_list_player(view, found, seat, say) for seat in range(view.seats))]


def _list_player(view: View, found: Insight, seat: int, say: Say) -> list[str]:
    place = found.places[seat]
    mark = "*" if view.turn == seat else " "
    away = found.places[view.viewer].difficulties[seat] if view.viewer >= 0 else 0
    cards = [CARD.label(card) for card in view.in_play[seat]]
    harmless = [] if place.harmless == NOTHING else [f"({say('text-harmless')})"]
    return [
        f"{SEAT.label(seat)}{mark}",
        "?" if view.role[seat] == NOTHING else ROLE.label(view.role[seat]),
        CHARACTER.label(view.character[seat]),
        f"{view.resilience[seat]}/{place.resilience_most}",
        str(view.honor[seat]),
        str(view.hand_sizes[seat]),
        str(away or "-"),
        " ".join(cards + harmless),
    ]


def _list_piles(view: View, say: Say) -> list[str]:
    lines = [say("board-deck", count=view.deck_size)]
    if view.discard_pile:
        top = CARD.label(view.discard_pile[-1])
        lines.append(f"{say('board-discard', count=len(view.discard_pile))} ({top})")
    if view.resolving != NOTHING:
        aimed = f" -> {SEAT.label(view.target)}" if view.target != NOTHING else ""
        lines.append(f"{say('text-resolving')}: {CARD.label(view.resolving)}{aimed}")
    return lines


def _list_hands(view: View, say: Say) -> list[str]:
    """Hands that may be seen, and single cards of others that this viewer knows."""
    lines = []
    for seat, hand in enumerate(view.hands):
        known = [card for holder, card in view.known if holder == seat] if not hand else []
        if hand or known:
            key = "text-hand" if hand else "text-known"
            cards = " ".join(CARD.label(card) for card in hand or known)
            lines.append(f"{say(key, seat=SEAT.label(seat))}: {cards}")
    return lines
