"""A program for tests: it writes to a store on a disk that fails, and says what came of it.

    python -m tests.store.disk_failures WHAT FOLDER

Each line of its output is a JSON list: what was tried, and the code that came of it, or null.
"""

import asyncio
import ctypes
import json
import os
import sys
from pathlib import Path

from spades.errors import StoreError
from spades.store.port import Opening, Row, Summary
from spades.store.sqlite import SqliteStore

SUMMARY = Summary("playing", True, 1.0, b"")
TABLES = [f"table-{number}" for number in range(8)]
DISK = ctypes.CDLL(None)


def fail_sync(which):
    DISK.disk_faults(which, ctypes.c_long(-1), 0)


def full_after(size, times=1):
    DISK.disk_faults(0, ctypes.c_long(size), times)


def well_again():
    fail_sync(0)


def say(*words):
    sys.stdout.write(json.dumps(words) + "\n")  # one write, and so one record
    sys.stdout.flush()


async def told(what, table, deed):
    try:
        await deed
    except StoreError as error:
        say(what, table, error.code, error.facts.get("reason"))
    else:
        say(what, table, None, None)


async def add(store, table, size=300):
    version = await store.version(table)
    row = Row(version, 1, f"cause {version}", 1.0, table.encode() * (size // len(table)))
    await told(version, table, store.append(table, [row]))


async def open_tables(store):
    for table in TABLES:
        opening = Opening(table, 1.0, b"plan", b"secret")
        await told("create", table, store.create(opening, [], SUMMARY))


async def syncs(store):
    """Each sync of some appends fails once."""
    await open_tables(store)
    for which in range(1, 5):
        fail_sync(which)
        await asyncio.gather(*(add(store, table) for table in TABLES))
        await asyncio.gather(*(add(store, table) for table in TABLES))
        well_again()
        await asyncio.gather(*(add(store, table) for table in TABLES))


async def full(store):
    """There is room for so many bytes, and soon there is room again."""
    await open_tables(store)
    for size in (0, 1, 20, 5_000, 30_000, 80_000):
        full_after(size)
        await asyncio.gather(*(add(store, table, 3000) for table in TABLES))
        await add(store, TABLES[0], 3000)
        well_again()
        await asyncio.gather(*(add(store, table) for table in TABLES))


async def dies(store):
    """It fails, and the process ends there."""
    await open_tables(store)
    for table in TABLES:
        await add(store, table)
    fail_sync(1)
    await asyncio.gather(*(add(store, table, 3000) for table in TABLES))
    os._exit(0)


async def goes_on(store):
    """What another process does later."""
    for table in TABLES:
        await add(store, table)


async def main(what, folder):
    store = SqliteStore(Path(folder) / "tables.db")
    await store.start()
    await globals()[what](store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
