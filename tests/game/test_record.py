"""Records: written, read, replayed; and refused, each fault by its name and place."""

import copy
import json
from typing import Any

import pytest

from spades.cards import ALL_CARDS
from spades.errors import RecordError
from spades.game.actions import Close
from spades.game.decide import apply, decide
from spades.game.events import Event
from spades.game.evolve import fold
from spades.game.projection import record_of
from spades.game.record import Record, read_record, record_json, replay, replay_steps
from spades.game.state import Over
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules
from tests.game.driver import MIXED, VARIANTS, name_of, random_log, random_match

STOCK = " ".join(map(str, ALL_CARDS))

LOOKS = ["0 look", "0 bid 3", "1 look", "1 bid 3", "2 look", "2 bid 3", "3 look", "3 bid 3"]
ONE_TRICK = ["0 play KD", "1 play 4D", "2 play 7D", "3 play AD"]


def partnership(*actions: str, **keys: Any) -> dict[str, Any]:
    """A record of one partnership hand, seat 0 to bid first."""
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": PARTNERSHIP},
        "first_dealer": 3,
        "hands": [{"deal": list(MIXED), "actions": list(actions)}],
        **keys,
    }


def two_player(*actions: str, **keys: Any) -> dict[str, Any]:
    """A record of one two-player hand, seat 0 to draw first from a sorted deck."""
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": TWO_PLAYER},
        "first_drawer": 0,
        "hands": [{"stock": STOCK, "actions": list(actions)}],
        **keys,
    }


def double_nil_draw() -> list[str]:
    """Both bid Double Nil and keep every card they are given the choice of."""
    turns = [f"{turn % 2} keep" for turn in range(26)]
    return ["0 bid double-nil", turns[0], "1 bid double-nil", *turns[1:]]


def refused(given: object) -> RecordError:
    with pytest.raises(RecordError) as error:
        replay(read_record(given))
    assert {"hand", "action"} <= set(error.value.facts)
    json.dumps(error.value.facts, allow_nan=False)
    return error.value


def place(given: object) -> tuple[str, int | None, int | None]:
    error = refused(given)
    return error.code, error.facts["hand"], error.facts["action"]


# --- round trips


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("seed", range(2))
def test_the_record_of_a_log_replays_to_the_same_events_and_state(rules, seed):
    log = random_log(rules, seed)
    record = record_of(log, tuple(f"Player {seat}" for seat in range(rules.seats)), {"a": [1]})
    written = json.loads(json.dumps(record_json(record)))
    again = read_record(written)
    assert again == record
    assert record_json(again) == written
    played = replay(again)
    assert list(played.events) == log
    assert played.state == fold(log)


@pytest.mark.parametrize("rules", VARIANTS[::3], ids=name_of)
def test_a_record_may_stop_after_any_action(rules):
    log: list[Event] = []
    for _, _, events, state in random_match(rules, 61, hands=1):
        log.extend(events)
        if getattr(state, "owed", None) is not None:
            continue  # the dealer has still to bring the cards
        played = replay(read_record(record_json(record_of(log))))
        assert played.state == state
        assert list(played.events) == log


@pytest.mark.parametrize("rules", VARIANTS[::4], ids=name_of)
@pytest.mark.parametrize("close", [Close("forfeit", 0), Close("accepted", 1), Close("abandoned")])
def test_an_end_by_the_table_is_recorded_and_replayed(rules, close):
    log: list[Event] = []
    for number, (_, _, events, state) in enumerate(random_match(rules, 62, hands=1)):
        log.extend(events)
        if number % 9 == 0 and getattr(state, "owed", None) is None and state.phase != "over":
            ended = [*log, *decide(state, close)]
            record = read_record(record_json(record_of(ended)))
            assert record.end == close
            assert replay(record).state == apply(state, close)


def test_the_steps_of_a_replay_are_its_events_with_the_state_after_each():
    record = record_of(random_log(Rules(), 63, hands=1))
    steps = list(replay_steps(record))
    for number in (1, 2, 20, len(steps)):
        assert fold(event for event, _ in steps[:number]) == steps[number - 1][1]


