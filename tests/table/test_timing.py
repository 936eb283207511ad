"""Clocks, grace times, sitting in, empty tables: on a fake clock, whose time is an argument."""

from dataclasses import replace

import pytest

from spades.game.events import MatchEnded
from spades.table import (
    Command,
    Credit,
    Move,
    OfferMove,
    Tick,
    new_table,
    restore,
    turn_ends_at,
    wakes_at,
)
from spades.table.events import ClockCredited, HostMoved, SatIn, ShareOpened
from spades.table.fair import pledge_of
from spades.table.timing import turn_left
from tests.table.room import TWO, Room, digest, kinds_of, share_of


@pytest.mark.parametrize(("left", "grace"), [(True, 10), (False, 40)])
def test_a_computer_sits_in_after_the_grace_time_and_not_before(left, grace):
    room = Room().gather()
    room.detach(2, left=left)
    assert room.wait(grace - 0.5) == []
    assert room.wait(0.5) == [SatIn(2, "simple", "left" if left else "dropped")]
    assert room.wait(10_000) == []


@pytest.mark.parametrize("fair", [False, True])
def test_a_drop_of_less_than_the_grace_time_changes_nothing(fair):
    room = Room(fair=fair, turn_seconds=60).gather().until(1)
    before = room.table
    room.detach(1)
    assert room.wait(39) == []
    room.attach(1)
    after = room.table
    assert after.match == before.match
    assert turn_ends_at(after) == turn_ends_at(before)
    assert (after.host, after.settled, after.kinds) == (before.host, before.settled, before.kinds)
    assert room.wait(15) == []
    # and what was decided before the drop still counts
    action = room.player.decide(after.view(1)).action
    assert room.give(Command("x", action, before.version)).answer.kind == "done"


def test_a_person_may_be_away_for_a_minute_and_keeps_the_seat():
    """R31: the others are told, the clock goes on, the seat stays."""
    room = Room().gather().until(1)
    room.detach(1)
    assert room.wait(60) == [SatIn(1, "simple", "dropped")]
    room.act()
    room.attach(1)
    assert room.table.seats[1].player is None
    room.until(1)


def test_leaving_on_purpose_after_a_drop_counts_from_then():
    room = Room().gather()
    room.detach(2)
    room.wait(35)
    room.ask(2, "leave")
    assert room.wait(9) == []
    assert room.wait(1) == [SatIn(2, "simple", "left")]


def test_where_the_others_wait_no_computer_sits_in():
    room = Room(when_left="wait", turn_seconds=20).gather().until(1)
    assert turn_left(room.table) is None
    room.detach(1)
    assert turn_ends_at(room.table) is None
    assert turn_left(room.table) == 20
    assert room.wait(10_000) == []
    room.attach(1)
    assert turn_ends_at(room.table) == room.now + 20
    assert room.wait(20) == [SatIn(1, "simple", "time")]


def test_where_the_others_wait_coming_and_going_renews_no_clock():
    room = Room(when_left="wait", turn_seconds=30).gather().until(1)
    for _ in range(4):
        assert room.wait(7) == []
        room.detach(1)
        assert room.wait(100) == []
        room.attach(1)
    assert room.wait(2) == [SatIn(1, "simple", "time")]
    # Who was away before the turn came has the whole of it.
    room = Room(when_left="wait", turn_seconds=30).gather().until(0)
    room.detach(1)
    room.wait(10)
    room.act()
    assert room.table.to_act == 1
    room.wait(100)
    room.attach(1)
    assert turn_ends_at(room.table) == room.now + 30


@pytest.mark.parametrize("moves", [False, True])
def test_where_the_others_wait_the_clock_goes_on_where_it_stood(moves):
    room = Room(when_left="wait", turn_seconds=30, take_back=True).gather().until(1)
    room.wait(7)
    room.detach(1)
    room.wait(50)
    if moves:
        room.then(OfferMove("o", 1, digest("code"), room.now + 9))
        room.then(Move("m", digest("code"), digest("device")))
        room.wait(50)
    assert turn_left(room.table) == 23
    room.attach(1)
    assert turn_ends_at(room.table) == room.now + 23


