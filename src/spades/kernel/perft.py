"""Perft in compiled code: whole trees of the play, their ends counted and hashed.

The tree is walked with ``play_card`` and ``legal``, the functions that steps are made of, so that
its counts and hashes, equal to those of ``spades.testing.perft``, speak for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from spades.game.state import Playing
from spades.kernel.bits import popcount, trailing_zeros
from spades.kernel.lanes import (
    BROKEN,
    HANDS,
    LANES,
    LEADER,
    ON_TABLE,
    PHASE,
    PLAY_END,
    PLAYING,
    SCORES,
    TAKEN,
    THE_PLAY,
    TRICK,
    pack,
)
from spades.kernel.link import jit, law
from spades.kernel.play import hand_score, play_card, standing
from spades.kernel.rules_code import Row, code_of
from spades.kernel.step import legal
from spades.rules import Rules, leaf
from spades.rules.laws import NO_CARD
from spades.rules.scoring import PLAY_ON

TO_THE_END: Final = 64
"""A depth that no hand has."""
PLIES: Final = 53
_PLAY: Final = PLAY_END - THE_PLAY

_mix = law(leaf.mix)
_trick_word = law(leaf.trick_word)
_tally_word = law(leaf.tally_word)
_hand_hash = law(leaf.hand_hash)
_leaf_hash = law(leaf.leaf_hash)


def perft(state: Playing, depth: int | None = None) -> tuple[int, int]:
    """As ``spades.testing.perft``: how many ends, and the sum of their hashes mod 2⁶³."""
    counts, sums = perft_rows(state.match.rules, pack(state)[None], depth, [tricks_hash(state)])
    return int(counts[0]), int(sums[0])


def perft_rows(
    rules: Rules, rows: Row, depth: int | None = None, tricks: Sequence[int] | None = None
) -> tuple[Row, Row]:
    """Ends of many positions, and the sums of their hashes mod 2⁶³: two int64 arrays.

    ``rows`` has the shape (positions, LANES), all of the play and packed by ``pack``; ``tricks``
    the hashes of the tricks that each has behind it (:func:`tricks_hash`), None: there are none.
    Raises AssertionError for rows of another shape or phase.
    """
    work = _checked(rows)
    if tricks is None:
        tricks = [leaf.NOTHING_YET] * len(work)
    counts, sums = _room(len(work)), _room(len(work))
    _hash_rows(
        code_of(rules),
        work,
        np.array(tricks, dtype=np.int64),
        TO_THE_END if depth is None else depth,
        counts,
        sums,
        _room(PLIES, _PLAY),
        _room(PLIES, 2),
    )
    return counts, sums


def count_rows(rules: Rules, rows: Row, depth: int | None = None) -> Row:
    """Ends of many positions, without their hashes: an int64 array. ``rows`` as above.

    Several times as fast as with hashes: the last card is counted, not played.
    """
    work = _checked(rows)
    counts = _room(len(work))
    limit = TO_THE_END if depth is None else depth
    _count_rows(code_of(rules), work, limit, counts, _room(PLIES, _PLAY), _room(PLIES))
    return counts


def _checked(rows: Row) -> Row:
    """A copy to work on. Compiled code writes past rows of another width, so they are refused."""
    work = np.array(rows, dtype=np.int64, order="C")
    if work.ndim != 2 or work.shape[1] != LANES or (work[:, PHASE] != PLAYING).any():
        raise AssertionError(f"rows of the play, shape (positions, {LANES}), are wanted")
    return work


def _room(*shape: int) -> Row:
    return np.zeros(shape, dtype=np.int64)


def tricks_hash(state: Playing) -> int:
    """The hash of a state's finished tricks, with which those of its ends begin."""
    value = leaf.NOTHING_YET
    for trick in state.tricks:
        first, second, third, fourth = (*trick.cards, NO_CARD, NO_CARD)[:4]
        value = leaf.mix(
            value, leaf.trick_word(trick.leader, first, second, third, fourth, trick.winner)
        )
    return value


@jit()
def _keep(lanes: Row, kept: Row, ply: int) -> None:
    for place in range(_PLAY):
        kept[ply, place] = lanes[THE_PLAY + place]


@jit()
def _restore(lanes: Row, kept: Row, ply: int) -> None:
    for place in range(_PLAY):
        lanes[THE_PLAY + place] = kept[ply, place]


