"""What the highest spades alone decide, as a set of outcomes that cannot be avoided.

A hand with m of the j highest spades takes at least m - (j - m) tricks: each of them takes one,
but where one of the others' falls on it. For partners who are one class the other's spades do no
harm; for a seat of its own, its partner's do.
"""

from __future__ import annotations

from typing import Final

from spades.kernel import memory as at
from spades.kernel.bits import load, popcount, store
from spades.kernel.link import jit
from spades.kernel.proofs import WON
from spades.kernel.relative import CLUB_LANE
from spades.kernel.sets import apart, copy_set, within

SPADE_SLOTS: Final = 1024


@jit(by_constant=True)
def restrict(ws: int, row: int, kind: int, least: int, left: int, width: int) -> None:
    """Keep the outcomes in which a class takes at least so many tricks."""
    if least > 0:
        if kind == 3:
            other = load(ws, at.FULL) + (left - least) * width
        else:
            other = load(ws, at.AT_LEAST) + (kind * 14 + least) * width
        for word in range(width):
            store(ws, row + word, load(ws, row + word) & load(ws, other + word))


@jit(by_constant=True)
def unavoidable(ws: int, s0: int, s1: int, s2: int, s3: int, leader: int) -> int:
    """The tricks that each hand's class cannot avoid, four bits a hand, and with how many spades.

    The same spades come again and again in a search: answers are kept in a small table.
    """
    count = popcount(s0 | s1 | s2 | s3)
    key = (load(ws, at.EPOCH) & 0xFFFFFFF) << 32 | count << 28 | leader << 26
    key |= (s1 | s3) << 13 | s2 | s3
    spread = ((s1 | s3) * 613 + (s2 | s3) * 77 + leader * 291) >> 3
    slot = load(ws, at.SPADES) + 2 * (spread & (SPADE_SLOTS - 1))
    if load(ws, slot) == key:
        return load(ws, slot + 1)
    k0 = load(ws, at.CLASSES + leader)
    k1 = load(ws, at.CLASSES + ((leader + 1) & 3))
    k2 = load(ws, at.CLASSES + ((leader + 2) & 3))
    k3 = load(ws, at.CLASSES + ((leader + 3) & 3))
    b0 = 0
    b1 = 0
    b2 = 0
    b3 = 0
    used = 0
    for top in range(1, count + 1):
        m0 = popcount(s0 >> (13 - top))
        m1 = popcount(s1 >> (13 - top))
        m2 = popcount(s2 >> (13 - top))
        m3 = popcount(s3 >> (13 - top))
        a0 = 2 * m0 - top
        a1 = 2 * m1 - top
        a2 = 2 * m2 - top
        a3 = 2 * m3 - top
        if k0 == k2:
            a0 = max(a0 + m2, a2 + m0)
            a2 = a0
        if k1 == k3:
            a1 = max(a1 + m3, a3 + m1)
            a3 = a1
        if a0 > b0 or a1 > b1 or a2 > b2 or a3 > b3:
            used = top
            b0 = max(a0, b0)
            b1 = max(a1, b1)
            b2 = max(a2, b2)
            b3 = max(a3, b3)
    answer = used << 16 | b3 << 12 | b2 << 8 | b1 << 4 | b0
    store(ws, slot, key)
    store(ws, slot + 1, answer)
    return answer


@jit(by_constant=True)
def bound(
    ws: int,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    leader: int,
    left: int,
    goal: int,
    row: int,
    width: int,
) -> int:
    """The answer where the highest spades alone give it; -1 elsewhere. The proof is put in row."""
    found = unavoidable(ws, h0 >> 48, h1 >> 48, h2 >> 48, h3 >> 48, leader)
    used = found >> 16
    if used == 0:
        return -1
    k0 = load(ws, at.CLASSES + leader)
    k1 = load(ws, at.CLASSES + ((leader + 1) & 3))
    k2 = load(ws, at.CLASSES + ((leader + 2) & 3))
    k3 = load(ws, at.CLASSES + ((leader + 3) & 3))
    copy_set(ws, row, load(ws, at.FULL) + left * width, width)
    restrict(ws, row, k0, found & 15, left, width)
    restrict(ws, row, k1, found >> 4 & 15, left, width)
    if k2 != k0:
        restrict(ws, row, k2, found >> 8 & 15, left, width)
    if k3 != k1:
        restrict(ws, row, k3, found >> 12 & 15, left, width)
    ranks = (CLUB_LANE & ~((1 << (13 - used)) - 1)) << 48
    if within(ws, row, goal, width):
        return ranks | WON
    if apart(ws, row, goal, width):
        return ranks
    return -1
