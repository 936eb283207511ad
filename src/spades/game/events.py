"""What happened: the only thing that is stored. A state is the fold of its events.

An event as a seat may see it (``redact``) is of the same type, with None, or a None in a tuple,
for each card that is hidden from the seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from spades.cards import Card
from spades.rules import Rules

Hidden = tuple[Card | None, ...]
"""Some cards: all of them, or as many None to one who may not see them."""


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """``first``: the first dealer, or the first drawer in the two-player game."""

    rules: Rules
    first: int
    scores: tuple[int, int] = (0, 0)
    bag_counts: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Partnership: a mask of 13 cards a seat, face down.

    ``looked``: the seats without a right to Double Nil, who see their cards at once.
    """

    hands: tuple[int | None, ...]
    looked: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class StockSet:
    """Two players: the stock is on the table; ``order`` is None to everybody.

    ``looked``: who is not asked about Double Nil.
    """

    order: tuple[Card, ...] | None
    looked: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat took up its cards before it had bid."""

    seat: int
    hand: int | None


@dataclass(frozen=True, slots=True)
class DoubleNilDeclined:
    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """``hand``: in the partnership game the cards that a Double Nil bidder now sees; else None."""

    seat: int
    bid: int
    hand: int | None = None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat holds the top card of the stock and has to keep or refuse it."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardKept:
    """``card`` went to the hand, ``discarded``, the next, face down to the discards."""

    seat: int
    card: Card | None
    discarded: Card | None


@dataclass(frozen=True, slots=True)
class CardRefused:
    """``discarded`` was seen and refused; ``card``, the next, had to be kept."""

    seat: int
    card: Card | None
    discarded: Card | None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Three cards went from a seat to its partner."""

    seat: int
    to: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class PassChosen:
    """Under ``simultaneous`` the bidder laid three cards aside; they move with the partner's."""

    seat: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class CardsSwapped:
    """Under ``simultaneous`` the partner, ``seat``, chose too: ``given`` and ``taken`` moved."""

    seat: int
    partner: int
    given: Hidden
    taken: Hidden


@dataclass(frozen=True, slots=True)
class CardsPutDown:
    """Two players: a Double Nil bidder put cards down, never to come back."""

    seat: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class CardsRedrawn:
    """Two players: as many cards came to the seat from the discards of the draw."""

    seat: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick on the table is complete and goes to a seat, which leads next."""

    seat: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet: ``what`` contract, bags, nil, double_nil or bag_penalty."""

    what: str
    amount: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HandResult:
    """A finished hand. Pairs are by side, ``bids`` and ``tricks`` by seat.

    ``points`` is the hand's whole effect on the score, the penalty included, and the sum of the
    side's ``lines``; ``scores`` and ``bag_counts`` stand after the hand.
    """

    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, int]
    bags: tuple[int, int]
    penalty: tuple[int, int]
    scores: tuple[int, int]
    bag_counts: tuple[int, int]
    lines: tuple[tuple[Line, ...], tuple[Line, ...]]


@dataclass(frozen=True, slots=True)
class HandScored:
    result: HandResult


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """``by``: rules, forfeit, accepted or abandoned. ``winner``: a side, None for nobody."""

    winner: int | None
    by: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """Undo: the log counts as if it ended after its first ``to`` events."""

    to: int


Event = (
    MatchStarted
    | HandDealt
    | StockSet
    | Looked
    | DoubleNilDeclined
    | BidMade
    | CardDrawn
    | CardKept
    | CardRefused
    | PassChosen
    | CardsPassed
    | CardsSwapped
    | CardsPutDown
    | CardsRedrawn
    | CardPlayed
    | TrickTaken
    | HandScored
    | MatchEnded
)
