"""Who sits where: taking seats, coming and going, moving devices, what a host may do."""

from dataclasses import replace

import pytest

from spades.table import PERSON, Attach, Command, Decided, Detach, Move, OfferMove, Sit
from spades.table.events import (
    Attached,
    Began,
    Detached,
    GaveBack,
    HostMoved,
    SatIn,
    SeatFilled,
    SeatFreed,
    SeatMoved,
    SeatTaken,
    ShareOpened,
    TableClosed,
)
from spades.table.fair import pledge_of
from spades.table.seating import is_name
from tests.table.room import FOUR, TWO, Room, digest, kinds_of, share_of


def test_one_link_seats_four_people_and_names_may_repeat():
    room = Room()
    for seat in range(4):
        assert SeatTaken(seat, "Ann", digest(f"t{seat}")) in room.sit("Ann", key=digest(f"t{seat}"))
    assert room.table.phase == "playing"
    assert room.refusal(Sit("x", "Eve", digest("t5"))) == "seat.none_free"


def test_two_claims_for_one_seat_one_gets_it():
    room = Room()
    room.sit("Ann", 2)
    assert room.refusal(Sit("x", "Ben", digest("b"), 2)) == "seat.taken"
    assert room.table.seats[2].name == "Ann"
    assert room.refusal(Sit("x", "Ben", digest("b"), 7)) == "seat.unknown"


def test_the_same_request_for_a_seat_again_takes_no_second_one():
    room = Room()
    room.sit("Ann", key=digest("a"))
    told = room.give(Sit("again", "Ann", digest("a")))
    assert told.answer.kind == "nothing"
    assert [seat.name for seat in room.table.seats] == ["Ann", None, None, None]


def test_the_match_begins_when_the_last_seat_is_taken():
    room = Room(people=(0, 2))
    room.sit()
    assert room.table.phase == "gathering"
    assert Began() in room.sit()
    assert room.table.phase == "playing"


def test_by_host_the_match_begins_when_the_host_says_so_and_computers_take_the_rest():
    room = Room(by_host=True)
    room.sit("Ann")
    room.sit("Ben")
    assert room.refused(1, "begin") == "host.only"
    assert room.ask(0, "begin") == [SeatFilled(2, "simple"), SeatFilled(3, "simple"), Began()]
    assert room.table.phase == "playing"
    assert room.table.kinds == (PERSON, PERSON, "simple", "simple")


def test_a_seat_asked_for_after_the_start_is_there_or_refused_and_the_match_stands():
    """BC-126: never does a seat request change a match that has begun."""
    room = Room(by_host=True)
    room.sit("Ann")
    room.ask(0, "begin")
    state = room.table.state
    assert room.refusal(Sit("x", "Ben", digest("b"), 1)) == "seat.taken"
    assert room.refused(0, "begin") == "table.begun"
    assert room.table.state == state


def test_the_first_to_sit_is_host_and_another_one_when_they_leave():
    room = Room()
    assert HostMoved(0) in room.sit()
    room.attach(0)
    room.sit()
    room.attach(1)
    assert room.ask(0, "leave") == [SeatFreed(0, "left"), HostMoved(1)]
    assert room.ask(1, "leave") == [SeatFreed(1, "left"), HostMoved(None)]
    assert HostMoved(3) in room.sit(seat=3)


def test_a_host_who_drops_is_host_again_to_nobody_once_another_one_is():
    room = Room().gather()
    room.detach(0)
    events = room.wait(60)
    assert [event for event in events if isinstance(event, HostMoved)] == [HostMoved(1)]
    room.attach(0)
    assert room.table.host == 1


def test_when_no_person_is_left_before_the_match_the_table_closes():
    room = Room()
    room.sit()
    room.attach(0)
    room.detach(0)
    assert room.wait(899) == [SeatFreed(0, "absent"), HostMoved(None)]
    assert room.wait(1) == [TableClosed("empty")]
    assert room.refusal(Sit("x", "Ben", digest("b"))) == "table.closed"
    assert room.refused(0, "talk hello") == "table.closed"
    assert room.refusal(Attach(0, "link")) == "table.closed"


def test_a_seat_is_free_again_after_the_grace_time_though_nobody_is_at_the_table():
    room = Room(people=(1,), by_host=True)
    room.sit("Ann")
    room.attach(1)
    room.detach(1)
    room.wait(39)
    assert room.refusal(Sit("x", "Ben", digest("b"))) == "seat.none_free"
    room.wait(1)
    room.sit("Ben")
    assert room.table.host == 1


