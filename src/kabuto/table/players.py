"""Bots at work: in processes of their own, and never with the true state.

A bot that fails, dawdles or dies is replaced by a random choice, so that no table ever hangs.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from random import Random

import structlog

from kabuto.bots import choose

from .table import Table
from .workers import WorkerDied, Workers

log = structlog.get_logger()

NICENESS = 5
"""Bots think while people wait for the server: on a busy machine the server goes first."""


class BotPool:
    """The worker processes in which bots think.

    `allowed` are the bots named as `module:function` that the host lets in: importing a module runs
    it, so no other is ever loaded, whatever an old table says.
    """

    def __init__(
        self, workers: int = 1, patience: float = 30.0, *, allowed: Collection[str] = ()
    ) -> None:
        self.workers = Workers(workers, niceness=NICENESS)
        self.patience = patience
        self.allowed = tuple(allowed)

    async def choose(self, table: Table, seat: int) -> str:
        """The text of a bot's move; a random one where the bot fails."""
        bot = table.seats[seat].bot or ""
        if ":" in bot and bot not in self.allowed:
            log.warning("bot-not-allowed", table=table.id, bot=bot)
            return choose_at_random(table, seat)
        world, seed = _imagine(table, seat)
        for attempt in range(2):  # a worker that died is replaced once
            try:
                return await self._ask(table.game.name, world, seat, bot, seed)
            except WorkerDied:
                log.warning("bot-worker-died", table=table.id, bot=bot, attempt=attempt)
            except TimeoutError:
                log.warning("bot-too-slow", table=table.id, bot=bot, patience=self.patience)
                break
            except Exception:
                log.exception("bot-failed", table=table.id, bot=bot, seat=seat)
                break
        return choose_at_random(table, seat)

    async def _ask(self, game: str, world: bytes, seat: int, bot: str, seed: bytes) -> str:
        return await self.workers.run(choose, game, world, seat, bot, seed, patience=self.patience)


def choose_at_random(table: Table, seat: int) -> str:
    """Any move on offer."""
    rng = Random(_seed(table, seat, b"random"))
    return rng.choice(table.game.offer(table.state, seat)).text


def _imagine(table: Table, seat: int) -> tuple[bytes, bytes]:
    """Another world that the bot's seat could not tell from the true one, and a seed."""
    rng = Random(_seed(table, seat, b"world"))
    world = table.game.resample(table.state, 1 << seat, rng)
    return table.game.encode(world), _seed(table, seat, b"bot")


def _seed(table: Table, seat: int, what: bytes) -> bytes:
    """The same after a restart, and of no use to find the secret."""
    text = b"%s %d %d" % (what, table.history.count, seat)
    return blake2b(text, key=table.secret).digest()
