"""The search: can side 0 bring the hand to one of the outcomes of a goal?

One recursion for both questions, tricks and score. A goal is a set of outcomes (``outcomes``), the
answer yes or no, with two reasons: the *ranks* that mattered, and the *proof*, the set of outcomes
into which the winner can force the hand. Side 0 can whenever its proof lies within a goal, side 1
whenever its proof misses it: so an answer found for one goal serves others.

Cards are relative: of each suit only the cards still held are counted, the highest at bit 12 of
its lane, so that equal positions look equal. Hands are turned so that the leader is hand 0. One
call of ``search`` is one trick: four nested loops, then the cards left move up, and it calls
itself. A result is a mask of ranks with the flags WON and STOPPED; the proof is left in the
workspace, in the trick's first row of proofs.

Why leaving cards out is sound. Cards of one hand with nothing between them are equal: the highest
is tried; when its rank, or a lower one, mattered, the ranks of all of them did. When a card was
refuted and only higher cards of its suit mattered, so would be every card of that suit below
those: a run of equal cards is left out only when its highest is.
"""

from __future__ import annotations

from typing import Final

from spades.kernel import memory as at
from spades.kernel.bits import load, store
from spades.kernel.bounds import bound
from spades.kernel.guess import after_second, after_third, is_plain, second_takes, third_takes
from spades.kernel.link import jit
from spades.kernel.order import CERTAIN, best_scored, pick, raised, score_leads
from spades.kernel.proofs import STOPPED, WON, fetch_head, head_of, look_up, remember
from spades.kernel.relative import (
    RANKS,
    SPADE_LANE,
    TOP_SPADE,
    beating,
    below,
    follows,
    highest,
    lane_of,
    leads,
    lowest,
    one_of,
    run_of,
    tops,
    undrop,
)
from spades.kernel.sets import clear_set, copy_set, shift_set, unite

ROWS: Final = 6
"""Rows of proofs for each trick: one a hand, one for what comes after it."""

WORDS: Final = 0
"""Words of a set of outcomes: 0 reads it from the workspace; a specialised search fixes it."""


@jit()
def settled(result: int, card: int) -> int:
    """Cards that a refuted one speaks for: those of its suit below all that mattered."""
    lane = lane_of(card)
    mattered = result & lane
    if mattered == 0:
        return lane
    below = (lowest(mattered) - 1) & lane
    if below & card:
        return below
    return 0


@jit()
def together(result: int, card: int, hand: int) -> int:
    """A refutation of the highest of equal cards, told for all: see the heading."""
    if (card >> 1) & hand & RANKS == 0:
        return result
    if result & lane_of(card) & ((card << 1) - 1) == 0:
        return result
    return result | run_of(card, hand)


