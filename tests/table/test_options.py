"""What a table agrees on beside the rules: checked, stored as differences, read back."""

import math
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import RulesError, SpadesError
from spades.rules import Rules
from spades.table import PERSON, Options, Plan
from spades.table.options import OPTIONS

OTHER: dict[str, Any] = {
    "turn_seconds": 30,
    "grace_left": 0,
    "grace_dropped": 90.5,
    "when_left": "wait",
    "accept_win": True,
    "sitter": "montecarlo",
    "pace": 0,
    "spectators": "after",
    "take_back": False,
    "redeals": 0,
    "vote_seconds": 60,
    "talk": False,
    "listed": True,
    "by_host": True,
    "opening_seconds": 5,
    "empty_seconds": 3600,
}
"""Another value than the default for each option."""

BAD = [
    ("turn_seconds", 4),
    ("turn_seconds", math.nan),
    ("turn_seconds", "30"),
    ("grace_left", -1),
    ("grace_dropped", math.inf),
    ("grace_dropped", None),
    ("when_left", "kick"),
    ("when_left", ["wait"]),
    ("accept_win", 1),
    ("sitter", None),
    ("pace", True),
    ("redeals", 2.5),
    ("redeals", 101),
    ("vote_seconds", 0),
    ("talk", None),
    ("spectators", "all"),
    ("empty_seconds", 10**400),
]


def test_every_option_is_tried_here():
    assert set(OTHER) == set(OPTIONS)
    for name, value in OTHER.items():
        assert value != getattr(Options(), name)


def test_options_are_stored_as_what_differs_from_the_default():
    assert Options().to_json() == {}
    for name, value in OTHER.items():
        told = Options(**{name: value}).to_json()
        assert told == {name: value}
        assert Options.from_json(told) == Options(**{name: value})
    assert Options.from_json(OTHER).to_json() == OTHER


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_that_makes_no_sense_is_refused_by_name(name, value):
    with pytest.raises(RulesError) as caught:
        Options.from_json({name: value})
    assert caught.value.code == "table.bad_option"
    assert caught.value.facts["field"] == name


@pytest.mark.parametrize("given_", [{"grace": 3}, {1: 2}, {"": 0}])
def test_an_option_that_there_is_not_is_refused(given_):
    with pytest.raises(RulesError) as caught:
        Options.from_json(given_)
    assert caught.value.code == "table.unknown_option"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
OPTION = st.sampled_from([*OPTIONS, "rules", "x"])
PLANS = st.fixed_dictionaries(
    {},
    optional={
        "rules": JSON | st.just({"preset": "partnership"}) | st.just({"preset": "two-player"}),
        "seats": JSON | st.lists(st.sampled_from([PERSON, "simple", "x", 3]), max_size=5),
        "options": JSON | st.dictionaries(OPTION, JSON | st.integers(0, 60), max_size=4),
        "fair": JSON,
        "more": st.none(),
    },
)


@given(PLANS | JSON)
def test_whatever_is_given_is_a_plan_or_refused_with_a_code(told):
    """A plan that is read is written as it was read."""
    try:
        plan = Plan.from_json(told)
    except SpadesError:
        return
    assert Plan.from_json(plan.to_json()) == plan


def test_a_plan_is_read_as_it_was_written():
    for rules in (Rules(target_score=300), Rules(game="two-player")):
        kinds = (PERSON, "simple", PERSON, "random")[: rules.seats]
        plan = Plan(rules, kinds, Options(**OTHER), True)
        assert Plan.from_json(plan.to_json()) == plan


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [PERSON] * 3}, "table.seats"),
        ({"seats": [PERSON] * 3 + ["nobody"]}, "player.unknown"),
        ({"seats": "person"}, "table.bad_option"),
        ({"options": {"sitter": "nobody"}}, "player.unknown"),
        ({"options": []}, "table.bad_option"),
        ({"fair": 1}, "table.bad_option"),
        ({"extra": 1}, "table.unknown_option"),
        ({"rules": None}, "rules.unreadable"),
    ],
)
def test_a_plan_with_a_fault_is_refused_by_name(change, code):
    told = {"rules": {"preset": "partnership"}, "seats": [PERSON] * 4}
    Plan.from_json(told)
    with pytest.raises(SpadesError) as caught:
        Plan.from_json({**told, **change})
    assert caught.value.code == code


def test_every_option_says_what_it_is_for():
    source = __import__("inspect").getsource(Options)
    for field in fields(Options):
        after = source.split(f"    {field.name}:", 1)[1]
        assert after.split("\n")[1].strip().startswith('"""'), field.name
