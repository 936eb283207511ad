"""What a solver says: values with their bounds, and whether they are proven."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spades.cards import Card

TRICKS: Final = "tricks"
SCORE: Final = "score"
GOALS: Final = (TRICKS, SCORE)


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a legal card is worth: the value of the position after it lies in ``low … high``."""

    card: Card
    low: float
    high: float

    @property
    def proven(self) -> bool:
        """Whether the value is known exactly."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position with all cards seen and both sides playing perfectly.

    In ``tricks`` a value is the number of tricks that side 0 takes from here on, the trick on the
    table included; in ``score`` the hand's points of side 0 minus those of side 1, penalties
    included; with a payoff of your own, its numbers. Side 0 wants it high, side 1 low.
    """

    goal: str
    """``tricks``, ``score`` or ``payoff``."""
    low: float
    high: float
    """What is proven: the value lies in ``low … high``; solved when they are equal."""
    best: Card | None
    """A card that keeps the value; where that is not proven, the best so far; None: none yet."""
    cards: tuple[CardValue, ...]
    """Every legal card, clubs to spades and high to low, when asked for; else empty."""
    line: tuple[Card, ...]
    """A line of best play to the end of the hand, when asked for and proven; else empty."""
    nodes: int
    """Tricks begun in the search, over all that was asked: the unit of the node limit."""

    @property
    def proven(self) -> bool:
        """Whether the value is known exactly."""
        return self.low == self.high

    @property
    def value(self) -> float | None:
        """The value; None when it is not proven."""
        return self.low if self.proven else None
