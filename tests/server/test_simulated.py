"""Simulated matches under faults: the small size of ``bench/simulate.py``, and that it sees.

A failure names its seed; ``python bench/simulate.py --seed-of "…"`` runs it again alone.
"""

import asyncio
import contextlib
import dataclasses
from unittest.mock import patch

import pytest

import bench.simulate
from bench.leavers import matches_with_leavers
from bench.simulate import simulate
from bench.world import ALL, CALM, NETWORK
from spades import table
from spades.errors import StoreError
from spades.server import live
from spades.server.keeper import Keeper
from spades.server.live import Live
from spades.server.viewers import Viewers
from spades.testing import Broken

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("number", range(4))
def test_a_world_where_everything_goes_wrong_has_one_history(number):
    played = simulate(f"suite {number}", ALL, tables=3)
    assert played.counts["killed"]
    assert played.counts["late"]
    assert played.actions


def test_a_quiet_world_and_a_bad_network_have_one_history():
    assert simulate("suite calm", CALM, tables=3).hands
    assert simulate("suite network", NETWORK, tables=3).hands


def test_a_seed_is_the_same_world_each_time():
    one, other = (simulate("suite again", ALL, tables=2) for _ in range(2))
    rows = [[history.rows for history in played.histories] for played in (one, other)]
    assert rows[0] == rows[1]


def test_matches_that_people_leave_are_over_and_seats_go_back():
    found = matches_with_leavers("suite leavers 2")
    assert found["sat"]
    assert found["back"]


# --- the judge sees


@contextlib.contextmanager
def acknowledged_before_it_is_durable():
    appended = Live._appended

    async def hasty(self, *given):
        try:
            return await appended(self, *given)
        except StoreError:
            self._lost = False
            return True

    with patch.object(Live, "_appended", hasty):
        yield


@contextlib.contextmanager
def the_same_command_is_done_again():
    step = table.step

    def forgetful(before, *given):
        return step(dataclasses.replace(before, done={}), *given)

    with patch.object(live, "step", forgetful):
        yield


@contextlib.contextmanager
def now_and_then_a_viewer_misses_an_event():
    tell = Viewers._tell

    def some(self, entry, *given):
        missing = entry.version % 13 == 0 and self.connections
        left = self.connections.popitem() if missing else None
        tell(self, entry, *given)
        if left is not None:
            self.connections[left[0]] = left[1]

    with patch.object(Viewers, "_tell", some):
        yield


@contextlib.contextmanager
def who_was_connected_to_a_dead_process_stays_there():
    async def nothing(self):
        pass

    with patch.object(Keeper, "_cut_dead", nothing):
        yield


@contextlib.contextmanager
def nobody_takes_the_tables_of_the_dead():
    async def nothing(self):
        return 0

    with patch.object(Keeper, "_take_free", nothing):
        yield


@contextlib.contextmanager
def an_answer_comes_before_what_it_tells_of():
    tell = Viewers.tell

    def late(self, *given):
        asyncio.get_running_loop().call_later(0.2, tell, self, *given)

    with patch.object(Viewers, "tell", late):
        yield


@pytest.mark.parametrize(
    "fault",
    [
        acknowledged_before_it_is_durable,
        the_same_command_is_done_again,
        now_and_then_a_viewer_misses_an_event,
        who_was_connected_to_a_dead_process_stays_there,
        nobody_takes_the_tables_of_the_dead,
        an_answer_comes_before_what_it_tells_of,
    ],
    ids=lambda fault: fault.__name__,
)
def test_a_planted_fault_is_seen(fault, monkeypatch):
    monkeypatch.setattr(bench.simulate, "CALM_AFTER", 600.0)
    monkeypatch.setattr(bench.simulate, "BOUND", 2000.0)
    with fault(), pytest.raises(Broken):
        some_worlds()


def some_worlds():
    for number in range(12):
        simulate(f"suite fault {number}", ALL, tables=3)
