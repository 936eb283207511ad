"""What a replay prints: every key, in every phase."""

from typing import Any

import pytest

from spades.cards import ALL_CARDS, parse_cards
from spades.game.projection import record_of
from spades.game.record import Replay, read_record, replay
from spades.game.report import replay_json, standing_json
from spades.game.state import Exchanging
from spades.rules import PARTNERSHIP, TWO_PLAYER
from tests.game.driver import MIXED, ONE_SUIT_EACH, VARIANTS, name_of, random_match

STOCK = " ".join(map(str, ALL_CARDS))
KEYS = [
    *("format", "version", "hands", "scores", "bag_counts", "over", "winner"),
    *("phase", "to_act", "legal", "may_look", "spades_broken"),
]
EVERY_BID = ["bid nil", *(f"bid {bid}" for bid in range(1, 14))]


def told(given: dict[str, Any]) -> dict[str, Any]:
    return replay_json(replay(read_record(given)))


def partnership(*actions: str, deal=MIXED, first: int = 3, **keys: Any) -> dict[str, Any]:
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": PARTNERSHIP},
        "first_dealer": first,
        "hands": [{"deal": list(deal), "actions": list(actions)}],
        **keys,
    }


def two_player(*actions: str, redraws: list[str] | None = None, **keys: Any) -> dict[str, Any]:
    hand: dict[str, Any] = {"stock": STOCK, "actions": list(actions)}
    if redraws is not None:
        hand["redraws"] = redraws
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": TWO_PLAYER},
        "first_drawer": 0,
        "hands": [hand],
        **keys,
    }


def where(told: dict[str, Any]) -> dict[str, Any]:
    """The part that says where the match stands."""
    return {key: told[key] for key in told if key not in KEYS[:5]}


BIDS = ["0 look", "0 bid 3", "1 look", "1 bid 3", "2 look", "2 bid 3", "3 look", "3 bid 3"]
TURNS = [f"{turn % 2} keep" for turn in range(26)]
BOTH_DOUBLE_NIL = ["0 bid double-nil", TURNS[0], "1 bid double-nil", *TURNS[1:]]


# --- a whole hand, by hand: seat 3 holds all spades and takes every trick it is given


def one_suit_hand() -> list[str]:
    """Seat 0 leads clubs; seat 3 takes the first trick with a spade, and all the others."""
    suits = [hand.split() for hand in ONE_SUIT_EACH]
    actions = [
        *("0 look", "0 bid 4", "1 bid double-nil", "2 look", "2 bid nil", "3 look", "3 bid 13"),
        # Seat 1 passes its three highest diamonds, seat 3 three low spades.
        *("1 pass AD KD QD", "3 pass 2S 3S 4S"),
    ]
    suits[1] = [*suits[1][3:], "4S", "3S", "2S"]
    suits[3] = [*suits[3][:10], "AD", "KD", "QD"]
    # Clubs are led: seat 1 throws diamonds, seat 3 ruffs high; then seat 3 leads spades.
    actions += ["0 play 2C", "1 play JD", "2 play 2H", "3 play 5S"]
    suits[0].remove("2C")
    suits[1].remove("JD")
    suits[2].remove("2H")
    suits[3].remove("5S")
    for spade in ("AS", "KS", "QS"):
        low = {"AS": "4S", "KS": "3S", "QS": "2S"}[spade]
        actions += [f"3 play {spade}", f"0 play {suits[0].pop()}", f"1 play {low}"]
        actions += [f"2 play {suits[2].pop()}"]
        suits[3].remove(spade)
        suits[1].remove(low)
    for card in list(suits[3]):
        actions += [f"3 play {card}", f"0 play {suits[0].pop()}"]
        # A diamond led has to be followed, and the ace, king and queen take it.
        actions += [f"1 play {suits[1].pop()}", f"2 play {suits[2].pop()}"]
    return actions


