"""Traced playouts and whole hands: what the kernel says it did, for the engine to judge."""

from __future__ import annotations

from typing import Any

import numpy as np

from spades.cards import Card, cards_of
from spades.cards.card import CARD
from spades.game.actions import (
    BIDS,
    PLAYS,
    Deal,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Redraw,
    Refuse,
    Stock,
)
from spades.game.decide import apply, decide, legal_actions
from spades.game.events import HandResult, HandScored
from spades.game.evolve import evolve
from spades.game.state import Bidding, Dealing, Drawing, Exchanging, Playing, State
from spades.kernel import wholehand
from spades.kernel.points import WORTH
from spades.kernel.policies import Policy, deal_many_of, play_many_of
from spades.kernel.simulate import position_of, setting_of
from spades.rules.laws import DOUBLE_NIL

SEED = 20_261_130


def rows(count: int, seats: int) -> list[Any]:
    """Room for tricks, points and bags."""
    return [
        np.zeros((count, seats), np.int8),
        np.zeros((count, 2), np.int32),
        np.zeros((count, 2), np.int8),
    ]


def traced_plays(
    state: Playing, policy: Policy, count: int, seed: int = SEED, noise: int = 256
) -> tuple[list[list[int]], list[Any]]:
    """The cards played in each playout of a position, in order, and the rows of results."""
    seats = state.match.seats
    made, trace = rows(count, seats), np.full((count, 52), -9, np.int64)
    given = np.array(position_of(state))
    worth = np.zeros(WORTH, np.int64)
    play_many_of(policy, seats, trace=True)(given, seed, 0, noise, worth, *made, trace)
    left = sum(hand.bit_count() for hand in state.hands) + len(state.trick)
    return trace[:, len(state.trick) : left].tolist(), made


def traced_hands(
    state: Dealing, policy: Policy, count: int, seed: int = SEED, noise: int = 256
) -> tuple[Any, list[Any]]:
    """The trace of whole hands, and the rows of results, bids first."""
    seats = state.match.seats
    made = [np.zeros((count, seats), np.int8), *rows(count, seats)]
    trace = np.zeros((count, wholehand.TRACED), np.int64)
    given = np.array(setting_of(state))
    deal_many_of(policy, seats, trace=True)(given, seed, 0, noise, *made, trace)
    return trace, made


def legal(state: State) -> list[Card]:
    """The cards that the seat to act may play."""
    return [action.card for action in legal_actions(state) if isinstance(action, Play)]


def replayed(state: State, cards: list[int]) -> HandResult:
    """What the engine says of these cards. Raises IllegalAction when one is not legal."""
    for number, card in enumerate(cards):
        assert isinstance(state, Playing), "a card after the end"
        for event in decide(state, PLAYS[state.to_act][card]):
            state = evolve(state, event)
            if isinstance(event, HandScored):
                assert number == len(cards) - 1
                return event.result
    raise AssertionError("the hand is not over")


def agrees(result: HandResult, tricks: Any, points: Any, bags: Any) -> bool:
    """Whether a row of the kernel's says the same as the engine."""
    return (
        result.tricks == tuple(tricks)
        and result.points == tuple(points)
        and result.bags == tuple(bags)
    )


def opened(state: Dealing, row: Any) -> Playing:
    """The engine's state about to be played, after all that a traced hand did before."""
    row = row.tolist()
    bids = row[wholehand.BIDS : wholehand.BIDS + 4]
    given = row[wholehand.GIVEN : wholehand.GIVEN + 4]
    now: State = state
    if state.match.seats == 4:
        now = apply(now, Deal(tuple(row[:4])))
    else:
        now = apply(now, Stock(tuple(CARD[card] for card in row[:52])))
    turn = 0
    while not isinstance(now, Playing):
        assert isinstance(now, (Drawing, Bidding, Exchanging))
        seat = now.to_act
        if isinstance(now, Exchanging) and seat is None:
            cards = row[wholehand.REDRAWN + now.queue[0]]
            now = apply(now, Redraw(cards_of(cards)))
            continue
        assert seat is not None
        if not isinstance(now, Exchanging) and not now.opening.looked[seat]:
            if bids[seat] == DOUBLE_NIL:
                now = apply(now, BIDS[seat][DOUBLE_NIL])
            else:
                now = apply(now, Look(seat) if isinstance(now, Bidding) else Decline(seat))
        elif isinstance(now, Drawing):
            kept = row[wholehand.KEPT] >> turn & 1
            now = apply(now, Keep(seat) if kept else Refuse(seat))
            turn += 1
        elif isinstance(now, Bidding):
            now = apply(now, BIDS[seat][bids[seat]])
        elif now.match.seats == 4:
            now = apply(now, Pass(seat, cards_of(given[seat])))
        else:
            now = apply(now, Exchange(seat, cards_of(given[seat])))
    return now


def plays_of(row: Any, seats: int) -> list[int]:
    """The cards that a traced hand played."""
    plays: list[int] = row[wholehand.PLAYS : wholehand.PLAYS + 13 * seats].tolist()
    return plays
