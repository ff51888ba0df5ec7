"""What every endpoint needs: answers in JSON, and bodies of requests up to a bound."""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kabuto.kernel import Refusal, Unreadable

from .live import NOT_JSON
from .messages import Refused, RefusedAnswer
from .meter import TooFast

T = TypeVar("T")

FOREVER = "public, max-age=31536000, immutable"
"""For what has a name of its own as long as it is the same."""


class TooLarge(Refusal):
    """More than a request may bring."""

    key = "refused-too-large"


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON; a browser asks again each time."""
    body = msgspec.json.encode(value)
    given = {"Cache-Control": "no-store"} | (headers or {})
    return Response(body, status, given, "application/json")


def refuse(refusal: Refusal, status: int) -> Response:
    """Why something was not done, and when to ask again where that helps."""
    refused = RefusedAnswer(Refused(refusal.key, refusal.args_by_name))
    if isinstance(refusal, TooFast):
        return answer(refused, status, {"Retry-After": str(refusal.args_by_name["seconds"])})
    return answer(refused, status)


async def read_bytes(request: Request, most: int) -> bytes:
    """The body of a request. Raises TooLarge."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge(most=most)
    return bytes(body)


async def read_body(request: Request, type_: type[T], most: int) -> T:
    """The same, as JSON. Raises TooLarge or Unreadable."""
    body = await read_bytes(request, most)
    try:
        return msgspec.json.decode(body.removeprefix(BOM_UTF8), type=type_)
    except NOT_JSON as error:
        raise Unreadable("refused-message", problem=str(error)[:200]) from error
