"""The store in a file: its settings, its lock, one commit for many, damage to one table."""

import asyncio
import os
import sqlite3
import stat
import sys
import threading

import pytest

from spades.errors import StoreError
from spades.store import leases, queries
from spades.store.port import Opening, Row, Snapshot, Summary
from spades.store.sqlite import SETTINGS, SqliteStore
from spades.store.writer import BATCH, Worker

SUMMARY = Summary("open", True, 1.0, b"")
START = """
import asyncio, pathlib, sys
from spades.errors import StoreError
from spades.store.sqlite import SqliteStore
try:
    asyncio.run(SqliteStore(pathlib.Path(sys.argv[1])).start())
except StoreError as error:
    print(error.code)
"""


def row(version, body=b"", count=1):
    return Row(version, count, None, 1.0, body)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "made" / "for it" / "tables.db"


@pytest.fixture
async def store(path):
    store = SqliteStore(path)
    await store.start()
    yield store
    await store.close()


async def a_table(store, name="t", rows=4):
    opening = Opening(name, 1.0, b"the plan", b"the secret")
    await store.create(opening, [row(number) for number in range(rows)], SUMMARY)


def edit(path, statement, *values):
    """Change the file as somebody with another program would."""
    database = sqlite3.connect(path)
    with database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


async def code_of(asked):
    with pytest.raises(StoreError) as caught:
        await asked
    return caught.value.code, caught.value.facts


async def test_it_tells_what_it_found(path):
    store = SqliteStore(path)
    found = await store.start()
    assert found.items() >= SETTINGS.items()
    assert found["synchronous"] == "2"
    assert found["tables"] == "0"
    assert found["path"] == str(path)
    await a_table(store)
    await store.close()
    assert (await store.start())["tables"] == "1"
    await store.close()


@pytest.mark.parametrize("name", SETTINGS)
async def test_it_does_not_start_where_a_setting_is_not_to_be_had(path, monkeypatch, name):
    """A SQLite that does not do what it is told, or was built without it."""

    class Deaf(sqlite3.Connection):
        def execute(self, statement, *values):
            if statement.startswith(f"PRAGMA {name} ="):
                statement = f"PRAGMA {name}"
            elif statement == f"PRAGMA {name}":
                statement = "SELECT 'otherwise'"
            return super().execute(statement, *values)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **b: connect(*a, factory=Deaf, **b))
    code, facts = await code_of(SqliteStore(path).start())
    assert code == "store.settings"
    assert facts == {"setting": name, "found": "otherwise", "want": SETTINGS[name]}
    monkeypatch.undo()
    store = SqliteStore(path)
    await store.start()  # and the first has let go of the file
    await store.close()


async def test_each_connection_has_the_settings(store):
    """The reader's and the writer's; asked by their own queries."""
    for ask in (store._read, store._write):
        for name, want in SETTINGS.items():
            found = await ask(lambda c, name=name: c.exec_driver_sql(f"PRAGMA {name}").scalar_one())
            assert str(found) == want


async def test_the_files_are_their_owners_alone(store, path):
    await a_table(store)
    files = sorted(file.name for file in path.parent.iterdir())
    assert files == ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await store.close()
    path.chmod(0o644)
    await store.start()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_second_server_at_one_file_is_refused(store, path):
    assert await code_of(SqliteStore(path).start()) == ("store.in_use", {"path": str(path)})
    await a_table(store)  # and the first goes on
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", START, str(path)), stdout=asyncio.subprocess.PIPE
    )
    assert (await run.communicate())[0] == b"store.in_use\n"
    await store.close()
    other = SqliteStore(path)
    await other.start()
    assert await other.version("t") == 4
    await other.close()


