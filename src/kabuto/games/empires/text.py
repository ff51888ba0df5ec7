"""The table drawn with letters, for terminals: the players, then region by region, south first."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kabuto.kernel import NOTHING, SEAT, Kind
from kabuto.kernel.lettering import set_columns

from .components import (
    AGENDA,
    ARCHER,
    CAPITAL,
    COLOUR,
    DOJO,
    GENERAL,
    GROUND,
    MOUNTAIN,
    NEUTRAL,
    ORDER,
    PROVINCE,
    REGION,
    RESOURCE,
    SHRINE,
    SLOT,
    TILE,
    UNIT,
)
from .view import View

Say = Callable[..., str]
"""Words of the room: `say("text-era", era=1, round=2)`."""

UNKNOWN = "?"


def draw(view: View, say: Say) -> str:
    """Things are called by their labels, as moves are typed, and host's names; `~` is a coast."""
    order = " ".join(map(SEAT.label, view.order))
    lines = [
        say("text-era", era=view.era, eras=view.box.eras, round=view.round),
        f"{say('text-turn-order')}: {order}",
        *set_columns(_list_players(view, say)),
        *_draw_hands(view, say),
    ]
    for region in view.box.regions:
        lines += ["", *_draw_region(view, region, say)]
    return "\n".join(lines)


# --- the players ------------------------------------------------------------------------------


def _list_players(view: View, say: Say) -> list[list[str]]:
    seats = range(view.seats)
    rows = [
        ["", *map(SEAT.label, seats)],
        [say("text-points"), *map(str, view.points)],
        [say("text-food"), *map(_count, view.food)],
        [say("text-bushido"), *map(_count, view.bushido)],
        [say("text-supply"), *map(str, view.supply)],
        [say("text-castles"), *map(str, view.castles_left)],
        [say("text-tokens"), *map(str, view.behind_sizes)],
        [say("text-cards"), *map(str, view.hand_sizes)],
    ]
    if view.has_dojos:
        rows.append([say("text-dojo"), *map(DOJO.label, view.dojo)])
        rows.append([say("text-trained"), *(_list_trained(view, seat) for seat in seats)])
    return rows


def _count(amount: int | None) -> str:
    return UNKNOWN if amount is None else str(amount)


def _list_trained(view: View, seat: int) -> str:
    """Elites, archers and generals in training."""
    return "/".join(map(str, view.trained[seat]))


def _draw_hands(view: View, say: Say) -> Iterator[str]:
    """What is behind the screens that this viewer may look behind."""
    for seat in range(view.seats):
        if view.hands[seat]:
            cards = " ".join(_call(view, REGION, card, say) for card in view.hands[seat])
            yield f"{SEAT.label(seat)}  {say('text-hand')}: {cards}"
        if any(view.behind[seat]):
            counts = zip(ORDER.labels, view.behind[seat], strict=True)
            tokens = " ".join(f"{label}*{count}" for label, count in counts if count)
            yield f"{SEAT.label(seat)}  {say('text-behind')}: {tokens}"


# --- a region ---------------------------------------------------------------------------------


def _draw_region(view: View, region: int, say: Say) -> Iterator[str]:
    box, influence = view.box, view.influence[region]
    most, second = box.majority[region]
    shown = " ".join(f"{SEAT.label(seat)}{count}" for seat, count in enumerate(influence))
    facts = [
        say("text-majority", most=most, second=second),
        f"{say('text-influence')}: {shown}",
        say("text-destiny", count=view.played[region]),
    ]
    if view.agenda[region] != NOTHING:
        label = AGENDA.label(view.agenda[region])
        facts.append(f"{say('text-agenda')}: {label} ({say(f'agenda-{label}')})")
    yield f"{_call(view, REGION, region, say)}  {'; '.join(facts)}"
    slots = [["", *_list_slot(view, slot, say)] for slot in box.slots_of[region]]
    provinces = [["", *_list_province(view, p, say)] for p in box.provinces_of[region]]
    yield from set_columns(slots)
    yield from set_columns(provinces)
    if view.options.mountains:
        mountains = [m for m in box.mountains if box.region_of_mountain[m] == region]
        yield from set_columns([["", *_list_mountain(view, m, say)] for m in mountains])


