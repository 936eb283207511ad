"""The three stores keep one contract: the checks of the kit, on each."""

import asyncio
from dataclasses import replace

import pytest

from spades.store.memory import MemoryStore
from spades.store.postgres import PostgresStore
from spades.store.sqlite import SqliteStore
from spades.testing import STORE_CHECKS, Broken, check_store


@pytest.fixture
async def memory():
    store = MemoryStore()
    await store.start()
    return store


@pytest.fixture
async def sqlite(tmp_path):
    store = SqliteStore(tmp_path / "tables.db")
    await store.start()
    yield store
    await store.close()


@pytest.fixture
async def postgres(shared_postgres_url):
    store = PostgresStore(shared_postgres_url)
    await store.start()
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request):
    return request.getfixturevalue(request.param)


@pytest.mark.parametrize("check", STORE_CHECKS, ids=lambda check: check.__name__)
async def test_a_store(check, store):
    await check(store)


async def test_all_checks_in_one_call(memory):
    await check_store(memory)


class Hasty(MemoryStore):
    """It looks at the version, and writes a moment later."""

    async def append(self, table, rows, summary=None, snapshot=None):
        wanted = rows[0].version if rows else None
        if rows and await self.version(table) == wanted:
            await asyncio.sleep(0)
            gone_on = self.shelf.tables[table].version - wanted
            rows = [replace(row, version=row.version + gone_on) for row in rows]
        await super().append(table, rows, summary, snapshot)


class Forgetful(MemoryStore):
    """It lets go of the table and keeps its lease."""

    async def archive(self, table, record, at):
        lease = self.shelf.leases.get(table)
        await super().archive(table, record, at)
        if lease:
            self.shelf.leases[table] = lease


class Talkative(MemoryStore):
    """It tells what it keeps."""

    def __repr__(self):
        return f"Talkative({[kept.opening.secret for kept in self.shelf.tables.values()]})"


@pytest.mark.parametrize("kind", [Hasty, Forgetful, Talkative])
async def test_a_store_that_breaks_the_contract_is_named(kind):
    store = kind()
    await store.start()
    with pytest.raises(Broken):
        await check_store(store)
