"""Cards, hands as masks, and the published shuffle; they know nothing of the game."""

from spades.cards.card import (
    ALL_CARDS,
    CARD,
    CLUBS,
    DIAMONDS,
    HEARTS,
    RANKS,
    SIGNS,
    SPADES,
    SUITS,
    Card,
)
from spades.cards.hand import (
    FULL_DECK,
    SUIT_MASK,
    cards_of,
    hand_text,
    mask_of,
    parse_cards,
    parse_hand,
    suit_length,
)

__all__ = [
    "ALL_CARDS",
    "CARD",
    "CLUBS",
    "DIAMONDS",
    "FULL_DECK",
    "HEARTS",
    "RANKS",
    "SIGNS",
    "SPADES",
    "SUITS",
    "SUIT_MASK",
    "Card",
    "cards_of",
    "hand_text",
    "mask_of",
    "parse_cards",
    "parse_hand",
    "suit_length",
]
