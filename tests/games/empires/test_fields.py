"""Each field of a box is used or refused: none is read and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kabuto.games.empires import GAME
from kabuto.games.empires.box import box_of, check_box_file
from kabuto.games.empires.box_file import REPLACED
from kabuto.games.empires.components import CAPITAL, PROVINCE, REGION, SHIPPED
from kabuto.games.empires.counting import score_shrines
from kabuto.kernel import rows_of

from .own_boxes import KEYS, write_change
from .positions import position

FOR_PEOPLE = {"source", "known"}


def change(value: Any) -> Any:
    """Another value that could stand there."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case dict():
            return {**value, "castle": not value.get("castle", False)}
        case []:
            return ["x"]
        case [*items, last]:
            return [*items, change(last)]
    raise AssertionError(value)


def list_changes() -> Iterator[tuple[str, str]]:
    """A place and a text that changes the shipped box there only."""
    for part, shipped in SHIPPED.items():
        if part in FOR_PEOPLE:
            continue
        for at, row in enumerate(rows_of(shipped)):
            name = KEYS.get(part, "id")
            for field in row.keys() - FOR_PEOPLE - (set() if part in REPLACED else {name}):
                yield f"{part}.{at}.{field}", write_change(part, at, field, change(row[field]))


def test_a_field_that_is_changed_is_refused_or_makes_another_box() -> None:
    ours = box_of("")
    fields = ours.__struct_fields__
    changes = dict(list_changes())
    assert len(changes) > 500
    inert = [
        place
        for place, text in changes.items()
        if not check_box_file(text)
        and all(getattr(box_of(text), field) == getattr(ours, field) for field in fields)
    ]
    assert inert == []


# --- what the shipped box has no use for ------------------------------------------------------


def make_brackets(*rows: tuple[str, int, int, int]) -> str:
    return "".join(
        "[[influence_brackets]]\n"
        + (f'region = "{region}"\n' if region else "")
        + f"from = {least}\nto = {most}\nvalue = {value}\n"
        for region, least, most, value in rows
    )


def test_brackets_may_be_those_of_a_region() -> None:
    text = make_brackets(
        ("", 0, 2, 0), ("orange", 0, 0, 0), ("", 3, 9, 4), ("orange", 1, 1, 6), ("orange", 2, 9, 7)
    )
    assert check_box_file(text) == []
    box = box_of(text)
    grey, orange = REGION.number("grey"), REGION.number("orange")
    assert [box.value_of(grey, n) for n in (0, 2, 3, 99)] == [0, 0, 4, 4]
    assert [box.value_of(orange, n) for n in (0, 1, 2, 99)] == [0, 6, 7, 7]
    board = GAME.board(2, GAME.read_options(2, {"data": text}))
    assert board.brackets == [[[0, 0], [3, 4]], [[0, 0], [1, 6], [2, 7]], *[[[0, 0], [3, 4]]] * 2]
    g = position(
        seats=2,
        influence={"grey": [3, 0], "orange": [1, 2]},
        played={"grey": 2, "orange": 3},
        options={"data": text},
        food=[0, 0],
        bushido=[0, 0],
        ask="count",
    )
    assert g.points == [2 * 4 + 3 * 6, 3 * 7]


@pytest.mark.parametrize(
    "rows",
    [
        [("grey", 0, 9, 1)],  # nothing for the other regions
        [("", 0, 9, 1), ("grey", 1, 9, 1)],
        [("", 0, 9, 1), ("nowhere", 0, 9, 1)],
    ],
)
def test_brackets_that_do_not_cover_are_refused(rows: list[tuple[str, int, int, int]]) -> None:
    keys = [fault.key for fault in check_box_file(make_brackets(*rows))]
    assert keys in (["refused-box-brackets"], ["refused-box-value"])


HOLY = """[[provinces]]
id = "aki"
shrine = true
[grand_shrines]
placed = 8
"""


def test_a_capital_may_be_a_shrine_as_well() -> None:
    assert check_box_file(HOLY) == []
    box, aki = box_of(HOLY), PROVINCE.number("aki")
    assert box.ground[aki] == CAPITAL
    assert aki in box.shrines
    assert box.capital_of[REGION.number("grey")] == aki
    options = {"grand_shrines": True, "data": HOLY}
    g = GAME.start(2, GAME.read_options(2, options), Random(1).randbytes(32))
    assert g.colour[aki] >= 0
    controllers = [0 if p == aki else -1 for p in range(len(box.ground))]
    plain = GAME.start(2, GAME.read_options(2, {"data": HOLY}), bytes(32))
    assert score_shrines(plain, controllers, plain.colour) == [1, 0]
    place = next(p for p in GAME.board(2, g.options).places if p.province == aki)
    assert (place.ground, place.shrine) == (CAPITAL, True)


def test_nothing_but_a_capital_is_a_shrine_besides() -> None:
    text = HOLY.replace("aki", "tosa")
    (fault,) = check_box_file(text)
    assert (fault.key, fault.field) == ("refused-box-value", "provinces.tosa.shrine")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[agendas]]\nid = "A1"\ncondition = "hold Kyoto"', "condition"),
        ('[meta]\nboard_status = "official"', "value"),
        ('[meta]\nfile = "box"', "value"),
    ],
)
def test_a_text_that_does_nothing_is_refused(text: str, key: str) -> None:
    assert [fault.key for fault in check_box_file(text)] == [f"refused-box-{key}"]


def test_who_has_the_box_says_so() -> None:
    text = '[meta]\nboard_status = "printed"'
    assert check_box_file(text) == []
    assert GAME.board(2, GAME.read_options(2, {"data": text})).is_printed
    assert not GAME.board(2, GAME.options()).is_printed