def test_a_record_has_one_canonical_order_and_leaves_out_what_is_usual():
    record = read_record(partnership(*LOOKS))
    assert list(record_json(record)) == ["format", "version", "rules", "first_dealer", "hands"]
    full = partnership(
        *LOOKS,
        meta={"anything": {"at": ["all"]}},
        end={"side": 1, "by": "forfeit"},
        start={"bags": [3, 0], "scores": [40, -50]},
        players=["N", "E", "S", "W"],
        rules={"target_score": 300, "preset": PARTNERSHIP},
    )
    written = record_json(read_record(full))
    assert list(written) == [
        *("format", "version", "rules", "players", "first_dealer", "start", "hands", "end", "meta"),
    ]
    assert written == full
    assert list(record_json(read_record(two_player()))) == [
        *("format", "version", "rules", "first_drawer", "hands"),
    ]


def test_other_notations_are_read_and_written_in_the_canonical_one():
    hands = [" ".join(reversed(hand.lower().replace("t", "10").split())) for hand in MIXED]
    loose = partnership("0 look", "0 bid 0", "1 bid DOUBLE-NIL", "2 look", "2 bid 13", "3 look")
    loose["hands"][0]["deal"] = hands
    written = record_json(read_record(loose))
    assert written["hands"][0]["deal"] == list(MIXED)
    assert written["hands"][0]["actions"][1:3] == ["0 bid nil", "1 bid double-nil"]


def test_a_hand_may_say_which_deal_it_was():
    given = partnership(*LOOKS)
    given["hands"][0]["deal_number"] = 17
    record = read_record(given)
    assert (record.hands[0].deal_number, record.hands[0].fair) == (17, None)
    assert record_json(record) == given


def test_keys_that_may_be_left_out_may_be_null():
    given = partnership(*LOOKS, players=None, start=None, end=None, meta=None)
    assert read_record(given) == read_record(partnership(*LOOKS))


def test_meta_may_hold_anything():
    meta = {"format": "x", "ümlaut": None, "deep": [[[{"er": 1.5}]]]}
    assert read_record(partnership(meta=meta)).meta == meta


def test_a_match_without_a_hand_is_a_match():
    played = replay(read_record(partnership(hands=[])))
    assert played.state.phase == "deal"
    assert played.results == ()
    over = replay(read_record(partnership(hands=[], end={"by": "abandoned"}))).state
    assert isinstance(over, Over)


# --- the shape


@pytest.mark.parametrize("given", [None, [], "record", 5, True])
def test_what_is_no_object_is_no_record(given):
    assert place(given) == ("record.bad_value", None, None)


@pytest.mark.parametrize(
    ("key", "code"),
    [
        ("format", "record.unknown_format"),
        ("version", "record.unknown_version"),
        ("rules", "record.missing_key"),
        ("first_dealer", "record.missing_key"),
        ("hands", "record.missing_key"),
    ],
)
def test_a_key_that_must_be_there_is_missed(key, code):
    given = partnership(*LOOKS)
    del given[key]
    error = refused(given)
    assert error.code == code
    if code == "record.missing_key":
        assert error.facts == {"key": key, "where": "record", "hand": None, "action": None}


@pytest.mark.parametrize("key", ["deal", "actions"])
def test_a_key_that_must_be_in_a_hand_is_missed(key):
    given = partnership(*LOOKS)
    del given["hands"][0][key]
    error = refused(given)
    assert error.code == "record.missing_key"
    assert error.facts == {"key": key, "where": "hand", "hand": 0, "action": None}


@pytest.mark.parametrize("where", ["record", "rules", "start", "end", "hand"])
def test_an_unknown_key_is_refused_by_name(where):
    given = partnership(*LOOKS, start={}, end={"by": "abandoned"})
    target = {"record": given, "hand": given["hands"][0]}.get(where) or given[where]
    target["colour"] = 1
    error = refused(given)
    if where == "rules":
        assert (error.code, error.facts["field"]) == ("rules.unknown_field", "colour")
    else:
        assert (error.code, error.facts["key"]) == ("record.unknown_key", "colour")
        assert error.facts["where"] == where
    assert error.facts["hand"] == (0 if where == "hand" else None)


