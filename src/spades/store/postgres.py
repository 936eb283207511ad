"""The store in PostgreSQL, for several server processes: the same queries, over asyncpg.

Each call is one transaction on a pooled connection. Two processes that append to one table at
once meet at the row of its head: the second finds another version there and gets a conflict. A
connection that was lost is an error to whoever was using it, and the next call has a new one.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from spades.errors import SpadesError, StoreError, reason_of
from spades.store import queries, schema
from spades.store.migrate import migrate
from spades.store.sql import SqlStore

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

POOL: Final = 10
"""Connections of one process."""
PATIENCE: Final = 30.0
"""Seconds for an answer of the database, and for a connection to it."""
OLDEST: Final = 150000
"""The first version that is tested, as PostgreSQL counts its own."""
LOCK: Final = 0x53504144
"""Whoever changes the schema holds this advisory lock, so that of several processes one does."""
NAMED: Final = 10
"""Broken tables that ``start`` names."""

GONE: Final = ("08", "57P", "3D", "28")
"""How the codes begin that say: no connection, shutting down, no such database, not let in."""
FULL: Final = "53100"
DAMAGED: Final = "XX00"
INTERNAL: Final = "XX000"


class PostgresStore(SqlStore):
    """The port over a database, given by its address (``postgresql://user@host/database``).

    The address may say all that libpq's may. Raises StoreError ``store.driver`` without asyncpg.
    """

    def __init__(self, url: str) -> None:
        _the_driver()
        self._url = url
        self._engine: AsyncEngine | None = None

    def __repr__(self) -> str:
        return "PostgresStore(…)"  # its address may hold a password

    async def start(self) -> Mapping[str, str]:
        """As ``Store.start``; what was found are versions, and tables with a broken end."""
        from sqlalchemy.ext.asyncio import create_async_engine

        async def creator() -> asyncpg.Connection[Any]:
            return await connect(self._url)

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=creator,
            pool_size=POOL,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,
        )
        try:
            revision = await self._write(_migrated)
            found = await self._read(_found)
        except BaseException:
            await self.close()
            raise
        return {"store": "postgresql", "schema": revision, **found}

    async def close(self) -> None:
        """As ``Store.close``."""
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.dispose()

    async def _write(self, query: Callable[..., T], *values: Any) -> T:
        async with _errors_named(), self._opened().begin() as connection:
            return await connection.run_sync(query, *values)

    async def _read(self, query: Callable[..., T], *values: Any) -> T:
        async with _errors_named(), self._opened().connect() as connection:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            return await connection.run_sync(query, *values)

    def _opened(self) -> AsyncEngine:
        if self._engine is None:
            raise StoreError("store.closed")
        return self._engine


async def connect(url: str) -> asyncpg.Connection[Any]:
    """A connection to a database on which a commit is durable.

    Raises StoreError ``store.settings``, ``store.unreachable``, ``store.url``.
    """
    driver = _the_driver()
    try:
        connection = await driver.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
    except (driver.exceptions.ClientConfigurationError, ValueError):
        raise StoreError("store.url", url="postgresql://…") from None
    except (OSError, driver.PostgresError, driver.InterfaceError) as error:
        raise StoreError("store.unreachable", reason=_reason(error)) from None
    try:
        await _check_settings(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _check_settings(connection: asyncpg.Connection[Any]) -> None:
    settings = connection.get_settings()
    version = connection.get_server_version()
    if version.major * 10000 < OLDEST:
        raise StoreError(
            "store.settings",
            setting="server_version",
            found=settings.server_version,
            want=str(OLDEST // 10000),
        )
    for name in ("synchronous_commit", "fsync"):
        found = await connection.fetchval(f"SHOW {name}")
        if found == "off":
            raise StoreError("store.settings", setting=name, found=found, want="on")


def _migrated(connection: Connection) -> str:
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    return migrate(connection)


def _found(connection: Connection) -> dict[str, str]:
    """What ``start`` tells."""
    count = connection.execute(select(func.count()).select_from(schema.head)).scalar_one()
    found = {
        "PostgreSQL": str(connection.execute(text("SHOW server_version")).scalar_one()),
        "synchronous_commit": str(connection.execute(text("SHOW synchronous_commit")).scalar_one()),
        "tables": str(count),
    }
    broken = queries.broken_ends(connection)
    if broken:
        found["broken"] = ", ".join(broken[:NAMED]) + (" …" if broken[NAMED:] else "")
    return found


@contextlib.asynccontextmanager
async def _errors_named() -> AsyncIterator[None]:
    """What goes wrong in here is a StoreError; no statement and none of its values is in it."""
    try:
        yield
    except SpadesError:
        raise
    except (SQLAlchemyError, OSError, _the_driver().InternalClientError) as error:
        raise _named(error) from None


def _named(error: Exception) -> StoreError:
    if not isinstance(error, DBAPIError):  # no answer, no connection left, or one half dead
        return StoreError("store.unreachable", reason=_reason(error))
    state = getattr(error.orig, "sqlstate", None) or ""
    reason = _reason(error.orig)
    if error.connection_invalidated or state.startswith(GONE):
        return StoreError("store.unreachable", reason=reason)
    if state == FULL:
        return StoreError("store.full", reason=reason)
    if state.startswith(DAMAGED) and state != INTERNAL:
        return StoreError("store.damaged", reason=reason)
    return StoreError("store.failed", reason=reason)


def _reason(error: BaseException | None) -> str:
    """The first line only: what follows it in PostgreSQL's errors quotes the row."""
    found = getattr(error, "__cause__", None) or error
    if isinstance(found, TimeoutError) and not str(found):
        return f"no answer in {PATIENCE:g} s"
    if isinstance(found, OSError):
        return reason_of(found)
    return str(found.args[0] if found is not None and found.args else found).partition("\n")[0]


def _the_driver() -> Any:
    """The module asyncpg. Raises StoreError ``store.driver``, which names the remedy."""
    try:
        import asyncpg
        import greenlet  # noqa: F401 - by which SQLAlchemy awaits it
    except ImportError:
        raise StoreError("store.driver", driver="asyncpg", extra="postgres") from None
    return asyncpg
