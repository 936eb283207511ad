"""The queries by which several processes share out the tables, run as those of ``queries`` are."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from spades.errors import StoreError
from spades.store import schema
from spades.store.port import TABLE_ID
from spades.store.queries import version
from spades.store.statements import put

HEAD: Final = schema.head.c
LEASE: Final = schema.lease.c
PROCESS: Final = schema.process.c


def beat(connection: Connection, process: str, until: float) -> None:
    """As ``Store.beat``."""
    put(connection, schema.process, {"id": process}, {"until": until})


def processes(connection: Connection, now: float) -> tuple[str, ...]:
    """As ``Store.processes``."""
    living = connection.execute(select(PROCESS.id).where(PROCESS.until > now)).scalars()
    return tuple(sorted(living))


def lease(connection: Connection, table: str, process: str, now: float, until: float) -> bool:
    """As ``Store.lease``."""
    version(connection, table)
    if process not in processes(connection, now):
        return False
    mine = {"process": process, "until": until}
    free = (LEASE.process == process) | ~_held(now)
    try:
        return put(connection, schema.lease, {"table_id": table}, mine, free)
    except IntegrityError:  # it has gone since
        raise StoreError("store.unknown", table=table) from None


def leases(connection: Connection, process: str, now: float) -> tuple[str, ...]:
    """As ``Store.leases``."""
    held = select(LEASE.table_id).where(LEASE.process == process, _held(now))
    return tuple(connection.execute(held.order_by(LEASE.table_id)).scalars())


def unleased(connection: Connection, now: float, limit: int = 1000) -> tuple[str, ...]:
    """As ``Store.unleased``."""
    taken = select(LEASE.table_id).where(LEASE.table_id == HEAD.table_id, _held(now)).exists()
    free = select(HEAD.table_id).where(HEAD.status != "over", ~taken)
    return tuple(connection.execute(free.order_by(HEAD.table_id).limit(limit)).scalars())


def release(connection: Connection, process: str, table: str | None = None) -> None:
    """As ``Store.release``."""
    given = delete(schema.lease).where(LEASE.process == process)
    if table is not None:
        if TABLE_ID.fullmatch(table):
            connection.execute(given.where(LEASE.table_id == table))
        return
    connection.execute(given)
    connection.execute(delete(schema.process).where(PROCESS.id == process))


def _held(now: float) -> Any:
    """Whether the lease of a row still binds: it has not run out, and its process lives."""
    # Not an EXISTS about the lease's own row: in an upsert that would look for it among all rows,
    # as they were when it began.
    living = select(PROCESS.id).where(PROCESS.until > now)
    return (LEASE.until > now) & LEASE.process.in_(living)
