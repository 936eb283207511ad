"""A thread with a database connection of its own that runs queries for an event loop.

All that waits goes into one transaction, a savepoint each, and one commit makes it durable; then
everybody is answered at once. So a busy server pays for one sync of the disk what a quiet one
pays for each action, and a commit that fails is acknowledged to nobody. After such a failure the
connection is given up and the next batch opens another: nothing is tried again by itself, and
what a failed sync left behind in SQLite's memory is not built upon.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from spades.errors import StoreError

T = TypeVar("T")

BATCH: Final = 64
"""Requests in one transaction, at most: the first of them waits for the last."""

FULL: Final = "SQLITE_FULL"
DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
OF_ONE: Final = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
)
"""What is wrong with one request, and leaves the transaction as it was."""


@dataclass(slots=True, eq=False)
class Request:
    """A query that somebody waits for, and in the end its answer."""

    query: Callable[..., Any]
    values: tuple[Any, ...]
    future: asyncio.Future[Any]
    value: Any = None
    error: Exception | None = None


class Worker:
    """The thread. ``begin`` is how its transactions begin, ``most`` what one of them takes."""

    def __init__(self, name: str, connect: Callable[[], Connection], begin: str, most: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._connect = connect
        self._begin = begin
        self._most = most
        self._waiting: SimpleQueue[Request | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def ask(self, query: Callable[..., T], *values: Any) -> T:
        """Run a query in a transaction with whatever else waits. Raises what it raises, or
        StoreError when the transaction failed.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(Request(query, values, future))
        return await future

    async def close(self) -> None:
        """Do what was asked before, then end the thread and its connection."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._take()
            self._perform(batch)
            if batch:
                self._answer(batch)
        self._drop()

    def _take(self) -> tuple[list[Request], bool]:
        """What waits, but not for ever, and whether more may come."""
        taken: list[Request] = []
        request = self._waiting.get()
        while request is not None:
            # Who has gone meanwhile gets no answer, and so nothing is done for him.
            if not request.future.cancelled():
                taken.append(request)
            if len(taken) >= self._most:
                return taken, True
            try:
                request = self._waiting.get_nowait()
            except Empty:
                return taken, True
        return taken, False

    def _perform(self, batch: list[Request]) -> None:
        if not batch:
            return
        try:
            if self._connection is None:
                self._connection = self._connect()
            driver = self._connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute(self._begin)
            if len(batch) == 1:
                self._run_alone(driver, batch[0])
            else:
                for request in batch:
                    self._run_one(driver, request)
                driver.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - everybody in the batch is told
            self._drop()
            for request in batch:
                request.error = named(error)

    def _run_alone(self, driver: sqlite3.Connection, request: Request) -> None:
        """The whole transaction is one request's: it needs no savepoint."""
        self._try(request)
        driver.execute("COMMIT" if request.error is None else "ROLLBACK")

    def _run_one(self, driver: sqlite3.Connection, request: Request) -> None:
        driver.execute("SAVEPOINT one")
        self._try(request)
        if request.error is not None:
            driver.execute("ROLLBACK TO one")
        driver.execute("RELEASE one")

    def _try(self, request: Request) -> None:
        """Run one query; raise what concerns them all."""
        try:
            request.value = request.query(self._connection, *request.values)
        except (sqlite3.Error, DBAPIError) as error:
            if not isinstance(driver_error(error), OF_ONE):
                raise
            request.error = named(error)
        except Exception as error:  # noqa: BLE001 - it is raised where it was asked
            request.error = error

    def _answer(self, batch: list[Request]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits
            self._loop.call_soon_threadsafe(_settle, batch)

    def _drop(self) -> None:
        """Let go of the connection, in whatever state it is."""
        connection, self._connection = self._connection, None
        if connection is not None:
            let_go(connection)


def let_go(connection: Connection) -> None:
    """Close a connection and the file under it. What was not committed is rolled back."""
    connection.invalidate()
    connection.close()


def _settle(batch: list[Request]) -> None:
    for request in batch:
        if request.future.done():  # cancelled meanwhile
            continue
        if request.error is None:
            request.future.set_result(request.value)
        else:
            request.future.set_exception(request.error)


def driver_error(error: Exception) -> BaseException:
    """What SQLite's driver raised, without what SQLAlchemy wrote around it."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def named(error: Exception) -> Exception:
    """The error as a StoreError; no statement and none of its values is in it."""
    found = driver_error(error)
    if not isinstance(found, sqlite3.Error):
        return error
    name: str = getattr(found, "sqlite_errorname", "")
    reason = f"{found} ({name})" if name else str(found)
    if name.startswith(FULL):
        return StoreError("store.full", reason=reason)
    if name.startswith(DAMAGED):
        return StoreError("store.damaged", reason=reason)
    return StoreError("store.failed", reason=reason)
