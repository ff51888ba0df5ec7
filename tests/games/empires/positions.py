"""A table for tests: any position from a few words, and what the rules make of it."""

from __future__ import annotations

import copy
import re
from typing import Any

from kabuto.games.empires import GAME, components
from kabuto.games.empires.actions import TakeNeutral
from kabuto.games.empires.counting import count_strengths, find_castles
from kabuto.games.empires.era import EndEra, PlaceOrder, Planning, Resolution, count_up
from kabuto.games.empires.march import carry_out
from kabuto.games.empires.state import Empires
from kabuto.kernel import NOTHING, SEAT, Event, Move

KEY = b"a secret that every test may know"
_PIECES = re.compile(r"(\d*)([A-D])(\*|\.\w+)?")
_BY_REGION, _BY_PROVINCE = components.REGION, components.PROVINCE


def make(vector: dict[str, Any]) -> Empires:
    """The position that a vector describes."""
    seats = vector.get("seats", 2)
    options = GAME.read_options(seats, vector.get("options", {}))
    g = GAME.start(seats, options, KEY)
    g.stack.clear()
    g.era, g.round = vector.get("era", 1), vector.get("round", 1)
    _set_scales(g, vector.get("played", {}), vector.get("influence", {}))
    _set_facts(g, vector)
    _set_slots(g, vector)
    _set_board(g, vector)
    _set_goals(g)
    if "played" not in vector:
        GAME.check(g)
    return g


def _set_goals(g: Empires) -> None:
    """Agendas that are fulfilled from the start have been scored before."""
    for at in range(len(g.agenda_done)):
        region, seat = divmod(at, g.seats)
        g.agenda_done[at] = g.options.agendas and g.fulfils(seat, region)


def _set_scales(g: Empires, played: dict[str, int], influence: dict[str, list[int]]) -> None:
    """Cards that were played and influence, where a vector says so."""
    for region, counts in influence.items():
        at = _BY_REGION.number(region) * g.seats
        g.influence[at : at + g.seats] = counts
    for label, count in played.items():
        g.played[components.REGION.number(label)] = count


def _set_facts(g: Empires, vector: dict[str, Any]) -> None:
    for field in ("points", "food", "bushido", "trained"):
        if field in vector:
            setattr(g, field, list(vector[field]))
    if "turn_order" in vector:
        g.order = [SEAT.number(label) for label in vector["turn_order"]]
    for field, (kind, of) in _FACTS.items():
        for label, value in vector.get(field, {}).items():
            _set_fact(g, field, kind.number(label), of.number(value), vector)
    if "colour" in vector:
        g.colours_out = _rest_of_shrines(g)
    for seat, dojo in enumerate(vector.get("dojo", [])):
        g.dojo[seat] = components.DOJO.number(dojo)


_FACTS = {
    "agenda": (components.REGION, components.AGENDA),
    "tile": (components.MOUNTAIN, components.TILE),
    "seed": (components.PROVINCE, components.RESOURCE),
    "colour": (components.PROVINCE, components.COLOUR),
    "neutral": (components.SLOT, components.NEUTRAL),
    "acted": (components.SLOT, components.ORDER),
}


def _set_fact(g: Empires, field: str, at: int, value: int, vector: dict[str, Any]) -> None:
    """Nothing is made or lost: what lies there changes places with what is wanted."""
    if field == "agenda":
        _lay_agenda(g, at, value, vector)
    elif field == "tile":
        _exchange(g.tile, g.tiles_out, at, value)
    elif field == "seed":
        _trade(g.seed, at, value, vector)
    else:
        getattr(g, field)[at] = value


def _lay_agenda(g: Empires, region: int, face: int, vector: dict[str, Any]) -> None:
    """Its tile goes where the vector wants it; where it lay another is laid."""
    named = {_BY_REGION.number(label) for label in vector["agenda"]}
    tile = next(faces for faces in g.box.agenda_tiles if face in faces)
    g.agenda[region] = face
    for other in g.box.regions:
        if other not in named and g.agenda[other] in tile:
            g.agenda[other] = _find_free_face(g)


def _find_free_face(g: Empires) -> int:
    return next(
        faces[0] for faces in g.box.agenda_tiles if not any(face in g.agenda for face in faces)
    )


def _exchange(values: list[int], out: list[int], at: int, value: int) -> None:
    """The tile changes places with another of its kind on a mountain or in the box."""
    if values[at] == value:
        return
    if value in out:
        out.remove(value)
        out.append(values[at])
        out.sort()
        values[at] = value
    else:
        other = values.index(value)
        values[at], values[other] = values[other], values[at]


