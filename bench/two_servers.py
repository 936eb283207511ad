"""Two servers on one PostgreSQL behind nginx, and one of them ended in the middle of a hand.

    python bench/two_servers.py --rounds 50

In each round four people sit at one table and two people with two computers at another, all of
them through nginx, so that each table's people are at both servers. The server that keeps the
tables' time is ended, by SIGKILL or by SIGTERM in turn, at a moment drawn by the seed. Then every
match has to finish with its people back by themselves; what was acknowledged has to be in the log,
once, where it was acknowledged; the computers have to play on; and a server that was asked to end
has to end with 0. All are real processes; PostgreSQL and nginx have to be installed.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import common
from bench.guest import Door, Guest
from bench.nginx import NAME, Nginx
from bench.party import lost_of, twice
from bench.serving import Desk, Server
from spades.store.address import store_at
from spades.store.port import Row

TABLES: Final = (("person",) * 4, ("person", "simple", "person", "simple"))
RULES: Final = {"preset": "partnership", "max_hands": 2}
PACE: Final = 0.05
"""Seconds a computer waits; people here are as quick."""
WITHIN: Final = (6, 45)
"""After so many commands of the first table one server ends: its first hand has 60."""
FINISH_SECONDS: Final = 90.0
LEAVES: Final = ("kill", "stop")


class House:
    """The processes of a run: two servers and nginx, in one folder."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        settings = {
            "trusted_proxies": "127.0.0.1",
            "origins": f"https://{NAME}",
            "tables_per_hour": 0,
        }
        self.servers = [Server(folder, database, settings) for _ in range(2)]
        self.nginx = Nginx(folder, [server.port for server in self.servers])

    @property
    def door(self) -> Door:
        """The way in for everybody."""
        return Door(f"https://{NAME}", self.nginx.secure, self.nginx.tls(), self.nginx.origin)

    async def start(self) -> None:
        # The first one makes the tables of the database, so they need not wait for each other.
        await self.servers[0].start()
        await self.servers[1].start()
        self.nginx.start()

    def end(self) -> None:
        self.nginx.stop()
        for server in self.servers:
            server.end()


class Told(NamedTuple):
    """What became of a round."""

    finished: int
    """Tables whose match came to its end at every guest."""
    lost: int
    """Acknowledged commands that the log does not have where they were acknowledged."""
    twice: int
    """Commands that it has more than once."""
    acked: int
    comebacks: int
    played_on: int
    """What computers decided after one server had ended."""
    split: int
    """Tables whose people were at both servers."""
    faults: tuple[str, ...]
    exit_code: int
    """Of the server that was asked to end; 0 for one that was killed."""

    @property
    def good(self) -> bool:
        """Whether all is as promised."""
        whole = self.finished == len(TABLES) and self.split == len(TABLES)
        clean = not (self.lost or self.twice or self.faults or self.exit_code)
        return whole and clean and self.played_on > 0 and self.comebacks > 0


