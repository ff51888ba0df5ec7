"""A real server in a process of its own, a real browser, and people who play through the page."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

START_WITHIN = 20
SERVE = (
    "import sys; from pathlib import Path; from kabuto.web.server import serve; "
    "from kabuto.web.limits import read_limits; "
    "more = [f'{name}=100000' for name in sys.argv[3:]]; "
    "serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_pause=0.0, limits=read_limits(more))"
)

FASTER_THAN_PEOPLE = (
    *("box_checks_a_minute", "box_checks_a_minute_of_an_address"),
    *("tables_a_minute", "tables_a_minute_of_an_address", "tables_of_a_person"),
    *("requests_a_second", "requests_at_once"),
)
"""Bounds that tests reach and people do not."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser under load may miss a beat once; a fault comes again, and the report tells both."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


class Served:
    """The server: it can be killed without warning, and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        log = (self.data.parent / "server.log").open("ab")
        with log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.port), str(self.data), *FASTER_THAN_PEOPLE],
                stdout=log,
                stderr=log,
            )
        self._wait()

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_WITHIN
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        pytest.fail((self.data.parent / "server.log").read_text("utf-8")[-2000:])


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("browser") / "data")
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One a file: as long as it is open no other test of the process can have a loop."""
    path = os.environ.get("KABUTO_CHROMIUM") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        playwright.selectors.set_test_id_attribute("data-test")
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Visit:
    """Opens pages for one person each, and keeps what went wrong on them."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser = browser
        self.served = served
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def page(
        self,
        *,
        size: tuple[int, int] = (1360, 860),
        touch: bool = False,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
    ) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            base_url=self.served.url,
        )
        context.set_default_timeout(8000)
        context.add_init_script(
            f"for (const [k, v] of Object.entries({{language: '{language}', theme: '{theme}', "
            f"speed: '{speed}'}})) localStorage.getItem('kabuto-' + k) ?? "
            "localStorage.setItem('kabuto-' + k, v)"
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    visiting = Visit(browser, served)
    yield visiting
    for context in visiting.contexts:
        context.close()
    assert visiting.errors == []
