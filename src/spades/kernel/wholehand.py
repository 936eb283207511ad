"""Whole hands: the deal or the draw, Double Nil, bids and exchanges by a policy, then the play.

A policy answers, beside ``choose`` (``playout``), and gives the chance that is left each time::

    dare(seat, noise, chance)             bid Double Nil, no card seen?
    bid(hand, seat, bids, seats, noise, chance)     Nil, or 1 … 13
    keep(card, hand, bid, noise, chance)  keep the card drawn?
    give(hand, bid, noise, chance)        three cards for the partner, a mask
    put_down(hand, noise, chance)         up to three cards to exchange, a mask

``bids`` are packed, NOT_BID for a seat that has not bid yet. Who may bid Double Nil and who
exchanges is asked of the laws.
"""

from __future__ import annotations

from typing import Any, Final

from spades.cards import FULL_DECK
from spades.kernel.bits import popcount, store
from spades.kernel.link import jit, law
from spades.kernel.points import at_seat
from spades.kernel.rng import any_bit, chance_at, later, some_bits
from spades.rules import laws
from spades.rules.laws import DOUBLE_NIL, NO_CARD

NOT_BID: Final = 15

# What is given, as an array of ints: what scoring needs (``points.scales_of``), …
DEALER: Final = 7
SCORES: Final = 8
MODE: Final = 10
DEFICIT: Final = 11
SIMULTANEOUS: Final = 12
"""… and the match: dealer, scores, who may bid Double Nil, the order of an exchange."""
SETTING: Final = 13

# A traced hand, in words.
DEALT: Final = 0
"""The hands by seat, or the stock from the top."""
KEPT: Final = 52
"""Bit n: the first card of turn n was kept."""
BIDS: Final = 53
GIVEN: Final = 57
"""By seat, the cards passed or put down, as masks."""
REDRAWN: Final = 61
PLAYS: Final = 63
"""The cards played, in order."""
TRACED: Final = PLAYS + 52

# Filled in by ``policies``.
TRACE = False
play_out: Any = None
dare: Any = None
bid: Any = None
keep: Any = None
give: Any = None
put_down: Any = None

_next_seat = law(laws.next_seat)
_side_of = law(laws.side_of)
_may_bid_double_nil = law(laws.may_bid_double_nil)
_exchanges = law(laws.exchanges)


@jit()
def dealt(deck: int, count: int, state: int) -> tuple[int, int, int]:
    """So many cards of a deck: they, the rest, and the generator's state."""
    hand = 0
    for _ in range(count):
        state = later(state, 1)
        card, _chance = any_bit(deck & ~hand, chance_at(state))
        hand |= 1 << card
    return hand, deck & ~hand, state


def dares(setting: Any, seat: int, noise: int, chance: int) -> tuple[bool, int]:
    """Whether a seat bids Double Nil: if it may, the policy says."""
    side = _side_of(seat)
    mine, theirs = setting[SCORES + side], setting[SCORES + 1 - side]
    if _may_bid_double_nil(setting[MODE], setting[DEFICIT], mine, theirs):
        daring, chance = dare(seat, noise, chance)
        return daring, chance
    return False, chance


@jit()
def with_bid(bids: int, seat: int, bid: int) -> int:
    """Packed bids with a seat's bid in the place of NOT_BID."""
    return bids ^ (NOT_BID ^ bid) << 8 * seat


# --- four players


def bid_of_four(setting: Any, hand: int, seat: int, bids: int, noise: int, state: int) -> int:
    """The bids after this seat's."""
    daring, chance = dares(setting, seat, noise, chance_at(state))
    if daring:
        return with_bid(bids, seat, DOUBLE_NIL)
    answer, chance = bid(hand, seat, bids, 4, noise, chance)
    return with_bid(bids, seat, answer)


def swap(
    bidder: int, partner: int, partner_bid: int, simultaneous: bool, noise: int, state: int
) -> tuple[int, int, int, int]:
    """The hands of a Double Nil bidder and its partner after the exchange, and what each gave."""
    given, _ = give(bidder, DOUBLE_NIL, noise, chance_at(later(state, 1)))
    choices = partner if simultaneous else partner | given
    back, _ = give(choices, partner_bid, noise, chance_at(later(state, 2)))
    return bidder & ~given | back, (partner | given) & ~back, given, back


def exchanged(
    hand: int, other: int, own_bid: int, other_bid: int, simultaneous: bool, noise: int, state: int
) -> tuple[int, int, int, int]:
    """Two partners' hands after their exchange, if there is one, and what each gave."""
    if not _exchanges(own_bid, other_bid):
        return hand, other, 0, 0
    if own_bid == DOUBLE_NIL:
        return swap(hand, other, other_bid, simultaneous, noise, state)
    other, hand, back, given = swap(other, hand, own_bid, simultaneous, noise, state)
    return hand, other, given, back


