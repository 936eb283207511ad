"""What the host of a table may do, and what becomes of those to whom it is done."""

from spades.table import PERSON, Sit
from spades.table.events import (
    Began,
    GaveBack,
    HostMoved,
    SatIn,
    SeatFilled,
    SeatFreed,
    ShareOpened,
)
from spades.table.fair import pledge_of
from tests.table.room import TWO, Room, digest, share_of


def test_a_kicked_persons_seat_is_played_on_even_where_the_others_wait_for_leavers():
    for when_left in ("computer", "wait"):
        room = Room(when_left=when_left).gather().until(1)
        events = room.ask(0, "kick 1 rude")
        assert events == [SeatFreed(1, "kicked", "rude"), SatIn(1, "simple", "left")]
        assert room.table.computer_to_act == 1
        room.until(1, "play").to_the_end()


def test_a_kicked_persons_seat_is_for_another_one():
    room = Room().gather().until(2)
    room.ask(0, "kick 1 away")
    room.sit("New")
    assert room.table.seats[1].name == "New"
    assert room.attach(1)[1:] == [GaveBack(1)]
    assert room.refusal(Sit("x", "Eve", digest("e"))) == "seat.none_free"


def test_the_hosts_rights_are_the_hosts_alone_and_end_at_their_own_seat():
    room = Room().gather()
    for text in ("kick 2 rude", "seat 2 simple", "host 1", "begin"):
        assert room.refused(1, text) == "host.only"
    assert room.refused(0, "kick 0 other") == "host.self"
    assert room.ask(0, "host 1") == [HostMoved(1)]
    assert room.give(room.command(1, "host 1")).answer.kind == "nothing"
    assert room.refused(0, "kick 2 rude") == "host.only"


def test_a_seat_is_given_to_a_computer_and_back_to_people_before_the_match():
    room = Room()
    room.sit()
    assert room.ask(0, "seat 1 random") == [SeatFilled(1, "random")]
    assert room.refused(0, "seat 0 random") == "seat.taken"
    assert room.refused(0, "seat 1 nobody") == "player.unknown"
    assert room.give(room.command(0, "seat 1 random")).answer.kind == "nothing"
    assert room.ask(0, "seat 1 person") == [SeatFilled(1, PERSON)]
    room.ask(0, "seat 1 random")
    room.ask(0, "seat 2 random")
    assert Began() in room.ask(0, "seat 3 random")


def test_a_computers_seat_opened_in_the_match_is_played_until_somebody_sits_down():
    room = Room(people=(0,)).gather().until(0)
    events = room.ask(0, "seat 1 person")
    assert events == [SeatFilled(1, PERSON), SatIn(1, "simple", "left")]
    room.until(1)
    assert room.table.computer_to_act == 1
    room.sit("Ben", 1)
    assert GaveBack(1) in room.attach(1)
    assert room.table.computer_to_act is None
    # and a free seat goes to a computer for good
    room.ask(0, "kick 1 friend")
    assert room.ask(0, "seat 1 random") == [SeatFilled(1, "random")]
    assert room.table.computer_to_act == 1
    room.to_the_end()


def test_who_is_kicked_while_shares_are_opened_leaves_no_seat_that_nobody_plays():
    room = Room(fair=True)
    for seat in range(4):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
        room.attach(seat)
    assert room.table.phase == "opening"
    room.ask(0, "kick 2 other")
    for seat in (0, 1, 3):
        room.ask(seat, f"open {share_of(seat)}")
    assert room.wait(10) == [ShareOpened(2, "")]
    assert room.table.phase == "playing"
    room.to_the_end()


def test_after_the_match_nobody_is_kicked_and_no_seat_is_taken():
    room = Room(TWO).gather().to_the_end()
    assert room.refused(0, "kick 1 other") == "match.over"
    assert room.refused(0, "seat 1 random") == "seat.taken"
    assert room.refusal(Sit("x", "Eve", digest("e"))) == "match.over"
    assert room.ask(0, "talk good_game")
