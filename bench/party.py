"""A few tables at a server that may end at any moment, and what it has acknowledged to the guests.

People play with people and with computers, in both games; where a match is over another begins.
Nobody is surprised when the server is away: who was opening a table, sitting down or playing asks
again, under the same id, when it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple

import httpx

from bench.guest import Guest
from bench.serving import Desk, Server
from spades.errors import SpadesError, StoreError
from spades.server.rows import entry_of, restored
from spades.store.port import Row, Store
from spades.table import Table
from spades.table.events import SeatFreed, SeatTaken

KINDS: Final = (
    ("person", "person", "person", "person"),
    ("person", "person"),
    ("person", "simple", "person", "simple"),
)
"""The seats of the tables, by turns."""
PACE: Final = 0.02
"""Seconds that people and computers wait before they act."""
AGAIN: Final = 0.1
AWAY: Final = (429, 503)
"""Too many requests, or the server or its store is not ready: both pass."""
SETTINGS: Final[Mapping[str, object]] = {
    "trusted_proxies": "127.0.0.1",
    "tables_per_hour": 0,
    "messages_per_second": 1000,
    "message_burst": 1000,
    "requests_per_second": 1000,
    "request_burst": 1000,
    "workers": 1,
}
"""Of a server whose guests all come from one computer."""


@dataclass
class Slot:
    """A place for a table, and who sits there."""

    kinds: Sequence[str]
    sender: str
    table: str = ""
    guests: list[Guest] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end of it."""
        return all(guest.over.is_set() for guest in self.guests)


class Party:
    """The tables of one run, from ``begin`` to ``end``."""

    def __init__(
        self,
        server: Server,
        seed: str,
        told: Callable[[Guest], None] = lambda guest: None,
    ) -> None:
        """``told`` is called as soon as a guest has been told of a seat, or that a command is
        done.
        """
        self.server = server
        self.seed = seed
        self.guests: list[Guest] = []
        """Everybody who has had a seat."""
        self.away: set[str] = set()
        """Why the server could not do what was asked over HTTP, by code."""
        self._told = told
        self._news = asyncio.Event()
        self._slots = [Slot(kinds, f"10.0.{number}.1") for number, kinds in enumerate(KINDS)]
        self._numbers = itertools.count()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def acknowledged(self) -> int:
        """How many commands."""
        return sum(len(guest.counts.acked) for guest in self.guests)

    @property
    def faults(self) -> list[str]:
        """What no server may do, and this one has."""
        return [fault for guest in self.guests for fault in guest.counts.faults]

    @property
    def playing(self) -> list[Guest]:
        """Those who sit at a table now."""
        return [guest for slot in self._slots for guest in slot.guests]

    def begin(self) -> None:
        """Sit down and play; where a match ends, begin another."""
        self._keeping = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Everybody goes home."""
        tasks = [task for slot in self._slots for task in slot.tasks]
        tasks += [self._keeping] if self._keeping is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def more(self, count: int, seconds: float) -> bool:
        """Wait for so many commands more to be acknowledged; False when it took too long."""
        enough = self.acknowledged + count
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.acknowledged < enough:
                    self._news.clear()
                    await self._news.wait()
        return self.acknowledged >= enough

    async def _keep(self) -> None:
        async with Desk(self.server.door) as desk:
            while True:
                for slot in self._slots:
                    if slot.over:
                        await self._open(desk, slot)
                await asyncio.sleep(AGAIN)

    async def _open(self, desk: Desk, slot: Slot) -> None:
        """Another table in this place."""
        number = next(self._numbers)
        game = "partnership" if len(slot.kinds) == 4 else "two-player"
        plan = {
            "seats": list(slot.kinds),
            "fair": number % 2 == 0,
            "rules": {"preset": game, "max_hands": 1},
            "options": {"pace": PACE},
        }
        slot.table = (await self._asked(desk, "/api/tables", plan, slot.sender))["table"]
        slot.guests = []
        for seat, kind in enumerate(slot.kinds):
            if kind == "person":
                request = sha256(f"{self.seed} {slot.table} {seat}".encode()).hexdigest()
                told = {"name": f"guest {seat}", "seat": seat, "request": request}
                path = f"/api/tables/{slot.table}/seats"
                token = (await self._asked(desk, path, told, slot.sender))["token"]
                guest = self._guest(slot, seat, token)
                slot.guests.append(guest)
                self._told(guest)
        self.guests += slot.guests
        slot.tasks = [asyncio.create_task(guest.run()) for guest in slot.guests]

    def _guest(self, slot: Slot, seat: int, token: str) -> Guest:
        def on_turn(guest: Guest) -> None:
            asyncio.get_running_loop().call_later(PACE, guest.act)

        def on_ack(seconds: float) -> None:
            self._told(guest)
            self._news.set()

        guest = Guest(
            self.server.door,
            slot.table,
            seat,
            token,
            self.seed,
            on_turn,
            on_ack,
            slot.sender,
        )
        return guest

    async def _asked(self, desk: Desk, path: str, told: object, sender: str) -> dict[str, Any]:
        """What a server says in the end, however often it is away meanwhile."""
        while True:
            try:
                answer = await desk.ask(path, told, sender)
            except httpx.HTTPError:
                await asyncio.sleep(AGAIN)
                continue
            if answer.status_code in (200, 201):
                said: dict[str, Any] = answer.json()
                return said
            if answer.status_code not in AWAY:
                raise RuntimeError(f"{path}: {answer.status_code} {answer.text}")
            self.away.add(answer.json()["error"]["code"])
            await asyncio.sleep(AGAIN)


# --- what the store says of it


class Checked(NamedTuple):
    """What was found wrong."""

    lost: int
    twice: int
    faults: tuple[str, ...]
    """Logs that are not whole, or cannot be played, and seats that are not their owners'."""


