"""The table as a viewer keeps it: from the events alone it stays what the server would tell."""

import pytest

from spades.errors import NotationError
from spades.game.codec import event_json, read_event
from spades.i18n import LANGUAGES, Texts
from spades.table import events as says
from spades.table import shown_to
from spades.table.codec import ALL_EVENTS
from spades.table.events import TABLE_EVENTS
from spades.table.told import table_json
from spades.tui.narrate_room import narrate_room
from spades.tui.remote.room import clock_text, names_of, read_room
from tests.table.test_anything import Crowd


def public(room, now):
    """What of a room a screen shows."""
    proposal = room.proposal
    return {
        "phase": room.phase,
        "version": room.table.version,
        "host": room.table.host,
        "seats": [(one.kind, one.name, one.is_present, one.sitter) for one in room.seats],
        "away": [one.is_present or one.away_since for one in room.seats if one.is_persons],
        "proposal": proposal and (proposal.seat, proposal.what, proposal.agreed),
        "waiting": [seat for seat in range(len(room.seats)) if room.awaits(seat, now)],
        "redeals": room.table.redeals,
        "commitment": room.table.commitment,
        "pledges": [one.pledge for one in room.seats],
    }


@pytest.mark.parametrize("seed", range(6))
def test_a_room_kept_from_events_is_the_room_that_is_told_anew(seed):
    crowd = Crowd(f"viewer {seed}")
    table = crowd.room.table
    room = read_room(table_json(table))
    seen = table.version
    kinds = set()
    for _ in range(90):
        crowd.step()
        table = crowd.room.table
        to_act = table.to_act
        for event in table.log[seen - table.base :]:
            shown = shown_to(event, 0, table.rules)
            again = read_event(event_json(shown), ALL_EVENTS)
            assert again == shown
            room = room.after(again, table.at, to_act)
            kinds.add(type(event))
        seen = table.version
        now = crowd.room.now
        assert public(room, now) == public(read_room(table_json(table)), now)
    assert kinds & set(TABLE_EVENTS)


def test_the_clock_of_the_seat_to_act_is_the_servers():
    checked = stood = 0
    for seed in range(12):
        crowd = Crowd(f"clock {seed}")
        if crowd.room.table.plan.options.turn_seconds is None:
            continue
        room, seen = read_room(table_json(crowd.room.table)), crowd.room.table.version
        for _ in range(60):
            crowd.step()
            table = crowd.room.table
            for event in table.log[seen - table.base :]:
                room = room.after(shown_to(event, 0, table.rules), table.at, table.to_act)
            seen, want = table.version, table_json(table)["turn_ends_at"]
            assert read_room(table_json(table)).with_turn(table.to_act).ends_at == want
            assert room.ends_at == want
            checked += want is not None
            if table.stands_still:  # whoever comes now knows how much is left, and no more
                room = read_room(table_json(table)).with_turn(table.to_act)
                stood += 1
    assert checked > 20
    assert stood > 5


@pytest.mark.parametrize("given", [None, [], {}, {"plan": {}}, {"plan": {"rules": {}}}])
def test_what_is_no_table_is_refused(given):
    with pytest.raises(NotationError) as refused:
        read_room(given)
    assert refused.value.code == "view.unreadable"


def test_names_that_a_server_tells_cannot_write_over_the_screen():
    crowd = Crowd("names")
    told = table_json(crowd.room.table)
    told["seats"][0] |= {"kind": "person", "name": "\x1b[2JAn\u202ei" + "x" * 90}
    name = names_of(read_room(told).seats, Texts("en"))[0]
    assert name.isprintable()
    assert len(name) <= 24


HAPPENED: tuple[says.TableEvent, ...] = (
    says.Committed("00"),
    says.SeatTaken(1, "Budi", None),
    says.MoveOffered(1, None, 1.0),
    says.SeatMoved(1, None),
    says.SeatFreed(1, "left"),
    says.SeatFreed(1, "kicked", "rude"),
    says.SeatFreed(1, "kicked", "something new"),
    says.SeatFilled(1, "simple"),
    says.HostMoved(1),
    says.HostMoved(None),
    says.Attached(1, None),
    says.Detached(1, True),
    says.Detached(1, False),
    *(says.SatIn(1, "simple", why) for why in ("left", "dropped", "time")),
    says.GaveBack(1),
    says.Began(),
    says.ShareOpened(1, "ab" * 16),
    says.ShareOpened(1, ""),
    says.SeedOpened(1, "00"),
    *(says.Proposed(1, what, 3) for what in ("redeal", "take_back", "concede")),
    says.Agreed(1),
    *(says.ProposalClosed("redeal", how, 1) for how in ("agreed", "declined", "late", "void")),
    says.Claimed(1, 3),
    says.Talked(1, "good_game"),
    says.Talked(1, "something new"),
    says.ClockCredited(3.4),
    says.TableClosed("empty"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_a_table_can_be_told(language):
    assert {type(event) for event in HAPPENED} == set(TABLE_EVENTS)
    texts, names = Texts(language), ("Ani", "Budi", "Citra", "Dewi")
    silent = set()
    for event in HAPPENED:
        told = [narrate_room(event, seat, names, texts) for seat in (0, 1, None)]
        assert told[0] == told[2]
        assert "{" not in str(told)
        silent |= set() if told[0] else {type(event)}
        if getattr(event, "seat", None) == 1 and told[0] and type(event) is not says.ProposalClosed:
            assert "Budi" in told[0][0]
    assert silent == {says.Committed, says.SeedOpened, says.ShareOpened}


def test_a_share_that_was_not_opened_in_time_is_told_and_one_that_was_is_not():
    names, texts = ("Ani", "Budi"), Texts("en")
    assert narrate_room(says.ShareOpened(1, "ab" * 16), 0, names, texts) == []
    assert "too late" in narrate_room(says.ShareOpened(1, ""), 0, names, texts)[0]


def test_a_clock_is_read_at_a_glance():
    assert [clock_text(seconds) for seconds in (0, 9.9, 60, 754, -3)] == [
        "0:00",
        "0:09",
        "1:00",
        "12:34",
        "0:00",
    ]