def test_a_table_where_nobody_ever_sits_down_closes():
    room = Room()
    assert room.wait(1000) == [TableClosed("empty")]


def test_whoever_has_just_sat_down_has_time_to_connect():
    room = Room()
    room.wait(890)
    room.sit()
    assert room.wait(20) == []
    room.attach(0)
    assert room.wait(5000) == []


def test_before_the_match_a_seat_is_free_again_when_its_person_leaves_or_stays_away():
    room = Room(fair=True)
    room.sit("Ann", 0, pledge=pledge_of(share_of(0)))
    room.attach(0)
    room.sit("Ben", 1, pledge=pledge_of(share_of(1)))
    room.attach(1)
    room.ask(1, "leave")
    assert room.table.seats[1].is_free
    assert room.table.seats[1].pledge is None
    room.sit("Cat", 1)
    assert room.wait(40) == [SeatFreed(1, "absent")]


def test_serial_droppers_do_not_keep_the_host_from_beginning():
    """R27."""
    room = Room(by_host=True)
    for seat in range(3):
        room.sit(seat=seat)
        room.attach(seat)
    for _ in range(5):
        room.detach(2)
        room.wait(30)
        room.attach(2)
    room.detach(2)
    assert Began() in room.ask(0, "begin")
    assert SatIn(2, "simple", "dropped") in room.wait(40)


# --- in the match


def test_leaving_in_the_match_keeps_the_seat_for_its_person():
    room = Room().gather()
    key = room.table.seats[1].key
    assert room.ask(1, "leave") == [Detached(1, True)]
    assert room.give(room.command(1, "leave")).answer.kind == "nothing"
    assert SatIn(1, "simple", "left") in room.wait(10)
    room.to_the_end()
    seat = room.table.seats[1]
    assert (seat.name, seat.key) == ("P1", key)


def test_a_returning_owner_acts_at_once():
    """R33, BC-124: from the next decision on, in the same instant."""
    room = Room().gather().until(1)
    room.detach(1)
    room.wait(50)
    assert room.table.seats[1].player == "simple"
    room.now += 1
    assert room.attach(1) == [Attached(1, f"link {room.links}"), GaveBack(1)]
    assert room.table.to_act == 1
    assert room.table.seats[1].player is None
    assert room.act().answer.kind == "done"


def test_whoever_acts_while_a_computer_sits_in_has_the_seat_again():
    room = Room(turn_seconds=20).gather().until(2)
    assert room.wait(20) == [SatIn(2, "simple", "time")]
    bid = room.player.decide(room.table.view(2)).action
    events = room.then(Command("x", bid))
    assert kinds_of(events)[:2] == ["GaveBack", "BidMade"]
    assert room.table.seats[2].player is None


def test_a_seat_is_asked_back_without_acting():
    room = Room(turn_seconds=20).gather().until(2)
    room.wait(20)
    assert room.ask(2, "back") == [GaveBack(2)]
    assert room.give(room.command(2, "back")).answer.kind == "nothing"


def test_a_computer_that_decided_too_late_is_ignored():
    room = Room(turn_seconds=20).gather().until(2)
    room.wait(20)
    action = room.player.decide(room.table.view(2)).action
    version = room.table.version
    room.ask(2, "back")
    assert room.give(Decided(action, version)).answer.kind == "nothing"
    room.act()
    assert room.give(Decided(action, version)).answer.kind == "nothing"


def test_what_a_computer_decided_before_something_was_taken_back_is_ignored():
    room = Room(people=(0,)).gather().until(0, "bidding")
    room.act()
    seat = room.table.computer_to_act
    assert seat is not None
    decided = Decided(room.player.decide(room.table.view(seat)).action, room.table.version)
    room.ask(0, "take_back")
    room.act()
    assert room.table.computer_to_act == seat
    assert room.give(decided).answer.kind == "nothing"


def test_a_computer_is_asked_in_no_seat_that_a_person_holds():
    room = Room(people=(0, 1)).gather()
    room.until(0)
    action = room.player.decide(room.table.view(0)).action
    assert room.table.computer_to_act is None
    assert room.give(Decided(action, room.table.version)).answer.kind == "nothing"
    room.until(2)
    assert room.table.computer_to_act == 2


def test_nobody_acts_in_a_computers_seat_nor_in_one_that_there_is_not():
    room = Room(people=(0, 1)).gather().until(2)
    action = room.player.decide(room.table.view(2)).action
    assert room.refusal(Command("x", action)) == "seat.free"
    assert room.refused(9, "talk hello") == "seat.unknown"
    assert room.refused(3, "talk hello") == "seat.free"


