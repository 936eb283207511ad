"""Chance for tests: the same for ever, and fair."""

import random
from collections import Counter

import pytest

from spades.testing.chance import Lots, one_of, shuffled, some_of


def test_lots_are_the_same_for_ever():
    lots = Lots("a seed")
    assert [lots.randrange(100) for _ in range(8)] == [24, 52, 51, 79, 79, 24, 69, 62]


def test_lots_of_another_seed_are_others():
    one, other = Lots("a"), Lots("b")
    assert [one.randrange(1000) for _ in range(5)] != [other.randrange(1000) for _ in range(5)]


@pytest.mark.parametrize("rng", [random.Random(1), Lots("1")], ids=["python", "lots"])
def test_every_choice_comes_about_as_often_as_any_other(rng):
    orders = Counter(tuple(shuffled(rng, "abc")) for _ in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140
    pairs = Counter(some_of(rng, "abcd", 2) for _ in range(1200))
    assert len(pairs) == 6  # in the order in which they stand
    assert min(pairs.values()) > 140
    ones = Counter(one_of(rng, "abc") for _ in range(600))
    assert min(ones.values()) > 140
