"""Exact solving with all cards seen: ``solve`` for a state, and the workspace it thinks in."""

from __future__ import annotations

import contextlib
import math
import mmap
import struct
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from numbers import Real
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from spades.cards import CARD, Card, cards_of
from spades.errors import UsageError, shown
from spades.game.position import check_position
from spades.game.state import Playing
from spades.kernel import memory as at
from spades.kernel.link import Compiled
from spades.kernel.order import SCORE_WEIGHTS, TRICK_WEIGHTS
from spades.kernel.proofs import HEAD_WORDS, SMALLEST
from spades.kernel.question import PAYOFFS, decide, pose
from spades.kernel.question import SCORE as ASK_SCORE
from spades.kernel.question import TRICKS as ASK_TRICKS
from spades.kernel.solution import GOALS, SCORE, TRICKS, CardValue, Solution
from spades.rules.laws import NO_CARD, broken_after, legal_cards, trick_winner

Payoff = Callable[[tuple[int, ...]], float] | npt.ArrayLike

NO_LIMIT: Final = 1 << 62
LONGEST: Final = 31_536_000
"""Seconds that a search may take at most, when their number is given: a year."""
TABLE_MEGABYTES: Final = 128
"""The size of a workspace's table; a search holds at most that and 1.3 MB for the question."""
_MOST_BITS: Final = 20
_LOCAL = threading.local()
_QUESTION: Final = struct.Struct("=29q")


