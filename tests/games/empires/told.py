"""What was told, added up: it has to be what is different on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from kabuto.games.empires import components
from kabuto.games.empires.components import PROVINCE, REGION
from kabuto.games.empires.state import Empires
from kabuto.kernel import NOTHING, SEAT, Event

Amounts = Counter[tuple[str, ...]]
"""Amounts by what, seat, and where or of which kind."""

POINTS = ("agenda", "majority", "shrines", "siege", "destiny-scored", "leftovers")
TRAINED = ("elite", "archer", "general")
FROM = {"general-from-archer": "archer", "general-from-elite": "elite"}


def count_table(g: Empires) -> Amounts:
    """What lies on the table."""
    found: Amounts = Counter()
    for seat in range(g.seats):
        who = SEAT.label(seat)
        found["points", who] = g.points[seat]
        found["food", who] = g.food[seat]
        found["bushido", who] = g.bushido[seat]
        found["castles", who] = g.castles_left[seat]
        found["tokens", who] = sum(g.tokens_of(seat))
        found["cards", who] = len(g.hand[seat])
        for place, unit in enumerate(TRAINED):
            found["trained", who, unit] = g.trained[seat * 3 + place]
        for p in g.box.provinces:
            found["units", who, PROVINCE.label(p)] = g.units[p * g.seats + seat]
        for r in g.box.regions:
            found["influence", who, REGION.label(r)] = g.influence[r * g.seats + seat]
    for m, up in enumerate(g.tile_up):
        found["up", components.MOUNTAIN.label(m)] = up
    for r in g.box.regions:
        found["played", REGION.label(r)] = g.played[r]
    return found


def add_up(events: Iterable[Event]) -> Amounts:
    """The change that the events tell of, as named by the game."""
    found: Amounts = Counter()
    for event in events:
        if event.key in _ADDERS:
            _ADDERS[event.key](found, _Told(event))
    return found


class _Told:
    """The arguments of an event as texts and numbers."""

    def __init__(self, event: Event) -> None:
        self.args = event.args
        self.key = event.key

    def text(self, name: str) -> str:
        return str(self.args[name])

    def number(self, name: str) -> int:
        value = self.args[name]
        assert isinstance(value, int)
        return value


def _add_points(found: Amounts, told: _Told) -> None:
    found["points", told.text("seat")] += told.number("points")


def _add_resource(found: Amounts, told: _Told) -> None:
    sign = 1 if told.key == "gained" else -1
    found[told.text("resource"), told.text("seat")] += sign * told.number("count")


def _add_influence(found: Amounts, told: _Told) -> None:
    found["influence", told.text("seat"), told.text("region")] += told.number("count")


def _add_recruit(found: Amounts, told: _Told) -> None:
    seat, unit = told.text("seat"), told.text("unit")
    found["units", seat, told.text("province")] += 1
    if unit in TRAINED:
        found["trained", seat, unit] -= 1


def _add_way(found: Amounts, told: _Told) -> None:
    seat = told.text("other" if told.key == "drove" else "seat")
    count = told.number("count") if told.key == "shipped" else 1
    found["units", seat, told.text("province")] -= count
    found["units", seat, told.text("to_province")] += count


def _add_removal(found: Amounts, told: _Told) -> None:
    count = 1 if told.key == "removed" else told.number("count")
    found["units", told.text("other"), told.text("province")] -= count


def _add_thinning(found: Amounts, told: _Told) -> None:
    found["thinned", told.text("other"), told.text("region")] -= told.number("count")


def _add_castle(found: Amounts, told: _Told) -> None:
    found["castles", told.text("seat")] -= 1
    found["units", told.text("seat"), told.text("province")] -= 2


def _add_explorer(found: Amounts, told: _Told) -> None:
    sign = -1 if told.key == "explored" else 1
    found["units", told.text("seat"), told.text("province")] += sign


def _add_training(found: Amounts, told: _Told) -> None:
    seat, lesson = told.text("seat"), told.text("lesson")
    found["trained", seat, "general" if lesson in FROM else lesson] += 1
    if lesson in FROM:
        found["trained", seat, FROM[lesson]] -= 1


def _add_destiny(found: Amounts, told: _Told) -> None:
    found["cards", told.text("seat")] -= 1
    found["played", told.text("region")] += 1


def _add_card(found: Amounts, told: _Told) -> None:
    found["cards", told.text("seat")] += 1


def _add_token(found: Amounts, told: _Told) -> None:
    found["tokens", told.text("seat")] -= 1


def _add_tile(found: Amounts, told: _Told) -> None:
    found["up", told.text("mountain")] += 1


_ADDERS: dict[str, Callable[[Amounts, _Told], None]] = {
    **dict.fromkeys(POINTS, _add_points),
    "gained": _add_resource,
    "paid": _add_resource,
    "influence": _add_influence,
    "recruited": _add_recruit,
    "moved": _add_way,
    "drove": _add_way,
    "shipped": _add_way,
    "removed": _add_removal,
    "cleared": _add_removal,
    "thinned": _add_thinning,
    "built": _add_castle,
    "explored": _add_explorer,
    "descended": _add_explorer,
    "retreated": _add_explorer,
    "trained": _add_training,
    "destiny": _add_destiny,
    "drew": _add_card,
    "placed": _add_token,
    "turned-up": _add_tile,
}


def compare_told(before: Empires, after: Empires, events: list[Event]) -> None:
    """Raises AssertionError where the events tell of another change than there was."""
    change = count_table(after)
    change.subtract(count_table(before))
    told = add_up(events)
    _spread_thinning(after, told, change)
    if after.era > before.era:
        _forget(told, change, "tokens")  # an era's end gives all of them back
    assert {k: n for k, n in change.items() if n} == {k: n for k, n in told.items() if n}
    orders = [event.args["seats"] for event in events if event.key == "turn-order"]
    if orders:
        assert orders[-1] == list(map(SEAT.label, after.order))
    else:
        assert after.order == before.order
    _compare_slots(before, after, events)


def _forget(told: Amounts, change: Amounts, what: str) -> None:
    for amounts in (told, change):
        for key in [key for key in amounts if key[0] == what]:
            del amounts[key]


def _spread_thinning(g: Empires, told: Amounts, change: Amounts) -> None:
    """Thinning is told by region: its provinces count together."""
    for what, seat, region in [key for key in told if key[0] == "thinned"]:
        provinces = g.box.provinces_of[REGION.number(region)]
        labels = [PROVINCE.label(p) for p in provinces]
        removed = told.pop((what, seat, region))
        for amounts, more in ((told, removed), (change, 0)):
            amounts["units", seat, region] = more + sum(
                amounts.pop(("units", seat, label), 0) for label in labels
            )


def _compare_slots(before: Empires, after: Empires, events: list[Event]) -> None:
    """Where tokens were laid and covered; an era's end clears all."""
    if after.era > before.era:
        return
    owner, under = before.owner[:], before.under_owner[:]
    for event in events:
        if event.key in ("placed", "covered"):
            slot = components.SLOT.number(str(event.args["slot"]))
            whose = "seat" if event.key == "placed" else "other"
            seat = SEAT.number(str(event.args[whose]))
            (owner if event.key == "placed" else under)[slot] = seat
    assert (owner, under) == (after.owner, after.under_owner)
    turned = {
        components.SLOT.number(str(event.args["slot"]))
        for event in events
        if event.key in ("revealed", "acts-again")
    }
    for slot in after.box.slots:
        if after.face_up[slot] and not before.face_up[slot]:
            assert slot in turned
        assert after.owner[slot] != NOTHING or not after.face_up[slot]
