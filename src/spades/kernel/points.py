"""What a hand is worth to both sides, from bids and tricks packed into an int each.

*Packed*: eight bits a seat, seat 0 lowest. The laws of scoring are ``spades.rules.scoring``'s own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from spades.kernel.link import jit, law
from spades.rules import Rules, laws, scoring

SCALES: Final = 7
"""Numbers of the rules and of the match that scoring needs, see ``scales_of``."""

_partner_of = law(laws.partner_of)
_contract_part = law(scoring.contract_part)
_taken_part = law(scoring.taken_part)
_stray_part = law(scoring.stray_part)
_contract_points = law(scoring.contract_points)
_bags_of = law(scoring.bags_of)
_nil_points = law(scoring.nil_points)
_bag_penalties = law(scoring.bag_penalties)


def packed(numbers: Iterable[int]) -> int:
    """Numbers by seat (each 0…255) as one int."""
    return sum(number << 8 * seat for seat, number in enumerate(numbers))


def scales_of(rules: Rules, bag_counts: tuple[int, int]) -> tuple[int, ...]:
    """Bag limit, penalty and value, Nil, Double Nil, and the bags of both sides before the hand."""
    return (
        rules.bag_limit,
        rules.bag_penalty,
        rules.bag_value,
        rules.nil_value,
        rules.double_nil_value,
        *bag_counts,
    )


@jit()
def at_seat(numbers: int, seat: int) -> int:
    """The number of a seat."""
    return numbers >> 8 * seat & 255


@jit()
def pair_points(
    bid: int, tricks: int, partner_bid: int, partner_tricks: int, nil_value: int, double: int
) -> tuple[int, int]:
    """Points of two partners without those for bags, and the bags."""
    contract = _contract_part(bid) + _contract_part(partner_bid)
    taken = _taken_part(bid, tricks) + _taken_part(partner_bid, partner_tricks)
    stray = _stray_part(bid, tricks) + _stray_part(partner_bid, partner_tricks)
    points = _contract_points(contract, taken)
    points += _nil_points(bid, tricks, nil_value, double)
    points += _nil_points(partner_bid, partner_tricks, nil_value, double)
    return points, _bags_of(contract, taken, stray)


@jit()
def lone_points(bid: int, tricks: int, nil_value: int, double: int) -> tuple[int, int]:
    """The same of one who plays for itself."""
    contract = _contract_part(bid)
    points = _contract_points(contract, _taken_part(bid, tricks))
    points += _nil_points(bid, tricks, nil_value, double)
    return points, _bags_of(contract, _taken_part(bid, tricks), _stray_part(bid, tricks))


@jit()
def side_points(
    side: int, seats: int, bids: int, tricks: int, nil_value: int, double: int
) -> tuple[int, int]:
    """Points of a side without those for bags, and the bags; bids and tricks packed."""
    bid, won = at_seat(bids, side), at_seat(tricks, side)
    if seats == 2:
        return lone_points(bid, won, nil_value, double)
    partner = _partner_of(side)
    return pair_points(
        bid, won, at_seat(bids, partner), at_seat(tricks, partner), nil_value, double
    )


@jit()
def bag_points(bags: int, count: int, limit: int, penalty: int, value: int) -> int:
    """What a hand's bags bring: their own points, less the penalties that fall due.

    ``count``: the side's bags before the hand.
    """
    return bags * value - penalty * _bag_penalties(count + bags, limit)


WORTH: Final = (2, 14, 14, 2)
"""The shape of a table of points and bags: by side, its first seat's tricks, its second's."""


@jit()
def fill_worth(seats: int, bids: int, scales: Any, worth: Any) -> None:
    """Points and bags of both sides for all tricks that they may take, by the laws.

    When the bids of many hands are the same, this is quicker than to ask the laws for each.
    """
    for side in range(2):
        for first in range(14):
            for second in range(14 if seats == 4 else 1):
                tricks = first << 8 * side
                if seats == 4:
                    tricks |= second << 8 * _partner_of(side)
                points, bags = side_points(side, seats, bids, tricks, scales[3], scales[4])
                points += bag_points(bags, scales[5 + side], scales[0], scales[1], scales[2])
                worth[side, first, second, 0] = points
                worth[side, first, second, 1] = bags
