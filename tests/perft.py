"""What the rooms' tests of counts share: leaves of the tree of moves, games by hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from kabuto.kernel import Game


def count_nodes(game: Game[Any], g: Any, depth: int) -> int:
    """Leaves of the tree of moves to a depth, as chess programs count them."""
    if depth == 0 or g.is_over:
        return 1
    seat = game.deciders(g)[0]
    moves = game.offer(g, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy(g)
        game.play(after, seat, move)
        total += count_nodes(game, after, depth - 1)
    return total


def count_levels(game: Game[Any], g: Any, levels: int) -> list[int]:
    """Node counts to depth 1, 2, ... `levels`."""
    return [count_nodes(game, g, depth + 1) for depth in range(levels)]


def find_digests(play: str) -> set[str]:
    """What a program prints under three hash seeds: one text, if no order is left to chance."""
    return {
        subprocess.run(
            [sys.executable, "-c", play],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("0", "1", "77")
    }
