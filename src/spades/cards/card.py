"""A card is a number: 16 · suit + rank.

Suits are C D H S = 0…3, ranks 2 = 0 … A = 12. So the number is also the card's bit in a hand,
a suit is a lane of 16 bits, spades are the largest numbers, and a hand fits a signed 64-bit int.
"""

from __future__ import annotations

from typing import Final

from spades.errors import NotationError

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
SIGNS: Final = "♣♦♥♠"

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

_SUIT_OF_TEXT: Final = {
    **{letter: suit for suit, letter in enumerate(SUITS)},
    **{sign: suit for suit, sign in enumerate(SIGNS)},
    **{sign: suit for suit, sign in enumerate("♧♢♡♤")},
}


class Card(int):
    """One of the 52 cards; an int, so it can be shifted, sorted and used as a bit number.

    >>> Card.parse("AS"), int(Card.parse("2C")), str(Card.parse("10d"))
    (Card('AS'), 0, 'TD')
    """

    __slots__ = ()

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return self >> 4

    @property
    def rank(self) -> int:
        """0 for the two … 12 for the ace."""
        return self & 15

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``AS``, ``as``, ``10D``, ``TD`` or ``T♦``: rank, then suit.

        Raises NotationError ``card.unreadable``, which quotes the text.
        """
        written = text.strip().upper().replace("10", "T", 1) if isinstance(text, str) else ""
        if len(written) == 3 and written[2] in "\ufe0e\ufe0f":  # a sign's presentation selector
            written = written[:2]
        if len(written) == 2 and written[0] in RANKS and written[1] in _SUIT_OF_TEXT:
            return CARD[_SUIT_OF_TEXT[written[1]] << 4 | RANKS.index(written[0])]
        raise NotationError("card.unreadable", text=str(text)[:40])

    def __str__(self) -> str:
        return RANKS[self & 15] + SUITS[self >> 4]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


CARD: Final[dict[int, Card]] = {
    16 * suit + rank: Card(16 * suit + rank) for suit in range(4) for rank in range(13)
}
"""The 52 cards by number, in ascending order: 2C … AC, 2D … AD, 2H … AH, 2S … AS."""

ALL_CARDS: Final[tuple[Card, ...]] = tuple(CARD.values())
