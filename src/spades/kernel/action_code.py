"""Actions as ints: what a step of the kernel takes.

``verb + 16 · seat + 256 · what``. The verbs are below. ``what`` is the number of a card for a
play, the bid for a bid (0 Nil … 14 Double Nil); for a pass, an exchange and a redraw up to three
cards as their numbers + 1, six bits each, the first lowest; else 0. A redraw is the dealer's: its
seat is 0.

A deal and a stock are too much for an int. They are rows of six: the hands of a deal, by seat,
then two zeros; the stock as in the lanes of a match.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spades.cards import Card
from spades.cards.card import CARD
from spades.game.actions import (
    BIDS,
    PLAYS,
    Action,
    Bid,
    Deal,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Redraw,
    Refuse,
    Stock,
)
from spades.kernel.lanes import CARD_BITS, CARD_MASK, cards_of_stock, stock_lanes
from spades.kernel.rules_code import Row

LOOK: Final = 0
DECLINE: Final = 1
BID: Final = 2
KEEP: Final = 3
REFUSE: Final = 4
PASS: Final = 5
EXCHANGE: Final = 6
PLAY: Final = 7
REDRAW: Final = 8

SEAT_SHIFT: Final = 4
FIELD_MASK: Final = 15
"""Of a verb and of a seat."""
WHAT_SHIFT: Final = 8


def int_of(action: Action | Redraw) -> int:
    """An action as an int. Its cards, at most three, keep their order."""
    match action:
        case Play(seat, card):
            return PLAY | seat << SEAT_SHIFT | card << WHAT_SHIFT
        case Bid(seat, bid):
            return BID | seat << SEAT_SHIFT | bid << WHAT_SHIFT
        case Look(seat):
            return LOOK | seat << SEAT_SHIFT
        case Decline(seat):
            return DECLINE | seat << SEAT_SHIFT
        case Keep(seat):
            return KEEP | seat << SEAT_SHIFT
        case Refuse(seat):
            return REFUSE | seat << SEAT_SHIFT
        case Pass(seat, cards):
            return PASS | seat << SEAT_SHIFT | _cards_int(cards) << WHAT_SHIFT
        case Exchange(seat, cards):
            return EXCHANGE | seat << SEAT_SHIFT | _cards_int(cards) << WHAT_SHIFT
        case Redraw(cards):
            return REDRAW | _cards_int(cards) << WHAT_SHIFT


def action_of(number: int) -> Action | Redraw:
    """The action of an int that ``int_of`` or the kernel made."""
    verb, seat, what = number & FIELD_MASK, number >> SEAT_SHIFT & FIELD_MASK, number >> WHAT_SHIFT
    if verb == PLAY:
        return PLAYS[seat][what]
    if verb == BID:
        return BIDS[seat][what]
    if verb == PASS:
        return Pass(seat, _cards_of_int(what))
    if verb == EXCHANGE:
        return Exchange(seat, _cards_of_int(what))
    if verb == REDRAW:
        return Redraw(_cards_of_int(what))
    plain: tuple[type[Look | Decline | Keep | Refuse], int]
    for plain in ((Look, LOOK), (Decline, DECLINE), (Keep, KEEP), (Refuse, REFUSE)):
        if plain[1] == verb:
            return plain[0](seat)
    raise AssertionError(f"no action has the verb {verb}")


def row_of(brought: Deal | Stock) -> Row:
    """A deal or a stock as int64, shape (6,)."""
    if isinstance(brought, Deal):
        return np.array([*brought.hands, 0, 0], dtype=np.int64)
    return np.array(stock_lanes(list(brought.order)), dtype=np.int64)


def deal_of(row: Row) -> Deal:
    """The deal of a row."""
    hands: list[int] = row.tolist()
    return Deal(tuple(hands[:4]))


def stock_of(row: Row) -> Stock:
    """The stock of a row."""
    return Stock(cards_of_stock(row.tolist()))


def _cards_int(cards: tuple[Card, ...]) -> int:
    return sum((int(card) + 1) << CARD_BITS * place for place, card in enumerate(cards))


def _cards_of_int(what: int) -> tuple[Card, ...]:
    cards = []
    while what:
        cards.append(CARD[(what & CARD_MASK) - 1])
        what >>= CARD_BITS
    return tuple(cards)
