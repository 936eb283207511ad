"""The score of whole hands, and of matches hand by hand."""

import random

import pytest

from spades.game.events import HandResult, Line, MatchEnded
from spades.game.score import match_end, score_hand
from spades.rules import DOUBLE_NIL, NIL, PARTNERSHIP, TWO_PLAYER, Rules

DN = DOUBLE_NIL


def scored(
    bids,
    tricks,
    rules: Rules | None = None,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
) -> HandResult:
    game = PARTNERSHIP if len(bids) == 4 else TWO_PLAYER
    return score_hand(rules or Rules(game=game), scores, bag_counts, bids, tricks)


def side(bids, tricks, bags: int = 0, rules: Rules | None = None) -> tuple[int, int, int]:
    """Points, bags gained and bags left of a partnership, whose bids and tricks these are."""
    other = 13 - sum(tricks)
    hand = scored(
        (bids[0], 1, bids[1], 1), (tricks[0], other, tricks[1], 0), rules, (0, 0), (bags, 0)
    )
    return hand.points[0], hand.bags[0], hand.bag_counts[0]


# --- contracts


def test_a_side_must_win_the_sum_of_its_bids():
    # Bids 4, 3, 2, 2 from seat 0: contracts 6 and 5.
    assert scored((4, 3, 2, 2), (4, 4, 2, 3)).points == (60, 52)
    assert scored((4, 3, 2, 2), (3, 4, 3, 3)).points == (60, 52)
    assert scored((4, 3, 2, 2), (3, 5, 2, 3)).points == (-60, 53)


def test_contract_5_taken_7_scores_52_and_2_bags():
    assert side((3, 2), (4, 3)) == (52, 2, 2)


def test_contract_6_taken_5_loses_60():
    assert side((3, 3), (3, 2)) == (-60, 0, 0)


def test_contract_4_taken_6_scores_42_not_40():
    assert side((2, 2), (3, 3)) == (42, 2, 2)


def test_a_contract_just_made_has_no_bags():
    assert side((13, 0), (13, 0)) == (230, 0, 0)
    assert side((1, 1), (1, 1)) == (20, 0, 0)


# --- nils


def test_a_nil_partners_bid_must_be_won_by_the_bidder():
    assert side((4, NIL), (4, 0)) == (140, 0, 0)
    assert side((4, NIL), (4, 2)) == (-58, 2, 2)
    assert side((4, NIL), (3, 2)) == (-138, 2, 2)


def test_a_failed_nils_tricks_do_not_help_the_contract():
    assert side((4, NIL), (3, 5)) == (-40 - 100 + 5, 5, 5)


def test_the_contract_line_does_not_contain_the_nil_again():
    hand = scored((NIL, 4, 4, 4), (0, 4, 5, 4))
    assert hand.lines[0] == (Line("contract", 40), Line("bags", 1), Line("nil", 100, 0))
    assert hand.points[0] == 141


def test_both_nil_each_wins_one():
    assert side((NIL, NIL), (1, 1)) == (-198, 2, 2)


def test_two_nils_are_scored_each_on_its_own():
    assert side((NIL, NIL), (0, 0)) == (200, 0, 0)
    assert side((NIL, NIL), (0, 2)) == (2, 2, 2)
    assert side((NIL, NIL), (2, 0)) == (2, 2, 2)


def test_two_double_nils_are_scored_each_on_its_own():
    assert side((DN, DN), (0, 0)) == (400, 0, 0)
    assert side((DN, DN), (0, 3)) == (3, 3, 3)
    assert side((DN, DN), (1, 3)) == (-396, 4, 4)


def test_a_nil_and_a_double_nil_on_one_side_add_up():
    assert side((NIL, DN), (0, 0)) == (300, 0, 0)
    assert side((NIL, DN), (1, 0)) == (101, 1, 1)
    assert side((NIL, DN), (0, 1)) == (-99, 1, 1)
    assert side((NIL, DN), (1, 1)) == (-298, 2, 2)


def test_a_double_nil_scores_200_either_way_and_what_it_wins_is_stray():
    assert side((5, DN), (5, 0)) == (250, 0, 0)
    assert side((5, DN), (5, 2)) == (50 - 200 + 2, 2, 2)
    assert scored((3, DN, 3, 3), (4, 0, 4, 5)).lines[1][-1] == Line("double_nil", 200, 1)


def test_without_a_bid_of_tricks_there_is_no_contract_and_its_line_is_zero():
    hand = scored((NIL, 6, NIL, 7), (0, 6, 0, 7))
    assert hand.lines[0] == (
        Line("contract", 0),
        Line("nil", 100, 0),
        Line("nil", 100, 2),
    )


