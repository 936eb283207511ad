"""A match as a row of 64-bit signed ints, its lanes, and back.

``pack`` keeps all that the future of a match depends on: phase, hand number, dealer, scores, bags;
hands, bids, who has looked, what was passed and received, who still exchanges, what is owed; the
stock in its order and how each turn of the draw went, so also what lies in the discards; leader,
the trick on the table, tricks by seat, broken spades; winner and how the match ended. A rules
object goes beside it (``rules_code``).

``unpack`` gives a state back, equal but for what only looks back: the finished tricks of the hand,
the public actions of its opening, and the result of the hand before come back empty.

Every lane has one value for "nothing": two rows are equal when the positions are.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spades.cards import Card
from spades.cards.card import CARD
from spades.game.actions import ENDINGS
from spades.game.state import (
    Bidding,
    Dealing,
    Draw,
    Drawing,
    Draws,
    Exchanging,
    Match,
    Opening,
    Over,
    Playing,
    State,
)
from spades.kernel.rules_code import Row
from spades.rules import Rules

NOBODY: Final = -1
NO_BID: Final = -1
NOT_YET: Final = -1
"""No cards passed, received or owed yet, where 0 would be "none were"."""

DEALING: Final = 0
DRAWING: Final = 1
BIDDING: Final = 2
EXCHANGING: Final = 3
PLAYING: Final = 4
OVER: Final = 5

# The match.
PHASE: Final = 0
HAND_NUMBER: Final = 1
DEALER: Final = 2
SCORES: Final = 3
"""Two lanes, by side."""
BAGS: Final = 5
"""Two lanes, by side."""
WINNER: Final = 7
"""A side; NOBODY while the match goes on and in a match without a winner."""
ENDED_BY: Final = 8
"""Over: 0 by the rules, then 1 forfeit, 2 accepted, 3 abandoned. Else 0."""

# The hand. First the lanes whose "nothing" is -1.
BIDS: Final = 9
"""Four lanes, by seat."""
PASSED: Final = 13
"""Four masks, by seat: cards passed or put down."""
RECEIVED: Final = 17
"""Four masks, by seat."""
OWED: Final = 21
"""How many cards the dealer has to redraw now."""
TRICK: Final = 22
"""Four lanes: the cards on the table in the order played."""
LEADER: Final = 26
# Then those whose "nothing" is 0.
HANDS: Final = 27
"""Four masks, by seat."""
TAKEN: Final = 31
"""Four lanes: tricks by seat."""
BROKEN: Final = 35
ON_TABLE: Final = 36
"""How many cards are on the table."""
LOOKED: Final = 37
"""A bit for each seat."""
QUEUE: Final = 38
"""The seats that still exchange, three bits each, seat + 1; the next one lowest."""
TURN: Final = 39
"""Turns of the draw that are done."""
REFUSED: Final = 40
"""A bit for each turn: whether its first card was refused."""
DRAWN: Final = 41
"""1 when the seat to act holds the top card of the stock."""
STOCK: Final = 42
"""Six lanes: the whole stock as it was put down, ten cards a lane, six bits each, first lowest."""
LANES: Final = 48

THE_HAND: Final = BIDS
"""From here on the lanes are the hand's, and empty between hands."""
ZEROS: Final = HANDS
"""From here on "nothing" is 0; in the hand's lanes before, -1."""
THE_PLAY: Final = TRICK
PLAY_END: Final = LOOKED
"""Lanes from THE_PLAY to before PLAY_END are all that a card changes in mid-hand."""

CARDS_A_LANE: Final = 10
CARD_BITS: Final = 6
CARD_MASK: Final = 63

_BY: Final = ("rules", *ENDINGS)
_BLANK: Final = (
    [DEALING, 1, 0, 0, 0, 0, 0, NOBODY, 0] + [-1] * (ZEROS - THE_HAND) + [0] * (LANES - ZEROS)
)


def pack(state: State) -> Row:
    """A match as int64 lanes, shape (LANES,). Its cards are all known, as in every state."""
    lanes = list(_BLANK)
    match = state.match
    lanes[HAND_NUMBER] = match.hand_number
    lanes[DEALER] = match.dealer
    lanes[SCORES : SCORES + 2] = match.scores
    lanes[BAGS : BAGS + 2] = match.bag_counts
    match state:
        case Dealing():
            pass
        case Over():
            lanes[PHASE] = OVER
            lanes[WINNER] = NOBODY if state.winner is None else state.winner
            lanes[ENDED_BY] = _BY.index(state.by)
        case Drawing():
            lanes[PHASE] = DRAWING
            _pack_hand(lanes, state)
            _pack_draw(lanes, state.draws, state.stock)
            lanes[DRAWN] = int(state.drawn)
        case Bidding():
            lanes[PHASE] = BIDDING
            _pack_hand(lanes, state)
            _pack_draw(lanes, state.draws, ())
        case Exchanging():
            lanes[PHASE] = EXCHANGING
            _pack_hand(lanes, state)
            _pack_draw(lanes, state.draws, ())
            for turn, seat in enumerate(state.queue):
                lanes[QUEUE] |= (seat + 1) << 3 * turn
            lanes[OWED] = NOT_YET if state.owed is None else state.owed
        case Playing():
            lanes[PHASE] = PLAYING
            _pack_hand(lanes, state)
            _pack_draw(lanes, state.draws, ())
            lanes[LEADER] = state.leader
            lanes[TRICK : TRICK + len(state.trick)] = state.trick
            lanes[ON_TABLE] = len(state.trick)
            lanes[TAKEN : TAKEN + len(state.taken)] = state.taken
            lanes[BROKEN] = int(state.broken)
    return np.array(lanes, dtype=np.int64)


