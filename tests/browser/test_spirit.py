"""Samurai Spirit through the page: two people and two bots, one person alone, seven on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .people import Person
from .test_pages import find_faults, fits

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]
PHONE = (390, 844)
WITHIN = 150
PLAY = """async ({seats, options, moves}) => {
    const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json'}}).then(answer => answer.json())
    await navigator.locks.request('kabuto-person', () => fetch('/api/me'))
    const {table} = await post('/api/tables', {game: 'spirit', options, seats})
    for (let i = 0; i < moves; i++) {
        const state = await fetch('/api/tables/' + table).then(answer => answer.json())
        const view = state.views.find(view => view.decision)
        if (!view) break
        const careful = ['defend', 'fight', 'use', 'done', 'ignore']
        const move = careful.find(move => view.moves.includes(move)) ?? view.moves[0]
        await post(`/api/tables/${table}/move`,
            {seat: view.seat, move, decision: view.decision, key: 'k' + i})
    }
    return table
}"""
BOXES = """() => {
    const board = document.querySelector('[data-test=board]').getBoundingClientRect()
    return [...document.querySelectorAll('.samurai')].map(one => one.getBoundingClientRect()).every(
        box => box.height > 44 && box.top >= board.top && box.bottom <= board.bottom + 1
            && box.left >= 0 && box.right <= innerWidth)
}"""


def play(*people: Person, until: Callable[[], bool] = lambda: False) -> None:
    end = time.monotonic() + WITHIN
    while not until() and not all(person.is_over for person in people):
        assert time.monotonic() < end, [
            p.page.get_by_test_id("prompt").inner_text() for p in people
        ]
        for person in people:
            person.hurry()
            if person.is_asked:
                person.decide()


def lay_table(page: Page, **wanted: object) -> str:
    """A table of this person's and bots', some moves on, opened."""
    page.goto("/")
    table = page.evaluate(PLAY, {"options": {}, "moves": 0} | wanted)
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    return str(table)


def seats(mine: int, bots: int = 0) -> list[dict[str, str]]:
    return [{"by": "me"}] * mine + [{"by": "bot", "bot": "greedy"}] * bots


def name_of(page: Page, seat: str) -> str:
    return page.locator(f".samurai:has([data-test=about-{seat}]) .head b").inner_text()


def test_two_people_and_two_bots_play_to_the_end(visit: Visit) -> None:
    desk, phone = visit.page(), visit.page(size=PHONE, touch=True, language="zh-Hant")
    desk.goto("/")
    desk.get_by_test_id("make-spirit").click()
    desk.get_by_role("button", name="4", exact=True).click()
    desk.get_by_test_id("seat-1").select_option("open")
    for seat in (2, 3):
        desk.get_by_test_id(f"seat-{seat}").select_option("bot greedy")
    desk.get_by_test_id("create").click()
    phone.goto(desk.get_by_test_id("invite").input_value())
    phone.locator("#name").fill("阿蓮")
    phone.get_by_test_id("join").tap()
    for page in (desk, phone):
        page.get_by_test_id("about-D").wait_for()

    mina, lian = Person(desk, 1), Person(phone, 2, touch=True)
    play(mina, lian)
    for person in (mina, lian):
        expect(person.page.get_by_test_id("result")).to_be_visible()
        assert person.decided > 0
    assert reasons(desk) > 0
    assert reasons(desk) == reasons(phone)


def reasons(page: Page) -> int:
    return page.locator("[data-test=result] .why li").count()


def test_one_person_plays_all_samurai_and_is_asked_by_their_names(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.get_by_test_id("make-spirit").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_test_id("all-me").click()
    page.get_by_test_id("preset-solo").click()
    page.get_by_test_id("create").click()
    expect(page.locator("[data-test=prompt].mine")).to_be_visible()
    expect(page.locator(".reserve .token")).to_have_count(5)
    names = {name_of(page, "A"), name_of(page, "B")}
    person, asked = Person(page, 3), set()
    while not person.is_over:
        sentence = page.locator("[data-test=prompt].mine .sentence")
        if sentence.count():
            asked |= {name for name in names if name in sentence.inner_text(timeout=2000)}
        before = person.decided
        play(person, until=lambda: person.decided > before)  # noqa: B023
        assert page.get_by_test_id("curtain").count() == 0
        if asked == names:
            play(person)
    assert asked == names
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_samurai_is_explained_on_tap(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, seats=seats(1, 2), options={"samurai_b": "gorobei"})
    page.get_by_test_id("about-B").click()
    explained = page.get_by_test_id("explain")
    expect(explained).to_contain_text("Gorobei")
    expect(explained).to_contain_text(re.compile(r"Kiai at \W?9\b"))
    expect(explained).to_contain_text(re.compile(r"Kiai at \W?12\b"))
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    expect(page.get_by_test_id("about-B")).to_be_focused()


def test_the_odds_are_shown_on_request(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, seats=seats(2), moves=6)
    expect(page.get_by_test_id("explain")).to_have_count(0)
    page.get_by_test_id("odds").click()
    rows = page.locator("[data-test=explain] .values tr")
    expect(rows).to_have_count(6)
    texts = rows.locator("td:nth-child(3)").all_inner_texts()
    chances = [int(re.sub(r"\D", "", text)) for text in texts]
    assert 97 <= sum(chances) <= 103


def test_support_and_fight_do_not_outshine_pass(visit: Visit) -> None:
    page = visit.page()
    lay_table(page, seats=seats(3))
    expect(page.locator("[data-test=prompt] [data-move=fight]")).to_be_visible()
    assert page.locator("[data-test=prompt] .button.primary").count() == 0
    assert page.locator(".samurai.loud").count() == 0
    before = name_of(page, "A"), name_of(page, "B")
    page.locator("[data-choose]").first.click()
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("a support token"))
    assert (name_of(page, "A"), name_of(page, "B")) == before


@pytest.mark.parametrize("language", ["en", "fa"])
def test_seven_samurai_fit_on_a_phone(visit: Visit, language: str) -> None:
    page = visit.page(size=PHONE, touch=True, language=language)
    lay_table(page, seats=seats(7), moves=24)
    assert page.locator(".samurai").count() == 7
    assert fits(page)
    assert page.evaluate(BOXES)
    small = page.evaluate(
        "[...document.querySelectorAll('[data-choose], .stack, .samurai .who')]"
        ".filter(one => one.getBoundingClientRect().height < 44).length"
    )
    assert small == 0


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "fa")])
def test_axe_finds_nothing_serious(visit: Visit, theme: str, language: str) -> None:
    page = visit.page(theme=theme, language=language)
    lay_table(page, seats=seats(4), moves=20)
    assert find_faults(page) == []
    page.get_by_test_id("odds").click()
    page.get_by_test_id("explain").wait_for()
    assert find_faults(page) == []
