"""6 The winner: points, then fewest units, then most resources left, then a shared victory."""

from __future__ import annotations

from kabuto.kernel import Event, Outcome

from .state import Empires


def outcome(g: Empires) -> Outcome:
    """How the game ended; each region and each tie-break that was needed is spelt out."""
    reasons = [event for seat in range(g.seats) for event in _tell_seat(g, seat)]
    most = max(g.points)
    winners = [seat for seat in range(g.seats) if g.points[seat] == most]
    if len(winners) > 1:
        reasons.append(Event("tied-on-points", {"seats": winners, "points": most}))
        winners = _break_tie(g, winners, reasons)
    else:
        (winner,) = winners
        reasons.append(Event("won-by-points", {"seat": winner, "points": most}))
    return Outcome(winners, g.points[:], reasons)


def _tell_seat(g: Empires, seat: int) -> list[Event]:
    """Where the points of a seat come from: the eras, each region, leftovers."""
    influence = g.influence[seat :: g.seats]
    values = [g.box.value_of(region, count) for region, count in enumerate(influence)]
    products = [value * g.played[region] for region, value in enumerate(values)]
    left = (g.food[seat] + g.bushido[seat]) * g.box.resource_points
    eras = g.points[seat] - sum(products) - left
    reasons = [Event("from-eras", {"seat": seat, "points": eras})]
    for region in g.box.regions:
        if products[region]:
            args = {"value": values[region], "cards": g.played[region], "points": products[region]}
            reasons.append(Event("from-region", {"seat": seat, "region": region, **args}))
    reasons.append(Event("from-leftovers", {"seat": seat, "points": left}))
    return reasons


def count_units(g: Empires, seat: int) -> int:
    """Of all types; castles are not counted."""
    return sum(g.units[seat :: g.seats])


def _break_tie(g: Empires, tied: list[int], reasons: list[Event]) -> list[int]:
    units = {seat: count_units(g, seat) for seat in tied}
    fewest = min(units.values())
    tied = [seat for seat in tied if units[seat] == fewest]
    if len(tied) == 1:
        (winner,) = tied
        reasons.append(Event("won-by-fewest-units", {"seat": winner, "count": fewest}))
        return tied
    reasons.append(Event("tied-on-units", {"seats": tied, "count": fewest}))
    left = {seat: g.food[seat] + g.bushido[seat] for seat in tied}
    most = max(left.values())
    tied = [seat for seat in tied if left[seat] == most]
    if len(tied) == 1:
        (winner,) = tied
        reasons.append(Event("won-by-resources", {"seat": winner, "count": most}))
        return tied
    reasons.append(Event("shared", {"seats": tied, "count": most}))
    return tied
