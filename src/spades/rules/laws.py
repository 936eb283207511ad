"""The laws of the cards and of the bidding, each once, as small functions on plain ints.

The readable engine calls them as they stand; the kernel compiles the same functions. So they
take and return ints and bools only, hold no objects, raise nothing and know no state. A card is
16 · suit + rank, a hand a mask of such bits (``spades.cards``). RULES.md numbers the clauses.
"""

from __future__ import annotations

from typing import Final

NIL: Final = 0
DOUBLE_NIL: Final = 14
"""A bid is an int: 0 Nil, 1…13 tricks, 14 Double Nil."""
HIGHEST_BID: Final = 13

SPADE_BITS: Final = 0x1FFF << 48
NO_CARD: Final = -1

NEVER: Final = 0
BEHIND: Final = 1
ALWAYS: Final = 2
"""``double_nil`` of the rules object as ints."""


def suit_bits(suit: int) -> int:
    """The 13 cards of a suit as a mask."""
    return 0x1FFF << (16 * suit)


def next_seat(seat: int, seats: int) -> int:
    """Whose turn follows: clockwise round the table (RULES.md 2.1)."""
    return (seat + 1) % seats


def side_of(seat: int) -> int:
    """The side of a seat: 0 and 2 against 1 and 3; for two players 0 against 1 (RULES.md 2.2)."""
    return seat & 1


def partner_of(seat: int) -> int:
    """Who sits opposite, in the partnership game (RULES.md 2.2)."""
    return seat ^ 2


def legal_leads(hand: int, broken: bool) -> int:
    """The cards that may be led: no spade until they are broken, unless all are (RULES.md 4.4)."""
    others = hand & ~SPADE_BITS
    if broken or others == 0:
        return hand
    return others


def legal_follows(hand: int, led: int) -> int:
    """The cards that may follow: the led card's suit, if held; else any (RULES.md 4.2, 4.3)."""
    same = hand & suit_bits(led >> 4)
    if same != 0:
        return same
    return hand


def legal_cards(hand: int, led: int, broken: bool) -> int:
    """The cards that a seat may play; ``led`` is the card led, NO_CARD when it leads itself."""
    if led < 0:
        return legal_leads(hand, broken)
    return legal_follows(hand, led)


def beats(card: int, best: int) -> bool:
    """Whether a card takes the trick from the one that holds it so far (RULES.md 1.2, 1.3).

    A higher card of the same suit does, and a spade does from any other suit. ``best`` starts as
    the card led, so a card of a third suit never wins.
    """
    if card >> 4 == best >> 4:
        return card > best
    return card >> 4 == 3


def trick_winner(first: int, second: int, third: int, fourth: int) -> int:
    """Which card of a trick takes it, 0 for the one led (RULES.md 4.6); NO_CARD: not played."""
    best = first
    place = 0
    if second >= 0 and beats(second, best):
        best = second
        place = 1
    if third >= 0 and beats(third, best):
        best = third
        place = 2
    if fourth >= 0 and beats(fourth, best):
        place = 3
    return place


def broken_after(broken: bool, card: int) -> bool:
    """Whether spades are broken once this card, a legal one, is played (RULES.md 4.5).

    A spade is legal before they are broken only from a seat that cannot follow, or that leads
    with nothing but spades: both break them.
    """
    return broken or card >> 4 == 3


def is_legal_bid(bid: int) -> bool:
    """Whether a number is a bid that names tricks or Nil: 0…13 (RULES.md 3.2)."""
    return 0 <= bid <= HIGHEST_BID


def may_bid_double_nil(mode: int, deficit: int, score: int, other_score: int) -> bool:
    """Whether a side may bid Double Nil this hand, by the scores before it (RULES.md 5.4)."""
    if mode == ALWAYS:
        return True
    return mode == BEHIND and other_score - score >= deficit


def exchanges(bid: int, partner_bid: int) -> bool:
    """Whether partners exchange cards: exactly one of the two bid Double Nil (RULES.md 5.6)."""
    return (bid == DOUBLE_NIL) != (partner_bid == DOUBLE_NIL)
