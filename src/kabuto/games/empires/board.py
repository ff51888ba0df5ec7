"""What a page is told once for the whole game: the board as its box has it, and its names."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from kabuto.kernel import Called, Named

from .box import box_of
from .box_facts import Box
from .components import Ground, Mountain, Province, Region, Slot
from .facts import Facts, call_things, facts_of
from .state import Options


class Place(Struct, frozen=True):
    """A province on the map."""

    province: Province
    at: int  # where it stands in the lists of the View
    region: Region
    ground: Ground
    shrine: bool  # also a capital may have one
    coastal: bool
    neighbours: list[Province]
    x: int
    y: int


class Peak(Struct, frozen=True):
    """A mountain on the map."""

    mountain: Mountain
    at: int  # where it stands in the lists of the View
    region: Region
    borders: list[Province]
    x: int
    y: int


class Board(Struct, frozen=True):
    """The board of this game, as its box has it."""

    places: list[Place]
    peaks: list[Peak]
    straits: list[list[Province]]
    slots: list[Slot]  # from south to north
    slot_regions: list[Region]  # of those
    majority: list[list[int]]  # most and second, by region from the south
    brackets: list[list[list[int]]]  # by region from the south: least influence and its value
    is_printed: bool  # entered from the published box, as the host says
    facts: Facts
    named: list[Named]  # what is not called as in the shipped box
    called: list[Called]  # slots and agendas


def board(_seats: int, options: Options) -> Board:
    """The same for every number of seats."""
    return _board_of(options.data)


@lru_cache(maxsize=32)
def _board_of(data: str) -> Board:
    box = box_of(data)
    return Board(
        places=[_place(box, p) for p in box.provinces],
        peaks=[
            Peak(m, m, box.region_of_mountain[m], box.borders[m], *box.mountain_places[m])
            for m in box.mountains
        ],
        straits=[list(pair) for pair in box.straits],
        slots=box.slots,
        slot_regions=[box.region_of_slot[slot] for slot in box.slots],
        majority=[list(box.majority[r]) for r in box.regions],
        brackets=[list_brackets(box.values[r]) for r in box.regions],
        is_printed=box.is_printed,
        facts=facts_of(box),
        called=call_things(box),
        named=[
            Named(kind, label, *names)
            for kind, named in box.names.items()
            for label, names in named.items()
        ],
    )


def _place(box: Box, p: int) -> Place:
    return Place(
        province=p,
        at=p,
        region=box.region_of[p],
        ground=box.ground[p],
        shrine=p in box.shrines,
        coastal=box.is_coastal[p],
        neighbours=box.neighbours[p],
        x=box.places[p][0],
        y=box.places[p][1],
    )


def list_brackets(values: list[int]) -> list[list[int]]:
    """Least influence and value of each bracket."""
    return [
        [least, value]
        for least, value in enumerate(values)
        if least == 0 or value != values[least - 1]
    ]
