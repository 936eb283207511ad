"""What a solver's answer claims, held against a reference: shared by the tests and the bench.

Each function says what is wrong, or nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from spades.cards import Card
from spades.game.actions import Play
from spades.game.decide import decide, legal_actions
from spades.game.events import HandScored
from spades.game.evolve import evolve
from spades.game.state import Playing
from spades.kernel.lanes import pack
from spades.kernel.perft import count_rows
from spades.kernel.solution import SCORE, TRICKS, Solution
from spades.rules.laws import side_of
from tests.kernel import brute, brute_compiled
from tests.kernel.positions import random_payoffs


@dataclass(frozen=True)
class Asked:
    """One question about a position: the same to the solver and to the references."""

    name: str
    state: Playing
    table: Any = field(repr=False)
    """Payoffs by final tricks, for the compiled references."""
    options: dict[str, Any] = field(repr=False)
    """For ``solve``."""
    break_rule: bool = True

    @property
    def ruled(self) -> Playing:
        """The position as the engine has to play it."""
        return self.state if self.break_rule else brute.without_break_rule(self.state)


def questions(
    state: Playing,
    rng: random.Random,
    goals: tuple[str, ...] = (TRICKS, SCORE, "payoff"),
    rules: tuple[bool, ...] | None = None,
) -> list[Asked]:
    """Questions about a position: both goals and a random payoff, the break rule on and off.

    ``rules``: on, off or both; None: both where it may count, while spades are not broken.
    """
    score = brute_compiled.score_table(state)
    found = []
    if rules is None:
        rules = (True,) if state.broken else (True, False)
    for rule in rules:
        for goal in goals:
            if goal == "payoff":
                table = random_payoffs(rng, state, score)
                # By turns a table and a function.
                asked: Any = table if rng.random() < 0.9 else Looked(table)
                options = {"payoff": asked}
            else:
                table = score if goal == SCORE else brute_compiled.tricks_table(state)
                options = {"goal": goal}
            found.append(Asked(goal, state, table, {**options, "break_rule": rule}, rule))
    return found


def worth(asked: Asked) -> brute.Worth:
    """The same question to the readable reference; a score is what the engine scores."""
    if asked.name == SCORE:
        return brute.score
    if asked.name == TRICKS:
        return brute.tricks_from(asked.state)
    return brute.payoff(asked.table)


@dataclass(frozen=True)
class Looked:
    """A payoff given as a function."""

    table: Any

    def __call__(self, tricks: tuple[int, ...]) -> float:
        return float(self.table[tricks])


def where_the_break_rule_counts(stream: Iterable[Playing]) -> Iterator[Playing]:
    """Those of the positions whose tricks are others without the break rule."""
    for state in stream:
        table = brute_compiled.tricks_table(state)
        values = {brute_compiled.value(state, table, break_rule=rule) for rule in (True, False)}
        if len(values) == 2:
            yield state


def walkable(stream: Iterable[Playing], leaves: int, *, break_rule: bool) -> Iterator[Playing]:
    """Those of the positions that can go in so many ways at most, with the break rule or without.

    Without it, only those where it would be in force: spades are not broken.
    """
    for state in stream:
        if state.broken and not break_rule:
            continue
        ruled = state if break_rule else brute.without_break_rule(state)
        if count_rows(ruled.match.rules, pack(ruled)[None])[0] <= leaves:
            yield state


Solve = Callable[..., Solution]


def wrong_value(solve: Solve, asked: Asked, want: float) -> str:
    """The value alone; the best card is for ``wrong_best``."""
    return wrong_told(solve(asked.state, **asked.options), asked, want)


def wrong_told(told: Solution, asked: Asked, want: float) -> str:
    """The same of an answer that is there already."""
    if not told.proven or told.value != want or told.goal != asked.name:
        return f"{asked.name}: {told.low} … {told.high} ({told.goal}), not {want}"
    if not told.nodes >= 0 or told.cards or told.line:
        return f"{asked.name}: more, or less, than was asked for: {told}"
    return ""


def wrong_best(solve: Solve, asked: Asked, cards: dict[Card, float]) -> str:
    """Whether the best card keeps the value; ``cards``: the true value of each legal card."""
    want = best_of(asked.state, cards)
    told = solve(asked.state, **asked.options)
    if told.best not in cards or cards[told.best] != want:
        return f"{asked.name}: best {told.best}, of {shown(cards)}"
    return wrong_value(solve, asked, want)


def wrong_cards(solve: Solve, asked: Asked, cards: dict[Card, float]) -> str:
    """The value of every legal card, in the order of lists."""
    want = best_of(asked.state, cards)
    told = solve(asked.state, **asked.options, cards=True)
    found = {one.card: one.low for one in told.cards if one.proven}
    if list(found.items()) != list(cards.items()):
        return f"{asked.name}: cards {told.cards}, not {shown(cards)}"
    if told.value != want or told.best not in cards or cards[told.best] != want:
        return f"{asked.name}: {told.low} … {told.high} and best {told.best}, of {shown(cards)}"
    return ""


def wrong_line(solve: Solve, asked: Asked, value: Callable[[Playing, Any], float]) -> str:
    """Whether the line is legal to the end of the hand, keeps the value at each card, and pays it.

    ``value``: the reference, of a position under a table.
    """
    told = solve(asked.state, **asked.options, line=True)
    state: Any = asked.ruled
    want = value(state, asked.table)
    for number, card in enumerate(told.line):
        action = Play(state.to_act, card)
        if not isinstance(state, Playing) or action not in legal_actions(state):
            return f"{asked.name}: card {number} of {shown_line(told)} is not legal"
        for event in decide(state, action):
            if isinstance(event, HandScored):
                paid = float(asked.table[event.result.tricks])
                if number + 1 != len(told.line) or paid != want or told.value != want:
                    return f"{asked.name}: {shown_line(told)} pays {paid}, not {want}"
                return ""
            state = evolve(state, event)
        if value(state, asked.table) != want:
            return f"{asked.name}: card {number} of {shown_line(told)} gives {want} away"
    return f"{asked.name}: {shown_line(told)} does not end the hand"


def wrong_bounds(solve: Solve, asked: Asked, cards: dict[Card, float], nodes: int) -> str:
    """Whether a search that is stopped early claims no more than is true."""
    want = best_of(asked.state, cards)
    for every in (False, True):
        told = solve(asked.state, **asked.options, nodes=nodes, cards=every)
        if not told.low <= want <= told.high:
            return f"{asked.name}: {want} is not in {told.low} … {told.high} after {nodes} nodes"
        if told.nodes > nodes:
            return f"{asked.name}: {told.nodes} nodes where {nodes} were allowed"
        if told.proven != (told.low == told.high) or (told.value is None) == told.proven:
            return f"{asked.name}: is {told} proven or not?"
        if told.best not in cards and (told.proven or told.best is not None):
            return f"{asked.name}: the best card {told.best} is not legal"
        if told.best is not None and told.proven and cards[told.best] != want:
            return f"{asked.name}: best {told.best} after {nodes} nodes, of {shown(cards)}"
        if every and [one.card for one in told.cards] != list(cards):
            return f"{asked.name}: cards {told.cards}, not {shown(cards)}"
        for one in told.cards:
            if not one.low <= cards[one.card] <= one.high:
                return f"{asked.name}: {one} after {nodes} nodes, of {shown(cards)}"
    return ""


def best_of(state: Playing, cards: dict[Card, float]) -> float:
    """The value of a position by the values of its cards."""
    return (max if side_of(state.to_act) == 0 else min)(cards.values())


def shown(cards: dict[Card, float]) -> str:
    """Cards and their values, to be read."""
    return " ".join(f"{card}:{value:g}" for card, value in cards.items())


def shown_line(told: Solution) -> str:
    """A line, to be read."""
    return f"the line {' '.join(map(str, told.line))}"


def random_limit(rng: random.Random) -> int:
    """A limit of nodes, mostly tiny."""
    return int(np.exp(rng.uniform(0, 6)))
