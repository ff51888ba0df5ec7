"""7.5 Dojos: the powers of elites and generals on arrival."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kabuto.kernel import NOTHING, Event, Move

from .components import (
    ARCHER,
    ARMY,
    EARTH,
    ELITE,
    FIRE,
    GENERAL,
    ON_BOARD,
    VOID,
    WATER,
    WIND,
    Province,
    Region,
)
from .moves import (
    ATTACK_ON,
    CLEAR,
    DONE,
    DRIVE,
    FETCH,
    GAIN,
    HARVEST_AT,
    KEEP,
    RECRUIT_AT,
    SKIP,
    STEP,
    THIN,
)
from .offers import (
    find_recruit_places,
    offer_attacks_anywhere,
    offer_attacks_at,
    offer_neutral,
)
from .reasons import (
    Choice,
    Question,
    consider_attacks_anywhere,
    consider_neutral,
    find_own,
    has_enemies,
    why_no_attack_anywhere,
    why_no_enemies,
    why_no_neutral,
    why_no_unit,
    why_none_of,
    why_not_adjacent,
    why_not_army,
    why_not_in,
    why_not_recruited_at,
)
from .state import Empires

# --- recruiting and neutral actions, which may bring powers -----------------------------------


def recruit(g: Empires, seat: int, region: int, move: Move) -> None:
    """A recruit action: the unit arrives; then, before anything else, its dojo's power."""
    province, unit = move.args
    g.recruit(seat, unit, province)
    if unit in (ELITE, GENERAL):
        powers = ELITE_POWERS if unit == ELITE else GENERAL_POWERS
        g.push(powers[g.dojo[seat]](seat, region, province))


def carry_out_neutral(g: Empires, seat: int, region: int, move: Move) -> None:
    """5.2, for whatever kind the move belongs to."""
    if move.verb is STEP:
        province, unit, to = move.args
        g.walk(seat, unit, province, to)
    elif move.verb is ATTACK_ON:
        province, other = move.args
        g.remove(seat, other, province)
    elif move.verb is HARVEST_AT:
        (province,) = move.args
        g.gain(seat, g.seed[province])
    else:
        recruit(g, seat, region, move)


class Power(Choice, frozen=True):
    """What a unit may do that has just arrived in a province by a recruit action in a region."""

    rule = "7.5"
    region: Region
    province: Province


def why_not_step_of(g: Empires, at: int, unit: int, move: Move) -> Event | None:
    """Why a power that moves one unit, from where it stands, does not move so."""
    if move.verb is not STEP:
        return None
    province, moved, to = move.args
    if (province, moved) != (at, unit):
        return Event("only-this-unit", {"province": at})
    return why_not_adjacent(g, at, to)


def consider_steps_of_others(g: Empires, power: Power) -> Iterator[Move]:
    """Of own units elsewhere in the region."""
    own = find_own(g, power.seat)
    for p in g.box.provinces_of[power.region]:
        if p in own and p != power.province:
            yield from g.box.step_moves[p][ARMY][:1]


# --- earth ------------------------------------------------------------------------------------


class EarthElite(Power, frozen=True):
    """One more normal army in the region."""

    def moves(self, g: Empires) -> list[Move]:
        if not g.supply[self.seat]:
            return [SKIP]
        places = find_recruit_places(g, self.seat, self.region)
        return [SKIP, *(RECRUIT_AT[p, ARMY] for p in places)]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not RECRUIT_AT:
            return None
        province, unit = move.args
        return why_not_army(unit) or why_not_recruited_at(g, self.seat, self.region, province)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Elsewhere in the region."""
        return (RECRUIT_AT[p, ARMY] for p in g.box.provinces_of[self.region])

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            g.recruit(self.seat, ARMY, move.args[0])


class EarthGeneral(Power, frozen=True):
    """All enemy units of one province of the region are removed."""

    def moves(self, g: Empires) -> list[Move]:
        provinces = g.box.provinces_of[self.region]
        return [SKIP, *(CLEAR[p] for p in provinces if has_enemies(g, self.seat, p))]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not CLEAR:
            return None
        (province,) = move.args
        outside = why_not_in(g, self.region, province)
        return outside or why_no_enemies(g, self.seat, province)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Where nobody can be removed."""
        return (CLEAR[p] for p in g.box.provinces_of[self.region])

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            (province,) = move.args
            g.clear(self.seat, province)


# --- wind -------------------------------------------------------------------------------------


class WindElite(Power, frozen=True):
    """This elite moves up to two steps; each starts in the region; no mountains."""

    left: int = 2

    def moves(self, g: Empires) -> list[Move]:
        if not self.left or g.box.region_of[self.province] != self.region:
            return [DONE]
        return [DONE, *g.box.step_moves[self.province][ARMY]]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        return why_not_step_of(g, self.province, ARMY, move)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_steps_of_others(g, self)

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            return
        province, unit, to = move.args
        g.walk(self.seat, unit, province, to)
        g.push(WindElite(self.seat, self.region, to, self.left - 1))


def count_in(g: Empires, seat: int, region: int) -> int:
    return sum(g.units[p * g.seats + seat] for p in g.box.provinces_of[region])


