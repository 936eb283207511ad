"""Entries of a table's log as JSON and back: whole, unredacted, for the store alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spades.errors import NotationError
from spades.game.codec import EVENTS, event_json, read_event
from spades.table.events import TABLE_EVENTS
from spades.table.inputs import Entry

ALL_EVENTS: Final[Mapping[str, type[Any]]] = {
    **EVENTS,
    **{kind.__name__: kind for kind in TABLE_EVENTS},
}
"""Every kind of event that a table's log may hold, by name."""


def entry_json(entry: Entry) -> dict[str, Any]:
    """``{"v": 12, "cause": "0 a1", "at": 1700000000.5, "events": [{"event": …}]}``."""
    return {
        "v": entry.version,
        "cause": entry.cause,
        "at": entry.at,
        "events": [event_json(event) for event in entry.events],
    }


def read_entry(told: object) -> Entry:
    """An entry. Raises NotationError ``event.unreadable``."""
    try:
        if not isinstance(told, Mapping):
            raise TypeError
        events = tuple(read_event(event, ALL_EVENTS) for event in told["events"])
        return Entry(told["v"], told["cause"], told["at"], events)
    except (KeyError, TypeError) as error:
        raise NotationError("event.unreadable", text=str(told)[:80]) from error
