"""Matches that people leave: they finish, and a seat is its owner's again as soon as it is back.

In the worlds of ``bench/simulate.py`` people go on purpose and drop out, for seconds or for good,
at tables of both games where a computer sits in. A match counts if a computer sat in for somebody
in the middle of it. Its history holds, and beyond that: a computer sits in only for whoever is
away or let their clock run out, it is told with its name, and in the very entry in which the
owner is connected again the seat is given back.

    python bench/leavers.py --matches 1000 --jobs 2
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.history import History
from bench.person import Habits
from bench.simulate import drawn_plan, simulate
from bench.world import NETWORK
from spades.table import Plan
from spades.table.events import Attached, GaveBack, SatIn
from spades.testing import Broken
from spades.testing.invariants import require

CHUNK = 10
RESTLESS = Habits(pace=0.5, whim=6.0, drops=0.2, goes=0.3, returns=0.85, ends=0.0, hosts=0.02)


def drawn(rng: random.Random) -> tuple[Plan, Habits]:
    """A table where computers sit in soon, and restless people."""
    plan = drawn_plan(rng).to_json()
    plan["options"] |= {
        "when_left": "computer",
        "grace_left": rng.choice((0, 2, 10)),
        "grace_dropped": rng.choice((0, 5, 40)),
        "empty_seconds": 600,
    }
    return Plan.from_json(plan), RESTLESS


def check_seats(history: History) -> tuple[int, int]:
    """How often a computer sat in, and how often a seat went back. Raises Broken."""
    sat, back = 0, 0
    for entry in history.entries:
        before = history.after[entry.version]
        after = history.after[entry.version + len(entry.events)]
        for event in entry.events:
            if isinstance(event, SatIn):
                sat += 1
                absent = not before.seats[event.seat].is_present or not after.seats[event.seat].name
                require(absent or event.why == "time", "sat in for somebody who is there", entry)
                require(event.player == after.seats[event.seat].sitter, "another sits in", entry)
            elif isinstance(event, Attached):
                seat = after.seats[event.seat]
                require(seat.sitter is None, "the owner is back, and the computer stays", entry)
            elif isinstance(event, GaveBack):
                back += 1
                require(after.seats[event.seat].is_persons, "given back to nobody", entry)
    return sat, back


def matches_with_leavers(seed: str) -> dict[str, int]:
    """One world: its matches in which a computer sat in. Raises Broken, which names the seed."""
    played = simulate(seed, NETWORK, drawn=drawn)
    found = {"matches": 0, "sat": 0, "back": 0, "hands": 0}
    for history in played.histories:
        try:
            sat, back = check_seats(history)
        except Broken as broken:
            raise Broken(f"seed {seed!r}: {broken}") from broken
        if sat:
            found["matches"] += 1
            found["sat"] += sat
            found["back"] += back
            found["hands"] += history.hands
    return found


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: its seed and number, and how many matches."""
    seed, number, matches = task
    total = {"matches": 0, "sat": 0, "back": 0, "hands": 0}
    world = 0
    while total["matches"] < matches:
        for name, value in matches_with_leavers(f"{seed} {number}.{world}").items():
            total[name] += value
        world += 1
    return total


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--matches", type=int, default=1_000)
    given = options.parse_args()
    tasks = [[given.seed, number, CHUNK] for number in range(-(-given.matches // CHUNK))]
    sizes = {"matches": given.matches, "seed": given.seed}
    found = in_chunks("leavers", sizes, tasks, chunk, given.jobs, given.fresh)
    return figure(
        "leavers",
        f"{found['matches']:,} of {given.matches:,} matches that people left are over; "
        f"{found['sat']:,} times a computer sat in, {found['back']:,} times the owner came back",
        found["matches"] >= given.matches and found["back"] > 0,
    )


if __name__ == "__main__":
    sys.exit(main())
