"""What happens at a table beside the game, told as somebody at it would say it."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any, Final

from spades.i18n import Texts
from spades.table import events as says
from spades.table.asks import REASONS
from spades.table.events import TableEvent
from spades.table.talk import PHRASES
from spades.tui.names import clean_name
from spades.tui.narrate import Names

_UNSAID: Final = (says.Committed, says.SeedOpened)
"""Of use at the end, when the shuffle is checked; before it nobody need hear of them."""


def narrate_room(event: TableEvent, seat: int | None, names: Names, texts: Texts) -> list[str]:
    """The sentence of one event of the table, as ``seat`` reads it; some say nothing."""
    if isinstance(event, _UNSAID):
        return []
    if isinstance(event, says.ShareOpened) and event.share:
        return []  # all is as it should be
    told: dict[str, Any] = asdict(event)
    who = told.get("seat")
    told |= {"you": who is not None and who == seat, "name": "" if who is None else names[who]}
    match event:
        case says.SeatTaken():
            told["name"] = clean_name(event.name)
        case says.SeatFreed():
            told["reason"] = event.reason if event.reason in REASONS else "other"
        case says.HostMoved(None):
            told["you"] = "nobody"
        case says.ShareOpened():
            told["opened"] = False
        case says.Talked():
            told["phrase"] = phrase_text(event.phrase, texts) if event.phrase in PHRASES else "?"
        case says.ClockCredited():
            told["seconds"] = round(event.seconds)
    return [texts.say(_key(type(event).__name__), **told)]


def phrase_text(phrase: str, texts: Texts) -> str:
    """A ready-made phrase in the reader's language."""
    return texts.say(f"talk-{phrase.replace('_', '-')}")


def _key(kind: str) -> str:
    """``SeatTaken`` is ``table-seat-taken``, ``TableClosed`` ``table-closed``."""
    dashed = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()
    return f"table-{dashed.removeprefix('table-')}"