async def test_what_waits_is_one_transaction(store, monkeypatch):
    """Whoever comes while a commit is under way shares the next one, up to a batch."""
    names = [f"t{number}" for number in range(BATCH + 10)]
    for name in names:
        await a_table(store, name)
    batches = []
    perform = Worker._perform

    def counted(worker, batch):
        batches.append(len(batch))
        perform(worker, batch)

    gate = threading.Event()
    monkeypatch.setattr(Worker, "_perform", counted)
    held = asyncio.ensure_future(store._write(lambda _: gate.wait(30)))
    await asyncio.sleep(0.05)
    appends = [asyncio.ensure_future(store.append(name, [row(4)])) for name in names]
    await asyncio.sleep(0.05)
    assert not any(append.done() for append in appends)
    gate.set()
    await asyncio.gather(held, *appends)
    assert batches == [1, BATCH, 10]
    assert [await store.version(name) for name in names] == [5] * len(names)


async def in_one_batch(store, *requests):
    """Ask for all of this while the writer is busy: the results, errors among them."""
    gate = threading.Event()
    held = asyncio.ensure_future(store._write(lambda _: gate.wait(30)))
    await asyncio.sleep(0.05)
    asked = [asyncio.ensure_future(request) for request in requests]
    await asyncio.sleep(0)
    gate.set()
    await held
    return await asyncio.gather(*asked, return_exceptions=True)


def refuses(connection, error):
    """A query that changes something and then fails."""
    queries.forget(connection, "t")
    raise error


async def test_in_a_batch_each_stands_for_itself(store):
    await a_table(store)
    await a_table(store, "u")
    wrong = ValueError("wrong")
    results = await in_one_batch(
        store,
        store.append("t", [row(4)]),
        store.append("t", [row(4)]),
        store._write(refuses, wrong),
        store._write(refuses, sqlite3.IntegrityError("of one")),
        store.append("u", [row(4)]),
        store.append("t", [row(5)]),
        store.append("none", [row(0)]),
    )
    codes = [getattr(result, "code", result) for result in results]
    assert codes == [*(None, "store.conflict", wrong, "store.failed", None, None, "store.unknown")]
    assert [await store.version(name) for name in ("t", "u")] == [6, 5]


async def test_what_is_refused_alone_changes_nothing(store):
    await a_table(store)
    with pytest.raises(ValueError, match="wrong"):
        await store._write(refuses, ValueError("wrong"))
    assert await store.version("t") == 4


async def test_when_the_commit_fails_nobody_is_told_that_it_did_not(store):
    """Neither those before the failure nor those after it, nor who was refused in between."""
    await a_table(store)
    await a_table(store, "u")
    results = await in_one_batch(
        store,
        store.append("t", [row(4)]),
        store.append("t", [row(4)]),
        store._write(refuses, sqlite3.OperationalError("disk I/O error")),
        store.append("u", [row(4)]),
    )
    assert [result.code for result in results] == ["store.failed"] * 4
    assert results[0].facts == {"reason": "disk I/O error"}
    assert [await store.version(name) for name in ("t", "u")] == [4, 4]
    await store.append("u", [row(4)])
    assert await store.version("u") == 5


async def test_who_has_gone_before_his_turn_changes_nothing(store):
    await a_table(store)
    gate = threading.Event()
    held = asyncio.ensure_future(store._write(lambda _: gate.wait(30)))
    await asyncio.sleep(0.05)
    gone = asyncio.ensure_future(store.append("t", [row(4)]))
    await asyncio.sleep(0)
    gone.cancel()
    gate.set()
    await held
    await store.append("t", [row(4, b"mine")])
    assert [row.body for row in await store.rows("t", 4)] == [b"mine"]


async def test_reading_does_not_wait_for_writing(store):
    await a_table(store)
    gate = threading.Event()

    def slow(connection):
        queries.append(connection, "t", [row(4)])
        gate.wait(30)

    held = asyncio.ensure_future(store._write(slow))
    await asyncio.sleep(0.05)
    assert await store.version("t") == 4  # what is committed
    gate.set()
    await held
    assert await store.version("t") == 5


async def test_closing_finishes_what_was_asked(path):
    store = SqliteStore(path)
    await store.start()
    await a_table(store)
    append = asyncio.ensure_future(store.append("t", [row(4)]))
    await asyncio.sleep(0)
    await store.close()
    await append
    await store.start()
    assert await store.version("t") == 5
    await store.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("store-")]


