"""Cut the power while the store writes, at any moment, and see that it loses nothing it promised.

A process appends to many tables through the real SQLite store and says what it tries and what was
acknowledged; every change that it makes to its files is written down (``bench/disk.py``). Then the
disk is rebuilt as it could be found after a power cut at many points of that, half of them right
after an acknowledgement: synced data is there, anything else kept, lost or torn. On each such disk
the store is started, and must

- start by itself, with every log whole and SQLite's own check content;
- hold everything that was acknowledged, exactly;
- of anything else hold all or nothing of what was tried;
- take the next append.

The last disk of a run is where the next run begins, so cuts during recovery are among them. In half
of the runs the disk also fails: a sync, or it has no room for a while; then nothing may be
acknowledged that is not there, the error has the right name, and the store goes on, or a second
process that finds the files as the first has left them.

    python bench/power_cut.py --points 1000 --jobs 2
    python bench/power_cut.py --points 50 --planted

``--planted`` has the writer run with ``synchronous=NORMAL``, as many do: then acknowledged rows
must be found missing, or this bench has gone blind.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final, cast

if __name__ == "__main__":  # as a file or as a module
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.disk import Disk, Record, compiled, records_of, watched, write_out
from spades.errors import StoreError
from spades.store import sqlite
from spades.store.port import Opening, Row, Snapshot, Summary
from spades.store.sqlite import SqliteStore

CUTS: Final = 25
"""Cuts of one run of the writer, at most."""
RUNS: Final = 4
"""Runs after each other on one disk, and so in one chunk."""
TABLES: Final = 6
PATIENCE: Final = 120.0
CHECKPOINT: Final = "16"
"""Pages after which SQLite moves its log into the file: often, so that cuts fall into it."""

Facts = tuple[int, int, str | None, float, str]
"""A row, with its body as a hash."""
Found = list[Facts] | str | None
"""The rows of a table, or the hash of its record, or nothing."""
State = dict[str, Found]
IMPOSSIBLE: Final = "impossible"


class Lost(Exception):
    """Something was promised and is not there."""


class Corrupt(Exception):
    """Something is there that nobody wrote, or half of it."""


def main() -> int:
    """Run the bench, or be its writer."""
    options = parser(__doc__)
    options.add_argument("--points", type=int, default=50, help="power cuts")
    options.add_argument("--planted", action="store_true", help="let it lose rows, and see it")
    options.add_argument("--write", nargs=3, help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.write:
        folder, seed, synchronous = given.write
        asyncio.run(write(Path(folder), random.Random(seed), synchronous))
        return 0
    synchronous = "1" if given.planted else "2"
    chunks = range(-(-given.points // (CUTS * RUNS)))
    sizes = {"seed": given.seed, "points": given.points}
    name = "power-cut-planted" if given.planted else "power-cut"
    work = partial(cuts_of_a_disk, given.seed, given.points, synchronous)
    done = in_chunks(name, sizes, chunks, work, given.jobs, given.fresh)
    told = (
        f"{done['cuts']} cuts, {done['promised']} acknowledgements checked: {done['lost']} lost, "
        f"{done['corrupt']} corrupt, {done['stuck']} not recovering"
    )
    if given.planted:
        return figure("power cut, synchronous=NORMAL", told, bool(done["lost"]))
    return figure("power cut", told, not (done["lost"] or done["corrupt"] or done["stuck"]))


# --- the writer, which is watched


async def write(folder: Path, chance: random.Random, synchronous: str) -> None:
    """Write to many tables at once, some rounds long, and say so on the standard output."""
    faults = Faults(chance)
    often = {"synchronous": synchronous, "wal_autocheckpoint": CHECKPOINT}
    cast("dict[str, str]", sqlite.SETTINGS).update(often)
    store = SqliteStore(folder / "data" / "tables.db")
    await store.start()
    known = [name for name, _ in await store.tables()]
    # A name that was archived is taken for good.
    names = [*known, *(f"t{chance.randrange(10**9)}" for _ in range(TABLES))][:TABLES]
    for _ in range(chance.randrange(2, 6)):
        own = [random.Random(chance.random()) for _ in names]
        writers = [Writer(store, *given, faults) for given in zip(names, own, strict=True)]
        await asyncio.gather(*(writer.run() for writer in writers))
        names = [writer.table for writer in writers]
        faults.end()
        if chance.random() < 0.4:
            await store.close()
            await store.start()
    if chance.random() < 0.5:
        await store.close()


class Faults:
    """In half of the runs the disk fails now and then: a sync, or there is no room for a while.

    In half of those the process ends at the first failure that it is told of, as if it had been
    killed; otherwise it goes on.
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.often = chance.choice((0.0, 0.02))
        self.fatal = chance.random() < 0.5
        self._watch = ctypes.CDLL(None)

    def begin(self) -> None:
        """Perhaps let something fail soon."""
        if self.chance.random() < self.often:
            if self.chance.random() < 0.5:
                self._watch.disk_faults(self.chance.randrange(1, 4), -1, 0)
            else:
                room = ctypes.c_long(self.chance.randrange(30_000))
                self._watch.disk_faults(0, room, self.chance.randrange(1, 6))

    def end(self) -> None:
        """The disk is well again."""
        self._watch.disk_faults(0, ctypes.c_long(-1), 0)

    def failed(self, error: StoreError) -> None:
        """The store has said so; it may say nothing else."""
        if error.code not in ("store.failed", "store.full") or not self.often:
            raise error
        if self.fatal:
            os._exit(0)