def _list_slot(view: View, slot: int, say: Say) -> list[str]:
    """Its neutral action, the token on it, the token under that."""
    tokens = [(view.owner[slot], view.token[slot]), (view.under_owner[slot], view.under[slot])]
    shown = [_draw_token(seat, order) for seat, order in tokens if seat != NOTHING]
    mark = "*" if view.resolving == slot else ""
    neutral = f"({NEUTRAL.label(view.neutral[slot])})"
    return [_call(view, SLOT, slot, say, mark), neutral, " / ".join(shown)]


def _draw_token(seat: int, order: int) -> str:
    kind = UNKNOWN if order == NOTHING else ORDER.label(order)
    return f"{SEAT.label(seat)}:{kind}"


def _list_province(view: View, p: int, say: Say) -> list[str]:
    near = " ".join(_call(view, PROVINCE, q, say) for q in view.box.neighbours[p])
    coast = "~" if view.box.is_coastal[p] else ""
    return [
        _call(view, PROVINCE, p, say, coast),
        _draw_ground(view, p),
        _draw_pieces(view, p),
        f"> {near}",
    ]


def _draw_ground(view: View, p: int) -> str:
    """What is printed there, or what lies on that print."""
    if view.seed[p] != NOTHING:
        return RESOURCE.label(view.seed[p])
    if view.colour[p] != NOTHING:
        return f"{_name_ground(view, p)} {COLOUR.label(view.colour[p])}"
    return _name_ground(view, p)


def _name_ground(view: View, p: int) -> str:
    """A capital may be a shrine as well."""
    ground = view.box.ground[p]
    is_both = ground == CAPITAL and p in view.box.shrines
    return f"{GROUND.label(ground)}+{GROUND.label(SHRINE)}" if is_both else GROUND.label(ground)


def _draw_pieces(view: View, p: int) -> str:
    castles = view.castle[view.box.region_of[p]]
    shown = []
    for seat in range(view.seats):
        units = _draw_units(view, p, seat)
        castle = ["castle"] if castles[seat] == p else []
        if units or castle:
            shown.append(f"{SEAT.label(seat)}:{'+'.join([*units, *castle])}")
    return " ".join(shown) or "."


def _draw_units(view: View, p: int, seat: int) -> list[str]:
    """Armies as a number, others by their labels."""
    archers, generals = view.archers[p][seat], view.generals[p][seat]
    armies = view.units[p][seat] - archers - generals
    others = [UNIT.label(ARCHER)] * archers + [UNIT.label(GENERAL)] * generals
    return [*([str(armies)] if armies else []), *others]


def _list_mountain(view: View, m: int, say: Say) -> list[str]:
    tile = UNKNOWN if view.tile[m] == NOTHING else TILE.label(view.tile[m])
    near = " ".join(_call(view, PROVINCE, p, say) for p in view.box.borders[m])
    here = view.explorer
    up = here is not None and here.mountain == m
    explorer = f"{SEAT.label(here.seat)}:{UNIT.label(here.unit)}" if here and up else "."
    return [f"^{_call(view, MOUNTAIN, m, say)}", tile, explorer, f"> {near}"]


def _call(view: View, kind: Kind, number: int, say: Say, mark: str = "") -> str:
    """A label, with the name that the host gave; a slot is called after its region."""
    label = kind.label(number)
    if kind is SLOT:
        home = REGION.label(view.box.region_of_slot[number])
        is_named = home in view.box.names[REGION.name]
    else:
        is_named = label in view.box.names[kind.name]
    return f"{label}{mark} ({say(f'{kind.name}-{label}')})" if is_named else label + mark
