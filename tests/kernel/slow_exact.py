"""The slow exact variant: can side 0 force one of these outcomes? Asked until the value is known.

A question remembers every position that it has seen at the start of a trick, as it is: which cards
each seat holds, card by card, who leads, whether spades are broken, and what is still asked for.
No card counts as being as good as another, and no trick is counted before it is played. It shares
no line with the other references.

**What is still asked for.** A question is a set of final tricks by seat, the *goal*. After some
tricks what counts is only which of the ways in which the rest can go lead to the goal. Two
counts of tricks so far that agree in this are one *class*. Going backwards: with no trick left,
the classes are 0 (missed) and 1 (reached); before, two counts are one class when, whichever seat
takes the next trick, they come to the same classes. A class all of whose ways lead to 0 (or all to
1) is itself 0 (or 1), and there the play may stop.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import numpy as np
from numba.cpython.unsafe import numbers

from spades.game.state import Playing
from spades.kernel.link import jit, law
from spades.rules import laws

trailing_zeros: Any = numbers.trailing_zeros
legal_cards = law(laws.legal_cards)
trick_winner = law(laws.trick_winner)
broken_after = law(laws.broken_after)
next_seat = law(laws.next_seat)
side_of = law(laws.side_of)
NO_CARD: Final = laws.NO_CARD

MOST_TRICKS: Final = 8
"""So many tricks can be left at most: a position has to fit in 40 bits (see ``_forced``)."""
BASE: Final = MOST_TRICKS + 1
CLASS_BITS: Final = 8
SLOTS: Final = 1 << 21
"""Positions that can be remembered. A full table is slow, not wrong."""
FULL: Final = SLOTS * 3 // 4
QUESTIONS: Final = 1 << 18
"""After so many the memory is wiped, for its marks begin anew."""


@jit("int64(boolean[::1], int64[:, ::1], int64, int64)")
def _classes(reached: Any, classes: Any, seats: int, tricks: int) -> int:
    """Fill ``classes[done, count]`` for all counts of ``done`` tricks; the number of classes.

    A count is Σ tricks of a seat · BASE**seat; ``reached[count]`` is the goal for ``tricks``.
    """
    most = 2
    codes = np.empty(1 << CLASS_BITS, np.int64)
    for done in range(tricks, -1, -1):
        found = 0
        for count in range(BASE**seats):
            total, rest = 0, count
            for _ in range(seats):
                total += rest % BASE
                rest //= BASE
            if total != done:
                continue
            if done == tricks:
                classes[done, count] = 1 if reached[count] else 0
                continue
            code, alike = 0, True
            head = classes[done + 1, count + 1]
            for seat in range(seats):
                after = classes[done + 1, count + BASE**seat]
                alike = alike and after == head
                code = code << CLASS_BITS | after
            if alike and head < 2:
                classes[done, count] = head
                continue
            number = 0
            while number < found and codes[number] != code:
                number += 1
            if number == found:
                codes[found] = code
                found += 1
            classes[done, count] = number + 2
            most = max(most, found + 2)
    return most


@jit()
def _slot(keys: Any, key: int, mark: int) -> int:
    """Where a position of this question is, or would be."""
    at = (key * 0x9E3779B97F4A7C1) >> 20 & (SLOTS - 1)
    while keys[at] >> 44 == mark and keys[at] >> 1 != key:
        at = (at + 1) & (SLOTS - 1)
    return at


@jit(
    "boolean(int64[::1], int64[::1], int64[:, ::1], int64[::1], int64[::1],"
    " int64, int64, int64, int64, int64, boolean, int64, int64, int64)"
)
def _forced(
    hands: Any,
    bit_of: Any,
    classes: Any,
    keys: Any,
    stored: Any,
    mark: int,
    leader: int,
    first: int,
    second: int,
    third: int,
    broken: bool,
    held: int,
    done: int,
    count: int,
) -> bool:
    """Whether side 0 reaches the goal from here, whatever side 1 does.

    ``held``: the cards still held, the bit ``bit_of[card]`` for each: 4 · 8 bits at most.
    ``keys`` holds mark · 2⁴⁴ + (class, held, leader, broken) · 2 + answer; an entry with another
    mark is of another question, and free.
    """
    seats = len(hands)
    none: Any = np.int64(NO_CARD)  # a number written out would be a type of its own
    key: Any = np.int64(0)
    if first < 0:
        asked = classes[done, count]
        if asked < 2:
            return bool(asked == 1)
        key = mark << 43 | (((asked << 32 | held) << 2 | leader) << 1 | (1 if broken else 0))
        at = _slot(keys, key, mark)
        if keys[at] >> 1 == key:
            return bool(keys[at] & 1)
    place = 0
    seat = leader
    for lies in (first, second, third):
        if lies >= 0:
            place += 1
            seat = next_seat(seat, seats)
    hand = hands[seat]
    ours = side_of(seat) == 0
    answer = not ours
    left = legal_cards(hand, first, broken)
    while left != 0 and answer != ours:
        card: Any = np.int64(trailing_zeros(left))
        left &= left - 1
        hands[seat] = hand & ~(np.int64(1) << card)
        still = held & ~(np.int64(1) << bit_of[card])
        after = broken_after(broken, card)
        if place + 1 == seats:
            if place == 1:
                taker = trick_winner(first, card, NO_CARD, NO_CARD)
            else:
                taker = trick_winner(first, second, third, card)
            taker = (leader + taker) % seats
            answer = _forced(
                hands, bit_of, classes, keys, stored, mark,
                taker, none, none, none, after, still, done + 1, count + BASE**taker,
            )  # fmt: skip
        else:
            answer = _forced(
                hands, bit_of, classes, keys, stored, mark,
                leader,
                card if place == 0 else first,
                card if place == 1 else second,
                card if place == 2 else third,
                after, still, done, count,
            )  # fmt: skip
    hands[seat] = hand
    if first < 0 and stored[0] < FULL:
        stored[0] += 1
        # What was played since may lie where this position would have been.
        keys[_slot(keys, key, mark)] = key << 1 | (1 if answer else 0)
    return answer


class SlowSolver:
    """A memory, and the questions asked of it one after another."""

    def __init__(self) -> None:
        self._keys = np.zeros(SLOTS, np.int64)
        self._mark = 0

    def forces(self, state: Playing, goal: Any, *, break_rule: bool = True) -> bool:
        """Whether side 0 can force final tricks in ``goal``, a bool array ``(14,) * seats``."""
        seats, tricks = len(state.hands), state.hands[state.to_act].bit_count()
        if tricks > MOST_TRICKS:
            raise ValueError(f"at most {MOST_TRICKS} tricks, not {tricks}")
        classes = np.full((tricks + 1, BASE**seats), -1, np.int64)
        reached = np.zeros(BASE**seats, np.bool_)
        for final in _finals(state, tricks):
            count = sum((final[s] - state.taken[s]) * BASE**s for s in range(seats))
            reached[count] = goal[final]
        if _classes(reached, classes, seats, tricks) > 1 << CLASS_BITS:
            raise AssertionError("more classes than a key has room for")
        bit_of = np.zeros(64, np.int64)
        for seat, hand in enumerate(state.hands):
            for place, card in enumerate(card for card in range(64) if hand >> card & 1):
                bit_of[card] = MOST_TRICKS * seat + place
        held = sum(1 << int(bit_of[c]) for hand in state.hands for c in range(64) if hand >> c & 1)
        first, second, third = (*map(int, state.trick), NO_CARD, NO_CARD, NO_CARD)[:3]
        self._mark += 1
        if self._mark == QUESTIONS:
            self._keys[:] = 0
            self._mark = 1
        return bool(
            _forced(
                np.array(state.hands, dtype=np.int64), bit_of, classes, self._keys,
                np.zeros(1, np.int64), self._mark, state.leader,
                first, second, third, state.broken or not break_rule, held, 0, 0,
            )
        )  # fmt: skip

    def value(
        self, state: Playing, payoffs: Any, *, break_rule: bool = True, guess: float | None = None
    ) -> float:
        """The value under a payoff table ``(14,) * seats``: the most that side 0 can force.

        A good guess saves questions: first it is asked whether as much can be forced, then whether
        more can. It never changes the value.
        """
        tricks = state.hands[state.to_act].bit_count()
        known = sorted({float(payoffs[final]) for final in _finals(state, tricks)})
        low, high = 0, len(known) - 1
        likely = [] if guess is None else [bisect_left(known, guess) + more for more in (1, 0)]
        while low < high:
            middle = likely.pop() if likely else (low + high + 1) // 2
            if not low < middle <= high:
                continue
            if self.forces(state, payoffs >= known[middle], break_rule=break_rule):
                low = middle
            else:
                high = middle - 1
        return known[low]


def _finals(state: Playing, tricks: int) -> list[tuple[int, ...]]:
    """The final tricks by seat that can still come about."""

    def shares(seats: int, tricks: int) -> list[tuple[int, ...]]:
        if seats == 1:
            return [(tricks,)]
        return [
            (mine, *rest) for mine in range(tricks + 1) for rest in shares(seats - 1, tricks - mine)
        ]

    return [
        tuple(taken + more for taken, more in zip(state.taken, share, strict=True))
        for share in shares(len(state.hands), tricks)
    ]
