"""Positions by themselves: read, written, refused; a record cut at a moment."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from spades.cards import FULL_DECK, hand_text
from spades.errors import RecordError, UsageError
from spades.game.decide import legal_actions
from spades.game.pbn import parse_pbn
from spades.game.position import (
    cut_record,
    deal_position,
    missing_for_score,
    position_json,
    read_position,
)
from spades.game.projection import record_of
from spades.game.record import read_record, replay, replay_steps
from spades.game.state import Playing
from spades.rules import Rules
from tests.game.driver import VARIANTS, after, name_of, random_log

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
WHOLE = "N:J73.Q84.K95.AT62 T62.AJ73.Q84.K95 A95.KT62.J73.Q84 KQ84.95.AT62.J73"


def position(**changes: Any) -> dict[str, Any]:
    """Three cards each, North to lead; with ``None`` for a key, without it."""
    given = json.loads((EXAMPLES / "position.json").read_text(encoding="utf-8"))
    given |= changes
    return {key: value for key, value in given.items() if value is not None}


def playing_states(rules: Rules, seed: int) -> list[Playing]:
    """The states of a random match in which a card is to be played."""
    record = record_of(random_log(rules, seed))
    states = [state for _, state in replay_steps(record) if isinstance(state, Playing)]
    return [state for state in states if len(state.trick) < rules.seats and any(state.hands)]


def what_counts(state: Playing) -> tuple[Any, ...]:
    """All that a position keeps of a state."""
    match = state.match
    return (
        *(match.rules, match.scores, match.bag_counts, state.opening.bids, state.hands),
        *(state.leader, state.trick, state.taken, state.broken),
    )


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_a_state_of_the_play_is_written_and_read_back(rules):
    states = playing_states(rules, 31)
    assert len(states) > 20
    for state in states:
        told = json.loads(json.dumps(position_json(state)))
        read = read_position(told)
        assert what_counts(read) == what_counts(state)
        assert position_json(read) == told
        assert missing_for_score(read) == ()
        assert legal_actions(read) == legal_actions(state)


def test_a_position_is_played_on_as_the_match_is():
    for state in playing_states(VARIANTS[0], 7):
        if state.hands[state.to_act].bit_count() < 2:
            continue
        read = read_position(position_json(state))
        last = str(legal_actions(state)[-1])
        assert what_counts(after(read, last)) == what_counts(after(state, last))


def test_what_is_left_out_is_not_known():
    read = read_position(position(bids=None, taken=None, bag_counts=None, trick=None, meta=None))
    assert missing_for_score(read) == ("bids", "taken")
    assert read.opening.bids == (None,) * 4
    assert read.match.bag_counts == (0, 0)
    assert not {"bids", "taken"} & set(position_json(read))
    assert missing_for_score(read_position(position(taken=None))) == ("taken",)


def test_at_the_first_trick_nothing_has_been_taken():
    hands = [hand_text(mask) for mask in parse_pbn(WHOLE).hands]
    read = read_position(position(hands=hands, taken=None))
    assert missing_for_score(read) == ()


@pytest.mark.parametrize(
    ("changes", "broken"),
    [
        ({"broken": None}, True),
        ({"broken": False}, False),
        ({"trick": ["9S"], "leader": 1, "hands": ["AH TH 7D", "2H TC", "3S AD 8C", "JH 6D 5D"],
          "broken": None}, True),
        ({"hands": [hand_text(mask) for mask in parse_pbn(WHOLE).hands], "taken": None,
          "broken": None}, False),
        ({"rules": {"preset": "two-player"}, "hands": ["AH", "2H"], "bids": [1, 1],
          "taken": [6, 6], "broken": None}, False),
        ({"rules": {"preset": "two-player"}, "hands": ["", "2H"], "trick": ["AS"], "bids": [1, 1],
          "taken": [6, 6], "broken": None}, True),
    ],
    ids=[
        *("spades are gone", "as told", "a spade in the trick", "all spades there", "two players"),
        "two players and a spade in the trick",
    ],
)  # fmt: skip
def test_whether_spades_are_broken_follows_from_the_cards_where_it_is_not_told(changes, broken):
    assert read_position(position(**changes)).broken is broken


TRICK: dict[str, Any] = {
    "leader": 3,
    "trick": ["JH"],
    "hands": ["AH TH 7D", "9S 2H TC", "3S AD 8C", "6D 5D"],
}


@pytest.mark.parametrize(
    ("given", "code", "facts"),
    [
        ([], "record.bad_value", {"key": "position"}),
        (position(format="spades-record"), "record.unknown_format", {"known": "spades-position"}),
        (position(version=2), "record.unknown_version", {"version": 2}),
        (position(trump="S"), "record.unknown_key", {"key": "trump", "where": "position"}),
        (position(rules=None), "record.missing_key", {"key": "rules"}),
        (position(rules={"preset": "whist"}), "rules.unknown_preset", {"preset": "whist"}),
        (position(hands=None), "record.missing_key", {"key": "hands"}),
        (position(hands=["AS"]), "sheet.seat_count", {"key": "hands", "count": 1, "want": 4}),
        (position(hands=[1, 2, 3, 4]), "record.bad_value", {"key": "hands"}),
        (position(hands=["AX", "", "", ""]), "card.unreadable", {"text": "AX"}),
        (position(hands=["AS AS", "", "", ""]), "card.repeated", {"card": "AS"}),
        (position(hands=["AS", "KS", "AS", "QS"]), "position.card_twice", {"card": "AS"}),
        (position(hands=["AS", "KS", "JS", "9S 8S"]), "position.hand_sizes",
         {"sizes": [1, 1, 1, 2], "count": 0}),
        (position(hands=[""] * 4), "position.hand_sizes", {"sizes": [0] * 4}),
        (position(trick=["KS"]), "position.hand_sizes", {"sizes": [3] * 4, "count": 1}),
        (position(trick=["AH"]), "position.card_twice", {"card": "AH"}),
        (position(trick=["KS QS"]), "record.bad_value", {"key": "trick"}),
        (position(trick=["KS", "QS", "JS", "8S"]), "record.bad_value", {"key": "trick"}),
        (position(trick="KS"), "record.bad_value", {"key": "trick"}),
        (position(**TRICK | {"leader": 0}), "position.hand_sizes", {"sizes": [3, 3, 3, 2]}),
        (position(**TRICK | {"trick": ["JH", "7D"], "hands": ["AH TH", *TRICK["hands"][1:]]}),
         "position.trick", {"card": "7D", "seat": 0}),
        (position(leader=1, trick=["9S"], hands=["AH TH 7D", "2H TC", "3S AD 8C", "JH 6D 5D"],
                  broken=False), "position.not_broken", {}),
        (position(leader=None), "record.missing_key", {"key": "leader"}),
        (position(leader=4), "seat.unknown", {"seat": 4, "seats": 4}),
        (position(leader=-1), "seat.unknown", {"seat": -1}),
        (position(leader="N"), "record.bad_value", {"key": "leader"}),
        (position(broken=1), "record.bad_value", {"key": "broken"}),
        (position(bids=[1, 2, 3]), "sheet.seat_count", {"key": "bids", "count": 3}),
        (position(bids=[1, 2, 3, 14]), "record.bad_value", {"key": "bids"}),
        (position(bids=[1, 2, 3, "4"]), "record.bad_value", {"key": "bids"}),
        (position(bids=[1, 2, 3, None]), "record.bad_value", {"key": "bids"}),
        (position(bids=[1, 2, 3, "double-nil"],
                  rules={"preset": "partnership", "double_nil": "never"}),
         "bid.no_double_nil", {"seat": 3, "double_nil": "never"}),
        (position(taken=[4, 3, 0, 4]), "position.taken_sum", {"sum": 11, "want": 10}),
        (position(taken=[4, 3, 0, 2]), "position.taken_sum", {"sum": 9, "want": 10}),
        (position(taken=[4, 3, 0, 2.5]), "sheet.bad_tricks", {"text": "2.5"}),
        (position(taken=[4, 3, -1, 4]), "sheet.bad_tricks", {"text": "-1"}),
        (position(taken=10), "record.bad_value", {"key": "taken"}),
        (position(bag_counts=[10, 0]), "start.bags", {"bags": 10, "limit": 10}),
        (position(bag_counts=[1]), "record.bad_value", {"key": "bag_counts"}),
        (position(scores=[500, 0]), "start.already_over", {"scores": [500, 0]}),
        (position(scores=[1, 2.5]), "record.bad_value", {"key": "scores"}),
        (position(meta=[]), "record.bad_value", {"key": "meta"}),
        (position(rules={"preset": "two-player"}, bids=[1, 2], taken=[6, -7],
                  hands=[" ".join(f"{rank}{suit}" for suit in pair for rank in "23456789TJQKA")
                         for pair in ("CD", "HS")]),
         "position.hand_sizes", {"sizes": [26, 26]}),
    ],
)  # fmt: skip
def test_what_cannot_be_a_position_is_refused_by_name(given, code, facts):
    with pytest.raises(RecordError) as refused:
        read_position(given)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()
    assert (refused.value.facts["hand"], refused.value.facts["action"]) == (None, None)


def test_a_trick_in_progress_is_read():
    read = read_position(position(**TRICK))
    assert (read.to_act, [str(card) for card in read.trick]) == (0, ["JH"])


def test_a_deal_is_a_position_at_its_first_lead():
    deal = parse_pbn(WHOLE)
    state = deal_position(deal, 2, [4, 0, 3, 2])
    assert (state.hands, state.to_act, state.opening.bids) == (deal.hands, 2, (4, 0, 3, 2))
    assert sum(state.hands) == FULL_DECK
    assert state.match.dealer == 1
    assert missing_for_score(state) == ()
    assert missing_for_score(deal_position(deal)) == ("bids",)
    assert read_position(position_json(state)) == state


@pytest.mark.parametrize(
    ("leader", "bids", "code"),
    [
        (4, None, "seat.unknown"),
        (-1, None, "seat.unknown"),
        (0, [1, 2, 3], "sheet.seat_count"),
        (0, [1, 2, 3, 14], "bid.no_double_nil"),
    ],
)
def test_a_deal_with_a_wrong_seat_or_wrong_bids_is_refused(leader, bids, code):
    with pytest.raises(RecordError) as refused:
        deal_position(parse_pbn(WHOLE), leader, bids, Rules(double_nil="never"))
    assert refused.value.code == code


# --- a record, cut


@pytest.mark.parametrize("name", ["partnership.json", "two-player.json"])
def test_a_record_is_cut_after_any_number_of_actions(name):
    record = read_record(json.loads((EXAMPLES / name).read_text(encoding="utf-8")))
    steps = list(replay_steps(record))
    rng = random.Random(11)
    for number, hand in enumerate(record.hands, 1):
        count = len(hand.actions)
        for moment in {0, 1, count - 1, count, *rng.sample(range(count), 10)}:
            cut = cut_record(record, number, moment)
            assert (len(cut.hands), len(cut.hands[-1].actions)) == (number, moment)
            assert replay(cut).state in [state for _, state in steps]


def test_a_hand_that_was_played_to_its_end_is_cut_before_its_first_card():
    record = read_record(json.loads((EXAMPLES / "partnership.json").read_text(encoding="utf-8")))
    state = replay(cut_record(record, 2)).state
    assert isinstance(state, Playing)
    assert (state.match.hand_number, state.trick, state.tricks) == (2, (), ())
    assert replay(cut_record(record)).state == replay(record).state


def test_a_match_that_was_left_in_mid_hand_still_has_its_position():
    given = json.loads((EXAMPLES / "partnership.json").read_text(encoding="utf-8"))
    given["hands"] = given["hands"][:1]
    given["hands"][0]["actions"] = given["hands"][0]["actions"][:30]
    given["end"] = {"by": "abandoned"}
    state = replay(cut_record(read_record(given))).state
    assert isinstance(state, Playing)
    for moment in (None, 30):
        assert state == replay(cut_record(read_record(given), 1, moment)).state


@pytest.mark.parametrize(
    ("hand", "moment", "code", "facts"),
    [
        (0, None, "solve.no_hand", {"number": 0, "count": 6}),
        (7, 3, "solve.no_hand", {"number": 7, "count": 6}),
        (-1, None, "solve.no_hand", {"number": -1, "count": 6}),
        (1, 61, "solve.no_action", {"number": 61}),
        (1, -1, "solve.no_action", {"number": -1}),
    ],
)
def test_a_moment_that_is_not_there_is_refused(hand, moment, code, facts):
    record = read_record(json.loads((EXAMPLES / "partnership.json").read_text(encoding="utf-8")))
    with pytest.raises(UsageError) as refused:
        cut_record(record, hand, moment)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()
