"""The order in which the search tries moves.

No answer depends on it, only how soon it is found. The weights were found by search: one after
another was changed, and kept where the nodes of a set of deals became fewer.
"""

from __future__ import annotations

from typing import Final

from spades.kernel import memory as at
from spades.kernel.bits import load, popcount, store, trailing_zeros
from spades.kernel.guess import after_first, is_plain, strongest
from spades.kernel.link import jit
from spades.kernel.relative import (
    CLUB_LANE,
    RANKS,
    SECONDS,
    SPADE_LANE,
    TOPS,
    highest,
    lowest,
)

TRICK_WEIGHTS: Final = (
    *(100, 2, 0, 42, 3, 24, 6, 36, 34, -23, 3, 13, 110, -4, 5, -14),
    *(4, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    *(100, 15, 11, 9, -35, -53, 39, 12, 67, -48, 3, 24, 200, -32, 0, -13),
    *(11, -1, 0, 16, -49, 6, -22, 0),
    *(-1, 2, 0, 0, 0, 0, 0, 0),
)
SCORE_WEIGHTS: Final = (
    *(2, -30, 4, -22, -10, 27, 54, 22, 4, 21, -4, -14, 308, -16, -20, 7),
    *(1, -3, 3, 16, 11, -5, 27, 8, 13, -11, -7, 6, 76, 0, 4, -3),
    *(2, -30, 4, -22, -10, 27, 54, 22, 10, 16, -4, -14, 398, 0, -25, 13),
    *(-26, 1, -3, -1, -8, 4, -3, 0),
    *(-10, 6, 8, -6, 8, 0, 0, 0),
)
"""Each: the three rows of ``score_leads`` (48), and the two of ``discard`` (16)."""

CERTAIN: Final = 1 << 30
"""The chance of a goal that is reached whatever happens; 0: it cannot be."""


@jit()
def discard(ws: int, untried: int, hand: int, others: int, eager: bool) -> int:
    """Which of some cards that cannot take the trick goes first, for a hand that cannot follow."""
    w = load(ws, at.ORDER) + 48
    if not eager:
        w += 8
    best = 0
    best_score = -(1 << 40)
    for suit in range(4):
        lane = CLUB_LANE << (16 * suit)
        cards = untried & lane
        if cards != 0:
            length = popcount(hand & lane)
            low = lowest(cards)
            card = low
            if not eager:
                card = highest(cards)
            rank = trailing_zeros(card) & 15
            score = load(ws, w) * length + load(ws, w + 1) * rank
            score += load(ws, w + 2) * popcount(others & lane)
            if hand & lane & TOPS:
                score += load(ws, w + 3)
                if length == 1:
                    score += load(ws, w + 4)
            elif hand & lane & SECONDS:
                score += load(ws, w + 5)
                if length == 2:
                    score += load(ws, w + 6)
            if score > best_score:
                best_score = score
                best = card
    return best


@jit()
def pick(
    ws: int, untried: int, take: int, hand: int, others: int, lane: int, first: int, eager: bool
) -> int:
    """The next card to try: first 1 takes cheaply, 2 takes with the highest, 0 does not take."""
    taking = untried & take
    other = untried & ~take
    if taking != 0 and (first != 0 or other == 0):
        if first == 2 or (first == 0 and not eager):
            return highest(taking)
        return lowest(taking)
    if hand & lane != 0:
        if eager:
            return lowest(other)
        return highest(other)
    return discard(ws, other, hand, others, eager)


@jit()
def suit_score(ws: int, w: int, lane: int, h0: int, h1: int, h2: int, h3: int) -> int:
    """What speaks for leading a suit, by the weights from ``w`` on."""
    theirs1 = h1 & lane
    theirs3 = h3 & lane
    partners = h2 & lane
    top = lane & TOPS
    score = popcount(partners) * load(ws, w + 11) + popcount(h0 & lane) * load(ws, w + 10)
    score -= (popcount(theirs1) + popcount(theirs3)) * load(ws, w + 1)
    if partners & top:
        score += load(ws, w + 6)
    elif partners > theirs1:
        score += load(ws, w + 15)
    elif partners == 0 and h2 & SPADE_LANE != 0 and lane != SPADE_LANE:
        score += load(ws, w + 5)
    if theirs3 & top:
        score += load(ws, w + 7)
    if theirs1 & top:
        score += load(ws, w + 8)
    if lane == SPADE_LANE:
        ours = popcount(h0 >> 48) + popcount(h2 >> 48)
        score += (ours - popcount(h1 >> 48) - popcount(h3 >> 48)) * load(ws, w + 13)
        return score + load(ws, w + 9)
    if theirs1 == 0 and h1 & SPADE_LANE != 0:
        score -= load(ws, w + 12)
    if theirs3 == 0 and h3 & SPADE_LANE != 0:
        score -= load(ws, w + 12)
    return score


@jit()
def score_leads(
    ws: int,
    scores: int,
    untried: int,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    c0: int,
    c1: int,
    c2: int,
    c3: int,
    side: int,
    eager: bool,
) -> None:
    """How promising each lead is: by its own place and its suit's, and by who will take it.

    Three rows of weights: a lead that takes the trick for a side that wants it, one of a side that
    does not want it, and one that does not take it though the side would.
    """
    wanted = c0
    if side == 1:
        wanted = CERTAIN - wanted
    wanted >>= 22
    plain = is_plain(c0, c1, c2, c3, side)
    first = load(ws, at.ORDER)
    for suit in range(4):
        lane = CLUB_LANE << (16 * suit)
        rest = untried & lane
        if rest == 0:
            continue
        theirs = 0
        partners = 0
        if plain:
            theirs = max(strongest(h1, lane), strongest(h3, lane))
            partners = strongest(h2, lane)
        row = -1
        shared = 0
        while rest != 0:
            card = lowest(rest)
            rest ^= card
            if not plain:
                guess = after_first(h1, h2, h3, lane, card, c0, c1, c2, c3, side)
            elif max(card, partners) > theirs:
                guess = c0
            else:
                guess = c1
            if side == 1:
                guess = CERTAIN - guess
            guess >>= 22
            kind = 0
            if not eager:
                kind = 1
            elif guess < wanted:
                kind = 2
            w = first + 16 * kind
            if row != kind:
                row = kind
                shared = suit_score(ws, w, lane, h0, h1, h2, h3)
            score = shared + guess * load(ws, w)
            score += (trailing_zeros(card) & 15) * load(ws, w + 2)
            run = (card >> 1) & h0
            if card & TOPS:
                score += load(ws, w + 3)
                if run:
                    score += load(ws, w + 4)
            elif run:
                score += load(ws, w + 14)
            store(ws, scores + trailing_zeros(card), score)


@jit()
def best_scored(ws: int, scores: int, untried: int) -> int:
    """The card with the highest score, by the place of its score."""
    best = lowest(untried)
    rest = untried ^ best
    high = load(ws, scores + trailing_zeros(best))
    while rest != 0:
        card = lowest(rest)
        rest ^= card
        score = load(ws, scores + trailing_zeros(card))
        if score > high:
            high = score
            best = card
    return best


@jit()
def raised(card: int, hand: int) -> int:
    """The highest of the equal cards of a hand that this one is among; itself where it is not."""
    while (card << 1) & hand & RANKS:
        card <<= 1
    return card
