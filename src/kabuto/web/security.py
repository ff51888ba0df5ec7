"""Same origin on everything that acts, and the headers that keep a page to itself."""

from __future__ import annotations

from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kabuto.kernel import Refusal

from .answers import refuse

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
log = structlog.get_logger()

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def is_same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page; programs send no Origin, browsers always do."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Middleware: refuses acts from other origins, and adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = _with_headers(send)
        try:
            await self._pass_on(scope, receive, send)
        except Exception:
            if scope["type"] != "http":
                raise
            log.exception("request-failed", path=scope["path"][:100])
            await refuse(Refusal("refused-failed"), 500)(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _is_harmless(scope) or is_same_origin(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await refuse(Refusal("refused-origin"), 403)(scope, receive, send)


def _is_harmless(scope: Scope) -> bool:
    """Whether it can change nothing and tells its answer to nobody but the one who asks."""
    return scope["type"] == "lifespan" or (
        scope["type"] == "http" and scope["method"] in SAFE_METHODS
    )


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