def test_while_people_decide_nobodys_clock_runs():
    room = Room(turn_seconds=20, vote_seconds=30).gather().until(1)
    room.wait(5)
    room.ask(1, "redeal")
    assert turn_ends_at(room.table) is None
    assert turn_left(room.table) == 15
    assert room.wait(29) == []
    room.ask(0, "disagree")
    assert turn_ends_at(room.table) == room.now + 15
    # A vote and an absence at once stop it once.
    room = Room(when_left="wait", turn_seconds=20, vote_seconds=30).gather().until(1)
    room.wait(5)
    room.ask(2, "redeal")
    room.wait(5)
    room.detach(1)
    room.wait(5)
    room.ask(3, "disagree")
    room.wait(5)
    room.attach(1)
    assert turn_ends_at(room.table) == room.now + 15


def test_the_grace_times_are_the_tables_choice():
    room = Room(grace_left=0, grace_dropped=3).gather()
    room.detach(1, left=True)
    assert room.wait(0) == [SatIn(1, "simple", "left")]
    room.detach(2)
    assert room.wait(3) == [SatIn(2, "simple", "dropped")]


# --- clocks


def test_among_friends_no_clock_runs():
    room = Room().gather().until(1)
    assert turn_ends_at(room.table) is None
    assert room.wait(86_400) == []


def test_only_the_clock_of_the_seat_to_act_runs():
    room = Room(turn_seconds=20).gather().until(1)
    ends = turn_ends_at(room.table)
    assert ends == room.now + 20
    for seat in (0, 2, 3):
        room.detach(seat)
        room.now += 1
        room.attach(seat)
        room.ask(seat, "talk one_moment")
        assert turn_ends_at(room.table) == ends
    room.act()
    assert turn_ends_at(room.table) == room.now + 20


def test_a_turn_that_runs_out_is_a_computers():
    room = Room(turn_seconds=20).gather().until(1)
    assert room.wait(19.5) == []
    assert room.wait(0.5) == [SatIn(1, "simple", "time")]
    assert turn_ends_at(room.table) is None
    assert room.table.computer_to_act == 1
    room.act()
    assert turn_ends_at(room.table) == room.now + 20


def test_dropping_buys_no_time_and_costs_none():
    room = Room(turn_seconds=20).gather().until(1)
    room.detach(1)
    assert room.wait(20) == [SatIn(1, "simple", "time")]


def test_a_turn_cannot_be_drawn_out_by_taking_the_seat_back_again_and_again():
    """R34: the whole time comes back once; then the clock is where it was."""
    room = Room(turn_seconds=20).gather().until(1)
    began = room.now
    for _ in range(50):
        ends = turn_ends_at(room.table)
        assert ends is not None
        room.wait(ends - room.now)
        room.ask(1, "back")
        room.detach(1)
        room.attach(1)
    assert room.now == began + 40
    # In the same breath as acting it is always given back.
    room.wait(0)
    assert room.act().entry is not None


def test_an_owner_who_returns_at_their_turn_has_the_whole_time_at_each_turn():
    room = Room(turn_seconds=60).gather().until(1)
    for _ in range(2):
        room.detach(1)
        room.wait(50)
        room.attach(1)
        assert turn_ends_at(room.table) == room.now + 60
        room.act()
        room.until(1)


def test_time_that_runs_backwards_is_not_seen():
    room = Room(turn_seconds=20).gather().until(1)
    room.now -= 500
    room.detach(2)
    assert room.table.at == room.entries[-2].at
    assert room.give(Tick()).entry is None
    room.attach(2)
    assert [entry.at for entry in room.entries] == sorted(entry.at for entry in room.entries)
    assert turn_ends_at(room.table) == room.table.turn_at + 20


def test_a_log_whose_clock_ran_backwards_is_read_as_if_it_had_stood_still():
    room = Room(turn_seconds=20).gather().until(1)
    room.detach(2)
    entries = [*room.entries[:-1], replace(room.entries[-1], at=3.0)]
    table = restore(new_table(room.plan, room.opened), entries)
    assert table.seats[2].away_since == table.at == room.table.turn_at


