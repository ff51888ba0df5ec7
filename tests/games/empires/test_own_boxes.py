"""Whole boxes of a host's own: what passes is played to the end, and what is damaged is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner, Result

from kabuto.cli import main
from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import box_of, check_box_file
from kabuto.games.empires.box_facts import read_names_of
from kabuto.words.loader import LANGUAGES
from tests import boxes, laws

from .own_boxes import make_box_file

EVERYTHING = {
    "agendas": True,
    "mountains": True,
    "grand_shrines": True,
    "dojos": True,
    "random_neutral": True,
}


def draw_play(text: str, seed: int) -> laws.Play:
    options = EVERYTHING if seed % 3 else {"mountains": True}
    return laws.Play(2 + seed % 3, {**options, "data": text})


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_a_box_that_passes_is_played_to_the_end() -> None:
    boxes.check_boxes_that_pass(GAME, make_box_file, draw_play)


@pytest.mark.timeout(60 + 10 * boxes.BOXES)
def test_a_damaged_box_is_refused_with_its_line_or_played() -> None:
    boxes.check_damaged_boxes(GAME, make_box_file, draw_play)


def test_own_ids_are_given_spare_labels_in_their_order() -> None:
    text = make_box_file(Random(1))
    box = box_of(text)
    labels = [components.PROVINCE.label(p) for p in box.provinces]
    shipped = [row["id"] for row in components.SHIPPED["provinces"]]
    spare = [label for label in labels if label not in shipped]
    assert spare == [f"p{k}" for k in range(1, len(spare) + 1)]
    assert len(box.region_of) == max(box.provinces) + 1
    assert len(box.names["province"]) == len(labels)


def test_all_that_is_wrong_is_told_at_once() -> None:
    text = """[setup]
