"""The rules object: what it takes, what it refuses, how it is written."""

import pickle
from dataclasses import FrozenInstanceError

import pytest

from spades.errors import RulesError
from spades.rules import FIELDS, GAMES, PARTNERSHIP, PRESETS, TWO_PLAYER, Rules
from spades.rules.laws import ALWAYS, BEHIND, NEVER
from spades.rules.scoring import NO_FLOOR, NO_LIMIT

DEFAULTS = {
    "target_score": 500,
    "losing_score": None,
    "max_hands": None,
    "bag_limit": 10,
    "bag_penalty": 100,
    "bag_value": 1,
    "nil_value": 100,
    "double_nil_value": 200,
    "double_nil": "always",
    "double_nil_deficit": 100,
}

# Field, lowest, highest, and what must stand beside it for the range to be all that counts.
RANGES = [
    ("target_score", 10, 10_000, {}),
    ("losing_score", -10_000, 9_999, {"target_score": 10_000}),
    ("max_hands", 1, 10_000, {}),
    ("bag_limit", 0, 10_000, {}),
    ("bag_penalty", 0, 10_000, {}),
    ("bag_value", 0, 1, {}),
    ("nil_value", 0, 10_000, {}),
    ("double_nil_value", 0, 10_000, {}),
    ("double_nil_deficit", 0, 10_000, {"double_nil": "behind"}),
]

CHOICES = [
    (PARTNERSHIP, "double_nil", ("always", "behind", "never")),
    (TWO_PLAYER, "double_nil", ("always", "behind", "never")),
    (PARTNERSHIP, "exchange_order", ("bidder_first", "simultaneous")),
    (TWO_PLAYER, "discard_view", ("hidden", "private", "open")),
]

# A value other than the default for every field, with what must stand beside it.
OTHERS = [
    *((name, high if name != "bag_value" else 0, beside) for name, _, high, beside in RANGES),
    ("double_nil", "behind", {}),
    ("exchange_order", "simultaneous", {"preset": PARTNERSHIP}),
    ("discard_view", "open", {"preset": TWO_PLAYER}),
    ("game", TWO_PLAYER, {"preset": TWO_PLAYER}),
]


def refusal(given) -> RulesError:
    with pytest.raises(RulesError) as refused:
        Rules.from_json(given)
    return refused.value


@pytest.mark.parametrize("game", GAMES)
def test_the_preset_of_a_game_is_the_classic_game(game):
    preset = PRESETS[game]
    assert preset == Rules(game=game) == Rules.from_json({"preset": game})
    assert {name: getattr(preset, name) for name in DEFAULTS} == DEFAULTS
    assert preset.seats == {PARTNERSHIP: 4, TWO_PLAYER: 2}[game]
    assert preset.exchange_order == {PARTNERSHIP: "bidder_first", TWO_PLAYER: None}[game]
    assert preset.discard_view == {PARTNERSHIP: None, TWO_PLAYER: "hidden"}[game]


def test_every_field_is_known_here():
    tested = {name for name, _, _, _ in RANGES} | {name for _, name, _ in CHOICES} | {"game"}
    assert tested == set(FIELDS) == {name for name, _, _ in OTHERS}


@pytest.mark.parametrize(("name", "low", "high", "beside"), RANGES)
def test_a_number_may_be_anything_from_one_end_of_its_range_to_the_other(name, low, high, beside):
    for value in (low, high):
        rules = Rules.from_json({"preset": PARTNERSHIP, **beside, name: value})
        assert getattr(rules, name) == value
        assert Rules(**{**beside, name: value}) == rules


@pytest.mark.parametrize(("name", "low", "high", "beside"), RANGES)
def test_a_number_beyond_its_range_is_refused(name, low, high, beside):
    for value in (low - 1, high + 1, 10**11):
        error = refusal({"preset": TWO_PLAYER, **beside, name: value})
        assert error.code == "rules.bad_value"
        told = value if value != 10**30 else str(value)  # cut to a sensible size
        assert error.facts == {"field": name, "value": told, "want": f"{low}…{high}"}
        with pytest.raises(RulesError):
            Rules(**{**beside, name: value})


@pytest.mark.parametrize(("name", "low", "high", "beside"), RANGES)
@pytest.mark.parametrize("value", [True, False, 1.0, "10", [10], {}, float("inf"), "x" * 1000])
def test_what_is_not_a_whole_number_is_refused(name, low, high, beside, value):
    error = refusal({"preset": PARTNERSHIP, **beside, name: value})
    assert (error.code, error.facts["field"]) == ("rules.bad_value", name)
    assert len(str(error.facts["value"])) <= 40
    assert error.facts["value"] != float("inf")  # JSON has no word for it


@pytest.mark.parametrize("name", [name for name, _, _, _ in RANGES])
def test_none_means_no_limit_where_there_may_be_none_and_is_refused_elsewhere(name):
    given = {"preset": PARTNERSHIP, name: None}
    if name in ("losing_score", "max_hands"):
        assert Rules.from_json(given) == PRESETS[PARTNERSHIP]
    else:
        assert refusal(given).code == "rules.bad_value"


