"""The table drawn with letters, for terminals: the village, the stacks, a few lines a samurai."""

from __future__ import annotations

from kabuto.kernel import NOTHING, SEAT, Say

from .components import (
    CARD,
    FAMILY,
    FARMSTEAD,
    ROUNDS,
    SAMURAI,
    SYMBOL,
)
from .insight import Prospect, insight
from .view import View

WOUNDS = 4
"""The last one is the end (setup.toml: `wounds_before_death`)."""


def draw(view: View, say: Say) -> str:
    """Samurai stand in the order of the table; `*` marks whose turn it is."""
    lines = [*_draw_village(view, say), *_draw_stacks(view, say), ""]
    for prospect in insight(view).prospects:
        lines += _draw_samurai(view, prospect, say)
    return "\n".join(lines)


# --- the village and the stacks ---------------------------------------------------------------


def _draw_village(view: View, say: Say) -> list[str]:
    farmsteads, families = len(view.farmsteads), len(view.families)
    lines = [
        say("board-round", round=view.round, limit=ROUNDS),
        say("board-barricades", count=view.barricades, limit=view.cap),
        say("board-farmsteads", count=farmsteads - len(view.burnt), limit=farmsteads),
        say("board-families", count=families - len(view.gone), limit=families),
    ]
    burnt = [f"farmstead-{FARMSTEAD.label(view.farmsteads[place])}" for place in view.burnt]
    gone = [f"family-{FAMILY.label(view.families[place])}" for place in view.gone]
    lines += ["  " + say("board-farmstead-burnt", farmstead=say(back)) for back in burnt]
    lines += ["  " + say("board-family-gone", family=say(back)) for back in gone]
    return lines


def _draw_stacks(view: View, say: Say) -> list[str]:
    lines = [
        say("board-raiders-count", count=len(view.raiders)),
        *_draw_known("board-raiders-known", view.raiders, say),
        say("board-intruders-count", count=len(view.intruders)),
        *_draw_known("board-intruders-known", view.intruders, say),
        say("board-discard-count", count=len(view.discard)),
    ]
    if view.inside:
        cards = ", ".join(_name(card, say) for card, _ in view.inside)
        lines.append("  " + say("board-inside", cards=cards))
    if view.reserve:
        lines.append(f"{say('board-reserve')}: {_list_samurai(view.reserve, say)}")
    if view.held != NOTHING:
        lines.append(f"{say('board-held')}: {_name(view.held, say)}")
    return lines


def _draw_known(key: str, stack: list[int], say: Say) -> list[str]:
    """Cards that everybody knows, from the top."""
    known = [_name(card, say) for card in reversed(stack) if card != NOTHING]
    return ["  " + say(key, cards=", ".join(known))] if known else []


# --- the samurai ------------------------------------------------------------------------------


def _draw_samurai(view: View, prospect: Prospect, say: Say) -> list[str]:
    seat = prospect.seat
    mark = "*" if view.active == seat else " "
    name = say(f"samurai-{SAMURAI.label(view.samurai[seat])}")
    facts = [
        say("board-total", total=view.total[seat], kiai=prospect.kiai),
        say("board-wounds", count=prospect.wounds, limit=WOUNDS),
        *([say("board-passed")] if view.passed[seat] else []),
        *_draw_token(view, seat, say),
    ]
    return [
        f"{SEAT.label(seat)}{mark} {name}: {'; '.join(facts)}",
        f"     {say('board-left-side')}: {_draw_left(view, seat, say)}",
        f"     {say('board-line')}: {_draw_line(view.line[seat], say)}",
    ]


def _draw_token(view: View, seat: int, say: Say) -> list[str]:
    at = view.token_at[seat]
    if at in (seat, NOTHING):
        return []
    return [say("board-lent-to", seat=SEAT.label(at))]


def _draw_left(view: View, seat: int, say: Say) -> str:
    signs = ["-" if view.left[symbol][seat] == NOTHING else "+" for symbol in SYMBOL]
    return " ".join(sign + _symbol(symbol, say) for sign, symbol in zip(signs, SYMBOL, strict=True))


def _draw_line(line: list[int], say: Say) -> str:
    return ", ".join(_name(card, say) for card in line) or say("board-line-empty")


def _symbol(symbol: int, say: Say) -> str:
    return say(f"symbol-{SYMBOL.label(symbol)}")


def _name(card: int, say: Say) -> str:
    return f"{CARD.label(card)} {say(f'card-{CARD.label(card)}')}"


def _list_samurai(samurai: list[int], say: Say) -> str:
    return ", ".join(say(f"samurai-{SAMURAI.label(one)}") for one in samurai)