def test_a_finished_hand_with_a_double_nil_exchange_is_told_field_by_field():
    found = told(partnership(*one_suit_hand(), deal=ONE_SUIT_EACH))
    assert list(found) == KEYS
    assert found == {
        "format": "spades-replay",
        "version": 1,
        "hands": [
            {
                "bids": [4, "double-nil", "nil", 13],
                "tricks": [0, 0, 0, 13],
                "points": [60, 330],
                "bags": [0, 0],
                "penalty": [0, 0],
                "scores": [60, 330],
                "bag_counts": [0, 0],
                "lines": [
                    [
                        {"what": "contract", "amount": -40},
                        {"what": "nil", "seat": 2, "amount": 100},
                    ],
                    [
                        {"what": "contract", "amount": 130},
                        {"what": "double_nil", "seat": 1, "amount": 200},
                    ],
                ],
            }
        ],
        "scores": [60, 330],
        "bag_counts": [0, 0],
        "over": False,
        "winner": None,
        "phase": "deal",
        "to_act": None,
        "legal": [],
        "may_look": [],
        "spades_broken": False,
    }


def test_a_hand_that_ends_the_match_is_told_as_over():
    given = partnership(*one_suit_hand(), deal=ONE_SUIT_EACH, start={"scores": [0, 170]})
    found = told(given)
    assert found["scores"] == [60, 500]
    assert where(found) == {
        "over": True,
        "winner": 1,
        "phase": "over",
        "to_act": None,
        "legal": [],
        "may_look": [],
        "spades_broken": False,
    }


def test_bags_and_a_penalty_are_told_on_their_lines():
    actions = [action.replace("3 bid 13", "3 bid 2") for action in one_suit_hand()]
    given = partnership(*actions, deal=ONE_SUIT_EACH, start={"scores": [0, 9], "bags": [0, 9]})
    found = told(given)
    assert found["hands"][0]["lines"][1] == [
        {"what": "contract", "amount": 20},
        {"what": "bags", "amount": 11},
        {"what": "double_nil", "seat": 1, "amount": 200},
        {"what": "bag_penalty", "amount": -200},
    ]
    assert found["hands"][0]["points"] == [60, 31]
    assert found["hands"][0]["bags"] == [0, 11]
    assert found["hands"][0]["penalty"] == [0, -200]
    assert (found["scores"], found["bag_counts"]) == ([60, 40], [0, 0])


# --- unfinished hands, phase by phase


def test_no_hand_at_all_waits_for_the_deal():
    found = told(partnership(hands=[], start={"scores": [40, -3], "bags": [0, 7]}))
    assert found == {
        "format": "spades-replay",
        "version": 1,
        "hands": [],
        "scores": [40, -3],
        "bag_counts": [0, 7],
        "over": False,
        "winner": None,
        "phase": "deal",
        "to_act": None,
        "legal": [],
        "may_look": [],
        "spades_broken": False,
    }


def standing(phase: str, to_act: int | None, legal: list[str], **more: Any) -> dict[str, Any]:
    return {
        "over": False,
        "winner": None,
        "phase": phase,
        "to_act": to_act,
        "legal": legal,
        "may_look": [],
        "spades_broken": False,
        **more,
    }


@pytest.mark.parametrize(
    ("actions", "to_act", "legal", "lookers"),
    [
        ([], 0, ["look", "bid double-nil"], [0, 1, 2, 3]),
        (["2 look"], 0, ["look", "bid double-nil"], [0, 1, 3]),
        (["0 look"], 0, EVERY_BID, [1, 2, 3]),
        (["0 look", "0 bid 3"], 1, ["look", "bid double-nil"], [1, 2, 3]),
        (["1 look", "0 bid double-nil"], 1, EVERY_BID, [2, 3]),
        (BIDS[:6], 3, ["look", "bid double-nil"], [3]),
        (BIDS[:7], 3, EVERY_BID, []),
    ],
)
def test_in_the_bidding(actions, to_act, legal, lookers):
    found = told(partnership(*actions))
    assert where(found) == standing("bidding", to_act, legal, may_look=lookers)


