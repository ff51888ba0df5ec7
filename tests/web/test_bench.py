"""The measure of the fan-out, and of what is sent and stored."""

from kabuto.games import load_game
from kabuto.web.bench import measure_fan_out
from kabuto.web.sizes import measure_sizes


def test_a_move_costs_milliseconds_not_more() -> None:
    assert 0 < measure_fan_out(watchers=10, moves=60) < 50


def test_a_box_of_ones_own_is_sent_and_stored_by_its_name() -> None:
    """Not with each state, frame and move."""
    game = load_game("empires")  # the box with the longest text
    assert game.rules.box_tools
    text = game.rules.box_tools.export()
    shipped, own = (measure_sizes(game, game.seats.start, box) for box in ("", text))
    assert (shipped.box, own.box) == (0, len(text.encode()))
    assert abs(own.state - shipped.state) < len(text) / 20
    assert abs(own.snapshot - shipped.snapshot) < len(text) / 20
    assert own.replay / own.moves < shipped.replay / shipped.moves * 1.2
    assert own.packed / own.moves < shipped.packed / shipped.moves * 1.5