@jit("int64(int64, int64, int64, int64, int64, int64, int64)")
def search(ws: int, h0: int, h1: int, h2: int, h3: int, lengths: int, state: int) -> int:
    """Whether side 0 reaches the goal. ``state``: outcome << 16 | tricks left << 8 | broken << 2
    | leader.
    """
    width = WORDS
    if WORDS == 0:
        width = load(ws, at.WIDTH)
    nodes = load(ws, at.NODES) + 1
    store(ws, at.NODES, nodes)
    if nodes >= load(ws, at.LIMIT) or load(ws, at.STOP) != 0:
        return STOPPED
    leader = state & 3
    broken = (state >> 2) & 1
    left = (state >> 8) & 255
    so_far = state >> 16
    stride = load(ws, at.STRIDE)
    side0 = leader & 1
    shift0 = load(ws, at.SHIFT + leader)
    shift1 = load(ws, at.SHIFT + ((leader + 1) & 3))
    shift2 = load(ws, at.SHIFT + ((leader + 2) & 3))
    shift3 = load(ws, at.SHIFT + ((leader + 3) & 3))
    chances = load(ws, at.STATUS) + (left - 1) * stride + so_far
    rows = load(ws, at.PROOFS) + left * ROWS * width
    row1 = rows + width
    row2 = row1 + width
    row3 = row2 + width
    row4 = row3 + width
    under = rows - ROWS * width
    everything = h0 | h1 | h2 | h3

    if left == 1:
        best = h0
        holder = shift0
        lane = lane_of(h0)
        if beating(h1, lane, best) != 0:
            best = h1
            holder = shift1
        if beating(h2, lane, best) != 0:
            best = h2
            holder = shift2
        if beating(h3, lane, best) != 0:
            best = h3
            holder = shift3
        clear_set(ws, rows, width)
        store(ws, rows + (holder >> 6), 1 << (holder & 63))
        ranks = 0
        if everything & lane_of(best) != best:
            ranks = best
        if load(ws, chances + holder) != 0:
            return ranks | WON
        return ranks

    first_trick = left == load(ws, at.TRICKS)
    plain = True
    if first_trick:
        plain = (
            load(ws, at.ONLY)
            | load(ws, at.ONLY + 1)
            | load(ws, at.ONLY + 2)
            | load(ws, at.ONLY + 3)
        ) == 0
    goal = load(ws, at.GOALS) + so_far * width
    plane0 = h1 | h3
    plane1 = h2 | h3
    head = 0
    epoch = 0
    shape = 0
    top_spade = everything & TOP_SPADE
    killer = 0
    plain = plain and left > load(ws, at.SHALLOW)
    if plain:
        shape = lengths | left << 48 | broken << 52 | leader << 53
        shape |= ((plane0 & top_spade) >> 60) << 55 | ((plane1 & top_spade) >> 60) << 56
        fetch_head(ws, shape)
        if top_spade != 0:
            answer = bound(ws, h0, h1, h2, h3, leader, left, goal, rows, width)
            if answer >= 0:
                return answer
        head = head_of(ws, shape)
        epoch = load(ws, at.EPOCH)
        answer = look_up(ws, head, plane0, plane1, goal, rows, width)
        if answer >= 0:
            return answer
        killer = load(ws, head + 3)

    c0 = load(ws, chances + shift0)
    c1 = load(ws, chances + shift1)
    c2 = load(ws, chances + shift2)
    c3 = load(ws, chances + shift3)
    # eager: a side that would rather take a trick than leave it to the other
    eager0 = c0 >= c1
    eager1 = c1 >= c0
    eager2 = c2 >= c1
    eager3 = c3 >= c0
    if side0 == 0:
        eager1 = c1 <= c0
        eager3 = c3 <= c0
    else:
        eager0 = c0 <= c1
        eager2 = c2 <= c1

    wants = is_plain(c0, c1, c2, c3, side0)
    result0 = 0
    clear_set(ws, rows, width)
    untried0 = tops(leads(h0, broken))
    if first_trick and load(ws, at.ONLY) != 0:
        untried0 = load(ws, at.ONLY)
    scores = load(ws, at.LEADS) + left * 64
    scored = False
    killer = raised(killer, h0) & untried0
    while untried0 != 0:
        card0 = untried0
        if untried0 & (untried0 - 1):
            if killer != 0:
                # What worked for this shape last works mostly: no need to weigh the others.
                card0 = killer
            else:
                if not scored:
                    scored = True
                    score_leads(ws, scores, untried0, h0, h1, h2, h3, c0, c1, c2, c3, side0, eager0)
                card0 = best_scored(ws, scores, untried0)
        killer = 0
        untried0 ^= card0
        lane = lane_of(card0)

        # second hand
        result1 = 0
        clear_set(ws, row1, width)
        may1 = follows(h1, lane)
        untried1 = tops(may1)
        take1 = beating(may1, lane, card0)
        if first_trick and load(ws, at.ONLY + 1) != 0:
            untried1 = load(ws, at.ONLY + 1)
        first1 = 0
        if take1 & untried1 == 0 or untried1 & (untried1 - 1) == 0:
            first1 = 0
        elif wants:
            first1 = second_takes(h2, h3, lane, card0, take1)
        else:
            lost = after_second(h2, h3, lane, card0, c0, c2, c3, side0, 1 - side0)
            high = after_second(h2, h3, lane, highest(take1), c1, c2, c3, side0, 1 - side0)
            low = after_second(h2, h3, lane, lowest(take1), c1, c2, c3, side0, 1 - side0)
            if side0 == 0:
                lost = -lost
                high = -high
                low = -low
            if low > lost and low >= high:
                first1 = 1
            elif high > lost:
                first1 = 2
        while untried1 != 0:
            card1 = untried1
            if untried1 & (untried1 - 1):
                card1 = pick(ws, untried1, take1, h1, h0 | h2, lane, first1, eager1)
            untried1 ^= card1
            best1 = card0
            holder1 = 0
            if beating(card1, lane, card0) != 0:
                best1 = card1
                holder1 = 1

            # third hand
            result2 = 0
            clear_set(ws, row2, width)
            may2 = follows(h2, lane)
            untried2 = tops(may2)
            take2 = beating(may2, lane, best1)
            if first_trick and load(ws, at.ONLY + 2) != 0:
                untried2 = load(ws, at.ONLY + 2)
            first2 = 0
            if take2 & untried2 == 0 or untried2 & (untried2 - 1) == 0:
                first2 = 0
            elif wants:
                first2 = third_takes(h3, lane, best1, holder1, take2)
            else:
                chance1 = c0
                if holder1 == 1:
                    chance1 = c1
                lost = after_third(h3, lane, best1, chance1, c3, 1 - side0)
                high = after_third(h3, lane, highest(take2), c2, c3, 1 - side0)
                low = after_third(h3, lane, lowest(take2), c2, c3, 1 - side0)
                if side0 == 1:
                    lost = -lost
                    high = -high
                    low = -low
                if low > lost and low >= high:
                    first2 = 1
                elif high > lost:
                    first2 = 2
            while untried2 != 0:
                card2 = untried2
                if untried2 & (untried2 - 1):
                    card2 = pick(ws, untried2, take2, h2, h1 | h3, lane, first2, eager2)
                untried2 ^= card2
                best2 = best1
                holder2 = holder1
                if beating(card2, lane, best1) != 0:
                    best2 = card2
                    holder2 = 2

                # fourth hand
                result3 = 0
                clear_set(ws, row3, width)
                may3 = follows(h3, lane)
                untried3 = tops(may3)
                take3 = beating(may3, lane, best2)
                if first_trick and load(ws, at.ONLY + 3) != 0:
                    untried3 = load(ws, at.ONLY + 3)
                first3 = 0
                chance2 = c0
                if holder2 == 1:
                    chance2 = c1
                elif holder2 == 2:
                    chance2 = c2
                if side0 == 0:
                    if c3 < chance2:
                        first3 = 1
                elif c3 > chance2:
                    first3 = 1
                if first3 == 1 and not eager3:
                    first3 = 2
                while untried3 != 0:
                    card3 = untried3
                    if untried3 & (untried3 - 1):
                        card3 = pick(ws, untried3, take3, h3, h0 | h2, lane, first3, eager3)
                    untried3 ^= card3
                    best3 = best2
                    holder3 = holder2
                    if beating(card3, lane, best2) != 0:
                        best3 = card3
                        holder3 = 3

                    # the trick is complete
                    trick = card0 | card1 | card2 | card3
                    shift = shift0
                    if holder3 == 1:
                        shift = shift1
                    elif holder3 == 2:
                        shift = shift2
                    elif holder3 == 3:
                        shift = shift3
                    chance = load(ws, chances + shift)
                    if chance == 0 or chance == CERTAIN:
                        shift_set(ws, row4, load(ws, at.FULL) + (left - 1) * width, shift, width)
                        child = 0
                        if chance != 0:
                            child = WON
                    else:
                        # Who holds what, as two planes of owners and the leader's cards.
                        n0 = h0 ^ card0
                        n3 = h3 ^ card3
                        odd = h1 ^ card1 | n3
                        late = h2 ^ card2 | n3
                        gone = trick
                        while gone != 0:
                            card = lowest(gone)
                            gone ^= card
                            lower = below(card)
                            n0 += n0 & lower
                            odd += odd & lower
                            late += late & lower
                        n3 = odd & late
                        n1 = odd ^ n3
                        n2 = late ^ n3
                        fewer = (
                            lengths
                            - one_of(card0, leader)
                            - one_of(card1, (leader + 1) & 3)
                            - one_of(card2, (leader + 2) & 3)
                            - one_of(card3, (leader + 3) & 3)
                        )
                        now_broken = broken
                        if trick & SPADE_LANE:
                            now_broken = 1
                        if holder3 & 1:
                            last = n0
                            n0 = n1
                            n1 = n2
                            n2 = n3
                            n3 = last
                        if holder3 & 2:
                            last = n0
                            n0 = n2
                            n2 = last
                            last = n1
                            n1 = n3
                            n3 = last
                        child = search(
                            ws,
                            n0,
                            n1,
                            n2,
                            n3,
                            fewer,
                            (so_far + shift) << 16
                            | (left - 1) << 8
                            | now_broken << 2
                            | ((leader + holder3) & 3),
                        )
                        if child & STOPPED:
                            return STOPPED
                        shift_set(ws, row4, under, shift, width)
                        ranks = child & RANKS
                        gone = trick
                        while gone != 0 and ranks != 0:
                            card = highest(gone)
                            gone ^= card
                            ranks = undrop(ranks, card)
                        child = ranks | (child & WON)
                    if trick & lane_of(best3) != best3:
                        child |= best3
                    # what fourth hand makes of it
                    if ((child & WON) != 0) == (side0 == 1):
                        result3 = child
                        copy_set(ws, row3, row4, width)
                        if first_trick:
                            store(ws, at.FOUND + 3, card3)
                        break
                    untried3 &= ~settled(child, card3)
                    result3 |= together(child, card3, may3)
                    unite(ws, row3, row4, width)
                if ((result3 & WON) != 0) == (side0 == 0):
                    result2 = result3
                    copy_set(ws, row2, row3, width)
                    if first_trick:
                        store(ws, at.FOUND + 2, card2)
                    break
                untried2 &= ~settled(result3, card2)
                result2 |= together(result3, card2, may2)
                unite(ws, row2, row3, width)
            if ((result2 & WON) != 0) == (side0 == 1):
                result1 = result2
                copy_set(ws, row1, row2, width)
                if first_trick:
                    store(ws, at.FOUND + 1, card1)
                break
            untried1 &= ~settled(result2, card1)
            result1 |= together(result2, card1, may1)
            unite(ws, row1, row2, width)
        if ((result1 & WON) != 0) == (side0 == 0):
            result0 = result1
            copy_set(ws, rows, row1, width)
            if first_trick:
                store(ws, at.FOUND, card0)
            killer = card0
            break
        untried0 &= ~settled(result1, card0)
        result0 |= together(result1, card0, h0)
        unite(ws, rows, row1, width)

    if plain:
        remember(ws, head, shape, epoch, plane0, plane1, everything, result0, killer, rows, width)
    return result0
