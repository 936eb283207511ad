"""From a log of events to the record of the match: the log is the truth, the record its shadow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from spades.cards import Card
from spades.game.actions import (
    Action,
    Bid,
    Close,
    Deal,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Refuse,
    Stock,
)
from spades.game.events import (
    BidMade,
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
    Hidden,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    Rewound,
    StockSet,
)
from spades.game.record import Hand, Record


def effective(events: Iterable[Event | Rewound]) -> list[Event]:
    """The events that count, once every Rewound is carried out."""
    kept: list[Event] = []
    for event in events:
        if isinstance(event, Rewound):
            del kept[event.to :]
        else:
            kept.append(event)
    return kept


def record_of(
    events: Iterable[Event | Rewound],
    players: tuple[str, ...] | None = None,
    meta: Mapping[str, Any] | None = None,
) -> Record:
    """The record of a log from MatchStarted on, whole and unredacted."""
    log = effective(events)
    started = log[0]
    assert isinstance(started, MatchStarted), "a log begins with MatchStarted"
    hands: list[Hand] = []
    end: Close | None = None
    for event in log[1:]:
        if isinstance(event, (HandDealt, StockSet)):
            hands.append(Hand(_brought(event)))
        elif isinstance(event, MatchEnded):
            end = _ending(event)
        elif isinstance(event, CardsRedrawn):
            hand = hands[-1]
            hands[-1] = replace(hand, redraws=(*hand.redraws, _cards(event.cards)))
        else:
            action = action_of(event)
            if action is not None:
                hand = hands[-1]
                hands[-1] = replace(hand, actions=(*hand.actions, action))
    if hands and _owed(hands[-1]):
        # A crash between an exchange and its redraw: the record stands just before it.
        hands[-1] = replace(hands[-1], actions=hands[-1].actions[:-1])
    return Record(
        started.rules,
        started.first,
        tuple(hands),
        players,
        started.scores,
        started.bag_counts,
        end,
        meta or {},
    )


def _owed(hand: Hand) -> bool:
    """Whether the dealer has not yet brought the cards of the hand's last exchange."""
    exchanges = sum(isinstance(action, Exchange) for action in hand.actions)
    return exchanges > len(hand.redraws)


def action_of(event: Event) -> Action | None:
    """The action that an event tells of; None for what only follows from another."""
    match event:
        case Looked(seat, _):
            return Look(seat)
        case DoubleNilDeclined(seat):
            return Decline(seat)
        case BidMade(seat, bid, _):
            return Bid(seat, bid)
        case CardKept(seat, _, _):
            return Keep(seat)
        case CardRefused(seat, _, _):
            return Refuse(seat)
        case CardsPassed(seat, _, cards) | PassChosen(seat, cards):
            return Pass(seat, _cards(cards))
        case CardsSwapped(seat, _, given, _):
            return Pass(seat, _cards(given))
        case CardsPutDown(seat, cards):
            return Exchange(seat, _cards(cards))
        case CardPlayed(seat, card):
            return Play(seat, card)
    return None


def _brought(event: HandDealt | StockSet) -> Deal | Stock:
    if isinstance(event, HandDealt):
        return Deal(tuple(hand or 0 for hand in event.hands))
    return Stock(event.order or ())


def _ending(event: MatchEnded) -> Close | None:
    if event.by == "rules":
        return None
    if event.by == "abandoned" or event.winner is None:
        return Close("abandoned")
    return Close(event.by, 1 - event.winner if event.by == "forfeit" else event.winner)


def _cards(cards: Hidden) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)