def test_a_closing_connection_that_was_replaced_changes_nothing():
    """The old socket's end may come after the new one's beginning, and the other way round."""
    room = Room().gather()
    old = room.table.seats[0].link
    room.attach(0, "new")
    assert room.give(Detach(0, old)).answer.kind == "nothing"
    assert room.table.seats[0].is_present
    assert room.give(Attach(0, "new")).answer.kind == "nothing"
    assert room.give(Detach(9, "new")).answer.kind == "nothing"


def test_the_dealer_who_was_away_changes_nothing_about_the_next_deal():
    """BC-116."""
    courses = []
    for drops in (False, True):
        room = Room(seed="dealer").gather()
        dealer = room.table.match.match.dealer
        if drops:
            room.detach(dealer)
        while room.table.match.match.hand_number == 1:
            room.act()
        if drops:
            room.attach(dealer)
        courses.append((room.table.match.match.dealer, room.table.to_act))
    assert courses[0] == courses[1]


def test_a_substitute_inherits_what_the_seat_has_seen():
    """BC-90: cards that were looked at stay so, and the right to Double Nil stays gone."""
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    room.ask(0, "kick 1 slow")
    room.sit("New", 1)
    room.attach(1)
    assert room.table.view(1).hand is not None
    assert room.refused(1, "bid double-nil") == "bid.has_looked"


def test_who_comes_back_undecided_is_undecided_still_and_sees_no_card():
    """BC-90, R47."""
    room = Room(FOUR).gather().until(1)
    room.detach(1)
    room.attach(1)
    assert room.table.view(1).hand is None
    assert room.ask(1, "bid double-nil")


def test_looking_at_ones_cards_takes_nobodys_decision_from_under_them():
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    seen = room.table.version
    looker = next(seat for seat in (3, 2, 0) if not room.table.match.opening.looked[seat])
    room.ask(looker, "look")
    assert room.give(room.command(1, "bid 3", version=seen)).answer.kind == "done"
    assert room.give(room.command(2, "bid 3", version=seen)).answer.kind == "stale"


def test_ten_identical_plays_play_one_card():
    """BC-64: sent in 50 ms, with one id or ten, with a version or without."""
    for names in (["x"] * 10, [f"x{number}" for number in range(10)]):
        for version in (True, False):
            room = Room(people=range(4)).gather().until(0, "play")
            action = room.player.decide(room.table.view(0)).action
            seen = room.table.version if version else None
            kinds = [room.give(Command(name, action, seen)).answer.kind for name in names]
            assert kinds[0] == "done"
            assert set(kinds[1:]) == {"already" if names[0] == names[1] else
                                      "stale" if version else "refused"}  # fmt: skip
            assert room.table.match.hands[0].bit_count() == 12


# --- other devices


def test_a_seat_moves_to_the_device_that_knows_the_code_once():
    room = Room().gather()
    events = room.then(OfferMove("o", 1, digest("code"), room.now + 120))
    assert kinds_of(events) == ["MoveOffered"]
    assert room.refusal(Move("m", digest("wrong"), digest("new"))) == "seat.code"
    assert room.then(Move("m", digest("code"), digest("new"))) == [SeatMoved(1, digest("new"))]
    assert room.table.seats[1].key == digest("new")
    assert not room.table.seats[1].is_present
    # Asked twice it has been done; the code is used up for everybody else.
    assert room.give(Move("m", digest("code"), digest("new"))).answer.kind == "nothing"
    assert room.refusal(Move("n", digest("code"), digest("other"))) == "seat.code"
    room.attach(1)
    assert room.table.seats[1].name == "P1"


def test_an_old_code_is_as_good_as_none():
    room = Room().gather()
    room.then(OfferMove("o", 1, digest("code"), room.now + 120))
    assert room.give(OfferMove("o", 1, digest("code"), 9e9)).answer.kind == "already"
    room.now += 121
    assert room.refusal(Move("m", digest("code"), digest("new"))) == "seat.code"
    assert room.refusal(OfferMove("p", 7, digest("code"), 9e9)) == "seat.unknown"


def test_the_last_person_on_the_way_to_another_device_leaves_the_table_empty():
    room = Room(people=(0,), turn_seconds=20).gather().until(0)
    room.then(OfferMove("o", 0, digest("code"), room.now + 120))
    room.then(Move("m", digest("code"), digest("new")))
    assert room.table.empty_since == room.now
    assert room.wait(3600) == []
    room.attach(0)
    assert room.table.computer_to_act is None


