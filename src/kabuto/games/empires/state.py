"""What lies on the table, and the rules that nobody can interrupt."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from kabuto.kernel import NOTHING, SEAT, State

from .box import box_of
from .box_facts import Box
from .components import (
    ARCHER,
    ARMY,
    ELITE,
    FOOD,
    GENERAL,
    ON_BOARD,
    ORDER,
    Agenda,
    Colour,
    Dojo,
    Mountain,
    Neutral,
    Order,
    Province,
    Region,
    Resource,
    Slot,
    Tile,
    Unit,
)
from .counting import meets

Seat = Annotated[int, SEAT]
NO_SLOT = NOTHING


class Options(Struct, frozen=True):
    """The switches: four modules, a variant, rulings that somebody may want to change."""

    agendas: bool = False
    mountains: bool = False
    grand_shrines: bool = False
    dojos: bool = False
    random_neutral: bool = False
    dojo_choice: Literal["choose", "random"] = "choose"
    open_resources: bool = False
    mountain_neutral: Literal["region_slots", "any"] = "region_slots"
    # the letter of the source where our rulings read on
    uncovered_tokens: Literal["act_again", "rest"] = "act_again"
    own_covering: Literal["free", "counts"] = "free"
    neutral_action: Literal["optional", "compulsory"] = "optional"
    castle_in_region: Literal["for_each", "for_all"] = "for_each"
    agenda_faces: Literal["apart", "mixed"] = "apart"
    data: str = ""  # the text of a host's box file, as TOML; see box_file.py

    @property
    def shares_castles(self) -> bool:
        return self.castle_in_region == "for_all"

    @property
    def limits_own_covering(self) -> bool:
        return self.own_covering == "counts"

    @property
    def acts_again(self) -> bool:
        return self.uncovered_tokens == "act_again"


class Explorer(Struct, frozen=True):
    """A unit on a mountain: it is in no province."""

    seat: Seat
    unit: Unit
    province: Province  # where it came from
    mountain: Mountain


class Empires(State, kw_only=True):
    """A game of Small Samurai Empires at a moment."""

    options: Options
    era: int = 0
    round: int = 0
    resolving: Slot = NO_SLOT  # the slot whose token is being carried out
    order: list[Seat]  # turn order
    points: list[int]  # by seat
    influence: list[int]  # by region, then seat
    food: list[int]  # by seat
    bushido: list[int]  # by seat
    # units and castles
    units: list[int]  # of all types, by province, then seat
    archers: list[int]  # those among the units
    generals: list[int]  # those among the units
    supply: list[int]  # samurai by seat; with dojos the barracks
    castle: list[Province]  # by region, then seat: where the castle stands
    castles_left: list[int]  # by seat
    explorer: Explorer | None = None
    # destiny
    hand: list[list[Region]]  # by seat, sorted: the order of arrival would be a leak
    deck: list[Region]  # drawn from the end
    played: list[int]  # destiny cards by region
    latest: list[Region]  # by seat: the destiny card of this era, once turned up
    # orders
    behind: list[int]  # tokens behind the screen, by seat, then kind
    owner: list[Seat]  # of the top token, by slot
    token: list[Order]  # the top token, by slot
    face_up: list[bool]  # the top token, by slot
    laid_in: list[int]  # the round in which the top token was laid, by slot; 0 for none
    under_owner: list[Seat]  # of the covered token, by slot
    under: list[Order]  # the covered token, by slot
    acted: list[Order]  # what was carried out in the latest resolution, by slot
    covered: list[int]  # by seat: own tokens covered in this era, as far as that is limited
    covers: list[int]  # by seat: opponents' tokens covered in this round
    # board facts that are drawn
    seed: list[Resource]  # by province
    neutral: list[Neutral]  # by slot
    # modules
    agenda: list[Agenda]  # by region
    agenda_done: list[bool]  # by region, then seat
    tile: list[Tile]  # by mountain
    tile_up: list[bool]  # by mountain
    tiles_out: list[Tile]  # removed unseen
    colour: list[Colour]  # of the shrine, by province
    colours_out: list[Colour]  # removed, public
    dojo: list[Dojo]  # by seat
    trained: list[int]  # elites, archers and generals in training: by seat, three each
    archers_free: list[int]  # by seat
    generals_free: list[int]  # by seat

    @property
    def box(self) -> Box:
        return box_of(self.options.data)

    @property
    def has_dojos(self) -> bool:
        return self.options.dojos

    @property
    def shares_castles(self) -> bool:
        return self.options.shares_castles

    @property
    def limits_own_covering(self) -> bool:
        return self.options.limits_own_covering

    @property
    def acts_again(self) -> bool:
        return self.options.acts_again

    def tokens_of(self, seat: int) -> list[int]:
        """Order tokens behind a screen, by kind."""
        return self.behind[seat * len(ORDER) : (seat + 1) * len(ORDER)]

    # --- units --------------------------------------------------------------------------------

    def count_of(self, seat: int, unit: int, province: int) -> int:
        """Own units of a type in a province."""
        at = province * self.seats + seat
        if unit == ARCHER:
            return self.archers[at]
        if unit == GENERAL:
            return self.generals[at]
        return self.units[at] - self.archers[at] - self.generals[at]

    def _shift(self, seat: int, unit: int, province: int, by: int) -> None:
        at = province * self.seats + seat
        self.units[at] += by
        if unit == ARCHER:
            self.archers[at] += by
        elif unit == GENERAL:
            self.generals[at] += by

    def can_recruit(self, seat: int, unit: int) -> bool:
        """5.2 and 7.5: an army comes from the supply, a trained unit from its place."""
        if unit == ARMY:
            return self.supply[seat] > 0
        return self.options.dojos and self.trained[seat * 3 + _PLACE[unit]] > 0

    def recruit(self, seat: int, unit: int, province: int) -> None:
        """7.5: where each kind of recruit comes from, and what falls back to the barracks."""
        if unit == ARMY:
            self.supply[seat] -= 1
        else:
            self.trained[seat * 3 + _PLACE[unit]] -= 1
            if unit == ARCHER:
                self.supply[seat] += 1
                self.archers_free[seat] -= 1
            elif unit == GENERAL:
                self.supply[seat] += 1
                self.generals_free[seat] -= 1
        self._shift(seat, unit, province, 1)
        self.tell("recruited", seat=seat, unit=unit, province=province)
        self.score_agendas(province)

    def walk(self, seat: int, unit: int, province: int, to: int) -> None:
        """One step."""
        self._shift(seat, unit, province, -1)
        self._shift(seat, unit, to, 1)
        self.tell("moved", seat=seat, unit=unit, province=province, to_province=to)
        self.score_agendas(province, to)

    def drive(self, by: int, seat: int, unit: int, province: int, to: int) -> None:
        """An enemy unit is moved; this is no removal, so any type."""
        self._shift(seat, unit, province, -1)
        self._shift(seat, unit, to, 1)
        self.tell("drove", seat=by, other=seat, unit=unit, province=province, to_province=to)
        self.score_agendas(province, to)

    def take_off(self, seat: int, unit: int, province: int) -> None:
        """A unit leaves the board for its owner's supply, or its locked place."""
        self._shift(seat, unit, province, -1)
        if unit == ARCHER:
            self.archers_free[seat] += 1
        elif unit == GENERAL:
            self.generals_free[seat] += 1
        else:
            self.supply[seat] += 1

    def find_victim(self, seat: int, province: int) -> int:
        """7.5 Removal order: an army, else an archer, else the general."""
        return next(unit for unit in ON_BOARD if self.count_of(seat, unit, province))

    def remove(self, by: int, seat: int, province: int) -> None:
        """An enemy unit is removed."""
        unit = self.find_victim(seat, province)
        self.take_off(seat, unit, province)
        self.tell("removed", seat=by, other=seat, unit=unit, province=province)
        self.score_agendas(province)

    def clear(self, by: int, province: int) -> None:
        """All enemy units of a province are removed at once."""
        for seat in range(self.seats):
            count = self.units[province * self.seats + seat]
            if seat != by and count:
                for _ in range(count):
                    self.take_off(seat, self.find_victim(seat, province), province)
                self.tell("cleared", seat=by, other=seat, province=province, count=count)
        self.score_agendas(province)

    def build(self, seat: int, units: tuple[int, ...], province: int) -> None:
        """5.3: two own units become a castle, in one change."""
        for unit in units:
            self.take_off(seat, unit, province)
        self.castles_left[seat] -= 1
        self.castle[self.box.region_of[province] * self.seats + seat] = province
        self.tell("built", seat=seat, province=province)
        self.score_agendas(province)

    def ship(self, seat: int, units: tuple[int, ...], province: int, to: int) -> None:
        """5.3: one or two units, in one change."""
        for unit in units:
            self._shift(seat, unit, province, -1)
            self._shift(seat, unit, to, 1)
        self.tell("shipped", seat=seat, province=province, to_province=to, count=len(units))
        self.score_agendas(province, to)

    # --- 7.2 mountains ------------------------------------------------------------------------

    def climb(self, seat: int, unit: int, province: int, mountain: int) -> None:
        """The unit leaves its province; the tile is turned up."""
        self._shift(seat, unit, province, -1)
        self.explorer = Explorer(seat, unit, province, mountain)
        self.tell("explored", seat=seat, unit=unit, province=province, mountain=mountain)
        if not self.tile_up[mountain]:
            self.tile_up[mountain] = True
            self.tell("turned-up", mountain=mountain, tile=self.tile[mountain])
        self.score_agendas(province)

    def descend(self, to: int) -> None:
        """The explorer steps off, or goes back."""
        explorer = self.explorer
        assert explorer is not None
        self.explorer = None
        self._shift(explorer.seat, explorer.unit, to, 1)
        unit, mountain = explorer.unit, explorer.mountain
        if to == explorer.province:
            self.tell("retreated", seat=explorer.seat, unit=unit, province=to, mountain=mountain)
        else:
            self.tell("descended", seat=explorer.seat, unit=unit, province=to, mountain=mountain)
        self.score_agendas(to)

    # --- resources and points -----------------------------------------------------------------

    def gain(self, seat: int, resource: int, count: int = 1) -> None:
        (self.food if resource == FOOD else self.bushido)[seat] += count
        self.tell("gained", seat=seat, resource=resource, count=count)

    def left_of(self, seat: int, resource: int) -> int:
        return (self.food if resource == FOOD else self.bushido)[seat]

    def can_pay(self, seat: int, resource: int, count: int = 1) -> bool:
        return self.left_of(seat, resource) >= count

    def pay(self, seat: int, resource: int, count: int = 1) -> None:
        """Payments go to the stock."""
        if count:
            (self.food if resource == FOOD else self.bushido)[seat] -= count
            self.tell("paid", seat=seat, resource=resource, count=count)

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points

    # --- 7.1 agendas --------------------------------------------------------------------------

    def modifier_of(self, region: int) -> int:
        """The rule of a region's agenda for the order tokens there."""
        return self.box.modifier_of(self.agenda[region])

    def score_agendas(self, *provinces: int) -> None:
        """Ruling 21: after every atomic change, automatic, each seat once."""
        if self.options.agendas:
            for region in dict.fromkeys(self.box.region_of[p] for p in provinces):
                self.score_agenda(region)

    def fulfils(self, seat: int, region: int) -> bool:
        """7.1: whether a seat meets the condition of a region's agenda."""
        return meets(self, seat, region, self.box.agenda_needs[self.agenda[region]])

    def score_agenda(self, region: int) -> None:
        n, agenda = self.seats, self.agenda[region]
        for seat in range(n):
            if not self.agenda_done[region * n + seat] and self.fulfils(seat, region):
                points = self.box.agenda_points[agenda]
                self.agenda_done[region * n + seat] = True
                self.score(seat, points)
                self.tell("agenda", seat=seat, region=region, agenda=agenda, points=points)


_PLACE = {ELITE: 0, ARCHER: 1, GENERAL: 2}
"""Places of the trained units in `trained`."""