def solve(
    state: Playing,
    goal: str = SCORE,
    *,
    payoff: Payoff | None = None,
    cards: bool = False,
    line: bool = False,
    break_rule: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Solution:
    """The value of a position when all cards are seen and both sides play perfectly.

    ``state``: a hand in its play, of either game, in mid-trick too. ``goal``: ``score``, the
    hand's points of side 0 minus those of side 1 under the state's rules, bids, tricks so far and
    bags; or ``tricks``, how many tricks side 0 takes from here on. ``payoff`` instead of both:
    numbers for side 0, higher is better for it, as an array of shape ``(14,) * seats`` indexed by
    the final tricks of each seat, or as a function of such a tuple; only outcomes that can still
    come are looked at. The tricks so far are those of the state: a position that was read without
    them stands at none (``spades.game.position.missing_for_score``). ``cards``: the value of every
    legal card too; ``line``: a line of best play. ``break_rule`` False lets spades be led at any
    time, as in bridge. ``nodes`` (a whole number, for all that is asked together) and ``seconds``
    (wall time) stop the search: then ``low`` and ``high`` are what was proven until then, and
    ``proven`` is False.

    Cost: from 0.05 ms with 20 cards left to seconds with 52; doc: docs/solver.md.
    Raises UsageError ``solve.not_play`` for a state in another phase, ``solve.not_scored`` for
    a score without bids, ``solve.goal``, ``solve.payoff``, ``solve.limit`` for arguments that make
    no sense, and RecordError as ``spades.game.position.check_position`` for a position that cannot
    be.
    """
    return workspace().solve(
        state,
        goal,
        payoff=payoff,
        cards=cards,
        line=line,
        break_rule=break_rule,
        nodes=nodes,
        seconds=seconds,
    )


def _head_words(bits: int) -> int:
    """Words of all parts of the table for shapes, up to one of 2 to the power of ``bits`` slots."""
    return sum(HEAD_WORDS << part for part in range(SMALLEST, bits + 1, 2))


def _zeros(words: int) -> npt.NDArray[np.int64]:
    """A block of memory that the system gives as it is used, in large pages where it has them.

    A search reads its table all over the place: with pages of 4 KiB it waits for the processor to
    find them.
    """
    if not hasattr(mmap, "MADV_HUGEPAGE"):
        return np.zeros(words, dtype=np.int64)
    block = mmap.mmap(-1, 8 * words, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with contextlib.suppress(OSError):  # the system has none
        block.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(block, dtype=np.int64)


def workspace() -> Workspace:
    """This thread's workspace; made when it is first asked for, and kept."""
    found: Workspace | None = getattr(_LOCAL, "workspace", None)
    if found is None:
        found = _LOCAL.workspace = Workspace()
    return found


class Workspace:
    """The memory of one search at a time: make one a thread, or use ``solve``.

    ``megabytes`` bounds its table, which is emptied when it is full: a smaller one is slower, and
    just as right. The system gives the memory only as it is used.
    """

    def __init__(self, megabytes: int = TABLE_MEGABYTES) -> None:
        if type(megabytes) is not int or not 1 <= megabytes <= 65_536:
            raise UsageError("solve.memory", megabytes=shown(megabytes))
        table = megabytes << 17
        bits = SMALLEST
        while bits < _MOST_BITS and _head_words(bits + 2) * 2 < table:
            bits += 2
        heads = _head_words(bits)
        self._words = _zeros(at.TABLE_BEGINS + table)
        self._address = int(self._words.ctypes.data)
        # Single words are read and written much faster through it than through the array.
        self._word = self._words.data
        self._words[at.SIZE] = bits
        self._words[at.TABLE] = at.TABLE_BEGINS
        self._words[at.POOL] = at.TABLE_BEGINS + heads
        self._words[at.POOL_END] = len(self._words)
        weights = (*TRICK_WEIGHTS, *SCORE_WEIGHTS)
        self._words[at.WEIGHTS : at.WEIGHTS + len(weights)] = weights
        # Compiled, or got from disk, before any clock runs.
        for function in (pose, decide):
            cast(Compiled, function).prepare()

    def solve(
        self,
        state: Playing,
        goal: str = SCORE,
        *,
        payoff: Payoff | None = None,
        cards: bool = False,
        line: bool = False,
        break_rule: bool = True,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> Solution:
        """As the function ``solve``."""
        words = self._word
        words[at.STOP] = 0
        words[at.LIMIT] = NO_LIMIT if nodes is None else _node_limit(nodes)
        wait = None if seconds is None else _time_limit(seconds)
        _check_asked(state, goal, payoff)
        question = _Question(state, goal, payoff, break_rule)
        if wait is None:
            return self._answer(question, cards, line)
        timer = threading.Timer(wait, self.stop)
        timer.daemon = True
        timer.start()
        try:
            return self._answer(question, cards, line)
        finally:
            timer.cancel()
            timer.join()  # or it could stop the next search

    def stop(self) -> None:
        """End the search that runs, from another thread: it tells what it has proven."""
        self._word[at.STOP] = 1

    def _answer(self, question: _Question, cards: bool, line: bool) -> Solution:
        words, address = self._word, self._address
        question.put(words)
        pose(address)
        decide(address, 0, words[at.HIGH])
        low, high = words[at.LOW], words[at.HIGH]
        place = words[at.VALUES]
        values = words[place : place + words[at.VALUE_COUNT]].tolist()
        turn = len(question.trick)
        found = words[at.FOUND + turn]
        best: Card | None = None
        if found:
            best = self._absolute(found)
        elif low == high:
            best = question.legal[0]  # no card can make it worse
        told: tuple[CardValue, ...] = ()
        if cards:
            told = self._every_card(question, values, low, high, found)
        spent = words[at.NODES]
        line_cards: tuple[Card, ...] = ()
        if line and best is not None and low == high:
            line_cards, more = self._line(question, values[low], best)
            spent += more
        return Solution(
            goal=question.name,
            low=question.told(values[low]),
            high=question.told(values[high]),
            best=best,
            cards=told,
            line=line_cards,
            nodes=spent,
        )

    def _absolute(self, bit: int) -> Card:
        return CARD[self._word[self._word[at.CARDS] + bit.bit_length() - 1]]

    def _every_card(
        self, question: _Question, values: Sequence[float], low: int, high: int, found: int
    ) -> tuple[CardValue, ...]:
        """The value of each legal card: those with nothing between them are asked about once."""
        words, address = self._word, self._address
        turn = len(question.trick)
        hand = words[at.HANDS + turn]
        of_card = {}
        for bit in _bits(hand):
            of_card[self._absolute(bit)] = bit
        maximising = question.to_act % 2 == 0
        told: dict[int, tuple[int, int]] = {}
        for card in question.legal:
            bit = of_card[card]
            above = bit << 1
            if above & hand and above in told:
                told[bit] = told[above]
                continue
            if bit == found and low == high:
                told[bit] = low, high
                continue
            words[at.ONLY + turn] = bit
            # No card is worth more to its seat than the position.
            bottom, top = (0, high) if maximising else (low, len(values) - 1)
            if words[at.STOP] == 0 and words[at.NODES] < words[at.LIMIT]:
                decide(address, bottom, top)
                bottom, top = words[at.LOW], words[at.HIGH]
            told[bit] = bottom, top
        words[at.ONLY + turn] = 0
        return tuple(
            CardValue(card, *(question.told(values[index]) for index in told[of_card[card]]))
            for card in question.legal
        )

    def _line(self, question: _Question, value: float, best: Card) -> tuple[tuple[Card, ...], int]:
        """Best play to the end: at each turn a card that keeps the value."""
        words = self._word
        line, spent, before = [], 0, question
        allowed = words[at.LIMIT] - words[at.NODES]
        while True:
            line.append(best)
            after = question.after(best)
            if after is None:
                return tuple(line), spent
            question = after
            if len(question.legal) == 1:
                best = question.legal[0]
                continue
            if allowed <= spent:
                return (), spent
            question.put(words)
            pose(self._address)
            words[at.LIMIT] = allowed - spent
            place = words[at.VALUES]
            values: Sequence[float] = words[place : place + words[at.VALUE_COUNT]].tolist()
            # The value is known: one goal tells which card keeps it.
            if question.name == TRICKS:
                value -= question.won_since(before)
            before = question
            at_value = values.index(value)
            if question.to_act % 2 == 0:
                done = decide(self._address, max(0, at_value - 1), at_value)
            else:
                done = decide(self._address, at_value, min(len(values) - 1, at_value + 1))
            spent += words[at.NODES]
            if not done:
                return (), spent
            found = words[at.FOUND + len(question.trick)]
            best = self._absolute(found) if found else question.legal[0]


@dataclass(frozen=True, slots=True, eq=False)
class _Ranked:
    """A payoff as the search takes it."""

    numbers: list[float]
    """The distinct numbers, rising."""
    ranks: npt.NDArray[np.int64]
    """By the final tricks of each seat, the place of the payoff among the numbers."""


class _Question:
    """A position and what is asked of it, in the words of the workspace."""

    def __init__(
        self,
        state: Playing,
        goal: str,
        payoff: Payoff | None,
        break_rule: bool,
        ranked: _Ranked | None = None,
    ) -> None:
        self.state = state
        self.goal, self.payoff = goal, payoff
        self.break_rule = break_rule
        self.seats = len(state.hands)
        self.trick = state.trick
        self.to_act = state.to_act
        broken = state.broken or not break_rule
        self.name = goal if payoff is None else "payoff"
        # A line of play goes on with the ranks of its first question.
        self._ranked = ranked
        if payoff is not None and ranked is None:
            self._ranked = _ranked(payoff, state.taken, state.hands[state.to_act].bit_count())
        kind = ASK_SCORE if goal == SCORE else ASK_TRICKS
        if payoff is not None:
            kind = PAYOFFS
        rules, match = state.match.rules, state.match
        none = (0,) * (4 - self.seats)
        self._broken = broken
        self._facts = (
            *[bid or 0 for bid in state.opening.bids],
            *none,
            *state.taken,
            *none,
            *match.bag_counts,
            rules.bag_limit,
            rules.bag_penalty,
            rules.bag_value,
            rules.nil_value,
            rules.double_nil_value,
            kind,
            0 if self._ranked is None else int(self._ranked.ranks.ctypes.data),
        )

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """What the seat to act may play."""
        led = self.trick[0] if self.trick else NO_CARD
        return cards_of(legal_cards(self.state.hands[self.to_act], led, self._broken))

    def put(self, words: memoryview) -> None:
        """Write the question into the workspace."""
        state = self.state
        trick = [1 << card for card in state.trick]
        asked = (
            *state.hands,
            *((0,) * (4 - self.seats)),
            *trick,
            *((0,) * (4 - len(trick))),
            len(trick),
            state.leader,
            int(self._broken),
            self.seats,
            *self._facts,
        )
        _QUESTION.pack_into(words, 8 * at.Q_HANDS, *asked)

    def told(self, value: float) -> float:
        """A value as the asker means it."""
        return value if self._ranked is None else self._ranked.numbers[int(value)]

    def won_since(self, before: _Question) -> int:
        """The tricks that side 0 took between an earlier position and this one."""
        return sum(self.state.taken[::2]) - sum(before.state.taken[::2])

    def after(self, card: Card) -> _Question | None:
        """The question after a card of the seat to act; None when the hand is over."""
        state, seat = self.state, self.to_act
        hands, taken = list(state.hands), list(state.taken)
        hands[seat] &= ~(1 << card)
        trick, leader = (*state.trick, card), state.leader
        if len(trick) == self.seats:
            cards = (*trick, *((NO_CARD,) * (4 - self.seats)))
            leader = (leader + trick_winner(*cards)) % self.seats
            taken[leader] += 1
            trick = ()
        if not any(hands):
            return None
        following = Playing(
            state.match,
            state.opening,
            tuple(hands),
            leader,
            trick,
            state.tricks,
            tuple(taken),
            broken_after(state.broken, card),
            state.draws,
        )
        return _Question(following, self.goal, self.payoff, self.break_rule, self._ranked)


def _check_asked(state: Playing, goal: str, payoff: Payoff | None) -> None:
    """That the question makes sense, and all is known that the answer depends on."""
    if not isinstance(state, Playing):
        raise UsageError("solve.not_play", phase=getattr(state, "phase", str(type(state))))
    if not isinstance(goal, str) or goal not in GOALS:
        raise UsageError("solve.goal", goal=str(goal)[:40], known=list(GOALS))
    check_position(state)
    if payoff is None and goal == SCORE and None in state.opening.bids:
        raise UsageError("solve.not_scored", missing=["bids"])


def _ranked(payoff: Payoff, taken: Sequence[int], left: int) -> _Ranked:
    """The distinct numbers of a payoff, and the table of their ranks.

    Only outcomes that can still come are looked at; what stands elsewhere does not matter.
    """
    shape = (14,) * len(taken)
    total = sum(taken) + left
    reachable = [
        tricks for tricks in product(*(range(won, 14) for won in taken)) if sum(tricks) == total
    ]
    if callable(payoff):
        told: list[Any] = [payoff(tricks) for tricks in reachable]
    else:
        try:
            table = np.asarray(payoff)
        except ValueError:  # rows of unequal length
            raise UsageError("solve.payoff", reason="kind", want=list(shape)) from None
        if table.shape != shape:
            facts = {"shape": list(table.shape), "want": list(shape)}
            raise UsageError("solve.payoff", reason="shape", **facts)
        told = [table[tricks] for tricks in reachable]
    numbers, places = np.unique([_number(value, shape) for value in told], return_inverse=True)
    ranks = np.zeros(shape, dtype=np.int64)
    for tricks, rank in zip(reachable, places.ravel(), strict=True):
        ranks[tricks] = rank
    return _Ranked(numbers.tolist(), ranks)


def _number(value: Any, shape: tuple[int, ...]) -> float:
    if not isinstance(value, (Real, np.bool_)):
        raise UsageError("solve.payoff", reason="kind", value=str(value)[:40], want=list(shape))
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise UsageError("solve.payoff", reason="finite", value=str(value)[:40], want=list(shape))
    return number


def _node_limit(nodes: object) -> int:
    if type(nodes) is not int or not 1 <= nodes < NO_LIMIT:
        raise UsageError("solve.limit", option="nodes", value=shown(nodes), most=NO_LIMIT - 1)
    return nodes


def _time_limit(seconds: object) -> float:
    sensible = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if not sensible or not 0 < cast(float, seconds) <= LONGEST:  # NaN neither
        raise UsageError("solve.limit", option="seconds", value=shown(seconds), most=LONGEST)
    return float(cast(float, seconds))


def _bits(mask: int) -> Sequence[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found
