"""The store in dictionaries, for tests and simulations: the same contract, and nothing outlives it.

A ``Shelf`` is what would lie on the disk. Several stores over one shelf are several processes at
one database, and a new store over it is the same server after a crash.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from spades.errors import StoreError
from spades.store.chain import check, links, root, seal
from spades.store.port import (
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

Hook = Callable[[str], None]
"""Is told the name of the method; what it raises, the method raises."""


@dataclass(slots=True)
class Kept:
    """All of one table."""

    opening: Opening = field(repr=False)
    summary: Summary
    version: int
    chain: bytes
    rows: list[tuple[Row, bytes]]
    snapshot: tuple[Snapshot, bytes, bytes] | None = None
    """With the chain's hash at its version, and its seal."""


@dataclass(slots=True)
class Shelf:
    """What all stores at one place share."""

    tables: dict[str, Kept] = field(default_factory=dict)
    records: dict[str, tuple[float, bytes]] = field(default_factory=dict)
    processes: dict[str, float] = field(default_factory=dict)
    leases: dict[str, tuple[str, float]] = field(default_factory=dict)


def _nothing(method: str) -> None:
    pass


class MemoryStore:
    """The port over a shelf.

    ``before`` and ``after`` are for faults: what ``before`` raises comes instead of the deed,
    what ``after`` raises comes instead of the answer, when the deed is done.
    """

    def __init__(
        self, shelf: Shelf | None = None, before: Hook = _nothing, after: Hook = _nothing
    ) -> None:
        self.shelf = Shelf() if shelf is None else shelf
        self.before = before
        self.after = after
        self._open = False

    async def start(self) -> Mapping[str, str]:
        """Nothing has to be found."""
        self._open = True
        return {"store": "memory", "durable": "no", "tables": str(len(self.shelf.tables))}

    async def close(self) -> None:
        """What was asked is done already."""
        self._open = False

    async def create(self, opening: Opening, rows: Sequence[Row], summary: Summary) -> None:
        check_opening(opening, rows)
        self._begin("create")
        if opening.id in self.shelf.tables or opening.id in self.shelf.records:
            raise StoreError("store.exists", table=opening.id)
        start = root(opening)
        hashes = list(links(start, rows))
        self.shelf.tables[opening.id] = Kept(
            opening,
            summary,
            rows[-1].end if rows else 0,
            hashes[-1] if hashes else start,
            list(zip(rows, hashes, strict=True)),
        )
        self.after("create")

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        check_rows(rows, snapshot)
        self._begin("append")
        kept = self._kept(table)
        want = rows[0].version if rows else snapshot.version if snapshot else kept.version
        if want != kept.version:
            raise StoreError("store.conflict", table=table, found=kept.version, want=want)
        hashes = list(links(kept.chain, rows))
        if rows:
            kept.rows += zip(rows, hashes, strict=True)
            kept.version, kept.chain = rows[-1].end, hashes[-1]
        kept.summary = summary or kept.summary
        if snapshot:
            kept.snapshot = snapshot, kept.chain, seal(kept.opening, kept.chain, snapshot)
        self.after("append")

    async def load(self, table: str) -> Loaded:
        self._begin("load")
        kept = self._kept(table)
        end = kept.version, kept.chain
        if kept.snapshot:
            snapshot, chain, sealed = kept.snapshot
            if seal(kept.opening, chain, snapshot) == sealed:
                since = [pair for pair in kept.rows if pair[0].version >= snapshot.version]
                rows = check(table, (snapshot.version, chain), since, end)
                return Loaded(kept.opening, kept.summary, snapshot, rows)
        rows = check(table, (0, root(kept.opening)), kept.rows, end)
        return Loaded(kept.opening, kept.summary, None, rows)

    async def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        self._begin("rows")
        kept = self._kept(table)
        before = [pair for pair in kept.rows if pair[0].end <= since]
        start = (before[-1][0].end, before[-1][1]) if before else (0, root(kept.opening))
        return check(table, start, kept.rows[len(before) :], (kept.version, kept.chain))

    async def version(self, table: str) -> int:
        self._begin("version")
        return self._kept(table).version

    async def tables(
        self,
        status: Status | None = None,
        listed: bool | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
        after: str = "",
    ) -> tuple[tuple[str, Summary], ...]:
        self._begin("tables")
        found = [
            (table, kept.summary)
            for table, kept in self.shelf.tables.items()
            if table > after
            and status in (None, kept.summary.status)
            and listed in (None, kept.summary.listed)
            and (changed_before is None or kept.summary.changed < changed_before)
        ]
        return tuple(sorted(found, key=lambda pair: pair[0])[:limit])

    async def archive(self, table: str, record: bytes, at: float) -> None:
        self._begin("archive")
        self._kept(table)
        del self.shelf.tables[table]
        self.shelf.leases.pop(table, None)
        self.shelf.records[table] = at, record
        self.after("archive")

    async def record(self, table: str) -> bytes:
        self._begin("record")
        if table not in self.shelf.records:
            raise StoreError("store.unknown", table=shown_id(table))
        return self.shelf.records[table][1]

    async def records(
        self, limit: int = 100, before: tuple[float, str] | None = None
    ) -> tuple[tuple[str, float], ...]:
        self._begin("records")
        known = sorted(((at, table) for table, (at, _) in self.shelf.records.items()), reverse=True)
        found = [pair for pair in known if before is None or pair < before]
        return tuple((table, at) for at, table in found[:limit])

    async def forget(self, table: str) -> None:
        self._begin("forget")
        self.shelf.tables.pop(table, None)
        self.shelf.leases.pop(table, None)
        self.shelf.records.pop(table, None)
        self.after("forget")

    async def beat(self, process: str, until: float) -> None:
        self._begin("beat")
        self.shelf.processes[process] = until
        self.after("beat")

    async def processes(self, now: float) -> tuple[str, ...]:
        self._begin("processes")
        return tuple(sorted(name for name, until in self.shelf.processes.items() if until > now))

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        self._begin("lease")
        self._kept(table)
        lives = self.shelf.processes.get(process, now) > now
        if not lives or self._holder(table, now) not in (None, process):
            return False
        self.shelf.leases[table] = process, until
        self.after("lease")
        return True

    async def leases(self, process: str, now: float) -> tuple[str, ...]:
        self._begin("leases")
        known = sorted(self.shelf.leases)
        return tuple(table for table in known if self._holder(table, now) == process)

    async def unleased(self, now: float, limit: int = 1000) -> tuple[str, ...]:
        self._begin("unleased")
        free = [
            table
            for table, kept in sorted(self.shelf.tables.items())
            if kept.summary.status != "over" and self._holder(table, now) is None
        ]
        return tuple(free[:limit])

    async def release(self, process: str, table: str | None = None) -> None:
        self._begin("release")
        for held, (holder, _) in list(self.shelf.leases.items()):
            if holder == process and table in (None, held):
                del self.shelf.leases[held]
        if table is None:
            self.shelf.processes.pop(process, None)
        self.after("release")

    def _begin(self, method: str) -> None:
        if not self._open:
            raise StoreError("store.closed")
        self.before(method)

    def _kept(self, table: str) -> Kept:
        if table not in self.shelf.tables:
            raise StoreError("store.unknown", table=shown_id(table))
        return self.shelf.tables[table]

    def _holder(self, table: str, now: float) -> str | None:
        """The process that has a table now, if one has."""
        process, until = self.shelf.leases.get(table, ("", now))
        alive = self.shelf.processes.get(process, now) > now
        return process if alive and until > now else None