class WindGeneral(Power, frozen=True):
    """Units of the region are removed until every player has at most one there (ruling 33)."""

    def moves(self, g: Empires) -> list[Move]:
        some = any(count_in(g, seat, self.region) > 1 for seat in range(g.seats))
        return [SKIP, THIN] if some else [SKIP]

    def play(self, g: Empires, move: Move) -> None:
        if move is THIN:
            choose_next_stay(g, self.seat, self.region, ())


def find_stays(g: Empires, seat: int, region: int) -> tuple[int, list[int]]:
    """Which type of a player stays (general before archer before army), and where it may."""
    for unit in (GENERAL, ARCHER, ARMY):
        places = [p for p in g.box.provinces_of[region] if g.count_of(seat, unit, p)]
        if places:
            return unit, places
    return ARMY, []


def choose_next_stay(g: Empires, seat: int, region: int, kept: tuple[int, ...]) -> None:
    """Goes through the seats, asking where several places remain; then all is removed at once."""
    while len(kept) < g.seats:
        _, places = find_stays(g, len(kept), region)
        if len(places) > 1:
            g.push(WindKeep(seat, region, kept))
            return
        kept = (*kept, places[0] if places else NOTHING)
    thin(g, seat, region, kept)


def thin(g: Empires, by: int, region: int, kept: tuple[int, ...]) -> None:
    """One change: every unit of the region but the kept ones is removed."""
    for seat in range(g.seats):
        stays, _ = find_stays(g, seat, region)
        removed = 0
        for p in g.box.provinces_of[region]:
            for unit in ON_BOARD:
                spared = p == kept[seat] and unit == stays
                for _ in range(g.count_of(seat, unit, p) - spared):
                    g.take_off(seat, unit, p)
                    removed += 1
        if removed:
            g.tell("thinned", seat=by, other=seat, region=region, count=removed)
    g.score_agendas(g.box.capital_of[region])


class WindKeep(Question, frozen=True):
    """Where several units of the staying type exist, the acting player chooses which one stays."""

    rule = "7.5"
    region: Region
    kept: tuple[Province, ...]  # by seat, for the seats before

    def moves(self, g: Empires) -> list[Move]:
        other = len(self.kept)
        return [KEEP[other, p] for p in find_stays(g, other, self.region)[1]]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not KEEP:
            return None
        asked, (other, province) = len(self.kept), move.args
        if other != asked:
            return Event("keep-another", {"other": asked})
        unit, places = find_stays(g, other, self.region)
        if province in places:
            return None
        other_type = Event("keep-type", {"other": other, "unit": unit, "province": province})
        return why_not_in(g, self.region, province) or other_type

    def considers(self, g: Empires) -> Iterable[Move]:
        """Where other units of that player stand."""
        other, n = len(self.kept), g.seats
        return (KEEP[other, p] for p in g.box.provinces_of[self.region] if g.units[p * n + other])

    def play(self, g: Empires, move: Move) -> None:
        choose_next_stay(g, self.seat, self.region, (*self.kept, move.args[1]))


# --- fire -------------------------------------------------------------------------------------


class FireElite(Power, frozen=True):
    """One enemy unit in a province of the region adjacent to the place of arrival is removed."""

    def moves(self, g: Empires) -> list[Move]:
        near = [q for q in g.box.neighbours[self.province] if g.box.region_of[q] == self.region]
        return [SKIP, *(move for q in near for move in offer_attacks_at(g, self.seat, q))]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not ATTACK_ON:
            return None
        far = why_not_adjacent(g, self.province, move.args[0])
        return far or why_no_attack_anywhere(g, self.seat, self.region, *move.args)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Enemies that are too far."""
        return offer_attacks_anywhere(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            province, other = move.args
            g.remove(self.seat, other, province)


class FireGeneral(Power, frozen=True):
    """Any number of own units of the map move here, one after another (ruling 34)."""

    def moves(self, g: Empires) -> list[Move]:
        return [
            DONE,
            *(
                FETCH[p, unit]
                for p in g.box.provinces
                if p != self.province and g.units[p * g.seats + self.seat]
                for unit in ON_BOARD
                if g.count_of(self.seat, unit, p)
            ),
        ]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not FETCH:
            return None
        province, unit = move.args
        if province == self.province:
            return Event("is-there", {"province": province})
        return why_no_unit(g, self.seat, unit, province)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Those who are there."""
        yield FETCH[self.province, GENERAL]

    def play(self, g: Empires, move: Move) -> None:
        if move is not DONE:
            province, unit = move.args
            g.walk(self.seat, unit, province, self.province)
            g.push(self)


# --- water ------------------------------------------------------------------------------------


