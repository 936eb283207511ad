"""Claiming the rest: offered only to one who wins every trick left, whatever anybody plays.

It is judged from the claimer's own view, so that an offer tells nothing of hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from spades.cards import FULL_DECK, Card, cards_of
from spades.errors import IllegalAction
from spades.game.actions import Play
from spades.game.decide import decide, legal_actions
from spades.game.events import HandResult
from spades.game.evolve import evolve
from spades.game.score import score_hand
from spades.game.state import Playing, State
from spades.game.view import View, out_of_play, playable
from spades.game.worlds import voids
from spades.rules.laws import beats
from spades.table import asks
from spades.table.events import Claimed, Logged
from spades.table.table import Table
from spades.table.votes import in_play


def may_claim(view: View) -> bool:
    """Whether this seat, to act, wins every trick left in whatever order it plays.

    True only when no card that another hand may hold, by all that this seat knows, could take any
    of them: there is no better or worse way to play on, for anybody.
    """
    seat = view.seat
    if seat is None or view.phase != "play" or view.to_act != seat or not view.hand:
        return False
    seats = view.rules.seats
    played = len(view.trick)
    held = _may_hold(view)
    if played:
        best = _best(view.trick)
        later = _union(held[(seat + turn) % seats] for turn in range(1, seats - played))
        for card in cards_of(playable(view)):
            if not beats(card, best) or any(beats(other, card) for other in later):
                return False
        if view.hand.bit_count() == 1:
            return True  # the last card: nothing is led after it
    others = _union(mask for other, mask in enumerate(held) if other != seat)
    return not any(beats(other, card) for card in cards_of(view.hand) for other in others)


def claim_result(view: View) -> HandResult | None:
    """What the hand will be worth if the seat claims; None where it may not."""
    if not may_claim(view):
        return None
    assert view.seat is not None
    assert view.hand is not None
    tricks = list(view.taken)
    tricks[view.seat] += view.hand.bit_count()
    bids = [bid if bid is not None else 0 for bid in view.bids]
    return score_hand(view.rules, view.scores, view.bag_counts, bids, tricks)


def claim(table: Table, ask: asks.Claim, now: float) -> tuple[Logged, ...]:
    """Take the rest: the tricks are played out at once. Refusal: ``claim.not_sure``."""
    in_play(table)
    state: State = table.match
    if not isinstance(state, Playing) or not may_claim(table.view(ask.seat)):
        raise IllegalAction("claim.not_sure")
    events: list[Logged] = [Claimed(ask.seat, state.hands[ask.seat].bit_count())]
    while isinstance(state, Playing):
        # Nothing depends on which: everybody plays their last legal card, the lowest spade.
        action = legal_actions(state)[-1]
        assert isinstance(action, Play)
        for event in decide(state, action):
            events.append(event)
            state = evolve(state, event)
    return tuple(events)


def _may_hold(view: View) -> list[int]:
    """By seat, the cards that it may still hold, by all that this seat knows."""
    unseen = FULL_DECK & ~view.played & ~(view.hand or 0) & ~out_of_play(view)
    return [unseen & ~void for void in voids(view)]


def _best(trick: tuple[Card, ...]) -> Card:
    best = trick[0]
    for card in trick[1:]:
        if beats(card, best):
            best = card
    return best


def _union(masks: Iterable[int]) -> tuple[Card, ...]:
    mask = 0
    for one in masks:
        mask |= one
    return cards_of(mask)
