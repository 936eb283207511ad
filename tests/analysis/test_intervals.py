"""Means, and how sure they are."""

import math
import random

import pytest

from spades.analysis.intervals import estimate, estimate_rate, student

# Two-sided 5 % points of Student's t, from printed tables.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 29: 2.045, 120: 1.980}


@pytest.mark.parametrize(("degrees", "point"), TABLE.items())
def test_students_points_are_those_of_the_tables(degrees, point):
    assert student(degrees) == pytest.approx(point, rel=0.0015)


def test_of_equal_groups_it_is_the_mean_of_their_means_with_students_interval():
    groups = [[1.0, 3.0], [2.0, 6.0], [0.0, 0.0]]
    means = [2.0, 4.0, 0.0]
    spread = math.sqrt(sum((m - 2) ** 2 for m in means) / 2)
    found = estimate(groups)
    assert found.mean == 2
    assert found.high == pytest.approx(2 + 4.303 * spread / math.sqrt(3), rel=1e-3)
    assert found.low == pytest.approx(2 - 4.303 * spread / math.sqrt(3), rel=1e-3)


def test_two_legs_that_cancel_are_no_spread():
    assert estimate([[5.0, -5.0], [80.0, -80.0]]) == estimate([[0.0, 0.0], [0.0, 0.0]])


def test_without_two_groups_there_is_no_interval():
    assert estimate([]).mean is None
    assert estimate([[], []]).mean is None
    assert (estimate([[3.0, 5.0]]).mean, estimate([[3.0, 5.0]]).low) == (4, None)
    assert estimate([[3.0], []]).low is None


def test_groups_of_different_sizes_count_by_their_values():
    assert estimate([[1.0], [4.0, 4.0]]).mean == 3


def test_a_rate_stays_between_0_and_1_and_a_clean_sweep_is_no_certainty():
    found = estimate_rate([[1.0, 1.0], [1.0, 0.5], [1.0, 1.0]])
    assert (found.low or 0) >= 0
    assert found.high == 1
    sweep = estimate_rate([[1.0, 1.0]] * 10)
    # Clopper and Pearson for 10 of 10.
    assert (sweep.mean, sweep.high) == (1, 1)
    assert sweep.low == pytest.approx(0.6915, abs=1e-4)
    assert estimate_rate([[0.0, 0.0]] * 10).high == pytest.approx(0.3085, abs=1e-4)


def test_the_interval_holds_the_truth_in_about_95_of_100():
    rng = random.Random(5)
    held = 0
    for _ in range(1000):
        shared = [rng.gauss(10, 40) for _ in range(12)]
        groups = [[s + rng.gauss(0, 20), s + rng.gauss(0, 20)] for s in shared]
        found = estimate(groups)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 10 <= found.high
    assert 930 <= held <= 970


def test_pairs_that_all_split_leave_doubt():
    few, many = estimate_rate([[1.0, 0.0]] * 2), estimate_rate([[1.0, 0.0]] * 200)
    assert few.mean == many.mean == 0.5
    assert few.low is not None
    assert many.low is not None
    assert few.low < 0.1 < 0.48 < many.low < 0.5
