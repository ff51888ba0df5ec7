"""What sentences say of a box: its numbers, and agendas and slots by what they are."""

from __future__ import annotations

from functools import reduce

from msgspec import Struct

from kabuto.kernel import Called, Phrase

from .box_facts import EVERY, Box, Needs
from .components import (
    AGENDA,
    ATTACK,
    MOVE2PLUS,
    MOVE2SHIP,
    MOVE3,
    RECRUIT,
    REGION,
    RESOURCE,
    SLOT,
)


class Facts(Struct, frozen=True):
    """Numbers of the box in use, and resources that are paid: variables of every sentence."""

    eras: int
    move3_steps: int
    move2plus_steps: int
    move2plus_extra: int
    move2plus_most: int
    move2ship_steps: int
    recruit_price: str  # food or bushido, of which 1 is paid
    move2plus_price: str
    move2ship_price: str
    attack_price: str
    archer_bushido: int
    elite_food: int
    general_food: int
    general_bushido: int


def facts_of(box: Box) -> Facts:
    """The numbers that the sentences of the room name."""
    steps, extra = box.steps, box.extra[MOVE2PLUS]
    general_food, general_bushido = box.general_price
    return Facts(
        eras=box.eras,
        move3_steps=steps[MOVE3],
        move2plus_steps=steps[MOVE2PLUS],
        move2plus_extra=extra,
        move2plus_most=steps[MOVE2PLUS] + extra,
        move2ship_steps=steps[MOVE2SHIP],
        recruit_price=RESOURCE.label(box.price[RECRUIT]),
        move2plus_price=RESOURCE.label(box.price[MOVE2PLUS]),
        move2ship_price=RESOURCE.label(box.price[MOVE2SHIP]),
        attack_price=RESOURCE.label(box.price[ATTACK]),
        archer_bushido=box.archer_price[1],
        elite_food=box.elite_price[0],
        general_food=general_food,
        general_bushido=general_bushido,
    )


def call_things(box: Box) -> list[Called]:
    """Slots by region and place, agendas by what they ask for."""
    slots = [
        Called(
            "slot", SLOT.label(slot), "slot-of", {"region": REGION.label(region), "count": place}
        )
        for region in box.regions
        for place, slot in enumerate(box.slots_of[region], 1)
    ]
    goals = [(AGENDA.label(a), describe_needs(box.agenda_needs[a])) for a in box.agendas]
    return slots + [Called("agenda", label, goal.key, goal.args) for label, goal in goals]


def describe_needs(needs: Needs) -> Phrase:
    """7.1 What an agenda asks for."""
    parts = [
        *_describe_control(needs),
        *([Phrase("needs-units", {"units": needs.units})] if needs.units else []),
        *_describe_spread(needs),
        *([Phrase("needs-castle", {})] if needs.castle else []),
    ]
    return _join("needs-and", parts)


def _join(key: str, phrases: list[Phrase]) -> Phrase:
    """Several in one; there is one at least."""
    return reduce(lambda first, second: Phrase(key, {"first": first, "second": second}), phrases)


def _describe_control(needs: Needs) -> list[Phrase]:
    count, units = needs.control, needs.control_units
    parts: list[Phrase] = []
    if count and units:
        parts.append(Phrase("needs-control-units", {"count": count, "units": units}))
    elif count:
        parts.append(Phrase("needs-control", {"count": count}))
    things = _list_things(needs)
    if things:
        parts.append(Phrase("needs-things", {"things": _join("thing-and", things)}))
    return parts


def _list_things(needs: Needs) -> list[Phrase]:
    """Provinces of a kind that have to be controlled."""
    things: list[Phrase] = []
    if needs.resource == EVERY:
        things.append(Phrase("thing-every-resource", {}))
    elif needs.resource:
        things.append(Phrase("thing-resources", {"count": needs.resource}))
    if needs.shrine:
        things.append(Phrase("thing-shrines", {"count": needs.shrine}))
    if needs.capital:
        things.append(Phrase("thing-capital", {}))
    return things


def _describe_spread(needs: Needs) -> list[Phrase]:
    count, units = needs.provinces, needs.province_units
    if not count or not units:
        return []
    if units == 1:
        return [Phrase("needs-spread", {"count": count})]
    return [Phrase("needs-spread-units", {"count": count, "units": units})]
