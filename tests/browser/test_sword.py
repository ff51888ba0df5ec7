"""Samurai Sword through the page: five seats to the end, eight on a phone, what is shown."""

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
SOON = 400
PLATES = """() => {
    const board = document.querySelector('[data-test=board]').getBoundingClientRect()
    const plates = [...document.querySelectorAll('.plate')]
    const boxes = plates.map(one => one.getBoundingClientRect())
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
        || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
    return {
        count: plates.length,
        inside: boxes.every(box => box.top >= board.top && box.bottom <= board.bottom
            && box.left >= 0 && box.right <= innerWidth && box.height > 44),
        apart: boxes.every((box, i) => boxes.slice(i + 1).every(other => apart(box, other))),
        whole: plates.every(one => one.scrollHeight <= one.clientHeight + 1),
    }
}"""
DISTANCE = re.compile("Difficulty \u2068[1-9]\u2069 from you")
ALL_FIT = {"inside": True, "apart": True, "whole": True}


class Swordsman(Person):
    """Every move is confirmed in this game: what others see of it counts."""

    def _by_board(self) -> bool:
        cards = self.page.locator("[data-test=hand] [data-card][aria-disabled=false]")
        if cards.count():
            self._press(cards.nth(self.rng.randrange(cards.count())))
        spots = self.page.locator("[data-test=board] [data-spot=open]")
        if spots.count() and not self.page.get_by_test_id("commit").count():
            self._press(spots.nth(self.rng.randrange(spots.count())))
        return self._settle()

    def _settle(self) -> bool:
        commit = self.page.get_by_test_id("commit")
        commit.wait_for(timeout=SOON)
        self._press(commit)
        return True


def seats(people: int, bots: int) -> list[dict[str, str]]:
    return [{"by": "me"}] * people + [{"by": "bot", "bot": "greedy"}] * bots


def lay_table(page: Page, bots: int, *, moves: int = 0, **options: object) -> None:
    """A table of this person's and bots', some moves on, opened."""
    page.goto("/")
    wanted = {"game": "sword", "seats": seats(1, bots), "options": options, "moves": moves}
    page.goto(f"/t/{page.evaluate(PLAY, wanted)}")
    page.get_by_test_id("plate-A").wait_for()


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


def test_two_people_and_three_bots_play_to_the_end(visit: Visit) -> None:
    desk, phone = visit.page(), visit.page(size=PHONE, touch=True, language="zh-Hans")
    desk.goto("/")
    desk.get_by_test_id("make-sword").click()
    desk.get_by_role("button", name="5", exact=True).click()
    desk.get_by_test_id("seat-1").select_option("open")
    for seat in (2, 3, 4):
        desk.get_by_test_id(f"seat-{seat}").select_option("bot greedy")
    desk.get_by_test_id("create").click()
    phone.goto(desk.get_by_test_id("invite").input_value())
    phone.locator("#name").fill("Kenji")
    phone.get_by_test_id("join").tap()
    mina, kenji = Swordsman(desk, 1), Swordsman(phone, 2, touch=True)
    for page in (desk, phone):
        page.get_by_test_id("plate-A").wait_for()

    play(mina, kenji)
    for person in (mina, kenji):
        expect(person.page.get_by_test_id("result")).to_be_visible()
        assert person.ways["board"] > 0
        assert person.ways["list"] > 0
        assert fits(person.page)
    expect(desk.locator("[data-test=board] .seal.known")).to_have_count(5)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_eight_seats_fit_on_a_phone(visit: Visit, language: str) -> None:
    page = visit.page(size=PHONE, touch=True, language=language, theme="dark")
    lay_table(page, 7, moves=4, rising_sun=True)
    assert page.evaluate(PLATES) == {"count": 8} | ALL_FIT
    assert fits(page)
    assert find_faults(page) == []


def test_the_ring_fits_on_a_desk_and_answers_the_keyboard(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, 6, moves=4)
    assert page.evaluate(PLATES) == {"count": 7} | ALL_FIT
    assert find_faults(page) == []
    page.locator("[data-test=plate-C] .whole").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("explain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("explain")).to_have_count(0)


def test_distances_scores_and_cards_can_be_read_at_any_moment(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, 4)
    expect(page.locator(".plate .disc b")).to_have_count(4)
    for badge in page.locator(".plate .disc b").all():
        expect(badge).to_have_attribute("aria-label", DISTANCE)
    page.get_by_test_id("scores").click()
    expect(page.get_by_test_id("explain")).to_contain_text("Ronin")
    expect(page.get_by_test_id("explain")).to_contain_text("×\u20682\u2069")
    page.keyboard.press("Escape")
    page.get_by_test_id("discard").click()
    expect(page.get_by_test_id("explain")).to_contain_text("Parry")


def test_my_role_can_be_covered_and_stays_so(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, 2)
    seal = page.locator("[data-test=plate-A] .seal.known")
    expect(seal).to_have_count(1)
    page.get_by_test_id("role").click()
    expect(page.get_by_test_id("role")).to_have_text("Your role is covered. Look")
    expect(seal).to_have_count(0)
    page.reload()
    page.get_by_test_id("plate-A").wait_for()
    expect(seal).to_have_count(0)
    page.get_by_test_id("role").click()
    expect(seal).to_have_count(1)


def test_auto_answers_are_chosen_by_the_prompt_and_stay(visit: Visit) -> None:
    page = visit.page(size=PHONE, touch=True, language="fa", theme="dark")
    lay_table(page, 4)
    expect(page.locator("[data-test=prompt].mine")).to_be_visible()
    page.wait_for_timeout(SOON)  # a new prompt takes no taps at first
    parry = page.locator("[data-auto-answer=parry-always]")
    page.get_by_test_id("auto-answers").click()
    expect(parry).to_have_attribute("aria-pressed", "false")
    parry.click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("auto-answers-panel")).to_be_hidden()
    expect(page.get_by_test_id("auto-answers")).to_contain_text("۱")
    page.reload()
    page.get_by_test_id("auto-answers").click()
    expect(parry).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-auto-answer=pass-always]")).to_have_attribute(
        "aria-pressed", "false"
    )
    assert fits(page)
    assert find_faults(page) == []
