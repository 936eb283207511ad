"""What players are called: by the name they gave, else by their seat in the reader's language."""

from __future__ import annotations

from spades.i18n import Texts
from spades.store.journal import Header
from spades.table import PERSON


def clean_name(text: str) -> str:
    """A name as it may be shown: one line, no control characters, 24 characters at most."""
    return one_line(text)[:24]


def one_line(text: str) -> str:
    """A text in one line, without control characters, however long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def given_names(names: tuple[str, ...], kinds: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """The names by seat, those left empty filled in in the reader's language."""
    if len(names) == 4:
        return tuple(name or texts.say("seat-name", seat=seat) for seat, name in enumerate(names))
    computers = [seat for seat, kind in enumerate(kinds) if kind != PERSON]
    filled = []
    for seat, name in enumerate(names):
        if kinds[seat] == PERSON:
            filled.append(name or texts.say("name-player", number=seat + 1))
        elif len(computers) == 1:
            filled.append(name or texts.say("name-computer-only"))
        else:
            filled.append(name or texts.say("name-computer", number=seat + 1))
    return tuple(filled)


def shown_names(header: Header, texts: Texts) -> tuple[str, ...]:
    """A match's names as this reader sees them: a seat's own name in their language."""
    named = header.settings.get("named")
    if not isinstance(named, list):
        return header.names
    kept = tuple(name if seat in named else "" for seat, name in enumerate(header.names))
    return given_names(kept, header.kinds, texts)
