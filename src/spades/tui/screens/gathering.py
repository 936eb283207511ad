"""Before the match: who sits at the table already, the link for those who are to come."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from spades.errors import SpadesError
from spades.table import Told, asks
from spades.table.events import of_table
from spades.tui.desk import Desk
from spades.tui.narrate_room import narrate_room
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.proof import error_text
from spades.tui.remote.room import clock_text
from spades.tui.screens import pages
from spades.tui.screens.dialogs import Confirm
from spades.tui.screens.roommenu import phrase_menu, reason_menu, room_deeds
from spades.tui.standing import rules_text
from spades.tui.standing_room import leave_text, room_lines
from spades.tui.widgets.form import Field, Form

KEYS: Final[pages.Keys] = (
    ("↑ ↓", "menu-choose", ""),
    ("Enter", "keys-confirm", ""),
    ("I, F1", "keys-howto", ""),
    ("Q, Ctrl+Q", "keys-leave", ""),
)


class LeaveDialog(Confirm):
    """Whether to leave the table, and what becomes of the seat."""

    def __init__(self, desk: Desk, match: RemoteMatch) -> None:
        say = desk.texts.say
        super().__init__(desk, say("dialog-leave"), leave_text(match, desk.texts), yes=False)


class GatheringScreen(Screen[str]):
    """Waits for the match. Ends with ``begun``, ``quit`` or ``failed``."""

    def __init__(self, desk: Desk, match: RemoteMatch) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self._wake = asyncio.Event()
        self._notice = ""
        self._told: deque[str] = deque(maxlen=4)
        """What happened last, in words."""

    def compose(self) -> ComposeResult:
        """The game, the seats, the link, what can be done."""
        with Vertical(id="gathering"):
            yield Static(id="gathering-title", markup=False)
            yield Static(id="gathering-seats", markup=False)
            yield Static(id="gathering-link", markup=False)
            yield Form(self.desk)
            yield Static(id="gathering-told", markup=False)
            yield Static(id="gathering-notice", markup=False)

    def on_mount(self) -> None:
        """Begin to listen."""
        loop = asyncio.get_running_loop()

        def heard() -> None:
            with contextlib.suppress(RuntimeError):  # the screen has gone
                loop.call_soon_threadsafe(self._wake.set)

        self.match.listen(heard)
        self.desk.listeners.append(self._fill)
        self.query_one(Form).focus()
        self._fill()
        self.set_interval(1.0, self._fill)
        self.run_worker(self._run(), exclusive=True, group="match")

    def on_unmount(self) -> None:
        """No longer listen."""
        self.desk.listeners.remove(self._fill)

    async def _run(self) -> None:
        match = self.match
        while True:
            self._wake.clear()
            while (told := match.advance()) is not None:
                error = told.answer.error
                if error is not None and match.lost is None:
                    self._notice = error_text(error, self.desk.texts)
                self._tell(told)
                if match.begun:
                    self.dismiss("begun")
                    return
            if match.lost is not None:
                await self._failed(match.lost)
                return
            self._fill()
            await self._wake.wait()

    def _tell(self, told: Told) -> None:
        texts = self.desk.texts
        names = self.match.telling(texts)
        for event in told.events_for(self.match.rules, self.match.seat):
            if of_table(event):
                self._told.extend(narrate_room(event, self.match.seat, names, texts))

    async def _failed(self, error: SpadesError) -> None:
        await self.app.push_screen_wait(pages.error_page(self.desk, error))
        self.dismiss("failed")

    def _fill(self) -> None:
        if not self.is_mounted:
            return
        texts, palette, match = self.desk.texts, self.desk.palette, self.match
        title = ". ".join(line.rstrip(".") for line in rules_text(match.rules, texts))
        self.query_one("#gathering-title", Static).update(Text(title, palette.lamp))
        seats = Text("\n".join(room_lines(match, texts)), palette.ink)
        self.query_one("#gathering-seats", Static).update(seats)
        link = Text(texts.say("join-link", link=str(match.link)), palette.faint)
        self.query_one("#gathering-link", Static).update(link)
        form = self.query_one(Form)
        at = form.field.key if form.has_fields else None
        form.show([Field(key, label) for key, label in room_deeds(match, texts)], at)
        log = Text("\n".join(self._told), palette.faint)
        self.query_one("#gathering-told", Static).update(log)
        said = self._notice
        if not match.online:
            said = texts.say("join-offline", time=clock_text(match.retry_in))
        self.query_one("#gathering-notice", Static).update(Text(said, palette.wrong))

    # --- what the person does

    def on_key(self, event: events.Key) -> None:
        """Q leaves, ? and F1 help, as everywhere."""
        if event.key in ("q", "Q", "escape", "ctrl+q"):
            event.stop()
            self._leave()
        elif event.key == "question_mark":
            event.stop()
            self.app.push_screen(pages.help_page(self.desk, True, KEYS))
        elif event.key in ("f1", "i", "I"):
            event.stop()
            self.app.push_screen(pages.howto_page(self.desk, self.match.rules))

    def on_form_chosen(self, message: Form.Chosen) -> None:
        """Something to do."""
        seat = self.match.seat
        if message.key == "leave":
            self._leave()
        elif seat is None:
            return
        elif message.key == "talk":
            self.app.push_screen(phrase_menu(self.desk), self._said)
        elif re.fullmatch(r"kick \d", message.key):
            reasons = reason_menu(self.desk, self.match, int(message.key[-1]))
            self.app.push_screen(reasons, self._asked)
        else:
            self._asked(message.key)

    def _asked(self, command: str | None) -> None:
        if command and self.match.seat is not None:
            self.match.act(asks.parse_ask(self.match.seat, command))

    def _said(self, phrase: str | None) -> None:
        if phrase and self.match.seat is not None:
            self.match.act(asks.Talk(self.match.seat, phrase))

    def _leave(self) -> None:
        def answered(leaves: bool | None) -> None:
            if leaves:
                self.dismiss("quit")

        self.app.push_screen(LeaveDialog(self.desk, self.match), answered)
