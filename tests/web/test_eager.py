"""Actions that start at once, and go on in a task where they have to wait."""

import asyncio

import pytest

from kabuto.web.eager import Action, start_now


async def start_later(action: Action) -> None:
    task = start_now(action)
    assert task is not None
    await task


async def test_what_need_not_wait_is_done_at_once() -> None:
    done = []

    async def act() -> None:
        done.append(1)

    assert start_now(act()) is None
    assert done == [1]


async def test_what_has_to_wait_goes_on_later() -> None:
    done, bell = [], asyncio.Event()

    async def act() -> None:
        done.append(1)
        await bell.wait()
        await asyncio.sleep(0)
        done.append(2)

    task = start_now(act())
    assert task is not None
    assert done == [1]
    bell.set()
    await task
    assert done == [1, 2]


async def test_a_fault_at_once_is_raised_here() -> None:
    async def act() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        start_now(act())


async def test_a_fault_later_is_the_tasks() -> None:
    async def act() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await start_later(act())


async def test_a_fault_of_what_it_waits_for_is_the_actions_to_handle() -> None:
    done, failing = [], asyncio.get_running_loop().create_future()

    async def act() -> None:
        with pytest.raises(ZeroDivisionError):
            await failing
        await asyncio.sleep(0)
        done.append(1)

    task = start_now(act())
    assert task is not None
    failing.set_exception(ZeroDivisionError())
    await task
    assert done == [1]


async def test_who_is_cancelled_can_clean_up() -> None:
    done = []

    async def act() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            done.append(1)

    task = start_now(act())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == [1]
