"""The table drawn with letters."""

from __future__ import annotations

from kabuto.games.spirit import GAME
from kabuto.games.spirit.components import CARD, FARMSTEAD, SAMURAI
from kabuto.games.spirit.state import Spirit
from kabuto.games.spirit.text import draw
from kabuto.kernel import WATCHER


def say(key: str, **args: object) -> str:
    return " ".join([key, *map(str, args.values())])


def start(seats: int = 3) -> Spirit:
    return GAME.start(seats, GAME.read_options(seats), bytes(32))


def test_every_samurai_stands_there_with_total_and_kiai() -> None:
    g = start(7)
    text = draw(GAME.view(g, WATCHER), say)
    for samurai in g.samurai:
        assert f"samurai-{SAMURAI.label(samurai)}: board-total 0 " in text
    assert text.count("board-line-empty") == 7


def test_a_card_of_the_line_and_of_the_left_side_is_drawn_where_it_lies() -> None:
    g = start()
    before = draw(GAME.view(g, WATCHER), say)
    card = CARD.number("P1-05")
    g.line[1] = [card]
    g.left[2][1] = CARD.number("P2-05")
    text = draw(GAME.view(g, WATCHER), say)
    assert "P1-05" not in before
    assert "board-line: P1-05" in text
    assert text.count("+symbol-doll") == 1
    assert text.count("-symbol-doll") == g.seats - 1


def test_nothing_of_the_stacks_is_drawn_but_their_size_and_what_all_know() -> None:
    g = start()
    text = draw(GAME.view(g, WATCHER), say)
    assert f"board-raiders-count {len(g.raiders)}" in text
    assert "board-raiders-known" not in text
    g.raiders_up[-1] = True
    top = CARD.label(g.raiders[-1])
    assert f"board-raiders-known {top}" in draw(GAME.view(g, WATCHER), say)


def test_a_burnt_farmstead_shows_its_back() -> None:
    g = start()
    g.burnt.append(4)
    text = draw(GAME.view(g, WATCHER), say)
    assert "board-farmsteads 5 6" in text
    assert f"board-farmstead-burnt farmstead-{FARMSTEAD.label(g.farmsteads[4])}" in text
