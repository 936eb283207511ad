"""The benches that kill a server and cut its power: what they count as lost, and where they cut."""

import asyncio
import json
import random

import pytest

from bench.disk import Record
from bench.felled import POINTS
from bench.guest import Door, Guest
from bench.party import check, twice
from bench.server_kill import WAYS
from bench.server_power import Trace
from spades.server.rows import row_of, summary_of
from spades.store.memory import MemoryStore
from spades.store.port import Opening, Row
from spades.table import Plan, Sit, new_table, step


@pytest.mark.parametrize("point", POINTS)
def test_every_named_point_is_a_place_in_the_server(point):
    owner, name, _, _ = POINTS[point]
    assert callable(getattr(owner, name))
    assert point in WAYS


def guest(table="table", seat=0, acked=()):
    one = Guest(Door("http://127.0.0.1"), table, seat, "token", 0)
    one.counts.acked.update(acked)
    return one


class Kept(MemoryStore):
    """It is looked at after it was closed."""

    async def close(self):
        pass


async def a_store(*people):
    """A table in a store, at which these guests sit."""
    plan = Plan.from_json({"rules": {"preset": "partnership"}, "seats": ["person"] * 4})
    table, rows = new_table(plan, 1.0), []
    for one in people:
        table, told = step(table, Sit(f"sit {one.seat}", "Ani", one.key, one.seat), 1.0)
        assert told.entry is not None
        rows.append(row_of(told.entry))
    store = Kept()
    await store.start()
    opening = Opening("table", 1.0, json.dumps(plan.to_json()).encode(), bytes(32))
    await store.create(opening, rows, summary_of(table, 1.0))
    return store, rows


def test_what_is_there_is_not_lost_and_what_is_not_there_is():
    ani = guest()
    store, rows = asyncio.run(a_store(ani))
    ani.counts.acked = {"a1": rows[-1].end}
    assert asyncio.run(check(store, [(ani, 0)])) == (0, 0, ())
    assert asyncio.run(check(store, [(ani, 1)])).lost == 1


def test_a_seat_that_was_given_and_is_nobody_s_is_a_fault():
    ani = guest()
    store, _ = asyncio.run(a_store())
    (fault,) = asyncio.run(check(store, [(ani, 0)])).faults
    assert "seat 0 is not its owner's" in fault


def test_a_table_that_is_gone_is_lost():
    store, _ = asyncio.run(a_store())
    assert asyncio.run(check(store, [(guest("another"), 0)])).lost == 1


def test_the_same_command_in_two_rows_was_done_twice():
    rows = [Row(0, 1, "0 a1", 0.0, b"[]"), Row(1, 1, "0 a2", 0.0, b"[]")]
    assert twice(rows) == 0
    assert twice([*rows, Row(2, 1, "0 a1", 0.0, b"[]")]) == 1


def test_a_cut_has_promised_what_was_told_before_it_and_nothing_else():
    ani = guest(acked={"a1": 1, "a2": 2})
    records = [Record("W", "file", 1, 0, b"") for _ in range(10)]
    trace = Trace(records, [10 * n for n in range(1, 11)], [(25, ani, 1), (60, ani, 2)])
    assert trace.promised({}, 2) == {}
    assert trace.promised({}, 3) == {ani: 1}
    assert trace.promised({}, 5) == {ani: 1}
    assert trace.promised({}, 6) == {ani: 2}
    assert trace.promised({ani: 2}, 0) == {ani: 2}, "an earlier run's promises hold"
    cuts = trace.cuts(20, random.Random(0))
    assert len(cuts) == 20
    assert cuts == sorted(cuts)
    assert cuts.count(3) + cuts.count(6) >= 10, "half of them right after something was told"
