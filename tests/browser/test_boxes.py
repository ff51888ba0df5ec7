"""A box of one's own through the page: faults shown, map shown, a table made of it and played."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.games.empires.own_boxes import make_box_file

from .conftest import Visit
from .test_empires import EVERYTHING, Daimyo
from .test_pages import PLAY, find_faults, fits

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]
SMALL = (360, 640)
MOVES = 12
MINE = make_box_file(Random(3))
FAULTY = """[setup]
eras = 900

[[provinces]]
id = "ise"
kind = "lake"
river = 1
"""
SELECTED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
IS_DRAWN = """() => {
    const picture = document.querySelector("[data-test=box-map]");
    picture?.scrollIntoView();
    return picture?.complete && picture.naturalWidth > 0;
}"""


def give(page: Page, text: str | bytes, name: str = "mine.toml") -> None:
    content = text.encode() if isinstance(text, str) else text
    file = FilePayload(name=name, mimeType="text/plain", buffer=content)
    page.get_by_test_id("box-choose").set_input_files(file)


def begin(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("make-empires").click()
    page.get_by_test_id("box-own").check()


def expect_map(page: Page) -> None:
    """Looked up anew each time: the picture of an earlier text goes when that of the next comes."""
    page.wait_for_function(IS_DRAWN)
    expect(page.get_by_test_id("box-map")).to_be_in_viewport()


def test_a_faulty_file_is_corrected_and_a_right_one_played(visit: Visit) -> None:
    page = visit.page()
    begin(page)
    give(page, FAULTY)
    faults = page.locator("[data-line]")
    expect(faults).to_have_count(3)
    expect(faults.nth(0)).to_have_text(re.compile("line .*2.*eras.*setup.*900.*0–12"))
    expect(faults.nth(1)).to_have_text(re.compile("lake.*capital, resource, shrine, plain"))
    faults.nth(1).click()
    field = page.get_by_test_id("box-text")
    expect(field).to_be_focused()
    assert field.evaluate(SELECTED) == 'kind = "lake"'
    assert find_faults(page) == []
    page.get_by_test_id("create").click()
    expect(faults).to_have_count(3)  # no table is made of it, and nothing is lost
    expect(field).to_have_value(FAULTY)

    give(page, MINE)
    expect(page.get_by_test_id("box-report")).to_have_text("Nothing is wrong in this file.")
    expect(faults).to_have_count(0)
    expect_map(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_test_id("seat-1").select_option("bot greedy")
    page.get_by_test_id("create").click()

    page.get_by_test_id("empires").wait_for()
    provinces = page.locator("[data-argument*='province '] > [role=button]")
    count = MINE.count("[[provinces]]")
    expect(provinces).to_have_count(count)
    play(Daimyo(page, 3))
    page.reload()
    expect(provinces).to_have_count(count)
    expect(page.get_by_test_id("box-file")).to_have_text("Played with a box of its own")

    page.goto(page.url.replace("/t/", "/replay/"))
    expect(provinces).to_have_count(count)
    page.keyboard.press("End")
    expect(provinces).to_have_count(count)
    page.get_by_text("Land 0").first.wait_for(state="attached")


def play(person: Daimyo) -> None:
    while person.decided < MOVES:
        person.hurry()
        if person.is_asked:
            person.decide()


def test_others_see_the_map_before_they_sit_down(visit: Visit) -> None:
    mine, other = visit.page(), visit.page(size=SMALL, touch=True, language="fa", theme="dark")
    begin(mine)
    mine.get_by_test_id("box-text").fill(MINE)
    mine.get_by_test_id("create").click()  # checked by the way
    other.goto(mine.get_by_test_id("invite").first.input_value())
    expect(other.get_by_test_id("lobby-box")).to_be_visible()
    expect_map(other)
    assert fits(other)
    assert find_faults(other) == []


def test_what_is_no_text_is_refused_and_what_was_there_stays(visit: Visit) -> None:
    page = visit.page()
    begin(page)
    page.get_by_test_id("create").click()
    report = page.get_by_test_id("box-report")
    expect(report).to_contain_text("Choose a box file first")
    page.get_by_test_id("box-text").fill("[setup]\nstart_food = 4\n")
    for content in (b"\xff\xfe\x00\x01", b"#" * 500_000):
        give(page, content)
        expect(report).to_contain_text("is not UTF-8 text, or has more than")
        page.get_by_test_id("box-check").click()
        expect(report).to_have_text("Nothing is wrong in this file.")
    expect(page.get_by_test_id("box-text")).to_have_value("[setup]\nstart_food = 4\n")


def test_ours_is_downloaded_and_goes_back_in(visit: Visit) -> None:
    page = visit.page()
    begin(page)
    with page.expect_download() as downloading:
        page.get_by_test_id("box-export").click()
    download = downloading.value
    assert download.suggested_filename == "empires.toml"
    page.get_by_test_id("box-choose").set_input_files(download.path())
    expect(page.get_by_test_id("box-report")).to_have_text("Nothing is wrong in this file.")
    expect_map(page)


@pytest.mark.parametrize(
    ("language", "theme"),
    [("en", "light"), ("fa", "dark"), ("zh-Hant", "dark"), ("zh-Hans", "light")],
)
def test_all_of_it_fits_a_small_phone(visit: Visit, language: str, theme: str) -> None:
    page = visit.page(size=SMALL, touch=True, language=language, theme=theme)
    begin(page)
    give(page, FAULTY)
    expect(page.locator("[data-line]")).to_have_count(3)
    assert fits(page)
    assert find_faults(page) == []
    give(page, MINE)
    expect(page.locator("[data-line]")).to_have_count(0)
    expect_map(page)
    assert fits(page)
    assert find_faults(page) == []


def test_it_can_be_done_by_keyboard_alone(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.get_by_test_id("make-empires").click()
    page.get_by_test_id("box-shipped").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("box-own")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("box-export")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("box-choose")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.insert_text(FAULTY)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-line]")).to_have_count(3)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.get_by_test_id("box-text").evaluate(SELECTED) == "eras = 900"


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("seed", "size", "theme"),
    [(31, (390, 664), "dark"), (18, (1280, 720), "light"), (24, (1440, 900), "dark")],
)
def test_boxes_far_from_ours_are_played_to_the_end(
    visit: Visit, seed: int, size: tuple[int, int], theme: str
) -> None:
    """15, 20 and 37 provinces in 5, 2 and 5 regions, with 7, 12 and 11 mountains; all modules."""
    text = make_box_file(Random(seed))
    page = visit.page(size=size, theme=theme)
    page.goto("/")
    seats = [{"by": "me"}, {"by": "bot", "bot": "greedy"}]
    wanted = {"game": "empires", "seats": seats, "options": EVERYTHING, "moves": 0, "box": text}
    page.goto(f"/t/{page.evaluate(PLAY, wanted)}")
    page.get_by_test_id("empires").wait_for()
    person = Daimyo(page, seed)
    play_on(person)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert fits(page)


def play_on(person: Daimyo) -> None:
    while not person.is_over:
        person.hurry()
        if person.is_asked:
            person.decide()
