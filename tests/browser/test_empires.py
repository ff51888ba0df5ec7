"""Small Samurai Empires through the page: two people and a bot to the end; what phones show."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import Person
from .test_pages import PLAY, find_faults, fits

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
PHONE = (390, 844)
WITHIN = 150
EVERYTHING = {
    "agendas": True,
    "mountains": True,
    "grand_shrines": True,
    "dojos": True,
    "random_neutral": True,
}
BY_HAND = [
    "[data-test=hand] [data-region][aria-disabled=false]",
    "[data-test=hand] [data-order][aria-disabled=false][aria-pressed=false]",
    "[data-slot][data-spot=open]",
    "[data-argument^='province '][data-spot=open]",
    "[data-argument^='to_province '][data-spot=open]",
    "[data-test=prompt] [data-move^='attack ']",
]
READABLE = """() => {
    const sizes = selector => [...document.querySelectorAll(selector)].map(
        one => one.getBoundingClientRect())
    const inside = box => box.left >= 0 && box.right <= innerWidth
    const middles = sizes('[data-argument*="province "] > [role=button]').map(
        box => [box.x + box.width / 2, box.y + box.height / 2])
    const apart = middles.flatMap(([x, y], i) => middles.slice(i + 1).map(
        ([u, v]) => Math.hypot(x - u, y - v)))
    return {
        provinces: middles.length,
        provincesApart: Math.min(...apart) >= 32,
        slots: sizes('[data-slot]').length,
        slotsFit: sizes('[data-slot]').every(box => inside(box) && box.height >= 44
            && box.width >= 44),
        tokensFit: sizes('[data-order]').every(box => inside(box) && box.height >= 44
            && box.width >= 44),
        mapIsLargest: document.querySelector('.map').clientHeight > 250,
    }
}"""
ALL_READABLE = {
    "provinces": 24,
    "provincesApart": True,
    "slots": 12,
    "slotsFit": True,
    "tokensFit": True,
    "mapIsLargest": True,
}


class Daimyo(Person):
    """Lays tokens on slots, taps from province to province; now and then by prompt and list."""

    def decide(self) -> None:
        self.decided += 1
        order = ["board", "prompt", "list"]
        if self.decided % 9 == 0:
            order = ["list", "prompt"]
        elif self.decided % 3 == 0:
            order = ["prompt", "board", "list"]
        for way in order:
            before = self._version()
            if self._try(way) and self._moved_on(before):
                self.ways[way] += 1
                return
            self._clear()

    def _by_board(self) -> bool:
        before = self._version()
        found = False
        for selector in BY_HAND:
            things = self.page.locator(selector)
            count = things.count()
            if count:
                found = True
                self._press(things.nth(self.rng.randrange(count)))
            if self._version() != before:
                return True
        return found and self._settle()


def lay_table(page: Page, bots: int, moves: int, **options: object) -> None:
    """A table of this person's and bots', some moves on, opened where this person is asked."""
    page.goto("/")
    seats = [{"by": "me"}] + [{"by": "bot", "bot": "greedy"}] * bots
    wanted = {"game": "empires", "seats": seats, "options": options, "moves": moves}
    page.goto(f"/t/{page.evaluate(PLAY, wanted)}")
    page.locator("[data-test=prompt].mine").wait_for()


def open_table(page: Page) -> str:
    """A table with a bot and a seat for a friend; the invitation."""
    page.goto("/")
    page.get_by_test_id("make-empires").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_test_id("seat-1").select_option("open")
    page.get_by_test_id("seat-2").select_option("bot greedy")
    page.get_by_test_id("create").click()
    return page.get_by_test_id("invite").input_value()


def play(*people: Person) -> None:
    end = time.monotonic() + WITHIN
    while not all(person.is_over for person in people):
        assert time.monotonic() < end, [
            p.page.get_by_test_id("prompt").inner_text() for p in people
        ]
        for person in people:
            person.hurry()
            if person.is_asked:
                person.decide()


def test_two_people_and_a_bot_play_to_the_end(visit: Visit) -> None:
    desk, phone = visit.page(), visit.page(size=PHONE, touch=True, language="zh-Hant")
    invitation = open_table(desk)
    phone.goto(invitation)
    phone.locator("#name").fill("健二")
    phone.get_by_test_id("join").tap()
    mina, kenji = Daimyo(desk, 1), Daimyo(phone, 2, touch=True)
    for page in (desk, phone):
        page.get_by_test_id("empires").wait_for()

    play(mina, kenji)
    for person in (mina, kenji):
        expect(person.page.get_by_test_id("result")).to_be_visible()
        assert person.ways["board"] > 0
        assert person.ways["list"] > 0
        assert fits(person.page)


def test_my_token_face_down_is_seen_by_me_alone(visit: Visit) -> None:
    mine, friend = visit.page(), visit.page()
    friend.goto(open_table(mine))
    friend.locator("#name").fill("Hana")
    friend.get_by_test_id("join").click()
    for page in (mine, friend):
        page.locator("[data-test=hand] [data-region][aria-disabled=false]").first.click()
    layer = next_to_lay(mine, friend)
    other = friend if layer is mine else mine
    layer.locator("[data-order][aria-disabled=false]").first.click()
    slot = layer.locator("[data-slot][data-spot=open]").first
    slot.hover()
    expect(layer.get_by_test_id("sea-card")).to_contain_text("What your tokens could do")
    name = slot.get_attribute("data-slot")
    slot.click()
    seen = layer.locator(f"[data-slot={name}]")
    expect(seen).to_have_accessible_name(re.compile("face down, which only you can see"))
    hidden = other.locator(f"[data-slot={name}]")
    expect(hidden).to_have_accessible_name(re.compile("a token of .*, face down"))


def next_to_lay(*pages: Page) -> Page:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for page in pages:
            page.keyboard.press("Shift")
            if page.locator("[data-order][aria-disabled=false]").count():
                return page
    raise AssertionError("nobody is asked to lay a token")


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "dark"), ("fa", "light"), ("zh-Hans", "light")]
)
def test_four_seats_and_all_modules_are_readable_on_a_phone(
    visit: Visit, language: str, theme: str
) -> None:
    page = visit.page(size=PHONE, touch=True, language=language, theme=theme)
    lay_table(page, 3, 14, **EVERYTHING)
    page.get_by_test_id("empires").wait_for()
    assert page.evaluate(READABLE) == ALL_READABLE
    assert fits(page)
    page.get_by_test_id("ranking").tap()
    expect(page.get_by_test_id("ranking-panel")).to_be_visible()
    assert fits(page)
    assert find_faults(page) == []


def test_the_map_says_what_is_reconstructed_and_answers_the_keyboard(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, 2, 14, agendas=True)
    expect(page.get_by_test_id("ranking-panel")).to_contain_text("reconstructed")
    assert find_faults(page) == []
    page.locator("[data-argument='province aki'] [role=button]").focus()
    expect(page.get_by_test_id("sea-card")).to_contain_text("Aki")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("sea-card")).not_to_contain_text("Aki: capital")
