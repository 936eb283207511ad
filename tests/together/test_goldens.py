"""What the game does is what it did when somebody last read the diff."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from spades.game.events import MatchStarted
from spades.game.view import view_of
from spades.game.wire import view_json
from spades.rules import FIELDS, PRESETS
from spades.rules.ruleset import DISCARD_VIEWS, DOUBLE_NIL_MODES, EXCHANGE_ORDERS
from spades.testing.playthrough import VARIANTS, fixed_match, playthrough
from tools import goldens

REMEDY = "read the diff, then: python tools/goldens.py --write"
CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_match_is_played_as_in_its_golden(name):
    told = goldens.differences(
        {name: playthrough(name)}, {name: goldens.kept()[f"playthrough-{name}.txt"]}
    )
    assert not told, "\n".join([REMEDY, *told])


@pytest.mark.parametrize("name", VARIANTS)
def test_a_playthrough_shows_what_its_variant_is_about(name):
    text = goldens.kept()[f"playthrough-{name}.txt"]
    for event in VARIANTS[name].shows:
        assert f"event  {event} " in text


def test_perft_is_as_in_its_golden():
    told = goldens.differences({"": goldens.perft_table()}, {"": goldens.kept()["perft.txt"]})
    assert not told, "\n".join([REMEDY, *told])


# A field and a value that makes a difference to some match of the variant it is changed in.
FLIPS = [
    ("partnership", "target_score", 20),
    ("partnership", "losing_score", -50),
    ("partnership", "max_hands", 1),
    ("partnership", "bag_limit", 2),
    ("partnership", "bag_penalty", 50),
    ("partnership", "bag_value", 0),
    ("partnership", "nil_value", 60),
    ("partnership", "double_nil_value", 90),
    ("partnership", "double_nil", "never"),
    ("partnership-double-nil-behind", "double_nil_deficit", 500),
    ("partnership", "exchange_order", "simultaneous"),
    ("two-player", "discard_view", "private"),
    ("two-player", "discard_view", "open"),
]


def course(rules, variant, seed):
    """Events and views of a match, less the rules that each names."""
    told: list[object] = []
    for action, events, state in fixed_match(replace(variant, rules=rules), seed, 4):
        told += [str(action), *(event for event in events if not isinstance(event, MatchStarted))]
        for seat in (*range(rules.seats), None):
            told.append({**view_json(view_of(state, seat)), "rules": None})
    return told


@pytest.mark.slow
@pytest.mark.parametrize(("name", "field", "value"), FLIPS)
def test_every_rule_makes_a_difference(name, field, value):
    variant = VARIANTS[name]
    other = replace(variant.rules, **{field: value})
    assert any(
        course(variant.rules, variant, f"flip {number}") != course(other, variant, f"flip {number}")
        for number in range(12)
    )


def test_no_rule_is_left_out_of_that():
    assert {field for _, field, _ in FLIPS} == set(FIELDS) - {"game"}


@pytest.mark.slow
def test_the_command_prints_the_fingerprint_that_is_kept_and_the_changelog_names():
    run = subprocess.run(
        [sys.executable, "-c", "from spades.cli import main; main()", "bench", "--fingerprint"],
        capture_output=True,
        text=True,
        check=True,
    )
    kept = goldens.kept()["fingerprint.txt"]
    assert run.stdout == kept, REMEDY
    named = re.search(r"^Fingerprint: (\w+)", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert named is not None
    assert named[1] == kept.strip(), "the newest version in CHANGELOG.md names the fingerprint"


def test_every_preset_and_every_choice_has_a_golden_and_none_is_left_over():
    assert set(PRESETS) <= set(VARIANTS)
    for name, rules in PRESETS.items():
        assert VARIANTS[name].rules == rules
    played = [variant.rules for variant in VARIANTS.values()]
    assert {rules.double_nil for rules in played} == set(DOUBLE_NIL_MODES)
    assert {rules.exchange_order for rules in played} == {None, *EXCHANGE_ORDERS}
    assert {rules.discard_view for rules in played} == {None, *DISCARD_VIEWS}
    wanted = {f"playthrough-{name}.txt" for name in VARIANTS} | {"perft.txt", "fingerprint.txt"}
    assert set(goldens.kept()) == wanted