async def check(store: Store, promised: Iterable[tuple[Guest, int]]) -> Checked:
    """Whether all is there: of each guest the seat, and so many commands, the first ones.

    The store is started and closed; no server may have it. Raises StoreError when it cannot start.
    """
    tables: dict[str, list[tuple[Guest, int]]] = {}
    for guest, count in promised:
        tables.setdefault(guest.table, []).append((guest, count))
    lost, again, faults = 0, 0, []
    found = await store.start()
    if "broken" in found:
        faults.append(f"broken ends: {found['broken']}")
    try:
        for name, guests in tables.items():
            try:
                log = await store.rows(name)
                loaded = await store.load(name)
                table = restored(loaded.opening, None, log)
            except SpadesError as error:
                if error.code != "store.unknown" or not await _is_record(store, name):
                    lost += error.code == "store.unknown"
                    faults.append(f"table {name}: {error}")
                continue
            lost += sum(lost_of(guest, log, count) for guest, count in guests)
            again += twice(log)
            strays = [guest.seat for guest, _ in guests if not _is_owners(guest, table, log)]
            faults += [f"table {name}: seat {seat} is not its owner's" for seat in strays]
    finally:
        await store.close()
    return Checked(lost, again, tuple(faults))


def _is_owners(guest: Guest, table: Table, log: Sequence[Row]) -> bool:
    """Whether a guest's seat is theirs, or was until they stayed away for long before the match."""
    if table.seats[guest.seat].key == guest.key:
        return True
    theirs = False
    for event in (event for row in log for event in entry_of(row).events):
        match event:
            case SeatTaken(seat=guest.seat, key=key):
                theirs = key == guest.key
            case SeatFreed(seat=guest.seat, why=why) if theirs:
                return why == "absent"
    return False


async def _is_record(store: Store, table: str) -> bool:
    """Whether the match is over and archived."""
    try:
        return bool(await store.record(table))
    except StoreError:
        return False


def lost_of(guest: Guest, log: Sequence[Row], count: int | None = None) -> int:
    """How many of a guest's first acknowledged commands are not where they were acknowledged."""
    ends = {row.cause: row.end for row in log}
    acked = itertools.islice(guest.counts.acked.items(), count)
    return sum(ends.get(f"{guest.seat} {name}") != version for name, version in acked)


def twice(log: Sequence[Row]) -> int:
    """Commands that had an effect more than once."""
    causes = [row.cause for row in log if row.cause is not None]
    return len(causes) - len(set(causes))
