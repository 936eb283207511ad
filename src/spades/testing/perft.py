"""Perft: play a position out in every way, count the ends and add up their hashes.

Counts alone miss a trick that goes to the wrong seat: as many plays follow. So each end is hashed
with all that came of it. The sum does not depend on the order, so any other implementation, in any
language, can be compared by it.

The text that is hashed, one line for each fact; cards clubs to spades, each from high to low:

    hands AC 2C|KS||3D          cards still held, by seat
    tricks 0:2C 3C 4C AC>3      finished tricks, leader : cards in the order played > winner
    trick 3:AS                  the trick on the table, leader : cards
    taken 0 0 0 1               tricks by seat
    broken no                   whether spades are broken
    scores 0 0                  by side
    bags 0 0                    by side
    over no                     ``no``, or ``0`` ``1`` for a winner, ``-`` for a draw

A hand that is over has its last trick, and then the scores and bags that it led to.
"""

from __future__ import annotations

import hashlib
from typing import Final

from spades.cards import hand_text
from spades.game.decide import decide, legal_actions
from spades.game.evolve import evolve
from spades.game.state import Match, Opening, Over, Playing, State
from spades.rules import Rules

MODULUS: Final = 1 << 64


def perft(state: Playing, depth: int | None = None) -> tuple[int, int]:
    """How many ends a position has after ``depth`` cards, and the sum of their hashes mod 2⁶⁴.

    A hand that ends earlier counts as it ended; depth None plays all out. Cost: about 20 µs an
    end.
    """
    if depth == 0:
        return 1, leaf_hash(state, state)
    count = total = 0
    for action in legal_actions(state):
        after: State = state
        last = state
        for event in decide(state, action):
            after = evolve(after, event)
            if isinstance(after, Playing):
                last = after
        if isinstance(after, Playing):
            found, hashes = perft(after, None if depth is None else depth - 1)
        else:
            found, hashes = 1, leaf_hash(last, after)
        count += found
        total += hashes
    return count, total % MODULUS


def leaf_hash(play: Playing, after: State) -> int:
    """The hash of an end: ``play`` as it stood last, ``after`` the state then (the same, or over).

    The first eight bytes of SHA-256 of its text, big-endian.
    """
    text = leaf_text(play, after)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def leaf_text(play: Playing, after: State) -> str:
    """The text of an end, as the module's heading has it."""
    tricks = (
        f"{trick.leader}:{' '.join(map(str, trick.cards))}>{trick.winner}" for trick in play.tricks
    )
    over = "no"
    if isinstance(after, Over):
        over = "-" if after.winner is None else str(after.winner)
    match = after.match
    return "\n".join(
        (
            f"hands {'|'.join(map(hand_text, play.hands))}",
            f"tricks {', '.join(tricks)}",
            f"trick {play.leader}:{' '.join(map(str, play.trick))}",
            f"taken {' '.join(map(str, play.taken))}",
            f"broken {'yes' if play.broken else 'no'}",
            f"scores {' '.join(map(str, match.scores))}",
            f"bags {' '.join(map(str, match.bag_counts))}",
            f"over {over}",
        )
    )


def small_hand(
    rules: Rules,
    hands: tuple[int, ...],
    bids: tuple[int, ...],
    *,
    dealer: int = 0,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
    broken: bool = False,
    hand_number: int = 1,
) -> Playing:
    """A hand about to be played, of as many cards as you like, the same number for each seat."""
    seats = rules.seats
    match = Match(rules, hand_number, dealer, scores, bag_counts)
    opening = Opening(bids, (True,) * seats, (), (None,) * seats, (None,) * seats)
    leader = (dealer + 1) % seats
    return Playing(match, opening, hands, leader, (), (), (0,) * seats, broken)
