"""Whether the hands of a record were shuffled as promised, found out beside the server.

A record from anybody may be long and is replayed whole, so it is read in a worker process: tables
go on meanwhile, and one that takes too long is given up.
"""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any, Final

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from spades.errors import RecordError, SpadesError
from spades.game import strict_json
from spades.game.record import read_record
from spades.server.live import error_json
from spades.table.fair_check import check_fair, report_json

LONGEST_RECORD: Final = 512 * 1024
"""Bytes of a record that is checked for anybody."""
SECONDS: Final = 20.0


def verdict_of(data: bytes) -> dict[str, Any]:
    """What ``spades verify --json`` prints of a record. Raises RecordError, RulesError, …"""
    try:
        given = strict_json.loads(data.decode("utf-8-sig"))
        json.dumps(given, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except ValueError:
        raise RecordError("record.unreadable", hand=None, action=None) from None
    record = read_record(given)
    return report_json(record, check_fair(record), error_json)


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
