"""A server under load: how quickly it acknowledges, what it costs, what stalls and storms do to it.

    python bench/load.py --sizes 100                     play at 100 tables of four
    python bench/load.py --sizes 250 500 1000 2000       the full sizes
    python bench/load.py --sizes 250 --stalled 0.1       a tenth of the sockets takes nothing
    python bench/load.py --sizes 250 1000 --storm        all sockets are lost at once
    python bench/load.py --sizes 500 --restart           the server is ended and started again
    python bench/load.py --sizes 100 --soak 30           half an hour of it

The server is a process of its own, and so is this, the crowd. An action is due by the clock, 0.3 a
second at each table, and its time runs from then to the acknowledgement, which the server sends
when the action is on disk. The crowd's own lag is measured too: where its 99th percentile is above
5 ms the machine was busy, and the size counts neither for nor against: then the exit code is 3.
What must hold: p99 at most 50 ms, at most 1.5 ms of the server's processor time an action and 50 KB
a socket, with 250 tables or as many as were asked for; larger sizes show how far it goes.
"""

from __future__ import annotations

import asyncio
import resource
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import common
from bench.crowd import SEATS, Crowd, percentile
from bench.serving import Server
from bench.watchers import watching

LAG_MS: Final = 5.0
MUST_TABLES: Final = {"play": 250, "storm": 250, "restart": 500, "soak": 100}
"""What has to hold; larger sizes are aims."""
P99_MS: Final = 50.0
CPU_MS: Final = 1.5
SOCKET_KB: Final = 50.0
OFFERED: Final = 0.98
"""The share of what was due that must be acknowledged when the time is over."""
STALL: Final = 1.10
"""How much slower others may be while some do not read."""
STALL_MS: Final = 1.0
"""Less than this much is no difference on any machine."""
BACK_SECONDS: Final = 10.0
READY_CPU_SECONDS: Final = 3.0
GROWTH: Final = 1.02
WARM_SECONDS: Final = 5.0
VOID: Final = 3
HANDS: Final = {"soak": 1}
"""Hands of a match: many, so that none ends; in a soak tables are to come and go."""
IMPORTS: Final = """
import spades.cli.serve, spades.server.run, spades.store.sqlite
from spades.server.app import create_app
from spades.server.settings import Settings
create_app(Settings(database="memory:"))
"""
"""What every start takes, whatever is in the store: the framework imports much when it is used."""


