"""The laws of the score, each by itself. Whole hands are in ``tests/game/test_score.py``."""

import pytest

from spades.rules import scoring
from spades.rules.laws import DOUBLE_NIL, NIL
from spades.rules.scoring import DRAWN, NO_FLOOR, NO_LIMIT, PLAY_ON, SIDE_0_WINS, SIDE_1_WINS


def result(
    score_0: int,
    score_1: int,
    target: int = 500,
    floor: int = NO_FLOOR,
    hands: int = 1,
    max_hands: int = NO_LIMIT,
) -> int:
    return scoring.match_result(score_0, score_1, target, floor, hands, max_hands)


def test_nil_and_double_nil_promise_no_trick_and_nothing_else_does():
    assert [bid for bid in range(15) if scoring.is_nil(bid)] == [NIL, DOUBLE_NIL]


def test_a_nil_adds_nothing_to_the_contract():
    assert [scoring.contract_part(bid) for bid in range(15)] == [*range(14), 0]


def test_a_nils_tricks_are_stray_and_all_others_count_for_the_contract():
    for bid in range(15):
        for tricks in range(14):
            parts = scoring.taken_part(bid, tricks), scoring.stray_part(bid, tricks)
            assert parts == ((0, tricks) if bid in (NIL, DOUBLE_NIL) else (tricks, 0))


def test_a_contract_made_scores_ten_a_trick():
    assert [scoring.contract_points(5, taken) for taken in (5, 6, 13)] == [50, 50, 50]


def test_a_contract_missed_loses_ten_a_trick():
    assert [scoring.contract_points(6, taken) for taken in (0, 5)] == [-60, -60]


def test_without_a_contract_there_are_no_contract_points():
    assert scoring.contract_points(0, 0) == 0


def test_tricks_above_a_contract_that_was_made_are_bags():
    assert [scoring.bags_of(5, taken, 0) for taken in range(9)] == [0, 0, 0, 0, 0, 0, 1, 2, 3]


def test_stray_tricks_are_bags_made_or_not():
    assert scoring.bags_of(4, 4, 2) == 2
    assert scoring.bags_of(4, 3, 2) == 2
    assert scoring.bags_of(4, 6, 2) == 4
    assert scoring.bags_of(0, 0, 2) == 2
    assert scoring.bags_of(0, 3, 2) == 2


@pytest.mark.parametrize(("bid", "value"), [(NIL, 100), (DOUBLE_NIL, 200)])
def test_a_nil_wins_its_value_without_a_trick_and_loses_it_with_one(bid, value):
    points = [scoring.nil_points(bid, tricks, 100, 200) for tricks in range(14)]
    assert points == [value, *[-value] * 13]


def test_a_bid_of_tricks_has_no_nil_points():
    assert not any(scoring.nil_points(bid, 0, 100, 200) for bid in range(1, 14))


@pytest.mark.parametrize(
    ("count", "times", "left"),
    [(0, 0, 0), (9, 0, 9), (10, 1, 0), (11, 1, 1), (19, 1, 9), (20, 2, 0), (22, 2, 2)],
)
def test_each_ten_bags_bring_a_penalty_and_the_rest_carry_over(count, times, left):
    assert scoring.bag_penalties(count, 10) == times
    assert scoring.bags_left(count, 10) == left


def test_without_a_bag_limit_bags_run_on_and_cost_nothing():
    assert scoring.bag_penalties(57, NO_LIMIT) == 0
    assert scoring.bags_left(57, NO_LIMIT) == 57


# --- the end of the match


def test_play_goes_on_while_nobody_has_reached_the_target():
    assert result(499, 499) == PLAY_ON
    assert result(499, -2000) == PLAY_ON


def test_reaching_the_target_exactly_wins():
    assert result(500, 499) == SIDE_0_WINS
    assert result(-300, 500) == SIDE_1_WINS


def test_when_both_reach_the_target_the_higher_score_wins():
    assert result(504, 505) == SIDE_1_WINS
    assert result(530, 505) == SIDE_0_WINS


def test_a_level_score_at_the_target_plays_on():
    assert result(510, 510) == PLAY_ON


def test_the_target_may_be_another():
    assert result(250, 0, target=250) == SIDE_0_WINS
    assert result(249, 0, target=250) == PLAY_ON


def test_there_is_no_lower_limit_unless_the_table_chose_one():
    assert result(-40_000, 499) == PLAY_ON


def test_a_side_at_the_floor_or_below_ends_the_match_and_the_higher_score_wins():
    assert result(-200, 100, floor=-200) == SIDE_1_WINS
    assert result(100, -201, floor=-200) == SIDE_0_WINS
    assert result(100, -200, floor=-200) == SIDE_0_WINS
    assert result(-199, 100, floor=-200) == PLAY_ON
    assert result(100, -199, floor=-200) == PLAY_ON


def test_when_both_are_at_the_floor_the_higher_score_wins():
    assert result(-210, -250, floor=-200) == SIDE_0_WINS


def test_a_level_score_at_the_floor_plays_on():
    assert result(-210, -210, floor=-200) == PLAY_ON


def test_after_the_last_hand_the_higher_score_wins():
    assert result(10, 11, hands=8, max_hands=8) == SIDE_1_WINS
    assert result(10, 11, hands=7, max_hands=8) == PLAY_ON


def test_after_the_last_hand_a_level_score_is_a_draw():
    assert result(10, 10, hands=8, max_hands=8) == DRAWN
    assert result(510, 510, hands=8, max_hands=8) == DRAWN
    assert result(510, 510, hands=7, max_hands=8) == PLAY_ON
