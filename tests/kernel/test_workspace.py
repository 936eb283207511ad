"""The solver's workspace: its bounds and limits; one question leaves the next alone."""

import random
import threading

import numpy as np
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


@pytest.mark.parametrize("nodes", [0, -1, 1.5, True, "9", float("inf"), 1 << 62, 10**19])
def test_a_node_limit_that_makes_no_sense_is_refused(nodes):
    with pytest.raises(UsageError) as told:
        solve(whole_hand((3, 3, 3, 3)), nodes=nodes)
    assert (told.value.code, told.value.facts["option"]) == ("solve.limit", "nodes")


@pytest.mark.parametrize("seconds", [0, -1, True, "9", float("inf"), float("nan"), 1e10])
def test_a_time_limit_that_makes_no_sense_is_refused(seconds):
    with pytest.raises(UsageError) as told:
        solve(whole_hand((3, 3, 3, 3)), seconds=seconds)
    assert (told.value.code, told.value.facts["option"]) == ("solve.limit", "seconds")


def test_the_node_limit_holds_for_value_cards_and_line_together():
    stream = positions("limits", Wanted(7))
    for state in (next(stream) for _ in range(20)):
        whole = solve(state, cards=True, line=True)
        for nodes in (1, 2, whole.nodes // 2, whole.nodes - 1, whole.nodes + 1):
            if nodes >= 1:
                assert solve(state, cards=True, line=True, nodes=nodes).nodes <= nodes


@pytest.mark.parametrize("goal", [None, 3, ["score"], "points"])
def test_an_unknown_goal_is_refused(goal):
    with pytest.raises(UsageError) as told:
        solve(whole_hand((3, 3, 3, 3)), goal)
    assert told.value.code == "solve.goal"


@pytest.mark.parametrize(
    ("payoff", "reason"),
    [
        ([[1, 2], [3]], "kind"),
        (np.zeros((14, 14)), "shape"),
        (np.zeros((14,) * 4, dtype=complex), "kind"),
        (np.full((14,) * 4, "1"), "kind"),
        (np.full((14,) * 4, np.nan), "finite"),
        (lambda tricks: "1", "kind"),
        (lambda tricks: None, "kind"),
        (lambda tricks: 10**400, "finite"),
        (lambda tricks: float("inf"), "finite"),
    ],
    ids=["ragged", "shape", "complex", "texts", "nan", "text", "none", "huge", "infinite"],
)
def test_a_payoff_of_no_numbers_is_refused_with_the_true_reason(payoff, reason):
    with pytest.raises(UsageError) as told:
        solve(next(positions("payoffs", Wanted(3, game="partnership"))), payoff=payoff)
    assert (told.value.code, told.value.facts["reason"]) == ("solve.payoff", reason)


def test_what_a_payoff_says_of_impossible_outcomes_does_not_matter():
    state = next(positions("payoffs", Wanted(4, game="partnership")))
    table = np.full((14,) * 4, np.nan)
    for tricks in np.ndindex(*table.shape):
        if sum(tricks) == sum(state.taken) + 4 and all(map(int.__ge__, tricks, state.taken)):
            table[tricks] = tricks[0] + tricks[2] - sum(state.taken[::2])
    found = solve(state, payoff=table, line=True)
    assert found.value == solve(state, "tricks").value
    assert found.line
