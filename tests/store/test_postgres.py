"""The store in PostgreSQL: two processes at one table, settings, lost connections."""

import asyncio
import sys

import asyncpg
import pytest

from spades.errors import StoreError
from spades.store import queries
from spades.store.port import Opening, Row, Summary
from spades.store.postgres import PostgresStore

SUMMARY = Summary("open", True, 1.0, b"")


def row(version, cause=None):
    return Row(version, 1, cause, 1.0, b"the body")


async def a_table(store, name="t"):
    await store.create(Opening(name, 1.0, b"the plan", b"the secret"), [row(0)], SUMMARY)


@pytest.fixture
async def store(postgres_url):
    store = PostgresStore(postgres_url)
    await store.start()
    yield store
    await store.close()


@pytest.fixture
async def other(store, postgres_url):
    """Another process at the same database."""
    other = PostgresStore(postgres_url)
    await other.start()
    yield other
    await other.close()


@pytest.fixture
async def console(postgres_url):
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


async def refusal(asked):
    with pytest.raises(StoreError) as caught:
        await asked
    return caught.value


async def end_all_connections(console):
    """As an administrator, or a server that is started anew, would."""
    await console.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


async def test_it_tells_what_it_found(postgres_url):
    store = PostgresStore(postgres_url)
    found = await store.start()
    assert found["tables"] == "0"
    assert found["synchronous_commit"] == "on"
    await a_table(store)
    await store.close()
    found = await store.start()
    assert found["tables"] == "1"
    assert "broken" not in found
    await store.close()


async def test_of_two_processes_one_appends_and_the_other_knows(store, other):
    await a_table(store)
    for version in range(1, 20):
        tries = [at.append("t", [row(version, name)]) for at, name in ((store, "a"), (other, "b"))]
        results = await asyncio.gather(*tries, return_exceptions=True)
        codes = {getattr(result, "code", result) for result in results}
        assert codes == {None, "store.conflict"}
        won = "ab"[results.index(None)]
        assert (await other.rows("t", version))[0].cause == won
    assert [at.version for at in await store.rows("t")] == list(range(20))


async def test_who_reads_sees_one_moment(store, console):
    """A table that goes on while it is being loaded is loaded as it was."""
    await a_table(store)
    await console.execute("SELECT pg_advisory_lock(1)")
    begun = asyncio.Event()

    def slow(connection):
        before = queries.version(connection, "t")
        begun.set()
        connection.exec_driver_sql("SELECT pg_advisory_lock(1)")
        return before, queries.version(connection, "t")

    reading = asyncio.ensure_future(store._read(slow))
    await begun.wait()
    await store.append("t", [row(1)])
    await console.execute("SELECT pg_advisory_unlock(1)")
    assert await reading == (1, 1)
    assert await store.version("t") == 2


async def test_names_have_one_order_whatever_the_language_of_the_database(store, console):
    """Pages of tables go by it, and so does whoever compares names in Python."""
    collations = await console.fetch(
        "SELECT DISTINCT collation_name FROM information_schema.columns "
        "WHERE table_name IN ('opening', 'head', 'log', 'lease', 'record', 'snapshot') "
        "AND column_name IN ('id', 'table_id')"
    )
    assert [row["collation_name"] for row in collations] == ["C"]


async def test_many_processes_may_start_on_an_empty_database(postgres_url):
    stores = [PostgresStore(postgres_url) for _ in range(4)]
    found = await asyncio.gather(*(store.start() for store in stores))
    assert len({told["schema"] for told in found}) == 1
    for store in stores:
        await store.close()


async def test_a_broken_chain_is_named_and_the_others_go_on(store, console):
    await a_table(store)
    await a_table(store, "u")
    await console.execute(r"UPDATE log SET body = '\x00' WHERE table_id = 't'")
    error = await refusal(store.load("t"))
    assert (error.code, error.facts) == ("store.broken", {"table": "t", "version": 0})
    await store.append("u", [row(1)])
    await console.execute("DELETE FROM log WHERE table_id = 't'")
    await store.close()
    assert (await store.start())["broken"] == "t"


@pytest.mark.parametrize("name", ["synchronous_commit"])
async def test_it_does_not_start_where_a_commit_is_not_durable(postgres_url, console, name):
    database = await console.fetchval("SELECT current_database()")
    await console.execute(f"ALTER DATABASE {database} SET {name} = off")
    error = await refusal(PostgresStore(postgres_url).start())
    assert error.code == "store.settings"
    assert error.facts == {"setting": name, "found": "off", "want": "on"}


async def test_an_old_server_is_refused(postgres_url, monkeypatch):
    monkeypatch.setattr("spades.store.postgres.OLDEST", 990000)
    error = await refusal(PostgresStore(postgres_url).start())
    assert error.code == "store.settings"
    assert (error.facts["setting"], error.facts["want"]) == ("server_version", "99")


async def test_a_lost_connection_is_an_error_and_the_next_call_has_another(store, console):
    await a_table(store)
    version = 1
    for _ in range(3):
        await end_all_connections(console)
        error = await refusal(store.append("t", [row(version)]))
        assert error.code == "store.unreachable"
        await store.append("t", [row(version)])
        version += 1
        assert await store.version("t") == version


async def test_a_connection_that_is_lost_midway_changes_nothing(store, console):
    await a_table(store)

    begun = asyncio.Event()

    def slow(connection):
        queries.append(connection, "t", [row(1)])
        begun.set()
        connection.exec_driver_sql("SELECT pg_sleep(30)")

    writing = asyncio.ensure_future(store._write(slow))
    await begun.wait()
    await end_all_connections(console)
    assert (await refusal(writing)).code == "store.unreachable"
    assert await store.version("t") == 1
    await store.append("t", [row(1)])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("@/", "store.unreachable"),
        ("@127.0.0.1:1/", "store.unreachable"),
        ("@/?port=x&", "store.url"),
    ],
)
async def test_where_no_database_is_the_error_shows_no_password(tmp_path, change, code):
    url = f"postgresql://name:pass-word{change}none?host={tmp_path}"
    store = PostgresStore(url if "127" not in change else url.partition("?")[0])
    error = await refusal(store.start())
    assert error.code == code
    for shown in (str(error), repr(error.facts), repr(store)):
        assert "pass-word" not in shown
    assert error.__cause__ is None
    assert error.__suppress_context__


async def test_an_error_shows_neither_statement_nor_values(store):
    await a_table(store)
    statement = "INSERT INTO opening VALUES ('the name', NULL, 'the plan', 'the secret')"
    error = await refusal(store._write(lambda c: c.exec_driver_sql(statement)))
    assert error.code == "store.failed"
    for hidden in ("the name", "plan'", "secret'", "INSERT"):
        assert hidden not in str(error)
    assert error.__suppress_context__


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_without_its_driver_the_remedy_is_named(monkeypatch, missing):
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(StoreError) as caught:
        PostgresStore("postgresql:///none")
    assert caught.value.code == "store.driver"
    assert caught.value.facts == {"driver": "asyncpg", "extra": "postgres"}
