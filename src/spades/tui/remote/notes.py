"""What this computer keeps of a seat at a table: the token above all, which is the seat.

One small file a seat, which only its owner can read, written before anything is sent: a program
that is killed at any moment finds its seat again. It is removed when the match is over.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from spades.errors import RemoteError, reason_of
from spades.table.fair import pledge_of
from spades.tui.remote.link import Link

FOLDER: Final = "seats"
FORMAT: Final = "spades-seat"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Note:
    """A seat that was asked for; ``token`` None: it is not known yet whether it was given."""

    server: str
    table: str
    name: str
    request: str
    """Random text: the same request again gets the same seat."""
    share: str
    """The 16 bytes, as hex, that this person puts into the shuffle."""
    seat: int | None = None
    token: str | None = None
    opened: bool = False
    """Whether the share was opened in time, and has to be in the record."""
    commitment: str | None = None
    """What the dealer had committed to when this person first saw the table."""

    @property
    def pledge(self) -> str:
        """The commitment to the share."""
        return pledge_of(self.share)


def new_note(link: Link, name: str) -> Note:
    """A seat to be asked for, its share drawn anew."""
    return Note(link.server, link.table, name, secrets.token_urlsafe(24), secrets.token_hex(16))


def load_note(folder: Path, link: Link) -> Note | None:
    """What was kept of this table's seat; None where nothing is, or nothing that can be read."""
    try:
        told = json.loads(_path(folder, link).read_text(encoding="utf-8"))
        if told.pop("format") != FORMAT or told.pop("version") != VERSION:
            return None
        note = Note(**{name: told[name] for name in _NAMES if name in told})
        sound = all(isinstance(getattr(note, name), str) for name in _NAMES[:5])
        return note if sound and len(bytes.fromhex(note.share)) == 16 else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def keep_note(folder: Path, note: Note) -> None:
    """Keep it, durably, for its owner's eyes alone. Raises RemoteError ``join.unsaved``."""
    path = _path(folder, Link(note.server, note.table))
    unborn = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    told: dict[str, Any] = {"format": FORMAT, "version": VERSION, **asdict(note)}
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(unborn, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(told, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        unborn.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            unborn.unlink(missing_ok=True)
        raise RemoteError("join.unsaved", path=str(path), reason=reason_of(error)) from None


def forget_note(folder: Path, link: Link) -> None:
    """The seat is nobody's any more."""
    with contextlib.suppress(OSError):
        _path(folder, link).unlink(missing_ok=True)


def _path(folder: Path, link: Link) -> Path:
    """The file of a table's seat: named by a digest, for a table's name is an invitation."""
    digest = hashlib.sha256(f"{link.server} {link.table}".encode()).hexdigest()
    return folder / FOLDER / f"{digest[:24]}.json"


_NAMES: Final = tuple(field.name for field in fields(Note))
