"""Limits: what is taken comes back with time, nobody is forgotten early, proxies are not fooled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.server.limits import (
    Bucket,
    Limits,
    Places,
    client_address,
    read_address,
    read_network,
    sender,
)

times = st.lists(st.floats(0, 20), min_size=1, max_size=60).map(sorted)


def test_a_bucket_gives_its_burst_at_once_and_its_rate_after():
    bucket = Bucket(rate=2, burst=5)
    assert [bucket.take(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.wait(100.0) == pytest.approx(0.5)
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(200.0) for _ in range(6)] == [True] * 5 + [False]


def test_what_is_refused_takes_nothing():
    bucket = Bucket(rate=1, burst=2)
    assert bucket.take(0.0, 2)
    for _ in range(100):
        assert not bucket.take(0.5)
    assert bucket.take(1.0)


def test_dear_things_take_more():
    bucket = Bucket(rate=1, burst=10)
    assert bucket.take(0.0, 8)
    assert not bucket.take(0.0, 3)
    assert bucket.wait(0.0, 3) == pytest.approx(1)
    assert bucket.take(0.0, 2)


@given(times, st.floats(0.1, 10), st.integers(1, 8))
def test_in_any_time_no_more_is_given_than_burst_and_rate(clock, rate, burst):
    bucket = Bucket(rate, burst)
    taken = [now for now in clock if bucket.take(now)]
    for start, first in enumerate(taken):
        for end, last in enumerate(taken[start:], 1):
            assert end <= burst + rate * (last - first) + 1e-6


@given(times, st.floats(0.1, 10), st.integers(1, 8))
def test_the_time_to_wait_is_enough_and_not_too_long(clock, rate, burst):
    bucket = Bucket(rate, burst)
    for now in clock:
        wait = bucket.wait(now)
        if wait:
            assert not bucket.take(now)
            assert bucket.wait(now + wait * 0.99)
            assert not bucket.wait(now + wait + 1e-6)
        else:
            assert bucket.take(now)


def test_a_clock_that_is_set_back_locks_nobody_out():
    bucket = Bucket(rate=1, burst=3)
    for _ in range(3):
        assert bucket.take(1_000_000.0)
    assert bucket.wait(5.0) <= 1.0 + 1e-6
    assert bucket.take(6.1)


def test_a_rate_of_nothing_is_no_limit():
    bucket, limits = Bucket(0, 1), Limits(0, 1)
    assert all(bucket.take(0.0) and limits.take("a", 0.0) for _ in range(1000))
    assert (bucket.wait(0.0), limits.wait("a", 0.0), len(limits)) == (0, 0, 0)


def test_senders_do_not_use_up_each_others_tokens():
    limits = Limits(rate=1, burst=2)
    assert [limits.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limits.take("b", 0.0)
    assert limits.wait("a", 0.0) == pytest.approx(1)
    assert limits.wait("c", 0.0) == 0


@given(st.lists(st.tuples(st.integers(0, 5), st.floats(0, 2)), max_size=80))
def test_being_forgotten_gains_nobody_a_token(asks):
    """However often it is swept, each sender gets what a bucket of its own gives."""
    limits, own, now = Limits(1.5, 3), {str(n): Bucket(1.5, 3) for n in range(6)}, 0.0
    for who, later in asks:
        now += later
        assert limits.take(str(who), now) == own[str(who)].take(now)
        limits.sweep(now)


def test_whoever_is_quiet_is_forgotten():
    limits = Limits(rate=1, burst=2)
    limits.take("a", 0.0)
    limits.take("b", 0.5)
    limits.sweep(0.9)
    assert len(limits) == 2
    limits.sweep(1.2)
    assert len(limits) == 1
    limits.forget("b")
    assert len(limits) == 0


def test_memory_holds_those_who_are_active_and_not_all_who_ever_came():
    limits = Limits(rate=10, burst=1)
    most = 0
    for number in range(20_000):
        limits.take(str(number), number / 1000)  # a hundred are active at a time
        most = max(most, len(limits))
    assert most <= 2 * 101 + 2


def test_beyond_the_most_new_senders_share_one_bucket():
    limits = Limits(rate=0.001, burst=2, most=3)
    assert all(limits.take(key, 0.0) for key in "abc")
    assert [limits.take(key, 0.0) for key in "defg"] == [True, True, False, False]
    assert limits.wait("h", 0.0) > 0
    assert limits.take("a", 0.0)
    assert len(limits) == 3


def test_places_are_taken_and_given_back():
    places = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert places.take("b")
    places.give_back("a")
    assert places.take("a")
    for _ in range(2):
        places.give_back("a")
    places.give_back("b")
    places.give_back("b")  # once too often takes nothing from anybody
    assert (len(places), places.taken("a")) == (0, 0)
    assert all(Places(0).take("a") for _ in range(100))


# --- who it is

TRUSTED = [read_network("10.0.0.0/8"), read_network("fd00::/8")]


@pytest.mark.parametrize(
    ("peer", "forwarded", "want"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        # Nobody asked a stranger where he comes from.
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        # What the client wrote itself stands further left.
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1, 10.9.9.9"], "198.51.100.1"),
        ("10.0.0.1", ["10.1.1.1, 10.2.2.2"], "10.1.1.1"),
        ("10.0.0.1", ["198.51.100.1, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["1.2.3.4, , "], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("fd00::1", ["[2001:db8::5]:443"], "2001:db8::5"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["::ffff:10.0.0.2, 198.51.100.1, ::ffff:10.0.0.3"], "198.51.100.1"),
        (None, ["198.51.100.1"], None),
        ("/run/socket", ["198.51.100.1"], None),
    ],
)
def test_the_right_most_hop_that_is_no_proxy_of_ours_is_the_client(peer, forwarded, want):
    found = client_address(peer, forwarded, TRUSTED)
    assert (str(found) if found else None) == want


def test_without_proxies_of_ours_nothing_is_believed():
    assert str(client_address("10.0.0.1", ["198.51.100.1"], [])) == "10.0.0.1"


def test_a_header_without_end_is_not_read_to_its_end():
    hops = ", ".join(["198.51.100.1"] + ["10.0.0.2"] * 100_000)
    assert str(client_address("10.0.0.1", [hops], TRUSTED)) == "10.0.0.2"


@given(st.text(max_size=80))
def test_any_header_is_read_without_a_failure(text):
    found = client_address("10.0.0.1", [text], TRUSTED)
    assert found is not None
    assert read_address(text) is None or read_address(f" {text} ") == read_address(text)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_a_household_is_one_sender(one, other, same):
    assert (sender(read_address(one)) == sender(read_address(other))) is same
    assert sender(None) not in (sender(read_address(one)), "")
