"""What a server asks of the place that keeps its tables: the port, and the plain values it takes.

A store knows nothing of the game. A *table* is an opening, written once, and a log that only
grows; beside them the summary that a lobby reads, the last snapshot, and in the end a record. The
log is the truth: a row is in it for good when ``append`` has returned, and not before, and its
rows are chained by hashes (``store.chain``), so that a changed, lost or exchanged row shows.

``store.memory``, ``store.sqlite`` and ``store.postgres`` keep this contract, and
``spades.testing.check_store`` holds any other to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal, Protocol

Status = Literal["open", "playing", "over"]

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a table may be called: it stands in links, in messages between processes, in file names."""


@dataclass(frozen=True, slots=True)
class Row:
    """One entry of a table's log."""

    version: int
    """How many events the log held before it."""
    count: int
    """How many events it adds, at least one."""
    cause: str | None
    """What asked for it, such as a command's id."""
    at: float
    """When, in seconds since 1970 by the clock of whoever appends."""
    body: bytes = field(repr=False)

    @property
    def end(self) -> int:
        """How many events the log holds with it."""
        return self.version + self.count


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table was opened with. It never changes."""

    id: str
    created: float
    plan: bytes = field(repr=False)
    secret: bytes = field(repr=False)
    """The root of the deals: whoever has it knows every card to come."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby and the sweeper ask of a table without reading its log."""

    status: Status
    listed: bool
    changed: float
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's state when its log held ``version`` events, so that a start need not fold them.

    It is a convenience: a store that finds its snapshot damaged leaves it out, for the log tells
    the same.
    """

    version: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it lies in the store: the rows are those since the snapshot, or all."""

    opening: Opening
    summary: Summary
    snapshot: Snapshot | None
    rows: tuple[Row, ...]

    @property
    def version(self) -> int:
        """How many events the log holds."""
        if self.rows:
            return self.rows[-1].end
        return self.snapshot.version if self.snapshot else 0


class Store(Protocol):
    """Where tables are kept. Everything is asynchronous; nothing here reads a clock.

    Any method raises StoreError: ``store.closed`` before ``start`` and after ``close``;
    ``store.failed`` (``reason``) when the disk or the database refused; ``store.full`` when it
    has no room; ``store.unreachable`` when the database cannot be reached or the connection was
    lost; ``store.damaged`` when what is read is no database any more. After one of these a write
    is not acknowledged: ask ``version`` before writing to the table again. The store never tries
    again by itself, and the next call finds it working if it can work.

    A table that there is not is ``store.unknown``. Values that no table can have (a name that is
    not ``TABLE_ID``, rows that do not follow each other, a cause with a NUL) are ValueErrors.
    """

    async def start(self) -> Mapping[str, str]:
        """Connect, bring the schema up to date, check settings and the ends of the logs.

        Returns what was found, to be printed. Raises StoreError ``store.in_use``,
        ``store.newer``, ``store.settings``, ``store.driver``, ``store.url``.
        """
        ...

    async def close(self) -> None:
        """Finish what was asked, then let go of everything. Calling it again does nothing."""
        ...

    async def create(self, opening: Opening, rows: Sequence[Row], summary: Summary) -> None:
        """A new table with the first rows of its log, all or nothing. Durable when it returns.

        Raises StoreError ``store.exists``, also when a record has this name.
        """
        ...

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Add rows to a log, replace summary and snapshot, all or nothing. Durable on return.

        Without rows it replaces what is given. The snapshot is of the state after the rows.
        Raises StoreError ``store.conflict`` (``found``, ``want``) when the log does not hold just
        ``rows[0].version`` events, or the snapshot's without rows.
        """
        ...

    async def load(self, table: str) -> Loaded:
        """A table with the rows since its last snapshot. Cost: those rows, each hashed.

        Raises StoreError ``store.broken`` (``table``, ``version``) where the chain breaks.
        """
        ...

    async def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        """The rows that hold events from number ``since`` on, the chain checked between them.

        Cost: those rows, each hashed. From 0 on it is the whole log and the whole chain. Raises
        StoreError ``store.broken``.
        """
        ...

    async def version(self, table: str) -> int:
        """How many events the log of a table holds."""
        ...

    async def tables(
        self,
        status: Status | None = None,
        listed: bool | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
        after: str = "",
    ) -> tuple[tuple[str, Summary], ...]:
        """Tables that fit, in the order of their names, those after ``after``.

        Cost: the tables of that status, so ask for one.
        """
        ...

    async def archive(self, table: str, record: bytes, at: float) -> None:
        """Put the record in the place of the table: log, snapshot, secret and lease are gone.

        All or nothing, durable when it returns.
        """
        ...

    async def record(self, table: str) -> bytes:
        """The record of an archived table."""
        ...

    async def records(
        self, limit: int = 100, before: tuple[float, str] | None = None
    ) -> tuple[tuple[str, float], ...]:
        """Names and times of records, the latest first, those before such a pair."""
        ...

    async def forget(self, table: str) -> None:
        """Delete everything of a table, its record too. What is not there is no error."""
        ...

    # Several processes at one store

    async def beat(self, process: str, until: float) -> None:
        """Say that a process lives until then; a time that has passed says that it does not."""
        ...

    async def processes(self, now: float) -> tuple[str, ...]:
        """The processes that live, in the order of their names."""
        ...

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        """Take a table, or keep it: whether it is this process's until then.

        It is another's as long as that one's lease and its last beat both lie after ``now``; and
        a process that does not live by its own beat gets none. The clocks of all processes should
        agree to a second; appends are safe whatever they say.
        """
        ...

    async def leases(self, process: str, now: float) -> tuple[str, ...]:
        """The tables that are a process's now, in the order of their names."""
        ...

    async def unleased(self, now: float, limit: int = 1000) -> tuple[str, ...]:
        """Tables that are not over and that no process has, in the order of their names."""
        ...

    async def release(self, process: str, table: str | None = None) -> None:
        """Give back one table, or all; after all, the process is no longer among the living."""
        ...


def check_rows(rows: Sequence[Row], snapshot: Snapshot | None = None) -> None:
    """Refuse what no log can hold. Raises ValueError."""
    for row in rows:
        if row.version < 0 or row.count < 1:
            raise ValueError(f"no row of a log: version {row.version}, count {row.count}")
        if row.cause is not None and "\0" in row.cause:
            raise ValueError("a cause with a NUL")
        if row.at != row.at:
            raise ValueError("a time that is no number")
    for row, following in pairwise(rows):
        if following.version != row.end:
            raise ValueError(f"row {following.version} does not follow {row.end}")
    if snapshot and rows and snapshot.version != rows[-1].end:
        raise ValueError("a snapshot of another version than the log's")


def check_opening(opening: Opening, rows: Sequence[Row]) -> None:
    """Refuse what no table can begin with. Raises ValueError."""
    if not TABLE_ID.fullmatch(opening.id):
        raise ValueError("a table cannot be called so")
    check_rows(rows)
    if rows and rows[0].version:
        raise ValueError("a log begins with version 0")


def shown_id(table: str) -> str:
    """The name of a table that there is not, as a fact: what came from outside may be anything."""
    return table if TABLE_ID.fullmatch(table) else "?"