# --- two players


def test_two_players_score_each_for_themselves():
    assert scored((7, 5), (8, 5)).points == (71, 50)
    assert scored((7, 5), (8, 5)).bags == (1, 0)
    assert scored((8, 6), (7, 6)).points == (-80, 60)


def test_a_two_player_nil():
    assert scored((NIL, 13), (0, 13)).points == (100, 130)
    hand = scored((NIL, 9), (3, 10))
    assert (hand.points[0], hand.bags[0]) == (-97, 3)
    assert scored((NIL, 9), (1, 12)).points == (-99, 93)


def test_a_two_player_double_nil():
    assert scored((DN, 9), (0, 13)).points[0] == 200
    assert (scored((DN, 9), (2, 11)).points[0], scored((DN, 9), (2, 11)).bags[0]) == (-198, 2)


# --- bags


def test_landing_exactly_on_ten_bags_costs_a_hundred():
    assert side((2, 2), (4, 3), bags=7) == (40 + 3 - 100, 3, 0)


def test_nine_bags_cost_nothing_yet():
    assert side((2, 2), (4, 3), bags=6) == (43, 3, 9)


def test_bags_run_through_the_match_and_the_rest_carry_over():
    # Contracts 4, 3, 4, taken 7, 6, 9: 3 + 3 + 5 bags are 11.
    bags, penalties = 0, []
    for contract, taken in ((4, 7), (3, 6), (4, 9)):
        points, _, bags = side((contract, NIL), (taken, 0), bags)
        penalties.append(points - 100 - 10 * contract - (taken - contract))
    assert penalties == [0, 0, -100]
    assert bags == 1
    # Nine more bring the next penalty.
    assert side((1, NIL), (10, 0), bags) == (10 + 9 + 100 - 100, 9, 0)


def test_the_penalty_can_fall_twice_in_one_hand():
    assert side((1, 1), (7, 6), bags=9) == (20 + 11 - 200, 11, 0)


def test_bags_are_counted_as_bags_and_not_read_off_the_score():
    # −41 made of −50 and 9 bags; 2 bid, 6 taken.
    hand = scored((1, 3, 1, 4), (3, 3, 3, 4), None, (-41, 0), (9, 0))
    assert hand.points[0] == 20 + 4 - 100
    assert hand.scores[0] == -117
    assert hand.bag_counts[0] == 3


def test_the_penalty_has_one_line_with_its_total():
    hand = scored((1, 1, 1, 1), (7, 0, 6, 0), None, (0, 0), (9, 0))
    assert hand.lines[0] == (Line("contract", 20), Line("bags", 11), Line("bag_penalty", -200))
    assert hand.penalty == (-200, 0)


def test_in_the_classic_rules_score_and_bags_agree_modulo_ten():
    rng = random.Random(7)
    for rules in (Rules(), Rules(game=TWO_PLAYER)):
        scores, bags = (0, 0), (0, 0)
        for _ in range(2000):
            bids = [rng.randrange(15) for _ in range(rules.seats)]
            takers = [rng.randrange(rules.seats) for _ in range(13)]
            tricks = [takers.count(seat) for seat in range(rules.seats)]
            hand = score_hand(rules, scores, bags, bids, tricks)
            scores, bags = hand.scores, hand.bag_counts
            assert [score % 10 for score in scores] == list(bags)


# --- every choice of the table


def test_bag_limit_0_means_no_penalty_and_bags_run_on():
    rules = Rules(bag_limit=0)
    assert side((2, 2), (5, 4), bags=57, rules=rules) == (45, 5, 62)
    assert side((2, 2), (5, 4), bags=57, rules=Rules(bag_limit=0, bag_value=0)) == (40, 5, 62)


def test_bag_limit_sets_how_many_bags_bring_the_penalty():
    assert side((2, 2), (4, 3), bags=2, rules=Rules(bag_limit=5)) == (43 - 100, 3, 0)
    assert side((1, 1), (7, 6), rules=Rules(bag_limit=1)) == (20 + 11 - 1100, 11, 0)


def test_bag_penalty_sets_what_it_costs():
    assert side((2, 2), (4, 3), bags=7, rules=Rules(bag_penalty=50)) == (43 - 50, 3, 0)
    assert side((2, 2), (4, 3), bags=7, rules=Rules(bag_penalty=0)) == (43, 3, 0)