@jit()
def _count(code: Row, lanes: Row, depth: int, kept: Row, left: Row) -> int:
    """The ends below a position. ``kept`` and ``left``: room for a path."""
    if depth == 0:
        return 1
    count = ply = 0
    left[0] = legal(code, lanes)
    while ply >= 0:
        cards = left[ply]
        left[ply] = cards & cards - 1
        ends = 0
        if ply + 1 == depth:
            ends = popcount(cards)
            left[ply] = 0
        else:
            if left[ply] != 0:
                _keep(lanes, kept, ply)
            ends = 1 if play_card(code, lanes, trailing_zeros(cards)) else 0
            hand = lanes[HANDS + lanes[LEADER]]
            if lanes[ON_TABLE] == 0 and hand & hand - 1 == 0:
                ends = 1  # the last trick is left: there is one way to play it
        if ends == 0:
            ply += 1
            left[ply] = legal(code, lanes)
            continue
        count += ends
        while ply >= 0 and left[ply] == 0:
            ply -= 1
        if ply >= 0:
            _restore(lanes, kept, ply)
    return count


@jit()
def _end(code: Row, lanes: Row, tricks: int, over: bool) -> int:
    """The hash of an end; ``over``: the hand is played out and to be scored."""
    hand = _hand_hash(
        tricks,
        lanes[HANDS],
        lanes[HANDS + 1],
        lanes[HANDS + 2],
        lanes[HANDS + 3],
        _trick_word(
            lanes[LEADER], lanes[TRICK], lanes[TRICK + 1], lanes[TRICK + 2], lanes[TRICK + 3], 0
        ),
    )
    score_0, score_1 = lanes[SCORES], lanes[SCORES + 1]
    bags_0, bags_1 = lanes[SCORES + 2], lanes[SCORES + 3]
    how = PLAY_ON
    if over:
        points_0, bags_0 = hand_score(code, lanes, 0)
        points_1, bags_1 = hand_score(code, lanes, 1)
        score_0 += points_0
        score_1 += points_1
        how = standing(code, lanes, score_0, score_1)
    tally = _tally_word(
        lanes[TAKEN],
        lanes[TAKEN + 1],
        lanes[TAKEN + 2],
        lanes[TAKEN + 3],
        lanes[BROKEN] != 0,
        how,
    )
    return int(_leaf_hash(hand, tally, score_0, score_1, bags_0, bags_1))


@jit()
def _hashed(
    code: Row, lanes: Row, depth: int, tricks: int, kept: Row, path: Row
) -> tuple[int, int]:
    """The ends below a position and the sum of their hashes.

    ``path`` has for each ply the cards still to be tried and the hash of the tricks so far.
    """
    if depth == 0:
        return 1, _end(code, lanes, tricks, False)
    count = total = ply = 0
    path[0, 0] = legal(code, lanes)
    path[0, 1] = tricks
    while ply >= 0:
        cards = path[ply, 0]
        tricks = path[ply, 1]
        path[ply, 0] = cards & cards - 1
        if path[ply, 0] != 0:
            _keep(lanes, kept, ply)
        card = trailing_zeros(cards)
        leader, place = lanes[LEADER], lanes[ON_TABLE]
        first, second, third, fourth = lanes[TRICK], lanes[TRICK + 1], lanes[TRICK + 2], card
        over = play_card(code, lanes, card)
        if lanes[ON_TABLE] == 0:
            if place == 1:
                second, fourth = card, NO_CARD
            word = _trick_word(leader, first, second, third, fourth, lanes[LEADER])
            tricks = _mix(tricks, word)
        if not over and ply + 1 != depth:
            ply += 1
            path[ply, 0] = legal(code, lanes)
            path[ply, 1] = tricks
            continue
        count += 1
        total = total + _end(code, lanes, tricks, over) & leaf.LOW_63
        while ply >= 0 and path[ply, 0] == 0:
            ply -= 1
        if ply >= 0:
            _restore(lanes, kept, ply)
    return count, total


@jit("void(int64[::1], int64[:, ::1], int64, int64[::1], int64[:, ::1], int64[::1])")
def _count_rows(code: Row, rows: Row, depth: int, counts: Row, kept: Row, left: Row) -> None:
    for row in range(len(rows)):
        counts[row] = _count(code, rows[row], depth, kept, left)


@jit(
    "void(int64[::1], int64[:, ::1], int64[::1], int64, int64[::1], int64[::1],"
    " int64[:, ::1], int64[:, ::1])"
)
def _hash_rows(
    code: Row, rows: Row, tricks: Row, depth: int, counts: Row, sums: Row, kept: Row, path: Row
) -> None:
    for row in range(len(rows)):
        counts[row], sums[row] = _hashed(code, rows[row], depth, tricks[row], kept, path)
