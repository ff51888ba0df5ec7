"""Randomness: a keyed stream of BLAKE2b blocks.

Every draw is reproducible from the record on any machine, and nobody can compute the next draw
from the last ones.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import token_bytes

KEY_BYTES = 32
_ITEMS_A_BLOCK = 40  # decks here stay under 140, so a block has bits to spare: bias below 2**-200


def fresh_key() -> bytes:
    """A new secret for a game."""
    return token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is shown when a game starts.

    The key itself is shown when it ends, so that anybody can check.
    """
    return sha256(key).hexdigest()


def draw_block(key: bytes, drawn: int, block: int = 0) -> int:
    """512 bits of the stream of `key`, for the draw numbered `drawn`."""
    return int.from_bytes(blake2b(b"%d.%d" % (drawn, block), key=key).digest(), "big")


def draw_below(key: bytes, drawn: int, n: int) -> int:
    """An int in 0..n-1 (bias below n / 2**512)."""
    return draw_block(key, drawn) % n


def shuffle_with(key: bytes, drawn: int, items: list[int]) -> None:
    """Shuffles in place, from the top down (Fisher-Yates)."""
    digits = 0
    for i in range(len(items) - 1, 0, -1):
        step = len(items) - 1 - i
        if step % _ITEMS_A_BLOCK == 0:
            digits = draw_block(key, drawn, step // _ITEMS_A_BLOCK)
        digits, j = divmod(digits, i + 1)
        items[i], items[j] = items[j], items[i]