def test_bag_value_0_makes_bags_worth_nothing_but_the_penalty():
    rules = Rules(bag_value=0)
    assert side((2, 2), (4, 3), bags=7, rules=rules) == (40 - 100, 3, 0)
    hand = scored((4, 3, NIL, 3), (4, 4, 2, 3), rules)
    assert hand.lines[0] == (Line("contract", 40), Line("nil", -100, 2))
    assert hand.bags == (2, 1)


def test_nil_value_sets_what_a_nil_is_worth():
    assert side((4, NIL), (4, 0), rules=Rules(nil_value=50)) == (90, 0, 0)
    assert side((4, NIL), (4, 1), rules=Rules(nil_value=50)) == (-9, 1, 1)
    assert side((4, DN), (4, 0), rules=Rules(nil_value=50)) == (240, 0, 0)


def test_double_nil_value_sets_what_a_double_nil_is_worth():
    assert side((4, DN), (4, 0), rules=Rules(double_nil_value=400)) == (440, 0, 0)
    assert side((4, DN), (4, 1), rules=Rules(double_nil_value=400)) == (-359, 1, 1)
    assert side((4, NIL), (4, 0), rules=Rules(double_nil_value=400)) == (140, 0, 0)


# --- what a result says


def plain(bids, tricks, bags, rules: Rules) -> tuple[int, int, int, int]:
    """Points, bags, penalty and bags left of a side, counted in the plainest way."""
    points = gained = 0
    promised = [bid for bid in bids if 1 <= bid <= 13]
    won = sum(t for bid, t in zip(bids, tricks, strict=True) if 1 <= bid <= 13)
    if promised and won >= sum(promised):
        points += 10 * sum(promised)
        gained += won - sum(promised)
    elif promised:
        points -= 10 * sum(promised)
    for bid, taken in zip(bids, tricks, strict=True):
        if bid in (NIL, DN):
            value = rules.nil_value if bid == NIL else rules.double_nil_value
            points += -value if taken else value
            gained += taken
    points += gained * rules.bag_value
    left, penalty = bags + gained, 0
    while rules.bag_limit and left >= rules.bag_limit:
        left -= rules.bag_limit
        penalty -= rules.bag_penalty
    return points + penalty, gained, penalty, left


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(game=TWO_PLAYER),
        Rules(bag_limit=3, bag_penalty=7, bag_value=0, nil_value=60, double_nil_value=90),
        Rules(game=TWO_PLAYER, bag_limit=0, nil_value=0),
    ],
)
def test_a_hand_is_scored_as_the_plainest_count_has_it(rules):
    rng = random.Random(11)
    for _ in range(2000):
        bids = [rng.choice((NIL, DN, *range(14))) for _ in range(rules.seats)]
        takers = [rng.randrange(rules.seats) for _ in range(13)]
        tricks = [takers.count(seat) for seat in range(rules.seats)]
        scores = (rng.randrange(-500, 500), rng.randrange(-500, 500))
        most = rules.bag_limit or 40
        bags = (rng.randrange(most), rng.randrange(most))
        hand = score_hand(rules, scores, bags, bids, tricks)
        for one in (0, 1):
            expected = plain(bids[one::2], tricks[one::2], bags[one], rules)
            got = hand.points[one], hand.bags[one], hand.penalty[one], hand.bag_counts[one]
            assert got == expected
            assert hand.scores[one] == scores[one] + expected[0]
            lines = hand.lines[one]
            assert sum(line.amount for line in lines) == hand.points[one]
            assert lines[0].what == "contract"
            assert all(line.amount for line in lines[1:])
            assert [line.what for line in lines].count("bag_penalty") <= 1
            kinds = ["contract", "bags", "nil", "bag_penalty"]
            places = [kinds.index(line.what.removeprefix("double_")) for line in lines]
            assert places == sorted(places)
            seats = [line.seat for line in lines if line.seat is not None]
            assert seats == sorted(seats)
            assert all(seat % 2 == one for seat in seats)
            assert all((line.seat is None) == ("nil" not in line.what) for line in lines)
        assert (hand.bids, hand.tricks) == (tuple(bids), tuple(tricks))


# --- the end of the match


def test_the_match_ends_by_the_score_not_by_the_hand():
    # 480–480; the hands score +24 and +25.
    rules = Rules()
    assert match_end(rules, (504, 505), 12) == MatchEnded(1, "rules")
    assert match_end(rules, (499, 24), 12) is None


def test_the_floor_makes_the_lower_side_lose():
    rules = Rules(losing_score=-200)
    assert match_end(rules, (-210, -250), 12) == MatchEnded(0, "rules")


def test_a_level_score_after_the_last_hand_is_a_draw():
    assert match_end(Rules(max_hands=4), (70, 70), 4) == MatchEnded(None, "rules")
