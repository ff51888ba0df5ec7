"""10.1 What holds at every moment of every game."""

from __future__ import annotations

from kabuto.kernel import NOTHING

from .components import (
    ARCHER,
    GENERAL,
    NEUTRAL,
    ORDER,
    TILE,
)
from .state import Empires


def check(g: Empires) -> None:
    """What holds at every moment of every game. Raises AssertionError."""
    _check_sizes(g)
    for seat in range(g.seats):
        _check_units(g, seat)
        _check_castles(g, seat)
        _check_tokens(g, seat)
        _check_covering(g, seat)
        if g.options.dojos:
            _check_training(g, seat)
        assert g.hand[seat] == sorted(g.hand[seat]), "a hand is not sorted"
        assert g.points[seat] >= 0
        assert min(g.food[seat], g.bushido[seat]) >= 0, "a debt"
    _check_destiny(g)
    _check_slots(g)
    _check_facts(g)
    _check_agendas(g)


_BY_SEAT = [
    "order",
    "points",
    "food",
    "bushido",
    "supply",
    "castles_left",
    "hand",
    "latest",
    "covered",
    "covers",
    "dojo",
    "archers_free",
    "generals_free",
]
_BY_SLOT = ["owner", "token", "face_up", "laid_in", "under_owner", "under", "acted", "neutral"]


def _check_sizes(g: Empires) -> None:
    n, regions, provinces = g.seats, len(g.box.majority), len(g.box.region_of)
    sizes = dict.fromkeys(_BY_SEAT, n) | dict.fromkeys(_BY_SLOT, len(g.box.printed))
    sizes |= {"influence": regions * n, "castle": regions * n, "agenda_done": regions * n}
    sizes |= {"units": provinces * n, "archers": provinces * n, "generals": provinces * n}
    sizes |= {"played": regions, "agenda": regions, "seed": provinces, "colour": provinces}
    sizes |= {"tile": len(g.box.borders), "tile_up": len(g.box.borders)}
    sizes |= {"behind": n * len(ORDER), "trained": n * 3}
    for name, size in sizes.items():
        assert len(getattr(g, name)) == size, f"{name} is not complete"
    amounts = (g.units, g.archers, g.generals, g.trained, g.behind, g.played, g.castles_left)
    assert min(map(min, amounts)) >= 0, "fewer than none"


def _check_units(g: Empires, seat: int) -> None:
    here = range(seat, len(g.units), g.seats)
    counts = [sum(kind[at] for at in here) for kind in (g.units, g.archers, g.generals)]
    if g.explorer and g.explorer.seat == seat:
        counts[0] += 1
        counts[1] += g.explorer.unit == ARCHER
        counts[2] += g.explorer.unit == GENERAL
    units, archers, generals = counts
    trained = sum(g.trained[seat * 3 : seat * 3 + 3])
    armies = units - archers - generals
    assert armies + g.supply[seat] + trained == g.box.armies, "samurai are lost or made"
    assert all(g.units[at] >= g.archers[at] + g.generals[at] for at in here)
    assert g.supply[seat] >= 0
    if g.options.dojos:
        assert g.archers_free[seat] + archers == g.box.archers, "archers are lost or made"
        assert g.generals_free[seat] + generals == g.box.generals, "generals are lost or made"
    else:
        assert archers == generals == trained == 0


def _check_castles(g: Empires, seat: int) -> None:
    mine = g.castle[seat :: g.seats]
    built = sum(province != NOTHING for province in mine)
    assert built + g.castles_left[seat] == g.box.castles, "castles are lost or made"
    for region, province in enumerate(mine):
        assert province == NOTHING or g.box.region_of[province] == region
        if province != NOTHING and g.shares_castles:
            others = g.castle[region * g.seats : (region + 1) * g.seats]
            assert others.count(NOTHING) == g.seats - 1, "a second castle in a region"


def _check_tokens(g: Empires, seat: int) -> None:
    counts = g.tokens_of(seat)
    for owners, tokens in ((g.owner, g.token), (g.under_owner, g.under)):
        for slot in range(len(g.owner)):
            if owners[slot] == seat:
                counts[tokens[slot]] += 1
    assert counts == g.box.copies, "order tokens are lost or made"


def _check_covering(g: Empires, seat: int) -> None:
    """4.6: tokens of a seat under those of others, and tokens of others under its own."""
    pairs = [(g.owner[slot], g.under_owner[slot]) for slot in g.box.slots]
    all_count = g.limits_own_covering
    covered = sum(under == seat and (top != seat or all_count) for top, under in pairs)
    covers = sum(top == seat != under != NOTHING for top, under in pairs)
    assert g.covered[seat] == covered <= g.box.covered_at_most, "covered more than once"
    assert g.covers[seat] == covers <= g.seats - 1, "too many are covered"