@asynccontextmanager
async def at_work(seed: str, mode: str, tables: int) -> AsyncIterator[tuple[Server, Crowd]]:
    """A server and a crowd that has taken its seats and is not connected yet."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="spades-load-") as name:
        settings = {"trusted_proxies": "127.0.0.1", "connections": 0, "workers": 1}
        server = Server(Path(name), f"sqlite:///{name}/tables.sqlite", settings)
        crowd = Crowd(server, seed, HANDS.get(mode, 40))
        try:
            await server.start()
            await crowd.open(tables)
            yield server, crowd
        finally:
            await crowd.go()
            server.end()


# --- what is measured


async def play(given: Given, tables: int) -> dict[str, int]:
    """Play, and while some sockets take nothing, if any are to."""
    async with at_work(given.seed, "play", tables) as (server, crowd):
        empty = server.memory_bytes()
        await crowd.come()
        crowd.rate = given.rate
        await asyncio.sleep(WARM_SECONDS)
        full = server.memory_bytes()
        if not given.stalled:
            told = await _phase(server, crowd, given.seconds)
        else:
            told = await _phases(server, crowd, given)
        sockets = tables * SEATS
        return told | {
            "socket_bytes": max(0, full - empty) // sockets,
            "faults": _faults(crowd),
        }


async def _phase(server: Server, crowd: Crowd, seconds: float) -> dict[str, int]:
    """Some seconds of play; times in microseconds."""
    crowd.forget()
    cpu = server.cpu_seconds()
    await asyncio.sleep(seconds)
    cpu = server.cpu_seconds() - cpu
    acked, due = len(crowd.seconds), crowd.due
    times = {
        "p50": percentile(crowd.seconds, 0.50),
        "p99": percentile(crowd.seconds, 0.99),
        "p999": percentile(crowd.seconds, 0.999),
        "cpu": cpu / max(1, acked),
        "lag": percentile(crowd.lag.seconds, 0.99),
    }
    counts = {"acked": acked, "due": due}
    return counts | {name: int(value * 1e6) for name, value in times.items()}


async def _phases(server: Server, crowd: Crowd, given: Given) -> dict[str, int]:
    """By turns with watchers that read and with watchers that do not; medians of each."""
    count = int(given.stalled * len(crowd.slots) * SEATS)
    phases: dict[bool, list[dict[str, int]]] = {True: [], False: []}
    for reads in (True, False) * given.turns:
        async with watching(crowd, count, reads):
            phases[reads].append(await _phase(server, crowd, given.seconds))
    told = {
        name: int(statistics.median(phase[name] for phase in phases[False]))
        for name in phases[False][0]
    }
    told["lag"] = max(phase["lag"] for both in phases.values() for phase in both)
    told["p99_reading"] = int(statistics.median(phase["p99"] for phase in phases[True]))
    return told


async def storm(given: Given, tables: int) -> dict[str, int]:
    """Lose every socket at once."""
    async with at_work(given.seed, "storm", tables) as (_, crowd):
        await crowd.come()
        crowd.rate = given.rate
        await asyncio.sleep(WARM_SECONDS)
        crowd.forget()
        for guest in crowd.guests:
            guest.drop()
        return await _back(crowd)


async def restart(given: Given, tables: int) -> dict[str, int]:
    """End the server and start it again, with everybody at the tables."""
    async with at_work(given.seed, "restart", tables) as (server, crowd):
        await crowd.come()
        crowd.rate = given.rate
        await asyncio.sleep(WARM_SECONDS)
        code = await server.stop()
        crowd.forget()
        await server.start()
        cpu = server.cpu_seconds()
        told = await _back(crowd)
        after_imports = max(0.0, cpu - _imports())
        return told | {"exit_code": code, "ready_cpu": int(after_imports * 1e6)}


async def _back(crowd: Crowd) -> dict[str, int]:
    """Wait for everybody to be back, and see where they stand."""
    seconds = await crowd.all_back(6 * BACK_SECONDS)
    lag = percentile(crowd.lag.seconds, 0.99)
    return {
        "back": int((6 * BACK_SECONDS if seconds is None else seconds) * 1e6),
        "missing": crowd.missing,
        "astray": await crowd.astray(),
        "lag": int(lag * 1e6),
        "faults": _faults(crowd),
    }


async def soak(given: Given, tables: int) -> dict[str, int]:
    """Play for long; matches end, tables come and go, and nothing may grow."""
    async with at_work(given.seed, "soak", tables) as (server, crowd):
        await crowd.come()
        crowd.rate = given.rate
        samples: list[tuple[int, int, int, int]] = []
        parts = 50
        for _ in range(parts):
            await asyncio.sleep(60 * given.minutes / parts)
            tasks = int((await server.measures()).get("tasks", 0))
            samples.append((server.memory_bytes(), server.descriptors(), server.threads(), tasks))
        early, late = (
            [int(statistics.median(column)) for column in zip(*some, strict=True)]
            for some in (samples[parts // 5 : 2 * parts // 5], samples[-parts // 5 :])
        )
        names = ("memory", "descriptors", "threads", "tasks")
        told = {f"{name}_early": value for name, value in zip(names, early, strict=True)}
        told |= {f"{name}_late": value for name, value in zip(names, late, strict=True)}
        told["matches"] = sum(slot.matches for slot in crowd.slots)
        told["p99"] = int(percentile(crowd.seconds, 0.99) * 1e6)
        told["lag"] = int(percentile(crowd.lag.seconds, 0.99) * 1e6)
        told["faults"] = _faults(crowd)
        return told


def _imports() -> float:
    """Seconds of processor time that a server takes to be imported."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", IMPORTS], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _faults(crowd: Crowd) -> int:
    for fault in crowd.faults[:10]:
        print(fault, file=sys.stderr)
    return len(crowd.faults)


# --- what must hold


def short_play(told: dict[str, int]) -> list[str]:
    """What falls short of the musts; empty: nothing does."""
    short = []
    if told["p99"] > P99_MS * 1000:
        short.append("p99")
    if told["cpu"] > CPU_MS * 1000:
        short.append("processor time")
    if told["socket_bytes"] > SOCKET_KB * 1000:
        short.append("memory")
    if told["acked"] < OFFERED * told["due"]:
        short.append("acknowledged")
    reading = told.get("p99_reading")
    if reading is not None and told["p99"] > max(STALL * reading, reading + STALL_MS * 1000):
        short.append("others wait for those who do not read")
    return short + (["faults"] if told["faults"] else [])


