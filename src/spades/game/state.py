"""A match as a value: one frozen type for each phase, so that what cannot be cannot be built.

``Dealing`` (a hand is to be dealt, the last one scored) → ``Drawing`` (two players) or
``Bidding`` → ``Exchanging`` when a Double Nil asks for it → ``Playing`` → ``Dealing`` … ``Over``.
States hold every hand: they stay with the dealer; seats, screens and sockets get views.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from spades.cards import Card, mask_of
from spades.game.events import HandResult
from spades.rules import Rules
from spades.rules.laws import DOUBLE_NIL, exchanges, partner_of

Masks = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """What outlives a hand; the same through all of a hand."""

    rules: Rules
    hand_number: int
    """1 for the first hand; while ``Dealing``, the number of the hand to come."""
    dealer: int
    """Who deals this hand; in the two-player game, who draws first."""
    scores: tuple[int, int]
    bag_counts: tuple[int, int]

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def bidding_order(self) -> tuple[int, ...]:
        """From the dealer's left; in the two-player game the second drawer first."""
        seats = self.rules.seats
        return tuple((self.dealer + turn) % seats for turn in range(1, seats + 1))


@dataclass(frozen=True, slots=True)
class Opening:
    """All of a hand before its first card is played. Tuples are by seat."""

    bids: tuple[int | None, ...]
    looked: tuple[bool, ...]
    """Who has seen a card of this hand, or has no right to bid Double Nil without."""
    actions: tuple[str, ...] = ()
    """The public actions so far, as in a record, hidden cards as ``??``."""
    passed: tuple[int | None, ...] = (None, None, None, None)
    """Cards passed to the partner, or put down in the two-player exchange."""
    received: tuple[int | None, ...] = (None, None, None, None)


@dataclass(frozen=True, slots=True)
class Draw:
    """One turn at the stock of the two-player game; in a view, None for a card not seen."""

    seat: int
    refused: bool
    """Whether the first card was refused, and so seen by the drawer; else it was kept."""
    card: Card | None
    """The card that went to the hand."""
    discarded: Card | None

    def shown_to(self, seat: int | None, discard_view: str | None) -> Draw:
        """The turn as a seat, or a spectator (None), sees it."""
        mine = seat == self.seat
        if mine:
            face_up = self.refused or discard_view != "hidden"
        else:
            face_up = discard_view == "open"
        return Draw(
            self.seat,
            self.refused,
            self.card if mine else None,
            self.discarded if face_up else None,
        )


Draws = tuple[Draw, ...]


def discards_of(draws: Draws) -> int:
    """The discards of a draw that are not hidden, as a mask."""
    return mask_of(draw.discarded for draw in draws if draw.discarded is not None)


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in the order played, and the seat that took it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Dealing:
    """Between hands: the dealer has to bring the deal or the stock."""

    phase: ClassVar[str] = "deal"
    match: Match
    result: HandResult | None = None
    """The hand just scored; None before the first."""

    @property
    def to_act(self) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Drawing:
    """Two players: the Double Nil questions, and 26 turns at the stock."""

    phase: ClassVar[str] = "draw"
    match: Match
    opening: Opening
    hands: Masks
    stock: tuple[Card, ...]
    """What is left of it, the top card first; two cards go at each turn."""
    draws: Draws
    drawn: bool = False
    """Whether the seat to act holds the top card, to keep or refuse it."""

    @property
    def to_act(self) -> int:
        turn = (52 - len(self.stock)) // 2
        return (self.match.dealer + turn) % 2

    @property
    def asking(self) -> bool:
        """Whether the seat to act is being asked about Double Nil."""
        return not self.opening.looked[self.to_act]


@dataclass(frozen=True, slots=True)
class Bidding:
    """One round of bids; in the partnership game also looking, in turn or not."""

    phase: ClassVar[str] = "bidding"
    match: Match
    opening: Opening
    hands: Masks
    draws: Draws = ()

    @property
    def to_act(self) -> int:
        for seat in self.match.bidding_order:
            if self.opening.bids[seat] is None:
                return seat
        raise AssertionError("a bidding without a bid to come is not built")

    @property
    def may_look(self) -> tuple[int, ...]:
        """The seats whose cards are hidden from them and that may take them up."""
        if self.match.seats == 2:
            return ()
        return tuple(seat for seat in range(4) if not self.opening.looked[seat])


@dataclass(frozen=True, slots=True)
class Exchanging:
    """The exchange of a Double Nil bidder."""

    phase: ClassVar[str] = "exchange"
    match: Match
    opening: Opening
    hands: Masks
    queue: tuple[int, ...]
    """The seats still to choose, the one to act first."""
    draws: Draws = ()
    owed: int | None = None
    """Two players: how many cards the dealer has to redraw now for the seat that put some down."""

    @property
    def to_act(self) -> int | None:
        return self.queue[0] if self.queue and self.owed is None else None

    @property
    def pool(self) -> int:
        """Two players: the discards of the draw that are still there to be drawn from."""
        taken = 0
        for received in self.opening.received:
            taken |= received or 0
        return discards_of(self.draws) & ~taken


@dataclass(frozen=True, slots=True)
class Playing:
    """Thirteen tricks. ``hands`` are the cards still held."""

    phase: ClassVar[str] = "play"
    match: Match
    opening: Opening
    hands: Masks
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    broken: bool
    draws: Draws = ()

    @property
    def to_act(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended. ``result``: the hand that ended it; None when it ended in mid-hand."""

    phase: ClassVar[str] = "over"
    match: Match
    winner: int | None
    by: str
    result: HandResult | None = field(default=None)

    @property
    def to_act(self) -> None:
        return None


Unfinished = Dealing | Drawing | Bidding | Exchanging | Playing
State = Unfinished | Over


def exchange_queue(match: Match, bids: tuple[int | None, ...]) -> tuple[int, ...]:
    """Who exchanges, in order, once all bids are known (RULES.md 5.6, 5.9 and 9.9)."""
    if match.seats == 2:
        return tuple(seat for seat in match.bidding_order if bids[seat] == DOUBLE_NIL)
    queue: tuple[int, ...] = ()
    for seat in match.bidding_order:
        bid, other = bids[seat], bids[partner_of(seat)]
        if bid == DOUBLE_NIL and other is not None and exchanges(bid, other):
            queue += (seat, partner_of(seat))
    return queue
