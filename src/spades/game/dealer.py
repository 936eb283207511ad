"""The dealer of a seeded match: what the seed brings when chance is called for.

The game itself draws nothing; whoever drives a match asks here, or brings its own.
"""

from __future__ import annotations

from spades.cards import cards_of, mask_of
from spades.cards.shuffle import deck_order, redraw_order
from spades.game.actions import Chance, Deal, Redraw, Stock
from spades.game.state import Dealing, Exchanging, State


def chance_for(state: State, seed: bytes, number: int | None = None) -> Chance:
    """What the dealer has to bring now, from the match's seed: ``sha256-fy-1``.

    Equal seeds bring equal deals and stocks, whoever sits where and whatever was played.
    ``number`` says which deal of the seed it is, the hand's own number where it is not given: at a
    table a hand that is dealt anew is another deal.
    """
    if number is None:
        number = state.match.hand_number
    if isinstance(state, Exchanging):
        assert state.owed is not None, "a seat is to act"
        before = sum(received is not None for received in state.opening.received)
        return Redraw(redraw_order(seed, number, before, cards_of(state.pool))[: state.owed])
    assert isinstance(state, Dealing), "the dealer has nothing to bring"
    order = deck_order(seed, number)
    if state.match.seats == 2:
        return Stock(order)
    return Deal(tuple(mask_of(order[seat * 13 : seat * 13 + 13]) for seat in range(4)))
