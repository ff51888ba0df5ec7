"""Nicknames: what can be seen, and changes nothing around it. The rules name Unicode's classes."""

from __future__ import annotations

import unicodedata

import regex

from kabuto.kernel import Refusal

FORBIDDEN = regex.compile(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}]")
"""Controls, half characters, what is not assigned, and what turns the text around it."""

JOINER = r"(?:(?<=[\p{L}\p{M}])\p{Join_Control}(?=\p{L})|(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji}))"
"""What is written between letters (a half-space in Persian) or makes one picture of several."""

UNSEEN = regex.compile(rf"(?!{JOINER})[\p{{Cf}}\p{{Default_Ignorable_Code_Point}}]")
SPACES = regex.compile(r"\p{Z}+")
SEEN = regex.compile(
    r"[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\N{BRAILLE PATTERN BLANK}]]",
    regex.VERSION1,
)
"""Of the signs one is as empty as a space."""
PILED_UP = regex.compile(r"\p{M}{4}")
"""More marks on one letter than any language writes."""


class BadName(Refusal):
    """That cannot be a nickname."""

    key = "refused-name"


def read_name(text: str, most: int) -> str:
    """A nickname of at most so many letters, without what cannot be seen. Raises BadName."""
    name = unicodedata.normalize("NFC", text)
    if FORBIDDEN.search(name.strip()):
        raise BadName(most=most)
    name = SPACES.sub(" ", UNSEEN.sub("", name)).strip()
    if not 1 <= len(name) <= most or not SEEN.search(name) or PILED_UP.search(name):
        raise BadName(most=most)
    return name
