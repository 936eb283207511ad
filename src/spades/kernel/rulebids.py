"""The policy ``rules`` before the play: bids by a simple count, and no Double Nil of its own.

The counts are in hundredths of a trick: high cards that are likely to live, spades by length, and
ruffs. They are rough on purpose; players that care for bids bring better ones.
"""

from __future__ import annotations

from typing import Final

from spades.kernel.bits import popcount
from spades.kernel.link import jit, law
from spades.kernel.rulepolicy import highest, lowest
from spades.rules import laws
from spades.rules.laws import DOUBLE_NIL, HIGHEST_BID, NIL

_QUEEN: Final = 10
_LANE: Final = 0x1FFF
_suit_bits = law(laws.suit_bits)


@jit()
def lane(hand: int, suit: int) -> int:
    """One suit's cards, the two as bit 0."""
    return hand >> 16 * suit & _LANE


@jit()
def count_of_four(hand: int) -> int:
    """Tricks that 13 cards should win among four, in hundredths."""
    spades = lane(hand, 3)
    length = popcount(spades)
    count = 70 * max(0, length - 3) + 20 * min(length, 3)
    # Ace, king, queen and jack of spades.
    count += 80 * (spades >> 12 & 1) + 60 * (spades >> 11 & 1)
    count += 40 * (spades >> 10 & 1) + 20 * (spades >> 9 & 1)
    for suit in range(3):
        cards = lane(hand, suit)
        number = popcount(cards)
        if number <= 5:
            count += 95 * (cards >> 12 & 1)
            if number >= 2:
                count += 65 * (cards >> 11 & 1)
            if number >= 3:
                count += 30 * (cards >> 10 & 1)
        else:
            count += 50 * (cards >> 12 & 1)
        if length >= 2 and number <= 1:
            count += 80 - 20 * number
    return count


@jit()
def count_of_two(hand: int) -> int:
    """The same against one opponent: half of the high cards are not in play at all."""
    count = 60
    for suit in range(4):
        cards = lane(hand, suit)
        number = popcount(cards)
        high = popcount(cards >> 10)
        if suit == 3:
            count += 75 * number + 60 * high
        else:
            count += 75 * high - 25 * (number - high) + 20 * max(0, number - 3)
    return max(0, count)


@jit()
def nil_looks_safe(hand: int) -> bool:
    """Few and low spades, and low cards below the high ones in every other suit."""
    spades = lane(hand, 3)
    if popcount(spades) > 3 or spades >> 8:
        return False
    for suit in range(3):
        cards = lane(hand, suit)
        # Two cards up to the five, or all below the ten.
        if cards >> 8 and popcount(cards & 0xF) < 2:
            return False
    return True


@jit()
def dare_none(seat: int, noise: int, chance: int) -> tuple[bool, int]:
    """No Double Nil."""
    return False, chance


@jit()
def bid_by_count(
    hand: int, seat: int, bids: int, seats: int, noise: int, chance: int
) -> tuple[int, int]:
    """Nil, or the tricks counted."""
    if seats == 4:
        if nil_looks_safe(hand):
            return NIL, chance
        return max(1, min(HIGHEST_BID, count_of_four(hand) // 100)), chance
    return max(1, min(HIGHEST_BID, count_of_two(hand) // 100)), chance


@jit()
def keep_the_good(card: int, hand: int, bid: int, noise: int, chance: int) -> tuple[bool, int]:
    """Keep spades and high cards; for a Double Nil the others."""
    good = card >> 4 == 3 or card & 15 >= _QUEEN
    return good != (bid == DOUBLE_NIL), chance


@jit()
def give_by_rules(hand: int, bid: int, noise: int, chance: int) -> tuple[int, int]:
    """The three highest cards from the Double Nil bidder, the three lowest to it."""
    chosen = 0
    for _ in range(3):
        rest = hand & ~chosen
        chosen |= 1 << (highest(rest) if bid == DOUBLE_NIL else lowest(rest))
    return chosen, chance


@jit()
def put_down_high(hand: int, noise: int, chance: int) -> tuple[int, int]:
    """The three highest cards."""
    return give_by_rules(hand, DOUBLE_NIL, noise, chance)
