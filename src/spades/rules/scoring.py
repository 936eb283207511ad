"""The laws of the score, each once, as small functions on plain ints (see ``laws``)."""

from __future__ import annotations

from typing import Final

from spades.rules.laws import DOUBLE_NIL, NIL

NO_FLOOR: Final = -(1 << 30)
"""``losing_score`` none: lower than any score."""
NO_LIMIT: Final = 0
"""``max_hands`` none; also ``bag_limit`` 0, no penalty."""

PLAY_ON: Final = 0
SIDE_0_WINS: Final = 1
SIDE_1_WINS: Final = 2
DRAWN: Final = 3


def is_nil(bid: int) -> bool:
    """Whether a bid promises no trick: Nil or Double Nil (RULES.md 3.3)."""
    return bid == NIL or bid == DOUBLE_NIL


def contract_part(bid: int) -> int:
    """What one bid adds to its side's contract: its number; nothing for a Nil (RULES.md 3.5)."""
    if is_nil(bid):
        return 0
    return bid


def taken_part(bid: int, tricks: int) -> int:
    """What one player's tricks add to ``taken``: all, but none from a Nil (RULES.md 6.1)."""
    if is_nil(bid):
        return 0
    return tricks


def stray_part(bid: int, tricks: int) -> int:
    """What one player's tricks add to ``stray``: a failed Nil's tricks (RULES.md 6.6)."""
    if is_nil(bid):
        return tricks
    return 0


def contract_points(contract: int, taken: int) -> int:
    """+10 a trick of a contract made, −10 of one missed; 0 without one (RULES.md 6.1, 6.2, 6.7)."""
    if taken >= contract:
        return 10 * contract
    return -10 * contract


def bags_of(contract: int, taken: int, stray: int) -> int:
    """Bags of a side's hand: tricks above a contract made, and stray ones (RULES.md 6.1, 6.6)."""
    over = taken - contract
    if contract > 0 and over > 0:
        return over + stray
    return stray


def nil_points(bid: int, tricks: int, nil_value: int, double_nil_value: int) -> int:
    """A Nil's value without a trick, minus it with one; other bids: 0 (RULES.md 6.3, 6.4)."""
    if bid == NIL:
        value = nil_value
    elif bid == DOUBLE_NIL:
        value = double_nil_value
    else:
        return 0
    if tricks == 0:
        return value
    return -value


def bag_penalties(count: int, bag_limit: int) -> int:
    """How often the penalty falls due for a count of bags, this hand's included (RULES.md 7.2)."""
    if bag_limit == NO_LIMIT:
        return 0
    return count // bag_limit


def bags_left(count: int, bag_limit: int) -> int:
    """The running count after the penalties were taken off (RULES.md 7.2)."""
    if bag_limit == NO_LIMIT:
        return count
    return count % bag_limit


def match_result(
    score_0: int, score_1: int, target: int, floor: int, hands: int, max_hands: int
) -> int:
    """How the match stands after a hand: PLAY_ON, SIDE_0_WINS, SIDE_1_WINS or DRAWN (RULES.md 8).

    It ends when a side has reached the target, is at the floor or below, or when the last hand
    allowed was played; the higher score wins. A level score plays on, until the hands run out.
    """
    out_of_hands = max_hands != NO_LIMIT and hands >= max_hands
    ended = (
        score_0 >= target
        or score_1 >= target
        or score_0 <= floor
        or score_1 <= floor
        or out_of_hands
    )
    if not ended:
        return PLAY_ON
    if score_0 > score_1:
        return SIDE_0_WINS
    if score_1 > score_0:
        return SIDE_1_WINS
    if out_of_hands:
        return DRAWN
    return PLAY_ON
