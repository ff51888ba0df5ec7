"""What a page does where something around it fails: it says so, and goes on as far as it can."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit

pytestmark = pytest.mark.browser

OPEN = """async () => {
    await navigator.locks.request('kabuto-person', () => fetch('/api/me'))
    const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(
        {game: 'samurai', seats: [{by: 'me'}, {by: 'open'}], options: {}}),
        headers: {'content-type': 'application/json'}})
    return (await answer.json()).table
}"""


def count_documents(page: Page) -> list[str]:
    found: list[str] = []
    page.on("request", lambda r: found.append(r.url) if r.resource_type == "document" else None)
    return found


def test_a_part_that_cannot_be_loaded_is_tried_once_and_then_told(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.route("**/assets/Rules*", lambda route: route.abort())
    documents = count_documents(page)

    page.goto("/rules/samurai")
    expect(page.get_by_test_id("missing")).to_be_visible()
    page.wait_for_timeout(1500)
    assert len(documents) == 2

    page.unroute("**/assets/Rules*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Samurai", exact=True)).to_be_visible()


@pytest.mark.parametrize("works", [True, False])
def test_a_link_is_copied_without_a_clipboard_or_selected_to_be_copied_by_hand(
    visit: Visit, works: bool
) -> None:
    page = visit.page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.add_init_script(f"document.execCommand = () => {'true' if works else 'false'}")
    page.goto("/")
    table: Any = page.evaluate(OPEN)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Copy").click()
    told = page.get_by_role("status").filter(has_text="copy it by hand")
    if works:
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        expect(told).to_have_count(0)
    else:
        expect(told).to_be_visible()
    selected = page.evaluate(
        "document.activeElement.value.slice(0, document.activeElement.selectionEnd)"
    )
    assert f"/t/{table}#" in selected


def test_an_invitation_that_was_cut_in_two_is_refused_in_words(visit: Visit) -> None:
    host, guest = visit.page(), visit.page()
    host.goto("/")
    table: Any = host.evaluate(OPEN)
    guest.goto(f"/t/{table}#invite=%")
    guest.get_by_test_id("join").click()
    expect(guest.get_by_role("alert")).to_contain_text("invitation")
    visit.errors.clear()
