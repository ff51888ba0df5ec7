"""A game of another package: it stands on the home page, and is played without a line of page."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.conftest import site  # noqa: F401

from .conftest import Served, Visit
from .test_pages import find_faults

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def host(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: F811
    """A server in whose Python the package is installed."""
    paths = [str(site), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    server = Served(tmp_path_factory.mktemp("host") / "data")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def visit(browser: Browser, host: Served) -> Iterator[Visit]:
    visiting = Visit(browser, host)
    yield visiting
    for context in visiting.contexts:
        context.close()
    assert visiting.errors == []


def test_it_stands_on_the_home_page_in_its_own_words(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Matching Pennies")
    expect(card).to_contain_text("Show the same side as the other player")
    expect(card).to_contain_text(re.compile(r"\W2\W* players"))
    expect(card).not_to_contain_text(" to ")
    assert card.locator("svg rect").count() > len("pennies") * 8


def test_it_is_played_to_its_end_with_facts_for_a_board(visit: Visit) -> None:
    page = visit.page()
    page.goto("/")
    page.get_by_test_id("play-pennies").click()
    facts = page.get_by_test_id("facts")
    expect(facts).to_contain_text("goal")
    expect(facts).to_contain_text("points")
    prompt = page.get_by_test_id("prompt")
    result = page.get_by_test_id("result")
    for _ in range(40):
        expect(result.or_(prompt.locator("[data-move='show heads']")).first).to_be_visible()
        if result.is_visible():
            break
        page.wait_for_timeout(300)  # a fresh button hears nothing for a moment
        prompt.locator("[data-move='show heads']").click()
        expect(page.get_by_test_id("log")).to_contain_text(re.compile(r"shows \W*heads"))
    assert find_faults(page) == []
    expect(result).to_contain_text("reached the goal first")
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("facts")).to_contain_text("points")


def test_in_a_language_that_it_does_not_speak_it_is_said_in_english(visit: Visit) -> None:
    page = visit.page(language="fa")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("article").filter(has_text="Matching Pennies")).to_have_count(1)
