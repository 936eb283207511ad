"""A table without its log: the same table from then on, in memory and read from JSON."""

import json

import pytest

from spades.errors import NotationError
from spades.rules import Rules
from spades.table import restore, trimmed
from spades.table.fair import pledge_of
from spades.table.fold import MOST_DONE
from spades.table.snapshot import read_snapshot, snapshot_json
from spades.table.told import table_json
from tests.table.room import FOUR, TWO, Room, digest, share_of


def again(room: Room):
    """The table from its snapshot, through JSON text."""
    return read_snapshot(room.plan, json.loads(json.dumps(snapshot_json(trimmed(room.table)))))


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=("four", "two"))
@pytest.mark.parametrize("fair", [False, True])
def test_a_snapshot_is_read_as_it_was_written_wherever_one_can_be_made(rules, fair):
    room = Room(rules, fair=fair)
    phases = set()

    def check() -> None:
        if trimmed(room.table).log:
            assert room.table.phase == "playing"
            return
        phases.add(room.table.phase)
        assert again(room) == trimmed(room.table)
        assert trimmed(again(room)) == again(room)

    check()
    for seat in range(rules.seats):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
        check()
    for seat in range(rules.seats):
        room.attach(seat)
    room.wait(10)
    while not room.table.over:
        room.to_the_hands_end()
        check()
        room.owed()
    check()
    assert phases == ({"gathering", "opening", "playing", "over"} if fair else
                      {"gathering", "playing", "over"})  # fmt: skip


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=("four", "two"))
def test_a_table_from_a_snapshot_goes_on_like_the_one_with_the_whole_log(rules):
    """Undo, votes, clocks and all: what was said before the snapshot is not needed any more."""
    room = Room(rules, turn_seconds=60).gather().to_the_hands_end()
    started, short = len(room.entries), again(room)
    room.owed()
    for _ in range(12):
        room.act()
    seat = room.table.to_act
    room.ask(seat, "redeal")
    for other in range(rules.seats):
        if other != seat:
            room.ask(other, "agree")
    room.act()
    room.detach(0)
    room.wait(100)
    room.to_the_end()
    short = restore(short, room.entries[started:])
    assert short.match == room.table.match
    assert short.seats == room.table.seats
    assert table_json(short) == table_json(room.table)
    assert trimmed(short).done.keys() <= room.table.done.keys()


def test_a_command_sent_again_after_the_trimming_is_known():
    room = Room().gather()
    first = room.command(0, "talk hello")
    room.give(first)
    for _ in range(2):
        room.table = trimmed(room.to_the_hands_end().table)
        assert room.give(first).answer.kind == "already"
        first = room.command(0, "talk thanks")
        room.give(first)
        room.owed()


def test_a_hand_that_is_dealt_anew_forgets_no_command_of_the_hand_before():
    room = Room(Rules(max_hands=3)).gather()
    first = room.command(0, "talk hello")
    room.give(first)
    room.table = trimmed(room.to_the_hands_end().table)
    room.owed()
    room.ask(1, "redeal")
    for seat in (0, 2):
        room.ask(seat, "agree")
    room.give(room.command(3, "agree"))
    room.table = trimmed(room.table)
    assert not room.table.log
    assert room.give(first).answer.kind == "already"


def test_so_many_commands_are_remembered_and_what_is_older_is_stale():
    room = Room().gather()
    first = room.command(0, "talk hello", version=room.table.version)
    room.give(first)
    last = first
    for _ in range(MOST_DONE):
        last = room.command(1, "talk hello", version=room.table.version)
        room.give(last)
    assert len(room.table.done) <= MOST_DONE
    assert room.give(last).answer.kind == "already"
    assert room.give(first).answer.kind == "stale"


def test_what_is_said_across_the_trimming_is_not_stale():
    """Only what decides about the game depends on what was seen of it."""
    room = Room().gather()
    seen = room.table.version
    room.table = trimmed(room.to_the_hands_end().table)
    assert room.give(room.command(0, "talk hello", version=seen)).answer.kind == "done"
    assert room.give(room.command(0, "leave", version=seen)).answer.kind == "done"
    assert room.give(room.command(1, "take_back", version=seen)).answer.kind == "stale"
    assert room.give(room.command(1, "claim", version=seen)).answer.kind == "stale"
    assert room.give(room.command(1, "talk hello", version=10**6)).answer.kind == "stale"


def test_nothing_is_trimmed_in_a_hand_or_while_people_decide():
    room = Room(Rules(max_hands=3, double_nil="never")).gather()
    assert trimmed(room.table) is room.table
    room.table = trimmed(room.to_the_hands_end().table)
    room.owed()
    room.to_the_hands_end()
    room.give(room.command(0, "concede"))
    assert trimmed(room.table) is room.table
    room.give(room.command(2, "disagree"))
    assert trimmed(room.table) is not room.table
    room.owed()
    room.to_the_end()


def test_a_command_from_longer_ago_than_ids_are_known_is_done_by_nobody():
    """However it is asked again: whether it was done cannot be told any more."""
    room = Room(Rules(max_hands=9, double_nil="never")).gather()
    seen = room.table.version
    room.ask(1, "talk hello", name="old", version=seen)
    for answer in ("already", "stale"):
        room.table = trimmed(room.to_the_hands_end().table)
        assert room.give(room.command(1, "talk hello", "old", seen)).answer.kind == answer
        room.owed()
    assert room.give(room.command(1, "talk hello", "new", room.table.version)).answer.kind == "done"


def test_what_came_before_the_trimming_is_not_taken_back():
    room = Room().gather()
    room.table = trimmed(room.to_the_hands_end().table)
    assert room.refused(0, "take_back") == "undo.nothing"
    assert room.refused(0, "redeal") == "redeal.no_hand"


@pytest.mark.parametrize("told", [None, [], {}, {"format": 2}, {"format": 1}])
def test_what_is_no_snapshot_is_refused(told):
    with pytest.raises(NotationError) as caught:
        read_snapshot(Room().plan, told)
    assert caught.value.code == "event.unreadable"


def test_a_snapshot_with_one_thing_missing_is_refused():
    room = Room()
    room.sit(key=digest("k"))
    whole = snapshot_json(trimmed(room.table))
    for name in whole:
        with pytest.raises(NotationError):
            read_snapshot(room.plan, {key: value for key, value in whole.items() if key != name})
