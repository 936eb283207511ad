"""What the stores over a database have in common: the port, each method as a query to be run."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from spades.store import leases, queries
from spades.store.port import Loaded, Opening, Row, Snapshot, Status, Summary

T = TypeVar("T")


class SqlStore(ABC):
    """The port over ``queries`` and ``leases``; who inherits runs them in transactions."""

    @abstractmethod
    async def start(self) -> Mapping[str, str]:
        """As ``Store.start``."""

    @abstractmethod
    async def close(self) -> None:
        """As ``Store.close``."""

    @abstractmethod
    async def _write(self, query: Callable[..., T], *values: Any) -> T:
        """Run a query that changes something; it is durable when this returns."""

    @abstractmethod
    async def _read(self, query: Callable[..., T], *values: Any) -> T:
        """Run a query that sees one moment of the store and changes nothing."""

    async def create(self, opening: Opening, rows: Sequence[Row], summary: Summary) -> None:
        await self._write(queries.create, opening, rows, summary)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        await self._write(queries.append, table, rows, summary, snapshot)

    async def load(self, table: str) -> Loaded:
        return await self._read(queries.load, table)

    async def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        return await self._read(queries.rows, table, since)

    async def version(self, table: str) -> int:
        return await self._read(queries.version, table)

    async def tables(
        self,
        status: Status | None = None,
        listed: bool | None = None,
        changed_before: float | None = None,
        limit: int = 1000,
        after: str = "",
    ) -> tuple[tuple[str, Summary], ...]:
        return await self._read(queries.tables, status, listed, changed_before, limit, after)

    async def archive(self, table: str, record: bytes, at: float) -> None:
        await self._write(queries.archive, table, record, at)

    async def record(self, table: str) -> bytes:
        return await self._read(queries.record, table)

    async def records(
        self, limit: int = 100, before: tuple[float, str] | None = None
    ) -> tuple[tuple[str, float], ...]:
        return await self._read(queries.records, limit, before)

    async def forget(self, table: str) -> None:
        await self._write(queries.forget, table)

    async def beat(self, process: str, until: float) -> None:
        await self._write(leases.beat, process, until)

    async def processes(self, now: float) -> tuple[str, ...]:
        return await self._read(leases.processes, now)

    async def lease(self, table: str, process: str, now: float, until: float) -> bool:
        return await self._write(leases.lease, table, process, now, until)

    async def leases(self, process: str, now: float) -> tuple[str, ...]:
        return await self._read(leases.leases, process, now)

    async def unleased(self, now: float, limit: int = 1000) -> tuple[str, ...]:
        return await self._read(leases.unleased, now, limit)

    async def release(self, process: str, table: str | None = None) -> None:
        await self._write(leases.release, process, table)
