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

from .public import Origin

COOKIE = "kabuto"
SECURE_COOKIE = "__Host-kabuto"
"""Behind TLS: no page of another name, and none that came without TLS, can set it."""
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

    def __init__(self, signing_key: bytes | None, public: Origin | None = None) -> None:
        self._public = public
        self.needs_key = signing_key is None
        self.use_key(signing_key or make_key())

    def use_key(self, signing_key: bytes) -> None:
        """Signs with this key from now on."""
        self._signer = URLSafeSerializer(signing_key, salt="person")

    def find(self, connection: HTTPConnection) -> Person | None:
        """Who it is; None without a cookie of ours."""
        return self._read(connection.cookies.get(SECURE_COOKIE)) or self._read(
            connection.cookies.get(COOKIE)
        )

    def _read(self, cookie: str | None) -> Person | None:
        try:
            person_id, name = self._signer.loads(cookie or "")
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
        """Puts the cookie into an answer; behind TLS in place of an older one without it."""
        is_secure = self._is_secure(connection)
        if is_secure and COOKIE in connection.cookies:
            response.delete_cookie(COOKIE)
        response.set_cookie(
            SECURE_COOKIE if is_secure else COOKIE,
            self.sign(person),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )

    def _is_secure(self, connection: HTTPConnection) -> bool:
        if self._public is not None:
            return self._public.is_secure
        return connection.url.scheme in ("https", "wss")


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
