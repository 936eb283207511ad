"""Events as JSON and back: whole for a log on disk, or as a seat may see them for the wire.

A card that is hidden from the reader is ``null``, or ``??`` among others, and reads back as None.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, get_args

from spades.cards import Card, hand_text, parse_cards, parse_hand
from spades.errors import NotationError, SpadesError
from spades.game.actions import bid_json, parse_bid
from spades.game.events import Event, HandResult, Line, Rewound
from spades.game.report import hand_json
from spades.rules import Rules

EVENTS: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in (*get_args(Event), Rewound)}
"""Every kind of event by its name in a log."""


def event_json(event: Any) -> dict[str, Any]:
    """``{"event": "CardPlayed", "seat": 2, "card": "7H"}``; hidden cards of a list are ``??``."""
    told: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):
        write = _WRITE.get(field.name)
        value = getattr(event, field.name)
        told[field.name] = value if write is None or value is None else write(value)
    return told


def read_event(given: object, kinds: Mapping[str, type[Any]] = EVENTS) -> Any:
    """The event of a JSON object. Raises NotationError ``event.unreadable``."""
    try:
        if not isinstance(given, Mapping):
            raise ValueError
        kind = kinds[given["event"]]
        values = {name: value for name, value in given.items() if name != "event"}
        for name, value in values.items():
            read = _READ.get(name)
            if read is not None and value is not None:
                values[name] = read(value)
        event = kind(**values)
    except (SpadesError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise NotationError("event.unreadable", text=str(given)[:80]) from error
    return event


def _text(cards: tuple[Card | None, ...]) -> str:
    return " ".join("??" if card is None else str(card) for card in cards)


def _read_cards(text: str) -> tuple[Card | None, ...]:
    if "??" not in text:
        return parse_cards(text)
    return tuple(None if word == "??" else Card.parse(word) for word in text.split())


def _read_result(given: Mapping[str, Any]) -> HandResult:
    plain = {name: tuple(value) for name, value in given.items() if name not in ("bids", "lines")}
    lines = tuple(
        tuple(Line(line["what"], line["amount"], line.get("seat")) for line in side)
        for side in given["lines"]
    )
    bids = tuple(parse_bid(str(bid)) for bid in given["bids"])
    return HandResult(bids=bids, lines=(lines[0], lines[1]), **plain)


_WRITE: Final[dict[str, Callable[[Any], Any]]] = {
    "rules": Rules.to_json,
    "hands": lambda hands: [None if hand is None else hand_text(hand) for hand in hands],
    "hand": hand_text,
    "order": _text,
    "card": str,
    "discarded": str,
    "cards": _text,
    "given": _text,
    "taken": _text,
    "bid": bid_json,
    "result": hand_json,
    "looked": list,
    "scores": list,
    "bag_counts": list,
}
_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "rules": Rules.from_json,
    "hands": lambda texts: tuple(None if text is None else parse_hand(text) for text in texts),
    "hand": parse_hand,
    "order": parse_cards,
    "card": Card.parse,
    "discarded": Card.parse,
    "cards": _read_cards,
    "given": _read_cards,
    "taken": _read_cards,
    "bid": lambda bid: parse_bid(str(bid)),
    "result": _read_result,
    "looked": tuple,
    "scores": tuple,
    "bag_counts": tuple,
}
