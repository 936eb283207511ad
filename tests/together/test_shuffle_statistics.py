"""The battery for shuffles: exact where it says so; a fair deck passes, a biased one does not."""

import math
from itertools import permutations

import numpy as np
import pytest

from bench import shuffle as bench
from bench.deck_statistics import (
    above_chi_square,
    allowed,
    judge,
    neighbour_statistic,
    place_statistic,
    tally,
)
from spades.cards import shuffle

EVEN = 20_000


def fair_decks(count: int, seed: int):
    """Decks by a generator that has nothing to do with the product."""
    return np.argsort(np.random.default_rng(seed).random((count, 52)), axis=1)


def table(found, name, size):
    cells = [found.get(f"{name} {cell}", 0) for cell in range(size * size)]
    return np.array(cells, dtype=float).reshape(size, size)


def test_small_decks_and_bounds_are_exact():
    assert bench.check_exact() == 2 + 6 + 24 + 120


@pytest.mark.parametrize("fault", ["modulus", "limit", "swap"])
def test_a_shuffle_that_is_not_exact_is_found(monkeypatch, fault):
    def below(words, n):
        word = next(words)
        if fault == "limit":  # one word too many is taken
            limit = 2**32 // n * n + 1
            while word >= limit:
                word = next(words)
        return word % (n - 1 if fault == "swap" and n > 2 else n)

    monkeypatch.setattr(shuffle, "_below", below)
    with pytest.raises(AssertionError):
        bench.check_exact()


@pytest.mark.parametrize("size", [4, 5, 6])
def test_over_all_orders_each_statistic_has_the_mean_that_is_claimed(size):
    sums = {"places": 0.0, "neighbours": 0.0, "rises": 0.0, "squares": 0.0}
    freedom = 0
    orders = list(permutations(range(size)))
    for order in orders:
        found = tally(np.array([order]))
        sums["places"] += place_statistic(table(found, "place", size), 1)
        value, freedom = neighbour_statistic(table(found, "next", size), 1)
        sums["neighbours"] += value
        sums["rises"] += found["rises"]
        sums["squares"] += found["rises"] ** 2
    mean = {name: total / len(orders) for name, total in sums.items()}
    assert mean["places"] == pytest.approx((size - 1) ** 2)
    assert mean["neighbours"] == pytest.approx(freedom)
    assert mean["rises"] == pytest.approx((size - 1) / 2)
    assert mean["squares"] - mean["rises"] ** 2 == pytest.approx((size + 1) / 12)


def test_over_all_pairs_of_orders_what_is_left_of_a_deck_has_the_moments_that_are_claimed():
    size = 4
    orders = np.array(list(permutations(range(size))))
    stays, drifts = [], []
    for order in orders:
        found = tally(np.array([orders[0], order]))
        stays.append(found["stay"])
        drifts.append(found["drift"])
    assert (np.mean(stays), np.var(stays)) == pytest.approx((1, 1))
    spread = (size * (size**2 - 1) / 3) ** 2 / (size - 1)
    assert (np.mean(drifts), np.var(drifts)) == pytest.approx((0, spread))


def test_the_probabilities_of_a_chi_square_are_those_of_the_tables():
    for value, freedom, above in [
        (6.634897, 1, 0.01),
        (9.210340, 2, 0.01),
        (7.814728, 3, 0.05),
        (18.307038, 10, 0.05),
        (124.342113, 100, 0.05),
    ]:
        assert above_chi_square(value, freedom) == pytest.approx(above, abs=1e-6)
    assert above_chi_square(2601, 2601) == pytest.approx(0.5, abs=0.01)
    assert above_chi_square(0, 5) == 1
    assert math.isclose(above_chi_square(1e-9, 2601), 1)


def test_the_limit_for_many_questions_is_that_of_all_together():
    assert (1 - allowed(26)) ** 26 == pytest.approx(0.99)


def test_fair_decks_pass_and_their_probabilities_are_spread_evenly():
    told = [judge(tally(fair_decks(2000, seed))) for seed in range(12)]
    assert not any(bench.failed(chances) for chances in told)
    chances = np.array([list(one.values()) for one in told])
    assert 0.4 < chances.mean() < 0.6
    assert 0.05 < (chances < 0.1).mean() < 0.2


def test_the_counts_of_chunks_add_up_to_those_of_all_but_for_the_pairs_between_them():
    decks = fair_decks(300, 1)
    whole, parts = tally(decks), [tally(decks[:100]), tally(decks[100:])]
    for name in whole.keys() - {"pairs", "stay", "drift"}:
        assert whole[name] == sum(part.get(name, 0) for part in parts), name
    assert whole["pairs"] == 1 + sum(part["pairs"] for part in parts)


@pytest.mark.parametrize("name", ["naive", "remainder"])
def test_a_biased_shuffle_fails(name):
    assert len(bench.failed(judge(tally(bench.biased(name, bench.CONTROL, 1))))) >= 2


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("again", {"stay", "drift"}),  # every deck is dealt twice
        ("sorted hands", {"rises", "places"}),
        ("aces south", {"seat 2, aces"}),
        ("pairs", {"neighbours"}),  # the ace of clubs likes to lie on the king
    ],
)
def test_each_kind_of_favour_is_found_by_the_question_that_is_for_it(fault, found):
    decks = fair_decks(6000, 3)
    rng = np.random.default_rng(4)
    if fault == "again":
        decks[1::2] = decks[::2]
    elif fault == "sorted hands":
        decks.sort(axis=1)
    elif fault == "aces south":
        for row in np.flatnonzero(rng.random(len(decks)) < 0.1):
            here = np.flatnonzero(decks[row] % 13 == 12)[0]
            decks[row, [here, 26]] = decks[row, [26, here]]
    else:
        for row in np.flatnonzero(rng.random(len(decks)) < 0.08):
            king = int(np.flatnonzero(decks[row] == 11)[0])
            ace = int(np.flatnonzero(decks[row] == 12)[0])
            after = (king + 1) % 52
            decks[row, [ace, after]] = decks[row, [after, ace]]
    assert found <= set(bench.failed(judge(tally(decks))))


def test_the_deals_that_are_tested_are_those_of_a_table():
    decks = list(bench.table_decks("seed", 0))
    assert len(decks) == bench.OF_A_CHAIN
    assert all(sorted(deck) == list(range(52)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(decks)
    assert decks != list(bench.table_decks("seed", 1))


@pytest.mark.slow
def test_a_small_run_of_the_bench_proves_and_refuses_its_records():
    found = bench.records(["a test", 0, 10])
    assert found == {"records": 10, "lies": 10, "programs": 2}


@pytest.mark.slow
def test_twenty_thousand_deals_of_a_table_pass():
    told = judge(bench.deals(["a test", 0, EVEN // bench.OF_A_CHAIN]))
    assert not bench.failed(told)