class Writer:
    """One table's writes, one after the other."""

    def __init__(
        self, store: SqliteStore, table: str, chance: random.Random, faults: Faults
    ) -> None:
        self.store = store
        self.table = table
        self.chance = chance
        self.faults = faults
        self.version: int | None = None

    async def run(self) -> None:
        """A dozen changes."""
        await self.look()
        for _ in range(self.chance.randrange(8, 16)):
            self.faults.begin()
            try:
                await self.change()
            except StoreError as error:
                self.faults.failed(error)
                await self.look()
            await asyncio.sleep(self.chance.choice((0, 0, 0.001)))

    async def look(self) -> None:
        """What version there is, if there is the table."""
        try:
            self.version = await self.store.version(self.table)
        except StoreError as error:
            if error.code != "store.unknown":
                raise
            self.version = None

    async def change(self) -> None:
        """Say what, try it, say that it is done."""
        chance, table = self.chance, self.table
        version = self.version or 0
        rows = self.rows(version, chance.choice((1, 1, 1, 2, 3)))
        summary = Summary("playing", True, chance.random(), chance.randbytes(100))
        end = rows[-1].end
        if self.version is None:
            opening = Opening(table, chance.random(), chance.randbytes(1500), chance.randbytes(32))
            say("create", table, rows)
            await self.store.create(opening, rows, summary)
            self.version = end
        elif (kind := chance.random()) < 0.02:
            record = chance.randbytes(3000)
            say("archive", table, (), hashed(record))
            await self.store.archive(table, record, chance.random())
            self.version, self.table = None, self.table + "x"
        elif kind < 0.03:
            say("forget", table, ())
            await self.store.forget(table)
            self.version = None
        else:
            snapshot = Snapshot(end, chance.randbytes(2000)) if kind < 0.15 else None
            say("append", table, rows)
            await self.store.append(table, rows, summary if kind < 0.5 else None, snapshot)
            self.version = end
        say("done", table, ())

    def rows(self, version: int, count: int) -> tuple[Row, ...]:
        """Rows with bodies that nobody else would write."""
        rows = []
        for _ in range(count):
            size = self.chance.choice((50, 200, 400, 9000))
            body = self.chance.randbytes(self.chance.randrange(size))
            rows.append(Row(version, self.chance.randrange(1, 4), "cause", 1.5, body))
            version = rows[-1].end
        return tuple(rows)


def say(what: str, table: str, rows: Sequence[Row], record: str = "") -> None:
    """One line in one write, which becomes one record of the trace."""
    line = json.dumps([what, table, [facts_of(row) for row in rows], record])
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def facts_of(row: Row) -> Facts:
    """A row as it is said and compared."""
    return row.version, row.count, row.cause, row.at, hashed(row.body)


def hashed(data: bytes) -> str:
    """What stands for bytes that were written."""
    return sha256(data).hexdigest()


# --- the cuts


def cuts_of_a_disk(seed: str, points: int, synchronous: str, chunk: int) -> dict[str, int]:
    """A few runs of the writer after each other on one disk, and the cuts of each."""
    chance = random.Random(f"{seed} {chunk}")
    figures = dict.fromkeys(("cuts", "promised", "lost", "corrupt", "stuck"), 0)
    left = min(CUTS * RUNS, points - chunk * CUTS * RUNS)
    place = Path(tempfile.mkdtemp(prefix="spades-power-"))
    try:
        library = compiled(place)
        disk, before = place / "disk", State()
        disk.mkdir()
        while left:
            kept = Disk(disk)
            trace = recorded(library, disk, place / "trace", chance, synchronous)
            cuts = some_cuts(trace, min(CUTS, left), chance)
            left -= len(cuts)
            # Where no cut leaves a sound disk, the next run begins with none.
            following, state = place / "following", State()
            following.mkdir()
            for played, cut in zip([0, *cuts], cuts, strict=False):
                kept.play(trace[played:cut])
                expected = Expected(before)
                expected.hear(trace[:cut])
                found = place / "found"
                write_out(kept.rebuilt(chance), found)
                where = f"chunk {chunk}, cut {figures['cuts'] + 1} at record {cut}"
                judged = judge(found, place / "tried", expected, figures, where)
                if judged is not None:
                    shutil.rmtree(following)
                    shutil.copytree(found, following)
                    state = judged
                shutil.rmtree(found)
            shutil.rmtree(disk)
            following.rename(disk)
            before = state
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return figures


