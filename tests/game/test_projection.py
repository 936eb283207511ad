"""From a log to the record of its match."""

import random

import pytest

from spades.game.actions import Close, Exchange
from spades.game.decide import decide
from spades.game.events import CardsRedrawn, Event, MatchEnded, Rewound, TrickTaken
from spades.game.evolve import fold
from spades.game.projection import action_of, effective, record_of
from spades.game.record import replay
from spades.game.state import Exchanging
from spades.rules import TWO_PLAYER, Rules
from tests.game.driver import VARIANTS, name_of, random_log, random_match


@pytest.mark.parametrize("rules", VARIANTS[::2], ids=name_of)
def test_the_record_of_a_rewound_log_is_that_of_what_still_counts(rules):
    rng = random.Random(f"{rules}")
    log = random_log(rules, 71, hands=2)
    for _ in range(10):
        to = rng.randrange(1, len(log))
        undone = [*log, Rewound(to)]
        assert effective(undone) == log[:to]
        again = [*log[: to + 1], Rewound(to), *log[to:]] if to + 1 <= len(log) else log
        assert record_of(again) == record_of(log)
        assert effective([*undone, *log[to:]]) == log


def test_every_action_of_a_match_is_told_by_one_event():
    for rules in VARIANTS:
        for _, action, events, _ in random_match(rules, 72, hands=1):
            told = [action_of(event) for event in events]
            seats = [one for one in told if one is not None]
            if hasattr(action, "seat"):
                assert len(seats) == 1
                assert seats[0].seat == action.seat  # type: ignore[union-attr]
            else:
                assert not seats


def test_what_only_follows_from_an_action_is_no_action():
    assert action_of(TrickTaken(2)) is None
    assert action_of(CardsRedrawn(0, ())) is None


@pytest.mark.parametrize(
    ("event", "close"),
    [
        (MatchEnded(1, "forfeit"), Close("forfeit", 0)),
        (MatchEnded(1, "accepted"), Close("accepted", 1)),
        (MatchEnded(None, "abandoned"), Close("abandoned")),
    ],
)
def test_an_end_by_the_table_is_in_the_record(event, close):
    log = random_log(Rules(), 73, hands=1)
    assert record_of([*log, event]).end == close


def test_an_end_by_the_rules_is_not_in_the_record():
    log = random_log(Rules(max_hands=1), 74)
    assert isinstance(log[-1], MatchEnded)
    assert record_of(log).end is None


def test_a_record_made_while_cards_are_still_to_be_redrawn_stands_before_the_exchange():
    log: list[Event] = []
    for before, action, events, state in random_match(Rules(game=TWO_PLAYER), 75, hands=6):
        log.extend(events)
        if isinstance(action, Exchange) and isinstance(state, Exchanging) and state.owed:
            assert replay(record_of(log)).state == before
            return
    raise AssertionError("no exchange in six hands")


def test_a_record_knows_the_players_and_the_start():
    log = random_log(Rules(), 76, hands=1)
    record = record_of(log, ("N", "E", "S", "W"), {"table": 5})
    assert record.players == ("N", "E", "S", "W")
    assert record.meta == {"table": 5}
    assert record_of(log).players is None
    assert decide(fold(log), Close("abandoned"))
