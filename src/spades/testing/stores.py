"""Does a store keep to what a store is? One call in a test of your own:

from spades.testing import check_store

async def test_my_store():
    store = MyStore()
    await store.start()
    await check_store(store)

or a test for each of ``STORE_CHECKS``. They write tables of their own names and leave what else is
there alone, so the store may be in use.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from spades.errors import StoreError
from spades.store.memory import MemoryStore
from spades.store.port import Loaded, Opening, Row, Snapshot, Status, Store, Summary
from spades.testing.store_processes import (
    a_lease_is_one_process_at_a_time,
    processes_live_as_long_as_they_say,
    tables_without_a_process_are_found,
)
from spades.testing.store_values import (
    a_table,
    fresh_name,
    must,
    refused,
    same,
    some_opening,
    some_rows,
    some_summary,
    value_error,
)

Check = Callable[[Store], Awaitable[None]]

NO_NAMES: Final = ("", "a b", "a\0b", "../a", "ä", "a" * 65, "\ud800", "a'--", "a\n")
"""What no table can be called, and what must be nothing but unknown."""
ALL_BYTES: Final = bytes(range(256))


async def check_store(store: Store) -> None:
    """Hold a store that has been started to the contract of ``Store``.

    Raises Broken (an AssertionError), which says what is not so. It cannot tell whether what is
    acknowledged outlives a power cut.
    """
    for check in STORE_CHECKS:
        await check(store)


# --- tables and their logs


async def what_is_created_is_loaded(store: Store) -> None:
    """Every byte, every bit of a time, whatever a cause holds."""
    table = fresh_name("created")
    opening = Opening(table, 0.1 + 0.2, ALL_BYTES * 100, ALL_BYTES)
    rows = (
        Row(0, 1, None, -0.0, b""),
        Row(1, 5, "", -1e300, ALL_BYTES),
        Row(6, 1, "ngày mai ♠ 🂡 \n\t\u202e", 5e-324, b"\0"),
        Row(7, 2**40, "c" * 1000, 1e17 + 2, b"x" * 100_000),
    )
    summary = Summary("playing", False, 1e9 + 1e-6, ALL_BYTES)
    await store.create(opening, rows, summary)
    same(await store.load(table), Loaded(opening, summary, None, rows))
    same(await store.rows(table), rows)
    same(await store.version(table), 2**40 + 7)
    empty = fresh_name("created")
    await store.create(some_opening(empty), (), some_summary())
    same(await store.load(empty), Loaded(some_opening(empty), some_summary(), None, ()))
    same(await store.version(empty), 0)


async def a_name_is_taken_once(store: Store) -> None:
    """Whoever comes second changes nothing, nor does whoever comes after the archive."""
    table = await a_table(store, "once")
    before = await store.load(table)
    other = Opening(table, 1.0, b"other", b"other")
    await refused("store.exists", store.create(other, some_rows(0, [9]), some_summary("over")))
    same(await store.load(table), before)
    await store.archive(table, b"record", 5.0)
    await refused("store.exists", store.create(other, (), some_summary()))
    same(await store.record(table), b"record")
    names = [fresh_name("once")] * 8
    tries = (store.create(some_opening(name), (), some_summary()) for name in names)
    results = await asyncio.gather(*tries, return_exceptions=True)
    codes = [getattr(result, "code", result) for result in results]
    same((codes.count(None), codes.count("store.exists")), (1, 7))


async def what_is_appended_follows(store: Store) -> None:
    """Rows come back in order, with whatever part of the log is asked for."""
    table = await a_table(store, "appended")
    await store.append(table, some_rows(3, [1]))
    await store.append(table, some_rows(4, [2, 3, 1]), some_summary("playing"))
    rows = some_rows(0, [2, 1, 1, 2, 3, 1])
    loaded = await store.load(table)
    same((loaded.rows, loaded.summary, loaded.version), (rows, some_summary("playing"), 10))
    for since in range(12):
        same(await store.rows(table, since), tuple(row for row in rows if row.end > since))


async def an_append_elsewhere_is_refused(store: Store) -> None:
    """Neither row nor summary nor snapshot of it is there afterwards."""
    table = await a_table(store, "conflict")
    before = await store.load(table)
    for version in (0, 2, 4, 100):
        rows = some_rows(version, [1, 1])
        told = some_summary("over"), Snapshot(rows[-1].end, b"no")
        error = await refused("store.conflict", store.append(table, rows, *told))
        same(error.facts, {"table": table, "found": 3, "want": version})
    stray = store.append(table, (), some_summary("over"), Snapshot(2, b"no"))
    await refused("store.conflict", stray)
    same(await store.load(table), before)


async def of_appends_at_once_one_wins(store: Store) -> None:
    """Twenty who all saw the same version: one is in the log, the others know that they are not."""
    table = await a_table(store, "race")
    for version in (3, 4, 5):
        tries = [
            store.append(
                table, some_rows(version, [1], str(number)), some_summary(body=b"%d" % number)
            )
            for number in range(20)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        won = [number for number, result in enumerate(results) if result is None]
        codes = {getattr(result, "code", result) for result in results if result is not None}
        same((len(won), codes), (1, {"store.conflict"}))
        loaded = await store.load(table)
        same((loaded.rows[-1].cause, loaded.summary.body), (str(won[0]), b"%d" % won[0]))


async def many_tables_go_on_at_once(store: Store) -> None:
    """Appends to forty tables, and refusals among them, leave each other alone."""
    tables = [await a_table(store, "many", [1]) for _ in range(40)]
    for version in range(1, 4):
        # Two further on, for the right one of a table may come before the wrong one.
        wrong = [store.append(table, some_rows(version + 2, [1])) for table in tables[::10]]
        right = [store.append(table, some_rows(version, [1])) for table in tables]
        results = await asyncio.gather(*wrong, *right, return_exceptions=True)
        codes = [getattr(result, "code", result) for result in results]
        same(codes, ["store.conflict"] * len(wrong) + [None] * len(right))
    for table in tables:
        same(await store.rows(table), some_rows(0, [1] * 4))


async def a_snapshot_saves_the_rows_before_it(store: Store) -> None:
    """The last one counts; the whole log stays to be had."""
    table = await a_table(store, "snapshot")
    await store.append(table, some_rows(3, [1]), None, Snapshot(4, b"four"))
    loaded = await store.load(table)
    same((loaded.snapshot, loaded.rows, loaded.version), (Snapshot(4, b"four"), (), 4))
    await store.append(table, some_rows(4, [2, 2]))
    loaded = await store.load(table)
    same((loaded.snapshot, loaded.rows), (Snapshot(4, b"four"), some_rows(4, [2, 2])))
    await store.append(table, (), some_summary("playing"), Snapshot(8, ALL_BYTES))
    await store.append(table, some_rows(8, [1]))
    loaded = await store.load(table)
    same((loaded.snapshot, loaded.rows), (Snapshot(8, ALL_BYTES), some_rows(8, [1])))
    same(loaded.summary, some_summary("playing"))
    same(await store.rows(table), some_rows(0, [2, 1, 1, 2, 2, 1]))


async def what_no_log_can_hold_is_a_value_error(store: Store) -> None:
    """And it changes nothing."""
    table = await a_table(store, "value")
    before = await store.load(table)
    bad_rows = [
        (Row(3, 0, None, 1.0, b""),),
        (Row(-1, 1, None, 1.0, b""),),
        (Row(3, 1, "a\0b", 1.0, b""),),
        (Row(3, 1, "\ud800", 1.0, b""),),
        (Row(3, 1, None, float("nan"), b""),),
        (Row(3, 1, None, 1.0, b""), Row(5, 1, None, 1.0, b"")),
        (Row(3, 1, None, 1.0, b""), Row(3, 1, None, 1.0, b"")),
    ]
    for rows in bad_rows:
        await value_error(store.append(table, rows, some_summary("over")))
        await value_error(store.create(some_opening(fresh_name("value")), rows, some_summary()))
    await value_error(store.append(table, some_rows(3, [1]), None, Snapshot(3, b"")))
    for name in NO_NAMES:
        await value_error(store.create(Opening(name, 1.0, b"", b""), (), some_summary()))
    same(await store.load(table), before)


async def what_is_not_there_is_unknown(store: Store) -> None:
    """Whatever is asked of it, and whatever it is called."""
    for name in (fresh_name("unknown"), *NO_NAMES):
        row = some_rows(0, [1])
        asked: list[Awaitable[object]] = [
            store.load(name),
            store.rows(name),
            store.version(name),
            store.append(name, row),
            store.append(name, (), some_summary()),
            store.record(name),
            store.archive(name, b"", 1.0),
            store.lease(name, "process", 1.0, 2.0),
        ]
        for question in asked:
            await refused("store.unknown", question)
        await store.forget(name)
        await store.release("process", name)


# --- the lobby, archives


async def tables_are_found_by_their_summaries(store: Store) -> None:
    """By status, whether listed, and when last changed; in pages."""
    names = [await a_table(store, "lobby") for _ in range(12)]
    statuses: list[Status] = ["open", "playing", "over"]
    summaries = {}
    for number, name in enumerate(names):
        summary = Summary(statuses[number % 3], number % 2 == 0, float(number), b"%d" % number)
        await store.append(name, (), summary)
        summaries[name] = summary

    async def found(**wanted: Any) -> list[str]:
        pairs: list[tuple[str, Summary]] = []
        while page := await store.tables(**wanted, limit=5, after=pairs[-1][0] if pairs else ""):
            must(len(page) <= 5, "a page longer than asked")
            pairs += page
        must([name for name, _ in pairs] == sorted(dict(pairs)), "not in the order of names")
        for name, summary in pairs:
            same(summary, summaries.get(name, summary))
        return [name for name, _ in pairs if name in summaries]

    same(await found(), names)
    same(await found(status="open"), names[0::3])
    same(await found(status="over", listed=True), names[2::6])
    same(await found(listed=False), names[1::2])
    same(await found(changed_before=4.0), names[:4])
    same(await found(status="playing", listed=False, changed_before=7.0), [names[1]])


async def a_record_takes_the_tables_place(store: Store) -> None:
    """Log, summary and lease are gone; the record is there until it is forgotten."""
    names = [await a_table(store, "record") for _ in range(5)]
    await store.beat("archivist", 10.0)
    await store.lease(names[0], "archivist", 1.0, 10.0)
    times = [1e9, 1e9 + 3, 1e9 + 1, 1e9 + 1, 1e9 + 2]
    for name, at in zip(names, times, strict=True):
        await store.archive(name, name.encode() + ALL_BYTES, at)
        await refused("store.unknown", store.load(name))
        await refused("store.unknown", store.archive(name, b"again", 1.0))
        same(await store.record(name), name.encode() + ALL_BYTES)
    same(await store.leases("archivist", 1.0), ())
    pairs: list[tuple[str, float]] = []
    while True:
        last = (pairs[-1][1], pairs[-1][0]) if pairs else None
        page = await store.records(limit=2, before=last)
        if not page:
            break
        pairs += page
    told = [pair for pair in pairs if pair[0] in names]
    same(told, sorted(zip(names, times, strict=True), key=lambda pair: pair[::-1], reverse=True))
    await store.forget(names[0])
    await refused("store.unknown", store.record(names[0]))
    await store.create(some_opening(names[0]), (), some_summary())


async def what_is_forgotten_is_gone(store: Store) -> None:
    """A new table with its name begins with nothing, and others are left as they were."""
    table, other = await a_table(store, "forget"), await a_table(store, "forget")
    await store.append(table, some_rows(3, [1]), None, Snapshot(4, b"four"))
    await store.forget(table)
    await store.forget(table)
    await refused("store.unknown", store.load(table))
    listed = [name for name, _ in await store.tables(limit=10**6)]
    must(table not in listed and other in listed, "the wrong one is gone")
    await store.create(some_opening(table), (), some_summary())
    same(await store.load(table), Loaded(some_opening(table), some_summary(), None, ()))


# --- the whole


async def it_agrees_with_the_store_in_memory(store: Store) -> None:
    """Three hundred random calls, right and wrong: each answer is what a dictionary would give."""
    rng = random.Random("stores")
    model = MemoryStore()
    await model.start()
    names = [fresh_name("random") for _ in range(6)]
    for _ in range(300):
        table, version = rng.choice(names), rng.randrange(6)
        rows = some_rows(version, [rng.randrange(1, 3) for _ in range(rng.randrange(3))])
        snapshot = Snapshot(rows[-1].end if rows else version, b"%d" % version)
        told = rng.choice([None, some_summary("playing", changed=float(version))])
        calls: list[tuple[Any, ...]] = [
            ("create", some_opening(table), some_rows(0, [1]), some_summary()),
            ("append", table, rows, told, rng.choice([None, snapshot])),
            ("append", table, rows),
            ("load", table),
            ("rows", table, version),
            ("version", table),
            ("archive", table, b"record", float(version)),
            ("record", table),
            ("forget", table),
            ("beat", f"random {version}", float(version)),
            ("lease", table, f"random {rng.randrange(6)}", 2.0, float(version)),
            ("leases", f"random {version}", 2.0),
            ("release", f"random {version}", rng.choice([None, table])),
        ]
        call, *values = rng.choice(calls)
        answers = []
        for asked in (store, model):
            try:
                answers.append(await getattr(asked, call)(*values))
            except StoreError as error:
                answers.append((error.code, error.facts))
        must(answers[0] == answers[1], f"{call}{values}: {answers[0]}, not {answers[1]}")


async def nothing_secret_is_shown(store: Store) -> None:
    """Values show neither what the deals come from nor what the log tells of them."""
    table = fresh_name("secret")
    opening = Opening(table, 1.0, b"the plan", b"the root")
    rows = (Row(0, 1, None, 1.0, b"the cards"),)
    await store.create(opening, rows, some_summary(body=b"the summary"))
    await store.append(table, (), None, Snapshot(1, b"the state"))
    error = await refused("store.exists", store.create(opening, rows, some_summary()))
    told = (await store.load(table), await store.rows(table), opening, store, error, error.facts)
    for hidden in ("the plan", "the root", "the cards", "the state", "the summary"):
        must(hidden not in repr(told), f"{hidden} is shown")


async def a_closed_store_says_so_and_opens_again(store: Store) -> None:
    """What was stored is there, and closing twice is closing."""
    table = await a_table(store, "closed")
    before = await store.load(table)
    await store.close()
    await store.close()
    await refused("store.closed", store.load(table))
    await refused("store.closed", store.append(table, some_rows(3, [1])))
    found = await store.start()
    must(all(isinstance(text, str) for pair in found.items() for text in pair), "not all texts")
    same(await store.load(table), before)


STORE_CHECKS: Final[tuple[Check, ...]] = (
    what_is_created_is_loaded,
    a_name_is_taken_once,
    what_is_appended_follows,
    an_append_elsewhere_is_refused,
    of_appends_at_once_one_wins,
    many_tables_go_on_at_once,
    a_snapshot_saves_the_rows_before_it,
    what_no_log_can_hold_is_a_value_error,
    what_is_not_there_is_unknown,
    tables_are_found_by_their_summaries,
    a_record_takes_the_tables_place,
    what_is_forgotten_is_gone,
    a_lease_is_one_process_at_a_time,
    processes_live_as_long_as_they_say,
    tables_without_a_process_are_found,
    it_agrees_with_the_store_in_memory,
    nothing_secret_is_shown,
    a_closed_store_says_so_and_opens_again,
)
"""What ``check_store`` holds, one by one: each is given a store that has been started."""
