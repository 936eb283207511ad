"""How likely cards are to win: guesses from who may hold what, as if cards fell evenly.

Each card whose place is unknown lies with a seat in proportion to the cards that the seat holds
beside those known. That is rough where much is known and right on average, and it is quick.
"""

from __future__ import annotations

from typing import Final

from spades.cards import SUIT_MASK
from spades.players.simple.situation import ABOVE, BELOW, Situation
from spades.rules.laws import SPADE_BITS

EXPOSED: Final = 3


def holds_none(now: Situation, other: int, cards: int) -> float:
    """The chance that a seat holds none of some cards of one suit."""
    if cards & now.holds[other]:
        return 0.0
    cards &= now.may[other]
    if not cards:
        return 1.0
    return float((1.0 - now.share[other][cards.bit_length() - 1 >> 4]) ** cards.bit_count())


def can_beat(now: Situation, other: int, card: int, led: int) -> float:
    """The chance that a seat yet to play has a legal card that beats ``card``; suit ``led``."""
    suit = card >> 4
    if suit != led and suit != 3:
        return 1.0
    chance = 0.0
    if suit == led:
        chance = 1.0 - holds_none(now, other, ABOVE[card])
        if led == 3:
            return chance
    spades = ABOVE[card] if suit == 3 else SPADE_BITS
    if now.may[other] & spades:
        void = holds_none(now, other, SUIT_MASK[led])
        if void:
            chance += void * (1.0 - holds_none(now, other, spades))
    return chance


def surely_holds(now: Situation, card: int, led: int) -> bool:
    """Whether no opponent yet to play can beat the card, whatever the hidden cards are."""
    partner = now.partner
    return all(other == partner or can_beat(now, other, card, led) == 0.0 for other in now.after)


def stands(now: Situation, card: int, led: int) -> float:
    """The chance that no opponent yet to play beats the card."""
    chance = 1.0
    for other in now.after:
        if other != now.partner:
            beaten = can_beat(now, other, card, led)
            if now.lives[other] and beaten < 1.0:
                # A Nil bidder beats only what it cannot stay below.
                beaten = must_beat(now, other, card, led)
            chance *= 1.0 - beaten
    return chance


def must_beat(now: Situation, other: int, card: int, led: int) -> float:
    """The chance that a seat yet to play is forced over the card: it has no lower way out.

    It follows suit with higher cards only, or it is void and holds nothing but winning spades.
    """
    suit = card >> 4
    if suit == led:
        believed = ~now.denied[other] | now.holds[other]
        higher = ABOVE[card] & believed
        lower = BELOW[card] & believed
        forced = holds_none(now, other, lower) * (1.0 - holds_none(now, other, higher))
        if led == 3:
            return forced
    elif suit != 3:
        return 0.0
    else:
        forced = 0.0
    # Void in the suit led: forced to ruff only with a hand of spades.
    if now.may[other] and not now.may[other] & ~SPADE_BITS:
        forced += holds_none(now, other, SUIT_MASK[led])
    return min(1.0, forced)


def nil_falls(now: Situation, nil: int, card: int, led: int) -> float:
    """The chance that an opponent's Nil, yet to play, takes a trick that ``card`` holds so far.

    It is forced over the card, and nobody who plays after this seat goes over it in turn: its
    partner would with any card that can, this seat's partner only if it must.
    """
    forced = must_beat(now, nil, card, led)
    if forced == 0.0 or len(now.after) == 1:
        return forced
    over = now.may[nil] & ABOVE[card] if card >> 4 == led else 0
    if not over:
        over = now.may[nil] & SPADE_BITS
    # The card that it will have to play: one from the lower part of those it may hold.
    for _ in range((over.bit_count() - 1) // EXPOSED):
        over &= over - 1
    its_card = (over & -over).bit_length() - 1
    for other in now.after:
        if other == now.partner:
            forced *= 1.0 - must_beat(now, other, its_card, led)
        elif other != nil:
            forced *= 1.0 - can_beat(now, other, its_card, led)
    return forced


def worth(now: Situation, card: int) -> float:
    """What a card in hand may still win later, in tricks: 0…1. Ranks cards to keep or to give."""
    suit = card >> 4
    above = now.out & ABOVE[card]
    seats_share = 1.0
    if now.seats == 2:
        seats_share = now.share[1 - now.seat][suit]
    higher = above.bit_count() * seats_share
    own = (now.hand & SUIT_MASK[suit]).bit_count()
    tiny = 0.001 * (card & 15)
    if suit == 3:
        others = (now.out & SPADE_BITS).bit_count()
        if higher == 0:
            return 0.985 + tiny
        # A low spade still ruffs, or is left over when the others are gone.
        spare = 0.1 if own * 3 > others else 0.0
        return 0.30 + 0.55 * float(0.62**higher) + spare + tiny
    others = (now.out & SUIT_MASK[suit]).bit_count()
    if others == 0:
        # Nobody follows: it wins if led when no spades are about.
        return (0.8 if not now.out & SPADE_BITS else 0.12) + tiny
    guarded = own > above.bit_count()
    top = 0.78 if others >= 5 or not now.out & SPADE_BITS else 0.5
    return top * float((0.45 if guarded else 0.22) ** higher) + tiny
