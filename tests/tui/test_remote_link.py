"""Links as people send them, the seats that are kept, and commands as they are written."""

import json
import os
import stat
from dataclasses import replace

import pytest

from spades.cards import Card
from spades.errors import RemoteError, UsageError
from spades.game.actions import Bid, Decline, Exchange, Keep, Look, Pass, Play, Refuse
from spades.table import asks, parse_ask
from spades.table.fair import pledge_of
from spades.tui.remote.link import Link, read_link
from spades.tui.remote.notes import forget_note, keep_note, load_note, new_note
from spades.tui.remote.words import words_of

HOME = Link("http://192.168.1.5:8000", "Kx_3-9")


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://192.168.1.5:8000/t/Kx_3-9", HOME),
        ("  http://192.168.1.5:8000/t/Kx_3-9/ ", HOME),
        ("192.168.1.5:8000/t/Kx_3-9", HOME),
        ("http://192.168.1.5:8000/Kx_3-9", HOME),
        ("http://192.168.1.5:8000/api/tables/Kx_3-9", HOME),
        ("http://192.168.1.5:8000/t/Kx_3-9?lang=id#top", HOME),
        ("https://cards.example/t/abc", Link("https://cards.example", "abc")),
        ("https://cards.example/spades/t/abc", Link("https://cards.example/spades", "abc")),
        ("http://[::1]:8000/t/abc", Link("http://[::1]:8000", "abc")),
    ],
)
def test_a_link_is_read_as_it_was_pasted(text, link):
    assert read_link(text) == link
    assert read_link(str(link)) == link


def test_a_link_says_where_everything_is():
    assert HOME.socket == "ws://192.168.1.5:8000/api/socket"
    assert Link("https://a.example/x", "t1").socket == "wss://a.example/x/api/socket"
    assert HOME.api("seats") == "http://192.168.1.5:8000/api/tables/Kx_3-9/seats"
    assert not HOME.is_local
    assert Link("http://[::1]:8000", "t").is_local
    assert Link("http://127.0.0.1:1", "t").is_local


def test_a_name_alone_needs_its_server():
    assert read_link("Kx_3-9", "http://192.168.1.5:8000/") == HOME
    assert read_link("Kx_3-9", "192.168.1.5:8000") == HOME
    with pytest.raises(UsageError) as refused:
        read_link("Kx_3-9")
    assert refused.value.code == "join.no_server_given"


@pytest.mark.parametrize("text", ["http://host:8000", "host:8000/", " https://host "])
def test_a_server_and_no_table_is_told_so(text):
    with pytest.raises(UsageError) as refused:
        read_link(text)
    assert refused.value.code == "join.server"
    assert refused.value.facts["server"].endswith(("://host", "://host:8000"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://",
        "http://host:8000/t/",
        "http://host:8000/t/a b",
        "http://host:99999/t/a",
        "http://host:x/t/a",
        "ftp://host/t/a",
        "file:///etc/passwd",
        "http://me:secret@host/t/a",
        "http://host/t/" + "x" * 65,
        "http:///t/a",
        "http://ho st/t/a",
    ],
)
def test_what_is_no_link_is_refused(text):
    with pytest.raises(UsageError) as refused:
        read_link(text)
    assert refused.value.code == "join.link"
    assert refused.value.facts["text"] == text[:80]  # as it was pasted


# --- what is kept of a seat


def test_a_seat_is_kept_where_only_its_owner_reads_it(tmp_path):
    note = replace(new_note(HOME, "Dewi"), seat=2, token="T" * 43)
    keep_note(tmp_path, note)
    assert load_note(tmp_path, HOME) == note
    (path,) = (tmp_path / "seats").iterdir()
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert HOME.table not in path.name
    forget_note(tmp_path, HOME)
    assert load_note(tmp_path, HOME) is None
    forget_note(tmp_path, HOME)


def test_another_table_or_server_has_another_seat(tmp_path):
    keep_note(tmp_path, new_note(HOME, "Dewi"))
    assert load_note(tmp_path, Link(HOME.server, "other")) is None
    assert load_note(tmp_path, Link("http://192.168.1.6:8000", HOME.table)) is None


def test_each_share_in_a_shuffle_is_drawn_anew_and_its_pledge_is_its_digest():
    notes = [new_note(HOME, "Dewi") for _ in range(50)]
    assert len({note.share for note in notes}) == len({note.request for note in notes}) == 50
    assert all(note.pledge == pledge_of(note.share) and len(note.share) == 32 for note in notes)


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"format": "other"},
        {"share": "xyz"},
        {"share": None},
        {"token": 5, "server": 1},
        {"request": None},
    ],
)
def test_a_note_that_cannot_be_read_is_none(tmp_path, change):
    keep_note(tmp_path, new_note(HOME, "Dewi"))
    (path,) = (tmp_path / "seats").iterdir()
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    assert load_note(tmp_path, HOME) is None
    for rubbish in ("", "[]", "null", "{", '"seat"'):
        path.write_text(rubbish)
        assert load_note(tmp_path, HOME) is None


def test_a_seat_that_cannot_be_kept_is_told(tmp_path):
    (tmp_path / "seats").write_text("in the way")
    with pytest.raises(RemoteError) as refused:
        keep_note(tmp_path, new_note(HOME, "Dewi"))
    assert refused.value.code == "join.unsaved"


# --- commands

CARDS = (Card.parse("AS"), Card.parse("TD"), Card.parse("2C"))
WRITTEN = (
    Look(1),
    Decline(1),
    Bid(1, 0),
    Bid(1, 14),
    Bid(1, 7),
    Keep(1),
    Refuse(1),
    Pass(1, CARDS),
    Exchange(1, CARDS[:2]),
    Exchange(1, ()),
    Play(1, CARDS[0]),
    asks.Undo(1),
    asks.Concede(1),
    asks.Leave(1),
    asks.Abandon(1),
    asks.Begin(1),
    asks.Fill(1, 2, "simple"),
    asks.Kick(1, 3, "rude"),
    asks.GiveHost(1, 0),
    asks.OpenShare(1, "0123456789abcdef" * 2),
    asks.ProposeRedeal(1),
    asks.Answer(1, True),
    asks.Answer(1, False),
    asks.Claim(1),
    asks.AcceptWin(1),
    asks.Talk(1, "good_game"),
    asks.Back(1),
)


@pytest.mark.parametrize("ask", WRITTEN, ids=repr)
def test_what_is_asked_reads_back_as_it_was_written(ask):
    assert parse_ask(1, words_of(ask)) == ask


def test_all_that_can_be_asked_is_written():
    assert {type(ask) for ask in WRITTEN} >= set(asks.Ask.__args__)
