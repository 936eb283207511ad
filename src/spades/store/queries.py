"""Each operation of the port once, as a function of a database connection within a transaction.

``store.sqlite`` runs them in its threads, ``store.postgres`` within its own tasks; both commit
when a function returns and roll back when it raises. What every action of every table runs
(``append``) is compiled to text once: building it anew would cost more than the database does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import func

from spades.errors import StoreError
from spades.store import schema
from spades.store.chain import check, links, root, seal
from spades.store.port import (
    TABLE_ID,
    Loaded,
    Opening,
    Row,
    Snapshot,
    Status,
    Summary,
    check_opening,
    check_rows,
    shown_id,
)
from spades.store.statements import Quick, put

HEAD: Final = schema.head.c
LOG: Final = schema.log.c


_OF: Final = HEAD.table_id == bindparam("table")
_NEXT: Final[dict[str, Any]] = {"version": bindparam("end"), "hash": bindparam("chain")}
_SUMMARY: Final[dict[str, Any]] = {
    name: bindparam(f"new_{name}") for name in ("status", "listed", "changed", "body")
}
_AT_VERSION: Final = (_OF, HEAD.version == bindparam("old"))
_head: Final = Quick(select(HEAD.version, HEAD.hash).where(_OF))
_step: Final = Quick(update(schema.head).where(*_AT_VERSION).values(_NEXT))
_step_and_tell: Final = Quick(update(schema.head).where(*_AT_VERSION).values(_NEXT | _SUMMARY))
_add: Final = Quick(insert(schema.log))


# --- a table and its log


def create(connection: Connection, opening: Opening, rows: Sequence[Row], summary: Summary) -> None:
    """As ``Store.create``."""
    check_opening(opening, rows)
    archived = select(schema.record.c.table_id).where(schema.record.c.table_id == opening.id)
    if connection.execute(archived).first():
        raise StoreError("store.exists", table=opening.id)
    facts = {
        "id": opening.id,
        "created": opening.created,
        "plan": opening.plan,
        "secret": opening.secret,
    }
    try:
        connection.execute(insert(schema.opening), facts)
    except IntegrityError:
        raise StoreError("store.exists", table=opening.id) from None
    chain = root(opening)
    head = {"table_id": opening.id, "version": 0, "hash": chain, **_columns(summary)}
    connection.execute(insert(schema.head), head)
    _grow(connection, opening.id, 0, chain, rows, None)


def append(
    connection: Connection,
    table: str,
    rows: Sequence[Row],
    summary: Summary | None = None,
    snapshot: Snapshot | None = None,
) -> None:
    """As ``Store.append``."""
    check_rows(rows, snapshot)
    version, chain = _end(connection, table)
    want = rows[0].version if rows else snapshot.version if snapshot else version
    if want != version:
        raise StoreError("store.conflict", table=table, found=version, want=want)
    chain = _grow(connection, table, version, chain, rows, summary)
    if snapshot:
        facts = {
            "version": snapshot.version,
            "body": snapshot.body,
            "hash": chain,
            "seal": seal(_opening(connection, table), chain, snapshot),
        }
        put(connection, schema.snapshot, {"table_id": table}, facts)


def load(connection: Connection, table: str) -> Loaded:
    """As ``Store.load``."""
    end = _end(connection, table)
    opening = _opening(connection, table)
    summary = _summary(
        connection.execute(
            select(HEAD.status, HEAD.listed, HEAD.changed, HEAD.body).where(HEAD.table_id == table)
        ).one()
    )
    columns = schema.snapshot.c
    kept = connection.execute(
        select(columns.version, columns.body, columns.hash, columns.seal).where(
            columns.table_id == table
        )
    ).first()
    if kept:
        snapshot = Snapshot(kept.version, kept.body)
        if seal(opening, kept.hash, snapshot) == kept.seal:
            since = _rows(connection, table, snapshot.version)
            rows = check(table, (snapshot.version, kept.hash), since, end)
            return Loaded(opening, summary, snapshot, rows)
    rows = check(table, (0, root(opening)), _rows(connection, table, 0), end)
    return Loaded(opening, summary, None, rows)


def rows(connection: Connection, table: str, since: int = 0) -> tuple[Row, ...]:
    """As ``Store.rows``."""
    end = _end(connection, table)
    before = connection.execute(
        select(LOG.version, LOG.count, LOG.hash)
        .where(LOG.table_id == table, LOG.version < since, LOG.version + LOG.count <= since)
        .order_by(LOG.version.desc())
        .limit(1)
    ).first()
    if before:
        start = before.version + before.count, before.hash
    else:
        start = 0, root(_opening(connection, table))
    return check(table, start, _rows(connection, table, start[0]), end)


def version(connection: Connection, table: str) -> int:
    """As ``Store.version``."""
    return _end(connection, table)[0]


def tables(
    connection: Connection,
    status: Status | None = None,
    listed: bool | None = None,
    changed_before: float | None = None,
    limit: int = 1000,
    after: str = "",
) -> tuple[tuple[str, Summary], ...]:
    """As ``Store.tables``."""
    wanted = select(HEAD.table_id, HEAD.status, HEAD.listed, HEAD.changed, HEAD.body)
    wanted = wanted.where(HEAD.table_id > after)
    if status is not None:
        wanted = wanted.where(HEAD.status == status)
    if listed is not None:
        wanted = wanted.where(HEAD.listed == listed)
    if changed_before is not None:
        wanted = wanted.where(HEAD.changed < changed_before)
    found = connection.execute(wanted.order_by(HEAD.table_id).limit(limit))
    return tuple((row.table_id, _summary(row)) for row in found)


def broken_ends(connection: Connection) -> tuple[str, ...]:
    """The tables not over whose last row is not what their head says. Cost: a row a table."""
    last = (
        select(func.max(LOG.version))
        .where(LOG.table_id == HEAD.table_id)
        .correlate(schema.head)
        .scalar_subquery()
    )
    at_the_end = (LOG.table_id == HEAD.table_id) & (LOG.version == last)
    pairs = connection.execute(
        select(HEAD.table_id, HEAD.version, HEAD.hash, LOG.version + LOG.count, LOG.hash)
        .select_from(schema.head.outerjoin(schema.log, at_the_end))
        .where(HEAD.status != "over")
        .order_by(HEAD.table_id)
    )
    return tuple(
        table
        for table, version, chain, end, kept in pairs
        if (version, chain) != (end, kept) and (version, end) != (0, None)
    )


# --- archives


def archive(connection: Connection, table: str, record: bytes, at: float) -> None:
    """As ``Store.archive``."""
    _known(table)
    _delete(connection, table)
    facts = {"table_id": table, "at": at, "body": record}
    connection.execute(insert(schema.record), facts)


def record(connection: Connection, table: str) -> bytes:
    """As ``Store.record``."""
    _known(table)
    columns = schema.record.c
    found = connection.execute(select(columns.body).where(columns.table_id == table)).first()
    if found is None:
        raise StoreError("store.unknown", table=table)
    body: bytes = found.body
    return body


def records(
    connection: Connection, limit: int = 100, before: tuple[float, str] | None = None
) -> tuple[tuple[str, float], ...]:
    """As ``Store.records``."""
    columns = schema.record.c
    wanted = select(columns.table_id, columns.at)
    if before is not None:
        at, table = before
        earlier = (columns.at == at) & (columns.table_id < table)
        wanted = wanted.where((columns.at < at) | earlier)
    latest = wanted.order_by(columns.at.desc(), columns.table_id.desc()).limit(limit)
    return tuple((row.table_id, row.at) for row in connection.execute(latest))


def forget(connection: Connection, table: str) -> None:
    """As ``Store.forget``."""
    if TABLE_ID.fullmatch(table):
        connection.execute(delete(schema.opening).where(schema.opening.c.id == table))
        connection.execute(delete(schema.record).where(schema.record.c.table_id == table))


# --- parts


def _known(table: str) -> None:
    """No name that cannot be reaches the database, which might not even take it as text."""
    if not TABLE_ID.fullmatch(table):
        raise StoreError("store.unknown", table=shown_id(table))


def _end(connection: Connection, table: str) -> tuple[int, bytes]:
    """Version and hash of a log's end."""
    _known(table)
    found = _head(connection, {"table": table}).fetchone()
    if found is None:
        raise StoreError("store.unknown", table=table)
    return found[0], found[1]


