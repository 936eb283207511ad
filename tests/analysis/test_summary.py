"""What an arena's matches amount to for each player."""

import pytest

from spades.analysis.arena import Result
from spades.analysis.duplicate import Failed, Leg, Pairing
from spades.analysis.summary import summaries, summary_json
from spades.analysis.tally import Tally
from spades.rules import PRESETS

PAIRING = Pairing(("simple", "exec:x"), PRESETS["partnership"], "seed", 5.0)
DID = (Tally(hands=4, contracts=3, contracts_made=2, bags=6), Tally(hands=4, nils=2, nils_made=1))


def failed(code="engine.late"):
    return Failed(1, 3, code, {"player": "exec:x", "seconds": 5.0})


LEGS = (
    Leg(1, 1, 0, (510, 300), DID, None, (True, True), (None, "ex")),
    Leg(1, 2, None, (200, 200), DID, None, (True, True), (None, "ex")),
    Leg(2, 1, 1, (100, 505), DID, None, (True, True), (None, "ex")),
    Leg(2, 2, 0, (50, 450), DID, failed(), (True, True), (None, "ex")),
    Leg(3, 1, 0, (0, 0), failed=failed(), called=(None, "ex")),
    Leg(3, 2, 0, (0, 0), failed=failed("engine.exited"), called=(None, "ex")),
)


def test_a_level_end_is_half_a_win_and_forfeits_are_left_out_of_the_points():
    one, other = summaries(Result(PAIRING, LEGS))
    assert (one.wins, one.draws, one.losses, one.forfeits) == (4, 1, 1, 0)
    assert (other.wins, other.draws, other.losses, other.forfeits) == (1, 1, 4, 3)
    assert one.win_rate.mean == pytest.approx(4.5 / 6)
    assert other.win_rate.mean == pytest.approx(1.5 / 6)
    assert one.points.mean == pytest.approx((210 + 0 - 405) / 3)
    assert other.points.mean == pytest.approx(-(210 + 0 - 405) / 3)
    assert one.tally == Tally(hands=12, contracts=9, contracts_made=6, bags=18)
    assert other.tally == Tally(hands=12, nils=6, nils_made=3)


def test_failures_are_told_by_code_with_the_first_of_each():
    told = summary_json(Result(PAIRING, LEGS))
    assert told["counted"] == 3
    assert told["players"][0]["failures"] == []
    assert told["players"][1]["failures"] == [
        {
            "code": "engine.late",
            "matches": 2,
            "pair": 2,
            "leg": 2,
            "seat": 3,
            "facts": {"player": "exec:x", "seconds": 5.0},
        },
        {
            "code": "engine.exited",
            "matches": 1,
            "pair": 3,
            "leg": 2,
            "seat": 3,
            "facts": {"player": "exec:x", "seconds": 5.0},
        },
    ]
    assert told["players"][1]["name"] == "ex"
    assert told["players"][0]["bags_per_hand"] == 1.5


def test_where_no_match_counts_there_are_no_points():
    one, other = summaries(Result(PAIRING, LEGS[4:]))
    assert one.points.mean is None
    assert other.win_rate.mean == 0
    told = summary_json(Result(PAIRING, LEGS[4:]))
    assert told["players"][0]["points_per_match"] is None
    assert told["players"][0]["points_interval"] is None
    assert told["players"][0]["bags_per_hand"] is None
    assert told["players"][0]["win_rate_interval"] is None
