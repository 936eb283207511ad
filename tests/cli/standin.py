"""A slow solver for the tests of the command, on the readable reference: nothing is compiled."""

from __future__ import annotations

from typing import Any

from spades.cards import Card
from spades.game.actions import Play
from spades.game.decide import apply
from spades.game.state import Playing
from spades.kernel.solution import SCORE, CardValue, Solution
from spades.rules.laws import side_of
from tests.kernel import brute

asked: list[dict[str, Any]] = []
"""The options of each call."""


def solve(
    state: Playing,
    goal: str = SCORE,
    *,
    payoff: object = None,
    cards: bool = False,
    line: bool = False,
    break_rule: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Solution:
    """What the real one says, without limits."""
    asked.append({"nodes": nodes, "seconds": seconds, "line": line, "cards": cards})
    if not break_rule:
        state = brute.without_break_rule(state)
    worth = brute.score if goal == SCORE else brute.tricks_from(state)
    found = {card: value for card, (value,) in brute.card_values(state, [worth]).items()}
    best = _best(state, found)
    way = _line(state, worth) if line else ()
    told = tuple(CardValue(card, value, value) for card, value in found.items())
    return Solution(goal, found[best], found[best], best, told if cards else (), way, 1)


def _best(state: Playing, values: dict[Card, float]) -> Card:
    pick = max if side_of(state.to_act) == 0 else min
    return pick(values, key=lambda card: values[card])


def _line(state: Any, worth: brute.Worth) -> tuple[Card, ...]:
    cards: list[Card] = []
    while isinstance(state, Playing):
        found = {card: value for card, (value,) in brute.card_values(state, [worth]).items()}
        cards.append(_best(state, found))
        state = apply(state, Play(state.to_act, cards[-1]))
    return tuple(cards)