def _check_training(g: Empires, seat: int) -> None:
    """7.5: nobody is trained who has no place or no piece to come to."""
    elites, archers, generals = g.trained[seat * 3 : seat * 3 + 3]
    assert elites <= g.box.elite_places, "more elites than places"
    assert archers <= g.archers_free[seat], "more archers in training than there are"
    assert generals <= g.generals_free[seat], "more generals in training than there are"
    assert g.dojo[seat] == NOTHING or g.dojo.count(g.dojo[seat]) == 1, "a dojo is taken twice"


def _check_destiny(g: Empires) -> None:
    cards = sorted([*g.deck, *(card for hand in g.hand for card in hand)])
    cards += [region for region, count in enumerate(g.played) for _ in range(count)]
    assert sorted(cards) == g.box.destiny, "destiny cards are lost or made"
    assert sum(g.played) in (g.seats * g.era, g.seats * max(g.era - 1, 0))
    if g.era:
        shown = sum(g.played) == g.seats * g.era  # the card of this era
        assert all((card != NOTHING) == shown for card in g.latest), "the card of another era"
        assert {len(hand) for hand in g.hand} == {g.box.hand_size - shown}, "a hand of another size"


def _check_slots(g: Empires) -> None:
    """4.4 to 4.7: what lies on the slots, and how."""
    for slot in range(len(g.owner)):
        token, under = g.token[slot], g.under[slot]
        assert (g.owner[slot] == NOTHING) == (token == NOTHING) == (g.laid_in[slot] == 0)
        assert (g.under_owner[slot] == NOTHING) == (under == NOTHING)
        assert g.owner[slot] == NOTHING or slot in g.box.slots, "a token beside the slots"
        assert not g.face_up[slot] or token != NOTHING, "nothing is face up"
        assert g.laid_in[slot] <= g.round, "laid in a round to come"
        assert under == NOTHING or g.laid_in[slot] == 2, "covered in the first round"
    for seat in range(g.seats):
        laid = [g.laid_in[slot] for slot in range(len(g.owner)) if g.owner[slot] == seat]
        first, second = g.box.orders_in[g.seats]
        assert laid.count(2) <= second, "too many orders of the second round"
        assert len(laid) + g.under_owner.count(seat) <= first + second, "too many orders"


def _check_facts(g: Empires) -> None:
    box, options = g.box, g.options
    assert 0 <= g.era <= box.eras, "no such era"
    assert 0 <= g.round <= 2, "no such round"
    assert sorted(k for k in g.seed if k != NOTHING) in ([], box.seeds), "seeds are lost or made"
    assert sorted(g.order) == list(range(g.seats))
    if options.mountains and g.era:
        assert sorted([*(g.tile[m] for m in box.mountains), *g.tiles_out]) == box.tiles, (
            "mountain tiles are lost or made"
        )
    if options.grand_shrines and g.era:
        colours = [g.colour[p] for p in box.shrines]
        assert sorted([*colours, *g.colours_out]) == box.shrine_pieces, "shrines are lost or made"
    assert all(kind in NEUTRAL for slot, kind in enumerate(g.neutral) if slot in box.slots)
    assert all(tile in TILE or tile == NOTHING for tile in g.tile)
    explorer = g.explorer
    if explorer:
        assert options.mountains, "there are no paths"
        assert explorer.province in box.borders[explorer.mountain], "from nowhere"
        assert g.tile_up[explorer.mountain], "the tile is face down"


def _check_agendas(g: Empires) -> None:
    """Ruling 47: whoever fulfils an agenda has scored it."""
    if not g.options.agendas or not g.era:
        assert not any(g.agenda_done), "an agenda is scored that is not played with"
        return
    laid = [g.agenda[region] for region in g.box.regions]
    assert all(agenda in g.box.agendas for agenda in laid), "no agenda"
    assert len(set(laid)) == len(laid), "an agenda of two regions"
    shown = [sum(face in laid for face in faces) for faces in g.box.agenda_tiles]
    assert g.options.agenda_faces == "mixed" or max(shown) == 1, "both faces of a tile"
    for region in g.box.regions:
        for seat in range(g.seats):
            done = g.agenda_done[region * g.seats + seat]
            assert done or not g.fulfils(seat, region), "an agenda has not been scored"
