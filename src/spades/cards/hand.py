"""A hand is an int: bit n is card n. Sets of cards of any kind (a hand, a pile) are such masks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spades.cards.card import CARD, Card
from spades.errors import NotationError

SUIT_MASK: Final = tuple(0x1FFF << 16 * suit for suit in range(4))
FULL_DECK: Final = sum(SUIT_MASK)

# One suit's 13 bits to its ranks, high first: reading a hand is four look-ups.
_HIGH_FIRST: Final = tuple(
    tuple(rank for rank in range(12, -1, -1) if lane >> rank & 1) for lane in range(1 << 13)
)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask in the order of records and lists: clubs to spades, high to low."""
    return tuple(
        [
            CARD[base + rank]
            for base in (0, 16, 32, 48)
            for rank in _HIGH_FIRST[mask >> base & 0x1FFF]
        ]
    )


def mask_of(cards: Iterable[int]) -> int:
    """The mask of some cards. Repeated cards count once: check for them where they matter."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def hand_text(mask: int) -> str:
    """A mask as text, ``"AC 2C KS"``; the empty hand is the empty text."""
    return " ".join(str(card) for card in cards_of(mask))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces, in the order written.

    Raises NotationError ``card.unreadable``, or ``card.repeated`` for a card written twice.
    """
    if not isinstance(text, str):
        raise NotationError("card.unreadable", text=str(text)[:40])
    cards = tuple(Card.parse(word) for word in text.split())
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise NotationError("card.repeated", card=str(card))
        seen.add(card)
    return cards


def parse_hand(text: str) -> int:
    """Read a hand as a mask. Raises as :func:`parse_cards`.

    >>> hand_text(parse_hand("KS 2C AC"))
    'AC 2C KS'
    """
    return mask_of(parse_cards(text))


def suit_length(mask: int, suit: int) -> int:
    """How many cards of a suit."""
    return (mask & SUIT_MASK[suit]).bit_count()
