"""Persons: a signed cookie holds an id and a nickname; nothing else is needed."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kabuto.kernel import Refusal
from kabuto.table import Person

COOKIE = "kabuto"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one


class UnknownPerson(Refusal):
    """There is no cookie, or not one of ours."""

    key = "refused-person-unknown"


class BadName(Refusal):
    """That cannot be a nickname."""

    key = "refused-name"


class Persons:
    """Reads and writes the cookie."""

    def __init__(self, signing_key: bytes) -> None:
        self._signer = URLSafeSerializer(signing_key, salt="person")

    def find(self, connection: HTTPConnection) -> Person | None:
        """Who it is; None without a cookie of ours."""
        try:
            person_id, name = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(person_id), str(name))

    def demand(self, connection: HTTPConnection) -> Person:
        """Who it is. Raises UnknownPerson."""
        person = self.find(connection)
        if person is None:
            raise UnknownPerson
        return person

    def sign(self, person: Person) -> str:
        """What the cookie of a person holds."""
        return str(self._signer.dumps(list(person)))

    def remember(self, person: Person, connection: HTTPConnection, response: Response) -> None:
        """Puts the cookie into an answer."""
        response.set_cookie(
            COOKIE,
            self.sign(person),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )


def make_person(name: str = "") -> Person:
    """Somebody new."""
    return Person(token_urlsafe(12), name)


def read_name(text: str, most: int = 24) -> str:
    """A nickname, trimmed, of at most so many letters. Raises BadName."""
    name = unicodedata.normalize("NFC", text).strip(" ")
    if any(_is_forbidden(letter) for letter in name):
        raise BadName(most=most)
    if not 1 <= len(name) <= most or not any(letter.isprintable() for letter in name):
        raise BadName(most=most)
    return name


def _is_forbidden(letter: str) -> bool:
    """Control characters, and those that would turn the direction of what stands around a name."""
    turns = unicodedata.bidirectional(letter) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI")
    return turns or unicodedata.category(letter) in ("Cc", "Cs", "Co", "Zl", "Zp")


def load_signing_key(folder: Path) -> bytes:
    """The key that signs cookies: made once, and readable by its owner alone."""
    path = folder / "cookie.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(token_bytes(32))
    return path.read_bytes()
