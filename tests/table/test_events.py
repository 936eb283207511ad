"""What happens at a table: stored whole, told without keys, codes and links."""

import json
from dataclasses import fields
from typing import Any

import pytest

from spades.errors import NotationError
from spades.game.events import Rewound
from spades.table import Entry, Move, OfferMove, shown_to
from spades.table import events as says
from spades.table.codec import ALL_EVENTS, entry_json, read_entry
from spades.table.events import TABLE_EVENTS, of_game, of_table, told
from spades.table.fair import pledge_of
from tests.table.room import TWO, Room, digest, share_of

SECRET = "5ec7e7" * 8
SAMPLES: dict[str, Any] = {
    "seat": 2,
    "commitment": "c0" * 32,
    "name": "Ann",
    "key": SECRET,
    "code": SECRET,
    "link": SECRET,
    "pledge": "ab" * 32,
    "until": 12.5,
    "why": "kicked",
    "reason": "rude",
    "kind": "simple",
    "left": True,
    "player": "simple",
    "share": "cd" * 16,
    "deal": 3,
    "seed": "ef" * 32,
    "what": "redeal",
    "to": 4,
    "how": "declined",
    "tricks": 5,
    "phrase": "thanks",
    "seconds": 2.5,
}


def every_kind() -> list[Any]:
    """One event of each kind of the table, whole, and with nothing that may be left out."""
    found = []
    for kind in TABLE_EVENTS:
        found.append(kind(**{field.name: SAMPLES[field.name] for field in fields(kind)}))
        optional = {f.name: None for f in fields(kind) if "None" in str(f.type)}
        if optional:
            found.append(kind(**{f.name: SAMPLES[f.name] for f in fields(kind)} | optional))
    return found


@pytest.mark.parametrize("event", every_kind(), ids=repr)
def test_every_kind_of_event_is_read_as_it_was_written(event):
    entry = Entry(7, "2 a", 1700000000.25, (event, Rewound(3)))
    assert read_entry(json.loads(json.dumps(entry_json(entry)))) == entry
    assert of_table(event)
    assert not of_game(event)


@pytest.mark.parametrize("event", every_kind(), ids=repr)
def test_no_key_code_or_link_is_told_and_everything_else_is(event):
    shown = told(event)
    assert type(shown) is type(event)
    assert SECRET not in repr(shown)
    for field in fields(event):
        if field.name not in ("key", "code", "link"):
            assert getattr(shown, field.name) == getattr(event, field.name)
    for seat in (None, 0, 2):
        assert shown_to(event, seat, TWO) == shown


def test_the_kinds_of_the_game_and_of_the_table_have_different_names():
    assert len(ALL_EVENTS) == len({kind.__name__ for kind in ALL_EVENTS.values()})
    assert {kind.__name__ for kind in TABLE_EVENTS} <= set(ALL_EVENTS)


@pytest.mark.parametrize(
    "broken",
    [
        None,
        [],
        {},
        {"v": 0, "cause": None, "at": 0.0},
        {"v": 0, "cause": None, "at": 0.0, "events": 3},
        {"v": 0, "cause": None, "at": 0.0, "events": [{"event": "Nothing"}]},
        {"v": 0, "cause": None, "at": 0.0, "events": [{"event": "Talked", "seat": 1}]},
    ],
)
def test_an_entry_that_cannot_be_read_is_refused(broken):
    with pytest.raises(NotationError) as caught:
        read_entry(broken)
    assert caught.value.code == "event.unreadable"


def test_every_viewer_is_told_as_many_events_and_no_secret():
    """A whole match with everything that has a secret in it: versions are gapless for all."""
    room = Room(TWO, fair=True)
    secrets = {digest("code"), digest("new")}
    for seat in (0, 1):
        room.sit(f"P{seat}", seat, pledge=pledge_of(share_of(seat)))
        room.attach(seat, f"link-{seat}")
        secrets |= {room.table.seats[seat].key, f"link-{seat}"}
    for seat in (0, 1):
        room.ask(seat, f"open {share_of(seat)}")
    room.then(OfferMove("o", 1, digest("code"), room.now + 9))
    room.then(Move("m", digest("code"), digest("new")))
    room.attach(1, "link-1")
    room.to_the_end()
    heard_by = {
        seat: [shown_to(event, seat, TWO) for entry in room.entries for event in entry.events]
        for seat in (None, 0, 1)
    }
    for heard in heard_by.values():
        assert len(heard) == room.table.version
        whole = repr(heard)
        assert not any(secret in whole for secret in secrets)


def test_seeds_and_shares_are_told_to_all_once_they_are_opened():
    for event in (says.SeedOpened(1, "ab" * 32), says.ShareOpened(0, "cd" * 16)):
        assert told(event) == event
