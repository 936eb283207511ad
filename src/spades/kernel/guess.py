"""Who will take the trick: a guess from what the hands to come can do, for the order of moves only.

Chances are those of the goal after each seat takes the trick; each hand takes the trick or leaves
it as its side prefers, and takes it with its highest card. Mostly each side simply wants the
trick: then the strongest card has it, and nothing need be tried.
"""

from __future__ import annotations

from spades.kernel.link import jit
from spades.kernel.relative import SPADE_LANE, beating, follows, highest, lowest


@jit()
def is_plain(c0: int, c1: int, c2: int, c3: int, side: int) -> bool:
    """Whether partners want the same, and each side would rather have the trick than not."""
    if c0 != c2 or c1 != c3:
        return False
    if side == 0:
        return c0 >= c1
    return c0 <= c1


@jit()
def strongest(hand: int, lane: int) -> int:
    """The card with which a hand can best take a trick of a suit; 0: with none."""
    same = hand & lane
    if same != 0:
        return highest(same)
    spades = hand & SPADE_LANE
    if spades != 0:
        return highest(spades)
    return 0


@jit()
def second_takes(h2: int, h3: int, lane: int, led: int, take: int) -> int:
    """In the plain case, whether second hand takes: 1 cheaply, 2 with its highest, 0 not."""
    theirs = max(led, strongest(h2, lane))
    if strongest(h3, lane) > theirs:
        return 0
    if lowest(take) > theirs:
        return 1
    if highest(take) > theirs:
        return 2
    return 0


@jit()
def third_takes(h3: int, lane: int, best: int, holder: int, take: int) -> int:
    """The same for third hand, whose partner led; ``holder``: whose card is the best so far."""
    theirs = strongest(h3, lane)
    if holder == 0 and best > theirs:
        return 0
    if lowest(take) > theirs:
        return 1
    if highest(take) > theirs:
        return 2
    return 0


@jit()
def after_third(hand: int, lane: int, best: int, holder: int, mine: int, seat_bias: int) -> int:
    """The chance when the last hand chooses between taking and not taking."""
    may = follows(hand, lane)
    take = beating(may, lane, best)
    if take == 0:
        return holder
    if may & ~take == 0:
        return mine
    if seat_bias == 0:
        return max(holder, mine)
    return min(holder, mine)


@jit()
def after_second(
    h2: int,
    h3: int,
    lane: int,
    best: int,
    holder: int,
    third: int,
    fourth: int,
    bias2: int,
    bias3: int,
) -> int:
    """The same when the third hand chooses."""
    may = follows(h2, lane)
    take = beating(may, lane, best)
    lost = holder
    if may & ~take != 0:
        lost = after_third(h3, lane, best, holder, fourth, bias3)
        if take == 0:
            return lost
    won = after_third(h3, lane, highest(take), third, fourth, bias3)
    if may & ~take == 0:
        return won
    if bias2 == 0:
        return max(won, lost)
    return min(won, lost)


@jit()
def after_first(
    h1: int, h2: int, h3: int, lane: int, best: int, c0: int, c1: int, c2: int, c3: int, side: int
) -> int:
    """The same when the second hand chooses."""
    may = follows(h1, lane)
    take = beating(may, lane, best)
    lost = c0
    if may & ~take != 0:
        lost = after_second(h2, h3, lane, best, c0, c2, c3, side, 1 - side)
        if take == 0:
            return lost
    won = after_second(h2, h3, lane, highest(take), c1, c2, c3, side, 1 - side)
    if may & ~take == 0:
        return won
    if side == 1:
        return max(won, lost)
    return min(won, lost)
