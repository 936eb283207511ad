"""What perft hashes of an end, as small functions on plain ints: one source for every engine here.

The readable engine calls them as they stand, the kernel compiles them; ``spades.testing.perft``
says in words what is hashed, for engines in other languages.
"""

from __future__ import annotations

from typing import Final

LOW_63: Final = (1 << 63) - 1
"""Hashes have 63 bits: there Python's ints and 64-bit signed ones that wrap around agree."""
FACTOR: Final = 0x5851F42D4C957F2D
NOTHING_YET: Final = 0x14057B7EF767814F
"""The hash before the first word."""


def mix(value: int, word: int) -> int:
    """A hash with one word more."""
    mixed = (value ^ word) * FACTOR & LOW_63
    return mixed ^ mixed >> 32


def trick_word(leader: int, first: int, second: int, third: int, fourth: int, winner: int) -> int:
    """A trick as a word: a card that is not there is -1, the winner of an unfinished trick 0."""
    return (
        leader
        | winner << 2
        | (first + 1) << 4
        | (second + 1) << 10
        | (third + 1) << 16
        | (fourth + 1) << 22
    )


def hand_hash(tricks: int, hand_0: int, hand_1: int, hand_2: int, hand_3: int, table: int) -> int:
    """The hash of the tricks so far with the cards held and the trick on the table."""
    return mix(mix(mix(mix(mix(tricks, hand_0), hand_1), hand_2), hand_3), table)


def tally_word(
    taken_0: int, taken_1: int, taken_2: int, taken_3: int, broken: bool, over: int
) -> int:
    """Tricks by seat, whether spades are broken, and how the match stands, as a word."""
    flag = 0
    if broken:
        flag = 1
    return taken_0 | taken_1 << 4 | taken_2 << 8 | taken_3 << 12 | flag << 16 | over << 17


def leaf_hash(hand: int, tally: int, score_0: int, score_1: int, bags_0: int, bags_1: int) -> int:
    """The hash of an end: of its hand, its tallies, and the scores and bags by side."""
    return mix(mix(mix(mix(mix(hand, tally), score_0), score_1), bags_0), bags_1)
