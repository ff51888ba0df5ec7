"""What every page must do: in both themes, all languages, on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit

pytestmark = pytest.mark.browser
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (390, 844)
PLAY = """async ({game, seats, options, moves, box}) => {
    const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json'}}).then(answer => answer.json())
    await navigator.locks.request('kabuto-person', () => fetch('/api/me'))
    const {table} = await post('/api/tables', {game, options, seats, box})
    for (let i = 0, tries = 0; i < moves && tries < 2000; tries++) {
        const state = await fetch('/api/tables/' + table).then(answer => answer.json())
        const view = state.views.find(view => view.decision)
        if (state.outcome) break
        if (!view) { await new Promise(done => setTimeout(done, 20)); continue }
        const move = view.moves[(i * 7) % view.moves.length]
        await post(`/api/tables/${table}/move`,
            {seat: view.seat, move, decision: view.decision, key: 'k' + i})
        i++
    }
    return table
}"""


def make_table(page: Page, moves: int = 0) -> str:
    """A game against bots that has come some way."""
    page.goto("/")
    return str(
        page.evaluate(
            PLAY,
            {
                "game": "samurai",
                "seats": [{"by": "me"}, {"by": "bot", "bot": "greedy"}],
                "options": {"starting_hand": "random", "figure_placement": "random"},
                "moves": moves,
            },
        )
    )


def find_faults(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_one_click_starts_a_game_against_bots(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.get_by_test_id("play-samurai").click()
    expect(page.locator("[data-test=prompt].mine")).to_be_visible()
    assert page.locator("[data-test^=player-]").count() >= 2
    expect(page).to_have_title("● Your turn · Samurai")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    page = visit.page(theme=theme)
    table = make_table(page, moves=4)
    page.reload()
    page.get_by_test_id("make-samurai").click()
    page.get_by_test_id("create").wait_for()
    assert find_faults(page) == []
    page.goto(f"/t/{table}")
    page.get_by_test_id("tool-moves").click()
    page.get_by_test_id("moves").first.wait_for()
    assert find_faults(page) == []
    page.goto(f"/replay/{table}")
    page.get_by_test_id("slider").wait_for()
    assert find_faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone_in_persian(visit: Visit, theme: str) -> None:
    page = visit.page(size=PHONE, touch=True, language="fa", theme=theme)
    table = make_table(page, moves=4)
    page.reload()
    page.get_by_test_id("make-samurai").wait_for()
    assert find_faults(page) == []
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    assert find_faults(page) == []


def test_another_language_without_a_reload(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=2)
    page.goto(f"/t/{table}")
    page.evaluate("globalThis.notReloaded = true")
    page.get_by_test_id("tool-settings").click()
    page.get_by_test_id("language").select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("h1")).to_have_text("سامورایی")
    page.get_by_test_id("language").select_option("zh-Hant")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.get_by_test_id("sheet").locator("h2")).to_have_text("設定")
    assert page.evaluate("notReloaded")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")


def test_the_board_stays_left_to_right_in_persian(visit: Visit) -> None:
    page = visit.page(language="fa")
    table = make_table(page, moves=1)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-test=board] svg").first).to_be_visible()
    assert page.evaluate(
        "getComputedStyle(document.querySelector('[data-test=board] svg')).direction === 'ltr'"
    )


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans", "fa"])
def test_nothing_overflows_a_phone(visit: Visit, language: str) -> None:
    page = visit.page(size=PHONE, touch=True, language=language)
    table = make_table(page, moves=6)
    page.reload()
    page.get_by_test_id("make-samurai").click()
    page.get_by_test_id("create").wait_for()
    assert fits(page)
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    assert fits(page)
    for tab in ("log", "moves", "rules"):
        page.get_by_test_id(f"tab-{tab}").tap()
        page.get_by_test_id("sheet").wait_for()
        assert fits(page)
    page.goto(f"/replay/{table}")
    page.get_by_test_id("slider").wait_for()
    assert fits(page)
    assert page.evaluate(
        "[...document.querySelectorAll('[data-test=board], .controls')]"
        ".every(part => part.getBoundingClientRect().bottom <= innerHeight + 1)"
    )


def test_the_replay_goes_to_any_moment_at_once(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=8)
    page.goto(f"/replay/{table}")
    slider = page.get_by_test_id("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 8
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    board = page.get_by_test_id("board")
    start = board.inner_html()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    end = board.inner_html()
    slider.fill(str(last // 2))
    assert len({start, end, board.inner_html()}) == 3
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    assert board.inner_html() == start
    slider.fill(str(last // 2))
    page.get_by_test_id("replay-back").click()
    expect(slider).to_have_value(str(last // 2 - 1))
    page.get_by_test_id("replay-play").click()
    expect(slider).to_have_value(str(last // 2 + 1), timeout=5000)
    assert [url for url in asked if "/api/" in url] == []


def test_keys_alone_are_enough(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=2)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    before = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("m")
    page.get_by_test_id("sheet").press("1")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")
    page.locator("[data-test=board] svg").first.focus()
    places = set()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"):
        page.keyboard.press(arrow)
        places.add(page.evaluate("document.activeElement.closest('[data-spot]').dataset.argument"))
    assert len(places) > 1


def test_nothing_moves_a_second_after_a_move(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=3)
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    page.wait_for_timeout(1000)
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_stranger_watches_and_chooses_nothing(visit: Visit) -> None:
    table = make_table(visit.page(), moves=2)
    page = visit.page()
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    assert page.locator("[data-test=prompt].mine").count() == 0
    assert page.locator("[data-move]").count() == 0
    assert page.get_by_test_id("hand").count() == 0


WATCH_FLIGHTS = """() => {
    globalThis.flights = 0
    const look = () => {
        flights += document.getAnimations().filter(one => !(one instanceof CSSTransition)
            && one.effect.target instanceof SVGElement).length
        requestAnimationFrame(look)
    }
    look()
}"""


@pytest.mark.parametrize(("speed", "flies"), [("normal", True), ("off", False)])
def test_pieces_are_seen_moving_unless_that_is_off(visit: Visit, speed: str, flies: bool) -> None:
    page = visit.page(speed=speed)
    table = make_table(page)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    page.evaluate(WATCH_FLIGHTS)
    for _ in range(6):
        play_by_list(page)
    assert bool(page.evaluate("flights")) is flies


def play_by_list(page: Page) -> None:
    page.locator("[data-test=prompt].mine").wait_for()
    before = page.locator("[data-version]").get_attribute("data-version")
    if not page.get_by_test_id("sheet").count():
        page.keyboard.press("m")
    page.locator("[data-test=sheet] [data-move]").first.click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    start = page.get_by_test_id("board").locator("[data-spot=idle]").count()
    play_by_list(page)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("undo")).to_have_count(0)
    expect(page.get_by_test_id("log").first).to_contain_text("takes back the last move")
    expect(page.get_by_test_id("board").locator("[data-spot=idle]")).to_have_count(start)


def test_on_touch_the_first_tap_only_aims(visit: Visit) -> None:
    page = visit.page(size=PHONE, touch=True)
    table = make_table(page)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    before = page.locator("[data-version]").get_attribute("data-version")
    page.locator("[data-test=hand] button:not([disabled], [aria-disabled=true])").first.tap()
    spot = page.locator("[data-test=board] [data-spot=open] [role=button]").first
    spot.tap()
    expect(page.get_by_test_id("commit")).to_be_visible()
    assert page.locator("[data-version]").get_attribute("data-version") == before
    page.get_by_test_id("back").tap()
    expect(page.get_by_test_id("commit")).to_have_count(0)
    spot.tap()
    spot.tap(force=True)
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


def test_a_refusal_is_told_and_nothing_is_lost(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page)

    def tamper(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(
            lambda text: server.send(str(text).replace('"decision":"', '"decision":"0'))
        )
        server.on_message(socket.send)

    page.route_web_socket("**/live", tamper)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for(timeout=15000)
    page.keyboard.press("m")
    page.locator("[data-test=sheet] [data-move]").first.click()
    expect(page.locator("[data-test=prompt].refused")).to_contain_text("The table has changed")
    expect(page.locator("[data-test=prompt].mine.refused")).to_have_count(0, timeout=5000)
    expect(page.locator("[data-test=prompt].mine")).to_be_visible()


def test_two_people_at_one_screen_do_not_see_each_others_hands(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    seats = [{"by": "me"}, {"by": "me"}]
    options = {"figure_placement": "random"}
    table = page.evaluate(PLAY, {"game": "samurai", "seats": seats, "options": options, "moves": 4})
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    play_by_list(page)
    expect(page.get_by_test_id("curtain")).to_contain_text("is next")
    assert not page.get_by_test_id("hand").is_visible()
    page.get_by_test_id("lift").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.locator("[data-test=prompt].mine")).to_have_attribute("data-seat", "1")


def test_the_board_is_zoomed_and_dragged_and_a_drag_chooses_nothing(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page)
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt].mine").wait_for()
    board = page.locator("[data-test=board] svg[role=group]")
    page.locator("[data-test=hand] button:not([disabled], [aria-disabled=true])").first.click()
    version = page.locator("[data-version]").get_attribute("data-version")
    whole = board.get_attribute("viewBox")
    spot = page.locator("[data-spot=open]").first
    spot.hover()
    page.mouse.wheel(0, -600)
    expect(board).not_to_have_attribute("viewBox", whole or "")
    near = board.get_attribute("viewBox")
    box = spot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert board.get_attribute("viewBox") != near
    assert page.locator("[data-version]").get_attribute("data-version") == version
    board.press("0")
    expect(board).to_have_attribute("viewBox", whole or "")


def test_since_you_were_away_and_played_back(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=6)
    page.evaluate(f"localStorage.setItem('kabuto-seen-{table}', '3')")
    page.goto(f"/t/{table}")
    page.locator(".away a").click()
    expect(page).to_have_url(re.compile(r"/replay/.+#from=\d+$"))
    slider = page.get_by_test_id("slider")
    start = int(slider.input_value())
    page.wait_for_function(
        "least => document.querySelector('[data-test=slider]').value >= least", arg=start + 2
    )


def test_the_rules_can_be_read_and_are_found_by_the_prompt(visit: Visit) -> None:
    page = visit.page()
    table = make_table(page, moves=2)
    page.goto("/rules/samurai")
    page.locator("[data-test=rules] h2").first.wait_for()
    assert find_faults(page) == []
    page.goto(f"/t/{table}")
    page.locator("[data-test=prompt] .link").click()
    expect(page.locator("[data-test=rules] .found")).to_be_in_viewport()


SMALL_TARGETS = """(least) => [...document.querySelectorAll('button, a, select, input, summary')]
    .filter(target => !target.classList.contains('link') && target.checkVisibility())
    .map(target => [target.outerHTML.slice(0, 120), target.getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < least - 0.5)
    .map(([html, box]) => `${box.width} x ${box.height}: ${html}`)"""


@pytest.mark.parametrize(("touch", "least"), [(True, 44), (False, 24)])
def test_targets_are_large_enough(visit: Visit, touch: bool, least: int) -> None:
    page = visit.page(size=PHONE if touch else (1360, 860), touch=touch)
    table = make_table(page, moves=3)
    page.reload()
    page.get_by_test_id("make-samurai").click()
    page.get_by_test_id("create").wait_for()
    assert page.evaluate(SMALL_TARGETS, least) == []
    page.goto(f"/t/{table}")
    page.get_by_test_id("prompt").wait_for()
    assert page.evaluate(SMALL_TARGETS, least) == []
    page.goto(f"/replay/{table}")
    page.get_by_test_id("slider").wait_for()
    assert page.evaluate(SMALL_TARGETS, least) == []
