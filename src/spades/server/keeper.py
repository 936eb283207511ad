"""What a process does by itself for all tables, so that somebody answers for each.

It says that it lives, takes the tables that nobody has, cuts the connections of processes that
have died, puts away what is over, and lets tables sleep that nobody looks at. A sleeping table is
not in memory, but this process still answers for it, and wakes it when something is due.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from spades.errors import SpadesError, StoreError
from spades.table import wakes_at

if TYPE_CHECKING:
    from spades.server.hub import Hub
    from spades.server.live import Live

_log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 1.0
LIFE_SECONDS: Final = 4.0
"""A process that has not been heard of for so long is dead: others take its tables."""
SEEN_SECONDS: Final = 3600.0
"""How long it is known of a dead process when it lived: its tables were taken long before."""
SWEEP_SECONDS: Final = 10.0
IDLE_SECONDS: Final = 300.0
"""A table where nobody is sleeps after so long."""
OVER_SECONDS: Final = 120.0
"""A finished table is archived so long after its last viewer went."""
FOR_LONG: Final = 10 * 365 * 86_400.0
"""A lease is as good as its process's last beat; by itself it does not end."""


class Keeper:
    """Of the tables of one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.asleep: dict[str, float] = {}
        """When each sleeping table is to be woken, by name."""
        self._alive: frozenset[str] = frozenset({hub.process})
        self._seen: dict[str, float] = {}
        """When a process was last known to live, by its name."""
        self._until = float("inf")
        """Until when the others have heard that this process lives."""
        self._died = False
        """Whether some process has died, and what follows from it is not done."""
        self._unread: set[str] = set()
        self._begun: set[str] = set()
        """Tables that are leased, and where the store failed before they were taken over."""

    async def start(self) -> int:
        """Take the tables that no living process has; how many. Raises StoreError."""
        await self._beat()
        await self._look_around()
        taken = await self._take_free()
        self.hub.spawn(self._keep_beating())
        self.hub.spawn(self._keep_sweeping())
        return taken

    async def lease(self, live: Live) -> None:
        """Answer for a table, unless another process does. Raises StoreError."""
        now = self.hub.now()
        if live.drives or not await self.hub.store.lease(
            live.id, self.hub.process, now, now + FOR_LONG
        ):
            return
        self._begun.add(live.id)
        await self._look_around()
        await live.take_over(self.is_alive, self._lived, live.id in self.asleep)
        self._begun.discard(live.id)
        self.asleep.pop(live.id, None)

    def is_alive(self, link: str) -> bool:
        """Whether a connection may still be there: its process lives, or, our own, has it."""
        owner, _, _ = link.partition(".")
        if owner == self.hub.process:
            return any(link in live.connections for live in self.hub.tables.values())
        return owner in self._alive

    def _lived(self, link: str) -> float:
        """Until when the process of a connection lived at least; it may never have been seen."""
        owner, _, _ = link.partition(".")
        return self._seen.get(owner, float("-inf")) - LIFE_SECONDS

    # --- who lives

    async def _keep_beating(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            beats += 1
            try:
                await self._beat()
                await self._look_around()
                if self._died:
                    self.hub.resync()  # it may have appended something, and told nobody
                # Something may have been left over when the store failed, or a process has died
                # that this one never saw alive.
                if self._died or beats % SWEEP_SECONDS == 0:
                    await self._cut_dead()
                    await self._take_free()
                self._died = False
            except StoreError as error:
                _log.warning("no beat", extra={"code": error.code})

    async def _beat(self) -> None:
        now = self.hub.now()
        late = now > self._until
        await self.hub.store.beat(self.hub.process, now + LIFE_SECONDS)
        self._until = now + LIFE_SECONDS
        if late:
            await self._see_what_is_left()

    async def _see_what_is_left(self) -> None:
        """For a while this process seemed dead to the others: they may have taken its tables."""
        ours = await self.hub.store.leases(self.hub.process, self.hub.now())
        for live in self.hub.tables.values():
            if live.drives and live.id not in ours:
                live.driver.stop()
        self.asleep = {name: at for name, at in self.asleep.items() if name in ours}

    async def _look_around(self) -> None:
        """See which processes live, and note, whoever asks, that one has died."""
        now = self.hub.now()
        alive = frozenset(await self.hub.store.processes(now))
        self._died = self._died or bool(self._alive - alive - {self.hub.process})
        self._alive = alive | {self.hub.process}
        fresh = {name: at for name, at in self._seen.items() if at > now - SEEN_SECONDS}
        self._seen = fresh | dict.fromkeys(alive, now)

    async def _cut_dead(self) -> None:
        for live in list(self.hub.tables.values()):
            if live.drives and (self._died or live.has_dead(self.is_alive)):
                try:
                    await live.cut_dead(self.is_alive)
                except StoreError as error:
                    if error.code != "store.unknown":  # then it is gone, the others are not
                        raise

    async def _take_free(self) -> int:
        """Answer for what no process does; how many tables."""
        taken, seen = 0, set[str]()
        while names := [
            name
            for name in (*self._begun, *await self.hub.store.unleased(self.hub.now()))
            if name not in seen
        ]:
            for name in names:
                seen.add(name)
                live = await self._read(name)
                taken += live is not None and live.drives
        return taken

    async def _read(self, name: str) -> Live | None:
        """A table, which this process then answers for if it can. None: it cannot be read."""
        try:
            live = await self.hub.find(name)
            await self.lease(live)
        except SpadesError as error:
            if isinstance(error, StoreError) and error.code not in (
                "store.broken",
                "store.unknown",
            ):
                raise
            self._begun.discard(name)
            gone = error.code in ("store.unknown", "table.archived")
            if not gone and name not in self._unread:
                # It is closed to all; the others go on.
                self._unread.add(name)
                self.hub.count("table_broken")
                _log.error("a table cannot be read", extra={"table": name, "code": error.code})
            return None
        return live

    # --- what nobody looks at

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for live in list(self.hub.tables.values()):
                try:
                    await self._sweep(live)
                except SpadesError as error:
                    _log.warning("not swept", extra={"table": live.id, "code": error.code})
            try:
                await self._wake_up()
                await self._put_away()
            except StoreError as error:
                _log.warning("not swept", extra={"code": error.code})

    async def _sweep(self, live: Live) -> None:
        """Put away what is over, let sleep where nobody is."""
        table, now = live.table, self.hub.now()
        if live.connections or live.busy or table.empty_since is None:
            return
        idle = now - max(live.viewers.last_left, table.empty_since)
        if table.phase in ("over", "closed"):
            if idle > OVER_SECONDS:
                if live.drives:
                    await self._archive(live)
                self.hub.drop(live)
        elif idle > IDLE_SECONDS:
            wakes = wakes_at(table)
            if live.drives and wakes is not None:
                self.asleep[live.id] = wakes
            self.hub.drop(live)

    async def _archive(self, live: Live) -> None:
        try:
            if live.table.phase == "closed":
                await self.hub.store.forget(live.id)
            else:
                record = await self.hub.record_of(live)
                await self.hub.store.archive(live.id, record, self.hub.now())
        except StoreError as error:
            if error.code != "store.unknown":  # it was put away before, and nobody heard of it
                raise
        live.viewers.archived()

    async def _wake_up(self) -> None:
        """Tables that slept, and where something is due now."""
        due = [name for name, at in self.asleep.items() if at <= self.hub.now()]
        for name in due:
            await self._read(name)
            self.asleep.pop(name, None)

    async def _put_away(self) -> None:
        """What is over, and whose process died before it was archived."""
        now, store = self.hub.now(), self.hub.store
        for name, _ in await store.tables("over", changed_before=now - OVER_SECONDS):
            live = self.hub.tables.get(name)
            if name in self._unread or (live is not None and live.drives):
                continue
            if await store.lease(name, self.hub.process, now, now + FOR_LONG):
                await self._read(name)
