"""Section 8: what is hidden, and the other worlds that look the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import box_of
from kabuto.games.empires.state import Empires
from kabuto.kernel import EVERYBODY, WATCHER

from .positions import KEY, make

GREY, ORANGE, GREEN, PURPLE = REGIONS = box_of("").regions
MOVE3 = components.ORDER.number("move3")
SLOTS = {
    "grey-1": "A build",
    "orange-1": "B attack",
    "orange-2": "B move3",
    "green-1": "B build up",
}
PATHS: dict[str, Any] = {"options": {"mountains": True}, "slots": SLOTS}


def deal(g: Empires, hands: list[list[int]]) -> None:
    """Gives these destiny cards; the others are the deck."""
    left = Counter(g.box.destiny) - Counter(card for hand in hands for card in hand)
    g.hand, g.deck = [sorted(hand) for hand in hands], sorted(left.elements())
    GAME.check(g)


def worlds(g: Empires, viewer: int, count: int = 60) -> list[Empires]:
    eyes = 1 << viewer if viewer >= 0 else 0
    return [GAME.resample(g, eyes, Random(seed)) for seed in range(count)]


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_another_world_has_the_same_pieces_and_looks_the_same(viewer: int) -> None:
    g = make(PATHS)
    g.tile_up[2] = True
    seen = GAME.view(g, viewer)
    for world in worlds(g, viewer):
        GAME.check(world)
        assert GAME.view(world, viewer) == seen


def test_a_hand_that_is_not_seen_may_be_any() -> None:
    g = make({})
    deal(g, [[GREY, GREY, ORANGE], [PURPLE, PURPLE, PURPLE]])
    others = worlds(g, 0)
    assert all(world.hand[0] == g.hand[0] for world in others)
    found = [world.hand[1] for world in others]
    assert {card for hand in found for card in hand} == set(REGIONS)
    assert [hand for hand in found if PURPLE not in hand] != []
    assert [hand for hand in found if len(set(hand)) == 3] != []
    tops = {world.deck[-1] for world in others}
    bottoms = {world.deck[0] for world in others}
    assert tops == bottoms == set(REGIONS)


def test_of_two_cards_that_are_not_seen_each_may_be_in_hand() -> None:
    g = make({})
    g.hand, g.deck = [[GREY, ORANGE], [PURPLE]], [GREEN]
    assert {(*world.hand[1], *world.deck) for world in worlds(g, 0)} == {
        (PURPLE, GREEN),
        (GREEN, PURPLE),
    }


def test_an_empty_hand_stays_empty() -> None:
    g = make({})
    g.hand, g.deck = [[GREY], []], [GREEN, PURPLE]
    assert all(world.hand[1] == [] for world in worlds(g, 0))


def test_to_a_watcher_every_hand_may_be_any() -> None:
    g = make({"seats": 3})
    deal(g, [[GREY] * 3, [ORANGE] * 3, [PURPLE] * 3])
    others = worlds(g, WATCHER)
    for seat in range(3):
        assert {card for world in others for card in world.hand[seat]} == set(REGIONS)
        assert {len(world.hand[seat]) for world in others} == {3}


def test_orders_face_down_may_be_any_that_the_screen_still_hides() -> None:
    g = make(PATHS)
    others = worlds(g, 0, 200)
    found = Counter(world.token[components.SLOT.number("orange-1")] for world in others)
    assert found.keys() == set(components.ORDER)
    up = components.SLOT.number("green-1")
    assert {world.token[up] for world in others} == {components.BUILD}
    own = components.SLOT.number("grey-1")
    assert {world.token[own] for world in others} == {components.BUILD}
    pairs = {tuple(world.token[s] for s in g.box.slots_of[ORANGE][:2]) for world in others}
    assert (components.HARVEST, components.HARVEST) in pairs
    assert (components.BUILD, components.BUILD) not in pairs  # one of two lies face up


def test_tiles_face_down_may_be_any_that_are_not_seen() -> None:
    g = make(PATHS)
    g.tile_up[0] = True
    others = worlds(g, 0, 120)
    assert {world.tile[0] for world in others} == {g.tile[0]}
    unseen = Counter(g.box.tiles) - Counter([g.tile[0]])
    for m in box_of("").mountains[1:]:
        assert {world.tile[m] for world in others} == set(unseen)
    assert all(world.tiles_out == sorted(world.tiles_out) for world in others)


def test_chance_says_nothing_about_what_is_hidden() -> None:
    """Of two games that look alike to a seat, the same chance makes the same other world."""
    g, h = make(PATHS), make(PATHS)
    deal(g, [[GREY, GREY, ORANGE], [PURPLE, PURPLE, PURPLE]])
    deal(h, [[GREY, GREY, ORANGE], [GREEN, GREY, ORANGE]])
    h.deck.reverse()
    orange = components.SLOT.number("orange-1")
    h.behind[len(components.ORDER) + h.token[orange]] += 1
    h.token[orange] = components.RECRUIT
    h.behind[len(components.ORDER) + components.RECRUIT] -= 1
    h.tile = h.tile[::-1]
    assert GAME.view(g, 0) == GAME.view(h, 0)
    for seed in range(10):
        one, other = (GAME.resample(state, 1, Random(seed)) for state in (g, h))
        assert (one.hand, one.deck, one.token) == (other.hand, other.deck, other.token)
        assert (one.tile, one.behind) == (other.tile, other.behind)


def test_what_is_hidden_is_listed_for_each_viewer() -> None:
    g = make(PATHS)
    deal(g, [[GREY, GREY, ORANGE], [PURPLE, PURPLE, PURPLE]])
    hidden = GAME.hidden(g, 0)
    assert hidden == {
        "hand 1": (PURPLE,) * 3,
        "deck": tuple(g.deck),
        "orders 1": (components.ATTACK, MOVE3),
        "tiles": tuple(g.tile),
    }
    assert GAME.hidden(g, WATCHER).keys() == hidden.keys() | {"hand 0", "orders 0"}


def test_tiles_that_are_up_or_all_alike_are_not_hidden() -> None:
    g = make(PATHS)
    g.tile_up = [True] * len(g.box.mountains)
    assert "tiles" not in GAME.hidden(g, 0)
    g = make(PATHS)
    g.tile_up[0] = True
    assert GAME.hidden(g, 0)["tiles"] == tuple(g.tile[1:])
    g.tile, g.tiles_out = [g.tile[0]] * 7, [g.tile[0]] * 3
    assert "tiles" not in GAME.hidden(g, 0)


def test_hands_and_deck_that_are_all_alike_are_not_hidden() -> None:
    g = make({})
    g.hand, g.deck = [[GREY, ORANGE], [PURPLE, PURPLE]], [PURPLE]
    assert GAME.hidden(g, 0) == {}
    g.hand, g.deck = [[GREY, ORANGE], [PURPLE, GREY]], []
    assert GAME.hidden(g, 0) == {"hand 1": (PURPLE, GREY)}


def test_everybody_sees_all_at_the_end_and_nobody_before() -> None:
    g = make({**PATHS, "options": {"mountains": True, "dojos": False}})
    seen = GAME.view(g, EVERYBODY)
    assert (seen.hands, seen.tile, seen.token) == (g.hand, g.tile, g.token)
    assert (seen.food, seen.bushido, seen.viewer) == (g.food, g.bushido, -1)
    assert seen.behind == [g.tokens_of(0), g.tokens_of(1)]
    watched = GAME.view(g, WATCHER)
    assert (watched.hands, watched.behind, watched.food) == ([[], []], [[], []], [None, None])
    assert watched.viewer == -1
    assert GAME.view(g, 1).viewer == 1


def test_the_room_says_that_its_data_is_reconstructed() -> None:
    assert GAME.reconstructed


def test_presets_are_what_they_are_called() -> None:
    start = {name: GAME.read_options(2, chosen) for name, chosen in GAME.presets.items()}
    names = [option.name for option in GAME.describe_options()]
    on = {preset: {n for n in names if getattr(o, n) is True} for preset, o in start.items()}
    assert on == {
        "base": set(),
        "variants": {"agendas", "mountains", "grand_shrines"},
        "tokugawa": {"dojos"},
        "everything": {"agendas", "mountains", "grand_shrines", "dojos", "random_neutral"},
        "source": set(),
    }


def test_every_move_names_what_is_there() -> None:
    """Four seats; only an army, an archer or the general stands on the board."""
    for move in GAME.moves.all:
        args = dict(zip(move.verb.parameters, move.text.split()[1:], strict=True))
        assert args.get("other", "A") in "ABCD", move.text
        assert args.get("province") != args.get("to_province", "nowhere"), move.text
        if move.verb.name in ("step", "explore", "fetch", "drive"):
            assert args["unit"] in ("army", "archer", "general"), move.text
        if move.verb.name == "build":
            assert "+" in args["cargo"], move.text
    places, regions, mountains = 24 + 40, 4 + 6, 7 + 12  # shipped, and for a host's box
    assert Counter(move.verb.name for move in GAME.moves.all) == {
        "skip": 1,
        "done": 1,
        "destiny": regions,
        "place": 7 * 6 * regions,
        "step": places * (places - 1) * 3,
        "attack": places * 4,
        "recruit": places * 4,
        "harvest": places,
        "all": 1,
        "pay": 1,
        "ship": places * 8,
        "land": places,
        "build": places * 5,
        "explore": places * 3 * mountains,
        "descend": places,
        "dojo": 5,
        "train": 4,
        "clear": places,
        "thin": 1,
        "keep": 4 * places,
        "fetch": places * 3,
        "drive": 4 * 3 * places,
        "gain": 1,
    }


def test_another_key_deals_another_game() -> None:
    dealt = {
        tuple(map(tuple, GAME.start(2, GAME.options(), KEY + bytes([n])).hand)) for n in range(9)
    }
    assert len(dealt) > 5