def test_in_the_bidding_without_double_nil_nobody_may_look():
    given = partnership(rules={"preset": PARTNERSHIP, "double_nil": "never"})
    assert where(told(given)) == standing("bidding", 0, EVERY_BID)


DOUBLE_NIL = ["0 bid double-nil", *BIDS[2:]]


@pytest.mark.parametrize("order", ["bidder_first", "simultaneous"])
def test_in_the_exchange_the_list_is_one_entry_and_the_cards_are_told(order):
    rules = {"preset": PARTNERSHIP, "exchange_order": order}
    found = told(partnership(*DOUBLE_NIL, rules=rules))
    assert where(found) == standing("exchange", 0, ["pass C C C"], cards=MIXED[0].split())
    found = told(partnership(*DOUBLE_NIL, "0 pass AC TC 6C", rules=rules))
    cards = MIXED[2].split()
    if order == "bidder_first":
        cards = [
            "AC",
            "QC",
            "TC",
            "8C",
            "6C",
            "4C",
            "JD",
            "7D",
            "3D",
            "KH",
            "TH",
            "6H",
            "2H",
            "AS",
            "9S",
            "5S",
        ]
    assert where(found) == standing("exchange", 2, ["pass C C C"], cards=cards)
    found = told(partnership(*DOUBLE_NIL, "0 pass AC TC 6C", "2 pass QC 8C 4C", rules=rules))
    assert (found["phase"], found["to_act"]) == ("play", 0)
    assert found["legal"] == [
        *("play QC", "play 8C", "play 4C", "play 2C", "play KD", "play 9D", "play 5D"),
        *("play QH", "play 8H", "play 4H"),
    ]
    assert "cards" not in found


@pytest.mark.parametrize("order", ["bidder_first", "simultaneous"])
def test_when_both_sides_exchange_the_first_bidders_side_comes_first(order):
    rules = {"preset": PARTNERSHIP, "exchange_order": order}
    actions = ["0 look", "0 bid 3", "1 bid double-nil", "2 bid double-nil", "3 look", "3 bid 3"]
    turns = []
    for passed in ("1 pass KC 9C 5C", "3 pass JC 7C 3C", "2 pass QC 8C 4C", "0 pass AC TC 6C"):
        found = told(partnership(*actions, rules=rules))
        turns.append((found["phase"], found["to_act"]))
        actions.append(passed)
    assert turns == [("exchange", 1), ("exchange", 3), ("exchange", 2), ("exchange", 0)]
    assert told(partnership(*actions, rules=rules))["phase"] == "play"


def test_in_the_play_the_list_goes_from_clubs_to_spades_each_from_high_to_low():
    found = told(partnership(*BIDS))
    legal = [f"play {card}" for card in MIXED[0].split() if card[1] != "S"]
    assert where(found) == standing("play", 0, legal)
    found = told(partnership(*BIDS, "0 play KD"))
    assert where(found) == standing("play", 1, ["play QD", "play 8D", "play 4D"])


def test_broken_spades_are_told():
    actions = [*BIDS, "0 play 2C", "1 play 2D", "2 play 2H"]
    before = told(partnership(*actions, deal=ONE_SUIT_EACH))
    assert before["spades_broken"] is False
    found = told(partnership(*actions, "3 play 7S", deal=ONE_SUIT_EACH))
    assert found["spades_broken"] is True
    assert found["to_act"] == 3
    assert found["legal"] == [f"play {card}" for card in ONE_SUIT_EACH[3].split() if card != "7S"]


