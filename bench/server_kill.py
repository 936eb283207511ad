"""kill -9 of the real server, at random moments and named points: is anything lost or done twice?

    python bench/server_kill.py --points 1000 --jobs 2
    python bench/server_kill.py --points 40 --planted

People and computers play at a few tables (``bench/party.py``). The server is killed, and started
again on what is left: at a moment drawn by the seed; or when it comes to a named point for the
n-th time (``bench/felled.py``: before the append, between the query and the commit, between the
commit and the answer, while it starts …); or right after the n-th change that it makes to its
files (``bench/disk.py``: a write, a sync, a truncation, in the middle of a commit or of a
checkpoint). The guests come back by themselves and ask again what was not answered. At the end of
a party

- every acknowledged command is in the log, once, where it was acknowledged;
- no command is there twice, every log is whole and can be played;
- no guest was told anything that later was not so;
- everybody is back at the right version, and play goes on.

``--planted`` acknowledges 20 ms before it writes; then commands must be found lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # as a file or as a module
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.disk import compiled, watched
from bench.felled import POINTS
from bench.party import AGAIN, SETTINGS, Party, check
from bench.serving import SERVE, Desk, Server
from spades.store.address import store_at

KILLS: Final = 20
"""Kills of one party, and so in one chunk."""
RARE: Final = ("created", "seated", "greeted", "joined", "parted", "snapshot", "leased", "beating")
"""Points that a life comes to only a few times."""
ONCE: Final = ("starting", "reading")
PATIENCE: Final = 4.0
"""Seconds after which a server that is ready and does not come to its point is killed anyway."""
BACK_SECONDS: Final = 60.0
GO_ON: Final = 40
"""Commands that are acknowledged at the end, to show that play goes on."""
WAYS: Final = ("moment", "disk", *POINTS)


def main() -> int:
    """Run the bench."""
    options = parser(__doc__)
    options.add_argument("--points", type=int, default=40, help="kills")
    options.add_argument("--planted", action="store_true", help="let it lose some, and see it")
    given = options.parse_args()
    chunks = range(-(-given.points // KILLS))
    sizes = {"seed": given.seed, "points": given.points}
    name = "server-kill-planted" if given.planted else "server-kill"
    work = partial(kills_of_a_party, given.seed, given.points, given.planted)
    done = in_chunks(name, sizes, chunks, work, given.jobs, given.fresh)
    there = ", ".join(f"{way} {done[way]}" for way in WAYS if done.get(way))
    told = (
        f"{done['kills']} kills -9 of the server ({there}), {done['acked']} commands "
        f"acknowledged: {done['lost']} lost, {done['twice']} done twice, "
        f"{done['wrong']} other faults"
    )
    if given.planted:
        return figure("server kill, acknowledged too early", told, bool(done["lost"]))
    return figure("server kill", told, not (done["lost"] or done["twice"] or done["wrong"]))


def kills_of_a_party(seed: str, points: int, planted: bool, chunk: int) -> dict[str, int]:
    """Kill the server of one party some twenty times; what was found."""
    first = chunk * KILLS
    numbers = range(first, min(points, first + KILLS))
    with tempfile.TemporaryDirectory(prefix="spades-kill-") as name:
        return asyncio.run(_kills(f"{seed} {chunk}", numbers, planted, Path(name)))


async def _kills(seed: str, numbers: Sequence[int], planted: bool, place: Path) -> dict[str, int]:
    chance = random.Random(seed)
    (place / "data").mkdir()
    database = f"sqlite:///{place}/data/tables.sqlite"
    server = Server(place, database, SETTINGS)
    party = Party(server, seed)
    figures = dict.fromkeys(("kills", "acked", "lost", "twice", "wrong"), 0)
    try:
        await server.start()
        party.begin()
        await party.more(GO_ON, BACK_SECONDS)
        for number in numbers:
            server.kill()
            way = "moment" if planted else WAYS[number % len(WAYS)]
            reached = await _life(server, place, way, chance, planted)
            figures["kills"] += 1
            figures[reached] = figures.get(reached, 0) + 1
        server.kill()
        server.command, server.environ = SERVE, {}
        await server.start()
        # Whose table was acknowledged too early, and lost, has nowhere to come back to.
        if not planted and not await _all_go_on(party):
            figures["wrong"] += 1
            print(f"{seed}: the party does not go on", file=sys.stderr)
        faults = [] if planted else party.faults
    finally:
        await party.end()
        server.end()
    for fault in faults:
        print(f"{seed}: {fault}", file=sys.stderr)
    if '"level": "error"' in server.log:
        faults.append("an error in the log")
        print(server.log[-3000:], file=sys.stderr)
    figures["wrong"] += len(faults)
    figures["acked"] = party.acknowledged
    acked = [(guest, len(guest.counts.acked)) for guest in party.guests]
    checked = await check(store_at(database), acked)
    for why in checked.faults:
        print(f"{seed}: {why}", file=sys.stderr)
    figures["lost"] += checked.lost
    figures["twice"] += checked.twice
    figures["wrong"] += len(checked.faults)
    return figures


async def _life(server: Server, place: Path, way: str, chance: random.Random, planted: bool) -> str:
    """One life of the server; how it really ended. It is not yet waited for."""
    server.command, server.environ = SERVE, {}
    if planted:
        server.command = ("-m", "bench.felled", "early", "0")
    elif way == "disk":
        library = place / "disk.so"
        if not library.exists():
            compiled(place)
        trace = place / "trace"
        trace.unlink(missing_ok=True)
        kill_at = chance.choice((chance.randrange(1, 12), chance.randrange(1, 1200)))
        server.environ = watched(library, place / "data", trace, kill_at=kill_at)
    elif way != "moment":
        nth = chance.randrange(1, 4 if way in RARE else 80) if way not in ONCE else 1
        server.command = ("-m", "bench.felled", way, str(nth))
    server.launch()
    assert server.process is not None
    if way == "moment" and chance.random() < 0.3:
        await asyncio.sleep(chance.uniform(0.0, 3.0))  # mostly while it starts
        return way
    with contextlib.suppress(RuntimeError):  # it has come to its point while it started
        await server.ready()
    try:
        seconds = chance.uniform(0.0, 2.0) if way == "moment" else PATIENCE
        await asyncio.to_thread(server.process.wait, seconds)
    except subprocess.TimeoutExpired:
        return "moment"
    return way


async def _all_go_on(party: Party) -> bool:
    """Whether everybody comes back, stands where the table does, and can act."""
    if not await party.more(GO_ON, BACK_SECONDS):
        return False
    playing = [guest for guest in party.playing if not guest.over.is_set()]
    for _ in range(round(BACK_SECONDS / AGAIN)):
        # Whoever sees the end of a match meanwhile goes home.
        if all(guest.here.is_set() or guest.over.is_set() for guest in playing):
            break
        await asyncio.sleep(AGAIN)
    else:
        return False
    async with Desk(party.server.door) as desk:
        for guest in playing:
            known = guest.version or 0
            told = (await desk.ask(f"/api/tables/{guest.table}")).json()
            if told["version"] < known:
                return False
    return True


if __name__ == "__main__":
    sys.exit(main())
