"""What the rules say about a View and nothing else: control, forecasts, tokens, prospects."""

from __future__ import annotations

from msgspec import Struct

from kabuto.kernel import NOTHING

from .components import (
    BUSHIDO,
    FOOD,
    HARVEST_PLUS,
    MOVE2SHIP,
    SHIP_FREE,
    Agenda,
    Modifier,
    Order,
    Province,
    Region,
    Slot,
)
from .counting import (
    count_controlled,
    count_final_points,
    count_influence,
    count_strengths,
    find_first_alone,
    score_majority,
    score_shrines,
    score_siege,
)
from .offers import (
    acts,
    find_harvests,
    find_open_slots,
    find_price,
    find_recruit_places,
    has_room_for_castle,
)
from .state import Seat
from .view import PiecesOnMap, View


class Holding(Struct, frozen=True):
    """A province: who controls it, and with what strengths."""

    province: Province
    controller: Seat  # none on a tie, or where nobody is
    strengths: list[int]  # by seat


class Rivalry(Struct, frozen=True):
    """A region: what it would give if the era ended now, and what it is worth at the end."""

    region: Region
    at: int  # where it stands in the lists of the View
    controlled: list[int]  # provinces by seat
    majority: list[int]  # points by seat
    influence: list[int]  # gained by seat
    value: list[int]  # bracket of the influence so far, by seat
    worth: list[int]  # value times destiny cards so far, by seat


class Forecast(Struct, frozen=True):
    """A seat: what the end of the era would give it now, and the final count as it stands."""

    seat: Seat
    food: int  # harvested
    bushido: int  # harvested
    influence: int  # gained
    majority: int  # points
    shrines: int  # points
    siege: int  # points of archers
    points: int  # of the era in all
    worth: int  # influence times destiny cards as they stand
    total: int | None  # points with worth and resources left; none behind a screen


class Coming(Struct, frozen=True):
    """A token that is still to be carried out in this round, in its order."""

    slot: Slot
    seat: Seat
    order: Order  # none where its kind may not be seen
    again: bool  # it lies there since the first round


class Opening(Struct, frozen=True):
    """A slot on which the viewer could lay a token now."""

    slot: Slot
    price: int  # bushido
    over: Seat  # whose token it would cover


class Prospect(Struct, frozen=True):
    """A region: what the viewer's tokens could do there as things stand."""

    region: Region
    recruits: list[Province]  # where a unit may come
    steps: list[Province]  # where own units could start from
    ships: list[Province]  # those on a coast, if shipping can be paid or is free
    attacks: list[Province]  # own units beside enemies
    harvests: list[Province]
    food: int  # that a harvest token would bring
    bushido: int  # likewise
    builds: list[Province]  # where a castle could be built


class Goal(Struct, frozen=True):
    """7.1 The agenda of a region: a box file may have changed what it is worth."""

    agenda: Agenda
    points: int
    modifier: Modifier  # of the order tokens there


class Insight(Struct, frozen=True):
    """What the rules say about a View."""

    holdings: list[Holding]  # by province, as the lists of the View are
    rivalries: list[Rivalry]  # by region
    forecasts: list[Forecast]  # by seat
    coming: list[Coming]  # tokens to be carried out in this round, the next one first
    openings: list[Opening]  # empty for a watcher
    prospects: list[Prospect]  # by region; empty for a watcher
    goals: list[Goal]  # by region; empty without agendas


def insight(v: View) -> Insight:
    """Reads nothing but the View."""
    pieces = v.list_pieces()
    strengths = [count_strengths(pieces, p) for p in range(len(v.box.region_of))]
    controllers = [find_first_alone(amounts) for amounts in strengths]
    rivalries = _compare_regions(v, pieces, controllers)
    return Insight(
        holdings=[Holding(p, controllers[p], strengths[p]) for p in range(len(strengths))],
        rivalries=rivalries,
        forecasts=_forecast(v, pieces, controllers, rivalries),
        coming=_list_coming(v),
        openings=_list_openings(v),
        prospects=_look_ahead(v, pieces),
        goals=_list_goals(v),
    )


