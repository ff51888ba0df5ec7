"""Middleware: whoever asks more often than the bounds allow is told when to ask again."""

from __future__ import annotations

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from .messages import Refused, RefusedAnswer
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
                await _refuse(send, refusal)
                return
        await self.app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Who asks, as far as the network knows; a trusted proxy has named whom it asks for."""
    return scope["client"][0] if scope.get("client") else ""


async def _refuse(send: Send, refusal: TooFast) -> None:
    headers = [
        (b"content-type", b"application/json"),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(refusal.args_by_name["seconds"]).encode()),
    ]
    body = msgspec.json.encode(RefusedAnswer(Refused(refusal.key, refusal.args_by_name)))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})
