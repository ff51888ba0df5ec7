"""The measure of the fan-out."""

from kabuto.web.bench import measure_fan_out


def test_a_move_costs_milliseconds_not_more() -> None:
    assert 0 < measure_fan_out(watchers=10, moves=15) < 50
