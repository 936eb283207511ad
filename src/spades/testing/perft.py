"""Perft: play a position out in every way, count the ends and add up their hashes.

Counts alone miss a trick that goes to the wrong seat: as many plays follow. So each end is hashed
with all that came of it. The sum does not depend on the order, so any other implementation, in any
language, can be compared by it.

A hash has 63 bits, kept as a number 0 … 2⁶³ − 1, and is made of words, numbers of up to 64 bits,
which may be negative. A word is mixed in so:

    hash = (hash XOR word) · 0x5851F42D4C957F2D mod 2⁶³
    hash = hash XOR (hash >> 32)

In 64-bit signed arithmetic that wraps around, "mod 2⁶³" is AND 0x7FFFFFFFFFFFFFFF. The hash begins
as 0x14057B7EF767814F. Then come, a word each:

1. every finished trick, the first one first:
   leader + 4 · winner + 16 · (c₁ + 64 c₂ + 64² c₃ + 64³ c₄), cₙ the number of the n-th card played
   plus 1; 0 for a card that there is not. Seats are 0 … 3, card numbers 16 · suit + rank, suits
   clubs, diamonds, hearts, spades = 0 … 3, ranks two … ace = 0 … 12;
2. the cards still held by seats 0, 1, 2, 3: four words, bit n set for card n;
3. the trick on the table, as in 1, with winner 0;
4. t₀ + 2⁴ t₁ + 2⁸ t₂ + 2¹² t₃ + 2¹⁶ broken + 2¹⁷ over: tricks by seat; 1 when spades are broken;
   0 when the match goes on, 1 or 2 when side 0 or 1 has won it, 3 when it is drawn;
5. the scores of sides 0 and 1: two words;
6. the running bags of sides 0 and 1: two words.

In the two-player game seats 2 and 3 hold nothing and take nothing. A hand that is over has its last
trick (its winner is the leader of an empty table), and then the scores and bags that it led to.
"""

from __future__ import annotations

from typing import Final

from spades.game.decide import decide, legal_actions
from spades.game.evolve import evolve
from spades.game.state import Match, Opening, Over, Playing, State
from spades.rules import Rules
from spades.rules.laws import NO_CARD
from spades.rules.leaf import NOTHING_YET, hand_hash, leaf_hash, mix, tally_word, trick_word
from spades.rules.scoring import DRAWN, PLAY_ON, SIDE_0_WINS, SIDE_1_WINS

MODULUS: Final = 1 << 63


def perft(state: Playing, depth: int | None = None) -> tuple[int, int]:
    """How many ends a position has after ``depth`` cards, and the sum of their hashes mod 2⁶³.

    A hand that ends earlier counts as it ended; depth None plays all out. Cost: about 20 µs an
    end.
    """
    if depth == 0:
        return 1, hash_of_end(state, state)
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
            found, hashes = 1, hash_of_end(last, after)
        count += found
        total += hashes
    return count, total % MODULUS


def hash_of_end(play: Playing, after: State) -> int:
    """The hash of an end: ``play`` as it stood last, ``after`` the state then (the same, or over).

    As the module's heading has it.
    """
    tricks = NOTHING_YET
    for trick in play.tricks:
        tricks = mix(tricks, trick_word(trick.leader, *_four(trick.cards, NO_CARD), trick.winner))
    table = trick_word(play.leader, *_four(play.trick, NO_CARD), 0)
    over = PLAY_ON
    if isinstance(after, Over):
        over = DRAWN if after.winner is None else (SIDE_0_WINS, SIDE_1_WINS)[after.winner]
    return leaf_hash(
        hand_hash(tricks, *_four(play.hands, 0), table),
        tally_word(*_four(play.taken, 0), play.broken, over),
        *after.match.scores,
        *after.match.bag_counts,
    )


def _four(values: tuple[int, ...], missing: int) -> tuple[int, int, int, int]:
    first, second, third, fourth = (*map(int, values), *[missing] * (4 - len(values)))
    return first, second, third, fourth


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
