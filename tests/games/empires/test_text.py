"""The table drawn with letters."""

from __future__ import annotations

from kabuto.games.empires import GAME
from kabuto.games.empires.box import box_of
from kabuto.games.empires.components import PROVINCE, SLOT
from kabuto.games.empires.text import draw
from kabuto.kernel import EVERYBODY, WATCHER

from .positions import position


def say(key: str, **args: object) -> str:
    return " ".join([key, *map(str, args.values())])


def words_of(text: str, start: str) -> list[str]:
    """The words of the line that begins so."""
    (line,) = [line for line in text.splitlines() if line.split()[:1] == [start]]
    return line.split()[1:]


def test_every_province_and_slot_of_the_map_has_a_line() -> None:
    g = GAME.start(3, GAME.read_options(3), bytes(32))
    text = draw(GAME.view(g, WATCHER), say)
    starts = [line.split()[0].rstrip("~") for line in text.splitlines() if line.startswith("  ")]
    for name in (
        *map(PROVINCE.label, g.box.provinces),
        *(SLOT.label(slot) for slot in g.box.slots),
    ):
        assert starts.count(name) == 1


def test_units_castles_and_neighbours_are_drawn() -> None:
    g = position(ask="order", seat="A", order="move3", region="grey", board={"bungo": "2A 1B"})
    g.castle[0 * g.seats + 1] = PROVINCE.number("bungo")
    cells = words_of(draw(GAME.view(g, WATCHER), say), "bungo~")
    assert "A:2" in cells
    assert "B:1+castle" in cells
    assert cells[cells.index(">") + 1 :] == ["satsuma", "chikuzen", "tosa"]


def test_a_token_face_down_is_seen_by_its_owner_only() -> None:
    g = GAME.start(2, GAME.read_options(2), bytes(32))
    for seat in range(2):
        g = GAME.apply(g, seat, GAME.offer(g, seat)[0].text)[0]
    seat = GAME.deciders(g)[0]
    move = next(m for m in GAME.offer(g, seat) if m.verb.name == "place")
    _, order, slot = move.text.split()
    g = GAME.apply(g, seat, move.text)[0]
    owner = "AB"[seat]
    assert words_of(draw(GAME.view(g, seat), say), slot)[-1] == f"{owner}:{order}"
    assert words_of(draw(GAME.view(g, 1 - seat), say), slot)[-1] == f"{owner}:?"
    assert words_of(draw(GAME.view(g, EVERYBODY), say), slot)[-1] == f"{owner}:{order}"


def test_destiny_cards_are_drawn_for_their_owner_only() -> None:
    g = GAME.start(2, GAME.read_options(2), bytes(32))
    assert draw(GAME.view(g, 0), say).count("text-hand") == 1
    assert "text-hand" not in draw(GAME.view(g, WATCHER), say)


def test_mountains_are_drawn_where_they_are_played_with() -> None:
    for with_mountains in (False, True):
        options = GAME.read_options(2, {"mountains": with_mountains})
        text = draw(GAME.view(GAME.start(2, options, bytes(32)), WATCHER), say)
        assert text.count("^") == with_mountains * len(box_of("").mountains)
