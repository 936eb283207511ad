"""What one server process consists of, started and closed in the one right order.

Start: store, bus, thinking, hub; only then is anybody let in. Close: first nobody new is let in
and everybody is told when to come back, then what is in flight is finished, and the store is the
last to go, because all others write to it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from spades.errors import IllegalAction, StoreError
from spades.server.checking import Checker
from spades.server.guards import House
from spades.server.hub import Hub
from spades.server.limits import (
    Limits,
    Places,
    client_address,
    is_in,
    read_address,
    sender,
)
from spades.server.metrics import Metrics
from spades.server.settings import Settings
from spades.server.thinking import Thinker, pause
from spades.store.address import bus_at, store_at
from spades.store.bus import Bus
from spades.store.port import Store

CLEAR_SECONDS: Final = 3600.0
BACK_AFTER: Final = 2.0
"""Seconds after which clients may come back when the server restarts."""

_log = logging.getLogger(__name__)

Connection = ASGIConnection[Any, Any, Any, Any]


class Clock:
    """Seconds since 1970 that never run backwards.

    Set back, the computer's clock is not waited for: until it has caught up, time goes on at half
    its speed, so that nobody's turn stands still.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._seen = steady()

    def __call__(self) -> float:
        seen = self._steady()
        self._now = max(self._wall(), self._now + (seen - self._seen) / 2)
        self._seen = seen
        return self._now


