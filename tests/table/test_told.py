"""What everybody may know of a table beside the match."""

import json

from spades.table import Move, OfferMove, trimmed
from spades.table.fair import pledge_of
from spades.table.told import table_json
from tests.table.room import TWO, Room, digest, share_of


def test_it_tells_who_sits_where_and_whether_they_are_there():
    room = Room(people=(0, 1)).gather()
    room.detach(1)
    told = table_json(room.table)
    assert told["seats"] == [
        {"kind": "person", "name": "P0", "present": True, "sitter": None, "away_since": None},
        {"kind": "person", "name": "P1", "present": False, "sitter": None, "away_since": room.now},
        {"kind": "random", "name": None, "present": False, "sitter": None, "away_since": None},
        {"kind": "random", "name": None, "present": False, "sitter": None, "away_since": None},
    ]
    assert (told["host"], told["phase"]) == (0, "playing")
    assert told["version"] == room.table.version
    room.wait(40)
    assert table_json(room.table)["seats"][1]["sitter"] == "simple"


def test_it_tells_a_proposal_and_who_is_waited_for():
    room = Room(vote_seconds=30).gather()
    assert table_json(room.table)["proposal"] is None
    room.ask(1, "redeal")
    room.now += 5
    room.ask(3, "agree")
    assert table_json(room.table)["proposal"] == {
        "seat": 1,
        "what": "redeal",
        "agreed": [3],
        "waiting": [0, 2],
        "until": room.now + 25,
    }


def test_it_tells_whose_clock_runs_until_when():
    room = Room(turn_seconds=20).gather()
    assert table_json(room.table)["turn_ends_at"] == room.now + 20
    assert table_json(Room().gather().table)["turn_ends_at"] is None


def test_it_tells_what_the_shuffle_was_made_from_as_far_as_it_is_open():
    room = Room(TWO, fair=True)
    for seat in (0, 1):
        room.sit(seat=seat, pledge=pledge_of(share_of(seat)))
    room.attach(0)
    room.ask(0, f"open {share_of(0)}")
    told = table_json(room.table)
    assert told["commitment"] == room.chain.commitment
    assert told["pledges"] == [pledge_of(share_of(0)), pledge_of(share_of(1))]
    assert told["shares"] == [share_of(0), None]
    room.wait(10)
    assert table_json(room.table)["shares"] == [share_of(0), None]
    room.attach(1)
    room.to_the_end()
    told = table_json(room.table)
    assert told["opened"] == told["deals"] > 0


def test_it_holds_no_key_code_or_link_and_is_json():
    room = Room(fair=True).gather()
    room.then(OfferMove("o", 1, digest("code"), room.now + 9))
    text = json.dumps(table_json(room.table))
    for seat in room.table.seats:
        assert seat.key not in text
        assert seat.link not in text
    assert digest("code") not in text
    room.then(Move("m", digest("code"), digest("new")))
    assert digest("new") not in json.dumps(table_json(room.table))


def test_it_is_the_same_with_and_without_the_log():
    room = Room(TWO, fair=True).gather().to_the_end()
    assert table_json(trimmed(room.table)) == table_json(room.table)
