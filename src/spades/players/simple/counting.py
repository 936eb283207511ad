"""What a hand is worth before the play: tricks by high cards, length and shortness.

The numbers are the average tricks that each thing brought in self-play, rounded, smoothed, and
held monotone: a higher card in the place of a lower one of its suit never counts less.
"""

from __future__ import annotations

from typing import Final

# By length of the suit, 0…13 cards.
_ACE: Final = (0.0, 0.90, 0.98, 0.95, 0.87, 0.78, 0.58, 0.45, 0.4, 0.35, 0.3, 0.3, 0.3, 0.3)
_KING: Final = (0.0, 0.25, 0.72, 0.68, 0.50, 0.42, 0.28, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2)
_QUEEN: Final = (0.0, 0.10, 0.33, 0.40, 0.27, 0.20, 0.13, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1)
_JACK: Final = (0.0, 0.03, 0.10, 0.14, 0.14, 0.12, 0.08, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05)
_SPADES: Final = (0.0, 0.0, 0.2, 0.57, 1.05, 1.71, 2.45, 3.25, 4.1, 5.1, 6.2, 7.5, 8.9, 10.2)
_SPADE_HONOURS: Final = ((12, 0.97), (11, 0.75), (10, 0.54), (9, 0.36), (8, 0.20))

# What a short suit brings with 0, 1, 2, 3 or more spades to ruff with.
_VOID: Final = (0.0, 0.37, 0.90, 1.09, 1.24)
_SINGLETON: Final = (0.0, 0.53, 0.71, 0.79, 0.79)
_DOUBLETON: Final = (0.0, 0.26, 0.28, 0.30, 0.30)

_LANE: Final = 0x1FFF


def _side_suit(lane: int) -> float:
    length = lane.bit_count()
    total = 0.0
    if lane & 1 << 12:
        total += _ACE[length]
    if lane & 1 << 11:
        total += _KING[length]
    if lane & 1 << 10:
        total += _QUEEN[length]
    if lane & 1 << 9:
        total += _JACK[length]
    return total


def expected_tricks(hand: int) -> float:
    """The tricks that a hand of 13 should win among four, when everybody wants tricks."""
    spades = hand >> 48 & _LANE
    length = spades.bit_count()
    total = _SPADES[length]
    for rank, value in _SPADE_HONOURS:
        if spades >> rank & 1:
            total += value
    ruffs = min(length, 4)
    for base in (0, 16, 32):
        lane = hand >> base & _LANE
        count = lane.bit_count()
        if count == 0:
            total += _VOID[ruffs]
        elif count == 1:
            total += _SINGLETON[ruffs]
        elif count == 2:
            total += _DOUBLETON[ruffs]
        total += _side_suit(lane)
    return total


# Two players, 13 of 52 cards each after the draw: most high cards are not in play at all, so low
# spades win tricks and length in any suit is strength.
_TWO_SIDE: Final = (
    *(-0.28, -0.28, -0.27, -0.27, -0.26, -0.25, -0.22, -0.20, -0.17, -0.07, 0.15, 0.42, 0.60),
)
_TWO_SPADES: Final = (
    *(0.68, 0.70, 0.72, 0.74, 0.76, 0.78, 0.82, 0.91, 1.05, 1.28, 1.50, 1.62, 1.66),
)
_TWO_SIDE_LENGTH: Final = (
    *(-0.31, -0.55, -0.34, 0.20, 0.69, 1.02, 1.20, 1.35, 1.45, 1.5, 1.5, 1.5, 1.5, 1.5),
)
_TWO_SPADE_LENGTH: Final = (
    *(0.20, -0.25, -0.54, -0.58, -0.30, 0.14, 0.45, 0.53, 0.60, 0.66, 0.7, 0.7, 0.7, 0.7),
)


def expected_tricks_of_two(hand: int) -> float:
    """The tricks that a drawn hand of 13 should win against one opponent."""
    total = 0.92
    for suit in range(4):
        lane = hand >> 16 * suit & _LANE
        ranks = _TWO_SPADES if suit == 3 else _TWO_SIDE
        total += (_TWO_SPADE_LENGTH if suit == 3 else _TWO_SIDE_LENGTH)[lane.bit_count()]
        while lane:
            low = lane & -lane
            total += ranks[low.bit_length() - 1]
            lane ^= low
    return min(13.0, max(0.0, total))


def draw_value(card: int) -> float:
    """What a card is worth to a hand being drawn, in tricks: its rank, and its suit's length."""
    return _TWO_SPADES[card & 15] + 0.2 if card >> 4 == 3 else _TWO_SIDE[card & 15] + 0.4