class WaterElite(Power, frozen=True):
    """Up to two enemy units move from the place of arrival to one adjacent province (ruling 50)."""

    left: int = 2
    to_province: Province = NOTHING  # where the first one went

    def moves(self, g: Empires) -> list[Move]:
        if not self.left:
            return [DONE]
        there = [self.to_province]
        if self.to_province == NOTHING:
            there = g.box.neighbours[self.province]
        return [
            DONE,
            *(
                DRIVE[other, unit, to]
                for other in range(g.seats)
                if other != self.seat
                for unit in ON_BOARD
                if g.count_of(other, unit, self.province)
                for to in there
            ),
        ]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not DRIVE:
            return None
        other, unit, to = move.args
        if other == self.seat:
            return Event("own-unit", {})
        if self.to_province not in (NOTHING, to):
            return Event("drive-together", {"to_province": self.to_province})
        if far := why_not_adjacent(g, self.province, to):
            return far
        return why_none_of(g, other, unit, self.province)

    def considers(self, g: Empires) -> Iterable[Move]:
        """Another province than the first unit went to."""
        offered = self.moves(g)[1:2]
        near = g.box.neighbours[self.province]
        return (DRIVE[(*move.args[:2], to)] for move in offered for to in near)

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            return
        other, unit, to = move.args
        g.drive(self.seat, other, unit, self.province, to)
        g.push(WaterElite(self.seat, self.region, self.province, self.left - 1, to))


class WaterGain(Power, frozen=True):
    """The resource of every resource province of the region; then the removals."""

    def moves(self, g: Empires) -> list[Move]:
        return [SKIP, GAIN] if g.box.resources_of[self.region] else [SKIP]

    def play(self, g: Empires, move: Move) -> None:
        g.push(WaterStrike(self.seat, self.region, 2))
        if move is GAIN:
            for province in g.box.resources_of[self.region]:
                g.gain(self.seat, g.seed[province])


class WaterStrike(Choice, frozen=True):
    """Up to two enemy units of the region are removed."""

    rule = "7.5"
    region: Region
    left: int

    def moves(self, g: Empires) -> list[Move]:
        if not self.left:
            return [DONE]
        return [DONE, *offer_attacks_anywhere(g, self.seat, self.region)]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not ATTACK_ON:
            return None
        return why_no_attack_anywhere(g, self.seat, self.region, *move.args)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_attacks_anywhere(g, self.seat, self.region)

    def play(self, g: Empires, move: Move) -> None:
        if move is DONE:
            return
        province, other = move.args
        g.remove(self.seat, other, province)
        g.push(WaterStrike(self.seat, self.region, self.left - 1))


# --- void -------------------------------------------------------------------------------------


class VoidElite(Power, frozen=True):
    """The neutral action of one slot of the region with an own token in any state (ruling 35)."""

    def moves(self, g: Empires) -> list[Move]:
        moves = [SKIP]
        for kind in self.find_kinds(g):
            moves += offer_neutral(g, self.seat, self.region, kind)
        return moves

    def find_kinds(self, g: Empires) -> list[int]:
        """Those of the slots with an own token, each once."""
        return list(
            dict.fromkeys(
                g.neutral[slot]
                for slot in g.box.slots_of[self.region]
                if self.seat in (g.owner[slot], g.under_owner[slot])
            )
        )

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        return why_no_neutral(g, self.seat, self.region, self.find_kinds(g), move)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_neutral(g, self.seat, self.region, self.find_kinds(g))

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            carry_out_neutral(g, self.seat, self.region, move)


class VoidGeneral(Power, frozen=True):
    """This general may move one step, then remove all enemies where it stands (ruling 49)."""

    def moves(self, g: Empires) -> list[Move]:
        return [DONE, *g.box.step_moves[self.province][GENERAL]]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        return why_not_step_of(g, self.province, GENERAL, move)

    def considers(self, g: Empires) -> Iterable[Move]:
        return consider_steps_of_others(g, self)

    def play(self, g: Empires, move: Move) -> None:
        at = self.province
        if move is not DONE:
            province, unit, at = move.args
            g.walk(self.seat, unit, province, at)
        g.push(VoidStrike(self.seat, at))


class VoidStrike(Choice, frozen=True):
    """All enemy units of the province where the general stands."""

    rule = "7.5"
    province: Province

    def moves(self, g: Empires) -> list[Move]:
        here = self.province
        return [SKIP, CLEAR[here]] if has_enemies(g, self.seat, here) else [SKIP]

    def why_not_here(self, g: Empires, move: Move) -> Event | None:
        if move.verb is not CLEAR or move.args[0] == self.province:
            return None
        return Event("only-here", {"province": self.province})

    def considers(self, g: Empires) -> Iterable[Move]:
        """Enemies in the neighbourhood."""
        near = g.box.neighbours[self.province]
        return (CLEAR[p] for p in near if has_enemies(g, self.seat, p))

    def play(self, g: Empires, move: Move) -> None:
        if move is not SKIP:
            g.clear(self.seat, self.province)


# --- which power is asked for -----------------------------------------------------------------

ELITE_POWERS: dict[int, type[Power]] = {
    EARTH: EarthElite,
    WIND: WindElite,
    FIRE: FireElite,
    WATER: WaterElite,
    VOID: VoidElite,
}
GENERAL_POWERS: dict[int, type[Power]] = {
    EARTH: EarthGeneral,
    WIND: WindGeneral,
    FIRE: FireGeneral,
    WATER: WaterGain,
    VOID: VoidGeneral,
}
