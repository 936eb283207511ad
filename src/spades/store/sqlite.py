"""The store in one SQLite file, for a server of one process: what ``spades serve`` uses by default.

A commit is durable because the log of SQLite (WAL) is synced with each (``synchronous=FULL``), and
a server that finds it set otherwise does not start. One thread writes (``store.writer``), another
reads what is committed, so that neither waits for the other. The file holds the seeds of all deals
and is its owner's alone; a second process at the same file is refused.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, NullPool, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from spades.errors import StoreError, reason_of
from spades.store import leases, queries, schema
from spades.store.migrate import migrate
from spades.store.sql import SqlStore
from spades.store.writer import BATCH, Worker, let_go, named

try:
    import fcntl
except ImportError:  # pragma: no cover - not POSIX: two servers must not open one file
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

SETTINGS: Final[Mapping[str, str]] = {
    "journal_mode": "wal",
    "synchronous": "2",  # FULL: a commit returns when the disk has it
    "fullfsync": "1",  # where a plain sync leaves it in the drive's cache (macOS)
    "checkpoint_fullfsync": "1",
    "foreign_keys": "1",
    "busy_timeout": "5000",
    "trusted_schema": "0",
    "secure_delete": "1",  # what was deleted is not left lying in the file
}
"""What each connection sets, and must find set when it asks."""

OLDEST: Final = (3, 35)
NAMED: Final = 10
"""Broken tables that ``start`` names."""


class SqliteStore(SqlStore):
    """The port over a file, which is made with its folder if it is not there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None
        self._writer: Worker | None = None
        self._reader: Worker | None = None

    def __repr__(self) -> str:
        return f"SqliteStore({str(self.path)!r})"

    async def start(self) -> Mapping[str, str]:
        """As ``Store.start``; what was found are settings, sizes, and tables with a broken end."""
        try:
            revision = await asyncio.to_thread(self._prepare)
            self._writer = Worker("store-writer", self._connect, "BEGIN IMMEDIATE", BATCH)
            self._reader = Worker("store-reader", self._connect, "BEGIN", 1)
            await self._reader.ask(leases.processes, 0.0)
            found = await self._writer.ask(_found)
        except BaseException:
            await self.close()
            raise
        return {"store": "sqlite", "path": str(self.path), "schema": revision, **found}

    async def close(self) -> None:
        """As ``Store.close``; the last connection moves SQLite's log into the file."""
        workers = (self._reader, self._writer)
        self._reader = self._writer = None
        for worker in workers:
            if worker is not None:
                await worker.close()
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    async def _write(self, query: Callable[..., T], *values: Any) -> T:
        if self._writer is None:
            raise StoreError("store.closed")
        return await self._writer.ask(query, *values)

    async def _read(self, query: Callable[..., T], *values: Any) -> T:
        if self._reader is None:
            raise StoreError("store.closed")
        return await self._reader.ask(query, *values)

    def _prepare(self) -> str:
        """Take the file for this process and bring its schema up to date."""
        try:
            _make_folder(self.path.absolute().parent)
            self._lock = _locked(self.path)
            _make_private(self.path)
            _write_again(self.path.with_name(f"{self.path.name}-wal"))
        except OSError as error:
            where = error.filename or self.path
            raise StoreError("store.failed", reason=f"{where}: {reason_of(error)}") from None
        try:
            connection = self._connect()
        except (sqlite3.Error, DBAPIError) as error:
            raise named(error) from None
        try:
            return _migrated(connection)
        finally:
            let_go(connection)

    def _connect(self) -> Connection:
        """A connection with all settings made and found. Transactions are left to the caller."""

        def connect() -> sqlite3.Connection:
            driver = sqlite3.connect(self.path, isolation_level=None)
            try:
                _set(driver)
            except BaseException:
                driver.close()
                raise
            return driver

        engine = create_engine(
            "sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True
        )
        return engine.connect()


@contextmanager
def in_use(path: Path) -> Iterator[None]:
    """Keep servers from a file for a while. Raises StoreError ``store.in_use``, OSError."""
    lock = _locked(path)
    try:
        yield
    finally:
        os.close(lock)


def _locked(path: Path) -> int:
    """A lock beside the file, which the system lets go of when the process ends, however.

    Not on the file itself: closing it would also end the locks of SQLite.
    """
    lock = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise StoreError("store.in_use", path=str(path)) from None
    return lock


def _make_private(path: Path) -> None:
    """See to it that the file is there, is nobody else's, and outlives a power cut.

    SQLite gives the files that it makes beside it the same mode.
    """
    if path.exists():
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            path.chmod(0o600)
        return
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    _sync_folder(path.parent)


def _write_again(log: Path) -> None:
    """Write what a crash has left of SQLite's log once more, and sync it.

    After a sync that failed the system may show what the disk does not have, and say of every
    later sync that it succeeded. What is written again is saved again, or it is said that not.
    """
    if log.exists():
        with log.open("rb+", buffering=0) as file:
            data = file.readall()
            file.seek(0)
            while data:
                data = data[file.write(data) :]
            os.fsync(file.fileno())


def _make_folder(folder: Path) -> None:
    """Make a folder and those above it, each as durable as what will lie in it."""
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
        _sync_folder(folder.parent)


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _set(driver: sqlite3.Connection) -> None:
    """Make all settings and ask for each. Raises StoreError ``store.settings``."""
    if sqlite3.sqlite_version_info < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise StoreError(
            "store.settings", setting="SQLite", found=sqlite3.sqlite_version, want=oldest
        )
    for name, want in SETTINGS.items():
        driver.execute(f"PRAGMA {name} = {want}")
    for name, want in SETTINGS.items():
        found = str(driver.execute(f"PRAGMA {name}").fetchone()[0])
        if found != want:
            raise StoreError("store.settings", setting=name, found=found, want=want)


def _migrated(connection: Connection) -> str:
    """Run what steps are missing, all or none; the last one's name."""
    driver = _driver(connection)
    try:
        # A table that is built anew must not take along the rows that refer to it.
        driver.execute("PRAGMA foreign_keys = 0")
        with connection.begin():
            driver.execute("BEGIN IMMEDIATE")
            revision = migrate(connection)
            strays = driver.execute("PRAGMA foreign_key_check").fetchall()
            if strays:
                raise StoreError("store.damaged", reason=f"rows of no table: {len(strays)}")
    except (sqlite3.Error, DBAPIError) as error:
        raise named(error) from None
    return revision


def _driver(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _found(connection: Connection) -> dict[str, str]:
    """What ``start`` tells: the settings as they were found, tables, and those with a bad end."""
    count = connection.execute(select(func.count()).select_from(schema.head)).scalar_one()
    broken = queries.broken_ends(connection)
    found = {"SQLite": sqlite3.sqlite_version, **SETTINGS, "tables": str(count)}
    if broken:
        found["broken"] = ", ".join(broken[:NAMED]) + (" …" if broken[NAMED:] else "")
    return found
