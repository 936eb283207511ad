"""What a seat may ask for, and what the dealer brings; with their text, as records have it.

A seat's action reads ``SEAT VERB ARGS``. Chance is an action of the dealer: the deal, the stock
and the cards redrawn come in from outside, the game itself draws nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from spades.cards import ALL_CARDS, Card, parse_cards
from spades.errors import NotationError
from spades.rules.laws import DOUBLE_NIL, HIGHEST_BID, NIL


@dataclass(frozen=True, slots=True)
class Look:
    """Take up one's cards, and give up the right to Double Nil (partnership)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} look"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without Double Nil, before one's first draw (two players)."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} decline"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid 1…13, NIL or DOUBLE_NIL."""

    seat: int
    bid: int

    def __str__(self) -> str:
        return f"{self.seat} bid {bid_text(self.bid)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card drawn; the next of the stock is discarded unseen."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} keep"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Discard the card drawn; the next of the stock must be kept."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat} refuse"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass three cards to one's partner (a Double Nil's exchange)."""

    seat: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat} pass {_joined(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Exchange:
    """Put down up to three cards, to get as many from the discards (two players)."""

    seat: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat} exchange {_joined(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    seat: int
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} play {self.card}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals: a mask of 13 cards for each of four seats."""

    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock is put down: the 52 cards in drawing order, the top card first."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redraw:
    """Cards drawn at random from the discards for the exchange just asked for."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Close:
    """The match ends otherwise than by the rules, as the table says.

    ``by``: ``forfeit`` by ``side``, ``accepted`` as won by ``side``, or ``abandoned`` (side None).
    """

    by: str
    side: int | None = None


Action = Look | Decline | Bid | Keep | Refuse | Pass | Exchange | Play
Chance = Deal | Stock | Redraw

ENDINGS: Final = ("forfeit", "accepted", "abandoned")

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]*")

# Playing is what happens most: each Play exists once.
PLAYS: Final[tuple[dict[int, Play], ...]] = tuple(
    {int(card): Play(seat, card) for card in ALL_CARDS} for seat in range(4)
)
BIDS: Final[tuple[tuple[Bid, ...], ...]] = tuple(
    tuple(Bid(seat, bid) for bid in range(DOUBLE_NIL + 1)) for seat in range(4)
)


def bid_text(bid: int) -> str:
    """``nil``, ``1`` … ``13``, ``double-nil``."""
    if bid == NIL:
        return "nil"
    if bid == DOUBLE_NIL:
        return "double-nil"
    return str(bid)


def parse_bid(text: str) -> int:
    """Read ``nil``, ``0`` (which is Nil), ``1`` … ``13``, ``double-nil``.

    Raises NotationError ``bid.unreadable``, or ``bid.out_of_range`` for another number.
    """
    word = text.strip().lower()
    if word == "nil":
        return NIL
    if word == "double-nil":
        return DOUBLE_NIL
    if not _NUMBER.fullmatch(word):
        raise NotationError("bid.unreadable", bid=text[:40])
    if len(word) > 3 or not NIL <= int(word) <= HIGHEST_BID:
        raise NotationError("bid.out_of_range", bid=text[:40])
    return int(word)


def bid_json(bid: int) -> int | str:
    """A bid as JSON has it: a number, or ``"nil"``, ``"double-nil"``."""
    return bid if NIL < bid < DOUBLE_NIL else bid_text(bid)


def verb_text(action: Action) -> str:
    """An action without its seat, as lists of legal actions have it: ``play 7H``."""
    return str(action).split(" ", 1)[1]


def parse_action(text: str) -> Action:
    """Read ``SEAT VERB ARGS``. Raises NotationError: ``action.unreadable``, or what is wrong.

    >>> parse_action("2 bid nil"), str(parse_action("1 pass as 10d 2C"))
    (Bid(seat=2, bid=0), '1 pass AS TD 2C')
    """
    if not isinstance(text, str):
        raise NotationError("action.unreadable", text=str(text)[:60])
    seat, _, rest = text.strip().partition(" ")
    if len(seat) != 1 or seat not in "0123456789":
        raise NotationError("action.unreadable", text=text[:60])
    return parse_verb(int(seat), rest)


def parse_verb(seat: int, text: str) -> Action:
    """Read ``VERB ARGS`` of a seat. Raises as :func:`parse_action`."""
    if not isinstance(text, str):
        raise NotationError("action.unreadable", text=str(text)[:60])
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    match verb.lower():
        case "look" if not rest:
            return Look(seat)
        case "decline" if not rest:
            return Decline(seat)
        case "keep" if not rest:
            return Keep(seat)
        case "refuse" if not rest:
            return Refuse(seat)
        case "bid" if rest:
            return Bid(seat, parse_bid(rest))
        case "pass":
            return Pass(seat, parse_cards(rest))
        case "exchange":
            return Exchange(seat, parse_cards(rest))
        case "play" if rest:
            return Play(seat, Card.parse(rest))
    raise NotationError("action.unreadable", text=text[:60])


def _joined(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
