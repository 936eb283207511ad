"""The outcomes of a question: classes of players, what each outcome pays, goals and chances.

An outcome is how many of the tricks still to come each class of players takes, as one number:
the tricks of class 0 plus K times those of class 1 plus K² times those of class 2, where K is one
more than all the tricks; the last class takes the rest. Partners are one class where the payoff
depends only on their sum, else each is one: two to four classes. So "seat w takes a trick" adds
``shift[w]`` to the number, and a set of outcomes is a row of bits.
"""

from __future__ import annotations

import math
from typing import Final

from spades.kernel import memory as at
from spades.kernel.bits import load, store
from spades.kernel.bounds import SPADE_SLOTS
from spades.kernel.link import jit
from spades.kernel.order import CERTAIN
from spades.kernel.search import ROWS

SHARPNESS: Final = 0.5
LAST: Final = 3
"""The class that takes the rest."""
_ROW: Final = 14


@jit()
def depends_on_sum(ws: int, table: int, left: int) -> bool:
    """Whether a side's points depend only on the sum of its players' tricks to come."""
    for total in range(left + 1):
        first = load(ws, table + total)
        for more in range(1, total + 1):
            if load(ws, table + more * _ROW + total - more) != first:
                return False
    return True


@jit()
def lay_out(ws: int, left: int, apart0: bool, apart1: bool) -> None:
    """Choose classes and indexes, and mark where each part of the workspace begins.

    ``apart0``: whether the players of side 0 are a class each; ``apart1``: those of side 1.
    """
    base = left + 1
    shift = 1
    explicit = 0
    store(ws, at.CLASSES, explicit)
    store(ws, at.SHIFT, shift)
    if apart0:
        explicit += 1
        shift *= base
    store(ws, at.CLASSES + 2, explicit)
    store(ws, at.SHIFT + 2, shift)
    explicit += 1
    shift *= base
    store(ws, at.CLASSES + 1, LAST)
    store(ws, at.SHIFT + 1, 0)
    store(ws, at.CLASSES + 3, LAST)
    store(ws, at.SHIFT + 3, 0)
    if apart1:
        store(ws, at.CLASSES + 1, explicit)
        store(ws, at.SHIFT + 1, shift)
        explicit += 1
        shift *= base
    store(ws, at.CLASS_COUNT, explicit + 1)
    store(ws, at.BASE, base)
    store(ws, at.TRICKS, left)
    stride = left * (shift // base) + 1
    width = (stride + 63) >> 6
    store(ws, at.STRIDE, stride)
    store(ws, at.WIDTH, width)
    place = at.CONTROL_WORDS
    store(ws, at.SIDES, place)
    place += 2 * _ROW * _ROW
    store(ws, at.CARDS, place)
    place += 64
    store(ws, at.SPADES, place)
    place += 2 * SPADE_SLOTS
    store(ws, at.LEADS, place)
    place += _ROW * 64
    store(ws, at.PROOFS, place)
    place += (left + 1) * ROWS * width
    store(ws, at.FULL, place)
    place += (left + 1) * width
    store(ws, at.AT_LEAST, place)
    place += 3 * _ROW * width
    store(ws, at.PAYOFF, place)
    place += stride
    store(ws, at.VALUES, place)
    place += 2 * stride
    store(ws, at.STATUS, place)
    place += (left + 1) * stride
    store(ws, at.GOALS, place)
    place += stride * width
    store(ws, at.FREE, place)


@jit()
def build_sets(ws: int) -> None:
    """The sets of all outcomes of r tricks, and of those in which a class takes at least k."""
    left = load(ws, at.TRICKS)
    base = load(ws, at.BASE)
    width = load(ws, at.WIDTH)
    explicit = load(ws, at.CLASS_COUNT) - 1
    full = load(ws, at.FULL)
    least = load(ws, at.AT_LEAST)
    for word in range((left + 1) * width):
        store(ws, full + word, 0)
    for word in range(3 * _ROW * width):
        store(ws, least + word, 0)
    most1 = left if explicit > 1 else 0
    most2 = left if explicit > 2 else 0
    for z in range(most2 + 1):
        for y in range(min(most1, left - z) + 1):
            for x in range(left - z - y + 1):
                outcome = x + base * (y + base * z)
                word = outcome >> 6
                bit = 1 << (outcome & 63)
                for tricks in range(x + y + z, left + 1):
                    place = full + tricks * width + word
                    store(ws, place, load(ws, place) | bit)
                for least_x in range(x + 1):
                    place = least + least_x * width + word
                    store(ws, place, load(ws, place) | bit)
                for least_y in range(y + 1):
                    place = least + (_ROW + least_y) * width + word
                    store(ws, place, load(ws, place) | bit)
                for least_z in range(z + 1):
                    place = least + (2 * _ROW + least_z) * width + word
                    store(ws, place, load(ws, place) | bit)


@jit()
def is_outcome(ws: int, outcome: int) -> bool:
    """Whether a number below STRIDE is an outcome."""
    left = load(ws, at.TRICKS)
    place = load(ws, at.FULL) + left * load(ws, at.WIDTH) + (outcome >> 6)
    return load(ws, place) >> (outcome & 63) & 1 != 0


@jit()
def sort_values(ws: int, guess: int) -> None:
    """The distinct payoffs of all outcomes, rising, and the prior chance of each.

    ``guess``: the tricks that side 0 is likely to take, in 1024ths.
    """
    left = load(ws, at.TRICKS)
    base = load(ws, at.BASE)
    stride = load(ws, at.STRIDE)
    explicit = load(ws, at.CLASS_COUNT) - 1
    payoff = load(ws, at.PAYOFF)
    values = load(ws, at.VALUES)
    mass = values + stride
    # How likely each outcome is when each trick goes to a class by chance: the table of chances
    # is free for it, it is filled later.
    chance = load(ws, at.STATUS)
    for outcome in range(stride):
        store(ws, chance + outcome, 0)
    store(ws, chance, CERTAIN)
    shift1 = base
    shift2 = base * base
    p0 = load(ws, at.SPREAD)
    p1 = load(ws, at.SPREAD + 1)
    p2 = load(ws, at.SPREAD + 2)
    rest = load(ws, at.SPREAD + LAST)
    for _ in range(left):
        for outcome in range(stride - 1, -1, -1):
            total = rest * load(ws, chance + outcome)
            if outcome >= 1:
                total += p0 * load(ws, chance + outcome - 1)
            if explicit > 1 and outcome >= shift1:
                total += p1 * load(ws, chance + outcome - shift1)
            if explicit > 2 and outcome >= shift2:
                total += p2 * load(ws, chance + outcome - shift2)
            store(ws, chance + outcome, total >> 10)
    count = 0
    both = load(ws, at.CLASSES + 2) != load(ws, at.CLASSES)
    for outcome in range(stride):
        if not is_outcome(ws, outcome):
            continue
        value = load(ws, payoff + outcome)
        tricks = outcome % base
        if both:
            tricks += outcome // base % base
        off = (tricks * 1024 - guess) / 1024.0
        weight = int(load(ws, chance + outcome) * math.exp(-SHARPNESS * off * off)) + 1
        low = 0
        high = count
        while low < high:
            middle = (low + high) >> 1
            if load(ws, values + middle) < value:
                low = middle + 1
            else:
                high = middle
        if low < count and load(ws, values + low) == value:
            store(ws, mass + low, load(ws, mass + low) + weight)
        else:
            for place in range(count, low, -1):
                store(ws, values + place, load(ws, values + place - 1))
                store(ws, mass + place, load(ws, mass + place - 1))
            store(ws, values + low, value)
            store(ws, mass + low, weight)
            count += 1
    store(ws, at.VALUE_COUNT, count)


@jit()
def set_goal(ws: int, threshold: int) -> None:
    """The goal "at least ``threshold``": what is left of it after each outcome, and the chances.

    A chance is that of reaching the goal when each trick goes to a class by chance, 0 and CERTAIN
    where it is out of the players' hands; these two are exact.
    """
    left = load(ws, at.TRICKS)
    base = load(ws, at.BASE)
    width = load(ws, at.WIDTH)
    stride = load(ws, at.STRIDE)
    explicit = load(ws, at.CLASS_COUNT) - 1
    payoff = load(ws, at.PAYOFF)
    goals = load(ws, at.GOALS)
    status = load(ws, at.STATUS)
    for word in range(width):
        store(ws, goals + word, 0)
    for outcome in range(stride):
        reached = 0
        if is_outcome(ws, outcome) and load(ws, payoff + outcome) >= threshold:
            reached = CERTAIN
            place = goals + (outcome >> 6)
            store(ws, place, load(ws, place) | 1 << (outcome & 63))
        store(ws, status + outcome, reached)
    for outcome in range(1, stride):
        whole = outcome >> 6
        part = outcome & 63
        row = goals + outcome * width
        for word in range(width):
            value = 0
            if word + whole < width:
                value = load(ws, goals + word + whole)
                if part != 0:
                    value = (value >> part) & ((1 << (64 - part)) - 1)
                    if word + whole + 1 < width:
                        value |= load(ws, goals + word + whole + 1) << (64 - part)
            store(ws, row + word, value)
    shift1 = base
    shift2 = base * base
    p0 = load(ws, at.SPREAD)
    p1 = load(ws, at.SPREAD + 1)
    p2 = load(ws, at.SPREAD + 2)
    rest = load(ws, at.SPREAD + LAST)
    for tricks in range(1, left + 1):
        row = status + tricks * stride
        under = row - stride
        most = (left - tricks) * (stride - 1) // left
        for outcome in range(most + 1):
            one = load(ws, under + outcome)
            other = load(ws, under + outcome + 1)
            all_sure = one == CERTAIN and other == CERTAIN
            none_can = one == 0 and other == 0
            total = rest * one + p0 * other
            if explicit > 1:
                other = load(ws, under + outcome + shift1)
                all_sure = all_sure and other == CERTAIN
                none_can = none_can and other == 0
                total += p1 * other
            if explicit > 2:
                other = load(ws, under + outcome + shift2)
                all_sure = all_sure and other == CERTAIN
                none_can = none_can and other == 0
                total += p2 * other
            chance = max(1, min(CERTAIN - 1, total >> 10))
            if all_sure:
                chance = CERTAIN
            elif none_can:
                chance = 0
            store(ws, row + outcome, chance)