@pytest.mark.parametrize(
    ("given", "key", "hand"),
    [
        (partnership(first_drawer=0), "first_drawer", None),
        (two_player(first_dealer=0), "first_dealer", None),
        (partnership(hands=[{"stock": STOCK, "actions": []}]), "stock", 0),
        (two_player(hands=[{"deal": list(MIXED), "actions": []}]), "deal", 0),
    ],
)
def test_a_key_of_the_other_game_is_refused(given, key, hand):
    error = refused(given)
    assert (error.code, error.facts["key"]) == ("record.unknown_key", key)
    assert error.facts["hand"] == hand


@pytest.mark.parametrize("name", ["spades", "spades-sheet", "SPADES-RECORD", None, 1, ["x"]])
def test_an_unknown_format_is_refused_by_name(name):
    error = refused(partnership(format=name))
    assert error.code == "record.unknown_format"
    assert error.facts["format"] == str(name)
    assert error.facts["known"] == "spades-record"


@pytest.mark.parametrize("version", [0, 2, "1", 1.0, True, None, float("inf")])
def test_an_unknown_version_is_refused_by_name(version):
    error = refused(partnership(version=version))
    assert error.code == "record.unknown_version"
    assert str(error.facts["version"]) == str(version)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("first_dealer", ["3", 3.0, True, None, [3], 10**12]),
        ("hands", [None, {}, "hands", 3]),
        ("players", [["N", "E", "S"], ["N", "E", "S", 4], "NESW", {}, [None] * 4, []]),
        ("start", [[], "0-0", 5, {"scores": 3}, {"scores": [1]}, {"bags": [0, 0, 0]}]),
        ("start", [{"scores": [0, "0"]}, {"bags": [True, 0]}, {"scores": [0.5, 0]}]),
        ("start", [{"scores": [10**7, 0]}, {"scores": [float("inf"), 0]}]),
        ("end", ["abandoned", [], 3, {}, {"by": "rules"}, {"by": "rules", "side": 0}]),
        ("end", [{"by": "forfeit"}, {"by": "accepted", "side": 2}, {"by": "abandoned", "side": 0}]),
        ("end", [{"by": "forfeit", "side": True}, {"by": "forfeit", "side": "0"}, {"by": []}]),
        ("meta", [[], "text", 5]),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(key, values):
    for value in values:
        error = refused(partnership(**{key: value}))
        assert error.code == "record.bad_value", value
        assert (error.facts["hand"], error.facts["action"]) == (None, None)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("deal", [None, "deal", [], list(MIXED[:3]), [*MIXED, ""], {}]),
        ("actions", [None, {}, "0 look", 5]),
        ("redraws", ["", {}, 5]),
        ("deal_number", ["17", 1.0, True, 0, -1, 10**10]),
        ("fair", [[], "fair", 1]),
    ],
)
def test_a_value_of_the_wrong_kind_in_a_hand_is_refused_with_its_hand(key, values):
    for value in values:
        given = partnership(*LOOKS)
        given["hands"] = [*given["hands"], copy.deepcopy(given["hands"][0])]
        given["hands"][1][key] = value
        assert place(given) == ("record.bad_value", 1, None), value


@pytest.mark.parametrize("hand", [None, [], "hand", 5])
def test_a_hand_that_is_no_object_is_refused_with_its_place(hand):
    assert place(partnership(hands=[hand])) == ("record.bad_value", 0, None)


# --- the deal


def test_rules_that_are_none_are_refused_with_their_own_code():
    error = refused(partnership(rules={"preset": PARTNERSHIP, "target_score": 5}))
    assert error.code == "rules.bad_value"
    assert error.facts["field"] == "target_score"
    assert refused(partnership(rules="partnership")).code == "rules.unreadable"
    assert refused(partnership(rules={"preset": "solo"})).code == "rules.unknown_preset"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("AC ", ""), "deal.hand_size"),
        (("AC", "AC KC"), "deal.hand_size"),
        (("AC", "KC"), "deal.card_twice"),
        (("AC", "TC"), "card.repeated"),
        (("AC", "1C"), "card.unreadable"),
        (("AC", "AC,"), "card.unreadable"),
    ],
)
def test_a_deal_that_is_none_is_refused_with_its_hand_and_no_action(change, code):
    given = partnership(*LOOKS)
    deal = given["hands"][0]["deal"]
    deal[0] = deal[0].replace(*change)
    assert place(given) == (code, 0, None)


