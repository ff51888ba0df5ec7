"""Persons: a signed cookie holds an id and a nickname; nothing else is needed."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes, token_urlsafe
from tempfile import NamedTemporaryFile

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from kabuto.kernel import Refusal
from kabuto.table import Person

COOKIE = "kabuto"
KEY_BYTES = 32
KEY_FILE = "cookie.key"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one


class UnknownPerson(Refusal):
    """There is no cookie, or not one of ours."""

    key = "refused-person-unknown"


class BadKey(Refusal):
    """That key signs nothing."""

    key = "refused-cookie-key"


class Persons:
    """Reads and writes the cookie."""

    def __init__(self, signing_key: bytes | None) -> None:
        self.needs_key = signing_key is None
        self.use_key(signing_key or make_key())

    def use_key(self, signing_key: bytes) -> None:
        """Signs with this key from now on."""
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


def make_key() -> bytes:
    """A key that nobody can guess."""
    return token_bytes(KEY_BYTES)


def load_signing_key(path: Path) -> bytes:
    """The key that signs cookies: made once, whole or not at all, readable by its owner alone.

    Raises BadKey.
    """
    if not path.exists():
        _make_key(path)
    return read_signing_key(path)


def read_signing_key(path: Path) -> bytes:
    """The key in a file. Raises BadKey for one so short that it could be guessed."""
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise BadKey(file=str(path), least=KEY_BYTES)
    return key


def _make_key(path: Path) -> None:
    """Written beside it and then linked: of two that make one at once, one is first."""
    with NamedTemporaryFile(dir=path.parent, prefix=".key-") as file:  # for its owner alone
        file.write(make_key())
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)
