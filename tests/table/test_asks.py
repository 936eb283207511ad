"""How what a person asks for is written: one text for each, all of them, and nothing else."""

import string
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import NotationError
from spades.game.actions import Action, Bid, Look, Play
from spades.table import asks, parse_ask
from spades.table.asks import GRAMMAR, REASONS
from spades.table.talk import PHRASES

HEX = "0123456789abcdef" * 2
WRITTEN = {
    "take_back": asks.Undo(1),
    "concede": asks.Concede(1),
    "leave": asks.Leave(1),
    "abandon": asks.Abandon(1),
    "begin": asks.Begin(1),
    "redeal": asks.ProposeRedeal(1),
    "claim": asks.Claim(1),
    "accept_win": asks.AcceptWin(1),
    "back": asks.Back(1),
    "agree": asks.Answer(1, True),
    "disagree": asks.Answer(1, False),
    f"open {HEX}": asks.OpenShare(1, HEX),
    "talk thanks": asks.Talk(1, "thanks"),
    "seat 2 simple": asks.Fill(1, 2, "simple"),
    "seat 2 person": asks.Fill(1, 2, "person"),
    "kick 3 rude": asks.Kick(1, 3, "rude"),
    "host 0": asks.GiveHost(1, 0),
}


@pytest.mark.parametrize(("text", "ask"), WRITTEN.items())
def test_each_ask_is_read_from_its_text(text, ask):
    assert parse_ask(1, text) == ask
    assert parse_ask(1, f"  {text.replace(' ', '   ')} ") == ask


def test_every_kind_of_ask_and_every_line_of_the_grammar_is_read_here():
    assert {type(ask) for ask in WRITTEN.values()} == set(get_args(asks.Ask))
    assert {text.split()[0] for text in WRITTEN} == {line.split()[0] for line in GRAMMAR}


def test_every_phrase_and_every_reason_can_be_said():
    for phrase in PHRASES:
        assert parse_ask(0, f"talk {phrase}") == asks.Talk(0, phrase)
    for reason in REASONS:
        assert parse_ask(0, f"kick 1 {reason}") == asks.Kick(0, 1, reason)
    assert len(set(PHRASES)) == len(PHRASES)


def test_actions_of_the_game_are_read_as_in_a_record():
    assert parse_ask(2, "look") == Look(2)
    assert parse_ask(2, "bid nil") == Bid(2, 0)
    assert isinstance(parse_ask(2, "play AS"), Play)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("talk nonsense", "talk.unknown"),
        ("kick 1 ugly", "kick.reason"),
        ("kick 9 rude", "action.unreadable"),
        ("kick 1", "action.unreadable"),
        ("host 01", "action.unreadable"),
        ("seat x simple", "action.unreadable"),
        ("claim all", "action.unreadable"),
        ("open", "action.unreadable"),
        ("", "action.unreadable"),
        ("CLAIM", "action.unreadable"),
        ("play XY", "card.unreadable"),
        (None, "action.unreadable"),
        (3, "action.unreadable"),
        ({"a": 1}, "action.unreadable"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_code(text, code):
    with pytest.raises(NotationError) as caught:
        parse_ask(1, text)
    assert caught.value.code == code


WORDS = st.sampled_from([*" ".join(WRITTEN).split(), "look", "bid", "play", "AS", "9", "-1", "é"])


@given(st.lists(WORDS, max_size=5).map(" ".join) | st.text(string.printable, max_size=30))
def test_whatever_is_written_is_an_ask_or_refused_with_a_code(text):
    try:
        ask = parse_ask(1, text)
    except NotationError:
        return
    assert isinstance(ask, Action | asks.Ask)
    assert ask.seat == 1
