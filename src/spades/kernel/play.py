"""The play and its score, over lanes: a card, a trick, a hand, and how the match stands then.

Helpers of ``step`` and of whatever plays hands out. They trust their caller.
"""

from __future__ import annotations

from spades.kernel.lanes import (
    BAGS,
    BIDS,
    BROKEN,
    DEALER,
    DEALING,
    HAND_NUMBER,
    HANDS,
    LANES,
    LEADER,
    NO_BID,
    ON_TABLE,
    OVER,
    PHASE,
    SCORES,
    TAKEN,
    THE_HAND,
    TRICK,
    WINNER,
    ZEROS,
)
from spades.kernel.link import jit, law
from spades.kernel.points import bag_points, lone_points, pair_points
from spades.kernel.rules_code import (
    BAG_LIMIT,
    BAG_PENALTY,
    BAG_VALUE,
    DOUBLE_NIL_VALUE,
    FLOOR,
    HAND_LIMIT,
    NIL_VALUE,
    SEATS,
    TARGET,
    Row,
)
from spades.rules import laws, scoring
from spades.rules.laws import NO_CARD
from spades.rules.scoring import PLAY_ON, SIDE_0_WINS, SIDE_1_WINS

next_seat = law(laws.next_seat)
trick_winner = law(laws.trick_winner)
broken_after = law(laws.broken_after)
bags_left = law(scoring.bags_left)
match_result = law(scoring.match_result)


@jit()
def play_card(code: Row, lanes: Row, card: int) -> bool:
    """The seat to act plays a card; a full trick goes to its winner. Whether the hand is over.

    The last trick's tally is in the lanes, its score is not: ``end_hand`` adds that.
    """
    seats = code[SEATS]
    leader = lanes[LEADER]
    on_table = lanes[ON_TABLE]
    seat = (leader + on_table) & (seats - 1)
    lanes[HANDS + seat] &= ~(1 << card)
    lanes[TRICK + on_table] = card
    lanes[BROKEN] = 1 if broken_after(lanes[BROKEN] != 0, card) else 0
    if on_table + 1 < seats:
        lanes[ON_TABLE] = on_table + 1
        return False
    place = trick_winner(lanes[TRICK], lanes[TRICK + 1], lanes[TRICK + 2], lanes[TRICK + 3])
    winner = (leader + place) & (seats - 1)
    lanes[LEADER] = winner
    lanes[TAKEN + winner] += 1
    lanes[ON_TABLE] = 0
    for place in range(4):
        lanes[TRICK + place] = NO_CARD
    return bool(lanes[HANDS + seat] == 0)


@jit()
def score_side(
    code: Row, bag_count: int, bid: int, tricks: int, other_bid: int, other_tricks: int
) -> tuple[int, int]:
    """The points of a side's hand, penalties included, and its running bags after them.

    ``other_bid`` is the partner's; NO_BID for a side of one.
    """
    nil, double = code[NIL_VALUE], code[DOUBLE_NIL_VALUE]
    if other_bid == NO_BID:
        points, bags = lone_points(bid, tricks, nil, double)
    else:
        points, bags = pair_points(bid, tricks, other_bid, other_tricks, nil, double)
    limit = code[BAG_LIMIT]
    points += bag_points(bags, bag_count, limit, code[BAG_PENALTY], code[BAG_VALUE])
    return points, bags_left(bag_count + bags, limit)


@jit()
def hand_score(code: Row, lanes: Row, side: int) -> tuple[int, int]:
    """The points of a side for the tricks in the lanes, and its running bags after the hand."""
    # The lanes of seats 2 and 3 hold no bid in the two-player game.
    return score_side(
        code,
        lanes[BAGS + side],
        lanes[BIDS + side],
        lanes[TAKEN + side],
        lanes[BIDS + side + 2],
        lanes[TAKEN + side + 2],
    )


@jit()
def standing(code: Row, lanes: Row, score_0: int, score_1: int) -> int:
    """How the match stands with these scores after this hand: the law ``match_result``."""
    target, floor, limit = code[TARGET], code[FLOOR], code[HAND_LIMIT]
    return int(match_result(score_0, score_1, target, floor, lanes[HAND_NUMBER], limit))


@jit()
def end_hand(code: Row, lanes: Row) -> None:
    """Score a hand that is played out; the next is to be dealt, or the match is over."""
    points_0, bags_0 = hand_score(code, lanes, 0)
    points_1, bags_1 = hand_score(code, lanes, 1)
    lanes[SCORES] += points_0
    lanes[SCORES + 1] += points_1
    lanes[BAGS] = bags_0
    lanes[BAGS + 1] = bags_1
    result = standing(code, lanes, lanes[SCORES], lanes[SCORES + 1])
    lanes[PHASE] = DEALING if result == PLAY_ON else OVER
    if result == SIDE_0_WINS:
        lanes[WINNER] = 0
    if result == SIDE_1_WINS:
        lanes[WINNER] = 1
    lanes[HAND_NUMBER] += 1
    lanes[DEALER] = next_seat(lanes[DEALER], code[SEATS])
    for lane in range(THE_HAND, ZEROS):
        lanes[lane] = -1
    for lane in range(ZEROS, LANES):
        lanes[lane] = 0