def test_time_that_jumps_forward_brings_each_thing_once():
    room = Room(turn_seconds=20).gather().until(1)
    room.detach(3)
    room.now += 100_000
    events = room.wait(0)
    assert sorted(event.why for event in events if isinstance(event, SatIn)) == ["dropped", "time"]
    assert room.wait(100_000) == []


# --- nobody is there


def test_nothing_goes_on_while_nobody_is_there_and_the_clock_begins_anew():
    """BC-120: and whoever is to act then acts."""
    room = Room(people=(0, 2), turn_seconds=20).gather().until(0)
    room.now += 15
    for seat in (0, 2):
        room.detach(seat)
    assert room.table.empty_since == room.now
    assert turn_ends_at(room.table) is None
    assert room.wait(3600) == []
    room.attach(2)
    assert turn_ends_at(room.table) == room.now + 20
    assert SatIn(0, "simple", "dropped") in room.wait(0)


def test_computers_play_nothing_while_nobody_is_there():
    room = Room(people=(0,)).gather().until(1)
    assert room.table.computer_to_act == 1
    room.detach(0)
    assert room.table.computer_to_act is None
    room.attach(0)
    assert room.table.computer_to_act == 1


def test_a_match_that_everybody_left_is_abandoned_after_the_tables_time():
    room = Room(empty_seconds=3600).gather()
    for seat in range(4):
        room.detach(seat)
    assert room.wait(3599) == []
    assert room.wait(1) == [MatchEnded(None, "abandoned")]
    assert wakes_at(room.table) is None


def test_a_finished_match_wants_nothing_more():
    room = Room(TWO, turn_seconds=20).gather().to_the_end()
    room.detach(0)
    room.attach(0)
    assert wakes_at(room.table) is None
    assert room.give(Credit(5.0)).entry is None


def test_a_return_in_time_keeps_the_match():
    room = Room(empty_seconds=3600).gather().until(1)
    for seat in range(4):
        room.detach(seat)
    room.wait(3000)
    room.attach(1)
    room.detach(1)
    assert room.wait(3000) == []


# --- the servers were away


def test_time_that_the_servers_were_away_counts_on_nobodys_clock():
    room = Room(turn_seconds=20, vote_seconds=25).gather().until(1)
    room.detach(3)
    room.now += 300
    assert room.then(Credit(300.0)) == [ClockCredited(300.0)]
    assert turn_ends_at(room.table) == room.now + 20
    room.wait(5)
    room.ask(2, "redeal")
    room.now += 300
    room.then(Credit(300.0))
    assert turn_left(room.table) == 15
    assert room.wait(24) == []
    assert [kinds_of([event])[0] for event in room.wait(16)] == [
        "ProposalClosed",
        "SatIn",  # the grace time, 40 s
        "SatIn",  # the turn, of which 15 s were left
    ]
    assert room.give(Credit(-3.0)).entry is None


# --- shares in the shuffle


def test_the_match_waits_for_shares_as_long_as_it_says_and_no_longer():
    room = Room(TWO, fair=True, opening_seconds=7)
    for seat in (0, 1):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
    room.attach(0)
    room.ask(0, f"open {share_of(0)}")
    assert room.wait(6.5) == []
    assert room.wait(0.5) == [ShareOpened(1, "")]
    assert room.table.phase == "playing"
    assert room.table.shares == (share_of(0), "")


def test_shares_are_waited_for_even_if_nobody_is_there_to_open_them():
    room = Room(TWO, fair=True)
    for seat in (0, 1):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
    assert room.table.people == ()
    assert room.wait(10) == [ShareOpened(0, ""), ShareOpened(1, "")]
    assert room.table.phase == "playing"


def test_whoever_is_not_there_is_host_no_longer():
    room = Room(when_left="wait").gather()
    room.detach(0)
    assert room.wait(40) == [HostMoved(1)]
