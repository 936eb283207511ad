"""Score sheets of paper games: bids and tricks in, the match's course out."""

import json
from typing import Any

import pytest

from spades.errors import RecordError
from spades.game.projection import record_of
from spades.game.record import replay
from spades.game.report import standing_json
from spades.game.sheet import score_sheet
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules
from tests.game.driver import VARIANTS, name_of, random_log


def sheet(*hands: tuple[list, list], game: str = PARTNERSHIP, **keys: Any) -> dict[str, Any]:
    return {
        "format": "spades-sheet",
        "version": 1,
        "rules": {"preset": game},
        "hands": [{"bids": bids, "tricks": tricks} for bids, tricks in hands],
        **keys,
    }


def told(given: object) -> dict[str, Any]:
    scored = score_sheet(given)
    return standing_json(scored.state, scored.results)


def refused(given: object) -> RecordError:
    with pytest.raises(RecordError) as error:
        score_sheet(given)
    assert error.value.facts["action"] is None
    json.dumps(error.value.facts, allow_nan=False)
    return error.value


def place(given: object) -> tuple[str, int | None]:
    error = refused(given)
    return error.code, error.facts["hand"]


def test_a_hand_is_told_line_by_line():
    given = sheet(([4, "nil", 3, "double-nil"], [5, 0, 4, 4]))
    assert told(given) == {
        "format": "spades-replay",
        "version": 1,
        "hands": [
            {
                "bids": [4, "nil", 3, "double-nil"],
                "tricks": [5, 0, 4, 4],
                "points": [72, -96],
                "bags": [2, 4],
                "penalty": [0, 0],
                "scores": [72, -96],
                "bag_counts": [2, 4],
                "lines": [
                    [{"what": "contract", "amount": 70}, {"what": "bags", "amount": 2}],
                    [
                        {"what": "contract", "amount": 0},
                        {"what": "bags", "amount": 4},
                        {"what": "nil", "seat": 1, "amount": 100},
                        {"what": "double_nil", "seat": 3, "amount": -200},
                    ],
                ],
            }
        ],
        "scores": [72, -96],
        "bag_counts": [2, 4],
        "over": False,
        "winner": None,
    }


def test_scores_and_bags_run_through_the_hands():
    hands = ([4, 2, 0, 2], [7, 3, 0, 3]), ([3, 3, 0, 3], [6, 4, 0, 3]), ([4, 2, 0, 2], [9, 2, 0, 2])
    found = told(sheet(*hands))
    assert found["bag_counts"] == [1, 3]
    assert [hand["bag_counts"] for hand in found["hands"]] == [[3, 2], [6, 3], [1, 3]]
    assert [hand["penalty"] for hand in found["hands"]] == [[0, 0], [0, 0], [-100, 0]]
    assert found["hands"][2]["lines"][0] == [
        {"what": "contract", "amount": 40},
        {"what": "bags", "amount": 5},
        {"what": "nil", "seat": 2, "amount": 100},
        {"what": "bag_penalty", "amount": -100},
    ]
    assert found["scores"] == [143 + 133 + 45, 42 + 61 + 40]


def test_two_players_have_a_sheet_of_two_columns():
    found = told(sheet(([7, 5], [8, 5]), ([8, 6], [7, 6]), game=TWO_PLAYER))
    assert [hand["points"] for hand in found["hands"]] == [[71, 50], [-80, 60]]
    assert found["scores"] == [-9, 110]


def test_format_and_version_may_be_left_out():
    given = sheet(([4, 3, 2, 2], [4, 4, 2, 3]))
    short = {key: given[key] for key in ("rules", "hands")}
    assert told(short) == told(given)
    assert told({"rules": {"preset": PARTNERSHIP}, "hands": []})["scores"] == [0, 0]


def test_a_paper_game_may_start_in_the_middle():
    given = sheet(([4, 3, 2, 2], [4, 4, 2, 3]), start={"scores": [440, 100], "bags": [0, 9]})
    found = told(given)
    assert found["scores"] == [500, 52]
    assert found["bag_counts"] == [0, 1]
    assert (found["over"], found["winner"]) == (True, 0)


def test_the_match_is_over_by_the_rules():
    win = ([7, 1, 6, 1], [7, 0, 6, 0])
    found = told(sheet(win, win, win, win))
    assert (found["over"], found["winner"]) == (True, 0)
    assert found["scores"] == [520, -80]
    level = ([3, 3, 3, 3], [3, 4, 3, 3])
    drawn = told(
        sheet(level, rules={"preset": PARTNERSHIP, "max_hands": 1}, start={"scores": [1, 0]})
    )
    assert (drawn["over"], drawn["winner"]) == (True, None)


def test_0_and_the_word_are_both_nil():
    for bid in (0, "nil", "NIL", " nil "):
        found = told(sheet(([bid, 5, 4, 4], [0, 5, 4, 4])))
        assert found["hands"][0]["bids"][0] == "nil"
        assert found["scores"] == [140, 90]


def test_double_nil_is_a_bid_where_the_side_has_the_right_to_it():
    hand = (["double-nil", 4, 4, 4], [0, 5, 4, 4])
    assert told(sheet(hand))["scores"] == [240, 81]
    assert place(sheet(hand, rules={"preset": PARTNERSHIP, "double_nil": "never"})) == (
        "bid.no_double_nil",
        0,
    )
    behind = {"preset": PARTNERSHIP, "double_nil": "behind"}
    assert place(sheet(hand, rules=behind)) == ("bid.no_double_nil", 0)
    assert place(sheet(hand, hand, rules=behind, start={"scores": [0, 100]})) == (
        "bid.no_double_nil",
        1,
    )


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_a_sheet_scores_as_the_match_that_it_was_taken_from(rules):
    played = replay(record_of(random_log(rules, 91, hands=4)))
    found = standing_json(played.state, played.results)
    given = {
        "rules": rules.to_json(),
        "hands": [{"bids": hand["bids"], "tricks": hand["tricks"]} for hand in found["hands"]],
    }
    assert told(given) == found


