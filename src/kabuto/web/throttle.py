"""Middleware: whoever asks more often than the bounds allow is told when to ask again."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from .answers import refuse
from .meter import Meter, TooFast

FILES = "/assets/"
"""Files of the page, a few dozen at each visit, and cheap."""


class Throttle:
    """Counts the requests of an address, but for the files of the page."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(FILES):
            try:
                self.meter.count_request(address_of(scope))
            except TooFast as refusal:
                await refuse(refusal, 429)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Who asks, as far as the network knows; a trusted proxy has named whom it asks for."""
    return scope["client"][0] if scope.get("client") else ""
