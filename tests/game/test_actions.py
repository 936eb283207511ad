"""Actions as text, as records have them."""

import pytest

from spades.cards import Card
from spades.errors import NotationError
from spades.game.actions import (
    BIDS,
    PLAYS,
    Bid,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Refuse,
    bid_json,
    bid_text,
    parse_action,
    parse_bid,
    parse_verb,
    verb_text,
)
from spades.rules import DOUBLE_NIL, NIL

CARDS = tuple(Card.parse(text) for text in ("AS", "TD", "2C"))

WRITTEN = [
    ("0 look", Look(0)),
    ("1 decline", Decline(1)),
    ("0 keep", Keep(0)),
    ("1 refuse", Refuse(1)),
    ("2 bid nil", Bid(2, NIL)),
    ("2 bid 1", Bid(2, 1)),
    ("3 bid 13", Bid(3, 13)),
    ("1 bid double-nil", Bid(1, DOUBLE_NIL)),
    ("1 pass AS TD 2C", Pass(1, CARDS)),
    ("0 exchange", Exchange(0, ())),
    ("0 exchange AS", Exchange(0, CARDS[:1])),
    ("1 exchange AS TD 2C", Exchange(1, CARDS)),
    ("3 play TD", Play(3, CARDS[1])),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN)
def test_an_action_reads_as_it_is_written(text, action):
    assert parse_action(text) == action
    assert str(action) == text
    assert verb_text(action) == text[2:]
    assert parse_verb(action.seat, text[2:]) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2 bid 0", Bid(2, NIL)),
        ("2 BID Nil", Bid(2, NIL)),
        ("1 bid Double-Nil", Bid(1, DOUBLE_NIL)),
        (" 3  play   10d ", Play(3, CARDS[1])),
        ("3 play T♦", Play(3, CARDS[1])),
        ("1 pass as 10D 2c", Pass(1, CARDS)),
        ("9 look", Look(9)),
    ],
)
def test_other_ways_to_write_the_same_are_read_too(text, action):
    assert parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "look",
        "0",
        "0 ",
        "0 looks",
        "0 look now",
        "0 keep AS",
        "0 decline 5",
        "0 refuse 2",
        "0 bid",
        "0 play",
        "N look",
        "-1 look",
        "10 look",
        "٣ look",
        "0 undo",
        "0 claim 3",
        "0\tlook",
        None,
        7,
        ["0 look"],
    ],
)
def test_what_is_no_action_is_refused_and_quoted_in_short(text):
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.code == "action.unreadable"
    assert len(refused.value.facts["text"]) <= 60


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 bid 14", "bid.out_of_range"),
        ("0 bid -1", "bid.out_of_range"),
        ("0 bid 99999999999999999999", "bid.out_of_range"),
        ("0 bid 5 6", "bid.unreadable"),
        ("0 bid five", "bid.unreadable"),
        ("0 bid 4.0", "bid.unreadable"),
        ("0 bid --5", "bid.unreadable"),
        ("0 bid -", "bid.unreadable"),
        ("0 bid ٤", "bid.unreadable"),
        ("0 bid null", "bid.unreadable"),
        ("0 play XX", "card.unreadable"),
        ("0 play AS KS", "card.unreadable"),
        ("0 pass AS AS 2C", "card.repeated"),
        ("0 exchange 2C 2c", "card.repeated"),
        ("0 pass AS, KS, QS", "card.unreadable"),
    ],
)
def test_what_is_wrong_with_an_action_is_named(text, code):
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert refused.value.code == code


def test_a_bid_is_a_number_in_json_but_for_the_nils():
    assert [bid_json(bid) for bid in (NIL, 1, 13, DOUBLE_NIL)] == ["nil", 1, 13, "double-nil"]


def test_double_nil_is_never_written_as_a_number():
    assert bid_text(DOUBLE_NIL) == "double-nil"
    assert all(parse_bid(bid_text(bid)) == bid for bid in range(DOUBLE_NIL + 1))
    with pytest.raises(NotationError):
        parse_bid(str(DOUBLE_NIL))


def test_the_ready_made_actions_are_what_they_say():
    assert all(PLAYS[seat][card] == Play(seat, Card(card)) for seat in range(4) for card in CARDS)
    assert all(BIDS[seat][bid] == Bid(seat, bid) for seat in range(4) for bid in range(15))


@pytest.mark.parametrize(
    "bid", ["007", "00", "-0", "+3", "double_nil", "blind-nil", "double nil", "٣"]
)
def test_a_bid_is_written_in_one_way_only(bid):
    with pytest.raises(NotationError) as refused:
        parse_action(f"1 bid {bid}")
    assert refused.value.code == "bid.unreadable"
