"""Whatever stands in a file: it is read, or refused with a code and a place. Nothing else happens.

Valid records, sheets and logs are spoilt at random, node by node, and read.
"""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from spades.errors import NotationError, RecordError
from spades.game.codec import event_json, read_event
from spades.game.projection import record_of
from spades.game.record import read_record, record_json, replay
from spades.game.report import replay_json, standing_json
from spades.game.sheet import score_sheet
from tests.game.driver import VARIANTS, name_of, random_log

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 13, 14, 10**9, 10**40, 0.5, float("inf"), float("nan")),
    *("", " ", "AS", "as", "XX", "0 look", "1 play AS", "0 bid --5", "9 bid 3", "0 pass", "♠"),
    *("\x00", "\ud800", "x" * 5000, "0" * 5000, "nil", "double-nil", "partnership", "two-player"),
    *([], {}, [[]], [None], {"": None}, ["AS"] * 60, {"preset": "partnership"}, [0, 0], [9, 9]),
]


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value: its container and key."""
    keys = list(node) if isinstance(node, dict) else range(len(node))
    for key in keys:
        yield node, key
        if isinstance(node[key], (dict, list)):
            yield from places(node[key])


def spoilt(given: Any, rng: random.Random) -> Any:
    """A copy with one to three places spoilt."""
    given = copy.deepcopy(given)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = list(places(given))
        if not found:
            return given
        node, key = rng.choice(found)
        match rng.randrange(5):
            case 0:
                del node[key]
            case 1 if isinstance(node, list):
                node.insert(key, copy.deepcopy(node[key]))
            case 2 if isinstance(node, dict):
                node[str(rng.choice(JUNK))[:20]] = copy.deepcopy(node.pop(key))
            case 3 if isinstance(node[key], str) and node[key]:
                text = node[key]
                cut = rng.randrange(len(text))
                node[key] = text[:cut] + rng.choice(("", "A", "5", "♠", " ", "-")) + text[cut + 1 :]
            case _:
                node[key] = copy.deepcopy(rng.choice(JUNK))
    return given


def check_refusal(error: RecordError) -> None:
    facts = error.facts
    assert {"hand", "action"} <= set(facts)
    assert facts["hand"] is None or facts["hand"] >= 0
    assert facts["action"] is None or facts["hand"] is not None
    assert len(json.dumps(facts, allow_nan=False)) < 4000


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_a_spoilt_record_is_read_or_refused_with_a_place(rules):
    rng = random.Random(f"spoilt {rules}")
    whole = record_json(record_of(random_log(rules, 131, hands=2), meta={"a": [1]}))
    whole["start"] = {"scores": [0, 0], "bags": [0, 0]}
    refused = 0
    for _ in range(150):
        given = spoilt(whole, rng)
        try:
            played = replay(read_record(given))
        except RecordError as error:
            check_refusal(error)
            refused += 1
        else:
            json.dumps(replay_json(played), allow_nan=False)
            again = read_record(record_json(read_record(given)))
            assert replay(again).state == played.state
    assert refused > 50


def test_a_spoilt_sheet_is_scored_or_refused_with_a_place():
    rng = random.Random("sheet")
    whole = {
        "format": "spades-sheet",
        "version": 1,
        "rules": {"preset": "partnership", "double_nil": "behind", "max_hands": 9},
        "start": {"scores": [0, 120], "bags": [3, 0]},
        "hands": [
            {"bids": ["double-nil", 4, "nil", 3], "tricks": [0, 6, 1, 6]},
            {"bids": [3, 4, 3, 3], "tricks": [3, 4, 3, 3]},
        ],
    }
    refused = 0
    for _ in range(3000):
        given = spoilt(whole, rng)
        try:
            scored = score_sheet(given)
        except RecordError as error:
            check_refusal(error)
            refused += 1
        else:
            json.dumps(standing_json(scored.state, scored.results), allow_nan=False)
    assert refused > 1000


def test_a_spoilt_event_is_read_or_refused():
    rng = random.Random("events")
    events = [event_json(event) for rules in VARIANTS for event in random_log(rules, 132, hands=1)]
    refused = []
    for _ in range(4000):
        given = spoilt(rng.choice(events), rng)
        try:
            read_event(given)
        except NotationError as error:
            refused.append(error.code)
    assert set(refused) == {"event.unreadable"}
    assert len(refused) > 1000
