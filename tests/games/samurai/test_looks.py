"""The colours of the second edition are those of its box, seat by seat, as the house mixes them."""

from __future__ import annotations

import colorsys
import re
import tomllib
from importlib.resources import files

import pytest

from tests.looks.test_tokens import SUMI, WASHI, contrast

ROOM = files("kabuto.games.samurai")
STYLE = ROOM.joinpath("page", "edition.css").read_text("utf-8")
BOX = tomllib.loads(ROOM.joinpath("data", "setup.toml").read_text("utf-8"))
HUES = {"red": (0, 20), "gold": (35, 55), "green": (140, 180), "purple": (255, 290)}
"""In degrees."""

RULES = {
    int(seat): dict(re.findall(r"(--[\w-]+): var\((--[\w-]+)\)", body))
    for seat, body in re.findall(r"\[data-seat='(\d)'\] \{(.*?)\}", STYLE, re.DOTALL)
}


def find_hue(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 360 * colorsys.rgb_to_hls(red, green, blue)[0]


@pytest.mark.parametrize("theme", [WASHI, SUMI], ids=["washi", "sumi"])
def test_each_seat_has_the_colour_of_the_box(theme: dict[str, str]) -> None:
    assert sorted(RULES) == list(range(len(BOX["colours_2015"])))
    for seat, name in enumerate(BOX["colours_2015"]):
        low, high = HUES[name]
        assert low <= find_hue(theme[RULES[seat]["--seat"][2:]]) <= high, name


def test_a_seat_takes_all_of_a_colour_and_no_two_take_the_same() -> None:
    for rule in RULES.values():
        whole = rule["--seat"]
        assert rule == {
            "--seat": whole,
            "--seat-on": f"{whole}-on",
            "--seat-ink": f"{whole}-ink",
            "--seat-wash": f"{whole}-wash",
        }
    assert len({rule["--seat"] for rule in RULES.values()}) == len(RULES)


@pytest.mark.parametrize("theme", [WASHI, SUMI], ids=["washi", "sumi"])
def test_what_is_printed_on_a_token_and_its_edge_stand_out(theme: dict[str, str]) -> None:
    for rule in RULES.values():
        colour = rule["--seat"][2:]
        assert contrast(theme[colour], theme[f"{colour}-on"]) >= 4.5
        for ground in ("paper", "ground", "raised"):
            assert contrast(theme[f"{colour}-ink"], theme[ground]) >= 4.5
    for ground in ("land", "sea"):
        assert contrast(theme["edge"], theme[ground]) >= 3
