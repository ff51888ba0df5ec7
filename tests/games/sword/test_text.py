"""The table drawn with letters."""

from __future__ import annotations

from kabuto.games.sword import GAME
from kabuto.games.sword.components import CARD, CHARACTER, ROLE, SHOGUN
from kabuto.games.sword.state import Sword
from kabuto.games.sword.text import draw
from kabuto.kernel import EVERYBODY, SEAT, WATCHER


def say(key: str, **args: object) -> str:
    return " ".join([key, *map(str, args.values())])


def start(seats: int = 5) -> Sword:
    return GAME.start(seats, GAME.read_options(seats), bytes(32))


def line_of(text: str, seat: int) -> list[str]:
    (line,) = [line for line in text.splitlines() if line.startswith(SEAT.label(seat))]
    return line.split()


def test_every_player_has_a_line_with_his_character_and_hand_size() -> None:
    g = start()
    text = draw(GAME.view(g, WATCHER), say)
    for seat in range(g.seats):
        cells = line_of(text, seat)
        assert cells[2] == CHARACTER.label(g.character[seat])
        assert cells[5] == str(len(g.hand[seat]))
    assert f"board-deck {len(g.deck)}" in text


def test_only_the_shogun_and_the_own_role_are_seen() -> None:
    g = start()
    for viewer in range(g.seats):
        text = draw(GAME.view(g, viewer), say)
        for seat in range(g.seats):
            is_seen = seat == viewer or g.role[seat] == SHOGUN
            assert line_of(text, seat)[1] == (ROLE.label(g.role[seat]) if is_seen else "?")


def test_a_seat_sees_its_hand_a_watcher_none_and_everybody_all_at_the_end() -> None:
    g = start()
    hand = " ".join(CARD.label(card) for card in g.hand[1])
    assert f"text-hand B: {hand}" in draw(GAME.view(g, 1), say)
    assert "text-hand" not in draw(GAME.view(g, WATCHER), say)
    g.stack.clear()
    assert draw(GAME.view(g, EVERYBODY), say).count("text-hand") == g.seats


def test_what_a_seat_knows_of_another_hand_is_listed() -> None:
    g = start()
    card = g.hand[2][0]
    g.known.append((0, 2, card))
    assert f"text-known C: {CARD.label(card)}" in draw(GAME.view(g, 0), say)
    assert "text-known" not in draw(GAME.view(g, 1), say)
