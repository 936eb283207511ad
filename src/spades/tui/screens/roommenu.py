"""What can be asked of a table where people meet, as lists to choose from.

The keys of the fields are commands as they are written (``redeal``, ``seat 2 simple``), or names of
what the screen itself does first (a question, another list).
"""

from __future__ import annotations

from spades.i18n import Texts
from spades.table.asks import REASONS
from spades.table.talk import PHRASES
from spades.tui.desk import Desk
from spades.tui.narrate_room import phrase_text
from spades.tui.remote.match import RemoteMatch
from spades.tui.screens.menu import MenuScreen
from spades.tui.standing_room import room_lines
from spades.tui.widgets.form import Field


def phrase_menu(desk: Desk) -> MenuScreen:
    """The ready-made phrases; ends with the name of one."""
    fields = [Field(phrase, phrase_text(phrase, desk.texts)) for phrase in PHRASES]
    return MenuScreen(desk, desk.texts.say("join-talk"), fields)


def reason_menu(desk: Desk, match: RemoteMatch, whom: int) -> MenuScreen:
    """Why somebody is sent away; ends with the whole command."""
    texts = desk.texts
    fields = [Field(f"kick {whom} {one}", texts.say(f"kick-{one}")) for one in REASONS]
    title = texts.say("keys-kick", name=match.called(texts)[whom])
    return MenuScreen(desk, title[:1].upper() + title[1:], fields)


def room_menu(desk: Desk, match: RemoteMatch) -> MenuScreen:
    """Who is at the table, and what this person can ask of it."""
    texts = desk.texts
    fields = [Field(key, label) for key, label in room_deeds(match, texts)]
    return MenuScreen(desk, texts.say("join-menu"), fields, lambda: room_lines(match, texts))


def room_deeds(match: RemoteMatch, texts: Texts) -> list[tuple[str, str]]:
    """What this person can ask of the table now, with its words."""
    seat, room = match.seat, match.room
    if seat is None or room.phase in ("over", "closed"):
        return [("leave", texts.say("keys-leave"))]
    options, told = room.plan.options, []
    if options.talk:
        told.append(("talk", texts.say("keys-talk")))
    if room.phase == "playing":
        told.append(("undo", texts.say("keys-propose-undo")))
        if match.claim() is not None:
            told.append(("claim", texts.say("keys-claim")))
        if options.redeals > room.table.redeals:
            told.append(("redeal", texts.say("keys-redeal")))
        if options.accept_win:
            told.append(("accept_win", texts.say("keys-accept-win")))
        told.append(("concede", texts.say("keys-concede")))
    if room.table.host == seat:
        told += _host_deeds(match, texts)
    return [*told, ("leave", texts.say("keys-leave"))]


def _host_deeds(match: RemoteMatch, texts: Texts) -> list[tuple[str, str]]:
    room, told = match.room, []
    if room.phase == "gathering":
        told.append(("begin", texts.say("keys-begin")))
    names, sitter = match.called(texts), room.plan.options.sitter
    for number, seat in enumerate(room.seats):
        where = texts.say("seat-name", seat=number) if len(room.seats) == 4 else names[number]
        if seat.is_free and room.phase in ("gathering", "playing"):
            label = texts.say("keys-fill", seat=where)
            told.append((f"seat {number} {sitter}", label))
        elif seat.is_persons and number != match.seat:
            told.append((f"kick {number}", texts.say("keys-kick", name=names[number])))
    return told
