"""``spades serve``, killed by itself at a named point: the n-th time that it comes there.

    python -m bench.felled committed 7

The kill is a real SIGKILL, in the middle of what the point names. In the place of a point stands
what no server may do, planted: ``early``, acknowledge before it is written, or ``unsynced``, before
the disk has it. A bench that does not find that has gone blind.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, cast

from spades.server.connection import Connection
from spades.server.hub import Hub
from spades.server.keeper import Keeper
from spades.server.live import Live
from spades.server.protocol import Answer
from spades.server.socket import Visit
from spades.server.viewers import Viewers
from spades.store import sqlite
from spades.store.sqlite import SqliteStore
from spades.store.writer import Worker

When = Callable[..., bool]


def _always(*given: Any) -> bool:
    return True


def _is_answer(connection: Connection, message: Any) -> bool:
    return isinstance(message, Answer)


def _has_snapshot(store: SqliteStore, table: str, rows: Any, summary: Any, snapshot: Any) -> bool:
    return snapshot is not None


def _writes(worker: Worker, *given: Any) -> bool:
    return "IMMEDIATE" in worker._begin


POINTS: Final[dict[str, tuple[type, str, bool, When]]] = {
    # Where, whether before it is done or after, and which of the calls count.
    "judged": (SqliteStore, "append", False, _always),
    "written": (Worker, "_try", True, _writes),
    "committed": (Worker, "_answer", False, _writes),
    "durable": (Live, "_take", False, _always),
    "told": (Viewers, "tell", True, _always),
    "answered": (Connection, "send", True, _is_answer),
    "frame": (Connection, "next_frames", True, _always),
    "snapshot": (SqliteStore, "append", False, _has_snapshot),
    "snapshot-committed": (SqliteStore, "append", True, _has_snapshot),
    "created": (SqliteStore, "create", True, _always),
    "seated": (Hub, "sit", True, _always),
    "joined": (Live, "join", True, _always),
    "parted": (Live, "part", False, _always),
    "greeted": (Visit, "_admitted", True, _always),
    "starting": (Keeper, "start", False, _always),
    "reading": (Hub, "_load", True, _always),
    "leased": (Live, "take_over", True, _always),
    "beating": (Keeper, "_beat", True, _always),
}
"""The order of a command is judged, written, committed, durable, told, answered, frame."""


def fell(point: str, nth: int) -> None:
    """Have this process killed there."""
    owner, name, after, counts = POINTS[point]
    whole = getattr(owner, name)
    times = itertools.count(1)

    def come(*given: Any) -> None:
        if counts(*given) and next(times) == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    if asyncio.iscoroutinefunction(whole):

        @functools.wraps(whole)
        async def spoiled(*given: Any, **named: Any) -> Any:
            if not after:
                come(*given)
            done = await whole(*given, **named)
            if after:
                come(*given)
            return done

    else:

        @functools.wraps(whole)
        def spoiled(*given: Any, **named: Any) -> Any:
            if not after:
                come(*given)
            done = whole(*given, **named)
            if after:
                come(*given)
            return done

    setattr(owner, name, spoiled)


def acknowledge_early(seconds: float = 0.02) -> None:
    """What no server may do: say that it is done, and write it a moment later."""
    whole = SqliteStore.append

    async def append(store: SqliteStore, *given: Any) -> None:
        async def later() -> None:
            await asyncio.sleep(seconds)
            await whole(store, *given)

        store.__dict__.setdefault("planted", []).append(asyncio.ensure_future(later()))

    SqliteStore.append = append  # type: ignore[method-assign,assignment]


def main() -> None:
    point, nth = sys.argv[1:]
    match point:
        case "early":
            acknowledge_early()
        case "unsynced":
            cast("dict[str, str]", sqlite.SETTINGS)["synchronous"] = "1"
        case _:
            fell(point, int(nth))
    sys.argv = ["spades", "serve"]
    from spades.cli import main as spades

    spades()


if __name__ == "__main__":
    main()
