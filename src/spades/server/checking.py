"""Whether the hands of a record were shuffled as promised, found out beside the server.

A record from anybody may be long and is replayed whole, so it is read in a worker process: tables
go on meanwhile, and one that takes too long is given up.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from spades.errors import RecordError, SpadesError
from spades.game import strict_json
from spades.game.record import read_record
from spades.table.fair_check import Verdict, check_fair

LONGEST_RECORD: Final = 512 * 1024
"""Bytes of a record that is checked for anybody."""
SECONDS: Final = 20.0

FORMAT: Final = "spades-verification"
VERSION: Final = 1


def verdict_of(data: bytes) -> dict[str, Any]:
    """What ``spades verify --json`` prints of a record. Raises RecordError, RulesError, …"""
    try:
        given = strict_json.loads(data.decode("utf-8-sig"))
    except ValueError:
        raise RecordError("record.unreadable", hand=None, action=None) from None
    record = read_record(given)
    report = check_fair(record)
    return {
        "format": FORMAT,
        "version": VERSION,
        "proven": report.proven,
        "hands": [
            {"deal_number": hand.deal_number, **_verdict(verdict)}
            for hand, verdict in zip(record.hands, report.hands, strict=True)
        ],
        "first": _verdict(report.first),
        "errors": [_error(error) for error in report.errors],
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "verdict": verdict.kind,
        "error": None if verdict.error is None else _error(verdict.error),
    }


def _error(error: SpadesError) -> dict[str, Any]:
    return {"code": error.code, **error.facts}


def _in_worker(data: bytes) -> dict[str, Any] | SpadesError:
    try:
        return verdict_of(data)
    except SpadesError as error:
        return error


class Checker:
    """One record at a time; whoever comes meanwhile waits."""

    def __init__(self) -> None:
        self._limiter = CapacityLimiter(1)
        self._turn = asyncio.Semaphore(1)

    async def check(self, data: bytes) -> dict[str, Any]:
        """As ``verdict_of``; raises also RecordError ``record.too_long`` after twenty seconds."""
        work = partial(to_process.run_sync, _in_worker, data, cancellable=True)
        try:
            async with self._turn, asyncio.timeout(SECONDS):
                found = await work(limiter=self._limiter)
        except (TimeoutError, BrokenWorkerProcess):
            raise RecordError("record.too_long", hand=None, action=None, seconds=SECONDS) from None
        if isinstance(found, SpadesError):
            raise found
        return found
