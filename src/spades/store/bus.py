"""How processes tell each other that a table has gone on: "table T is at version N", no more.

A message is a hint. The log decides, and whoever is told reads there what happened; so a message
may come twice, late, or to the one who sent it, and one that is lost costs time and nothing else.
Messages that may have been lost are followed by a call for looking at everything anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Told = Callable[[str, int], None]
"""Is told a table and its version."""
Resync = Callable[[], None]
"""Is told that messages may have been lost."""


class Bus(Protocol):
    """The port. What subscribers are called with comes in the event loop, one at a time."""

    async def start(self) -> None:
        """Connect. Raises StoreError."""
        ...

    async def close(self) -> None:
        """Send what waits, and let go. Calling it again does nothing."""
        ...

    def publish(self, table: str, version: int) -> None:
        """Say that a table is at a version, once the store has it. It never waits or raises."""
        ...

    def subscribe(self, told: Told, resync: Resync) -> Callable[[], None]:
        """Be told of every table, one's own messages too; returns how to end it."""
        ...


class Subscribers:
    """Who is told."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Told, Resync]] = {}
        self._next = 0

    def add(self, told: Told, resync: Resync) -> Callable[[], None]:
        """As ``Bus.subscribe``."""
        number, self._next = self._next, self._next + 1
        self._known[number] = told, resync
        return lambda: self._known.pop(number, None) and None

    def tell(self, table: str, version: int) -> None:
        """Tell everybody of a table."""
        for told, _ in list(self._known.values()):
            told(table, version)

    def resync(self) -> None:
        """Tell everybody that messages may have been lost."""
        for _, resync in list(self._known.values()):
            resync()


class MemoryBus:
    """Within one event loop: for a server of one process, and for simulations of several."""

    def __init__(self) -> None:
        self._subscribers = Subscribers()

    async def start(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """There is nothing to let go of."""

    def publish(self, table: str, version: int) -> None:
        """As ``Bus.publish``; told once the caller has come to its next pause."""
        asyncio.get_running_loop().call_soon(self._subscribers.tell, table, version)

    def subscribe(self, told: Told, resync: Resync) -> Callable[[], None]:
        """As ``Bus.subscribe``; nothing is ever lost."""
        return self._subscribers.add(told, resync)
