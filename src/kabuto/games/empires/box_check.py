"""2 What every box must fulfil, so that no game gets stuck: line and fact are named."""

from __future__ import annotations

from .box_facts import EVERY, Box
from .box_file import BoxFile, Place
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


def check_box(box: Box, file: BoxFile) -> None:
    """Raises ImpossibleOption."""
    _check_adjacency(box, file)
    _check_connection(box, file)
    _check_regions(box, file)
    _check_mountains(box, file)
    _check_slots(box, file)
    _check_counts(box, file)
    _check_agendas(box, file)
    _check_rules(file)


def _check_adjacency(box: Box, file: BoxFile) -> None:
    for p in PROVINCE:
        name, near = PROVINCE.label(p), box.neighbours[p]
        if p in near or len(set(near)) != len(near):
            file.refuse("adjacent", *_find_border(name), province=name)
    for p in PROVINCE:
        name = PROVINCE.label(p)
        for q in box.neighbours[p]:
            if p not in box.neighbours[q]:
                other = PROVINCE.label(q)
                places = (*_find_border(name), *_find_border(other))
                file.refuse("one-way", *places, province=name, to_province=other)
    for strait in box.straits:
        if len(strait) != 2 or strait[1] not in box.neighbours[strait[0]]:
            found: tuple[Place, ...] = (("straits", "", "pairs"), ("straits",), ("provinces",))
            file.refuse("strait", *found, province=[PROVINCE.label(p) for p in strait])


def _find_border(name: str) -> tuple[Place, Place]:
    """Where the file has the neighbours of a province, or at least the province."""
    return ("provinces", name, "adjacent"), ("provinces", name)


def _check_connection(box: Box, file: BoxFile) -> None:
    reached = [0]
    for p in reached:
        reached += [q for q in box.neighbours[p] if q not in reached]
    for p in PROVINCE:
        if p not in reached:
            name = PROVINCE.label(p)
            file.refuse("apart", *_find_border(name), ("provinces",), province=name)


def _check_regions(box: Box, file: BoxFile) -> None:
    for r in REGION:
        name = REGION.label(r)
        capitals = [p for p in box.provinces_of[r] if box.ground[p] == CAPITAL]
        if len(capitals) != 1:
            labels = [PROVINCE.label(p) for p in capitals]
            places = [("provinces", label, field) for label in labels for field in _CAPITAL_BY]
            file.refuse("capital", *places, ("provinces",), region=name, count=len(capitals))
        majority: tuple[int, ...] = box.majority[r]
        if len(majority) != 2 or majority[0] < majority[1]:
            file.refuse("majority", ("regions", name, "majority"), region=name)


_CAPITAL_BY = ("kind", "region")  # fields that make a province the capital of its region


def _check_mountains(box: Box, file: BoxFile) -> None:
    for m in MOUNTAIN:
        borders, region = box.borders[m], box.region_of_mountain[m]
        inside = all(box.region_of[p] == region for p in borders)
        if not inside or len(set(borders)) < 2 or len(set(borders)) != len(borders):
            name = MOUNTAIN.label(m)
            places = (("mountains", name, "borders"), ("mountains", name), ("provinces",))
            file.refuse("mountain", *places, mountain=name)


def _check_slots(box: Box, file: BoxFile) -> None:
    place = ("slots",)
    if len(set(box.slots)) != len(box.slots):
        file.refuse("slots-twice", place)
    if sorted(row["index"] for row in file["slots"]) != list(range(1, len(box.slots) + 1)):
        file.refuse("slots-order", place)
    for seats in SEATS:
        first, second = box.orders_in[seats]
        count, least = len(box.slots), seats * first
        if count < least:
            file.refuse("slots-few", place, ("player_counts", str(seats)), count=count, least=least)
        # 4.6: so that a legal placement always exists
        if not 0 < second <= first - box.covered_at_most or first + second > box.tokens:
            places = (("player_counts", str(seats)), ("order_tokens",), ("cover",))
            file.refuse("orders", *places, seats=seats)


def _check_counts(box: Box, file: BoxFile) -> None:
    most = SEATS.stop - 1
    draws = box.eras - 1
    facts = (
        ("seeds", len(box.resources), len(box.seeds), ("box", "provinces")),
        ("shrines", len(box.shrines), file["grand_shrines"]["placed"], ("grand_shrines",)),
        ("shrine-pieces", len(box.shrine_pieces), len(box.shrines), ("grand_shrines",)),
        ("tiles", len(box.tiles), len(box.borders), ("mountain_tiles",)),
        ("neutral-tokens", len(box.neutral_tokens), len(box.slots), ("random_neutral", "slots")),
        ("destiny", len(box.destiny), most * (box.hand_size + draws), ("destiny", "setup")),
        ("destiny-hand", box.hand_size, 1, ("setup",)),
        ("armies", box.armies, box.armies_per_capital * len(REGION), ("setup",)),
        ("coasts", len(box.coasts), 2, ("provinces",)),
        ("agenda-tiles", len(box.agenda_tiles), len(REGION), ("agendas",)),
        (
            "shrine-points",
            len(box.shrine_table),
            file["grand_shrines"]["copies_each"] + 1,
            ("grand_shrines",),
        ),
        ("eras", box.eras, 1, ("setup",)),
    )
    for what, count, needed, parts in facts:
        if count < needed or (what in _EXACTLY and count != needed):
            places = [(part,) for part in (*parts, "provinces")]
            file.refuse("count", *places, what=what, count=count, needed=needed)


_EXACTLY = ("seeds", "shrines")  # no more than needed either


def _check_agendas(box: Box, file: BoxFile) -> None:
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
                and (box.castles or not needs.castle)
            )
            if not fits:
                name, region = AGENDA.label(agenda), REGION.label(r)
                places = (("agendas", name, "needs"), ("provinces",), ("setup",))
                file.refuse("agenda", *places, agenda=name, region=region)


_FIXED = (
    ("rules", "move_region_rule"),
    ("setup", "initial_destiny_reveal"),
    ("setup", "rounds_per_era"),
    ("cover", "own_token"),
    ("grand_shrines", "colors"),
    ("random_neutral", "kinds"),
    ("dojo", "removal_order"),
    ("dojo", "trainings_per_placement"),
)
_OPTIONS = ("mountain_neutral_choice", "open_resources")  # chosen with the options of a table


def _check_rules(file: BoxFile) -> None:
    """Facts that the rules here know in one way only: another value is refused, not ignored."""
    for part, field in _FIXED:
        if file[part][field] != SHIPPED[part][field]:
            file.refuse_value(part, "", field, file[part][field])
    for field in _OPTIONS:
        if file["rules"][field] != SHIPPED["rules"][field]:
            file.refuse("option", ("rules", "", field), field=field)
    _check_upgrades(file)
    if file["strength"]["elite"] != file["strength"]["army"]:
        file.refuse("elite", ("strength", "", "elite"), ("strength", "", "army"))
    if file["dojo"]["generals"] > 1:  # two of them have no name as a cargo
        file.refuse_value("dojo", "", "generals", file["dojo"]["generals"])


def _check_upgrades(file: BoxFile) -> None:
    """An upgrade may cost the other resource; what cannot be upgraded stays so."""
    for row in file["order_tokens"]:
        shipped = SHIPPED["order_tokens"][ORDER.number(row["id"])]
        allowed = RESOURCE.labels if shipped["upgrade_cost"] in RESOURCE.labels else ("none",)
        if row["upgrade_cost"] not in allowed:
            file.refuse_value("order_tokens", row["id"], "upgrade_cost", row["upgrade_cost"])
