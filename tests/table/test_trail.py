"""A trail is a tuple, however many have grown out of it."""

import random

import pytest

from spades.table.trail import Trail


def test_it_is_the_tuple_that_it_stands_for():
    rng = random.Random("trail")
    grown: list[tuple[Trail[int | None], tuple[int | None, ...]]] = [(Trail(), ())]
    for number in range(2000):
        trail, same = rng.choice(grown[-20:])
        item = number if rng.random() < 0.9 else None
        grown.append((trail.plus(item), (*same, item)))
    for trail, same in grown[::7]:
        assert trail == same
        assert tuple(trail) == same
        assert len(trail) == len(same)
        assert bool(trail) == bool(same)
        cut = slice(rng.randrange(-9, 99), rng.randrange(-9, 99))
        assert trail[cut] == same[cut]
        assert hash(trail) == hash(same)
        if same:
            assert (trail[0], trail[-1]) == (same[0], same[-1])
            assert list(reversed(trail)) == list(reversed(same))
        with pytest.raises(IndexError):
            trail[len(same)]


def test_two_that_differ_are_not_equal():
    one: Trail[int] = Trail[int]().plus(1)
    assert one != Trail[int]()
    assert one != (2,)
    assert one.plus(2) != one
    assert one != [1]


def test_a_log_of_ten_thousand_events_costs_no_square():
    trail = Trail[int]()
    for number in range(10_000):
        trail = trail.plus(number)
    other = trail
    shared = {id(trail._items)}
    for number in range(10):
        other = other.plus(number)
        shared.add(id(other._items))
    assert len(shared) == 1
    assert len(trail) == 10_000
