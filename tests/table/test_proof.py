"""The record of a match at a table whose shuffle is proven."""

import pytest

from spades.game.record import read_record, record_json, replay
from spades.rules import Rules
from spades.table import trimmed
from spades.table.fair import pledge_of
from spades.table.fair_check import check_fair
from spades.table.proof import deal_numbers, record_of_table
from spades.testing.fair import check_opened, deals_of, may_open
from tests.table.room import FOUR, PLAIN, TWO, Room, share_of

THREE = Rules(max_hands=3, double_nil="never")


@pytest.mark.parametrize("rules", [FOUR, TWO, PLAIN], ids=("four", "two", "plain"))
def test_every_deal_of_a_match_that_is_over_is_proven(rules):
    room = Room(rules, fair=True).gather().to_the_end()
    record = read_record(record_json(record_of_table(room.table)))
    assert check_fair(record, room.chain.commitment, share_of(1)).proven
    assert record.players == tuple(f"P{seat}" for seat in range(rules.seats))
    assert replay(record).state == room.table.match


def test_a_hand_dealt_anew_leaves_a_gap_in_the_numbers_and_all_is_proven_still():
    room = Room(THREE, fair=True, people=(0,)).gather()
    room.ask(0, "redeal")
    while room.table.match.match.hand_number == 1:
        room.act()
    room.until(0, "play")
    room.ask(0, "redeal")
    room.to_the_end()
    assert deal_numbers(room.table.log) == (2, 4, 5)
    record = record_of_table(room.table)
    assert [hand.deal_number for hand in record.hands] == [2, 4, 5]
    assert check_fair(record).proven


def test_a_match_left_in_the_middle_is_proven_whole():
    room = Room(THREE, fair=True, people=(0,)).gather()
    while room.table.match.match.hand_number == 1:
        room.act()
    room.until(0, "play")
    room.ask(0, "abandon")
    room.owed()
    assert check_fair(record_of_table(room.table)).proven


def test_a_share_that_nobody_opened_is_in_no_shuffle_and_the_record_says_so():
    room = Room(TWO, fair=True)
    for seat in (0, 1):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
    room.attach(0)
    room.attach(1)
    room.ask(0, f"open {share_of(0)}")
    room.wait(10)
    record = record_of_table(room.to_the_end().table)
    proof = record.hands[0].fair
    assert proof is not None
    assert [one and one.opened for one in proof.contributions] == [share_of(0), None]
    assert check_fair(record).proven


def test_without_a_commitment_a_record_has_no_proof():
    record = record_of_table(Room().gather().to_the_end().table)
    assert all(hand.fair is None and hand.deal_number is None for hand in record.hands)


def test_computers_are_named_after_what_they_are():
    room = Room(people=(0,)).gather().to_the_end()
    assert record_of_table(room.table).players == ("P0", "random", "random", "random")


def test_a_record_needs_the_whole_log():
    room = Room(TWO, fair=True).gather().to_the_end()
    with pytest.raises(AssertionError):
        record_of_table(trimmed(room.table))


@pytest.mark.parametrize("rules", [FOUR, PLAIN, TWO], ids=("four", "plain", "two"))
def test_seeds_are_opened_exactly_as_far_as_nothing_is_hidden_any_more(rules):
    """At each step the table may open what the published rule allows, no more and no less."""
    room = Room(rules, people=(0,), fair=True, seed="open").gather()
    for text in ("redeal", "", "", "redeal", *[""] * 150):
        if room.table.over:
            break
        if text:
            room.give(room.command(0, text))
        else:
            room.rests = True
            room.act()
            room.rests = False
        while room.table.needs is not None:
            last = may_open(rules.game, deals_of(room.table.log), room.table.over)
            assert room.table.may_open_seed == (last == room.table.deals > room.table.opened)
            assert room.give(room.brought()).answer.kind == "done"
    room.to_the_end()
    assert room.table.opened == room.table.deals
    check_opened(rules.game, room.table.log)
