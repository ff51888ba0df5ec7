"""Positions of Samurai Spirit from the vectors' data."""

from __future__ import annotations

from typing import Any

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import (
    CARD,
    CARD_RANK,
    CARD_SYMBOL,
    EIGHTH_BOSS,
    RANK,
    SYMBOL,
    VALUE,
)
from kabuto.games.spirit.round_end import Intruders, end_round
from kabuto.games.spirit.state import Spirit
from kabuto.games.spirit.turn import StartRound, Turn
from kabuto.kernel import SEAT, Event, Stack

KEY = bytes(range(32))
Vector = dict[str, Any]


def cards(text: str) -> list[int]:
    return [CARD.number(label) for label in text.split()]


def seats_of(text: str) -> list[int]:
    return [SEAT.number(letter) for letter in text]


def start_with(samurai: list[str], **options: Any) -> Spirit:
    """A new game with these samurai in the seats."""
    chosen = {f"samurai_{c}": name for c, name in zip("abcdefg", samurai, strict=False)}
    given = GAME.read_options(len(samurai), options | chosen)
    return GAME.start(len(samurai), given, KEY)


def make_position(vector: Vector) -> tuple[Spirit, list[Event]]:
    """What a vector describes, run up to the first decision, and what happened till then."""
    g = make_start(vector)
    g.told = []
    GAME.check(g)
    GAME._advance(g)
    return g, GAME._take_told(g)


def make_start(vector: Vector) -> Spirit:
    """What a vector describes, before anything happens."""
    g = start_with(vector["samurai"].split(), **vector.get("options", {}))
    named = _lay_cards(g, vector)
    g.round = vector.get("round") or _find_round(named)
    _fill_stacks(g, vector, named)
    _set_samurai(g, vector)
    _set_village(g, vector)
    g.stack = Stack()
    g.push(*(StartRound(number) for number in range(g.round + 1, 4)))
    _push_first_step(g, vector)
    return g


def _push_first_step(g: Spirit, vector: Vector) -> None:
    turn = SEAT.number(vector.get("turn", "A"))
    g.active = g.last_taker = g.start = turn
    g.talents = []
    if vector.get("at") == "end":
        end_round(g, turn)
    elif vector.get("at") == "intruders":
        g.push(Intruders(turn))
    else:
        g.push(Turn(turn))


def _lay_cards(g: Spirit, vector: Vector) -> list[int]:
    """Lines and left sides; returns every card that the vector names."""
    named = cards(vector.get("top", "")) + cards(vector.get("intruders", ""))
    for letter, text in vector.get("line", {}).items():
        seat = SEAT.number(letter)
        g.line[seat] = cards(text)
        g.total[seat] = sum(VALUE[card] for card in g.line[seat])
        named += g.line[seat]
    for letter, text in vector.get("left", {}).items():
        for card in cards(text):
            g.left[CARD_SYMBOL[card]][SEAT.number(letter)] = card
            named.append(card)
    for seat in seats_of(vector.get("full", "")):
        for symbol in SYMBOL:
            free = [c for c in CARD if CARD_SYMBOL[c] == symbol and c not in named]
            g.left[symbol][seat] = free[-1 if CARD_RANK[free[-1]] == 0 else _last_plunderer(free)]
            named.append(g.left[symbol][seat])
    return named


def _last_plunderer(free: list[int]) -> int:
    return max(i for i, card in enumerate(free) if CARD_RANK[card] == 0)


def _find_round(named: list[int]) -> int:
    return 1 + max((CARD_RANK[card] for card in named), default=0)


def _fill_stacks(g: Spirit, vector: Vector, named: list[int]) -> None:
    """The other cards of the game: raiders, then intruders, the rest to the discard pile."""
    level, n = g.options.level, g.seats
    wanted = [n * level.plunderers_per_samurai]
    wanted += [n + level.lieutenants_extra if g.round > 1 else 0]
    wanted += [n + level.bosses_extra if g.round > 2 else 0]
    fill: list[int] = []
    for rank in RANK:
        mine = [c for c in CARD if CARD_RANK[c] == rank and c not in named and c != EIGHTH_BOSS]
        fill += mine[: wanted[rank] - sum(CARD_RANK[c] == rank for c in named)]
    g.box = [card for card in CARD if card not in fill and card not in named]
    top, intruders = cards(vector.get("top", "")), cards(vector.get("intruders", ""))
    missing = max(0, vector.get("stack", 20) - len(top))
    raiders = [*top, *fill[:missing]]
    del fill[:missing]
    discard = vector.get("discard", len(fill)) if "intruder_count" not in vector else None
    count = vector["intruder_count"] if discard is None else len(fill) - discard
    intruders += fill[:count]
    g.discard = fill[count:]
    g.raiders = raiders[::-1]
    known = vector.get("known", 0)
    g.raiders_up = [False] * (len(raiders) - known) + [True] * known
    g.intruders = intruders[::-1]
    g.intruders_up = [False] * len(intruders)
    g.intruders_age = [0] * len(intruders)
    open_cards = [c for c in named if c not in top + intruders] + g.discard + top[:known]
    open_cards += raiders[:known]
    for card in CARD:
        met_before = g.round > CARD_RANK[card] + 1 and card not in g.box
        g.met[card] = met_before or card in open_cards


def _set_samurai(g: Spirit, vector: Vector) -> None:
    g.animal = [letter in vector.get("animal", "") for letter in SEAT.labels[: g.seats]]
    g.wounded = [letter in vector.get("wounded", "") for letter in SEAT.labels[: g.seats]]
    g.passed = [letter in vector.get("passed", "") for letter in SEAT.labels[: g.seats]]
    for owner, holder in vector.get("token", {}).items():
        g.token_at[SEAT.number(owner)] = SEAT.number(holder)


def _set_village(g: Spirit, vector: Vector) -> None:
    g.barricades = min(g.cap, vector.get("barricades", 5))
    g.burnt = list(range(6 - vector.get("farmsteads", 6)))
    g.gone = list(range(3 - vector.get("families", 3)))
    g.families_known = g.options.level.family_bonuses and g.round > 1
