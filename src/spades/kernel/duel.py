"""The search for two players: the same question, the same table, tricks of two cards.

See ``search``, whose parts this uses. The 26 cards that are in nobody's hand do not count: cards
are relative to those still held.
"""

from __future__ import annotations

from spades.kernel import memory as at
from spades.kernel.bits import load, popcount, store, trailing_zeros
from spades.kernel.bounds import restrict
from spades.kernel.guess import after_third
from spades.kernel.link import jit
from spades.kernel.order import CERTAIN, best_scored, pick, raised
from spades.kernel.proofs import STOPPED, WON, head_of, look_up, remember
from spades.kernel.relative import (
    CLUB_LANE,
    RANKS,
    SPADE_LANE,
    TOP_SPADE,
    beating,
    drop,
    follows,
    lane_of,
    leads,
    lowest,
    one_of,
    tops,
    undrop,
)
from spades.kernel.search import ROWS, settled, together
from spades.kernel.sets import apart, copy_set, unite, within


@jit()
def bound_two(ws: int, h0: int, h1: int, leader: int, left: int, goal: int, row: int) -> int:
    """The answer where the highest spades alone give it; -1 elsewhere."""
    s0 = h0 >> 48
    s1 = h1 >> 48
    count = popcount(s0 | s1)
    b0 = 0
    b1 = 0
    used = 0
    for top in range(1, count + 1):
        more = 2 * popcount(s0 >> (13 - top)) - top
        if more > b0:
            b0 = more
            used = top
        if -more > b1:
            b1 = -more
            used = top
    copy_set(ws, row, load(ws, at.FULL) + left, 1)
    restrict(ws, row, load(ws, at.CLASSES + leader), b0, left, 1)
    restrict(ws, row, load(ws, at.CLASSES + (leader ^ 1)), b1, left, 1)
    ranks = (CLUB_LANE & ~((1 << (13 - used)) - 1)) << 48
    if within(ws, row, goal, 1):
        return ranks | WON
    if apart(ws, row, goal, 1):
        return ranks
    return -1


@jit()
def two_lead_score(card: int, h1: int, c0: int, c1: int, side: int) -> int:
    """How promising a lead is, for the order of leads only."""
    lane = lane_of(card)
    guess = after_third(h1, lane, card, c0, c1, 1 - side)
    if side == 1:
        guess = CERTAIN - guess
    return (guess >> 20) - 16 * popcount(h1 & lane) + 2 * (trailing_zeros(card) & 15)