class Service:
    """The parts, and what all routes ask of them."""

    def __init__(
        self,
        settings: Settings,
        origins: frozenset[str],
        base: str,
        store: Store | None = None,
        bus: Bus | None = None,
        now: Callable[[], float] | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.settings = settings
        self.origins = origins
        self.base = base
        """The address that links begin with."""
        self.store = store_at(settings.database) if store is None else store
        self.bus = bus_at(settings.database) if bus is None else bus
        self.now = now or Clock()
        self.metrics = Metrics()
        self.thinker = thinker or Thinker(settings.thinking_workers, self.metrics.count)
        self.hub = Hub(
            self.store, self.bus, self.thinker.decide, pause, self.now, count=self.metrics.count
        )
        self.checker = Checker()
        self.found: Mapping[str, str] = {}
        """What the store said when it was opened."""
        self.started = False
        self.open_sockets = 0
        self.nobody_left = asyncio.Event()
        """Set while no socket is open."""
        self.nobody_left.set()
        self.sockets = Places(settings.connections_per_address)
        self.watchers = Places(max(2, settings.spectators_per_table // 5))
        """Spectators of a table from one address: nobody takes all of its places."""
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whose message is next, of all connections of an address."""
        self.house = House(
            Places(settings.connections_per_address),
            self._counted_peer,
            5 * settings.messages_per_second,
            200 + 5 * settings.message_burst,
        )
        self.limits = {
            "request": Limits(settings.requests_per_second, settings.request_burst),
            "message": Limits(4 * settings.messages_per_second, 10 * settings.message_burst),
            # At least twice as many as may be asked for in one request.
            "own": Limits(settings.requests_per_second, max(100, settings.request_burst)),
            "hello": Limits(settings.requests_per_second, settings.request_burst),
            "open": Limits(
                settings.tables_per_hour / 3600, max(1.0, min(20, settings.tables_per_hour))
            ),
            "sit": Limits(1.0, 20),
            "come": Limits(0.05, 300),
            "record": Limits(0.5, 20),
            "ask": Limits(settings.messages_per_second / 50, settings.message_burst / 2),
            "code": Limits(0.1, 10),
            "code_table": Limits(0.1, 10),
            "check": Limits(0.2, 5),
        }

    # --- from start to close

    async def start(self) -> None:
        """Calling it again does nothing. Raises SpadesError: what was started is to be closed."""
        if self.started:
            return
        self.found = await self.store.start()
        await self.bus.start()
        await self.thinker.start()
        await self.hub.start()
        self.hub.spawn(self._keep_clearing())
        self.started = True

    async def _keep_clearing(self) -> None:
        """Let go of records that are older than the host keeps them."""
        seconds = self.settings.keep_days * 86_400.0
        while seconds:
            try:
                while old := await self.store.records(100, (self.now() - seconds, "")):
                    for table, _ in old:
                        await self.store.forget(table)
            except StoreError as error:
                _log.warning("records were not cleared", extra={"code": error.code})
            await asyncio.sleep(CLEAR_SECONDS)

    async def drain(self) -> None:
        """Let nobody in, finish what is in flight, tell everybody when to come back."""
        if self.started and not self.closing:
            await self.hub.close(BACK_AFTER)

    async def close(self) -> None:
        """Let go of everything. Calling it again does nothing."""
        await self.drain()
        await self.thinker.close()
        await self.bus.close()
        await self.store.close()
        self.started = False

    @property
    def closing(self) -> bool:
        """Whether the server is on its way down."""
        return self.hub.closing

    async def not_ready(self) -> str | None:
        """What is amiss: ``starting``, ``closing``, the code of the store's; None: nothing."""
        if not self.started:
            return "starting"
        if self.closing:
            return "closing"
        try:
            await self.store.processes(self.now())
        except StoreError as error:
            return error.code
        return None

    # --- who asks, and how often

    def sender_of(self, connection: Connection) -> str:
        """Under what the address of a request is counted."""
        peer = None if connection.client is None else connection.client.host
        forwarded = connection.headers.getall("x-forwarded-for", [])
        return sender(client_address(peer, forwarded, self.settings.trusted_proxies))

    def _counted_peer(self, peer: str | None) -> str | None:
        """Under what plain connections are counted; None: not at all, as those of a proxy."""
        address = client_address(peer, (), ())
        if address is not None and is_in(address, self.settings.trusted_proxies):
            return None
        return sender(address)

    def allow(self, what: str, key: str, count: int = 1) -> None:
        """Count it. Raises IllegalAction ``limit.too_many`` (``after``: seconds to wait)."""
        limits, now = self.limits[what], self.now()
        if not limits.take(key, now, count):
            self.metrics.count("limited", what=what)
            after = max(1, math.ceil(limits.wait(key, now, count)))
            raise IllegalAction("limit.too_many", after=after)

    def may_come_from(self, connection: Connection) -> bool:
        """Whether the page that asks is one of ours; a program, which names none, is."""
        origins = connection.headers.getall("origin", [])
        return not origins or (len(origins) == 1 and origins[0].lower() in self.origins)

    def base_for(self, connection: Connection) -> str:
        """What a link begins with for whoever asks: the address that they use, if it is ours.

        Not this computer's own name for itself where there is another one: nobody else could
        follow the link.
        """
        host = connection.headers.get("host", "").lower()
        for scheme in ("https", "http"):
            used = f"{scheme}://{host}"
            if used in self.origins and not (is_local(used) and not is_local(self.base)):
                return used
        return self.base

    def enter(self, who: str) -> bool:
        """A socket more; whether there is room. Whoever got in leaves once."""
        most = self.settings.connections
        if (most and self.open_sockets >= most) or not self.sockets.take(who):
            self.metrics.count("limited", what="connection")
            return False
        self.open_sockets += 1
        self.nobody_left.clear()
        return True

    def leave(self, who: str) -> None:
        """A socket less."""
        self.open_sockets -= 1
        if not self.open_sockets:
            self.nobody_left.set()
        self.sockets.give_back(who)

    def measured(self) -> bytes:
        """The measures as of now."""
        self.metrics.set("connections", self.open_sockets)
        self.metrics.set("tables", len(self.hub.tables))
        self.metrics.set("tasks", len(asyncio.all_tasks()))
        return self.metrics.render()


def is_local(origin: str) -> bool:
    """Whether an origin is this computer's own name for itself."""
    host = urlsplit(origin).hostname or ""
    address = read_address(host)
    return host == "localhost" or (address is not None and address.is_loopback)


Parts = NamedDependency[Service]
"""The service, as routes are given it."""