async def play_round(house: House, seed: str, how: str) -> Told:
    """One round; the server that was ended runs again afterwards."""
    rng = random.Random(f"{seed} two servers")
    victim = house.servers[rng.randrange(2)]
    gate = asyncio.Event()
    guests = await _seated(house, victim, seed, gate)
    tasks: list[asyncio.Task[None]] = []
    exit_code = 0
    try:
        for guest in guests:
            # One after the other, so that nginx gives every second one to the other server.
            tasks.append(asyncio.create_task(guest.run()))
            await asyncio.wait_for(guest.here.wait(), FINISH_SECONDS)
        gate.set()
        for guest in guests:
            guest.go_on()
        await _acked(guests[:4], rng.randint(*WITHIN))
        if how == "kill":
            victim.kill()
        else:
            exit_code = await victim.stop()
        stood_at = {guest.table: guest.version or 0 for guest in guests}
        await asyncio.wait(tasks, timeout=FINISH_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if victim.process is None:
        await victim.start()
    return await _told(house, guests, stood_at, exit_code)


async def _seated(house: House, victim: Server, seed: str, gate: asyncio.Event) -> list[Guest]:
    """Both tables, kept by the one server, and their guests at the common door."""

    def on_turn(guest: Guest) -> None:
        if gate.is_set():
            asyncio.get_running_loop().call_later(PACE, guest.act)

    guests = []
    for kinds in TABLES:
        async with Desk(victim.door) as desk:
            table = await desk.open_table(kinds, RULES, {"pace": PACE}, fair=True)
        async with Desk(house.door) as desk:
            for number, kind in enumerate(kinds):
                if kind == "person":
                    seat = await desk.sit(table, f"guest {number}", number)
                    guests.append(Guest(house.door, table, number, seat.token, seed, on_turn))
    return guests


async def _acked(guests: Sequence[Guest], count: int) -> None:
    """Wait for so many commands to be acknowledged. Raises TimeoutError."""
    until = asyncio.get_running_loop().time() + FINISH_SECONDS
    while sum(len(guest.counts.acked) for guest in guests) < count:
        if asyncio.get_running_loop().time() > until:
            raise TimeoutError
        await asyncio.sleep(0.01)


async def _told(
    house: House, guests: Sequence[Guest], stood_at: Mapping[str, int], exit_code: int
) -> Told:
    faults = [fault for guest in guests for fault in guest.counts.faults]
    store = store_at(house.database)
    await store.start()
    try:
        logs = {table: await store.rows(table) for table in stood_at}
    finally:
        await store.close()
    async with Desk(house.door) as desk:
        for table in stood_at:
            answer = await desk.ask(f"/api/tables/{table}/record")
            if answer.status_code != 200:
                faults.append(f"table {table}: no record, but {answer.status_code} {answer.text}")
    return Told(
        finished=sum(
            all(guest.over.is_set() for guest in guests if guest.table == table) for table in logs
        ),
        lost=sum(lost_of(guest, logs[guest.table]) for guest in guests),
        twice=sum(twice(log) for log in logs.values()),
        acked=sum(len(guest.counts.acked) for guest in guests),
        comebacks=sum(guest.counts.comebacks for guest in guests),
        played_on=sum(_decided(log, stood_at[table]) for table, log in logs.items()),
        split=sum(_servers(log, stood_at[table]) > 1 for table, log in logs.items()),
        faults=tuple(faults),
        exit_code=exit_code,
    )


def _events(log: Sequence[Row], since: int = 0) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every event with its number."""
    for row in log:
        for place, event in enumerate(json.loads(row.body)):
            if row.version + place >= since:
                yield row.version + place, event


def _decided(log: Sequence[Row], since: int) -> int:
    """What seats that are no person's have decided since."""
    people = {event["seat"] for _, event in _events(log) if event["event"] == "SeatTaken"}
    decisions = ("BidMade", "CardPlayed")
    return sum(
        event["event"] in decisions and event["seat"] not in people
        for _, event in _events(log, since)
    )


def _servers(log: Sequence[Row], until: int) -> int:
    """At how many servers a table's people were, before one of them ended."""
    links = [
        event["link"]
        for number, event in _events(log)
        if event["event"] == "Attached" and number < until
    ]
    return len({link.partition(".")[0] for link in links})


# --- the bench


@contextmanager
def folder() -> Iterator[Path]:
    """A folder for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="spades-two-") as name:
        yield Path(name)


async def _rounds(database: str, place: Path, seed: str, numbers: Sequence[int]) -> dict[str, int]:
    house = House(place, database)
    totals: dict[str, int] = {}
    try:
        await house.start()
        for number in numbers:
            told = await play_round(house, f"{seed} {number}", LEAVES[number % 2])
            if not told.good:
                print(f"round {number} ({LEAVES[number % 2]}): {told}", file=sys.stderr)
            counts = {
                "rounds": 1,
                "bad": int(not told.good),
                "lost": told.lost,
                "twice": told.twice,
                "acked": told.acked,
                "comebacks": told.comebacks,
            }
            totals = {name: totals.get(name, 0) + count for name, count in counts.items()}
    finally:
        house.end()
    return totals


def work(chunk: tuple[str, int, int]) -> dict[str, int]:
    """Some rounds with processes of their own."""
    from tests.postgres import running

    seed, first, count = chunk
    with running() as server, folder() as place:
        numbers = range(first, first + count)
        return asyncio.run(_rounds(server.new_database(), place, seed, numbers))


def main() -> int:
    options = common.parser(__doc__)
    options.add_argument("--rounds", type=int, default=4)
    options.add_argument("--chunk", type=int, default=10, help="rounds with the same processes")
    given = options.parse_args()
    starts = range(0, given.rounds, given.chunk)
    chunks = [(given.seed, first, min(given.chunk, given.rounds - first)) for first in starts]
    total = common.in_chunks(
        "two_servers",
        {"seed": given.seed, "chunk": given.chunk},
        chunks,
        work,
        given.jobs,
        given.fresh,
    )
    said = (
        f"{total['rounds']} rounds in each of which one of two servers ended, "
        f"{total['acked']} commands acknowledged, {total['lost']} lost, {total['twice']} twice, "
        f"{total['comebacks']} connections came back, {total['bad']} rounds not as promised"
    )
    good = not (total["bad"] or total["lost"] or total["twice"])
    return common.figure("two servers", said, good)


if __name__ == "__main__":
    sys.exit(main())
