"""A clock that stands still until it is told to go on."""

import asyncio

from kabuto.table import Clock, House


class SlowClock(Clock):
    """Time passes only by `pass_on`; whoever sleeps is woken at the very moment.

    It goes on only when all that the houses do has been done, however long that takes.
    """

    def __init__(self) -> None:
        self.time = 1000.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self.houses: list[House] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        woken = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, woken))
        await woken

    async def pass_on(self, seconds: float, step: float = 0.25) -> None:
        end = self.time + seconds
        while self.time < end:
            await self._settle()
            self.time = min(end, self.time + step)
            self._wake()
        await self._settle()

    async def _settle(self) -> None:
        await asyncio.sleep(0.001)
        while sum(len(house.tasks) for house in self.houses) > len(self.sleepers):  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    def _wake(self) -> None:
        due = [woken for at, woken in self.sleepers if at <= self.time]
        self.sleepers = [sleeper for sleeper in self.sleepers if sleeper[1] not in due]
        for woken in due:
            if not woken.done():
                woken.set_result(None)
