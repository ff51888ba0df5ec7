"""The address under which others reach this server, where a proxy or a name stands before it."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from kabuto.kernel import Refusal

PORTS = {"http": 80, "https": 443}
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})  # noqa: S104  (shown, not bound)
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class BadAddress(Refusal):
    """That is no address of a site."""

    key = "refused-public-url"


class Origin(NamedTuple):
    """Scheme, name and port: what a browser calls an origin."""

    scheme: str
    name: str
    port: int

    @property
    def is_secure(self) -> bool:
        return self.scheme == "https"

    def __str__(self) -> str:
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{show_host(self.name)}{port}"


def read_public_url(text: str) -> Origin:
    """The origin of `https://kabuto.example:8443`. Raises BadAddress."""
    origin = read_origin(text)
    if origin is None or urlsplit(text).path not in ("", "/"):
        raise BadAddress(url=text[:80])
    return origin


def read_origin(text: str) -> Origin | None:
    """The origin of an address; the port of the scheme may be named or left out."""
    try:
        address = urlsplit(text)
        port = address.port
    except ValueError:
        return None
    if address.scheme not in PORTS or not address.hostname or address.username is not None:
        return None
    return Origin(address.scheme, address.hostname, PORTS[address.scheme] if port is None else port)


def show_host(host: str) -> str:
    """A host as it stands in an address; where all are listened on, one that answers here."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def is_asked_by_name(host: str, public: Origin) -> bool:
    """Whether a Host header names the public address, or this very machine.

    Many proxies leave the port out.
    """
    asked = read_origin(f"{public.scheme}://{host}")
    return asked is not None and asked.name in {public.name, *LOOPBACK}
