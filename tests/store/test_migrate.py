"""A database comes to today's schema from nothing and from each one before, with all its rows."""

import shutil

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Boolean, Float, Integer, LargeBinary, MetaData, create_engine, inspect, text

from spades.errors import StoreError
from spades.store import schema
from spades.store.migrate import STEPS, migrate, revisions
from spades.store.port import Opening, Row, Summary
from spades.store.postgres import PostgresStore
from spades.store.sqlite import SqliteStore
from spades.testing.stores import (
    a_snapshot_saves_the_rows_before_it,
    what_is_created_is_loaded,
)

pytestmark = pytest.mark.slow

ROWS = 3
"""Rows in each table of an old database."""


class Sqlite:
    """A database in a file, and the store that opens it."""

    def __init__(self, path):
        self.path = path
        self.store = SqliteStore(path)

    async def run(self, query):
        engine = create_engine(f"sqlite:///{self.path}")
        try:
            with engine.begin() as connection:
                return query(connection)
        finally:
            engine.dispose()


class Postgres:
    """The same on a server."""

    def __init__(self, url):
        self.url = url
        self.store = PostgresStore(url)

    async def run(self, query):
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(self.url.replace("postgresql:", "postgresql+asyncpg:"))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(query)
        finally:
            await engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return Sqlite(tmp_path / "tables.db")
    return Postgres(request.getfixturevalue("postgres_url"))


def value_of(column, number):
    """Something of the right kind, the same in each table, so that references fit."""
    kinds = {Boolean: number % 2 == 1, Float: number + 0.5, LargeBinary: b"%d" % number}
    for kind, value in (kinds | {Integer: number}).items():
        if isinstance(column.type, kind):
            return value
    return f"text-{number}"


def fill(connection):
    """Rows for all tables of whatever schema it is."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            rows = [{c.name: value_of(c, n) for c in table.c} for n in range(ROWS)]
            connection.execute(table.insert(), rows)


def contents(connection):
    """All rows of all tables, by the names of their columns."""
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: [
            dict(row._mapping)
            for row in connection.execute(table.select().order_by(*table.primary_key))
        ]
        for table in found.sorted_tables
        if table.name != "alembic_version"
    }


def check_step(before, after):
    """What a step leaves in place has kept its rows, and what it adds is there."""
    for name in before.keys() & after.keys():
        assert len(after[name]) == len(before[name]), name
        for old, new in zip(before[name], after[name], strict=True):
            kept = old.keys() & new.keys()
            assert {key: old[key] for key in kept} == {key: new[key] for key in kept}


async def step_by_step(database, steps):
    """Go from nothing through all steps, each with rows that were there before it."""
    names = revisions(steps)
    await database.run(lambda connection: migrate(connection, names[0], steps))
    await database.run(fill)
    for name in names[1:]:
        before = await database.run(contents)
        assert await database.run(lambda c, name=name: migrate(c, name, steps)) == name
        check_step(before, await database.run(contents))


async def test_the_steps_lead_to_the_schema_that_the_queries_use(database):
    def differences(connection):
        migrate(connection)
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert await database.run(differences) == []


async def test_sqlite_makes_the_tables_as_the_schema_says(tmp_path):
    """What a comparison does not see, such as tables without row numbers."""
    made, wanted = Sqlite(tmp_path / "made.db"), Sqlite(tmp_path / "wanted.db")
    await made.run(migrate)
    await wanted.run(schema.metadata.create_all)

    def shape(connection):
        tables = inspect(connection).get_table_names()
        ways = "SELECT name, wr, strict FROM pragma_table_list ORDER BY name"
        columns = {
            table: connection.execute(text(f"SELECT * FROM pragma_table_xinfo('{table}')")).all()
            for table in tables
            if table != "alembic_version"
        }
        listed = connection.execute(text(ways)).all()
        return columns, [row for row in listed if row.name != "alembic_version"]

    assert await made.run(shape) == await wanted.run(shape)


async def test_each_step_keeps_the_rows_that_were_there(database):
    await step_by_step(database, STEPS)
    await database.store.start()
    await what_is_created_is_loaded(database.store)
    await a_snapshot_saves_the_rows_before_it(database.store)
    await database.store.close()


ADDS = """
def upgrade():
    with op.batch_alter_table("head") as head:
        head.add_column(sa.Column("note", sa.String(), nullable=False, server_default="none"))
        head.alter_column("changed", new_column_name="at", existing_type=sa.Float(53))