def some_cuts(trace: Sequence[Record], count: int, chance: random.Random) -> list[int]:
    """Places in a trace, half of them right after something was told, in their order."""
    told = [place for place, record in enumerate(trace, 1) if record.kind == "A"]
    anywhere = [chance.randrange(len(trace) + 1) for _ in range(count // 2)]
    return sorted(anywhere + [chance.choice(told) for _ in range(count - len(anywhere))])


def recorded(
    library: Path, disk: Path, trace: Path, chance: random.Random, synchronous: str
) -> list[Record]:
    """Run the writer on a disk, once or twice without a cut between; what it did."""
    trace.unlink(missing_ok=True)
    for _ in range(chance.randrange(1, 3)):
        command = [sys.executable, "-m", "bench.power_cut", "--write"]
        command += [str(disk), str(chance.random()), synchronous]
        subprocess.run(
            command,
            cwd=Path(__file__).resolve().parents[1],
            env=watched(library, disk, trace, told=1),
            stdout=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=True,
        )
    return [record for _, record in records_of(trace.read_bytes())]


class Expected:
    """What may be found: of each table what was last acknowledged, or that and what was tried
    since. What has failed was tried, no more.
    """

    def __init__(self, before: State) -> None:
        self.possible: dict[str, list[Found]] = {table: [value] for table, value in before.items()}
        self.promised = 0
        self._after: dict[str, list[Found]] = {}

    def hear(self, records: Sequence[Record]) -> None:
        """Take in what the writer said."""
        for record in records:
            if record.kind != "A":
                continue
            what, table, rows, archived = json.loads(record.data)
            if what == "done":
                self.promised += 1
                self.possible[table] = self._after[table]
            else:
                before = self.possible.setdefault(table, [None])
                new = [tuple(row) for row in rows]
                after = [_done(what, value, new, archived) for value in before]
                self._after[table] = [value for value in after if value is not IMPOSSIBLE]
                self.possible[table] = before + self._after[table]

    def check(self, found: State) -> None:
        """Raise Lost or Corrupt if it is not so."""
        for table in {*found, *self.possible}:
            possible, there = self.possible.get(table, [None]), found.get(table)
            if there in possible:
                continue
            told = f"table {table}: {_size(there)}, not {' or '.join(map(_size, possible))}"
            if there is None or any(
                isinstance(value, list) and there == value[: len(there)] for value in possible
            ):
                raise Lost(told)
            raise Corrupt(told)


def _done(what: str, before: Found, rows: list[Facts], archived: str) -> Found:
    """What becomes of a table; IMPOSSIBLE when the store would refuse."""
    if what == "forget":
        return None
    if what == "create" and before is None:
        return rows
    if not isinstance(before, list):
        return IMPOSSIBLE
    if what == "archive":
        return archived
    version, count, *_ = before[-1]
    return before + rows if rows[0][0] == version + count else IMPOSSIBLE


def _size(value: Found) -> str:
    return f"{len(value)} rows" if isinstance(value, list) else "a record" if value else "nothing"


def judge(
    found: Path, tried: Path, expected: Expected, figures: dict[str, int], where: str
) -> State | None:
    """Count a cut and what is wrong with it; what was found if nothing is."""
    figures["cuts"] += 1
    figures["promised"] += expected.promised
    shutil.copytree(found, tried)
    try:
        state = asyncio.run(examine(tried))
        expected.check(state)
        return state
    except Lost as lost:
        wrong, why = "lost", str(lost)
    except Corrupt as corrupt:
        wrong, why = "corrupt", str(corrupt)
    except StoreError as error:
        wrong = "corrupt" if error.code in ("store.broken", "store.damaged") else "stuck"
        why = str(error)
    finally:
        shutil.rmtree(tried)
    figures[wrong] += 1
    print(f"{where}: {wrong}: {why}", file=sys.stderr)
    return None


async def examine(folder: Path) -> State:
    """Start the store on a disk: all that is in it. It must take another append too."""
    path = folder / "data" / "tables.db"
    store = SqliteStore(path)
    told = await store.start()
    if "broken" in told:
        raise Corrupt(f"broken ends: {told['broken']}")
    state = State()
    for table, _ in await store.tables(limit=10**6):
        rows = await store.rows(table)
        loaded = await store.load(table)
        if loaded.rows != rows[len(rows) - len(loaded.rows) :] or loaded.version != rows[-1].end:
            raise Corrupt(f"table {table}: the snapshot does not fit the log")
        state[table] = [facts_of(row) for row in rows]
        await store.append(table, [Row(loaded.version, 1, None, 1.0, b"and on")])
    for table, _ in await store.records(limit=10**6):
        state[table] = hashed(await store.record(table))
    await store.close()
    database = sqlite3.connect(path)
    try:
        for check in ("integrity_check", "foreign_key_check"):
            if (answer := database.execute(f"PRAGMA {check}").fetchall()) not in ([], [("ok",)]):
                raise Corrupt(f"{check}: {answer[0]}")
    finally:
        database.close()
    return state


if __name__ == "__main__":
    sys.exit(main())
