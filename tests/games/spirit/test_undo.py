"""What may be taken back in Samurai Spirit: nothing by which anybody learnt something."""

import pytest

from kabuto.games.spirit import GAME
from kabuto.kernel import SEAT, may_undo, undo_rng

from .positions import Vector, make_position

KATSUSHIRO = {
    "samurai": "katsushiro kikuchiyo gorobei heihachi",
    "line": {"A": "B6-03"},
    "top": "P4-03 P2-07 L5-03",
}
GOROBEI = {
    "samurai": "gorobei kikuchiyo kanbei heihachi",
    "line": {"A": "P4-03 P2-02"},
    "top": "P3-06",
}
PLAIN = {"samurai": "kikuchiyo gorobei heihachi daisuke", "top": "P3-06 P4-03"}
GIFT = {"samurai": "heihachi gorobei kikuchiyo daisuke", "top": "P4-03"}
ALLOWED = [
    (PLAIN, ["A fight"], "A confront"),
    (PLAIN, ["A fight"], "A defend"),
    (PLAIN, [], "A support C"),
    (PLAIN, [], "A pass"),
    (GIFT, ["A fight"], "A give B"),
    (GOROBEI, ["A fight"], "A confront"),
    (GOROBEI, ["A fight", "A confront"], "A decline"),
    (KATSUSHIRO, ["A fight", "A confront", "A use"], "A top L5-03"),
    (PLAIN | {"known": 1}, [], "A fight"),
    ({"samurai": "kikuchiyo gorobei"}, [], "A turn kanbei"),
]
REFUSED = [
    (PLAIN, [], "A fight"),
    (PLAIN | {"stack": 1, "top": "P3-06", "full": "ABCD"}, [], "A support C"),
    (KATSUSHIRO, ["A fight"], "A under"),
    (KATSUSHIRO, ["A fight", "A confront"], "A use"),
    (GOROBEI, ["A fight", "A confront"], "A use"),
]


def is_undoable(vector: Vector, before: list[str], last: str) -> bool:
    g, _ = make_position(vector)
    for line in before:
        seat, _, text = line.partition(" ")
        g, _ = GAME.apply(g, SEAT.number(seat), text)
    seat, _, text = last.partition(" ")
    after, _ = GAME.apply(g, SEAT.number(seat), text)
    move = GAME.moves.parse(text)
    return may_undo(GAME, g, SEAT.number(seat), move, after, undo_rng(g.key, 1))


@pytest.mark.parametrize(("vector", "before", "last"), ALLOWED)
def test_a_choice_that_shows_nothing_may_be_taken_back(
    vector: Vector, before: list[str], last: str
) -> None:
    assert is_undoable(vector, before, last)


@pytest.mark.parametrize(("vector", "before", "last"), REFUSED)
def test_what_was_seen_stays(vector: Vector, before: list[str], last: str) -> None:
    assert not is_undoable(vector, before, last)
