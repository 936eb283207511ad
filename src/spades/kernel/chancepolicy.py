"""The policy ``random``: every answer is as likely as any other answer to the same question.

That is what the player ``random`` does too: it bids Double Nil half the time when it may.
"""

from __future__ import annotations

from typing import Final

from spades.kernel.bits import popcount
from spades.kernel.link import jit
from spades.kernel.rng import BITS, any_bit, below, renewed, some_bits
from spades.rules.laws import HIGHEST_BID

_LOW: Final = 40
"""Bits of a chance that a number of combinations is drawn from: more than 64 of them."""


@jit()
def choose_any(
    legal: int, hand: int, best: int, holder: int, after: int, seat: int,
    gone: int, taken: int, bids: int, noise: int, chance: int,
) -> tuple[int, int]:  # fmt: skip
    """Any legal card."""
    return any_bit(legal, chance)


@jit()
def dare_any(seat: int, noise: int, chance: int) -> tuple[bool, int]:
    """Whether to bid Double Nil, no card seen: half the time."""
    answer, chance = below(2, chance)
    return answer == 1, chance


@jit()
def bid_any(
    hand: int, seat: int, bids: int, seats: int, noise: int, chance: int
) -> tuple[int, int]:
    """Nil or 1 … 13, all alike."""
    return below(HIGHEST_BID + 1, chance)


@jit()
def keep_any(card: int, hand: int, bid: int, noise: int, chance: int) -> tuple[bool, int]:
    """Whether to keep the card drawn: half the time."""
    answer, chance = below(2, chance)
    return answer == 1, chance


@jit()
def give_any(hand: int, bid: int, noise: int, chance: int) -> tuple[int, int]:
    """Any three cards for the partner."""
    return some_bits(hand, 3, chance)


@jit()
def put_down_any(hand: int, noise: int, chance: int) -> tuple[int, int]:
    """None to three cards to exchange: every combination alike, of whatever size."""
    size = popcount(hand)
    two = size * (size - 1) // 2
    three = two * (size - 2) // 3
    ticket = (chance >> BITS - _LOW) * (1 + size + two + three) >> _LOW
    count = 0
    if ticket >= 1:
        count = 1
    if ticket >= 1 + size:
        count = 2
    if ticket >= 1 + size + two:
        count = 3
    return some_bits(hand, count, renewed(chance))
