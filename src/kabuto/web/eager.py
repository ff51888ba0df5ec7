"""Starting at once: what mostly need not wait is not worth a task for each of fifty watchers.

Python 3.12 has eager tasks; this does the same on every version, and without a task where none is
needed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any

Action = Coroutine[Any, Any, None]


def start_now(action: Action) -> asyncio.Task[None] | None:
    """Runs it as far as it comes without waiting. The rest, if there is any, is the task returned.

    What it raises before it waits is raised here.
    """
    try:
        waits_for = action.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_finish(action, waits_for))


async def _finish(action: Action, waits_for: Any) -> None:
    await _go_on(action, waits_for)


@coroutine
def _go_on(action: Action, waits_for: Any) -> Generator[Any, Any, None]:
    """Hands on what it waits for, and to it what comes of that."""
    try:
        while True:
            try:
                result = yield waits_for
            except BaseException as error:  # noqa: BLE001  (it is the action's to handle)
                waits_for = action.throw(error)
            else:
                waits_for = action.send(result)
    except StopIteration:
        return