"""
BUILDS_ANEW = """
def upgrade():
    with op.batch_alter_table("opening", recreate="always") as opening:
        opening.add_column(sa.Column("note", sa.String()))
"""
LOSES = """
def upgrade():
    op.execute("DELETE FROM snapshot WHERE table_id = 'text-1'")
"""
CHANGES = """
def upgrade():
    op.execute("UPDATE head SET version = version + 1")
"""
FAILS = """
def upgrade():
    op.execute("DELETE FROM log")
    op.execute("DELETE FROM nowhere")
"""


def with_a_step(tmp_path, body):
    """All the steps, and one more."""
    steps = tmp_path / "steps"
    shutil.copytree(STEPS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    head = 'import sqlalchemy as sa\nfrom alembic import op\nrevision = "r9999"\n'
    (steps / "r9999_new.py").write_text(
        f"{head}down_revision = {revisions()[-1]!r}\n{body}", encoding="utf-8"
    )
    return steps


async def test_a_further_step_runs_on_what_is_there(database, tmp_path):
    await step_by_step(database, with_a_step(tmp_path, ADDS))
    assert {"note", "at"} <= (await database.run(contents))["head"][0].keys()


@pytest.mark.parametrize("body", [LOSES, CHANGES], ids=["loses", "changes"])
async def test_a_step_that_loses_something_is_seen(tmp_path, body):
    """So the test above is not blind."""
    with pytest.raises(AssertionError):
        await step_by_step(Sqlite(tmp_path / "tables.db"), with_a_step(tmp_path, body))


async def test_a_table_built_anew_does_not_take_others_along(tmp_path, monkeypatch):
    """SQLite deletes what refers to a dropped table, unless it is told not to look."""
    store = SqliteStore(tmp_path / "tables.db")
    await store.start()
    rows = (Row(0, 1, None, 1.0, b""),)
    await store.create(Opening("t", 1.0, b"", b""), rows, Summary("open", True, 1.0, b""))
    await store.close()
    steps = with_a_step(tmp_path, BUILDS_ANEW)
    monkeypatch.setattr("spades.store.sqlite.migrate", lambda c: migrate(c, steps=steps))
    assert (await store.start())["schema"] == "r9999"
    assert (await store.load("t")).rows == rows
    await store.close()


async def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path, monkeypatch):
    database = Sqlite(tmp_path / "tables.db")
    await database.run(migrate)
    await database.run(fill)
    before = await database.run(contents)
    steps = with_a_step(tmp_path, FAILS)
    monkeypatch.setattr("spades.store.sqlite.migrate", lambda c: migrate(c, steps=steps))
    with pytest.raises(StoreError, match=r"store\.failed: reason=no such table: nowhere"):
        await database.store.start()
    assert await database.run(contents) == before
    version = await database.run(lambda c: c.exec_driver_sql("SELECT * FROM alembic_version").one())
    assert tuple(version) == (revisions()[-1],)


async def test_a_database_from_a_newer_program_is_left_alone(database, tmp_path):
    steps = with_a_step(tmp_path, ADDS)
    await database.run(lambda connection: migrate(connection, steps=steps))
    before = await database.run(contents)
    with pytest.raises(StoreError) as caught:
        await database.store.start()
    assert caught.value.code == "store.newer"
    assert caught.value.facts == {"found": "r9999", "known": revisions()[-1]}
    assert await database.run(contents) == before