def _trade(seeds: list[int], at: int, value: int, vector: dict[str, Any]) -> None:
    """The seed changes places with one that the vector does not name."""
    named = {_BY_PROVINCE.number(label) for label in vector["seed"]}
    if seeds[at] != value:
        other = next(p for p, kind in enumerate(seeds) if kind == value and p not in named)
        seeds[at], seeds[other] = seeds[other], seeds[at]


def _rest_of_shrines(g: Empires) -> list[int]:
    """Shrines beside those of the vector are whatever is left of the pieces."""
    pieces = g.box.shrine_pieces[:]
    for province in g.box.shrines:
        if g.colour[province] in pieces:
            pieces.remove(g.colour[province])
        else:
            g.colour[province] = pieces.pop()
    return sorted(pieces)


def _set_slots(g: Empires, vector: dict[str, Any]) -> None:
    kinds = len(components.ORDER)
    for field, owners, tokens in (
        ("slots", g.owner, g.token),
        ("under", g.under_owner, g.under),
    ):
        for label, text in vector.get(field, {}).items():
            slot = components.SLOT.number(label)
            seat, order, *up = text.split()
            owners[slot], tokens[slot] = SEAT.number(seat), components.ORDER.number(order)
            g.behind[owners[slot] * kinds + tokens[slot]] -= 1
            if field == "slots":
                g.face_up[slot] = bool(up)
                g.laid_in[slot] = 2 if g.round == 2 and not up else 1
            else:
                is_own = owners[slot] == g.owner[slot]
                g.covered[owners[slot]] += not is_own or g.limits_own_covering
                g.covers[g.owner[slot]] += not is_own


def _set_board(g: Empires, vector: dict[str, Any]) -> None:
    """Named provinces are filled; samurai that are not in supply stand in `pad`."""
    g.units, g.archers, g.generals = ([0] * len(g.units) for _ in range(3))
    for label, text in vector.get("board", {}).items():
        put(g, components.PROVINCE.number(label), text)
    pad = components.PROVINCE.number(vector.get("pad", "kitami"))
    for seat in range(g.seats):
        archers, generals = (sum(kind[seat :: g.seats]) for kind in (g.archers, g.generals))
        armies = sum(g.units[seat :: g.seats]) - archers - generals
        samurai = g.box.armies - armies - sum(g.trained[seat * 3 : seat * 3 + 3])
        g.supply[seat] = vector.get("supply", [min(8, samurai)] * g.seats)[seat]
        g.units[pad * g.seats + seat] += samurai - g.supply[seat]
        g.castles_left[seat] = g.box.castles - sum(
            g.castle[region * g.seats + seat] != NOTHING for region in g.box.regions
        )
        if g.options.dojos:
            g.archers_free[seat] = g.box.archers - archers
            g.generals_free[seat] = g.box.generals - generals


def put(g: Empires, province: int, text: str) -> None:
    """`2A B* 1B.archer` into a province."""
    for count, label, what in _PIECES.findall(text):
        seat = SEAT.number(label)
        at = province * g.seats + seat
        if what == "*":
            g.castle[g.box.region_of[province] * g.seats + seat] = province
            continue
        g.units[at] += int(count)
        if what == ".archer":
            g.archers[at] += int(count)
        elif what == ".general":
            g.generals[at] += int(count)


def read_board(g: Empires, province: int) -> str:
    """A province as `2A 1A.archer A*`, seats in order."""
    words = []
    castles = find_castles(g, province)
    for seat in range(g.seats):
        label = SEAT.label(seat)
        for unit, suffix in ((0, ""), (1, ".archer"), (2, ".general")):
            if count := g.count_of(seat, unit, province):
                words.append(f"{count}{label}{suffix}")
        if seat in castles:
            words.append(f"{label}*")
    return " ".join(words)


def tidy(text: str) -> str:
    """Pieces in one order."""
    return " ".join(sorted(text.split()))