@pytest.mark.parametrize(
    ("actions", "to_act", "legal"),
    [
        ([], 0, ["decline", "bid double-nil"]),
        (["0 decline"], 0, ["keep", "refuse"]),
        (["0 bid double-nil"], 0, ["keep", "refuse"]),
        (["0 decline", "0 refuse"], 1, ["decline", "bid double-nil"]),
        (["0 decline", "0 refuse", "1 decline", "1 keep"], 0, ["keep", "refuse"]),
    ],
)
def test_in_the_draw(actions, to_act, legal):
    assert where(told(two_player(*actions))) == standing("draw", to_act, legal)


def test_two_players_bid_exchange_and_play():
    draw = ["0 decline", TURNS[0], "1 bid double-nil", *TURNS[1:]]
    found = told(two_player(*draw))
    assert where(found) == standing("bidding", 0, EVERY_BID)
    found = told(two_player(*draw, "0 bid 9"))
    cards = [str(card) for card in parse_cards("QC 8C 4C JD 7D 3D AH TH 6H 2H KS 9S 5S")]
    assert where(found) == standing("exchange", 1, ["exchange C*"], cards=cards)
    found = told(two_player(*draw, "0 bid 9", "1 exchange 4C 8C", redraws=["3C 5C"]))
    assert (found["phase"], found["to_act"]) == ("play", 1)
    assert found["legal"][:3] == ["play QC", "play 5C", "play 3C"]


def test_both_exchange_second_drawer_first():
    given = two_player(*BOTH_DOUBLE_NIL)
    assert told(given)["to_act"] == 1
    given = two_player(*BOTH_DOUBLE_NIL, "1 exchange", redraws=[""])
    assert told(given)["to_act"] == 0
    given = two_player(
        *BOTH_DOUBLE_NIL, "1 exchange 4C", "0 exchange 2C 6C TC", redraws=["3C", "5C 7C 9C"]
    )
    found = told(given)
    assert (found["phase"], found["to_act"]) == ("play", 1)
    assert found["legal"][:3] == ["play QC", "play 8C", "play 3C"]


@pytest.mark.parametrize(
    ("close", "winner"),
    [
        ({"by": "forfeit", "side": 0}, 1),
        ({"by": "accepted", "side": 0}, 0),
        ({"by": "abandoned"}, None),
    ],
)
def test_a_match_ended_by_the_table_is_over(close, winner):
    found = told(partnership(*BIDS, "0 play KD", end=close))
    assert where(found) == standing("over", None, [], over=True, winner=winner)
    assert found["hands"] == []
    assert found["scores"] == [0, 0]


# --- of all matches


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_lines_add_up_to_points_and_points_to_scores(rules):
    steps = list(random_match(rules, 101, hands=6))
    played = replay(record_of(event for _, _, events, _ in steps for event in events))
    found = replay_json(played)
    scores = [0, 0]
    assert found["hands"]
    for hand in found["hands"]:
        for side in (0, 1):
            lines = hand["lines"][side]
            assert sum(line["amount"] for line in lines) == hand["points"][side]
            assert lines[0]["what"] == "contract"
            scores[side] += hand["points"][side]
            assert hand["penalty"][side] == sum(
                line["amount"] for line in lines if line["what"] == "bag_penalty"
            )
        assert hand["scores"] == scores
        assert sum(hand["tricks"]) == 13
    assert found["scores"] == scores
    assert found["bag_counts"] == found["hands"][-1]["bag_counts"]


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_every_state_can_be_told(rules):
    for _, _, _, state in random_match(rules, 102, hands=1):
        found = replay_json(Replay(state, (), ()))
        assert [key for key in found if key != "cards"] == KEYS
        assert found["phase"] == state.phase
        assert found["over"] == (state.phase == "over")
        assert ("cards" in found) == (isinstance(state, Exchanging) and state.to_act is not None)
        assert bool(found["legal"]) == (found["to_act"] is not None)


def test_a_score_sheet_tells_the_same_without_the_place():
    played = replay(read_record(partnership(*one_suit_hand(), deal=ONE_SUIT_EACH)))
    assert list(standing_json(played.state, played.results)) == KEYS[:7]