def short_back(told: dict[str, int]) -> list[str]:
    """The same after a storm or a restart."""
    short = []
    if told["back"] > BACK_SECONDS * 1e6 or told["missing"]:
        short.append("back")
    if told["astray"]:
        short.append("version")
    if told.get("ready_cpu", 0) > READY_CPU_SECONDS * 1e6:
        short.append("ready")
    if told.get("exit_code"):
        short.append("exit code")
    return short + (["faults"] if told["faults"] else [])


def short_soak(told: dict[str, int]) -> list[str]:
    """The same after a soak."""
    short = [
        name
        for name in ("descriptors", "threads", "tasks")
        if told[f"{name}_late"] > told[f"{name}_early"]
    ]
    if told["memory_late"] > GROWTH * told["memory_early"]:
        short.append("memory")
    return short + (["faults"] if told["faults"] else [])


# --- what is said


def said(told: dict[str, int]) -> str:
    """A size's figures on one line; times in ms."""
    parts = []
    for name, value in told.items():
        if name in ("acked", "due", "faults", "missing", "astray", "matches", "exit_code"):
            parts.append(f"{name} {value}")
        elif name.startswith(("memory", "socket")):
            parts.append(f"{name.removesuffix('_bytes')} {value / 1000:.0f} KB")
        elif name.endswith(("_early", "_late")):
            parts.append(f"{name} {value}")
        else:
            parts.append(f"{name} {value / 1000:.2f} ms")
    return ", ".join(parts)


class Given:
    """What was asked for."""

    def __init__(self, options: Any) -> None:
        self.seed: str = options.seed
        self.seconds: float = options.seconds
        self.rate: float = options.rate
        self.stalled: float = options.stalled
        self.turns: int = options.turns
        self.minutes: float = options.soak or 0.0
        self.mode = "play"
        for mode in ("storm", "restart", "soak"):
            if getattr(options, mode):
                self.mode = mode


MODES: Final = {
    "play": (play, short_play),
    "storm": (storm, short_back),
    "restart": (restart, short_back),
    "soak": (soak, short_soak),
}


class BusyMachine(Exception):
    """What was measured says nothing; it is not kept, and measured anew the next time."""


class Work:
    """A size, measured; its figures under the size, so that they are not added to others'."""

    def __init__(self, given: Given) -> None:
        self.given = given

    def __call__(self, tables: int) -> dict[str, int]:
        measure, falls_short = MODES[self.given.mode]
        told = asyncio.run(measure(self.given, tables))
        short = falls_short(told)
        # A play that was measured by a busy machine is no figure, a failure to be back none either.
        doubtful = self.given.mode == "play" or (self.given.mode != "soak" and bool(short))
        if told["lag"] > LAG_MS * 1000 and doubtful and not told["faults"]:
            raise BusyMachine(said(told))
        return {f"{tables} {name}": value for name, value in told.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    options = common.parser(__doc__)
    options.add_argument("--sizes", type=int, nargs="+", default=[100], help="tables of four")
    options.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    options.add_argument("--rate", type=float, default=0.3, help="actions a second of one table")
    options.add_argument("--stalled", type=float, default=0.0, help="share that takes nothing")
    options.add_argument("--turns", type=int, default=3, help="measurements with and without")
    kind = options.add_mutually_exclusive_group()
    kind.add_argument("--storm", action="store_true", help="all sockets are lost at once")
    kind.add_argument("--restart", action="store_true", help="the server is started again")
    kind.add_argument("--soak", type=float, metavar="MINUTES", help="look whether anything grows")
    asked = options.parse_args(arguments)
    given = Given(asked)
    _, falls_short = MODES[given.mode]
    must = MUST_TABLES[given.mode]
    held, fell, void = 0, False, False
    for number, tables in enumerate(asked.sizes):
        fresh = asked.fresh and not number
        try:
            # One at a time, whatever --jobs says: two at once would measure each other.
            total = common.in_chunks("load", vars(given), [tables], Work(given), 1, fresh)
        except BusyMachine as busy:
            print(f"{given.mode}, {tables} tables: {busy}: void, for this machine was busy")
            void = void or tables <= must
            continue
        told = {name.partition(" ")[2]: value for name, value in total.items()}
        short = falls_short(told)
        verdict = f"SHORT of {', '.join(short)}" if short else "holds"
        print(f"{given.mode}, {tables} tables: {said(told)}: {verdict}")
        held = max(held, 0 if short else tables)
        fell = fell or (bool(short) and tables <= must)
    code = common.figure(f"load ({given.mode})", f"holds with {held} tables of four", not fell)
    return code or (VOID if void else 0)


if __name__ == "__main__":
    sys.exit(main())
