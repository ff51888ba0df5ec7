"""The picture of a box: what was read, what is wrong in red, and names that can be read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from kabuto.cli import main
from kabuto.games.empires.box import box_of, check_box_file
from kabuto.games.empires.box_draw import draw_box
from kabuto.games.empires.box_letters import Letters
from kabuto.kernel import ImpossibleOption
from tests.boxes import damage

from .own_boxes import make_box_file


def draw(text: str) -> list[ET.Element]:
    return list(ET.fromstring(draw_box(text)).iter())


def marks(text: str) -> list[str]:
    """What stands in red."""
    return [e.text or "" for e in draw(text) if "fault" in e.attrib.get("class", "").split()]


def lines(text: str, sort: str) -> int:
    return sum(
        sort in e.attrib.get("class", "").split() for e in draw(text) if e.tag[-4:] == "line"
    )


def test_straits_mountains_slots_regions_and_capitals_are_seen() -> None:
    box, drawn = box_of(""), draw("")
    assert lines("", "strait") == len(box.straits)
    assert lines("", "slope") == sum(map(len, box.borders))
    said = [element.text or "" for element in drawn if element.tag.endswith("text")]
    assert said.count("★") == len(box.regions)
    assert said.count("⛩") == len(box.shrines)
    legend = (
        "\u2068Grey (Saigoku)\u2069 4/2 · 1 grey-1 (harvest), 2 grey-2 (move), 3 grey-3 (recruit)"
    )
    assert legend in said
    assert marks("") == []


@pytest.mark.parametrize("seed", range(3))
def test_everything_lies_within_the_picture_and_the_regions_below_the_map(seed: int) -> None:
    text = make_box_file(Random(seed))
    box, (svg, *drawn) = box_of(text), draw(text)
    left, top, width, height = map(int, svg.attrib["viewBox"].split())
    discs = [
        e for e in drawn if e.tag.endswith("circle") and len(e)
    ]  # those of regions say nothing
    spots = [(int(e.attrib["cx"]), int(e.attrib["cy"])) for e in discs]
    assert len(spots) == len(box.provinces)
    places = [*spots, *(box.mountain_places[m] for m in box.mountains)]
    assert min(x for x, _ in places) - left == min(y for _, y in places) - top > 0
    assert all(x < left + width and y < top + height for x, y in places)
    said = {e.text or "": e for e in drawn if e.tag.endswith("text")}
    legend = [e for text, e in said.items() if " · " in text]
    assert len(legend) == len(box.regions)
    assert min(int(e.attrib["y"]) for e in legend) > max(y for _, y in places)
    names = {e.text or "" for e in drawn if "small" in e.attrib.get("class", "").split()}
    assert len(names) >= len(box.mountains)


HOLY = '[[provinces]]\nid = "aki"\nshrine = true\n[grand_shrines]\nplaced = 8\n'


def test_a_capital_that_is_a_shrine_has_both_signs() -> None:
    assert "★⛩" in [element.text for element in draw(HOLY)]


FAULTY = """[[provinces]]
id = "ise"
kind = "lake"
river = true
[[mountains]]
id = "fuji"
x = 5000
[[regions]]
id = "green"
majority = [1, 2, 3]
[[slots]]
id = "grey-1"
index = 1
region = "grey"
neutral = "swim"
"""


def test_what_is_wrong_is_in_red_where_it_is() -> None:
    assert marks(FAULTY) == ["x", "kind, river", "neutral", "majority"]
    rings = [e for e in draw(FAULTY) if "ring" in e.attrib.get("class", "")]
    places = Counter((e.attrib["cx"], e.attrib["cy"]) for e in rings)
    assert len(places) == 3  # a slot has a line of its region
    assert (str(box_of("").places[8][0]), str(box_of("").places[8][1])) in places


def test_a_border_of_one_side_and_a_strait_of_none_are_in_red() -> None:
    text = '[[provinces]]\nid = "satsuma"\nadjacent = ["bungo", "tosa"]\n'
    assert lines(text, "wrong") == 1
    assert lines('[straits]\npairs = [["satsuma", "kitami"]]\n', "wrong") == 1
    assert lines("", "wrong") == 0


def test_a_text_that_is_no_toml_is_not_drawn() -> None:
    with pytest.raises(ImpossibleOption):
        draw_box("[[provinces]\n")


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_wrong_the_rest_is_drawn(seed: int) -> None:
    rng = Random(seed)
    text = damage(make_box_file(rng), rng)
    if any(fault.key == "refused-box-toml" for fault in check_box_file(text)):
        return
    assert len(draw(text)) > 10


def test_names_lie_on_no_other() -> None:
    discs = [(100, 100, 16), (100, 140, 16), (150, 100, 16)]
    letters = Letters(discs, 16)
    written = [ET.fromstring(letters.write("Sagami", (x, y), "name", 13)) for x, y, _ in discs]
    places = [(float(e.attrib["x"]), float(e.attrib["y"])) for e in written]
    for i, (x, y) in enumerate(places):
        for a, b in places[:i]:
            assert abs(x - a) > 40 or abs(y - b) >= 13
        for a, b, radius in discs:
            assert abs(x - a) > radius or not b - radius < y - 5 < b + radius


def test_the_terminal_draws_beside_the_faults(tmp_path: Path) -> None:
    file, picture = tmp_path / "box.toml", tmp_path / "map.svg"
    file.write_text(FAULTY, "utf-8")
    wrong = CliRunner().invoke(
        main, ["box", "empires", "--check", str(file), "--draw", str(picture)]
    )
    assert wrong.exit_code == 1
    assert len(wrong.output.splitlines()) == len(check_box_file(FAULTY))
    assert "kind, river" in picture.read_text("utf-8")
    ours = CliRunner().invoke(main, ["box", "empires", "--draw", str(picture)])
    assert ours.exit_code == 0
    assert "Satsuma" in picture.read_text("utf-8")


def find_places(discs: list[tuple[int, int, int]], *names: str) -> list[tuple[int, int]]:
    """Where the names of the first thing are written, one after another."""
    letters, (x, y, _) = Letters(discs, 16), discs[0]
    written = [ET.fromstring(letters.write(name, (x, y), "name", 13)) for name in names]
    return [(int(e.attrib["x"]), int(e.attrib["y"])) for e in written]


BELOW, ABOVE, RIGHT, LEFT = (100, 130), (100, 80), (142, 104), (58, 104)
FAR_BELOW, FAR_ABOVE = (100, 145), (100, 65)


def test_a_name_goes_where_nothing_is() -> None:
    alone = [(100, 100, 16)]
    places = find_places(alone, *["Sagami"] * 6)
    assert places == [BELOW, ABOVE, RIGHT, LEFT, FAR_BELOW, FAR_ABOVE]


@pytest.mark.parametrize(
    ("other", "place"),
    [
        ((100, 160, 28), ABOVE),
        ((100, 161, 28), BELOW),  # it does not reach so far
        ((100, 41, 28), BELOW),
        ((138, 126, 16), BELOW),  # just beside it
        ((137, 126, 16), ABOVE),
        ((62, 126, 16), BELOW),
        ((63, 126, 16), ABOVE),
    ],
)
def test_a_name_gives_way_to_what_it_would_lie_on(
    other: tuple[int, int, int], place: tuple[int, int]
) -> None:
    letters = Letters([(100, 100, 16), other], 16)
    written = ET.fromstring(letters.write("Sagami", (100, 100), "name", 13))
    assert (int(written.attrib["x"]), int(written.attrib["y"])) == place


def test_where_all_is_taken_a_name_lies_on_as_little_as_can_be() -> None:
    full = [(100, 100, 16), (100, 125, 16), (100, 75, 16), (142, 104, 16), (58, 104, 16)]
    full += [(100, 141, 16)]
    assert find_places(full, "Sagami") == [FAR_ABOVE]


def test_chinese_letters_are_as_wide_as_they_are_high() -> None:
    discs = [(100, 100, 16), (100, 130, 5), (100, 80, 5)]
    assert find_places(discs, "相模國") == [(140, 104)]
    assert find_places(discs, "abc") == [(131, 104)]
