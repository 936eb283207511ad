"""The solver's workspace: one block of 64-bit words, and what lies where in it.

A search runs in one block and knows it by its address. The block holds the facts of the question,
sets of outcomes, a list of moves for each trick, and the table of proven positions. Its size is
fixed when it is made: a search that fills its table empties it and goes on.

The names are indexes of words. Those of parts hold, in their word, where the part begins.
"""

from __future__ import annotations

from typing import Final

# --- the search
NODES: Final = 0
"""Tricks begun since the question was put."""
LIMIT: Final = 1
"""The search stops when NODES reaches it."""
STOP: Final = 2
"""Not 0: stop now. May be set by another thread."""
EPOCH: Final = 3
"""Entries of the table that bear another number are none; see ``proofs``."""
SHIFT: Final = 4
"""Four words: what a trick of each seat adds to an outcome's number."""
WIDTH: Final = 8
"""Words of a set of outcomes."""
STRIDE: Final = 9
"""Outcomes are numbers below it."""
TRICKS: Final = 10
"""Tricks of the whole question, the first one perhaps begun."""
CLASSES: Final = 11
"""Four words: the class of each seat; see ``outcomes``."""
SPADES: Final = 15
"""Part: the tricks that layouts of spades cannot avoid, see ``bounds``."""
ONLY: Final = 16
"""Four words: in the first trick, the one card that its n-th hand may play; 0: any."""
FOUND: Final = 20
"""Four words: in the first trick, the card with which its n-th hand succeeded last."""

# --- the table
HEADS: Final = 24
"""Part: the shapes in use now."""
HEAD_MASK: Final = 25
"""One less than the slots for shapes in use now."""
HEAD_COUNT: Final = 26
"""Shapes in them."""
TABLE: Final = 27
"""Part: all slots for shapes, the smallest number of them first."""
POOL: Final = 28
"""Part: the answers."""
POOL_NEXT: Final = 29
POOL_END: Final = 30
EMPTIED: Final = 37
"""How often the table was full and was emptied."""
SIZE: Final = 41
"""The largest part of the table has 2 to this power of slots for shapes."""
SHALLOW: Final = 43
"""With so few tricks left the table is not asked."""

# --- outcomes
STATUS: Final = 31
"""Part: by tricks left and outcome so far, the chance of the goal."""
GOALS: Final = 32
"""Part: by outcome so far, the outcomes to come that reach the goal."""
FULL: Final = 33
"""Part: by tricks left, all outcomes of so many tricks."""
PROOFS: Final = 34
"""Part: rows of sets for each trick of the search."""
LEADS: Final = 35
"""Part: the scores of leads, 64 for each trick of the search."""
AT_LEAST: Final = 36
"""Part: by class and number, the outcomes in which the class takes at least so many tricks."""
PAYOFF: Final = 38
"""Part: the payoff of each outcome."""
CLASS_COUNT: Final = 39
BASE: Final = 40
"""K: an outcome is the tricks of the classes but the last, as digits to this base."""
ORDER: Final = 42
"""Where the weights of this question's order of moves begin."""
SPREAD: Final = 44
"""Four words: how likely a trick goes to each class, in 1024ths; the fourth is the last class."""
VALUES: Final = 64
"""Part: the distinct payoffs, in rising order, and after them the chance of each."""
CARDS: Final = 65
"""Part: by relative card, the card of the deal that it is."""
FREE: Final = 66
"""Where the question's parts end."""
HANDS: Final = 68
"""Four words: the hands of the first trick, relative, the leader's first."""
LENGTHS: Final = 72
"""The lengths of their suits, see ``relative.one_of``."""
START: Final = 73
"""The search's first ``state``."""
SIDES: Final = 76
"""Part: the points of each side, by its two players' tricks to come."""
LOW: Final = 77
HIGH: Final = 78
"""Indexes of VALUES: what is proven of the question."""
VALUE_COUNT: Final = 79

# --- the question, as it is put
Q_HANDS: Final = 96
"""Four words: the cards still held, by seat."""
Q_TRICK: Final = 100
"""Four words: the cards on the table as masks, the one led first; 0 where none is."""
Q_COUNT: Final = 104
"""How many they are."""
Q_LEADER: Final = 105
Q_BROKEN: Final = 106
Q_SEATS: Final = 107
Q_BIDS: Final = 108
"""Four words, by seat."""
Q_TAKEN: Final = 112
"""Four words, by seat: tricks before the question."""
Q_BAGS: Final = 116
"""Two words, by side."""
Q_LIMIT: Final = 118
Q_PENALTY: Final = 119
Q_BAG_VALUE: Final = 120
Q_NIL: Final = 121
Q_DOUBLE_NIL: Final = 122
Q_GOAL: Final = 123
"""0 tricks, 1 score, 2 a table of payoffs by final tricks of each seat."""
Q_TABLE: Final = 124
"""The address of that table: ranks of payoffs, 14 to the power of the seats."""
WEIGHTS: Final = 128
"""The weights of the order of moves: two sets, for tricks and for everything else."""
WEIGHT_WORDS: Final = 64
CONTROL_WORDS: Final = 256
"""Single words and weights; the question's parts follow."""

TABLE_BEGINS: Final = 160_000
"""More than any question takes: three explicit classes and 13 tricks take 154,000 words."""
