"""3 Set-up: the box is laid out; every draw is a step, in the order of the rules."""

from __future__ import annotations

from kabuto.kernel import NOTHING, Automatic, Secret, Stack

from .box import box_of
from .era import Era
from .state import Empires, Options
from .training import ChooseDojo, DrawDojos


def set_up(seats: int, options: Options, key: bytes) -> Empires:
    """3.1 with nothing drawn yet: two armies on each capital, the rest in supply.

    Long because it fills every field.
    """
    box = box_of(options.data)
    units = [0] * (len(box.region_of) * seats)
    for region in box.regions:
        capital = box.capital_of[region]
        for seat in range(seats):
            units[capital * seats + seat] = box.armies_per_capital
    regions, slots, mountains = len(box.majority), len(box.printed), len(box.borders)
    placed = box.armies_per_capital * len(box.regions)
    g = Empires(
        stack=Stack(),
        seats=seats,
        key=key,
        options=options,
        order=list(range(seats)),
        points=[box.start_points] * seats,
        influence=[box.start_influence] * (regions * seats),
        food=[box.start[0]] * seats,
        bushido=[box.start[1]] * seats,
        units=units,
        archers=[0] * len(units),
        generals=[0] * len(units),
        supply=[box.armies - placed] * seats,
        castle=[NOTHING] * (regions * seats),
        castles_left=[box.castles] * seats,
        hand=[[] for _ in range(seats)],
        deck=box.destiny[:],
        played=[0] * regions,
        latest=[NOTHING] * seats,
        behind=box.copies * seats,
        owner=[NOTHING] * slots,
        token=[NOTHING] * slots,
        face_up=[False] * slots,
        laid_in=[0] * slots,
        under_owner=[NOTHING] * slots,
        under=[NOTHING] * slots,
        acted=[NOTHING] * slots,
        covered=[0] * seats,
        covers=[0] * seats,
        seed=[NOTHING] * len(box.region_of),
        neutral=box.printed[:],
        agenda=[NOTHING] * regions,
        agenda_done=[False] * (regions * seats),
        tile=[NOTHING] * mountains,
        tile_up=[False] * mountains,
        tiles_out=[],
        colour=[NOTHING] * len(box.region_of),
        colours_out=[],
        dojo=[NOTHING] * seats,
        trained=[0] * (3 * seats),
        archers_free=[box.archers if options.dojos else 0] * seats,
        generals_free=[box.generals if options.dojos else 0] * seats,
    )
    g.push(DealDestiny(), Sow(), DrawFirst(), LayVariants(), Era(1))
    return g


class DealDestiny(Automatic[Empires], frozen=True):
    """C1."""

    rule = "3.1"

    def run(self, g: Empires) -> None:
        g.shuffle(g.deck)
        size = g.box.hand_size
        for seat in range(g.seats):
            g.hand[seat] = sorted(g.deck[-size:])
            del g.deck[-size:]
            g.tell("dealt", seat=seat, count=size, region=Secret(g.hand[seat][:], 1 << seat))


class Sow(Automatic[Empires], frozen=True):
    """C2: what each resource province yields for the whole game."""

    rule = "3.1"

    def run(self, g: Empires) -> None:
        seeds = g.box.seeds[:]
        g.shuffle(seeds)
        for province, resource in zip(g.box.resources, seeds, strict=True):
            g.seed[province] = resource
        g.tell("sown")


class DrawFirst(Automatic[Empires], frozen=True):
    """C3: a random player is first, the others follow clockwise."""

    rule = "3.1"

    def run(self, g: Empires) -> None:
        first = g.below(g.seats)
        g.order = [(first + k) % g.seats for k in range(g.seats)]
        g.tell("turn-order", seats=g.order[:])


class LayVariants(Automatic[Empires], frozen=True):
    """C4 to C8, D0."""

    rule = "3.2"

    def run(self, g: Empires) -> None:
        options = g.options
        if options.agendas:
            lay_agendas(g)
        if options.mountains:
            lay_tiles(g)
        if options.grand_shrines:
            lay_shrines(g)
        if options.random_neutral:
            lay_neutral_tokens(g)
        if options.dojos:
            random = options.dojo_choice == "random"
            g.push(*([DrawDojos()] if random else [ChooseDojo(seat) for seat in g.order]))


def lay_agendas(g: Empires) -> None:
    """C4: a tile for each region, with a random face up; or any of the faces (ruling 19)."""
    is_mixed = g.options.agenda_faces == "mixed"
    tiles = [(face,) for face in g.box.agendas] if is_mixed else g.box.agenda_tiles
    drawn = list(range(len(tiles)))
    g.shuffle(drawn)
    for region, tile in zip(g.box.regions, drawn, strict=False):
        faces = tiles[tile]
        g.agenda[region] = faces[g.below(len(faces))]
        g.tell("agenda-laid", region=region, agenda=g.agenda[region])


def lay_tiles(g: Empires) -> None:
    """C5: one face down on each mountain; the others are removed unseen."""
    tiles = g.box.tiles[:]
    g.shuffle(tiles)
    for mountain in g.box.mountains:
        g.tile[mountain] = tiles.pop(0)
    g.tiles_out = sorted(tiles)
    g.tell("tiles-laid", count=len(g.box.mountains))


def lay_shrines(g: Empires) -> None:
    """C6: one on each shrine province; which ones are removed is public."""
    pieces = g.box.shrine_pieces[:]
    g.shuffle(pieces)
    for province in g.box.shrines:
        g.colour[province] = pieces.pop()
        g.tell("shrine-laid", province=province, colour=g.colour[province])
    g.colours_out = sorted(pieces)


def lay_neutral_tokens(g: Empires) -> None:
    """C7: one on each slot in place of the printed action."""
    tokens = g.box.neutral_tokens[:]
    g.shuffle(tokens)
    for slot in g.box.slots:
        g.neutral[slot] = tokens.pop()
        g.tell("neutral-laid", slot=slot, neutral=g.neutral[slot])