# --- refusals


@pytest.mark.parametrize("given", [None, [], "sheet", 5])
def test_what_is_no_object_is_no_sheet(given):
    assert place(given) == ("record.bad_value", None)


@pytest.mark.parametrize("key", ["rules", "hands"])
def test_a_key_that_must_be_there_is_missed(key):
    given = sheet()
    del given[key]
    error = refused(given)
    assert error.code == "record.missing_key"
    assert error.facts == {"key": key, "where": "sheet", "hand": None, "action": None}


@pytest.mark.parametrize("key", ["bids", "tricks"])
def test_a_key_that_must_be_in_a_hand_is_missed(key):
    given = sheet(([3] * 4, [13, 0, 0, 0]), ([3] * 4, [13, 0, 0, 0]))
    del given["hands"][1][key]
    assert place(given) == ("record.missing_key", 1)


def test_unknown_keys_formats_and_versions_are_refused_by_name():
    assert refused(sheet(players=["N"])).facts["key"] == "players"
    given = sheet(([3] * 4, [13, 0, 0, 0]))
    given["hands"][0]["colour"] = 1
    assert place(given) == ("record.unknown_key", 0)
    assert refused(sheet(format="spades-record")).code == "record.unknown_format"
    assert told(sheet(format=None, version=None)) == told(sheet())
    assert refused(sheet(version=2)).code == "record.unknown_version"
    assert refused(sheet(version=True)).code == "record.unknown_version"
    assert told(sheet(meta={"any": "thing"}))["over"] is False


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"rules": {"preset": "solo"}}, "rules.unknown_preset"),
        ({"rules": None}, "rules.unreadable"),
        ({"start": {"scores": [500, 0]}}, "start.already_over"),
        ({"start": {"bags": [10, 0]}}, "start.bags"),
        ({"start": []}, "record.bad_value"),
        ({"hands": {}}, "record.bad_value"),
        ({"meta": 5}, "record.bad_value"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(keys, code):
    assert place(sheet(**keys)) == (code, None)


@pytest.mark.parametrize(
    "bid", [14, -1, "14", "-1", "five", "4", "0", "", 4.0, True, None, [4], float("inf")], ids=repr
)
def test_what_is_no_bid_is_refused_with_its_hand(bid):
    good = ([3, 3, 3, 3], [4, 3, 3, 3])
    error = refused(sheet(good, ([3, bid, 3, 3], [4, 3, 3, 3])))
    assert (error.code, error.facts["hand"]) == ("sheet.bad_bid", 1)
    assert error.facts["text"] == json.dumps(bid)


@pytest.mark.parametrize("tricks", [14, -1, "3", 3.0, True, None, [3], float("inf")], ids=repr)
def test_what_is_no_number_of_tricks_is_refused_with_its_hand(tricks):
    error = refused(sheet(([3, 3, 3, 3], [tricks, 3, 3, 3])))
    assert (error.code, error.facts["hand"]) == ("sheet.bad_tricks", 0)


@pytest.mark.parametrize("tricks", [[3, 3, 3, 3], [4, 4, 3, 3], [0, 0, 0, 0], [13, 13, 13, 13]])
def test_tricks_that_do_not_add_up_to_13_are_refused_with_their_hand(tricks):
    error = refused(sheet(([3] * 4, [4, 3, 3, 3]), ([3] * 4, tricks)))
    assert (error.code, error.facts["hand"]) == ("sheet.trick_sum", 1)
    assert error.facts["sum"] == sum(tricks)


@pytest.mark.parametrize(
    ("bids", "tricks", "key"),
    [
        ([3, 3, 3], [4, 3, 3, 3], "bids"),
        ([3, 3, 3, 3, 3], [4, 3, 3, 3], "bids"),
        ([3, 3, 3, 3], [7, 6], "tricks"),
        ([], [], "bids"),
    ],
)
def test_a_column_too_few_or_too_many_is_refused_with_its_hand(bids, tricks, key):
    error = refused(sheet((bids, tricks)))
    assert (error.code, error.facts["hand"]) == ("sheet.seat_count", 0)
    assert error.facts["key"] == key
    assert error.facts["want"] == 4


@pytest.mark.parametrize("hand", [None, [], 5, "hand"])
def test_a_hand_that_is_no_object_is_refused_with_its_place(hand):
    given = sheet()
    given["hands"] = [hand]
    assert place(given) == ("record.bad_value", 0)


def test_a_hand_after_the_end_is_refused_by_name():
    win = ([7, 1, 6, 1], [7, 0, 6, 0])
    assert place(sheet(win, win, win, win, win)) == ("match.over", 4)


def test_correcting_an_old_hand_changes_all_that_follows():
    hands = [([4, 2, 0, 2], [7, 3, 0, 3]), ([3, 3, 0, 3], [6, 4, 0, 3])]
    before = told(sheet(*hands))
    hands[0] = ([4, 2, 0, 2], [4, 6, 0, 3])
    after = told(sheet(*hands))
    assert before["hands"][1]["points"] == after["hands"][1]["points"]
    assert before["bag_counts"] == [6, 3]
    assert after["bag_counts"] == [3, 6]
    assert after["scores"][0] == before["scores"][0] - 3


def test_rules_of_a_sheet_count():
    hand = ([4, 2, 3, 2], [5, 3, 3, 2])
    assert told(sheet(hand, rules=Rules(bag_value=0).to_json()))["scores"] == [70, 40]
