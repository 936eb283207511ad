"""Two servers, PostgreSQL and nginx, all of them real: one server ends, the matches go on."""

import os
import random
import shutil

import pytest

from bench.guest import Door, Guest, choice
from bench.nginx import NGINX
from bench.party import lost_of, twice
from bench.two_servers import House, Told, play_round
from spades.store.port import Row

GOOD = Told(2, 0, 0, 100, 3, 40, 2, (), 0)


@pytest.fixture
async def house(tmp_path, postgres_url):
    if shutil.which(NGINX) is None:
        assert not os.environ.get("CI"), "no nginx is installed"
        pytest.skip("no nginx")
    house = House(tmp_path, postgres_url)
    try:
        await house.start()
        yield house
    finally:
        house.end()


@pytest.mark.slow
async def test_when_a_server_is_lost_or_stopped_every_match_is_played_to_its_end(house):
    """First one is killed in the middle of a hand, then one is asked to end in the next match."""
    for how in ("kill", "stop"):
        told = await play_round(house, "test", how)
        assert told.faults == ()
        assert (told.lost, told.twice, told.exit_code) == (0, 0, 0)
        assert told.finished == 2, f"{how}: a match stands still"
        assert told.split == 2, "each table's people were to be at both servers"
        assert told.comebacks > 0
        assert told.played_on > 0, "nobody plays for the computers"
    for server in house.servers:
        assert '"level": "error"' not in server.log


# --- the checks themselves


def row(version, cause):
    return Row(version, 1, cause, 0.0, b"[]")


def guest(acked):
    one = Guest(Door("http://127.0.0.1"), "table", 2, "token", 0)
    one.counts.acked.update(acked)
    return one


def test_a_command_that_is_not_where_it_was_acknowledged_is_lost():
    log = [row(0, None), row(1, "2 a1"), row(2, "3 a1")]
    assert lost_of(guest({"a1": 2}), log) == 0
    assert lost_of(guest({"a1": 3}), log) == 1
    assert lost_of(guest({"a1": 2, "a2": 3}), log) == 1


def test_a_command_that_was_done_twice_is_found():
    assert twice([row(0, None), row(1, None), row(2, "2 a1")]) == 0
    assert twice([row(0, "2 a1"), row(1, "3 a1"), row(2, "2 a1")]) == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("finished", 1),
        ("lost", 1),
        ("twice", 1),
        ("comebacks", 0),
        ("played_on", 0),
        ("split", 1),
        ("faults", ("one",)),
        ("exit_code", 1),
    ],
)
def test_a_round_is_good_when_all_is_as_promised(field, value):
    assert GOOD.good
    assert not GOOD._replace(**{field: value}).good


async def test_a_guest_notes_what_a_server_may_not_do():
    one = guest({"a1": 5})
    one.version = 5
    one._take({"type": "events", "first": 6, "events": []})
    one._take({"type": "answer", "id": "a1", "kind": "done", "version": 7})
    one._take({"type": "state", "version": 4, "state": {"turn": None, "table": {"phase": "over"}}})
    assert len(one.counts.faults) == 3


def test_a_guest_chooses_what_it_may():
    rng = random.Random(1)
    assert choice({"legal": ["look", "bid double-nil"]}, rng) == "look"
    assert choice({"legal": ["play 7H"]}, rng) == "play 7H"
    verb, *cards = choice({"legal": ["pass C C C"], "cards": ["2C", "3C", "4C", "5C"]}, rng).split()
    assert verb == "pass"
    assert len(set(cards)) == 3
    assert choice({"legal": ["exchange C*"], "cards": ["2C", "3C"]}, rng) == "exchange 2C"
