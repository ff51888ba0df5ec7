"""8 What one viewer may see, and other worlds that look the same."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from msgspec import Struct

from kabuto.kernel import EVERYBODY, NOTHING

from .box import box_of
from .box_facts import Box
from .components import (
    ORDER,
    Agenda,
    Colour,
    Dojo,
    Neutral,
    Order,
    Province,
    Region,
    Resource,
    Slot,
    Tile,
)
from .state import Empires, Explorer, Options, Seat

UNKNOWN = NOTHING


class PiecesOnMap(Struct, frozen=True):
    """The pieces that everybody sees, in the flat lists that counting reads."""

    seats: int
    has_dojos: bool
    shares_castles: bool
    box: Box
    units: list[int]  # of all types, by province, then seat
    archers: list[int]  # those among the units
    generals: list[int]  # those among the units
    castle: list[int]  # by region, then seat: where the castle stands


class View(Struct, frozen=True):
    """The table as one viewer sees it; lists without a word are ordered as those of the state."""

    seats: int
    viewer: Seat  # none for a watcher, and for everybody once the game is over
    options: Options
    era: int
    round: int  # 1 from south to north, 2 from north to south
    resolving: Slot  # whose token is being carried out
    order: list[Seat]  # turn order
    points: list[int]  # by seat
    influence: list[list[int]]  # by region, by seat
    food: list[int | None]  # by seat; none behind a screen
    bushido: list[int | None]  # by seat; none behind a screen
    units: list[list[int]]  # of all types, by province, by seat
    archers: list[list[int]]  # those among the units
    generals: list[list[int]]  # those among the units
    supply: list[int]  # samurai by seat; with dojos the barracks
    castle: list[list[Province]]  # by region, by seat: where the castle stands
    castles_left: list[int]  # by seat
    explorer: Explorer | None  # the unit on a mountain
    hands: list[list[Region]]  # destiny cards by seat; empty where they may not be seen
    hand_sizes: list[int]
    deck_size: int  # cards that nobody has seen
    played: list[int]  # destiny cards by region
    latest: list[Region]  # by seat: the destiny card of this era, once turned up
    behind: list[list[int]]  # tokens by seat, by kind; empty where they may not be seen
    behind_sizes: list[int]
    owner: list[Seat]  # of the top token, by slot
    token: list[Order]  # the top token, by slot; none where its kind may not be seen
    face_up: list[bool]  # the top token, by slot
    laid_in: list[int]  # the round in which the top token was laid, by slot; 0 for none
    under_owner: list[Seat]  # of the covered token, by slot
    under: list[Order]  # the covered token, by slot
    acted: list[Order]  # by slot: what was carried out in the latest resolution
    covered: list[int]  # by seat: own tokens covered in this era, as far as that is limited
    covers: list[int]  # by seat: opponents' tokens covered in this round
    seed: list[Resource]  # by province
    neutral: list[Neutral]  # by slot
    agenda: list[Agenda]  # by region
    agenda_done: list[list[bool]]  # by region, by seat
    tile: list[Tile]  # by mountain; none while face down
    colour: list[Colour]  # of the shrine, by province
    colours_out: list[Colour]  # of the shrines that are in no province
    dojo: list[Dojo]  # by seat
    trained: list[list[int]]  # by seat: elites, archers and generals in training
    archers_free: list[int]  # by seat: archers that are not on the map
    generals_free: list[int]  # by seat: generals that are not on the map

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

    def list_pieces(self) -> PiecesOnMap:
        """What `counting.py` counts."""
        return PiecesOnMap(
            seats=self.seats,
            has_dojos=self.has_dojos,
            shares_castles=self.shares_castles,
            box=self.box,
            units=_join(self.units),
            archers=_join(self.archers),
            generals=_join(self.generals),
            castle=_join(self.castle),
        )


def _join(rows: list[list[int]]) -> list[int]:
    return [value for row in rows for value in row]


V = TypeVar("V")


def _split(values: list[V], size: int) -> list[list[V]]:
    """A flat list as rows of that size."""
    return [values[at : at + size] for at in range(0, len(values), size)]


def view(g: Empires, viewer: int) -> View:
    """The View of a seat, a watcher, or everybody once the game is over.

    Long because it fills every field.
    """
    seats = range(g.seats)
    everything = viewer == EVERYBODY
    hands: list[list[int]] = [[] for _ in seats]
    behind: list[list[int]] = [[] for _ in seats]
    food: list[int | None] = [None for _ in seats]
    bushido: list[int | None] = [None for _ in seats]
    for seat in seats:
        if everything or seat == viewer:
            hands[seat], behind[seat] = g.hand[seat][:], g.tokens_of(seat)
        if everything or seat == viewer or g.options.open_resources:
            food[seat], bushido[seat] = g.food[seat], g.bushido[seat]
    return View(
        seats=g.seats,
        viewer=viewer if viewer >= 0 else NOTHING,
        options=g.options,
        era=g.era,
        round=g.round,
        resolving=g.resolving,
        order=g.order[:],
        points=g.points[:],
        influence=_split(g.influence, g.seats),
        food=food,
        bushido=bushido,
        units=_split(g.units, g.seats),
        archers=_split(g.archers, g.seats),
        generals=_split(g.generals, g.seats),
        supply=g.supply[:],
        castle=_split(g.castle, g.seats),
        castles_left=g.castles_left[:],
        explorer=g.explorer,
        hands=hands,
        hand_sizes=list(map(len, g.hand)),
        deck_size=len(g.deck),
        played=g.played[:],
        latest=g.latest[:],
        behind=behind,
        behind_sizes=[sum(g.tokens_of(seat)) for seat in seats],
        owner=g.owner[:],
        token=g.token[:] if everything else _hide_tokens(g, viewer),
        face_up=g.face_up[:],
        laid_in=g.laid_in[:],
        under_owner=g.under_owner[:],
        under=g.under[:],
        acted=g.acted[:],
        covered=g.covered[:],
        covers=g.covers[:],
        seed=g.seed[:],
        neutral=g.neutral[:],
        agenda=g.agenda[:],
        agenda_done=_split(g.agenda_done, g.seats),
        tile=_hide_tiles(g) if g.options.mountains and not everything else g.tile[:],
        colour=g.colour[:],
        colours_out=g.colours_out[:],
        dojo=g.dojo[:],
        trained=_split(g.trained, 3),
        archers_free=g.archers_free[:],
        generals_free=g.generals_free[:],
    )


def _hide_tokens(g: Empires, viewer: int) -> list[int]:
    """A face-down token shows its kind to its owner only."""
    tokens, up = g.token[:], g.face_up
    for slot, at in enumerate(g.owner):
        if at >= 0 and not up[slot] and at != viewer:
            tokens[slot] = UNKNOWN
    return tokens


def _hide_tiles(g: Empires) -> list[int]:
    return [tile if up else UNKNOWN for tile, up in zip(g.tile, g.tile_up, strict=True)]


def redeal(g: Empires, eyes: int, rng: Random) -> None:
    """Destiny hands with the deck, orders face down with their screens, tiles face down."""
    _redeal_destiny(g, eyes, rng)
    for seat in range(g.seats):
        if not eyes >> seat & 1:
            _redeal_orders(g, seat, rng)
    if g.options.mountains:
        _redeal_tiles(g, rng)


def _shuffle(items: list[int], rng: Random) -> None:
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def _redeal_destiny(g: Empires, eyes: int, rng: Random) -> None:
    pool = g.deck
    unseen = [seat for seat in range(g.seats) if not eyes >> seat & 1]
    for seat in unseen:
        pool += g.hand[seat]
    pool.sort()
    _shuffle(pool, rng)
    for seat in unseen:
        size = len(g.hand[seat])
        if size:
            g.hand[seat] = sorted(pool[-size:])
            del pool[-size:]


def _redeal_orders(g: Empires, seat: int, rng: Random) -> None:
    slots = [s for s in g.box.slots if g.owner[s] == seat and not g.face_up[s]]
    kinds = len(ORDER)
    first, behind = seat * kinds, g.behind
    pool = [kind for kind in range(kinds) for _ in range(behind[first + kind])]
    pool += [g.token[slot] for slot in slots]
    pool.sort()
    for slot in slots:
        behind[first + g.token[slot]] += 1
        kind = g.token[slot] = pool.pop(int(rng.random() * len(pool)))
        behind[first + kind] -= 1


def _redeal_tiles(g: Empires, rng: Random) -> None:
    down = [m for m, up in enumerate(g.tile_up) if not up and g.tile[m] != NOTHING]
    pool = sorted([g.tile[m] for m in down] + g.tiles_out)
    _shuffle(pool, rng)
    for m in down:
        g.tile[m] = pool.pop()
    g.tiles_out = sorted(pool)


def hidden(g: Empires, viewer: int) -> dict[str, object]:
    """What this viewer does not know: it must vary over resampled worlds."""
    secrets: dict[str, object] = {}
    others = [seat for seat in range(g.seats) if seat != viewer]
    unseen = [*g.deck, *(card for seat in others for card in g.hand[seat])]
    if len(set(unseen)) > 1:
        secrets |= {f"hand {seat}": tuple(g.hand[seat]) for seat in others if g.hand[seat]}
        secrets |= {"deck": tuple(g.deck)} if g.deck else {}
    for seat in others:
        down = [g.token[s] for s in g.box.slots if g.owner[s] == seat and not g.face_up[s]]
        if down:
            secrets[f"orders {seat}"] = tuple(down)
    tiles = [t for t, up in zip(g.tile, g.tile_up, strict=True) if not up and t != NOTHING]
    if len({*tiles, *g.tiles_out}) > 1 and tiles:
        secrets["tiles"] = tuple(tiles)
    return secrets