def _pack_hand(lanes: list[int], state: Drawing | Bidding | Exchanging | Playing) -> None:
    opening = state.opening
    for seat, hand in enumerate(state.hands):
        bid, passed, received = opening.bids[seat], opening.passed[seat], opening.received[seat]
        lanes[HANDS + seat] = hand
        lanes[BIDS + seat] = NO_BID if bid is None else bid
        lanes[PASSED + seat] = NOT_YET if passed is None else passed
        lanes[RECEIVED + seat] = NOT_YET if received is None else received
        lanes[LOOKED] |= int(opening.looked[seat]) << seat


def _pack_draw(lanes: list[int], draws: Draws, stock: tuple[Card, ...]) -> None:
    if not draws and not stock:
        return
    order: list[int] = []
    for turn, draw in enumerate(draws):
        if draw.card is None or draw.discarded is None:
            raise AssertionError("a state knows every card; a view is not packed")
        lanes[REFUSED] |= int(draw.refused) << turn
        order += (draw.discarded, draw.card) if draw.refused else (draw.card, draw.discarded)
    lanes[TURN] = len(draws)
    lanes[STOCK:LANES] = stock_lanes([*order, *stock])


def stock_lanes(order: list[int]) -> list[int]:
    """Cards in their order as the six lanes of a stock."""
    lanes = [0] * (LANES - STOCK)
    for index, card in enumerate(order):
        lanes[index // CARDS_A_LANE] |= card << CARD_BITS * (index % CARDS_A_LANE)
    return lanes


def cards_of_stock(lanes: list[int]) -> tuple[Card, ...]:
    """The 52 cards of six lanes."""
    return tuple(
        CARD[lanes[index // CARDS_A_LANE] >> CARD_BITS * (index % CARDS_A_LANE) & CARD_MASK]
        for index in range(52)
    )


def unpack(rules: Rules, row: Row) -> State:
    """The state of a row that ``pack`` or a step made, under the rules it was made with."""
    lanes: list[int] = row.tolist()
    match = Match(
        rules,
        lanes[HAND_NUMBER],
        lanes[DEALER],
        (lanes[SCORES], lanes[SCORES + 1]),
        (lanes[BAGS], lanes[BAGS + 1]),
    )
    phase = lanes[PHASE]
    if phase == DEALING:
        return Dealing(match)
    if phase == OVER:
        return Over(match, _or_none(lanes[WINNER]), _BY[lanes[ENDED_BY]])
    seats = rules.seats
    hands = tuple(lanes[HANDS : HANDS + seats])
    opening = Opening(
        tuple(map(_or_none, lanes[BIDS : BIDS + seats])),
        tuple(bool(lanes[LOOKED] >> seat & 1) for seat in range(seats)),
        (),
        tuple(map(_or_none, lanes[PASSED : PASSED + seats])),
        tuple(map(_or_none, lanes[RECEIVED : RECEIVED + seats])),
    )
    draws = _draws(lanes)
    if phase == DRAWING:
        stock = cards_of_stock(lanes[STOCK:LANES])[2 * lanes[TURN] :]
        return Drawing(match, opening, hands, stock, draws, bool(lanes[DRAWN]))
    if phase == BIDDING:
        return Bidding(match, opening, hands, draws)
    if phase == EXCHANGING:
        queue = tuple(
            (lanes[QUEUE] >> 3 * turn & 7) - 1
            for turn in range(seats)
            if lanes[QUEUE] >> 3 * turn & 7
        )
        return Exchanging(match, opening, hands, queue, draws, _or_none(lanes[OWED]))
    return Playing(
        match,
        opening,
        hands,
        lanes[LEADER],
        tuple(CARD[card] for card in lanes[TRICK : TRICK + lanes[ON_TABLE]]),
        (),
        tuple(lanes[TAKEN : TAKEN + seats]),
        bool(lanes[BROKEN]),
        draws,
    )


def _draws(lanes: list[int]) -> Draws:
    if not lanes[TURN]:
        return ()
    order = cards_of_stock(lanes[STOCK:LANES])
    made = []
    for turn in range(lanes[TURN]):
        refused = bool(lanes[REFUSED] >> turn & 1)
        first, second = order[2 * turn : 2 * turn + 2]
        seat = (lanes[DEALER] + turn) % 2
        made.append(
            Draw(seat, refused, second, first) if refused else Draw(seat, refused, first, second)
        )
    return tuple(made)


def _or_none(lane: int) -> int | None:
    return None if lane < 0 else lane