def test_a_new_person_or_device_counts_its_commands_from_the_start():
    """The id of a command is its sender's own: who had the seat before used it for another one."""
    room = Room().gather()
    room.ask(1, "talk hello", name="1")
    assert room.give(room.command(1, "talk hello", name="1")).answer.kind == "already"
    room.then(OfferMove("o", 1, digest("code"), room.now + 120))
    room.then(Move("m", digest("code"), digest("new")))
    room.attach(1)
    assert room.ask(1, "talk thanks", name="1")
    room.ask(0, "kick 1 other")
    room.sit(seat=1)
    room.attach(1)
    assert room.ask(1, "talk hello", name="1")


# --- names, shares


@pytest.mark.parametrize(
    "name", ["Ann", "Nguyễn Văn A", "ꦲꦤ", "🂡 ace", "J. R. O'B-x", "x" * 24, "क्‍ष", "👨‍👩‍👧 x"]
)
def test_a_person_is_called_as_they_like(name):
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " Ann", "x" * 25, "a\nb", "a\x1b[2J", "a\u2028b", "\u202eevil", "\u200b"),
        *(f"Rani{sign}" for sign in "\u200b\u2060\u00ad\ufeff\u180e\u200f\u200d\U000e0041\u034f"),
        *(f"Ra{sign}ni" for sign in "\u200b\u2060\u00ad\ufeff\u3164\u2800"),
        *("\u3164", "\u2800", "\u115f", "\uffa0", "\u200dx", "x \u200d y"),
    ],
)
def test_no_name_steers_a_terminal_turns_text_around_or_is_invisible(name):
    assert not is_name(name)
    assert Room().refusal(Sit("x", name, digest("x"))) == "seat.name"


def test_a_share_is_opened_once_by_its_owner_and_only_when_all_sit():
    room = Room(TWO, fair=True)
    room.sit(seat=0, pledge=pledge_of(share_of(0)))
    room.attach(0)
    assert room.refused(0, f"open {share_of(0)}") == "fair.not_now"
    room.sit(seat=1)
    room.attach(1)
    assert room.table.phase == "opening"
    assert room.refused(0, f"open {share_of(1)}") == "fair.share"
    assert room.refused(0, "open none") == "fair.share"
    assert room.refused(1, f"open {share_of(1)}") == "fair.no_pledge"
    assert room.ask(0, f"open {share_of(0)}") == [ShareOpened(0, share_of(0))]
    assert room.refused(0, f"open {share_of(0)}") == "fair.not_now"


def test_a_pledge_is_a_digest_and_counts_only_where_and_while_it_can():
    room = Room(fair=True)
    assert room.refusal(Sit("x", "Ann", digest("x"), 0, "no digest")) == "fair.pledge"
    plain = Room()
    plain.sit(seat=0, pledge=pledge_of(share_of(0)))
    assert plain.table.seats[0].pledge is None


def test_a_seat_freed_in_mid_match_keeps_its_share_and_a_newcomer_adds_none():
    room = Room(fair=True).gather().until(0)
    pledge, share = pledge_of(share_of(1)), share_of(1)
    room.ask(0, "kick 1 other")
    assert (room.table.seats[1].pledge, room.table.seats[1].share) == (pledge, share)
    room.sit("New", 1, pledge=pledge_of(share_of(3)))
    room.attach(1)
    assert (room.table.seats[1].pledge, room.table.seats[1].share) == (pledge, share)
    assert room.refused(1, f"open {share_of(3)}") == "fair.not_now"
    room.to_the_end()


def test_nobody_sits_down_before_the_dealer_has_committed():
    room = Room(fair=True, dealer=False)
    assert room.refusal(Sit("x", "Ann", digest("x"))) == "table.not_ready"


def test_a_command_of_the_device_before_is_not_done_again_by_the_next_one():
    room = Room().gather().until(1)
    old = room.command(1, "talk hello", version=room.table.version)
    assert room.give(old).answer.kind == "done"
    room.then(OfferMove("o", 1, digest("code"), room.now + 9))
    room.then(Move("m", digest("code"), digest("new")))
    room.attach(1)
    again = replace(old, ask=room.command(1, "talk thanks").ask)
    assert room.give(again).answer.kind == "stale"
    # The same id of its own is another command.
    assert room.give(replace(again, version=room.table.version)).answer.kind == "done"
