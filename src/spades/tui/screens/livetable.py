"""The table screen where people meet: who is there, the clock, votes, phrases, the connection."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual import events

from spades.table import Told, asks
from spades.tui.canvas import fit
from spades.tui.desk import Desk
from spades.tui.narrate import side_lines
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.proof import alarming, proof_lines, prove
from spades.tui.remote.room import clock_text
from spades.tui.screens import pages
from spades.tui.screens.dialogs import Confirm, Page
from spades.tui.screens.gathering import LeaveDialog
from spades.tui.screens.menu import MenuScreen
from spades.tui.screens.roommenu import phrase_menu, reason_menu, room_menu
from spades.tui.screens.table import TableScreen
from spades.tui.standing_room import proposal_text, time_left, vote_left
from spades.tui.widgets.felt import Felt
from spades.tui.widgets.panel import Log

SHORT: Final = 10.0
"""Seconds on a clock from which on it is shown as urgent."""

HINTS: Final[pages.Hints] = (
    ("?", "ui-help"),
    ("M", "join-menu"),
    ("P", "join-talk"),
    ("H", "suggestion-title"),
    ("U", "table-undo"),
    ("S", "sheet-title"),
    ("L", "table-last-trick"),
    ("O", "menu-settings"),
    ("Q", "ui-quit"),
)
WATCHING_HINTS: Final[pages.Hints] = tuple(
    (key, word) for key, word in HINTS if key not in ("P", "H", "U")
)
"""Of whoever looks on."""
_LOCAL_ONLY: Final = ("keys-undo", "keys-concede", "keys-quit")
KEYS: Final[pages.Keys] = (
    *(key for key in pages.KEYS if key[1] not in _LOCAL_ONLY),
    ("M", "keys-room", ""),
    ("P", "keys-talk", ""),
    ("R", "keys-claim", "play"),
    ("Y, N", "keys-vote", ""),
    ("B", "join-take-seat-back", ""),
    ("U", "keys-propose-undo", ""),
    ("C", "keys-concede", ""),
    ("Q, Ctrl+Q", "keys-leave", ""),
)
WATCHING_KEYS: Final[pages.Keys] = tuple(
    one
    for one in KEYS
    if one[1]
    in (
        "keys-last-trick",
        "keys-score-sheet",
        "keys-hurry",
        "menu-settings",
        "keys-howto",
        "keys-room",
        "keys-leave",
    )
)


class LiveTableScreen(TableScreen):
    """A match at a server's table. Ends with ``quit`` or ``failed``."""

    def __init__(self, desk: Desk, match: RemoteMatch) -> None:
        super().__init__(desk, match)
        self.live = match
        self.hints = HINTS if match.seat is not None else WATCHING_HINTS
        self._asked = False
        """Whether the player was to do something when the screen was last drawn."""
        self._page: Page | None = None
        """The page of a hand that is over, while it lies over the table."""
        self._reading = False
        """Whether it does, or the score sheet that was opened from it."""
        self._shut_at = float("-inf")
        """When it closed by itself: a key right after that was meant for it."""

    def on_mount(self) -> None:
        """Hear of news; the table screen's own handler begins, which is called too."""
        loop = asyncio.get_running_loop()

        def heard() -> None:
            with contextlib.suppress(RuntimeError):  # the screen has gone
                loop.call_soon_threadsafe(self.driver.wake)

        self.live.listen(heard)
        self.set_interval(1.0, self._tick)

    # --- what is shown

    def news(self, told: Told) -> None:
        """Draw anew; what is of the game follows step by step."""
        if told.answer.kind in ("back", "state"):
            self.tell(None)
        self.draw()

    def draw(self) -> None:
        """As ever; and a sound when the player is asked for something."""
        super().draw()
        asked = self.driver.ready or self.live.asked
        if asked and not self._asked:
            self.app.bell()
        self._asked = asked
        if asked:
            self._close_page()

    def _tick(self) -> None:
        """Times go on while nothing happens."""
        if self._asked:
            self._close_page()  # something may have lain over it
        if self.is_mounted and self.app.screen is self:
            self._show_question()
            self._show_notice()
            self.query_one(Felt).refresh()

    def _aside(self) -> Text:
        """The clock of the one to act; of a proposal while it is to be answered."""
        palette, votes = self.desk.palette, self.ask.kind == "vote"
        left = vote_left(self.live) if votes else time_left(self.live)
        if left is None:
            return Text()
        style = palette.wrong if self._asked and left <= SHORT else palette.faint
        return Text(clock_text(left), style)

    def _show_notice(self) -> None:
        """That there is no connection goes before all else."""
        if self.live.online:
            super()._show_notice()
            return
        wait = clock_text(self.live.retry_in)
        said = self.desk.texts.say("join-offline", time=wait)
        self.query_one("#notice").update(Text(said, self.desk.palette.wrong))  # type: ignore[attr-defined]

    def _standing_notice(self) -> Text:
        """What is proposed, and what could be claimed."""
        room, texts, palette = self.live.room, self.desk.texts, self.desk.palette
        if room.proposal is not None and self.ask.kind != "vote":
            return Text(proposal_text(self.live, room, texts), palette.ink)
        if self.driver.ready and self.live.claim() is not None:
            count = (self.stage.view.hand or 0).bit_count()
            hint = texts.say("join-claim-hint", count=count)
            return Text(f"{hint} R: {texts.say('keys-claim')}", palette.lamp)
        return Text()

    def _title(self) -> Text:
        """For whoever looks on, that they do."""
        line = super()._title()
        if self.live.seat is not None:
            return line
        mark = self.desk.texts.say("join-watching")
        room = self.size.width - 2 - cell_len(mark) - 3
        return Text(f"{mark} · " if not self.desk.texts.ascii else f"{mark} - ").append_text(
            Text(fit(line.plain.rstrip(), room), self.desk.palette.faint)
        )

    # --- a hand's end, and the match's

    def hand_over_beside(self) -> None:
        """The hand line by line; the next one may begin meanwhile, and is shown when it is over."""
        if self._page is not None:
            self._page.renew(pages.hand_title(self.desk, self.stage))
        elif not self._reading:
            self.run_worker(self._hand_page(), group="hand")

    async def _hand_page(self) -> None:
        """Until it is closed, or the player is asked for something: the log has it too."""
        self._reading, answer = True, "s"
        while answer == "s" and not self._asked:
            self._page = pages.hand_page(self.desk, self.stage)
            answer = await self.app.push_screen_wait(self._page)
            self._page = None
            if answer == "s":
                await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))
        self._reading = False

    def _close_page(self) -> None:
        if self._page is not None and self._page.is_active and self._page.is_mounted:
            self._page.dismiss("")
            self._page, self._shut_at = None, time.monotonic()

    async def match_over(self) -> bool:
        """Who won, and whether the shuffle was what was promised."""
        self._close_page()
        self.say(lambda: self.desk.texts.say("join-proving"))
        proof = await asyncio.to_thread(prove, self.live)
        self.stage.catch_up()
        self.tell(None)
        self.draw()
        palette = self.desk.palette
        style = palette.wrong if alarming(proof) else palette.ink
        while True:
            told = [Text(line, style) for line in proof_lines(proof, self.desk.texts)]
            page = pages.match_page(self.desk, self.stage, told)
            if await self.app.push_screen_wait(page) != "s":
                self.dismiss("quit")
                return True
            await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))

    # --- commands

    def on_key(self, event: events.Key) -> None:
        """As ever, unless it was meant for the page that has just closed by itself."""
        if time.monotonic() - self._shut_at < self.desk.guard:
            event.stop()
            event.prevent_default()

    def _commands(self) -> dict[str, Callable[[], None]]:
        """With those of the table; a spectator has fewer."""
        commands = super()._commands()
        commands |= {"m": self.show_room, "r": self.show_claim}
        if self.live.seat is None:
            for key in ("u", "c", "h"):
                del commands[key]
        else:
            commands |= {"p": self.show_phrases, "b": self.show_back}
        return commands

    def show_help(self) -> None:
        """All keys."""
        keys = KEYS if self.live.seat is not None else WATCHING_KEYS
        self._push(pages.help_page(self.desk, True, keys))

    def show_quit(self) -> None:
        """Ask, then leave the table."""
        self._push(LeaveDialog(self.desk, self.live), self.driver.leave)

    def show_concede(self) -> None:
        """Ask, then give up, or ask the partner to."""
        say = self.desk.texts.say
        if not self.live.over:
            asked = Confirm(self.desk, say("dialog-concede"), say("join-concede-help"))
            self._push(asked, self.driver.concede)

    def show_back(self) -> None:
        """Why there is no seat to take back; where there is one, the question says so."""
        if self.live.sitter is None:
            self.say(lambda: self.desk.texts.say("join-not-sat-in"))

    def show_claim(self) -> None:
        """What the hand will be worth, then claim the rest."""
        result, seat = self.live.claim(), self.live.seat
        if result is None or seat is None or not self.driver.ready:
            return
        texts = self.desk.texts
        names = self.stage.names(texts)
        lines = [line for side in (0, 1) for line in side_lines(result, side, seat, names, texts)]
        asked = Confirm(self.desk, texts.say("dialog-claim"), "\n".join(lines), yes=True)
        self._push(asked, lambda: self.driver.request(asks.Claim(seat)))

    def show_phrases(self) -> None:
        """The ready-made phrases."""
        if self.live.room.plan.options.talk:
            self.app.push_screen(phrase_menu(self.desk), self._said)
        else:
            self.say(lambda: self.desk.texts.say("error-talk-off"))

    def _said(self, phrase: str | None) -> None:
        if phrase and self.live.seat is not None:
            self.driver.request(asks.Talk(self.live.seat, phrase))

    def show_room(self) -> None:
        """Who is there, and what can be asked of the table."""
        self._push_menu(room_menu(self.desk, self.live))

    def _push_menu(self, menu: MenuScreen) -> None:
        self.app.push_screen(menu, self._chosen_of_room)

    def _chosen_of_room(self, chosen: str | None) -> None:
        deeds = {
            "talk": self.show_phrases,
            "undo": self.driver.undo,
            "claim": self.show_claim,
            "concede": self.show_concede,
            "leave": self.show_quit,
        }
        if chosen in deeds:
            deeds[chosen]()
        elif chosen and re.fullmatch(r"kick \d", chosen):
            self._push_menu(reason_menu(self.desk, self.live, int(chosen[-1])))
        elif chosen and self.live.seat is not None:
            ask = asks.parse_ask(self.live.seat, chosen)
            self.driver.request(ask)  # type: ignore[arg-type]
        self.query_one(Log).refresh()
