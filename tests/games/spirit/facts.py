"""A state of Samurai Spirit in the words of the vectors, and what differs between two states."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import CARD, SAMURAI, SYMBOL
from kabuto.games.spirit.state import Spirit
from kabuto.games.spirit.turn import StartRound
from kabuto.kernel import SEAT, Event

Facts: TypeAlias = dict[str, Any]
FLAGS = ("no_defend", "no_support", "no_talent", "must_pass")


def describe(g: Spirit) -> Facts:
    """Everything that a state holds; what has one value a seat, by its letter."""
    return {
        **describe_village(g),
        **describe_stacks(g),
        **describe_turn(g),
        **{name: by_letter(values) for name, values in list_by_seat(g).items()},
    }


def describe_village(g: Spirit) -> Facts:
    return {
        "over": describe_outcome(g) if g.is_over else [],
        "round": g.round,
        "barricades": g.barricades,
        "cap": g.cap,
        "farmsteads": len(g.find_farmsteads()),
        "families": len(g.find_families()),
        "families_known": g.families_known,
        "struck": letters(g.struck),
        "fallen": SEAT.label(g.fallen),
    }


def describe_outcome(g: Spirit) -> list[str]:
    """Who wins, with which scores, and why."""
    outcome = GAME.outcome(g)
    scores = " ".join(map(str, outcome.scores))
    return [letters(outcome.winners), scores, *(name_event(event) for event in outcome.reasons)]


def describe_stacks(g: Spirit) -> Facts:
    return {
        "stack": len(g.raiders),
        "known": known(g.raiders, g.raiders_up),
        "intruders": len(g.intruders),
        "known_intruders": known(g.intruders, g.intruders_up),
        "ages": " ".join(map(str, g.intruders_age)) if any(g.intruders_age) else "",
        "discard": [CARD.label(card) for card in g.discard],
        "last_discard": len(g.last_discard),
        "box": len(g.box),
        "met": [CARD.label(card) for card, is_met in enumerate(g.met) if is_met],
        "inside": ", ".join(f"{CARD.label(card)} {when}" for card, when in g.inside),
        "shuffles": g.shuffles,
        "held": CARD.label(g.held),
        "last_taker": SEAT.label(g.last_taker),
    }


def describe_turn(g: Spirit) -> Facts:
    return {
        "start": SEAT.label(g.start),
        "active": SEAT.label(g.active),
        "steps": [name_step(step) for step in reversed(g.stack) if type(step) is not StartRound],
        "talents": name_samurai(g.talents),
        "flags": [flag for flag in FLAGS if getattr(g, flag)],
        "animal": letters(seats_where(g.animal)),
        "wounded": letters(seats_where(g.wounded)),
        "passed": letters(seats_where(g.passed)),
        "queue": letters(g.queue),
        "resolving": SEAT.label(g.resolving),
        "reserve": name_samurai(g.reserve),
        "reserve_used": name_samurai(g.reserve_used),
        "in_force": [f"{SEAT.label(seat)} {SAMURAI.label(talent)}" for seat, talent in g.in_force],
    }


def list_by_seat(g: Spirit) -> dict[str, list[object]]:
    return {
        "line": [name_cards(line) for line in g.line],
        "total": list(g.total),
        "kiai": [g.kiai_of(seat) for seat in range(g.seats)],
        "left": [name_cards(g.left[s][seat] for s in SYMBOL) for seat in range(g.seats)],
        "token": [SEAT.label(holder) for holder in g.token_at],
    }


def find_changes(before: Facts, after: Facts) -> Facts:
    """What is not as it was: of cards met the new ones, of a pile that has only grown its top."""
    changes: Facts = {}
    for name, value in after.items():
        if isinstance(value, dict):
            inner = {key: said for key, said in value.items() if said != before[name][key]}
            changes |= {name: inner} if inner else {}
        elif value != before[name]:
            changes[name] = value
    if "met" in changes:
        changes["met"] = " ".join(card for card in after["met"] if card not in before["met"])
    if "discard" in changes:
        changes |= describe_discard(before["discard"], changes.pop("discard"))
    return changes


def describe_discard(before: list[str], after: list[str]) -> Facts:
    if after[: len(before)] == before:
        return {"discarded": " ".join(after[len(before) :])}
    return {"discard": len(after)}


# --- words ------------------------------------------------------------------------------------


def by_letter(values: Sequence[object]) -> dict[str, object]:
    return {SEAT.label(seat): value for seat, value in enumerate(values)}


def seats_where(flags: Sequence[bool]) -> list[int]:
    return [seat for seat, is_set in enumerate(flags) if is_set]


def letters(seats: Iterable[int]) -> str:
    return "".join(SEAT.label(seat) for seat in seats)


def name_cards(numbers: Iterable[int]) -> str:
    return " ".join(CARD.label(card) for card in numbers if card >= 0)


def name_samurai(numbers: Iterable[int]) -> str:
    return " ".join(SAMURAI.label(number) for number in numbers)


def name_step(step: Any) -> str:
    """`UseKiai A`; of a step of no seat only its name."""
    name = type(step).__name__
    return f"{name} {SEAT.label(step.seat)}" if hasattr(step, "seat") else name


def known(stack: Sequence[int], ups: Sequence[bool]) -> str:
    """Cards that everybody knows, with their place from the top: `1 P3-06, 2 P1-07`."""
    places = enumerate(zip(reversed(stack), reversed(ups), strict=True), 1)
    return ", ".join(f"{place} {CARD.label(card)}" for place, (card, is_up) in places if is_up)


def name_event(event: Event) -> str:
    """`laid-right seat=A card=P3-06 total=9 kiai=9`."""
    args = GAME.name_event(event).args
    return " ".join([event.key, *(f"{name}={write(value)}" for name, value in args.items())])


def write(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
