"""The solver's workspace: its bounds and limits; one question leaves the next alone."""

import random
import threading

import pytest

from spades.errors import UsageError
from spades.kernel import memory
from spades.kernel.solver import TABLE_MEGABYTES, Workspace, solve
from spades.rules import PRESETS
from spades.testing import random_deal
from spades.testing.perft import small_hand
from tests.kernel.positions import Wanted, positions

pytestmark = pytest.mark.slow

FOUR = PRESETS["partnership"]


def whole_hand(bids):
    return small_hand(FOUR, random_deal(random.Random("a whole hand")).hands, bids)


def test_no_question_reaches_into_the_table():
    workspace = Workspace()
    workspace.solve(whole_hand((0, 0, 0, 0)), nodes=1)  # a class for each player, 13 tricks
    assert 150_000 < workspace._words[memory.FREE] <= memory.TABLE_BEGINS


@pytest.mark.parametrize("megabytes", [1, 7, TABLE_MEGABYTES])
def test_a_workspace_is_as_large_as_it_says(megabytes):
    workspace = Workspace(megabytes)
    stated = (megabytes << 20) + 8 * memory.TABLE_BEGINS
    assert workspace._words.nbytes == stated
    assert workspace._words[memory.POOL] < workspace._words[memory.POOL_END] == stated // 8


@pytest.mark.parametrize("megabytes", [0, -1, 1 << 20, True, 1.5])
def test_a_size_that_makes_no_sense_is_refused(megabytes):
    with pytest.raises(UsageError) as told:
        Workspace(megabytes)
    assert told.value.code == "solve.memory"


def test_the_same_question_takes_the_same_nodes_whatever_was_asked_before():
    stream = positions("in any order", Wanted(5))
    asked = [next(stream) for _ in range(20)]
    fresh = [Workspace(8).solve(state) for state in asked]
    one = Workspace(8)
    assert [one.solve(state) for state in reversed(asked)] == fresh[::-1]


def test_a_search_can_be_stopped_from_another_thread():
    workspace = Workspace()
    state = whole_hand((0, 0, 0, 0))
    threading.Timer(0.2, workspace.stop).start()
    told = workspace.solve(state)
    assert not told.proven
    assert told.low < told.high
    assert told.nodes > 1000


def test_two_threads_solve_at_once_and_agree_with_one():
    stream = positions("two threads", Wanted(5))
    asked = [next(stream) for _ in range(30)]
    alone = [solve(state) for state in asked]
    found = {}

    def work(name):
        found[name] = [solve(state) for state in asked]

    threads = [threading.Thread(target=work, args=(name,)) for name in ("one", "other")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {"one": alone, "other": alone}
