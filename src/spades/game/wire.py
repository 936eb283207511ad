"""A view as JSON, and back: what players in other programs, and people at a server's, are told.

The keys are those of the engine protocol's schema, ``players/schema/``. Nothing is in it that the
view does not hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from spades.cards import Card, cards_of, mask_of, parse_cards
from spades.errors import NotationError, SpadesError
from spades.game.actions import bid_json, parse_bid
from spades.game.state import Match, Trick, exchange_queue
from spades.game.view import View, between
from spades.rules import TWO_PLAYER, Rules
from spades.rules.laws import partner_of


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


# --- and back


def read_view(told: object) -> View:
    """The view that ``view_json`` told, so that further events can be folded into it.

    What the JSON leaves out is left out: the last hand's ``result`` and how the match ended; in
    the two-player game ``draws``, and cards redrawn in the open by the other one in ``shown``.
    Raises NotationError ``view.unreadable``.
    """
    try:
        if not isinstance(told, Mapping):
            raise TypeError
        return _read(told)
    except (SpadesError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise NotationError("view.unreadable", text=str(told)[:80]) from error


def _read(told: Mapping[str, Any]) -> View:
    rules = Rules.from_json(told["rules"])
    two = rules.game == TWO_PLAYER
    seat, phase = told["seat"], told["phase"]
    match = Match(
        rules,
        told["hand_number"],
        told["first_drawer" if two else "dealer"],
        _pair(told["scores"]),
        _pair(told["bag_counts"]),
    )
    if phase in ("deal", "over"):
        return between(match, seat, phase, None)
    playing = phase == "play"
    actions = tuple(told["actions"])
    hand = _mask(told["hand"])
    view = View(
        seat,
        rules,
        match.dealer,
        match.hand_number,
        phase,
        None,
        match.scores,
        match.bag_counts,
        tuple(told["looked"]),
        0 if two and seat is not None and hand is None else hand,
        tuple(None if bid is None else parse_bid(str(bid)) for bid in told["bids"]),
        _mask(told["passed"]),
        _mask(told["received"]),
        leader=told["trick"]["leader"] if playing else None,
        trick=_cards(told["trick"]["cards"]),
        tricks=tuple(
            Trick(one["leader"], _cards(one["cards"]), one["winner"]) for one in told["tricks"]
        ),
        taken=tuple(told["taken"]),
        spades_broken=told["spades_broken"],
        drawn=Card.parse(told["drawn"]) if two and told["drawn"] is not None else None,
        discards=(_mask(told["discards"]) or 0) if two else 0,
        stock_left=told["stock_left"] if two else 0,
        opening=tuple(text for text in actions if _verb(text) != "play"),
    )
    return replace(view, to_act=_to_act(view, match), shown=_shown(view))


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return parse_cards(" ".join(texts))


def _mask(texts: list[str] | None) -> int | None:
    return None if texts is None else mask_of(_cards(texts))


def _pair(values: list[int]) -> tuple[int, int]:
    first, second = values
    return first, second


def _verb(text: str) -> str:
    return text.split()[1]


def _givers(view: View) -> list[int]:
    """The seats that have passed or put cards down, in order."""
    done = (text.split() for text in view.opening)
    return [int(words[0]) for words in done if words[1] in ("pass", "exchange")]


def _to_act(view: View, match: Match) -> int | None:
    """Whose turn it is: nobody is asked for it, because all that says so is public."""
    seats = view.rules.seats
    if view.phase == "draw":
        turns = sum(_verb(text) in ("keep", "refuse") for text in view.opening)
        return (view.dealer + turns) % seats
    if view.phase == "bidding":
        return next(seat for seat in match.bidding_order if view.bids[seat] is None)
    if view.phase == "exchange":
        # None while the dealer owes the last cards, a moment in which no match rests.
        return next(iter(exchange_queue(match, view.bids)[len(_givers(view)) :]), None)
    assert view.leader is not None
    return (view.leader + len(view.trick)) % seats


def _shown(view: View) -> tuple[int, ...]:
    """Of the cards that this seat passed, those that its partner still holds."""
    seats, seat = view.rules.seats, view.seat
    shown = [0] * seats
    if seats == 4 and seat is not None and view.passed is not None:
        partner, givers = partner_of(seat), _givers(view)
        moved = view.passed
        if view.rules.exchange_order == "simultaneous":
            moved = moved if view.received is not None else 0
        elif view.received is not None and givers.index(seat) < givers.index(partner):
            moved &= ~view.received  # some of them came back
        shown[partner] = moved & ~view.played
    return tuple(shown)