@pytest.mark.parametrize("value", [None, 5, ["AC"]])
def test_a_hand_of_the_deal_that_is_no_text_is_refused(value):
    given = partnership(*LOOKS)
    given["hands"][0]["deal"][2] = value
    assert place(given) == ("card.unreadable", 0, None)


@pytest.mark.parametrize(
    ("stock", "code"),
    [
        (STOCK.replace("AS", ""), "stock.size"),
        (STOCK.replace("AS", "KS"), "card.repeated"),
        (STOCK.replace("AS", "XS"), "card.unreadable"),
        ("", "stock.size"),
        (None, "card.unreadable"),
        (STOCK.split(), "card.unreadable"),
    ],
)
def test_a_stock_that_is_none_is_refused_with_its_hand_and_no_action(stock, code):
    given = two_player()
    given["hands"][0]["stock"] = stock
    assert place(given) == (code, 0, None)


# --- the actions


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (["0 look", "0 bid 14"], "bid.out_of_range"),
        (["0 look", "0 bid"], "action.unreadable"),
        (["0 look", "0 undo"], "action.unreadable"),
        (["0 look", None], "action.unreadable"),
        (["0 look", {"seat": 0}], "action.unreadable"),
        (["0 look", "0 play"], "action.unreadable"),
        (["0 look", "0 play 1S"], "card.unreadable"),
        (["0 look", "0 bid --5"], "bid.unreadable"),
        (["0 look", "0 look"], "look.already"),
        (["0 look", "0 bid double-nil"], "bid.has_looked"),
        (["1 look", "0 bid 3"], "bid.look_first"),
        (["0 look", "1 bid 3"], "turn.other_seat"),
        (["0 look", "4 look"], "seat.unknown"),
        (["0 look", "0 play KD"], "action.wrong_phase"),
        (["0 look", "0 decline"], "action.wrong_phase"),
        (["0 look", "0 keep"], "action.wrong_phase"),
        (["0 look", "0 exchange"], "action.wrong_phase"),
        (["0 look", "0 pass AC TC 6C"], "action.wrong_phase"),
    ],
)
def test_an_action_that_is_refused_has_its_place(actions, code):
    assert place(partnership(*actions)) == (code, 0, 1)


def test_a_refused_card_has_its_place_and_what_would_be_legal():
    error = refused(partnership(*LOOKS, "0 play KD", "1 play TS"))
    assert error.code == "card.must_follow"
    assert error.facts == {
        "card": "TS",
        "legal": ["QD", "8D", "4D"],
        "hand": 0,
        "action": 9,
    }


def test_the_verb_that_comes_at_the_wrong_time_is_not_lost_among_the_places():
    error = refused(partnership("0 play KD"))
    assert error.facts == {"verb": "play", "phase": "bidding", "hand": 0, "action": 0}


def test_an_action_after_the_end_of_a_hand_is_refused():
    log = random_log(Rules(target_score=10_000), 64, hands=1)
    given = record_json(record_of(log))
    given["hands"][0]["actions"].append("0 look")
    assert place(given) == ("action.wrong_phase", 0, len(given["hands"][0]["actions"]) - 1)


def test_a_hand_after_an_unfinished_one_is_refused():
    given = partnership(*LOOKS)
    given["hands"].append(copy.deepcopy(given["hands"][0]))
    assert place(given) == ("record.hand_unfinished", 0, None)


def finished() -> dict[str, Any]:
    """A match of one hand that ended by the rules."""
    return record_json(record_of(random_log(Rules(max_hands=1), 65)))


def test_nothing_follows_the_end_of_the_match():
    given = finished()
    more = copy.deepcopy(given)
    more["hands"].append(more["hands"][0])
    assert place(more) == ("match.over", 1, None)
    late = copy.deepcopy(given)
    late["hands"][0]["actions"].append("0 look")
    assert place(late) == ("match.over", 0, len(late["hands"][0]["actions"]) - 1)
    ended = {**given, "end": {"by": "abandoned"}}
    assert place(ended) == ("match.over", None, None)


