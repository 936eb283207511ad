"""The compiled reference: minimax over all cards, without a table and without bounds.

It takes a payoff of the final tricks by seat and returns its value. ``prune`` switches alpha-beta
on, which leaves out only what cannot change the value; without it every way to play is walked.
No position is remembered, no card is left out for being as good as another, and nothing is known
of tricks but who takes one (the laws, compiled).
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any, Final

import numpy as np
from numba.cpython.unsafe import numbers

from spades.cards import Card
from spades.game.actions import Play
from spades.game.decide import apply, legal_actions
from spades.game.score import score_hand
from spades.game.state import Dealing, Over, Playing
from spades.kernel.link import jit, law
from spades.rules import laws

trailing_zeros: Any = numbers.trailing_zeros
legal_cards = law(laws.legal_cards)
trick_winner = law(laws.trick_winner)
broken_after = law(laws.broken_after)
next_seat = law(laws.next_seat)
side_of = law(laws.side_of)
NO_CARD: Final = laws.NO_CARD

MOST: Final = 14
"""A payoff table has so many numbers along each axis: a seat takes 0…13 tricks."""


@jit(
    "float64(int64[::1], int64, int64, int64, int64, boolean, int64, float64[::1],"
    " float64, float64, boolean)"
)
def _value(
    hands: Any,
    leader: int,
    first: int,
    second: int,
    third: int,
    broken: bool,
    outcome: int,
    payoffs: Any,
    low: float,
    high: float,
    prune: bool,
) -> float:
    """The value of a position; ``first``, ``second``, ``third``: the trick on the table.

    ``outcome`` is the place in ``payoffs`` of the tricks taken so far. With ``prune`` the value is
    exact if it lies between ``low`` and ``high``, else a bound on that side.
    """
    seats = len(hands)
    none: Any = np.int64(NO_CARD)  # a number written out would be a type of its own
    place = 0
    seat = leader
    if first >= 0:
        place, seat = 1, next_seat(seat, seats)
    if second >= 0:
        place, seat = 2, next_seat(seat, seats)
    if third >= 0:
        place, seat = 3, next_seat(seat, seats)
    hand = hands[seat]
    if hand == 0:
        return float(payoffs[outcome])
    highest = side_of(seat) == 0
    best = -inf if highest else inf
    left = legal_cards(hand, first, broken)
    while left != 0:
        card: Any = np.int64(trailing_zeros(left))
        left &= left - 1
        hands[seat] = hand ^ (np.int64(1) << card)
        one = card if place == 0 else first
        two = card if place == 1 else second
        three = card if place == 2 else third
        after = broken_after(broken, card)
        if place + 1 < seats:
            value = _value(
                hands, leader, one, two, three, after, outcome, payoffs, low, high, prune
            )
        else:
            four = card if place == 3 else NO_CARD
            winner = (leader + trick_winner(one, two, three, four)) % seats
            more = outcome + MOST ** (seats - 1 - winner)
            value = _value(hands, winner, none, none, none, after, more, payoffs, low, high, prune)
        if highest:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if prune and low >= high:
            break
    hands[seat] = hand
    return best


def value(state: Playing, payoffs: Any, *, break_rule: bool = True, prune: bool = True) -> float:
    """The value of a position under a payoff table, ``(14,) * seats``, of the final tricks."""
    seats = len(state.hands)
    flat = np.ascontiguousarray(payoffs, dtype=np.float64).reshape(-1)
    if flat.shape != (MOST**seats,):
        raise ValueError(f"a payoff table has the shape {(MOST,) * seats}")
    first, second, third = (*map(int, state.trick), NO_CARD, NO_CARD, NO_CARD)[:3]
    return float(
        _value(
            np.array(state.hands, dtype=np.int64),
            state.leader,
            first,
            second,
            third,
            state.broken or not break_rule,
            sum(taken * MOST ** (seats - 1 - seat) for seat, taken in enumerate(state.taken)),
            flat,
            -inf,
            inf,
            prune,
        )
    )


def card_values(state: Playing, payoffs: Any, *, break_rule: bool = True) -> dict[Card, float]:
    """The value after each legal card; the engine plays the card."""
    if not break_rule:
        state = replace(state, broken=True)
    values = {}
    for action in legal_actions(state):
        assert isinstance(action, Play)
        after = apply(state, action)
        if isinstance(after, Playing):
            values[action.card] = value(after, payoffs)
        else:
            assert isinstance(after, (Dealing, Over))
            assert after.result is not None
            values[action.card] = float(payoffs[after.result.tricks])
    return values


# --- payoffs as tables


def endings(state: Playing) -> list[tuple[int, ...]]:
    """Every way in which the tricks that are left can go, as final tricks by seat."""
    left = state.hands[state.to_act].bit_count()
    ways = [tuple(state.taken)]
    for _ in range(left):
        ways = sorted(
            {
                (*way[:seat], way[seat] + 1, *way[seat + 1 :])
                for way in ways
                for seat in range(len(way))
            }
        )
    return ways


def score_table(state: Playing) -> Any:
    """Points of side 0 minus side 1 for each ending; NaN elsewhere, so that a slip shows."""
    match, bids = state.match, [bid or 0 for bid in state.opening.bids]
    table = np.full((MOST,) * len(state.hands), np.nan)
    for tricks in endings(state):
        points = score_hand(match.rules, match.scores, match.bag_counts, bids, tricks).points
        table[tricks] = points[0] - points[1]
    return table


def tricks_table(state: Playing) -> Any:
    """The tricks that side 0 takes from here on, for each ending; NaN elsewhere."""
    table = np.full((MOST,) * len(state.hands), np.nan)
    for tricks in endings(state):
        table[tricks] = sum(tricks[0::2]) - sum(state.taken[0::2])
    return table
