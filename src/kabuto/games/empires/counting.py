"""4.8 Strength, control and what an era's end counts: functions of the pieces on the map."""

from __future__ import annotations

from typing import Protocol

from kabuto.kernel import NOTHING

from .box_facts import EVERY, Box, Needs


class Board(Protocol):
    """The pieces on the map; the lists of units are by province, then seat."""

    @property
    def seats(self) -> int: ...
    @property
    def units(self) -> list[int]: ...
    @property
    def archers(self) -> list[int]: ...
    @property
    def generals(self) -> list[int]: ...
    @property
    def castle(self) -> list[int]: ...  # by region, then seat: the province, or NOTHING
    @property
    def has_dojos(self) -> bool: ...
    @property
    def shares_castles(self) -> bool: ...  # one castle in a region, whoever built it
    @property
    def box(self) -> Box: ...


class Slots(Protocol):
    """The order slots; what State and View have in common."""

    @property
    def box(self) -> Box: ...
    @property
    def round(self) -> int: ...
    @property
    def owner(self) -> list[int]: ...  # of the top token, by slot
    @property
    def face_up(self) -> list[bool]: ...  # by slot
    @property
    def covered(self) -> list[int]: ...  # by seat
    @property
    def covers(self) -> list[int]: ...  # by seat
    @property
    def limits_own_covering(self) -> bool: ...
    @property
    def acts_again(self) -> bool: ...  # a token of the first round that is not covered
    @property
    def laid_in(self) -> list[int]: ...  # by slot: the round of the top token


def find_castles(b: Board, province: int) -> list[int]:
    """The seats with a castle in a province."""
    n = b.seats
    first = b.box.region_of[province] * n
    return [seat for seat in range(n) if b.castle[first + seat] == province]


def count_strengths(b: Board, province: int) -> list[int]:
    """4.8, with the values of 7.5: by seat."""
    box, n = b.box, b.seats
    first, at = box.region_of[province] * n, province * n
    owners = [b.castle[first + seat] == province for seat in range(n)]
    army = box.army_strength
    strengths = [b.units[at + s] * army + box.castle_strength * owners[s] for s in range(n)]
    if b.has_dojos:
        walls = sum(owners)
        for s in range(n):
            siege = walls > owners[s]
            archer = box.siege_strength if siege else box.archer_strength
            strengths[s] += b.archers[at + s] * (archer - army)
            strengths[s] += b.generals[at + s] * (box.general_strength - army)
    return strengths


def find_first_alone(amounts: list[int]) -> int:
    """The index that alone has the most, and more than 0; NOTHING on a tie."""
    most = max(amounts)
    return amounts.index(most) if most > 0 and amounts.count(most) == 1 else NOTHING


def find_controller(b: Board, province: int) -> int:
    """The single highest strength above 0 controls; a tie for highest means nobody."""
    return find_first_alone(count_strengths(b, province))


def find_controllers(b: Board) -> list[int]:
    """By province."""
    return [find_controller(b, province) for province in range(len(b.box.region_of))]


def count_controlled(b: Board, controllers: list[int]) -> list[list[int]]:
    """Controlled provinces by region and seat."""
    counts = [[0] * b.seats for _ in b.box.majority]
    for province, seat in enumerate(controllers):
        if seat != NOTHING:
            counts[b.box.region_of[province]][seat] += 1
    return counts


# --- E1 to E4b --------------------------------------------------------------------------------


def score_majority(counts: list[int], majority: tuple[int, int]) -> list[int]:
    """E3 for one region, by seat (ruling 14: tied players take the value of the next place)."""
    points = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return points
    first = [seat for seat, count in enumerate(counts) if count == most]
    if len(first) > 1:
        for seat in first:
            points[seat] = majority[1]
        return points
    points[first[0]] = majority[0]
    second = max((count for count in counts if count != most), default=0)
    runners = [seat for seat, count in enumerate(counts) if count == second]
    if second > 0 and len(runners) == 1:
        points[runners[0]] = majority[1]
    return points


def count_influence(b: Board, controlled: list[list[int]]) -> list[list[int]]:
    """E2: influence gained by region and seat."""
    box, n = b.box, b.seats
    return [
        [
            controlled[r][s] * box.province_influence
            + (b.castle[r * n + s] != NOTHING) * box.castle_influence
            for s in range(n)
        ]
        for r in range(len(box.majority))
    ]


def score_shrines(b: Board, controllers: list[int], colours: list[int]) -> list[int]:
    """E4: points by seat; with colours (by province) as in 7.3."""
    box, points = b.box, [0] * b.seats
    owned = [[p for p in box.shrines if controllers[p] == s] for s in range(b.seats)]
    for seat, mine in enumerate(owned):
        held = [colours[p] for p in mine]
        if NOTHING in held:
            points[seat] = len(mine) * box.shrine_points
        else:
            points[seat] = sum(box.shrine_table[held.count(c)] for c in dict.fromkeys(held))
    return points


def score_siege(b: Board) -> list[int]:
    """E4b: points by seat for archers beside an enemy castle (ruling 36)."""
    points = [0] * b.seats
    if not b.has_dojos:
        return points
    for at, archers in enumerate(b.archers):
        if archers:
            province, seat = divmod(at, b.seats)
            if any(owner != seat for owner in find_castles(b, province)):
                points[seat] += archers * b.box.siege_points
    return points


def count_final_points(box: Box, influence: list[int], played: list[int]) -> list[int]:
    """6.1 for one seat, by region: value of the bracket times destiny cards."""
    return [box.value_of(r, influence[r]) * played[r] for r in range(len(box.majority))]


# --- 7.1 agendas ------------------------------------------------------------------------------


def meets(b: Board, seat: int, region: int, needs: Needs) -> bool:
    """7.1: whether a seat fulfils the condition of an agenda in its region."""
    n, provinces = b.seats, b.box.provinces_of[region]
    units = [b.units[p * n + seat] for p in provinces]
    if needs.castle and b.castle[region * n + seat] == NOTHING:
        return False
    if sum(units) < needs.units:
        return False
    if sum(count >= needs.province_units for count in units) < needs.provinces:
        return False
    return not _is_about_control(needs) or _controls(b, seat, region, needs)


def _is_about_control(needs: Needs) -> bool:
    return bool(needs.control or needs.resource or needs.shrine or needs.capital)


def _controls(b: Board, seat: int, region: int, needs: Needs) -> bool:
    box, n = b.box, b.seats
    mine = [p for p in box.provinces_of[region] if find_controller(b, p) == seat]
    strong = sum(b.units[p * n + seat] >= needs.control_units for p in mine)
    resources = box.resources_of[region]
    wanted = len(resources) if needs.resource == EVERY else needs.resource
    return (
        strong >= needs.control
        and sum(p in resources for p in mine) >= wanted
        and sum(p in box.shrines for p in mine) >= needs.shrine
        and (box.capital_of[region] in mine) >= needs.capital
    )
