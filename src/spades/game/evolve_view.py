"""Fold one event into a seat's view, the event as ``view.redact`` shows it to that seat. Total.

So a view grows with what its seat is told, without a state behind it; and it is always what
``view.view_of`` makes of the state (the *square* test).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from spades.cards import Card
from spades.game.actions import bid_text
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    DoubleNilDeclined,
    Event,
    HandDealt,
    HandScored,
    Hidden,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    StockSet,
    TrickTaken,
)
from spades.game.evolve import at_seat, known
from spades.game.state import Draw, Match, Trick, exchange_queue
from spades.game.view import View, between
from spades.rules.laws import broken_after, next_seat


def evolve_view(view: View | None, event: Event, seat: int | None) -> View:
    """A seat's view after an event as ``redact`` shows it; None before MatchStarted. Total."""
    if isinstance(event, MatchStarted):
        match = Match(event.rules, 1, event.first, event.scores, event.bag_counts)
        return between(match, seat, "deal", None)
    return _FOLDS[type(event)](view, event)


def _dealt(view: View, event: HandDealt) -> View:
    first = next_seat(view.dealer, 4)
    hand = event.hands[view.seat] if view.seat is not None else None
    return _new_hand(view, "bidding", first, event.looked, hand, 0)


def _stock_set(view: View, event: StockSet) -> View:
    hand = None if view.seat is None else 0
    return _new_hand(view, "draw", view.dealer, event.looked, hand, 52)


def _new_hand(
    view: View,
    phase: str,
    to_act: int,
    looked: tuple[bool, ...],
    hand: int | None,
    stock: int,
) -> View:
    seats = view.rules.seats
    return replace(
        view,
        phase=phase,
        to_act=to_act,
        looked=looked,
        hand=hand,
        bids=(None,) * seats,
        shown=(0,) * seats,
        taken=(0,) * seats,
        stock_left=stock,
        result=None,
    )


def _looked(view: View, event: Looked) -> View:
    return replace(
        view,
        looked=at_seat(view.looked, event.seat, True),
        hand=event.hand if event.seat == view.seat else view.hand,
        opening=(*view.opening, f"{event.seat} look"),
    )


def _declined(view: View, event: DoubleNilDeclined) -> View:
    return replace(
        view,
        looked=at_seat(view.looked, event.seat, True),
        opening=(*view.opening, f"{event.seat} decline"),
    )


def _bid(view: View, event: BidMade) -> View:
    seen = event.seat == view.seat and event.hand is not None
    view = replace(
        view,
        bids=at_seat(view.bids, event.seat, event.bid),
        looked=at_seat(view.looked, event.seat, True),
        hand=event.hand if seen else view.hand,
        opening=(*view.opening, f"{event.seat} bid {bid_text(event.bid)}"),
    )
    return view if view.phase == "draw" else _after_bids(view)


def _after_bids(view: View) -> View:
    """Whose bid is next; or, all made, who exchanges or leads."""
    seats = view.rules.seats
    order = [(view.dealer + turn) % seats for turn in range(1, seats + 1)]
    to_bid = next((seat for seat in order if view.bids[seat] is None), None)
    if to_bid is not None:
        return replace(view, phase="bidding", to_act=to_bid)
    return _exchange_or_play(view, _queue(view))


def _queue(view: View) -> tuple[int, ...]:
    match = Match(view.rules, view.hand_number, view.dealer, view.scores, view.bag_counts)
    return exchange_queue(match, view.bids)


def _exchange_or_play(view: View, queue: tuple[int, ...]) -> View:
    if queue:
        return replace(view, phase="exchange", to_act=queue[0])
    leader = next_seat(view.dealer, view.rules.seats)
    return replace(view, phase="play", to_act=leader, leader=leader)


def _drawn(view: View, event: CardDrawn) -> View:
    return replace(view, drawn=event.card)


def _kept(view: View, event: CardKept | CardRefused) -> View:
    refused = isinstance(event, CardRefused)
    verb = "refuse" if refused else "keep"
    view = replace(
        view,
        hand=_plus(view.hand, event.card),
        draws=(*view.draws, Draw(event.seat, refused, event.card, event.discarded)),
        discards=view.discards | (0 if event.discarded is None else 1 << event.discarded),
        drawn=None,
        stock_left=view.stock_left - 2,
        to_act=1 - event.seat,
        opening=(*view.opening, f"{event.seat} {verb}"),
    )
    return view if view.stock_left else _after_bids(view)


