"""Events as JSON and back."""

import json

import pytest

from spades.errors import NotationError
from spades.game.codec import EVENTS, event_json, read_event
from spades.game.decide import start
from spades.game.events import CardPlayed, CardsPassed, HandDealt, MatchEnded, Rewound
from spades.game.view import redact
from spades.rules import Rules
from tests.game.driver import VARIANTS, name_of, random_log

COMMON = [*(random_log(rules, seed) for rules in VARIANTS for seed in (81, 82))]


def test_every_kind_of_event_occurs_in_these_tests():
    seen = {type(event).__name__ for log in COMMON for event in log}
    assert seen | {"Rewound"} == set(EVENTS)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_every_event_reads_back_as_it_was(rules):
    for event in random_log(rules, 83):
        told = event_json(event)
        assert next(iter(told)) == "event"
        again = read_event(json.loads(json.dumps(told)))
        assert again == event
        assert type(again) is type(event)
        assert event_json(again) == told


@pytest.mark.parametrize(
    "event",
    [
        Rewound(7),
        MatchEnded(None, "abandoned"),
        MatchEnded(1, "rules"),
        start(Rules(target_score=300, losing_score=-200), 2, (40, -60), (3, 0)),
    ],
)
def test_events_without_cards_read_back_too(event):
    assert read_event(json.loads(json.dumps(event_json(event)))) == event


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_an_event_as_a_seat_may_see_it_reads_back_with_its_cards_hidden(rules):
    hidden = set()
    for event in random_log(rules, 85):
        for seat in (*range(rules.seats), None):
            seen = redact(event, seat, rules)
            told = json.loads(json.dumps(event_json(seen)))
            assert read_event(told) == seen
            hidden |= {type(seen)} if seen != event else set()
    assert hidden


def test_hidden_cards_are_told_as_such():
    event = HandDealt((None, 1 << 3, None, None), (True, True, False, True))
    assert event_json(event)["hands"] == [None, "5C", None, None]
    assert read_event(event_json(event)) == event
    passed = CardsPassed(1, 3, (None, None, None))
    assert event_json(passed)["cards"] == "?? ?? ??"
    assert read_event(event_json(passed)) == passed


def test_an_event_is_written_in_plain_words():
    log = random_log(Rules(), 84, hands=1)
    played = next(event for event in log if isinstance(event, CardPlayed))
    assert event_json(played) == {
        "event": "CardPlayed",
        "seat": played.seat,
        "card": str(played.card),
    }


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        "CardPlayed",
        {},
        {"event": "Nothing"},
        {"event": None},
        {"event": ["CardPlayed"]},
        {"event": "CardPlayed"},
        {"event": "CardPlayed", "seat": 1},
        {"event": "CardPlayed", "seat": 1, "card": "XX"},
        {"event": "CardPlayed", "seat": 1, "card": 5},
        {"event": "CardPlayed", "seat": 1, "card": "AS", "colour": 1},
        {"event": "BidMade", "seat": 1, "bid": "many"},
        {"event": "HandDealt", "hands": 5, "looked": []},
        {"event": "MatchStarted", "rules": {"preset": "solo"}, "first": 0},
        {"event": "HandScored", "result": {"bids": [1]}},
        {"event": "HandScored", "result": 5},
    ],
)
def test_what_is_no_event_is_refused(given):
    with pytest.raises(NotationError) as refused:
        read_event(given)
    assert refused.value.code == "event.unreadable"
    assert len(refused.value.facts["text"]) <= 80
