"""Behind a proxy: the name that others use decides, and who is believed whom they ask for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from starlette.datastructures import Headers

from kabuto.cli import main
from kabuto.web.app import create_app
from kabuto.web.doors import Doors
from kabuto.web.limits import Limits
from kabuto.web.meter import TooMany
from kabuto.web.persons import COOKIE, SECURE_COOKIE
from kabuto.web.public import (
    BadAddress,
    is_asked_by_name,
    read_origin,
    read_public_url,
    show_host,
)
from kabuto.web.security import is_same_origin

PUBLIC = read_public_url("https://kabuto.example:8443")


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A browser that comes by TLS, through a proxy that says so."""
    app = create_app(tmp_path, public=PUBLIC)
    async with app.router.lifespan_context(app):
        way = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=way, base_url=str(PUBLIC)) as found:
            yield found


# --- addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("https://kabuto.example", "https://kabuto.example"),
        ("https://kabuto.example/", "https://kabuto.example"),
        ("https://Kabuto.Example:443", "https://kabuto.example"),
        ("http://kabuto.example:80", "http://kabuto.example"),
        ("https://kabuto.example:8443", "https://kabuto.example:8443"),
        ("http://[fd00::1]:8000", "http://[fd00::1]:8000"),
    ],
)
def test_an_address_is_shown_without_the_port_of_its_scheme(text: str, shown: str) -> None:
    assert str(read_public_url(text)) == shown


@pytest.mark.parametrize(
    "text",
    ["", "kabuto.example", "ftp://kabuto.example", "https://", "https://a:b@kabuto.example",
     "https://kabuto.example/games", "https://kabuto.example:port", "https://[kabuto"],
)  # fmt: skip
def test_what_is_no_address_of_a_site_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        read_public_url(text)


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("kabuto.example:8443", True),
        ("KABUTO.example:8443", True),
        ("kabuto.example", True),
        ("127.0.0.1:8000", True),
        ("localhost", True),
        ("[::1]:8000", True),
        ("evil.example:8443", False),
        ("", False),
        ("kabuto.example:8443.evil.example", False),
    ],
)
def test_a_public_server_answers_to_its_name_and_to_this_machine(host: str, is_ours: bool) -> None:
    assert is_asked_by_name(host, PUBLIC) == is_ours


@pytest.mark.parametrize(
    ("headers", "is_ours"),
    [
        ({"host": "play.example", "origin": "https://play.example"}, True),
        ({"host": "play.example:443", "origin": "https://play.example"}, True),
        ({"host": "play.example", "origin": "https://play.example:443"}, True),
        ({"host": "play.example", "origin": "https://play.example:8443"}, False),
        ({"host": "play.example", "origin": "null"}, False),
        ({"host": "play.example", "origin": "https://evil.example"}, False),
        ({"host": "play.example"}, True),
        ({"host": "play.example", "sec-fetch-site": "none"}, True),
        ({"host": "play.example", "sec-fetch-site": "same-origin"}, True),
        ({"host": "play.example", "sec-fetch-site": "same-site"}, False),
        ({"host": "play.example", "sec-fetch-site": "cross-site"}, False),
    ],
)
def test_an_act_comes_from_our_own_page(headers: dict[str, str], is_ours: bool) -> None:
    assert is_same_origin(Headers(headers)) == is_ours


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("https://kabuto.example:8443", True),
        ("http://kabuto.example:8443", False),
        ("https://kabuto.example", False),
    ],
)
def test_with_a_public_address_the_origin_is_that_whatever_the_proxy_passes_on(
    origin: str, is_ours: bool
) -> None:
    for host in ("kabuto.example", "127.0.0.1:8000"):
        assert is_same_origin(Headers({"host": host, "origin": origin}), PUBLIC) == is_ours


# --- the server ---------------------------------------------------------------------------------


async def test_acts_pass_from_the_public_page_alone(browser: httpx.AsyncClient) -> None:
    own, other = {"Origin": str(PUBLIC)}, {"Origin": "http://kabuto.example:8443"}
    answer = await browser.post("/api/me", json={"name": "Ann"}, headers=own)
    assert answer.status_code == HTTPStatus.OK
    answer = await browser.post("/api/me", json={"name": "Ann"}, headers=other)
    assert read_refusal(answer) == (403, "refused-origin")


async def test_another_name_is_told_where_this_server_is(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/api/me", headers={"Host": "evil.example"})
    assert read_refusal(answer) == (421, "refused-host")
    assert answer.json()["refused"]["args"] == {"url": str(PUBLIC)}
    assert (await browser.get("/healthz", headers={"Host": "127.0.0.1:8000"})).is_success


async def test_behind_tls_the_cookie_belongs_to_this_name_alone(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/me", json={"name": "Ann"})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"{SECURE_COOKIE}=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert "domain" not in cookie.lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_cookie_of_before_is_still_known_and_replaced(browser: httpx.AsyncClient) -> None:
    await browser.post("/api/me", json={"name": "Ann"})
    old = browser.cookies[SECURE_COOKIE]
    browser.cookies.clear()
    browser.cookies.set(COOKIE, old)
    assert (await browser.get("/api/me")).json() == {"name": "Ann"}
    answer = await browser.post("/api/me", json={"name": "Anne"})
    ended, fresh = answer.headers.get_list("set-cookie")
    assert ended.startswith(f'{COOKIE}=""')
    assert fresh.startswith(f"{SECURE_COOKIE}=")


async def test_without_tls_nothing_of_it(tmp_path: Path) -> None:
    app = create_app(tmp_path)
    async with app.router.lifespan_context(app):
        way = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1:8000") as browser:
            answer = await browser.post("/api/me", json={"name": "Ann"})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith(f"{COOKIE}=")
    assert "Secure" not in cookie
    assert "strict-transport-security" not in answer.headers


def test_a_proxy_that_is_believed_may_come_for_many() -> None:
    doors = Doors(Limits(connections_of_an_address=1), ["172.16.0.0/12", "::1"])
    for address in ("172.18.0.2", "172.18.0.2", "::1", "::1", "192.0.2.1"):
        doors.enter(address)
    with pytest.raises(TooMany):
        doors.enter("192.0.2.1")
    for address in ("172.18.0.2", "172.18.0.2", "::1", "::1", "192.0.2.1"):
        doors.leave(address)
    doors.enter("192.0.2.1")


# --- the command --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--public-url", "kabuto.example"], "begins with http:// or https://"),
        (["--trust-proxy", "caddy"], "neither an address nor a network"),
    ],
)
def test_a_wrong_option_is_told(options: list[str], said: str) -> None:
    done = CliRunner().invoke(main, ["serve", *options], env={"LANG": "en"})
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("host", "shown"),
    [("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("192.0.2.1", "192.0.2.1")],
)
def test_the_page_is_found_where_it_answers(host: str, shown: str) -> None:
    assert show_host(host) == shown
    assert read_origin(f"http://{shown}:8000") is not None


def read_refusal(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["refused"]["key"]
