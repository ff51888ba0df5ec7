"""Same origin on everything that acts, and the headers that keep a page to itself."""

from __future__ import annotations

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kabuto.kernel import Refusal

from .answers import refuse
from .public import Origin, is_asked_by_name, read_origin

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


STRICT = "max-age=31536000"
"""A browser that has come by TLS comes by TLS from then on."""


def is_same_origin(headers: Headers, public: Origin | None = None) -> bool:
    """Whether a request comes from our own page; programs send no Origin, browsers always do.

    Without a public address the page has to be where the request goes: `Host` is believed, and how
    it came to us is not, since a proxy may not tell.
    """
    told = headers.get("origin")
    if told is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    origin = read_origin(told)
    if origin is None:
        return False
    return origin == (public or read_origin(f"{origin.scheme}://{headers.get('host', '')}"))


class Guard:
    """Middleware: refuses acts from other origins, and adds the headers.

    With a `public` address it answers to that name alone.
    """

    def __init__(self, app: ASGIApp, public: Origin | None = None) -> None:
        self.app = app
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            send = _with_headers(send, is_secure=scope.get("scheme") == "https")
        try:
            await self._pass_on(scope, receive, send)
        except Exception:
            if scope["type"] != "http":
                raise
            log.exception("request-failed", path=scope["path"][:100])
            await refuse(Refusal("refused-failed"), 500)(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._is_asked_by_name(scope):
            await self._refuse_name(scope, receive, send)
        elif _is_harmless(scope) or is_same_origin(Headers(scope=scope), self.public):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await refuse(Refusal("refused-origin"), 403)(scope, receive, send)

    def _is_asked_by_name(self, scope: Scope) -> bool:
        if self.public is None or scope["type"] == "lifespan":
            return True
        return is_asked_by_name(Headers(scope=scope).get("host", ""), self.public)

    async def _refuse_name(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
            return
        refusal = Refusal("refused-host", url=str(self.public))
        await refuse(refusal, 421)(scope, receive, send)


def _is_harmless(scope: Scope) -> bool:
    """Whether it can change nothing and tells its answer to nobody but the one who asks."""
    return scope["type"] == "lifespan" or (
        scope["type"] == "http" and scope["method"] in SAFE_METHODS
    )


def _with_headers(send: Send, *, is_secure: bool) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_secure:
                headers["Strict-Transport-Security"] = STRICT
        await send(message)

    return send_with_headers
