"""What a store must hold about the processes that share it; part of ``STORE_CHECKS``."""

from __future__ import annotations

import asyncio

from spades.store.port import Store
from spades.testing.store_values import a_table, must, same, some_summary


async def a_lease_is_one_process_at_a_time(store: Store) -> None:
    """Until it is given back, runs out, or its process is no longer heard of."""
    table = await a_table(store, "lease")
    for process in ("first", "second"):
        await store.beat(process, 100.0)

    async def has(process: str, now: float, until: float) -> bool:
        return await store.lease(table, process, now, until)

    same(await has("first", 10.0, 20.0), True)
    same(await has("second", 15.0, 25.0), False)
    same(await store.leases("first", 15.0), (table,))
    same(await store.leases("second", 15.0), ())
    same(await has("first", 19.0, 30.0), True)
    same(await has("second", 29.9, 40.0), False)
    same(await store.leases("first", 30.0), ())
    same(await has("second", 30.0, 60.0), True)
    same(await has("first", 31.0, 60.0), False)
    await store.release("first", table)
    same(await has("first", 31.0, 60.0), False)
    await store.release("second", table)
    same(await has("first", 31.0, 60.0), True)
    await store.beat("first", 35.0)
    same(await has("second", 34.0, 60.0), False)
    same(await has("second", 36.0, 60.0), True)
    await store.release("second")
    must("second" not in await store.processes(0.0), "who gave everything back still lives")
    await store.beat("first", 60.0)
    same(await has("first", 36.5, 60.0), True)
    await store.release("first")
    same(await has("unheard of", 1.0, 60.0), False)
    racers = [f"racer {number}" for number in range(8)]
    for racer in racers:
        await store.beat(racer, 1e12)
    results = await asyncio.gather(*(has(racer, 1e11, 1e12) for racer in racers))
    same(results.count(True), 1)
    same(await store.leases(racers[results.index(True)], 1e11), (table,))
    for racer in racers:
        await store.release(racer)


async def processes_live_as_long_as_they_say(store: Store) -> None:
    """And may say so again."""
    for process, until in (("beat b", 20.0), ("beat a", 10.0), ("beat a", 30.0), ("beat c", 5.0)):
        await store.beat(process, until)

    async def living(now: float) -> list[str]:
        return [name for name in await store.processes(now) if name.startswith("beat ")]

    same(await living(4.0), ["beat a", "beat b", "beat c"])
    same(await living(10.0), ["beat a", "beat b"])
    same(await living(30.0), [])
    for process in ("beat a", "beat b", "beat c"):
        await store.release(process)
    same(await living(0.0), [])


async def tables_without_a_process_are_found(store: Store) -> None:
    """Those that go on and that nobody has now."""
    names = [await a_table(store, "unleased") for _ in range(6)]
    await store.append(names[0], (), some_summary("over"))
    await store.beat("keeper", 50.0)
    await store.lease(names[1], "keeper", 1.0, 40.0)
    await store.lease(names[2], "keeper", 1.0, 20.0)

    async def free(now: float) -> list[str]:
        return [name for name in await store.unleased(now, 10**6) if name in names]

    same(await free(10.0), names[3:])
    same(await free(20.0), names[2:])
    same(await free(40.0), names[1:])
    must(len(await store.unleased(10.0, 2)) <= 2, "more than asked")
    await store.release("keeper")
