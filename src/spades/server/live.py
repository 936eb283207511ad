"""A table that this process has in memory: one input at a time, durable before anybody is told.

The order of every step is judge → append and sync → take → answer → tell. When an append fails,
the table is read anew from the store before anything else happens to it: whether the entry is
there is then known, and the sender, who asks again with the same id, is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from spades.errors import IllegalAction, SpadesError, StoreError
from spades.game.events import HandScored
from spades.game.state import Dealing
from spades.server.connection import Connection
from spades.server.driver import Driver
from spades.server.protocol import Answer
from spades.server.rows import entry_of, row_of, snapshot_of, summary_of
from spades.server.viewers import Viewers
from spades.store.port import Opening, Snapshot
from spades.table import (
    Attach,
    Command,
    Credit,
    Detach,
    Entry,
    Input,
    Table,
    Told,
    restore,
    step,
    trimmed,
    wakes_at,
)

if TYPE_CHECKING:
    from spades.server.hub import Hub

_log = logging.getLogger(__name__)

BUSY_SECONDS: Final = 1.0
"""When to ask again after the store has failed."""


class Live:
    """One table in memory, with its viewers and what drives it."""

    def __init__(self, hub: Hub, opening: Opening, table: Table) -> None:
        self.hub = hub
        self.id = opening.id
        self.opening = opening
        self.table = table
        self.viewers = Viewers(hub, opening.id)
        self.driver = Driver(self)
        self.wrong_codes = 0
        self.record: tuple[int, bytes] | None = None
        """The record that was made last, and of which version."""
        self._dealer = hub.dealer(opening.secret)
        self._lock = asyncio.Lock()
        self._lost = False
        """Whether the store knows better than ``table``."""
        self._unsure = False
        """Whether something may be durable of which nobody was told."""
        self._finding = False
        """Whether it is going to find out by itself."""

    @property
    def drives(self) -> bool:
        """Whether this process keeps the table's time and plays its computers."""
        return self.driver.on

    @property
    def connections(self) -> dict[str, Connection]:
        """Those of this process, by their links."""
        return self.viewers.connections

    @property
    def busy(self) -> bool:
        """Whether something is in flight at this table."""
        return self._lock.locked()

    # --- one input at a time

    async def give(self, given: Input) -> Told:
        """One step of the table, durable when it returns. Raises StoreError: nothing was told."""
        async with self._lock:
            try:
                return await self._give(given)
            finally:
                self.viewers.part_ways(self.table)

    async def give_all(self, given: Input) -> None:
        """The same until nothing comes of it any more, the dealer first. Raises StoreError."""
        async with self._lock:
            await self._find_out()
            await self._bring()
            while (await self._give(given)).entry is not None:
                pass
            self.viewers.part_ways(self.table)

    async def answer(self, connection: Connection, command: Command) -> None:
        """A command of a viewer's, and its answer into the viewer's queue.

        Where the seat is somebody else's by now, the connection's end is the answer.
        """
        async with self._lock:
            # Another process may have told the viewer what this one has not heard of.
            self._lost = self._lost or (command.version or 0) > self.table.version
            try:
                reply = (await self._give(replace(command, link=connection.link))).answer
                kind = "done" if reply.kind == "nothing" else reply.kind
                refusal = None if reply.error is None else error_json(reply.error)
                answer = Answer(command.id, kind, reply.version, refusal)
            except StoreError as error:
                version, refusal = self.table.version, error_json(error)
                answer = Answer(command.id, "busy", version, refusal, BUSY_SECONDS)
            self.hub.count("command", ask=type(command.ask).__name__.lower(), kind=answer.kind)
            if answer.error is None or answer.error["code"] != "seat.elsewhere":
                connection.send(answer)
            self.viewers.part_ways(self.table)

    async def _give(self, given: Input) -> Told:
        await self._find_out()
        while True:
            table, told = step(self.table, given, self.hub.now(), self._dealer.redraws(self.table))
            if told.entry is None:
                return told
            entries, snapshot = [told.entry], None
            # What the dealer has to bring follows in the same breath, up to a hand's end.
            while (bring := self._dealer.brings(table)) is not None:
                resting = isinstance(table.state, Dealing) and table.needs in ("deal", "stock")
                if resting and table.version > table.base:
                    snapshot = snapshot_of(table)
                    break
                table, more = step(table, bring, self.hub.now())
                assert more.entry is not None, more.answer
                entries.append(more.entry)
            if await self._appended(entries, table, snapshot):
                break
        self._take(entries, table)
        if snapshot is not None:
            self.table = trimmed(self.table)
            with suppress(StoreError):  # what was given is done, and the rest comes soon
                await self._bring()
        return told

    async def _bring(self) -> None:
        """Bring what the dealer owes: whoever should have, may be dead."""
        while (bring := self._dealer.brings(self.table)) is not None:
            if (await self._give(bring)).entry is None:
                return

    async def _appended(
        self, entries: Sequence[Entry], table: Table, snapshot: Snapshot | None
    ) -> bool:
        """Make entries durable. False: another process was quicker. Raises StoreError."""
        rows = [row_of(entry) for entry in entries]
        try:
            await self.hub.store.append(self.id, rows, summary_of(table, self.hub.now()), snapshot)
        except StoreError as error:
            self._lost = True  # somebody else was quicker, or it may be there or not
            self.hub.count("store_error", code=error.code)
            if error.code != "store.conflict":
                _log.warning("append failed", extra={"table": self.id, "code": error.code})
                self._doubt()
                raise
            await self._find_out()
            return False
        except BaseException:
            self._doubt()  # cancelled: whether it is there, only the store knows
            raise
        self.hub.bus.publish(self.id, table.version)
        return True

    def _doubt(self) -> None:
        """Find out soon what has become of it, though nobody may ask any more."""
        self._lost = self._unsure = True
        self.recover_soon()

    def recover_soon(self) -> None:
        """Find out in a moment where the table stands, and go on from there."""
        if not self._finding:
            self._finding = True
            self.hub.later(BUSY_SECONDS, self._recover())

    async def _recover(self) -> None:
        self._finding = False
        with suppress(StoreError):  # then it tries again, or there is nothing to go on with
            await self.catch_up()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Once nothing is in flight at this table."""
        async with self._lock:
            yield

    async def catch_up(self, version: int | None = None) -> None:
        """Take in what other processes have appended. Raises StoreError."""
        async with self._lock:
            if version is None or version > self.table.version:
                self._lost = True
                await self._find_out()
                self.viewers.part_ways(self.table)

    async def _find_out(self) -> None:
        """Read what the store has that this process does not know. Raises StoreError.

        Whatever waits for this table goes on after it, however long the store was away; where the
        table is no more, that is the end.
        """
        if not self._lost:
            return
        try:
            rows = await self.hub.store.rows(self.id, self.table.version)
        except StoreError as error:
            if error.code == "store.unknown":
                self.viewers.archived()
                self.hub.drop(self)
            else:
                self.recover_soon()
            raise
        unsure, self._lost, self._unsure = self._unsure, False, False
        entries = [entry_of(row) for row in rows if row.version >= self.table.version]
        if entries:
            table = self.table
            for entry in entries:
                table = restore(table, [entry])
                if any(isinstance(event, HandScored) for event in entry.events):
                    table = trimmed(table)  # as whoever appended it has done
            self._take(entries, table)
            if unsure:
                self.hub.bus.publish(self.id, self.table.version)
        else:
            self.driver.schedule()

    # --- taking what is durable

    def _take(self, entries: Sequence[Entry], table: Table) -> None:
        self.table = table
        self.viewers.tell(entries, table)
        self.driver.schedule()

    # --- viewers

    async def join(
        self,
        connection: Connection,
        since: int | None,
        take_over: bool = True,
        at: float | None = None,
    ) -> None:
        """A viewer is there: welcomed, with what it has missed. Raises SpadesError, StoreError.

        ``take_over``: another connection of the seat ends; else it is refused, ``seat.in_use``.
        ``at``: when the last was made of what the viewer knows.
        """
        async with self._lock:
            # Another process may have told the viewer what this one has not heard of.
            self._lost = self._lost or (since or 0) > self.table.version
            await self._find_out()
            if connection.seat is not None:
                await self._attach(connection, connection.seat, take_over)
            self.viewers.welcome(connection, self.table, since, at)
            self.viewers.part_ways(self.table)

    async def _attach(self, connection: Connection, seat: int, take_over: bool) -> None:
        if self.table.seats[seat].link is not None and not take_over:
            raise IllegalAction("seat.in_use", seat=seat)
        try:
            told = await self._give(Attach(seat, connection.link, connection.key))
        except BaseException:
            # It may be durable: then somebody who is not there would be taken for present.
            self.hub.later(BUSY_SECONDS, self.part(connection))
            raise
        if told.answer.error is not None:
            raise told.answer.error

    def slow(self, connection: Connection) -> None:
        """A viewer does not read what it is sent."""
        self.viewers.slow(connection, self.table)

    def refresh(self, connection: Connection) -> None:
        """A viewer wants the whole state anew."""
        self.viewers.refresh(connection, self.table)

    async def part(self, connection: Connection, left: bool = False) -> None:
        """A viewer's connection has ended."""
        self.viewers.forget(connection)
        # While the servers are away nobody is: the next start finds the link dead and credits that.
        if connection.seat is None or self.hub.closing:
            return
        try:
            await self.give(Detach(connection.seat, connection.link, left))
        except StoreError as error:
            if error.code != "store.unknown":
                self.hub.later(BUSY_SECONDS, self.part(connection, left))

    # --- beginning to drive it

    async def take_over(
        self, alive: Callable[[str], bool], lived: Callable[[str], float], slept: bool
    ) -> None:
        """Begin to drive the table. Raises StoreError: it has not begun.

        Connections are cut that are not ``alive``, and clocks credited from when the last of their
        processes ``lived``, or from the last event. So they are where something should have
        happened by now and nobody was there to do it, unless this process let the table sleep.
        """
        async with self._lock:
            self._lost = True  # whoever drove it may have gone on, and told nobody
            await self._find_out()
            dead, now = self._dead(alive), self.hub.now()
            wakes = wakes_at(self.table)
            if dead or (wakes is not None and wakes <= now and not slept):
                since = max([self.table.at, *(lived(link) for _, link in dead)])
                await self._give(Credit(now - since))
            await self._cut(alive)
            self.driver.on = True
        self.driver.schedule()

    async def cut_dead(self, alive: Callable[[str], bool]) -> None:
        """Whoever was connected to a process that has died is not there. Raises StoreError."""
        async with self._lock:
            self._lost = True  # somebody may have come to it, and it told nobody
            await self._find_out()
            await self._cut(alive)

    def has_dead(self, alive: Callable[[str], bool]) -> bool:
        """Whether somebody counts as present whose connection is not ``alive``."""
        return bool(self._dead(alive))

    async def _cut(self, alive: Callable[[str], bool]) -> None:
        for number, link in self._dead(alive):
            await self._give(Detach(number, link))
        self.viewers.part_ways(self.table)

    def _dead(self, alive: Callable[[str], bool]) -> list[tuple[int, str]]:
        return [
            (number, seat.link)
            for number, seat in enumerate(self.table.seats)
            if seat.link is not None and seat.link not in self.connections and not alive(seat.link)
        ]


def error_json(error: SpadesError) -> dict[str, Any]:
    """A refusal as clients get it: the code and the facts."""
    return {"code": error.code, **{name: _told(value) for name, value in error.facts.items()}}


def _told(value: Any) -> Any:
    """A text that UTF-8 can hold: half a surrogate pair, which JSON can name, is none."""
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value
