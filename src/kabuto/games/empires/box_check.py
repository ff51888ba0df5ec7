"""2 What every map and table must fulfil, so that no game gets stuck: line and fact are named."""

from __future__ import annotations

from .box import EVERY, Box
from .box_file import Tables
from .components import (
    AGENDA,
    CAPITAL,
    MOUNTAIN,
    ORDER,
    PROVINCE,
    REGION,
    RESOURCE,
    SEATS,
    SHIPPED,
    SHRINE,
)


def check_box(box: Box, t: Tables) -> None:
    """Raises ImpossibleOption."""
    _check_adjacency(box, t)
    _check_connection(box, t)
    _check_regions(box, t)
    _check_mountains(box, t)
    _check_slots(box, t)
    _check_counts(box, t)
    _check_agendas(box, t)
    _check_rules(t)


def _check_adjacency(box: Box, t: Tables) -> None:
    for p in PROVINCE:
        name, near = PROVINCE.label(p), box.neighbours[p]
        if p in near or len(set(near)) != len(near):
            t.refuse("adjacent", ("provinces", name), province=name)
    for p in PROVINCE:
        name = PROVINCE.label(p)
        for q in box.neighbours[p]:
            if p not in box.neighbours[q]:
                other = PROVINCE.label(q)
                places = (("provinces", name), ("provinces", other))
                t.refuse("one-way", *places, province=name, to_province=other)
    for strait in box.straits:
        if len(strait) != 2 or strait[1] not in box.neighbours[strait[0]]:
            pair = ", ".join(map(PROVINCE.label, strait))
            t.refuse("strait", ("straits", ""), pair=pair)


def _check_connection(box: Box, t: Tables) -> None:
    reached = [0]
    for p in reached:
        reached += [q for q in box.neighbours[p] if q not in reached]
    for p in PROVINCE:
        if p not in reached:
            name = PROVINCE.label(p)
            t.refuse("apart", ("provinces", name), ("provinces", ""), province=name)


def _check_regions(box: Box, t: Tables) -> None:
    for r in REGION:
        name = REGION.label(r)
        capitals = [p for p in box.provinces_of[r] if box.ground[p] == CAPITAL]
        if len(capitals) != 1:
            places = [("provinces", PROVINCE.label(p)) for p in capitals]
            t.refuse("capital", *places, ("provinces", ""), region=name, count=len(capitals))
        if len(box.majority[r]) != 2:
            t.refuse("majority", ("regions", name), region=name)


def _check_mountains(box: Box, t: Tables) -> None:
    for m in MOUNTAIN:
        borders, region = box.borders[m], box.region_of_mountain[m]
        inside = all(box.region_of[p] == region for p in borders)
        if not inside or len(set(borders)) < 2 or len(set(borders)) != len(borders):
            name = MOUNTAIN.label(m)
            t.refuse("mountain", ("mountains", name), ("provinces", ""), mountain=name)


def _check_slots(box: Box, t: Tables) -> None:
    places = ("slots", "")
    if len(set(box.slots)) != len(box.slots):
        t.refuse("slots-twice", places)
    if [row["index"] for row in sorted(t["slots"], key=lambda row: row["index"])] != list(
        range(1, len(box.slots) + 1)
    ):
        t.refuse("slots-order", places)
    for seats in SEATS:
        first, second = box.orders_in[seats]
        if len(box.slots) < seats * first:
            t.refuse(
                "slots-few", places, ("player_counts", str(seats)),
                count=len(box.slots), least=seats * first,
            )  # fmt: skip
        # 4.6: so that a legal placement always exists
        if not 0 < second <= first - box.covered_at_most or first + second > box.tokens:
            t.refuse("orders", ("player_counts", str(seats)), ("order_tokens", ""), seats=seats)


def _check_counts(box: Box, t: Tables) -> None:
    most = SEATS.stop - 1
    draws = box.eras - 1
    facts = (
        ("seeds", len(box.resources), len(box.seeds), True),
        ("shrines", len(box.shrines), t["grand_shrines"]["placed"], True),
        ("shrine-pieces", len(box.shrine_pieces), len(box.shrines), False),
        ("tiles", len(box.tiles), len(box.borders), False),
        ("neutral-tokens", len(box.neutral_tokens), len(box.slots), False),
        ("destiny", len(box.destiny), most * (box.hand_size + draws), False),
        ("destiny-hand", box.hand_size, 1, False),
        ("armies", box.armies, box.armies_per_capital * len(REGION), False),
        ("coasts", len(box.coasts), 2, False),
        ("agenda-tiles", len(box.agenda_tiles), len(REGION), False),
        ("shrine-points", len(box.shrine_table), t["grand_shrines"]["copies_each"] + 1, False),
        ("eras", box.eras, 1, False),
    )
    for what, count, needed, exactly in facts:
        if count < needed or (exactly and count != needed):
            t.refuse("count", ("provinces", ""), what=what, count=count, needed=needed)


def _check_agendas(box: Box, t: Tables) -> None:
    """Every agenda can be fulfilled in every region."""
    for agenda in AGENDA:
        needs = box.agenda_needs[agenda]
        for r in REGION:
            resources = len(box.resources_of[r])
            shrines = sum(box.ground[p] == SHRINE for p in box.provinces_of[r])
            units = max(
                needs.units,
                needs.control * needs.control_units,
                needs.provinces * needs.province_units,
            )
            fits = (
                max(needs.control, needs.provinces) <= len(box.provinces_of[r])
                and (resources > 0 if needs.resource == EVERY else needs.resource <= resources)
                and needs.shrine <= shrines
                and needs.capital <= 1
                and units <= box.armies
            )
            if not fits:
                name, region = AGENDA.label(agenda), REGION.label(r)
                places = (("agendas", name), ("provinces", ""), ("regions", ""))
                t.refuse("agenda", *places, agenda=name, region=region)


_FIXED = (
    ("rules", "move_region_rule"),
    ("rules", "mountain_neutral_choice"),  # another value is an option of a table
    ("rules", "open_resources"),  # likewise
    ("setup", "initial_destiny_reveal"),
    ("setup", "rounds_per_era"),
    ("cover", "own_token"),
    ("grand_shrines", "colors"),
    ("random_neutral", "kinds"),
    ("dojo", "removal_order"),
    ("dojo", "trainings_per_placement"),
)


def _check_rules(t: Tables) -> None:
    """Facts that the rules here know in one way only: another value is refused, not ignored."""
    for part, field in _FIXED:
        if t[part][field] != SHIPPED[part][field]:
            t.refuse("rule", (part, f".{field}"), field=field, value=str(t[part][field])[:40])
    for row in t["order_tokens"]:
        shipped = SHIPPED["order_tokens"][ORDER.number(row["id"])]
        allowed = RESOURCE.labels if shipped["upgrade_cost"] in RESOURCE.labels else ("none",)
        if row["upgrade_cost"] not in allowed:
            value = row["upgrade_cost"][:40]
            t.refuse("rule", ("order_tokens", row["id"]), field="upgrade_cost", value=value)
    if t["strength"]["elite"] != t["strength"]["army"]:
        value = str(t["strength"]["elite"])
        t.refuse("rule", ("strength", ".elite"), ("strength", ""), field="elite", value=value)
