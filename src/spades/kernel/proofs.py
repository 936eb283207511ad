"""The table of answers: what was proven of positions that look the same where it matters.

Answers stand under their *shape*: how many cards of each suit each hand holds, who leads, whether
spades are broken, and who holds the highest spade. Each has the owners of the cards that mattered
(two planes of bits), who wins, and the set of outcomes into which the winner can force the hand.
The table never grows: when it is full it is emptied, and the search goes on.
"""

from __future__ import annotations

from typing import Final

from spades.kernel import memory as at
from spades.kernel.bits import fetch, load, store
from spades.kernel.link import jit
from spades.kernel.relative import RANKS, TOP_SPADE, filled
from spades.kernel.rng import mixed
from spades.kernel.sets import apart, copy_set, within

WON: Final = 1 << 13
"""In a result: side 0 reaches the goal."""
STOPPED: Final = 1 << 14
"""In a result: the search was stopped, nothing is known."""
SMALLEST: Final = 10
"""The table begins with 2 to this power of slots for shapes, and grows four times."""
HEAD_WORDS: Final = 4
"""A shape, the epoch that it belongs to, its first answer, and the lead that worked last."""
ENTRY_WORDS: Final = 4
"""Two planes of owners, the ranks that mattered and who wins, the next answer; then the proof."""


@jit(by_constant=True)
def empty_table(ws: int) -> None:
    """Forget all answers: a new epoch begins, in a small part of the table."""
    store(ws, at.EPOCH, load(ws, at.EPOCH) + 1)
    store(ws, at.HEADS, load(ws, at.TABLE))
    store(ws, at.HEAD_MASK, (1 << SMALLEST) - 1)
    store(ws, at.HEAD_COUNT, 0)
    store(ws, at.POOL_NEXT, load(ws, at.POOL))


@jit(by_constant=True)
def make_room(ws: int) -> None:
    """Move the shapes to the next part of the table, four times as large; or empty it.

    Small questions so stay within the processor's cache. Places of shapes change: their epoch is
    over, and whoever holds one looks it up again.
    """
    old = load(ws, at.HEADS)
    slots = load(ws, at.HEAD_MASK) + 1
    if slots >= 1 << load(ws, at.SIZE):
        store(ws, at.EMPTIED, load(ws, at.EMPTIED) + 1)
        empty_table(ws)
        return
    epoch = load(ws, at.EPOCH)
    heads = old + slots * HEAD_WORDS
    mask = 4 * slots - 1
    store(ws, at.EPOCH, epoch + 1)
    store(ws, at.HEADS, heads)
    store(ws, at.HEAD_MASK, mask)
    for number in range(slots):
        source = old + number * HEAD_WORDS
        if load(ws, source + 1) == epoch:
            slot = mixed(load(ws, source)) & mask
            while load(ws, heads + slot * HEAD_WORDS + 1) == epoch + 1:
                slot = (slot + 1) & mask
            place = heads + slot * HEAD_WORDS
            store(ws, place, load(ws, source))
            store(ws, place + 1, epoch + 1)
            store(ws, place + 2, load(ws, source + 2))
            store(ws, place + 3, load(ws, source + 3))


@jit(by_constant=True)
def fetch_head(ws: int, shape: int) -> None:
    """Have the place of a shape got from memory while other things are done."""
    slot = mixed(shape) & load(ws, at.HEAD_MASK)
    fetch(ws, load(ws, at.HEADS) + slot * HEAD_WORDS)


@jit(by_constant=True)
def head_of(ws: int, shape: int) -> int:
    """The place of a shape; a new one where there is none."""
    # At most three of four slots are in use, so that there is always a free one to find.
    if 4 * load(ws, at.HEAD_COUNT) >= 3 * load(ws, at.HEAD_MASK):
        make_room(ws)
    mask = load(ws, at.HEAD_MASK)
    slot = mixed(shape) & mask
    heads = load(ws, at.HEADS)
    epoch = load(ws, at.EPOCH)
    while True:
        place = heads + slot * HEAD_WORDS
        found = load(ws, place + 1)
        if found == epoch and load(ws, place) == shape:
            return place
        if found != epoch:
            store(ws, place, shape)
            store(ws, place + 1, epoch)
            store(ws, place + 2, 0)
            store(ws, place + 3, 0)
            store(ws, at.HEAD_COUNT, load(ws, at.HEAD_COUNT) + 1)
            return place
        slot = (slot + 1) & mask


@jit(by_constant=True)
def look_up(ws: int, head: int, plane0: int, plane1: int, goal: int, row: int, width: int) -> int:
    """A kept answer that serves this position and goal, its proof put in row; or -1."""
    before = 0
    entry = load(ws, head + 2)
    while entry != 0:
        mask = load(ws, entry + 2)
        if ((load(ws, entry) ^ plane0) | (load(ws, entry + 1) ^ plane1)) & mask & RANKS == 0:
            if mask & WON:
                hit = within(ws, entry + ENTRY_WORDS, goal, width)
            else:
                hit = apart(ws, entry + ENTRY_WORDS, goal, width)
            if hit:
                copy_set(ws, row, entry + ENTRY_WORDS, width)
                if before != 0:
                    store(ws, before + 3, load(ws, entry + 3))
                    store(ws, entry + 3, load(ws, head + 2))
                    store(ws, head + 2, entry)
                return mask
        before = entry
        entry = load(ws, entry + 3)
    return -1


@jit(by_constant=True)
def remember(
    ws: int,
    head: int,
    shape: int,
    epoch: int,
    plane0: int,
    plane1: int,
    everything: int,
    result: int,
    killer: int,
    row: int,
    width: int,
) -> None:
    """Keep an answer under the ranks that mattered, and the lead that worked."""
    if load(ws, at.POOL_NEXT) + ENTRY_WORDS + width > load(ws, at.POOL_END):
        store(ws, at.EMPTIED, load(ws, at.EMPTIED) + 1)
        empty_table(ws)
    if load(ws, at.EPOCH) != epoch:
        head = head_of(ws, shape)
    entry = load(ws, at.POOL_NEXT)
    store(ws, at.POOL_NEXT, entry + ENTRY_WORDS + width)
    mask = (filled(result & RANKS) | TOP_SPADE) & everything | (result & WON)
    store(ws, entry, plane0)
    store(ws, entry + 1, plane1)
    store(ws, entry + 2, mask)
    store(ws, entry + 3, load(ws, head + 2))
    copy_set(ws, entry + ENTRY_WORDS, row, width)
    store(ws, head + 2, entry)
    store(ws, head + 3, killer)