def _plus(hand: int | None, card: Card | None) -> int | None:
    return hand if hand is None or card is None else hand | 1 << card


def _passed(view: View, event: CardsPassed) -> View:
    return _moved(_with_pass(view, event.seat, event.cards), event.seat, event.to, event.cards)


def _pass_chosen(view: View, event: PassChosen) -> View:
    return _next_exchange(_with_pass(view, event.seat, event.cards))


def _swapped(view: View, event: CardsSwapped) -> View:
    view = _with_pass(view, event.seat, event.given)
    view = _moved(view, event.partner, event.seat, event.taken)
    return _moved(view, event.seat, event.partner, event.given)


def _with_pass(view: View, seat: int, cards: Hidden) -> View:
    return replace(
        view,
        passed=known(cards) if seat == view.seat else view.passed,
        opening=(*view.opening, f"{seat} pass{' ??' * len(cards)}"),
    )


def _moved(view: View, giver: int, taker: int, hidden: Hidden) -> View:
    """Cards moved between partners; known to those two."""
    cards = known(hidden)
    if view.seat == giver:
        shown = at_seat(view.shown, taker, view.shown[taker] | cards)
        view = replace(view, hand=(view.hand or 0) & ~cards, shown=shown)
    elif view.seat == taker:
        # what comes back is no longer with the partner
        shown = at_seat(view.shown, giver, view.shown[giver] & ~cards)
        view = replace(view, hand=(view.hand or 0) | cards, received=cards, shown=shown)
    return _next_exchange(view)


def _put_down(view: View, event: CardsPutDown) -> View:
    opening = (*view.opening, f"{event.seat} exchange{' ??' * len(event.cards)}")
    view = replace(view, to_act=None, opening=opening)
    if event.seat == view.seat:
        cards = known(event.cards)
        view = replace(view, passed=cards, hand=(view.hand or 0) & ~cards)
    return view


def _redrawn(view: View, event: CardsRedrawn) -> View:
    cards = known(event.cards)
    view = replace(view, discards=view.discards & ~cards)
    if event.seat == view.seat:
        view = replace(view, received=cards, hand=(view.hand or 0) | cards)
    else:
        view = replace(view, shown=at_seat(view.shown, event.seat, cards))
    return _next_exchange(view)


def _next_exchange(view: View) -> View:
    done = sum(1 for action in view.opening if action.split()[1] in ("pass", "exchange"))
    return _exchange_or_play(view, _queue(view)[done:])


def _played(view: View, event: CardPlayed) -> View:
    card, seat = event.card, event.seat
    seats = view.rules.seats
    return replace(
        view,
        hand=None if view.hand is None else view.hand & ~(1 << card),
        shown=at_seat(view.shown, seat, view.shown[seat] & ~(1 << card)),
        trick=(*view.trick, card),
        spades_broken=broken_after(view.spades_broken, card),
        to_act=next_seat(seat, seats),
    )


def _taken(view: View, event: TrickTaken) -> View:
    assert view.leader is not None
    return replace(
        view,
        leader=event.seat,
        to_act=event.seat,
        tricks=(*view.tricks, Trick(view.leader, view.trick, event.seat)),
        trick=(),
        taken=at_seat(view.taken, event.seat, view.taken[event.seat] + 1),
    )


def _scored(view: View, event: HandScored) -> View:
    result = event.result
    match = Match(
        view.rules,
        view.hand_number + 1,
        next_seat(view.dealer, view.rules.seats),
        result.scores,
        result.bag_counts,
    )
    return between(match, view.seat, "deal", result)


def _ended(view: View, event: MatchEnded) -> View:
    match = Match(view.rules, view.hand_number, view.dealer, view.scores, view.bag_counts)
    over = between(match, view.seat, "over", view.result)
    return replace(over, winner=event.winner, ended_by=event.by)


_FOLDS: Final[dict[type[Event], Callable[[Any, Any], View]]] = {
    HandDealt: _dealt,
    StockSet: _stock_set,
    Looked: _looked,
    DoubleNilDeclined: _declined,
    BidMade: _bid,
    CardDrawn: _drawn,
    CardKept: _kept,
    CardRefused: _kept,
    PassChosen: _pass_chosen,
    CardsPassed: _passed,
    CardsSwapped: _swapped,
    CardsPutDown: _put_down,
    CardsRedrawn: _redrawn,
    CardPlayed: _played,
    TrickTaken: _taken,
    HandScored: _scored,
    MatchEnded: _ended,
}
