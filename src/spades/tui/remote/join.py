"""Coming to a table on a server: a seat of one's own, kept or new, or a place to look on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from spades.errors import RemoteError
from spades.tui.remote.link import Link
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.notes import Note, forget_note, keep_note, load_note, new_note
from spades.tui.remote.requests import take_seat
from spades.tui.remote.wire import Wire


def own_seat(folder: Path, link: Link) -> bool:
    """Whether this computer has a seat at the table already."""
    note = load_note(folder, link)
    return note is not None and note.token is not None


def join(
    link: Link, folder: Path, name: str, seat: int | None = None, take_over: bool = False
) -> RemoteMatch:
    """Take the seat that was kept of this table, or a new one: the first free one, or ``seat``.

    ``take_over``: even if the seat is in use somewhere else. Raises RemoteError ``join.*``,
    ``seat.in_use`` and whatever the server refuses; NotationError ``view.unreadable``.
    """
    note = load_note(folder, link)
    if note is None or note.token is None:
        note = _sit(link, folder, note, name, seat)
    elif seat is not None and note.seat is not None and note.seat != seat:
        raise RemoteError("join.other_seat", seat=note.seat)
    try:
        return _connected(Wire(link, note.token), note, folder, take_over)
    except RemoteError as error:
        if error.code not in ("seat.token", "table.archived", "join.no_table"):
            raise
        # The seat is no more: what is kept of it would only be in the way.
        forget_note(folder, link)
        raise


def watch(link: Link) -> RemoteMatch:
    """Look on, without a seat. Raises as ``join``."""
    return _connected(Wire(link, None), None, None, False)


def _sit(link: Link, folder: Path, note: Note | None, name: str, seat: int | None) -> Note:
    """Ask for a seat, the share in the shuffle committed to. Asked again, it is the same seat."""
    kept = note is not None
    if note is None:
        note = new_note(link, name)
    keep_note(folder, note)
    asked: dict[str, Any] = {"name": note.name, "request": note.request, "pledge": note.pledge}
    if seat is not None:
        asked["seat"] = seat
    try:
        told = take_seat(link, asked)
    except RemoteError as error:
        if error.code != "join.no_server":
            forget_note(folder, link)  # it was refused: there is nothing to come back to
        if error.code == "seat.request" and kept:
            return _sit(link, folder, None, note.name, seat)  # that seat was lost: another one
        raise
    note = replace(note, seat=told["seat"], token=told["token"])
    keep_note(folder, note)
    return note


def _connected(wire: Wire, note: Note | None, folder: Path | None, take_over: bool) -> RemoteMatch:
    welcome = wire.start(take_over)
    try:
        return RemoteMatch(wire, welcome, note, folder)
    except Exception:
        wire.close()
        raise
