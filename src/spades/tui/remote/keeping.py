"""What a person has to remember of a table: the seat's token, the promise, their own share.

The token goes to disk before the match and away after it (``notes``). The dealer's promise counts
as it was told first; if another one is told later, the match was not dealt as promised.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from spades.errors import RemoteError
from spades.tui.remote.link import Link
from spades.tui.remote.notes import Note, forget_note, keep_note
from spades.tui.remote.room import Room


class Keeper:
    """``note`` None: a spectator, with nothing to keep; ``folder`` None: nothing goes to disk."""

    def __init__(self, link: Link, note: Note | None, folder: Path | None) -> None:
        self.note = note
        self.promised = None if note is None else note.commitment
        """The dealer's commitment as it was seen first."""
        self.changed = False
        """Whether another one was told later."""
        self._link = link
        self._folder = folder
        self._forgotten = False

    def take_in(self, room: Room, seat: int | None) -> str | None:
        """See what concerns the seat; the share, if it is to be opened now."""
        if room.phase in ("over", "closed"):
            self.forget()
        self._see_promise(room.table.commitment)
        if self.note is None or seat is None:
            return None
        one = room.seats[seat]
        if one.share == self.note.share and not self.note.opened:
            self._keep(replace(self.note, opened=True))
        awaited = room.phase == "opening" and one.share is None
        return self.note.share if awaited and one.pledge == self.note.pledge else None

    def forget(self) -> None:
        """The seat is this person's no more, or the match is over."""
        self._forgotten = True
        if self._folder is not None:
            forget_note(self._folder, self._link)

    def _see_promise(self, commitment: str | None) -> None:
        if self.promised is None:
            self.promised = commitment
            if commitment is not None and self.note is not None:
                self._keep(replace(self.note, commitment=commitment))
        elif commitment != self.promised:
            self.changed = True

    def _keep(self, note: Note) -> None:
        self.note = note
        if self._folder is not None and not self._forgotten:
            with contextlib.suppress(RemoteError):  # the token is there since the person sat down
                keep_note(self._folder, note)