eras = 0
start_food = "two"
[strength]
elite = 3
[[provinces]]
id = "ise"
kind = "lake"
[[regions]]
id = "grey"
majority = [1, 2]
[dojo]
generals = 2
[castles]
count = 3
"""
    faults = check_box_file(text)
    assert [(fault.line, fault.field) for fault in faults] == [
        (3, "setup.start_food"),
        (5, "strength.elite"),
        (8, "provinces.ise.kind"),
        (11, "regions.grey.majority"),
        (13, "dojo.generals"),
        (14, "castles"),
    ]


def test_what_is_possible_is_told() -> None:
    (fault,) = check_box_file('[[provinces]]\nid = "ise"\nkind = "lake"')
    assert fault.args["possible"] == "capital, resource, shrine, plain"
    (fault,) = check_box_file("[setup]\neras = 900")
    assert fault.args["possible"] == "0–12"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[meta]\ngame = "samurai"', "value"),
        ('[[order_tokens]]\nid = "attack"\nbase = "remove 3"', "value"),
        ("[box]\nsamurai = 70", "value"),
        ('[[houses]]\nid = "oda"\ncolor = "pink"', "value"),
        ('[[order_tokens]]\nid = "attack"\nsteps = 3', "field"),
        ("[cover]\nfirst_opponent = 4\nsecond_opponent = 3", "falls"),
        ("[grand_shrines]\npoints_by_count = [0, 4, 3, 5]", "falls"),
        ('[[agendas]]\nid = "B2"\nneeds = { provinces = 3 }', "agenda-met"),
        ('[[agendas]]\nid = "B2"\nneeds = { province_units = 3 }', "needs"),
        ('[[regions]]\nid = "grey"\norder = 2', "regions-order"),
        ("[meta]\nwhole = true", "map"),
        ("a." * 4000 + "b = 1", "toml"),
    ],
)
def test_what_would_do_nothing_is_refused(text: str, key: str) -> None:
    assert f"refused-box-{key}" in [fault.key for fault in check_box_file(text)]


def test_the_exported_box_is_ours() -> None:
    tools = GAME.rules.box_tools
    assert tools
    text = tools.export()
    assert tools.check(text) == []
    ours, read = box_of(""), box_of(text)
    fields = ours.__struct_fields__
    assert [getattr(read, name) for name in fields] == [getattr(ours, name) for name in fields]
    assert text.count("#") > 40  # its comments


def test_the_map_is_drawn_as_it_was_read() -> None:
    tools = GAME.rules.box_tools
    assert tools
    assert tools.draw
    text = make_box_file(Random(3))
    box, drawing = box_of(text), ET.fromstring(tools.draw(text, "en"))
    tags = Counter(element.tag.rpartition("}")[2] for element in drawing.iter())
    assert tags["circle"] == len(box.provinces) + len(box.regions)
    assert tags["path"] == len(box.mountains)
    borders = sum(map(len, box.neighbours)) // 2
    assert tags["line"] == borders + sum(map(len, box.borders))
    said = [element.text for element in drawing.iter() if element.tag.endswith("text")]
    assert "Land 0" in said


LAKE = (
    'Box file, line 5: kind of ise cannot be "lake". '
    "Possible: capital, resource, shrine, plain. [provinces.ise.kind]"
)


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["box", "empires", *args])


def test_the_terminal_writes_checks_and_draws_a_box(tmp_path: Path) -> None:
    file, picture = tmp_path / "box.toml", tmp_path / "map.svg"
    file.write_text(run("--export").output, "utf-8")
    right = run("--check", str(file), "--draw", str(picture))
    assert right.exit_code == 0, right.output
    assert picture.read_text("utf-8").startswith("<svg")
    file.write_text('[setup]\neras = 0\n[[provinces]]\nid = "ise"\nkind = "lake"\n', "utf-8")
    wrong = run("--check", str(file))
    assert wrong.exit_code == 1
    assert wrong.output.splitlines() == [
        "Box file, line 1: a game of 0 eras is too short; at least 1 is needed. [setup]",
        LAKE,
    ]
    for language in LANGUAGES:
        assert len(run("--check", str(file), "--lang", language).output.splitlines()) == 2
    assert run().exit_code == 2
    assert CliRunner().invoke(main, ["box", "samurai", "--export"]).exit_code == 2


def test_things_are_called_as_the_host_calls_them() -> None:
    """In View and Insight by label, wherever they stand; for people by their own names."""
    text = make_box_file(Random(4))
    g = GAME.start(3, GAME.read_options(3, {"data": text}), bytes(32))
    view = GAME.view(g, 0)
    insight, board = GAME.insight(view), GAME.board(3, g.options)
    for place in board.places:
        assert view.units[place.at] == ([2] * 3 if place.ground == components.CAPITAL else [0] * 3)
        assert insight.holdings[place.at].province == place.province
    assert [rivalry.at for rivalry in insight.rivalries] == g.box.regions
    speech = Speech("fa", GAME, [])
    speech.call_things(board)
    last = components.PROVINCE.label(max(g.box.provinces))
    assert speech.label("to_province", last) == f"Land {len(g.box.provinces) - 1}"
    assert GAME.board(2, GAME.options()).named == []


def test_regions_are_told_in_the_order_of_the_file() -> None:
    text = "".join(
        f'[[regions]]\nid = "{region}"\norder = {4 - k}\nmajority = [{9 - k}, 1]\n'
        for k, region in enumerate(("grey", "orange", "green", "purple"))
    )
    g = GAME.start(2, GAME.read_options(2, {"data": text}), bytes(32))
    insight = GAME.insight(GAME.view(g, 0))
    assert components.REGION.label(insight.rivalries[0].region) == "purple"
    assert [most for most, _ in GAME.board(2, g.options).majority] == [6, 7, 8, 9]


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({}, ("kai", "kai", "kai", "kai")),
        ({"en": "Kai"}, ("Kai", "Kai", "Kai", "Kai")),
        ({"zh_hans": "甲斐"}, ("甲斐", "甲斐", "甲斐", "甲斐")),
        ({"en": "Kai", "zh_hant": "甲斐國"}, ("Kai", "甲斐國", "甲斐國", "Kai")),
        ({"fa": "کای", "zh_hans": "甲斐"}, ("甲斐", "甲斐", "甲斐", "کای")),
    ],
)
def test_a_name_that_is_missing_is_that_of_another_language(
    given: dict[str, str], names: tuple[str, ...]
) -> None:
    assert read_names_of({"id": "kai", **{f"name_{k}": v for k, v in given.items()}}) == names


def test_what_is_called_as_ours_is_so_in_every_language() -> None:
    assert read_names_of({"id": "ise", "name_en": "Ise"})[3] == "ایسه"
    assert read_names_of({"id": "ise"})[1] == "伊勢"
    assert read_names_of({"id": "ise", "name_en": "Iseno"}) == ("Iseno",) * 4
