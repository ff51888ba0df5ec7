"""A host's own box in short: outside a record its text is named, and kept once under its name.

Options, states and Views hold the text of a box file itself. What is stored or sent of them holds
its name: the SHA-256 of the text, which is no TOML, so that neither is ever taken for the other.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from typing import Any

from .errors import CorruptRecord
from .options import DATA

_NAME = re.compile(r"[0-9a-f]{64}\Z")


@lru_cache(maxsize=64)
def name_box(text: str) -> str:
    """The name of a box file; the shipped box has none."""
    return sha256(text.encode()).hexdigest() if text else ""


def is_box_name(text: object) -> bool:
    """Whether it names a box file, and is not one."""
    return isinstance(text, str) and _NAME.match(text) is not None


def name_box_in(options: dict[str, Any]) -> dict[str, Any]:
    """The same options with the name of the box for its text."""
    text = options.get(DATA)
    return options if not text or is_box_name(text) else {**options, DATA: name_box(text)}


def put_box_in(options: dict[str, Any], text: str) -> dict[str, Any]:
    """The same options with the text of the box for its name. Raises CorruptRecord."""
    name = options.get(DATA)
    if not is_box_name(name):
        return options
    if name_box(text) != name:
        raise CorruptRecord("refused-record-box", box=name)
    return {**options, DATA: text}