@pytest.mark.parametrize(("game", "name", "known"), CHOICES)
def test_a_choice_is_one_of_its_words(game, name, known):
    for word in known:
        rules = Rules.from_json({"preset": game, name: word})
        assert getattr(rules, name) == word
    for value in ("", "Always", "sometimes", 1, True, None, ["always"]):
        error = refusal({"preset": game, name: value})
        assert (error.code, error.facts["field"]) == ("rules.bad_value", name)
        assert error.facts["want"] == " | ".join(known)


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        (TWO_PLAYER, "exchange_order", "bidder_first"),
        (TWO_PLAYER, "exchange_order", "simultaneous"),
        (TWO_PLAYER, "exchange_order", None),
        (PARTNERSHIP, "discard_view", "hidden"),
        (PARTNERSHIP, "discard_view", "open"),
        (PARTNERSHIP, "discard_view", None),
    ],
)
def test_a_field_of_the_other_game_is_refused(game, name, value):
    error = refusal({"preset": game, name: value})
    assert (error.code, error.facts) == ("rules.wrong_game", {"field": name, "game": game})
    if value is not None:
        with pytest.raises(RulesError):
            Rules(game=game, **{name: value})


@pytest.mark.parametrize(
    ("fields", "field", "beside"),
    [
        ({"losing_score": 500}, "losing_score", "target_score"),
        ({"losing_score": 600}, "losing_score", "target_score"),
        ({"losing_score": 100, "target_score": 100}, "losing_score", "target_score"),
        ({"double_nil_deficit": 50}, "double_nil_deficit", "double_nil"),
        ({"double_nil_deficit": 50, "double_nil": "never"}, "double_nil_deficit", "double_nil"),
        ({"double_nil_value": 300, "double_nil": "never"}, "double_nil_value", "double_nil"),
        (
            {"exchange_order": "simultaneous", "double_nil": "never"},
            "exchange_order",
            "double_nil",
        ),
        ({"bag_penalty": 50, "bag_limit": 0}, "bag_penalty", "bag_limit"),
    ],
)
def test_fields_that_make_no_sense_together_are_refused(fields, field, beside):
    error = refusal({"preset": PARTNERSHIP, **fields})
    assert (error.code, error.facts["field"]) == ("rules.excluded", field)
    assert error.facts["beside"] == beside
    with pytest.raises(RulesError):
        Rules(**fields)


def test_fields_just_short_of_a_contradiction_are_taken():
    assert Rules(losing_score=499).floor == 499
    never = Rules(double_nil="never", double_nil_value=200, double_nil_deficit=100)
    assert never.double_nil == "never"
    assert Rules(bag_limit=0, bag_penalty=0).bag_penalty == 0
    assert Rules(bag_limit=0, bag_penalty=100).bag_penalty == 100


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"preset": PARTNERSHIP, "jokers": True}, "rules.unknown_field"),
        ({"preset": PARTNERSHIP, "Target_Score": 100}, "rules.unknown_field"),
        ({"preset": PARTNERSHIP, "seats": 4}, "rules.unknown_field"),
        ({"target_score": 100}, "rules.no_preset"),
        ({}, "rules.no_preset"),
        ({"preset": "cutthroat"}, "rules.unknown_preset"),
        ({"preset": ["partnership"]}, "rules.unknown_preset"),
        ({"game": "solo"}, "rules.unknown_preset"),
        ({"preset": PARTNERSHIP, "game": TWO_PLAYER}, "rules.excluded"),
        ({"preset": PARTNERSHIP, "game": 5}, "rules.excluded"),
        (None, "rules.unreadable"),
        ("partnership", "rules.unreadable"),
        ([], "rules.unreadable"),
    ],
)
def test_what_is_no_rules_object_is_refused_by_name(given, code):
    assert refusal(given).code == code


def test_a_refusal_quotes_the_unknown_field_and_names_the_known_ones():
    error = refusal({"preset": PARTNERSHIP, "x" * 100: 1})
    assert error.facts == {"field": "x" * 40, "known": list(FIELDS)}


@pytest.mark.parametrize("game", [None, 4, True, "Partnership", ["partnership"], float("inf")])
def test_the_game_is_one_of_two(game):
    with pytest.raises(RulesError) as refused:
        Rules(game=game)
    assert (refused.value.code, refused.value.facts["field"]) == ("rules.bad_value", "game")


def test_the_game_may_stand_for_the_preset():
    assert Rules.from_json({"game": TWO_PLAYER}) == PRESETS[TWO_PLAYER]
    assert Rules.from_json({"preset": TWO_PLAYER, "game": TWO_PLAYER}) == PRESETS[TWO_PLAYER]


@pytest.mark.parametrize(("name", "value", "beside"), OTHERS)
def test_what_differs_from_the_preset_is_written_and_reads_back(name, value, beside):
    rules = Rules.from_json({"preset": PARTNERSHIP, **beside, name: value})
    written = rules.to_json()
    assert Rules.from_json(written) == rules
    assert hash(Rules.from_json(written)) == hash(rules)
    assert pickle.loads(pickle.dumps(rules)) == rules
    if name == "game":
        assert written == {"preset": TWO_PLAYER}
    else:
        assert written == {
            "preset": PARTNERSHIP,
            **beside,
            name: value,
        }
        assert rules != PRESETS[rules.game]


def test_rules_are_frozen_and_can_be_a_key():
    rules = Rules()
    with pytest.raises(FrozenInstanceError):
        rules.target_score = 100  # type: ignore[misc]
    assert {rules: 1}[Rules()] == 1


def test_the_laws_get_plain_numbers():
    assert Rules().floor == NO_FLOOR
    assert Rules().hand_limit == NO_LIMIT
    assert Rules(losing_score=-200, max_hands=7).floor == -200
    assert Rules(max_hands=7).hand_limit == 7
    modes = [Rules(double_nil=mode).double_nil_mode for mode in ("always", "behind", "never")]
    assert modes == [ALWAYS, BEHIND, NEVER]
