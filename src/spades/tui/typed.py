"""Cards typed on the keyboard: the rank, then the suit."""

from __future__ import annotations

from typing import Final

from spades.cards import Card

_RANKS: Final = "23456789TJQKA"
_SUITS: Final = "CDHS♣♦♥♠"


class CardTyping:
    """Remembers the rank between two keys: ``t d`` and ``1 0 d`` are the ten of diamonds."""

    def __init__(self) -> None:
        self.rank = ""

    def clear(self) -> None:
        """Forget the rank."""
        self.rank = ""

    def feed(self, key: str) -> Card | None:
        """The card that this key completes; None so far. Whether it was of use: see ``wants``."""
        key = key.upper()
        if self.rank in ("1", ""):
            self.rank = "T" if key in ("0", "T") else key
            return None
        if key in _SUITS:
            card = Card.parse(self.rank + key)
            self.rank = ""
            return card
        self.rank = "T" if key == "T" else key
        return None

    def wants(self, key: str) -> bool:
        """Whether a key is part of a card now: a suit only after a rank."""
        key = key.upper()
        if len(key) != 1:
            return False
        if self.rank == "1":
            return key == "0"
        return key in _RANKS or key in "10" or (bool(self.rank) and key in _SUITS)