@jit("int64(int64, int64, int64, int64, int64)")
def search_two(ws: int, h0: int, h1: int, lengths: int, state: int) -> int:
    """Whether player 0 reaches the goal; as ``search``, for two hands."""
    nodes = load(ws, at.NODES) + 1
    store(ws, at.NODES, nodes)
    if nodes >= load(ws, at.LIMIT) or load(ws, at.STOP) != 0:
        return STOPPED
    leader = state & 3
    broken = (state >> 2) & 1
    left = (state >> 8) & 255
    so_far = state >> 16
    shift0 = load(ws, at.SHIFT + leader)
    shift1 = load(ws, at.SHIFT + (leader ^ 1))
    chances = load(ws, at.STATUS) + (left - 1) * load(ws, at.STRIDE) + so_far
    rows = load(ws, at.PROOFS) + left * ROWS
    under = rows - ROWS
    everything = h0 | h1

    if left == 1:
        lane = lane_of(h0)
        best = h0
        holder = shift0
        if beating(h1, lane, h0) != 0:
            best = h1
            holder = shift1
        store(ws, rows, 1 << holder)
        ranks = 0
        if everything & lane_of(best) != best:
            ranks = best
        if load(ws, chances + holder) != 0:
            return ranks | WON
        return ranks

    first_trick = left == load(ws, at.TRICKS)
    plain = True
    if first_trick:
        plain = (load(ws, at.ONLY) | load(ws, at.ONLY + 1)) == 0
    goal = load(ws, at.GOALS) + so_far
    top_spade = everything & TOP_SPADE
    head = 0
    epoch = 0
    shape = 0
    killer = 0
    if plain:
        if top_spade != 0:
            answer = bound_two(ws, h0, h1, leader, left, goal, rows)
            if answer >= 0:
                return answer
        shape = lengths | left << 48 | broken << 52 | leader << 53
        shape |= ((h1 & top_spade) >> 60) << 55
        head = head_of(ws, shape)
        epoch = load(ws, at.EPOCH)
        answer = look_up(ws, head, h1, 0, goal, rows, 1)
        if answer >= 0:
            return answer
        killer = load(ws, head + 3)

    c0 = load(ws, chances + shift0)
    c1 = load(ws, chances + shift1)
    eager1 = c1 >= c0
    if leader == 0:
        eager1 = c1 <= c0
    result0 = 0
    store(ws, rows, 0)
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
                card0 = killer
            else:
                if not scored:
                    scored = True
                    rest = untried0
                    while rest != 0:
                        card = lowest(rest)
                        rest ^= card
                        score = two_lead_score(card, h1, c0, c1, leader)
                        store(ws, scores + trailing_zeros(card), score)
                card0 = best_scored(ws, scores, untried0)
        killer = 0
        untried0 ^= card0
        lane = lane_of(card0)
        result1 = 0
        store(ws, rows + 1, 0)
        may1 = follows(h1, lane)
        untried1 = tops(may1)
        take1 = beating(may1, lane, card0)
        if first_trick and load(ws, at.ONLY + 1) != 0:
            untried1 = load(ws, at.ONLY + 1)
        first1 = 0
        if leader == 0:
            if c1 < c0:
                first1 = 1
        elif c1 > c0:
            first1 = 1
        while untried1 != 0:
            card1 = untried1
            if untried1 & (untried1 - 1):
                card1 = pick(ws, untried1, take1, h1, h0, lane, first1, eager1)
            untried1 ^= card1
            trick = card0 | card1
            best = card0
            holder = 0
            shift = shift0
            if beating(card1, lane, card0) != 0:
                best = card1
                holder = 1
                shift = shift1
            chance = load(ws, chances + shift)
            if chance == 0 or chance == CERTAIN:
                store(ws, rows + 2, load(ws, load(ws, at.FULL) + left - 1) << shift)
                child = 0
                if chance != 0:
                    child = WON
            else:
                first = lowest(trick)
                second = trick ^ first
                n0 = drop(drop(h0 ^ card0, first), second)
                n1 = drop(drop(h1 ^ card1, first), second)
                now_broken = broken
                if trick & SPADE_LANE:
                    now_broken = 1
                fewer = lengths - one_of(card0, leader) - one_of(card1, leader ^ 1)
                if holder == 1:
                    n0, n1 = n1, n0
                child = search_two(
                    ws,
                    n0,
                    n1,
                    fewer,
                    (so_far + shift) << 16 | (left - 1) << 8 | now_broken << 2 | (leader ^ holder),
                )
                if child & STOPPED:
                    return STOPPED
                store(ws, rows + 2, load(ws, under) << shift)
                ranks = child & RANKS
                if ranks != 0:
                    ranks = undrop(undrop(ranks, second), first)
                child = ranks | (child & WON)
            if trick & lane_of(best) != best:
                child |= best
            if ((child & WON) != 0) == (leader == 1):
                result1 = child
                store(ws, rows + 1, load(ws, rows + 2))
                if first_trick:
                    store(ws, at.FOUND + 1, card1)
                break
            untried1 &= ~settled(child, card1)
            result1 |= together(child, card1, may1)
            unite(ws, rows + 1, rows + 2, 1)
        if ((result1 & WON) != 0) == (leader == 0):
            result0 = result1
            store(ws, rows, load(ws, rows + 1))
            if first_trick:
                store(ws, at.FOUND, card0)
            killer = card0
            break
        untried0 &= ~settled(result1, card0)
        result0 |= together(result1, card0, h0)
        unite(ws, rows, rows + 1, 1)

    if plain:
        remember(ws, head, shape, epoch, h1, 0, everything, result0, killer, rows, 1)
    return result0