# --- the start


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"first_dealer": 4}, "start.seat"),
        ({"first_dealer": -1}, "start.seat"),
        ({"start": {"scores": [500, 0]}}, "start.already_over"),
        ({"start": {"scores": [520, 510]}}, "start.already_over"),
        ({"start": {"bags": [10, 0]}}, "start.bags"),
        ({"start": {"bags": [0, 12]}}, "start.bags"),
        ({"start": {"bags": [0, -1]}}, "start.bags"),
    ],
)
def test_a_start_that_cannot_be_is_refused(keys, code):
    assert place(partnership(**keys)) == (code, None, None)


def test_a_start_that_can_be_is_taken():
    given = partnership(start={"scores": [499, -300], "bags": [9, 0]})
    match = replay(read_record(given)).state.match
    assert (match.scores, match.bag_counts) == ((499, -300), (9, 0))
    assert read_record(partnership(start={"bags": [1, 2]})).scores == (0, 0)


def test_the_first_drawer_is_one_of_two():
    assert place(two_player(first_drawer=2)) == ("start.seat", None, None)


# --- cards redrawn


def exchanges(redraws: object) -> dict[str, Any]:
    """Seat 1 puts two cards down, seat 0 none."""
    given = two_player(*double_nil_draw(), "1 exchange 4C 8C", "0 exchange")
    if redraws is not None:
        given["hands"][0]["redraws"] = redraws
    return given


def test_redraws_are_one_text_for_each_exchange_empty_where_none_was_taken():
    played = replay(read_record(exchanges(["3C 5C", ""])))
    assert played.state.phase == "play"
    assert record_json(read_record(exchanges(["3C 5C", ""]))) == exchanges(["3C 5C", ""])


EXCHANGE_AT = len(double_nil_draw())


@pytest.mark.parametrize(
    ("redraws", "code", "action"),
    [
        (None, "record.redraw_missing", EXCHANGE_AT),
        ([], "record.redraw_missing", EXCHANGE_AT),
        (["3C 5C"], "record.redraw_missing", EXCHANGE_AT + 1),
        (["3C 5C", "", ""], "record.redraw_unused", None),
        (["3C 5C", "", "7C"], "record.redraw_unused", None),
        (["3C", ""], "redraw.count", EXCHANGE_AT),
        (["3C 5C 7C", ""], "redraw.count", EXCHANGE_AT),
        (["", ""], "redraw.count", EXCHANGE_AT),
        (["3C 5C", "7C"], "redraw.not_now", EXCHANGE_AT + 1),
        (["3C 2C", ""], "redraw.not_there", EXCHANGE_AT),
        (["4C 3C", ""], "redraw.not_there", EXCHANGE_AT),
        (["3C 3C", ""], "card.repeated", None),
        (["3C XC", ""], "card.unreadable", None),
        ([None, ""], "card.unreadable", None),
        ([["3C", "5C"], ""], "card.unreadable", None),
    ],
)
def test_redraws_that_do_not_fit_are_refused_with_their_place(redraws, code, action):
    assert place(exchanges(redraws)) == (code, 0, action)


def test_redraws_without_an_exchange_are_refused():
    given = two_player("0 decline")
    given["hands"][0]["redraws"] = [""]
    assert place(given) == ("record.redraw_unused", 0, None)
    partners = partnership(*LOOKS)
    partners["hands"][0]["redraws"] = ["AS"]
    assert place(partners) == ("record.redraw_unused", 0, None)


def test_a_record_can_be_compared_and_built_in_code():
    record = Record(Rules(), 3)
    assert record == read_record(record_json(record))


def test_what_may_be_left_out_may_be_null_too():
    bare = partnership(*LOOKS)
    nulls = {**bare, "players": None, "start": {"scores": None, "bags": None}, "end": None}
    nulls["hands"] = [{**bare["hands"][0], "redraws": None, "deal_number": None, "fair": None}]
    assert read_record({**nulls, "meta": None}) == read_record(bare)