@pytest.mark.parametrize(
    ("statement", "version"),
    [
        ("UPDATE log SET body = x'00' WHERE table_id = 't' AND version = 2", 2),
        ("UPDATE log SET cause = 'other' WHERE table_id = 't' AND version = 0", 0),
        ("UPDATE log SET body = 'text' WHERE table_id = 't' AND version = 1", 1),
        ("DELETE FROM log WHERE table_id = 't' AND version = 1", 1),
        ("DELETE FROM log WHERE table_id = 't' AND version = 3", 3),
        ("UPDATE head SET version = 3 WHERE table_id = 't'", 4),
        ("UPDATE head SET hash = zeroblob(32) WHERE table_id = 't'", 4),
        ("UPDATE opening SET secret = x'00' WHERE id = 't'", 0),
    ],
)
async def test_a_damaged_table_is_named_and_the_others_go_on(store, path, statement, version):
    await a_table(store)
    await a_table(store, "u")
    await store.close()
    edit(path, statement)
    found = await store.start()
    # The end is looked at when the store starts, the rest when the table is loaded.
    assert found.get("broken") == ("t" if version in (3, 4) else None)
    for asked in (store.load("t"), store.rows("t")):
        assert await code_of(asked) == ("store.broken", {"table": "t", "version": version})
    await store.append("u", [row(4)])
    assert (await store.load("u")).version == 5


@pytest.mark.parametrize("column", ["body = x'00'", "hash = zeroblob(32)", "version = 3"])
async def test_a_damaged_snapshot_is_left_out(store, path, column):
    """The log tells the same."""
    await a_table(store)
    await store.append("t", [row(4)], None, Snapshot(5, b"state"))
    await store.append("t", [row(5)])
    await store.close()
    edit(path, f"UPDATE snapshot SET {column} WHERE table_id = 't'")
    await store.start()
    loaded = await store.load("t")
    assert loaded.snapshot is None
    assert len(loaded.rows) == loaded.version == 6


@pytest.mark.parametrize("column", ["plan = x'7b'", "secret = x'00'", "created = 2.0"])
async def test_a_changed_opening_shows_though_there_is_a_snapshot(store, path, column):
    """Else the match would be dealt from another secret than the one that was committed to."""
    await a_table(store)
    await store.append("t", [row(4)], None, Snapshot(5, b"state"))
    await store.close()
    edit(path, f"UPDATE opening SET {column} WHERE id = 't'")
    await store.start()
    assert await code_of(store.load("t")) == ("store.broken", {"table": "t", "version": 0})


@pytest.mark.parametrize("content", [b"no database at all, " * 1000, b"SQLite format 3\0" * 600])
async def test_what_is_no_database_is_damaged(path, content):
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    assert (await code_of(SqliteStore(path).start()))[0] == "store.damaged"
    assert path.read_bytes() == content


async def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    store = SqliteStore(tmp_path / "file" / "tables.db")
    code, facts = await code_of(store.start())
    assert code == "store.failed"
    assert facts == {"reason": f"{tmp_path / 'file'}: {os.strerror(17)}"}


async def test_an_error_shows_neither_statement_nor_values(store):
    await a_table(store)
    code, facts = await code_of(
        store._write(lambda c: c.exec_driver_sql("INSERT INTO nowhere VALUES ('the secret')"))
    )
    assert code == "store.failed"
    assert "secret" not in str(facts)
    error = (await in_one_batch(store, store._write(leases.beat, None, 1.0)))[0]
    assert error.code == "store.failed"
    assert "None" not in str(error)


async def test_another_program_may_hold_the_file_for_a_moment_only(store, path, monkeypatch):
    """Then the wait ends with an error, and the store goes on."""
    await store.close()
    monkeypatch.setitem(SETTINGS, "busy_timeout", "20")
    await store.start()
    await a_table(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    code, facts = await code_of(store.append("t", [row(4)]))
    assert (code, facts) == ("store.failed", {"reason": "database is locked (SQLITE_BUSY)"})
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", [row(4)])