def read_facts(g: Empires) -> dict[str, Any]:
    """All that is public, and how much of what is not, in a vector's words: `board.owari`."""
    facts: dict[str, Any] = {name: getattr(g, name) for name in _NUMBERS}
    facts |= {
        "turn_order": "".join(map(SEAT.label, g.order)),
        "hand_sizes": list(map(len, g.hand)),
        "deck_size": len(g.deck),
        "tokens": [sum(g.tokens_of(seat)) for seat in range(g.seats)],
        "latest": list(map(components.REGION.label, g.latest)),
        "dojo": list(map(components.DOJO.label, g.dojo)),
        "up": [components.MOUNTAIN.label(m) for m, up in enumerate(g.tile_up) if up],
        "explorer": _read_explorer(g),
        "resolving": components.SLOT.label(g.resolving),
        "asked": type(g.stack[-1]).__name__ if g.stack else "-",
    }
    for p in g.box.provinces:
        facts[f"board.{components.PROVINCE.label(p)}"] = tidy(read_board(g, p))
    for r in g.box.regions:
        label, seats = components.REGION.label(r), slice(r * g.seats, (r + 1) * g.seats)
        facts[f"played.{label}"] = g.played[r]
        facts[f"influence.{label}"] = g.influence[seats]
        done = [SEAT.label(seat) for seat, done in enumerate(g.agenda_done[seats]) if done]
        facts[f"agenda_done.{label}"] = "".join(done)
    for slot in g.box.slots:
        label = components.SLOT.label(slot)
        up = " up" if g.face_up[slot] else ""
        facts[f"slots.{label}"] = _read_token(g.owner[slot], g.token[slot]) + up
        facts[f"under.{label}"] = _read_token(g.under_owner[slot], g.under[slot])
        facts[f"acted.{label}"] = components.ORDER.label(g.acted[slot])
    return copy.deepcopy(facts)


_NUMBERS = (
    "era",
    "round",
    "points",
    "food",
    "bushido",
    "supply",
    "castles_left",
    "covered",
    "covers",
    "trained",
    "archers_free",
    "generals_free",
)


def _read_token(seat: int, order: int) -> str:
    return "" if seat == NOTHING else f"{SEAT.label(seat)} {components.ORDER.label(order)}"


def _read_explorer(g: Empires) -> str:
    """As the explorer stepped up: `A army aki daisen`."""
    if g.explorer is None:
        return ""
    unit = components.UNIT.label(g.explorer.unit)
    province = components.PROVINCE.label(g.explorer.province)
    mountain = components.MOUNTAIN.label(g.explorer.mountain)
    return f"{SEAT.label(g.explorer.seat)} {unit} {province} {mountain}"


def begin(g: Empires, vector: dict[str, Any], ask: str) -> None:
    """Puts on the stack what a vector begins."""
    verb, _, whom = ask.partition(" ")
    seat = SEAT.number(whom or vector.get("seat", "-"))
    region = _BY_REGION.number(vector.get("region", "-"))
    if verb == "order":
        carry_out(g, seat, region, components.ORDER.number(vector["order"]))
    elif verb == "neutral":
        kinds = tuple(components.NEUTRAL.number(kind) for kind in vector["kinds"])
        g.push(TakeNeutral(seat, region, kinds))
    elif verb == "place":
        g.push(PlaceOrder(seat))
    elif verb == "planning":
        g.push(Planning(vector["placed"]))
    elif verb == "resolve":
        g.push(Resolution(0))
    elif verb == "era-end":
        g.push(EndEra())
    elif verb == "count":
        count_up(g)


def play(vector: dict[str, Any]) -> tuple[Empires, list[Event]]:
    """The state after a vector's moves, and all that was told."""
    if vector.get("ask") == "start":
        seats = vector.get("seats", 2)
        return GAME.start_told(seats, GAME.read_options(seats, vector.get("options", {})), KEY)
    g = make(vector)
    g.told = []
    for ask in reversed([vector["ask"], *vector.get("then", [])] if "ask" in vector else []):
        begin(g, vector, ask)
    GAME._advance(g)
    for line in vector.get("moves", []):
        seat, text = line.split(" ", 1)
        play_move(g, SEAT.number(seat), text)
    return g, GAME._take_told(g)


def position(**vector: Any) -> Empires:
    return play(vector)[0]


def play_move(g: Empires, seat: int, text: str) -> None:
    """A move that must be on offer."""
    move = GAME.moves.parse(text)
    offered = texts(GAME.offer(g, seat))
    assert text in offered, f"{text} is not among {offered} of {g.stack}"
    GAME.play(g, seat, move)


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


def offered(g: Empires) -> list[str]:
    """The texts on offer to the seat that is asked; none when nothing is open."""
    deciders = GAME.deciders(g)
    return texts(GAME.offer(g, deciders[0])) if deciders else []


def strengths(g: Empires, label: str) -> list[int]:
    return count_strengths(g, components.PROVINCE.number(label))
