"""The readable reference: every way to play, on the engine itself, and nothing left out.

No table, no bounds, no pruning, no card left out for being as good as another: the engine says
what is legal and what comes of it, the side to act takes the best for itself, and a hand that is
over is worth what its result is worth. Cost: 40 to 55 µs for each way in which the hand can go, so
five cards a seat take seconds, or minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from spades.cards import Card
from spades.game.actions import Action, Play
from spades.game.decide import apply, legal_actions
from spades.game.events import HandResult
from spades.game.state import Dealing, Over, Playing
from spades.rules.laws import side_of

Worth = Callable[[HandResult], float]
"""What a finished hand is worth to side 0, which wants much; side 1 wants little."""


def score(result: HandResult) -> float:
    """Points of side 0 minus those of side 1, as the engine scored the hand."""
    return result.points[0] - result.points[1]


def tricks_from(state: Playing) -> Worth:
    """The tricks that side 0 takes from this position on, the trick on the table included."""

    had = _of_side_0(state.taken)
    return lambda result: _of_side_0(result.tricks) - had


def _of_side_0(tricks: tuple[int, ...]) -> int:
    return sum([taken for seat, taken in enumerate(tricks) if side_of(seat) == 0])


def payoff(table: Any) -> Worth:
    """A table (or a function) of the final tricks by seat."""
    if callable(table):
        return lambda result: table(result.tricks)
    return lambda result: float(table[result.tricks])


def without_break_rule(state: Playing) -> Playing:
    """The position where spades may be led at any time: broken once, they stay broken."""
    return replace(state, broken=True)


def minimax(state: Playing, worths: Sequence[Worth]) -> tuple[float, ...]:
    """The value of a position for each way to price a finished hand: one walk for them all."""
    best = max if side_of(state.to_act) == 0 else min
    outcomes = [_after(state, action, worths) for action in legal_actions(state)]
    return tuple(best(values) for values in zip(*outcomes, strict=True))


def card_values(state: Playing, worths: Sequence[Worth]) -> dict[Card, tuple[float, ...]]:
    """The same after each legal card, clubs to spades and high to low."""
    values = {}
    for action in legal_actions(state):
        assert isinstance(action, Play)
        values[action.card] = _after(state, action, worths)
    return values


def _after(state: Playing, action: Action, worths: Sequence[Worth]) -> tuple[float, ...]:
    after = apply(state, action)
    if isinstance(after, Playing):
        return minimax(after, worths)
    assert isinstance(after, (Dealing, Over))
    result = after.result
    assert result is not None
    return tuple([worth(result) for worth in worths])
