"""Relative cards, and the moves of the solver: of each suit only the cards still held are counted.

A card is one bit, the highest of its suit at bit 12 of its lane. What may be led and followed, and
what takes a trick, is restated here on such bits; the tests hold it equal to the laws.
"""

from __future__ import annotations

from typing import Final

from spades.kernel.bits import leading_zeros, trailing_zeros
from spades.kernel.link import jit

CLUB_LANE: Final = 0x1FFF
SPADE_LANE: Final = 0x1FFF << 48
_EACH: Final = 0x0001000100010001
RANKS: Final = 0x1FFF * _EACH
"""All cards there can be."""
TOPS: Final = 0x1000 * _EACH
"""The highest card of each suit."""
SECONDS: Final = 0x0800 * _EACH
TOP_SPADE: Final = 1 << 60


@jit()
def one_of(card: int, seat: int) -> int:
    """What a card adds to the lengths of suits: four bits for each seat's clubs to hearts.

    Spades are the rest of a hand. So 48 bits do, and no sum runs over.
    """
    place = trailing_zeros(card) >> 4
    return (7 >> place & 1) << (12 * seat + 4 * place)


@jit()
def lane_of(card: int) -> int:
    """The suit of a card, as the mask of its lane."""
    return CLUB_LANE << (trailing_zeros(card) & 48)


@jit()
def lowest(mask: int) -> int:
    """The lowest card, of the lowest suit."""
    return mask & -mask


@jit()
def highest(mask: int) -> int:
    """The highest card, of the highest suit."""
    return 1 << (63 - leading_zeros(mask))


@jit()
def tops(hand: int) -> int:
    """The highest card of each run of equal ones."""
    return hand & ~(hand >> 1)


@jit()
def run_of(card: int, hand: int) -> int:
    """The run of equal cards below and with its highest one."""
    run = card
    last = card
    while (last >> 1) & hand & RANKS:
        last >>= 1
        run |= last
    return run


@jit()
def follows(hand: int, lane: int) -> int:
    """What may be played to a suit led."""
    same = hand & lane
    if same != 0:
        return same
    return hand


@jit()
def leads(hand: int, broken: int) -> int:
    """What may be led."""
    if broken == 0:
        others = hand & ~SPADE_LANE
        if others != 0:
            return others
    return hand


@jit()
def beating(cards: int, lane: int, best: int) -> int:
    """Of some cards, those that take the trick from the best so far."""
    return cards & (lane | SPADE_LANE) & ~((best << 1) - 1)


@jit()
def below(card: int) -> int:
    """The places below a card in its suit."""
    return (card - 1) & (CLUB_LANE << (trailing_zeros(card) & 48))


@jit()
def drop(cards: int, gone: int) -> int:
    """Cards after another one, not among them, is gone: the lower ones of its suit move up."""
    return cards + (cards & below(gone))


@jit()
def undrop(ranks: int, gone: int) -> int:
    """The opposite: ranks told of the cards after one was gone, told of the cards before."""
    return ranks - ((ranks & (below(gone) | gone)) >> 1)


@jit()
def filled(ranks: int) -> int:
    """All cards from the lowest that mattered up, in each suit."""
    ranks |= (ranks & _EACH * 0x0FFF) << 1
    ranks |= (ranks & _EACH * 0x07FF) << 2
    ranks |= (ranks & _EACH * 0x01FF) << 4
    ranks |= (ranks & _EACH * 0x001F) << 8
    return ranks
