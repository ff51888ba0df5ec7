"""State and steps: what every game's rules stand on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
import pytest

from kabuto.kernel import (
    SEAT,
    Automatic,
    Decision,
    Kind,
    Move,
    Moves,
    PlayedAlone,
    Refusal,
    Together,
)
from kabuto.kernel.checking import find_values
from kabuto.kernel.copying import is_immutable
from kabuto.kernel.naming import Names
from kabuto.kernel.options import allowed_values, read_options
from kabuto.kernel.randomness import draw_below, shuffle_with
from kabuto.kernel.steps import Stack
from tests.kernel.toy import BID, DRAW, KEY, MOVES, PASS, TOY, Object, Reward, Toy

CARD = Kind("card", ["bo", "katana"])


def start(seats: int = 3) -> Toy:
    return TOY.start(seats, TOY.read_options(seats), KEY)


def test_seats_go_round() -> None:
    g = start()
    assert [g.next_seat(seat) for seat in range(3)] == [1, 2, 0]
    assert [g.clockwise(seat) for seat in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_each_draw_is_the_next_of_the_key() -> None:
    g = start()
    before = g.drawn
    assert [g.below(100), g.below(100)] == [draw_below(KEY, before + n, 100) for n in (1, 2)]
    mine, same = list(range(20)), list(range(20))
    g.shuffle(mine)
    shuffle_with(KEY, before + 3, same)
    assert mine == same
    assert g.drawn == before + 3


def test_a_long_shuffle_is_the_same_on_every_machine() -> None:
    """More cards than one block of the stream has bits for."""
    items = list(range(90))
    shuffle_with(KEY, 1, items)
    assert items[:6] + items[-6:] == [77, 36, 16, 67, 18, 64, 9, 55, 15, 5, 27, 39]


def test_what_is_to_come_happens_in_the_order_named() -> None:
    g = start()
    g.push(Reward(0), Reward(1))
    assert [step.seat for step in g.stack[:-3:-1]] == [0, 1]


class Offers(PlayedAlone[Any], frozen=True):
    count: int

    def moves(self, g: Any) -> list[Move]:
        return [PASS, DRAW][: self.count]


def test_only_a_move_that_is_alone_is_played_without_asking() -> None:
    assert [Offers(0, count).only(None) for count in (1, 2)] == [PASS, None]


class Bare(Together[Any], frozen=True):
    pass


class BareDecision(Decision[Any], frozen=True):
    pass


def test_a_step_says_itself_what_it_does() -> None:
    for call in (
        lambda: Automatic[Any]().run(None),
        lambda: BareDecision(0).moves(None),
        lambda: BareDecision(0).play(None, PASS),
        lambda: Bare(()).wants(None, 0, ()),
        lambda: Bare(()).reveal(None, ()),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_step_that_says_nothing_more_gives_no_reasons() -> None:
    assert BareDecision(0).why_not(None, PASS) is None
    assert list(BareDecision(0).considers(None)) == []
    assert Bare(()).why_not(None, 0, (), PASS) is None
    assert list(Bare(()).considers(None, 0, ())) == []
    assert Bare(()).may_retract(None, 0, ("pass",))


# --- types ------------------------------------------------------------------------------------


class Frozen(msgspec.Struct, frozen=True):
    seat: Annotated[int, SEAT]


class Loose(msgspec.Struct):
    seat: Annotated[int, SEAT]


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (int, True),
        (Literal["a", "b"], True),
        (Annotated[str, CARD], True),
        (tuple[int, ...], True),
        (tuple[int, list[int]], False),
        (int | None, True),
        (list[int], False),
        (Frozen, True),
        (Loose, False),
    ],
)
def test_what_copies_may_share(hint: Any, expected: bool) -> None:
    assert is_immutable(hint) == expected


class Everything(msgspec.Struct):
    one: Annotated[int, "a remark", SEAT]
    none: Annotated[int, CARD]
    maybe: Annotated[int, SEAT] | None
    absent: Annotated[int, SEAT] | None
    several: list[Annotated[int, SEAT]]
    row: tuple[Annotated[int, SEAT], ...]
    pair: tuple[str, Annotated[int, SEAT]]
    inner: Frozen
    stack: Stack


def test_every_seat_in_a_value_is_found_wherever_it_stands() -> None:
    stack = Stack([Object(7, 8)])
    value = Everything(1, 0, 2, None, [3, 3], (4, 4), ("x", 5), Frozen(6), stack)
    assert list(find_values(Everything, value, SEAT)) == [1, 2, 3, 3, 4, 4, 5, 6, 7, 8]


@dataclass(eq=False)
class Unhashable:
    """A remark in a type that cannot be looked up."""

    __hash__ = None  # type: ignore[assignment]


class Named(msgspec.Struct):
    by_name: dict[str, Annotated[int, CARD]]
    maybe: Annotated[int, CARD] | None
    absent: Annotated[int, CARD] | None
    odd: Annotated[int, CARD, Unhashable()]


def test_names_reach_values_of_dicts_of_optional_fields_and_behind_remarks() -> None:
    names, thing = Names(), Named({"left": 1}, 0, None, 1)
    written = {"by_name": {"left": "katana"}, "maybe": "bo", "absent": None, "odd": "katana"}
    assert names.write(Named, thing) == written
    assert msgspec.convert(names.read(Named, written), Named) == thing


@pytest.mark.parametrize("labels", [["a", "-"], ["a", ""], ["a", "b c"], ["a", "a"]])
def test_one_label_that_cannot_be_read_spoils_a_kind(labels: list[str]) -> None:
    with pytest.raises(ValueError, match="card"):
        Kind("card", labels)


def test_a_text_has_no_values_to_choose_from() -> None:
    assert allowed_values(str) == [""]


def test_a_refusal_says_its_key_and_what_it_knows() -> None:
    assert str(Refusal("refused-x")) == "refused-x"
    assert str(Refusal("refused-x", seat="A")) == "refused-x: seat='A'"


def test_what_cannot_be_read_is_given_back_as_far_as_80_letters() -> None:
    with pytest.raises(Refusal) as refused:
        MOVES.parse("x" * 200)
    assert refused.value.args_by_name == {"move": "x" * 80}


class WithText(msgspec.Struct, frozen=True):
    data: str = ""


def test_a_text_of_a_host_has_a_bound() -> None:
    assert read_options(WithText, {"data": "x" * 100_000}).data
    with pytest.raises(Refusal) as refused:
        read_options(WithText, {"data": "x" * 100_001})
    assert refused.value.key == "refused-option-value"


def test_a_move_equals_itself_alone_and_stands_in_its_catalogue() -> None:
    assert MOVES.parse("draw") == DRAW
    assert DRAW != PASS
    assert len(MOVES.all) == len(set(MOVES.all)) == 17
    assert [move.number for move in MOVES.all] == list(range(17))


def test_a_verb_equals_itself_alone() -> None:
    assert MOVES.verbs["bid"] == BID
    assert not MOVES.verbs["bid"] != BID  # noqa: SIM202  (the other operator is meant)
    assert Moves().verb("pass") != Moves().verb("pass")