def _grow(
    connection: Connection,
    table: str,
    version: int,
    chain: bytes,
    rows: Sequence[Row],
    summary: Summary | None,
) -> bytes:
    """Add rows after such an end of the log, if it is still the end; the new end's hash."""
    hashes = list(links(chain, rows))
    values: dict[str, Any] = {
        "table": table,
        "old": version,
        "end": rows[-1].end if rows else version,
        "chain": hashes[-1] if rows else chain,
    }
    if summary is None:
        changed = _step(connection, values).rowcount if rows else 1
    else:
        told = {f"new_{name}": value for name, value in _columns(summary).items()}
        changed = _step_and_tell(connection, values | told).rowcount
    if changed != 1:  # another process was quicker
        found = _end(connection, table)[0]
        raise StoreError("store.conflict", table=table, found=found, want=version)
    for row, kept in zip(rows, hashes, strict=True):
        facts = {
            "table_id": table,
            "version": row.version,
            "count": row.count,
            "cause": row.cause,
            "at": row.at,
            "body": row.body,
            "hash": kept,
        }
        _add(connection, facts)
    return hashes[-1] if rows else chain


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "listed": summary.listed,
        "changed": summary.changed,
        "body": summary.body,
    }


def _summary(row: Any) -> Summary:
    return Summary(row.status, row.listed, row.changed, row.body)


def _opening(connection: Connection, table: str) -> Opening:
    columns = schema.opening.c
    wanted = select(columns.id, columns.created, columns.plan, columns.secret)
    return Opening(*connection.execute(wanted.where(columns.id == table)).one())


def _rows(connection: Connection, table: str, start: int) -> list[tuple[Row, bytes]]:
    wanted = select(LOG.version, LOG.count, LOG.cause, LOG.at, LOG.body, LOG.hash)
    found = connection.execute(
        wanted.where(LOG.table_id == table, LOG.version >= start).order_by(LOG.version)
    )
    return [(Row(*facts), kept) for *facts, kept in found]


def _delete(connection: Connection, table: str) -> None:
    """Delete a table and, by the schema, all that refers to it."""
    gone = connection.execute(delete(schema.opening).where(schema.opening.c.id == table))
    if not gone.rowcount:
        raise StoreError("store.unknown", table=table)