def _compare_regions(v: View, pieces: PiecesOnMap, controllers: list[int]) -> list[Rivalry]:
    controlled = count_controlled(pieces, controllers)
    influence = count_influence(pieces, controlled)
    worth = [
        count_final_points(v.box, [by_seat[seat] for by_seat in v.influence], v.played)
        for seat in range(v.seats)
    ]
    return [
        Rivalry(
            region=r,
            at=r,
            controlled=controlled[r],
            majority=score_majority(controlled[r], v.box.majority[r]),
            influence=influence[r],
            value=[v.box.value_of(r, x) for x in v.influence[r]],
            worth=[points[r] for points in worth],
        )
        for r in v.box.regions
    ]


def _forecast(
    v: View, pieces: PiecesOnMap, controllers: list[int], rivalries: list[Rivalry]
) -> list[Forecast]:
    shrines = score_shrines(pieces, controllers, v.colour)
    siege = score_siege(pieces)
    forecasts = []
    for seat in range(v.seats):
        harvest = [v.seed[p] for p in v.box.resources if controllers[p] == seat]
        majority = sum(rivalry.majority[seat] for rivalry in rivalries)
        worth = sum(rivalry.worth[seat] for rivalry in rivalries)
        forecasts.append(
            Forecast(
                seat=seat,
                food=harvest.count(FOOD),
                bushido=harvest.count(BUSHIDO),
                influence=sum(rivalry.influence[seat] for rivalry in rivalries),
                majority=majority,
                shrines=shrines[seat],
                siege=siege[seat],
                points=majority + shrines[seat] + siege[seat],
                worth=worth,
                total=_count_total(v, seat, worth),
            )
        )
    return forecasts


def _count_total(v: View, seat: int, worth: int) -> int | None:
    food, bushido = v.food[seat], v.bushido[seat]
    if food is None or bushido is None:
        return None
    return v.points[seat] + worth + (food + bushido) * v.box.resource_points


def _list_coming(v: View) -> list[Coming]:
    """Tokens from the one that is being carried out, or all of the round while it is planned."""
    slots = v.box.slots if v.round == 1 else v.box.slots[::-1]
    if v.resolving != NOTHING:
        slots = slots[slots.index(v.resolving) :]
    return [
        Coming(slot, v.owner[slot], v.token[slot], v.laid_in[slot] < v.round)
        for slot in slots
        if acts(v, slot)
    ]


def _list_openings(v: View) -> list[Opening]:
    seat = v.viewer
    bushido = v.bushido[seat] if seat != NOTHING else None
    if bushido is None:
        return []
    return [
        Opening(slot, find_price(v, seat, slot), v.owner[slot])
        for slot in find_open_slots(v, seat, bushido)
    ]


def _look_ahead(v: View, pieces: PiecesOnMap) -> list[Prospect]:
    if v.viewer == NOTHING:
        return []
    return [_look_ahead_in(v, pieces, region) for region in v.box.regions]


def _look_ahead_in(v: View, pieces: PiecesOnMap, region: int) -> Prospect:
    seat, box = v.viewer, v.box
    mine = [p for p in box.provinces_of[region] if v.units[p][seat]]
    harvests = find_harvests(pieces, seat, region)
    can_build = v.castles_left[seat] > 0 and has_room_for_castle(pieces, seat, region)
    yields = [v.seed[p] for p in harvests] * _count_harvests(v, region)
    return Prospect(
        region=region,
        recruits=find_recruit_places(pieces, seat, region) if _has_recruits(v, seat) else [],
        steps=mine,
        ships=[p for p in mine if box.is_coastal[p]] if _can_ship(v, region) else [],
        attacks=[p for p in mine if sum(v.units[p]) > v.units[p][seat]],
        harvests=harvests,
        food=yields.count(FOOD),
        bushido=yields.count(BUSHIDO),
        builds=[p for p in mine if v.units[p][seat] >= 2] if can_build else [],
    )


def _count_harvests(v: View, region: int) -> int:
    """How much a harvest token brings from each province."""
    return 2 if v.box.modifier_of(v.agenda[region]) == HARVEST_PLUS else 1


def _can_ship(v: View, region: int) -> bool:
    """Whether the viewer can pay for it, or need not."""
    left = v.food if v.box.price[MOVE2SHIP] == FOOD else v.bushido
    return bool(left[v.viewer]) or v.box.modifier_of(v.agenda[region]) == SHIP_FREE


def _list_goals(v: View) -> list[Goal]:
    points, modifiers = v.box.agenda_points, v.box.agenda_modifier
    return [Goal(a, points[a], modifiers[a]) for a in v.agenda if a != NOTHING]


def _has_recruits(v: View, seat: int) -> bool:
    return v.supply[seat] > 0 or any(v.trained[seat])
