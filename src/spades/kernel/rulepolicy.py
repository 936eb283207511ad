"""The policy ``rules``: a small sound player in compiled code, for playouts.

It knows what its seat sees: its hand, the trick, the cards gone, bids and tricks. It makes its
contract or sets the other side's cheaply, and else ducks; protects its Nil and its partner's; and
plays ``noise`` of its cards at random, because a playout that is sure of itself misleads.

Nothing here is a law: what is legal and who wins is asked before and after. ``beaters`` says as a
mask what ``laws.beats`` says of two cards; a test holds them together on every pair.
"""

from __future__ import annotations

from typing import Final

from spades.cards import FULL_DECK
from spades.kernel.bits import leading_zeros, popcount, trailing_zeros
from spades.kernel.link import jit, law
from spades.kernel.points import at_seat
from spades.kernel.rng import any_bit, renewed
from spades.rules import laws, scoring
from spades.rules.laws import SPADE_BITS

NOISE_UNIT: Final = 1024
"""``noise`` counts in 1024ths: 256 is a quarter of all cards."""

SEATS = 4
"""Filled in when linked."""

_LANE: Final = 0x1FFF
_JACK: Final = 9

_is_nil = law(scoring.is_nil)
_contract_part = law(scoring.contract_part)
_taken_part = law(scoring.taken_part)
_partner_of = law(laws.partner_of)
_suit_bits = law(laws.suit_bits)


# --- cards


@jit()
def beaters(best: int) -> int:
    """The cards that take a trick from ``best``."""
    higher = _suit_bits(best >> 4) & ~((2 << best) - 1)
    if best >> 4 == 3:
        return higher
    return higher | SPADE_BITS


@jit()
def ranks_of(mask: int) -> int:
    """The ranks that are there in any suit, as the bits of one suit."""
    return (mask | mask >> 16 | mask >> 32 | mask >> 48) & _LANE


@jit()
def lowest(mask: int) -> int:
    """A card of the lowest rank, no spade if there is another."""
    rank = trailing_zeros(ranks_of(mask))
    return trailing_zeros(mask & 0x0001000100010001 << rank)


@jit()
def highest(mask: int) -> int:
    """A card of the highest rank, a spade if there is one of it."""
    rank = 63 - leading_zeros(ranks_of(mask))
    return 63 - leading_zeros(mask & 0x0001000100010001 << rank)


@jit()
def masters(hand: int, out: int) -> int:
    """The cards of a hand above which no card of their suit is out."""
    found = 0
    for suit in range(4):
        lane = _suit_bits(suit)
        rivals = out & lane
        if rivals:
            lane &= ~((2 << (63 - leading_zeros(rivals))) - 1)
        found |= hand & lane
    return found


# --- what is wanted


@jit()
def nil_alive(seat: int, bids: int, taken: int) -> bool:
    """Whether a seat promised no trick, and has none."""
    return _is_nil(at_seat(bids, seat)) and at_seat(taken, seat) == 0


def need_of(side: int, bids: int, taken: int) -> int:
    """The tricks that a side's contract still lacks; below 0: so many too many."""
    bid, won = at_seat(bids, side), at_seat(taken, side)
    need = _contract_part(bid) - _taken_part(bid, won)
    if SEATS == 4:
        partner = _partner_of(side)
        bid, won = at_seat(bids, partner), at_seat(taken, partner)
        need += _contract_part(bid) - _taken_part(bid, won)
    return need


# --- the choice


@jit()
def play_low(legal: int, best: int, after: int) -> int:
    """Stay below, with the highest card that does; else win as harmlessly as can be."""
    if best < 0:
        return lowest(legal)
    under = legal & ~beaters(best)
    if under:
        return highest(under)
    if after == 0:
        return highest(legal)
    return lowest(legal)


@jit()
def play_to_win(legal: int, best: int, after: int, master: int) -> int:
    """Win the trick if that is likely and as cheaply as is sensible; else give up the lowest."""
    winners = legal & beaters(best)
    if winners == 0:
        return lowest(legal)
    if after == 0:
        return lowest(winners)
    suit = winners & ~SPADE_BITS
    if suit == 0:
        return trailing_zeros(winners)
    top = 63 - leading_zeros(suit)
    if after == 1 or master >> top & 1:
        return top
    return lowest(legal)


@jit()
def lead_to_win(legal: int, master: int) -> int:
    """A master, no spade first; else low."""
    sure = legal & master
    if sure & ~SPADE_BITS:
        return trailing_zeros(sure & ~SPADE_BITS)
    if sure:
        return trailing_zeros(sure)
    return lowest(legal)


def choose_sound(
    legal: int, hand: int, best: int, holder: int, after: int, seat: int,
    gone: int, taken: int, bids: int,
) -> int:  # fmt: skip
    """The card that the rules want."""
    if legal & (legal - 1) == 0:
        return trailing_zeros(legal)
    if nil_alive(seat, bids, taken):
        return play_low(legal, best, after)
    left = popcount(hand)
    need = need_of(seat & 1, bids, taken)
    foes_need = need_of(1 - (seat & 1), bids, taken)
    # Contract in danger, or the other side's within reach.
    wants = 0 < need <= left or left - 1 <= foes_need <= left
    master = masters(hand, FULL_DECK & ~gone & ~hand)
    partner = _partner_of(seat) if SEATS == 4 else seat
    covers = SEATS == 4 and nil_alive(partner, bids, taken)
    if best < 0:
        if covers:
            return highest(legal)
        return lead_to_win(legal, master) if wants else lowest(legal)
    if SEATS == 4 and holder == partner:
        winners = legal & beaters(best)
        if covers:
            if winners:
                return lowest(winners) if after == 0 else highest(winners)
            return lowest(legal)
        if wants and after == 1 and winners and best & 15 < _JACK and best >> 4 != 3:
            return play_to_win(legal, best, after, master)
        return lowest(legal) if wants else play_low(legal, best, after)
    if nil_alive(holder, bids, taken) or not wants:
        # A Nil that is about to fail is not helped.
        return play_low(legal, best, after)
    return play_to_win(legal, best, after, master)


def choose_by_rules(
    legal: int,
    hand: int,
    best: int,
    holder: int,
    after: int,
    seat: int,
    gone: int,
    taken: int,
    bids: int,
    noise: int,
    chance: int,
) -> tuple[int, int]:
    """The policy: ``noise`` of 1024 cards at random, the others by the rules."""
    chance = renewed(chance)
    if chance & (NOISE_UNIT - 1) < noise:
        return any_bit(legal, renewed(chance))
    return choose_sound(legal, hand, best, holder, after, seat, gone, taken, bids), chance
