"""2 What every box must fulfil, so that no game gets stuck: line and fact are noted.

A check is left out where what it looks at could not be read: it would only repeat that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kabuto.kernel import NOTHING, Place, write_value

from .box_facts import EVERY, Box, Needs
from .box_file import PRINTED, EmpiresFile
from .components import (
    CAPITAL,
    ORDER,
    RESOURCE,
    SEATS,
    SHIPPED,
    SHRINE,
)


def check_box(box: Box, file: EmpiresFile) -> None:
    """Notes in the file what is wrong with its box."""
    unread = file.faulty.copy()
    for check, parts in _CHECKS:
        if not unread & parts:
            check(box, file)


def _check_adjacency(box: Box, file: EmpiresFile) -> None:
    wrong = False
    for p in box.provinces:
        name, near = file.id_of("provinces", p), box.neighbours[p]
        if p in near or len(set(near)) != len(near):
            file.refuse("adjacent", *_find_border(name), province=name)
            wrong = True
    for p in box.provinces:
        name = file.id_of("provinces", p)
        for q in box.neighbours[p]:
            if p not in box.neighbours[q]:
                other = file.id_of("provinces", q)
                places = (*_find_border(name), *_find_border(other))
                file.refuse("one-way", *places, province=name, to_province=other)
                wrong = True
    if not wrong:
        _check_straits(box, file)
        _check_connection(box, file)


def _check_straits(box: Box, file: EmpiresFile) -> None:
    for strait in box.straits:
        if len(strait) != 2 or strait[1] not in box.neighbours[strait[0]]:
            found: tuple[Place, ...] = (("straits", "", "pairs"), ("straits",), ("provinces",))
            named = [file.id_of("provinces", p) for p in strait]
            file.refuse("strait", *found, province=named)


def _find_border(name: str) -> tuple[Place, Place]:
    """Where the file has the neighbours of a province, or at least the province."""
    return ("provinces", name, "adjacent"), ("provinces", name)


def _check_connection(box: Box, file: EmpiresFile) -> None:
    reached = box.provinces[:1]
    for p in reached:
        reached += [q for q in box.neighbours[p] if q not in reached]
    for p in box.provinces:
        if p not in reached:
            name = file.id_of("provinces", p)
            file.refuse("apart", *_find_border(name), ("provinces",), province=name)
            return  # the others of this island would only repeat it


def _check_regions(box: Box, file: EmpiresFile) -> None:
    count = len(box.regions)
    if not _REGIONS_AT_LEAST <= count <= _REGIONS_AT_MOST:
        bounds = {"least": _REGIONS_AT_LEAST, "most": _REGIONS_AT_MOST}
        file.refuse("regions", ("regions",), count=count, **bounds)
    if sorted(row["order"] for row in file["regions"]) != list(range(1, count + 1)):
        file.refuse_new("regions-order", ("regions",), count=count)
    for r in box.regions:
        name = file.id_of("regions", r)
        majority: tuple[int, ...] = box.majority[r]
        if len(majority) != 2 or majority[0] < majority[1]:
            file.refuse("majority", ("regions", name, "majority"), region=name)


_REGIONS_AT_LEAST, _REGIONS_AT_MOST = 2, 6


def _check_capitals(box: Box, file: EmpiresFile) -> None:
    for r in box.regions:
        name = file.id_of("regions", r)
        capitals = [p for p in box.provinces_of[r] if box.ground[p] == CAPITAL]
        if len(capitals) != 1:
            labels = [file.id_of("provinces", p) for p in capitals]
            places = [("provinces", label, field) for label in labels for field in _CAPITAL_BY]
            file.refuse("capital", *places, ("provinces",), region=name, count=len(capitals))


def _check_shrines(box: Box, file: EmpiresFile) -> None:
    """Only a capital can be a shrine besides."""
    for p in box.shrines:
        if box.ground[p] not in (CAPITAL, SHRINE):
            file.refuse_value(
                "provinces", file.id_of("provinces", p), "shrine", value=True, possible="false"
            )


_CAPITAL_BY = ("kind", "region")  # fields that make a province the capital of its region


def _check_mountains(box: Box, file: EmpiresFile) -> None:
    for m in box.mountains:
        borders, region = box.borders[m], box.region_of_mountain[m]
        inside = all(box.region_of[p] == region for p in borders)
        if not inside or len(set(borders)) < 2 or len(set(borders)) != len(borders):
            name = file.id_of("mountains", m)
            places = (("mountains", name, "borders"), ("mountains", name), ("provinces",))
            file.refuse("mountain", *places, mountain=name)


def _check_slots(box: Box, file: EmpiresFile) -> None:
    place = ("slots",)
    if len(set(box.slots)) != len(box.slots):
        file.refuse("slots-twice", place)
    if sorted(row["index"] for row in file["slots"]) != list(range(1, len(box.slots) + 1)):
        file.refuse("slots-order", place)


def _check_placements(box: Box, file: EmpiresFile) -> None:
    for seats in SEATS:
        first, second = box.orders_in[seats]
        count, least = len(box.slots), seats * first
        if count < least:
            file.refuse(
                "slots-few", ("slots",), ("player_counts", str(seats)), count=count, least=least
            )
        # 4.6: so that a legal placement always exists
        if not 0 < second <= first - box.covered_at_most or first + second > box.tokens:
            places = (("player_counts", str(seats)), ("order_tokens",), ("cover",))
            file.refuse("orders", *places, seats=seats)


def _check_counts(box: Box, file: EmpiresFile) -> None:
    most = SEATS.stop - 1
    draws = box.eras - 1
    regions = len(box.regions)
    facts = (
        ("seeds", len(box.resources), len(box.seeds), ("box", "provinces")),
        ("shrines", len(box.shrines), file["grand_shrines"]["placed"], ("grand_shrines",)),
        ("shrine-pieces", len(box.shrine_pieces), len(box.shrines), ("grand_shrines",)),
        ("tiles", len(box.tiles), len(box.mountains), ("mountain_tiles",)),
        ("neutral-tokens", len(box.neutral_tokens), len(box.slots), ("random_neutral", "slots")),
        ("destiny", len(box.destiny), most * (box.hand_size + draws), ("destiny", "setup")),
        ("destiny-hand", box.hand_size, 1, ("setup",)),
        ("armies", box.armies, box.armies_per_capital * regions, ("setup",)),
        ("coasts", len(box.coasts), 2, ("provinces",)),
        ("agenda-tiles", len(box.agenda_tiles), regions, ("agendas",)),
        (
            "shrine-points",
            len(box.shrine_table),
            file["grand_shrines"]["copies_each"] + 1,
            ("grand_shrines",),
        ),
        ("eras", box.eras, 1, ("setup",)),
    )
    unread = file.faulty.copy()
    for what, count, needed, parts in facts:
        if unread.intersection((*parts, *_COUNTED_WITH.get(what, ()))):
            continue
        if count < needed or (what in _EXACTLY and count != needed):
            places = [(part,) for part in (*parts, "provinces")]
            file.refuse("count", *places, what=what, count=count, needed=needed)


_COUNTED_WITH = {  # what else the number comes from
    "shrines": ("provinces",),
    "shrine-pieces": ("provinces",),
    "tiles": ("mountains",),
    "armies": ("regions",),
    "agenda-tiles": ("regions",),
}
_EXACTLY = ("seeds", "shrines")  # no more than needed either


def _check_tables(box: Box, file: EmpiresFile) -> None:
    """What rises with a number must not fall."""
    if box.shrine_table != sorted(box.shrine_table):
        place = ("grand_shrines", "", "points_by_count")
        file.refuse_new("falls", place, ("grand_shrines",), field=place[-1])
    if box.cover_price != sorted(box.cover_price):
        file.refuse_new("falls", ("cover",), field="cover")


def _check_agendas(box: Box, file: EmpiresFile) -> None:
    """Every agenda can be fulfilled in every region, and not without doing anything."""
    for agenda in box.agendas:
        needs, name = box.agenda_needs[agenda], file.id_of("agendas", agenda)
        places = (("agendas", name, "needs"), ("provinces",), ("setup",), ("agendas",))
        r = next((r for r in box.regions if not _can_be_met(box, needs, r)), NOTHING)
        if r != NOTHING:
            file.refuse("agenda", *places, agenda=name, region=file.id_of("regions", r))
        elif _is_met_by_nothing(needs):
            file.refuse_new("agenda-met", *places, agenda=name)


def _can_be_met(box: Box, needs: Needs, region: int) -> bool:
    resources = len(box.resources_of[region])
    shrines = sum(p in box.shrines for p in box.provinces_of[region])
    units = max(
        needs.units,
        needs.control * max(needs.control_units, 1),
        needs.provinces * needs.province_units,
    )
    return (
        max(needs.control, needs.provinces) <= len(box.provinces_of[region])
        and (resources > 0 if needs.resource == EVERY else needs.resource <= resources)
        and needs.shrine <= shrines
        and needs.capital <= 1
        and units <= box.armies
        and (box.castles > 0 or not needs.castle)
    )


def _is_met_by_nothing(needs: Needs) -> bool:
    """With no unit on the map: no agenda at all."""
    controls = needs.control or needs.resource or needs.shrine or needs.capital
    spread = needs.provinces and needs.province_units
    return not (controls or needs.castle or needs.units or spread)


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


_UNREAD = {  # texts of the shipped files that say what the code does: another would do nothing
    "order_tokens": ("base", "upgrade"),
    "neutral_actions": ("text",),
    "mountain_tiles": ("text",),
    "dojos": ("elite", "general"),
    "houses": ("color",),
}
_COUNTED_IN_BOX = "seeding_tokens"  # the only number of pieces that is not told elsewhere, too


def _check_rules(_box: Box, file: EmpiresFile) -> None:
    """Facts that the rules here know in one way only: another value is refused, not ignored."""
    for part, name, field, value, shipped in _list_fixed(file):
        if value != shipped:
            file.refuse_value(part, name, field, value, write_value(shipped))
    for field in _OPTIONS:
        if file["rules"][field] != SHIPPED["rules"][field]:
            file.refuse("option", ("rules", "", field), field=field)
    _check_steps(file)
    _check_upgrades(file)
    if file["strength"]["elite"] != file["strength"]["army"]:
        file.refuse("elite", ("strength", "", "elite"), ("strength", "", "army"))
    if file["dojo"]["generals"] > 1:  # two of them have no name as a cargo
        file.refuse_value("dojo", "", "generals", file["dojo"]["generals"], "0, 1")


def _check_inert(_box: Box, file: EmpiresFile) -> None:
    """What would do nothing: earlier versions let it pass."""
    if file.is_stored:
        return
    _check_texts(file)
    for part, name, field, value, shipped in _list_inert(file):
        if value != shipped:
            file.refuse_value(part, name, field, value, write_value(shipped))


_CONDITIONS = {row["id"]: row["condition"] for row in SHIPPED["agendas"]}
_STATES = {"board_status": ("reconstructed", PRINTED), "file": ("map", "components")}


def _check_texts(file: EmpiresFile) -> None:
    """What an agenda asks for is said by its needs alone."""
    for row in file["agendas"]:
        if row["condition"] not in ("", _CONDITIONS.get(row["id"])):
            name = row["id"]
            file.refuse("condition", ("agendas", name, "condition"), ("agendas", name), agenda=name)
    seeds = file["box"][_COUNTED_IN_BOX]
    if seeds % len(RESOURCE):  # as many of food as of bushido
        file.refuse_value("box", "", _COUNTED_IN_BOX, seeds, f"{seeds - 1}, {seeds + 1}")
    for field, possible in _STATES.items():
        value = file["meta"][field]
        if value not in possible:
            file.refuse_value("meta", "", field, value, ", ".join(possible))


Fact = tuple[str, str, str, object, object]
"""Part, row and field; the value there, and the shipped one."""


def _list_fixed(file: EmpiresFile) -> Iterator[Fact]:
    """What may not be changed."""
    for part, field in _FIXED:
        yield part, "", field, file[part][field], SHIPPED[part][field]


def _list_inert(file: EmpiresFile) -> Iterator[Fact]:
    """What would do nothing if it were changed."""
    pieces = [("box", field) for field in SHIPPED["box"] if field != _COUNTED_IN_BOX]
    for part, field in (("meta", "game"), ("meta", "version"), *pieces):
        yield part, "", field, file[part][field], SHIPPED[part][field]
    for part, fields in _UNREAD.items():
        for row, shipped in zip(file[part], SHIPPED[part], strict=True):
            for field in fields:
                yield part, row["id"], field, row[field], shipped[field]


def _check_steps(file: EmpiresFile) -> None:
    """Steps are of the tokens that move, and what an upgrade adds of the one that adds steps."""
    for row, shipped in zip(file["order_tokens"], SHIPPED["order_tokens"], strict=True):
        for field in ("steps", "extra"):
            value = row.get(field)
            if value is not None and field not in shipped:
                name, places = row["id"], ("order_tokens", row["id"], field)
                file.refuse("field", places, part="order_tokens", name=name, field=field)
            elif value == 0 and not file.is_stored:
                file.refuse_value("order_tokens", row["id"], field, value, "1–12")


def _check_upgrades(file: EmpiresFile) -> None:
    """An upgrade may cost the other resource; what cannot be upgraded stays so."""
    for row in file["order_tokens"]:
        shipped = SHIPPED["order_tokens"][ORDER.number(row["id"])]
        allowed = RESOURCE.labels if shipped["upgrade_cost"] in RESOURCE.labels else ("none",)
        if row["upgrade_cost"] not in allowed:
            value, possible = row["upgrade_cost"], ", ".join(allowed)
            file.refuse_value("order_tokens", row["id"], "upgrade_cost", value, possible)


Check = Callable[[Box, EmpiresFile], None]
_CHECKS: tuple[tuple[Check, set[str]], ...] = (
    (_check_adjacency, {"provinces", "straits"}),
    (_check_regions, {"regions"}),
    (_check_capitals, {"regions", "provinces"}),
    (_check_shrines, {"provinces"}),
    (_check_mountains, {"mountains", "provinces"}),
    (_check_slots, {"slots", "regions"}),
    (_check_placements, {"slots", "player_counts", "order_tokens", "cover"}),
    (_check_counts, set()),
    (_check_tables, {"grand_shrines", "cover"}),
    (_check_agendas, {"agendas", "provinces", "regions", "setup"}),
    (_check_rules, set()),
    (_check_inert, set()),
)
"""Each check with the parts that it looks at."""
