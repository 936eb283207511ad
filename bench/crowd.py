"""Many tables with four guests each, who act by the clock and not when the server is ready.

Arrivals are open-loop: how many actions a second are due is drawn beforehand, and how long one took
counts from when it was due. So a server that slows down is not spared by those who wait for it. How
late this process itself is, is measured beside it: where that is much, the rest says nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.guest import Door, Guest
from bench.serving import Desk, Server

SEATS: Final = 4
AT_ONCE: Final = 16
"""Requests and handshakes under way at a time while the crowd comes in."""
LAG_STEP: Final = 0.01
COME_SECONDS: Final = 120.0
QUIET_SECONDS: Final = 1.0
"""Without arrivals everything under way has been told after so long."""


class Lag:
    """How late this process's loop is, sampled a hundred times a second."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_STEP
            await asyncio.sleep(LAG_STEP)
            self.seconds.append(max(0.0, loop.time() - due))


@dataclass
class Slot:
    """A table and its guests; when its match is over, another table takes its place."""

    crowd: Crowd
    number: int
    table: str = ""
    guests: list[Guest] = field(default_factory=list)
    waiting: deque[float] = field(default_factory=deque)
    """When the actions were due that nobody could do yet."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    matches: int = 0

    @property
    def sender(self) -> str:
        """The address that its guests come from, as a proxy would tell it."""
        number = self.number + 1
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    async def open(self, desk: Desk) -> None:
        """A new table, with everybody seated and on the way."""
        crowd = self.crowd
        self.matches += 1
        table = await desk.open_table(["person"] * SEATS, crowd.rules, sender=self.sender)
        seats = [await desk.sit(table, f"guest {n}", n, self.sender) for n in range(SEATS)]
        self.table = table
        self.guests = [
            Guest(
                crowd.door,
                table,
                seat.number,
                seat.token,
                f"{crowd.seed} {self.number} {self.matches}",
                on_turn=lambda guest: self.serve(),
                on_ack=crowd.acked,
                sender=self.sender,
            )
            for seat in seats
        ]
        crowd.everybody += self.guests

    async def come(self) -> None:
        """Everybody connects; returns when they are there."""
        self.tasks = [asyncio.create_task(guest.run()) for guest in self.guests]
        for guest in self.guests:
            await asyncio.wait_for(guest.here.wait(), COME_SECONDS)

    def arrive(self, due: float) -> None:
        """An action is due."""
        self.waiting.append(due)
        self.serve()

    def serve(self) -> None:
        """Let somebody do what is due, if anybody can."""
        if self.waiting:
            guest = next((one for one in self.guests if one.may_act), None)
            if guest is not None:
                guest.act(self.waiting.popleft())

    @property
    def is_over(self) -> bool:
        return bool(self.guests) and all(guest.over.is_set() for guest in self.guests)

    async def go(self) -> None:
        """Everybody goes home."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []


class Crowd:
    """All tables of a run."""

    def __init__(self, server: Server, seed: str, hands: int) -> None:
        self.door: Door = server.door
        self.seed = seed
        self.rules = {"preset": "partnership", "max_hands": hands}
        self.slots: list[Slot] = []
        self.everybody: list[Guest] = []
        """Also those whose match is over."""
        self.seconds: list[float] = []
        """How long after it was due each action was acknowledged."""
        self.lag = Lag()
        self.due = 0
        """How many actions have been due."""
        self.rate = 0.0
        """Actions a second of one table."""
        self._rng = random.Random(f"{seed} arrivals")
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, tables: int) -> None:
        """Open the tables and sit down; nobody connects yet."""
        self.slots = [Slot(self, number) for number in range(tables)]
        async with Desk(self.door) as desk:
            await _in_turn(slot.open(desk) for slot in self.slots)

    async def come(self) -> None:
        """Everybody connects."""
        await _in_turn(slot.come() for slot in self.slots)
        self._tasks = [asyncio.create_task(self.lag.run()), asyncio.create_task(self._arrive())]
        self._tasks.append(asyncio.create_task(self._refill()))

    async def go(self) -> None:
        """Everybody goes, and nothing is due any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(slot.go() for slot in self.slots))

    def acked(self, seconds: float) -> None:
        self.seconds.append(seconds)

    def forget(self) -> None:
        """What was measured so far is no figure: the crowd was still warming up."""
        self.seconds.clear()
        self.lag.seconds.clear()
        self.due = 0

    @property
    def guests(self) -> Iterator[Guest]:
        """Those of the matches that are on."""
        for slot in self.slots:
            yield from slot.guests

    @property
    def missing(self) -> int:
        """How many are not connected, or not up to date."""
        return sum(not one.here.is_set() and not one.over.is_set() for one in self.guests)

    @property
    def faults(self) -> list[str]:
        return [fault for guest in self.everybody for fault in guest.counts.faults]

    async def all_back(self, seconds: float) -> float | None:
        """Wait for everybody; how many seconds it took, or None if somebody did not come."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        while loop.time() - began < seconds:
            if not self.missing:
                return loop.time() - began
            await asyncio.sleep(0.01)
        return None

    async def astray(self) -> int:
        """How many guests stand at another version than their table, once all is quiet."""
        self.rate = 0.0
        await asyncio.sleep(QUIET_SECONDS)
        async with Desk(self.door) as desk:
            count = 0
            for slot in self.slots:
                told = (await desk.ask(f"/api/tables/{slot.table}", sender=slot.sender)).json()
                count += sum(guest.version != told["version"] for guest in slot.guests)
        return count

    async def _arrive(self) -> None:
        """Make actions due, at tables drawn by the seed."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while True:
            whole = self.rate * len(self.slots)
            if not whole:
                await asyncio.sleep(LAG_STEP)
                due = loop.time()
                continue
            due += self._rng.expovariate(whole)
            await asyncio.sleep(max(0.0, due - loop.time()))
            self.due += 1
            self.slots[self._rng.randrange(len(self.slots))].arrive(due)

    async def _refill(self) -> None:
        """A new table wherever a match is over."""
        async with Desk(self.door) as desk:
            while True:
                await asyncio.sleep(0.2)
                for slot in self.slots:
                    if slot.is_over:
                        await slot.go()
                        await slot.open(desk)
                        await slot.come()
                        slot.serve()


async def _in_turn(work: Iterable[object]) -> None:
    """Do things a few at a time; the first that fails ends it."""
    left = iter(work)

    async def worker() -> None:
        for one in left:
            await one  # type: ignore[misc]

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(worker())


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all is not above; 0 of nothing."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
