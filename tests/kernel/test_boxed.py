"""A game whose host may bring a box, and whose options belong to seats, by what the kernel does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kabuto.kernel import (
    DATA,
    SEAT,
    CorruptRecord,
    Game,
    ImpossibleOption,
    load_foreign,
    name_box,
    replay,
    write_record,
)
from tests.kernel import toy
from tests.kernel.toy import KEY, Options, Toy, make_game

TEXT = "[meta]\nis_cold = true\n"


class OwnOptions(Options, frozen=True):
    first: bool = False
    second: bool = False
    third: bool = False
    data: str = ""


class Boxed(Toy, kw_only=True):
    options: OwnOptions


def set_up(seats: int, options: OwnOptions, key: bytes) -> Boxed:
    g = toy.set_up(seats, options, key)
    return Boxed(**{name: getattr(g, name) for name in Toy.__struct_fields__})


def make_boxed(**changes: Any) -> Game[Boxed, Any, Any, Any]:
    return make_game(  # type: ignore[return-value]  # it is made of Boxed
        state=Boxed, options=OwnOptions, set_up=set_up,
        seat_options=[("first", "second", "third")], **changes,
    )  # fmt: skip


GAME = make_boxed()
OPTIONS = GAME.read_options(2, {DATA: TEXT})


def test_a_position_has_the_box_whole_or_by_its_name() -> None:
    g = GAME.start(2, OPTIONS, KEY)
    whole, named = GAME.position(g), GAME.position(g, with_box=False)
    assert whole["state"]["options"][DATA] == TEXT
    assert named["state"]["options"][DATA] == name_box(TEXT)
    assert GAME.position(GAME.load(whole)) == GAME.position(GAME.load(named, TEXT)) == whole


def test_a_record_carries_the_text_of_its_box() -> None:
    start = GAME.start(2, OPTIONS, KEY)
    text = GAME.offer(start, 0)[0].text
    g, _ = GAME.apply(start, 0, text)
    record = write_record(
        GAME, g, options=OPTIONS, key=KEY, names=["Kai", "Rin"], moves=[(0, text)]
    )
    assert (record.options[DATA], record.box) == (name_box(TEXT), TEXT)
    *_, played = replay(GAME, record)
    assert GAME.position(played.state) == GAME.position(g)
    assert (played.seat, played.text) == (0, text)
    record.box = TEXT + "# mine"
    with pytest.raises(CorruptRecord) as refused:
        list(replay(GAME, record))
    assert refused.value.key == "refused-record-box"


@pytest.mark.parametrize("size", [16, 32, 64])
def test_a_secret_of_128_bits_or_more_is_enough(size: int) -> None:
    key = bytes(range(size))
    g = GAME.start(2, OPTIONS, key)
    record = write_record(GAME, g, options=OPTIONS, key=key, names=["Kai", "Rin"], moves=[])
    (begun,) = replay(GAME, record)
    assert GAME.position(begun.state) == GAME.position(g)
    assert GAME.encode(load_foreign(GAME, GAME.position(g))) == GAME.encode(g)


def test_options_of_seats_move_on_with_the_seats_in_use() -> None:
    own = OwnOptions(first=True, third=True, goal=3)
    assert GAME.move_options_on(2, own) == OwnOptions(second=True, third=True, goal=3)
    assert GAME.move_options_on(3, own) == OwnOptions(second=True, third=True, goal=3)
    last = OwnOptions(third=True)
    assert GAME.move_options_on(2, last) == last
    assert GAME.move_options_on(3, last) == OwnOptions(second=True)


def test_a_value_that_is_no_option_is_cut_to_what_fits_a_sentence() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(2, {"goal": "x" * 99})
    assert refused.value.args_by_name["value"] == "x" * 80


# --- positions from outside ---------------------------------------------------------------------


def refuse_to_redeal(*_: object) -> None:
    raise ValueError("no cards")


def test_a_position_that_cannot_be_dealt_anew_is_refused() -> None:
    position = GAME.position(GAME.start(2, OPTIONS, KEY))
    assert GAME.position(load_foreign(GAME, position)) == position
    with pytest.raises(CorruptRecord):
        load_foreign(make_boxed(redeal=refuse_to_redeal), position)


@pytest.mark.parametrize(
    ("method", "found", "problem"),
    [
        ("deciders", [], "nobody is asked"),
        ("deciders", [2], "nothing is on offer"),
        ("offer", [], "nothing is on offer"),
    ],
)
def test_a_position_where_nobody_can_do_anything_is_refused(
    monkeypatch: pytest.MonkeyPatch, method: str, found: list[int], problem: str
) -> None:
    game = make_boxed()
    position = msgspec.to_builtins(game.position(game.start(2, OPTIONS, KEY)))
    monkeypatch.setattr(game, method, lambda *_: found)
    with pytest.raises(CorruptRecord) as refused:
        load_foreign(game, position)
    assert refused.value.args_by_name == {"problem": problem}


def test_a_position_of_a_game_that_is_over_is_taken() -> None:
    g = GAME.start(2, GAME.read_options(2, {"goal": 1}), KEY)
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        g, _ = GAME.apply(g, seat, GAME.offer(g, seat)[0].text)
    assert load_foreign(GAME, GAME.position(g)).is_over


def test_nothing_is_on_offer_to_a_seat_that_is_not_there() -> None:
    g = GAME.start(2, OPTIONS, KEY)
    assert GAME.offer(g, 1)
    assert GAME.offer(g, 2) == GAME.offer(g, -1) == []
    assert len(SEAT.labels) == 8