def four_from_deal(setting: Any, noise: int, state: int, trace: int) -> tuple[int, int]:
    """Deal and play one hand: bids and tricks, both packed."""
    a, deck, state = dealt(FULL_DECK, 13, state)
    b, deck, state = dealt(deck, 13, state)
    c, d, state = dealt(deck, 13, state)
    first = _next_seat(setting[DEALER], 4)
    second = _next_seat(first, 4)
    third = _next_seat(second, 4)
    fourth = _next_seat(third, 4)
    if TRACE:
        store(trace, DEALT + first, a)
        store(trace, DEALT + second, b)
        store(trace, DEALT + third, c)
        store(trace, DEALT + fourth, d)
    bids = NOT_BID * 0x01010101
    bids = bid_of_four(setting, a, first, bids, noise, later(state, 1))
    bids = bid_of_four(setting, b, second, bids, noise, later(state, 2))
    bids = bid_of_four(setting, c, third, bids, noise, later(state, 3))
    bids = bid_of_four(setting, d, fourth, bids, noise, later(state, 4))
    both = setting[SIMULTANEOUS] != 0
    bid_a, bid_b = at_seat(bids, first), at_seat(bids, second)
    bid_c, bid_d = at_seat(bids, third), at_seat(bids, fourth)
    a, c, from_a, from_c = exchanged(a, c, bid_a, bid_c, both, noise, later(state, 4))
    b, d, from_b, from_d = exchanged(b, d, bid_b, bid_d, both, noise, later(state, 6))
    if TRACE:
        for seat in range(4):
            store(trace, BIDS + seat, at_seat(bids, seat))
        store(trace, GIVEN + first, from_a)
        store(trace, GIVEN + second, from_b)
        store(trace, GIVEN + third, from_c)
        store(trace, GIVEN + fourth, from_d)
    state = later(state, 8)
    no = NO_CARD
    plays = trace + 8 * PLAYS
    return bids, play_out(
        a, b, c, d, no, no, no, no, first, False, 0, 13, 0, bids, noise, state, plays
    )


# --- two players


def drawn_hands(setting: Any, noise: int, state: int, trace: int) -> tuple[int, int, int, int, int]:
    """The draw: the hands of the first and the second drawer, the discards, the bids, the state."""
    deck, bids = FULL_DECK, NOT_BID * 0x0101
    hand = other = discards = 0
    seat, kept = setting[DEALER], 0
    for turn in range(26):
        state = later(state, 1)
        chance = chance_at(state)
        if turn < 2:
            daring, chance = dares(setting, seat, noise, chance)
            if daring:
                bids = with_bid(bids, seat, DOUBLE_NIL)
        top, chance = any_bit(deck, chance)
        under, chance = any_bit(deck & ~(1 << top), chance)
        keeps, chance = keep(top, hand, at_seat(bids, seat), noise, chance)
        deck &= ~(1 << top | 1 << under)
        hand |= 1 << (top if keeps else under)
        discards |= 1 << (under if keeps else top)
        if TRACE:
            store(trace, DEALT + 2 * turn, top)
            store(trace, DEALT + 2 * turn + 1, under)
            kept |= int(keeps) << turn
        hand, other = other, hand
        seat = _next_seat(seat, 2)
    if TRACE:
        store(trace, KEPT, kept)
    return hand, other, discards, bids, state


def two_from_deal(setting: Any, noise: int, state: int, trace: int) -> tuple[int, int]:
    """Draw and play one hand: bids and tricks, both packed."""
    b, a, discards, bids, state = drawn_hands(setting, noise, state, trace)
    # The second drawer bids, exchanges and leads first: its hand is ``a``.
    second = setting[DEALER]
    first = _next_seat(second, 2)
    pool = discards
    for turn in range(4):
        state = later(state, 1)
        chance = chance_at(state)
        seat = second if turn & 1 else first
        hand = b if turn & 1 else a
        if turn < 2:
            if at_seat(bids, seat) == NOT_BID:
                answer, chance = bid(hand, seat, bids, 2, noise, chance)
                bids = with_bid(bids, seat, answer)
            continue
        given = got = 0
        if at_seat(bids, seat) == DOUBLE_NIL:
            given, chance = put_down(hand, noise, chance)
            state = later(state, 1)
            got, chance = some_bits(pool, popcount(given), chance_at(state))
            pool &= ~got
            hand = hand & ~given | got
            if turn & 1:
                b = hand
            else:
                a = hand
        if TRACE:
            store(trace, BIDS + seat, at_seat(bids, seat))
            store(trace, GIVEN + seat, given)
            store(trace, REDRAWN + seat, got)
    no = NO_CARD
    plays = trace + 8 * PLAYS
    return bids, play_out(
        a, b, 0, 0, no, no, no, no, first, False, 0, 13, 0, bids, noise, state, plays
    )
