"""A whole game by two people in two windows and a bot; one of them in Persian on a phone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Served, Visit
from .people import Person

pytestmark = [pytest.mark.browser, pytest.mark.timeout(170)]
KILL_AFTER = 12
WITHIN = 150


def open_table(page: Page) -> str:
    """Mina makes a table with a bot, the quick preset, and a seat for a friend; the invitation."""
    page.goto("/")
    page.locator("#nickname").fill("Mina")
    page.locator("#nickname").press("Enter")
    page.get_by_test_id("make-samurai").click()
    page.get_by_test_id("seat-1").select_option("open")
    page.get_by_test_id("seat-2").select_option("bot greedy")
    page.get_by_test_id("preset-quick_start").click()
    page.get_by_test_id("create").click()
    return page.get_by_test_id("invite").input_value()


def join(page: Page, invitation: str) -> None:
    page.goto(invitation)
    page.locator("#name").fill("رضا")
    page.get_by_test_id("join").tap()


def test_two_people_and_a_bot_play_to_the_end_though_the_server_is_killed(
    visit: Visit, served: Served
) -> None:
    desk, phone = visit.page(), visit.page(size=(390, 844), touch=True, language="fa")
    mina, reza = Person(desk, 1), Person(phone, 2, touch=True)
    join(phone, open_table(desk))
    for page in (desk, phone):
        page.locator("[data-test=prompt]").wait_for()

    play(mina, reza, until=lambda: mina.decided >= KILL_AFTER)
    served.kill()
    expect(desk.locator(".offline")).to_be_visible(timeout=15000)
    served.start()
    for page in (desk, phone):
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(".offline")).to_have_count(0, timeout=15000)

    play(mina, reza, until=lambda: False)
    for person in (mina, reza):
        expect(person.page.get_by_test_id("result")).to_be_visible()
        assert person.ways["board"] > 0
        assert person.ways["list"] > 0
    assert winners(desk) == winners(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play(*people: Person, until: Callable[[], bool]) -> None:
    end = time.monotonic() + WITHIN
    while not until() and not all(person.is_over for person in people):
        assert time.monotonic() < end, [
            p.page.get_by_test_id("prompt").inner_text() for p in people
        ]
        for person in people:
            person.hurry()
            if person.is_asked:
                person.decide()


def winners(page: Page) -> list[str]:
    seats = page.locator("[data-test=result] .won").evaluate_all(
        "rows => rows.map(row => row.dataset.seat)"
    )
    return [str(seat) for seat in seats]
