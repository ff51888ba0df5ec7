"""2 The box of a game: the shipped one, or one in which a host's box file replaces parts.

The printed board is not known (see the rules file, 1.3), so whoever owns a box may write down what
is different in it: the option `data` holds the text of that file (`box_file.py` says how it is
written). It is a part of the options, and so of every record and position; `box_of(text)` is the
only way to numbers and facts.
"""

from __future__ import annotations

from functools import lru_cache

from kabuto.kernel import BoxFault

from .box_check import check_box
from .box_facts import Box, make_box
from .box_file import EmpiresFile


@lru_cache(maxsize=32)
def box_of(text: str) -> Box:
    """The box of a file; "" is the shipped one. Raises ImpossibleOption with line and fact.

    What a new box may not have (`check_box_file`), and a game may be stored with, does not matter.
    """
    box, file = read_box(text, is_stored=True)
    file.raise_first()
    return box


def check_box_file(text: str) -> list[BoxFault]:
    """Everything that is wrong in a box file, in the order in which it stands there."""
    _, file = read_box(text)
    return sorted(file.faults, key=lambda fault: fault.line)


def read_box(text: str, *, is_stored: bool = False) -> tuple[Box, EmpiresFile]:
    """A box as far as it could be read, and the file with what is wrong in it."""
    file = EmpiresFile(text, is_stored=is_stored)
    box = make_box(file)
    check_box(box, file)
    return box, file
