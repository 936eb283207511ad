"""Cut the power of the real server's disk at any moment, and start the server on what is left.

    python bench/server_power.py --points 1000 --jobs 2
    python bench/server_power.py --points 50 --planted

People and computers play at a few tables (``bench/party.py``) of a real ``spades serve`` with the
SQLite that it ships, and every change that it makes to its files is written down
(``bench/disk.py``). Then the disk is rebuilt as it could be found after a power cut at many points
of that, half of them right after something was acknowledged: synced data is there, anything else
kept, lost or torn. On each such disk the real server is started, and must

- be ready by itself;
- know every seat that was given and every command that was acknowledged, where it was;
- have no table whose log is not whole or cannot be played;
- let guests in again, at no earlier version than they were told of, and play on.

The last sound disk of a run is where the next run begins, so cuts during recovery are among them.
In half of the runs the disk fails as well: a sync, or there is no room for some writes. Then
nothing may be acknowledged that is not there, the reason must be named as what it is, and all
tables go on afterwards without anybody's help.

``--planted`` has the server run with ``synchronous=NORMAL``, as many do: then acknowledged commands
must be found missing, or this bench has gone blind.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
import tempfile
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # as a file or as a module
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.disk import Disk, Record, compiled, records_of, watched, write_out
from bench.guest import GONE, Guest
from bench.party import SETTINGS, Party, check
from bench.serving import Server
from spades.errors import StoreError
from spades.store.sqlite import SqliteStore

CUTS: Final = 25
"""Cuts of one run of the server, at most."""
RUNS: Final = 2
"""Runs after each other on one disk, and so in one chunk."""
COMMANDS: Final = (60, 300)
"""So many are acknowledged in a run."""
AFTERWARDS: Final = 20
"""So many are acknowledged after the disk has failed."""
ON_FOUND: Final = 2
"""So many guests come back to each disk that is found."""
PATIENCE: Final = 60.0
FAULTS: Final = frozenset({"store.failed", "store.full"})
SAID: Final = ("SQLITE_FULL", "SQLITE_IOERR", "No space left on device", "Input/output error")
"""One of these stands in what a server says that did not start on such a disk."""

Promised = dict[Guest, int]
"""Of everybody who was given a seat: how many commands, the first ones, are done."""


@dataclass
class Trace:
    """What a run did to the disk, and what it had promised by when."""

    records: list[Record]
    ends: list[int]
    """How long the trace was with each record."""
    told: list[tuple[int, Guest, int]] = field(default_factory=list)
    """How long it was when a guest had been told of so many commands."""

    def promised(self, before: Promised, cut: int) -> Promised:
        """By the time that so many records were made."""
        end = self.ends[cut - 1] if cut else 0
        known = dict(before)
        for size, guest, count in self.told:
            if size <= end:
                known[guest] = max(count, known.get(guest, 0))
        return known

    def cuts(self, count: int, chance: random.Random) -> list[int]:
        """Where the power is cut, half of it right after something was told, in their order."""
        anywhere = [chance.randrange(len(self.records) + 1) for _ in range(-(-count // 2))]
        # The first cut that has promised it: one record earlier, and it need not be there.
        after = [bisect_left(self.ends, size) + 1 for size, *_ in self.told]
        after = [cut for cut in after if cut <= len(self.records)] or anywhere
        return sorted(anywhere + [chance.choice(after) for _ in range(count - len(anywhere))])


def main() -> int:
    """Run the bench."""
    options = parser(__doc__)
    options.add_argument("--points", type=int, default=50, help="power cuts")
    options.add_argument("--planted", action="store_true", help="let it lose some, and see it")
    given = options.parse_args()
    chunks = range(-(-given.points // (CUTS * RUNS)))
    sizes = {"seed": given.seed, "points": given.points}
    name = "server-power-planted" if given.planted else "server-power"
    work = partial(cuts_of_a_disk, given.seed, given.points, given.planted)
    done = in_chunks(name, sizes, chunks, work, given.jobs, given.fresh)
    told = (
        f"{done['cuts']} cuts of the server's disk, {done['promised']} commands and seats checked: "
        f"{done['lost']} lost, {done['corrupt']} corrupt, {done['stuck']} not recovering; "
        f"{done['failures']} runs with a failing disk, {done['wrong']} of all runs not as promised"
    )
    if given.planted:
        return figure("server power, synchronous=NORMAL", told, bool(done["lost"]))
    bad = done["lost"] or done["corrupt"] or done["stuck"] or done["wrong"]
    return figure("server power", told, not bad)


def cuts_of_a_disk(seed: str, points: int, planted: bool, chunk: int) -> dict[str, int]:
    """A few runs of the server after each other on one disk, and the cuts of each."""
    left = min(CUTS * RUNS, points - chunk * CUTS * RUNS)
    with tempfile.TemporaryDirectory(prefix="spades-cut-") as name:
        bench = _Bench(f"{seed} {chunk}", Path(name), planted)
        return asyncio.run(bench.cuts(left))


class _Bench:
    """One disk, and what becomes of it."""

    def __init__(self, seed: str, place: Path, planted: bool) -> None:
        self.seed = seed
        self.place = place
        self.planted = planted
        self.chance = random.Random(seed)
        self.figures = dict.fromkeys(
            ("cuts", "promised", "lost", "corrupt", "stuck", "failures", "wrong"), 0
        )
        self.watch = compiled(place)

    async def cuts(self, left: int) -> dict[str, int]:
        disk, before = self.place / "disk", Promised()
        (disk / "data").mkdir(parents=True)
        run = 0
        while left:
            run += 1
            kept = Disk(disk)
            trace = await self._recorded(disk, f"{self.seed} {run}")
            cuts = trace.cuts(min(CUTS, left), self.chance)
            left -= len(cuts)
            # Where no cut leaves a sound disk, the next run begins with an empty one.
            following, promised = self.place / "following", Promised()
            (following / "data").mkdir(parents=True)
            for played, cut in zip([0, *cuts], cuts, strict=False):
                kept.play(trace.records[played:cut])
                known = trace.promised(before, cut)
                found = kept.rebuilt(self.chance)
                if await self._judged(found, known, f"run {run}, cut at record {cut}"):
                    shutil.rmtree(following)
                    write_out(found, following)
                    promised = known
            shutil.rmtree(disk)
            following.rename(disk)
            before = promised
        return self.figures

    def _server(self, disk: Path, environ: Mapping[str, str]) -> Server:
        """A server on a disk; what it says is written elsewhere."""
        server = Server(self.place, f"sqlite:///{disk}/data/tables.sqlite", SETTINGS)
        server.environ = environ
        return server

    async def _recorded(self, disk: Path, seed: str) -> Trace:
        """Let people play for a while, then kill the server or end it."""
        chance, file = self.chance, self.place / "trace"
        file.unlink(missing_ok=True)
        fails, faults = chance.random() < 0.5, {}
        if fails and chance.random() < 0.5:
            faults = {"fail_sync": chance.randrange(8, 120)}
        elif fails:
            faults = {
                "full_after": chance.randrange(200_000, 2_000_000),
                "full_times": chance.randrange(1, 9),
            }
        server = self._server(disk, watched(self.watch, disk, file, **faults))
        if self.planted:
            server.command = ("-m", "bench.felled", "unsynced", "0")
        told: list[tuple[int, Guest, int]] = []
        party = Party(
            server,
            seed,
            lambda guest: told.append((file.stat().st_size, guest, len(guest.counts.acked))),
        )
        try:
            await server.start()
            party.begin()
            goes_on = await party.more(chance.randint(*COMMANDS), PATIENCE)
            goes_on = goes_on and await party.more(AFTERWARDS, PATIENCE)
            if chance.random() < 0.5:
                server.kill()
            elif await server.stop():
                self._wrong(seed, "it did not end well")
        except RuntimeError as error:
            # Where the disk fails before the server is open, it says so and ends.
            goes_on = fails and any(why in server.log for why in SAID)
            if not goes_on:
                self._wrong(seed, str(error))
        finally:
            await party.end()
            server.end()
        why = party.away.union(*(guest.counts.busy for guest in party.guests)) - {"limit.too_many"}
        self.figures["failures"] += bool(why)
        if not goes_on:
            self._wrong(seed, f"it does not go on; {why}")
        if why - (FAULTS if fails else set()):
            self._wrong(seed, f"called {why}")
        for fault in party.faults:
            self._wrong(seed, fault)
        pairs = records_of(file.read_bytes())
        return Trace([record for _, record in pairs], [end for end, _ in pairs], told)

    def _wrong(self, seed: str, why: str) -> None:
        self.figures["wrong"] += 1
        print(f"{seed}: {why}", file=sys.stderr)

    async def _judged(
        self, found: Mapping[str, bytes | None], promised: Promised, where: str
    ) -> bool:
        """Start the server on a disk, and count what is wrong with it; whether nothing is."""
        figures, disk = self.figures, self.place / "found"
        figures["cuts"] += 1
        figures["promised"] += sum(promised.values()) + len(promised)
        write_out(found, disk)
        if not (disk / "data").exists():
            (disk / "data").mkdir()
        server = self._server(disk, {})
        try:
            try:
                await server.start()
                stuck = await _not_back(server, promised, self.chance)
            except RuntimeError as error:
                stuck = [str(error)]
            finally:
                server.end()
            try:
                checked = await check(
                    SqliteStore(disk / "data" / "tables.sqlite"), promised.items()
                )
                lost, corrupt = checked.lost, list(checked.faults)
                corrupt += ["commands that were done twice"] if checked.twice else []
            except StoreError as error:
                lost, corrupt = 0, [str(error)]
        finally:
            shutil.rmtree(disk)
        figures["lost"] += lost
        figures["corrupt"] += bool(corrupt)
        figures["stuck"] += bool(stuck)
        for why in (*corrupt, *stuck, *([f"{lost} lost"] if lost else [])):
            print(f"{self.seed}, {where}: {why}", file=sys.stderr)
        return not (lost or corrupt or stuck)


async def _not_back(server: Server, promised: Promised, chance: random.Random) -> Sequence[str]:
    """Let a few guests come back to a server: what is wrong with that."""
    wrong = []
    for guest in chance.sample(list(promised), min(ON_FOUND, len(promised))):
        known = max(list(guest.counts.acked.values())[: promised[guest]], default=0)
        acted = asyncio.Event()
        again = guest.again(server.door, acted)
        visit = asyncio.create_task(again.run())
        here = asyncio.create_task(again.here.wait())
        acts = asyncio.create_task(acted.wait())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({visit, here}, return_when=asyncio.FIRST_COMPLETED)
                if again.counts.byes and again.counts.byes[-1] in GONE - {"table.archived"}:
                    wrong.append(f"table {guest.table}: sent away, {again.counts.byes[-1]}")
                if again.here.is_set() and (again.version or 0) < known:
                    wrong.append(f"table {guest.table} is at {again.version}, not at {known}")
                if again.turn is not None:
                    # Whoever sees the end of the match goes home and waits for no answer.
                    await asyncio.wait({visit, acts}, return_when=asyncio.FIRST_COMPLETED)
                    if not (acted.is_set() or again.over.is_set()):
                        wrong.append(f"table {guest.table} seat {guest.seat} cannot play")
        except TimeoutError:
            wrong.append(
                f"table {guest.table} seat {guest.seat} cannot come back and play: at "
                f"{again.version}, turn {again.turn}, {again.counts}; {server.log[-2000:]}"
            )
        finally:
            visit.cancel()
            here.cancel()
            acts.cancel()
            await asyncio.gather(visit, here, acts, return_exceptions=True)
        wrong += again.counts.faults
    return wrong


if __name__ == "__main__":
    sys.exit(main())
