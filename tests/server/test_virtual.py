"""The loop in virtual time: nothing waits, order is kept, a hang is told."""

import asyncio

import pytest

from bench.virtual import Standstill, run


def test_a_month_passes_at_once_and_to_the_microsecond():
    async def month():
        loop = asyncio.get_running_loop()
        for _ in range(30):
            await asyncio.sleep(86_400)
        await asyncio.sleep(1e-6)
        return loop.time()

    assert run(month) == 30 * 86_400 + 1e-6


def test_two_ways_to_the_same_moment_meet():
    async def meet():
        loop, seen = asyncio.get_running_loop(), []
        until = loop.time() + 0.7
        await asyncio.sleep(0.1)
        await asyncio.sleep(0.2)
        loop.call_later(0.4, lambda: seen.append(loop.time()))
        await asyncio.sleep(until - loop.time())
        return [*seen, loop.time()]

    assert run(meet) == [0.7, 0.7]


def test_timeouts_run_out():
    async def wait():
        async with asyncio.timeout(5):
            await asyncio.Event().wait()

    with pytest.raises(TimeoutError):
        run(wait)


def test_who_waits_for_ever_is_told_so():
    with pytest.raises(Standstill):
        run(asyncio.Event().wait)


def test_what_is_left_is_ended():
    ended = []

    async def forever():
        try:
            await asyncio.sleep(1e9)
        finally:
            ended.append(True)

    async def leave():
        kept = asyncio.create_task(forever())
        await asyncio.sleep(1)
        return kept.done()

    assert run(leave) is False
    assert ended == [True]
