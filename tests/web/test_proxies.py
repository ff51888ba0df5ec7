"""The configurations of proxies in docs/, each obeyed by a small proxy before a real server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from kabuto.web.persons import SECURE_COOKIE
from kabuto.web.public import read_public_url

from .people import Somebody, hear, open_house
from .relay import pump

DOCS = Path(__file__).parents[2] / "docs" / "proxies"
SET_HEADER = re.compile(r"proxy_set_header (\S+) (\S+);")
DEFAULT = "127.0.0.1:8000"
VISITOR = "203.0.113.7"

Headers = dict[str, str]
Change = Callable[[Headers], Headers]


def read(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def find_public_url(name: str) -> str:
    """The address that the first line of a configuration is for."""
    found = re.search(r"kabuto serve --public-url (\S+)", read(name))
    assert found is not None
    return found[1]


def as_nginx(headers: Headers) -> Headers:
    """What the lines of the configuration make of a request's headers."""
    upgrade = headers.get("upgrade", "")
    variables = {
        "$host": headers["host"].partition(":")[0],
        "$http_upgrade": upgrade,
        "$connection_upgrade": "upgrade" if upgrade else "",
        "$remote_addr": VISITOR,
        "$scheme": "https",
    }
    told = {
        name.lower(): variables[value] for name, value in SET_HEADER.findall(read("nginx.conf"))
    }
    return {name: value for name, value in (headers | told).items() if value}


def as_it_comes(headers: Headers) -> Headers:
    """Caddy and Traefik pass on Host, and tell whom they ask for, without being asked."""
    return headers | {"x-forwarded-for": VISITOR, "x-forwarded-proto": "https"}


class Proxy:
    """Ends TLS, as it were, and changes the headers of each request."""

    def __init__(self, host: str, change: Change) -> None:
        self._host = host
        self._change = change

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().strip()
        first, *lines = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
        headers = self._change(headers)
        if "upgrade" not in headers:
            headers["connection"] = "close"
        name, _, port = self._host.partition(":")
        theirs, ours = await asyncio.open_connection(name, int(port))
        told = [first, *(f"{name}: {value}" for name, value in headers.items())]
        ours.write("\r\n".join([*told, "", ""]).encode())
        await asyncio.gather(pump(reader, ours), pump(theirs, writer))


@asynccontextmanager
async def behind(
    folder: Path, public_url: str, change: Change
) -> AsyncIterator[tuple[Somebody, Somebody]]:
    """Two people who come by the proxy. Their browsers keep the cookies that come by TLS."""
    public = read_public_url(public_url)
    async with open_house(folder, public=public) as (host, _):
        door = await asyncio.start_server(Proxy(host, change).pass_on, "127.0.0.1", 0)
        port = door.sockets[0].getsockname()[1]
        people = [Somebody(f"127.0.0.1:{port}", name) for name in ("Ann", "Bob")]
        for person in people:
            person.http.headers.update(
                {"Host": public_url.partition("//")[2], "Origin": str(public)}
            )
            answer = await person.http.post("/api/me", json={"name": person.name})
            person.http.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        yield people[0], people[1]
        for person in people:
            await person.http.aclose()
        door.close()


@pytest.mark.parametrize(
    ("name", "change"),
    [("nginx.conf", as_nginx), ("Caddyfile", as_it_comes), ("traefik.yaml", as_it_comes)],
)
async def test_people_play_behind_it(tmp_path: Path, name: str, change: Change) -> None:
    url = find_public_url(name)
    async with behind(tmp_path, url, change) as (ann, bob):
        cookie = ann.http.headers["Cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        table = await ann.open_table("me", "open")
        (invite,) = await ann.invitations(table)
        assert (await bob.post(f"/{table}/join", invite=invite)).is_success
        asked = {"Host": url.partition("//")[2], "Origin": url, "Cookie": cookie}
        async with ann.live(table, **asked) as socket:
            assert (await hear(socket))["views"][0]["seat"] == "A"
        foreign = await ann.http.post(
            "/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
        )
        assert foreign.status_code == httpx.codes.FORBIDDEN


def test_each_asks_where_kabuto_listens_and_keeps_the_metrics_to_itself() -> None:
    routes = yaml.safe_load(read("traefik.yaml"))["http"]
    (server,) = routes["services"]["kabuto"]["loadBalancer"]["servers"]
    assert server == {"url": f"http://{DEFAULT}"}
    assert "!Path(`/metrics`)" in routes["routers"]["kabuto"]["rule"]
    assert f"reverse_proxy {DEFAULT}" in read("Caddyfile")
    assert "path /metrics" in read("Caddyfile")
    assert f"server {DEFAULT};" in read("nginx.conf")
    assert "location = /metrics" in read("nginx.conf")
