"""A view as JSON: what players in other programs, and later browsers, are told.

The keys are those of the engine protocol's schema, ``players/schema/``. Nothing is in it that the
view does not hold.
"""

from __future__ import annotations

from typing import Any

from spades.cards import cards_of
from spades.game.actions import bid_json
from spades.game.view import View
from spades.rules import TWO_PLAYER


def cards_json(mask: int | None) -> list[str] | None:
    """Cards as text, clubs to spades, each from high to low; None stays None."""
    return None if mask is None else [str(card) for card in cards_of(mask)]


def _hand(view: View) -> list[str] | None:
    """This seat's cards; two players: null, and not empty, until it may have seen a card."""
    if view.hand == 0 and view.looked and view.seat is not None and not view.looked[view.seat]:
        return None
    return cards_json(view.hand)


def view_json(view: View) -> dict[str, Any]:
    """The view as a JSON object. Lists are by seat where the field is one for each seat."""
    seats = view.rules.seats
    two = view.rules.game == TWO_PLAYER
    told: dict[str, Any] = {
        "rules": view.rules.to_json(),
        "seat": view.seat,
        "first_drawer" if two else "dealer": view.dealer,
        "hand_number": view.hand_number,
        "phase": view.phase,
        "looked": list(view.looked) or [False] * seats,
        "hand": _hand(view),
        "bids": [None if bid is None else bid_json(bid) for bid in view.bids] or [None] * seats,
        "passed": cards_json(view.passed),
        "received": cards_json(view.received),
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [str(card) for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in view.tricks
        ],
        "trick": {"leader": view.leader, "cards": [str(card) for card in view.trick]},
        "taken": list(view.taken) or [0] * seats,
        "scores": list(view.scores),
        "bag_counts": list(view.bag_counts),
        "spades_broken": view.spades_broken,
        "actions": list(view.actions),
    }
    if two:
        told["drawn"] = None if view.drawn is None else str(view.drawn)
        told["discards"] = cards_json(view.discards)
        told["stock_left"] = view.stock_left
    return told
