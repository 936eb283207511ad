"""Matches in a world where everything goes wrong, judged by what everybody was told.

One or two server processes on one store, people and spectators who drop, come back, open second
tabs, kick, vote, talk and try what is not allowed; a network that is slow, breaks and half breaks;
a store that fails before and after the deed; processes that die at any moment; clocks that jump.
Both games, random rules, fair deals, all options. Everything is the real server but the network,
the disk and the clock, in virtual time and by seed (``bench/world.py``).

A match counts if it is over within the bound of virtual time, and its history holds
(``bench/history.py``): no acknowledged command lost, none done twice, none overtaken; every
viewer's stream a part of one order; each view the fold of what its viewer was told, and the same
as a fresh state; state = fold(log) = replay(record(log)).

    python bench/simulate.py --hands 20000 --jobs 2
    python bench/simulate.py --seed-of "spades 17.0"    a failure again, alone
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.history import History, history_of, judge
from bench.person import Habits, Person
from bench.virtual import run
from bench.world import ALL, CALM, NETWORK, Quiet, Trouble, World
from spades.errors import SpadesError
from spades.rules import GAMES, Rules
from spades.table import Options, Plan
from spades.testing import Broken, random_rules

TABLES: Final = 5
"""Tables in a world."""
CHUNK: Final = 20
"""Hands in a chunk, about: a world is lived to its end."""
CALM_AFTER: Final = 2400.0
"""Seconds after which nothing new goes wrong, so that a match has to end."""
BOUND: Final = 4 * 3600.0
"""Seconds after which a match that is not over never will be."""
AFTERWARDS: Final = 200.0


Drawn = Callable[[random.Random], tuple[Plan, Habits | None]]


@dataclass(frozen=True)
class Played:
    """A world whose histories held."""

    histories: tuple[History, ...]
    seconds: float
    counts: dict[str, int]

    @property
    def hands(self) -> int:
        return sum(history.hands for history in self.histories)

    @property
    def actions(self) -> int:
        return sum(history.actions for history in self.histories)


def drawn_plan(rng: random.Random) -> Plan:
    """A table of either game, at most three hands, some of its seats for computers."""
    rules = random_rules(rng, rng.choice(GAMES))
    short = rules.to_json() | {"max_hands": rng.choice((1, 1, 2, 3))}
    rules = Rules.from_json(short)
    people = rng.randrange(1, rules.seats + 1)
    kinds = ["person"] * people + ["simple"] * (rules.seats - people)
    rng.shuffle(kinds)
    options = Options(
        turn_seconds=rng.choice((None, None, 5, 20, 60)),
        grace_left=rng.choice((0, 10, 10, 30)),
        grace_dropped=rng.choice((0, 5, 40, 40)),
        when_left=rng.choice(("computer", "computer", "computer", "wait")),
        accept_win=rng.random() < 0.4,
        sitter=rng.choice(("simple", "random")),
        pace=rng.choice((0, 0.3, 1.0, 1.0)),
        spectators=rng.choice(("none", "public", "public", "after")),
        take_back=rng.random() < 0.8,
        redeals=rng.choice((0, 1, 3)),
        vote_seconds=rng.choice((5, 30)),
        talk=rng.random() < 0.8,
        listed=rng.random() < 0.5,
        by_host=rng.random() < 0.3,
        opening_seconds=rng.choice((1, 10)),
        empty_seconds=rng.choice((60, 600, 3600)),
    )
    return Plan(rules, tuple(kinds), options, fair=rng.random() < 0.5)


def simulate(
    seed: str,
    trouble: Trouble | None = None,
    tables: int = TABLES,
    drawn: Drawn | None = None,
) -> Played:
    """The world of a seed, with so many tables. Raises Broken, which names the seed.

    ``drawn``: the plan of a table, and how all people at it are; else these are drawn, too.
    """
    drawn = drawn or (lambda rng: (drawn_plan(rng), None))
    with Quiet() as quiet:
        try:
            return run(partial(_live, seed, trouble, tables, drawn, quiet))
        except (SpadesError, AssertionError) as error:
            raise Broken(f"seed {seed!r}: {error}") from error


async def _live(
    seed: str, trouble: Trouble | None, tables: int, drawn: Drawn, quiet: Quiet
) -> Played:
    rng = random.Random(f"{seed} world")
    some = rng.choice((CALM, NETWORK, ALL, ALL, ALL))
    world = World(seed, some if trouble is None else trouble, rng.choice((1, 2, 2)))
    await world.start()
    matches = [await _opened(world, rng, number, *drawn(rng)) for number in range(tables)]
    seconds = await _until_over(world, matches, quiet)
    await asyncio.sleep(AFTERWARDS)
    histories = []
    for table, people in matches:
        _all_know(people)
        histories.append(judge(world, table, people))
        for person in people:
            person.leave_for_good()
    world.check(quiet.lines)
    await asyncio.sleep(3 * AFTERWARDS)
    for (table, _), history in zip(matches, histories, strict=True):
        _is_put_away(world, table, history)
    await world.close()
    world.check(quiet.lines)
    return Played(tuple(histories), seconds, world.counts)


async def _opened(
    world: World, rng: random.Random, number: int, plan: Plan, habits: Habits | None
) -> tuple[str, list[Person]]:
    """A table, and the people who will come to it."""
    table = await world.open(plan)
    people = [
        Person(world, table, f"p{number}.{one}", habits or drawn_habits(rng))
        for one in range(plan.kinds.count("person") + rng.randrange(2))
    ]
    people += [
        Person(world, table, f"s{number}.{one}", habits or drawn_habits(rng), True)
        for one in range(rng.randrange(3))
    ]
    for person in people:
        person.come(rng.uniform(0, 10))
    return table, people


def drawn_habits(rng: random.Random) -> Habits:
    return Habits(
        pace=rng.choice((0.3, 1.0, 2.0)),
        whim=rng.choice((5.0, 15.0, 60.0)),
        ends=rng.choice((0.0, 0.0, 0.02)),
        returns=rng.choice((1.0, 0.95, 0.5)),
    )


async def _until_over(world: World, matches: list[tuple[str, list[Person]]], quiet: Quiet) -> float:
    """Wait until all logs say that the match is over, or the table closed."""
    while not all(_is_over(world, table) for table, _ in matches):
        await asyncio.sleep(5)
        world.check(quiet.lines)
        if world.time > CALM_AFTER:
            world.calm()
        if world.time > BOUND:
            raise Broken("; ".join(_stuck(world, *match) for match in matches))
    ended = world.time
    world.calm()
    return ended


def _is_over(world: World, table: str) -> bool:
    kept = world.shelf.tables.get(table)
    return kept is None or kept.summary.status == "over"


def _stuck(world: World, table: str, people: list[Person]) -> str:
    """What a match that does not end waits for."""
    if _is_over(world, table):
        return f"{table} is over"
    told = history_of(world, table).table
    drivers = [
        process.name
        for process in world.processes
        if table in process.hub.tables and process.hub.tables[table].drives
    ]
    return (
        f"{table} is not over: phase {told.phase}, to act {told.to_act}, needs {told.needs}, "
        f"proposal {told.proposal}, empty {told.empty_since}, at {told.at}, driven by {drivers}, "
        f"{told.seats}, {[(person, person.gone, person.wire) for person in people]}"
    )


def _all_know(people: list[Person]) -> None:
    """Whoever is still connected has heard that it is over."""
    for person in people:
        if person.wire is not None and person.wire.open and not person.over:
            raise Broken(f"{person} was never told that the match is over")


def _is_put_away(world: World, table: str, history: History) -> None:
    """Nobody looks on any more: of a match the record is kept, of a table without one nothing."""
    if table in world.shelf.tables:
        raise Broken("a finished match is still among the tables")
    if (table in world.shelf.records) != (history.table.state is not None):
        raise Broken("the record of a match is not kept, or one of no match is")
    for process in world.processes:
        if table in process.hub.tables:
            raise Broken("a finished match is still in memory")


# --- the bench


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: its seed and number, and how many hands."""
    seed, number, hands = task
    total = {"hands": 0, "matches": 0, "actions": 0, "crashes": 0}
    world = 0
    while total["hands"] < hands:
        played = simulate(f"{seed} {number}.{world}")
        total["hands"] += played.hands
        total["actions"] += played.actions
        total["matches"] += len(played.histories)
        total["crashes"] += played.counts.get("killed", 0)
        world += 1
    return total


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--hands", type=int, default=20_000)
    options.add_argument("--seed-of", help="one match again, by the seed that a failure told")
    given = options.parse_args()
    if given.seed_of is not None:
        played = simulate(given.seed_of)
        print(f"{played.hands} hands, {played.actions} actions, {played.counts}: it holds")
        return 0
    tasks = [[given.seed, number, CHUNK] for number in range(-(-given.hands // CHUNK))]
    sizes = {"hands": given.hands, "seed": given.seed}
    found = in_chunks("simulate", sizes, tasks, chunk, given.jobs, given.fresh)
    return figure(
        "simulated hands",
        f"{found['hands']:,} of {given.hands:,} in {found['matches']:,} matches, "
        f"{found['actions']:,} actions, {found['crashes']:,} crashes; all histories hold",
        found["hands"] >= given.hands,
    )


if __name__ == "__main__":
    sys.exit(main())
